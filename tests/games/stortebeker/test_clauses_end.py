"""Scoring, new ships, drawing, the end, variants and what always holds: STB-67 to STB-104."""

from __future__ import annotations

import pytest

from flibuste.games.stortebeker.events import CONVOY, EMPTY_SEA, STALL
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.scoring import final_scores, merits, track_space, winners
from flibuste.games.stortebeker.table import KNOWN
from flibuste.kernel.batch import Tally, audit_batch
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from tests.games.stortebeker.engine import (
    GAME,
    discards,
    forbidden,
    hand,
    in_order,
    moves,
    pack,
    play,
    position,
    roll,
    ships_at_sea,
    side,
)

Sides = dict[tuple[int, int], str]
SEA = ("R1", "Y1", "B1", "G1")
READY: Sides = {(0, 0): "beans bananas", (1, 0): "water bread"}


def about_to_board(
    sides: dict[tuple[int, int], str] = READY, hands: tuple[str, ...] = ("water",), **more: object
) -> State:
    """Seat 0 has thrown away its only card."""
    state = position(["rum", *hands], sides, **{"sea": SEA, **more})  # type: ignore[arg-type]
    play(state, "done", "plan throw", "discard rum")
    return state


def test_stb_67_the_ship_and_its_points_at_once() -> None:
    state = about_to_board()
    roll(state, 6, 6)
    play(state, "board 0")
    view = GAME.view(state.sight(1))["seats"][0]
    assert (view["score"], [ship["id"] for ship in view["captured"]]) == (3, ["R1"])
    assert state.seat == 0  # before the turn is over


def test_stb_68_all_cards_of_the_ship_are_discarded() -> None:
    """R-20, R-29, R-30"""
    state = about_to_board({(0, 0): "beans bananas ?P2", (0, 1): "beans* ?P4"}, ("",))
    roll(state, 6, 6)
    play(state, "board 0")
    seen = GAME.view(state.sight(1))["discard"]
    assert " ".join(seen) == discards(state) or state.table.discard == 0
    assert in_order("rum beans bananas P2 beans* P4") == discards(state)


def test_stb_69_the_slot_stays_empty_until_boarding_is_over() -> None:
    """R-21"""
    state = about_to_board()
    roll(state, 6, 6)
    play(state, "board 0")
    assert ships_at_sea(state)[0] is None
    play(state, "stop")
    assert ships_at_sea(state)[0] is not None


def test_stb_70_slots_are_filled_in_order() -> None:
    """R-22"""
    state = about_to_board(convoy=["W1", "W2", "W3"])
    roll(state, 6, 6, 6, 6)
    play(state, "board 1", "board 0")
    assert ships_at_sea(state)[:2] == ["W1", "W2"]
    assert [side(state, slot, seat) for slot in range(2) for seat in range(2)] == [""] * 4


def test_stb_71_the_next_ship_is_turned_up() -> None:
    state = about_to_board(convoy=["W1", "W2"])
    assert [ship["id"] for ship in GAME.view(state.sight(1))["ahead"]] == ["W1"]
    roll(state, 6, 6)
    play(state, "board 0", "stop")
    assert [ship["id"] for ship in GAME.view(state.sight(1))["ahead"]] == ["W2"]


@pytest.mark.parametrize(("score", "space"), [(0, 0), (1, 1), (44, 44), (45, 1), (88, 44), (89, 1)])
def test_stb_72_the_track_goes_round(score: int, space: int) -> None:
    assert track_space(score) == space


def test_stb_73_the_reserve_comes_first() -> None:
    state = position(["water water beans meat rum P2", "rum"], discard="P4 bread", deck="rum rum rum rum")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans", "pick bread", "pick P4")
    assert hand(state, 0) == in_order("meat rum P2 bread P4 rum")


def test_stb_74_up_to_six() -> None:
    state = about_to_board({})
    assert len(hand(state, 0).split()) == 6


def test_stb_75_the_discard_pile_is_shuffled_when_a_card_is_due() -> None:
    """R-28"""
    state = position(["water water water meat rum P2", "rum"], deck="rum rum rum", discard="P4")
    play(state, "done", "plan throw", "discard water", "discard water", "discard water")
    assert (state.table.deck, discards(state)) == (0, in_order("P4 water water water"))
    state = position(["water water water meat rum P2", "rum"], deck="rum rum", discard="P4")
    play(state, "done", "plan throw", "discard water", "discard water", "discard water")
    assert (state.table.deck, discards(state)) == (3, "")


def test_stb_76_with_both_piles_empty_the_hand_stays_short() -> None:
    state = position(["water bread rum", "rum"], deck="", sea=("Y1", "B1", "R1", "G1"))
    play(state, "place water 0", "place bread 0", "place rum 1")
    assert hand(state, 0) == ""


