"""The picks of a decision in several parts: each is allowed only if the whole can still be completed (DUE-311)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import (
    DISCS,
    JOKER,
    SAILOR,
    STERN,
    SUITS,
    VALUES,
    card_bit,
    cards_from,
    cards_of_suit,
    holds,
    is_deck,
    jokers,
    next_value,
    suit,
    value,
)
from flibuste.games.bordee.clauses import (
    DUE_132_CONSECUTIVE_VALUES,
    DUE_136_NAME_A_VALUE,
    DUE_161_A_CARD_AND_A_POSITION,
    DUE_171_NO_FLUSH,
    DUE_172_TOO_FEW_DISCS,
    DUE_174_PENALTIES_EAT_IT,
    DUE_175_CHOOSE_DISCS,
    DUE_181_NO_STRAIGHT,
    DUE_191_TWO_CARDS,
    DUE_192_NO_PAIR,
    DUE_201_ONE_TO_THREE,
    DUE_202_ALONG_THE_ROPES,
    DUE_204_OFFICERS_STAY_ON_DECK,
    DUE_225_NO_STRAIGHT,
    DUE_227_DODGES_NOTHING,
    DUE_311_CANNOT_BE_COMPLETED,
    DUE_314_IN_ORDER,
)
from flibuste.games.bordee.combinations import MIXED, Purpose, joined
from flibuste.games.bordee.decisions import (
    AIM,
    BROADSIDE,
    CANNON,
    DISC,
    DONE,
    LURCH,
    PATCH,
    PIECE,
    POS,
    RELOAD_ONE,
    REP,
    ROUTE,
    SUIT,
    VALUE,
    is_cannon,
    is_card,
    is_disc,
    is_piece,
    is_position,
    is_route,
    is_suit,
    is_trick,
    is_value,
)
from flibuste.games.bordee.menus import (
    dodge_purpose,
    forbids_route,
    forbids_suit,
    least_flush,
    lurch_purpose,
    most_flush,
    reload_cost,
)
from flibuste.games.bordee.own import A_CANNON, A_DISC, A_PIECE, A_POSITION, A_ROUTE, A_SUIT, A_VALUE, Chain, Own
from flibuste.games.bordee.table import Table


def forbids_pick(table: Table, own: Own, seat: i64, action: i64) -> i64:
    """The next pick of the chain that a menu word began."""
    word: i64 = own.chain.word
    if word == AIM:
        return forbids_aim(table, own, seat, action)
    if word == BROADSIDE:
        return forbids_flush(table, own, seat, action)
    if word == PATCH:
        return forbids_patch(table, own, seat, action)
    if word == LURCH:
        return forbids_straight(lurch_purpose(table, seat), own, action, DUE_181_NO_STRAIGHT)
    if word < PATCH:
        return forbids_reload(table, own, seat, action)
    if word == REP:
        return forbids_set(own, action, 1, DUE_311_CANNOT_BE_COMPLETED)
    if is_trick(word):
        return forbids_set(own, action, 2, DUE_311_CANNOT_BE_COMPLETED)
    return forbids_straight(dodge_purpose(table, seat), own, action, DUE_225_NO_STRAIGHT)


def forbids_set(own: Own, action: i64, needed: i64, clause: i64) -> i64:
    """One card of a set of so many: in the order of faces, and so that the others can follow (DUE-314)."""
    if not is_card(action):
        return clause
    rest: i64 = own.hand - own.chain.as_hand()
    if not holds(rest, action):
        return clause
    if action < own.chain.last_card():
        return DUE_314_IN_ORDER
    return 0 if cards_from(rest, action) >= needed - own.chain.count else DUE_311_CANNOT_BE_COMPLETED


# Aim


def forbids_aim(table: Table, own: Own, seat: i64, action: i64) -> i64:
    """Any card to any position (DUE-162)."""
    if own.chain.asks == A_VALUE:
        return 0 if is_value(action) else DUE_136_NAME_A_VALUE
    if own.chain.asks == A_POSITION:
        if is_position(action) and action - POS < 2 * table.ships[seat].target_count:
            return 0
        return DUE_161_A_CARD_AND_A_POSITION
    return 0 if is_card(action) and holds(own.hand, action) else DUE_161_A_CARD_AND_A_POSITION


# Broadside


def forbids_flush(table: Table, own: Own, seat: i64, action: i64) -> i64:
    chain = own.chain
    if chain.asks == A_SUIT:
        return forbids_suit(table, own, seat, action - SUIT) if is_suit(action) else DUE_171_NO_FLUSH
    if chain.asks == A_DISC:
        return forbids_flush_disc(table, chain, seat, action)
    if chain.asks == A_CANNON:
        return forbids_flush_cannon(table, chain, seat, action)
    if action == DONE:
        if chain.count < 2:
            return DUE_171_NO_FLUSH
        return 0 if chain.count >= least_flush(table, seat) else DUE_174_PENALTIES_EAT_IT
    if not is_card(action) or (action != JOKER and suit(action) != chain.suit):
        return DUE_171_NO_FLUSH
    rest: i64 = own.hand - chain.as_hand()
    if not holds(rest, action):
        return DUE_171_NO_FLUSH
    if action < chain.last_card():
        return DUE_314_IN_ORDER
    if chain.count >= most_flush(table, seat):
        return DUE_172_TOO_FEW_DISCS
    following: i64 = jokers(rest)
    if action != JOKER:
        following += cards_from(cards_of_suit(rest, chain.suit), action)
    return 0 if chain.count + following >= least_flush(table, seat) else DUE_311_CANNOT_BE_COMPLETED


def discs_due(table: Table, chain: Chain, seat: i64) -> i64:
    """How many discs of a broadside are still to be chosen: E less those named (DUE-173)."""
    return chain.count - table.ships[seat].cannon_penalties() - chain.taken


def disc_left(table: Table, chain: Chain, seat: i64, cannon: i64, disc: i64) -> i64:
    ship = table.ships[seat]
    if ship.no_fire(cannon):
        return 0
    return ship.discs[3 * cannon + disc] - chain.discs[3 * cannon + disc]


def kind_left(table: Table, chain: Chain, seat: i64, disc: i64) -> i64:
    """Discs of a kind that may still be named: kinds in order, of one kind those at the bow first (DUE-314)."""
    if disc < chain.disc:
        return 0
    count: i64 = disc_left(table, chain, seat, 1, disc)
    if disc > chain.disc or not chain.from_stern:
        count += disc_left(table, chain, seat, 0, disc)
    return count


def forbids_flush_disc(table: Table, chain: Chain, seat: i64, action: i64) -> i64:
    if not is_disc(action) or kind_left(table, chain, seat, action - DISC) == 0:
        return DUE_175_CHOOSE_DISCS
    count: i64 = 0
    for disc in range(action - DISC, DISCS):
        count += kind_left(table, chain, seat, disc)
    return 0 if count >= discs_due(table, chain, seat) else DUE_311_CANNOT_BE_COMPLETED


def forbids_flush_cannon(table: Table, chain: Chain, seat: i64, action: i64) -> i64:
    if not is_cannon(action) or disc_left(table, chain, seat, action - CANNON, chain.disc) == 0:
        return DUE_175_CHOOSE_DISCS
    if action - CANNON != STERN:
        return DUE_314_IN_ORDER if chain.from_stern else 0
    count: i64 = disc_left(table, chain, seat, 1, chain.disc)
    for disc in range(chain.disc + 1, DISCS):
        count += kind_left(table, chain, seat, disc)
    return 0 if count >= discs_due(table, chain, seat) else DUE_311_CANNOT_BE_COMPLETED


# Lurch and dodge


def forbids_straight(purpose: Purpose, own: Own, action: i64, clause: i64) -> i64:
    chain = own.chain
    if chain.asks == A_VALUE:
        if not is_value(action):
            return DUE_136_NAME_A_VALUE
        return 0 if purpose.begins(own.hand, JOKER, action - VALUE + 1) else clause
    if action == DONE:
        if chain.count < 2:
            return clause
        return 0 if purpose.suffices(chain.count, chain.suit != MIXED) else DUE_227_DODGES_NOTHING
    if not is_card(action) or not holds(own.hand - chain.as_hand(), action):
        return clause
    if chain.count == 0:
        return forbids_first(purpose, own, action, clause)
    following: i64 = next_in(chain)
    if purpose.covered & (1 << (following - 1)) != 0 or chain.count >= min(VALUES, purpose.most):
        return clause
    if action != JOKER and value(action) != following:
        return DUE_132_CONSECUTIVE_VALUES
    wild: i64 = jokers(own.hand) - chain.wild
    together: i64 = chain.suit
    if action == JOKER:
        wild -= 1
    else:
        together = joined(chain.suit, suit(action))
    if purpose.reachable(own.hand, chain.count + 1, next_value(following), wild, together):
        return 0
    return DUE_311_CANNOT_BE_COMPLETED


def forbids_first(purpose: Purpose, own: Own, face: i64, clause: i64) -> i64:
    """The lowest card of a straight: spelled upwards (DUE-314). A joker takes any value that will do."""
    if face != JOKER:
        if purpose.begins(own.hand, face, value(face)):
            return 0
        return DUE_314_IN_ORDER if is_upper(purpose, own.hand, face) else clause
    for wanted in range(1, VALUES + 1):
        if purpose.begins(own.hand, JOKER, wanted):
            return 0
    return clause


def is_upper(purpose: Purpose, hand: i64, face: i64) -> bool:
    """Does this card go on with a straight that can be made?"""
    before: i64 = (value(face) + 8) % 10 + 1
    for other in range(SUITS):
        lower: i64 = 10 * other + before - 1
        if holds(hand, lower) and purpose.begins(hand, lower, before):
            return True
    return jokers(hand) > 0 and purpose.begins(hand, JOKER, before)


def next_in(chain: Chain) -> i64:
    """The value that goes on with a straight."""
    return (chain.first - 1 + chain.count) % 10 + 1


# Reload


def forbids_reload(table: Table, own: Own, seat: i64, action: i64) -> i64:
    if own.chain.word == RELOAD_ONE:
        return forbids_set(own, action, reload_cost(table, seat, RELOAD_ONE), DUE_191_TWO_CARDS)
    if not is_card(action):
        return DUE_192_NO_PAIR
    chain = own.chain
    rest: i64 = own.hand - chain.as_hand()
    if not holds(rest, action):
        return DUE_192_NO_PAIR
    if chain.count == 0:
        others: i64 = rest - card_bit(action)
        if has_partner(others, action):
            return 0
        return DUE_314_IN_ORDER if is_second(others, action) else DUE_192_NO_PAIR
    first: i64 = chain.last_card()
    if action < first:
        return DUE_314_IN_ORDER
    return 0 if action == JOKER or value(action) == value(first) else DUE_192_NO_PAIR


def has_partner(rest: i64, face: i64) -> bool:
    """Is there a card that makes a pair with this one, and comes after it in the order of faces?"""
    if jokers(rest) > 0:
        return True
    if face == JOKER:
        return False
    for other in range(suit(face) + 1, SUITS):
        if holds(rest, 10 * other + value(face) - 1):
            return True
    return False


def is_second(rest: i64, face: i64) -> bool:
    """Is there one that makes a pair with it, and comes before it?"""
    if face == JOKER:
        return rest != 0
    for other in range(suit(face)):
        if holds(rest, 10 * other + value(face) - 1):
            return True
    return False


# Patch up


def forbids_patch(table: Table, own: Own, seat: i64, action: i64) -> i64:
    chain = own.chain
    if chain.asks == A_ROUTE:
        return forbids_next_move(table, seat, action)
    if chain.asks == A_PIECE:
        return forbids_mover(table, chain, seat, action)
    return 0 if is_card(action) and holds(own.hand, action) else DUE_201_ONE_TO_THREE


def forbids_next_move(table: Table, seat: i64, action: i64) -> i64:
    """Up to three, each with a card (DUE-201, DUE-207)."""
    if action == DONE:
        return 0 if table.moves > 0 else DUE_201_ONE_TO_THREE
    if not is_route(action):
        return DUE_202_ALONG_THE_ROPES
    if not table.gratis and (table.moves == 3 or table.purse(seat) == 0):
        return DUE_201_ONE_TO_THREE
    return forbids_route(table, seat, action - ROUTE)


def forbids_mover(table: Table, chain: Chain, seat: i64, action: i64) -> i64:
    """Who goes: an officer only to another deck (DUE-204)."""
    parts = table.articles.parts
    if not is_piece(action) or not table.ships[seat].has_piece(parts.route_from[chain.route], action - PIECE):
        return DUE_202_ALONG_THE_ROPES
    if action - PIECE != SAILOR and not is_deck(parts.route_to[chain.route]):
        return DUE_204_OFFICERS_STAY_ON_DECK
    return 0
