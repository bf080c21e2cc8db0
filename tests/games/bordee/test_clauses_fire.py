"""Fire, phase 3, penalties, disasters, the end, secrets and conventions (DUE-211 to DUE-278, DUE-301 to DUE-315)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.bordee.steps import course
from flibuste.kernel.rng import FastRng
from tests.games.bordee.engine import BLUE, BORDEE, RED, Duel, Side, cards, duel

PERFECT = "T07[7C,8D] T09[9H,6C]"
FIRE = course.FIRE_OR_HOLD


def shooter(**changes: Any) -> Side:
    return Side(**{"bow_discs": "BALL", "targets": PERFECT, "hand": "1S", **changes})


def fired(blue: Side, **red: Any) -> Duel:
    return duel(blue, Side(**{"targets": "T03 T04", **red}), stage=FIRE).play("FIRE")


def test_due_211_firing_is_optional() -> None:
    game = duel(shooter(), stage=FIRE)
    assert game.legal == {"FIRE", "HOLD"}
    game.refuses("PASS", 211)
    game.play("HOLD")
    assert game.asked == (RED, "PHASE1")


def test_due_212_an_unloaded_cannon_does_not_fire() -> None:
    """AMB-25: nor one emptied by a broadside of this turn. Nothing is asked then."""
    assert duel(shooter(bow_discs="", stern_discs="BALL"), stage=FIRE).asked == (RED, "PHASE1")


def test_due_213_no_fire_from_an_empty_deck() -> None:
    """DUE-248"""
    game = duel(shooter(decks="0/6/4", captain="DECK_MID"), stage=FIRE)
    assert game.asked == (RED, "PHASE1")
    assert game.state.table.ships[BLUE].usable_discs() == 0


def test_due_214_positions_need_not_be_filled() -> None:
    game = fired(shooter(targets="T07[7C,-] T09[9H,6C]"))
    assert [facts[2] for facts in game.happened(22)] == [3, 0]


def test_due_215_markers_of_the_zone_count() -> None:
    assert fired(shooter(zone="DECK_BOW", bow_discs="GRAPE"), decks="3/6/4").state.table.shot.worth == 3


def test_due_216_a_disc_that_does_not_match_costs_one() -> None:
    game = fired(shooter(bow_discs="CHAIN"))
    assert game.damage == 3
    game = duel(shooter(bow_discs="BALL GRAPE"), stage=FIRE).play("FIRE")
    game.refuses("DISC(CHAIN)", 216)


def test_due_217_only_the_active_deck_counts() -> None:
    assert fired(shooter(decks="1/6/4")).damage == 2
    assert fired(shooter(decks="4/6/1")).damage == 4


def test_due_219_one_card_is_a_miss() -> None:
    assert fired(shooter(targets="T07[7C,-] T09[-,6C]")).damage == -2


def test_due_220_every_hasty_card_costs_the_defender_one() -> None:
    """AMB-16, AMB-23: of its own choice."""
    game = fired(shooter(targets="T07 T09"), hand="1S 2S 3S")
    assert game.legal == {"CARD(1S)", "CARD(2S)", "CARD(3S)"}
    game.refuses("CARD(4S)", 220)
    game.play("CARD(2S) CARD(3S)")
    assert game.hand(RED) == "1S"


def test_due_221_damage_is_not_clamped_before_step_6() -> None:
    """AMB-17"""
    assert fired(shooter(targets="T07 T09")).damage == -4


def test_due_222_double_shot_needs_two_discs_in_a_carronade() -> None:
    """AMB-26: which one goes first is the shooter's choice."""
    game = duel(shooter(bow="CAR", bow_discs="BALL CHAIN"), stage=FIRE).play("FIRE DISC(CHAIN)")
    assert game.damage == 1
    game.refuses("PASS", 222)
    game.play("DOUBLE")
    assert game.damage == 3
    assert fired(shooter(bow="CAR")).asked == (BLUE, "TRAIN")
    game = fired(shooter(bow="CAR", bow_discs="BALL BALL")).play("SINGLE")
    assert game.cannon(BLUE, 0) == ["BALL"]


