"""Reputations and Dirty Tricks: drafts, windows, knowledge, and the vectors M1 to M26 of the specification."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.bordee import rules
from flibuste.games.bordee.steps import course
from flibuste.games.bordee.steps.draft import numbers_in
from flibuste.kernel.rng import FastRng
from tests.games.bordee.engine import BLUE, BORDEE, RED, Duel, Side, cards, duel

GOOD_AND_PERFECT = "T07[8C,7D] T09[9H,6C]"
FIRE = course.FIRE_OR_HOLD


def shooter(**changes: Any) -> Side:
    """Damage 3 on a bow hull of 4 planks."""
    return Side(**{"bow_discs": "BALL", "targets": GOOD_AND_PERFECT, "hand": "1S", **changes})


def target(**changes: Any) -> Side:
    return Side(**{"hand": "3H 4S", "targets": "T03 T04", **changes})


def dealt(seed: int, **wishes: str) -> Duel:
    state = BORDEE.dealer(BORDEE.setup(wishes=wishes)).deal(FastRng(seed))
    assert isinstance(state, rules.State)
    return Duel(state)


def draft_of(game: Duel, question: str) -> Duel:
    """Play any set-up up to a draft."""
    while game.asked[1] != question:
        game.play(sorted(game.legal)[0])
    return game


# Drafts


def test_due_112_three_reputations_one_kept() -> None:
    game = draft_of(dealt(5, reputations="yes"), "REPUTATION")
    assert game.asked == (BLUE, "REPUTATION")
    game.refuses("PASS", 112)
    offers = [numbers_in(own.offer) for own in game.state.owns]
    assert [len(offer) for offer in offers] == [3, 0]
    game.play("OFFER(1)")
    assert game.state.table.ships[BLUE].reputation == 0
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["reputation"] is None
    second = numbers_in(game.state.owns[RED].offer)
    assert not set(offers[0]) & set(second)
    game.play("OFFER(2)")
    assert [ship.reputation for ship in game.state.table.ships] == [offers[0][1], second[2]]


def test_due_113_three_rounds_of_tricks() -> None:
    game = draft_of(dealt(6, tricks="yes"), "TRICKS")
    game.refuses("PASS", 113)
    seen = []
    for turn in range(6):
        assert game.asked == (turn % 2, "TRICKS")
        seen += numbers_in(game.state.owns[turn % 2].offer)
        game.play("OFFER(0)")
    assert len(set(seen)) == 18
    assert [ship.tricks for ship in game.state.table.ships] == [3, 3]
    assert [len(numbers_in(own.tricks)) for own in game.state.owns] == [3, 3]
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["tricks"] == 3


def test_due_114_modules_are_left_out_unless_wanted() -> None:
    assert BORDEE.setup().options == {"reputations": "no", "tricks": "no"}
    game = dealt(5)
    while game.asked[1] != "PHASE1":
        assert game.asked[1] not in ("REPUTATION", "TRICKS")
        game.play(sorted(game.legal)[0])


# Reputations


def test_due_281_vec_m1_rep_1_dead_eye() -> None:
    game = duel(shooter(reputation=1, targets="T07[1C,1D] T09[9H,1H]"), target(), stage=FIRE).play("FIRE")
    assert [facts[2] for facts in game.happened(22)] == [2, 3]
    game = duel(shooter(reputation=1, targets="T07[7C,-] T09[9H,1C]"), target(), stage=FIRE).play("FIRE")
    assert [facts[2] for facts in game.happened(22)] == [3, 2]


def test_vec_m2_rep_2_all_shot_gunner() -> None:
    game = duel(shooter(reputation=2, bow_discs="CHAIN"), target(), stage=FIRE).play("FIRE")
    assert game.damage == 3
    blue = shooter(reputation=2, bow="CAR", bow_discs="CHAIN CHAIN")
    game = duel(blue, target(), stage=FIRE).play("FIRE DOUBLE")
    assert game.damage == 3


def test_vec_m3_rep_3_daughter_of_the_wind() -> None:
    game = duel(shooter(), target(hand="3H 4S 5D", reputation=3), stage=FIRE)
    game.play("FIRE DODGE CARD(3H) CARD(4S) CARD(5D)")
    assert game.hull(RED) == "3/6/4"


def test_vec_m4_rep_4_master_shipwright() -> None:
    game = duel(Side(hand="1S 2S", sails="1/3", reputation=4)).play("PATCH ROUTE(5) CARD(1S) ROUTE(5)")
    assert game.sails(BLUE) == "3/3"
    assert game.held(BLUE) == 1
    assert game.legal == {"AIM"}
    duel(Side(hand="1S", sails="1/3", reputation=4)).refuses("PATCH", 154)


def test_vec_m5_rep_5_deep_hold() -> None:
    assert duel(Side(reputation=5)).state.table.ships[BLUE].hand_limit() == 7
    game = duel(Side(reputation=5), stage=course.FIRST_HANDS, turn=0)
    assert [game.held(seat) for seat in range(2)] == [5, 4]


def test_vec_m6_rep_6_dry_powder() -> None:
    game = duel(Side(hand="1S 2S", reputation=6)).play("RELOAD_ONE CARD(1S)")
    assert game.held(BLUE) == 1


def test_vec_m7_rep_7_red_flag() -> None:
    blue = Side(hand="1S 4S 9D", bow_discs="CHAIN GRAPE", reputation=7)
    game = duel(blue, Side(sails="0/0", targets="T03 T04")).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S)")
    assert game.asked == (BLUE, "BROADSIDE_LOSS")
    game.play("ZONE(DECK_BOW)")
    assert game.asked == (RED, "BROADSIDE_LOSS")
    game.play("PIECE(SAILOR)")
    assert game.decks(RED) == "3/6/4"
    blue.bow_discs = "BALL BALL"
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S) ZONE(HULL_BOW)")
    assert game.asked == (RED, "BROADSIDE_LOSS")  # the second marker is the defender's choice again


def test_vec_m8_rep_8_loaded_dice() -> None:
    game = duel(Side(hand="1S 9D", reputation=8)).play("REP CARD(1S)")
    assert game.held(BLUE) == 2
    assert not {"REP", "CHANGE"} & game.legal
    game.refuses("REP", 281)
    game = duel(Side(hand=cards(4), reputation=8, tricks=(12,)))
    game.play("AIM CARD(1S) POS(0L) AIM CARD(2D) POS(0B)")
    assert game.legal == {"TRICK(12)", "PASS"}
    duel(Side(hand="1S")).refuses("REP", 281)


def test_vec_m9_rep_9_ghost_ship() -> None:
    game = duel(Side(hand="3S 4H 9D"), Side(hand=cards(3), reputation=9, targets="T03 T04"))
    game.play("LURCH CARD(3S) CARD(4H)")
    assert game.held(RED) == 1
    game = duel(shooter(targets="T07 T09"), target(reputation=9), stage=FIRE).play("FIRE")
    assert game.held(RED) == 2


# Tricks of phase 1


def test_vec_m10_trk_1_snap_sight() -> None:
    game = duel(Side(tricks=(1,))).play("TRICK(01)")
    assert game.held(BLUE) == 2
    game.play(sorted(game.legal)[0])
    game.play("POS(0L)" if "POS(0L)" in game.legal else "VALUE(1) POS(0L)")
    assert game.legal >= {"AIM", "PREPARE"}


def test_vec_m11_trk_2_twin_sights() -> None:
    duel(Side(hand="1S 2S 3S", tricks=(2,))).refuses("TRICK(02)", 284)
    game = duel(Side(hand="1S 2S 3H 4H", tricks=(2,)))
    before = game.state.sight(RED).facts()
    game.play("TRICK(02) CARD(1S)")
    assert game.state.sight(RED).facts() == before  # DUE-312
    game.play("CARD(2S) CARD(3H) POS(0L) CARD(4H) POS(0L)")
    assert game.placed(BLUE)[0] == "4H"
    assert game.discards(BLUE) == ["1S", "2S", "3H"]
    assert "PREPARE" in game.legal


def test_vec_m12_trk_3_shimmed_gun() -> None:
    game = duel(Side(targets="T01[5C,-] T02", tricks=(3,))).play("TRICK(03)")
    assert game.legal == {"POS(0B)", "POS(1L)", "POS(1B)"}
    game.play("POS(1L)")
    assert game.placed(BLUE) == ["-", "-", "5C", "-"]
    duel(Side(tricks=(3,))).refuses("TRICK(03)", 284)


def test_vec_m13_trk_4_false_lantern() -> None:
    game = duel(Side(targets="T01[5C,-] T02", tricks=(4,)), next_targets="T20").play("TRICK(04)")
    assert game.legal == {"POS(0L)", "POS(1L)"}
    game.play("POS(0L)")
    assert game.targets(BLUE) == ["T20", "T02"]
    assert game.placed(BLUE)[0] == "5C"
    assert game.state.table.target_discards[0] == 0


def test_due_285_vec_m14_trk_5_fire_barrel() -> None:
    """DUE-287: with all that follows from a plank lost."""
    game = duel(Side(hand="1S", tricks=(5,))).play("TRICK(05) ZONE(HULL_MID)")
    assert game.hull(RED) == "4/5/4"
    assert game.legal == {"AIM"}
    duel(Side(tricks=(5,))).refuses("TRICK(05)", 154)
    game = duel(Side(hand="1S", tricks=(5,)), Side(hull="1/6/4", targets="T03 T04")).play("TRICK(05) ZONE(HULL_BOW)")
    assert game.asked == (RED, "DISASTER")


def test_vec_m14_trk_6_hidden_marksman() -> None:
    game = duel(Side(hand="1S", tricks=(6,))).play("TRICK(06) ZONE(DECK_BOW)")
    assert game.asked == (RED, "TRICK")
    assert game.legal == {"PIECE(SAILOR)", "PIECE(CAPTAIN)"}
    game.play("PIECE(CAPTAIN)")
    assert game.decks(RED) == "3/6/4"
    few = Side(decks="1/1/1", captain="DECK_BOW", mate="DECK_MID", targets="T03 T04")
    duel(Side(hand="1S", tricks=(6,)), few).refuses("TRICK(06)", 284)


def test_vec_m14_trk_7_fire_arrows() -> None:
    for zone, left in (("SAIL_BOW", "1/1"), ("SAIL_STERN", "3/0")):
        game = duel(Side(hand="1S", tricks=(7,)), Side(sails="3/1", targets="T03 T04"))
        game.play(f"TRICK(07) ZONE({zone})")
        assert game.sails(RED) == left


def test_vec_m15_trk_8_smuggled_shot() -> None:
    blue = Side(hand="1S", stern="L9", bow_discs="BALL GRAPE", stern_discs="CHAIN", tricks=(8,))
    game = duel(blue).play("TRICK(08)")
    assert "DONE" not in game.legal
    game.play("DISC(CHAIN)").play("DONE" if "DONE" in game.legal else "DISC(BALL)")
    game.play("DISC(BALL)")
    assert game.asked == (BLUE, "ARRANGE")
    game.play("CANNON(BOW)")
    assert (game.cannon(BLUE, 0), game.cannon(BLUE, 1)) == (["BALL", "BALL"], ["GRAPE"])


def test_vec_m16_trk_9_press_gang() -> None:
    """AMB-32: from one's own supply."""
    game = duel(Side(hand="1S", decks="3/5/4", tricks=(9,))).play("TRICK(09) ZONE(DECK_BOW) ZONE(DECK_MID)")
    assert game.decks(BLUE) == "4/6/4"
    full = Side(hand="1S", decks="3/6/4", captain=None, tricks=(9,))
    duel(full).refuses("TRICK(09)", 284)


