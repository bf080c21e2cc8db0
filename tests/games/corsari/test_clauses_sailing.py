"""Weighing anchor, crews and fill-ins: CSI-30 to CSI-57, one test a clause."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from flibuste.games.corsari.events import FILLED, FITS, LAID_OUT, SAILED
from flibuste.kernel.state import WATCHER
from tests.games.corsari.engine import CORSARI, captained, dealt, layout, position, spread

CAPTAIN = "R1 R2 R3 R4 G5 G6 R8 G9 G10 R11 B3 Y5"
OTHER = "R7 G7 B1 B2 B4 B5 B8 A6 A9 A10 Y7 P4"


def random_hands(count: int) -> list[tuple[str, str]]:
    """Hands with a port."""
    dice = random.Random(30)
    return [(" ".join(dice.sample(CORSARI.cards, 12)), dice.choice("ROYGABVPSN")) for _ in range(count)]


def crews_of(hand: str) -> list[str]:
    held = [letter for letter in "ROYGABVPSN" if letter in hand]
    return [*held, *("".join(pair) for pair in combinations(held, 2))]


def test_csi_30_only_after_the_discard_of_the_same_turn() -> None:
    game = dealt(2)
    assert game.refusal("SAIL") == 13
    assert game.play("DRAW_DECK").refusal("SAIL") == 12
    assert game.play(game.legal()[0]).refusal("SAIL") == 0
    waiting = game.state.sight(1 - int(game.state.seat))
    assert waiting.forbids(CORSARI.read("SAIL")) == 11


def test_csi_31_any_hand_may_sail_on_the_first_turn() -> None:
    for seed in range(20):
        game = dealt(4, seed).play("DRAW_DECK")
        game.play(game.legal()[0])
        assert "SAIL" in game.legal()


def test_csi_32_nobody_recruits_after_the_captain() -> None:
    game = position(CAPTAIN, OTHER, "").play("SAIL")
    assert (game.table.captain, game.happened(SAILED)[0][0]) == (0, 0)
    recruiting = ("DRAW_DECK", "DRAW_QUAY", "DISCARD R1", "SAIL", "STAY")
    assert {game.refusal(text) for text in recruiting} == {32}
    game.play("CREW RG")
    assert {game.refusal(text) for text in recruiting} == {32}


def test_csi_33_the_port_is_the_same_for_all() -> None:
    game = position(CAPTAIN, OTHER, "")
    port = game.port()
    game.play("SAIL", "CREW RG", "FILL_DONE", "CREW AB")
    assert game.port() == port == "Y"


def test_csi_34_the_captain_names_one_or_two_colours_of_the_hand_and_shows_it() -> None:
    """And R-5: one is enough, none is not."""
    game = position(CAPTAIN, OTHER).play("SAIL")
    assert game.known(0) == set()
    assert game.legal() == [f"CREW {named}" for named in ("R", "Y", "G", "B", "RY", "RG", "RB", "YG", "YB", "GB")]
    assert {game.refusal(text) for text in ("CREW O", "CREW RO", "CREW -")} == {34}
    assert game.play("CREW R").known(0) == set(spread(CAPTAIN))


def test_csi_35_one_card_a_value() -> None:
    for hand, port in random_hands(100):
        for crew in crews_of(hand):
            values = [card[1:] for card in layout(hand, crew, port).crew]
            assert len(set(values)) == len(values)


def test_csi_36_every_job_that_can_be_done_is_done() -> None:
    """And R-4."""
    for hand, port in random_hands(100):
        for crew in crews_of(hand):
            able = {card[1:] for card in hand.split() if card[0] in crew}
            assert {card[1:] for card in layout(hand, crew, port).crew} == able


def test_csi_37_of_two_the_one_of_the_port_stays_ashore() -> None:
    laid = layout("R4 Y4 O4 O5", "RY")
    assert (laid.crew, laid.dismissed) == ({"R4"}, {"Y4"})
    laid = layout("Y4 V4 O5", "YV")
    assert (laid.crew, laid.dismissed, laid.stowaways) == ({"V4"}, {"Y4"}, {"O5"})


def test_csi_38_of_two_others_the_lower_colour_goes_on_board() -> None:
    laid = layout("R4 B4 B5", "RB")
    assert (laid.crew, laid.stowaways) == ({"R4", "B5"}, {"B4"})
    assert layout("O9 N9", "ON").stowaways == {"N9"}


def test_csi_39_the_port_colour_may_be_named() -> None:
    """And R-3; the option portCrew says otherwise."""
    hand = "Y1..Y6 R7..R11 B1"
    assert position(hand, "").play("SAIL").refusal("CREW RY") == 0
    game = position(hand, "", options={"portCrew": "false"}).play("SAIL")
    assert {game.refusal(text) for text in ("CREW Y", "CREW RY")} == {39}


def test_csi_40_port_cards_outside_the_crew_are_dismissed() -> None:
    """And R-2: without being asked."""
    laid = layout("R1 R2 Y1 Y9 B3", "R")
    assert (laid.crew, laid.dismissed, laid.stowaways) == ({"R1", "R2"}, {"Y1", "Y9"}, {"B3"})


def test_csi_41_all_else_are_stowaways() -> None:
    laid = layout("R1 R2 G2 G3 B3 O5", "RG")
    assert laid.stowaways == {"G2", "B3", "O5"}


def test_csi_42_each_card_is_one_thing() -> None:
    for hand, port in random_hands(100):
        for crew in crews_of(hand):
            laid = layout(hand, crew, port)
            assert sorted([*laid.crew, *laid.dismissed, *laid.stowaways]) == sorted(hand.split())


def test_csi_43_the_sum_is_of_stowaways_alone() -> None:
    game = captained(CAPTAIN, "RG", OTHER)
    assert game.sums()[0] == 3
    seat, _, total, crew, dismissed, *cards = game.happened(LAID_OUT)[0]
    assert (seat, total, crew, dismissed, len(cards)) == (0, 3, 10, 1, 12)
    assert CORSARI.cards[cards[-1]] == "B3"


def test_csi_44_gaps_cost_nothing() -> None:
    assert layout("R1 R11 Y4", "R").sum == 0


def test_csi_45_the_dismissed_return_to_the_pool() -> None:
    """And R-16."""
    game = captained("G1..G10 Y3 O2", "G", "A1..A11 R9").play("CREW A")
    pool = {*game.deck(), *game.quay(), *game.discard(), *game.hand(0), *game.hand(1)}
    assert game.table.round == 2
    assert "Y3" in pool


def test_csi_46_clockwise_filling_in_first() -> None:
    """And R-8."""
    game = position("V1..V11 B7", CAPTAIN, OTHER, "", turn=1).play("SAIL", "CREW RG")
    assert (game.seat(), game.phase()) == (2, "FILL")
    assert game.refusal("CREW AB") == 46
    game.play("FILL_DONE")
    assert game.refusal("FILL R7") == 46
    game.play("CREW AB")
    assert game.seat() == 3
    while game.seat() == 3:
        game.play(game.legal()[-1])
    assert game.seat() == 0


def test_csi_46_once_lending_is_over_each_card_is_refused_for_its_own_reason() -> None:
    game = captained(CAPTAIN, "RG", "R7 G7 O1..O10").play("FILL G7")
    assert game.phase() == "CREW"  # CSI-86: nothing more fits
    assert game.refusal("FILL R7") == 50
    assert game.refusal("FILL O1") == 48
    assert game.refusal("FILL B1") == 47
    assert game.refusal("FILL_DONE") == 46


def test_csi_47_a_fill_in_leaves_the_hand_for_the_captains_crew() -> None:
    game = captained(CAPTAIN, "RG", OTHER)
    assert game.refusal("FILL R9") == 47
    game.play("FILL R7")
    assert "R7" not in game.hand(1)
    assert game.happened(FILLED) == [[1, CORSARI.cards.index("R7")]]
    assert len(game.hand(1)) == 11


def test_csi_48_only_the_captains_colours() -> None:
    """And R-20: those named, or by option those on board."""
    game = captained(CAPTAIN, "RG", "R7 B7 O1..O10")
    assert game.refusal("FILL B7") == 48
    assert game.fills() == {"R7"}
    game = captained("R1..R6 B1 S2..S6", "RB", "B7 B8 R9 A1..A9", fillColours="present")
    assert game.refusal("FILL B7") == 48


def test_csi_49_only_values_missing_in_the_crew_as_laid() -> None:
    game = captained(CAPTAIN, "RG", "R7 G1 G2 A1..A9", "G7 V1..V11")
    assert {game.refusal("FILL G1"), game.refusal("FILL G2")} == {49}
    game.play("FILL R7", "CREW A")
    assert game.fills() == {"G7"}


def test_csi_50_one_card_a_value_and_player() -> None:
    captain = "R1 R4 R6 R9 R11 G2 G3 G7 B1..B4"
    game = captained(captain, "RG", "R5 G5 G8 A1..A9").play("FILL R5")
    assert game.refusal("FILL G5") == 50


def test_csi_51_two_players_may_fill_the_same_value() -> None:
    game = captained(CAPTAIN, "RG", "R7 O1..O11", "G7 V1..V11")
    game.play("FILL R7", "CREW O", "FILL G7")
    assert game.happened(FILLED) == [[1, CORSARI.cards.index("R7")], [2, CORSARI.cards.index("G7")]]


def test_csi_52_fill_ins_are_voluntary_and_many() -> None:
    assert "FILL_DONE" in captained(CAPTAIN, "RG", OTHER).legal()
    game = captained("R1 Y7 Y8 Y9 B1..B8", "R", "R2..R11 Y2 Y3")
    for value in range(2, 12):
        game.play(f"FILL R{value}")
    assert (game.phase(), len(game.hand(1))) == ("CREW", 2)


def test_csi_53_port_cards_are_not_filled_in() -> None:
    """And R-9."""
    game = captained("R1..R6 Y8 Y9 Y10 B1 B2 B3", "RY", "R7 R11 Y7 Y11 A1..A8")
    assert {game.refusal("FILL Y7"), game.refusal("FILL Y11")} == {53}


def test_csi_54_only_the_captains_crew_and_never_by_the_captain() -> None:
    """And R-21."""
    game = position(CAPTAIN, OTHER).play("SAIL")
    assert {game.refusal("FILL R1"), game.refusal("FILL_DONE")} == {54}
    game.play("CREW RG", "FILL_DONE", "CREW AB")
    assert (game.table.round, game.phase()) == (2, "DRAW")


def test_csi_55_colours_of_the_cards_that_are_left() -> None:
    game = captained(CAPTAIN, "RG", "R7 O1..O11").play("FILL R7")
    assert game.legal() == ["CREW O"]
    assert game.refusal("CREW R") == 55


def test_csi_56_fill_ins_count_for_nobody() -> None:
    game = captained(CAPTAIN, "RG", "R7 O1..O10 P2").play("FILL R7")
    assert game.sums()[0] == 3
    game.play("CREW O")
    assert game.malus() == [2, 0]
    assert not any("R7" in game.pile(seat) for seat in (0, 1))


def test_csi_57_each_layout_is_public_at_once() -> None:
    game = captained(CAPTAIN, "RG", OTHER, "").play("FILL_DONE", "CREW AB")
    for beholder in (0, 2, WATCHER):
        seen = CORSARI.view(game.state.sight(beholder))["seats"][1]
        assert set(seen["cards"]) == set(spread(OTHER))
        assert seen["layout"]["sum"] == game.sums()[1]


@pytest.mark.parametrize(("hand", "fits"), [("R7 O1..O11", 1), ("O1..O11 S1", 0)])
def test_csi_86_others_see_whether_a_seat_can_fill_in(hand: str, fits: int) -> None:
    game = captained(CAPTAIN, "RG", hand)
    assert game.happened(FITS) == [[1, fits, 0]]
    assert (game.phase() == "FILL") == bool(fits)
