"""Reputations and Dirty Tricks, as a Bordée sailor sees them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import cannon_deck
from flibuste.games.bordee.menus import damage_now
from flibuste.games.bordee.table import Table
from flibuste.games.bordee.tricks import (
    CAREENING,
    CHAINED_GUNNERS,
    FIRE_BARREL,
    FOG_BANK,
    HARD_OVER,
    HEATED_SHOT,
    PRESS_GANG,
    RUM,
    SAME_ELEVATION,
    SMUGGLED_SHOT,
    SNAP_SIGHT,
    SPARE_CANVAS,
    SPY_PARROT,
)
from flibuste.kernel.vecs import vec

# By number; bench/balance.py measures them.
REPUTATION_WORTH: Final = vec[float]([0.0, 0.8, 0.6, 0.5, 0.3, 0.9, 0.4, 0.3, 0.7, 0.5])
TRICK_WORTH: Final = vec[float]([
    0.0, 1.2, 0.3, 0.3, 0.2, 1.0, 0.8, 0.8, 0.8, 0.8, 0.8, 0.7, 1.4,
    1.4, 0.6, 0.6, 0.5, 1.8, 0.7, 0.7, 1.0, 1.5, 1.0, 1.0, 0.7,
])  # fmt: skip


def worth_of_trick(table: Table, seat: i64, number: i64) -> float:
    """A trick is worth what it says on the whole, and more or less by how things stand."""
    ship = table.ships[seat]
    foe = table.ships[1 - seat]
    worth = TRICK_WORTH[number] - 0.4  # it may come in better later
    if number == HEATED_SHOT:
        return worth if table.shot.damage > -2 else -1.0
    if number == CHAINED_GUNNERS:
        lost: i64 = ship.cannon_penalty(cannon_deck(ship.active))
        return float(damage_now(table, seat) + lost) - 1.5
    if number in (FOG_BANK, HARD_OVER):
        return float(min(2, table.shot.damage)) - 1.2
    if number == SAME_ELEVATION:
        return float(damage_now(table, seat)) - 1.5
    if number in (RUM, SNAP_SIGHT, SPY_PARROT):
        return worth - 0.15 * float(ship.held)
    if number == SMUGGLED_SHOT:
        return worth if ship.loaded(ship.active) == 0 else -0.5
    if number == PRESS_GANG:
        return worth if ship.sailors_in_supply() >= 2 else -0.5
    if number == CAREENING:
        return worth if ship.missing_planks() >= 4 else -0.5
    if number == SPARE_CANVAS:
        return worth if ship.sail_penalty() >= 1 else -0.5
    if number == FIRE_BARREL and foe.missing_planks() >= table.articles.parts.sink_at - 1:
        return 9.0
    return worth
