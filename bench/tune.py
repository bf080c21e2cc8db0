"""Tune the numbers a sense weighs decisions by, climbing by duplicate deals against the best found so far.

    .venv/bin/python bench/tune.py [--seconds 300] [--seed 1]

Prints each step up with its share of victories at two seats and at four, and the numbers to put into
players/sense/korsair.py.
"""

from __future__ import annotations

import argparse
import random
import time

from flibuste.games.catalogue import find_game
from flibuste.kernel.vecs import vec
from flibuste.players.contest import contest
from flibuste.players.sense.korsair import TUNED, KorsairSense

TRIAL, PROOF = 1500, 6000  # deals
STEP = 0.3  # of a number, on average, where it is changed
CHANGED = 0.4  # share of the numbers

GAME, _ = find_game("korsair")
DEALERS = {seats: GAME.dealer(GAME.setup(seats=seats)) for seats in (2, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    best = list(TUNED)
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        tried = [number + wobble(chance, number) for number in best]
        if beats(tried, best, chance, TRIAL, 0.025) and beats(tried, best, chance, PROOF, 0.012):
            best = tried
            print([round(number, 3) for number in best], flush=True)
    print("best:", [round(number, 3) for number in best])


def wobble(chance: random.Random, number: float) -> float:
    return chance.gauss(0, STEP) * max(abs(number), 0.1) if chance.random() < CHANGED else 0.0


def beats(one: list[float], other: list[float], chance: random.Random, deals: int, margin: float) -> bool:
    """Better by so much over two and four seats together, and worse at neither."""
    seed = chance.randrange(1 << 30)
    first, second = (KorsairSense(vec[float](numbers)) for numbers in (one, other))
    two = contest(DEALERS[2], 2, 1, first, second, seed, deals)
    four = contest(DEALERS[4], 4, 1, first, second, seed, deals // 3)
    at_two = two.wins / int(two.games) - 1 / 2
    at_four = four.wins / int(four.games) - 1 / 4
    return at_two > 0 and at_four > 0 and at_two + 2 * at_four > margin


if __name__ == "__main__":
    main()
