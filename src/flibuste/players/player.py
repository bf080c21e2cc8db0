"""Whoever chooses from a sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight
from flibuste.players.budget import Budget
from flibuste.players.sense.base import Sense

CHANCES: Final = 1 << 20


class Player:
    """Sees a sight and nothing else. The same seed, sight and number of iterations give the same decision."""

    def choose(self, sight: Sight, budget: Budget) -> i64:
        """One of the legal decisions of the sight's seat, whose turn it is."""
        raise NotImplementedError  # abstract


class Sailor(Player):
    """Goes by sense, but for a share of decisions taken on a whim."""

    def __init__(self, rng: Rng, sense: Sense, whim: float) -> None:
        self.rng: Rng = rng
        self.sense: Sense = sense
        self.whim: float = whim
        self.moves: Moves = Moves()

    def choose(self, sight: Sight, budget: Budget) -> i64:
        moves = self.moves
        sight.list_moves(moves)
        if float(self.rng.below(CHANCES)) < self.whim * float(CHANCES):
            return moves.codes[self.rng.below(moves.count)]
        self.sense.weigh_sight(sight, moves)
        return self.sense.heaviest(moves)
