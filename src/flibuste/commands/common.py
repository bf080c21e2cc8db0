"""What several commands need: the table asked for, a record, and ways to print."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from flibuste import engine
from flibuste.arguments import wishes_of
from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.tongue import Tongue, plain
from flibuste.table.match import Match

UNKNOWN = "·"  # where a figure would stand


def table_of(asked: Namespace, words: Tongue) -> tuple[Game, Setup]:
    """The game and the table that the arguments ask for."""
    game, edition = find_game(asked.game)
    wanted = None if asked.edition is None else known_as(asked.edition, game.editions)
    if edition is not None and wanted not in (None, edition):
        raise Mistake("cli-two-editions", {"first": edition, "second": asked.edition})
    try:
        setup = game.setup(wanted or edition, asked.seats, wishes_in(asked, game))
        return game, replace(setup, data=data_of(asked, game))
    except Refusal as refusal:
        why = game.refuse(words.language, refusal.clause, refusal.facts)
        raise Mistake("cli-refused", {"why": why}) from None


def known_as(text: str, known: Iterable[str]) -> str:
    """The one of these names that is meant, capitals and accents being free; the text itself where there is none."""
    return next((name for name in known if plain(name) == plain(text)), text)


def wishes_in(asked: Namespace, game: Game) -> dict[str, str]:
    """The options asked for, written as the game writes them."""
    values = {option.name: option.values for option in game.options}
    named = {known_as(name, values): value for name, value in wishes_of(asked).items()}
    return {name: known_as(value, values.get(name, ())) for name, value in named.items()}


def data_of(asked: Namespace, game: Game) -> str:
    """The component data asked for, "" for the game's own."""
    return "" if asked.data is None else game.load_data(Path(asked.data))


def no_writing(place: Path, error: OSError) -> Mistake:
    return Mistake("cli-no-writing", {"place": str(place), "reason": error.strerror or str(error)})


def warn_if_slow(words: Tongue) -> None:
    if engine.notice() is not None:
        print(words.say("cli-slow"), file=sys.stderr)


def warn_if_running(match: Match, words: Tongue) -> None:
    """Whoever may read the record of a game that runs could cheat with it."""
    if match.turn is not None:
        print(words.say("cli-running"), file=sys.stderr)


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """On a terminal, a bar on standard error; gives a function to be told how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(what, total=total)
        yield lambda done: progress.update(bar, completed=done)


def signed(words: Tongue, value: float) -> str:
    """With its sign even where it is a plus, to one digit."""
    rounded = round(value, 1) or 0.0  # never a minus before nothing
    return ("+" if rounded > 0 else "") + words.number(rounded)


def with_error(words: Tongue, value: str, error: float | None) -> str:
    return f"{value} ± {UNKNOWN if error is None else words.number(round(error, 1))}"


def percent(words: Tongue, share: float) -> str:
    return f"{words.number(round(100 * share, 1))} %"


def print_json(data: object) -> None:
    plain = not (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(data, ensure_ascii=plain, indent=2))


def shown(words: Tongue, value: str | float) -> str:
    return value if isinstance(value, str) else words.number(value)
