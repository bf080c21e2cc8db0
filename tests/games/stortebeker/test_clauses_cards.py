"""Set-up, the turn frame, laying cards and exchanging: STB-1 to STB-33."""

from __future__ import annotations

import pytest

from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.wire import names
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng, StackedRng
from flibuste.kernel.state import WATCHER
from tests.games.stortebeker.engine import (
    GAME,
    discards,
    forbidden,
    hand,
    in_order,
    look,
    moves,
    play,
    position,
    roll,
    ships_at_sea,
    side,
)

SIX = "water water beans meat rum P2"


def deal(seats: int, seed: int = 1, **wishes: str) -> State:
    state = GAME.dealer(GAME.setup(None, seats, wishes)).deal(FastRng(seed))
    assert isinstance(state, State)
    return state


def stacked(seats: int) -> State:
    """Ships and cards in the order of the data file."""
    kinds = [kind for kind in range(15) for _ in range(int((deal(2).table.articles.stock.cards >> 4 * kind) & 15))]
    state = GAME.dealer(GAME.setup(None, seats)).deal(StackedRng([*range(15, 45), *kinds]))
    assert isinstance(state, State)
    return state


def test_stb_1_two_three_or_four_play_and_seat_0_begins() -> None:
    """R-31"""
    for seats in (2, 3, 4):
        assert deal(seats).seat == 0
    for seats in (0, 1, 5):
        with pytest.raises(Refusal) as caught:
            GAME.setup(None, seats)
        assert caught.value.clause == 1


def test_stb_2_to_5_ships_at_sea_and_in_the_convoy() -> None:
    """STB-2, STB-3, STB-4, STB-5"""
    for seats, convoy in ((2, 12), (3, 15), (4, 18)):
        state = stacked(seats)
        assert ships_at_sea(state) == ["Y1", "Y2", "Y3", "Y4"]
        assert state.table.convoy == convoy
        for seat in (0, WATCHER):
            view = GAME.view(state.sight(seat))
            assert [ship["id"] for ship in view["ahead"]] == ["Y5"]
            shown = {ship["id"] for ship in [*view["ahead"], *view["sea"]]}
            assert shown == {"Y1", "Y2", "Y3", "Y4", "Y5"}


def test_stb_6_six_cards_each() -> None:
    for seats in (2, 3, 4):
        state = deal(seats)
        assert [len(hand(state, seat).split()) for seat in range(seats)] == [6] * seats
        assert state.table.deck == 66 - 6 * seats


def test_stb_7_at_the_beginning() -> None:
    table = deal(3).table
    assert (table.discard, table.round, table.quiet) == (0, 1, 0)
    assert [table.score(seat) + table.captured(seat) for seat in range(3)] == [0, 0, 0]


def test_stb_8_cards_are_dealt_one_by_one_from_seat_0() -> None:
    state = stacked(3)  # 11 plain water on top, then 7 beans for the last rounds
    assert [hand(state, seat).count("water") for seat in range(3)] == [4, 4, 3]
    assert state.hold.deck[len(state.hold.deck) - state.table.deck] == 1
    one, other = deal(2, 9), deal(2, 9)
    assert ships_at_sea(one) == ships_at_sea(other)
    assert hand(one, 0) == hand(other, 0)


def test_stb_9_phases_come_in_order() -> None:
    state = position([SIX, "water"], {(0, 0): "water bread", (0, 1): "water"})
    assert {forbidden(state, text) for text in ("board 0", "stop", "counter go", "add rum", "lose P2")} == {9}
    play(state, "done", "plan throw shot", "discard water", "discard water", "discard beans")
    assert moves(state) == {"target 0"}
    assert forbidden(state, "board 0") == 9
    roll(state, "black", "black")
    play(state, "target 0")
    assert moves(state) == {"board 0", "stop"}


def test_stb_10_then_the_next_seat_clockwise() -> None:
    state = position(["water", "water", "water"])
    for seat in (0, 1, 2):
        assert state.seat == seat
        assert look(state, (seat + 1) % 3).forbids(GAME.read("done")) == 10
        play(state, "done", "plan throw", "discard water")
    assert (state.seat, state.table.round) == (0, 3)


