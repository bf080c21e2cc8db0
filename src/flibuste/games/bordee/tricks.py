"""Dirty Tricks: when each may be played, and whether it would change anything (3.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.answers import forbids_marker
from flibuste.games.bordee.articles import TRICKS
from flibuste.games.bordee.cards import (
    BALL,
    CHAIN,
    DECK_STERN,
    HULL_BOW,
    NO_CARD,
    SAIL_BOW,
    cannon_deck,
    first_zone,
    holds,
    last_zone,
)
from flibuste.games.bordee.chains import forbids_set
from flibuste.games.bordee.clauses import (
    DUE_154_AIM_MUST_STAY_POSSIBLE,
    DUE_282_NOT_HELD,
    DUE_283_NOT_NOW,
    DUE_284_CHANGES_NOTHING,
    DUE_311_CANNOT_BE_COMPLETED,
    DUE_314_IN_ORDER,
)
from flibuste.games.bordee.decisions import (
    DISC,
    DONE,
    POS,
    SPACE,
    ZONE,
    is_card,
    is_disc,
    is_position,
    is_space,
    is_zone,
)
from flibuste.games.bordee.menus import dodge_purpose
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.ships import Ship
from flibuste.games.bordee.table import (
    NOWHERE,
    PHASE1,
    PHASE2,
    WINDOW_BROADSIDE,
    WINDOW_LURCH,
    WINDOW_S4,
    WINDOW_S5,
    WINDOW_S7,
    Table,
)
from flibuste.kernel.vecs import vec

# What a trick of phase 1 costs.
AN_ACTION: Final = 1
AN_AIM: Final = 2  # an action that satisfies the Aim duty
NOTHING_AT_ALL: Final = 3

SNAP_SIGHT: Final = 1
TWIN_SIGHTS: Final = 2
SHIMMED_GUN: Final = 3
FALSE_LANTERN: Final = 4
FIRE_BARREL: Final = 5
MARKSMAN: Final = 6
FIRE_ARROWS: Final = 7
SMUGGLED_SHOT: Final = 8
PRESS_GANG: Final = 9
RIFLED_HOLD: Final = 10
SPY_PARROT: Final = 11
RUM: Final = 12
CAREENING: Final = 13
SPARE_CANVAS: Final = 14
SLEEVE_CARD: Final = 15
WIPED_SLATE: Final = 16
HEATED_SHOT: Final = 17
CHAINED_GUNNERS: Final = 18
SMOKE_CURTAIN: Final = 19
SAME_ELEVATION: Final = 20
FOG_BANK: Final = 21
HARD_OVER: Final = 22
SANDBAGS: Final = 23
SEA_ANCHOR: Final = 24


def window_table() -> vec[i64]:
    """The question in which each trick may be played, by number."""
    windows = vec[i64]([PHASE1] * (TRICKS + 1))
    windows[HEATED_SHOT] = WINDOW_S4
    windows[CHAINED_GUNNERS] = PHASE2
    windows[SMOKE_CURTAIN] = WINDOW_S4
    windows[SAME_ELEVATION] = WINDOW_S7
    windows[FOG_BANK] = WINDOW_S5
    windows[HARD_OVER] = WINDOW_S5
    windows[SANDBAGS] = WINDOW_BROADSIDE
    windows[SEA_ANCHOR] = WINDOW_LURCH
    return windows


WINDOW: Final = window_table()


def cost_in_phase1(number: i64) -> i64:
    if number <= FALSE_LANTERN:
        return AN_AIM
    if number <= RIFLED_HOLD or number == CAREENING:
        return AN_ACTION
    return NOTHING_AT_ALL


def forbids_trick(table: Table, own: Own, seat: i64, number: i64) -> i64:
    """In the window that is open now (DUE-282 to DUE-285)."""
    if (own.tricks >> number) & 1 == 0:
        return DUE_282_NOT_HELD
    if WINDOW[number] != table.node:
        return DUE_283_NOT_NOW
    if table.node == PHASE1 and cost_in_phase1(number) != NOTHING_AT_ALL:
        if table.actions == 2:
            return DUE_283_NOT_NOW
        if cost_in_phase1(number) == AN_ACTION:
            if table.purse(seat) < 0 or (table.actions == 1 and not table.aimed):
                return DUE_154_AIM_MUST_STAY_POSSIBLE
    return 0 if changes_something(table, own, seat, number) else DUE_284_CHANGES_NOTHING


def changes_something(table: Table, own: Own, seat: i64, number: i64) -> bool:
    """DUE-292: from public facts and the holder's own cards only."""
    ship = table.ships[seat]
    foe = table.ships[1 - seat]
    shot = table.shot
    if number == TWIN_SIGHTS:
        return ship.held >= 4
    if number == SHIMMED_GUN:
        return ship.placed_count() > 0
    if number == MARKSMAN:
        return max(foe.markers[0], max(foe.markers[1], foe.markers[2])) >= 2
    if number == FIRE_ARROWS:
        return foe.count_kind(CHAIN) > 0
    if number in (PRESS_GANG, CAREENING, SPARE_CANVAS):
        return has_addition(table, ship, number)
    if number == RIFLED_HOLD:
        return foe.held > 0
    if number == SLEEVE_CARD:
        return ship.discard_count > 0
    if number == WIPED_SLATE:
        return ship.lurches | ship.dodges | ship.broadsides != 0
    if number == HEATED_SHOT:
        return shot.damage < shot.worth
    if number == CHAINED_GUNNERS:
        return ship.no_fire(ship.active) or ship.cannon_penalty(cannon_deck(ship.active)) > 0
    if number == SMOKE_CURTAIN:
        return shot.damage >= 1 and (foe.held >= 2 or foe.tricks > 0)
    if number == SAME_ELEVATION:
        return foe.markers[ship.zone] > 0
    if number == HARD_OVER:
        return hard_over_helps(table, own, seat)
    if number == SEA_ANCHOR:
        return table.loss >= 1 and table.loss - 1 < ship.held
    return True


