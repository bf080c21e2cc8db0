"""What each decision of a seat is worth: every one of them played out in the same imagined worlds."""

from __future__ import annotations

from math import sqrt

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight, State
from flibuste.players.budget import Budget
from flibuste.players.ismcts import Searcher

SURE = 1.96  # standard errors on each side of a 95 % interval


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
        return half_width(self.worlds, self.wins, self.win_squares)

    def lead_error(self) -> float:
        return half_width(self.worlds, self.leads, self.lead_squares)


def half_width(count: i64, total: float, squares: float) -> float:
    """Of the 95 % interval of a mean."""
    mean = total / float(count)
    variance = max(0.0, squares / float(count) - mean * mean)
    return SURE * sqrt(variance / float(count))


def prospects(sight: Sight, searcher: Searcher, rng: Rng, budget: Budget) -> list[Prospect]:
    """All legal decisions of the sight's seat, with what they may bring."""
    moves = Moves()
    sight.list_moves(moves)
    found: list[Prospect] = []
    for place in range(moves.count):
        found.append(Prospect(moves.codes[place]))
    try_out(found, sight, searcher, rng, budget)
    return found


def try_out(found: list[Prospect], sight: Sight, searcher: Searcher, rng: Rng, budget: Budget) -> None:
    """Play some decisions out to the end, world after world; an iteration of the budget is a world for all of them."""
    worlds: i64 = 0
    while not budget.cancelled and (worlds < budget.iterations or budget.iterations == 0):
        world = sight.imagine(rng)
        for prospect in found:
            win, lead = outcome(world, prospect.action, sight.seat, searcher)
            prospect.add(win, lead)
        worlds += 1
        budget.breathe()
        if budget.used() >= 1.0:
            break


def difference(one: i64, other: i64, sight: Sight, searcher: Searcher, rng: Rng, worlds: i64) -> Prospect:
    """How much better one decision is than another, in the same worlds: surer than comparing two prospects."""
    found = Prospect(one)
    for _ in range(worlds):
        world = sight.imagine(rng)
        win, lead = outcome(world, one, sight.seat, searcher)
        other_win, other_lead = outcome(world, other, sight.seat, searcher)
        found.add(win - other_win, lead - other_lead)
    return found


def outcome(world: State, action: i64, seat: i64, searcher: Searcher) -> tuple[float, float]:
    """The share of victory and the lead of a seat's side, once a decision and what follows it are played."""
    state = world.clone()
    state.carry_out(action)
    searcher.play_out(state)
    scores = state.merits()
    best: i64 = -1_000_000
    equals: float = 1.0
    for other in range(len(scores)):
        if state.side(other) != state.side(seat):
            if scores[other] > best:
                best = scores[other]
                equals = 1.0
            elif scores[other] == best:
                equals += 1.0
    lead: i64 = scores[seat] - best
    win: float = 0.0
    if lead > 0:
        win = 1.0
    elif lead == 0:
        win = 1.0 / (1.0 + equals)
    return win, float(lead)
