"""A sailor's sense of Bordée: what a shot would do, what a card is good for, and what it hurts least to lose.

Opinions are in points of damage. A shot is worth what it would take off the other ship as the cards lie; an aim card
what it adds to that; every other action is weighed against those two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.answers import next_loose
from flibuste.games.bordee.articles import HASTY, MISS
from flibuste.games.bordee.cards import (
    BALL,
    CHAIN,
    DECK_MID,
    GRAPE,
    HULL_BOW,
    JOKER,
    SAILOR,
    SUITS,
    VALUES,
    ZONES,
    cannon_deck,
    card_bit,
    holds,
    is_deck,
    is_hull,
    jokers,
    matching_disc,
    suit,
    value,
    values_in,
)
from flibuste.games.bordee.chains import next_in
from flibuste.games.bordee.combinations import MIXED, dodged, run_on, suited
from flibuste.games.bordee.decisions import (
    AIM,
    BROADSIDE,
    CANNON,
    CHANGE,
    CTYPE,
    DISC,
    DODGE,
    DOUBLE,
    FIRE,
    LURCH,
    PATCH,
    PIECE,
    POS,
    PREPARE,
    RELOAD_ALL,
    RELOAD_ONE,
    ROUTE,
    VALUE,
    ZONE,
    is_cannon,
    is_cannon_type,
    is_card,
    is_disc,
    is_piece,
    is_position,
    is_route,
    is_value,
    is_zone,
)
from flibuste.games.bordee.menus import damage_now, dodge_purpose, least_flush, most_flush
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.rules import State as BordeeState
from flibuste.games.bordee.ships import Ship
from flibuste.games.bordee.sight import Sight as BordeeSight
from flibuste.games.bordee.table import (
    BROADSIDE_AIM,
    FIRING,
    OFFICERS,
    PHASE1,
    RETURN,
    TRAIN,
    Table,
)
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.base import Sense

# The numbers, each by its place.
CARD_WORTH: Final = 0  # of a card in hand
COMPLETION: Final = 1  # of what a target card lacks, the share that cards to come may bring
BARE: Final = 2  # a target card without cards, as it will be one day
FIRE_SHARE: Final = 3  # of the best possible damage that is good enough to fire
DISC_WORTH: Final = 4  # of a disc in a cannon
AIM_LOSS: Final = 5  # what a placed card of the other is worth to us
EMPTY_GUN: Final = 6  # of the first disc for the active cannon
JOKER_WORTH: Final = 7
PLANK: Final = 8
CREW: Final = 9
SAIL: Final = 10
OFFICER: Final = 11
TUNED: Final = vec[float]([0.3, 0.55, -1.6, 0.6, 0.35, 0.5, 1.6, 1.0, 1.0, 0.75, 0.5, 4.0])

BASIC_SHOT: Final = vec[float]([-0.7, -0.9, -1.2])  # what a well-aimed target card comes to, by kind of cannon
FAR: Final = -100.0

# What a seat may hope for, by how its ship stands.
GAPS: Final = 0  # planks missing
DEEP_GAPS: Final = 1  # their square: the tenth sinks
SAILS: Final = 2
HANDS: Final = 3  # markers on decks
OFFICERS_LEFT: Final = 4
HELD: Final = 5  # cards
LOADED: Final = 6  # discs
AIMED: Final = 7  # damage of a shot as the cards lie
FEATURES: Final = 8
HOPES: Final = vec[float]([-0.25, -0.02, 0.12, 0.12, 0.8, 0.08, 0.1, 0.15])
DEPTH: Final = 24


class BordeeSense(Sense):
    def __init__(self, numbers: vec[float] = TUNED) -> None:
        super().__init__(FEATURES, DEPTH, 1.0)
        self.numbers: vec[float] = numbers

    def weigh(self, state: State, moves: Moves) -> None:
        assert isinstance(state, BordeeState)
        self.weigh_at(state.table, state.owns[state.seat], state.seat, moves)

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        assert isinstance(sight, BordeeSight)
        self.weigh_at(sight.table, sight.own, sight.seat, moves)

    def weigh_at(self, table: Table, own: Own, seat: i64, moves: Moves) -> None:
        for place in range(moves.count):
            self.weights[place] = self.worth(table, own, seat, moves.codes[place])

    def worth(self, table: Table, own: Own, seat: i64, action: i64) -> float:
        if is_card(action):
            return self.worth_of_card(table, own, seat, action)
        if is_position(action):
            return self.worth_of_position(table, own, seat, action - POS)
        if is_zone(action):
            return self.worth_of_zone(table, seat, action - ZONE)
        if is_value(action):
            return self.best_place(table, own, seat, JOKER, action - VALUE + 1)
        if is_disc(action):
            return self.worth_of_disc(table, seat, action - DISC)
        if is_cannon(action):
            return self.worth_of_cannon(table, own, seat, action - CANNON)
        if is_piece(action):
            return 0.0 if action - PIECE == SAILOR else -1.0
        if is_route(action):
            return self.worth_of_route(table, seat, action - ROUTE)
        if is_cannon_type(action):
            return -float(action - CTYPE)
        return self.worth_of_word(table, own, seat, action)

    # Menus

    def worth_of_word(self, table: Table, own: Own, seat: i64, word: i64) -> float:
        numbers = self.numbers
        if word == AIM:
            return 0.2 + self.best_aim(table, own, seat)
        if word == PREPARE:
            return numbers[CARD_WORTH] if table.ships[seat].held < 5 else 0.0
        if word == BROADSIDE:
            return self.worth_of_broadside(table, seat)
        if word == LURCH:
            return self.worth_of_lurch(table, own, seat)
        if word in (RELOAD_ONE, RELOAD_ALL):
            return self.worth_of_reload(table, seat, word)
        if word == PATCH:
            return self.best_route(table, seat) - numbers[CARD_WORTH]
        if word == CHANGE:
            return self.worth_of_change(table, seat)
        if word == FIRE:
            return self.eagerness(table, own, seat)
        if word == DOUBLE:
            lacking: i64 = table.shot.worth - table.shot.damage
            return float(min(2, lacking)) - numbers[DISC_WORTH] if table.shot.damage > -2 else -1.0
        if word == DODGE:
            return self.worth_of_dodge(table, own, seat)
        return 0.0  # HOLD, SINGLE, PASS and DONE change nothing

    def worth_of_broadside(self, table: Table, seat: i64) -> float:
        numbers = self.numbers
        foe = table.ships[1 - seat]
        cards: i64 = least_flush(table, seat)
        discs = float(cards - table.ships[seat].cannon_penalties())
        aims = float(min(foe.placed_count(), i64(discs)))
        sinking: float = 6.0 if foe.missing_planks() + i64(discs) >= 10 else 0.0
        gain = discs * (0.75 - numbers[DISC_WORTH]) + aims * numbers[AIM_LOSS] + sinking
        return gain - float(cards) * numbers[CARD_WORTH] * 0.8

    def worth_of_lurch(self, table: Table, own: Own, seat: i64) -> float:
        ship = table.ships[seat]
        held: i64 = table.ships[1 - seat].held
        lost: i64 = min(held, 3 - min(2, ship.sail_penalty()))
        return float(lost) * self.numbers[CARD_WORTH] * 0.9 - 2.0 * self.numbers[CARD_WORTH]

    def worth_of_reload(self, table: Table, seat: i64, word: i64) -> float:
        numbers = self.numbers
        ship = table.ships[seat]
        room: i64 = ship.room(0) + ship.room(1)
        gained: i64 = min(1, room) if word == RELOAD_ONE else room
        gain = float(gained) * numbers[DISC_WORTH] - 2.0 * numbers[CARD_WORTH]
        if ship.loaded(ship.active) == 0:
            gain += numbers[EMPTY_GUN]
        return gain if gained > 0 else FAR

    def worth_of_change(self, table: Table, seat: i64) -> float:
        ship = table.ships[seat]
        if table.ships[1 - seat].markers[ship.zone] == 0 or ship.no_fire(ship.active):
            return 5.0
        return -2.0

    def eagerness(self, table: Table, own: Own, seat: i64) -> float:
        """To fire now, for what the shot would do, or to aim on for what it could."""
        ship = table.ships[seat]
        foe = table.ships[1 - seat]
        damage: i64 = damage_now(table, seat)
        parts = table.articles.parts
        kind: i64 = ship.types[ship.active]
        if parts.double_shot[kind] == 1 and ship.loaded(ship.active) == 2:
            damage = min(foe.markers[ship.zone], damage + 1)
        if damage < 1:
            return -1.0
        if is_hull(ship.zone) and foe.missing_planks() + damage >= parts.sink_at:
            return 5.0
        best = float(foe.markers[ship.zone]) + float(ship.target_count) * BASIC_SHOT[kind]
        return float(damage) - self.numbers[FIRE_SHARE] * best

    def worth_of_dodge(self, table: Table, own: Own, seat: i64) -> float:
        """Points kept, against the cards of the cheapest straight."""
        zone: i64 = table.ships[1 - seat].zone
        saved: float = min(2.0, float(table.shot.damage)) * 0.75
        return saved * self.marker_worth(table.ships[seat], zone) - 2.0 * self.numbers[CARD_WORTH] * 0.8

    # Aiming

    def outcome(self, table: Table, seat: i64, index: i64, left: i64, bottom: i64, hand: i64) -> float:
        """What a target card may come to with these values on it, 0 for none, and this hand to go on with."""
        ship = table.ships[seat]
        parts = table.articles.parts
        kind: i64 = ship.types[ship.active]
        target: i64 = ship.targets[index]
        if left != 0 and bottom != 0:
            return float(parts.modifier[parts.result(kind, target, left, bottom)])
        if left == 0 and bottom == 0:
            return self.numbers[BARE]
        have: i64 = values_in(hand)
        best: float = float(parts.modifier[MISS])
        mean: float = 0.0
        for missing in range(1, VALUES + 1):
            result: i64
            if left == 0:
                result = parts.result(kind, target, missing, bottom)
            else:
                result = parts.result(kind, target, left, missing)
            worth = float(parts.modifier[result])
            mean += worth / 10.0
            if jokers(hand) > 0 or (have >> (missing - 1)) & 1 != 0:
                best = max(best, worth)
        hoped = mean + self.numbers[COMPLETION] * (0.0 - mean)
        return max(best - 0.15, hoped - 0.3)

    def place_gain(self, table: Table, own: Own, seat: i64, face: i64, shown: i64, position: i64) -> float:
        ship = table.ships[seat]
        index: i64 = position // 2
        left: i64 = ship.values[2 * index]
        bottom: i64 = ship.values[2 * index + 1]
        rest: i64 = own.hand - card_bit(face)
        before = self.outcome(table, seat, index, left, bottom, rest)
        if position % 2 == 0:
            left = shown
        else:
            bottom = shown
        return self.outcome(table, seat, index, left, bottom, rest) - before

    def best_place(self, table: Table, own: Own, seat: i64, face: i64, shown: i64) -> float:
        best: float = FAR
        for position in range(2 * table.ships[seat].target_count):
            best = max(best, self.place_gain(table, own, seat, face, shown, position))
        return best

    def best_card(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        if face != JOKER:
            return self.best_place(table, own, seat, face, value(face))
        best: float = FAR
        for shown in range(1, VALUES + 1):
            best = max(best, self.best_place(table, own, seat, face, shown))
        return best - self.numbers[JOKER_WORTH]

    def best_aim(self, table: Table, own: Own, seat: i64) -> float:
        best: float = FAR
        for face in range(JOKER + 1):
            if holds(own.hand, face):
                best = max(best, self.best_card(table, own, seat, face))
        return best

    def worth_of_position(self, table: Table, own: Own, seat: i64, position: i64) -> float:
        chain = own.chain
        if table.node == BROADSIDE_AIM or chain.count == 0:
            ship = table.ships[seat]
            return -float(ship.result(position // 2) == HASTY) + float(ship.result(position // 2) == MISS)
        return self.place_gain(table, own, seat, chain.cards[0], chain.first, position)

    # Cards

    def worth_of_card(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        word: i64 = own.chain.word
        if word == AIM:
            return self.best_card(table, own, seat, face)
        if word in (LURCH, DODGE):
            return self.worth_in_straight(table, own, seat, face)
        if word == BROADSIDE and own.chain.count >= least_flush(table, seat):
            return 0.3 if own.chain.count < most_flush(table, seat) and face != JOKER else -0.5
        return -self.keep(table, own, seat, face)

    def keep(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        """What it would cost to lose a card."""
        if face == JOKER:
            return 1.0 + self.numbers[JOKER_WORTH]
        ship = table.ships[seat]
        worth = max(0.0, self.best_place(table, own, seat, face, value(face)))
        rest: i64 = own.hand - card_bit(face)
        for step in range(2):
            other: i64 = (value(face) + 8 * step) % 10 + 1
            if (values_in(rest) >> (other - 1)) & 1 != 0 and (ship.dodges >> (other - 1)) & 1 == 0:
                worth += 0.12
        if (ship.broadsides >> suit(face)) & 1 == 0:
            worth += 0.06 * float(suited(rest, suit(face)))
        return worth

    def worth_in_straight(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        """The first card by what it can become; further ones as long as they bring something."""
        chain = own.chain
        cost = self.keep(table, own, seat, face)
        if chain.count == 0:
            if face == JOKER:
                return -1.0
            if chain.word == LURCH:
                return -cost
            wild: i64 = jokers(own.hand)
            run: i64 = run_on((own.hand >> (10 * suit(face))) & 1023, wild, value(face), table.ships[seat].dodges, 10)
            return float(run) - cost
        if chain.count == 1:
            same: float = 0.5 if face != JOKER and chain.suit == suit(face) else 0.0
            return same - cost
        if chain.word == LURCH:
            more: float = 0.9 if table.ships[1 - seat].held > chain.count + 1 else -1.0
            return more * self.numbers[CARD_WORTH] - cost * 0.5
        purpose = dodge_purpose(table, seat)
        flush = chain.suit != MIXED
        now: i64 = dodged(chain.count, flush, purpose.penalty, purpose.wind)
        still = flush and (face == JOKER or suit(face) == chain.suit)
        then: i64 = dodged(chain.count + 1, still, purpose.penalty, purpose.wind)
        if now >= table.shot.damage:
            return -1.0
        return float(then - now) - cost * 0.3 + (0.2 if then == now and value_follows(own) else 0.0)

    # Discs and cannons

    def worth_of_disc(self, table: Table, seat: i64, disc: i64) -> float:
        ship = table.ships[seat]
        fits = disc == matching_disc(ship.zone)
        if table.node == FIRING:
            return 1.0 if fits else 0.0
        if table.node == RETURN:
            return -0.2 if fits else -0.1
        return 0.0 if fits else 0.3 + (0.1 if disc == BALL else 0.0)

    def worth_of_cannon(self, table: Table, own: Own, seat: i64, cannon: i64) -> float:
        ship = table.ships[seat]
        if table.node == TRAIN:
            best: float = FAR
            for zone in range(ZONES):
                if table.ships[1 - seat].markers[zone] > 0:
                    best = max(best, self.promise(table, seat, cannon, zone))
            return best
        if own.chain.word == BROADSIDE:
            return 0.0 if cannon == ship.active else 0.2
        if ship.zone < 0:
            return 0.0
        fits = next_loose(table) == matching_disc(ship.zone)
        return 1.0 if (cannon == ship.active) == fits else 0.0

    def promise(self, table: Table, seat: i64, cannon: i64, zone: i64) -> float:
        """What a cannon may take from a zone, by the turns that takes."""
        ship = table.ships[seat]
        foe = table.ships[1 - seat]
        parts = table.articles.parts
        kind: i64 = ship.types[cannon]
        damage = float(foe.markers[zone] - ship.cannon_penalty(cannon_deck(cannon)))
        damage += float(parts.aims[zone]) * BASIC_SHOT[kind]
        turns = float(parts.aims[zone]) + 0.3
        loaded: i64 = ship.loaded(cannon)
        if ship.discs[3 * cannon + matching_disc(zone)] == 0:
            damage -= 1.0 if loaded > 0 else 0.6
        if loaded == 0:
            turns += 0.7
        if parts.double_shot[kind] == 1 and loaded == 2:
            damage += 1.3
        if ship.no_fire(cannon):
            return -1.0
        damage = min(damage, float(foe.markers[zone]))
        return max(0.05, damage) * self.marker_worth(foe, zone) / turns

    # Zones and markers

    def marker_worth(self, ship: Ship, zone: i64) -> float:
        """Of one marker of a ship, on the whole."""
        numbers = self.numbers
        if is_hull(zone):
            return numbers[PLANK] * (1.0 + 0.12 * float(ship.missing_planks()))
        if not is_deck(zone):
            return numbers[SAIL]
        worth = numbers[CREW] if zone != DECK_MID else 0.85 * numbers[CREW]
        if ship.captain == zone or ship.mate == zone:
            worth += numbers[CREW] * (0.9 if ship.officers() == 1 else 0.35)
        return worth

    def worth_of_zone(self, table: Table, seat: i64, zone: i64) -> float:
        if table.node == OFFICERS:
            if table.picked == 0:
                return 1.0 if zone == DECK_MID else 0.0
            return 0.0 if zone == DECK_MID else 1.0
        if table.node == TRAIN:
            return self.promise(table, seat, table.ships[seat].active, zone)
        return -self.pain(table.ships[1 - table.player], zone)

    def pain(self, ship: Ship, zone: i64) -> float:
        """What it costs to lose one marker of a zone now: what it uncovers, and what would follow."""
        cost: float = 0.5
        parts = ship.parts
        missing: i64 = ship.missing(zone)
        for symbol in range(SUITS):
            cost += 0.6 * float(parts.exposed(symbol, zone, missing + 1) - parts.exposed(symbol, zone, missing))
        if is_hull(zone) and ship.markers[zone] == 1 and (ship.tokens >> (zone - HULL_BOW)) & 1 != 0:
            cost += 2.5
        if is_deck(zone) and ship.sailors_in(zone) == 0:
            cost += self.numbers[OFFICER] * (3.0 if ship.officers() == 1 else 1.0)
        return cost - 0.05 * float(ship.markers[zone])

    # Patch up

    def worth_of_route(self, table: Table, seat: i64, route: i64) -> float:
        ship = table.ships[seat]
        parts = table.articles.parts
        start: i64 = parts.route_from[route]
        end: i64 = parts.route_to[route]
        parts_lost: float = 0.15 + 0.5 * self.uncovered(ship, start, 1)
        if (ship.captain == start or ship.mate == start) and not is_deck(end) and ship.markers[start] <= 3:
            parts_lost += 0.6
        gain = 0.5 * self.uncovered(ship, end, 0)
        if is_hull(end):
            gain += 0.12 * float(ship.missing_planks())
        return gain - parts_lost

    def uncovered(self, ship: Ship, zone: i64, more: i64) -> float:
        """Penalties that one marker less would uncover, or one more would cover."""
        missing: i64 = ship.missing(zone) + more
        count: i64 = 0
        for symbol in range(SUITS):
            count += ship.parts.exposed(symbol, zone, missing) - ship.parts.exposed(symbol, zone, missing - 1)
        return float(count)

    def best_route(self, table: Table, seat: i64) -> float:
        ship = table.ships[seat]
        parts = table.articles.parts
        best: float = FAR
        for route in range(parts.routes):
            if ship.markers[parts.route_from[route]] >= 2 and ship.missing(parts.route_to[route]) > 0:
                best = max(best, self.worth_of_route(table, seat, route))
        return best

    # Positions

    def is_quiet(self, state: State) -> bool:
        """At the beginning of a turn: no shot is under way."""
        assert isinstance(state, BordeeState)
        return state.table.node == PHASE1 and state.table.actions == 0

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, BordeeState)
        ship = state.table.ships[seat]
        features = self.features
        missing = float(ship.missing_planks())
        features[GAPS] = missing
        features[DEEP_GAPS] = missing * missing
        features[SAILS] = float(ship.count_kind(CHAIN))
        features[HANDS] = float(ship.count_kind(GRAPE))
        features[OFFICERS_LEFT] = float(ship.officers())
        features[HELD] = float(ship.held)
        features[LOADED] = float(ship.loaded(0) + ship.loaded(1))
        features[AIMED] = 0.0
        if ship.target_count > 0 and ship.can_fire():
            features[AIMED] = max(0.0, float(damage_now(state.table, seat)))

    def hopes(self, state: State) -> vec[float]:
        return HOPES


def value_follows(own: Own) -> bool:
    """Is there a card in hand to go on with a straight after the next one?"""
    after: i64 = next_in(own.chain) % 10 + 1
    return (values_in(own.hand) >> (after - 1)) & 1 != 0