def test_due_224_a_dodge_only_against_damage() -> None:
    """AMB-21: once."""
    game = fired(shooter(), hand="3H 4S 6H 7H")
    game.refuses("DOUBLE", 224)
    game.play("DODGE CARD(3H) CARD(4S)")
    assert game.asked == (BLUE, "TRAIN")
    assert fired(shooter(targets="T07[7C,-] T09[9H,-]"), hand="3H 4S").asked == (BLUE, "TRAIN")


def test_due_225_covered_values_cannot_dodge() -> None:
    game = fired(shooter(), hand="3H 4S")
    assert "DODGE" in game.legal
    covered = duel(shooter(), Side(hand="3H 4S", dodge=(4,), targets="T03 T04"), stage=FIRE).play("FIRE")
    covered.refuses("DODGE", 225)


def test_due_226_a_dodge_larger_than_the_damage_is_legal() -> None:
    """AMB-22"""
    game = fired(shooter(targets="T07[7C,8D] T09[9H,-]"), hand="3H 4H 5H").play("DODGE CARD(3H) CARD(4H) CARD(5H)")
    assert game.damage == -2
    assert game.hull(RED) == "4/6/4"


def test_due_228_dodged_values_stay_covered() -> None:
    game = fired(shooter(), hand="3H 4S").play("DODGE CARD(3H) CARD(4S)")
    assert game.track(RED, "dodges") == [3, 4]


def test_due_229_the_defender_chooses_each_marker() -> None:
    game = fired(shooter(zone="DECK_BOW", bow_discs="GRAPE"))
    assert game.legal == {"PIECE(SAILOR)", "PIECE(CAPTAIN)"}
    game.refuses("PIECE(MATE)", 229)
    game.play("PIECE(SAILOR) PIECE(SAILOR) PIECE(SAILOR)")
    assert game.decks(RED) == "0/6/4"


def test_due_230_the_same_zone_may_be_trained_again() -> None:
    """DUE-231: and training is a must."""
    game = fired(shooter())
    assert game.asked == (BLUE, "TRAIN") or game.asked == (RED, "DISASTER")
    game = fired(shooter(bow_discs="CHAIN", targets="T07[8C,7D] T09[9H,6C]"))
    assert game.asked == (BLUE, "TRAIN")
    game.play("CANNON(BOW) ZONE(HULL_BOW)")
    assert len(game.targets(BLUE)) == 2


def test_due_241_two_cards_and_then_the_limit() -> None:
    game = duel(Side(hand=cards(5)), stage=course.DRAWING)
    assert game.asked == (BLUE, "HAND_LIMIT")
    game.refuses("DONE", 241)
    game.play(sorted(game.legal)[0])
    assert game.held(BLUE) == 6


def test_due_243_blank_slots_open_first() -> None:
    """AMB-18, DUE-244, DUE-245, DUE-246"""
    for missing, (penalty, silent) in enumerate([(0, False), (0, False), (1, False), (2, False), (2, True)]):
        ship = duel(Side(decks=f"{4 - missing}/6/4", captain="DECK_MID")).state.table.ships[BLUE]
        assert (ship.cannon_penalty(0), ship.no_fire(0)) == (penalty, silent)
    limits = [duel(Side(decks=f"4/{6 - missing}/4")).state.table.ships[BLUE].hand_limit() for missing in range(7)]
    assert limits == [6, 6, 6, 5, 4, 3, 2]
    sails = [duel(Side(sails=f"{3 - missing}/3")).state.table.ships[BLUE].sail_penalty() for missing in range(4)]
    assert sails == [0, 0, 1, 2]


def test_due_247_a_repair_ends_a_penalty_at_once() -> None:
    game = duel(Side(hand="1S 2S", sails="1/3")).play("PATCH ROUTE(5) CARD(1S)")
    assert game.state.table.ships[BLUE].sail_penalty() == 0


def test_due_249_markers_go_to_the_supply_and_officers_leave() -> None:
    game = fired(shooter(zone="DECK_BOW", bow_discs="GRAPE", targets="T07[8C,7D] T09[7H,5C]"))
    game.play("PIECE(CAPTAIN)")
    ship = game.state.table.ships[RED]
    assert (ship.officers(), ship.sailors_in_supply()) == (1, 0)


