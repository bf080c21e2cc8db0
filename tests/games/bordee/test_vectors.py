"""The vectors of the specification for the base game: examples of the rulebook (R) and our own."""

from __future__ import annotations

import pytest

from flibuste.games.bordee.articles import RESULTS
from flibuste.games.bordee.components import CANNON_NAMES, RESULT_NAMES
from flibuste.games.bordee.notation import SHUFFLED
from flibuste.games.bordee.steps import course
from tests.games.bordee.engine import BLUE, BORDEE, RED, SPECIFIED, Side, cards, duel


def test_vec_r1_train() -> None:
    """DUE-121, DUE-122, DUE-123"""
    game = duel(Side(targets="", hand="1S"), Side(targets=""), stage=course.TRAIN_AGAIN, next_targets="T07 T09")
    assert game.asked == (BLUE, "TRAIN")
    assert game.legal == {"CANNON(BOW)", "CANNON(STERN)"}
    assert game.state.table.target_deck == 30
    game.play("CANNON(BOW)").play("ZONE(HULL_BOW)")
    ship = game.state.table.ships[BLUE]
    assert (ship.active, ship.zone) == (0, 5)
    assert game.targets(BLUE) == ["T07", "T09"]
    assert game.state.table.target_deck == 28
    assert game.placed(BLUE) == ["-", "-", "-", "-"]


def test_vec_r2_aim() -> None:
    """DUE-161 to DUE-165: any card to any position."""
    game = duel(red=Side(hand="6C 3D 10S", targets="T07 T09[9H,-]"), player=RED).play("AIM")
    assert game.legal == {"CARD(6C)", "CARD(3D)", "CARD(10S)"}
    game.play("CARD(6C)")
    assert game.legal == {"POS(0L)", "POS(0B)", "POS(1L)", "POS(1B)"}
    game.play("POS(1B)")
    assert game.placed(RED) == ["-", "-", "9H", "6C"]
    assert game.hand(RED) == "10S 3D"
    assert game.discards(RED) == []
    parts = game.state.table.articles.parts
    assert parts.region(SHUFFLED.index("T09") - 41, 9, 6) == 0


def test_vec_r3_broadside() -> None:
    """DUE-171 to DUE-179"""
    red = Side(hand="4S 7S 2H", bow_discs="BALL GRAPE", stern_discs="CHAIN", targets="T03 T04")
    game = duel(Side(targets="T01[5S,-] T02"), red, player=RED)
    game.play("BROADSIDE SUIT(S) CARD(4S)").play("CARD(7S)")
    assert game.legal == {"DISC(BALL)", "DISC(CHAIN)"}
    game.play("DISC(BALL)")
    assert game.legal == {"DISC(CHAIN)", "DISC(GRAPE)"}
    game.play("DISC(CHAIN)")
    assert game.asked == (BLUE, "BROADSIDE_LOSS")
    assert game.placed(BLUE) == ["-", "-", "-", "-"]
    game.play("ZONE(HULL_MID) ZONE(SAIL_STERN)")
    assert (game.hull(BLUE), game.sails(BLUE)) == ("4/5/4", "3/2")
    assert (game.cannon(RED, 0), game.cannon(RED, 1)) == (["GRAPE"], [])
    assert game.hand(RED) == "2H"
    assert game.state.table.ships[RED].broadsides == 1
    assert game.asked == (RED, "PHASE1")


def test_vec_r4_lurch() -> None:
    """DUE-181 to DUE-185"""
    game = duel(Side(hand="7H 8S 9S 10D 5C 6C 1S"), Side(hand=cards(6), targets="T03 T04"))
    game.play("LURCH CARD(7H) CARD(8S) CARD(9S) CARD(10D)")
    assert game.legal == {"CARD(1S)", "DONE"}
    game.play("DONE")
    assert game.held(RED) == 1
    assert len(game.discards(RED)) == 5
    assert game.track(BLUE, "lurches") == [7, 8, 9, 10]
    again = duel(Side(hand="5C 6C 7S 2D", lurch=(7, 8, 9, 10)), Side(hand=cards(6), targets="T03 T04"))
    again.play("LURCH")
    assert again.legal == {"CARD(5C)"}
    again.play("CARD(5C) CARD(6C)")
    assert again.track(BLUE, "lurches") == [5, 6, 7, 8, 9, 10]


def test_vec_r4b_straights_are_cyclic() -> None:
    """DUE-133, DUE-184"""
    game = duel(Side(hand="9H 10S 1D 4C"), Side(hand=cards(6), targets="T03 T04"))
    game.play("LURCH CARD(9H) CARD(10S) CARD(1D)")
    assert game.held(RED) == 2
    assert game.track(BLUE, "lurches") == [1, 9, 10]


