"""A sailor's sense of Korsair: what a card is likely to bring, in gold, for what it costs.

Everything rests on one question: who will still control a galleon when its turn to be captured comes? The chance that
an opponent answers depends on the gold at stake, on the lead, and on who stands aboard. The numbers were tuned by play
(bench/tune.py).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import (
    ADMIRAL,
    COLOURS,
    FIRST_CAPTAIN,
    FIRST_PIRATE,
    KINDS,
    colour,
    gold,
    is_captain,
    is_galleon,
    is_pirate,
    strength,
)
from flibuste.games.korsair.decisions import DRAW, is_discard, played_kind, played_slot
from flibuste.games.korsair.rules import Hands
from flibuste.games.korsair.rules import State as KorsairState
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.games.korsair.sight import Sight as KorsairSight
from flibuste.games.korsair.table import Table
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.base import Sense
from flibuste.players.sense.korsair_crowd import MOST_SEATS, Crowd, make_crowd
from flibuste.players.sense.korsair_duel import Duel, make_duel

# The numbers, each by its place.
DRAWING: Final = 0  # worth of a card from the deck
DRAWING_LESS: Final = 1  # less for each card already held
ANSWER: Final = 2  # readiness of an opponent to answer, as a logit
ANSWER_GOLD: Final = 3  # more for each piece of gold
ANSWER_LEAD: Final = 4  # less for each point of lead
ANSWER_CAPTAIN: Final = 5  # less against a captain
ANSWER_ADMIRAL: Final = 6  # less against the admiral
PIRATE_COST: Final = 7  # of a point of strength
CAPTAIN_COST: Final = 8
ADMIRAL_COST: Final = 9
DENIAL: Final = 10  # share of the gold that it is worth to take it from an opponent
TIE: Final = 11  # share of that for only making it tied
KEY: Final = 12  # share of the gold for a pirate that opens the way to a captain in hand
URGENCY: Final = 13  # how soon galleons in hand become a burden
SHEDDING: Final = 14  # worth of getting rid of a card once the deck is empty
TUNED: Final = vec[float]([1.0, 0.026, -1.15, 0.34, 0.83, 1.37, 1.27, 0.75, 2.8, 0.86, 0.6, 0.66, 0.19, 0.345, 0.24])

# What a side may still hope for, in gold: each number times a feature of the position (bench/fit.py makes them).
# Whoever is taught has networks instead, with up to four seats (korsair_duel.py, korsair_crowd.py).
FREIGHT_LATE: Final = 0  # FREIGHT, as the deck runs out
FORCE_LATE: Final = 1  # FORCE, as the deck runs out
OWN: Final = 2  # the side's own hands: gold, strength, captains, admiral, number of galleons
FREIGHT: Final = 2
FORCE: Final = 3
OTHER: Final = 7  # the same of the others' hands, on average
UNATTACKED: Final = 12  # from here on gold of galleons on the table, by how the side stands there
LEAD_BY_ONE: Final = 13
LEAD_BY_TWO: Final = 14  # or three
LEAD_BY_FOUR: Final = 15  # or more
CROWNED: Final = 16
SHIELDED: Final = 17
TIED: Final = 18
TIED_WITHOUT: Final = 19
OTHERS_LEAD: Final = 20
BEHIND: Final = 21  # of those, where the side has a fleet
FEATURES: Final = 22
# fmt: off
TWO_SIDES: Final = vec[float]([
    -0.19, -1.04,
    -0.06, 0.5, 1.87, 1.68, -0.09,
    0.06, -0.5, -1.87, -1.68, 0.09,
    -0.38, -0.03, 0.1, 0.31, 0.39, -0.03, 0.0, 0.0, -0.36, 0.03,
])
MORE_SIDES: Final = vec[float]([
    -0.12, -0.91,
    -0.04, 0.7, 1.31, 3.61, -0.54,
    0.01, -0.23, -0.44, -1.2, 0.18,
    -0.8, -0.06, 0.1, 0.42, 0.41, 0.52, 0.07, -0.07, -0.59, 0.04,
])
# fmt: on
DEPTH: Final = 12
NETWORK_DEPTH: Final = 1  # a network sees most of it at once
NETWORK_DEPTH_IN_TEAMS: Final = 3  # where a side decides twice in a row
SCALE: Final = 7.0
WHIM: Final = 0.3


class KorsairSense(Sense):
    def __init__(self, numbers: vec[float] = TUNED, taught: bool = True) -> None:
        super().__init__(FEATURES, DEPTH, SCALE, WHIM)
        self.numbers: vec[float] = numbers
        self.duel: Duel | None = make_duel() if taught else None
        self.crowd: Crowd | None = make_crowd() if taught else None

    def weigh(self, state: State, moves: Moves) -> None:
        assert isinstance(state, KorsairState)
        self.weigh_at(state.table, state.hands, state.seat, moves)

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        assert isinstance(sight, KorsairSight)
        self.weigh_at(sight.table, sight.hands, sight.seat, moves)

    def weigh_at(self, table: Table, hands: Hands, seat: i64, moves: Moves) -> None:
        weights = self.weights
        for place in range(moves.count):
            weights[place] = self.worth(table, hands, seat, moves.codes[place])

    def worth(self, table: Table, hands: Hands, seat: i64, action: i64) -> float:
        numbers = self.numbers
        if action == DRAW:
            return numbers[DRAWING] - numbers[DRAWING_LESS] * float(table.sizes[seat])
        kind: i64 = played_kind(action)
        if is_galleon(kind):
            return self.worth_of_launch(table, hands, seat, kind)
        cost = self.cost(kind)
        if is_discard(action):
            return numbers[SHEDDING] - cost
        ship = table.find(played_slot(action))
        if ship is None:
            return -100.0
        if is_pirate(kind):
            return self.worth_of_pirate(table, hands, seat, kind, ship) - cost
        return self.worth_of_character(table, seat, kind, ship) - cost

    def cost(self, kind: i64) -> float:
        if is_pirate(kind):
            return self.numbers[PIRATE_COST] * float(strength(kind))
        return self.numbers[CAPTAIN_COST] if is_captain(kind) else self.numbers[ADMIRAL_COST]

    def worth_of_launch(self, table: Table, hands: Hands, seat: i64, kind: i64) -> float:
        """What it may bring home, and what it would cost to be left with it."""
        value = float(gold(kind))
        held: float = 0.0
        for other in range(FIRST_PIRATE):
            held += float(hands.copies[KINDS * seat + other])
        turns = 1.0 + float(table.deck) / float(table.articles.seats)
        burden = value * min(1.0, self.numbers[URGENCY] * held / turns)
        return value * self.hold(table, seat, value, 0.0, NO_CHARACTER) + burden

    def worth_of_pirate(self, table: Table, hands: Hands, seat: i64, kind: i64, ship: Ship) -> float:
        numbers = self.numbers
        side: i64 = table.articles.side(seat)
        own: i64 = colour(kind)
        value = float(ship.gold)
        opening: float = 0.0
        if ship.colour_of(side) < 0 and (hands.kinds[seat] >> (FIRST_CAPTAIN + own)) & 1:
            opening = numbers[KEY] * value
        if ship.character != NO_CHARACTER:
            return opening
        rival: i64 = 0
        for other in range(COLOURS):
            if other != own and ship.strength_of(other) > rival:
                rival = ship.strength_of(other)
        lead: i64 = ship.strength_of(own) + strength(kind) - rival
        if lead < 0:
            return opening
        denied: float = 0.0
        if ship.controller != NOBODY and ship.controller != side:
            denied = numbers[DENIAL] * value
        if lead == 0:
            return denied * numbers[TIE] + opening
        kept = value * self.hold(table, seat, value, float(lead), NO_CHARACTER)
        if ship.controller == side:
            kept -= value * self.hold(table, seat, value, float(lead - strength(kind)), NO_CHARACTER)
        return kept + denied + opening

    def worth_of_character(self, table: Table, seat: i64, kind: i64, ship: Ship) -> float:
        side: i64 = table.articles.side(seat)
        value = float(ship.gold)
        kept = value * self.hold(table, seat, value, 0.0, kind)
        if ship.controller == side:
            return kept - value * self.hold(table, seat, value, 1.0, ship.character)
        if ship.controller != NOBODY:
            kept += self.numbers[DENIAL] * value
        return kept

    def hold(self, table: Table, seat: i64, value: float, lead: float, character: i64) -> float:
        """The chance that nobody answers before this seat's side can capture."""
        numbers = self.numbers
        logit = numbers[ANSWER] + numbers[ANSWER_GOLD] * value - numbers[ANSWER_LEAD] * lead
        if character == ADMIRAL:
            logit -= numbers[ANSWER_ADMIRAL]
        elif character != NO_CHARACTER:
            logit -= numbers[ANSWER_CAPTAIN]
        kept_by_one = 1.0 / (1.0 + exp(logit))
        articles = table.articles
        chance: float = 1.0
        for other in range(articles.seats):
            if articles.side(other) != articles.side(seat) and (table.deck > 0 or table.sizes[other] > 0):
                chance *= kept_by_one
        return chance

    def foretell(self, state: State, chances: vec[float]) -> bool:
        """By the network for this table, where there is one."""
        assert isinstance(state, KorsairState)
        seats: i64 = state.table.articles.seats
        duel = self.duel
        crowd = self.crowd
        if duel is None or crowd is None or seats > MOST_SEATS:
            return False
        if seats > 2:
            crowd.tell_chances(state, chances)
        else:
            chance = 1.0 / (1.0 + exp(-duel.logit(state)))
            chances[state.seat] = chance
            chances[1 - state.seat] = 1.0 - chance
        return True

    def patience(self, state: State) -> i64:
        assert isinstance(state, KorsairState)
        articles = state.table.articles
        if self.crowd is None or articles.seats > MOST_SEATS:
            return self.depth
        return NETWORK_DEPTH_IN_TEAMS if articles.teams else NETWORK_DEPTH

    def hopes(self, state: State) -> vec[float]:
        assert isinstance(state, KorsairState)
        return TWO_SIDES if state.table.articles.sides == 2 else MORE_SIDES

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, KorsairState)
        table = state.table
        articles = table.articles
        features = self.features
        side: i64 = articles.side(seat)
        for place in range(FEATURES):
            features[place] = 0.0
        others = 1.0 / float(articles.sides - 1)
        for each in range(articles.seats):
            if articles.side(each) == side:
                look_at_hand(features, state.hands, each, 1.0, OWN)
            else:
                look_at_hand(features, state.hands, each, others, OTHER)
        late = 1.0 / (1.0 + float(table.deck) / float(articles.seats))
        features[FREIGHT_LATE] = late * features[FREIGHT]
        features[FORCE_LATE] = late * features[FORCE]
        for ship in table.ships:
            value = float(ship.gold)
            features[standing(ship, side)] += value
            if ship.controller != NOBODY and ship.controller != side and ship.colour_of(side) >= 0:
                features[BEHIND] += value


