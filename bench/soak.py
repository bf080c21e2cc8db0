"""Random games by the hundred thousand at every table of a game, each position checked against the laws of the game.

    .venv/bin/python bench/soak.py [korsair] [--games 100000] [--workers 2] [--option NAME=VALUE] [--json FILE]

Every card and every piece of gold is counted after every decision, and no game may be longer than its bound.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Refusal
from flibuste.lab.simulate import AuditError, Job, report, simulate

MODES = ("teams", "reputations", "tricks")  # options that change a game most, each "no" or "yes"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", help="one game; all of them otherwise")
    parser.add_argument("--games", type=int, default=100_000, help="at each table")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the tables of one game")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    games = [find_game(asked.game)[0]] if asked.game else list(GAMES)
    rows = []
    print(f"{'table':<36} {'games':>9} {'decisions':>12} {'longest':>8} {'bound':>6}  endings")
    for game in games:
        for setup in tables(game, dict(option.split("=") for option in asked.option)):
            row = soak(game, setup, asked.games, asked.workers)
            if row is None:
                return 1
            rows.append(row)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")
    return 0


def tables(game: Game, options: dict[str, str]) -> Iterator[Setup]:
    """Every edition and number of seats, alone and in teams, with and without each module the game knows."""
    known = [option.name for option in game.options if option.name in MODES]
    modes = [dict(zip(known, values, strict=True)) for values in product(("no", "yes"), repeat=len(known))]
    for edition in game.editions:
        for seats in game.seat_counts:
            for wishes in modes:
                try:
                    yield game.setup(edition, seats, {**options, **wishes})
                except Refusal:  # not with so many seats
                    continue


def soak(game: Game, setup: Setup, games: int, workers: int) -> dict[str, Any] | None:
    played = "".join(f", {mode}" for mode in MODES if setup.options.get(mode) == "yes")
    name = f"{setup.edition}, {setup.seats} seats{played}"
    try:
        part = simulate(Job(game.name, setup, 1, 0, games, audit=True), workers, lambda done: None)
    except AuditError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return None
    row = report(game, setup, part)
    endings = ", ".join(f"{key} {count}" for key, count in row["end_reasons"].items())
    print(f"{name:<36} {row['games']:>9,} {row['decisions']:>12,} {row['longest']:>8} {row['bound']:>6}  {endings}")
    if row["longest"] > row["bound"]:
        print(f"{name}: a game of {row['longest']} decisions, more than {row['bound']}", file=sys.stderr)
        return None
    return row


if __name__ == "__main__":
    sys.exit(main())
