"""Several searchers think about one decision, each in a process of its own, and vote with their visits."""

from __future__ import annotations

import signal
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from types import TracebackType

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Sight
from flibuste.players.budget import Budget
from flibuste.players.levels import make_searcher

Question = tuple[str, Setup, list[int], int, int, float]


def think(question: Question) -> dict[int, int]:
    """Visits by decision, from one search of its own seed."""
    name, setup, facts, seed, iterations, milliseconds = question
    sight = find_game(name)[0].recall(setup, facts)
    root = make_searcher(name, FastRng(seed)).search(sight, Budget(iterations, milliseconds))
    return {int(child.action): int(child.visits) for child in root.children}


class Council:
    """Root-parallel search. A member is sent the facts of a sight and nothing else."""

    def __init__(self, game: Game, setup: Setup, members: int, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.members = members
        self.seed = seed
        self.pool = ProcessPoolExecutor(members, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))

    def __enter__(self) -> Council:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)

    def choose(self, sight: Sight, iterations: int, milliseconds: float = 0.0) -> int:
        """The decision with the most visits of all members; of equals the smallest."""
        actions = sight.actions()
        if len(actions) == 1:
            return int(actions[0])
        facts = [int(fact) for fact in sight.facts()]
        questions: list[Question] = []
        for _ in range(self.members):
            self.seed += 1
            questions.append((self.game.name, self.setup, facts, self.seed, iterations, milliseconds))
        votes: Counter[int] = Counter()
        for visits in self.pool.map(think, questions):
            votes.update(visits)
        return min(votes, key=lambda action: (-votes[action], action))
