"""Korsair and Corsaires: the deal, a turn, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.articles import Articles
from flibuste.games.korsair.cards import DECK, FIRST_PIRATE, HAND, KINDS, gold
from flibuste.games.korsair.decisions import DRAW, is_discard, is_launch, played_kind, played_slot
from flibuste.games.korsair.events import (
    DECK_EXHAUSTED,
    DREW,
    DREW_CARD,
    EMPTY_HAND_AT_EXHAUSTION,
    ENDED,
    FINAL_CAPTURE,
    FINAL_TIE,
    LAST_CARD_DISCARDED,
    LAST_CARD_PLAYED,
    SCORED,
)
from flibuste.games.korsair.ships import NOBODY
from flibuste.games.korsair.table import NO_SLOT, Table, new_table
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import vec

KOR_67_GAME_IS_OVER: Final = 67

RANDOM_SEAT: Final = -1


class Hands:
    """The cards of all seats: how many of each kind, and which kinds at all."""

    def __init__(self, copies: vec[i64], kinds: vec[i64]) -> None:
        self.copies: vec[i64] = copies  # at KINDS * seat + kind
        self.kinds: vec[i64] = kinds  # by seat: a mask

    def clone(self) -> Hands:
        return Hands(self.copies[:], self.kinds[:])

    def add(self, seat: i64, kind: i64) -> None:
        self.copies[KINDS * seat + kind] += 1
        self.kinds[seat] |= 1 << kind

    def remove(self, seat: i64, kind: i64) -> None:
        place: i64 = KINDS * seat + kind
        self.copies[place] -= 1
        if self.copies[place] == 0:
            self.kinds[seat] ^= 1 << kind

    def gold(self, seat: i64) -> i64:
        """Of the galleons in this hand."""
        total: i64 = 0
        for kind in range(FIRST_PIRATE):
            total += self.copies[KINDS * seat + kind] * gold(kind)
        return total


def no_hands(seats: i64) -> Hands:
    return Hands(zeros(KINDS * seats), zeros(seats))


class State(kernel.State):
    def __init__(self, table: Table, hands: Hands, deck: vec[i64], seat: i64) -> None:
        self.seat: i64 = seat
        self.table: Table = table
        self.hands: Hands = hands
        self.deck: vec[i64] = deck  # its last `table.deck` cards are still there, the next one first
        self.reason: i64 = 0

    def clone(self) -> State:
        state = State(self.table.clone(), self.hands.clone(), self.deck, self.seat)
        state.reason = self.reason
        return state

    def list_moves(self, moves: Moves) -> None:
        if self.seat == OVER:
            moves.count = 0
        else:
            self.table.list_moves(self.seat, self.hands.kinds[self.seat], moves)

    def forbids(self, action: i64) -> i64:
        if self.seat == OVER:
            return KOR_67_GAME_IS_OVER
        return self.table.forbids(self.seat, self.hands.kinds[self.seat], action)

    def carry_out(self, action: i64) -> None:
        touched: i64 = NO_SLOT
        if action == DRAW:
            self.draw(self.seat)
        else:
            touched = self.play_card(self.seat, action)
        if self.table.deck == 0:
            self.reason = self.test_end(action)
            if self.reason != 0:
                self.finish()
                return
        self.seat = self.table.next_turn(self.seat, touched)

    def draw(self, seat: i64) -> None:
        """The top card goes to the hand (KOR-23)."""
        table = self.table
        kind: i64 = self.deck[len(self.deck) - table.deck]
        table.deck -= 1
        table.sizes[seat] += 1
        self.hands.add(seat, kind)
        log = table.log
        if log is not None:
            self.tell_drawn(log, seat, kind)

    def tell_drawn(self, log: Log, seat: i64, kind: i64) -> None:
        articles = self.table.articles
        insiders: i64 = 0
        for other in range(articles.seats):
            if articles.sees_hand(other, seat):
                insiders |= 1 << other
        log.tell(DREW_CARD, [seat, kind], insiders)
        log.tell_others(DREW, [seat], insiders)
        if self.table.deck == 0:
            log.tell(DECK_EXHAUSTED, [])  # KOR-64

    def play_card(self, seat: i64, action: i64) -> i64:
        """A card leaves the hand; returns the galleon it was laid on, if any."""
        table = self.table
        kind: i64 = played_kind(action)
        self.hands.remove(seat, kind)
        table.sizes[seat] -= 1
        if is_launch(action):
            table.launch(seat, kind)
            return NO_SLOT
        if is_discard(action):
            table.throw(seat, kind)
            return NO_SLOT
        slot: i64 = played_slot(action)
        table.lay(seat, kind, slot)
        return slot

    def test_end(self, action: i64) -> i64:
        """With the deck empty: the reason to end the game now, or 0 (KOR-65, KOR-66, A-8)."""
        table = self.table
        if table.articles.end_now:
            if not table.some_side_is_out():
                return 0
        elif action == DRAW or not table.side_is_out(table.articles.side(self.seat)):
            return 0
        if action == DRAW:
            return EMPTY_HAND_AT_EXHAUSTION
        return LAST_CARD_DISCARDED if is_discard(action) else LAST_CARD_PLAYED

    def finish(self) -> None:
        """Every galleon on the table goes to whoever controls it (KOR-68), and scores are counted (KOR-71)."""
        self.seat = OVER
        table = self.table
        table.barred = NO_SLOT
        log = table.log
        if log is not None:
            log.tell(ENDED, [self.reason])
        for ship in table.ships:
            if ship.controller != NOBODY:
                table.take(ship, ship.controller, FINAL_CAPTURE)
            elif log is not None:
                log.tell(FINAL_TIE, [ship.slot, ship.gold])  # KOR-70
        table.ships = [ship for ship in table.ships if ship.controller == NOBODY]
        for seat in range(table.articles.seats):
            table.gold[table.articles.side(seat)] -= self.hands.gold(seat)
        if log is not None:
            self.tell_scores(log)

    def tell_scores(self, log: Log) -> None:
        articles = self.table.articles
        for side in range(articles.sides):
            held: i64 = 0
            for seat in range(articles.seats):
                if articles.side(seat) == side:
                    held += self.hands.gold(seat)
            score: i64 = self.table.gold[side]
            log.tell(SCORED, [side, score + held, held, score])

    def scores(self) -> vec[i64]:
        articles = self.table.articles
        scores = zeros(articles.seats)
        for seat in range(articles.seats):
            scores[seat] = self.table.gold[articles.side(seat)]
        return scores

    def side(self, seat: i64) -> i64:
        return self.table.articles.side(seat)

    def ending(self) -> i64:
        return self.reason

    def attach(self, log: Log | None) -> None:
        self.table.log = log

    def sight(self, seat: i64) -> kernel.Sight:
        from flibuste.games.korsair.sight import see  # sights make states, so they import this module

        return see(self, seat)

    def fault(self) -> str:
        from flibuste.games.korsair.audit import find_fault  # looks at states, so it imports this module

        return find_fault(self)


def deal(articles: Articles, start: i64, order: vec[i64]) -> State:
    """Six cards each, one at a time from the starting seat on; the rest is the deck (KOR-12, KOR-13, KOR-15)."""
    seats: i64 = articles.seats
    hands = no_hands(seats)
    table = new_table(articles)
    for place in range(HAND * seats):
        seat: i64 = (start + place) % seats
        hands.add(seat, order[place])
        table.sizes[seat] += 1
    table.deck = len(order) - HAND * seats
    return State(table, hands, order, start)


def shuffled(rng: Rng) -> vec[i64]:
    """All 78 cards in a random order (KOR-11)."""
    order = DECK[:]
    rng.shuffle(order)
    return order


class Dealer(kernel.Dealer):
    def __init__(self, articles: Articles, start: i64) -> None:
        self.articles: Articles = articles
        self.start: i64 = start  # the seat chosen to begin, or RANDOM_SEAT

    def deal(self, rng: Rng) -> State:
        start: i64 = self.start
        if start == RANDOM_SEAT:
            articles = self.articles
            start = rng.below(articles.sides) << articles.partners  # in teams a lead (KOR-10)
        return deal(self.articles, start, shuffled(rng))
