"""A sailor's sense of Störtebeker: what each ship promises a seat, and what a decision adds to it.

The promise of a ship is its points, times the exact chance of the dice with the pirates there, times the chance that
the missing provisions come in time. Cards are worth what they add to promises; a broadside also by what it takes away
from others. The numbers were chosen by play (flibuste arena stortebeker).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import (
    KINDS,
    PIRATES,
    PROVISIONS,
    SYMBOLS,
    count,
    has_symbol,
    is_pirate,
    of_type,
    one,
    pirate_strength,
    total,
    type_of,
    types,
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
    hit_kind,
    hit_owner,
    placed_kind,
    placed_slot,
    sinks,
)
from flibuste.games.stortebeker.odds import throws_reaching
from flibuste.games.stortebeker.rules import State as StortebekerState
from flibuste.games.stortebeker.scoring import total_to_win
from flibuste.games.stortebeker.sight import Sight as StortebekerSight
from flibuste.games.stortebeker.stock import SHIPS
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
from flibuste.kernel.arrays import zeros
from flibuste.kernel.state import Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.sense.base import Sense

# The numbers a decision is weighed by, and where they stand.
HELD: Final = 0  # chance that a missing provision comes in time: it is in hand
TO_COME: Final = 1  # it is not
OF_OTHERS: Final = 2  # nobody knows
NEAR: Final = 3  # of a promise, for each rival that is nearer to the ship
WAITING: Final = 4  # of the points, for a boarding put off
PRESSED: Final = 5  # the same when a rival is about to board
FAILURE: Final = 6  # points that a failed boarding costs
SPENT: Final = 7  # points for each card added in a counter-attack
HARM: Final = 8  # what a rival's loss is worth among two; less among more
KEPT: Final = 9  # of what a card would add now, for one kept in hand
RESERVED: Final = 10  # and for one that comes into hand after the turn
FLOOR: Final = 11  # of a promise, what does not depend on the dice
STAND: Final = 12  # of a promise, for each point of crew: it must also stand up to counter-attacks
ON_HAND: Final = 13  # what a card is worth wherever it fits: plain, with symbol, pirates by value
TUNED: Final = vec[float](
    [0.84, 0.6, 0.66, 0.9, 0.42, 0.25, 1.0, 0.35, 0.6, 0.8, 0.6, 0.15, 0.012, 0.12, 0.4, 0.5, 0.8, 1.1]
)

HIDDEN_PIRATE: Final = 2.9  # the mean value of one

# How a seat stands, and what that is worth.
PROMISES: Final = 0  # of all its ships
CARDS: Final = 1  # in hand, as they are worth wherever they fit
ON_TURN: Final = 2  # 1 for the active seat
FEATURES: Final = 3
HOPES: Final = vec[float]([0.9, 0.4, 0.5])
DEPTH: Final = 24
SCALE: Final = 8.0


class StortebekerSense(Sense):
    def __init__(self, numbers: vec[float] | None = None) -> None:
        super().__init__(FEATURES, DEPTH, SCALE)
        self.numbers: vec[float] = TUNED if numbers is None else numbers
        self.hand: i64 = 0  # of the seat that decides
        self.heaps: vec[i64] = zeros(16)  # its face-down pirates stand at its own places
        self.seat: i64 = 0
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

    # What a ship promises

    def points(self, table: Table, slot: i64, seat: i64) -> float:
        """Of a ship to a seat, with what it does for a bonus."""
        stock = table.articles.stock
        ship: i64 = table.ship(slot)
        worth = float(stock.points[ship])
        if not table.articles.bonus:
            return worth
        fellows: i64 = 0
        best: i64 = 0
        for other in range(SHIPS):
            if (table.captured(seat) >> other) & 1 and stock.hull[other] == stock.hull[ship]:
                fellows += 1
                best = max(best, stock.points[other])
        if fellows == 2:
            return worth + float(max(best, stock.points[ship]))
        if fellows > 2:
            return worth + float(max(0, stock.points[ship] - best))
        return worth + 0.8 * float(fellows)

    def chance(self, table: Table, slot: i64, crew: float) -> float:
        """Of a boarding with so much added to the dice."""
        short: i64 = table.articles.stock.strength[table.ship(slot)] - int(crew + 0.5)
        return float(throws_reaching(short)) / 36.0

    def own_promise(self, table: Table, slot: i64, side: i64, heap: i64, hand: i64) -> float:
        """To the seat that decides, were its open cards, its face-down pirates and its hand like this."""
        symbols: i64 = table.articles.stock.symbol_value * total(side & SYMBOLS)
        crew: i64 = pirate_strength(side + heap) + symbols
        ready: float = 1.0
        lacking: i64 = table.needs(slot) - types(side)
        held: i64 = types(hand)
        lacks: i64 = 0
        while lacking != 0:
            wanted: i64 = lacking & 15
            there: i64 = held & 15
            while wanted > 0:
                ready *= self.numbers[HELD] if there > 0 else self.numbers[TO_COME]
                there -= 1
                wanted -= 1
                lacks += 1
            lacking >>= 4
            held >>= 4
        ready *= self.pressure(table, slot, self.seat, lacks)
        stand: float = self.chance(table, slot, float(crew)) + self.numbers[STAND] * float(crew)
        return self.points(table, slot, self.seat) * (self.numbers[FLOOR] + (1.0 - self.numbers[FLOOR]) * stand) * ready

    def promise(self, table: Table, slot: i64, seat: i64, side: i64) -> float:
        """To somebody else, by what lies open."""
        symbols: i64 = table.articles.stock.symbol_value * total(side & SYMBOLS)
        crew: float = float(pirate_strength(side) + symbols) + HIDDEN_PIRATE * float(table.hidden(slot, seat))
        lacks: i64 = total(table.needs(slot) - types(side))
        ready: float = 1.0
        for _ in range(lacks):
            ready *= self.numbers[OF_OTHERS]
        return (
            self.points(table, slot, seat)
            * (self.numbers[FLOOR] + (1.0 - self.numbers[FLOOR]) * self.chance(table, slot, crew))
            * ready
        )

    def pressure(self, table: Table, slot: i64, seat: i64, lacks: i64) -> float:
        """What rivals who lack less leave of a promise."""
        left: float = 1.0
        for other in range(table.articles.seats):
            if other != seat and table.side(slot, other) & PROVISIONS != 0:
                if total(table.missing(slot, other)) < lacks:
                    left *= self.numbers[NEAR]
        return left

    # Playing cards

    def added(self, table: Table, kind: i64, slot: i64) -> float:
        """What a card adds to the promise of a ship."""
        side: i64 = table.side(slot, self.seat)
        heap: i64 = self.heaps[4 * slot + self.seat]
        before = self.own_promise(table, slot, side, heap, self.hand)
        hand: i64 = self.hand - one(kind) if count(self.hand, kind) > 0 else self.hand
        if is_pirate(kind):
            return self.own_promise(table, slot, side, heap + one(kind), hand) - before
        return self.own_promise(table, slot, side + one(kind), heap, hand) - before

    def fits(self, table: Table, kind: i64, slot: i64) -> bool:
        if table.ship(slot) == NO_SHIP:
            return False
        if is_pirate(kind):
            return table.has_support(slot, self.seat)
        return table.room(slot, self.seat, type_of(kind)) > 0

    def list_uses(self, table: Table) -> None:
        """For every kind, what a card of it would add where it adds most."""
        for kind in range(KINDS):
            best: float = 0.0
            for slot in range(table.articles.slots):
                if self.fits(table, kind, slot):
                    best = max(best, self.added(table, kind, slot))
            self.use[kind] = best

    def worth(self, kind: i64) -> float:
        """Of a card wherever it fits."""
        if is_pirate(kind):
            return self.numbers[ON_HAND + kind - 10]
        return self.numbers[ON_HAND + 1] if has_symbol(kind) else self.numbers[ON_HAND]

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

    # Broadsides

    def best_broadside(self, table: Table) -> float:
        best: float = 0.0
        for slot in range(table.articles.slots):
            if table.may_fire_at(slot, self.seat):
                best = max(best, self.broadside_value(table, slot))
        return best

    def broadside_value(self, table: Table, slot: i64) -> float:
        """Two dice, each with every face as likely."""
        value: float = 0.0
        faces = table.articles.stock.faces
        for face in range(6):
            kind: i64 = faces[face]
            best: float = 0.0
            for owner in range(table.articles.seats):
                if owner != self.seat and of_type(table.side(slot, owner), kind) != 0:
                    best = max(best, self.removal_value(table, slot, owner, kind))
            value += best / 6.0
        return 2.0 * value

    def removal_value(self, table: Table, slot: i64, owner: i64, kind: i64) -> float:
        """Of the better card of a type, kept where there is room."""
        best: float = 0.0
        for each in range(kind, 12, 6):
            if count(table.side(slot, owner), each) > 0:
                best = max(best, self.taken_value(table, slot, owner, each, table.room(slot, self.seat, kind) > 0))
        return best

    def taken_value(self, table: Table, slot: i64, owner: i64, kind: i64, keep: bool) -> float:
        side: i64 = table.side(slot, owner)
        lost = self.promise(table, slot, owner, side) - self.promise(table, slot, owner, side - one(kind))
        pirates: i64 = table.pirates(slot, owner)
        if not has_symbol(kind) and pirates > 0 and pirates == table.plain(slot, owner):
            lost += 0.8  # a pirate loses its support
        value: float = self.numbers[HARM] * lost / float(table.articles.seats - 1) + 0.05
        return value + self.added(table, kind, slot) if keep else value

    def hit_value(self, table: Table, action: i64) -> float:
        return 0.01 + self.taken_value(table, table.slot, hit_owner(action), hit_kind(action), not sinks(action))

    # Boarding

    def boarding_value(self, table: Table, slot: i64) -> float:
        """Against what the ship would be worth later."""
        side: i64 = table.side(slot, self.seat)
        heap: i64 = self.heaps[4 * slot + self.seat]
        crew: i64 = pirate_strength(side + heap) + table.symbol_strength(slot, self.seat)
        chance = self.chance(table, slot, float(crew))
        points = self.points(table, slot, self.seat)
        waiting: float = self.numbers[WAITING]
        for other in range(table.articles.seats):
            if other != self.seat and table.is_present(slot, other) and total(table.missing(slot, other)) <= 2:
                waiting = self.numbers[PRESSED]
        if table.last_round:
            waiting = 0.0
        return chance * points - (1.0 - chance) * self.numbers[FAILURE] - waiting * points

    def loss_value(self, table: Table, kind: i64) -> float:
        """A symbol is worth one, the support of a pirate more."""
        if has_symbol(kind):
            return -1.0
        supported: i64 = table.pirates(table.slot, self.seat)
        return -2.0 if supported >= table.plain(table.slot, self.seat) else 0.0

    def counter_value(self, table: Table) -> float:
        """The chance to beat the best total so far, for the cards it takes; what lies there is lost anyway."""
        slot: i64 = table.slot
        side: i64 = table.side(slot, self.seat)
        crew: i64 = pirate_strength((side & PIRATES) + self.heaps[4 * slot + self.seat])
        crew += table.symbol_strength(slot, self.seat) + self.symbols_to_add(table)
        chance = float(throws_reaching(total_to_win(table, self.seat) - crew)) / 36.0
        gain: float = self.points(table, slot, self.seat) * (1.0 + 0.5 / float(table.articles.seats - 1))
        return chance * gain - self.numbers[SPENT] * float(total(table.missing(slot, self.seat)))

    def symbols_to_add(self, table: Table) -> i64:
        """Of the provisions that are missing, those the hand has with a symbol."""
        number: i64 = 0
        for kind in range(6):
            number += min(table.room(table.slot, self.seat, kind), count(self.hand, kind + 6))
        return table.articles.stock.symbol_value * number

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
