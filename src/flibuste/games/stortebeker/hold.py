"""What is hidden in a Störtebeker game: hands, face-down pirates, the draw pile, the convoy, and chance to come.

Every card moves here and on the table at once, so that both always agree.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker import events
from flibuste.games.stortebeker.cards import PIRATES, count, is_pirate, kinds_in, one, pirate_strength, total
from flibuste.games.stortebeker.stock import unpack
from flibuste.games.stortebeker.table import NO_SHIP, SIZE, TOTAL, Table
from flibuste.kernel.rng import Rng
from flibuste.kernel.vecs import vec

HAND: Final = 6  # STB-6, STB-74


class Hold:
    def __init__(self, hands: vec[i64], heaps: vec[i64], deck: vec[i64], fleet: vec[i64], rng: Rng) -> None:
        self.hands: vec[i64] = hands  # a pack a seat
        self.heaps: vec[i64] = heaps  # packs of face-down pirates, at 4 * slot + seat
        self.deck: vec[i64] = deck  # its last `table.deck` cards are still there, the next one first; never changed
        self.fleet: vec[i64] = fleet  # all ships as shuffled: at sea, convoy, unused; never changed
        self.rng: Rng = rng

    def clone(self) -> Hold:
        return Hold(self.hands[:], self.heaps[:], self.deck, self.fleet, self.rng.clone())

    # From hand to table

    def place(self, table: Table, seat: i64, kind: i64, slot: i64) -> None:
        """Provisions face up, pirates face down (STB-19, STB-22)."""
        self.hands[seat] -= one(kind)
        log = table.log
        if is_pirate(kind):
            self.heaps[4 * slot + seat] += one(kind)
            table.lay_hidden(slot, seat)
            if log is not None:
                log.tell(events.PLACED, [seat, slot, kind], 1 << seat)
                log.tell_others(events.PLACED_HIDDEN, [seat, slot], 1 << seat)
        else:
            table.leave_hand(seat, kind)
            table.lay_open(slot, seat, kind)
            if log is not None:
                log.tell(events.PLACED, [seat, slot, kind])

    def throw(self, table: Table, seat: i64, kind: i64) -> None:
        """From a hand to the discard pile."""
        self.hands[seat] -= one(kind)
        table.leave_hand(seat, kind)
        table.discard += one(kind)
        log = table.log
        if log is not None:
            log.tell(events.DISCARDED, [seat, kind])

    def pick(self, table: Table, seat: i64, kind: i64) -> None:
        """From the discard pile to the reserve."""
        table.pool -= one(kind)
        table.discard -= one(kind)
        table.reserve += one(kind)
        log = table.log
        if log is not None:
            log.tell(events.PICKED, [seat, kind])

    def add(self, table: Table, seat: i64, kind: i64) -> None:
        """A provision for a counter-attack (STB-60)."""
        self.hands[seat] -= one(kind)
        table.leave_hand(seat, kind)
        table.lay_open(table.slot, seat, kind)
        log = table.log
        if log is not None:
            log.tell(events.ADDED, [seat, table.slot, kind])

    def take(self, table: Table, seat: i64, owner: i64, kind: i64, sink: bool) -> None:
        """By a broadside: to one's own side where there is room, or to the discard pile (STB-38)."""
        table.take_away(table.slot, owner, kind)
        if sink:
            table.discard += one(kind)
        else:
            table.lay_open(table.slot, seat, kind)
        log = table.log
        if log is not None:
            log.tell(events.HIT, [seat, table.slot, owner, kind, 1 if sink else 0])

    # Face-down pirates

    def reveal(self, table: Table, slot: i64, seat: i64) -> None:
        """They are turned up and stay so (STB-48, STB-54)."""
        place: i64 = 4 * slot + seat
        table.sides[place] += self.heaps[place]
        self.empty_heap(table, slot, seat)

    def empty_heap(self, table: Table, slot: i64, seat: i64) -> None:
        """Everybody sees what was in it."""
        place: i64 = 4 * slot + seat
        for kind in range(12, 15):
            for _ in range(count(self.heaps[place], kind)):
                table.leave_heap(slot, seat, kind)
        self.heaps[place] = 0

    def lose_pirate(self, table: Table, seat: i64, kind: i64) -> None:
        """At the ship under fire; of two of one value the one that lies open goes (STB-41)."""
        slot: i64 = table.slot
        if count(table.side(slot, seat), kind) > 0:
            table.take_away(slot, seat, kind)
        else:
            self.heaps[4 * slot + seat] -= one(kind)
            table.leave_heap(slot, seat, kind)
        table.discard += one(kind)
        log = table.log
        if log is not None:
            log.tell(events.LOST, [seat, slot, kind])

    def lose_all_pirates(self, table: Table, seat: i64) -> None:
        held: i64 = (table.side(table.slot, seat) & PIRATES) + self.heaps[4 * table.slot + seat]
        for kind in kinds_in(held):
            self.lose_pirate(table, seat, kind)

    def lose_provision(self, table: Table, seat: i64, kind: i64) -> None:
        table.take_away(table.slot, seat, kind)
        table.discard += one(kind)
        log = table.log
        if log is not None:
            log.tell(events.LOST, [seat, table.slot, kind])

    def sweep(self, table: Table, slot: i64) -> None:
        """All cards on all sides of a captured ship go face up to the discard pile (STB-68)."""
        log = table.log
        for seat in range(table.articles.seats):
            place: i64 = 4 * slot + seat
            heap: i64 = self.heaps[place]
            if heap != 0:
                if log is not None:
                    log.tell(events.UNCOVERED, [int(seat), int(slot), *kinds_in(heap)])
                self.empty_heap(table, slot, seat)
            table.discard += table.sides[place] + heap
            table.sides[place] = 0

    # Dice: of two the first one first (STB-8)

    def roll_colours(self, table: Table) -> None:
        faces = table.articles.stock.faces
        table.first_die = faces[self.rng.below(6)]
        table.second_die = faces[self.rng.below(6)]

    def roll(self, table: Table, seat: i64, strength: i64) -> None:
        """Two number dice, pirates and symbols (STB-49)."""
        first: i64 = 1 + self.rng.below(6)
        second: i64 = 1 + self.rng.below(6)
        crew: i64 = pirate_strength(table.side(table.slot, seat)) + table.symbol_strength(table.slot, seat)
        table.seats[8 * seat + TOTAL] = first + second + crew
        log = table.log
        if log is not None:
            log.tell(events.ROLLED, [seat, first, second, crew, first + second + crew, strength])

    # The convoy

    def replace_ships(self, table: Table) -> None:
        """Empty slots are filled in order from the top of the convoy (STB-70)."""
        for slot in range(table.articles.slots):
            if table.ship(slot) == NO_SHIP and table.convoy > 0:
                table.ships[slot] = self.fleet[self.next_place(table)]
                table.convoy -= 1
                self.show_ahead(table)
                log = table.log
                if log is not None:
                    shown: i64 = table.articles.ahead - 1
                    appeared: i64 = table.ships[4 + shown]
                    log.tell(events.ENTERED, [int(slot), int(table.ship(slot)), int(table.convoy), int(appeared)])

    def show_ahead(self, table: Table) -> None:
        """The next ships of the convoy lie open, as far as there are any (STB-71, STB-91, STB-92)."""
        first: i64 = self.next_place(table)
        for step in range(table.articles.ahead):
            table.ships[4 + step] = self.fleet[first + step] if step < table.convoy else NO_SHIP

    def next_place(self, table: Table) -> i64:
        """Of the top ship of the convoy in the fleet."""
        return table.articles.slots + table.articles.convoy - table.convoy

    # Drawing

    def draw_up(self, table: Table, seat: i64) -> None:
        """The reserve, then one card at a time up to six (STB-73 to STB-76)."""
        log = table.log
        if table.reserve != 0:
            if log is not None:
                log.tell(events.TOOK_RESERVE, [int(seat), *kinds_in(table.reserve)])
            self.hands[seat] += table.reserve
            table.take_reserve(seat)
        drawn: i64 = 0
        while table.hand_size(seat) < HAND:
            if table.deck == 0:
                if table.discard == 0:
                    break  # STB-76
                self.reshuffle(table)
            kind: i64 = self.deck[len(self.deck) - table.deck]
            table.deck -= 1
            self.hands[seat] += one(kind)
            table.seats[8 * seat + SIZE] += 1
            drawn += one(kind)
        if log is not None and drawn != 0:
            log.tell(events.DREW_CARDS, [int(seat), *kinds_in(drawn)], 1 << seat)
            log.tell_others(events.DREW, [int(seat), int(total(drawn))], 1 << seat)

    def reshuffle(self, table: Table) -> None:
        """The discard pile, sorted by kind, becomes the draw pile (STB-75, STB-77)."""
        self.deck = unpack(table.discard)
        self.rng.shuffle(self.deck)
        table.deck = len(self.deck)
        table.discard = 0
        log = table.log
        if log is not None:
            log.tell(events.RESHUFFLED, [int(table.deck)])
