"""One ship and what lies around it for all to see: markers, cannons, tracks, target cards and discards of its seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.articles import (
    CANNON_PENALTY,
    HAND_PENALTY,
    HASTY,
    MISS,
    NO_FIRE,
    SAIL_PENALTY,
    TOKENS,
    WEAK,
    Components,
)
from flibuste.games.bordee.cards import (
    ABSENT,
    AIM_CARDS,
    BOW,
    CAPTAIN,
    DECK_STERN,
    DISCS,
    HULL_BOW,
    MATE,
    NO_CARD,
    SAIL_BOW,
    SAIL_STERN,
    STERN,
    ZONES,
    cannon_deck,
    first_zone,
    last_zone,
    without,
)
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.vecs import vec

UNTRAINED: Final = -1
POSITIONS: Final = 6  # left and bottom of up to three target cards

# Reputations by number (2.6 of the specification).
DEAD_EYE: Final = 1
ALL_SHOT: Final = 2
WIND: Final = 3
SHIPWRIGHT: Final = 4
DEEP_HOLD: Final = 5
DRY_POWDER: Final = 6
RED_FLAG: Final = 7
LOADED_DICE: Final = 8
GHOST_SHIP: Final = 9


class Ship:
    def __init__(
        self,
        parts: Components,
        markers: vec[i64],
        types: vec[i64],
        discs: vec[i64],
        targets: vec[i64],
        placed: vec[i64],
        values: vec[i64],
        discards: vec[i64],
    ) -> None:
        self.parts: Components = parts
        self.markers: vec[i64] = markers  # by zone; officers are counted with the sailors of their deck
        self.captain: i64 = ABSENT  # the deck, or ABSENT
        self.mate: i64 = ABSENT
        self.types: vec[i64] = types  # of the cannons at bow and stern; UNTRAINED before they are shown
        self.discs: vec[i64] = discs  # loaded: 3 * cannon + kind
        self.active: i64 = UNTRAINED  # the cannon trained (DUE-121)
        self.zone: i64 = UNTRAINED  # of the other ship (DUE-122)
        self.targets: vec[i64] = targets  # the target cards in front of this seat
        self.target_count: i64 = 0
        self.placed: vec[i64] = placed  # faces of the aim cards by position, or NO_CARD
        self.values: vec[i64] = values  # and what they stand for: of a joker the value chosen (DUE-137)
        self.discards: vec[i64] = discards  # the oldest first
        self.discard_count: i64 = 0
        self.held: i64 = 0  # cards in hand
        self.deck: i64 = 0  # cards in the aim deck
        self.broadsides: i64 = 0  # suits covered, as a mask (DUE-179)
        self.lurches: i64 = 0  # values covered (DUE-185)
        self.dodges: i64 = 0  # DUE-228
        self.tokens: i64 = 0  # hull zones whose token lies face down: bit 0 the bow
        self.disasters: i64 = 0  # tokens that have been revealed, by number
        self.reputation: i64 = 0  # once revealed
        self.tricks: i64 = 0  # how many are held
        self.shown: i64 = 0  # cards everybody knows to be in hand (DUE-305), as a hand

    def clone(self) -> Ship:
        ship = Ship(
            self.parts,
            self.markers[:],
            self.types[:],
            self.discs[:],
            self.targets[:],
            self.placed[:],
            self.values[:],
            self.discards[:],
        )
        ship.captain = self.captain
        ship.mate = self.mate
        ship.active = self.active
        ship.zone = self.zone
        ship.target_count = self.target_count
        ship.discard_count = self.discard_count
        ship.held = self.held
        ship.deck = self.deck
        ship.broadsides = self.broadsides
        ship.lurches = self.lurches
        ship.dodges = self.dodges
        ship.tokens = self.tokens
        ship.disasters = self.disasters
        ship.reputation = self.reputation
        ship.tricks = self.tricks
        ship.shown = self.shown
        return ship

    # Markers

    def missing(self, zone: i64) -> i64:
        return self.parts.slots[zone] - self.markers[zone]

    def missing_planks(self) -> i64:
        count: i64 = 0
        for zone in range(HULL_BOW, ZONES):
            count += self.missing(zone)
        return count

    def count_kind(self, disc: i64) -> i64:
        """Markers of the kind that a disc takes."""
        count: i64 = 0
        for zone in range(first_zone(disc), last_zone(disc) + 1):
            count += self.markers[zone]
        return count

    def officers(self) -> i64:
        """How many are alive."""
        count: i64 = 0
        if self.captain != ABSENT:
            count += 1
        if self.mate != ABSENT:
            count += 1
        return count

    def sailors_in(self, deck: i64) -> i64:
        """Without officers."""
        count: i64 = self.markers[deck]
        if self.captain == deck:
            count -= 1
        if self.mate == deck:
            count -= 1
        return count

    def has_piece(self, deck: i64, piece: i64) -> bool:
        if piece == CAPTAIN:
            return self.captain == deck
        if piece == MATE:
            return self.mate == deck
        return self.sailors_in(deck) > 0

    def sailors_in_supply(self) -> i64:
        """Per seat (AMB-32)."""
        count: i64 = self.parts.sailors
        for deck in range(DECK_STERN + 1):
            count -= self.sailors_in(deck)
        return count

    # Penalties follow the markers that are there now (DUE-247)

    def sail_penalty(self) -> i64:
        """S (DUE-244)"""
        penalty: i64 = 0
        for zone in range(SAIL_BOW, SAIL_STERN + 1):
            penalty += self.parts.exposed(SAIL_PENALTY, zone, self.missing(zone))
        return penalty

    def cannon_penalty(self, deck: i64) -> i64:
        """Of one deck (DUE-217)."""
        return self.parts.exposed(CANNON_PENALTY, deck, self.missing(deck))

    def cannon_penalties(self) -> i64:
        """P: of all decks, for a broadside (DUE-173)."""
        penalty: i64 = 0
        for deck in range(DECK_STERN + 1):
            penalty += self.cannon_penalty(deck)
        return penalty

    def no_fire(self, cannon: i64) -> bool:
        """DUE-248"""
        deck: i64 = cannon_deck(cannon)
        return self.parts.exposed(NO_FIRE, deck, self.missing(deck)) > 0

    def hand_limit(self) -> i64:
        """DUE-242"""
        limit: i64 = self.parts.hand_limit
        if self.reputation == DEEP_HOLD:
            limit += 1
        for deck in range(DECK_STERN + 1):
            limit -= self.parts.exposed(HAND_PENALTY, deck, self.missing(deck))
        return max(0, limit)

    # Cannons

    def capacity(self, cannon: i64) -> i64:
        return self.parts.capacity[self.types[cannon]]

    def loaded(self, cannon: i64) -> i64:
        count: i64 = 0
        for disc in range(DISCS):
            count += self.discs[3 * cannon + disc]
        return count

    def room(self, cannon: i64) -> i64:
        return self.capacity(cannon) - self.loaded(cannon)

    def usable_discs(self) -> i64:
        """For a broadside (DUE-172)."""
        count: i64 = 0
        for cannon in range(BOW, STERN + 1):
            if not self.no_fire(cannon):
                count += self.loaded(cannon)
        return count

    def can_fire(self) -> bool:
        """A disc is needed in any case (DUE-212, DUE-289)."""
        return self.loaded(self.active) > 0

    # Aim

    def placed_count(self) -> i64:
        count: i64 = 0
        for position in range(2 * self.target_count):
            if self.placed[position] != NO_CARD:
                count += 1
        return count

    def result(self, index: i64) -> i64:
        """What a target card comes to as it lies there (DUE-218 to DUE-220)."""
        left: i64 = self.values[2 * index]
        bottom: i64 = self.values[2 * index + 1]
        if left == 0 and bottom == 0:
            return HASTY
        if left == 0 or bottom == 0:
            return MISS
        return self.parts.result(self.types[self.active], self.targets[index], left, bottom)

    def counted(self, index: i64) -> i64:
        """The same as it counts in a shot: REP-1 makes the first miss with two cards a weak one."""
        if self.reputation != DEAD_EYE or not self.is_far(index):
            return self.result(index)
        for earlier in range(index):
            if self.is_far(earlier):
                return MISS
        return WEAK

    def is_far(self, index: i64) -> bool:
        """A miss with two cards, which REP-1 can help."""
        both = self.values[2 * index] != 0 and self.values[2 * index + 1] != 0
        return both and self.result(index) == MISS

    def discard(self, face: i64) -> None:
        """DUE-141"""
        self.discards[self.discard_count] = face
        self.discard_count += 1

    def lose_from_hand(self, face: i64) -> None:
        """A card leaves the hand face up: whoever knew of it knows that it is gone (DUE-305)."""
        self.held -= 1
        self.shown = without(self.shown, face)

    # For sights that travel

    def facts(self) -> list[int]:
        facts: list[int] = [self.captain, self.mate, self.active, self.zone, self.target_count, self.discard_count]
        facts += [self.held, self.deck, self.broadsides, self.lurches, self.dodges, self.tokens, self.disasters]
        facts += [self.reputation, self.tricks, self.shown]
        facts += list(self.markers)
        facts += list(self.types)
        facts += list(self.discs)
        facts += list(self.targets)
        facts += list(self.placed)
        facts += list(self.values)
        facts += [self.discards[place] for place in range(self.discard_count)]
        return facts


def new_ship(parts: Components) -> Ship:
    """Before officers and cannons are shown: hull and sails stand, decks are empty (DUE-103, DUE-104)."""
    markers = parts.slots[:]
    for deck in range(DECK_STERN + 1):
        markers[deck] = 0
    ship = Ship(
        parts,
        markers,
        vec[i64]([UNTRAINED] * 2),
        zeros(2 * DISCS),
        vec[i64]([NO_CARD] * 3),
        vec[i64]([NO_CARD] * POSITIONS),
        zeros(POSITIONS),
        zeros(AIM_CARDS),
    )
    ship.deck = AIM_CARDS
    ship.tokens = (1 << TOKENS) - 1
    return ship


def recall_ship(parts: Components, reader: Reader) -> Ship:
    ship = new_ship(parts)
    ship.captain = reader.next()
    ship.mate = reader.next()
    ship.active = reader.next()
    ship.zone = reader.next()
    ship.target_count = reader.next()
    ship.discard_count = reader.next()
    ship.held = reader.next()
    ship.deck = reader.next()
    ship.broadsides = reader.next()
    ship.lurches = reader.next()
    ship.dodges = reader.next()
    ship.tokens = reader.next()
    ship.disasters = reader.next()
    ship.reputation = reader.next()
    ship.tricks = reader.next()
    ship.shown = reader.next()
    reader.fill(ship.markers, ZONES)
    reader.fill(ship.types, 2)
    reader.fill(ship.discs, 2 * DISCS)
    reader.fill(ship.targets, 3)
    reader.fill(ship.placed, POSITIONS)
    reader.fill(ship.values, POSITIONS)
    reader.fill(ship.discards, ship.discard_count)
    return ship
