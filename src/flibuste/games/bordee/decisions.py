"""The 158 decisions of Bordée as numbers: one flat vocabulary, of which every question asks a part."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The first code of each group. Written out, so that the compiler takes them for the constants they are.
CARD: Final = 0  # + face
VALUE: Final = 41  # + value - 1
SUIT: Final = 51  # + suit
POS: Final = 55  # + 2 * target card + (0 for left, 1 for bottom)
DISC: Final = 61  # + kind
CANNON: Final = 64  # + 0 for the bow, 1 for the stern
ZONE: Final = 66  # + zone
PIECE: Final = 74  # + piece
ROUTE: Final = 77  # + number of the route
CTYPE: Final = 88  # + kind of cannon
WORD: Final = 91  # the menu words, one by one below
OFFER: Final = 107  # + place in the offer
TRICK: Final = 110  # + number - 1
SPACE: Final = 134  # + 0 to 9 lurch, 10 to 19 dodge, 20 to 23 broadside
DECISIONS: Final = 158

AIM: Final = 91
PREPARE: Final = 92
BROADSIDE: Final = 93
LURCH: Final = 94
RELOAD_ONE: Final = 95
RELOAD_ALL: Final = 96
PATCH: Final = 97
CHANGE: Final = 98
FIRE: Final = 99
HOLD: Final = 100
DOUBLE: Final = 101
SINGLE: Final = 102
DODGE: Final = 103
PASS: Final = 104
DONE: Final = 105
REP: Final = 106

NOTHING: Final = -1  # in the place of a decision


def is_card(action: i64) -> bool:
    return action >= CARD and action < VALUE


def is_value(action: i64) -> bool:
    return action >= VALUE and action < SUIT


def is_suit(action: i64) -> bool:
    return action >= SUIT and action < POS


def is_position(action: i64) -> bool:
    return action >= POS and action < DISC


def is_disc(action: i64) -> bool:
    return action >= DISC and action < CANNON


def is_cannon(action: i64) -> bool:
    return action >= CANNON and action < ZONE


def is_zone(action: i64) -> bool:
    return action >= ZONE and action < PIECE


def is_piece(action: i64) -> bool:
    return action >= PIECE and action < ROUTE


def is_route(action: i64) -> bool:
    return action >= ROUTE and action < CTYPE


def is_cannon_type(action: i64) -> bool:
    return action >= CTYPE and action < WORD


def is_offer(action: i64) -> bool:
    return action >= OFFER and action < TRICK


def is_trick(action: i64) -> bool:
    return action >= TRICK and action < SPACE


def is_space(action: i64) -> bool:
    return action >= SPACE and action < DECISIONS


def trick(number: i64) -> i64:
    return 109 + number


def trick_number(action: i64) -> i64:
    return action - 109


def goes_without_saying(action: i64) -> bool:
    """Taken silently where it is the only one (DUE-313): nothing hidden speaks by it."""
    if action == DONE or is_space(action):
        return True
    return action >= POS and action < CTYPE
