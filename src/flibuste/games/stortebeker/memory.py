"""What everybody remembers of a seat's hidden cards: those that went openly from its reserve into its hand.

A remembered provision is in the hand. A remembered pirate is in the hand, or in a heap where its seat has laid a pirate
face down since. The remembered pirates of one seat and value are one integer of five bits an entry: bit 0, always set,
stands for the hand, bit 1 + s for the heap in slot s. Later entries have fewer places, and the fewest come first.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HAND: Final = 1
ENTRY: Final = 31  # the bits of one


def remember(entries: i64) -> i64:
    """A pirate goes openly into the hand."""
    return (entries << 5) | HAND


def laid(entries: i64, slot: i64) -> i64:
    """A pirate was laid face down in a slot: it may be any of them."""
    found: i64 = 0
    shift: i64 = 0
    while (entries >> shift) != 0:
        found |= (((entries >> shift) & ENTRY) | (2 << slot)) << shift
        shift += 5
    return found


def left_hand(entries: i64) -> i64:
    """A pirate of this value left the hand face up: of the entries the first, with the fewest places, is forgotten."""
    return entries >> 5


def left_heap(entries: i64, slot: i64) -> i64:
    """A pirate of this value left a heap, or was turned up there: the first entry that may lie there is forgotten."""
    shift: i64 = 0
    while (entries >> shift) != 0:
        if (entries >> shift) & (2 << slot) != 0:
            before: i64 = entries - ((entries >> shift) << shift)
            return before | ((entries >> (shift + 5)) << shift)
        shift += 5
    return entries


def emptied(entries: i64, slot: i64) -> i64:
    """A heap is empty: nothing remembered lies there."""
    found: i64 = 0
    shift: i64 = 0
    while (entries >> shift) != 0:
        found |= (((entries >> shift) & ENTRY) & ~(2 << slot)) << shift
        shift += 5
    return found