def test_vec_r5_reload_one() -> None:
    """DUE-191, DUE-195"""
    for seed in range(40):
        red = Side(hand="1S 4H 9D", stern="L9", bow_discs="BALL", targets="T03 T04")
        game = duel(red=red, player=RED, seed=seed).play("RELOAD_ONE CARD(1S) CARD(4H) DONE")
        if game.state.table.loose[2] == 1:
            break
    assert game.asked == (RED, "ARRANGE")
    game.play("CANNON(STERN)")
    assert (game.cannon(RED, 0), game.cannon(RED, 1)) == (["GRAPE"], ["BALL"])


def test_vec_r6_reload_all() -> None:
    """DUE-192 to DUE-195"""
    for seed in range(4000):
        blue = Side(hand="7D 7S 2H", bow="CAR", bow_discs="CHAIN")
        game = duel(blue, Side(targets="T03 T04", bow_discs="BALL GRAPE"), seed=seed)
        game.play("RELOAD_ALL CARD(7S) CARD(7D) DISC(CHAIN)")
        if list(game.state.table.loose) == [1, 2, 1]:
            break
    assert game.asked == (BLUE, "ARRANGE")
    game.play("CANNON(STERN) CANNON(BOW)")
    assert (game.cannon(BLUE, 0), game.cannon(BLUE, 1)) == (["CHAIN", "CHAIN"], ["BALL", "GRAPE"])
    assert sum(game.bag()) == 15 - 2 - 4


def test_vec_r7_patch_up() -> None:
    """DUE-201 to DUE-206, DUE-244"""
    game = duel(Side(hand="1S 4H 9D 2C", sails="1/3"))
    assert game.state.table.ships[BLUE].sail_penalty() == 1
    game.play("PATCH ROUTE(5) CARD(1S) ROUTE(3) PIECE(SAILOR) CARD(4H) ROUTE(5) CARD(9D)")
    assert (game.decks(BLUE), game.sails(BLUE)) == ("4/5/3", "3/3")
    assert game.state.table.ships[BLUE].sail_penalty() == 0
    assert game.state.table.ships[BLUE].sailors_in_supply() == 2
    assert game.legal == {"AIM"}


