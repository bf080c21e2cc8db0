"""How a duel of Korsair stands, two seats, in a world where all cards are known: for a network that learned from games.

Everything is seen by the seat that decides, which controls nothing (D-3): its own hand, the other's, the deck, and each
galleon on the table with what both could still lay there. bench/learn.py makes the numbers of the network.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import ADMIRAL, GOLD, KINDS, is_captain
from flibuste.games.korsair.rules import Hands, State
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.players.sense.korsair_lookout import (
    DECK_LOOK,
    HAND_LOOK,
    Lookout,
    Reach,
    flag,
    look_at_deck,
    strength_at,
)
from flibuste.players.sense.network import Network, read_network

NUMBERS: Final = "korsair_duel.toml"

# What is seen of the whole, by place.
LEAD: Final = 0
LEAD_LATE: Final = 1  # as the deck runs out
LEAD_LEFT: Final = 2  # by the gold that nobody has yet
DECK: Final = 3
LATE: Final = 4
EMPTY: Final = 5  # the deck
ODD: Final = 6  # the deck
DECK_HELD: Final = 7  # as Lookout sees it
OWN: Final = DECK_HELD + DECK_LOOK  # the hand of the seat that decides
OTHER: Final = OWN + HAND_LOOK
WHOLE: Final = OTHER + HAND_LOOK

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


class Duel:
    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.lookout: Lookout = Lookout(2)
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
        look_at_deck(whole, DECK_HELD, state)
        self.lookout.look_at_hand(whole, OWN, state.hands, seat, late)
        self.lookout.look_at_hand(whole, OTHER, state.hands, 1 - seat, late)

    def look_at_galleon(self, hands: Hands, ship: Ship, seat: i64) -> None:
        """Once the hands have been looked at."""
        rival: i64 = 1 - seat
        own = self.own
        other = self.other
        self.lookout.measure(own, hands, ship, seat, seat)
        self.lookout.measure(other, hands, ship, rival, rival)
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


def make_duel() -> Duel:
    """With numbers that all duels share, and room of its own for what it sees."""
    return Duel(read_network(NUMBERS, WHOLE))