@pytest.mark.parametrize(("held", "due"), [(SIX, 3), ("water rum", 2), ("water", 1)])
def test_stb_11_three_cards_or_all_there_are(held: str, due: int) -> None:
    """R-12"""
    state = position([held, "water"])
    play(state, "done", "plan throw")
    for _ in range(due):
        assert state.seat == 0
        play(state, sorted(moves(state))[-1])
    assert state.seat == 1


def test_stb_11_an_empty_hand_plays_nothing() -> None:
    state = position(["water", "", "water"])
    play(state, "done", "plan throw", "discard water")
    assert state.seat == 2
    assert hand(state, 1) != ""  # but it drew


def test_stb_12_steps_in_order() -> None:
    state = position([SIX, "water"], discard="rum")
    assert {forbidden(state, text) for text in ("plan throw", "discard water", "pick rum", "target 0")} == {12}
    play(state, "done")
    assert forbidden(state, "place water 0") == 12
    play(state, "plan ex2")
    assert {forbidden(state, text) for text in ("place water 0", "done", "plan throw")} == {12}


def test_stb_13_all_cards_played_count_and_those_taken_back_do_not() -> None:
    state = position([SIX, "water"], {(0, 1): "water"}, discard="rum")
    play(state, "place water 0")
    assert state.table.left == 2
    play(state, "done")
    assert moves(state) == {"plan throw", "plan throw shot", "plan ex2"}
    assert forbidden(state, "plan ex2 shot") == 13
    play(state, "plan ex2", "discard beans", "discard meat", "pick rum")
    assert state.seat == 1
    assert hand(state, 0).count("rum") >= 2


def test_stb_14_any_step_may_be_left_out() -> None:
    state = position(["water bread rum", "water"])
    play(state, "place water 0", "place bread 0", "place rum 2")
    assert state.table.discard == 0
    state = position([SIX, "water"])
    play(state, "done", "plan throw", "discard water", "discard water", "discard rum")
    assert [side(state, slot, 0) for slot in range(4)] == ["", "", "", ""]


def test_stb_15_from_hand_to_ones_own_side() -> None:
    state = position([SIX, "water"], sea=("Y1", None, "B1", "G1"))
    assert forbidden(state, "place bananas 0") == 15  # not in hand
    assert forbidden(state, "place water 1") == 15  # no ship
    play(state, "place water 0")
    assert (side(state, 0, 0), side(state, 0, 1), hand(state, 0)) == ("water", "", in_order("water beans meat rum P2"))


def test_stb_16_cards_of_a_turn_may_be_split() -> None:
    state = position([SIX, "water"])
    play(state, "place water 0", "place beans 1", "place rum 2")
    assert [side(state, slot, 0) for slot in range(3)] == ["water", "beans", "rum"]


def test_stb_17_only_what_the_ship_asks_for_and_no_more() -> None:
    state = position([SIX, "water"])
    assert forbidden(state, "place meat 0") == 17
    play(state, "place water 0")
    assert forbidden(state, "place water 0") == 17


def test_stb_18_other_sides_do_not_matter() -> None:
    state = position([SIX, "water"], {(0, 1): "water bread"})
    assert "place water 0" in moves(state)


def test_stb_19_provisions_lie_open() -> None:
    state = position(["water* rum rum", "water"])
    play(state, "place water* 0")
    assert GAME.view(state.sight(1))["sea"][0]["sides"][0]["cards"] == ["water*"]


def test_stb_20_a_pirate_needs_support() -> None:
    state = position(["water P2 P3 P4", "water"])
    assert forbidden(state, "place P2 0") == 20
    play(state, "place water 0", "place P2 0")
    assert forbidden(state, "place P3 0") == 20


def test_stb_21_symbols_need_no_support_and_give_none() -> None:
    """R-13, R-32"""
    state = position(["water* P2 rum", "water"])
    play(state, "place water* 0")
    assert forbidden(state, "place P2 0") == 20
    assert (state.table.symbol_strength(0, 0), state.table.pirates(0, 0)) == (1, 0)


def test_stb_22_pirates_lie_face_down_in_a_heap() -> None:
    """R-34"""
    first = position(["water bread P2 P3 rum rum", "water"], {(0, 0): "water bread"}, sea=("W2", "R1", "B1", "G1"))
    second = first.clone()
    play(first, "place P2 0", "place P3 0")
    play(second, "place P3 0", "place P2 0")
    assert first.sight(1).facts() == second.sight(1).facts()
    theirs = GAME.view(first.sight(1))["sea"][0]["sides"][0]
    mine = GAME.view(first.sight(0))["sea"][0]["sides"][0]
    assert (theirs["hidden"], theirs["own"], mine["own"]) == (2, None, ["P2", "P3"])