def test_due_261_an_open_hull_zone_turns_its_token() -> None:
    game = fired(shooter())
    assert game.asked == (RED, "DISASTER")
    assert game.happened(27) == [[RED, 5, 0]]


def test_due_262_a_disaster_comes_before_the_rest_of_its_cause() -> None:
    """AMB-19"""
    blue = Side(hand="1S 4S 9D", bow_discs="BALL CHAIN")
    game = duel(blue, Side(hull="1/6/4", targets="T03 T04")).play("BROADSIDE SUIT(S) CARD(1S) CARD(4S) ZONE(HULL_BOW)")
    assert game.asked == (RED, "DISASTER")
    game.play("ZONE(SAIL_BOW) ZONE(SAIL_BOW) ZONE(SAIL_BOW)")
    assert game.sails(RED) == "0/2"  # the chain of the broadside took its sail last
    assert game.asked == (BLUE, "PHASE1")


def test_due_263_the_owner_chooses_zone_and_piece() -> None:
    """AMB-20: three planks are the third disaster."""
    game = fired(shooter(), tokens="DIS_CREW DIS_SAILS DIS_PLANKS")
    game.refuses("ZONE(HULL_MID)", 263)
    game.play("ZONE(DECK_BOW) PIECE(CAPTAIN) ZONE(DECK_BOW) ZONE(DECK_BOW)")
    assert (game.decks(RED), game.state.table.ships[RED].captain) == ("1/6/4", -1)
    parts = game.state.table.articles.parts
    assert [(parts.disaster_disc[2], parts.disaster_count[2])] == [(0, 3)]


def test_due_264_a_nested_disaster_comes_first() -> None:
    game = fired(shooter(), hull="4/6/1", tokens="DIS_PLANKS DIS_SAILS DIS_CREW").play("ZONE(HULL_STERN)")
    assert game.state.table.depth == 2
    assert "ZONE(DECK_BOW)" in game.legal


def test_due_265_once_in_a_game() -> None:
    game = fired(shooter(), hull="2/6/4", gone="DIS_SAILS")
    assert game.asked == (BLUE, "TRAIN")


def test_due_271_ten_planks_sink_a_ship() -> None:
    game = fired(shooter(), hull="4/1/1", gone="DIS_CREW DIS_PLANKS")
    assert game.ending == ("sunk", BLUE)
    assert game.hull(RED) == "2/1/1"


def test_due_272_both_officers_lost() -> None:
    game = fired(shooter(zone="DECK_BOW", bow_discs="GRAPE"), decks="2/6/4", mate="DECK_BOW").play("PIECE(MATE)")
    assert game.ending == ("officers", BLUE)


def test_due_273_nothing_happens_after_the_end() -> None:
    game = fired(shooter(), hull="4/1/1", gone="DIS_CREW DIS_PLANKS")
    assert game.legal == set()
    game.refuses("AIM", 273)


def test_due_274_only_the_other_ship_is_hurt() -> None:
    """Over many random games no player's own ship loses a marker in that player's turn."""
    for seed in range(12):
        state = BORDEE.dealer(BORDEE.setup()).deal(FastRng(seed))
        game = Duel(state)
        rng = FastRng(seed + 1)
        while state.seat >= 0:
            player = int(game.state.table.player)
            actions = state.actions()
            state.play(actions[rng.below(len(actions))])
            for event in game.log.take():
                assert event.what != 26 or event.facts[0] == 1 - player


def test_due_275_the_result_names_winner_and_reason() -> None:
    game = fired(shooter(), hull="4/1/1", gone="DIS_CREW DIS_PLANKS")
    assert list(game.state.scores()) == [1, 0]
    assert game.happened(29) == [[1, BLUE]]
    assert BORDEE.endings == ("", "sunk", "officers", "calm", "turns")


