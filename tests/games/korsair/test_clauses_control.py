"""Control, capture, the end and the score: KOR-53 to KOR-73, one test a clause."""

from __future__ import annotations

import pytest

from flibuste.games.korsair import events
from flibuste.kernel.event import Log
from tests.games.korsair.engine import KORSAIR, EngineGame, agree, at, both
from tests.games.korsair.vectors import Ship


def result(game: EngineGame, language: str, edition: str, teams: bool = False) -> str:
    setup = agree(edition, len(game.hands()), teams, {})
    people = ["Anne", "Bart", "Calico", "Drake"][: len(game.hands())]
    return KORSAIR.teller(setup, people, 0, language).result(game.state.sight(0))


@both
def test_kor_53_a_character_controls_whatever_the_strengths(edition: str) -> None:
    captain = Ship(4, 0, {1: "red1", 2: "blue4 blue4"}, (1, "C:red"))
    admiral = Ship(4, 0, {1: "red1", 2: "blue4 blue4"}, (0, "A"))
    game = at("", "", "", table=(captain, admiral), edition=edition)
    assert [game.controller(slot) for slot in (0, 1)] == [1, 0]


@both
def test_kor_54_an_unattacked_galleon_is_its_owners_sides(edition: str) -> None:
    assert at("", "", "", table=(Ship(4, 1),), edition=edition).controller(0) == 1
    assert at("", "", "", "", teams=True, table=(Ship(4, 3),), edition=edition).controller(0) == 1


@both
def test_kor_55_the_single_strongest_fleet_controls(edition: str) -> None:
    """4 against 3, 3 and 3: less than half of all skulls, and enough."""
    fleets = {0: "red3", 1: "blue3", 2: "green3", 3: "yellow4"}
    assert at("", "", "", "", "", table=(Ship(4, 4, fleets),), edition=edition).controller(0) == 3


@both
@pytest.mark.parametrize(
    "fleets",
    [
        {0: "red2", 1: "blue2"},
        {0: "red2", 1: "blue1 blue1", 2: "green1"},
        {0: "red3", 1: "blue3", 2: "green3"},
        {2: "green1", 0: "red4", 1: "blue4"},
    ],
)
def test_kor_56_a_shared_maximum_controls_nothing(edition: str, fleets: dict[int, str]) -> None:
    for owner in range(3):
        assert at("", "", "", table=(Ship(4, owner, fleets),), edition=edition).controller(0) is None


@both
def test_kor_57_an_owner_without_cards_there_loses_control(edition: str) -> None:
    game = at("", "red1", "", seat=1, table=(Ship(4, 0),), edition=edition)
    game.play("P:red1>g0")
    assert game.controller(0) == 1
    tied = at("", "", "", table=(Ship(4, 0, {1: "red1", 2: "blue1"}),), edition=edition)
    assert tied.controller(0) is None


@both
def test_kor_58_the_active_side_takes_all_it_controls(edition: str) -> None:
    table = (Ship(4, 0), Ship(5, 2, {1: "red1"}), Ship(6, 2))
    game = at("", "", "", "", begin=True, teams=True, table=table, edition=edition)
    assert (game.scores(), game.slots()) == ([9, 0], [2])


@both
def test_kor_59_only_the_leads_turn_captures(edition: str) -> None:
    second = at("", "", "", "", seat=1, begin=True, teams=True, table=(Ship(4, 0), Ship(5, 1)), edition=edition)
    assert (second.seat(), second.scores(), second.slots()) == (1, [0, 0], [0, 1])
    solo = at("", "", seat=1, begin=True, table=(Ship(4, 1),), edition=edition)
    assert solo.scores() == [0, 4]


@both
def test_kor_60_a_tied_galleon_stays_with_its_cards(edition: str) -> None:
    game = at("blue1", "", table=(Ship(4, 0, {0: "blue2", 1: "red2"}),), edition=edition)
    before = [int(entry) for entry in game.state.table.cards_on(0)]
    game.play_all("draw", "draw", "draw", "draw")
    assert (game.slots(), game.scores()) == ([0], [0, 0])
    assert [int(entry) for entry in game.state.table.cards_on(0)] == before
    game.play_all("P:blue1>g0", "draw")
    assert (game.slots(), game.scores()) == ([], [4, 0])


