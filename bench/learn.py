"""Teach a network that judges positions of Korsair: games of searchers against themselves, then gradient descent.

    .venv/bin/python bench/learn.py duel --seconds 600 --keep games.npz       # play, learn, write the numbers
    .venv/bin/python bench/learn.py crowd --games games.npz older.npz         # learn from games kept before
    .venv/bin/python bench/learn.py crowd --games games.npz --onward          # and go on from what was learned before

There are two networks: one for duels, and one for the crowd, which is three or four seats and two teams. All seats
search with the numbers there are now, and make a mistake now and then, so that bad positions are met too; in every
third game a guest of another level has one of the seats.
Every position of a game is judged by who won it; a second time by what the first network thinks of the positions that
followed, too, since one game says little. A tenth of the games is kept aside to tell how good the network is: the
logarithmic loss is that of a guess at first (0.693 in a duel, 1.386 with four seats), 0 for one that knows all. Writes
src/flibuste/players/sense/korsair_duel.toml or korsair_crowd.toml.
"""

from __future__ import annotations

import argparse
import random
import time
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from flibuste.games.catalogue import find_game
from flibuste.games.korsair.rules import State
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.lab.arena import sides_of
from flibuste.players.analysis import victory_share
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.players.sense import korsair_crowd, korsair_duel
from flibuste.players.sense.korsair_crowd import make_crowd
from flibuste.players.sense.korsair_duel import make_duel

HOME = Path(__file__).parent.parent / "src/flibuste/players/sense"
MISTAKES = 0.04  # share of random decisions
FIRST_LAYER, SECOND_LAYER = 16, 32
BATCH, DECAY = 1024, 1e-5
FASTEST, FASTEST_ONWARD = 3e-3, 1e-3  # steps
GUEST_EVERY = 3  # games
MEMORY = 0.95  # of a game's result from one position to the one before it; the rest is what the network thinks
ASIDE = 11  # one game in so many; tables come in turn, by fives
NEVER = -1e9  # logit of a side that is not there

Floats = NDArray[np.floating[Any]]
Look = tuple[Floats, Floats, list[int]]  # whole by side; parts by side and galleon; which sides these are


def look_at_duel(state: State) -> Look:
    """As the seat that decides sees it; the other is what is left."""
    duel = make_duel()
    duel.look(state)
    parts = np.zeros((1, DUEL.galleons, DUEL.part), np.float32)
    for place, ship in enumerate(state.table.ships[: DUEL.galleons]):
        duel.look_at_galleon(state.hands, ship, state.seat)
        parts[0, place] = list(duel.network.part)
    whole = np.array([list(duel.network.whole)[: DUEL.whole]], np.float32)
    return whole, parts, [int(state.seat), 1 - int(state.seat)]


def look_at_crowd(state: State) -> Look:
    """As every side sees it."""
    crowd = make_crowd()
    crowd.look_at_cards(state)
    whole = np.zeros((CROWD.sides, CROWD.whole), np.float32)
    parts = np.zeros((CROWD.sides, CROWD.galleons, CROWD.part), np.float32)
    sides = range(int(state.table.articles.sides))
    for side in sides:
        crowd.look(state, side)
        whole[side] = list(crowd.network.whole)[: CROWD.whole]
        for place in range(min(len(state.table.ships), CROWD.galleons)):
            crowd.look_at_galleon(state, place, side)
            parts[side, place] = list(crowd.network.part)
    return whole, parts, list(sides)


@dataclass(frozen=True)
class Subject:
    """What can be taught: a network, the tables it is for, and how it sees them."""

    file: str
    tables: tuple[dict[str, Any], ...]  # in turn
    look: Callable[[State], Look]
    sides: int  # at most
    galleons: int  # on the table; there are hardly ever more
    whole: int  # numbers seen of it
    part: int  # numbers seen of a galleon


SOLO: dict[str, Any] = {"seats": 4}
TEAMS: dict[str, Any] = {"seats": 4, "wishes": {"teams": "yes"}}
DUEL = Subject(korsair_duel.NUMBERS, ({"seats": 2},), look_at_duel, 2, 5, korsair_duel.WHOLE, korsair_duel.PART)
CROWD = Subject(
    korsair_crowd.NUMBERS,
    (SOLO, TEAMS, SOLO, {"seats": 3}, TEAMS),
    look_at_crowd,
    4,
    7,
    korsair_crowd.WHOLE,
    korsair_crowd.PART,
)
SUBJECTS = {"duel": DUEL, "crowd": CROWD}


