"""What ships promise a seat in Störtebeker, and what broadsides, boardings and counter-attacks are worth by that.

The promise of a ship is its points, times the exact chance of the dice with the pirates there, times the chance that
the missing provisions come in time.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import (
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
    hit_kind,
    hit_owner,
    sinks,
)
from flibuste.games.stortebeker.odds import symbols_to_add, throws_reaching
from flibuste.games.stortebeker.scoring import total_to_win
from flibuste.games.stortebeker.stock import SHIPS
from flibuste.games.stortebeker.table import (
    NO_SHIP,
    Table,
)
from flibuste.kernel.arrays import zeros
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


class Promises(Sense):
    def __init__(self, features: i64, depth: i64, scale: float, trust: float, numbers: vec[float] | None) -> None:
        super().__init__(features, depth, scale, 0.0, trust)
        self.numbers: vec[float] = TUNED if numbers is None else numbers
        self.hand: i64 = 0  # of the seat that decides
        self.heaps: vec[i64] = zeros(16)  # its face-down pirates stand at its own places
        self.seat: i64 = 0

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

    def worth(self, kind: i64) -> float:
        """Of a card wherever it fits."""
        if is_pirate(kind):
            return self.numbers[ON_HAND + kind - 10]
        return self.numbers[ON_HAND + 1] if has_symbol(kind) else self.numbers[ON_HAND]

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
        crew += table.symbol_strength(slot, self.seat) + symbols_to_add(table, self.seat, self.hand)
        chance = float(throws_reaching(total_to_win(table, self.seat) - crew)) / 36.0
        gain: float = self.points(table, slot, self.seat) * (1.0 + 0.5 / float(table.articles.seats - 1))
        return chance * gain - self.numbers[SPENT] * float(total(table.missing(slot, self.seat)))
