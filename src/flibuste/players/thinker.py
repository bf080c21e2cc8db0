"""A player who looks ahead: forced decisions at once, exact play where all is known, search everywhere else."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight
from flibuste.players.budget import Budget
from flibuste.players.endgame import UNSOLVED, Solver
from flibuste.players.ismcts import LEAST_SPREAD, Node, Searcher, most_visited
from flibuste.players.player import CHANCES, Player
from flibuste.players.sense.base import Sense

POSITIONS: Final = 200_000  # that an endgame may cost


class Thinker(Player):
    """With less than full attention it goes by sense now and then, where it has one, without looking ahead."""

    def __init__(self, rng: Rng, searcher: Searcher, solver: Solver | None, attention: float = 1.0) -> None:
        self.rng: Rng = rng
        self.searcher: Searcher = searcher
        self.solver: Solver | None = solver
        self.attention: float = attention
        self.moves: Moves = Moves()

    def choose(self, sight: Sight, budget: Budget) -> i64:
        sight.list_moves(self.moves)
        if self.moves.count == 1:
            return self.moves.codes[0]
        searcher = self.searcher
        sense = searcher.sense
        if sense is not None and float(self.rng.below(CHANCES)) >= self.attention * float(CHANCES):
            return self.go_by(sense, sight)
        solver = self.solver
        if solver is not None and sight.certain():
            action: i64 = solver.solve(sight.imagine(self.rng), POSITIONS, budget)
            if action != UNSOLVED:
                return action
        root = searcher.search(sight, budget)
        return self.settle(sight, root, searcher.spread)

    def settle(self, sight: Sight, root: Node, spread: float) -> i64:
        """The decision that a tree speaks for whose rewards spread so far."""
        sense = self.searcher.sense
        if sense is None:
            return most_visited(root).action
        if spread <= LEAST_SPREAD:
            return self.go_by(sense, sight)  # nothing is left to win or to lose but points
        return trusted(root, sense.trust * spread).action

    def go_by(self, sense: Sense, sight: Sight) -> i64:
        """The most sensible move."""
        sight.list_moves(self.moves)
        sense.weigh_sight(sight, self.moves)
        return sense.heaviest(self.moves)


def trusted(root: Node, doubt: float) -> Node:
    """The most visited decision, or the most sensible one where the search may be wrong that it is worse.

    `doubt` is how far a single playout may mislead; where it is 0 only visits count.
    """
    best = most_visited(root)
    sensible = best
    for child in root.children:
        if child.prior > sensible.prior:
            sensible = child
    if doubt == 0.0 or sensible is best:
        return best
    error = doubt * sqrt(1.0 / float(best.visits) + 1.0 / float(sensible.visits))
    sure = best.reward / float(best.visits) - sensible.reward / float(sensible.visits) > error
    return best if sure else sensible