def test_due_276_a_hit_ends_the_calm() -> None:
    game = fired(shooter(bow_discs="CHAIN", targets="T07[8C,7D] T09[9H,6C]"))
    game.state.table.calm = 39
    game.play("CANNON(BOW) ZONE(HULL_MID)")
    assert game.state.table.calm == 0


def test_due_277_calm_is_tested_before_turns() -> None:
    assert duel(turn=300, calm=39, stage=course.DRAWING).ending == ("calm", -1)


@pytest.mark.parametrize(
    ("red", "winner"),
    [
        (Side(hull="3/6/4"), BLUE),
        (Side(captain=None, decks="4/6/4"), BLUE),
        (Side(decks="4/5/4"), BLUE),
        (Side(sails="3/2"), BLUE),
        (Side(), -1),
    ],
)
def test_due_278_planks_officers_crew_sails(red: Side, winner: int) -> None:
    red.targets = "T03 T04"
    if red.captain is None:
        red.decks = "3/6/4"
        assert duel(Side(decks="2/6/4"), red, turn=300, stage=course.DRAWING).ending == ("turns", winner)
    else:
        assert duel(Side(), red, turn=300, stage=course.DRAWING).ending == ("turns", winner)


# Secrets and conventions


def test_due_301_views_hold_nothing_hidden() -> None:
    """The laws of tests/laws redeal what is hidden and compare bytes; here: no hand but one's own."""
    view = BORDEE.view(duel(Side(hand="1S"), Side(hand="2S", targets="T03 T04")).state.sight(BLUE))
    assert view["ships"][0]["hand"]["cards"] == ["1S"]
    assert view["ships"][1]["hand"]["cards"] is None
    assert view["ships"][1]["hand"]["known"] == []


def test_due_302_the_dodge_is_asked_of_anybody_with_two_cards() -> None:
    assert fired(shooter(), hand="3H 9S").legal == {"PASS"}
    assert fired(shooter(bow_discs="CHAIN"), hand="3H").asked == (BLUE, "TRAIN")


def test_due_303_seat_0_commits_first() -> None:
    state = BORDEE.dealer(BORDEE.setup()).deal(FastRng(1))
    assert state.seat == BLUE
    facts = [state.sight(RED).facts()]
    for word in ("ZONE(DECK_BOW)", "ZONE(DECK_MID)"):
        other = state.clone()
        other.play(BORDEE.read("ZONE(DECK_STERN)"))
        state.play(BORDEE.read(word))
        assert state.sight(RED).facts() == other.sight(RED).facts()
        facts.append(state.sight(RED).facts())


def test_due_304_lost_cards_become_public() -> None:
    game = fired(shooter(targets="T07 T09"), hand="1S 2S").play("CARD(1S)")
    assert BORDEE.view(game.state.sight(BLUE))["ships"][1]["discard"] == ["1S"]


def test_due_311_a_pick_must_leave_the_whole_possible() -> None:
    game = duel(Side(hand="1S 4H 9D")).play("RELOAD_ONE")
    game.refuses("CARD(9D)", 311)


def test_due_312_nobody_sees_a_decision_under_way() -> None:
    """Not even the word it began with; the table is as it was."""
    game = duel(Side(hand="3S 4S 5S 9D"))
    before = game.state.sight(RED).facts()
    game.play("LURCH CARD(3S) CARD(4S)")
    assert game.state.sight(RED).facts() == before
    game.play("DONE")
    assert game.state.sight(RED).facts() != before


def test_due_313_a_lone_card_is_asked() -> None:
    """What is in a hand is hidden; what lies open needs no question."""
    game = duel(Side(hand="3S 4S 9D")).play("LURCH")
    assert game.legal == {"CARD(3S)"}


def test_due_314_sets_are_spelled_upwards() -> None:
    game = duel(Side(hand="1S 4H 9D 2C")).play("RELOAD_ONE CARD(4H)")
    game.refuses("CARD(1S)", 314)


def test_due_315_a_list_ends_with_done() -> None:
    game = duel(Side(hand="3S 4S 5S 9D")).play("LURCH CARD(3S)")
    assert "DONE" not in game.legal
    game.play("CARD(4S)")
    assert "DONE" in game.legal