@dataclass
class Games:
    """Positions, in the order they were played."""

    whole: Floats  # by position and side
    parts: Floats  # by position, side and galleon
    game: NDArray[np.int64]
    sides: NDArray[np.int64]  # by position: which sides these are, -1 where there is none
    won: Floats  # by position and side, as above: 1, 0, or a share


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=list(SUBJECTS))
    parser.add_argument("--seconds", type=float, default=600, help="of play, on each core")
    parser.add_argument("--iterations", type=int, default=400, help="of search a decision")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=10, help="through all positions")
    parser.add_argument("--games", nargs="+", type=Path, help="learn from these instead of playing")
    parser.add_argument("--keep", type=Path, help="write the games played to this file")
    parser.add_argument(
        "--guests", default="capitaine,matelot,textbook", help="levels that come in turn; empty: nobody"
    )
    parser.add_argument("--onward", action="store_true", help="begin with the numbers there are, by shorter steps")
    asked = parser.parse_args()
    subject = SUBJECTS[asked.subject]
    if asked.games:
        games = join([read(path) for path in asked.games])
    else:
        guests = [name for name in asked.guests.split(",") if name]
        seeds = [asked.seed * 64 + worker for worker in range(asked.workers)]
        tasks = [(asked.subject, seed, asked.seconds, asked.iterations, guests) for seed in seeds]
        with Pool(asked.workers) as pool:
            games = join(pool.starmap(play, tasks))
        if asked.keep:
            np.savez(asked.keep, **vars(games))
    print(f"{len(np.unique(games.game))} games, {len(games.won)} positions", flush=True)
    pupil = Pupil(subject)
    fastest = FASTEST
    if asked.onward:
        pupil.remember()
        fastest = FASTEST_ONWARD
        print(f"as it was: loss {pupil.loss(games):.4f}", flush=True)
    pupil.learn(games, games.won, asked.rounds, fastest)
    pupil.learn(games, blend(games, pupil.judge(games)), asked.rounds, fastest)
    (HOME / subject.file).write_text(pupil.write(), encoding="utf-8")
    print(f"written: {subject.file}")


