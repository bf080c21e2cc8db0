"""`flibuste rules`: a rulebook, or one clause of it."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.markdown import Markdown

from flibuste import rulebook
from flibuste.commands.common import print_json
from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    game, _ = find_game(asked.game)
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
