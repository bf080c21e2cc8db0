"""Duplicate deals between two ways of playing by sense: the quick arena in which senses are tuned."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.rng import FastRng, Rng
from flibuste.kernel.state import OVER, Dealer, Moves, State
from flibuste.players.sense.base import Sense


class Standing:
    """Of the first player over all games of a contest."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.wins: float = 0.0  # a shared victory counts by its share
        self.lead: float = 0.0  # sum of score differences to the best other seat


def play_by_sense(state: State, senses: list[Sense | None], rng: Rng, moves: Moves) -> None:
    """Play on to the end, each seat by its sense, or at random where it has none."""
    while state.seat != OVER:
        state.list_moves(moves)
        sense = senses[state.seat]
        if sense is None or moves.count == 1:
            state.play(moves.codes[rng.below(moves.count)])
        else:
            sense.weigh(state, moves)
            state.play(sense.heaviest(moves))


def contest(
    dealer: Dealer, seats: i64, team: i64, one: Sense | None, other: Sense | None, seed: i64, deals: i64
) -> Standing:
    """Each deal as often as there are sides, `one` on each side in turn and `other` on all the others."""
    moves = Moves()
    standing = Standing()
    for number in range(deals):
        for side in range(seats // team):
            rng = FastRng((seed << 32) + number)
            state = dealer.deal(rng)
            senses: list[Sense | None] = []
            for seat in range(seats):
                senses.append(one if seat // team == side else other)
            play_by_sense(state, senses, rng, moves)
            count(standing, state, side * team, team)
    return standing


def count(standing: Standing, state: State, seat: i64, team: i64) -> None:
    scores = state.merits()
    best: i64 = -1000
    best_other: i64 = -1000
    for other in range(len(scores)):
        best = max(best, scores[other])
        if other // team != seat // team:
            best_other = max(best_other, scores[other])
    winners: i64 = 0
    for score in scores:
        if score == best:
            winners += 1
    standing.games += 1
    standing.lead += float(scores[seat] - best_other)
    if scores[seat] == best:
        standing.wins += float(team) / float(winners)
