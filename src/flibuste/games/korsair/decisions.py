"""The 554 decisions of Korsair as numbers, and how to make and read them.

A slot is the number of a galleon: 0 for the first one launched in the game, at most 24, never used again.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import ADMIRAL, COLOURS, FIRST_CAPTAIN, FIRST_PIRATE

# The first code of each family. Written out, so that the compiler takes them for the constants they are.
DRAW: Final = 0
LAUNCH: Final = 1  # + kind of the galleon
BOARD: Final = 8  # + 16 * slot + pirate
CROWN: Final = 408  # + 4 * slot + captain
SHIELD: Final = 508  # + slot: the admiral
DISCARD: Final = 533  # + pirate, captain or admiral
DECISIONS: Final = 554


def launch(kind: i64) -> i64:
    return LAUNCH + kind


def lay(kind: i64, slot: i64) -> i64:
    """A pirate, a captain or the admiral on a galleon."""
    if kind < FIRST_CAPTAIN:
        return BOARD + 16 * slot + kind - FIRST_PIRATE
    if kind < ADMIRAL:
        return CROWN + COLOURS * slot + kind - FIRST_CAPTAIN
    return SHIELD + slot


def discard(kind: i64) -> i64:
    return DISCARD + kind - FIRST_PIRATE


def is_decision(action: i64) -> bool:
    return action >= 0 and action < DECISIONS


def is_launch(action: i64) -> bool:
    """Not for DRAW."""
    return action < BOARD


def is_discard(action: i64) -> bool:
    return action >= DISCARD


def played_kind(action: i64) -> i64:
    """The card that leaves the hand; not for DRAW."""
    if action < BOARD:
        return action - LAUNCH
    if action < CROWN:
        return FIRST_PIRATE + ((action - BOARD) & 15)
    if action < SHIELD:
        return FIRST_CAPTAIN + ((action - CROWN) & 3)
    if action < DISCARD:
        return ADMIRAL
    return FIRST_PIRATE + action - DISCARD


def played_slot(action: i64) -> i64:
    """The galleon a card is laid on; only for pirates, captains and the admiral."""
    if action < CROWN:
        return (action - BOARD) >> 4
    if action < SHIELD:
        return (action - CROWN) >> 2
    return action - SHIELD
