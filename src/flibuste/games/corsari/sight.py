"""What one seat of a Corsari game may know, and the worlds it cannot rule out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import ALL_VALUES, CARDS, COLOURS, VALUES, bit, colour, count_in
from flibuste.games.corsari.rules import CSI_75_GAME_IS_OVER, State
from flibuste.games.corsari.table import FILLING, NAMING, Table, new_table
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import append, vec

CSI_11_NOT_YOUR_TURN: Final = 11

# What the phase tells of the hand of the seat that decides, besides what was shown of it.
ANY_HAND: Final = 0
HOLDS_A_FIT: Final = 1
HOLDS_NO_FIT: Final = 2


class Sight(kernel.Sight):
    """The open table, one's own hand, and as a heap without order all cards that lie where one cannot see."""

    def __init__(self, seat: i64, turn: i64, table: Table, hand: vec[i64]) -> None:
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.table: Table = table
        self.hands: vec[i64] = hand  # ten masks a seat; all empty but those of this seat
        self.unseen: vec[i64] = unseen_cards(table, hand)  # ascending

    def list_moves(self, moves: Moves) -> None:
        if self.seat == self.turn:
            self.table.list_moves(self.seat, self.hands, moves)
        else:
            moves.count = 0

    def forbids(self, action: i64) -> i64:
        if self.turn == OVER:
            return CSI_75_GAME_IS_OVER
        if self.seat != self.turn:
            return CSI_11_NOT_YOUR_TURN
        return self.table.forbids(self.seat, self.hands, action)

    def hidden_cards(self, seat: i64) -> i64:
        """How many cards of a hand this seat has not seen."""
        if seat == self.seat:
            return 0
        return self.table.hand_size(seat, self.turn) - count_in(self.table.shown, COLOURS * seat)

    def constraint(self) -> i64:
        """Everybody sees whether the deciding seat was asked for fill-ins, and whether it ended them (CSI-86)."""
        table = self.table
        if self.turn == OVER or self.turn == self.seat or self.turn == table.captain or not table.could_fit():
            return ANY_HAND
        if table.phase == FILLING or (table.phase == NAMING and table.fills_ended):
            return ANY_HAND if table.fits_any(table.shown, self.turn) else HOLDS_A_FIT
        return HOLDS_NO_FIT if table.phase == NAMING else ANY_HAND

    def fits(self, card: i64) -> bool:
        """Could the deciding seat fill in this card if it held it?"""
        table = self.table
        return (table.open_colours >> colour(card)) & 1 != 0 and table.open_gaps() & bit(card) != 0

    def imagine(self, rng: Rng) -> State:
        """Deal the unseen cards anew into hidden hands and deck; a hand that the phase tells of comes first."""
        table = self.table.clone()
        hands = table.shown[:]
        if self.seat >= 0:
            for place in range(COLOURS * self.seat, COLOURS * self.seat + COLOURS):
                hands[place] = self.hands[place]
        cards = self.unseen[:]
        dealt: i64 = 0
        constraint: i64 = self.constraint()
        if constraint != ANY_HAND:
            dealt = self.hidden_cards(self.turn)
            self.draw_constrained(cards, dealt, constraint, rng)
            add_cards(hands, self.turn, cards[:dealt])
            cards = cards[dealt:]
        rng.shuffle(cards)
        place = 0
        for seat in range(table.articles.seats):
            if constraint == ANY_HAND or seat != self.turn:
                count: i64 = self.hidden_cards(seat)
                add_cards(hands, seat, cards[place : place + count])
                place += count
        return State(table, hands, cards, self.turn, rng.branch())

    def draw_constrained(self, cards: vec[i64], count: i64, constraint: i64, rng: Rng) -> None:
        """Bring so many cards to the front that agree with the phase, every such set being as likely."""
        among: i64 = len(cards)
        if constraint == HOLDS_NO_FIT:
            among = self.move_fits_back(cards)
        while True:
            found = False
            for place in range(count):
                drawn: i64 = place + rng.below(among - place)
                card: i64 = cards[drawn]
                cards[drawn] = cards[place]
                cards[place] = card
                found = found or self.fits(card)
            if found == (constraint == HOLDS_A_FIT):
                return

    def move_fits_back(self, cards: vec[i64]) -> i64:
        """Fitting cards to the end; returns how many others there are."""
        others: i64 = 0
        for place in range(len(cards)):
            card: i64 = cards[place]
            if not self.fits(card):
                cards[place] = cards[others]
                cards[others] = card
                others += 1
        return others

    def facts(self) -> list[int]:
        table = self.table
        facts: list[int] = [self.seat, self.turn, table.phase, table.round, table.start, table.deck]
        facts += [table.captain, table.laid, table.open_colours, table.gaps, table.last_fill]
        facts += [1 if table.fills_ended else 0, table.streak, table.voids, 1 if table.last_round else 0]
        facts += [table.reason, table.winners, table.quay_count, table.discard_count]
        facts += [table.quay[place] for place in range(table.quay_count)]
        facts += [table.discards[place] for place in range(table.discard_count)]
        facts += list(table.shown)
        facts += list(table.fills)
        facts += list(table.piles)
        facts += list(table.seats)
        facts += list(self.hands)
        facts += list(self.unseen)
        return facts


