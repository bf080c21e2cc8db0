"""Cards, deal, turns and recruiting: CSI-1 to CSI-29, one test a clause."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.corsari import rules
from flibuste.games.corsari.events import DREW, DREW_CARD, TOOK_DISCARD, TOOK_QUAY
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng, StackedRng
from tests.chi_squared import even, fits
from tests.games.corsari.engine import CORSARI, Game, dealt, position

each_count = pytest.mark.parametrize("seats", [2, 3, 4])


def stacked(seats: int, start: int = 0) -> Game:
    """The cards in ascending order, dealt from one seat on."""
    dealer = CORSARI.dealer(CORSARI.setup(None, seats, {"startSeat": str(start)}))
    state = dealer.deal(StackedRng(list(range(110))))
    assert isinstance(state, rules.State)
    return Game(state)


def test_csi_1_ten_colours_of_eleven_values() -> None:
    assert len(set(CORSARI.cards)) == 110
    assert Counter(card[0] for card in CORSARI.cards) == dict.fromkeys("ROYGABVPSN", 11)
    assert Counter(int(card[1:]) for card in CORSARI.cards) == dict.fromkeys(range(1, 12), 10)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6, 100])
def test_csi_2_other_seat_counts_are_refused(seats: int) -> None:
    with pytest.raises(Refusal) as caught:
        CORSARI.setup(None, seats)
    assert caught.value.clause == 2


def test_csi_3_one_shuffle_of_the_ascending_pool_a_round() -> None:
    """With a stacked source the order is the one given; a second shuffle in the round would not find it."""
    game = stacked(2)
    assert game.hand(0) == set(CORSARI.cards[:12])
    for _ in range(6):
        game.play("DRAW_DECK")
        game.play(game.legal()[-1], "STAY")
    one, other = dealt(3, 5), dealt(3, 5)
    assert (one.deck(), one.quay()) == (other.deck(), other.quay())


@each_count
def test_csi_4_twelve_cards_each(seats: int) -> None:
    game = dealt(seats)
    assert [len(game.hand(seat)) for seat in range(seats)] == [12] * seats


@each_count
def test_csi_5_the_quay_has_five_cards_and_one_a_player(seats: int) -> None:
    assert len(dealt(seats).quay()) == {2: 7, 3: 8, 4: 9}[seats]


def test_csi_6_the_card_laid_last_is_the_top() -> None:
    """And R-15: the card nothing overlaps."""
    game = stacked(2)
    assert game.quay() == list(CORSARI.cards[24:31])
    game.play("DRAW_QUAY")
    assert CORSARI.cards[30] in game.hand(0)


@each_count
def test_csi_7_one_card_starts_the_discard_pile(seats: int) -> None:
    assert len(dealt(seats).discard()) == 1


@each_count
def test_csi_8_the_rest_is_the_deck(seats: int) -> None:
    assert len(dealt(seats).deck()) == {2: 78, 3: 65, 4: 52}[seats]


def test_csi_9_blocks_from_the_start_seat_then_quay_discard_deck() -> None:
    game = stacked(3, start=2)
    cards = list(CORSARI.cards)
    assert [game.hand(seat) for seat in (2, 0, 1)] == [set(cards[:12]), set(cards[12:24]), set(cards[24:36])]
    assert (game.quay(), game.discard(), game.deck()) == (cards[36:44], cards[44:45], cards[45:])
    assert game.seat() == 2


def test_csi_10_the_first_start_seat_is_random_or_given() -> None:
    """And R-14."""
    starts = Counter(int(dealt(3, seed).table.start) for seed in range(600))
    assert fits(starts, even(3))
    assert {int(dealt(3, seed, {"startSeat": "1"}).table.start) for seed in range(20)} == {1}
    with pytest.raises(Refusal) as caught:
        CORSARI.setup(None, 3, {"startSeat": "3"})
    assert caught.value.clause == 10


def turn(game: Game, source: str = "DRAW_DECK") -> Game:
    game.play(source)
    return game.play(game.legal()[0], "STAY")


@each_count
def test_csi_11_turns_go_clockwise(seats: int) -> None:
    game = dealt(seats, 1, {"startSeat": "1"})
    order = []
    for _ in range(2 * seats):
        order.append(game.seat())
        turn(game)
    assert order == [(1 + step) % seats for step in range(2 * seats)]
    other = game.state.sight((int(game.state.seat) + 1) % seats)
    assert {int(other.forbids(code)) for code in range(282)} == {11}


def test_csi_12_draw_discard_declare() -> None:
    game = dealt(2)
    assert game.phase() == "DRAW"
    assert game.play("DRAW_DECK").phase() == "DISCARD"
    assert {game.refusal(text) for text in ("DRAW_DECK", "SAIL", "CREW R", "FILL_DONE")} == {12}
    assert game.play(game.legal()[0]).phase() == "DECLARE"
    assert {game.refusal(text) for text in ("DRAW_QUAY", "DISCARD R1", "CREW R", "FILL R1")} == {12}


def test_csi_13_nobody_passes() -> None:
    game = dealt(2)
    assert {game.refusal(text) for text in ("STAY", "SAIL", "DISCARD R1", "CREW R", "FILL R1", "CREW -")} == {13}


def test_csi_14_whoever_stays_hands_on_the_turn() -> None:
    game = dealt(4, 1, {"startSeat": "3"})
    assert turn(game).seat() == 0
    assert game.phase() == "DRAW"


def test_csi_15_twelve_cards_between_turns_thirteen_within() -> None:
    game = dealt(3)
    for source in ("DRAW_DECK", "DRAW_DISCARD", "DRAW_QUAY"):
        seat = game.seat()
        assert seat is not None
        assert [len(game.hand(other)) for other in range(3)] == [12] * 3
        assert len(game.play(source).hand(seat)) == 13
        game.play(game.legal()[0])
        assert len(game.hand(seat)) == 12
        game.play("STAY")


@each_count
def test_csi_16_there_is_always_something_to_draw(seats: int) -> None:
    """The audit looks at every turn; here a quay and a deck are drawn to the bitter end."""
    game = dealt(seats)
    while game.phase() == "DRAW":
        assert game.table.deck > 0
        assert game.table.quay_count > 0
        assert game.table.discard_count > 0
        game.play("DRAW_DECK")
        game.play(game.legal()[0])
        game.play(game.legal()[-1])
    assert game.phase() == "CREW"


def test_csi_17_the_port_has_the_colour_of_the_top_card() -> None:
    assert position("", "", quay="B2 G4 R9", phase="DRAW").port() == "R"
    assert position("", "", quay="R9 G4 B2", phase="DRAW").port() == "B"


def test_csi_18_three_sources() -> None:
    game = position("", "", quay="B2 G4", discard="R9", deck="P3 P4", phase="DRAW")
    assert game.legal() == ["DRAW_DECK", "DRAW_DISCARD", "DRAW_QUAY"]
    for source, card in (("DRAW_DECK", "P3"), ("DRAW_DISCARD", "R9"), ("DRAW_QUAY", "G4")):
        game = position("", "", quay="B2 G4", discard="R9", deck="P3 P4", phase="DRAW").play(source)
        assert card in game.hand(0)


def test_csi_19_only_the_drawer_sees_a_deck_card() -> None:
    game = position("", "", deck="P3 P4", phase="DRAW").play("DRAW_DECK")
    assert [event.what for event in game.events if event.audible(0)] == [DREW_CARD]
    assert [event.what for event in game.events if event.audible(1)] == [DREW]
    assert [event.what for event in game.events if event.audible(-2)] == [DREW]
    assert game.known(0) == set()


def test_csi_20_the_top_discard_is_taken_openly() -> None:
    game = position("", "", discard="P3 P4", phase="DRAW").play("DRAW_DISCARD")
    assert (game.known(0), game.discard()) == ({"P4"}, ["P3"])
    assert [event.what for event in game.events if event.audible(1)] == [TOOK_DISCARD]


def test_csi_21_the_top_of_the_quay_is_taken_openly() -> None:
    game = position("", "", quay="P3 P4", phase="DRAW").play("DRAW_QUAY")
    assert (game.known(0), game.quay()) == ({"P4"}, ["P3"])
    assert [event.what for event in game.events if event.audible(1)] == [TOOK_QUAY]


def test_csi_22_a_quay_draw_changes_the_port_at_once() -> None:
    game = position("", "", quay="P3 B2 B4", phase="DRAW")
    assert game.play("DRAW_QUAY").port() == "B"
    game.play(game.legal()[0], "STAY")
    assert game.play("DRAW_QUAY").port() == "P"


def test_csi_23_other_draws_leave_the_port() -> None:
    game = position("", "", quay="P3 B4", phase="DRAW")
    for source in ("DRAW_DECK", "DRAW_DISCARD") * 3:
        assert turn(game, source).port() == "B"


def test_csi_24_the_quay_is_never_refilled() -> None:
    game = dealt(2)
    sizes = []
    for _ in range(6):
        turn(game, "DRAW_QUAY")
        sizes.append(len(game.quay()))
    assert sizes == [6, 5, 4, 3, 2, 1]


def test_csi_25_any_of_thirteen_cards_can_be_discarded() -> None:
    for source in ("DRAW_DECK", "DRAW_DISCARD", "DRAW_QUAY"):
        game = dealt(2).play(source)
        seat = game.seat()
        assert seat is not None
        assert {text.split()[1] for text in game.legal()} == game.hand(seat)
        strange = next(card for card in CORSARI.cards if card not in game.hand(seat))
        assert game.refusal(f"DISCARD {strange}") == 25


def test_csi_26_the_discarded_card_is_the_top() -> None:
    game = dealt(2).play("DRAW_DECK")
    text = game.legal()[4]
    assert game.play(text).discard()[-1] == text.split()[1]


def test_csi_27_a_quay_card_thrown_back_does_not_restore_the_port() -> None:
    game = position("", "", quay="P3 B4", phase="DRAW").play("DRAW_QUAY", "DISCARD B4")
    assert (game.port(), game.quay(), game.discard()[-1]) == ("P", ["P3"], "B4")
    assert "B4" not in game.known(0)


def test_csi_28_a_discard_may_be_put_back() -> None:
    game = position("", "", discard="P3", phase="DRAW")
    hand = game.hand(0)
    game.play("DRAW_DISCARD", "DISCARD P3", "STAY")
    assert (game.hand(0), game.discard(), game.seat()) == (hand, ["P3"], 1)


@each_count
def test_csi_29_stall_limit(seats: int) -> None:
    """And R-12: counted over all seats, reset by any other draw, shut for one draw only."""
    for other in ("DRAW_DECK", "DRAW_QUAY"):
        game = dealt(seats)
        for _ in range(6 * seats - 1):
            turn(game, "DRAW_DISCARD")
        turn(game, other)
        for _ in range(6 * seats):
            assert game.refusal("DRAW_DISCARD") == 0
            turn(game, "DRAW_DISCARD")
        assert game.refusal("DRAW_DISCARD") == 29


def test_a_clone_shuffles_the_next_round_alike() -> None:
    """The source of chance is part of the state; what is drawn from the dealer's afterwards does not matter."""
    rng = FastRng(3)
    state = CORSARI.dealer(CORSARI.setup(None, 2)).deal(rng)
    rng.word()
    assert isinstance(state, rules.State)
    game, twin = Game(state.clone()), Game(state)
    for each in (game, twin):
        while each.table.round < 3:
            each.play(each.legal()[-1])
    assert (game.deck(), game.quay()) == (twin.deck(), twin.quay())
