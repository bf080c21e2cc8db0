"""A sense of a game: quick opinions on decisions and positions, without looking ahead."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import MOST_MOVES, Moves, Sight, State
from flibuste.kernel.vecs import vec


class Sense:
    """Opinions are worth nothing in themselves: only what is larger than what counts."""

    def __init__(
        self,
        features: i64 = 0,
        depth: i64 = 0,
        scale: float = 10.0,
        whim: float = 0.0,
        trust: float = 0.0,
        foresight: bool = False,
    ) -> None:
        self.weights: vec[float] = vec[float]([0.0] * MOST_MOVES)  # of the moves weighed last, in their order
        self.features: vec[float] = vec[float]([0.0] * features)  # of the position looked at last
        self.depth: i64 = depth  # patience, where it is the same at all tables
        self.scale: float = scale  # points of lead that make victory e times as likely as defeat
        self.whim: float = whim  # share of random decisions with which a search plays on
        self.trust: float = trust  # standard errors by which a search must beat the most sensible decision; 0: none
        self.foresight: bool = foresight  # does a search foresee others by this sense, rather than think for them?

    def weigh(self, state: State, moves: Moves) -> None:
        """Weigh each move of the seat that decides, by the table and its own hand alone."""
        raise NotImplementedError  # abstract

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        """The same for a seat that really plays."""
        raise NotImplementedError  # abstract

    def look(self, state: State, seat: i64) -> None:
        """Fill `features` with how a seat's side stands, in a world where all cards are known."""
        raise NotImplementedError  # abstract

    def hopes(self, state: State) -> vec[float]:
        """What each feature is worth at this table, in points (bench/fit.py makes them)."""
        raise NotImplementedError  # abstract

    def outlook(self, state: State, seat: i64) -> float:
        """How many points more than now this seat's side can hope for."""
        self.look(state, seat)
        hopes = self.hopes(state)
        hope: float = 0.0
        for place in range(len(hopes)):
            hope += hopes[place] * self.features[place]
        return hope

    def hope(self, state: State, points: vec[float]) -> None:
        """Add to the points of each seat what its side can hope for."""
        for seat in range(len(state.merits())):
            points[seat] += self.outlook(state, seat)

    def foretell(self, state: State, chances: vec[float]) -> bool:
        """Tell each seat's chance to win, where this sense knows better than by hopes and leads; does it?"""
        return False

    def patience(self, state: State) -> i64:
        """Decisions that a playout goes on from here before the outlook says as much as playing on."""
        return self.depth

    def suppose(self, world: State, seat: i64, rng: Rng) -> None:
        """Make an imagined world more likely, by how others seem to have played; `seat` must not see a difference."""

    def knows(self, state: State) -> bool:
        """Is the heaviest decision here as good as any, so that nobody need look at the others?"""
        return False

    def is_quiet(self, state: State) -> bool:
        """May the outlook be taken here, rather than a decision later?"""
        return True

    def heaviest(self, moves: Moves) -> i64:
        """The move that weighs most; of equals the first."""
        best: i64 = 0
        for place in range(1, moves.count):
            if self.weights[place] > self.weights[best]:
                best = place
        return moves.codes[best]