def recall(articles: Articles, facts: list[int]) -> Sight:
    """A sight from its facts, for whoever thinks in another process."""
    reader = Reader(facts)
    seat: i64 = reader.next()
    turn: i64 = reader.next()
    table = new_table(articles)
    table.phase = reader.next()
    table.round = reader.next()
    table.start = reader.next()
    table.deck = reader.next()
    table.captain = reader.next()
    table.laid = reader.next()
    table.open_colours = reader.next()
    table.gaps = reader.next()
    table.last_fill = reader.next()
    table.fills_ended = reader.next() == 1
    table.streak = reader.next()
    table.voids = reader.next()
    table.last_round = reader.next() == 1
    table.reason = reader.next()
    table.winners = reader.next()
    table.quay_count = reader.next()
    table.discard_count = reader.next()
    table.quay = zeros(table.quay_count)
    reader.fill(table.quay, table.quay_count)
    reader.fill(table.discards, table.discard_count)
    for masks in (table.shown, table.fills, table.piles, table.seats):
        reader.fill(masks, len(masks))
    hand = zeros(len(table.shown))
    reader.fill(hand, len(hand))
    return Sight(seat, turn, table, hand)


def add_cards(hands: vec[i64], seat: i64, cards: vec[i64]) -> None:
    for card in cards:
        hands[COLOURS * seat + colour(card)] |= bit(card)


def unseen_cards(table: Table, hand: vec[i64]) -> vec[i64]:
    """All 110 cards less one's own hand and all that lies open or is known to be in a hand, ascending."""
    seen = zeros(COLOURS)
    for place in range(len(table.shown)):
        seen[place % COLOURS] |= table.shown[place] | table.fills[place] | table.piles[place] | hand[place]
    for place in range(table.quay_count):
        seen[colour(table.quay[place])] |= bit(table.quay[place])
    for place in range(table.discard_count):
        seen[colour(table.discards[place])] |= bit(table.discards[place])
    cards = vec[i64](capacity=CARDS)
    for hue in range(COLOURS):
        unseen: i64 = ALL_VALUES & ~seen[hue]
        for place in range(VALUES):
            if (unseen >> place) & 1:
                cards = append(cards, 11 * hue + place)
    return cards


def see(state: State, seat: i64) -> Sight:
    """What a seat, or a watcher, may know of a state. A hand that was never laid out stays hidden to the end."""
    hand = zeros(len(state.hands))
    if seat >= 0:
        for place in range(COLOURS * seat, COLOURS * seat + COLOURS):
            hand[place] = state.hands[place]
    return Sight(seat, state.seat, state.table.clone(), hand)