@both
def test_kor_61_captured_galleons_lie_in_the_pile_and_score(edition: str) -> None:
    game = at("G6", "", edition=edition)
    game.play_all("G6", "draw")
    assert game.captured() == [[(0, 6)], []]
    assert game.scores() == [6, 0]
    view = KORSAIR.view(game.state.sight(1))
    assert view["sides"][0] == {"gold": 6, "captured": [{"slot": "g0", "gold": 6}], "spoils": []}


@pytest.mark.parametrize(("edition", "pile"), [("korsair", "discard"), ("corsaires", "spoils")])
@pytest.mark.parametrize("final", [False, True])
def test_kor_62_combat_cards_leave_with_the_galleon(edition: str, pile: str, final: bool) -> None:
    table = (Ship(8, 1, {0: "red1", 1: "blue4"}, (0, "C:red")),)
    if final:
        game = at("yellow1", "G2", deck="", table=table, edition=edition)
        game.play("X:yellow1")
    else:
        game = at("", "", begin=True, table=table, edition=edition)
    taken = ["blue4", "red1", "C:red"]
    thrown = ["yellow1"] if final else []
    assert game.scores()[0] == 8
    assert sorted(game.discard()) == sorted(thrown + (taken if pile == "discard" else []))
    assert sorted(game.spoils(0)) == sorted(taken if pile == "spoils" else [])
    assert game.spoils(1) == []


@both
def test_kor_63_captures_go_in_slot_order(edition: str) -> None:
    game = at("G5", "red3", "", "", teams=True, table=(Ship(4, 2),), edition=edition)
    game.play_all("G5", "P:red3>g0", "draw", "draw")
    assert [facts[1] for facts in game.happened(events.CAPTURED)] == [0, 1]
    final = at("red1", "G2", deck="", table=(Ship(3, 1), Ship(4, 0), Ship(5, 1)), edition=edition)
    final.play("X:red1")
    assert [facts[1] for facts in final.happened(events.FINAL_CAPTURE)] == [0, 1, 2]


@both
def test_kor_64_the_last_draw_opens_the_final_stage(edition: str) -> None:
    game = at("red1", "red2", deck="G2 G3", edition=edition)
    game.play("draw")
    assert game.happened(events.DECK_EXHAUSTED) == []
    assert game.legal() == ["draw"]
    game.play("draw")
    assert game.happened(events.DECK_EXHAUSTED) == [[]]
    assert game.legal() == ["G2", "X:red1"]
    assert game.refusal("draw") == 22


@both
@pytest.mark.parametrize(
    ("hand", "text", "reason"), [("G2", "G2", "lastCardPlayed"), ("red1", "X:red1", "lastCardDiscarded")]
)
def test_kor_65_solo_the_last_card_ends_the_game(edition: str, hand: str, text: str, reason: str) -> None:
    game = at(hand, "G3 G4", "", deck="", edition=edition)
    game.play(text)
    assert (game.seat(), game.ending()) == (None, reason)
    with_deck = at(hand, "G3 G4", "", deck="red4", edition=edition)
    with_deck.play("G2" if hand == "G2" else "draw")
    assert with_deck.seat() == 1  # an empty hand is no end while there is a deck


@both
def test_kor_65_solo_a_draw_does_not_end_it_and_the_empty_handed_sit_out(edition: str) -> None:
    game = at("G3", "", "G4 G5", deck="red1", table=(Ship(4, 1),), edition=edition)
    game.play("draw")
    assert game.seat() == 2
    assert game.scores() == [0, 4, 0]  # B captured, and was skipped
    assert game.happened(events.SKIPPED) == [[1]]


@both
def test_kor_66_teams_end_when_both_hands_are_empty(edition: str) -> None:
    game = at("red1", "red2", "G2", "G3", deck="", teams=True, edition=edition)
    game.play("X:red1")
    assert game.seat() == 1
    game.play("X:red2")
    assert (game.seat(), game.ending()) == (None, "lastCardDiscarded")
    draw = at("", "", "G2", "G3", seat=2, deck="red1", teams=True, edition=edition)
    draw.play("draw")
    assert (draw.seat(), draw.ending()) == (None, "emptyHandAtExhaustion")
    open_deck = at("", "red1", "G2", "G3", seat=1, deck="red4 red3", teams=True, table=(Ship(2, 2),), edition=edition)
    open_deck.play("P:red1>g0")
    assert open_deck.seat() == 2  # with a deck, empty hands end nothing


