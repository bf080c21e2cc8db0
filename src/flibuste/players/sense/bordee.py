"""A sailor's sense of Bordée: what a shot would do, what a card is good for, and what it hurts least to lose.

Opinions are in points of damage. A shot is worth what it would take off the other ship as the cards lie; an aim card
what it adds to that; every other action is weighed against those two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.answers import next_loose
from flibuste.games.bordee.cards import (
    BALL,
    BOW,
    DECK_MID,
    DISCS,
    GRAPE,
    JOKER,
    SAILOR,
    STERN,
    ZONES,
    matching_disc,
)
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
from flibuste.games.bordee.menus import damage_now, least_flush, most_flush
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.rules import State as BordeeState
from flibuste.games.bordee.sight import Sight as BordeeSight
from flibuste.games.bordee.steps.draft import offered
from flibuste.games.bordee.table import (
    FIRING,
    OFFICERS,
    PHASE1,
    REPUTATION,
    RETURN,
    TRAIN,
    TRICKERY,
    Table,
)
from flibuste.games.bordee.tricks import CAREENING, PRESS_GANG, RIFLED_HOLD, SANDBAGS, SLEEVE_CARD, SPARE_CANVAS
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.base import Sense
from flibuste.players.sense.bordee_aim import best_aim, best_card, best_place, lift_loss, place_gain, prospect
from flibuste.players.sense.bordee_hand import keep, worth_in_straight, worth_of_dodge
from flibuste.players.sense.bordee_modules import REPUTATION_WORTH, TRICK_WORTH, worth_of_trick
from flibuste.players.sense.bordee_numbers import (
    AIM_LOSS,
    AIMING,
    BROADSIDES,
    CARD_WORTH,
    DISC_WORTH,
    EMPTY_GUN,
    FAR,
    FIRE_SHARE,
    LURCHES,
    MATCH,
    SHOT,
    TUNED,
)
from flibuste.players.sense.bordee_outlook import FEATURES, HOPES, look_at
from flibuste.players.sense.bordee_ship import (
    best_route,
    is_fatal,
    matching,
    pain,
    promise,
    second_disc,
    worth_of_repair,
    worth_of_route,
)

DEPTH: Final = 24
WHIM: Final = 0.0  # a wild captain never fires: what he plays on says nothing
TRUST: Final = 1.0


class BordeeSense(Sense):
    def __init__(self, numbers: vec[float] = TUNED, worths: vec[float] = HOPES) -> None:
        super().__init__(FEATURES, DEPTH, 1.0, WHIM, TRUST)
        self.numbers: vec[float] = numbers
        self.worths: vec[float] = worths  # of the features of a position

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
            return worth_of_trick(table, seat, trick_number(action))
        if is_space(action):
            return 0.1
        return self.worth_of_word(table, own, seat, action)

    # Menus

    def worth_of_word(self, table: Table, own: Own, seat: i64, word: i64) -> float:
        numbers = self.numbers
        if word == AIM:
            return numbers[AIMING] + best_aim(numbers, table, own, seat)
        if word == PREPARE:
            return numbers[CARD_WORTH] if table.ships[seat].held < 5 else 0.0
        if word == BROADSIDE:
            return self.worth_of_broadside(table, seat)
        if word == LURCH:
            return self.worth_of_lurch(table, seat)
        if word in (RELOAD_ONE, RELOAD_ALL):
            return self.worth_of_reload(table, seat, word)
        if word == PATCH:
            return best_route(numbers, table, seat) - numbers[CARD_WORTH]
        if word == CHANGE:
            return self.worth_of_change(table, own, seat)
        if word == FIRE:
            return self.eagerness(table, seat)
        if word == DOUBLE:
            return self.worth_of_double(table, seat)
        if word == DODGE:
            return worth_of_dodge(numbers, table, own, seat)
        return 0.0  # HOLD, SINGLE, PASS and DONE change nothing

    def worth_of_broadside(self, table: Table, seat: i64) -> float:
        numbers = self.numbers
        foe = table.ships[1 - seat]
        cards: i64 = least_flush(table, seat)
        discs: i64 = cards - table.ships[seat].cannon_penalties()
        aims = float(min(foe.placed_count(), discs))
        balls: i64 = table.ships[seat].discs[BALL] + table.ships[seat].discs[DISCS + BALL]
        sinking: float = 6.0 if foe.missing_planks() + min(balls, discs) >= table.articles.parts.sink_at else 0.0
        gain = float(discs) * (numbers[BROADSIDES] - numbers[DISC_WORTH]) + aims * numbers[AIM_LOSS] + sinking
        return gain - float(cards) * numbers[CARD_WORTH] * 0.8

    def worth_of_lurch(self, table: Table, seat: i64) -> float:
        ship = table.ships[seat]
        held: i64 = table.ships[1 - seat].held
        lost: i64 = min(held, 3 - min(2, ship.sail_penalty()))
        return float(lost) * self.numbers[CARD_WORTH] * self.numbers[LURCHES] - 2.0 * self.numbers[CARD_WORTH]

    def worth_of_reload(self, table: Table, seat: i64, word: i64) -> float:
        """Discs for empty places, and for a whole battery others in the place of those that do not fit."""
        numbers = self.numbers
        ship = table.ships[seat]
        room: i64 = ship.room(BOW) + ship.room(STERN)
        filled: i64 = min(1, room) if word == RELOAD_ONE else room
        drawn: i64 = filled
        if word == RELOAD_ALL:
            drawn += spare_discs(table, seat)
        if drawn == 0:
            return FAR
        wanted: i64 = (
            1 + table.articles.parts.double_shot[ship.types[ship.active]] - matching(ship, ship.active, ship.zone)
        )
        kind: i64 = matching_disc(ship.zone)
        chance = float(table.bag[kind]) / float(table.bag[0] + table.bag[1] + table.bag[2] + drawn - filled)
        gain = float(filled) * numbers[DISC_WORTH] - 2.0 * numbers[CARD_WORTH]
        gain += numbers[MATCH] * max(0.0, min(float(wanted), float(drawn) * chance))
        if ship.loaded(ship.active) == 0:
            gain += numbers[EMPTY_GUN]
        return gain

    def worth_of_change(self, table: Table, own: Own, seat: i64) -> float:
        ship = table.ships[seat]
        if table.ships[1 - seat].markers[ship.zone] == 0 or ship.no_fire(ship.active):
            return 5.0
        if ship.placed_count() <= 2 and prospect(self.numbers, table, own, seat) < 0.5:
            return 1.0
        return -2.0

    def eagerness(self, table: Table, seat: i64) -> float:
        """To fire now, for what the shot would do, or to aim on for what it could."""
        ship = table.ships[seat]
        foe = table.ships[1 - seat]
        markers: i64 = foe.markers[ship.zone]
        more: i64 = second_disc(ship, ship.active, ship.zone)
        damage: i64 = min(markers, damage_now(table, seat) + more)
        if damage < 1:
            return -1.0
        if is_fatal(foe, ship.zone, damage):
            return 5.0
        best = float(markers + more) + float(ship.target_count) * self.numbers[SHOT + ship.types[ship.active]]
        return float(damage) - self.numbers[FIRE_SHARE] * min(best, float(markers))

    def worth_of_double(self, table: Table, seat: i64) -> float:
        ship = table.ships[seat]
        shot = table.shot
        bonus: i64 = 2 if matching(ship, ship.active, ship.zone) == 1 else 1  # one disc has been spent
        gain: i64 = min(shot.worth, shot.damage + bonus) - max(0, shot.damage)
        return float(gain) - self.numbers[DISC_WORTH]

    # Cards

    def worth_of_card(self, table: Table, own: Own, seat: i64, face: i64) -> float:
        numbers = self.numbers
        word: i64 = own.chain.word
        if word == AIM:
            return best_card(numbers, table, own, seat, face)
        if word in (LURCH, DODGE):
            return worth_in_straight(numbers, table, own, seat, face)
        if word == BROADSIDE and own.chain.count >= least_flush(table, seat):
            return 0.3 if own.chain.count < most_flush(table, seat) and face != JOKER else -0.5
        if table.node == TRICKERY and table.trick in (RIFLED_HOLD, SLEEVE_CARD):
            return keep(numbers, table, own, seat, face)  # to be taken from the other, or back
        return -keep(numbers, table, own, seat, face)

    def worth_of_position(self, table: Table, own: Own, seat: i64, position: i64) -> float:
        if own.chain.word == AIM and own.chain.count > 0:
            return place_gain(self.numbers, table, own, seat, own.chain.cards[0], own.chain.first, position)
        return -lift_loss(self.numbers, table, own, seat, position)

    # Discs and cannons

    def worth_of_disc(self, table: Table, seat: i64, disc: i64) -> float:
        ship = table.ships[seat]
        fits = disc == matching_disc(ship.zone)
        if table.node == FIRING:
            return 1.0 if fits else 0.0
        if table.node == RETURN:
            if is_spare(table, seat, disc):
                return 0.1 if table.word != RELOAD_ONE else -0.1
            return -0.2
        if table.node == TRICKERY:  # Sandbags against what hurts most, or Smuggled Shot
            if table.trick == SANDBAGS:
                return 1.0 if disc == BALL else 0.7 if disc == GRAPE else 0.4
            return 1.0 if fits else 0.5
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
        if seat != table.player:  # a loss of one's own
            return -pain(self.numbers, table.ships[seat], zone)
        if table.node == TRICKERY and table.trick in (PRESS_GANG, CAREENING, SPARE_CANVAS):
            return 0.1 + worth_of_repair(self.numbers, table.ships[seat], zone)
        return pain(self.numbers, table.ships[1 - seat], zone)

    # Positions

    def is_quiet(self, state: State) -> bool:
        """At the beginning of a turn: no shot is under way."""
        assert isinstance(state, BordeeState)
        return state.table.node == PHASE1 and state.table.actions == 0

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, BordeeState)
        look_at(self.numbers, state.table, state.owns[seat], seat, self.features)

    def hopes(self, state: State) -> vec[float]:
        return self.worths


def is_spare(table: Table, seat: i64, disc: i64) -> bool:
    """A disc that neither fits the target nor the hull, where a duel is won."""
    return disc != BALL and disc != matching_disc(table.ships[seat].zone)


def spare_discs(table: Table, seat: i64) -> i64:
    count: i64 = 0
    ship = table.ships[seat]
    for disc in range(DISCS):
        if is_spare(table, seat, disc):
            count += ship.discs[disc] + ship.discs[DISCS + disc]
    return count
