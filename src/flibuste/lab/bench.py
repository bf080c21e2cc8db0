"""How fast the engine is: whole random games, copies of a position, imagined worlds, search."""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from flibuste import engine
from flibuste.games.catalogue import find_game
from flibuste.kernel.batch import Tally, clone_often, imagine_often, middle_of_a_game, play_batch
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Dealer
from flibuste.players.budget import Budget
from flibuste.players.ismcts import Searcher

ROUNDS = 5  # the best of these counts: other programs only ever make a run slower
MIDDLE = 60  # decisions into the game, or half of them where games are shorter
OPENING = 20  # decisions into the game, where a search begins
TREE = 1000  # iterations
SECONDS = 0.4  # of work in a round


def measure(name: str, seconds: float = SECONDS, data: str = "") -> dict[str, Any]:
    """The figures of the engine that runs here, on one core, at the game's usual table."""
    game, _ = find_game(name)
    setup = replace(game.setup(), data=data)
    dealer = game.dealer(setup)
    tally = Tally(setup.seats, len(game.endings))

    def play(times: int) -> None:
        play_batch(dealer, 1, int(tally.games), times, tally)

    def best(work: Callable[[int], object]) -> float:
        return best_time(work, seconds)

    games_per_s = 1 / best(play)
    middle = middle_of_a_game(dealer, 1, min(MIDDLE, int(tally.decisions) // int(tally.games) // 2))
    sight = middle.sight(middle.seat)
    rng = FastRng(1)
    return {
        "game": game.name,
        "engine": engine.name(),
        "seats": setup.seats,
        "games_per_s": round(games_per_s),
        "decisions_per_s": round(games_per_s * int(tally.decisions) / int(tally.games)),
        "clone_us": round(1e6 * best(lambda times: clone_often(middle, times)), 3),
        "sight_us": round(1e6 * best(lambda times: [middle.sight(middle.seat) for _ in range(times)]), 3),
        "imagine_us": round(1e6 * best(lambda times: imagine_often(sight, rng, times)), 3),
        "ismcts_per_s": round(TREE / best(lambda trees: grow_trees(dealer, trees))),
    }


def grow_trees(dealer: Dealer, trees: int) -> None:
    """Plain search with random playouts, early in so many games where there is a choice, each to its last iteration."""
    seed = grown = 0
    while grown < trees:
        seed += 1
        state = middle_of_a_game(dealer, seed, OPENING)
        if state.seat != OVER and len(state.actions()) > 1:
            searcher = Searcher(FastRng(seed), None)
            searcher.haste = math.inf
            searcher.search(state.sight(state.seat), Budget(TREE))
            grown += 1


def best_time(work: Callable[[int], object], wanted: float) -> float:
    """Seconds of CPU for one time of the work, in the best of some rounds of so many seconds."""
    times, seconds = 1, 0.0
    while seconds < wanted / 4:
        times *= 2
        seconds = timed(work, times)
    times = max(1, int(times * wanted / seconds))
    return min(timed(work, times) for _ in range(ROUNDS)) / times


def timed(work: Callable[[int], object], times: int) -> float:
    began = time.process_time()
    work(times)
    return time.process_time() - began


def measure_all(name: str, seconds: float = SECONDS, data: str = "") -> list[dict[str, Any]]:
    """The same figures from each engine there is, one after the other, each in a process of its own."""
    engines = [engine.COMPILED] if engine.was_compiled() else []
    return [measure_in(which, name, seconds, data) for which in [*engines, engine.INTERPRETED]]


def measure_in(which: str, name: str, seconds: float, data: str = "") -> dict[str, Any]:
    asked = f"{name!r}, {seconds}, {data!r}"
    program = f"import json; from flibuste.lab.bench import measure; print(json.dumps(measure({asked})))"
    environment = {**os.environ, engine.VARIABLE: which}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        last = (done.stderr.strip() or str(done.returncode)).splitlines()[-1]
        raise Mistake("cli-bench-failed", {"engine": which, "message": last})
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures
