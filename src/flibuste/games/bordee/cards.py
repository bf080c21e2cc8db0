"""The aim cards of Bordée: forty faces and two jokers a seat, hands as one number; discs, zones and pieces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.vecs import vec

# Written out, so that the compiler takes them for the constants they are.
SUITS: Final = 4  # spades, hearts, clubs, diamonds
VALUES: Final = 10
FACES: Final = 41  # 10 * suit + value - 1, then the joker
JOKER: Final = 40
AIM_CARDS: Final = 42  # of a seat: every face once and two jokers (DUE-102)
TARGET_CARDS: Final = 30
NO_CARD: Final = -1

# A hand is one number: bit f for every face f but the joker, and above them how many jokers there are.
NATURAL: Final = 0xFFFFFFFFFF
# A table, since mypyc makes C of `1 << face` in which the 1 has only 32 bits.
CARD_BITS: Final = vec[i64]([1 << face for face in range(FACES)])
ALL_VALUES: Final = 1023  # values as a mask: bit 0 stands for 1, bit 9 for 10

BALL: Final = 0
CHAIN: Final = 1
GRAPE: Final = 2
DISCS: Final = 3  # kinds of them

BOW: Final = 0
STERN: Final = 1

P18: Final = 0
L9: Final = 1
CAR: Final = 2
CANNONS: Final = 3  # kinds of them

ZONES: Final = 8
DECK_BOW: Final = 0
DECK_MID: Final = 1
DECK_STERN: Final = 2
SAIL_BOW: Final = 3
SAIL_STERN: Final = 4
HULL_BOW: Final = 5
HULL_MID: Final = 6
HULL_STERN: Final = 7

SAILOR: Final = 0
CAPTAIN: Final = 1
MATE: Final = 2
ABSENT: Final = -1  # in the place of an officer's deck: not yet placed, or dead


def suit(face: i64) -> i64:
    """Not of a joker."""
    return face // 10


def value(face: i64) -> i64:
    """Not of a joker."""
    return face % 10 + 1


def jokers(hand: i64) -> i64:
    return hand >> 40


def card_bit(face: i64) -> i64:
    """What a card adds to a hand."""
    return CARD_BITS[face]


def without(hand: i64, face: i64) -> i64:
    """A hand of which only some cards may be known, once a card has left it."""
    return hand - card_bit(face) if holds(hand, face) else hand


def cards_of_suit(hand: i64, suit: i64) -> i64:
    """A hand without its jokers and all other suits."""
    return values_of_suit(hand, suit) << (10 * suit)


def holds(hand: i64, face: i64) -> bool:
    if face == JOKER:
        return hand >> 40 != 0
    return (hand >> face) & 1 != 0


def count_bits(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def hand_size(hand: i64) -> i64:
    return count_bits(hand & NATURAL) + (hand >> 40)


def cards_from(hand: i64, face: i64) -> i64:
    """How many cards of a hand come no earlier than a face in the order of faces."""
    if face == JOKER:
        return hand >> 40
    return count_bits((hand & NATURAL) >> face) + (hand >> 40)


def values_in(hand: i64) -> i64:
    """The values of all cards but jokers, as a mask."""
    return (hand | (hand >> 10) | (hand >> 20) | (hand >> 30)) & ALL_VALUES


def values_of_suit(hand: i64, suit: i64) -> i64:
    return (hand >> (10 * suit)) & ALL_VALUES


def next_value(value: i64) -> i64:
    """10 is followed by 1 (DUE-133)."""
    return 1 if value == 10 else value + 1


def faces_in(hand: i64) -> list[int]:
    """Ascending; a joker as often as it is held."""
    faces: list[int] = [face for face in range(JOKER) if (hand >> face) & 1]
    faces += [JOKER] * int(hand >> 40)
    return faces


def is_deck(zone: i64) -> bool:
    return zone <= DECK_STERN


def is_hull(zone: i64) -> bool:
    return zone >= HULL_BOW


def matching_disc(zone: i64) -> i64:
    """The disc made for the markers of a zone."""
    if zone <= DECK_STERN:
        return GRAPE
    return CHAIN if zone <= SAIL_STERN else BALL


def first_zone(disc: i64) -> i64:
    """The first of the zones that a disc takes its markers from."""
    if disc == GRAPE:
        return DECK_BOW
    return SAIL_BOW if disc == CHAIN else HULL_BOW


def last_zone(disc: i64) -> i64:
    if disc == GRAPE:
        return DECK_STERN
    return SAIL_STERN if disc == CHAIN else HULL_STERN


def cannon_deck(cannon: i64) -> i64:
    """The deck a cannon stands on."""
    return DECK_BOW if cannon == BOW else DECK_STERN
