"""`flibuste simulate`: random games by the thousand, and what they came to."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from flibuste.commands.common import no_writing, percent, print_json, progress_bar, shown, table_of, warn_if_slow
from flibuste.kernel.game import Game
from flibuste.kernel.tongue import Tongue
from flibuste.lab import simulate
from flibuste.terminal.screen import new_console

FAULTY = 1  # exit code: not the person is wrong, but the program


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    game, setup = table_of(asked, words)
    records = Path(asked.records) if asked.records is not None else None
    job = simulate.Job(game.name, setup, asked.seed, 0, asked.games, asked.audit, records)
    try:
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        with progress_bar(game.name, asked.games) as progress:
            part = simulate.simulate(job, asked.workers, progress)
    except simulate.AuditError as error:
        print(f"flibuste: {error}", file=sys.stderr)
        return FAULTY
    except OSError as error:
        if records is None:
            raise
        raise no_writing(records, error) from None
    figures = simulate.report(game, setup, part)
    if asked.json:
        print_json(figures)
    else:
        show(game, words, figures)
    return 0


def show(game: Game, words: Tongue, figures: dict[str, Any]) -> None:
    console = new_console()
    head = Table(show_header=False, box=None, padding=(0, 2))
    for key in ("edition", "seats", "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "engine"):
        head.add_row(words.say(f"cli-figure-{key.replace('_', '-')}"), shown(words, figures[key]))
    head.add_row(words.say("cli-figure-checksum"), f"{figures['checksum']:08x}")
    for name, count in figures["end_reasons"].items():
        head.add_row(game.tongue(words.language).say(f"reason-{name}"), percent(words, count / figures["games"]))
    console.print(head)
    seats = Table(box=None, padding=(0, 2))
    for key in ("cli-figure-seat", "cli-figure-mean-score", "cli-figure-wins", ""):
        seats.add_column(words.say(key) if key else "")
    for seat, (mean, wins) in enumerate(zip(figures["mean_scores"], figures["wins_by_seat"], strict=True)):
        share = wins / figures["games"]
        seats.add_row(str(seat), words.number(round(mean, 2)), percent(words, share), "█" * round(40 * share))
    console.print(seats)
