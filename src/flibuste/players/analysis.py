"""What each decision of a seat is worth: every one of them played out in the same imagined worlds."""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight, State
from flibuste.players.budget import Budget
from flibuste.players.ismcts import Searcher

SURE: Final = 1.96  # standard errors on each side of a 95 % interval


class Prospect:
    """Of one decision: shares of victories and final leads over the best other side, summed over the worlds."""

    def __init__(self, action: i64) -> None:
        self.action: i64 = action
        self.worlds: i64 = 0
        self.wins: float = 0.0
        self.win_squares: float = 0.0
        self.leads: float = 0.0
        self.lead_squares: float = 0.0

    def add(self, win: float, lead: float) -> None:
        self.worlds += 1
        self.wins += win
        self.win_squares += win * win
        self.leads += lead
        self.lead_squares += lead * lead

    def win(self) -> float:
        return self.wins / float(self.worlds)

    def lead(self) -> float:
        return self.leads / float(self.worlds)

    def win_error(self) -> float:
        """Never less than by the rule of three: what was not met in n worlds may still happen in 3 of n."""
        return max(half_width(self.worlds, self.wins, self.win_squares), min(1.0, 3.0 / float(self.worlds)))

    def lead_error(self) -> float:
        return half_width(self.worlds, self.leads, self.lead_squares)


def half_width(count: i64, total: float, squares: float) -> float:
    """Of the 95 % interval of a mean."""
    mean = total / float(count)
    variance = max(0.0, squares / float(count) - mean * mean)
    return SURE * sqrt(variance / max(1.0, float(count - 1)))


def prospects(sight: Sight, searcher: Searcher, rng: Rng, budget: Budget) -> list[Prospect]:
    """All legal decisions of the sight's seat, with what they may bring."""
    moves = Moves()
    sight.list_moves(moves)
    found: list[Prospect] = []
    for place in range(moves.count):
        found.append(Prospect(moves.codes[place]))
    try_out(found, sight, searcher, rng, budget)
    return found


def try_out(found: list[Prospect], sight: Sight, searcher: Searcher, rng: Rng, budget: Budget, least: i64 = 1) -> None:
    """Play some decisions out to the end, world after world; an iteration of the budget is a world for all of them."""
    worlds: i64 = 0
    while not is_enough(worlds, least, budget):
        world = searcher.imagine(sight, rng)
        for prospect in found:
            win, lead = outcome(world, prospect.action, sight.seat, searcher)
            prospect.add(win, lead)
        worlds += 1


def difference(
    one: i64, other: i64, sight: Sight, searcher: Searcher, rng: Rng, budget: Budget, least: i64 = 1
) -> Prospect:
    """How much better one decision is than another, in the same worlds: surer than comparing two prospects."""
    found = Prospect(one)
    while not is_enough(found.worlds, least, budget):
        world = searcher.imagine(sight, rng)
        win, lead = outcome(world, one, sight.seat, searcher)
        other_win, other_lead = outcome(world, other, sight.seat, searcher)
        found.add(win - other_win, lead - other_lead)
    return found


def is_enough(worlds: i64, least: i64, budget: Budget) -> bool:
    """Is the budget used up? Without a few worlds nothing can be said, however short time is."""
    budget.breathe()
    if worlds > 0 and worlds == budget.iterations:
        return True
    return worlds >= least and (budget.cancelled or budget.used() >= 1.0)


def outcome(world: State, action: i64, seat: i64, searcher: Searcher) -> tuple[float, float]:
    """The share of victory and the lead of a seat's side, once a decision and what follows it are played."""
    state = world.clone()
    state.carry_out(action)
    searcher.play_out(state)
    scores = state.merits()
    best: i64 = -1_000_000
    for other in range(len(scores)):
        if state.side(other) != state.side(seat):
            best = max(best, scores[other])
    return victory_share(state, seat), float(scores[seat] - best)


def victory_share(state: State, seat: i64) -> float:
    """Of a seat where the game is over: all sides that have won share the victory, partners have their side's share."""
    merits = state.merits()
    winners: float = 0.0
    counted: i64 = 0  # sides among the winners, a bit each
    for other in range(len(merits)):
        side: i64 = 1 << state.side(other)
        if merits[other] > merits[seat]:
            return 0.0
        if merits[other] == merits[seat] and counted & side == 0:
            counted |= side
            winners += 1.0
    return 1.0 / winners
