"""Fit what a side may hope for to games that searchers played against each other: plain least squares.

    .venv/bin/python bench/fit.py [--seconds 300] [--iterations 250]

For tables of two sides and of more, prints the numbers to put into players/sense/korsair.py and how much of the
variance of what sides really won they explain.
"""

from __future__ import annotations

import argparse
import random
import time

from flibuste.games.catalogue import find_game
from flibuste.games.korsair.rules import State
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.players.budget import Budget
from flibuste.players.ismcts import most_visited
from flibuste.players.levels import make_searcher
from flibuste.players.sense.korsair import FEATURES, KorsairSense

LOOKS = 0.12  # share of positions looked at
WHIMS = 0.08  # share of random decisions, so that bad positions are met too
RIDGE = 1.0  # keeps features that hardly ever occur near 0

GAME, _ = find_game("korsair")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300, help="of play at each table")
    parser.add_argument("--iterations", type=int, default=250, help="of search a decision")
    asked = parser.parse_args()
    for seats in (2, 4):
        rows, gains = gather(seats, asked.seconds, asked.iterations)
        numbers = least_squares(rows, gains)
        print(f"{seats} seats, {len(rows)} looks, {100 * explained(rows, gains, numbers):.0f} % explained")
        print([round(number, 2) for number in numbers], flush=True)


def gather(seats: int, seconds: float, iterations: int) -> tuple[list[list[float]], list[float]]:
    """Features of sides in played games, and what each still won from there."""
    dealer = GAME.dealer(GAME.setup(seats=seats))
    chance = random.Random(seats)
    sense, searcher = KorsairSense(), make_searcher(GAME.name, FastRng(seats))
    rows: list[list[float]] = []
    gains: list[float] = []
    end = time.monotonic() + seconds
    game = 0
    while time.monotonic() < end:
        game += 1
        state = dealer.deal(FastRng(game))
        assert isinstance(state, State)
        looks: list[tuple[int, list[float], int]] = []
        while state.seat != OVER:
            if chance.random() < LOOKS:
                for side in range(seats):
                    sense.look(state, side)
                    looks.append((side, list(sense.features), int(state.table.gold[side])))
            actions = state.actions()
            if len(actions) == 1 or chance.random() < WHIMS:
                state.play(actions[chance.randrange(len(actions))])
            else:
                state.play(most_visited(searcher.search(state.sight(state.seat), Budget(iterations))).action)
        for side, features, before in looks:
            rows.append(features)
            gains.append(float(int(state.table.gold[side]) - before))
    return rows, gains


def least_squares(rows: list[list[float]], gains: list[float]) -> list[float]:
    """Normal equations, by Gauss and Jordan."""
    size = FEATURES
    system = [
        [sum(row[i] * row[j] for row in rows) + (RIDGE if i == j else 0.0) for j in range(size)]
        + [sum(row[i] * gain for row, gain in zip(rows, gains, strict=True))]
        for i in range(size)
    ]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(system[k][i]))
        system[i], system[pivot] = system[pivot], system[i]
        system[i] = [value / system[i][i] for value in system[i]]
        for k in range(size):
            if k != i:
                factor = system[k][i]
                system[k] = [a - factor * b for a, b in zip(system[k], system[i], strict=True)]
    return [row[-1] for row in system]


def explained(rows: list[list[float]], gains: list[float], numbers: list[float]) -> float:
    """The share of the variance of the gains."""
    mean = sum(gains) / len(gains)
    missed = sum(
        (gain - sum(a * b for a, b in zip(row, numbers, strict=True))) ** 2
        for row, gain in zip(rows, gains, strict=True)
    )
    return 1 - missed / sum((gain - mean) ** 2 for gain in gains)


if __name__ == "__main__":
    main()