def test_vec_r8_fire() -> None:
    """DUE-215 to DUE-230: the whole example of the book."""
    blue = Side(bow_discs="GRAPE BALL", decks="2/6/4", targets="T07[8C,7D] T09[9H,6C]", hand="1S")
    red = Side(hand="3H 4S 9C", targets="T03 T04")
    game = duel(blue, red, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.state.table.shot.worth == 4
    game.play("DISC(BALL)")
    assert [facts[-1] for facts in game.happened(21)] == [3]
    assert [facts[2:] for facts in game.happened(22)] == [[1, 2], [0, 2]]
    assert game.asked == (RED, "STEP5")
    game.play("DODGE CARD(3H) CARD(4S)")
    assert game.track(RED, "dodges") == [3, 4]
    assert game.hull(RED) == "3/6/4"
    assert game.asked == (BLUE, "TRAIN")
    assert game.discards(BLUE) == ["8C", "7D", "9H", "6C"]
    assert game.state.table.target_discard_count == 2


def test_vec_r9_dodge_sizes() -> None:
    """DUE-226: a straight flush of 3 takes 3 off, a plain straight of 5 takes 2 off."""
    shot = Side(bow_discs="GRAPE GRAPE", zone="DECK_MID", targets="T07[7C,8D] T09[9H,6C] T01[1C,4C]", hand="1S")
    red = Side(hand="3H 4H 5H 9C", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE DODGE CARD(3H) CARD(4H) CARD(5H)")
    assert game.damage == 3
    red = Side(hand="3H 4S 5H 6C 7D", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD)
    game.play("FIRE DODGE CARD(3H) CARD(4S) CARD(5H) CARD(6C) CARD(7D)")
    assert game.damage == 4


def test_vec_r10_sail_penalty_of_a_dodge() -> None:
    """DUE-226, DUE-244: two cards of one suit count as one."""
    shot = Side(bow_discs="BALL BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hand="3H 4H 9C", sails="1/3", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE DODGE CARD(3H) CARD(4H)")
    assert game.hull(RED) == "1/6/4"


def test_vec_r11_empty_hand() -> None:
    """DUE-154, DUE-155, DUE-157"""
    game = duel()
    assert game.legal == {"PREPARE", "CHANGE"}
    game.play("PREPARE")
    assert game.legal == {"AIM"}


def test_vec_r12_sinking() -> None:
    """DUE-271, DUE-273"""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hull="2/1/2", gone="DIS_SAILS DIS_CREW DIS_PLANKS", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.ending == ("sunk", BLUE)
    assert game.hull(RED) == "1/1/2"


def test_vec_1_hasty() -> None:
    """DUE-220, DUE-221, DUE-224, DUE-231"""
    shot = Side(bow_discs="BALL", zone="HULL_STERN", hand="1S")
    game = duel(shot, Side(hand=cards(5), targets="T03 T04"), stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.asked == (RED, "HASTY")
    game.play("CARD(1S) CARD(2D)")
    assert game.damage == -4
    assert game.held(RED) == 3
    assert game.hull(RED) == "4/6/4"
    assert game.asked == (BLUE, "TRAIN")


def test_vec_2_one_card_is_a_miss() -> None:
    """DUE-218, DUE-219, DUE-244"""
    shot = Side(bow="L9", bow_discs="CHAIN", zone="SAIL_BOW", targets="T11[1S,-]", hand="2S")
    game = duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.damage == 0
    assert game.sails(RED) == "3/3"
    shot.targets = "T11[1S,8D]"
    game = duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.sails(RED) == "0/3"
    assert game.state.table.ships[RED].sail_penalty() == 2


@pytest.mark.parametrize(
    ("target", "left", "bottom", "region", "results"),
    [
        ("T09", 7, 6, "D", "GOOD WEAK GOOD"),
        ("T09", 7, 5, "E", "WEAK MISS GOOD"),
        ("T09", 7, 4, "F", "MISS MISS WEAK"),
        ("T19", 10, 10, "C", "GOOD PERFECT GOOD"),
        ("T20", 1, 3, "F", "MISS MISS WEAK"),
        ("T27", 4, 1, "D", "GOOD WEAK GOOD"),
    ],
)
def test_vec_3_regions_by_cannon(target: str, left: int, bottom: int, region: str, results: str) -> None:
    """DUE-218"""
    parts = BORDEE.articles(SPECIFIED).parts
    number = SHUFFLED.index(target) - 41
    assert "ABCDEF."[parts.region(number, left, bottom)] == region
    found = [RESULT_NAMES[parts.result(kind, number, left, bottom)] for kind in range(len(CANNON_NAMES))]
    assert found == results.split()
    assert len(RESULT_NAMES) == RESULTS


def test_vec_4_double_shot_cap() -> None:
    """DUE-222, DUE-223"""
    shot = Side(bow="CAR", bow_discs="BALL BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    game = duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.damage == 2
    game.play("DOUBLE")
    assert game.hull(RED) == "0/6/4"
    shot = Side(bow="CAR", bow_discs="CHAIN CHAIN", zone="SAIL_BOW", targets="T09[9H,6C]", hand="1S")
    game = duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE DOUBLE")
    assert game.damage == 3


def test_vec_5_double_shot_from_below_zero() -> None:
    """DUE-221, DUE-222"""
    shot = Side(bow="CAR", bow_discs="BALL GRAPE", decks="1/6/4", zone="SAIL_STERN", targets="T09[9H,-]", hand="1S")
    game = duel(shot, Side(sails="3/2", targets="T03 T04"), stage=course.FIRE_OR_HOLD).play("FIRE DISC(BALL)")
    assert game.damage == -4
    game.play("DOUBLE")
    assert game.damage == -3
    assert game.sails(RED) == "3/2"
    assert game.bag() == [5, 5, 5]


def test_vec_6_disaster_that_sinks() -> None:
    """DUE-261 to DUE-264, DUE-271"""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hull="4/3/4", tokens="DIS_PLANKS DIS_SAILS DIS_CREW", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.asked == (RED, "DISASTER")
    game.play("ZONE(HULL_STERN) ZONE(HULL_STERN)")
    game.play("ZONE(HULL_STERN)")
    assert game.ending == ("sunk", BLUE)
    assert game.hull(RED) == "0/3/1"


def test_vec_7_disaster_once() -> None:
    """DUE-263, DUE-265"""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hand="1S 2H 3D 9C", sails="1/1", hull="2/6/4", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE PASS")
    assert game.asked == (RED, "DISASTER")
    game.play("ZONE(SAIL_BOW)")
    assert (game.hull(RED), game.sails(RED)) == ("0/6/4", "0/0")
    assert game.asked == (BLUE, "TRAIN")
    red = Side(hull="1/6/4", gone="DIS_SAILS", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert (game.hull(RED), game.sails(RED)) == ("0/6/4", "3/3")
    assert game.happened(27) == []


def test_vec_8_officers() -> None:
    """DUE-229, DUE-245, DUE-272"""
    shot = Side(bow_discs="GRAPE", zone="DECK_BOW", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    game = duel(shot, Side(decks="2/6/4", targets="T03 T04"), stage=course.FIRE_OR_HOLD).play("FIRE PIECE(SAILOR)")
    ship = game.state.table.ships[RED]
    assert (game.decks(RED), ship.captain) == ("0/6/4", -1)
    assert ship.no_fire(0)
    assert game.asked == (BLUE, "TRAIN")
    shot.zone = "DECK_STERN"
    red = Side(decks="0/6/4", captain=None, targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE PIECE(SAILOR) PIECE(SAILOR) PIECE(SAILOR)")
    assert game.ending == ("officers", BLUE)


def test_vec_9_broadside_limits() -> None:
    """DUE-172 to DUE-175"""
    hand = "1S 4S 7S 2D"
    empty_bow = Side(
        hand=hand, decks="0/6/4", captain="DECK_MID", stern="L9", bow_discs="BALL BALL", stern_discs="GRAPE"
    )
    duel(empty_bow).refuses("BROADSIDE", 172)
    thin_bow = Side(hand=hand, decks="2/6/4", stern="L9", bow_discs="BALL BALL", stern_discs="GRAPE")
    game = duel(thin_bow).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S) CARD(7S)")
    assert game.legal == {"DISC(BALL)", "DISC(GRAPE)"}
    game.play("DISC(BALL)")
    assert (game.cannon(BLUE, 0), game.cannon(BLUE, 1)) == ([], ["GRAPE"])
    game = duel(thin_bow).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S) DONE DISC(GRAPE)")
    assert (game.cannon(BLUE, 0), game.cannon(BLUE, 1)) == (["BALL", "BALL"], [])


def test_vec_10_joker_and_covered_value() -> None:
    """DUE-136, DUE-138, DUE-225"""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hand="9S JK 1S", dodge=(10,), targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE DODGE CARD(JK)")
    assert "VALUE(10)" not in game.legal
    assert "VALUE(8)" in game.legal
    game.play("VALUE(8) CARD(9S)")
    assert game.track(RED, "dodges") == [8, 9, 10]
    assert game.hull(RED) == "2/6/4"
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE DODGE CARD(1S) CARD(JK)")
    assert game.track(RED, "dodges") == [1, 2, 10]


def test_vec_11_compulsory_aim() -> None:
    """DUE-154"""
    game = duel(Side(hand="3S 4H", hull="3/6/4"))
    game.refuses("RELOAD_ONE", 154)
    game.refuses("LURCH", 154)
    game.play("PATCH CARD(3S)")
    assert game.legal == {"AIM"}
    game = duel(Side(hand="3S 4H 9D")).play("RELOAD_ONE CARD(3S) CARD(4H)")
    while game.legal != {"AIM"}:
        game.play("CANNON(BOW)")
    game = duel(Side(hand="3S 4H 9D")).play("AIM CARD(9D) POS(0L)")
    assert "RELOAD_ONE" in game.legal


def test_vec_12_change_target() -> None:
    """DUE-157, DUE-158, DUE-159"""
    blue = Side(hand="1S", zone="DECK_MID", targets="T01[2C,3C] T02[4C,-] T05[5C,-]", bow_discs="BALL")
    game = duel(blue).play("CHANGE")
    assert game.state.table.target_discard_count == 3
    assert len(game.discards(BLUE)) == 4
    game.play("CANNON(BOW)")
    game.refuses("ZONE(DECK_MID)", 158)
    game.play("ZONE(HULL_BOW)")
    assert len(game.targets(BLUE)) == 2
    assert game.legal == {"FIRE", "HOLD"}
    game.play("HOLD")
    assert game.held(BLUE) == 3


def test_vec_13_hand_limit() -> None:
    """DUE-241, DUE-242, DUE-246"""
    game = duel(Side(hand=cards(5), decks="4/2/4"), stage=course.DRAWING)
    assert game.state.table.ships[BLUE].hand_limit() == 4
    assert game.asked == (BLUE, "HAND_LIMIT")
    assert game.held(BLUE) == 7
    for _ in range(3):
        game.play(sorted(game.legal)[0])
    assert game.held(BLUE) == 4
    assert game.asked == (RED, "PHASE1")


def test_vec_14_deck_runs_out() -> None:
    """DUE-142"""
    blue = Side(hand="1S 2S 3S 4S", zone="HULL_MID", targets="T01[5S,6S] T02[7S,8S] T05[9S,10S]", deck="1H")
    game = duel(blue, stage=course.DRAWING)
    ship = game.state.table.ships[BLUE]
    assert (ship.deck, ship.discard_count, ship.held) == (30, 0, 6)


@pytest.mark.parametrize(
    ("length", "wind", "reduction"), [(3, False, 1), (2, False, 0), (3, True, 1), (4, True, 2), (2, True, 1)]
)
def test_vec_15_penalties_and_halving(length: int, wind: bool, reduction: int) -> None:
    """DUE-226, DUE-227"""
    from flibuste.games.bordee.combinations import dodged

    assert dodged(length, False, 1, wind) == reduction


def test_vec_15_a_dodge_of_nothing_is_illegal() -> None:
    """DUE-227"""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    red = Side(hand="3H 4S", sails="1/3", targets="T03 T04")
    game = duel(shot, red, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.legal == {"PASS"}
    game.refuses("DODGE", 227)


def test_vec_16_last_man() -> None:
    """DUE-204, DUE-205"""
    lone = Side(hand=cards(3), decks="1/5/4", captain="DECK_MID", mate="DECK_BOW", hull="3/6/4", sails="2/3")
    game = duel(lone).play("PATCH")
    for route in (0, 4, 8):
        game.refuses(f"ROUTE({route})", 205)
    lone.decks = "2/6/4"
    game = duel(lone).play("PATCH ROUTE(8) CARD(1S)")
    assert game.decks(BLUE) == "1/6/4"
    assert game.state.table.ships[BLUE].mate == 0


def test_vec_17_lurch_counted_as_nothing() -> None:
    """DUE-182 to DUE-185"""
    game = duel(Side(hand="3S 4H 9D", sails="0/1"), Side(hand=cards(3), targets="T03 T04"))
    assert game.state.table.ships[BLUE].sail_penalty() == 3
    game.play("LURCH CARD(3S) CARD(4H)")
    assert game.held(RED) == 2
    assert game.track(BLUE, "lurches") == [3, 4]


def test_vec_18_nested_disasters() -> None:
    """DUE-178, DUE-261 to DUE-264, DUE-273"""
    blue = Side(hand="1S 4S 9D", bow_discs="BALL BALL")
    red = Side(hull="1/6/2", tokens="DIS_PLANKS DIS_SAILS DIS_CREW", targets="T03 T04")
    game = duel(blue, red).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S)")
    game.play("ZONE(HULL_BOW)")
    assert game.asked == (RED, "DISASTER")
    game.play("ZONE(HULL_STERN) ZONE(HULL_STERN)")
    assert game.state.table.depth == 2
    game.play("ZONE(DECK_MID) ZONE(DECK_MID) ZONE(DECK_MID)")
    assert (game.hull(RED), game.decks(RED)) == ("0/4/0", "4/3/4")  # the third plank, then that of the second ball
    assert game.ending == ("sunk", BLUE)
    assert game.state.table.ships[BLUE].broadsides == 0


def test_vec_19_adjudication() -> None:
    """DUE-276, DUE-277, DUE-278"""
    quiet = course.DRAWING
    assert duel(calm=39, turn=50, stage=quiet).ending == ("calm", -1)
    assert duel(turn=300, red=Side(hull="4/5/4", targets="T03 T04"), stage=quiet).ending == ("turns", BLUE)
    game = duel(
        Side(captain=None, decks="3/6/4"), Side(sails="0/0", decks="3/6/4", targets="T03 T04"), calm=39, stage=quiet
    )
    assert game.ending == ("calm", RED)
    assert duel(calm=38, stage=quiet).asked == (RED, "PHASE1")


def test_vec_20_one_spelling() -> None:
    """DUE-175, DUE-313, DUE-314"""
    blue = Side(hand="1S 4S 9D", bow_discs="BALL GRAPE", stern_discs="BALL")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S)")
    assert game.legal == {"CANNON(BOW)", "CANNON(STERN)"}
    after_bow = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S) CANNON(BOW)")
    assert after_bow.legal == {"DISC(BALL)", "DISC(GRAPE)"}
    game.play("CANNON(STERN)")
    assert (game.cannon(BLUE, 0), game.cannon(BLUE, 1)) == (["BALL"], [])