def test_due_290_vec_m17_trk_10_rifled_hold() -> None:
    """DUE-305: what was seen stays known until it leaves the hand."""
    game = duel(Side(hand="2D", tricks=(10,)), Side(hand="1S 3S JK", targets="T03 T04")).play("TRICK(10)")
    assert game.legal == {"CARD(1S)", "CARD(3S)", "CARD(JK)"}
    game.play("CARD(JK)")
    assert BORDEE.view(game.state.sight(BLUE))["ships"][1]["hand"]["known"] == ["1S", "3S"]
    assert BORDEE.view(game.state.sight(-2))["ships"][1]["hand"]["known"] == []
    assert game.discards(RED) == ["JK"]


def test_vec_m17_trk_11_spy_parrot() -> None:
    game = duel(Side(hand="2D", tricks=(11,)), Side(hand="1S 3S", targets="T03 T04")).play("TRICK(11)")
    assert BORDEE.view(game.state.sight(BLUE))["ships"][1]["hand"]["known"] == ["1S", "3S"]
    assert game.held(BLUE) == 2
    game.refuses("CHANGE", 157)


def test_vec_m17_trk_15_sleeve_card() -> None:
    game = duel(Side(hand="2D", deck="1H", tricks=(15,)))
    assert "7H" in game.discards(BLUE)
    game.play("TRICK(15) CARD(7H)")
    assert game.hand(BLUE) == "7H 2D"
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["hand"]["known"] == ["7H"]
    game.play("AIM CARD(7H) POS(0L)")
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["hand"]["known"] == []


def test_due_291_vec_m18_trk_12_rum_for_all() -> None:
    """DUE-283: free tricks may be played after both actions, too; whoever holds any trick is asked."""
    game = duel(Side(hand="1S 2D 4H", tricks=(12,))).play("AIM CARD(1S) POS(0L) AIM CARD(2D) POS(0B)")
    assert game.legal == {"TRICK(12)", "PASS"}
    game.play("TRICK(12)")
    assert game.asked[0] == RED
    assert game.held(BLUE) == 6
    game = duel(Side(hand="1S 2D 4H", tricks=(5,))).play("AIM CARD(1S) POS(0L) AIM CARD(2D) POS(0B)")
    assert game.legal == {"PASS"}
    game.refuses("TRICK(05)", 283)


def test_vec_m19_trk_13_night_careening() -> None:
    game = duel(Side(hand="1S", hull="3/6/4", tricks=(13,))).play("TRICK(13)")
    assert game.hull(BLUE) == "4/6/4"
    assert game.legal == {"AIM"}


def test_vec_m19_trk_14_spare_canvas() -> None:
    game = duel(Side(hand="1S", sails="0/1", tricks=(14,))).play("TRICK(14) ZONE(SAIL_BOW) ZONE(SAIL_STERN)")
    assert game.sails(BLUE) == "1/2"
    assert game.state.table.actions == 0


def test_vec_m20_trk_16_wiped_slate() -> None:
    game = duel(Side(hand="1S", lurch=(1, 2), dodge=(10,), broadside="H", tricks=(16,)))
    game.play("TRICK(16) SPACE(L2) SPACE(BH)")
    assert (game.track(BLUE, "lurches"), game.track(BLUE, "dodges")) == ([1], [10])
    assert game.state.table.ships[BLUE].broadsides == 0
    assert game.asked == (BLUE, "PHASE1")


# Tricks of a shot


def test_due_288_vec_m21_trk_17_heated_shot() -> None:
    """Never above step 1, double shot or not."""
    game = duel(shooter(tricks=(17,)), target(), stage=FIRE).play("FIRE TRICK(17)")
    assert game.damage == 4
    assert game.asked == (RED, "STEP5")


def test_vec_m21_trk_19_smoke_curtain() -> None:
    """DUE-283, AMB-33: one trick at each moment."""
    game = duel(shooter(tricks=(19, 17)), target(), stage=FIRE).play("FIRE TRICK(19)")
    assert game.hull(RED) == "1/6/4"
    assert game.asked == (BLUE, "W-S7")
    assert game.legal == {"PASS"}


def test_due_289_vec_m22_trk_18_chained_gunners() -> None:
    silent = shooter(decks="0/6/4", captain="DECK_MID", tricks=(18,))
    game = duel(silent, target(), stage=FIRE)
    assert game.legal == {"HOLD", "TRICK(18)"}
    game.play("TRICK(18)")
    assert game.damage == 3
    assert duel(shooter(tricks=(18,)), target(), stage=FIRE).legal == {"FIRE", "HOLD"}
    assert duel(shooter(decks="0/6/4", captain="DECK_MID", tricks=(5,)), target(), stage=FIRE).legal == {"HOLD"}


def test_vec_m23_trk_20_same_elevation() -> None:
    game = duel(shooter(tricks=(20,)), target(hand=""), stage=FIRE).play("FIRE PASS TRICK(20)")
    assert game.targets(BLUE) == ["T07", "T09"]
    assert game.placed(BLUE) == ["8C", "7D", "9H", "6C"]
    assert game.asked == (RED, "PHASE1")


def test_vec_m24_trk_21_fog_bank() -> None:
    game = duel(shooter(), target(tricks=(21,)), stage=FIRE).play("FIRE TRICK(21)")
    assert game.damage == 1
    assert game.asked == (RED, "STEP5")


