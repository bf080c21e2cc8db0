"""Flushes, straights and pairs in a hand, and whether cards already named can still become one (DUE-131 to DUE-140)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import JOKER, SUITS, VALUES, count_bits, jokers, next_value, values_in, values_of_suit

# The suit of a straight so far: one of the four, or one of these.
ANY_SUIT: Final = -1  # jokers only
MIXED: Final = 4


def suited(hand: i64, suit: i64) -> i64:
    """Cards of a hand that can be part of a flush: of the suit, and jokers (DUE-138)."""
    return count_bits(values_of_suit(hand, suit)) + jokers(hand)


def has_pair(hand: i64) -> bool:
    """DUE-135; jokers pair with anything, and with each other (AMB-29)."""
    natural: i64 = 0
    for suit in range(SUITS):
        values: i64 = values_of_suit(hand, suit)
        if natural & values != 0:
            return True
        natural |= values
    wild: i64 = jokers(hand)
    return wild >= 2 or (wild == 1 and natural != 0)


def joined(suit: i64, other: i64) -> i64:
    """The suit of a straight with one more card."""
    if suit in (ANY_SUIT, other):
        return other
    return MIXED


def run_on(values: i64, wild: i64, start: i64, covered: i64, most: i64) -> i64:
    """How many consecutive values from `start` on these cards and jokers can show, none of them covered."""
    count: i64 = 0
    while count < most:
        bit: i64 = 1 << (start - 1)
        if covered & bit != 0:
            break
        if values & bit == 0:
            if wild == 0:
                break
            wild -= 1
        count += 1
        start = next_value(start)
    return count


def dodged(length: i64, flush: bool, penalty: i64, wind: bool) -> i64:
    """What a dodge takes off the damage (DUE-226); REP-3 adds a card to a plain straight."""
    counted: i64 = max(0, length - penalty)
    if flush:
        return counted
    if wind:
        counted += 1
    return counted // 2


class Purpose:
    """What a straight is for: a lurch is good with two cards, a dodge must take at least 1 off the damage."""

    def __init__(self, covered: i64, most: i64, dodge: bool, penalty: i64, wind: bool) -> None:
        self.covered: i64 = covered  # values, as a mask (DUE-181, DUE-225)
        self.most: i64 = most  # cards
        self.dodge: bool = dodge
        self.penalty: i64 = penalty
        self.wind: bool = wind  # REP-3

    def suffices(self, length: i64, flush: bool) -> bool:
        if length < 2 or length > self.most:
            return False
        return not self.dodge or dodged(length, flush, self.penalty, self.wind) >= 1  # DUE-227

    def reachable(self, hand: i64, length: i64, following: i64, wild: i64, suit: i64) -> bool:
        """Can so many cards, going on with a value, still become a straight that suffices (DUE-311)?"""
        room: i64 = min(VALUES, self.most) - length
        total: i64 = length + run_on(values_in(hand), wild, following, self.covered, room)
        if self.suffices(total, False):
            return True
        if not self.dodge:
            return False
        for flush in range(SUITS):
            if suit in (ANY_SUIT, flush):
                total = length + run_on(values_of_suit(hand, flush), wild, following, self.covered, room)
                if self.suffices(total, True):
                    return True
        return False

    def begins(self, hand: i64, face: i64, value: i64) -> bool:
        """May a straight begin with this card, standing for this value?"""
        if self.covered & (1 << (value - 1)) != 0:
            return False
        wild: i64 = jokers(hand)
        if face == JOKER:
            return self.reachable(hand, 1, next_value(value), wild - 1, ANY_SUIT)
        return self.reachable(hand, 1, next_value(value), wild, face // 10)

    def exists(self, hand: i64) -> bool:
        for value in range(1, VALUES + 1):
            if self.reachable(hand, 0, value, jokers(hand), ANY_SUIT):
                return True
        return False