def look_at_hand(features: vec[float], hands: Hands, seat: i64, weight: float, place: i64) -> None:
    """Add what a hand holds, from `place` on: gold, strength, captains, admiral, and number of galleons."""
    for kind in range(KINDS):
        copies = weight * float(hands.copies[KINDS * seat + kind])
        if is_galleon(kind):
            features[place] += copies * float(gold(kind))
            features[place + 4] += copies
        elif is_pirate(kind):
            features[place + 1] += copies * float(strength(kind))
        elif kind < ADMIRAL:
            features[place + 2] += copies
        else:
            features[place + 3] += copies


def standing(ship: Ship, side: i64) -> i64:
    """The feature that a galleon's gold belongs to, by how the side stands there."""
    own: i64 = ship.colour_of(side)
    if ship.controller == NOBODY:
        return TIED if own >= 0 else TIED_WITHOUT
    if ship.controller != side:
        return OTHERS_LEAD
    if ship.character != NO_CHARACTER:
        return SHIELDED if ship.character == ADMIRAL else CROWNED
    if own < 0:
        return UNATTACKED
    rival: i64 = 0
    for other in range(COLOURS):
        if other != own and ship.strength_of(other) > rival:
            rival = ship.strength_of(other)
    lead: i64 = ship.strength_of(own) - rival
    if lead == 1:
        return LEAD_BY_ONE
    return LEAD_BY_TWO if lead < 4 else LEAD_BY_FOUR
