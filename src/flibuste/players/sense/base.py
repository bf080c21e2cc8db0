"""A sense of a game: quick opinions on decisions and positions, without looking ahead."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.state import MOST_MOVES, Moves, Sight, State
from flibuste.kernel.vecs import vec


class Sense:
    """Opinions are worth nothing in themselves: only what is larger than what counts."""

    def __init__(self) -> None:
        self.weights: vec[float] = vec[float]([0.0] * MOST_MOVES)  # of the moves weighed last, in their order

    def weigh(self, state: State, moves: Moves) -> None:
        """Weigh each move of the seat that decides, by the table and its own hand alone."""
        raise NotImplementedError  # abstract

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        """The same for a seat that really plays."""
        raise NotImplementedError  # abstract

    def outlook(self, state: State, seat: i64) -> float:
        """How many points more than now this seat's side can hope for, in a world where all cards are known."""
        raise NotImplementedError  # abstract

    def heaviest(self, moves: Moves) -> i64:
        """The move that weighs most; of equals the first."""
        best: i64 = 0
        for place in range(1, moves.count):
            if self.weights[place] > self.weights[best]:
                best = place
        return moves.codes[best]
