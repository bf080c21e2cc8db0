"""What is seen of hands and deck in Korsair, as numbers for a network: in worlds where all cards are known."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import (
    ADMIRAL,
    COLOURS,
    FIRST_CAPTAIN,
    FIRST_PIRATE,
    KINDS,
    captain,
    gold,
    is_galleon,
    is_pirate,
    pirate,
    strength,
)
from flibuste.games.korsair.rules import Hands, State
from flibuste.games.korsair.ships import Ship
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec

# Of the deck, by place.
DECK_GOLD: Final = 0
DECK_FORCE: Final = 1
DECK_CHARACTERS: Final = 2
DECK_LOOK: Final = 3

# Of a hand, by place.
FREIGHT: Final = 0  # galleons of 2, 3, 4, 5, and of 6 or more
FREIGHT_LATE: Final = 5  # as the deck runs out
PIRATES: Final = 6  # of strength 1, 2, 3, 4
CAPTAINS: Final = 10
ADMIRALS: Final = 11
READY: Final = 12  # captains with pirates of their colour
STRONGEST: Final = 13  # colour
SECOND_STRONGEST: Final = 14
SIZE: Final = 15
FORCE_LATE: Final = 16
HAND_LOOK: Final = 17


class Reach:
    """What a seat could still lay on one galleon."""

    def __init__(self) -> None:
        self.all: i64 = 0  # strength of the colour that would bring most
        self.best: i64 = 0  # strength of a single pirate
        self.crown: bool = False  # a captain can come at once
        self.key: bool = False  # a captain can come after a pirate


class Lookout:
    """Remembers of every hand it has looked at what is needed to measure its reach."""

    def __init__(self, seats: i64) -> None:
        self.forces: vec[i64] = zeros(seats * COLOURS)  # by seat and colour: strength in hand
        self.tops: vec[i64] = zeros(seats * COLOURS)  # and its strongest card

    def look_at_hand(self, numbers: vec[float], at: i64, hands: Hands, seat: i64, late: float) -> None:
        copies = hands.copies
        first: i64 = KINDS * seat
        for place in range(at, at + HAND_LOOK):
            numbers[place] = 0.0
        size: i64 = 0
        freight: i64 = 0
        for kind in range(FIRST_PIRATE):
            count: i64 = copies[first + kind]
            if count > 0:
                size += count
                freight += count * gold(kind)
                numbers[at + FREIGHT + min(kind, 4)] += float(count)
        force: i64 = 0
        strongest: i64 = 0
        second: i64 = 0
        for hue in range(COLOURS):
            size += self.look_at_pirates(numbers, at, copies, seat, hue)
            fleet: i64 = self.forces[COLOURS * seat + hue]
            force += fleet
            if fleet > strongest:
                second = strongest
                strongest = fleet
            elif fleet > second:
                second = fleet
            if copies[first + captain(hue)] > 0:
                size += 1
                numbers[at + CAPTAINS] += 1.0
                if fleet > 0:
                    numbers[at + READY] += 1.0
        numbers[at + ADMIRALS] = float(copies[first + ADMIRAL])
        size += copies[first + ADMIRAL]
        numbers[at + FREIGHT_LATE] = float(freight) / 5.0 * late
        numbers[at + STRONGEST] = float(strongest) / 4.0
        numbers[at + SECOND_STRONGEST] = float(second) / 4.0
        numbers[at + SIZE] = float(size) / 4.0
        numbers[at + FORCE_LATE] = float(force) / 8.0 * late

    def look_at_pirates(self, numbers: vec[float], at: i64, copies: vec[i64], seat: i64, hue: i64) -> i64:
        """Of one colour; returns how many."""
        number: i64 = 0
        force: i64 = 0
        top: i64 = 0
        for power in range(1, 5):
            count: i64 = copies[KINDS * seat + pirate(hue, power)]
            if count > 0:
                number += count
                force += count * power
                top = power
                numbers[at + PIRATES + power - 1] += float(count)
        self.forces[COLOURS * seat + hue] = force
        self.tops[COLOURS * seat + hue] = top
        return number

    def measure(self, reach: Reach, hands: Hands, ship: Ship, seat: i64, side: i64) -> None:
        """Of a seat of that side, once its hand has been looked at."""
        reach.all = 0
        reach.best = 0
        reach.crown = False
        reach.key = False
        bound: i64 = ship.colour_of(side)
        for hue in range(COLOURS):
            if hue == bound or (bound < 0 and ship.strength_of(hue) == 0):
                force: i64 = self.forces[COLOURS * seat + hue]
                reach.all = max(reach.all, force)
                reach.best = max(reach.best, self.tops[COLOURS * seat + hue])
                if hands.copies[KINDS * seat + FIRST_CAPTAIN + hue] > 0:
                    if hue == bound:
                        reach.crown = True
                    elif force > 0:
                        reach.key = True


def look_at_deck(numbers: vec[float], at: i64, state: State) -> None:
    """What is in it, in whatever order."""
    freight: i64 = 0
    force: i64 = 0
    characters: i64 = 0
    cards: i64 = len(state.deck)
    for place in range(cards - state.table.deck, cards):
        kind: i64 = state.deck[place]
        if is_galleon(kind):
            freight += gold(kind)
        elif is_pirate(kind):
            force += strength(kind)
        else:
            characters += 1
    numbers[at + DECK_GOLD] = float(freight) / 20.0
    numbers[at + DECK_FORCE] = float(force) / 30.0
    numbers[at + DECK_CHARACTERS] = float(characters) / 2.0


def strength_at(ship: Ship, side: i64) -> i64:
    """Of this side's fleet on a galleon; 0 where it has none."""
    own: i64 = ship.colour_of(side)
    return ship.strength_of(own) if own >= 0 else 0


def flag(fact: bool) -> float:
    return 1.0 if fact else 0.0
