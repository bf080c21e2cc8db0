"""A player who looks ahead: forced decisions at once, exact play where all is known, search everywhere else."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight
from flibuste.players.budget import Budget
from flibuste.players.endgame import UNSOLVED, Solver
from flibuste.players.ismcts import Searcher, most_visited
from flibuste.players.player import Player

POSITIONS: Final = 200_000  # that an endgame may cost


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
        return most_visited(self.searcher.search(sight, budget)).action
