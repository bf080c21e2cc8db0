"""How much of a result was luck of the draw.

Every card drawn is worth what a judge thinks of the position with it, less what it thinks on average of the positions
with all cards that might have come instead. Such luck comes to nothing in the long run, whoever plays, however they
decide and however wrong the judge is: a result less its luck tells the same as the result, with a smaller error the
better the judge (Burch and others: AIVAT, 2018).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from flibuste.games.korsair.decisions import DRAW
from flibuste.games.korsair.rules import State as KorsairState
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import State
from flibuste.players.levels import make_searcher
from flibuste.players.sense.korsair_crowd import MOST_SEATS


class Witness:
    """Of Korsair, where drawing a card is all the chance there is once cards are dealt."""

    def __init__(self) -> None:
        self.judge = make_searcher("korsair", FastRng(0))

    def luck(self, state: State, action: int) -> list[float]:
        """Of each seat in what is about to happen, as a share of victory."""
        assert isinstance(state, KorsairState)
        if action != DRAW:
            return [0.0] * len(state.merits())
        luck = self.chances_after_draw(state)
        for likelihood, world in possible_tops(state):
            for seat, chance in enumerate(self.chances_after_draw(world)):
                luck[seat] -= likelihood * chance
        return luck

    def chances_after_draw(self, state: KorsairState) -> list[float]:
        """Of each seat to win, as the judge sees it."""
        after = state.clone()
        after.carry_out(DRAW)
        self.judge.judge(after)
        return [self.judge.rewards[seat] for seat in range(len(after.merits()))]


def possible_tops(state: KorsairState) -> Iterator[tuple[float, KorsairState]]:
    """Every kind of card that may lie on top of the deck: how likely that is, and the position with it there."""
    top = len(state.deck) - int(state.table.deck)
    cards = [int(kind) for kind in state.deck][top:]
    for kind, number in Counter(cards).items():
        world = state.clone()
        deck = state.deck[:]
        deck[top], deck[top + cards.index(kind)] = kind, deck[top]
        world.deck = deck
        yield number / len(cards), world


def find_witness(game: str, seats: int) -> Witness | None:
    """Nobody, where nobody can tell: only with few seats a judge's chances are shares of one victory."""
    return Witness() if game == "korsair" and seats <= MOST_SEATS else None
