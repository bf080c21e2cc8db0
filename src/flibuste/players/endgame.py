"""Exact play where nothing is hidden any more and two sides are left: every line to its end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.state import OVER, Moves, State
from flibuste.players.budget import Budget
from flibuste.players.sense.base import Sense

INFINITE: Final = 1_000_000
VICTORY: Final = 1000  # a win by one point is worth more than any lead that does not win
UNSOLVED: Final = -1
LOOK_AT_CLOCK: Final = 256  # positions between two looks


class Solver:
    """Alpha-beta over whole lines, the sensible decisions first; gives up when too many positions have been seen."""

    def __init__(self, sense: Sense | None) -> None:
        self.sense: Sense | None = sense
        self.seat: i64 = 0  # for whom
        self.left: i64 = 0  # positions that may still be looked at
        self.budget: Budget = Budget()
        self.gave_up: bool = False

    def solve(self, state: State, positions: i64, budget: Budget) -> i64:
        """The best decision of the seat that decides, or UNSOLVED."""
        self.seat = state.seat
        self.left = positions
        self.budget = budget
        self.gave_up = False
        best: i64 = UNSOLVED
        best_value: i64 = -INFINITE
        for action in self.ordered(state):
            after = state.clone()
            after.carry_out(action)
            value: i64 = self.value(after, best_value, INFINITE)
            if self.gave_up:
                return UNSOLVED
            if best == UNSOLVED or value > best_value:
                best_value = value
                best = action
        return best

    def value(self, state: State, low: i64, high: i64) -> i64:
        """Of a position, for `seat`, exactly if it lies between low and high."""
        if state.seat == OVER:
            return self.result(state)
        self.left -= 1
        if self.left <= 0 or (self.left % LOOK_AT_CLOCK == 0 and self.out_of_time()):
            self.gave_up = True
            return 0
        ours = state.side(state.seat) == state.side(self.seat)
        best: i64 = -INFINITE if ours else INFINITE
        for action in self.ordered(state):
            after = state.clone()
            after.carry_out(action)
            value: i64 = self.value(after, low, high)
            if self.gave_up:
                return 0
            if ours:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def out_of_time(self) -> bool:
        self.budget.breathe()
        return self.budget.cancelled or self.budget.used() > 0.5

    def result(self, state: State) -> i64:
        scores = state.merits()
        other: i64 = -INFINITE
        for seat in range(len(scores)):
            if state.side(seat) != state.side(self.seat):
                other = max(other, scores[seat])
        lead: i64 = scores[self.seat] - other
        if lead == 0:
            return 0
        return lead + VICTORY if lead > 0 else lead - VICTORY

    def ordered(self, state: State) -> list[i64]:
        """The legal decisions, the most sensible first."""
        moves = Moves()
        state.list_moves(moves)
        actions: list[i64] = []
        weights: list[float] = []
        sense = self.sense
        if sense is not None:
            sense.weigh(state, moves)
        for place in range(moves.count):
            weight: float = sense.weights[place] if sense is not None else 0.0
            at: i64 = len(actions)
            while at > 0 and weights[at - 1] < weight:
                at -= 1
            actions.insert(at, moves.codes[place])
            weights.insert(at, weight)
        return actions
