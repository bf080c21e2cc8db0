"""Before the first turn: ships and cards are shuffled and dealt."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.articles import Articles
from flibuste.games.stortebeker.cards import one
from flibuste.games.stortebeker.hold import HAND, Hold
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.stock import CARDS, SHIPS
from flibuste.games.stortebeker.table import SIZE, new_table
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.rng import Rng

FIRST_SHIP: Final = 15  # in a shuffle that is given beforehand ships are numbered after the kinds of cards


class Dealer(kernel.Dealer):
    def __init__(self, articles: Articles) -> None:
        self.articles: Articles = articles

    def deal(self, rng: Rng) -> State:
        """Ships are shuffled, then cards; dice and reshuffles follow in order of play (STB-2 to STB-8)."""
        articles = self.articles
        fleet = zeros(SHIPS)
        for ship in range(SHIPS):
            fleet[ship] = FIRST_SHIP + ship
        rng.shuffle(fleet)
        for ship in range(SHIPS):
            fleet[ship] -= FIRST_SHIP
        deck = articles.stock.all_cards()
        rng.shuffle(deck)
        table = new_table(articles)
        hands = zeros(4)
        for place in range(HAND * articles.seats):
            seat: i64 = place % articles.seats
            hands[seat] += one(deck[place])
            table.seats[8 * seat + SIZE] += 1
        table.deck = CARDS - HAND * articles.seats
        hold = Hold(hands, zeros(16), deck, fleet, rng.branch())
        for slot in range(articles.slots):
            table.ships[slot] = fleet[slot]
        hold.show_ahead(table)
        state = State(table, hold, 0)
        state.begin_turn()
        return state
