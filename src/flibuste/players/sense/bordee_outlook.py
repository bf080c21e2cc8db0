"""How a Bordée ship stands, in features, and what each is worth: logits of victory (bench/fit.py makes them)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import (
    ALL_VALUES,
    BOW,
    CHAIN,
    DECK_STERN,
    GRAPE,
    STERN,
    SUITS,
    count_bits,
    jokers,
)
from flibuste.games.bordee.menus import damage_now
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec
from flibuste.players.sense.bordee_aim import prospect
from flibuste.players.sense.bordee_ship import marker_worth, matching

GAPS: Final = 0  # planks missing
DEEP_GAPS: Final = 1  # their square: the tenth sinks
SAILS: Final = 2
SAIL_LOSS: Final = 3  # penalties uncovered, of sails, cannons and hand
GUN_LOSS: Final = 4
HAND_LIMIT: Final = 5
HANDS: Final = 6  # markers on decks
OFFICERS_LEFT: Final = 7
GUARDS: Final = 8  # markers on decks of officers
HELD: Final = 9  # cards
WILD: Final = 10  # jokers among them
LOADED: Final = 11  # discs
FITTING: Final = 12  # discs of the active cannon that fit its target
PROSPECT: Final = 13  # what the next shot may do
AIMED: Final = 14  # what it would do now
OPEN: Final = 15  # positions of target cards without a card
DODGES_LEFT: Final = 16  # values
LURCHES_LEFT: Final = 17
BROADSIDES_LEFT: Final = 18  # suits
TO_MOVE: Final = 19
TRICKS_HELD: Final = 20
FEATURES: Final = 21
HOPES: Final = vec[float]([
    -0.14, -0.01, 0.07, -0.04, -0.48, 0.25, 0.01, 0.02, 0.07, 0.11, -0.09,
    0.07, 0.06, 0.13, 0.11, -0.03, 0.05, 0.05, 0.05, 0.11, 0.0,
])  # fmt: skip


def look_at(numbers: vec[float], table: Table, own: Own, seat: i64, features: vec[float]) -> None:
    ship = table.ships[seat]
    missing = float(ship.missing_planks())
    features[GAPS] = missing
    features[DEEP_GAPS] = missing * missing
    features[SAILS] = float(ship.count_kind(CHAIN))
    features[SAIL_LOSS] = float(ship.sail_penalty())
    features[GUN_LOSS] = float(ship.cannon_penalties())
    features[HAND_LIMIT] = float(ship.hand_limit())
    features[HANDS] = float(ship.count_kind(GRAPE))
    features[OFFICERS_LEFT] = float(ship.officers())
    guards: i64 = 0
    for deck in range(DECK_STERN + 1):
        if deck in (ship.captain, ship.mate):
            guards += ship.markers[deck]
    features[GUARDS] = float(guards)
    features[HELD] = float(ship.held)
    features[WILD] = float(jokers(own.hand))
    features[LOADED] = float(ship.loaded(BOW) + ship.loaded(STERN))
    features[DODGES_LEFT] = float(count_bits(ALL_VALUES & ~ship.dodges))
    features[LURCHES_LEFT] = float(count_bits(ALL_VALUES & ~ship.lurches))
    features[BROADSIDES_LEFT] = float(SUITS - count_bits(ship.broadsides))
    features[TO_MOVE] = 1.0 if table.player == seat else 0.0
    features[TRICKS_HELD] = float(ship.tricks)
    look_at_aim(numbers, table, own, seat, features)


def look_at_aim(numbers: vec[float], table: Table, own: Own, seat: i64, features: vec[float]) -> None:
    ship = table.ships[seat]
    for feature in range(FITTING, OPEN + 1):
        features[feature] = 0.0
    if ship.target_count == 0 or ship.no_fire(ship.active):
        return
    worth = marker_worth(numbers, table.ships[1 - seat], ship.zone)
    features[FITTING] = float(matching(ship, ship.active, ship.zone))
    features[PROSPECT] = worth * prospect(numbers, table, own, seat)
    if ship.can_fire():
        features[AIMED] = worth * max(0.0, float(damage_now(table, seat)))
    features[OPEN] = float(2 * ship.target_count - ship.placed_count())
