"""How a duel of Korsair stands, two seats, in a world where all cards are known: for a network that learned from games.

Everything is seen by the seat that decides, which controls nothing (D-3): its own hand, the other's, the deck, and each
galleon on the table with what both could still lay there. bench/learn.py makes the numbers of the network.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import (
    ADMIRAL,
    COLOURS,
    FIRST_CAPTAIN,
    FIRST_PIRATE,
    GOLD,
    KINDS,
    captain,
    gold,
    is_captain,
    is_galleon,
    is_pirate,
    pirate,
    strength,
)
from flibuste.games.korsair.rules import Hands, State
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec
from flibuste.players.sense.network import Network

NUMBERS: Final = "korsair_duel.toml"

# What is seen of the whole, by place.
LEAD: Final = 0
LEAD_LATE: Final = 1  # as the deck runs out
LEAD_LEFT: Final = 2  # by the gold that nobody has yet
DECK: Final = 3
LATE: Final = 4
EMPTY: Final = 5  # the deck
ODD: Final = 6  # the deck
DECK_GOLD: Final = 7
DECK_FORCE: Final = 8
DECK_CHARACTERS: Final = 9
OWN: Final = 10  # the hand of the seat that decides, then the other's, each as follows
FREIGHT: Final = 0  # galleons of 2, 3, 4, 5, and of 6 or more
FREIGHT_LATE: Final = 5
PIRATES: Final = 6  # of strength 1, 2, 3, 4
CAPTAINS: Final = 10
ADMIRALS: Final = 11
READY: Final = 12  # captains with pirates of their colour
STRONGEST: Final = 13  # colour
SECOND_STRONGEST: Final = 14
SIZE: Final = 15
FORCE_LATE: Final = 16
HAND: Final = 17
WHOLE: Final = 44

# What is seen of a galleon: "own" is of the seat that decides.
THERE: Final = 0
VALUE: Final = 1
LED: Final = 2  # by the other
TIED: Final = 3
VALUE_LED: Final = 4
VALUE_TIED: Final = 5
LAUNCHED: Final = 6  # by its own
UNATTACKED: Final = 7
CROWNED: Final = 8
SHIELDED: Final = 9
DEFICIT: Final = 10
OWN_FLEET: Final = 11
OTHER_FLEET: Final = 12
OWN_REACH: Final = 13  # all that the hand could still lay there
OTHER_REACH: Final = 14
OWN_BEST: Final = 15  # card that it could
OTHER_BEST: Final = 16
TAKES: Final = 17  # the best card does
TIES: Final = 18
RETAKES: Final = 19  # the other's best card does, after it
VALUE_TAKES: Final = 20
VALUE_TIES: Final = 21
OWN_CROWN: Final = 22  # a captain can come at once
OTHER_CROWN: Final = 23
OWN_KEY: Final = 24  # a captain can come after a pirate
OTHER_KEY: Final = 25
OWN_SHIELD: Final = 26  # the admiral can come
OTHER_SHIELD: Final = 27
VALUE_OWN_CHARACTER: Final = 28
VALUE_OTHER_CHARACTER: Final = 29
SURPLUS: Final = 30  # of all that both could lay
OUTLASTS: Final = 31
VALUE_OUTLASTS: Final = 32
CATCHES_UP: Final = 33  # with all that it has
PART: Final = 34


class Reach:
    """What a seat could still lay on one galleon."""

    def __init__(self) -> None:
        self.all: i64 = 0  # strength of the colour that would bring most
        self.best: i64 = 0  # strength of a single pirate
        self.crown: bool = False
        self.key: bool = False


class Duel:
    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.forces: vec[i64] = zeros(2 * COLOURS)  # by seat and colour: strength in hand
        self.tops: vec[i64] = zeros(2 * COLOURS)  # and its strongest card
        self.own: Reach = Reach()
        self.other: Reach = Reach()

    def logit(self, state: State) -> float:
        """Of a victory of the seat that decides."""
        self.look(state)
        for ship in state.table.ships:
            self.look_at_galleon(state.hands, ship, state.seat)
            self.network.add_part()
        return self.network.logit()

    def look(self, state: State) -> None:
        """Everything but the galleons on the table."""
        self.network.clear()
        table = state.table
        whole = self.network.whole
        seat: i64 = state.seat
        lead = float(table.gold[seat] - table.gold[1 - seat])
        late = 1.0 / (1.0 + float(table.deck) / 2.0)
        whole[LEAD] = lead / 10.0
        whole[LEAD_LATE] = lead / 10.0 * late
        whole[LEAD_LEFT] = lead / (5.0 + float(GOLD - table.gold[0] - table.gold[1]) / 2.0)
        whole[DECK] = float(table.deck) / 33.0
        whole[LATE] = late
        whole[EMPTY] = flag(table.deck == 0)
        whole[ODD] = float(table.deck & 1)
        self.look_at_deck(state)
        self.look_at_hand(state.hands, seat, OWN, late)
        self.look_at_hand(state.hands, 1 - seat, OWN + HAND, late)

    def look_at_deck(self, state: State) -> None:
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
        whole = self.network.whole
        whole[DECK_GOLD] = float(freight) / 20.0
        whole[DECK_FORCE] = float(force) / 30.0
        whole[DECK_CHARACTERS] = float(characters) / 2.0

    def look_at_hand(self, hands: Hands, seat: i64, at: i64, late: float) -> None:
        whole = self.network.whole
        copies = hands.copies
        first: i64 = KINDS * seat
        for place in range(at, at + HAND):
            whole[place] = 0.0
        size: i64 = 0
        freight: i64 = 0
        for kind in range(FIRST_PIRATE):
            count: i64 = copies[first + kind]
            if count > 0:
                size += count
                freight += count * gold(kind)
                whole[at + FREIGHT + min(kind, 4)] += float(count)
        force: i64 = 0
        strongest: i64 = 0
        second: i64 = 0
        for hue in range(COLOURS):
            size += self.look_at_pirates(copies, seat, hue, at)
            fleet: i64 = self.forces[COLOURS * seat + hue]
            force += fleet
            if fleet > strongest:
                second = strongest
                strongest = fleet
            elif fleet > second:
                second = fleet
            if copies[first + captain(hue)] > 0:
                size += 1
                whole[at + CAPTAINS] += 1.0
                if fleet > 0:
                    whole[at + READY] += 1.0
        whole[at + ADMIRALS] = float(copies[first + ADMIRAL])
        size += copies[first + ADMIRAL]
        whole[at + FREIGHT_LATE] = float(freight) / 5.0 * late
        whole[at + STRONGEST] = float(strongest) / 4.0
        whole[at + SECOND_STRONGEST] = float(second) / 4.0
        whole[at + SIZE] = float(size) / 4.0
        whole[at + FORCE_LATE] = float(force) / 8.0 * late

    def look_at_pirates(self, copies: vec[i64], seat: i64, hue: i64, at: i64) -> i64:
        """Of one colour; returns how many."""
        whole = self.network.whole
        number: i64 = 0
        force: i64 = 0
        top: i64 = 0
        for power in range(1, 5):
            count: i64 = copies[KINDS * seat + pirate(hue, power)]
            if count > 0:
                number += count
                force += count * power
                top = power
                whole[at + PIRATES + power - 1] += float(count)
        self.forces[COLOURS * seat + hue] = force
        self.tops[COLOURS * seat + hue] = top
        return number

    def look_at_galleon(self, hands: Hands, ship: Ship, seat: i64) -> None:
        """Once the hands have been looked at."""
        rival: i64 = 1 - seat
        own = self.own
        other = self.other
        self.measure(own, hands, ship, seat)
        self.measure(other, hands, ship, rival)
        launched = ship.owner == seat
        shields = launched and hands.copies[KINDS * seat + ADMIRAL] > 0
        rival_shields = not launched and hands.copies[KINDS * rival + ADMIRAL] > 0
        fleet: i64 = strength_at(ship, seat)
        rival_fleet: i64 = strength_at(ship, rival)
        open_to_force = ship.character == NO_CHARACTER
        takes = open_to_force and own.best > 0 and fleet + own.best > rival_fleet
        ties = open_to_force and own.best > 0 and fleet + own.best == rival_fleet
        retakes = open_to_force and other.best > 0 and rival_fleet + other.best > fleet + own.best
        surplus: i64 = fleet + own.all - rival_fleet - other.all
        led = ship.controller == rival
        tied = ship.controller == NOBODY
        value = float(ship.gold) / 5.0
        part = self.network.part
        part[THERE] = 1.0
        part[VALUE] = value
        part[LED] = flag(led)
        part[TIED] = flag(tied)
        part[VALUE_LED] = value * flag(led)
        part[VALUE_TIED] = value * flag(tied)
        part[LAUNCHED] = flag(launched)
        part[UNATTACKED] = flag(fleet == 0 and rival_fleet == 0)
        part[CROWNED] = flag(is_captain(ship.character))
        part[SHIELDED] = flag(ship.character == ADMIRAL)
        part[DEFICIT] = float(rival_fleet - fleet) / 4.0
        part[OWN_FLEET] = flag(fleet > 0)
        part[OTHER_FLEET] = flag(rival_fleet > 0)
        part[OWN_REACH] = float(own.all) / 8.0
        part[OTHER_REACH] = float(other.all) / 8.0
        part[OWN_BEST] = float(own.best) / 4.0
        part[OTHER_BEST] = float(other.best) / 4.0
        part[TAKES] = flag(takes)
        part[TIES] = flag(ties)
        part[RETAKES] = flag(retakes)
        part[VALUE_TAKES] = value * flag(takes)
        part[VALUE_TIES] = value * flag(ties)
        part[OWN_CROWN] = flag(own.crown)
        part[OTHER_CROWN] = flag(other.crown)
        part[OWN_KEY] = flag(own.key)
        part[OTHER_KEY] = flag(other.key)
        part[OWN_SHIELD] = flag(shields)
        part[OTHER_SHIELD] = flag(rival_shields)
        part[VALUE_OWN_CHARACTER] = value * flag(own.crown or shields)
        part[VALUE_OTHER_CHARACTER] = value * flag(other.crown or rival_shields)
        part[SURPLUS] = float(surplus) / 8.0
        part[OUTLASTS] = flag(surplus > 0)
        part[VALUE_OUTLASTS] = value * flag(surplus > 0)
        part[CATCHES_UP] = flag(open_to_force and fleet + own.all > rival_fleet)

    def measure(self, reach: Reach, hands: Hands, ship: Ship, seat: i64) -> None:
        reach.all = 0
        reach.best = 0
        reach.crown = False
        reach.key = False
        bound: i64 = ship.colour_of(seat)
        taken: i64 = ship.colour_of(1 - seat)
        for hue in range(COLOURS):
            if hue == bound or (bound < 0 and hue != taken):
                force: i64 = self.forces[COLOURS * seat + hue]
                reach.all = max(reach.all, force)
                reach.best = max(reach.best, self.tops[COLOURS * seat + hue])
                if hands.copies[KINDS * seat + FIRST_CAPTAIN + hue] > 0:
                    if hue == bound:
                        reach.crown = True
                    elif force > 0:
                        reach.key = True


def strength_at(ship: Ship, seat: i64) -> i64:
    """Of this seat's fleet on a galleon; 0 where it has none."""
    own: i64 = ship.colour_of(seat)
    return ship.strength_of(own) if own >= 0 else 0


def flag(fact: bool) -> float:
    return 1.0 if fact else 0.0


@cache
def read_numbers() -> dict[str, vec[float]]:
    """The layers of the network, row after row."""
    layers = tomllib.loads((Path(__file__).parent / NUMBERS).read_text(encoding="utf-8"))
    return {name: vec[float]([float(number) for row in rows for number in row]) for name, rows in layers.items()}


def make_duel() -> Duel:
    """With numbers that all duels share, and room of its own for what it sees."""
    layers = read_numbers()
    return Duel(Network(layers["parts"], layers["inner"], layers["doubts"], layers["lines"], layers["outer"], WHOLE))
