"""The test vectors of the specification, TV-0 to TV-24."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.stortebeker.cards import pirate_strength
from flibuste.games.stortebeker.events import CONVOY, EMPTY_SEA, STALL
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.scoring import captor, final_scores, merits, track_space
from flibuste.games.stortebeker.table import TOTAL
from flibuste.games.stortebeker.wire import recalled_view
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER
from tests.games.stortebeker.engine import (
    GAME,
    cards,
    discards,
    forbidden,
    hand,
    in_order,
    moves,
    play,
    position,
    roll,
    ships_at_sea,
    side,
)


def test_tv_0_the_rulebooks_example() -> None:
    state = position(
        ["rum beans bread water bananas P2", "beans water bread rum meat P3", "water"],
        {(0, 1): "rum meat ?P4", (0, 2): "meat*"},
        sea=("R3", "Y1", "B1", "G1"),
    )
    roll(state, "red", "blue")
    play(state, "place rum 0", "place beans 0", "done", "plan throw shot", "discard bread")
    assert moves(state) == {"target 0"}
    play(state, "target 0")
    assert moves(state) == {
        "hit pass",
        "hit 1 meat keep",
        "hit 1 meat sink",
        "hit 2 meat* keep",
        "hit 2 meat* sink",
    }
    play(state, "hit 2 meat* keep")
    assert (side(state, 0, 0), side(state, 0, 2)) == ("beans rum meat*", "")
    roll(state, 3, 4, 2, 4)
    play(state, "board 0")
    assert (state.seat, state.table.boarding_total(0), moves(state)) == (1, 8, {"counter pass", "counter go"})
    play(state, "counter go", "add beans")
    assert (state.table.score(1), state.table.score(0)) == (5, 0)
    assert discards(state) == in_order("bread rum beans meat* rum meat beans P4")
    assert ships_at_sea(state)[0] not in (None, "R3")
    assert (len(hand(state, 0).split()), hand(state, 1)) == (6, in_order("water bread rum meat P3"))
    assert state.seat == 1


@pytest.mark.parametrize(("seats", "convoy", "unused", "deck"), [(2, 12, 14, 54), (3, 15, 11, 48), (4, 18, 8, 42)])
def test_tv_1_set_up_sizes(seats: int, convoy: int, unused: int, deck: int) -> None:
    for wishes, slots in (({}, 4), ({"threeShips": "true"}, 3)):
        if slots == 3 and seats > 2:
            continue
        state = GAME.dealer(GAME.setup(None, seats, wishes)).deal(FastRng(1))
        assert isinstance(state, State)
        assert (state.table.convoy, state.table.deck) == (convoy, deck)
        assert len([name for name in ships_at_sea(state) if name is not None]) == slots
        assert 30 - slots - convoy == unused + (4 - slots)


def test_tv_2_placing_limits() -> None:
    state = position(["beans bread* water P3", ""], {(0, 0): "beans beans"}, sea=("Y3", None, None, None))
    assert moves(state) == {"place bread* 0", "place P3 0", "done"}
    assert (forbidden(state, "place beans 0"), forbidden(state, "place water 0")) == (17, 17)


def test_tv_3_support() -> None:
    state = position(["P2 P4 rum rum rum rum", "water"], {(0, 0): "beans* bread"}, sea=("W5", None, None, None))
    play(state, "place P2 0")
    assert forbidden(state, "place P4 0") == 20
    play(state, "place rum 0", "place P4 0")
    assert state.seat == 1
    crew = pirate_strength(state.hold.heaps[0]) + state.table.symbol_strength(0, 0)
    assert crew == 7
    bare = position(["P2 water", ""], {(0, 0): "beans*"}, sea=("W5", None, None, None))
    assert moves(bare) == {"done"}


def test_tv_4_exchange() -> None:
    held = "water water beans meat rum P2"
    state = position([held, ""], discard="bananas bread*")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans")
    assert moves(state) == {"pick bananas"}  # ascending
    play(state, "pick bananas")
    assert moves(state) == {"pick bread*"}
    play(state, "pick bread*")
    assert len(hand(state, 0).split()) == 6
    assert set(in_order("meat rum P2 bananas bread*").split()) <= set(hand(state, 0).split())
    state = position([held, ""], discard="bananas", deck="rum rum rum")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans", "pick bananas")
    assert hand(state, 0) == in_order("meat rum P2 bananas rum rum")
    state = position([held, ""])
    play(state, "done")
    assert moves(state) == {"plan throw"}
    state = position([held, "water"], {(0, 0): "water", (0, 1): "water"})
    play(state, "done")
    assert moves(state) == {"plan throw", "plan throw shot"}


def test_tv_5_broadside_with_equal_dice() -> None:
    state = position(
        ["rum rum rum", "rum", "rum"],
        {(0, 0): "water", (0, 1): "water water*", (0, 2): "bread"},
        sea=("G2", "R1", "W1", "Y3"),
    )
    roll(state, "blue", "blue")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0")
    play(state, "hit 1 water* keep")
    assert moves(state) == {"hit pass", "hit 1 water sink"}
    assert forbidden(state, "hit 1 water keep") == 38
    play(state, "hit 1 water sink")
    assert [side(state, 0, seat) for seat in range(3)] == ["water water*", "", "bread"]
    assert discards(state) == in_order("rum rum rum water")


def test_tv_6_broadside_surplus() -> None:
    state = position(
        ["water water water", "water"], {(0, 0): "rum", (0, 1): "beans meat* ?P3"}, sea=("R3", "B6", "R1", "Y1")
    )
    roll(state, "green", "yellow")
    play(state, "done", "plan throw shot", "discard water", "discard water", "discard water", "target 0")
    play(state, "hit 1 beans keep")
    assert (side(state, 0, 0), side(state, 0, 1)) == ("beans rum", "meat*")
    assert discards(state) == in_order("water water water P3")


@pytest.mark.parametrize(("lost", "left"), [("beans", {"lose P2", "lose P3"}), ("beans*", None)])
def test_tv_7_failed_boarding_with_choices(lost: str, left: set[str] | None) -> None:
    state = position(
        ["water water water", "water"],
        {(0, 0): "beans beans* bread bread bananas ?P2 ?P2 ?P3"},
        sea=("Y6", "R3", "B3", "W4"),
    )
    play(state, "done", "plan throw", "discard water", "discard water", "discard water")
    roll(state, 1, 2, "green", "brown")
    play(state, "board 0")
    assert moves(state) == {"lose beans", "lose beans*"}
    assert state.seat == 0  # no counter-attacks
    play(state, f"lose {lost}")
    if left is None:
        assert side(state, 0, 0) == in_order("beans bread bananas P2 P2 P3")  # face up
    else:
        assert moves(state) == left
        play(state, "lose P2")
        assert side(state, 0, 0) == in_order("beans* bread bananas P2 P3")


def test_tv_8_failure_without_loss() -> None:
    options: list[dict[str, Any]] = [{}, {"failStops": "true"}]
    for wishes in options:
        state = position(
            ["meat", "meat"], {(0, 0): "beans bananas", (1, 0): "water bread"}, sea=("R1", "Y1", "Y3", "B2"), **wishes
        )
        play(state, "done", "plan throw", "discard meat")
        roll(state, 2, 3, "black", "black")
        play(state, "board 0")
        assert side(state, 0, 0) == "beans bananas"
        if wishes:
            assert state.seat == 1
        else:
            assert moves(state) == {"board 1", "stop"}
            assert forbidden(state, "board 0") == 46


@pytest.mark.parametrize(
    ("totals", "default", "attacker"),
    [((9, 0, 9, 9), 0, 2), ((10, 0, 8, 10), 0, 3), ((8, 0, 9, 9), 2, 2)],
)
def test_tv_9_ties(totals: tuple[int, ...], default: int, attacker: int) -> None:
    for order, winner in (("startPlayer", default), ("attacker", attacker)):
        state = position(["", "", "water", ""], active=2, tieOrder=order)
        for seat, total in enumerate(totals):
            state.table.seats[8 * seat + TOTAL] = total
        assert captor(state.table) == winner


def counter_attack(hands: list[str]) -> State:
    """TV-10: seat 0 boards B6 with success; seat 1 lacks four cards, seat 2 lacks three."""
    state = position(
        ["rum rum rum", *hands],
        {(0, 0): "water water bread meat meat bananas", (0, 1): "water meat", (0, 2): "water water* meat"},
        sea=("B6", "R1", "Y3", "G3"),
    )
    play(state, "done", "plan throw", "discard rum", "discard rum", "discard rum")
    roll(state, 6, 6, 1, 2)
    play(state, "board 0")
    return state


def test_tv_10_counter_attack_limits() -> None:
    for held, left in (("bread bread* meat bananas rum P4", 3), ("bread bread* meat bananas P4", 2)):
        state = counter_attack(["bread meat bananas rum", held])
        assert (state.seat, moves(state)) == (2, {"counter pass", "counter go"})
        play(state, "counter go")
        assert moves(state) == {"add bread", "add bread*"}
        play(state, "add bread*")
        assert moves(state) == {"add meat"}
        assert forbidden(state, "add bread") == 60
        play(state, "add meat")
        assert moves(state) == {"add bananas"}
        play(state, "add bananas")
        assert len(hand(state, 2).split()) == left
        assert state.table.score(0) == 10  # 12 against 1 + 2 + 2
        state.table.active = 2
        state.begin_turn()
        assert state.table.left == left


def test_tv_11_end_trigger() -> None:
    table = {(0, 1): "water bread", (2, 1): "water beans rum"}
    state = position(["water", "meat", "water"], table, sea=("Y1", "R1", "B1", "G1"), convoy=["W6"], active=1)
    play(state, "done", "plan throw", "discard meat")
    roll(state, 6, 6, 6, 6)
    play(state, "board 0", "board 2")
    assert (ships_at_sea(state), state.table.last_round, state.seat) == (["W6", "R1", None, "G1"], True, 2)
    play(state, "done", "plan throw", *[f"discard {card}" for card in hand(state, 2).split()[:1]])
    assert (state.seat, state.ending()) == (OVER, CONVOY)
    # (b) one capture only
    state = position(["water", "meat", "water"], table, convoy=["W6"], active=1)
    play(state, "done", "plan throw", "discard meat")
    roll(state, 6, 6)
    play(state, "board 0", "stop")
    assert (state.table.convoy, state.table.last_round) == (0, False)
    # (c) the last seat triggers
    state = position(["water", "meat"], table, convoy=[], active=1)
    play(state, "done", "plan throw", "discard meat")
    roll(state, 6, 6)
    play(state, "board 0", "stop")
    assert state.ending() == CONVOY
    # (d) a counter-attacker captures
    state = position(["", "meat", ""], {**table, (0, 2): "water bread ?P4"}, convoy=[], active=1)
    play(state, "done", "plan throw", "discard meat")
    roll(state, 3, 2, 6, 6)
    play(state, "board 0", "counter go", "stop")
    assert (state.table.score(2), state.table.last_round) == (2, True)


@pytest.mark.parametrize(
    ("captured", "bonus", "final"),
    [
        ("Y6 Y3 Y2 G6 R5 B4", "true", 48),
        ("Y6 Y3 Y2 G6 R5 B4 Y1", "true", 50),
        ("Y1 Y2 Y3 Y4 Y5 Y6", "true", 43),
        ("Y1 Y2 Y3 R1 R2 R3", "true", 33),
        ("Y1 Y2 Y3 R1 R2 R3", "false", 23),
    ],
)
def test_tv_12_final_scoring(captured: str, bonus: str, final: int) -> None:
    state = position(["water", "water"], sea=("W1", "W2", "W3", "W4"), captured={0: captured}, bonus=bonus)
    assert final_scores(state.table)[0] == final
    if final == 48:
        assert GAME.view(state.sight(0))["seats"][0]["track"] == 39
        assert track_space(final) == 4


def test_tv_12_more_ships_win_a_tie() -> None:
    first, second, third = "Y4 Y5 R5 G4 W6 W2", "R6 B6 Y3 W3 W1 G2 R2", "R6 B6 G6 Y3 W3 W1"
    sea = ("B1", "B2", "B3", "B4")
    assert list(merits(position(["", ""], sea=sea, captured={0: first, 1: second}, active=0).table)) == [40, 41]
    assert list(merits(position(["", ""], sea=sea, captured={0: first, 1: third}, active=0).table)) == [41, 41]


@pytest.mark.parametrize(
    ("deck", "discard", "held", "left"),
    [
        ("rum", "water beans meat bread", 6, (2, 0)),
        ("rum", "", 4, (0, 0)),
        ("rum rum rum", "water " * 9, 6, (0, 9)),  # no reshuffle before a card is due
    ],
)
def test_tv_13_drawing(deck: str, discard: str, held: int, left: tuple[int, int]) -> None:
    state = position(["bananas P2 P3", ""], deck=deck, discard=discard)
    state.hold.draw_up(state.table, 0)
    assert len(hand(state, 0).split()) == held
    assert (state.table.deck, len(discards(state).split())) == left


def test_tv_14_hidden_placement() -> None:
    seen = []
    for card in ("P2", "P3", "P4"):
        state = position([f"{card} rum rum", "water water", ""], {(1, 0): "beans"})
        events = play(state, f"place {card} 1")
        mine = [event for event in events if event.audible(0)]
        theirs = [event for event in events if event.audible(1)]
        teller = GAME.teller(GAME.setup(None, 3), ["A", "B", "C"], 0, "en")
        other = GAME.teller(GAME.setup(None, 3), ["A", "B", "C"], 1, "en")
        assert [teller.event(event) for event in mine] == [f"You lay a pirate of {card[1]} (slot 1)."]
        assert [other.event(event) for event in theirs] == ["A lays a hidden pirate (slot 1)."]
        seen.append((state.sight(1).facts(), state.sight(WATCHER).facts()))
    assert seen[0][0] == seen[1][0] == seen[2][0]
    assert seen[0][1] == seen[1][1] == seen[2][1]


def test_tv_14_uncovered_with_the_ship() -> None:
    state = position(["rum", "rum", ""], {(0, 1): "water bread", (0, 2): "water ?P4"}, active=1)
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6)
    told = [event for event in play(state, "board 0") if event.audible(0)]
    teller = GAME.teller(GAME.setup(None, 3), ["A", "B", "C"], 0, "en")
    assert "The hidden pirates of C (slot 0) go with the ship: pirate 4." in [teller.event(event) for event in told]


def test_tv_15_first_round() -> None:
    state = position(["water bread rum", "water rum rum"], round=1)
    play(state, "place water 0", "place bread 0", "done", "plan throw", "discard rum")
    assert state.seat == 1
    assert forbidden(state, "board 0") == 43
    state = position(["rum", ""], {(0, 0): "water bread"}, round=2)
    play(state, "done", "plan throw", "discard rum")
    assert "board 0" in moves(state)
    state = position(["", "water rum rum"], {(0, 0): "bread"}, round=1, active=1)
    play(state, "place water 0", "done")
    assert "plan throw shot" in moves(state)


def test_tv_16_counter_stop() -> None:
    for stops in ("false", "true"):
        state = position(
            ["rum", "meat meat", ""],
            {(0, 0): "water bread", (1, 0): "beans bananas", (0, 1): "water bread ?P4"},
            counterStops=stops,
        )
        play(state, "done", "plan throw", "discard rum")
        roll(state, 4, 1, 6, 6)
        play(state, "board 0", "counter go")
        assert state.table.score(1) == 2
        if stops == "false":
            assert moves(state) == {"board 1", "stop"}
            assert ships_at_sea(state)[0] is None
        else:
            assert state.seat == 1
            assert None not in ships_at_sea(state)
            assert len(hand(state, 0).split()) == 6


def asked(first: str, third: str = "P2 P3 P4") -> State:
    """TV-17: seat 0 boards W3 with success."""
    state = position(
        ["bananas", first, "", third],
        {
            (0, 0): "water beans meat rum",
            (0, 1): "water",
            (0, 2): "water beans meat",
            (0, 3): "water beans meat rum*",
        },
        sea=("W3", "Y1", "R1", "B1"),
    )
    play(state, "done", "plan throw", "discard bananas")
    roll(state, 6, 6)
    play(state, "board 0")
    return state


def test_tv_17_who_is_asked() -> None:
    poor = asked("rum rum rum")
    assert (poor.seat, moves(poor)) == (1, {"counter pass"})
    assert forbidden(poor, "counter go") == 58
    rich = asked("beans meat* rum")
    assert (rich.seat, moves(rich)) == (1, {"counter pass", "counter go"})
    for seat in (0, 2, 3):
        assert poor.sight(seat).facts() == rich.sight(seat).facts()
    play(poor, "counter pass")
    assert (poor.seat, moves(poor)) == (3, {"counter pass", "counter go"})  # seat 2: one missing, no cards
    assert asked("beans meat").seat == 3  # three missing, two cards


def test_tv_18_adding() -> None:
    state = position(
        ["rum", "water water* bread", ""], {(0, 0): "water water bread", (0, 1): "water"}, sea=("G2", "Y1", "R1", "B1")
    )
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6, 1, 2)
    play(state, "board 0", "counter go")
    assert moves(state) == {"add water", "add water*"}
    play(state, "add water*")
    assert moves(state) == {"add bread"}
    assert state.table.symbol_strength(0, 1) == 1
    play(state, "add bread")
    assert hand(state, 1) == "water"


def shelled(victim: str, *hits: str) -> State:
    """TV-19: a broadside on Y6, green and brown."""
    state = position(["rum rum rum", "water"], {(0, 0): "bananas", (0, 1): victim}, sea=("Y6", "R1", "B1", "G1"))
    roll(state, "green", "brown")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0", *hits)
    return state


def test_tv_19_lost_pirates() -> None:
    state = shelled("beans bread P2 ?P2", "hit 1 beans sink", "hit pass")
    assert (state.seat, moves(state), state.table.active) == (1, {"lose P2"}, 0)
    play(state, "lose P2")
    assert side(state, 0, 1) == "bread ?P2"
    state = shelled("beans bread ?P3 ?P3", "hit 1 beans sink", "hit pass")
    assert moves(state) == {"lose P3"}  # asked although both are alike
    state = shelled("beans bread ?P3 ?P4", "hit 1 beans sink", "hit 1 bread sink")
    assert side(state, 0, 1) == ""
    assert in_order("P3 P4") in discards(state)
    assert state.table.active == 1  # nobody is asked


def test_tv_20_turns_without_decisions() -> None:
    state = position(["water", ""], deck="", round=5)
    state.table.articles.stall_rounds = 3
    play(state, "place water 0")
    assert (state.seat, state.ending(), state.table.round) == (OVER, STALL, 7)
    state = position(["", ""], {(0, 0): "water bread"}, deck="", round=2)
    state.table.articles.stall_rounds = 2
    state.go_on()
    roll(state, 1, 1, "black", "black")
    play(state, "board 0")
    assert (state.table.round, moves(state)) == (3, {"board 0", "stop"})
    play(state, "stop")
    assert (state.ending(), list(state.scores())) == (STALL, [0, 0])


def test_tv_21_empty_sea() -> None:
    for active, ending in ((1, EMPTY_SEA), (2, CONVOY)):
        hands = ["water", "water", "water"]
        state = position(hands, {(0, active): "water bread"}, sea=("Y1", None, None, None), convoy=[], active=active)
        play(state, "done", "plan throw", "discard water")
        roll(state, 6, 6)
        play(state, "board 0")
        assert (state.seat, state.ending()) == (OVER, ending)
        assert len(hand(state, active).split()) == 6


def test_tv_22_reclaiming() -> None:
    state = position(["water water beans meat rum P2", ""], exchangeReclaim="true")
    play(state, "done")
    assert moves(state) == {"plan throw", "plan ex2", "plan ex3"}
    play(state, "plan ex2", "discard water", "discard rum", "discard P2")
    assert moves(state) == {"pick water", "pick rum", "pick P2"}


def test_tv_23_ascending_choices() -> None:
    state = position(["water beans rum* P2 P4 P4", ""], discard="bananas P3")
    play(state, "done", "plan ex3")
    assert moves(state) == {"discard water", "discard beans", "discard rum*", "discard P2"}
    assert forbidden(state, "discard P4") == 102
    play(state, "discard P2")
    assert moves(state) == {"discard P4"}
    play(state, "discard P4", "discard P4")
    assert moves(state) == {"pick bananas"}


def remembered(state: State, seat: int) -> tuple[str, list[tuple[str, list[int]]]]:
    pirates = [(entry["card"], entry["slots"]) for entry in recalled_view(state.table, seat)]
    return cards(state.table.known(seat)), pirates


def test_tv_24_memory() -> None:
    state = position(
        ["P2 P4 meat meat rum rum", "rum"], {(1, 0): "beans", (0, 0): "water"}, discard="bread P3", deck="rum " * 5
    )
    play(state, "done", "plan ex3", "discard meat", "discard meat", "discard rum", "pick bread", "pick P3")
    assert remembered(state, 0) == ("bread", [("P3", [])])
    state.table.active = 0
    state.begin_turn()
    play(state, "place P2 1")
    assert remembered(state, 0) == ("bread", [("P3", [1])])
    play(state, "place bread 0")
    assert remembered(state, 0) == ("", [("P3", [1])])
    state.hold.place(state.table, 0, 14, 0)
    assert remembered(state, 0) == ("", [("P3", [0, 1])])
    state.hold.reveal(state.table, 0, 0)
    assert remembered(state, 0) == ("", [("P3", [1])])
    state.hold.reveal(state.table, 1, 0)
    assert remembered(state, 0) == ("", [("P3", [])])