@both
def test_kor_67_at_the_end_nothing_more_is_captured_or_allowed(edition: str) -> None:
    game = at("red1", "G2", "G3", deck="", table=(Ship(4, 1),), edition=edition)
    game.play("X:red1")
    assert game.happened(events.CAPTURED) == []
    assert game.happened(events.FINAL_CAPTURE) == [[1, 0, 4]]
    assert {game.refusal(text) for text in ("draw", "G2", "X:red1", "P:red1>g0")} == {67}
    assert game.legal() == []


@both
def test_kor_68_the_card_just_played_counts(edition: str) -> None:
    game = at("red4", "G2", "G3", deck="", table=(Ship(8, 1, {2: "blue3"}),), edition=edition)
    game.play("P:red4>g0")
    assert game.ending() == "lastCardPlayed"
    assert game.scores() == [8, -2, -3]


@both
def test_kor_69_an_unattacked_galleon_goes_to_its_owner(edition: str) -> None:
    game = at("G7", "G2", "G3", deck="", table=(Ship(5, 2),), edition=edition)
    game.play("G7")
    assert game.scores() == [7, -2, 2]


@both
def test_kor_70_a_tied_galleon_scores_for_nobody_and_keeps_its_place(edition: str) -> None:
    game = at("red1", "blue1", deck="", table=(Ship(5, 1, {0: "red2", 1: "blue2"}),), edition=edition)
    cards = [int(entry) for entry in game.state.table.cards_on(0)]
    game.play("X:red1")
    assert (game.scores(), game.slots(), game.controller(0)) == ([0, 0], [0], None)
    assert [int(entry) for entry in game.state.table.cards_on(0)] == cards
    assert game.happened(events.FINAL_TIE) == [[0, 5]]
    assert game.discard() == ["red1"]


@both
def test_kor_71_score_is_gold_captured_less_gold_in_hand(edition: str) -> None:
    game = at("red1", "G8 G7 red2", deck="", captured=(3, 6), edition=edition)
    game.play("X:red1")
    assert game.scores() == [3, -9]
    assert game.happened(events.SCORED) == [[0, 3, 0, 3], [1, 6, 15, -9]]
    assert list(game.state.scores()) == [3, -9]
    team = at("red1", "", "G8", "G7 G2", deck="", captured=(3, 20), teams=True, edition=edition)
    team.play("X:red1")
    assert team.scores() == [3, 3]  # both hands of a team count
    assert list(team.state.scores()) == [3, 3, 3, 3]


@both
def test_kor_72_pirates_and_characters_in_hand_cost_nothing(edition: str) -> None:
    game = at("red1", "red4 red4 C:red A C:blue green1", deck="", captured=(1, 2), edition=edition)
    game.play("X:red1")
    assert game.scores() == [1, 2]


@both
@pytest.mark.parametrize("language", ["fr", "en"])
def test_kor_73_the_highest_score_wins_and_may_be_shared(edition: str, language: str) -> None:
    alone = at("red1", "red2", "red3", deck="", captured=(5, 9, 7), edition=edition)
    alone.play("X:red1")
    assert alone.winners() == [1]
    told = result(alone, language, edition)
    assert "Bart" in told
    assert "Anne" not in told
    shared = at("red1", "red2", "red3", deck="", captured=(9, 5, 9), edition=edition)
    shared.play("X:red1")
    assert shared.winners() == [0, 2]
    told = result(shared, language, edition)
    assert "Anne" in told
    assert "Calico" in told
    assert "Bart" not in told


def test_events_come_in_their_order() -> None:
    """The order of events: the action, what it expels or exhausts, the end, the galleons in slot order, the scores."""
    table = (Ship(3, 0, {1: "red1", 0: "blue1"}), Ship(8, 0, {1: "red4"}, (1, "C:red")))
    game = at("A", "G2", deck="", table=table)
    log = Log()
    game.state.attach(log)
    game.state.play(KORSAIR.read("A>g1"))
    order = [int(event.what) for event in log.take()]
    assert order == [
        events.ADMIRAL_LAID,
        events.EXPELLED,
        events.ENDED,
        events.FINAL_TIE,
        events.FINAL_CAPTURE,
        events.SCORED,
        events.SCORED,
    ]
