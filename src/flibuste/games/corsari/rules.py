"""Corsari: a turn, weighing anchor, and from round to round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import CARDS, COLOURS, HAND, bit, cards_in, colour, count_in, value
from flibuste.games.corsari.crews import crew_part, dismissed_part, stowaway_part, stowaway_sum
from flibuste.games.corsari.decisions import (
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    FILL,
    FILL_DONE,
    SAIL,
    named_colours,
)
from flibuste.games.corsari.events import (
    DEALT,
    DECK_EXHAUSTED,
    DISCARDED,
    DREW,
    DREW_CARD,
    ENDED,
    FILLED,
    FITS,
    GRAND_MASTER,
    HAND_DEALT,
    LAID_OUT,
    LAST_ROUND,
    LAST_ROUND_SETTLED,
    SAILED,
    SHORTAGE,
    TOOK_DISCARD,
    TOOK_QUAY,
    VOID,
)
from flibuste.games.corsari.settlement import fewest_malus, masters, settle
from flibuste.games.corsari.table import (
    DECLARING,
    DISCARDING,
    DRAWING,
    FILLING,
    NAMING,
    NOBODY,
    Table,
    new_table,
)
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import vec

CSI_75_GAME_IS_OVER: Final = 75

RANDOM_SEAT: Final = -1
END_MALUS: Final = 35  # CSI-72


class State(kernel.State):
    def __init__(self, table: Table, hands: vec[i64], deck: vec[i64], seat: i64, rng: Rng) -> None:
        self.seat: i64 = seat
        self.table: Table = table
        self.hands: vec[i64] = hands  # ten masks a seat
        self.deck: vec[i64] = deck  # its last `table.deck` cards are still there, the next one first; never changed
        self.rng: Rng = rng  # shuffles the rounds to come (CSI-3)

    def clone(self) -> State:
        return State(self.table.clone(), self.hands[:], self.deck, self.seat, self.rng.clone())

    def list_moves(self, moves: Moves) -> None:
        if self.seat == OVER:
            moves.count = 0
        else:
            self.table.list_moves(self.seat, self.hands, moves)

    def forbids(self, action: i64) -> i64:
        if self.seat == OVER:
            return CSI_75_GAME_IS_OVER
        return self.table.forbids(self.seat, self.hands, action)

    def carry_out(self, action: i64) -> None:
        phase: i64 = self.table.phase
        if phase == DRAWING:
            self.draw(self.seat, action)
        elif phase == DISCARDING:
            self.discard(self.seat, action - DISCARD)
        elif phase == DECLARING:
            if action == SAIL:
                self.weigh_anchor(self.seat)
            else:
                self.seat = self.next_seat(self.seat)  # CSI-14
                self.table.phase = DRAWING
        elif phase == FILLING:
            if action == FILL_DONE:
                self.table.fills_ended = True
                self.table.phase = NAMING
            else:
                self.fill_in(self.seat, action - FILL)
        else:
            self.lay_out(self.seat, named_colours(action))

    def next_seat(self, seat: i64) -> i64:
        """Clockwise (CSI-11)."""
        seat += 1
        return 0 if seat == self.table.articles.seats else seat

    # Recruiting

    def draw(self, seat: i64, source: i64) -> None:
        table = self.table
        table.phase = DISCARDING
        card: i64
        if source == DRAW_DECK:
            card = self.deck[len(self.deck) - table.deck]
            table.deck -= 1
            table.streak = 0
        elif source == DRAW_DISCARD:
            table.discard_count -= 1
            card = table.discards[table.discard_count]
            table.streak += 1  # CSI-29
            table.show(seat, card)  # CSI-20
        else:
            table.quay_count -= 1
            card = table.quay[table.quay_count]
            table.streak = 0
            table.show(seat, card)  # CSI-21
        self.hands[COLOURS * seat + colour(card)] |= bit(card)
        log = table.log
        if log is not None:
            self.tell_drawn(log, seat, source, card)
        if table.quay_count == 0:
            self.end_void_round()  # CSI-65

    def tell_drawn(self, log: Log, seat: i64, source: i64, card: i64) -> None:
        table = self.table
        if source == DRAW_DECK:
            log.tell(DREW_CARD, [seat, card], 1 << seat)  # CSI-19
            log.tell_others(DREW, [seat], 1 << seat)
            if table.deck == 0:
                log.tell(DECK_EXHAUSTED, [seat])
        elif source == DRAW_DISCARD:
            log.tell(TOOK_DISCARD, [seat, card])
        else:
            log.tell(TOOK_QUAY, [seat, card, table.port() if table.quay_count > 0 else -1])
            if table.quay_count == 0:
                log.tell(VOID, [seat])

    def discard(self, seat: i64, card: i64) -> None:
        self.hands[COLOURS * seat + colour(card)] ^= bit(card)
        table = self.table
        table.throw(seat, card)
        table.phase = DECLARING
        log = table.log
        if log is not None:
            log.tell(DISCARDED, [seat, card])

    # Weighing anchor

    def weigh_anchor(self, seat: i64) -> None:
        """The hand is shown with the crew only (CSI-34)."""
        table = self.table
        table.captain = seat  # CSI-32
        table.phase = NAMING
        log = table.log
        if log is not None:
            log.tell(SAILED, [seat, table.port()])

    def fill_in(self, seat: i64, card: i64) -> None:
        """CSI-47"""
        table = self.table
        place: i64 = COLOURS * seat + colour(card)
        self.hands[place] ^= bit(card)
        table.shown[place] &= ~bit(card)
        table.fills[place] |= bit(card)
        table.last_fill = value(card)
        log = table.log
        if log is not None:
            log.tell(FILLED, [seat, card])
        self.ask_for_fill(seat)

    def ask_for_fill(self, seat: i64) -> None:
        """A seat that holds nothing that fits goes on to its crew (CSI-86), and everybody sees that it does."""
        table = self.table
        fits = table.fits_any(self.hands, seat)
        table.phase = FILLING if fits else NAMING
        log = table.log
        if log is not None and table.could_fit():
            log.tell_others(FITS, [seat, 1 if fits else 0, 1 if table.last_fill > 0 else 0], 1 << seat)

    def lay_out(self, seat: i64, named: i64) -> None:
        table = self.table
        total: i64 = stowaway_sum(self.hands, COLOURS * seat, named, table.port())
        table.lay_out(seat, self.hands, named, total)
        log = table.log
        if log is not None:
            self.tell_layout(log, seat, named)
        if seat == table.captain and total == 0 and not table.articles.anyone_masters:
            self.finish(GRAND_MASTER, 1 << seat)  # CSI-67, CSI-68
            return
        self.seat = self.next_seat(seat)  # CSI-46
        if self.seat == table.captain:
            self.settle_round()
            return
        table.last_fill = 0
        table.fills_ended = False
        self.ask_for_fill(self.seat)

    def tell_layout(self, log: Log, seat: i64, named: i64) -> None:
        port: i64 = self.table.port()
        first: i64 = COLOURS * seat
        crew = zeros(COLOURS)
        stowaways = zeros(COLOURS)
        dismissed = zeros(COLOURS)
        for hue in range(COLOURS):
            crew[hue] = crew_part(self.hands, first, named, port, hue)
            stowaways[hue] = stowaway_part(self.hands, first, named, port, hue)
        dismissed[port] = dismissed_part(self.hands, first, named, port)
        facts: list[int] = [seat, named, self.table.sum(seat), count_in(crew, 0), count_in(dismissed, 0)]
        log.tell(LAID_OUT, facts + cards_in(crew, 0) + cards_in(dismissed, 0) + cards_in(stowaways, 0))

    # From round to round

    def settle_round(self) -> None:
        table = self.table
        if table.articles.anyone_masters:
            winners: i64 = masters(table)
            if winners != 0:
                self.finish(GRAND_MASTER, winners)
                return
        settle(table, self.hands)
        table.voids = 0
        if table.last_round:
            self.finish(LAST_ROUND_SETTLED, fewest_malus(table))  # CSI-73
            return
        malus: i64 = table.malus_of_all()
        if malus >= END_MALUS:
            table.last_round = True  # CSI-71
            log = table.log
            if log is not None:
                log.tell(LAST_ROUND, [malus])
        self.next_round()

    def end_void_round(self) -> None:
        """Nothing is counted (CSI-65); in the last round as in any other (CSI-74)."""
        self.table.voids += 1
        self.next_round()

    def next_round(self) -> None:
        """The start moves on by one seat, whoever sailed (CSI-77)."""
        table = self.table
        start: i64 = self.next_seat(table.start)
        if CARDS - count_piles(table) < table.articles.needed():
            table.piles = zeros(len(table.piles))  # CSI-81
            log = table.log
            if log is not None:
                log.tell(SHORTAGE, [])
        self.deal(start, shuffled_pool(table, self.rng))

    def deal(self, start: i64, order: vec[i64]) -> None:
        """Twelve cards each in blocks, the quay, one discard; the rest is the deck (CSI-4 to CSI-9)."""
        table = self.table
        articles = table.articles
        hands = zeros(COLOURS * articles.seats)
        seat: i64 = start
        place: i64 = 0
        while place < HAND * articles.seats:
            for _ in range(HAND):
                card: i64 = order[place]
                hands[10 * seat + colour(card)] |= bit(card)
                place += 1
            seat = self.next_seat(seat)
        self.hands = hands
        self.deck = order
        self.seat = start
        table.quay = order[place : place + articles.quay]
        table.quay_count = articles.quay
        table.discards[0] = order[place + articles.quay]
        table.discard_count = 1
        table.deck = len(order) - articles.dealt()
        table.shown = zeros(len(hands))
        table.fills = zeros(len(hands))
        table.phase = DRAWING
        table.round += 1
        table.start = start
        table.captain = NOBODY
        table.laid = 0
        table.open_colours = 0
        table.gaps = 0
        table.last_fill = 0
        table.fills_ended = False
        table.streak = 0
        for seat in range(articles.seats):
            table.forget_layout(seat)
        log = table.log
        if log is not None:
            self.tell_deal(log)

    def tell_deal(self, log: Log) -> None:
        table = self.table
        last: int = 1 if table.last_round else 0
        facts: list[int] = [table.round, table.start, last, table.deck, table.discards[0]]
        log.tell(DEALT, facts + [int(card) for card in table.quay])
        for seat in range(table.articles.seats):
            log.tell(HAND_DEALT, [int(seat), *cards_in(self.hands, COLOURS * seat)], 1 << seat)

    def finish(self, reason: i64, winners: i64) -> None:
        self.seat = OVER
        table = self.table
        table.reason = reason
        table.winners = winners
        log = table.log
        if log is not None:
            seats = [int(seat) for seat in range(table.articles.seats) if (winners >> seat) & 1]
            log.tell(ENDED, [int(reason), *seats])

    # For the table

    def scores(self) -> vec[i64]:
        """Malus cards: the fewer the better (CSI-89)."""
        scores = zeros(self.table.articles.seats)
        for seat in range(len(scores)):
            scores[seat] = self.table.malus(seat)
        return scores

    def merits(self) -> vec[i64]:
        """A Grand Master is above all, whatever the counts (CSI-67)."""
        merits = zeros(self.table.articles.seats)
        for seat in range(len(merits)):
            merits[seat] = -self.table.malus(seat)
            if self.table.reason == GRAND_MASTER and (self.table.winners >> seat) & 1:
                merits[seat] = 1
        return merits

    def ending(self) -> i64:
        return self.table.reason

    def reseed(self, rng: Rng) -> None:
        self.rng = rng

    def attach(self, log: Log | None) -> None:
        self.table.log = log

    def sight(self, seat: i64) -> kernel.Sight:
        from flibuste.games.corsari.sight import see  # sights make states, so they import this module

        return see(self, seat)

    def fault(self) -> str:
        from flibuste.games.corsari.audit import find_fault  # looks at states, so it imports this module

        return find_fault(self)


def count_piles(table: Table) -> i64:
    count: i64 = 0
    for seat in range(table.articles.seats):
        count += count_in(table.piles, COLOURS * seat)
    return count


def shuffled_pool(table: Table, rng: Rng) -> vec[i64]:
    """All cards that lie in front of nobody (CSI-80), ascending and then shuffled once (CSI-3)."""
    pool = zeros(CARDS)
    count: i64 = 0
    for hue in range(COLOURS):
        kept: i64 = 0
        for seat in range(table.articles.seats):
            kept |= table.piles[10 * seat + hue]
        for place in range(11):
            if (kept >> place) & 1 == 0:
                pool[count] = 11 * hue + place
                count += 1
    pool = pool[:count]
    rng.shuffle(pool)
    return pool


class Dealer(kernel.Dealer):
    def __init__(self, articles: Articles, start: i64) -> None:
        self.articles: Articles = articles
        self.start: i64 = start  # the seat chosen to begin, or RANDOM_SEAT

    def deal(self, rng: Rng) -> State:
        start: i64 = self.start
        if start == RANDOM_SEAT:
            start = rng.below(self.articles.seats)  # CSI-10
        table = new_table(self.articles)
        order = shuffled_pool(table, rng)
        state = State(table, zeros(0), zeros(0), start, rng.branch())
        state.deal(start, order)
        return state
