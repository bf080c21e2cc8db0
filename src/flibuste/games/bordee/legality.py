"""What the seat that decides may do: the one place that a state and a sight both ask."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.answers import forbids_answer, forbids_arrangement
from flibuste.games.bordee.chains import forbids_pick
from flibuste.games.bordee.clauses import DUE_112_FROM_THE_OFFER, DUE_113_FROM_THE_OFFER, DUE_283_NOT_NOW
from flibuste.games.bordee.decisions import (
    CANNON,
    CARD,
    CTYPE,
    DECISIONS,
    DISC,
    DONE,
    NOTHING,
    OFFER,
    PASS,
    PIECE,
    POS,
    ROUTE,
    SPACE,
    SUIT,
    TRICK,
    VALUE,
    WORD,
    ZONE,
    is_offer,
    is_trick,
    trick_number,
)
from flibuste.games.bordee.menus import forbids_action, forbids_dodge, forbids_fire
from flibuste.games.bordee.own import (
    A_CANNON,
    A_DISC,
    A_POSITION,
    A_ROUTE,
    A_SUIT,
    A_VALUE,
    CARDS,
    WORDS,
    Own,
)
from flibuste.games.bordee.table import (
    ARRANGE,
    BROADSIDE_AIM,
    CANNONS,
    DOUBLING,
    FIRING,
    HAND_LIMIT,
    HASTY_LOSS,
    LOAD,
    NOWHERE,
    OFFICERS,
    PHASE1,
    PHASE2,
    REPUTATION,
    RETURN,
    STEP5,
    TRAIN,
    TRICKERY,
    TRICKS,
    WINDOW_BROADSIDE,
    WINDOW_LURCH,
    WINDOW_S4,
    WINDOW_S5,
    WINDOW_S7,
    Table,
)
from flibuste.games.bordee.tricks import (
    FALSE_LANTERN,
    MARKSMAN,
    RIFLED_HOLD,
    SANDBAGS,
    SEA_ANCHOR,
    SHIMMED_GUN,
    SLEEVE_CARD,
    SMUGGLED_SHOT,
    WIPED_SLATE,
    forbids_trick,
    forbids_trickery,
)
from flibuste.kernel.state import Moves


def forbids(table: Table, own: Own, seat: i64, action: i64) -> i64:
    """The clause that forbids a decision to the seat whose turn it is, or 0."""
    node: i64 = table.node
    if own.chain.asks != WORDS:
        return forbids_pick(table, own, seat, action)
    if is_trick(action) and (node in (PHASE1, PHASE2) or is_window(node)):
        return forbids_trick(table, own, seat, trick_number(action))
    if node == PHASE1:
        return forbids_action(table, own, seat, action)
    if node in (LOAD, ARRANGE):
        return forbids_arrangement(table, seat, action)
    if node == PHASE2:
        return forbids_fire(table, own, seat, action)
    if node == STEP5:
        return forbids_dodge(table, own, seat, action)
    if is_window(node):
        return 0 if action == PASS else DUE_283_NOT_NOW
    if node == TRICKERY:
        return forbids_trickery(table, own, seat, action)
    if node == REPUTATION:
        return 0 if is_offer(action) else DUE_112_FROM_THE_OFFER
    if node == TRICKS:
        return 0 if is_offer(action) else DUE_113_FROM_THE_OFFER
    return forbids_answer(table, own, seat, action)


def is_window(node: i64) -> bool:
    """A moment for one kind of tricks alone (DUE-291)."""
    return node in (WINDOW_S4, WINDOW_S5, WINDOW_S7, WINDOW_BROADSIDE, WINDOW_LURCH)


def list_moves(table: Table, own: Own, seat: i64, moves: Moves) -> None:
    """All legal decisions of the seat whose turn it is, ascending."""
    codes = moves.codes
    count: i64 = 0
    group: i64 = asked_group(table, own)
    if group == SPACE and forbids(table, own, seat, DONE) == 0:
        codes[count] = DONE  # the only group that comes after it
        count += 1
    for action in range(group, group_end(group)):
        if forbids(table, own, seat, action) == 0:
            codes[count] = action
            count += 1
    if group != SPACE and may_end(group) and forbids(table, own, seat, DONE) == 0:
        codes[count] = DONE
        count += 1
    moves.count = count


def lone_answer(table: Table, own: Own, seat: i64) -> i64:
    """The decision that is taken without asking because there is no other (DUE-313), or NOTHING."""
    group: i64 = asked_group(table, own)
    if group == CARD:
        if own.chain.count < 2 or own.chain.word == NOTHING:
            return NOTHING
    elif group in (CTYPE, WORD, OFFER, VALUE, SUIT):
        return NOTHING
    found: i64 = NOTHING
    for action in range(group, group_end(group)):
        if forbids(table, own, seat, action) == 0:
            if found != NOTHING or group == CARD:
                return NOTHING
            found = action
    if may_end(group) and forbids(table, own, seat, DONE) == 0:
        return DONE if found == NOTHING else NOTHING
    return found


def asked_group(table: Table, own: Own) -> i64:
    """The first code of the group that is asked for."""
    asks: i64 = own.chain.asks
    if asks != WORDS:
        return chain_group(asks)
    node: i64 = table.node
    if node == OFFICERS:
        return ZONE
    if node == CANNONS:
        return CTYPE
    if node in (LOAD, ARRANGE):
        return CANNON
    if node == TRAIN:
        return CANNON if table.picked == 0 else ZONE
    if node in (RETURN, FIRING):
        return DISC
    if node in (HASTY_LOSS, HAND_LIMIT):
        return CARD
    if node == BROADSIDE_AIM:
        return POS
    if node in (PHASE1, PHASE2, STEP5, DOUBLING) or is_window(node):
        return WORD
    if node in (REPUTATION, TRICKS):
        return OFFER
    if node == TRICKERY:
        return trick_group(table)
    return ZONE if table.spot == NOWHERE else PIECE


def trick_group(table: Table) -> i64:
    """What a trick asks for."""
    number: i64 = table.trick
    if number in (SHIMMED_GUN, FALSE_LANTERN):
        return POS
    if number in (SMUGGLED_SHOT, SANDBAGS):
        return DISC
    if number in (RIFLED_HOLD, SLEEVE_CARD, SEA_ANCHOR):
        return CARD
    if number == WIPED_SLATE:
        return SPACE
    return PIECE if number == MARKSMAN and table.spot != NOWHERE else ZONE


def chain_group(asks: i64) -> i64:
    if asks == CARDS:
        return CARD
    if asks == A_VALUE:
        return VALUE
    if asks == A_POSITION:
        return POS
    if asks == A_SUIT:
        return SUIT
    if asks == A_DISC:
        return DISC
    if asks == A_CANNON:
        return CANNON
    return ROUTE if asks == A_ROUTE else PIECE


def group_end(group: i64) -> i64:
    """The first code after a group. Words and tricks stand on one menu."""
    if group == CARD:
        return VALUE
    if group == VALUE:
        return SUIT
    if group == SUIT:
        return POS
    if group == POS:
        return DISC
    if group == DISC:
        return CANNON
    if group == CANNON:
        return ZONE
    if group == ZONE:
        return PIECE
    if group == PIECE:
        return ROUTE
    if group == ROUTE:
        return CTYPE
    if group == CTYPE:
        return WORD
    if group == OFFER:
        return TRICK
    return SPACE if group == WORD else DECISIONS


def may_end(group: i64) -> bool:
    """Groups of which lists of any length are made (DUE-315)."""
    return group in (CARD, DISC, ROUTE, ZONE, SPACE)
