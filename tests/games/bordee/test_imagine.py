"""Imagined worlds are drawn evenly: small cases, counted against all the worlds there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import combinations, permutations

from flibuste.games.bordee import rules
from flibuste.games.bordee.cards import faces_in
from flibuste.games.bordee.notation import card_name
from flibuste.games.bordee.steps import course
from flibuste.games.bordee.steps.draft import numbers_in
from flibuste.kernel.rng import FastRng
from tests.chi_squared import fits
from tests.games.bordee.engine import BLUE, BORDEE, RED, Duel, Side, cards, duel

DRAWS = 3000


def imagined(game: Duel, seat: int, look: Callable[[rules.State], Hashable]) -> Counter[Hashable]:
    rng = FastRng(9)
    seen = Counter[Hashable]()
    sight = game.state.sight(seat)
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        seen[look(world)] += 1
    return seen


def hand(world: rules.State, seat: int) -> str:
    return " ".join(card_name(face) for face in faces_in(world.owns[seat].hand))


def test_hidden_hands_are_even() -> None:
    """Two cards of five that lie in hand or deck."""
    red = Side(hand="1S 2S", deck="3S 4S 5S", targets="T03 T04")
    found = imagined(duel(red=red), BLUE, lambda world: hand(world, RED))
    names = ["1S", "2S", "3S", "4S", "5S"]
    assert fits(found, {" ".join(pair): 1.0 for pair in combinations(names, 2)})


def test_tokens_are_even() -> None:
    game = duel(red=Side(gone="DIS_SAILS", targets="T03 T04"))
    found = imagined(game, BLUE, lambda world: tuple(int(token) for token in world.tokens[:3]))
    assert fits(found, dict.fromkeys(permutations(range(3)), 1.0))
    found = imagined(game, RED, lambda world: tuple(int(token) for token in world.tokens[4:6]))
    assert fits(found, {(1, 2): 1.0, (2, 1): 1.0})


def test_secret_officers_are_even() -> None:
    state = BORDEE.dealer(BORDEE.setup()).deal(FastRng(1))
    assert isinstance(state, rules.State)
    game = Duel(state).play("ZONE(DECK_BOW) ZONE(DECK_MID)")
    found = imagined(game, RED, lambda world: (int(world.owns[0].captain), int(world.owns[0].mate)))
    assert fits(found, {(captain, mate): 1.0 for captain in range(3) for mate in range(3)})


def test_picks_under_way_are_even() -> None:
    """Three cards of five must go, one has been named: it can be any that leaves two behind it."""
    hidden = "1S 2S 3S 4S 5S"
    game = duel(Side(hand=hidden, deck="6S 7S", decks="4/2/4", targets="T01 T02"), stage=course.DRAWING)
    assert game.state.table.loss == 3
    game.play("CARD(1S)")
    found = imagined(game, RED, lambda world: world.owns[BLUE].chain.cards[0])
    assert found.keys() == {0, 1, 2, 3, 4}
    assert fits(found, dict.fromkeys(range(5), 1.0))


def test_secret_tricks_are_even() -> None:
    """Any of the 24 but those one was offered oneself."""
    game = duel(Side(tricks=(1, 2, 3), hand=cards(2)), Side(tricks=(21,), targets="T03 T04"))
    sight = game.state.sight(BLUE)
    found = Counter[int]()
    rng = FastRng(2)
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, rules.State)
        found.update(numbers_in(world.owns[RED].tricks))
    assert fits(found, dict.fromkeys(range(4, 25), 1.0))


def test_offers_under_way_are_hidden() -> None:
    state = BORDEE.dealer(BORDEE.setup(wishes={"reputations": "yes"})).deal(FastRng(4))
    assert isinstance(state, rules.State)
    game = Duel(state)
    while game.asked != (RED, "REPUTATION"):
        game.play(sorted(game.legal)[0])
    mine = set(numbers_in(game.state.owns[RED].offer))
    found = imagined(game, RED, lambda world: int(world.owns[BLUE].reputation))
    assert fits(found, {number: 1.0 for number in range(1, 10) if number not in mine})
