"""Do players keep to their time? Decisions of every level that thinks, by the clock on the wall.

    .venv/bin/python bench/overrun.py [--games korsair,corsari] [--decisions 40] [--json FILE]

Positions come from games played by sense at all seat counts. A player may exceed its budget by 10 % or 20 ms, whichever
is more; the last column counts those who did. Run it on a quiet machine: time taken by other programs counts too.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, State
from flibuste.players.budget import Budget
from flibuste.players.levels import GAMES_WITH_SENSE, LEVELS, make_budget, make_player, milliseconds_of

FAR = 97  # decisions into a game, at most, for the one that is timed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES_WITH_SENSE))
    parser.add_argument("--decisions", type=int, default=40, help="of each level in each game")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    rows: list[dict[str, Any]] = []
    print(f"{'game':<12} {'level':<10} {'budget ms':>9} {'decisions':>9} {'longest ms':>10} {'too long':>8}")
    for game in asked.games.split(","):
        for level in LEVELS:
            if milliseconds_of(level) > 0:
                row = measure(game, level, asked.decisions)
                rows.append(row)
                print(
                    f"{game:<12} {level:<10} {row['budget_ms']:>9.0f} {row['decisions']:>9}"
                    f" {row['longest_ms']:>10.1f} {row['too_long']:>8}",
                    flush=True,
                )
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


def measure(game: str, level: str, decisions: int) -> dict[str, Any]:
    budget = milliseconds_of(level)
    times = []
    for number, state in zip(range(decisions), positions(game), strict=False):
        mind = make_player(level, game, number)
        sight = state.sight(state.seat)
        began = time.perf_counter()
        mind.choose(sight, make_budget(level))
        times.append(1000 * (time.perf_counter() - began))
    allowed = budget + max(0.1 * budget, 20.0)
    return {
        "game": game,
        "level": level,
        "budget_ms": budget,
        "decisions": len(times),
        "longest_ms": round(max(times), 1),
        "too_long": sum(each > allowed for each in times),
    }


def positions(name: str) -> Iterator[State]:
    """One a game, with more than one legal decision, from all stages and at all tables."""
    game, _ = find_game(name)
    seed = 0
    while True:
        for seats in game.seat_counts:
            seed += 1
            state = game.dealer(game.setup(seats=seats)).deal(FastRng(seed))
            sailor = make_player("matelot", name, seed)
            left = 13 * seed % FAR
            while state.seat != OVER and (left > 0 or len(state.actions()) == 1):
                state.play(sailor.choose(state.sight(state.seat), Budget()))
                left -= 1
            if state.seat != OVER:
                yield state


if __name__ == "__main__":
    main()
