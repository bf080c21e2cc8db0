"""The articles a table has signed: which modules are played, and the components both ships are built of.

The components come from data.toml or from what an owner of the printed game put in its place (components.py reads
them); here they are tables that the rules look things up in.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import CANNONS, DISCS, TARGET_CARDS, ZONES
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec

# Symbols of a slot that no marker covers.
CANNON_PENALTY: Final = 0
NO_FIRE: Final = 1
SAIL_PENALTY: Final = 2
HAND_PENALTY: Final = 3
SYMBOLS: Final = 4
MOST_SLOTS: Final = 15  # of one zone

# What a target card comes to, from the best to the worst (DUE-218 to DUE-220).
PERFECT: Final = 0
GOOD: Final = 1
WEAK: Final = 2
MISS: Final = 3
HASTY: Final = 4
RESULTS: Final = 5

REGIONS: Final = 7  # A to F, and outside all of them
OUTSIDE: Final = 6

MOST_ROUTES: Final = 11
TOKENS: Final = 3  # disasters of a ship: one a hull zone
TRICKS: Final = 24
REPUTATIONS: Final = 9


class Components:
    def __init__(self) -> None:
        self.slots: vec[i64] = zeros(ZONES)
        self.aims: vec[i64] = zeros(ZONES)  # target cards that aiming at a zone takes
        self.symbols: vec[i64] = zeros(SYMBOLS * ZONES * (MOST_SLOTS + 1))  # see `exposed`
        self.routes: i64 = 0
        self.route_from: vec[i64] = zeros(MOST_ROUTES)
        self.route_to: vec[i64] = zeros(MOST_ROUTES)
        self.capacity: vec[i64] = zeros(CANNONS)
        self.double_shot: vec[i64] = zeros(CANNONS)  # 1 or 0
        self.region_result: vec[i64] = zeros(CANNONS * REGIONS)
        self.modifier: vec[i64] = zeros(RESULTS)  # zero or less
        self.regions: vec[i64] = vec[i64]([OUTSIDE] * (TARGET_CARDS * 100))  # by card, left value, bottom value
        self.disaster_disc: vec[i64] = zeros(TOKENS)  # the disc whose kind of markers it takes
        self.disaster_count: vec[i64] = zeros(TOKENS)
        self.discs: vec[i64] = zeros(DISCS)
        self.sailors: i64 = 0  # of a seat
        self.hand_limit: i64 = 0
        self.start_hand: i64 = 0
        self.draw: i64 = 0
        self.sink_at: i64 = 0
        self.stall_turns: i64 = 0
        self.most_turns: i64 = 0
        self.trick_amount: vec[i64] = zeros(TRICKS + 1)  # by number

    def exposed(self, symbol: i64, zone: i64, missing: i64) -> i64:
        """How many of a symbol a zone shows with so many markers missing (DUE-243)."""
        return self.symbols[(symbol * 8 + zone) * 16 + missing]

    def region(self, target: i64, left: i64, bottom: i64) -> i64:
        """Where two placed values meet on a target card."""
        return self.regions[100 * target + 10 * (left - 1) + bottom - 1]

    def result(self, cannon: i64, target: i64, left: i64, bottom: i64) -> i64:
        """What that comes to with a kind of cannon (DUE-218)."""
        return self.region_result[7 * cannon + self.region(target, left, bottom)]


class Articles:
    def __init__(self, parts: Components) -> None:
        self.parts: Components = parts
        self.reputations: bool = False
        self.tricks: bool = False
