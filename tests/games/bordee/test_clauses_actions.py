"""Phase 1: the turn, aiming, broadside, lurch, reload and patch up (DUE-151 to DUE-209)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from flibuste.games.bordee.steps import course
from tests.chi_squared import even, fits
from tests.games.bordee.engine import BLUE, BORDEE, RED, Side, cards, duel


def test_due_151_actions_then_fire_then_draw() -> None:
    game = duel(Side(hand=cards(4), bow_discs="BALL"))
    names = []
    while game.asked[0] == BLUE:
        names.append(game.asked[1])
        game.play("HOLD" if "HOLD" in game.legal else sorted(game.legal)[0])
    assert names[0] == "PHASE1"
    assert names[-1] == "PHASE2"
    assert game.held(BLUE) == 4 - 2 + 2


def test_due_152_exactly_two_actions() -> None:
    """AMB-27: there is no passing."""
    game = duel(Side(hand=cards(4)))
    game.refuses("PASS", 152)
    game.play("AIM CARD(1S) POS(0L)")
    game.refuses("PASS", 152)
    game.play("PREPARE")
    assert game.asked == (RED, "PHASE1")


def test_due_153_one_of_them_is_aim() -> None:
    game = duel(Side(hand=cards(4))).play("PREPARE")
    assert game.legal == {"AIM"}
    game = duel(Side(hand=cards(4))).play("AIM CARD(1S) POS(0L)")
    assert {"AIM", "PREPARE"} <= game.legal


def test_due_154_the_last_card_is_kept_for_the_aim() -> None:
    """AMB-6: as a second action it may be spent."""
    game = duel(Side(hand="3S", hull="3/6/4"))
    game.refuses("PATCH", 154)
    game = duel(Side(hand="3S 4S 9D", bow_discs="BALL BALL")).play("BROADSIDE SUIT(S) CARD(3S) CARD(4S)")
    assert game.held(BLUE) == 1
    game = duel(Side(hand="3S 4S", bow_discs="BALL BALL"))
    game.refuses("BROADSIDE", 154)
    game = duel(Side(hand="3S 7H", hull="3/6/4")).play("AIM CARD(7H) POS(0L) PATCH CARD(3S)")
    assert game.hull(BLUE) == "4/6/4"


def test_due_155_an_empty_hand_must_prepare() -> None:
    """AMB-31: or change target, which is no action."""
    game = duel()
    game.refuses("AIM", 155)
    assert game.legal == {"PREPARE", "CHANGE"}


def test_due_156_the_same_action_twice() -> None:
    game = duel(Side(hand=cards(4))).play("AIM CARD(1S) POS(0L) AIM CARD(2D) POS(0B)")
    assert game.placed(BLUE)[:2] == ["1S", "2D"]
    duel(Side(hand=cards(4))).play("PREPARE").refuses("PREPARE", 154)


def test_due_157_change_target_comes_before_anything_else() -> None:
    game = duel(Side(hand=cards(4))).play("PREPARE")
    game.refuses("CHANGE", 157)


def test_due_158_change_target_may_keep_or_change_the_cannon() -> None:
    """AMB-7"""
    game = duel(Side(hand=cards(4))).play("CHANGE")
    assert game.legal == {"CANNON(BOW)", "CANNON(STERN)"}


def test_due_159_firing_after_a_change_is_hasty() -> None:
    """AMB-8"""
    game = duel(Side(hand=cards(4), stern_discs="BALL")).play("CHANGE CANNON(STERN) ZONE(HULL_STERN) FIRE")
    assert [facts[2] for facts in game.happened(22)] == [4, 4]


def test_due_162_any_card_anywhere() -> None:
    game = duel(Side(hand="5D")).play("AIM CARD(5D) POS(0L)")
    assert game.placed(BLUE)[0] == "5D"  # T01 shows nothing near 5 on its left axis


def test_due_163_a_card_replaced_is_discarded() -> None:
    game = duel(Side(hand="5D", targets="T01[9C,-] T02")).play("AIM CARD(5D) POS(0L)")
    assert game.placed(BLUE)[0] == "5D"
    assert game.discards(BLUE) == ["9C"]


def test_due_164_placed_cards_are_out_of_hand_and_open() -> None:
    game = duel(Side(hand="5D 6D")).play("AIM CARD(5D) POS(0L)")
    assert game.hand(BLUE) == "6D"
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["targets"][0]["left"]["card"] == "5D"


def test_due_165_suits_of_placed_cards_do_not_matter() -> None:
    for suit in "SHCD":
        shot = Side(bow_discs="BALL", targets=f"T07[7{suit},8{suit}] T09[9{suit},6{suit}]")
        game = duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE")
        assert game.damage == 4


def test_due_166_prepare_may_exceed_the_limit() -> None:
    game = duel(Side(hand=cards(6))).play("PREPARE")
    assert game.held(BLUE) == 7


# Broadside


def test_due_171_a_flush_of_an_open_suit() -> None:
    blue = Side(hand="3S 4S 9D", bow_discs="BALL BALL", broadside="S")
    duel(blue).refuses("BROADSIDE", 179)
    blue.hand = "3S 4H 9D"
    duel(blue).refuses("BROADSIDE", 171)
    blue.broadside = "H"
    blue.hand = "3S 4S JK 9D 6H"
    game = duel(blue).play("BROADSIDE")
    assert game.legal == {"SUIT(S)", "SUIT(D)"}
    game.refuses("SUIT(H)", 179)


def test_due_172_no_more_cards_than_discs() -> None:
    """AMB-9: discs of any kind."""
    blue = Side(hand="1S 3S 5S 7S 9D", bow_discs="CHAIN GRAPE")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S)")
    assert game.asked == (RED, "BROADSIDE_LOSS")
    duel(Side(hand="1S 3S 9D", bow_discs="BALL")).refuses("BROADSIDE", 172)


def test_due_173_penalties_of_all_decks_count() -> None:
    blue = Side(hand="1S 3S 5S 9D", bow_discs="BALL BALL", stern_discs="BALL", decks="4/6/2")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S) CARD(5S)")
    assert game.legal == {"CANNON(BOW)", "CANNON(STERN)"}
    assert game.state.table.ships[BLUE].cannon_penalties() == 1


def test_due_174_a_broadside_of_nothing_is_illegal() -> None:
    """AMB-10"""
    blue = Side(hand="1S 3S 9D", bow_discs="BALL BALL", stern_discs="BALL BALL", decks="2/6/2")
    duel(blue).refuses("BROADSIDE", 174)


def test_due_176_ball_then_chain_then_grape() -> None:
    """AMB-11"""
    blue = Side(hand="1S 3S 5S 9D", bow_discs="GRAPE CHAIN", stern_discs="BALL")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S) CARD(5S)")
    game.refuses("ZONE(SAIL_BOW)", 178)
    game.play("ZONE(HULL_BOW) ZONE(SAIL_BOW) ZONE(DECK_MID)")
    assert (game.hull(RED), game.sails(RED), game.decks(RED)) == ("3/6/4", "2/3", "4/5/4")


def test_due_177_each_disc_costs_a_placed_card_of_choice() -> None:
    blue = Side(hand="1S 3S 9D", bow_discs="BALL BALL")
    game = duel(blue, Side(targets="T03[1S,2S] T04[3S,-]")).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S)")
    assert game.asked == (RED, "BROADSIDE_AIM")
    game.refuses("POS(1B)", 177)
    game.play("POS(0B) ZONE(HULL_BOW) POS(0L) ZONE(HULL_BOW)")
    assert game.placed(RED) == ["-", "-", "3S", "-"]
    assert game.discards(RED) == ["2S", "1S"]


def test_due_178_the_defender_chooses_the_piece() -> None:
    """AMB-12: an officer too."""
    blue = Side(hand="1S 3S 9D", bow_discs="GRAPE GRAPE")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S) ZONE(DECK_BOW)")
    assert game.legal == {"PIECE(SAILOR)", "PIECE(CAPTAIN)"}
    game.play("PIECE(CAPTAIN)")
    assert game.state.table.ships[RED].captain == -1


def test_due_179_a_suit_is_covered_for_good() -> None:
    blue = Side(hand="1S 3S 9D", bow_discs="BALL BALL", broadside="H")
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(1S) CARD(3S) ZONE(HULL_BOW) ZONE(HULL_BOW)")
    assert game.state.table.ships[BLUE].broadsides == 0b0011


# Lurch


def test_due_183_a_lurch_needs_no_minimum() -> None:
    """AMB-10"""
    game = duel(Side(hand="3S 4H 9D", sails="0/0"), Side(hand=cards(3), targets="T03 T04"))
    game.play("LURCH CARD(3S) CARD(4H)")
    assert game.held(RED) == 2


def test_due_184_the_cards_lost_are_drawn_at_random() -> None:
    """DUE-304: and lie open then."""
    lost = Counter[str]()
    for seed in range(600):
        game = duel(Side(hand="3S 4H 9D"), Side(hand="1S 2S 3S 4S", targets="T03 T04"), seed=seed)
        game.play("LURCH CARD(3S) CARD(4H)")
        lost[game.hand(RED)] += 1
        assert sorted([*game.discards(RED), game.hand(RED)]) == ["1S", "2S", "3S", "4S"]
    assert fits({["1S", "2S", "3S", "4S"].index(card): count for card, count in lost.items()}, even(4))


def test_due_186_a_lurch_against_an_empty_hand() -> None:
    game = duel(Side(hand="3S 4H 9D")).play("LURCH CARD(3S) CARD(4H)")
    assert game.track(BLUE, "lurches") == [3, 4]
    assert game.held(RED) == 0


# Reload


def test_due_193_a_disc_returned_may_be_drawn_again() -> None:
    """AMB-13"""
    found = set()
    for seed in range(60):
        game = duel(Side(hand="3S 4H 9D", bow="L9", stern="L9", bow_discs="BALL"), seed=seed)
        game.play("RELOAD_ONE CARD(3S) CARD(4H) DISC(BALL)")
        found.add(tuple(game.happened(3)[0][1:]))
    assert found == {(0,), (1,), (2,)}


def test_due_194_full_cannons_must_return_a_disc() -> None:
    """AMB-13"""
    blue = Side(hand="3S 4H 9D", bow_discs="BALL CHAIN", stern_discs="GRAPE GRAPE")
    game = duel(blue).play("RELOAD_ONE CARD(3S) CARD(4H)")
    game.refuses("DONE", 194)
    game.play("DISC(CHAIN)")
    assert "DONE" in game.legal
    game.refuses("DISC(BALL)", 314)


def test_due_195_all_discs_are_arranged_anew_after_the_draw() -> None:
    """AMB-14"""
    game = duel(Side(hand="3S 4H 9D", stern="L9", bow_discs="BALL CHAIN")).play("RELOAD_ONE CARD(3S) CARD(4H) DONE")
    assert game.asked == (BLUE, "ARRANGE")
    game.refuses("DONE", 195)
    while game.asked[1] == "ARRANGE":
        game.play(sorted(game.legal)[-1])
    ship = game.state.table.ships[BLUE]
    assert (ship.loaded(0), ship.loaded(1)) == (2, 1)


def test_due_196_the_bag_is_never_short() -> None:
    full: dict[str, Any] = {"bow": "P18", "stern": "CAR", "bow_discs": "BALL BALL", "stern_discs": "CHAIN GRAPE"}
    game = duel(Side(hand="3S 4H 9D", **full), Side(targets="T03 T04", **full))
    assert sum(game.bag()) == 7


def test_due_197_reloading_ignores_penalties() -> None:
    game = duel(Side(hand="3S 4H 9D", decks="0/6/0", captain="DECK_MID", mate="DECK_MID"))
    assert "RELOAD_ONE" in game.legal


def test_due_198_without_discs_the_turn_goes_on() -> None:
    game = duel(Side(hand=cards(4))).play("AIM CARD(1S) POS(0L) AIM CARD(2D) POS(0B)")
    assert game.asked == (RED, "PHASE1")


# Patch up


def test_due_201_one_to_three_cards() -> None:
    blue = Side(hand=cards(6), hull="4/2/4")
    game = duel(blue).play("PATCH")
    game.refuses("DONE", 201)
    game.play("CARD(1S) ROUTE(9) CARD(2D) ROUTE(9) CARD(4H)")
    assert game.asked == (BLUE, "PHASE1")
    assert game.hull(BLUE) == "4/5/4"


def test_due_202_along_the_ropes_to_a_free_place() -> None:
    game = duel(Side(hand=cards(6), decks="3/6/4", hull="4/2/4")).play("PATCH")
    game.refuses("ROUTE(2)", 202)  # the stern deck is full
    game.refuses("ROUTE(8)", 202)  # the bow hull is whole
    game.play("ROUTE(1) CARD(1S)")
    assert game.decks(BLUE) == "4/5/4"


def test_due_203_the_sailor_goes_and_a_plank_comes() -> None:
    game = duel(Side(hand="1S 2S", hull="3/6/4")).play("PATCH CARD(1S)")
    assert (game.decks(BLUE), game.hull(BLUE)) == ("3/6/4", "4/6/4")
    assert game.state.table.ships[BLUE].sailors_in_supply() == 1


def test_due_204_officers_move_between_decks_only() -> None:
    game = duel(Side(hand=cards(4), decks="4/5/4", hull="3/6/4")).play("PATCH ROUTE(0)")
    assert game.legal == {"PIECE(SAILOR)", "PIECE(CAPTAIN)"}
    game.play("PIECE(CAPTAIN) CARD(1S)")
    assert game.state.table.ships[BLUE].captain == 1
    game = duel(Side(hand=cards(4), decks="2/6/4", mate="DECK_BOW", hull="3/6/4", sails="2/3")).play("PATCH")
    game.refuses("ROUTE(8)", 204)


def test_due_206_each_move_sees_what_the_last_one_left() -> None:
    """AMB-15: the same sailor may go on with another card."""
    game = duel(Side(hand=cards(4), decks="4/5/3")).play("PATCH ROUTE(0) PIECE(SAILOR) CARD(1S)")
    assert game.decks(BLUE) == "3/6/3"
    game.play("ROUTE(2) CARD(2D)")
    assert game.decks(BLUE) == "3/5/4"


def test_due_207_no_card_without_a_move() -> None:
    """AMB-15"""
    duel(Side(hand=cards(4))).refuses("PATCH", 207)
    game = duel(Side(hand=cards(4), hull="3/6/4")).play("PATCH CARD(1S)")
    assert game.held(BLUE) == 3
    assert "DONE" in game.legal  # sailors may still move between decks


def test_due_208_markers_arrange_themselves_in_their_zone() -> None:
    """DUE-243 tells how."""
    ship = duel(Side(decks="3/6/4")).state.table.ships[BLUE]
    assert ship.cannon_penalty(0) == 0


def test_due_209_repairs_lower_the_count_of_missing_planks() -> None:
    """AMB-24"""
    game = duel(Side(hand="1S 2S", hull="3/6/4")).play("PATCH CARD(1S)")
    assert game.state.table.ships[BLUE].missing_planks() == 0
