"""What a seat may decide. It depends on the open table and on its own cards alone, so states and sights both ask here.

`hand` is the hand of the seat that decides, `heap` its face-down pirates at the ship under fire.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import KINDS, PIRATES, PROVISIONS, count, from_kind_on, total, type_of
from flibuste.games.stortebeker.decisions import (
    ADD,
    BOARD,
    COUNTER,
    DISCARD,
    DONE,
    EXCHANGE_3,
    HIT,
    LOSE,
    PASS,
    PASS_HIT,
    PICK,
    STOP,
    TARGET,
    THROW,
    exchanged,
    fires,
    hit_kind,
    hit_owner,
    is_addition,
    is_boarding,
    is_discard,
    is_hit,
    is_loss,
    is_pick,
    is_place,
    is_plan,
    is_target,
    placed_kind,
    placed_slot,
    sinks,
)
from flibuste.games.stortebeker.table import (
    ADDING,
    AIMING,
    BOARDING,
    COUNTERING,
    DISCARDING,
    HITTING,
    LOSING,
    NO_SHIP,
    PICKING,
    PLACING,
    PLANNING,
    SHEDDING,
    Table,
)
from flibuste.kernel.state import Moves

STB_9_NOT_NOW: Final = 9
STB_12_STEPS_IN_ORDER: Final = 12
STB_13_TOO_FEW_CARDS: Final = 13
STB_15_NO_CARD_OR_SHIP: Final = 15
STB_17_NO_ROOM: Final = 17
STB_20_NO_SUPPORT: Final = 20
STB_30_NOTHING_TO_TAKE: Final = 30
STB_33_NOT_IN_HAND: Final = 33
STB_29_NOT_AVAILABLE: Final = 29
STB_35_NO_TARGET: Final = 35
STB_37_NOT_THE_DIE: Final = 37
STB_38_NO_ROOM_FOR_IT: Final = 38
STB_41_NOT_YOUR_PIRATE: Final = 41
STB_43_FIRST_ROUND: Final = 43
STB_44_NOT_COMPLETE: Final = 44
STB_46_TRIED_ALREADY: Final = 46
STB_51_NOT_THE_DIE: Final = 51
STB_58_CANNOT_COUNTER: Final = 58
STB_60_NOT_MISSING: Final = 60
STB_102_ASCENDING: Final = 102


def list_moves(table: Table, seat: i64, hand: i64, heap: i64, moves: Moves) -> None:
    """All legal decisions of the seat whose turn it is, ascending."""
    phase: i64 = table.phase
    moves.count = 0
    if phase == PLACING:
        list_places(table, seat, hand, moves)
    elif phase == PLANNING:
        for plan in range(THROW, EXCHANGE_3 + 1):
            if forbids_plan(table, seat, plan) == 0:
                add_move(moves, plan)
    elif phase == DISCARDING:
        list_ascending(hand, table.last_kind, table.left, DISCARD, moves)
    elif phase == PICKING:
        list_ascending(table.pool, table.last_kind, table.picks, PICK, moves)
    elif phase == AIMING:
        for slot in range(table.articles.slots):
            if table.may_fire_at(slot, seat):
                add_move(moves, TARGET + slot)
    elif phase == HITTING:
        list_hits(table, seat, moves)
    elif phase == SHEDDING:
        list_kinds((table.side(table.slot, seat) & PIRATES) + heap, LOSE, moves)
    elif phase == BOARDING:
        for slot in range(table.articles.slots):
            if table.may_board_at(slot, seat):
                add_move(moves, BOARD + slot)
        add_move(moves, STOP)
    elif phase == LOSING:
        add_move(moves, LOSE + table.rolled_type())
        add_move(moves, LOSE + 6 + table.rolled_type())
    elif phase == COUNTERING:
        add_move(moves, PASS)
        if table.can_counter(seat, hand):
            add_move(moves, COUNTER)
    else:
        kind: i64 = table.lacking_type(seat)
        if count(hand, kind) > 0:
            add_move(moves, ADD + kind)
        if count(hand, kind + 6) > 0:
            add_move(moves, ADD + kind + 6)


def add_move(moves: Moves, action: i64) -> None:
    moves.codes[moves.count] = action
    moves.count += 1


def list_places(table: Table, seat: i64, hand: i64, moves: Moves) -> None:
    codes = moves.codes
    found: i64 = 0
    slots: i64 = table.articles.slots
    for kind in range(KINDS):
        if (hand >> (4 * kind)) & 15 != 0:
            for slot in range(slots):
                if table.ships[slot] != NO_SHIP and fits(table, seat, kind, slot):
                    codes[found] = 4 * kind + slot
                    found += 1
    codes[found] = DONE  # STB-14
    moves.count = found + 1


def fits(table: Table, seat: i64, kind: i64, slot: i64) -> bool:
    """May this card be laid beside the ship in this slot?"""
    if kind >= 12:
        return table.has_support(slot, seat)  # STB-20
    return table.room(slot, seat, type_of(kind)) > 0  # STB-17


def list_ascending(pack: i64, first: i64, due: i64, family: i64, moves: Moves) -> None:
    """Kinds not before the last one, of which enough are left to go on with (STB-102)."""
    for kind in range(first, KINDS):
        if count(pack, kind) > 0 and total(from_kind_on(pack, kind)) >= due:
            add_move(moves, family + kind)


def list_kinds(pack: i64, family: i64, moves: Moves) -> None:
    for kind in range(KINDS):
        if count(pack, kind) > 0:
            add_move(moves, family + kind)


def list_hits(table: Table, seat: i64, moves: Moves) -> None:
    add_move(moves, PASS_HIT)
    room = table.room(table.slot, seat, table.rolled_type()) > 0
    for owner in range(table.articles.seats):
        if owner != seat:
            for kind in range(table.rolled_type(), 12, 6):
                if count(table.side(table.slot, owner), kind) > 0:
                    code: i64 = HIT + 24 * owner + 2 * kind
                    if room:
                        add_move(moves, code)
                    add_move(moves, code + 1)


def forbids(table: Table, seat: i64, hand: i64, heap: i64, action: i64) -> i64:
    """The clause that forbids a decision to the seat whose turn it is, or 0."""
    phase: i64 = table.phase
    if is_boarding(action) and table.round == 1:
        return STB_43_FIRST_ROUND
    if phase == PLACING and (is_place(action) or action == DONE):
        return 0 if action == DONE else forbids_place(table, seat, hand, placed_kind(action), placed_slot(action))
    if phase == PLANNING and is_plan(action):
        return forbids_plan(table, seat, action)
    if phase == DISCARDING and is_discard(action):
        return forbids_ascending(hand, action - DISCARD, table.last_kind, table.left, STB_33_NOT_IN_HAND)
    if phase == PICKING and is_pick(action):
        return forbids_ascending(table.pool, action - PICK, table.last_kind, table.picks, STB_29_NOT_AVAILABLE)
    if phase == AIMING and is_target(action):
        slot: i64 = action - TARGET
        return 0 if slot < table.articles.slots and table.may_fire_at(slot, seat) else STB_35_NO_TARGET
    if phase == HITTING and (is_hit(action) or action == PASS_HIT):
        return 0 if action == PASS_HIT else forbids_hit(table, seat, action)
    if phase == SHEDDING and is_loss(action):
        pirates: i64 = (table.side(table.slot, seat) & PIRATES) + heap
        return 0 if count(pirates, action - LOSE) > 0 else STB_41_NOT_YOUR_PIRATE
    if phase == BOARDING and (is_boarding(action) or action == STOP):
        return 0 if action == STOP else forbids_boarding(table, seat, action - BOARD)
    if phase == LOSING and is_loss(action):
        rolled: i64 = table.rolled_type()
        return 0 if action == LOSE + rolled or action == LOSE + 6 + rolled else STB_51_NOT_THE_DIE
    if phase == COUNTERING and action in (PASS, COUNTER):
        return 0 if action == PASS or table.can_counter(seat, hand) else STB_58_CANNOT_COUNTER
    if phase == ADDING and is_addition(action):
        kind: i64 = action - ADD
        needed = type_of(kind) == table.lacking_type(seat)
        return 0 if needed and count(hand, kind) > 0 else STB_60_NOT_MISSING
    return STB_12_STEPS_IN_ORDER if phase <= AIMING and action >= 0 and action < PASS_HIT else STB_9_NOT_NOW


def forbids_place(table: Table, seat: i64, hand: i64, kind: i64, slot: i64) -> i64:
    if table.ship(slot) == NO_SHIP or count(hand, kind) == 0:
        return STB_15_NO_CARD_OR_SHIP
    if fits(table, seat, kind, slot):
        return 0
    return STB_20_NO_SUPPORT if kind >= 12 else STB_17_NO_ROOM


def forbids_plan(table: Table, seat: i64, plan: i64) -> i64:
    """What becomes of the cards that are left: thrown away, exchanged, paid for a broadside (STB-26 to STB-35)."""
    given: i64 = exchanged(plan)
    cost: i64 = given + 1 if fires(plan) else given
    if cost > table.left:
        return STB_13_TOO_FEW_CARDS
    if given > 0 and table.discard == 0 and not table.articles.reclaim:
        return STB_30_NOTHING_TO_TAKE
    return STB_35_NO_TARGET if fires(plan) and not table.may_fire(seat) else 0


def forbids_ascending(pack: i64, kind: i64, first: i64, due: i64, absent: i64) -> i64:
    if count(pack, kind) == 0:
        return absent
    return 0 if kind >= first and total(from_kind_on(pack, kind)) >= due else STB_102_ASCENDING


def forbids_hit(table: Table, seat: i64, action: i64) -> i64:
    owner: i64 = hit_owner(action)
    kind: i64 = hit_kind(action)
    if owner == seat or owner >= table.articles.seats or type_of(kind) != table.rolled_type():
        return STB_37_NOT_THE_DIE
    if count(table.side(table.slot, owner) & PROVISIONS, kind) == 0:
        return STB_37_NOT_THE_DIE
    return 0 if sinks(action) or table.room(table.slot, seat, type_of(kind)) > 0 else STB_38_NO_ROOM_FOR_IT


def forbids_boarding(table: Table, seat: i64, slot: i64) -> i64:
    if slot < table.articles.slots and table.may_board_at(slot, seat):
        return 0
    return STB_46_TRIED_ALREADY if (table.tried >> slot) & 1 else STB_44_NOT_COMPLETE