def test_stb_77_only_cards_and_chance_settle_a_reshuffle() -> None:
    decks = []
    for order in ("water rum P4", "P4 rum water"):
        state = position(["bread", "rum"], deck="", discard=order)
        state.reseed(FastRng(3))
        state.hold.reshuffle(state.table)
        decks.append(list(state.hold.deck))
    assert decks[0] == decks[1]


def test_stb_78_never_more_than_six() -> None:
    state = position(["water water beans meat rum P2", "rum"], discard="P4 bread")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans", "pick bread", "pick P4")
    assert len(hand(state, 0).split()) == 6


def test_stb_79_one_capture_more_than_the_convoy_replaces() -> None:
    """R-23"""
    for convoy, near in ((["W1"], False), ([], True)):
        state = about_to_board(convoy=convoy, hands=("water", "water"))
        roll(state, 6, 6)
        play(state, "board 0", "stop")
        assert (state.table.convoy, state.table.last_round) == (0, near)


def test_stb_80_the_round_is_played_to_its_end() -> None:
    """R-24, R-36"""
    state = about_to_board(convoy=[], hands=("water", "water"), deck="rum " * 30)
    roll(state, 6, 6)
    play(state, "board 0", "stop")
    for seat in (1, 2):
        assert state.seat == seat
        play(state, "done", "plan throw", "discard water")
    assert (state.seat, state.ending()) == (OVER, CONVOY)
    assert forbidden(state, "done") == 80
    assert len(hand(state, 2).split()) == 6


def test_stb_81_the_last_seat_ends_the_game_with_its_turn() -> None:
    state = position(["water", "rum"], {(0, 1): "beans bananas"}, sea=SEA, convoy=[], active=1)
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6)
    play(state, "board 0")
    assert state.ending() == CONVOY


def test_stb_82_empty_slots_stay_empty() -> None:
    state = about_to_board(convoy=[], hands=("water", "water"))
    roll(state, 6, 6)
    play(state, "board 0", "stop")
    assert (ships_at_sea(state)[0], forbidden(state, "place water 0")) == (None, 15)
    assert "place water 1" in moves(state)


def test_stb_83_no_ship_at_sea() -> None:
    state = about_to_board({(0, 0): "beans bananas"}, sea=("R1", None, None, None), convoy=[])
    roll(state, 6, 6)
    play(state, "board 0")
    assert (state.seat, state.ending()) == (OVER, EMPTY_SEA)


def test_stb_84_twenty_quiet_rounds() -> None:
    """R-33"""
    state = GAME.dealer(GAME.setup(None, 2)).deal(FastRng(4))
    assert isinstance(state, State)
    while state.seat != OVER:
        text = sorted(moves(state))
        play(state, "done" if "done" in text else "plan throw" if "plan throw" in text else text[0])
    assert (state.ending(), state.table.round, list(state.scores())) == (STALL, 20, [0, 0])
    assert state.table.winners == 3


def test_stb_84_a_capture_begins_the_count_anew() -> None:
    state = about_to_board(hands=("water",))
    state.table.quiet = 19
    roll(state, 6, 6)
    play(state, "board 0", "stop", "done", "plan throw", "discard water")
    assert (state.ending(), state.table.quiet) == (0, 0)


@pytest.mark.parametrize(("bonus", "final"), [("false", 11), ("true", 16)])
def test_stb_85_score_and_bonus(bonus: str, final: int) -> None:
    state = position(["water", "water"], sea=("W1", "W2", "W3", "W4"), captured={0: "Y1 Y2 Y3"}, bonus=bonus)
    assert list(final_scores(state.table)) == [final, 0]


def test_stb_86_among_equals_more_ships_win() -> None:
    state = position(["water", "water"], sea=("W1", "W2", "W3", "W4"), captured={0: "Y3", 1: "Y1 R1"})
    assert (list(final_scores(state.table)), list(merits(state.table))) == ([5, 5], [4, 5])
    assert winners(state.table) == 2


def test_stb_87_then_the_victory_is_shared() -> None:
    """R-25"""
    state = position(["water", "water"], sea=("W1", "W2", "W3", "W4"), captured={0: "Y3", 1: "R3"})
    assert winners(state.table) == 3


@pytest.mark.parametrize(
    ("captured", "bonus"),
    [("Y1 Y2", 0), ("Y1 Y2 Y3", 5), ("Y1 Y2 Y3 Y6", 9), ("Y1 Y2 Y3 R1 R2 R3", 10), ("Y1 R1 B1 G1 W1", 0)],
)
def test_stb_88_three_of_a_colour_pay_their_best(captured: str, bonus: int) -> None:
    """STB-89, R-26: each colour once, several may pay."""
    state = position(["water", "water"], sea=("W3", "W4", "W5", "W6"), captured={0: captured}, bonus="true")
    assert final_scores(state.table)[0] - state.table.score(0) == bonus


