"""Imagined worlds are drawn evenly (KOR-85, A-23): small cases, counted against all the worlds there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from itertools import permutations

import pytest
from mypy_extensions import i64

from flibuste.games.korsair import rules
from flibuste.games.korsair.cards import KINDS, gold, is_galleon
from flibuste.games.korsair.game import articles
from flibuste.games.korsair.table import new_table, taken_galleon, taken_gold
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.kernel.vecs import vec
from tests.chi_squared import fits
from tests.games.korsair.engine import KIND, agree
from tests.games.korsair.vectors import CATALOGUE

DRAWS = 12_000


@dataclass(frozen=True)
class Late:
    """A late position: every card not named here lies open, discarded or captured by the first side."""

    hands: tuple[str, ...]
    deck: str = ""
    captured: Mapping[int, str] = field(default_factory=dict)  # side to its galleons
    teams: bool = False
    options: Mapping[str, str] = field(default_factory=dict)

    def state(self) -> rules.State:
        signed = articles(agree("korsair", len(self.hands), self.teams, self.options))
        table, hands = new_table(signed), rules.no_hands(signed.seats)
        rest = Counter(CATALOGUE)
        for seat, cards in enumerate(self.hands):
            for card in cards.split():
                hands.add(seat, KIND[card])
                table.sizes[seat] += 1
                rest[card] -= 1
        rest -= Counter(self.deck.split())
        taken = [(side, card) for side, cards in self.captured.items() for card in cards.split()]
        rest -= Counter(card for _, card in taken)
        taken += [(0, card) for card in rest.elements() if card.startswith("G")]
        for slot, (side, card) in enumerate(taken):
            value = gold(KIND[card])
            table.taken[slot] = taken_galleon(value, slot, side)
            table.gold[side] += value
        table.taken_count = table.launched = len(taken)
        for card in rest.elements():
            if not card.startswith("G"):
                table.throw(0, KIND[card])
        deck = vec[i64]([KIND[card] for card in self.deck.split()])
        table.deck = len(deck)
        state = rules.State(table, hands, deck, 0)
        assert state.fault() == ""
        return state


def identity(state: rules.State) -> Hashable:
    """All that can differ between two worlds of one sight."""
    table = state.table
    deck = tuple(int(card) for card in state.deck)[len(state.deck) - int(table.deck) :]
    values = tuple(int(taken_gold(table.taken[place])) for place in range(table.taken_count))
    return tuple(int(count) for count in state.hands.copies), deck, values


def all_worlds(late: Late, seat: int) -> dict[Hashable, float]:
    """Every way to lay the unseen cards, each card by itself: as often as a world comes up, so likely it is."""
    state = late.state()
    table, signed = state.table, state.table.articles
    hidden = [other for other in range(signed.seats) if not signed.sees_hand(seat, other)]
    memory = bool(signed.remember_values)
    own = signed.side(seat) if seat >= 0 else -1
    places = [place for place in range(table.taken_count) if memory and int(table.taken[place]) >> 9 != own]
    cards = [kind for other in hidden for kind in range(KINDS) for _ in range(state.hands.copies[KINDS * other + kind])]
    cards += [int(card) for card in state.deck]
    cards += [int(taken_gold(table.taken[place])) - 2 for place in places]
    copies = [int(count) for count in state.hands.copies]
    values = [int(taken_gold(table.taken[place])) for place in range(table.taken_count)]
    for other in hidden:
        copies[KINDS * other : KINDS * (other + 1)] = [0] * KINDS
    worlds: Counter[Hashable] = Counter()
    for order in permutations(cards):
        if all(is_galleon(kind) for kind in order[: len(places)]):
            worlds[lay(order, places, hidden, table.sizes, list(copies), list(values))] += 1
    return {world: float(count) for world, count in worlds.items()}


def lay(
    order: tuple[int, ...], places: list[int], hidden: list[int], sizes: vec[i64], copies: list[int], values: list[int]
) -> Hashable:
    """One order of the unseen cards: first the face-down galleons, then hidden hands, then the deck."""
    left = list(order)
    for place in places:
        values[place] = left.pop(0) + 2
    for other in hidden:
        for _ in range(sizes[other]):
            copies[KINDS * other + left.pop(0)] += 1
    return tuple(copies), tuple(left), tuple(values)


CLOSED = {"partnerHands": "closed"}
MEMORY = {"capturedValues": "memory"}
CASES = {
    "one hidden hand and a deck": (Late(("red1", "G2 blue1"), "G3 A"), 0),
    "twins count twice": (Late(("G8", "red2 red2", "red2 blue2 blue2"), ""), 0),
    "two hidden hands": (Late(("G2 G2", "red1 red2", "C:red G5 A")), 0),
    "an empty hidden hand": (Late(("G2", "", "red1 G3"), "blue1 G4"), 0),
    "the watcher": (Late(("G2", "red1 G3"), "blue1 blue2"), WATCHER),
    "an open partner": (Late(("G2", "G3", "red1 red2", "blue1 G4"), "A", teams=True), 1),
    "a closed partner": (
        Late(("G2", "G3", "red1", "G4"), "A A"[:1], teams=True, options={"partnerHands": "closed"}),
        0,
    ),
    "face-down galleons": (Late(("G2", "G3 red1"), "G4", {1: "G5 G6"}, options=MEMORY), 0),
    "face-down galleons of two sides": (Late(("G2", "red1", "G7"), "blue1", {1: "G5", 2: "G8"}, options=MEMORY), 0),
    "face-down galleons and few others": (Late(("red1", "blue1"), "G3", {1: "G2 G2 G5"}, options=MEMORY), 0),
}


@pytest.mark.parametrize(("late", "seat"), CASES.values(), ids=CASES)
def test_kor_85_worlds_are_imagined_evenly(late: Late, seat: int) -> None:
    """KOR-85 and ruling A-23: every world that is possible, none that is not, each as often as it should."""
    state = late.state()
    worlds = all_worlds(late, seat)
    assert identity(state) in worlds
    sight, rng = state.sight(seat), FastRng(77)
    counts: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        counts[identity(world)] += 1
    assert len(worlds) > 1
    assert fits(counts, worlds)


def test_a_lopsided_source_would_not_fit() -> None:
    """The test above can fail: the same worlds with twins counted once do not fit."""
    late, seat = CASES["twins count twice"]
    flat = dict.fromkeys(all_worlds(late, seat), 1.0)
    sight, rng = late.state().sight(seat), FastRng(78)
    worlds = [sight.imagine(rng) for _ in range(DRAWS)]
    assert not fits(Counter(identity(world) for world in worlds if isinstance(world, rules.State)), flat)


def test_worlds_of_a_fresh_deal_are_even_card_by_card() -> None:
    """With 72 unseen cards nobody lists all worlds: each kind must lie on top of the deck as often as it should."""
    state = rules.deal(articles(agree("korsair", 3, False, {})), 0, rules.shuffled(FastRng(1)))
    sight, rng = state.sight(0), FastRng(79)
    unseen = Counter(CATALOGUE) - Counter(card for card, kind in KIND.items() for _ in range(state.hands.copies[kind]))
    tops: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        tops[int(world.deck[len(world.deck) - int(world.table.deck)])] += 1
    assert fits(tops, {KIND[card]: float(count) for card, count in unseen.items()})