def test_stb_23_card_by_card() -> None:
    state = position(["water P4 rum", "water"])
    assert "place P4 0" not in moves(state)
    play(state, "place water 0", "place P4 0")
    assert side(state, 0, 0) == "water ?P4"


def test_stb_24_what_lies_there_stays() -> None:
    """There is no decision that takes a card of one's own back from a ship."""
    state = position(["rum rum rum", "water"], {(0, 0): "water ?P4"})
    verbs = {GAME.say(action).split()[0] for action in range(GAME.decisions)}
    assert verbs == {
        "place",
        "done",
        "plan",
        "discard",
        "pick",
        "target",
        "hit",
        "lose",
        "board",
        "stop",
        "counter",
        "add",
    }
    assert moves(state) == {"place rum 2", "done"}


def test_stb_25_pirates_never_outnumber_their_support() -> None:
    state = position(["rum rum rum", "water"], {(0, 0): "water", (0, 1): "water ?P4"})
    roll(state, "blue", "blue")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0")
    assert state.fault() == ""
    play(state, "hit 1 water sink")
    assert (side(state, 0, 1), state.fault()) == ("", "")


def test_stb_26_two_for_one() -> None:
    state = position([SIX, "water"], discard="P4 bread")
    play(state, "done", "plan ex2", "discard water", "discard water", "discard beans")
    assert moves(state) == {"pick bread", "pick P4"}
    play(state, "pick P4")
    assert hand(state, 0).count("P4") == 1


def test_stb_27_three_for_two_needs_three() -> None:
    state = position([SIX, "water"], discard="P4 bread")
    play(state, "place water 0", "done")
    assert forbidden(state, "plan ex3") == 13


def test_stb_28_one_exchange_a_turn() -> None:
    state = position([SIX, "water"], discard="P4 P3 bread")
    play(state, "done", "plan ex2", "discard water", "discard water", "discard beans", "pick P3")
    assert state.seat == 1


def test_stb_29_not_what_was_just_given() -> None:
    """R-9"""
    state = position([SIX, "water"], discard="bread")
    play(state, "done", "plan ex2", "discard water", "discard rum", "discard P2")
    assert moves(state) == {"pick bread"}
    assert forbidden(state, "pick rum") == 29
    state = position([SIX, "water"], discard="bread", exchangeReclaim="true")
    play(state, "done", "plan ex2", "discard water", "discard rum", "discard P2")
    assert moves(state) == {"pick bread", "pick water", "pick rum", "pick P2"}


def test_stb_30_what_there_is() -> None:
    """R-10"""
    state = position([SIX, "water"], discard="bread")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans", "pick bread")
    assert state.seat == 1
    state = position([SIX, "water"])
    play(state, "done")
    assert (forbidden(state, "plan ex2"), forbidden(state, "plan ex3")) == (30, 30)


def test_stb_31_the_reserve_lies_open_and_waits() -> None:
    """R-11"""
    state = position(["water water beans", "water"], {(0, 0): "water", (0, 1): "water"}, discard="P4")
    play(state, "done", "plan ex2 shot", "discard water", "discard water", "discard beans", "pick P4")
    assert (hand(state, 0), names(state.table.reserve)) == ("", ["P4"])
    assert GAME.view(state.sight(1))["reserve"] == ["P4"]
    assert moves(state) == {"target 0"}


def test_stb_32_the_rest_is_thrown_away_for_nothing() -> None:
    state = position([SIX, "water"], discard="P4")
    play(state, "done", "plan throw", "discard water", "discard water", "discard beans")
    assert discards(state) == in_order("P4 water water beans")


def test_stb_33_any_card_will_do() -> None:
    state = position(["water bread* P2 P4", "water"], discard="rum")
    play(state, "done", "plan throw")
    assert moves(state) == {"discard water", "discard bread*"}
    assert forbidden(state, "discard rum") == 33
    play(state, "discard bread*", "discard P2")
    assert moves(state) == {"discard P4"}
