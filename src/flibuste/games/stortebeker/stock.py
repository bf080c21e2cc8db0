"""What is in the box, as the rules read it: one object for all states of all tables that play with the same data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import KINDS
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import append, vec

SHIPS: Final = 30
HULLS: Final = 5  # colours of ships
CARDS: Final = 66
SYMBOL_CARDS: Final = 10


class Stock:
    def __init__(self) -> None:
        self.ids: list[str] = []  # of the ships
        self.hulls: list[str] = []  # the colours of ships, by number
        self.hull: vec[i64] = zeros(SHIPS)
        self.points: vec[i64] = zeros(SHIPS)
        self.strength: vec[i64] = zeros(SHIPS)
        self.needs: vec[i64] = zeros(SHIPS)  # packs by type
        self.faces: vec[i64] = zeros(6)  # of a colour die: types
        self.cards: i64 = 0  # a pack: how many there are of each kind
        self.symbol_value: i64 = 1

    def all_cards(self) -> vec[i64]:
        """Every card by its kind, ascending."""
        return unpack(self.cards)


def unpack(pack: i64) -> vec[i64]:
    cards = vec[i64](capacity=CARDS)
    for kind in range(KINDS):
        number: i64 = (pack >> (4 * kind)) & 15
        for _ in range(number):
            cards = append(cards, kind)
    return cards
