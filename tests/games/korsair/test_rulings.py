"""The rulings A-1 to A-23 where the books leave something open, one test each."""

from __future__ import annotations

import pytest

from flibuste.games.korsair import events
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.sight import Sight
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from tests.games.korsair.engine import ADAPTER, KIND, KORSAIR, EngineGame, at, both
from tests.games.korsair.vectors import CATALOGUE, TV_1, Deal, Ship, run


@both
def test_a_1_the_lead_is_the_even_seat_for_the_whole_game(edition: str) -> None:
    """Ruling A-1: whoever begins is a lead, and captures stay with even seats whoever began."""
    with pytest.raises(Refusal) as caught:
        KORSAIR.setup(edition, 4, {"teams": "yes", "startSeat": "chosen", "firstSeat": "3"})
    assert caught.value.clause == 10
    game = ADAPTER.deal(Deal(4, True, CATALOGUE, 2), edition, {})
    leads = [seat for seat in range(4) if game.state.table.articles.leads(seat)]
    assert leads == [0, 2]


def test_a_2_the_books_black_is_yellow() -> None:
    """Ruling A-2: the example's black pirates beat 2 and tie at 2 as yellow ones."""
    game = run(ADAPTER, TV_1, "korsair")
    assert isinstance(game, EngineGame)
    laid = [facts[1] for facts in game.happened(events.PIRATE_LAID)]
    assert {KIND["yellow3"], KIND["yellow2"]} <= set(laid)
    assert not any("black" in card for card in KORSAIR.cards)


@both
def test_a_3_a_weaker_fleet_may_join(edition: str) -> None:
    """Ruling A-3: neither equalling nor beating the leader is asked for."""
    game = at("red1", "", "", table=(Ship(4, 0, {1: "blue4 blue4 blue3"}),), edition=edition)
    assert game.refusal("P:red1>g0") == 0


@both
@pytest.mark.parametrize("character", [(1, "C:blue"), (2, "A")])
def test_a_4_pirates_may_come_where_a_character_stands(edition: str, character: tuple[int, str]) -> None:
    """Ruling A-4: and so a captain of one's own can be prepared there."""
    game = at("red1 C:red", "", "", table=(Ship(4, 2, {1: "blue1"}, character),), edition=edition)
    assert game.refusal("C:red>g0") == 40
    game.state.table.lay(0, KIND["red1"], 0)
    assert game.refusal("C:red>g0") == 0
    assert int(game.ship(0).character) == KIND[character[1]]


@both
def test_a_5_where_characters_go(edition: str) -> None:
    """Ruling A-5: expelled, to the discard pile at once; at capture, with the other combat cards."""
    game = at("A", "C:red", table=(Ship(8, 0, {1: "red1"}),), seat=1, edition=edition)
    game.play_all("C:red>g0", "A>g0")
    assert game.discard() == ["C:red"]
    game.play("draw")
    assert game.scores() == [8, 0]
    with_it = game.discard() if edition == "korsair" else game.spoils(0)
    assert "A" in with_it
    assert "A" not in game.hand(0)


def test_a_6_a_side_may_expel_its_own_character() -> None:
    """Ruling A-6: admiral over the own captain, in Corsaires teams."""
    game = at("C:yellow", "A", "", "", teams=True, table=(Ship(7, 0, {0: "yellow1", 2: "red4"}),), edition="corsaires")
    game.play_all("C:yellow>g0", "A>g0")
    assert (game.controller(0), game.discard()) == (0, ["C:yellow"])


@both
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("target", "allowed"), [("side", (0, 1)), ("seat", None)])
def test_a_7_admiral_on_a_partners_galleon(
    edition: str, seat: int, target: str, allowed: tuple[int, ...] | None
) -> None:
    """Ruling A-7: lead and second alike, joint fleet or not; `admiralTarget=seat` reads the book strictly."""
    hands = ["", "", "", ""]
    hands[seat] = "A"
    table = (Ship(4, 0, {2: "red1"}), Ship(4, 1, {2: "red2", 0: "blue1"}))
    game = at(*hands, seat=seat, teams=True, table=table, options={"admiralTarget": target}, edition=edition)
    slots = (seat,) if allowed is None else allowed
    assert game.legal() == ["draw", *(f"A>g{slot}" for slot in slots)]