def hard_over_helps(table: Table, own: Own, seat: i64) -> bool:
    purpose = dodge_purpose(table, seat)
    purpose.covered = 0
    purpose.penalty = 0
    return purpose.exists(own.hand)


# What a trick asks once it is played


def forbids_trickery(table: Table, own: Own, seat: i64, action: i64) -> i64:
    number: i64 = table.trick
    ship = table.ships[seat]
    if number in (SHIMMED_GUN, FALSE_LANTERN):
        return forbids_trick_position(table, ship, action)
    if number == MARKSMAN and table.spot != NOWHERE:
        return forbids_marker(table, action)
    if number in (FIRE_BARREL, MARKSMAN, FIRE_ARROWS):
        return forbids_victim(table, seat, action)
    if number in (PRESS_GANG, CAREENING, SPARE_CANVAS):
        return forbids_addition(table, ship, action)
    if number in (SMUGGLED_SHOT, SANDBAGS):
        return forbids_trick_disc(table, seat, action)
    if number == WIPED_SLATE:
        return forbids_space(table, ship, action)
    if number == RIFLED_HOLD:
        return 0 if is_card(action) and holds(own.known, action) else DUE_311_CANNOT_BE_COMPLETED
    if number == SLEEVE_CARD:
        return 0 if is_card(action) and find_discard(ship, action) >= 0 else DUE_311_CANNOT_BE_COMPLETED
    return forbids_set(own, action, table.loss, DUE_311_CANNOT_BE_COMPLETED)


def forbids_trick_position(table: Table, ship: Ship, action: i64) -> i64:
    """Two positions, one of them filled; or a target card, for which its left position stands."""
    if not is_position(action) or action - POS >= 2 * ship.target_count:
        return DUE_311_CANNOT_BE_COMPLETED
    position: i64 = action - POS
    if table.trick == FALSE_LANTERN:
        return 0 if position % 2 == 0 else DUE_311_CANNOT_BE_COMPLETED
    if table.spot != NOWHERE:
        if position <= table.spot:
            return DUE_314_IN_ORDER
        filled = ship.placed[table.spot] != NO_CARD or ship.placed[position] != NO_CARD
        return 0 if filled else DUE_311_CANNOT_BE_COMPLETED
    for other in range(position + 1, 2 * ship.target_count):
        if ship.placed[position] != NO_CARD or ship.placed[other] != NO_CARD:
            return 0
    return DUE_311_CANNOT_BE_COMPLETED


