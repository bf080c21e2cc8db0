"""What may be answered to every question that is no menu and no chain: zones, pieces, discs, cards to lose."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import (
    BALL,
    BOW,
    CHAIN,
    DECK_STERN,
    GRAPE,
    NO_CARD,
    STERN,
    first_zone,
    holds,
    last_zone,
)
from flibuste.games.bordee.chains import forbids_set
from flibuste.games.bordee.clauses import (
    DUE_104_A_DECK,
    DUE_108_A_CANNON,
    DUE_121_NAME_A_CANNON,
    DUE_122_A_ZONE_WITH_MARKERS,
    DUE_158_ANOTHER_ZONE,
    DUE_177_A_PLACED_CARD,
    DUE_178_A_MARKER,
    DUE_194_A_FREE_PLACE,
    DUE_195_WITHIN_CAPACITY,
    DUE_216_A_LOADED_DISC,
    DUE_220_A_CARD_FROM_HAND,
    DUE_222_DOUBLE_OR_SINGLE,
    DUE_229_A_PIECE_OF_THE_ZONE,
    DUE_241_DISCARD_THE_EXCESS,
    DUE_263_A_MARKER_OF_THE_KIND,
    DUE_311_CANNOT_BE_COMPLETED,
    DUE_314_IN_ORDER,
)
from flibuste.games.bordee.decisions import (
    CANNON,
    DISC,
    DONE,
    DOUBLE,
    PIECE,
    POS,
    SINGLE,
    ZONE,
    is_cannon,
    is_cannon_type,
    is_card,
    is_disc,
    is_piece,
    is_position,
    is_zone,
)
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.table import (
    BROADSIDE_AIM,
    BROADSIDE_LOSS,
    CANNONS,
    DAMAGE,
    DISASTER,
    DOUBLING,
    FIRING,
    HASTY_LOSS,
    NOWHERE,
    OFFICERS,
    RETURN,
    TRAIN,
    Table,
)


def forbids_answer(table: Table, own: Own, seat: i64, action: i64) -> i64:
    node: i64 = table.node
    if node == OFFICERS:
        return 0 if is_zone(action) and action - ZONE <= DECK_STERN else DUE_104_A_DECK
    if node == CANNONS:
        return 0 if is_cannon_type(action) else DUE_108_A_CANNON
    if node == TRAIN:
        return forbids_training(table, seat, action)
    if node == RETURN:
        return forbids_return(table, seat, action)
    if node == FIRING:
        ship = table.ships[seat]
        if is_disc(action) and ship.discs[3 * ship.active + action - DISC] > 0:
            return 0
        return DUE_216_A_LOADED_DISC
    if node == HASTY_LOSS:
        return 0 if is_card(action) and holds(own.hand, action) else DUE_220_A_CARD_FROM_HAND
    if node == DOUBLING:
        return 0 if action in (DOUBLE, SINGLE) else DUE_222_DOUBLE_OR_SINGLE
    if node in (DAMAGE, DISASTER, BROADSIDE_LOSS):
        return forbids_marker(table, action)
    if node == BROADSIDE_AIM:
        if is_position(action) and table.ships[seat].placed[action - POS] != NO_CARD:
            return 0
        return DUE_177_A_PLACED_CARD
    return forbids_set(own, action, table.loss, DUE_241_DISCARD_THE_EXCESS)


def forbids_training(table: Table, seat: i64, action: i64) -> i64:
    """First the cannon, then a zone of the other ship (DUE-121, DUE-122)."""
    if table.picked == 0:
        return 0 if is_cannon(action) else DUE_121_NAME_A_CANNON
    if not is_zone(action) or table.ships[1 - seat].markers[action - ZONE] == 0:
        return DUE_122_A_ZONE_WITH_MARKERS
    return DUE_158_ANOTHER_ZONE if action - ZONE == table.old_zone else 0


# Discs


def total_room(table: Table, seat: i64) -> i64:
    """Free places in both cannons, were all loose discs put back."""
    room: i64 = table.ships[seat].room(BOW) + table.ships[seat].room(STERN)
    return room - table.loose[BALL] - table.loose[CHAIN] - table.loose[GRAPE]


def forbids_return(table: Table, seat: i64, action: i64) -> i64:
    """Any discs back into the bag, kind by kind, but so that there is room for a new one (DUE-194)."""
    if action == DONE:
        return 0 if total_room(table, seat) > 0 else DUE_194_A_FREE_PLACE
    if not is_disc(action) or table.loose[action - DISC] == 0:
        return DUE_311_CANNOT_BE_COMPLETED
    return 0 if action - DISC >= table.disc else DUE_314_IN_ORDER


def forbids_arrangement(table: Table, seat: i64, action: i64) -> i64:
    """The cannon for the next loose disc; of equal discs those for the bow come first (DUE-195, DUE-314)."""
    if not is_cannon(action):
        return DUE_195_WITHIN_CAPACITY
    room: i64 = table.ships[seat].room(action - CANNON)
    if room == 0:
        return DUE_195_WITHIN_CAPACITY
    disc: i64 = next_loose(table)
    if action - CANNON == BOW:
        return DUE_314_IN_ORDER if table.to_stern and table.disc == disc else 0
    return 0 if room >= table.loose[disc] else DUE_311_CANNOT_BE_COMPLETED


def next_loose(table: Table) -> i64:
    """The kind of disc to be put away next."""
    if table.loose[BALL] > 0:
        return BALL
    return CHAIN if table.loose[CHAIN] > 0 else GRAPE


# Markers


def marker_kind(table: Table) -> i64:
    """The disc whose kind of marker the deciding seat must give up."""
    if table.node == DISASTER:
        return table.articles.parts.disaster_disc[table.disaster()]
    return table.disc


def forbids_marker(table: Table, action: i64) -> i64:
    """A zone, then on a deck a piece of it; the other ship than the player's is always the one that suffers."""
    ship = table.ships[1 - table.player]
    if table.spot != NOWHERE:
        if is_piece(action) and ship.has_piece(table.spot, action - PIECE):
            return 0
        return DUE_229_A_PIECE_OF_THE_ZONE
    disc: i64 = marker_kind(table)
    if is_zone(action) and action - ZONE >= first_zone(disc) and action - ZONE <= last_zone(disc):
        if ship.markers[action - ZONE] > 0:
            return 0
    return DUE_263_A_MARKER_OF_THE_KIND if table.node == DISASTER else DUE_178_A_MARKER
