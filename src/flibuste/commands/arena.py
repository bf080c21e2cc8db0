"""`flibuste arena`: players against each other on duplicate deals."""

from __future__ import annotations

import hashlib
import json
from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table

from flibuste.commands.common import (
    UNKNOWN,
    no_writing,
    percent,
    print_json,
    progress_bar,
    signed,
    table_of,
    warn_if_slow,
    with_error,
)
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue, plain
from flibuste.lab import arena
from flibuste.table.shelf import home
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    game, setup = table_of(asked, words)
    entrants = tuple(arena.Entrant(plain(text)) for text in asked.players.split(","))
    check(entrants, game.name)
    contest = arena.Contest(game.name, setup, entrants, asked.deals, asked.seed)
    log = Path(asked.log) if asked.log else usual_log(contest)
    if asked.fresh:
        forget(log)
    with progress_bar(game.name, sum(1 for _ in contest.bouts())) as progress:
        outcomes = arena.hold(contest, asked.workers, log, progress)
    figures = arena.report(game, contest, outcomes)
    if asked.json:
        print_json(figures)
    else:
        show(words, figures)
    return 0


def check(entrants: tuple[arena.Entrant, ...], game: str) -> None:
    if len(entrants) < 2:
        raise Mistake("arena-too-few")
    for entrant in entrants:
        entrant.check(game)


def forget(log: Path) -> None:
    try:
        log.unlink(missing_ok=True)
    except OSError as error:
        raise no_writing(log, error) from None


def usual_log(contest: arena.Contest) -> Path:
    """Where a contest is kept, so that the same command goes on with it."""
    name = hashlib.sha256(json.dumps(arena.title(contest)).encode()).hexdigest()[:16]
    return home() / "arena" / f"{contest.game}-{name}.jsonl"


def show(words: Tongue, figures: dict[str, Any]) -> None:
    board = Table(box=None, padding=(0, 2))
    shares = ["win_share"]
    if any(row["fair_share"] is not None for row in figures["players"]):  # else nobody could tell that luck
        shares.append("fair_share")
    for key in ("player", "games", *shares, "lead", "elo"):
        board.add_column(words.say(f"arena-{key.replace('_', '-')}"), justify="left" if key == "player" else "right")
    for row in sorted(figures["players"], key=lambda row: -row["elo"]):
        lead = with_error(words, signed(words, row["lead"]), row["lead_error"])
        cells = [share(words, row, name) for name in shares]
        board.add_row(row["player"], words.number(row["games"]), *cells, lead, f"{row['elo']:+d}")
    new_console().print(board)


def share(words: Tongue, row: dict[str, Any], name: str) -> str:
    if row[name] is None:
        return UNKNOWN
    error = row[f"{name}_error"]
    return with_error(words, percent(words, row[name]), None if error is None else 100 * error)
