"""The 110 cards of Corsari: ten colours with the values 1 to 11, and sets of them as masks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.vecs import append, vec

# Written out, so that the compiler takes them for the constants they are.
COLOURS: Final = 10  # red, orange, yellow, green, azure, blue, violet, pink, grey, brown
VALUES: Final = 11
CARDS: Final = 110  # CSI-1
HAND: Final = 12  # CSI-4
QUAY: Final = 5  # and one card for each seat (CSI-5)

# The cards of one colour in one place are a mask: bit 0 stands for the value 1, bit 10 for 11.
ALL_VALUES: Final = 2047


def colour(card: i64) -> i64:
    return card // 11


def value(card: i64) -> i64:
    return card % 11 + 1


def card_of(colour: i64, value: i64) -> i64:
    return 11 * colour + value - 1


def bit(card: i64) -> i64:
    """Of a card, in the mask of its colour."""
    return 1 << (card % 11)


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a mask."""
    length: i64 = int(mask & -mask).bit_length()
    return length - 1


def count_table() -> vec[i64]:
    counts = vec[i64](capacity=2048)
    for mask in range(2048):
        counts = append(counts, bin(mask).count("1"))
    return counts


def sum_table() -> vec[i64]:
    sums = vec[i64](capacity=2048)
    for mask in range(2048):
        total: i64 = 0
        for place in range(VALUES):
            if (mask >> place) & 1:
                total += place + 1
        sums = append(sums, total)
    return sums


COUNT: Final = count_table()  # by mask: how many cards
SUM: Final = sum_table()  # by mask: their values together


def cards_in(masks: vec[i64], first: i64) -> list[int]:
    """The cards of ten masks from one place on, ascending."""
    cards: list[int] = []
    for hue in range(COLOURS):
        for place in range(VALUES):
            if (masks[first + hue] >> place) & 1:
                cards.append(11 * hue + place)
    return cards


def count_in(masks: vec[i64], first: i64) -> i64:
    """How many cards there are in ten masks from one place on."""
    count: i64 = 0
    for hue in range(first, first + COLOURS):
        count += COUNT[masks[hue]]
    return count
