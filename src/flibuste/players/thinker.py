"""A player who looks ahead: forced decisions at once, exact play where all is known, search everywhere else."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight
from flibuste.players.budget import Budget
from flibuste.players.endgame import UNSOLVED, Solver
from flibuste.players.ismcts import Node, Searcher, most_visited
from flibuste.players.player import Player

POSITIONS: Final = 200_000  # that an endgame may cost
SURE: Final = 1.0  # standard errors by which a decision must be better than the most sensible one


class Thinker(Player):
    def __init__(self, rng: Rng, searcher: Searcher, solver: Solver | None) -> None:
        self.rng: Rng = rng
        self.searcher: Searcher = searcher
        self.solver: Solver | None = solver
        self.moves: Moves = Moves()

    def choose(self, sight: Sight, budget: Budget) -> i64:
        sight.list_moves(self.moves)
        if self.moves.count == 1:
            return self.moves.codes[0]
        solver = self.solver
        if solver is not None and sight.certain():
            action: i64 = solver.solve(sight.imagine(self.rng), POSITIONS, budget)
            if action != UNSOLVED:
                return action
        return trusted(self.searcher.search(sight, budget), self.searcher.spread).action


def trusted(root: Node, spread: float = 0.5) -> Node:
    """The most visited decision, or the most sensible one where the search is not sure that it is worse."""
    best = most_visited(root)
    sensible = best
    for child in root.children:
        if child.prior > sensible.prior:
            sensible = child
    if sensible is best:
        return best
    error = spread * sqrt(1.0 / float(best.visits) + 1.0 / float(sensible.visits))
    sure = best.reward / float(best.visits) - sensible.reward / float(sensible.visits) > SURE * error
    return best if sure else sensible
