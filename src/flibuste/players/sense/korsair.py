"""A sailor's sense of Korsair: what a card is likely to bring, in gold, for what it costs.

Everything rests on one question: who will still control a galleon when its turn to be captured comes? The chance that
an opponent answers depends on the gold at stake, on the lead, and on who stands aboard. The numbers were tuned by play
(bench/tune.py); see docs/decisions.
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
TUNED: Final = vec[float]([1.0, 0.03, -1.2, 0.25, 0.5, 2.5, 2.0, 0.4, 2.0, 1.5, 0.6, 0.5, 0.3, 1.0, 0.2])


class KorsairSense(Sense):
    def __init__(self, numbers: vec[float] = TUNED) -> None:
        super().__init__()
        self.numbers: vec[float] = numbers

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

    def outlook(self, state: State, seat: i64) -> float:
        assert isinstance(state, KorsairState)
        table = state.table
        side: i64 = table.articles.side(seat)
        hope: float = 0.0
        for ship in table.ships:
            if ship.controller == side:
                value = float(ship.gold)
                hope += value * self.hold(table, seat, value, 1.0, ship.character)
        for other in range(table.articles.seats):
            if table.articles.side(other) == side:
                hope += self.worth_in_hand(table, state.hands, other)
        return hope

    def worth_in_hand(self, table: Table, hands: Hands, seat: i64) -> float:
        """Of the cards of a hand: what galleons may bring, and what the others would cost."""
        total: float = 0.0
        for kind in range(KINDS):
            copies: i64 = hands.copies[KINDS * seat + kind]
            if copies > 0:
                worth = 0.5 * float(gold(kind)) if is_galleon(kind) else self.cost(kind)
                total += float(copies) * worth
        return total