def play(name: str, seed: int, seconds: float, iterations: int, guests: list[str]) -> Games:
    """Games of a searcher against itself and now and then a guest, until time is up."""
    subject = SUBJECTS[name]
    korsair, _ = find_game("korsair")
    setups = [korsair.setup(**table) for table in subject.tables]
    mind = make_player("amiral", "korsair", seed)
    visitors = [make_player(level, "korsair", seed) for level in guests]
    chance = random.Random(seed)
    whole: list[Floats] = []
    parts: list[Floats] = []
    game: list[int] = []
    sides: list[list[int]] = []
    won: list[list[float]] = []
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        setup = setups[number % len(setups)]
        state = korsair.dealer(setup).deal(FastRng(seed * 1_000_003 + number))
        begun = len(sides)
        minds = [mind] * setup.seats
        if visitors and number % GUEST_EVERY == 0:
            minds[chance.randrange(setup.seats)] = visitors[number // GUEST_EVERY % len(visitors)]
        while state.seat != OVER:
            assert isinstance(state, State)
            seen, galleons, whose = subject.look(state)
            whole.append(seen.astype(np.float16))
            parts.append(galleons.astype(np.float16))
            game.append(seed * 1_000_000 + number)
            sides.append(whose + [-1] * (subject.sides - len(whose)))
            actions = state.actions()
            if len(actions) == 1 or chance.random() < MISTAKES:
                state.play(actions[chance.randrange(len(actions))])
            else:
                state.play(minds[state.seat].choose(state.sight(state.seat), Budget(iterations)))
        result = [victory_share(state, seats[0]) for seats in sides_of(state, setup.seats)]
        won += [[result[side] if side >= 0 else 0.0 for side in whose] for whose in sides[begun:]]
        if number % 100 == 0:
            print(f"worker {seed}: {number} games", flush=True)
    return Games(np.array(whole), np.array(parts), np.array(game), np.array(sides), np.array(won, np.float32))


def join(many: list[Games]) -> Games:
    return Games(**{name: np.concatenate([vars(games)[name] for games in many]) for name in vars(many[0])})


def read(path: Path) -> Games:
    with np.load(path) as kept:
        return Games(**{name: kept[name] for name in kept})


def blend(games: Games, judged: Floats) -> Floats:
    """Results as the position after sees them: mostly the result, and a little of what was thought on the way to it."""
    columns = np.where(games.sides >= 0, games.sides, np.arange(games.sides.shape[1]))  # where a side has its share
    thought = np.zeros_like(judged)
    np.put_along_axis(thought, columns, judged, 1)
    blended = np.zeros_like(games.won)
    np.put_along_axis(blended, columns, games.won, 1)
    for place in range(len(blended) - 2, -1, -1):
        if games.game[place] == games.game[place + 1]:
            blended[place] = MEMORY * blended[place + 1] + (1 - MEMORY) * thought[place + 1]
    return np.take_along_axis(blended, columns, 1).astype(np.float32)


class Pupil:
    """The network of players/sense/network.py, in a form that can be taught."""

    def __init__(self, subject: Subject) -> None:
        chance = np.random.default_rng(1)
        self.subject = subject
        inputs = subject.whole + FIRST_LAYER
        self.layers: dict[str, Floats] = {
            "parts": chance.normal(0, 0.2, (subject.part, FIRST_LAYER)).astype(np.float32),
            "inner": chance.normal(0, 0.15, (inputs, SECOND_LAYER)).astype(np.float32),
            "doubts": np.zeros(SECOND_LAYER, np.float32),
            "lines": np.zeros(inputs, np.float32),
            "outer": chance.normal(0, 0.1, SECOND_LAYER).astype(np.float32),
        }

    def remember(self) -> None:
        """What was learned before."""
        numbers = tomllib.loads((HOME / self.subject.file).read_text(encoding="utf-8"))
        for name, layer in self.layers.items():
            self.layers[name] = np.array(numbers[name], np.float32).reshape(layer.shape)

    def learn(self, games: Games, goals: Floats, rounds: int, fastest: float) -> None:
        """By Adam, with steps that grow shorter."""
        means = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        squares = {name: np.zeros_like(layer) for name, layer in self.layers.items()}
        chance = np.random.default_rng(2)
        lessons = np.flatnonzero(games.game % ASIDE != 0)
        steps = rounds * (len(lessons) // BATCH)
        step = 0
        for number in range(rounds):
            chance.shuffle(lessons)
            for first in range(0, len(lessons) - BATCH + 1, BATCH):
                step += 1
                batch = lessons[first : first + BATCH]
                slopes = self.slopes(some(games, batch), goals[batch])
                for name, layer in self.layers.items():
                    slope = slopes[name] + DECAY * layer
                    means[name] += 0.1 * (slope - means[name])
                    squares[name] += 0.001 * (slope * slope - squares[name])
                    mean = means[name] / (1 - 0.9**step)
                    root = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                    layer -= fastest * (1 - step / (steps + 1)) * mean / root
            print(f"round {number + 1} of {rounds}: loss {self.loss(games):.4f}", flush=True)

    def think(self, games: Games) -> tuple[Floats, Floats, Floats, Floats]:
        """The first layer, the inputs of the second, the second, and the shares of victory by side."""
        layers = self.layers
        first = games.parts @ layers["parts"]
        inputs = np.concatenate([games.whole, np.maximum(first, 0).sum(2)], 2)
        second = inputs @ layers["inner"] + layers["doubts"]
        logits = np.maximum(second, 0) @ layers["outer"] + inputs @ layers["lines"]
        return first, inputs, second, shares(logits, games.sides)

    def slopes(self, games: Games, goals: Floats) -> dict[str, Floats]:
        """Of the loss, by each number."""
        layers = self.layers
        first, inputs, second, judged = self.think(games)
        seen = inputs.shape[1]
        wrong = ((judged - goals) / len(goals))[:, :seen, None]
        back = wrong * layers["outer"] * (second > 0)
        deeper = back @ layers["inner"].T + wrong * layers["lines"]
        further = deeper[:, :, None, self.subject.whole :] * (first > 0)
        return {
            "parts": rows(games.parts).T @ rows(further),
            "inner": rows(inputs).T @ rows(back),
            "doubts": rows(back).sum(0),
            "lines": rows(inputs).T @ wrong.ravel(),
            "outer": rows(np.maximum(second, 0)).T @ wrong.ravel(),
        }

    def judge(self, games: Games) -> Floats:
        """The share of victories expected for each side in every position."""
        places = np.arange(len(games.won))
        pieces = [places[first : first + 10_000] for first in range(0, len(places), 10_000)]
        return np.concatenate([self.think(some(games, piece))[-1] for piece in pieces])

    def loss(self, games: Games) -> float:
        """In games kept aside."""
        kept = some(games, np.flatnonzero(games.game % ASIDE == 0))
        return float(-(kept.won * np.log(np.maximum(self.judge(kept), 1e-6))).sum(1).mean())

    def write(self) -> str:
        lines = ["# What a network has learned (bench/learn.py writes this file)."]
        for name, layer in self.layers.items():
            lines.append(f"{name} = [")
            lines += [f"  [{', '.join(f'{number:.4g}' for number in row)}]," for row in np.atleast_2d(layer)]
            lines.append("]")
        return "\n".join(lines) + "\n"


def some(games: Games, places: NDArray[np.int64]) -> Games:
    """Of these positions; what is kept in half precision is reckoned in single."""
    chosen = {name: values[places] for name, values in vars(games).items()}
    halves = {name: values.astype(np.float32) for name, values in chosen.items() if values.dtype == np.float16}
    return Games(**(chosen | halves))


def rows(values: Floats) -> Floats:
    return values.reshape(-1, values.shape[-1])


def shares(logits: Floats, sides: NDArray[np.int64]) -> Floats:
    """Of one victory, by side; a side that was not looked at has a logit of 0, one that is not there has no share."""
    unseen = sides.shape[1] - logits.shape[1]
    logits = np.pad(logits, ((0, 0), (0, unseen)))
    logits = np.where(sides >= 0, logits, NEVER)
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), logits.dtype)


if __name__ == "__main__":
    main()
