"""Tune the numbers a sense weighs decisions by, climbing by duplicate deals against the best found so far.

    .venv/bin/python bench/tune.py korsair [--seats 2,4] [--seconds 300] [--seed 1]

Prints the numbers at each step up, and at the end those to put into players/sense/GAME.py. In Bordée both sides of a
deal have the same cannons, any two of them, so that the numbers are good for all.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from flibuste.games.bordee.rules import Dealer as BordeeDealer
from flibuste.games.catalogue import find_game
from flibuste.kernel.batch import game_seed
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Dealer, Moves
from flibuste.kernel.vecs import vec
from flibuste.lab.balance import PAIRS, set_up
from flibuste.players.contest import Standing, contest, count, play_by_sense
from flibuste.players.sense import bordee, bordee_numbers, corsari, korsair, promises, stortebeker
from flibuste.players.sense.base import Sense

STEP = 0.3  # of a number, on average, where it is changed
CHANGED = 0.4  # share of the numbers

Maker = Callable[[vec[float]], Sense]
SENSES: dict[str, Maker] = {
    "korsair": korsair.KorsairSense,
    "corsari": corsari.CorsariSense,
    "stortebeker": stortebeker.StortebekerSense,
    "bordee": bordee.BordeeSense,
}
TUNED = {"korsair": korsair.TUNED, "stortebeker": promises.TUNED, "bordee": bordee_numbers.TUNED}
BY_SEATS = {2: corsari.TWO_SEATS, 3: corsari.THREE_SEATS, 4: corsari.FOUR_SEATS}


def start(game: str, seats: list[int]) -> list[float]:
    if game == "corsari":
        return list(BY_SEATS[seats[0]])
    return list(TUNED[game])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(SENSES))
    parser.add_argument("--seats", default="2,4", help="the tables that count")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deals", type=int, default=1500, help="of a trial; four times as many prove a step up")
    asked = parser.parse_args()
    game, _ = find_game(asked.game)
    tables = [int(seats) for seats in asked.seats.split(",")]
    dealers = {seats: game.dealer(game.setup(seats=seats)) for seats in tables}
    make = SENSES[asked.game]
    chance = random.Random(asked.seed)
    best = start(asked.game, tables)
    end = time.monotonic() + asked.seconds
    while time.monotonic() < end:
        tried = [number + wobble(chance, number) for number in best]
        pair = (make(vec[float](tried)), make(vec[float](best)))
        seed = chance.randrange(1 << 30)
        if beats(dealers, pair, seed, asked.deals, 0.015) and beats(dealers, pair, seed + 1, 4 * asked.deals, 0.008):
            best = tried
            print([round(number, 3) for number in best], flush=True)
    print("best:", [round(number, 3) for number in best])


def wobble(chance: random.Random, number: float) -> float:
    return chance.gauss(0, STEP) * max(abs(number), 0.1) if chance.random() < CHANGED else 0.0


def beats(dealers: dict[int, Dealer], pair: tuple[Sense, Sense], seed: int, deals: int, margin: float) -> bool:
    """Is the first better by so much, on average over the tables, and worse at none?"""
    gains = []
    for seats, dealer in dealers.items():
        if isinstance(dealer, BordeeDealer):
            held = duel(dealer, pair, seed, deals)
        else:
            held = contest(dealer, seats, 1, *pair, seed, 2 * deals // seats)
        gains.append((held.wins / int(held.games) - 1 / seats) * seats / 2)
    return min(gains) > 0 and sum(gains) / len(gains) > margin


def duel(dealer: BordeeDealer, pair: tuple[Sense, Sense], seed: int, deals: int) -> Standing:
    """As `contest`, with cannons that change from deal to deal."""
    standing = Standing()
    moves = Moves()
    for deal in range(deals):
        cannons = PAIRS[deal % len(PAIRS)]
        for side in range(2):
            rng = FastRng(game_seed(seed, deal))
            state = set_up(dealer.deal(rng), "cannons", (cannons, cannons), rng)
            play_by_sense(state, [pair[side], pair[1 - side]], rng, moves)
            count(standing, state, side, 1)
    return standing


if __name__ == "__main__":
    main()