def forbids_victim(table: Table, seat: i64, action: i64) -> i64:
    """A zone of the other ship: hull with a plank, deck with two markers, sails with a sail."""
    if not is_zone(action):
        return DUE_311_CANNOT_BE_COMPLETED
    zone: i64 = action - ZONE
    count: i64 = table.ships[1 - seat].markers[zone]
    if table.trick == FIRE_BARREL:
        return 0 if zone >= HULL_BOW and count > 0 else DUE_311_CANNOT_BE_COMPLETED
    if table.trick == MARKSMAN:
        return 0 if zone <= DECK_STERN and count >= 2 else DUE_311_CANNOT_BE_COMPLETED
    return 0 if zone >= SAIL_BOW and zone < HULL_BOW and count > 0 else DUE_311_CANNOT_BE_COMPLETED


def added_kind(number: i64) -> i64:
    """The disc whose kind of markers a trick adds."""
    if number == CAREENING:
        return BALL
    return CHAIN if number == SPARE_CANVAS else 2


def has_addition(table: Table, ship: Ship, number: i64) -> bool:
    kind: i64 = added_kind(number)
    if number == PRESS_GANG and ship.sailors_in_supply() == 0:
        return False
    for zone in range(first_zone(kind), last_zone(kind) + 1):
        if ship.missing(zone) > 0:
            return True
    return False


def forbids_addition(table: Table, ship: Ship, action: i64) -> i64:
    """Zones of one's own with a gap, in order, one marker each time."""
    if action == DONE:
        return 0 if table.moves > 0 else DUE_311_CANNOT_BE_COMPLETED
    kind: i64 = added_kind(table.trick)
    if not is_zone(action) or action - ZONE < first_zone(kind) or action - ZONE > last_zone(kind):
        return DUE_311_CANNOT_BE_COMPLETED
    if table.moves >= table.articles.parts.trick_amount[table.trick] or ship.missing(action - ZONE) == 0:
        return DUE_311_CANNOT_BE_COMPLETED
    if table.trick == PRESS_GANG and ship.sailors_in_supply() == 0:
        return DUE_311_CANNOT_BE_COMPLETED
    return 0 if action - ZONE >= table.spot else DUE_314_IN_ORDER


def forbids_trick_disc(table: Table, seat: i64, action: i64) -> i64:
    """From the bag as long as there is room, or of the broadside that is under way; kinds in order."""
    if action == DONE:
        return 0 if table.moves > 0 else DUE_311_CANNOT_BE_COMPLETED
    if not is_disc(action) or table.moves >= table.articles.parts.trick_amount[table.trick]:
        return DUE_311_CANNOT_BE_COMPLETED
    disc: i64 = action - DISC
    if table.trick == SANDBAGS:
        if table.queue[disc] == 0:
            return DUE_311_CANNOT_BE_COMPLETED
    else:
        ship = table.ships[seat]
        room: i64 = ship.room(0) + ship.room(1) - table.loose[0] - table.loose[1] - table.loose[2]
        if table.bag[disc] == 0 or room == 0:
            return DUE_311_CANNOT_BE_COMPLETED
    return 0 if disc >= table.disc else DUE_314_IN_ORDER


def is_covered(ship: Ship, space: i64) -> bool:
    if space < 10:
        return (ship.lurches >> space) & 1 != 0
    if space < 20:
        return (ship.dodges >> (space - 10)) & 1 != 0
    return (ship.broadsides >> (space - 20)) & 1 != 0


def forbids_space(table: Table, ship: Ship, action: i64) -> i64:
    if action == DONE:
        return 0 if table.moves > 0 else DUE_311_CANNOT_BE_COMPLETED
    if not is_space(action) or table.moves >= table.articles.parts.trick_amount[table.trick]:
        return DUE_311_CANNOT_BE_COMPLETED
    if not is_covered(ship, action - SPACE):
        return DUE_311_CANNOT_BE_COMPLETED
    return 0 if action - SPACE > table.spot else DUE_314_IN_ORDER


def find_discard(ship: Ship, face: i64) -> i64:
    """Where a card lies in the discard, the newest of equals; NO_CARD if it is not there."""
    place: i64 = ship.discard_count - 1
    while place >= 0 and ship.discards[place] != face:
        place -= 1
    return place
