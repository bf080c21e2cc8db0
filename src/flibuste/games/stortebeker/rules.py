"""Störtebeker: a turn through its six phases, and from turn to turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker import choices, events
from flibuste.games.stortebeker.cards import PIRATES, count, kinds_in, of_type, total
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
from flibuste.games.stortebeker.hold import Hold
from flibuste.games.stortebeker.scoring import captor, final_scores, merits, winners
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
from flibuste.games.stortebeker.table import CAPTURED as CAPTURED_SHIPS
from flibuste.games.stortebeker.table import SCORE as SCORE_OF
from flibuste.games.stortebeker.table import TOTAL as TOTAL_OF
from flibuste.kernel import state as kernel
from flibuste.kernel.event import Log
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import vec

STB_80_GAME_IS_OVER: Final = 80

PLAYED: Final = 3  # cards a turn (STB-11)


class State(kernel.State):
    def __init__(self, table: Table, hold: Hold, seat: i64) -> None:
        self.seat: i64 = seat
        self.table: Table = table
        self.hold: Hold = hold

    def clone(self) -> State:
        return State(self.table.clone(), self.hold.clone(), self.seat)

    def heap(self) -> i64:
        """The face-down pirates of the seat that decides, at the ship under fire."""
        return self.hold.heaps[4 * self.table.slot + self.seat]

    def list_moves(self, moves: Moves) -> None:
        if self.seat == OVER:
            moves.count = 0
        else:
            choices.list_moves(self.table, self.seat, self.hold.hands[self.seat], self.heap(), moves)

    def forbids(self, action: i64) -> i64:
        if self.seat == OVER:
            return STB_80_GAME_IS_OVER
        return choices.forbids(self.table, self.seat, self.hold.hands[self.seat], self.heap(), action)

    def carry_out(self, action: i64) -> None:
        phase: i64 = self.table.phase
        if phase == PLACING:
            self.place_or_end(action)
        elif phase == PLANNING:
            self.follow_plan(action)
        elif phase == DISCARDING:
            self.discard(action - DISCARD)
        elif phase == PICKING:
            self.pick(action - PICK)
        elif phase == AIMING:
            self.fire(action - TARGET)
        elif phase == HITTING:
            self.hit(action)
        elif phase == SHEDDING:
            self.shed(action - LOSE)
        elif phase == BOARDING:
            self.board_or_stop(action)
        elif phase == LOSING:
            self.hold.lose_provision(self.table, self.seat, action - LOSE)
            self.lose_next()
        elif phase == COUNTERING:
            self.counter_or_pass(action)
        else:
            self.add(action - ADD)

    # Phase 1: playing cards

    def begin_turn(self) -> None:
        """Three cards must be played, or all there are (STB-11)."""
        table = self.table
        self.seat = table.active
        table.left = min(PLAYED, table.hand_size(self.seat))
        table.phase = PLACING

    def place_or_end(self, action: i64) -> None:
        table = self.table
        if action == DONE:
            table.phase = PLANNING
            return
        self.hold.place(table, self.seat, placed_kind(action), placed_slot(action))
        table.left -= 1
        if table.left == 0:
            self.go_on()

    def follow_plan(self, plan: i64) -> None:
        table = self.table
        table.exchanged = exchanged(plan)
        table.shot = fires(plan)
        table.pool = table.discard  # STB-29
        table.last_kind = 0
        table.phase = DISCARDING
        log = table.log
        if log is not None:
            log.tell(events.PLANNED, [self.seat, plan])

    def discard(self, kind: i64) -> None:
        """Exchanged, thrown away or paid for a broadside: it is all one (STB-32 to STB-34)."""
        table = self.table
        self.hold.throw(table, self.seat, kind)
        table.left -= 1
        table.last_kind = kind
        if table.left == 0:
            self.begin_picking()

    def begin_picking(self) -> None:
        """One card for two, two for three, or what there is (STB-26, STB-27, STB-30)."""
        table = self.table
        table.last_kind = 0
        if table.exchanged > 0:
            if table.articles.reclaim:
                table.pool = table.discard
            table.picks = min(table.exchanged - 1, total(table.pool))
            table.phase = PICKING
        else:
            self.aim()

    def pick(self, kind: i64) -> None:
        """Into the reserve, face up (STB-31)."""
        table = self.table
        self.hold.pick(table, self.seat, kind)
        table.last_kind = kind
        table.picks -= 1
        if table.picks == 0:
            self.aim()

    def aim(self) -> None:
        self.table.exchanged = 0
        self.table.pool = 0
        self.table.last_kind = 0
        if self.table.shot:
            self.table.phase = AIMING
        else:
            self.go_on()

    # Phase 2: a broadside

    def fire(self, slot: i64) -> None:
        """STB-36"""
        table = self.table
        table.shot = False
        table.slot = slot
        table.failed = False
        self.hold.roll_colours(table)
        log = table.log
        if log is not None:
            log.tell(events.FIRED, [self.seat, slot, table.first_die, table.second_die])
        table.die = -1
        self.next_hit()

    def next_hit(self) -> None:
        """The next die that matches something; once both are done, pirates without support are lost."""
        table = self.table
        while table.die < 1:
            table.die += 1
            if table.can_hit(table.active):
                table.phase = HITTING
                return
        table.die = 0
        self.shed_next(table.next_seat(table.active))

    def hit(self, action: i64) -> None:
        """A card of that colour goes, or not (STB-37)."""
        table = self.table
        if action != PASS_HIT:
            self.hold.take(table, self.seat, hit_owner(action), hit_kind(action), sinks(action))
        elif (log := table.log) is not None:
            log.tell(events.SPARED, [self.seat, table.rolled_type()])
        self.next_hit()

    # Pirates without support

    def shed_next(self, seat: i64) -> None:
        """Whoever has more pirates than plain provisions at the ship loses some, clockwise (STB-41, STB-53)."""
        table = self.table
        while True:
            surplus: i64 = table.surplus(table.slot, seat)
            if surplus > 0 and table.plain(table.slot, seat) > 0:
                self.seat = seat
                table.phase = SHEDDING
                return
            if surplus > 0:
                self.hold.lose_all_pirates(table, seat)
            seat = table.next_seat(seat)
            if table.failed or seat == table.active:
                break
        self.go_on()

    def shed(self, kind: i64) -> None:
        """The owner chooses which (STB-41)."""
        self.hold.lose_pirate(self.table, self.seat, kind)
        self.shed_next(self.seat)

    # Phase 3: boarding

    def go_on(self) -> None:
        """Boarding as long as there is a ship for it, then the end of the turn; turns without a decision pass."""
        table = self.table
        while not table.may_board(table.active):
            self.end_turn()
            if self.seat == OVER:
                return
            if table.hand_size(table.active) > 0:
                self.begin_turn()
                return
        self.seat = table.active
        table.phase = BOARDING

    def board_or_stop(self, action: i64) -> None:
        if action == STOP:
            self.table.barred = True
            log = self.table.log
            if log is not None:
                log.tell(events.STOPPED, [self.seat])
            self.go_on()
        else:
            self.board(action - BOARD)

    def board(self, slot: i64) -> None:
        """Pirates are turned up (STB-48), and the dice say whether it is enough (STB-50)."""
        table = self.table
        seat: i64 = self.seat
        table.tried |= 1 << slot
        table.slot = slot
        self.hold.reveal(table, slot, seat)
        log = table.log
        if log is not None:
            log.tell(events.BOARDED, [int(seat), int(slot), *kinds_in(table.side(slot, seat) & PIRATES)])
        strength: i64 = table.articles.stock.strength[table.ship(slot)]
        self.hold.roll(table, seat, strength)
        if table.boarding_total(seat) >= strength:
            self.challenge(table.next_seat(seat))
        else:
            table.seats[8 * seat + TOTAL_OF] = 0
            self.fail()

    def fail(self) -> None:
        """Both colour dice cost a provision of their colour (STB-51); nobody counter-attacks (STB-55)."""
        table = self.table
        table.failed = True
        table.barred = table.articles.fail_stops  # STB-93
        self.hold.roll_colours(table)
        log = table.log
        if log is not None:
            log.tell(events.FAILED, [self.seat, table.slot, table.first_die, table.second_die])
        table.die = -1
        self.lose_next()

    def lose_next(self) -> None:
        """The next die; a choice only between plain and symbol."""
        table = self.table
        while table.die < 1:
            table.die += 1
            rolled: i64 = table.rolled_type()
            there: i64 = of_type(table.side(table.slot, self.seat), rolled)
            if count(there, rolled) > 0 and count(there, rolled + 6) > 0:
                table.phase = LOSING
                return
            if there != 0:
                self.hold.lose_provision(table, self.seat, rolled if count(there, rolled) > 0 else rolled + 6)
        table.die = 0
        self.shed_next(self.seat)

    # Phase 4: counter-attacks

    def challenge(self, seat: i64) -> None:
        """Ask the others clockwise, by what everybody sees (STB-57, STB-58); then the ship is taken."""
        table = self.table
        while seat != table.active:
            if table.is_asked_to_counter(seat):
                self.seat = seat
                table.phase = COUNTERING
                return
            seat = table.next_seat(seat)
        self.capture(captor(table))

    def counter_or_pass(self, action: i64) -> None:
        table = self.table
        log = table.log
        if action == COUNTER:
            if log is not None:
                log.tell(events.COUNTERED, [self.seat, table.slot])
            self.go_on_countering()
        else:
            if log is not None:
                log.tell(events.PASSED, [self.seat])
            self.challenge(table.next_seat(self.seat))

    def go_on_countering(self) -> None:
        """Add what is missing, one by one (STB-60); then pirates are turned up and the dice are rolled (STB-62)."""
        table = self.table
        if not table.is_complete(table.slot, self.seat):
            table.phase = ADDING
            return
        self.hold.reveal(table, table.slot, self.seat)
        log = table.log
        if log is not None:
            pirates: i64 = table.side(table.slot, self.seat) & PIRATES
            log.tell(events.REVEALED, [int(self.seat), int(table.slot), *kinds_in(pirates)])
        self.hold.roll(table, self.seat, 0)  # STB-63
        self.challenge(table.next_seat(self.seat))

    def add(self, kind: i64) -> None:
        self.hold.add(self.table, self.seat, kind)
        self.go_on_countering()

    # Phase 5: scoring and replacement

    def capture(self, winner: i64) -> None:
        """STB-67 to STB-69"""
        table = self.table
        ship: i64 = table.ship(table.slot)
        table.seats[8 * winner + SCORE_OF] += table.articles.stock.points[ship]
        table.seats[8 * winner + CAPTURED_SHIPS] |= 1 << ship
        table.capture_made = True
        for seat in range(table.articles.seats):
            table.seats[8 * seat + TOTAL_OF] = 0
        if winner != table.active and table.articles.counter_stops:
            table.barred = True  # STB-94
        log = table.log
        if log is not None:
            log.tell(events.CAPTURED, [winner, table.slot, ship, table.score(winner)])
        self.hold.sweep(table, table.slot)
        table.ships[table.slot] = NO_SHIP
        self.go_on()

    # Phase 6, and what follows

    def end_turn(self) -> None:
        """Ships are replaced, cards drawn, and the next seat is active, unless the game is over."""
        table = self.table
        self.hold.replace_ships(table)
        if table.convoy == 0 and not table.last_round and table.ships_at_sea() < table.articles.slots:
            table.last_round = True  # STB-79
            log = table.log
            if log is not None:
                log.tell(events.LAST_ROUND, [])
        self.hold.draw_up(table, table.active)
        table.tried = 0
        table.barred = False
        table.slot = 0
        table.first_die = 0
        table.second_die = 0
        table.failed = False
        last = table.active == table.articles.seats - 1
        table.active = table.next_seat(table.active)
        if last:
            self.end_round()
        elif table.ships_at_sea() == 0:
            self.finish(events.EMPTY_SEA)  # STB-83

    def end_round(self) -> None:
        table = self.table
        table.quiet = 0 if table.capture_made else table.quiet + 1
        table.capture_made = False
        if table.last_round:
            self.finish(events.CONVOY)  # STB-80, STB-81
        elif table.quiet >= table.articles.stall_rounds:
            self.finish(events.STALL)  # STB-84
        else:
            table.round += 1
            log = table.log
            if log is not None:
                log.tell(events.ROUND, [table.round])

    def finish(self, reason: i64) -> None:
        self.seat = OVER
        table = self.table
        table.reason = reason
        table.winners = winners(table)
        log = table.log
        if log is not None:
            seats = [int(seat) for seat in range(table.articles.seats) if (table.winners >> seat) & 1]
            log.tell(events.ENDED, [int(reason), *seats])

    # For the table

    def scores(self) -> vec[i64]:
        return final_scores(self.table)

    def merits(self) -> vec[i64]:
        return merits(self.table)

    def ending(self) -> i64:
        return self.table.reason

    def reseed(self, rng: Rng) -> None:
        self.hold.rng = rng

    def attach(self, log: Log | None) -> None:
        self.table.log = log

    def sight(self, seat: i64) -> kernel.Sight:
        from flibuste.games.stortebeker.sight import see  # sights make states, so they import this module

        return see(self, seat)

    def fault(self) -> str:
        from flibuste.games.stortebeker.audit import find_fault  # looks at states, so it imports this module

        return find_fault(self)
