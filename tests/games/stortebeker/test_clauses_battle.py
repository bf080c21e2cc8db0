"""Broadsides, boarding and counter-attacks: STB-34 to STB-66."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.stortebeker.rules import State
from tests.games.stortebeker.engine import (
    GAME,
    discards,
    forbidden,
    hand,
    in_order,
    moves,
    play,
    position,
    roll,
    side,
)

Sides = dict[tuple[int, int], str]
SEA = ("W2", "R3", "Y6", "B6")  # W2: water 2, beans, bread


def fire(sides: Sides, *dice: str, seats: int = 2) -> State:
    """Seat 0 fires at the first ship."""
    state = position(["rum rum rum", *["water"] * (seats - 1)], sides, sea=SEA)
    roll(state, *dice)
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0")
    return state


def board(sides: Sides, *dice: int | str, hands: tuple[str, ...] = ("water",), **wishes: Any) -> State:
    """Seat 0 has thrown its card away and boards the first ship, R1: beans and bananas, strength 6, 3 points."""
    state = position(["rum", *hands], sides, sea=("R1", "Y1", "B1", "G1"), **wishes)
    play(state, "done", "plan throw", "discard rum")
    roll(state, *dice)
    play(state, "board 0")
    return state


def test_stb_34_one_broadside_for_one_card() -> None:
    state = position(["rum rum rum", "water"], {(0, 0): "water", (0, 1): "water"}, sea=SEA)
    play(state, "done")
    assert moves(state) == {"plan throw", "plan throw shot"}
    play(state, "plan throw shot", "discard rum", "discard rum", "discard rum")
    assert discards(state) == "rum rum rum"
    roll(state, "black", "black")
    play(state, "target 0")
    assert state.seat == 1  # one only


@pytest.mark.parametrize(
    ("sides", "possible"),
    [
        ({(0, 0): "water", (0, 1): "bread"}, True),
        ({(0, 0): "water"}, False),
        ({(0, 1): "water"}, False),
        ({(0, 0): "water", (1, 1): "rum"}, False),
        ({(0, 0): "water", (0, 1): "?P2"}, False),
    ],
)
def test_stb_35_a_provision_of_ones_own_and_one_of_somebody_else(sides: Sides, possible: bool) -> None:
    """R-8"""
    state = position(["rum rum rum", "water"], sides, sea=SEA)
    play(state, "done")
    assert ("plan throw shot" in moves(state)) == possible
    assert forbidden(state, "plan throw shot") == (0 if possible else 35)


def test_stb_35_counts_once_cards_are_laid() -> None:
    state = position(["water rum rum", "water"], {(0, 1): "bread"}, sea=SEA)
    play(state, "place water 0", "done")
    assert "plan throw shot" in moves(state)


def test_stb_36_the_target_is_one_of_those_ships() -> None:
    state = position(["rum rum rum", "water"], {(0, 0): "water", (0, 1): "water", (1, 0): "rum"}, sea=SEA)
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum")
    assert moves(state) == {"target 0"}
    assert forbidden(state, "target 1") == 35


def test_stb_37_whose_and_which_is_the_shooters_choice() -> None:
    """R-4, R-6"""
    state = fire({(0, 0): "bread", (0, 1): "water water*", (0, 2): "water"}, "blue", "black", seats=3)
    assert moves(state) == {
        "hit pass",
        *(f"hit {card} {fate}" for card in ("1 water", "1 water*", "2 water") for fate in ("keep", "sink")),
    }
    assert {forbidden(state, text) for text in ("hit 1 bread keep", "hit 0 water keep", "hit 2 water* sink")} == {37}
    play(state, "hit pass")
    assert [side(state, 0, seat) for seat in range(3)] == ["bread", "water water*", "water"]


def test_stb_38_to_ones_own_side_or_away() -> None:
    """R-5"""
    sides = {(0, 0): "bread", (0, 1): "water"}
    kept = fire(sides, "blue", "black")
    play(kept, "hit 1 water keep")
    assert (side(kept, 0, 0), side(kept, 0, 1)) == ("water bread", "")
    sunk = fire(sides, "blue", "black")
    play(sunk, "hit 1 water sink")
    assert (side(sunk, 0, 0), discards(sunk)) == ("bread", in_order("rum rum rum water"))
    full = fire({(0, 0): "beans", (0, 1): "beans"}, "green", "black")
    assert moves(full) == {"hit pass", "hit 1 beans sink"}


def test_stb_39_a_die_that_matches_nothing() -> None:
    """R-7, R-35"""
    assert fire({(0, 0): "bread", (0, 1): "water"}, "black", "yellow").seat == 1
    state = fire({(0, 0): "bread", (0, 1): "water"}, "black", "blue")
    assert state.table.die == 1
    state = fire({(0, 0): "bread", (0, 1): "water water"}, "blue", "blue")
    play(state, "hit 1 water sink", "hit 1 water sink")
    assert side(state, 0, 1) == ""


def test_stb_40_pirates_are_not_hit() -> None:
    state = fire({(0, 0): "bread", (0, 1): "water beans P4"}, "blue", "black")
    assert not [text for text in moves(state) if "P" in text]


def test_stb_41_pirates_without_support_are_lost_clockwise() -> None:
    """R-2, R-3"""
    sides = {(0, 0): "bread", (0, 1): "water beans ?P2 ?P4", (0, 2): "water beans ?P3 ?P2"}
    state = fire(sides, "blue", "blue", seats=3)
    play(state, "hit 2 water sink", "hit 1 water sink")
    assert (state.seat, moves(state)) == (1, {"lose P2", "lose P4"})
    assert forbidden(state, "lose P3") == 41
    play(state, "lose P2")
    assert (state.seat, moves(state)) == (2, {"lose P2", "lose P3"})
    play(state, "lose P3")
    assert [side(state, 0, seat) for seat in range(3)] == ["bread", "beans ?P4", "beans ?P2"]


def test_stb_42_a_broadside_in_the_first_round() -> None:
    state = position(["", "water rum rum"], {(0, 0): "bread"}, sea=SEA, round=1, active=1)
    play(state, "place water 0", "done")
    assert "plan throw shot" in moves(state)


def test_stb_43_nobody_boards_in_round_1() -> None:
    """R-14"""
    state = position(
        ["water", "water"], {(0, 0): "beans bananas", (0, 1): "beans bananas"}, sea=("R1", "Y3", "G3", "B3"), round=1
    )
    for seat in (0, 1):
        assert state.seat == seat
        play(state, "done", "plan throw", "discard water")
    assert (state.seat, state.table.round) == (0, 2)
    play(state, "done", "plan throw")
    while "stop" not in moves(state):
        play(state, sorted(moves(state))[0])
    assert "board 0" in moves(state)


def test_stb_44_a_complete_side_and_no_pirates_needed() -> None:
    state = position(["rum", "water"], {(0, 0): "beans bananas", (1, 0): "water ?P4"}, sea=("R1", "Y1", "B1", "G1"))
    play(state, "done", "plan throw", "discard rum")
    assert moves(state) == {"board 0", "stop"}
    assert forbidden(state, "board 1") == 44


def test_stb_45_boarding_is_a_choice() -> None:
    sides = {(0, 0): "beans bananas", (1, 0): "water bread"}
    state = position(["rum", "water"], sides, sea=("R1", "Y1", "B1", "G1"))
    play(state, "done", "plan throw", "discard rum")
    assert moves(state) == {"board 0", "board 1", "stop"}
    play(state, "stop")
    assert (state.seat, side(state, 0, 0)) == (1, "beans bananas")


def test_stb_46_once_a_turn() -> None:
    """R-15"""
    state = board({(0, 0): "beans bananas", (1, 0): "water bread"}, 1, 1, "black", "black")
    assert moves(state) == {"board 1", "stop"}
    assert forbidden(state, "board 0") == 46
    play(state, "stop")
    assert state.table.tried == 0


def test_stb_47_one_attempt_is_settled_before_the_next() -> None:
    state = board({(0, 0): "beans bananas", (1, 0): "water bread", (0, 1): "beans bananas"}, 3, 3)
    assert (state.seat, moves(state)) == (1, {"counter pass", "counter go"})
    play(state, "counter pass")
    assert (state.seat, moves(state)) == (0, {"board 1", "stop"})


def test_stb_48_pirates_are_turned_up_first() -> None:
    state = board({(0, 0): "beans bananas ?P2 ?P4", (0, 1): "beans"}, 3, 3)
    assert side(state, 0, 0) == in_order("beans bananas P2 P4")


def test_stb_49_dice_pirates_and_symbols() -> None:
    state = board({(0, 0): "beans bananas* ?P4", (0, 1): "beans"}, 3, 2)
    assert state.table.boarding_total(0) == 3 + 2 + 4 + 1


@pytest.mark.parametrize(("dice", "taken"), [((1, 4), False), ((2, 4), True), ((6, 6), True)])
def test_stb_50_the_strength_of_the_ship_is_enough(dice: tuple[int, int], taken: bool) -> None:
    state = board({(0, 0): "beans bananas"}, *dice, "black", "black")
    assert (state.table.score(0) == 3) == taken


def test_stb_51_each_colour_die_costs_a_provision() -> None:
    state = board({(0, 0): "beans bananas"}, 1, 1, "green", "black")
    assert (side(state, 0, 0), discards(state)) == ("bananas", in_order("rum beans"))
    state = position(["rum", "water"], {(0, 0): "water water* beans"}, sea=("G1", "R1", "B2", "W1"))
    play(state, "done", "plan throw", "discard rum")
    roll(state, 1, 1, "blue", "black")
    play(state, "board 0")
    assert moves(state) == {"lose water", "lose water*"}
    assert forbidden(state, "lose beans") == 51
    play(state, "lose water*")
    assert side(state, 0, 0) == "water beans"


def test_stb_52_equal_dice_can_cost_two() -> None:
    state = position(["rum", "water"], {(0, 0): "water water beans"}, sea=("G1", "R1", "B2", "W1"))
    play(state, "done", "plan throw", "discard rum")
    roll(state, 1, 1, "blue", "blue")
    play(state, "board 0")
    assert side(state, 0, 0) == "beans"


def test_stb_53_then_pirates_without_support() -> None:
    state = board({(0, 0): "beans bananas ?P2 ?P4"}, 1, 1, "green", "green")
    assert state.table.score(0) == 3  # 2 + 6 is enough
    sides = {(0, 0): "beans bread bread beans bananas ?P2 ?P3 ?P2 ?P2"}
    state = position(["rum", "water"], sides, sea=("Y6", "R1", "B1", "G1"))
    play(state, "done", "plan throw", "discard rum")
    roll(state, 1, 1, "green", "brown")
    play(state, "board 0")
    assert (state.seat, moves(state)) == (0, {"lose P2", "lose P3"})
    play(state, "lose P2")
    assert side(state, 0, 0) == in_order("beans bread bananas P2 P2 P3")


def test_stb_54_survivors_stay_face_up() -> None:
    """R-16"""
    state = board({(0, 0): "beans bananas ?P2"}, 1, 1, "black", "black")
    assert side(state, 0, 0) == in_order("beans bananas P2")
    assert GAME.view(state.sight(1))["sea"][0]["sides"][0]["cards"] == ["beans", "bananas", "P2"]


def test_stb_55_a_failure_is_not_countered() -> None:
    state = board({(0, 0): "beans bananas", (0, 1): "beans bananas"}, 1, 1, "black", "black")
    assert (state.seat, state.table.phase) == (1, 0)  # its own turn


def test_stb_56_after_a_failure_or_a_capture_one_goes_on() -> None:
    sides = {(0, 0): "beans bananas", (1, 0): "water bread", (0, 1): "beans bananas ?P4"}
    assert moves(board(sides, 1, 1, "black", "black")) == {"board 1", "stop"}
    state = board(sides, 3, 3, 6, 6)
    play(state, "counter go")
    assert (state.table.score(1), moves(state)) == (3, {"board 1", "stop"})


def test_stb_57_the_others_are_asked_clockwise() -> None:
    """R-19"""
    sides = {(0, seat): "beans bananas" for seat in range(4)}
    state = position(["water", "water", "rum", "water"], sides, sea=("R1", "Y1", "B1", "G1"), active=2)
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6)
    play(state, "board 0")
    seats = []
    while state.table.phase == 9:
        seats.append(int(state.seat))
        play(state, "counter pass")
    assert seats == [3, 0, 1]


def test_stb_58_what_it_takes_to_counter() -> None:
    """R-17: complete after adding; who lacks it in hand is asked and can only pass."""
    state = board({(0, 0): "beans bananas", (0, 1): "beans"}, 6, 6, hands=("bananas rum",))
    assert moves(state) == {"counter pass", "counter go"}
    state = board({(0, 0): "beans bananas", (0, 1): "beans"}, 6, 6, hands=("rum rum",))
    assert moves(state) == {"counter pass"}
    assert forbidden(state, "counter go") == 58
    state = board({(0, 0): "beans bananas"}, 6, 6, hands=("beans bananas",))
    assert (state.seat, state.table.phase) == (1, 0)  # no card at the ship


def test_stb_59_all_totals_are_known() -> None:
    state = board(
        {(0, 0): "beans bananas", (0, 1): "beans bananas", (0, 2): "beans bananas"}, 3, 4, 2, 2, hands=("rum", "rum")
    )
    assert GAME.view(state.sight(1))["totals"] == [7, None, None]
    play(state, "counter go")
    assert GAME.view(state.sight(2))["totals"] == [7, 4, None]


def test_stb_60_exactly_what_is_missing() -> None:
    """R-18"""
    state = board({(0, 0): "beans bananas", (0, 1): "?P4 beans*"}, 6, 6, hands=("beans bananas bananas* rum",))
    play(state, "counter go")
    assert moves(state) == {"add bananas", "add bananas*"}
    assert forbidden(state, "add beans") == 60
    play(state, "add bananas*")
    assert hand(state, 1) == in_order("beans bananas rum")


def test_stb_61_no_pirates_are_added() -> None:
    state = board({(0, 0): "beans bananas", (0, 1): "beans bananas"}, 6, 6, 1, 1, hands=("P4 P4",))
    play(state, "counter go")
    assert hand(state, 1) == "P4 P4"
    assert [GAME.say(action) for action in range(GAME.decisions) if GAME.say(action).startswith("add P")] == []


def test_stb_62_the_counter_attackers_total() -> None:
    state = board(
        {(0, 0): "beans bananas", (0, 1): "beans bananas* ?P3", (0, 2): "beans"}, 3, 3, 2, 2, hands=("rum", "rum")
    )
    play(state, "counter go")
    assert state.table.boarding_total(1) == 2 + 2 + 3 + 1
    assert side(state, 0, 1) == in_order("beans bananas* P3")


def test_stb_63_strength_does_not_matter_to_a_counter_attack() -> None:
    state = board({(0, 0): "beans bananas", (0, 1): "beans bananas"}, 3, 3, 1, 1, hands=("rum",))
    play(state, "counter go")
    assert (state.table.score(0), side(state, 0, 1)) == (3, "")  # beaten, not repelled: nothing is rolled for losses


def test_stb_64_the_highest_total_takes_it_alone() -> None:
    state = board({(0, 0): "beans bananas", (0, 1): "beans bananas"}, 3, 3, 3, 4, hands=("rum",))
    play(state, "counter go")
    assert [int(state.table.score(seat)) for seat in range(2)] == [0, 3]


@pytest.mark.parametrize(("order", "winner"), [("startPlayer", 0), ("attacker", 1)])
def test_stb_65_equal_totals(order: str, winner: int) -> None:
    """R-1"""
    sides = {(0, 0): "beans bananas", (0, 1): "beans bananas"}
    state = position(["water", "rum"], sides, sea=("R1", "Y1", "B1", "G1"), active=1, tieOrder=order)
    play(state, "done", "plan throw", "discard rum")
    roll(state, 3, 3, 2, 4)
    play(state, "board 0", "counter go")
    assert state.table.score(winner) == 3


def test_stb_66_counter_attackers_do_not_draw() -> None:
    state = board({(0, 0): "beans bananas", (0, 1): "beans"}, 6, 6, 1, 1, hands=("bananas rum rum", "rum"))
    play(state, "counter go", "add bananas")
    assert (hand(state, 1), len(hand(state, 0).split())) == ("rum rum", 6)


def test_stb_60_the_chance_of_a_counter_attack_counts_the_symbols_it_may_add() -> None:
    sides = {(0, 0): "beans bananas", (0, 1): "beans"}
    plain, marked = (board(sides, 3, 3, 1, 1, hands=(card,)) for card in ("bananas", "bananas*"))
    views = [GAME.view(state.sight(1)) for state in (plain, marked)]
    assert [view["counter"]["needed"] for view in views] == [7, 7]
    assert [round(36 * view["counter"]["chance"]) for view in views] == [21, 26]  # 7 or more, 6 or more
    assert [view["sea"][0]["sides"][1]["chance"] for view in views] == [None, None]  # the ship's strength is past
    play(marked, "counter go")
    assert GAME.view(marked.sight(1))["counter"] == views[1]["counter"]
    play(marked, "add bananas*")
