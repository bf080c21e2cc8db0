"""Everything of a Störtebeker game that lies open or became known to all, and the questions it answers by itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker.articles import Articles
from flibuste.games.stortebeker.cards import PIRATES, PLAIN, PROVISIONS, SYMBOLS, count, of_type, one, total, types
from flibuste.games.stortebeker.memory import emptied, laid, left_hand, left_heap, remember
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.vecs import vec

# What is decided now: the nodes of a turn.
PLACING: Final = 0
PLANNING: Final = 1
DISCARDING: Final = 2
PICKING: Final = 3
AIMING: Final = 4
HITTING: Final = 5
SHEDDING: Final = 6  # pirates that too few provisions support
BOARDING: Final = 7
LOSING: Final = 8  # a provision after a failed boarding
COUNTERING: Final = 9
ADDING: Final = 10

NO_SHIP: Final = -1
MOST_ADDED: Final = 3  # provisions in a counter-attack (STB-58)

# Eight numbers a seat, and where they stand.
SIZE: Final = 0  # cards in hand
SCORE: Final = 1
CAPTURED: Final = 2  # bit n: ship n
KNOWN: Final = 3  # a pack: provisions that all saw go into the hand
RECALLED: Final = 4  # and the pirates, one number for each value (memory.py)
TOTAL: Final = 7  # in the boarding under way; 0 for those who are not in it


class Table:
    def __init__(self, articles: Articles, ships: vec[i64], sides: vec[i64], seats: vec[i64]) -> None:
        self.articles: Articles = articles
        self.ships: vec[i64] = ships  # in slots 0 to 3, then the open ones of the convoy in their order; or NO_SHIP
        self.sides: vec[i64] = sides  # packs of what lies open at 4 * slot + seat; 16 on, how many lie face down there
        self.seats: vec[i64] = seats  # eight numbers a seat: see above
        self.convoy: i64 = articles.convoy  # ships left in it
        self.deck: i64 = 0  # cards left in it
        self.discard: i64 = 0  # a pack
        self.reserve: i64 = 0  # a pack: what the active seat took back and may not use yet (STB-31)
        self.round: i64 = 1
        self.active: i64 = 0
        self.quiet: i64 = 0  # rounds in a row without a capture (STB-84)
        self.capture_made: bool = False  # in this round
        self.last_round: bool = False  # STB-79
        self.reason: i64 = 0
        self.winners: i64 = 0  # bit s: seat s
        # Of the turn
        self.phase: i64 = PLACING
        self.left: i64 = 0  # cards that must still be played (STB-11)
        self.picks: i64 = 0  # cards that may still be taken from the discard pile
        self.exchanged: i64 = 0  # cards given for them
        self.shot: bool = False  # a broadside is paid for
        self.last_kind: i64 = 0  # chosen: the next may not come before it (STB-102)
        self.pool: i64 = 0  # a pack: what may be picked (STB-29)
        self.slot: i64 = 0  # of the ship under fire or under attack
        self.first_die: i64 = 0  # types on the colour dice
        self.second_die: i64 = 0
        self.die: i64 = 0  # the one that is being resolved; 2 when both are
        self.failed: bool = False  # a failed boarding is being settled, else a broadside
        self.tried: i64 = 0  # bit s: slot s was boarded in this turn (STB-46)
        self.barred: bool = False  # no more boarding in this turn
        self.log: Log | None = None

    def clone(self) -> Table:
        table = Table(self.articles, self.ships[:], self.sides[:], self.seats[:])
        table.convoy = self.convoy
        table.deck = self.deck
        table.discard = self.discard
        table.reserve = self.reserve
        table.round = self.round
        table.active = self.active
        table.quiet = self.quiet
        table.capture_made = self.capture_made
        table.last_round = self.last_round
        table.reason = self.reason
        table.winners = self.winners
        table.phase = self.phase
        table.left = self.left
        table.picks = self.picks
        table.exchanged = self.exchanged
        table.shot = self.shot
        table.last_kind = self.last_kind
        table.pool = self.pool
        table.slot = self.slot
        table.first_die = self.first_die
        table.second_die = self.second_die
        table.die = self.die
        table.failed = self.failed
        table.tried = self.tried
        table.barred = self.barred
        return table

    # Seats

    def hand_size(self, seat: i64) -> i64:
        return self.seats[8 * seat + SIZE]

    def score(self, seat: i64) -> i64:
        return self.seats[8 * seat + SCORE]

    def captured(self, seat: i64) -> i64:
        """A mask of ships."""
        return self.seats[8 * seat + CAPTURED]

    def captured_count(self, seat: i64) -> i64:
        ships: i64 = self.captured(seat)
        number: i64 = 0
        while ships != 0:
            ships &= ships - 1
            number += 1
        return number

    def known(self, seat: i64) -> i64:
        return self.seats[8 * seat + KNOWN]

    def recalled(self, seat: i64, kind: i64) -> i64:
        """Of the pirates of a kind."""
        return self.seats[8 * seat + kind - 8]

    def boarding_total(self, seat: i64) -> i64:
        return self.seats[8 * seat + TOTAL]

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (STB-10)."""
        seat += 1
        return 0 if seat == self.articles.seats else seat

    # Ships and sides

    def ship(self, slot: i64) -> i64:
        """In a slot, or NO_SHIP."""
        return self.ships[slot]

    def ships_at_sea(self) -> i64:
        number: i64 = 0
        for slot in range(self.articles.slots):
            if self.ships[slot] != NO_SHIP:
                number += 1
        return number

    def needs(self, slot: i64) -> i64:
        return self.articles.stock.needs[self.ships[slot]]

    def side(self, slot: i64, seat: i64) -> i64:
        """What lies open there."""
        return self.sides[4 * slot + seat]

    def hidden(self, slot: i64, seat: i64) -> i64:
        """How many pirates lie face down there."""
        return self.sides[16 + 4 * slot + seat]

    def pirates(self, slot: i64, seat: i64) -> i64:
        """F of the specification."""
        return total(self.side(slot, seat) & PIRATES) + self.hidden(slot, seat)

    def plain(self, slot: i64, seat: i64) -> i64:
        """Provisions without a symbol: each supports one pirate (STB-21)."""
        return total(self.side(slot, seat) & PLAIN)

    def surplus(self, slot: i64, seat: i64) -> i64:
        """Pirates that no provision supports (STB-41, STB-53)."""
        return max(0, self.pirates(slot, seat) - self.plain(slot, seat))

    def is_present(self, slot: i64, seat: i64) -> bool:
        return self.side(slot, seat) != 0 or self.hidden(slot, seat) != 0

    def missing(self, slot: i64, seat: i64) -> i64:
        """What a side lacks, by type (a side never holds more than is needed: STB-99)."""
        return self.needs(slot) - types(self.side(slot, seat))

    def room(self, slot: i64, seat: i64, kind: i64) -> i64:
        """Of a type of provisions: how many more a side takes (STB-17)."""
        return count(self.missing(slot, seat), kind)

    def is_complete(self, slot: i64, seat: i64) -> bool:
        return self.missing(slot, seat) == 0

    def has_support(self, slot: i64, seat: i64) -> bool:
        """For one more pirate (STB-20)."""
        return self.pirates(slot, seat) < self.plain(slot, seat)

    def symbol_strength(self, slot: i64, seat: i64) -> i64:
        return self.articles.stock.symbol_value * total(self.side(slot, seat) & SYMBOLS)

    # What a turn allows

    def may_fire_at(self, slot: i64, seat: i64) -> bool:
        """A provision of one's own, and one of somebody else's (STB-35)."""
        if self.ship(slot) == NO_SHIP or self.side(slot, seat) & PROVISIONS == 0:
            return False
        for other in range(self.articles.seats):
            if other != seat and self.side(slot, other) & PROVISIONS != 0:
                return True
        return False

    def may_fire(self, seat: i64) -> bool:
        for slot in range(self.articles.slots):
            if self.may_fire_at(slot, seat):
                return True
        return False

    def rolled_type(self) -> i64:
        """On the colour die that is being resolved."""
        return self.first_die if self.die == 0 else self.second_die

    def can_hit(self, seat: i64) -> bool:
        """Does the colour die match a card of somebody else (STB-39)?"""
        for other in range(self.articles.seats):
            if other != seat and of_type(self.side(self.slot, other), self.rolled_type()) != 0:
                return True
        return False

    def may_board_at(self, slot: i64, seat: i64) -> bool:
        """A complete side (STB-44), and no attempt on this ship in this turn (STB-46)."""
        return self.ship(slot) != NO_SHIP and (self.tried >> slot) & 1 == 0 and self.is_complete(slot, seat)

    def may_board(self, seat: i64) -> bool:
        if self.round == 1 or self.barred:  # STB-43, STB-93, STB-94
            return False
        for slot in range(self.articles.slots):
            if self.may_board_at(slot, seat):
                return True
        return False

    def is_asked_to_counter(self, seat: i64) -> bool:
        """By what everybody sees, so that nobody learns of a hand who is asked and who is not (STB-58, STB-103)."""
        lacks: i64 = total(self.missing(self.slot, seat))
        return self.is_present(self.slot, seat) and lacks <= MOST_ADDED and self.hand_size(seat) >= lacks

    def can_counter(self, seat: i64, hand: i64) -> bool:
        """Does the hand hold all that its side lacks (STB-58)?"""
        lacking: i64 = self.missing(self.slot, seat)
        held: i64 = types(hand)
        while lacking != 0:
            if held & 15 < lacking & 15:
                return False
            held >>= 4
            lacking >>= 4
        return True

    def lacking_type(self, seat: i64) -> i64:
        """The first type that its side lacks: this one is added now (STB-60)."""
        lacking: i64 = self.missing(self.slot, seat)
        kind: i64 = 0
        while lacking & 15 == 0:
            lacking >>= 4
            kind += 1
        return kind

    # What is done in the open. Whoever holds the hidden cards moves those as well.

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand face up: if it was remembered, it is no more."""
        self.seats[8 * seat + SIZE] -= 1
        if kind >= 12:
            self.seats[8 * seat + kind - 8] = left_hand(self.recalled(seat, kind))
        elif count(self.known(seat), kind) > 0:
            self.seats[8 * seat + KNOWN] -= one(kind)

    def lay_hidden(self, slot: i64, seat: i64) -> None:
        """A pirate leaves a hand face down (STB-22)."""
        self.seats[8 * seat + SIZE] -= 1
        self.sides[16 + 4 * slot + seat] += 1
        for value in range(RECALLED, TOTAL):
            self.seats[8 * seat + value] = laid(self.seats[8 * seat + value], slot)

    def leave_heap(self, slot: i64, seat: i64, kind: i64) -> None:
        """A face-down pirate is shown: turned up, lost, or swept away with its ship."""
        self.seats[8 * seat + kind - 8] = left_heap(self.recalled(seat, kind), slot)
        self.sides[16 + 4 * slot + seat] -= 1
        if self.hidden(slot, seat) == 0:
            for value in range(RECALLED, TOTAL):
                self.seats[8 * seat + value] = emptied(self.seats[8 * seat + value], slot)

    def lay_open(self, slot: i64, seat: i64, kind: i64) -> None:
        self.sides[4 * slot + seat] += one(kind)

    def take_away(self, slot: i64, seat: i64, kind: i64) -> None:
        """A card that lies open leaves a side."""
        self.sides[4 * slot + seat] -= one(kind)

    def take_reserve(self, seat: i64) -> None:
        """Everybody has seen what goes into the hand (STB-73, STB-104)."""
        self.seats[8 * seat + SIZE] += total(self.reserve)
        self.seats[8 * seat + KNOWN] += self.reserve & PROVISIONS
        for kind in range(12, 15):
            for _ in range(count(self.reserve, kind)):
                self.seats[8 * seat + kind - 8] = remember(self.recalled(seat, kind))
        self.reserve = 0


def new_table(articles: Articles) -> Table:
    """Before the first deal: no ship, no card."""
    table = Table(articles, zeros(7), zeros(32), zeros(32))
    for place in range(7):
        table.ships[place] = NO_SHIP
    return table
