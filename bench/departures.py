"""Where does a level that looks ahead depart from sense, and is it right? By kind of decision.

    .venv/bin/python bench/departures.py corsari --seats 4 [--level amiral@60] [--games 200] [--every 6] [--json FILE]
    .venv/bin/python bench/departures.py bordee --level capitaine@50 --option tricks=yes

Matelots play; now and then a thinker is asked too, with what its seat may know. Where it would decide otherwise, both
decisions are played on to several ends, in the true world, by matelots who take one decision in ten on a whim: in
Korsair nothing else is left to chance after the deal. The difference is what its departure gains in victories: far less
luck than in whole games of one against the other, and it tells which kind of decision a search gets wrong. It says
nothing about opponents who are better than matelots. A kind is the first word of what sense would do.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, State
from flibuste.kernel.tongue import tongue
from flibuste.lab.arena import Entrant
from flibuste.lab.crew import work_through
from flibuste.lab.interval import interval, mean
from flibuste.lab.review import victory_shares
from flibuste.players.budget import Budget
from flibuste.players.levels import GAMES_WITH_SENSE, make_onlooker, make_player

ENDS = 20  # to which both decisions are played on, with other whims and shuffles to come
KIND = re.compile(r"[A-Za-z]+")
ALL = "all"


@dataclass(frozen=True)
class Watch:
    """One game, and how often somebody is asked in it."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...]
    level: str
    every: int
    seed: int


@dataclass(frozen=True)
class Sample:
    kind: str
    departed: bool
    gain: float  # in victories


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES_WITH_SENSE)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--level", default="amiral@60", help="and its milliseconds, where they are not its own")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--every", type=int, default=6, help="one of so many decisions is asked about")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    options = tuple(tuple(option.split("=", 1)) for option in asked.option)
    try:
        game, _ = find_game(asked.game)
        seats = game.setup(None, asked.seats, dict(options)).seats
        Entrant(asked.level).check(asked.game)
    except Mistake as mistake:
        print(tongue("en").say(mistake.key, **mistake.facts), file=sys.stderr)
        return 2
    seeds = range(asked.seed << 20, (asked.seed << 20) + asked.games)
    watches = (Watch(asked.game, seats, options, asked.level, asked.every, seed) for seed in seeds)
    by_kind: dict[str, list[list[Sample]]] = defaultdict(list)
    for samples in work_through(watch, watches, asked.workers):
        if samples:
            by_kind[ALL].append(samples)
        for kind in {sample.kind for sample in samples}:
            by_kind[kind].append([sample for sample in samples if sample.kind == kind])
    rows = [figures(kind, games) for kind, games in by_kind.items()]
    show(asked.level, rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")
    return 0


def watch(asked: Watch) -> list[Sample]:
    """Samples of a game between matelots."""
    return list(samples_of(asked))


def samples_of(asked: Watch) -> Iterator[Sample]:
    game, _ = find_game(asked.game)
    state = game.dealer(game.setup(None, asked.seats, dict(asked.options))).deal(FastRng(asked.seed))
    chance = random.Random(asked.seed)
    sailor = make_player("matelot", asked.game, asked.seed)
    entrant = Entrant(asked.level)
    while state.seat != OVER:
        sight = state.sight(state.seat)
        sensible = sailor.choose(sight, Budget())
        if len(state.actions()) > 1 and chance.randrange(asked.every) == 0:
            thinker = make_player(entrant.level, asked.game, chance.getrandbits(40))
            action = thinker.choose(sight, Budget(0, entrant.milliseconds, at_work=True))
            gain = 0.0
            if action != sensible:
                seeds = [chance.getrandbits(40) for _ in range(ENDS)]
                gain = worth(state, action, asked.game, seeds) - worth(state, sensible, asked.game, seeds)
            found = KIND.match(game.say(sensible))
            yield Sample(found[0] if found else "other", action != sensible, gain)
        state.play(sensible)


def worth(state: State, action: int, game: str, seeds: list[int]) -> float:
    """The share of victories of whoever decides, over so many ends."""
    return mean(victory_shares(play_on(state, action, game, seed))[state.seat] for seed in seeds)


def play_on(state: State, action: int, game: str, seed: int) -> State:
    """One end: after the decision everybody goes by sense, but for whims."""
    world = state.clone()
    world.reseed(FastRng(seed))
    world.play(action)
    make_onlooker(game, seed).play_out(world)
    return world


def figures(kind: str, games: list[list[Sample]]) -> dict[str, Any]:
    """Decisions of one game depend on each other, games do not."""
    samples = [sample for game in games for sample in game]
    departures = [sample.gain for sample in samples if sample.departed]
    gain, error = interval([sample.gain for sample in game] for game in games)
    return {
        "kind": kind,
        "decisions": len(samples),
        "departures": len(departures),
        "gain_a_departure": mean(departures),
        "gain_a_decision": gain,
        "error": error,
    }


def show(level: str, rows: list[dict[str, Any]]) -> None:
    print(f"{level} against sense; gains in percent of a victory, 95 % intervals over games")
    print(f"{'sense says':<16} {'decisions':>9} {'departs':>9} {'gain a departure':>17} {'gain a decision':>17}")
    for row in sorted(rows, key=lambda row: -row["decisions"]):
        share = 100 * row["departures"] / row["decisions"]
        gain = f"{100 * row['gain_a_decision']:+.2f}"
        if row["error"] is not None:
            gain += f" ± {100 * row['error']:.2f}"
        departure = f"{100 * row['gain_a_departure']:+.2f}"
        print(f"{row['kind']:<16} {row['decisions']:>9} {share:>7.0f} % {departure:>17} {gain:>17}")


if __name__ == "__main__":
    sys.exit(main())
