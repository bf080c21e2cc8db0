"""The product's engine behind the small interface of the vectors.

Positions are built with the classes of the rules themselves: a galleon is launched and cards are laid on it as in play,
only nobody asks whether they may be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from mypy_extensions import i64

from flibuste.games.korsair import events, rules, words
from flibuste.games.korsair.cards import KINDS, galleon
from flibuste.games.korsair.game import Korsair, articles
from flibuste.games.korsair.piles import discard_pile, spoils
from flibuste.games.korsair.ships import NOBODY, Ship
from flibuste.games.korsair.table import NO_SLOT, new_table, taken_gold, taken_side, taken_slot
from flibuste.kernel.event import Event, Log
from flibuste.kernel.game import Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import StackedRng
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec
from tests.games.korsair.vectors import BOTH, Deal, Position

KORSAIR = Korsair()
KIND = {name: kind for kind, name in enumerate(KORSAIR.cards)}


def names(cards: Iterable[int]) -> list[str]:
    return [KORSAIR.cards[card] for card in cards]


class EngineGame:
    def __init__(self, state: rules.State) -> None:
        self.state = state
        self.log = Log()
        self.events: list[Event] = []
        state.attach(self.log)

    def seat(self) -> int | None:
        return None if self.state.seat == OVER else int(self.state.seat)

    def legal(self) -> list[str]:
        return [KORSAIR.say(action) for action in self.state.actions()]

    def play(self, text: str) -> None:
        """Only the exact notation will do, as in a record; what a person may type is another matter."""
        clause = self.refusal(text)
        if clause != 0:
            raise ValueError(f"{text}: KOR-{clause}")
        self.state.play(read_exactly(text))
        self.events += self.log.take()

    def refusal(self, text: str) -> int:
        """The clause that forbids an action, 0 if it is legal; it is also what `play` raises."""
        action = read_exactly(text)
        clause = int(self.state.forbids(action))
        if clause != 0:
            with pytest.raises(Refusal) as caught:
                self.state.play(action)
            assert caught.value.clause == clause
        return clause

    def play_all(self, *texts: str) -> None:
        for text in texts:
            self.play(text)

    def ship(self, slot: int) -> Ship:
        ship = self.state.table.find(slot)
        assert ship is not None
        return ship

    def slots(self) -> list[int]:
        return [int(ship.slot) for ship in self.state.table.ships]

    def controller(self, slot: int) -> int | None:
        side = int(self.ship(slot).controller)
        return None if side == NOBODY else side

    def scores(self) -> list[int]:
        return [int(gold) for gold in self.state.table.gold]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [side for side, score in enumerate(scores) if score == max(scores) and self.seat() is None]

    def captured(self) -> list[list[tuple[int, int]]]:
        """By side, slot and gold of the galleons taken, in order."""
        table = self.state.table
        taken = [table.taken[place] for place in range(table.taken_count)]
        return [
            [(int(taken_slot(entry)), int(taken_gold(entry))) for entry in taken if taken_side(entry) == side]
            for side in range(table.articles.sides)
        ]

    def hand(self, seat: int) -> list[str]:
        copies = self.state.hands.copies
        return [KORSAIR.cards[kind] for kind in range(KINDS) for _ in range(copies[KINDS * seat + kind])]

    def hands(self) -> list[list[str]]:
        return [self.hand(seat) for seat in range(self.state.table.articles.seats)]

    def discard(self) -> list[str]:
        return names(discard_pile(self.state.table))

    def spoils(self, side: int) -> list[str]:
        return names(spoils(self.state.table, side))

    def deck_size(self) -> int:
        return int(self.state.table.deck)

    def ending(self) -> str:
        return words.ENDINGS[self.state.ending()]

    def happened(self, what: int) -> list[list[int]]:
        """The facts of all events of one kind so far."""
        return [event.facts for event in self.events if event.what == what]


def read_exactly(text: str) -> int:
    try:
        action = KORSAIR.read(text)
    except (Mistake, Refusal) as wrong:
        raise ValueError(str(wrong)) from None
    if KORSAIR.say(action) != text:
        raise ValueError(f"{text} is written {KORSAIR.say(action)}")
    return action


class EngineAdapter:
    def deal(self, deal: Deal, edition: str, options: Mapping[str, str]) -> EngineGame:
        setup = agree(edition, deal.seats, deal.teams, {"firstSeat": str(deal.start), **options})
        state = KORSAIR.dealer(setup).deal(StackedRng([KIND[card] for card in deal.order]))
        assert isinstance(state, rules.State)
        return EngineGame(state)

    def build(self, position: Position, edition: str, options: Mapping[str, str]) -> EngineGame:
        signed = articles(agree(edition, len(position.hands), position.teams, options))
        table = new_table(signed)
        hands = rules.no_hands(signed.seats)
        for seat, cards in enumerate(position.hands):
            for card in cards.split():
                hands.add(seat, KIND[card])
                table.sizes[seat] += 1
        for slot, ship in enumerate(position.table):
            table.launch(ship.owner, galleon(ship.value))
            for seat, fleet in ship.fleets.items():
                for card in fleet.split():
                    table.lay(seat, KIND[card], slot)
            if ship.character is not None:
                table.lay(ship.character[0], KIND[ship.character[1]], slot)
        for side, gold in enumerate(position.captured_gold()):
            table.gold[side] = gold
        deck = vec[i64]([KIND[card] for card in position.draw_pile()])
        table.deck = len(deck)
        seat = position.seat
        if position.begin:
            seat = int(table.next_turn((seat - 1) % signed.seats, NO_SLOT))
        elif position.barred is not None and signed.bars(seat - 1, seat):
            table.barred = position.barred
        return EngineGame(rules.State(table, hands, deck, seat))


def agree(edition: str, seats: int, teams: bool, options: Mapping[str, str]) -> Setup:
    """A table whose starting seat is chosen, whatever the edition; ValueError for one the rules refuse."""
    wishes = {"teams": "yes" if teams else "no", "startSeat": "chosen", **options}
    try:
        return KORSAIR.setup(edition, seats, wishes)
    except Refusal as refusal:
        raise ValueError(f"no such table for {seats} seats: KOR-{refusal.clause}") from None


ADAPTER = EngineAdapter()


both = pytest.mark.parametrize("edition", BOTH)


def at(*hands: str, edition: str = "korsair", options: Mapping[str, str] | None = None, **position: Any) -> EngineGame:
    """A partial position; see `Position` for what else may be said."""
    return ADAPTER.build(Position(hands=hands, **position), edition, options or {})


def translate(event: Event) -> tuple[object, ...] | None:
    """An event of the engine as the reference model writes it; None for what only those hear who may not see a card."""
    facts = event.facts
    match int(event.what):
        case events.CAPTURED:
            return ("captured", facts[0], facts[1], facts[2], sorted(names(facts[3:])))
        case events.DREW:
            return None
        case events.DREW_CARD:
            return ("drew", facts[0], KORSAIR.cards[facts[1]])
        case events.PLACED:
            return ("placed", *facts)
        case events.PIRATE_LAID:
            return ("pirate", facts[0], KORSAIR.cards[facts[1]], facts[2])
        case events.CAPTAIN_LAID:
            return ("captain", facts[0], KORSAIR.cards[facts[1]], facts[2])
        case events.ADMIRAL_LAID:
            return ("admiral", facts[0], facts[2])
        case events.EXPELLED:
            return ("expelled", KORSAIR.cards[facts[0]], facts[1])
        case events.DISCARDED:
            return ("discarded", facts[0], KORSAIR.cards[facts[1]])
        case events.DECK_EXHAUSTED:
            return ("deckExhausted",)
        case events.SKIPPED:
            return ("skipped", *facts)
        case events.ENDED:
            return ("ended", words.ENDINGS[facts[0]])
        case events.FINAL_CAPTURE:
            return ("finalCapture", *facts[:3])
        case events.FINAL_TIE:
            return ("finalTie", *facts)
        case events.SCORED:
            return ("scored", *facts)
    raise AssertionError(f"an event the reference does not know: {event}")


def translate_all(happened: Sequence[Event]) -> list[tuple[object, ...]]:
    return [told for event in happened if (told := translate(event)) is not None]
