"""Positions of the engine, written in the notation of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest
from mypy_extensions import i64

from flibuste.games.corsari import rules, words
from flibuste.games.corsari.cards import COLOURS, bit, cards_in, colour
from flibuste.games.corsari.crews import crew_part, dismissed_part, stowaway_part
from flibuste.games.corsari.game import Corsari, articles
from flibuste.games.corsari.table import DECLARING, DISCARDING, DRAWING, FILLING, NAMING, new_table
from flibuste.kernel.event import Event, Log
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec

CORSARI = Corsari()
NUMBER = {name: card for card, name in enumerate(CORSARI.cards)}
PHASES = {"DRAW": DRAWING, "DISCARD": DISCARDING, "DECLARE": DECLARING, "CREW": NAMING, "FILL": FILLING}


def spread(text: str) -> list[str]:
    """`R1..R4 B2` is R1 R2 R3 R4 B2."""
    cards: list[str] = []
    for part in text.split():
        first, _, last = part.partition("..")
        cards += [f"{first[0]}{value}" for value in range(int(first[1:]), int((last or first)[1:]) + 1)]
    return cards


def numbers(text: str) -> list[int]:
    return [NUMBER[card] for card in spread(text)]


def masks(text: str) -> vec[i64]:
    """A hand by itself."""
    hand = vec[i64]([0] * COLOURS)
    for card in numbers(text):
        hand[colour(card)] |= bit(card)
    return hand


def hues(letters: str) -> int:
    return sum(1 << words.LETTERS.index(letter) for letter in letters)


def letters(mask: int) -> str:
    return "".join(words.LETTERS[hue] for hue in words.hues_in(mask))


class Game:
    def __init__(self, state: rules.State) -> None:
        self.state = state
        self.table = state.table
        self.log = Log()
        self.events: list[Event] = []
        state.attach(self.log)

    def play(self, *texts: str) -> Game:
        for text in texts:
            action = CORSARI.read(text)
            assert CORSARI.say(action) == text
            self.state.play(action)
            self.events += self.log.take()
            assert self.state.fault() == ""
        return self

    def refusal(self, text: str) -> int:
        """The clause that forbids it, 0 if it is legal; it is also what `play` raises."""
        action = CORSARI.read(text)
        clause = int(self.state.forbids(action))
        if clause:
            with pytest.raises(Refusal) as caught:
                self.state.play(action)
            assert caught.value.clause == clause
        return clause

    def legal(self) -> list[str]:
        return [CORSARI.say(action) for action in self.state.actions()]

    def fills(self) -> set[str]:
        """The cards that may be filled in now."""
        return {text.split()[1] for text in self.legal() if text.startswith("FILL ")}

    def phase(self) -> str:
        return next(name for name, phase in PHASES.items() if phase == self.table.phase)

    def seat(self) -> int | None:
        return None if self.state.seat == OVER else int(self.state.seat)

    def port(self) -> str:
        return words.LETTERS[self.table.port()]

    def quay(self) -> list[str]:
        return [CORSARI.cards[self.table.quay[place]] for place in range(self.table.quay_count)]

    def discard(self) -> list[str]:
        return [CORSARI.cards[self.table.discards[place]] for place in range(self.table.discard_count)]

    def deck(self) -> list[str]:
        deck = self.state.deck
        return [CORSARI.cards[card] for card in deck][len(deck) - int(self.table.deck) :]

    def hand(self, seat: int) -> set[str]:
        return {CORSARI.cards[card] for card in cards_in(self.state.hands, COLOURS * seat)}

    def known(self, seat: int) -> set[str]:
        return {CORSARI.cards[card] for card in cards_in(self.table.shown, COLOURS * seat)}

    def pile(self, seat: int) -> set[str]:
        return {CORSARI.cards[card] for card in cards_in(self.table.piles, COLOURS * seat)}

    def malus(self) -> list[int]:
        return [int(score) for score in self.state.scores()]

    def sums(self) -> list[int]:
        return [int(self.table.sum(seat)) for seat in range(self.table.articles.seats)]

    def winners(self) -> list[int]:
        return [seat for seat in range(self.table.articles.seats) if (self.table.winners >> seat) & 1]

    def ending(self) -> str:
        return words.ENDINGS[self.state.ending()]

    def happened(self, what: int) -> list[list[int]]:
        return [event.facts for event in self.events if event.what == what]


class Layout:
    """What a hand comes to with certain colours."""

    def __init__(self, hand: vec[i64], named: int, port: int) -> None:
        self.crew, self.stowaways = set[str](), set[str]()
        for hue in range(COLOURS):
            self.crew |= _names(hue, crew_part(hand, 0, named, port, hue))
            self.stowaways |= _names(hue, stowaway_part(hand, 0, named, port, hue))
        self.dismissed = _names(port, dismissed_part(hand, 0, named, port))
        self.sum = sum(int(card[1:]) for card in self.stowaways)
        self.count = len(self.stowaways)


def _names(hue: int, mask: int) -> set[str]:
    return {f"{words.LETTERS[hue]}{place + 1}" for place in range(11) if (mask >> place) & 1}


def layout(hand: str, named: str, port: str = "Y") -> Layout:
    return Layout(masks(hand), hues(named), words.LETTERS.index(port))


def position(
    *hands: str,
    port: str = "Y",
    quay: str | None = None,
    discard: str | None = None,
    deck: str | None = None,
    turn: int = 0,
    phase: str = "DECLARE",
    malus: Sequence[int] = (),
    piled: bool = False,
    last_round: bool = False,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A table in the middle of a round. What is not said is made up of the cards that are left; with a deck given, the
    others lie below the discard. Malus cards are numbers, or `piled` as cards too."""
    seats = len(hands)
    state = rules.State(
        new_table(articles(CORSARI.setup(None, seats, options))),
        vec[i64]([0] * (COLOURS * seats)),
        vec[i64]([]),
        turn,
        FastRng(99),
    )
    table = state.table
    given = [numbers(hand) for hand in hands]
    fixed = [card for hand in given for card in hand]
    for text in (quay, discard, deck):
        fixed += numbers(text or "")
    left = [card for card in range(110) if card not in fixed]
    lying = _quay(quay, port, left, int(table.articles.quay))
    for seat, hand in enumerate(given):
        size = 13 if phase == "DISCARD" and seat == turn else 12
        while len(hand) < size:
            hand.append(left.pop(len(left) // 2))
        for card in hand:
            state.hands[COLOURS * seat + colour(card)] |= bit(card)
    for seat, count in enumerate(malus):
        table.seats[4 * seat] = count
        for _ in range(count if piled else 0):
            card = left.pop()
            table.piles[COLOURS * seat + colour(card)] |= bit(card)
    top = numbers(discard or "") or [left.pop()]
    thrown = [*left, *top] if deck is not None else top
    state.deck = vec[i64](numbers(deck) if deck is not None else left)
    table.deck = len(state.deck)
    table.quay, table.quay_count = vec[i64](lying), len(lying)
    for place, card in enumerate(thrown):
        table.discards[place] = card
    table.discard_count = len(thrown)
    table.phase = PHASES[phase]
    table.round = 1
    table.start = 0
    table.last_round = last_round
    assert state.fault() == ""
    return Game(state)


def _quay(quay: str | None, port: str, left: list[int], size: int) -> list[int]:
    if quay is not None:
        return numbers(quay)
    top = next(card for card in left if CORSARI.cards[card][0] == port)
    left.remove(top)
    return [*(left.pop() for _ in range(size - 1)), top]


def captained(captain: str, crew: str, *others: str, port: str = "Y", **options: str) -> Game:
    """Seat 0 has weighed anchor and named its colours."""
    return position(captain, *others, port=port, options=options).play("SAIL", f"CREW {crew}")


def dealt(seats: int, seed: int = 1, wishes: Mapping[str, str] | None = None) -> Game:
    state = CORSARI.dealer(CORSARI.setup(None, seats, wishes)).deal(FastRng(seed))
    assert isinstance(state, rules.State)
    return Game(state)
