"""The 231 decisions of Störtebeker as numbers, and how to make and read them.

A decision names the card it is about, even where dice or needs leave only one type: it reads the same in a record as at
the table, and a search does not take two different cards for one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# The first code of each family. Written out, so that the compiler takes them for the constants they are.
PLACE: Final = 0  # + 4 * kind + slot
DONE: Final = 60
THROW: Final = 61  # plans: what becomes of the cards that are left
THROW_SHOT: Final = 62
EXCHANGE_2: Final = 63
EXCHANGE_2_SHOT: Final = 64
EXCHANGE_3: Final = 65
DISCARD: Final = 66  # + kind
PICK: Final = 81  # + kind
TARGET: Final = 96  # + slot
PASS_HIT: Final = 100
HIT: Final = 101  # + 24 * owner + 2 * kind, and 1 more to sink the card
LOSE: Final = 197  # + kind
BOARD: Final = 212  # + slot
STOP: Final = 216
PASS: Final = 217
COUNTER: Final = 218
ADD: Final = 219  # + kind of a provision
DECISIONS: Final = 231


def place(kind: i64, slot: i64) -> i64:
    return 4 * kind + slot


def placed_kind(action: i64) -> i64:
    return action >> 2


def placed_slot(action: i64) -> i64:
    return action & 3


def hit(owner: i64, kind: i64, sink: bool) -> i64:
    return 101 + 24 * owner + 2 * kind + (1 if sink else 0)


def hit_owner(action: i64) -> i64:
    return (action - 101) // 24


def hit_kind(action: i64) -> i64:
    return ((action - 101) % 24) >> 1


def sinks(action: i64) -> bool:
    return (action - 101) & 1 != 0


def is_place(action: i64) -> bool:
    return action >= PLACE and action < DONE


def is_plan(action: i64) -> bool:
    return action >= THROW and action <= EXCHANGE_3


def is_discard(action: i64) -> bool:
    return action >= DISCARD and action < PICK


def is_pick(action: i64) -> bool:
    return action >= PICK and action < TARGET


def is_target(action: i64) -> bool:
    return action >= TARGET and action < PASS_HIT


def is_hit(action: i64) -> bool:
    """Not for PASS_HIT."""
    return action >= HIT and action < LOSE


def is_loss(action: i64) -> bool:
    return action >= LOSE and action < BOARD


def is_boarding(action: i64) -> bool:
    """Not for STOP."""
    return action >= BOARD and action < STOP


def is_addition(action: i64) -> bool:
    return action >= ADD and action < DECISIONS


def exchanged(plan: i64) -> i64:
    """How many cards a plan exchanges."""
    if plan == EXCHANGE_3:
        return 3
    return 2 if plan in (EXCHANGE_2, EXCHANGE_2_SHOT) else 0


def fires(plan: i64) -> bool:
    """Does a plan keep a card for a broadside?"""
    return plan in (THROW_SHOT, EXCHANGE_2_SHOT)
