"""Teach the network that judges duels of Korsair: games of searchers against themselves, then gradient descent.

    .venv/bin/python bench/learn.py --seconds 600 --keep games.npz       # play, learn, write the numbers
    .venv/bin/python bench/learn.py --games games.npz older.npz          # learn from games kept before
    .venv/bin/python bench/learn.py --games games.npz --onward           # and go on from what was learned before

Both seats search with the numbers there are now, and make a mistake now and then, so that bad positions are met too; in
every third game a guest of another level has one of the seats.
Every position of a game is judged by who won it; a second time by what the first network thinks of the positions that
followed, too, since one game says little. A tenth of the games is kept aside to tell how good the network is: the
logarithmic loss is 0.693 for one that knows nothing, 0 for one that knows all. Writes
src/flibuste/players/sense/korsair_duel.toml.
"""

from __future__ import annotations

import argparse
import random
import time
import tomllib
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from flibuste.games.catalogue import find_game
from flibuste.games.korsair.rules import State
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.lab.review import victory_shares
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.players.sense.korsair_duel import PART, WHOLE, make_duel

TARGET = Path(__file__).parent.parent / "src/flibuste/players/sense/korsair_duel.toml"
MOST_PARTS = 5  # galleons on the table; a duel hardly ever has more
MISTAKES = 0.04  # share of random decisions
FIRST_LAYER, SECOND_LAYER = 16, 32
BATCH, DECAY = 1024, 1e-5
FASTEST, FASTEST_ONWARD = 3e-3, 1e-3  # steps
GUEST_EVERY = 3  # games
MEMORY = 0.95  # of a game's result from one position to the one before it; the rest is what the network thinks
ASIDE = 10  # one game in so many

Floats = NDArray[np.float32]


@dataclass
class Games:
    """Positions, in the order they were played."""

    whole: Floats  # by position
    parts: Floats  # by position and galleon
    game: NDArray[np.int64]
    seat: NDArray[np.int64]
    won: Floats  # by the seat that decided: 1, 0, or 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
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
    if asked.games:
        games = join([read(path) for path in asked.games])
    else:
        guests = [name for name in asked.guests.split(",") if name]
        tasks = [(asked.seed * 64 + worker, asked.seconds, asked.iterations, guests) for worker in range(asked.workers)]
        with Pool(asked.workers) as pool:
            games = join(pool.starmap(play, tasks))
        if asked.keep:
            np.savez(asked.keep, **vars(games))
    print(f"{len(np.unique(games.game))} games, {len(games.won)} positions", flush=True)
    pupil = Pupil()
    fastest = FASTEST
    if asked.onward:
        pupil.remember()
        fastest = FASTEST_ONWARD
        print(f"as it was: loss {pupil.loss(games):.4f}", flush=True)
    pupil.learn(games, games.won, asked.rounds, fastest)
    pupil.learn(games, blend(games, pupil.judge(games)), asked.rounds, fastest)
    TARGET.write_text(pupil.write(), encoding="utf-8")
    print(f"written: {TARGET.name}")


