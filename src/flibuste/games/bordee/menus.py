"""What may be chosen from the menus of a turn: actions of phase 1 (3.4 to 3.8), fire or hold in phase 2 (3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import SUITS, cannon_deck, matching_disc
from flibuste.games.bordee.clauses import (
    DUE_152_CHOOSE_AN_ACTION,
    DUE_154_AIM_MUST_STAY_POSSIBLE,
    DUE_155_EMPTY_HAND,
    DUE_157_TOO_LATE_TO_CHANGE,
    DUE_171_NO_FLUSH,
    DUE_172_TOO_FEW_DISCS,
    DUE_174_PENALTIES_EAT_IT,
    DUE_179_SUIT_IS_COVERED,
    DUE_181_NO_STRAIGHT,
    DUE_191_TWO_CARDS,
    DUE_192_NO_PAIR,
    DUE_202_ALONG_THE_ROPES,
    DUE_204_OFFICERS_STAY_ON_DECK,
    DUE_205_LAST_MARKER_STAYS,
    DUE_207_NO_MOVE,
    DUE_211_FIRE_OR_HOLD,
    DUE_212_UNLOADED,
    DUE_213_NO_FIRE,
    DUE_224_DODGE_OR_PASS,
    DUE_225_NO_STRAIGHT,
    DUE_227_DODGES_NOTHING,
    DUE_281_NOT_YOUR_REPUTATION,
    DUE_291_A_TRICK_OR_PASS,
)
from flibuste.games.bordee.combinations import Purpose, has_pair, suited
from flibuste.games.bordee.decisions import (
    AIM,
    BROADSIDE,
    CHANGE,
    DODGE,
    FIRE,
    HOLD,
    LURCH,
    PASS,
    PATCH,
    PREPARE,
    RELOAD_ALL,
    RELOAD_ONE,
    REP,
)
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.ships import ALL_SHOT, DRY_POWDER, LOADED_DICE, WIND
from flibuste.games.bordee.table import Table


def forbids_action(table: Table, own: Own, seat: i64, word: i64) -> i64:
    """A word of phase 1."""
    if table.actions == 2:
        return 0 if word == PASS else DUE_291_A_TRICK_OR_PASS
    if word == AIM:
        return 0 if table.ships[seat].held > 0 else DUE_155_EMPTY_HAND
    if word == CHANGE:
        return DUE_157_TOO_LATE_TO_CHANGE if table.begun else 0
    if word == REP:
        return forbids_redraw(table, seat)
    if word < AIM or word > PATCH:
        return DUE_152_CHOOSE_AN_ACTION
    if table.actions == 1 and not table.aimed:
        return DUE_154_AIM_MUST_STAY_POSSIBLE
    if word == PREPARE:
        return 0  # DUE-156
    return forbids_cost(table, own, seat, word)


def forbids_redraw(table: Table, seat: i64) -> i64:
    """REP-8: once a turn, while an action is still due."""
    ship = table.ships[seat]
    if ship.reputation == LOADED_DICE and not table.redrawn and ship.held > 0:
        return 0
    return DUE_281_NOT_YOUR_REPUTATION


def forbids_cost(table: Table, own: Own, seat: i64, word: i64) -> i64:
    """An action that is paid for with cards: is there a payment that leaves Aim possible?"""
    purse: i64 = table.purse(seat)
    if word == BROADSIDE:
        return forbids_broadside(table, own, seat, purse)
    if word == LURCH:
        if lurch_purpose(table, seat).exists(own.hand):
            return 0
        whole = lurch_purpose(table, seat)
        whole.most = table.ships[seat].held
        return DUE_154_AIM_MUST_STAY_POSSIBLE if whole.exists(own.hand) else DUE_181_NO_STRAIGHT
    if word == PATCH:
        if not has_move(table, seat):
            return DUE_207_NO_MOVE
        return 0 if purse >= 1 else DUE_154_AIM_MUST_STAY_POSSIBLE
    if word == RELOAD_ALL and not has_pair(own.hand):
        return DUE_192_NO_PAIR
    cost: i64 = reload_cost(table, seat, word)
    if purse >= cost:
        return 0
    return DUE_191_TWO_CARDS if table.ships[seat].held < cost else DUE_154_AIM_MUST_STAY_POSSIBLE


def reload_cost(table: Table, seat: i64, word: i64) -> i64:
    """Two cards, a pair for a whole battery (DUE-191, DUE-192); REP-6 saves one of the first."""
    return 1 if word == RELOAD_ONE and table.ships[seat].reputation == DRY_POWDER else 2


def least_flush(table: Table, seat: i64) -> i64:
    """Cards a broadside takes at least: two, and one more than the penalties (DUE-171, DUE-174)."""
    return max(2, table.ships[seat].cannon_penalties() + 1)


def most_flush(table: Table, seat: i64) -> i64:
    """No more than usable discs (DUE-172), nor than may be paid."""
    return min(table.purse(seat), table.ships[seat].usable_discs())


def forbids_suit(table: Table, own: Own, seat: i64, suit: i64) -> i64:
    cards: i64 = suited(own.hand, suit)
    if cards < 2:
        return DUE_171_NO_FLUSH
    if (table.ships[seat].broadsides >> suit) & 1 != 0:
        return DUE_179_SUIT_IS_COVERED
    return 0 if cards >= least_flush(table, seat) else DUE_174_PENALTIES_EAT_IT


def forbids_broadside(table: Table, own: Own, seat: i64, purse: i64) -> i64:
    least: i64 = least_flush(table, seat)
    if table.ships[seat].usable_discs() < least:
        return DUE_172_TOO_FEW_DISCS
    clause: i64 = DUE_171_NO_FLUSH
    for suit in range(SUITS):
        reason: i64 = forbids_suit(table, own, seat, suit)
        if reason == 0:
            return 0 if purse >= least else DUE_154_AIM_MUST_STAY_POSSIBLE
        if reason != DUE_171_NO_FLUSH:
            clause = reason
    return clause


def lurch_purpose(table: Table, seat: i64) -> Purpose:
    return Purpose(table.ships[seat].lurches, table.purse(seat), False, 0, False)


def dodge_purpose(table: Table, seat: i64) -> Purpose:
    """REP-3 helps a plain straight; TRK-22 forgets what is covered, and the sails."""
    ship = table.ships[seat]
    wind = ship.reputation == WIND
    if table.shot.hard_over:
        return Purpose(0, ship.held, True, 0, wind)
    return Purpose(ship.dodges, ship.held, True, ship.sail_penalty(), wind)


# Patch up


def forbids_route(table: Table, seat: i64, route: i64) -> i64:
    """DUE-202 to DUE-205"""
    ship = table.ships[seat]
    parts = table.articles.parts
    if route >= parts.routes:
        return DUE_202_ALONG_THE_ROPES
    start: i64 = parts.route_from[route]
    end: i64 = parts.route_to[route]
    if ship.markers[start] < 2:
        return DUE_205_LAST_MARKER_STAYS
    if ship.missing(end) == 0:
        return DUE_202_ALONG_THE_ROPES
    if end > 2 and ship.sailors_in(start) == 0:
        return DUE_204_OFFICERS_STAY_ON_DECK
    return 0


def has_move(table: Table, seat: i64) -> bool:
    for route in range(table.articles.parts.routes):
        if forbids_route(table, seat, route) == 0:
            return True
    return False


# Phase 2 and step 5


def is_fire_offered(table: Table, seat: i64) -> bool:
    """A question only where something can be answered (DUE-291)."""
    ship = table.ships[seat]
    return ship.can_fire() and (ship.tricks > 0 or not ship.no_fire(ship.active))


def forbids_fire(table: Table, own: Own, seat: i64, word: i64) -> i64:
    if word == HOLD:
        return 0
    if word != FIRE:
        return DUE_211_FIRE_OR_HOLD
    ship = table.ships[seat]
    if not ship.can_fire():
        return DUE_212_UNLOADED
    return DUE_213_NO_FIRE if ship.no_fire(ship.active) else 0


def forbids_dodge(table: Table, own: Own, seat: i64, word: i64) -> i64:
    if word == PASS:
        return 0
    if word != DODGE:
        return DUE_224_DODGE_OR_PASS
    purpose = dodge_purpose(table, seat)
    if purpose.exists(own.hand):
        return 0
    purpose.dodge = False
    return DUE_227_DODGES_NOTHING if purpose.exists(own.hand) else DUE_225_NO_STRAIGHT


def damage_now(table: Table, seat: i64) -> i64:
    """What a shot would come to as the cards lie, before any double shot or dodge (steps 1 to 4)."""
    ship = table.ships[seat]
    damage: i64 = table.ships[1 - seat].markers[ship.zone] - ship.cannon_penalty(cannon_deck(ship.active))
    if ship.discs[3 * ship.active + matching_disc(ship.zone)] == 0 and ship.reputation != ALL_SHOT:
        damage -= 1
    for index in range(ship.target_count):
        damage += table.articles.parts.modifier[ship.counted(index)]
    return damage


def shot_penalty(table: Table) -> i64:
    """Of the deck whose cannon fires (DUE-217); none with TRK-18."""
    if table.shot.chained:
        return 0
    ship = table.ships[table.player]
    return ship.cannon_penalty(cannon_deck(ship.active))