@both
@pytest.mark.parametrize(
    ("teams", "option", "ends"),
    [(False, {}, False), (True, {}, True), (False, "endNow", True), (True, "skip", False)],
)
def test_a_8_empty_hands_when_another_draws_the_last_card(
    edition: str, teams: bool, option: str | dict[str, str], ends: bool
) -> None:
    """Ruling A-8: alone the game goes on, in teams it ends; `emptyHandAtExhaustion` may turn each round."""
    options = {"emptyHandAtExhaustion": option} if isinstance(option, str) else option
    game = at("", "", "G2", "G3", seat=2, deck="red1", teams=teams, options=options, edition=edition)
    game.play("draw")
    assert (game.seat() is None) == ends
    assert game.ending() == ("emptyHandAtExhaustion" if ends else "")


def test_a_9_corsaires_gives_an_unattacked_galleon_to_its_owner_at_the_end() -> None:
    """Ruling A-9."""
    game = at("red1", "G2", deck="", table=(Ship(6, 1),), edition="corsaires")
    game.play("X:red1")
    assert game.scores() == [0, 4]
    assert game.happened(events.FINAL_CAPTURE) == [[1, 0, 6]]


@both
def test_a_10_level_sides_share_the_victory(edition: str) -> None:
    """Ruling A-10: no tie-break, neither by galleons nor by cards."""
    game = at("red1", "red2 red3 A", "G4", deck="", captured=(8, 8, 12), edition=edition)
    game.play("X:red1")
    assert game.winners() == [0, 1, 2]


def test_a_11_korsair_partners_add_up_over_two_rounds() -> None:
    """Ruling A-11: fleet and captain are the team's, in different rounds."""
    game = at("red1", "red2 C:red", "", "", teams=True, table=(Ship(6, 2, {2: "blue2"}),), edition="korsair")
    game.play("P:red1>g0")
    assert game.refusal("P:red2>g0") == 78
    game.play_all("draw", "draw", "draw")
    assert game.slots() == []  # CD took it: 2 against 1
    later = at("", "red2 C:red", "", "", seat=1, teams=True, table=(Ship(6, 2, {0: "red1", 2: "blue2"}),))
    assert later.refusal("C:red>g0") == 0
    later.play("P:red2>g0")
    assert later.controller(0) == 0


def test_a_12_korsair_lead_without_cards_still_captures() -> None:
    """Ruling A-12: at its place in the order."""
    game = at("", "red1", "G2 G3", "G4", seat=2, deck="", teams=True, table=(Ship(6, 1),), edition="korsair")
    game.play_all("G2", "G4")
    assert (game.seat(), game.scores()) == (1, [6, 0])
    assert game.happened(events.SKIPPED) == [[0]]


@pytest.mark.parametrize("card", ["red2", "C:red", "A"])
def test_a_13_the_ban_covers_every_card_and_one_round(card: str) -> None:
    """Ruling A-13: pirates, captain and admiral of the second; over when the lead comes again."""
    table = (Ship(6, 0, {0: "red1", 2: "blue4"}),)
    text = f"P:{card}>g0" if card[-1].isdigit() else f"{card}>g0"
    game = at("red1", card, "", "", seat=1, barred=0, teams=True, table=table)
    assert game.refusal(text) == 78
    free = at("red1", card, "", "", seat=1, teams=True, table=table)
    assert free.refusal(text) == 0


@both
def test_a_14_discards_are_public(edition: str) -> None:
    """Ruling A-14: everybody hears and sees them."""
    game = at("red1 G2", "G3", "G4", deck="", edition=edition)
    game.play("X:red1")
    (event,) = [event for event in game.events if event.what == events.DISCARDED]
    assert all(event.audible(seat) for seat in (0, 1, 2, WATCHER))
    for seat in (0, 1, 2, WATCHER):
        assert KORSAIR.view(game.state.sight(seat))["discard"] == ["red1"]


def captured_view(game: EngineGame, seat: int) -> list[object]:
    return [side["gold"] for side in KORSAIR.view(game.state.sight(seat))["sides"]]


