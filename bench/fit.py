"""Fit what a seat may hope for to games that searchers played against each other: logistic regression on who won.

    .venv/bin/python bench/fit.py korsair [--seats 4] [--seconds 300] [--iterations 250] [--option NAME=VALUE]

Two sides of a position are compared by their points and by each feature of the game's sense; whoever ends with more has
won. Where there are no points before the end, as in Bordée, the features alone must tell. The scale of the sense says
what a point is worth as a logit and stays as it is. Prints the hopes, in points, to put into players/sense/GAME.py, and
how often the side that they favour really won. In Korsair amiral has networks instead, with up to four seats: learn.py.
"""

from __future__ import annotations

import argparse
import math
import random
import time
from itertools import combinations

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.players.budget import Budget
from flibuste.players.levels import GAMES_WITH_SENSE, make_player, sense_of

LOOKS = 0.12  # share of quiet positions looked at
WHIMS = 0.08  # share of random decisions, so that bad positions are met too
RIDGE = 2.0  # keeps the hopes of features that hardly ever occur near 0
STEPS = 25  # of Newton's method
LONGEST = 0.5  # change of a number in one of them

Row = list[float]  # differences between two sides: logit of the points first, then the features


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES_WITH_SENSE)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300, help="of play")
    parser.add_argument("--iterations", type=int, default=250, help="of search a decision; 0: by sense alone")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    asked = parser.parse_args()
    options = dict(option.split("=") for option in asked.option)
    rows, results = gather(asked.game, asked.seats, asked.seconds, asked.iterations, options)
    numbers = regress(rows, results)
    right = sum((logit(row, numbers) > 0) == (won > 0.5) for row, won in zip(rows, results, strict=True) if won != 0.5)
    decided = sum(won != 0.5 for won in results)
    sense = sense_of(asked.game)
    assert sense is not None
    print(f"{len(rows)} comparisons, the favoured side won {100 * right / decided:.1f} %")
    print("hopes:", [round(number * sense.scale, 2) for number in numbers])


def gather(
    name: str, seats: int, seconds: float, iterations: int, options: dict[str, str]
) -> tuple[list[Row], list[float]]:
    """Comparisons of sides in played games, and whether the first of the two won."""
    game, _ = find_game(name)
    dealer = game.dealer(game.setup(seats=seats, wishes=options))
    sense = sense_of(name)
    assert sense is not None
    chance = random.Random(seats)
    mind = make_player("matelot" if iterations == 0 else "amiral", name, seats)
    rows: list[Row] = []
    results: list[float] = []
    end = time.monotonic() + seconds
    deal = 0
    while time.monotonic() < end:
        deal += 1
        state = dealer.deal(FastRng(deal))
        looks: list[list[Row]] = []
        while state.seat != OVER:
            if sense.is_quiet(state) and chance.random() < LOOKS:
                standing = []
                for seat in range(seats):
                    sense.look(state, seat)
                    standing.append([float(state.merits()[seat]) / sense.scale, *sense.features])
                looks.append(standing)
            actions = state.actions()
            if len(actions) == 1 or chance.random() < WHIMS:
                state.play(actions[chance.randrange(len(actions))])
            else:
                state.play(mind.choose(state.sight(state.seat), Budget(iterations)))
        merits = state.merits()
        for standing in looks:
            for one, other in combinations(range(seats), 2):
                rows.append([a - b for a, b in zip(standing[one], standing[other], strict=True)])
                results.append(0.5 if merits[one] == merits[other] else float(merits[one] > merits[other]))
    return rows, results


def regress(rows: list[Row], results: list[float]) -> list[float]:
    """Newton's method for the logistic likelihood."""
    size = len(rows[0]) - 1
    numbers = [0.0] * size
    for _ in range(STEPS):
        system = [[RIDGE if i == j else 0.0 for j in range(size)] + [-RIDGE * numbers[i]] for i in range(size)]
        for row, won in zip(rows, results, strict=True):
            share = 1 / (1 + math.exp(-max(-30.0, min(30.0, logit(row, numbers)))))
            slope = share * (1 - share)
            filled = [(i, value) for i, value in enumerate(row[1:]) if value != 0.0]
            for i, value in filled:
                line = system[i]
                line[-1] += (won - share) * value
                for j, other in filled:
                    line[j] += slope * value * other
        steps = solve(system)
        brake = max(1.0, max(abs(step) for step in steps) / LONGEST)
        numbers = [number + step / brake for number, step in zip(numbers, steps, strict=True)]
    return numbers


def solve(system: list[list[float]]) -> list[float]:
    """Linear equations, by Gauss and Jordan."""
    for i in range(len(system)):
        pivot = max(range(i, len(system)), key=lambda k: abs(system[k][i]))
        system[i], system[pivot] = system[pivot], system[i]
        system[i] = [value / system[i][i] for value in system[i]]
        for k in range(len(system)):
            if k != i:
                factor = system[k][i]
                system[k] = [a - factor * b for a, b in zip(system[k], system[i], strict=True)]
    return [line[-1] for line in system]


def logit(row: Row, numbers: list[float]) -> float:
    """Of the first side's victory."""
    return row[0] + sum(a * b for a, b in zip(row[1:], numbers, strict=True))


if __name__ == "__main__":
    main()