def test_stb_90_the_bonus_wins_but_is_no_ship() -> None:
    captured = {0: "Y1 Y2 Y3", 1: "R6 R5"}
    state = position(["water", "water"], sea=("W1", "W2", "W3", "W4"), captured=captured, bonus="true")
    assert (list(merits(state.table)), state.table.captured_count(0)) == ([16, 15], 3)


def test_stb_91_three_ships_ahead() -> None:
    """STB-92: or as many as there are."""
    for convoy in (["W1", "W2", "W3", "W4"], ["W1", "W2"], []):
        state = position(["rum", "water"], READY, sea=SEA, convoy=convoy, lookahead3="true")
        assert [ship["id"] for ship in GAME.view(state.sight(1))["ahead"]] == convoy[:3]
    state = about_to_board(convoy=["W1", "W2", "W3", "W4"], lookahead3="true")
    roll(state, 6, 6, 6, 6)
    play(state, "board 0", "board 1")
    assert ships_at_sea(state)[:2] == ["W1", "W2"]
    assert [ship["id"] for ship in GAME.view(state.sight(1))["ahead"]] == ["W3", "W4"]


def test_stb_93_a_failure_stops_boarding() -> None:
    for stops, seat in (("false", 0), ("true", 1)):
        state = about_to_board(failStops=stops)
        roll(state, 1, 1, "black", "black")
        play(state, "board 0")
        assert state.seat == seat


def test_stb_94_a_counter_attackers_capture_stops_boarding() -> None:
    sides = {**READY, (0, 1): "beans bananas"}
    for dice, stops, seat in (((3, 3, 6, 6), "true", 1), ((3, 3, 6, 6), "false", 0), ((3, 3, 1, 1), "true", 0)):
        state = about_to_board(sides, counterStops=stops)
        roll(state, *dice)
        play(state, "board 0", "counter go")
        assert state.seat == seat


def test_stb_95_three_ships_for_two_players() -> None:
    """R-27"""
    state = GAME.dealer(GAME.setup(None, 2, {"threeShips": "true"})).deal(FastRng(1))
    assert isinstance(state, State)
    assert ([name is None for name in ships_at_sea(state)], state.table.convoy) == ([False] * 3 + [True], 12)
    for seats in (3, 4):
        with pytest.raises(Refusal) as caught:
            GAME.setup(None, seats, {"threeShips": "true"})
        assert caught.value.clause == 95


def test_stb_96_variants_are_choices_of_their_own() -> None:
    assert dict(GAME.setup().options) == {
        "bonus": "false",
        "lookahead3": "false",
        "failStops": "false",
        "counterStops": "false",
        "threeShips": "false",
        "tieOrder": "startPlayer",
        "exchangeReclaim": "false",
        "stallRounds": "20",
    }
    every = dict.fromkeys(("bonus", "lookahead3", "failStops", "counterStops", "threeShips"), "true")
    assert audit_batch(GAME.dealer(GAME.setup(None, 2, every)), 5, 0, 20, Tally(2, 4)) == ""


def test_stb_97_to_101_are_looked_at_after_every_decision() -> None:
    """STB-97, STB-98, STB-99, STB-100, STB-101: the audit finds each of them broken, and no fault in real games."""
    for seats in (2, 3, 4):
        assert audit_batch(GAME.dealer(GAME.setup(None, seats)), 6, 0, 20, Tally(seats, 4)) == ""
    lost_card, lost_ship, heavy, rich, empty = (
        position(["water", "water"], {(0, 0): "beans"}, sea=SEA) for _ in range(5)
    )
    assert lost_card.fault() == ""
    lost_card.table.discard += pack("rum")
    lost_ship.table.ships[1] = lost_ship.table.ships[0]
    heavy.table.sides[0] = pack("beans beans")
    heavy.hold.deck[list(heavy.hold.deck).index(1)] = 0
    rich.table.seats[1] += 1
    empty.table.ships[3] = -1
    for state, fault in (
        (lost_card, "cards"),
        (lost_ship, "ships"),
        (rich, "points"),
        (empty, "ships"),
    ):
        assert fault in state.fault()
    assert heavy.fault() != ""


def test_stb_102_cards_are_named_in_order() -> None:
    state = position(["water beans rum P2", "water"])
    play(state, "done", "plan throw", "discard beans")
    assert (forbidden(state, "discard water"), moves(state)) == (102, {"discard rum"})


def test_stb_104_what_went_openly_into_a_hand_is_remembered() -> None:
    state = position(["water water beans meat rum P2", "rum"], discard="P4 bread")
    play(state, "done", "plan ex3", "discard water", "discard water", "discard beans", "pick bread", "pick P4")
    view = GAME.view(state.sight(1))["seats"][0]
    assert (view["known"], view["recalled"]) == (["bread"], [{"card": "P4", "slots": []}])
    assert state.table.seats[KNOWN] == pack("bread")
    state.table.active = 0
    state.begin_turn()
    play(state, "done", "plan throw", "discard bread", "discard meat")
    assert GAME.view(state.sight(1))["seats"][0]["known"] == []