@both
def test_a_15_captured_values_and_spoils_are_public_unless_memory(edition: str) -> None:
    """Ruling A-15."""
    for values, expected in (("public", [6, 4]), ("memory", [None, 4])):
        game = at("G6", "G4", options={"capturedValues": values}, edition=edition)
        game.play_all("G6", "G4", "draw", "draw")
        assert captured_view(game, 1) == expected
        assert captured_view(game, 0) == ([6, 4] if values == "public" else [6, None])
        assert captured_view(game, WATCHER) == ([6, 4] if values == "public" else [None, None])
        slots = [side["captured"][0]["slot"] for side in KORSAIR.view(game.state.sight(WATCHER))["sides"]]
        assert slots == ["g0", "g1"]  # how many and which stays public


@both
def test_a_16_hand_sizes_are_public(edition: str) -> None:
    """Ruling A-16."""
    game = at("red1 red2", "G2", "", edition=edition)
    for seat in (0, 1, 2, WATCHER):
        assert [hand["size"] for hand in KORSAIR.view(game.state.sight(seat))["hands"]] == [2, 1, 0]


@both
def test_a_17_capture_is_not_optional(edition: str) -> None:
    """Ruling A-17: the galleon is gone before the seat is asked anything."""
    game = at("red1 A", "", begin=True, table=(Ship(2, 0),), edition=edition)
    assert (game.scores(), game.legal()) == ([2, 0], ["draw"])


@both
def test_a_18_a_character_wins_at_the_next_capture_or_at_the_end(edition: str) -> None:
    """Ruling A-18: no full round of its own."""
    round_ = at("C:red", "", "", table=(Ship(5, 1, {0: "red1", 2: "blue4"}),), edition=edition)
    round_.play_all("C:red>g0", "draw", "draw")
    assert round_.scores() == [5, 0, 0]
    end = at("C:red", "G2", "G3", deck="", table=(Ship(5, 1, {0: "red1", 2: "blue4"}),), edition=edition)
    end.play("C:red>g0")
    assert end.scores()[0] == 5


@both
def test_a_19_points_come_from_the_galleon(edition: str) -> None:
    """Ruling A-19: seven skulls on a galleon of 3 bring 3."""
    game = at("", "", begin=True, table=(Ship(3, 1, {0: "green4 green3", 1: "blue4"}),), edition=edition)
    assert game.scores() == [3, 0]


def test_a_20_corsaires_admiral_stays_on_the_own_sides_galleons() -> None:
    """Ruling A-20."""
    game = at("A red1", "", table=(Ship(4, 1, {0: "red1", 1: "blue1"}),), edition="corsaires")
    assert game.refusal("A>g0") == 45


@both
def test_a_21_discarding_the_last_card_ends_the_game(edition: str) -> None:
    """Ruling A-21."""
    game = at("red1", "G3", deck="", edition=edition)
    game.play("X:red1")
    assert (game.seat(), game.ending()) == (None, "lastCardDiscarded")


def test_a_22_corsaires_teams_end_and_sit_out_only_without_a_deck() -> None:
    """Ruling A-22."""
    game = at("G2", "", "", "", deck="red1 red2 red3 red4", teams=True, edition="corsaires")
    game.play("G2")
    assert (game.seat(), game.legal()) == (1, ["draw"])  # both hands of AB are empty, and play goes on


@both
def test_a_23_memory_hides_values_from_imagined_worlds_too(edition: str) -> None:
    """Ruling A-23: face-down galleons of others are dealt anew from all a seat cannot account for."""
    setup = KORSAIR.setup(edition, 3, {"capturedValues": "memory"})
    state = KORSAIR.dealer(setup).deal(FastRng(21))
    rng = FastRng(22)
    while state.seat != -1:
        actions = state.actions()
        state.play(actions[rng.below(len(actions))])
        assert isinstance(state, State)
        if state.table.taken_count >= 6 and state.seat >= 0:
            break
    assert isinstance(state, State)
    real = EngineGame(state).captured()
    sight = state.sight(0)
    assert isinstance(sight, Sight)
    worlds = [sight.imagine(rng) for _ in range(50)]
    piles = [EngineGame(world).captured() for world in worlds if isinstance(world, State)]
    assert all(pile[0] == real[0] for pile in piles)  # its own it knows
    assert len({str(pile) for pile in piles}) > 10
    slots = [[slot for slot, _ in side] for side in real]
    assert all([[slot for slot, _ in side] for side in pile] == slots for pile in piles)
    for world, pile in zip(worlds, piles, strict=True):  # and what they bring is what they are dealt as
        assert list(world.scores()) == [sum(gold for _, gold in side) for side in pile]
