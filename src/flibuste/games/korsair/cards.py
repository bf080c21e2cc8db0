"""The 78 cards of Korsair: 28 kinds, as small numbers with named questions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.vecs import append, vec

# Seven galleons (2 to 8 gold), four strengths of pirates in each of four colours, four captains, the admiral.
FIRST_PIRATE: Final = 7
FIRST_CAPTAIN: Final = 23
ADMIRAL: Final = 27
KINDS: Final = 28
CARDS: Final = 78
COPIES: Final = vec[i64]([5, 6, 5, 5, 2, 1, 1] + [2, 4, 4, 2] * 4 + [1] * 4 + [1])

COLOURS: Final = 4  # yellow, red, blue, green
GALLEONS: Final = 25
COMBAT_CARDS: Final = 53
HAND: Final = 6  # KOR-12
GOLD: Final = 100

# Masks over the kinds, one bit each.
ALL_GALLEONS: Final = (1 << FIRST_PIRATE) - 1
ALL_PIRATES: Final = (1 << FIRST_CAPTAIN) - (1 << FIRST_PIRATE)
ALL_CAPTAINS: Final = (1 << ADMIRAL) - (1 << FIRST_CAPTAIN)
ADMIRAL_BIT: Final = 1 << ADMIRAL


def is_galleon(kind: i64) -> bool:
    return kind < FIRST_PIRATE


def is_pirate(kind: i64) -> bool:
    return kind >= FIRST_PIRATE and kind < FIRST_CAPTAIN


def is_captain(kind: i64) -> bool:
    return kind >= FIRST_CAPTAIN and kind < ADMIRAL


def is_character(kind: i64) -> bool:
    return kind >= FIRST_CAPTAIN


def gold(kind: i64) -> i64:
    """Of a galleon."""
    return kind + 2


def galleon(gold: i64) -> i64:
    return gold - 2


def strength(kind: i64) -> i64:
    """Of a pirate."""
    return ((kind - FIRST_PIRATE) & 3) + 1


def colour(kind: i64) -> i64:
    """Of a pirate or a captain."""
    if kind < FIRST_CAPTAIN:
        return (kind - FIRST_PIRATE) >> 2
    return kind - FIRST_CAPTAIN


def pirate(colour: i64, strength: i64) -> i64:
    return FIRST_PIRATE + 4 * colour + strength - 1


def captain(colour: i64) -> i64:
    return FIRST_CAPTAIN + colour


def pirates_of(colour: i64) -> i64:
    """The four kinds of pirates of a colour, as a mask."""
    return 15 << (FIRST_PIRATE + 4 * colour)


def lowest(mask: i64) -> i64:
    """The smallest kind in a mask of kinds."""
    length: i64 = int(mask & -mask).bit_length()
    return length - 1


def sorted_deck() -> vec[i64]:
    deck = vec[i64](capacity=CARDS)
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            deck = append(deck, kind)
    return deck


DECK: Final = sorted_deck()  # all cards, ascending
