"""Everything of a Korsair game that lies open, and the rules that need nothing else.

What a seat may lay depends only on the table and on its own hand, so a state and a sight both ask here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.articles import Articles
from flibuste.games.korsair.cards import (
    ADMIRAL,
    ADMIRAL_BIT,
    ALL_CAPTAINS,
    ALL_GALLEONS,
    ALL_PIRATES,
    CARDS,
    COMBAT_CARDS,
    FIRST_CAPTAIN,
    FIRST_PIRATE,
    GALLEONS,
    colour,
    gold,
    is_captain,
    is_character,
    is_pirate,
    lowest,
)
from flibuste.games.korsair.decisions import (
    BOARD,
    CROWN,
    DISCARD,
    DRAW,
    LAUNCH,
    SHIELD,
    is_decision,
    is_discard,
    is_launch,
    played_kind,
    played_slot,
)
from flibuste.games.korsair.events import (
    ADMIRAL_LAID,
    CAPTAIN_LAID,
    CAPTURED,
    DISCARDED,
    EXPELLED,
    PIRATE_LAID,
    PLACED,
    SKIPPED,
)
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.state import Moves
from flibuste.kernel.vecs import vec

KOR_18_NOT_IN_HAND: Final = 18
KOR_22_DECK_IS_EMPTY: Final = 22
KOR_31_NO_SUCH_GALLEON: Final = 31
KOR_42_NO_SUCH_GALLEON: Final = 42
KOR_45_ADMIRAL_ON_OWN_GALLEON: Final = 45
KOR_52_DISCARD_WITH_EMPTY_DECK: Final = 52
KOR_78_LEAD_WAS_HERE_THIS_ROUND: Final = 78

NO_SLOT: Final = -1
THROWN: Final = 31  # in the place of a slot: the card was discarded from the hand (KOR-52)


def laid_card(kind: i64, slot: i64, seat: i64) -> i64:
    """An entry of `laid`."""
    return kind + 32 * slot + 1024 * seat


def laid_kind(entry: i64) -> i64:
    return entry & 31


def laid_slot(entry: i64) -> i64:
    return (entry >> 5) & 31


def laid_seat(entry: i64) -> i64:
    return entry >> 10


def taken_galleon(value: i64, slot: i64, side: i64) -> i64:
    """An entry of `taken`; a value of 0 is one the beholder cannot know."""
    return value + 16 * slot + 512 * side


def taken_gold(entry: i64) -> i64:
    return entry & 15


def taken_slot(entry: i64) -> i64:
    return (entry >> 4) & 31


def taken_side(entry: i64) -> i64:
    return entry >> 9


class Table:
    def __init__(
        self,
        articles: Articles,
        ships: list[Ship],
        laid: vec[i64],
        taken: vec[i64],
        gold: vec[i64],
        sizes: vec[i64],
    ) -> None:
        self.articles: Articles = articles
        self.ships: list[Ship] = ships  # on the table, by slot
        self.laid: vec[i64] = laid  # pirates, captains, admiral and discards, in the order they left the hands
        self.laid_count: i64 = 0
        self.taken: vec[i64] = taken  # captured galleons, in order
        self.taken_count: i64 = 0
        self.gold: vec[i64] = gold  # by side: captured so far; the score once the game is over
        self.sizes: vec[i64] = sizes  # by seat: cards in hand
        self.deck: i64 = CARDS  # cards left in it
        self.launched: i64 = 0  # galleons played so far: the next slot
        self.barred: i64 = NO_SLOT  # the galleon closed to the seat that acts (KOR-78)
        self.prizes: i64 = 0  # by side, four bits: galleons on the table that it controls
        self.log: Log | None = None

    def clone(self) -> Table:
        table = Table(
            self.articles,
            [ship.clone() for ship in self.ships],
            self.laid[:],
            self.taken[:],
            self.gold[:],
            self.sizes[:],
        )
        table.laid_count = self.laid_count
        table.taken_count = self.taken_count
        table.deck = self.deck
        table.launched = self.launched
        table.barred = self.barred
        table.prizes = self.prizes
        return table

    # What may be done

    def list_moves(self, seat: i64, held: i64, moves: Moves) -> None:
        """All legal decisions of a seat that holds these kinds, ascending."""
        codes = moves.codes
        count: i64 = 0
        if self.deck > 0:
            codes[0] = DRAW  # KOR-22
            count = 1
        kinds: i64 = held & ALL_GALLEONS
        while kinds != 0:
            codes[count] = LAUNCH + lowest(kinds)  # KOR-27
            count += 1
            kinds &= kinds - 1
        side: i64 = self.articles.side(seat)
        if held & ALL_PIRATES != 0:
            for ship in self.ships:
                kinds = held & ship.pirates_allowed(side)
                if kinds != 0 and ship.slot != self.barred:
                    base: i64 = BOARD - FIRST_PIRATE + 16 * ship.slot
                    while kinds != 0:
                        codes[count] = base + lowest(kinds)
                        count += 1
                        kinds &= kinds - 1
        if held & ALL_CAPTAINS != 0:
            for ship in self.ships:
                own: i64 = ship.colour_of(side)
                if own >= 0 and (held >> (FIRST_CAPTAIN + own)) & 1 and ship.slot != self.barred:  # KOR-40
                    codes[count] = CROWN + 4 * ship.slot + own
                    count += 1
        if held & ADMIRAL_BIT != 0:
            for ship in self.ships:
                if self.articles.may_shield(seat, ship.owner) and ship.slot != self.barred:  # KOR-45
                    codes[count] = SHIELD + ship.slot
                    count += 1
        if self.deck == 0:
            kinds = held & ~ALL_GALLEONS
            while kinds != 0:
                codes[count] = DISCARD - FIRST_PIRATE + lowest(kinds)  # KOR-52
                count += 1
                kinds &= kinds - 1
        moves.count = count

    def forbids(self, seat: i64, held: i64, action: i64) -> i64:
        """The clause that forbids a decision to a seat that holds these kinds, or 0."""
        if action == DRAW:
            return 0 if self.deck > 0 else KOR_22_DECK_IS_EMPTY
        if not is_decision(action):
            return KOR_18_NOT_IN_HAND
        kind: i64 = played_kind(action)
        if (held >> kind) & 1 == 0:
            return KOR_18_NOT_IN_HAND
        if is_launch(action):
            return 0
        if is_discard(action):
            return 0 if self.deck == 0 else KOR_52_DISCARD_WITH_EMPTY_DECK
        ship = self.find(played_slot(action))
        if ship is None:
            return self.no_such_galleon(kind)
        if ship.slot == self.barred:
            return KOR_78_LEAD_WAS_HERE_THIS_ROUND
        if kind == ADMIRAL:
            return 0 if self.articles.may_shield(seat, ship.owner) else KOR_45_ADMIRAL_ON_OWN_GALLEON
        return ship.forbids(self.articles.side(seat), kind)

    def no_such_galleon(self, kind: i64) -> i64:
        if is_pirate(kind):
            return KOR_31_NO_SUCH_GALLEON
        return KOR_42_NO_SUCH_GALLEON if is_captain(kind) else KOR_45_ADMIRAL_ON_OWN_GALLEON

    def find(self, slot: i64) -> Ship | None:
        for ship in self.ships:
            if ship.slot == slot:
                return ship
        return None

    # What is done

    def launch(self, seat: i64, kind: i64) -> None:
        """A galleon comes to lie in front of its owner, who controls it (KOR-28, KOR-30)."""
        side: i64 = self.articles.side(seat)
        self.ships.append(Ship(self.launched, gold(kind), seat, side))
        self.prizes += 1 << (4 * side)
        log = self.log
        if log is not None:
            log.tell(PLACED, [seat, self.launched, gold(kind)])
        self.launched += 1

    def lay(self, seat: i64, kind: i64, slot: i64) -> None:
        """A pirate, a captain or the admiral is laid on a galleon."""
        for ship in self.ships:
            if ship.slot == slot:
                expelled: i64 = ship.character
                controller: i64 = ship.controller
                ship.lay(self.articles.side(seat), kind)
                if ship.controller != controller:
                    self.count_prize(controller, -1)
                    self.count_prize(ship.controller, 1)
                self.note(laid_card(kind, slot, seat))
                log = self.log
                if log is not None:
                    self.tell_laid(log, seat, kind, ship, expelled)
                return

    def count_prize(self, side: i64, more: i64) -> None:
        if side != NOBODY:
            self.prizes += more << (4 * side)

    def tell_laid(self, log: Log, seat: i64, kind: i64, ship: Ship, expelled: i64) -> None:
        if is_pirate(kind):
            log.tell(PIRATE_LAID, [seat, kind, ship.slot, ship.strength_of(colour(kind))])
            return
        if is_captain(kind):
            log.tell(CAPTAIN_LAID, [seat, kind, ship.slot])
        else:
            log.tell(ADMIRAL_LAID, [seat, kind, ship.slot])
        if expelled != NO_CHARACTER:
            log.tell(EXPELLED, [expelled, ship.slot])

    def throw(self, seat: i64, kind: i64) -> None:
        self.note(laid_card(kind, THROWN, seat))
        log = self.log
        if log is not None:
            log.tell(DISCARDED, [seat, kind])

    def note(self, entry: i64) -> None:
        self.laid[self.laid_count] = entry
        self.laid_count += 1

    # Turns

    def next_turn(self, seat: i64, touched: i64) -> i64:
        """The next seat that can act, after the capture phases on the way to it (KOR-20).

        `touched` is the galleon on which the last seat laid a card, or NO_SLOT.
        """
        articles = self.articles
        following: i64 = seat
        while True:
            following += 1
            if following == articles.seats:
                following = 0
            if articles.leads(following):
                self.capture(articles.side(following))  # KOR-58, KOR-59
            if self.deck > 0 or self.sizes[following] > 0:
                break
            log = self.log
            if log is not None:
                log.tell(SKIPPED, [following])  # KOR-65, KOR-81
        self.barred = NO_SLOT
        if touched != NO_SLOT and articles.bars(seat, following):
            self.barred = touched
        return following

    def capture(self, side: i64) -> None:
        """The side takes every galleon it controls."""
        if (self.prizes >> (4 * side)) & 15 == 0:
            return
        for ship in self.ships:
            if ship.controller == side:
                self.take(ship, side, CAPTURED)
        self.ships = [ship for ship in self.ships if ship.controller != side]

    def take(self, ship: Ship, side: i64, event: i64) -> None:
        self.gold[side] += ship.gold
        self.count_prize(side, -1)
        self.taken[self.taken_count] = taken_galleon(ship.gold, ship.slot, side)
        self.taken_count += 1
        log = self.log
        if log is not None:
            cards = [int(laid_kind(entry)) for entry in self.cards_on(ship.slot)]
            log.tell(event, [side, ship.slot, ship.gold, *cards])

    def cards_on(self, slot: i64) -> list[i64]:
        """The entries of the cards that lie around a galleon; expelled characters are there only if they stay."""
        entries: list[i64] = []
        last_character: i64 = NO_SLOT
        for place in range(self.laid_count):
            entry: i64 = self.laid[place]
            if laid_slot(entry) != slot:
                continue
            if is_character(laid_kind(entry)) and not self.articles.expelled_stay:
                if last_character >= 0:
                    del entries[last_character]
                last_character = len(entries)
            entries.append(entry)
        return entries

    def side_is_out(self, side: i64) -> bool:
        """No partner of this side holds a card."""
        articles = self.articles
        for seat in range(articles.seats):
            if self.sizes[seat] > 0 and articles.side(seat) == side:
                return False
        return True

    def some_side_is_out(self) -> bool:
        for side in range(self.articles.sides):
            if self.side_is_out(side):
                return True
        return False


def new_table(articles: Articles) -> Table:
    """Before the deal (KOR-14)."""
    return Table(
        articles,
        [],
        zeros(COMBAT_CARDS),
        zeros(GALLEONS),
        zeros(articles.sides),
        zeros(articles.seats),
    )
