"""A sailor's sense of Störtebeker: cards are worth what they add to the promises of ships.

A broadside also counts by what it takes away from others. The numbers were chosen by play (flibuste arena stortebeker).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import (
    KINDS,
    count,
    has_symbol,
    one,
)
from flibuste.games.stortebeker.decisions import (
    ADD,
    BOARD,
    COUNTER,
    DISCARD,
    DONE,
    LOSE,
    PASS_HIT,
    PICK,
    STOP,
    TARGET,
    exchanged,
    fires,
    placed_kind,
    placed_slot,
)
from flibuste.games.stortebeker.rules import State as StortebekerState
from flibuste.games.stortebeker.sight import Sight as StortebekerSight
from flibuste.games.stortebeker.table import (
    ADDING,
    AIMING,
    BOARDING,
    COUNTERING,
    DISCARDING,
    HITTING,
    LOSING,
    NO_SHIP,
    PICKING,
    PLACING,
    PLANNING,
    SHEDDING,
    Table,
)
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.promises import KEPT, RESERVED, Promises

# How a seat stands, and what that is worth.
PROMISES: Final = 0  # of all its ships
CARDS: Final = 1  # in hand, as they are worth wherever they fit
ON_TURN: Final = 2  # 1 for the active seat
FEATURES: Final = 3
HOPES: Final = vec[float]([0.9, 0.4, 0.5])
DEPTH: Final = 10
SCALE: Final = 8.0
TRUST: Final = 1.0


class StortebekerSense(Promises):
    def __init__(self, numbers: vec[float] | None = None) -> None:
        super().__init__(FEATURES, DEPTH, SCALE, TRUST, numbers)
        self.use: vec[float] = vec[float]([0.0] * KINDS)  # what laying a card of each kind would add at best

    def weigh(self, state: State, moves: Moves) -> None:
        assert isinstance(state, StortebekerState)
        self.seat = state.seat
        self.hand = state.hold.hands[state.seat]
        self.heaps = state.hold.heaps
        self.weigh_moves(state.table, moves)

    def weigh_sight(self, sight: Sight, moves: Moves) -> None:
        assert isinstance(sight, StortebekerSight)
        self.seat = sight.seat
        self.hand = sight.hand
        self.heaps = sight.heaps
        self.weigh_moves(sight.table, moves)

    def weigh_moves(self, table: Table, moves: Moves) -> None:
        phase: i64 = table.phase
        if phase == PLACING:
            self.weigh_places(table, moves)
        elif phase == PLANNING:
            self.list_uses(table)
            for place in range(moves.count):
                self.weights[place] = self.plan_value(table, moves.codes[place], table.left)
        elif phase == DISCARDING:
            self.list_uses(table)
            self.weigh_heap(self.hand, table.last_kind, table.left, -1.0, DISCARD, moves)
        elif phase == PICKING:
            self.list_uses(table)
            self.weigh_heap(table.pool, table.last_kind, table.picks, 1.0, PICK, moves)
        else:
            for place in range(moves.count):
                self.weights[place] = self.battle_value(table, moves.codes[place])

    def battle_value(self, table: Table, action: i64) -> float:
        phase: i64 = table.phase
        if phase == AIMING:
            return self.broadside_value(table, action - TARGET)
        if phase == HITTING:
            return 0.0 if action == PASS_HIT else self.hit_value(table, action)
        if phase == SHEDDING:
            return -float(action - LOSE)  # the weakest pirate goes
        if phase == BOARDING:
            return 0.0 if action == STOP else self.boarding_value(table, action - BOARD)
        if phase == LOSING:
            return self.loss_value(table, action - LOSE)
        if phase == COUNTERING:
            return self.counter_value(table) if action == COUNTER else 0.0
        return 1.0 if phase == ADDING and has_symbol(action - ADD) else 0.0

    # Playing cards

    def list_uses(self, table: Table) -> None:
        """For every kind, what a card of it would add where it adds most."""
        for kind in range(KINDS):
            best: float = 0.0
            for slot in range(table.articles.slots):
                if self.fits(table, kind, slot):
                    best = max(best, self.added(table, kind, slot))
            self.use[kind] = best

    def keep_value(self, kind: i64) -> float:
        return self.numbers[KEPT] * self.use[kind] + self.worth(kind)

    def weigh_places(self, table: Table, moves: Moves) -> None:
        """A card laid adds to a promise and leaves the others to go on with."""
        self.list_uses(table)
        hand: i64 = self.hand
        for place in range(moves.count):
            action: i64 = moves.codes[place]
            if action == DONE:
                self.weights[place] = self.best_plan(table, hand, table.left)
            else:
                kind: i64 = placed_kind(action)
                gain = self.added(table, kind, placed_slot(action)) - self.worth(kind)
                self.weights[place] = gain + self.rest_value(table, hand - one(kind), table.left - 1)

    def rest_value(self, table: Table, hand: i64, left: i64) -> float:
        """The best of laying some more cards and planning with the rest, roughly: each card for itself."""
        best = self.best_plan(table, hand, left)
        laid: float = 0.0
        for step in range(left):
            chosen: i64 = -1
            for kind in range(KINDS):
                if count(hand, kind) > 0 and self.use[kind] > 0.0:
                    if chosen < 0 or self.use[kind] - self.worth(kind) > self.use[chosen] - self.worth(chosen):
                        chosen = kind
            if chosen < 0:
                break
            laid += self.use[chosen] - self.worth(chosen)
            hand -= one(chosen)
            best = max(best, laid + self.best_plan(table, hand, left - step - 1))
        return best

    def best_plan(self, table: Table, hand: i64, left: i64) -> float:
        if left == 0:
            return 0.0
        cost = self.cheapest(hand, left)
        best: float = 0.0
        available = table.discard != 0
        if left >= 2 and available:
            best = self.numbers[RESERVED] * self.best_of(table.discard, 2 if left == 3 else 1)
        if table.may_fire(self.seat):
            shot = self.best_broadside(table)
            if left == 3 and available:
                shot += self.numbers[RESERVED] * self.best_of(table.discard, 1)
            best = max(best, shot)
        return best - cost

    def plan_value(self, table: Table, plan: i64, left: i64) -> float:
        """What a plan brings; what it costs is the same for all."""
        value: float = 0.0
        if exchanged(plan) > 0:
            value += self.numbers[RESERVED] * self.best_of(table.discard, exchanged(plan) - 1)
        if fires(plan):
            value += self.best_broadside(table)
        return value

    def cheapest(self, hand: i64, number: i64) -> float:
        """What the least useful cards of a hand are worth together."""
        cost: float = 0.0
        for _ in range(number):
            chosen: i64 = -1
            for kind in range(KINDS):
                if count(hand, kind) > 0 and (chosen < 0 or self.keep_value(kind) < self.keep_value(chosen)):
                    chosen = kind
            if chosen < 0:
                break
            cost += self.keep_value(chosen)
            hand -= one(chosen)
        return cost

    def best_of(self, pack: i64, number: i64) -> float:
        """What the most useful cards of a pack are worth together."""
        worth: float = 0.0
        for _ in range(number):
            chosen: i64 = -1
            for kind in range(KINDS):
                if count(pack, kind) > 0 and (chosen < 0 or self.keep_value(kind) > self.keep_value(chosen)):
                    chosen = kind
            if chosen < 0:
                break
            worth += self.keep_value(chosen)
            pack -= one(chosen)
        return worth

    def weigh_heap(self, pack: i64, first: i64, number: i64, sign: float, family: i64, moves: Moves) -> None:
        """Choose the best cards of a pack, or the worst, and of those the first one: kinds go up (STB-102)."""
        wanted: i64 = 0
        for _ in range(number):
            chosen: i64 = -1
            for kind in range(first, KINDS):
                if count(pack, kind) > 0:
                    if chosen < 0 or sign * self.keep_value(kind) > sign * self.keep_value(chosen):
                        chosen = kind
            if chosen < 0:
                break
            pack -= one(chosen)
            wanted += one(chosen)
        for place in range(moves.count):
            kind = moves.codes[place] - family
            self.weights[place] = sign * self.keep_value(kind)
            if count(wanted, kind) > 0:
                self.weights[place] += 100.0 - float(kind)

    # Looking ahead

    def is_quiet(self, state: State) -> bool:
        """While cards are laid: no dice are on the table."""
        assert isinstance(state, StortebekerState)
        return state.table.phase == PLACING

    def hopes(self, state: State) -> vec[float]:
        return HOPES

    def look(self, state: State, seat: i64) -> None:
        assert isinstance(state, StortebekerState)
        table = state.table
        self.seat = seat
        hand: i64 = state.hold.hands[seat]
        promises: float = 0.0
        for slot in range(table.articles.slots):
            if table.ship(slot) != NO_SHIP:
                side: i64 = table.side(slot, seat)
                heap: i64 = state.hold.heaps[4 * slot + seat]
                if side != 0 or heap != 0:
                    promises += self.own_promise(table, slot, side, heap, hand)
        cards: float = 0.0
        for kind in range(KINDS):
            cards += self.worth(kind) * float(count(hand, kind))
        self.features[PROMISES] = promises
        self.features[CARDS] = cards
        self.features[ON_TURN] = 1.0 if table.active == seat else 0.0
