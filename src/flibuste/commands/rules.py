"""`flibuste rules`: a rulebook, one clause of it, or where the data of a game comes from."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import Any

from rich.markdown import Markdown
from rich.table import Table

from flibuste import rulebook
from flibuste.commands.common import data_of, print_json
from flibuste.games.catalogue import find_game
from flibuste.kernel.data import SOURCES, Mark, digest, marks, read_file
from flibuste.kernel.game import Game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    game, _ = find_game(asked.game)
    if asked.about or asked.data is not None:
        about(asked, game, words)
        return 0
    clauses = rulebook.clauses(game.name, words.language)
    if asked.clause is not None:
        name = rulebook.clause_name(game.prefix, asked.clause)
        if name is None or name not in clauses:
            raise Mistake("unknown-clause", {"clause": asked.clause, "game": game.name})
        clauses = {name: clauses[name]}
    console = new_console()
    if asked.json:
        print_json(clauses)
    elif asked.clause is not None:
        for name, text in clauses.items():
            console.print(Markdown(f"**{name}** {text}"))
    else:
        page = Markdown(rulebook.rulebook_text(game.name, words.language))
        with console.pager(styles=True) if sys.stdout.isatty() else console:
            console.print(page)
    return 0


def about(asked: Namespace, game: Game, words: Tongue) -> None:
    """Every value of the component data, and where it is known from."""
    sheet = game.own_sheet
    data = data_of(asked, game)
    if asked.data is not None:
        sheet = read_file(Path(asked.data))
    found = [] if sheet is None else list(marks(sheet))
    name = None if sheet is None else digest(data or game.own_data)
    if asked.json:
        values = [{"field": mark.field, "value": mark.value, "source": mark.source} for mark in found]
        print_json({"game": game.name, "rules_version": game.version, "data": name, "values": values})
    elif name is None:
        print(words.say("about-no-data", game=game.name))
    else:
        show_about(game, words, found, name)


def show_about(game: Game, words: Tongue, found: list[Mark], name: str) -> None:
    said = game.tongue(words.language)
    counts = Counter(mark.source for mark in found)
    console = new_console()
    console.print(words.say("about-data", game=game.name, digest=name[:16]), markup=False)
    if said.has("about-data-note"):
        console.print(said.say("about-data-note"), markup=False)
    for source in SOURCES:
        console.print(words.say(f"about-{source}", count=counts[source]), markup=False)
    board = Table(box=None, padding=(0, 2), show_header=False)
    for mark in found:
        board.add_row(mark.field, in_short(mark.value), words.say(f"source-{mark.source}"))
    console.print(board)


def in_short(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {in_short(each)}" for name, each in value.items())
    return ", ".join(in_short(each) for each in value) if isinstance(value, list) else str(value)