def test_vec_m24_trk_22_hard_over() -> None:
    red = target(dodge=(3,), sails="1/1", tricks=(22,))
    game = duel(shooter(), red, stage=FIRE).play("FIRE")
    without = duel(shooter(), red, stage=FIRE).play("FIRE PASS")
    assert without.legal == {"PASS"}
    game.play("TRICK(22) DODGE CARD(3H) CARD(4S)")
    assert game.track(RED, "dodges") == [3, 4]
    assert game.hull(RED) == "2/6/4"


def test_trk_22_tells_the_other_seat_that_there_is_a_straight() -> None:
    """DUE-292: it is played only where a dodge is possible, so no world without one is imagined."""
    game = duel(shooter(), target(tricks=(22,)), stage=FIRE).play("FIRE TRICK(22)")
    for seed in range(30):
        world = game.state.sight(BLUE).imagine(FastRng(seed))
        assert world.forbids(BORDEE.read("DODGE")) == 0


def test_due_284_a_trick_that_changes_nothing() -> None:
    """DUE-292"""
    game = duel(shooter(targets="T07[7C,8D] T09[9H,6C]", tricks=(17,)), target(), stage=FIRE).play("FIRE")
    game.refuses("TRICK(17)", 284)
    duel(Side(hand="1S", tricks=(16,))).refuses("TRICK(16)", 284)
    duel(Side(hand="1S", tricks=(13,))).refuses("TRICK(13)", 284)
    duel(Side(hand="1S", tricks=(10,))).refuses("TRICK(10)", 284)
    helpless = target(hand="3H 9S", tricks=(22,))
    duel(shooter(), helpless, stage=FIRE).play("FIRE").refuses("TRICK(22)", 284)


def test_due_282_only_tricks_one_holds() -> None:
    game = duel(Side(hand="1S", tricks=(12,)))
    game.refuses("TRICK(11)", 282)
    game.play("TRICK(12)")
    game.refuses("TRICK(12)", 282)
    assert BORDEE.view(game.state.sight(RED))["played"] == [12]


def test_due_283_a_trick_has_its_moment() -> None:
    duel(Side(hand="1S", tricks=(17,))).refuses("TRICK(17)", 283)


def test_due_286_change_target_closes_phase_1() -> None:
    game = duel(Side(hand="1S", bow_discs="BALL", tricks=(12,))).play("CHANGE CANNON(BOW) ZONE(HULL_MID)")
    assert game.legal == {"FIRE", "HOLD"}


def test_due_292_the_sea_anchor_must_save_a_card() -> None:
    red = Side(hand=cards(2), targets="T03 T04", tricks=(24,))
    duel(Side(hand="3S 4H 9D"), red).play("LURCH CARD(3S) CARD(4H)").refuses("TRICK(24)", 284)


# Tricks against broadside and lurch


def test_vec_m25_trk_23_sandbags() -> None:
    blue = Side(hand="1S 4S 9D", bow_discs="BALL CHAIN")
    game = duel(blue, Side(targets="T03 T04", tricks=(23,))).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S)")
    assert game.asked == (RED, "W-BRD")
    game.play("TRICK(23) DISC(BALL) DONE ZONE(SAIL_BOW)")
    assert (game.hull(RED), game.sails(RED)) == ("4/6/4", "2/3")
    assert game.bag() == [5, 5, 5]
    assert game.state.table.ships[BLUE].broadsides == 1


def test_vec_m26_trk_24_sea_anchor() -> None:
    red = Side(hand=cards(3), targets="T03 T04", tricks=(24,))
    game = duel(Side(hand="3S 4H 9D"), red).play("LURCH CARD(3S) CARD(4H) TRICK(24) CARD(1S)")
    assert game.held(RED) == 3  # nothing before the last pick (DUE-312)
    game.play(sorted(game.legal)[0])
    assert game.held(RED) == 1


@pytest.mark.parametrize("seat", [BLUE, RED, -2])
def test_due_305_imagined_worlds_keep_what_was_seen(seat: int) -> None:
    """What a seat saw is in every world it imagines, and what the other saw of it is, too."""
    game = duel(Side(hand="2D", tricks=(11,)), Side(hand="1S 3S", targets="T03 T04")).play("TRICK(11)")
    world = game.state.sight(seat).imagine(FastRng(3))
    assert isinstance(world, rules.State)
    assert world.fault() == ""
    assert world.sight(seat).facts() == game.state.sight(seat).facts()
    if seat == BLUE:
        assert world.owns[RED].hand == game.state.owns[RED].hand
    if seat == RED:
        assert world.owns[BLUE].known == game.state.owns[BLUE].known
