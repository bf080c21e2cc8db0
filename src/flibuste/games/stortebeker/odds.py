"""Exact odds of two number dice, and of a boarding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import pirate_strength
from flibuste.games.stortebeker.scoring import total_to_win
from flibuste.games.stortebeker.sight import Sight
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


def counter_chance(sight: Sight) -> float:
    """That one's own counter-attack would take the ship now, by the dice and the cards that lie there."""
    missing: i64 = total_to_win(sight.table, sight.seat) - own_strength(sight, sight.table.slot)
    return float(throws_reaching(missing)) / 36.0


def chance_of(sight: Sight, slot: i64) -> float:
    """That one's own boarding of a ship succeeds, were its side complete."""
    strength: i64 = sight.table.articles.stock.strength[sight.table.ship(slot)]
    return float(throws_reaching(strength - own_strength(sight, slot))) / 36.0
