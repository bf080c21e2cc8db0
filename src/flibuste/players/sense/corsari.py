"""A sailor's sense of Corsari: how far a hand is from a crew without stowaways, and when to weigh anchor.

A hand weighs what its stowaways would weigh with the best crew it can man now: so much a card, so much a point. Every
question is then how much lighter the hand becomes. The numbers were tuned by play (bench/tune.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.corsari.cards import COLOURS, COUNT, SUM, bit, colour, lowest, value
from flibuste.games.corsari.crews import best_for_captain, stowaway_count, stowaway_sum
from flibuste.games.corsari.decisions import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    FILL,
    FILL_DONE,
    SAIL,
    is_crew,
    named_colours,
)
from flibuste.games.corsari.planning import plan
from flibuste.games.corsari.rules import State as CorsariState
from flibuste.games.corsari.sight import Sight as CorsariSight
from flibuste.games.corsari.table import DECLARING, DISCARDING, DRAWING, FILLING, NAMING, NOBODY, Table
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import append, vec
from flibuste.players.sense.base import Sense

# The numbers, each by its place.
CARD: Final = 0  # what a stowaway weighs
POINT: Final = 1  # and each point of its value
DECK: Final = 2  # what an unknown card is likely to take off a hand, as a share of its weight
QUAY: Final = 3  # what it costs that the port changes for all
NEXT_PORT: Final = 4  # how much the hand counts as it will be once the port changes
DENY: Final = 5  # cost of a discard in a colour that the next seat has been seen to collect, for each card of it
SAILING: Final = 6  # readiness to sail with stowaways
SAIL_POINT: Final = 7  # less for each point of them
SAIL_TURN: Final = 8  # more for each turn a seat has had
SAIL_LEAD: Final = 9  # more in the last round for each malus card fewer than the best other
VOID: Final = 10  # weight of a hand from which on one would rather deal anew
TWO_SEATS: Final = vec[float]([1.293, 0.018, 0.12, 0.2, 0.2, 0.2, -0.878, 0.5, 0.02, 0.33, 9.0])
THREE_SEATS: Final = vec[float]([3.731, 0.052, 0.105, 0.2, 0.069, 0.1, 0.034, 0.5, 0.02, 0.365, 6.28])
FOUR_SEATS: Final = vec[float]([1.0, 0.161, 0.12, 0.251, 0.135, 0.1, 1.0, 0.5, -0.085, 0.523, 9.0])

# What a seat may hope for, in malus cards: each number times a feature of the position (bench/fit.py makes them).
MANY: Final = 7  # stowaways, and more; the features before it are 1 for a hand with just so many
POINTS: Final = 8  # the sum of the stowaways
POINTS_LATE: Final = 9  # as the deck runs out
ON_TURN: Final = 10  # 1 for the seat that decides
MALUS: Final = 11  # cards so far: they count for less while much can still happen
MALUS_LATE: Final = 12  # as the end comes near
FEATURES: Final = 13
HOPES_OF_TWO: Final = vec[float]([3.3, 2.55, 0.29, -0.87, -1.22, -1.18, -1.23, -1.64, -0.02, -0.68, 0.16, 1.04, -0.39])
HOPES_OF_THREE: Final = vec[float]([2.6, 2.54, 0.43, -0.48, -0.65, -0.48, -0.62, -0.73, -0.03, -0.79, 0.02, 0.83, -0.4])
HOPES_OF_FOUR: Final = vec[float]([2.4, 2.28, 0.45, -0.29, -0.6, -0.65, -0.6, -0.59, -0.05, -0.3, 0.2, 0.76, -0.31])
DEPTH: Final = 18
SCALE: Final = 4.0
WHIM: Final = 0.0  # cards bring enough that is new, and a wild sailor ruins any hand
TRUST: Final = 1.0
FORESIGHT: Final = True  # what others discard depends on nothing so much as on their hands

GRAND_MASTER: Final = 1000.0  # nothing is better


class CorsariSense(Sense):
    """By the numbers tuned for its table, or by the same ones at any table."""

    def __init__(self, numbers: vec[float] | None = None) -> None:
        super().__init__(FEATURES, DEPTH, SCALE, WHIM, TRUST, FORESIGHT)
        self.tuned: vec[float] | None = numbers
        self.seats: i64 = 0  # at the table weighed last
        self.numbers: vec[float] = TWO_SEATS
        self.weight_of: vec[float] = TWO_SEATS  # by mask of values: what they weigh as stowaways

    def sit_down(self, seats: i64) -> None:
        """Take the numbers of a table."""
        if seats == self.seats:
            return
        self.seats = seats
        numbers = TWO_SEATS if seats == 2 else THREE_SEATS if seats == 3 else FOUR_SEATS
        tuned = self.tuned
        if tuned is not None:
            numbers = tuned
        self.numbers = numbers
        self.weight_of = vec[float](capacity=2048)
        for mask in range(2048):
            weight = numbers[CARD] * float(COUNT[mask]) + numbers[POINT] * float(SUM[mask])
            self.weight_of = append(self.weight_of, weight)

    def weigh(self, state: State, moves: Moves) -> None:
        assert isinstance(state, CorsariState)
        self.weigh_at(state.table, state.hands, state.seat, moves)

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        assert isinstance(sight, CorsariSight)
        self.weigh_at(sight.table, sight.hands, sight.seat, moves)

    def weigh_at(self, table: Table, hands: vec[i64], seat: i64, moves: Moves) -> None:
        self.sit_down(table.articles.seats)
        phase: i64 = table.phase
        hand = hands[COLOURS * seat : COLOURS * seat + COLOURS]
        if phase == DRAWING:
            self.weigh_draws(table, hand, moves)
        elif phase == DISCARDING:
            self.weigh_discards(table, hand, seat, moves)
        elif phase == DECLARING:
            self.weigh_sailing(table, hand, seat, moves)
        else:
            self.weigh_layout(table, hands, seat, moves)

    # Recruiting

    def weigh_draws(self, table: Table, hand: vec[i64], moves: Moves) -> None:
        numbers = self.numbers
        for place in range(moves.count):
            action: i64 = moves.codes[place]
            if action == DRAW_DECK:
                weight = (1.0 - numbers[DECK]) * self.reserve(table, hand, table.port())
            elif action == DRAW_DISCARD:
                weight = self.with_card(table, hand, table.discards[table.discard_count - 1], table.port())
            elif table.quay_count == 1:
                weight = numbers[VOID]
            else:
                port: i64 = colour(table.quay[table.quay_count - 2])
                card: i64 = table.quay[table.quay_count - 1]
                weight = self.with_card(table, hand, card, port) + numbers[QUAY]
            self.weights[place] = -weight

    def with_card(self, table: Table, hand: vec[i64], card: i64, port: i64) -> float:
        """The weight of a hand once a card is in it and the worst one out."""
        hand[colour(card)] |= bit(card)
        best: float = 1e9
        for hue in range(COLOURS):
            held: i64 = hand[hue]
            while held != 0:
                out: i64 = held & -held
                hand[hue] ^= out
                best = min(best, self.reserve(table, hand, port))
                hand[hue] ^= out
                held ^= out
        hand[colour(card)] ^= bit(card)
        return best

    def weigh_discards(self, table: Table, hand: vec[i64], seat: i64, moves: Moves) -> None:
        next_seat: i64 = seat + 1
        if next_seat == table.articles.seats:
            next_seat = 0
        for place in range(moves.count):
            card: i64 = moves.codes[place] - DISCARD
            hue: i64 = colour(card)
            hand[hue] ^= bit(card)
            weight = self.reserve(table, hand, table.port())
            hand[hue] ^= bit(card)
            weight += self.numbers[DENY] * float(COUNT[table.shown[COLOURS * next_seat + hue]])
            self.weights[place] = -weight - 0.001 * float(value(card))

    def reserve(self, table: Table, hand: vec[i64], port: i64) -> float:
        """The weight of a hand at a port, and with less attention at the one that comes after the present one."""
        weight = self.weight(hand, 0, port)
        under: i64 = table.quay_count - 2
        if under < 0 or self.numbers[NEXT_PORT] == 0.0:
            return weight
        share = self.numbers[NEXT_PORT]
        return (1.0 - share) * weight + share * self.weight(hand, 0, colour(table.quay[under]))

    def weight(self, hands: vec[i64], first: i64, port: i64) -> float:
        """Of the stowaways of the hand from `first` on, with its best crew of two colours."""
        weight_of = self.weight_of
        colours: i64 = 0
        held: float = 0.0
        for hue in range(COLOURS):
            if hands[first + hue] != 0 and hue != port:
                colours |= 1 << hue
                held += weight_of[hands[first + hue]]
        aboard: float = 0.0
        while colours != 0:
            one: i64 = hands[first + lowest(colours)]
            colours &= colours - 1
            aboard = max(aboard, weight_of[one])
            others: i64 = colours
            while others != 0:
                aboard = max(aboard, weight_of[one | hands[first + lowest(others)]])
                others &= others - 1
        return held - aboard

    # Weighing anchor

    def weigh_sailing(self, table: Table, hand: vec[i64], seat: i64, moves: Moves) -> None:
        for place in range(moves.count):
            self.weights[place] = self.readiness(table, hand, seat) if moves.codes[place] == SAIL else 0.0

    def readiness(self, table: Table, hand: vec[i64], seat: i64) -> float:
        """To sail: above 0 yes."""
        numbers = self.numbers
        port: i64 = table.port()
        total: i64 = least_sum(hand, 0, port)
        if total == 0:
            return GRAND_MASTER  # CSI-67
        seats: i64 = table.articles.seats
        turns = float(table.discard_count - 1) / float(seats)
        ready = numbers[SAILING] - numbers[SAIL_POINT] * float(total) + numbers[SAIL_TURN] * turns
        if table.last_round:
            best: i64 = 1000
            for other in range(seats):
                if other != seat:
                    best = min(best, table.malus(other))
            ready += numbers[SAIL_LEAD] * float(best - table.malus(seat))
        return ready

    def weigh_layout(self, table: Table, hands: vec[i64], seat: i64, moves: Moves) -> None:
        """The crew and the fill-ins of the best plan, and nothing else."""
        best = plan(table, hands, seat, seat)
        for place in range(moves.count):
            action: i64 = moves.codes[place]
            weight: float = 0.0
            if is_crew(action):
                weight = 1.0 if named_colours(action) == best.named else 0.0
            elif action == FILL_DONE:
                weight = 0.5
            elif len(best.fills) > 0:  # in the order of the plan: a higher one would close the lower ones (CSI-85)
                weight = 1.0 if action - FILL == best.fills[0] else 0.0
            self.weights[place] = weight

    # What others may hold

    def suppose(self, world: State, seat: i64, rng: Rng) -> None:
        """Whoever has had some turns has used them: let every other hand pick from so many cards of the deck."""
        assert isinstance(world, CorsariState)
        table = world.table
        if table.captain != NOBODY or table.deck == 0:
            return
        self.sit_down(table.articles.seats)
        turns: i64 = (table.discard_count - 1) // table.articles.seats
        for other in range(table.articles.seats):
            if other != seat:
                for _ in range(1 + 4 * turns // 3):  # a turn offers more than the card of the deck
                    self.pick(world, other, len(world.deck) - 1 - rng.below(table.deck))

    def pick(self, world: CorsariState, seat: i64, place: i64) -> None:
        """Swap a card of the deck for the hidden card of a hand that makes it lightest, if any does."""
        hands = world.hands
        shown = world.table.shown
        port: i64 = world.table.port()
        first: i64 = COLOURS * seat
        card: i64 = world.deck[place]
        best: float = self.weight(hands, first, port)
        worst: i64 = -1
        hands[first + colour(card)] |= bit(card)
        for hue in range(COLOURS):
            held: i64 = hands[first + hue] & ~shown[first + hue]
            while held != 0:
                out: i64 = held & -held
                held ^= out
                hands[first + hue] ^= out
                weight = self.weight(hands, first, port)
                hands[first + hue] ^= out
                if weight < best and weight > 0.0:  # without a stowaway it would have sailed
                    best = weight
                    worst = 11 * hue + lowest(out)
        if worst < 0:
            hands[first + colour(card)] ^= bit(card)
        else:
            hands[first + colour(worst)] ^= bit(worst)
            world.deck[place] = worst

    # The outlook

    def knows(self, state: State) -> bool:
        """How to lay out is counted exactly, and whoever can be Grand Master sails (CSI-67)."""
        assert isinstance(state, CorsariState)
        phase: i64 = state.table.phase
        if phase != DECLARING:
            return phase in (NAMING, FILLING)
        return least_sum(state.hands, COLOURS * state.seat, state.table.port()) == 0

    def is_quiet(self, state: State) -> bool:
        """Between two turns, not in the middle of one or of laying out."""
        assert isinstance(state, CorsariState)
        return state.table.phase == DRAWING

    def hopes(self, state: State) -> vec[float]:
        assert isinstance(state, CorsariState)
        seats: i64 = state.table.articles.seats
        return HOPES_OF_TWO if seats == 2 else HOPES_OF_THREE if seats == 3 else HOPES_OF_FOUR

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, CorsariState)
        table = state.table
        features = self.features
        for place in range(FEATURES):
            features[place] = 0.0
        first: i64 = COLOURS * seat
        port: i64 = table.port()
        named: i64 = best_for_captain(table.articles, state.hands, first, port)
        total = float(stowaway_sum(state.hands, first, named, port))
        count: i64 = stowaway_count(state.hands, first, named, port)
        features[min(count, MANY)] = 1.0
        features[POINTS] = total
        features[POINTS_LATE] = total / (1.0 + float(table.deck))
        features[ON_TURN] = 1.0 if state.seat == seat else 0.0
        features[MALUS] = float(table.malus(seat))
        features[MALUS_LATE] = features[MALUS] * float(table.malus_of_all()) / 35.0


def least_sum(hands: vec[i64], first: i64, port: i64) -> i64:
    """Of the stowaways, with the best crew of two colours."""
    total: i64 = 0
    most: i64 = 0
    for one in range(COLOURS):
        if one != port:
            held: i64 = hands[first + one]
            total += SUM[held]
            for other in range(one + 1):
                if other != port:
                    most = max(most, SUM[held | hands[first + other]])
    return total - most
