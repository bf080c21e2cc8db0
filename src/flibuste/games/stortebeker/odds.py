"""Exact odds of two number dice, and of a boarding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import FIRST_SYMBOL, count, pirate_strength
from flibuste.games.stortebeker.scoring import total_to_win
from flibuste.games.stortebeker.sight import Sight
from flibuste.games.stortebeker.table import Table
from flibuste.kernel.vecs import vec

# Of 36 throws, those in which two dice come to so much or more; index 0 to 13.
AT_LEAST: Final = vec[i64]([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0])


def throws_reaching(points: i64) -> i64:
    """Of 36, how many throws of two dice reach so many points."""
    if points <= 2:
        return 36
    return AT_LEAST[points] if points <= 12 else 0


def own_strength(sight: Sight, slot: i64) -> i64:
    """What one's own pirates, face down ones too, and symbols at a ship add to the dice."""
    table = sight.table
    seat: i64 = sight.seat
    open_cards: i64 = table.side(slot, seat)
    return pirate_strength(open_cards + sight.heaps[4 * slot + seat]) + table.symbol_strength(slot, seat)


def symbols_to_add(table: Table, seat: i64, hand: i64) -> i64:
    """What symbols in a hand may still add to a counter-attack: those on provisions that are missing (STB-60)."""
    number: i64 = 0
    for kind in range(FIRST_SYMBOL):
        number += min(table.room(table.slot, seat, kind), count(hand, kind + FIRST_SYMBOL))
    return table.articles.stock.symbol_value * number


def counter_chance(sight: Sight) -> float:
    """That one's own counter-attack takes the ship, with what lies there and the best that can be added."""
    table = sight.table
    crew: i64 = own_strength(sight, table.slot) + symbols_to_add(table, sight.seat, sight.hand)
    return float(throws_reaching(total_to_win(table, sight.seat) - crew)) / 36.0


def chance_of(sight: Sight, slot: i64) -> float:
    """That one's own boarding of a ship succeeds, were its side complete."""
    strength: i64 = sight.table.articles.stock.strength[sight.table.ship(slot)]
    return float(throws_reaching(strength - own_strength(sight, slot))) / 36.0
