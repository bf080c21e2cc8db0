"""The turn, drawing and discarding: KOR-16 to KOR-26 and KOR-52, one test a clause."""

from __future__ import annotations

import pytest

from flibuste.games.korsair import events
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng
from tests.games.korsair.engine import ADAPTER, KORSAIR, at, both
from tests.games.korsair.vectors import CATALOGUE, Deal, Ship


@both
def test_kor_16_capture_comes_before_the_action(edition: str) -> None:
    game = at("red1", "", begin=True, table=(Ship(5, 0),), edition=edition)
    assert game.scores() == [5, 0]
    assert "P:red1>g0" not in game.legal()
    fresh = at("G5", "", edition=edition)
    fresh.play("G5")
    assert (fresh.scores(), fresh.slots()) == ([0, 0], [0])  # not captured in the turn that launched it
    fresh.play("draw")
    assert (fresh.scores(), fresh.slots()) == ([5, 0], [])


@both
def test_kor_17_captures_happen_by_themselves(edition: str) -> None:
    game = at("G5 G2", "red1", "", edition=edition)
    game.play_all("G5", "draw", "draw")
    assert game.seat() == 0
    assert game.happened(events.CAPTURED) == [[0, 0, 5]]
    assert game.scores() == [5, 0, 0]


@both
def test_kor_18_a_turn_is_one_action(edition: str) -> None:
    for text, deck, size in (("draw", -1, 1), ("G2", 0, -1), ("P:red1>g0", 0, -1)):
        game = at("G2 red1", "G3", table=(Ship(5, 1),), edition=edition)
        before = game.deck_size(), len(game.hand(0))
        game.play(text)
        assert (game.deck_size(), len(game.hand(0))) == (before[0] + deck, before[1] + size)
        assert game.seat() == 1


@both
def test_kor_18_only_cards_of_the_hand_and_decisions_there_are(edition: str) -> None:
    game = at("G2", "G3 red1", table=(Ship(5, 1),), edition=edition)
    for text in ("G3", "P:red1>g0", "C:red>g0", "A>g0", "X:red1"):
        assert game.refusal(text) == 18
    assert [game.state.forbids(code) for code in (-1, 554, 10_000)] == [18, 18, 18]


def test_kor_19_nobody_may_pass() -> None:
    """Every legal action moves a card; no word of the notation means to pass."""
    for word in ("pass", "passe", "", "-", "skip"):
        with pytest.raises(Mistake, match="no-such-decision"):
            KORSAIR.read(word)
    game = at("G2 red1 A", "", table=(Ship(5, 0, {1: "blue1"}),))
    for code in game.state.actions():
        after = game.state.clone()
        after.play(code)
        sizes = (after.table.deck, list(after.table.sizes))
        assert sizes != (game.state.table.deck, list(game.state.table.sizes))


@both
def test_kor_20_the_end_is_tested_then_the_next_seat_that_can_act_is_asked(edition: str) -> None:
    game = at("red1 red2", "", "", "blue1", deck="", table=(Ship(3, 1), Ship(4, 2)), edition=edition)
    game.play("X:red1")
    assert game.seat() == 3  # B and C have captured and were skipped
    assert game.scores() == [0, 3, 4, 0]
    assert game.happened(events.SKIPPED) == [[1], [2]]
    game.play("X:blue1")
    assert game.seat() is None
    assert game.happened(events.SKIPPED) == [[1], [2]]


def test_kor_21_the_first_turn_finds_nothing_to_capture() -> None:
    game = ADAPTER.deal(Deal(3, False, CATALOGUE, 1), "korsair", {})
    assert (game.seat(), game.scores(), game.slots()) == (1, [0, 0, 0], [])
    game.play("draw")
    assert game.happened(events.CAPTURED) == []


@both
def test_kor_22_drawing_needs_a_deck_and_nothing_else(edition: str) -> None:
    assert "draw" in at("G2 red1", "", deck="G3", table=(Ship(2, 1),), edition=edition).legal()
    empty = at("G2", "G3", deck="", edition=edition)
    assert "draw" not in empty.legal()
    assert empty.refusal("draw") == 22


@both
def test_kor_23_the_top_card_goes_to_the_hand_unseen_by_others(edition: str) -> None:
    game = at("", "", deck="red1 G2 blue4", edition=edition)
    game.play("draw")
    assert (game.hand(0), game.hand(1)) == (["red1"], [])
    game.play("draw")
    assert game.hand(1) == ["G2"]
    views = [KORSAIR.view(game.state.sight(seat)) for seat in (0, 1)]
    assert [view["hands"][0] for view in views] == [
        {"size": 1, "cards": ["red1"]},
        {"size": 1, "cards": None},
    ]


def test_kor_24_there_is_no_hand_limit() -> None:
    game = ADAPTER.deal(Deal(2, False, CATALOGUE, 0), "korsair", {})
    for _ in range(66):
        game.play("draw")
    assert [len(hand) for hand in game.hands()] == [39, 39]
    assert "draw" not in game.legal()


@both
def test_kor_25_the_deck_is_never_rebuilt(edition: str) -> None:
    game = ADAPTER.deal(Deal(3, False, CATALOGUE, 0), edition, {})
    for _ in range(60):
        game.play("draw")
    rng = FastRng(3)
    while game.seat() is not None:
        assert game.deck_size() == 0
        assert game.refusal("draw") == 22
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    assert game.deck_size() == 0
    assert len(game.discard()) + sum(len(game.spoils(side)) for side in range(3)) > 10


@both
def test_kor_26_an_empty_hand_must_draw(edition: str) -> None:
    game = at("", "G2", deck="red1", table=(Ship(4, 1, {1: "red2"}),), edition=edition)
    assert game.legal() == ["draw"]


@both
def test_kor_52_discarding_needs_an_empty_deck_and_spares_galleons(edition: str) -> None:
    with_deck = at("red1 C:red A G2", "G3", deck="G4", edition=edition)
    for text in ("X:red1", "X:C:red", "X:A"):
        assert with_deck.refusal(text) == 52
    empty = at("red1 C:red A G2", "G3", deck="", edition=edition)
    assert empty.legal() == ["G2", "X:red1", "X:C:red", "X:A"]
    for text in ("X:G2", "xg2", "x G4"):  # a galleon, and never the green pirate
        with pytest.raises(Refusal) as refused:
            KORSAIR.read(text)
        assert refused.value.clause == 52
    empty.play("X:C:red")
    assert (empty.discard(), empty.hand(0), empty.seat()) == (["C:red"], ["G2", "red1", "A"], 1)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_solo_games_are_the_same_in_both_editions(seats: int) -> None:
    """Nothing else is left to chance: equal decks, start and actions give equal scores."""
    for seed in range(5):
        rng = FastRng(seed)
        one, other = (
            ADAPTER.deal(Deal(seats, False, CATALOGUE, 0), edition, {}) for edition in ("korsair", "corsaires")
        )
        while one.seat() is not None:
            legal = one.legal()
            assert legal == other.legal()
            text = legal[rng.below(len(legal))]
            one.play(text)
            other.play(text)
            assert (one.seat(), one.scores()) == (other.seat(), other.scores())
        assert one.winners() == other.winners()