def play(seed: int, seconds: float, iterations: int, guests: list[str]) -> Games:
    """Games of a searcher against itself and now and then a guest, until time is up."""
    korsair, _ = find_game("korsair")
    dealer = korsair.dealer(korsair.setup(seats=2))
    mind = make_player("amiral", "korsair", seed)
    visitors = [make_player(level, "korsair", seed) for level in guests]
    chance = random.Random(seed)
    whole: list[Floats] = []
    parts: list[Floats] = []
    game: list[int] = []
    seat: list[int] = []
    won: list[float] = []
    end = time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        state = dealer.deal(FastRng(seed * 1_000_003 + number))
        begun = len(seat)
        minds = [mind, mind]
        if visitors and number % GUEST_EVERY == 0:
            minds[chance.randrange(2)] = visitors[number // GUEST_EVERY % len(visitors)]
        while state.seat != OVER:
            assert isinstance(state, State)
            seen, galleons = look(state)
            whole.append(seen)
            parts.append(galleons)
            game.append(seed * 1_000_000 + number)
            seat.append(int(state.seat))
            actions = state.actions()
            if len(actions) == 1 or chance.random() < MISTAKES:
                state.play(actions[chance.randrange(len(actions))])
            else:
                state.play(minds[state.seat].choose(state.sight(state.seat), Budget(iterations)))
        shares = victory_shares(state)
        won += [shares[who] for who in seat[begun:]]
        if number % 100 == 0:
            print(f"worker {seed}: {number} games", flush=True)
    return Games(np.array(whole), np.array(parts), np.array(game), np.array(seat), np.array(won, np.float32))


def look(state: State) -> tuple[Floats, Floats]:
    """What the network is shown of a position."""
    duel = make_duel()
    duel.look(state)
    parts = np.zeros((MOST_PARTS, PART), np.float32)
    for place, ship in enumerate(state.table.ships[:MOST_PARTS]):
        duel.look_at_galleon(state.hands, ship, state.seat)
        parts[place] = list(duel.network.part)
    return np.array(list(duel.network.whole)[:WHOLE], np.float32), parts


def join(many: list[Games]) -> Games:
    return Games(**{name: np.concatenate([vars(games)[name] for games in many]) for name in vars(many[0])})


def read(path: Path) -> Games:
    with np.load(path) as kept:
        return Games(**{name: kept[name] for name in kept})


def blend(games: Games, judged: Floats) -> Floats:
    """Results as the position after sees them: mostly the result, and a little of what was thought on the way to it."""
    as_first = np.where(games.seat == 0, judged, 1 - judged)
    blended = np.where(games.seat == 0, games.won, 1 - games.won).astype(np.float32)
    for place in range(len(blended) - 2, -1, -1):
        if games.game[place] == games.game[place + 1]:
            blended[place] = MEMORY * blended[place + 1] + (1 - MEMORY) * as_first[place + 1]
    return np.where(games.seat == 0, blended, 1 - blended).astype(np.float32)


class Pupil:
    """The network of players/sense/network.py, in a form that can be taught."""

    def __init__(self) -> None:
        chance = np.random.default_rng(1)
        inputs = WHOLE + FIRST_LAYER
        self.layers: dict[str, Floats] = {
            "parts": chance.normal(0, 0.2, (PART, FIRST_LAYER)).astype(np.float32),
            "inner": chance.normal(0, 0.15, (inputs, SECOND_LAYER)).astype(np.float32),
            "doubts": np.zeros(SECOND_LAYER, np.float32),
            "lines": np.zeros(inputs, np.float32),
            "outer": chance.normal(0, 0.1, SECOND_LAYER).astype(np.float32),
        }

    def remember(self) -> None:
        """What was learned before."""
        numbers = tomllib.loads(TARGET.read_text(encoding="utf-8"))
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
                slopes = self.slopes(games.whole[batch], games.parts[batch], goals[batch])
                for name, layer in self.layers.items():
                    slope = slopes[name] + DECAY * layer
                    means[name] += 0.1 * (slope - means[name])
                    squares[name] += 0.001 * (slope * slope - squares[name])
                    mean = means[name] / (1 - 0.9**step)
                    root = np.sqrt(squares[name] / (1 - 0.999**step)) + 1e-8
                    layer -= fastest * (1 - step / (steps + 1)) * mean / root
            print(f"round {number + 1} of {rounds}: loss {self.loss(games):.4f}", flush=True)

    def think(self, whole: Floats, parts: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        """The first layer, the inputs of the second, the second, and the logits of victory."""
        layers = self.layers
        first = parts @ layers["parts"]
        inputs = np.concatenate([whole, np.maximum(first, 0).sum(1)], 1)
        second = inputs @ layers["inner"] + layers["doubts"]
        return first, inputs, second, np.maximum(second, 0) @ layers["outer"] + inputs @ layers["lines"]

    def slopes(self, whole: Floats, parts: Floats, goals: Floats) -> dict[str, Floats]:
        """Of the loss, by each number."""
        layers = self.layers
        first, inputs, second, logits = self.think(whole, parts)
        wrong = (share(logits) - goals) / len(goals)
        back = np.outer(wrong, layers["outer"]) * (second > 0)
        further = (back @ layers["inner"].T + np.outer(wrong, layers["lines"]))[:, None, WHOLE:] * (first > 0)
        return {
            "parts": parts.reshape(-1, PART).T @ further.reshape(-1, FIRST_LAYER),
            "inner": inputs.T @ back,
            "doubts": back.sum(0),
            "lines": inputs.T @ wrong,
            "outer": np.maximum(second, 0).T @ wrong,
        }

    def judge(self, games: Games) -> Floats:
        """The share of victories expected in every position."""
        judged = []
        for first in range(0, len(games.won), 20_000):
            some = slice(first, first + 20_000)
            *_, logits = self.think(games.whole[some], games.parts[some])
            judged.append(share(logits))
        return np.concatenate(judged)

    def loss(self, games: Games) -> float:
        """In games kept aside."""
        aside = games.game % ASIDE == 0
        kept = Games(**{name: values[aside] for name, values in vars(games).items()})
        judged = np.clip(self.judge(kept), 1e-6, 1 - 1e-6)
        return float(-(kept.won * np.log(judged) + (1 - kept.won) * np.log(1 - judged)).mean())

    def write(self) -> str:
        lines = ["# What the network of duels has learned (bench/learn.py writes this file)."]
        for name, layer in self.layers.items():
            lines.append(f"{name} = [")
            lines += [f"  [{', '.join(f'{number:.4g}' for number in row)}]," for row in np.atleast_2d(layer)]
            lines.append("]")
        return "\n".join(lines) + "\n"


def share(logits: Floats) -> Floats:
    return (1 / (1 + np.exp(-np.clip(logits, -30, 30)))).astype(np.float32)


if __name__ == "__main__":
    main()
