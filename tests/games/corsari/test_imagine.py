"""Imagined worlds are drawn evenly: small cases, counted against all the worlds there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from itertools import permutations

import pytest
from mypy_extensions import i64

from flibuste.games.corsari import rules
from flibuste.games.corsari.cards import COLOURS, bit, cards_in, colour
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.kernel.vecs import vec
from tests.chi_squared import fits
from tests.games.corsari.engine import CORSARI, Game, captained, dealt, position, spread

DRAWS = 12_000
CAPTAIN = "R1 R2 R3 R4 G5 G6 R8 G9 G10 R11 B3 Y5"  # lacks 7


def narrow(game: Game, seat: int, hidden: str, deck: str) -> Game:
    """Everybody knows all of a hand but these cards, and the deck is these."""
    table, state = game.table, game.state
    for card in cards_in(state.hands, COLOURS * seat):
        if CORSARI.cards[card] not in spread(hidden):
            table.show(seat, card)
    names = spread(deck)
    left = [card for card in game.deck() if card not in names]
    assert set(names) <= set(game.deck())
    for place, name in enumerate(left):
        table.discards[int(table.discard_count) + place] = CORSARI.cards.index(name)
    table.discard_count += len(left)
    state.deck = vec[i64]([CORSARI.cards.index(name) for name in names])
    table.deck = len(names)
    assert state.fault() == ""
    return game


def identity(state: rules.State) -> Hashable:
    deck = tuple(int(card) for card in state.deck)[len(state.deck) - int(state.table.deck) :]
    return tuple(int(mask) for mask in state.hands), deck


def worlds(game: Game, seat: int, hidden: str, deck: str) -> dict[Hashable, float]:
    """Every way to lay the unseen cards into a hand and the deck that agrees with what the phase tells."""
    cards = [CORSARI.cards.index(name) for name in spread(f"{hidden} {deck}")]
    count = len(spread(hidden))
    asked = game.table.fits_any(game.state.hands, seat)
    found: Counter[Hashable] = Counter()
    for order in permutations(cards):
        hands = game.state.hands[:]
        for card in cards:
            hands[COLOURS * seat + colour(card)] &= ~bit(card)
        for card in order[:count]:
            hands[COLOURS * seat + colour(card)] |= bit(card)
        if game.phase() in ("DRAW", "DISCARD", "DECLARE") or game.table.fits_any(hands, seat) == asked:
            found[tuple(int(mask) for mask in hands), order[count:]] += 1
    return dict.fromkeys(found, 1.0)


CASES = {
    "a turn": (lambda: position("V1..V11 P1", "O1..O11 S1", phase="DRAW"), "O1 O2 S1", "B7 B8"),
    "asked to fill in": (lambda: captained(CAPTAIN, "RG", "R7 O1..O11"), "R7 O1 O2", "G7 B8"),
    "has ended filling in": (
        lambda: captained(CAPTAIN, "RG", "R7 O1..O11").play("FILL_DONE"),
        "R7 O1 O2",
        "G7 B8",
    ),
    "has nothing to fill in": (lambda: captained(CAPTAIN, "RG", "O1..O11 S1"), "O1 O2 S1", "R7 G7 B8"),
    "known to have something": (lambda: captained(CAPTAIN, "RG", "R7 O1..O11"), "O1 O2", "G7 B8"),
    "has nothing more": (
        lambda: captained("R1 R2 R3 R4 R6 G8 G9 G10 R11 B3 B4 Y5", "RG", "R5 O1..O11").play("FILL R5"),
        "O1 O2",
        "R7 G7 G5",
    ),
}


@pytest.mark.parametrize("beholder", [0, WATCHER])
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_worlds_are_imagined_evenly(case: tuple[object, str, str], beholder: int) -> None:
    """Every world that is possible, none that is not, each as often as any other."""
    make, hidden, deck = case
    assert callable(make)
    game = narrow(make(), 1, hidden, deck)
    if beholder == WATCHER:
        for card in cards_in(game.state.hands, 0):
            game.table.show(0, card)
    possible = worlds(game, 1, hidden, deck)
    assert identity(game.state) in possible
    assert len(possible) > 1
    sight, rng = game.state.sight(beholder), FastRng(77)
    counts: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        counts[identity(world)] += 1
    assert fits(counts, possible)


def test_openly_taken_cards_stay_where_they_are() -> None:
    game = dealt(3, 4, {"startSeat": "0"})
    quay, discard = game.quay()[-1], game.discard()[-1]
    game.play("DRAW_QUAY")
    game.play(next(text for text in game.legal() if quay not in text), "STAY")
    assert game.known(0) == {quay}
    sight, rng = game.state.sight(2), FastRng(1)
    for _ in range(200):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        assert quay in Game(world).hand(0)
        assert discard in Game(world).discard()


def test_imagined_rounds_to_come_are_as_many_as_wished() -> None:
    """Nobody can know how the next round will be shuffled: each imagined world has chance of its own."""
    game = position("", "", quay="G4", phase="DRAW")
    sight, rng = game.state.sight(0), FastRng(2)
    quays = set()
    for _ in range(50):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        quays.add(tuple(Game(world).play("DRAW_QUAY").quay()))
    assert len(quays) == 50
