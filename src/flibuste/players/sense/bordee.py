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
    JOKER,
    SAILOR,
    ZONES,
    cannon_deck,
    card_bit,
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
    OFFER,
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
    is_offer,
    is_piece,
    is_position,
    is_route,
    is_space,
    is_trick,
    is_value,
    is_zone,
    trick_number,
)
from flibuste.games.bordee.menus import damage_now, dodge_purpose, least_flush, most_flush
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.rules import State as BordeeState
from flibuste.games.bordee.sight import Sight as BordeeSight
from flibuste.games.bordee.steps.draft import offered
from flibuste.games.bordee.table import (
    BROADSIDE_AIM,
    FIRING,
    OFFICERS,
    PHASE1,
    REPUTATION,
    RETURN,
    TRAIN,
    Table,
)
from flibuste.games.bordee.tricks import (
    CAREENING,
    CHAINED_GUNNERS,
    FIRE_BARREL,
    FOG_BANK,
    HARD_OVER,
    HEATED_SHOT,
    PRESS_GANG,
    RUM,
    SAME_ELEVATION,
    SMUGGLED_SHOT,
    SNAP_SIGHT,
    SPARE_CANVAS,
    SPY_PARROT,
)
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.base import Sense
from flibuste.players.sense.bordee_aim import best_aim, best_card, best_place, place_gain
from flibuste.players.sense.bordee_ship import (
    AIM_LOSS,
    BASIC_SHOT,
    CARD_WORTH,
    DISC_WORTH,
    EMPTY_GUN,
    FAR,
    FIRE_SHARE,
    JOKER_WORTH,
    TUNED,
    best_route,
    marker_worth,
    pain,
    promise,
    worth_of_route,
)

# Cards of the modules, by number.
REPUTATION_WORTH: Final = vec[float]([0.0, 0.8, 0.6, 0.5, 0.3, 0.9, 0.4, 0.3, 0.7, 0.5])
TRICK_WORTH: Final = vec[float](
    [
        0.0,
        1.2,
        0.3,
        0.3,
        0.2,
        1.0,
        0.8,
        0.8,
        0.8,
        0.8,
        0.8,
        0.7,
        1.4,
        1.4,
        0.6,
        0.6,
        0.5,
        1.8,
        0.7,
        0.7,
        1.0,
        1.5,
        1.0,
        1.0,
        0.7,
    ]
)

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
            return best_place(self.numbers, table, own, seat, JOKER, action - VALUE + 1)
        if is_disc(action):
            return self.worth_of_disc(table, seat, action - DISC)
        if is_cannon(action):
            return self.worth_of_cannon(table, own, seat, action - CANNON)
        if is_piece(action):
            return 0.0 if action - PIECE == SAILOR else -1.0
        if is_route(action):
            return worth_of_route(self.numbers, table, seat, action - ROUTE)
        if is_cannon_type(action):
            return -float(action - CTYPE)
        if is_offer(action):
            number: i64 = offered(own.offer, action - OFFER)
            return REPUTATION_WORTH[number] if table.node == REPUTATION else TRICK_WORTH[number]
        if is_trick(action):
            return self.worth_of_trick(table, seat, trick_number(action))
        if is_space(action):
            return 0.1
        return self.worth_of_word(table, own, seat, action)

    def worth_of_trick(self, table: Table, seat: i64, number: i64) -> float:
        """A trick is worth what it says on the whole, and more or less by how things stand."""
        ship = table.ships[seat]
        foe = table.ships[1 - seat]
        worth = TRICK_WORTH[number] - 0.4  # it may come in better later
        if number == HEATED_SHOT:
            return worth if table.shot.damage > -2 else -1.0
        if number == CHAINED_GUNNERS:
            lost: i64 = ship.cannon_penalty(cannon_deck(ship.active))
            return float(damage_now(table, seat) + lost) - 1.5
        if number in (FOG_BANK, HARD_OVER):
            return float(min(2, table.shot.damage)) - 1.2
        if number == SAME_ELEVATION:
            return float(damage_now(table, seat)) - 1.5
        if number in (RUM, SNAP_SIGHT, SPY_PARROT):
            return worth - 0.15 * float(ship.held)
        if number == SMUGGLED_SHOT:
            return worth if ship.loaded(ship.active) == 0 else -0.5
        if number == PRESS_GANG:
            return worth if ship.sailors_in_supply() >= 2 else -0.5
        if number == CAREENING:
            return worth if ship.missing_planks() >= 4 else -0.5
        if number == SPARE_CANVAS:
            return worth if ship.sail_penalty() >= 1 else -0.5
        if number == FIRE_BARREL and foe.missing_planks() >= 9:
            return 9.0
        return worth

    # Menus

    def worth_of_word(self, table: Table, own: Own, seat: i64, word: i64) -> float:
        numbers = self.numbers
        if word == AIM:
            return 0.2 + best_aim(self.numbers, table, own, seat)
        if word == PREPARE:
            return numbers[CARD_WORTH] if table.ships[seat].held < 5 else 0.0
        if word == BROADSIDE:
            return self.worth_of_broadside(table, seat)
        if word == LURCH:
            return self.worth_of_lurch(table, own, seat)
        if word in (RELOAD_ONE, RELOAD_ALL):
            return self.worth_of_reload(table, seat, word)
        if word == PATCH:
            return best_route(self.numbers, table, seat) - numbers[CARD_WORTH]
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
        return saved * marker_worth(self.numbers, table.ships[seat], zone) - 2.0 * self.numbers[CARD_WORTH] * 0.8

    def worth_of_position(self, table: Table, own: Own, seat: i64, position: i64) -> float:
        chain = own.chain
        if table.node == BROADSIDE_AIM or chain.count == 0:
            ship = table.ships[seat]
            return -float(ship.result(position // 2) == HASTY) + float(ship.result(position // 2) == MISS)
        return place_gain(self.numbers, table, own, seat, chain.cards[0], chain.first, position)

    # Cards

    def worth_of_card(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        word: i64 = own.chain.word
        if word == AIM:
            return best_card(self.numbers, table, own, seat, face)
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
        worth = max(0.0, best_place(self.numbers, table, own, seat, face, value(face)))
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
                    best = max(best, promise(self.numbers, table, seat, cannon, zone))
            return best
        if own.chain.word == BROADSIDE:
            return 0.0 if cannon == ship.active else 0.2
        if ship.zone < 0:
            return 0.0
        fits = next_loose(table) == matching_disc(ship.zone)
        return 1.0 if (cannon == ship.active) == fits else 0.0

    # Zones and markers

    def worth_of_zone(self, table: Table, seat: i64, zone: i64) -> float:
        if table.node == OFFICERS:
            if table.picked == 0:
                return 1.0 if zone == DECK_MID else 0.0
            return 0.0 if zone == DECK_MID else 1.0
        if table.node == TRAIN:
            return promise(self.numbers, table, seat, table.ships[seat].active, zone)
        return -pain(self.numbers, table.ships[1 - table.player], zone)

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
