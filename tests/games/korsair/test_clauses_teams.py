"""Team play and what is hidden: KOR-74 to KOR-87, one test a clause."""

from __future__ import annotations

import json

import pytest

from flibuste.games.korsair.cards import KINDS
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.sight import Sight
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER
from tests.games.korsair.engine import KORSAIR, EngineGame, at, both
from tests.games.korsair.vectors import Ship


def random_game(edition: str, seats: int, seed: int, **wishes: str) -> EngineGame:
    state = KORSAIR.dealer(KORSAIR.setup(edition, seats, wishes)).deal(FastRng(seed))
    assert isinstance(state, State)
    return EngineGame(state)


def sight_of(game: EngineGame, seat: int) -> Sight:
    sight = game.state.sight(seat)
    assert isinstance(sight, Sight)
    return sight


def seen_hands(sight: Sight) -> list[int]:
    """Seats whose cards this sight holds."""
    seats = range(sight.table.articles.seats)
    return [seat for seat in seats if any(sight.hands.copies[KINDS * seat + kind] for kind in range(KINDS))]


@both
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_kor_74_partners_never_exchange_cards(edition: str, seats: int) -> None:
    """Nobody's action touches another hand, and no decision names a seat to give something to."""
    game, rng = random_game(edition, seats, 1, teams="yes"), FastRng(2)
    while game.seat() is not None:
        seat, before = game.seat(), game.hands()
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
        after = game.hands()
        assert [after[other] for other in range(seats) if other != seat] == [
            before[other] for other in range(seats) if other != seat
        ]


@both
def test_kor_75_partners_see_each_others_hands_unless_closed(edition: str) -> None:
    game = random_game(edition, 6, 3)
    assert [seen_hands(sight_of(game, seat)) for seat in range(6)] == [[0, 1], [0, 1], [2, 3], [2, 3], [4, 5], [4, 5]]
    closed = random_game(edition, 6, 3, partnerHands="closed")
    assert [seen_hands(sight_of(closed, seat)) for seat in range(6)] == [[seat] for seat in range(6)]
    assert seen_hands(sight_of(game, WATCHER)) == []


@both
def test_kor_76_a_seconds_galleon_comes_home_on_the_leads_turn(edition: str) -> None:
    game = at("", "G4", "", "", seat=1, teams=True, edition=edition)
    game.play_all("G4", "draw", "draw")
    assert (game.seat(), game.scores()) == (0, [4, 0])


@both
def test_kor_77_a_team_has_one_fleet_on_a_galleon(edition: str) -> None:
    table = (Ship(6, 2, {0: "red2", 2: "blue4"}),)
    game = at("", "red3 green4 C:red", "", "", seat=1, teams=True, table=table, edition=edition)
    assert game.refusal("P:green4>g0") == 33
    assert game.refusal("C:red>g0") == 0  # the lead's colour, crowned by the second
    game.play("P:red3>g0")
    assert (game.ship(0).strength_of(1), game.controller(0)) == (5, 0)


@pytest.mark.parametrize("laid", ["P:red1>g0", "C:red>g0", "A>g0"])
def test_kor_78_korsair_bars_the_leads_galleon_to_the_second(laid: str) -> None:
    table = (Ship(6, 0, {0: "red1", 2: "blue4"}), Ship(5, 0, {0: "red1", 2: "blue4"}))
    card = laid.removeprefix("P:").split(">")[0]
    game = at(card, "red2 C:red A" if card == "red1" else "red2", "", "", teams=True, table=table)
    game.play(laid)
    assert {game.refusal(text) for text in game_texts(game, 0)} == {78}
    assert {game.refusal(text) for text in game_texts(game, 1)} == {0}


def game_texts(game: EngineGame, slot: int) -> list[str]:
    """Every card of the hand on a galleon."""
    return [f"{'P:' if card[-1].isdigit() else ''}{card}>g{slot}" for card in game.hand(int(game.state.seat))]


def test_kor_79_corsaires_lets_the_second_reinforce() -> None:
    game = at("red1", "red2 C:red blue1", "", "", teams=True, table=(Ship(6, 2),), edition="corsaires")
    game.play("P:red1>g0")
    assert game.legal() == ["draw", "P:red2>g0", "C:red>g0"]
    assert game.refusal("P:blue1>g0") == 33


@both
def test_kor_80_the_second_may_defend_the_galleon_just_launched(edition: str) -> None:
    game = at("G6", "red2 A", "", "", teams=True, edition=edition)
    game.play("G6")
    assert game.legal() == ["draw", "P:red2>g0", "A>g0"]


@both
def test_kor_81_a_lead_without_cards_is_skipped_but_captures(edition: str) -> None:
    game = at("", "red1 red2", "G2 G4", "G3", seat=3, deck="", teams=True, table=(Ship(7, 1),), edition=edition)
    game.play("G3")
    assert (game.seat(), game.scores()) == (1, [7, 0])
    game.play_all("X:red1", "G2")
    assert game.seat() == 1  # D and A have no cards


def test_kor_82_the_ban_is_the_own_leads_and_of_this_round() -> None:
    table = (Ship(6, 2, {0: "red1", 2: "blue4"}),)
    drew = at("", "red2", "", "", teams=True, table=table)
    drew.play("draw")
    assert drew.refusal("P:red2>g0") == 0
    launched = at("G2", "red2", "", "", teams=True, table=table)
    launched.play("G2")
    assert launched.refusal("P:red2>g0") == 0
    discarded = at("yellow1 G2", "red2 G2", "G2", "G2", deck="", teams=True, table=table)
    discarded.play("X:yellow1")
    assert discarded.refusal("P:red2>g0") == 0
    other_team = at("red2", "", "", "green4", deck="G2 G3 G4", teams=True, table=(Ship(6, 2, {0: "red1"}),))
    other_team.play_all("P:red2>g0", "draw", "draw")
    assert other_team.refusal("P:green4>g0") == 0
    lead = at("red2", "red3", "blue2", "", seat=1, teams=True, table=(Ship(6, 2, {0: "red1", 2: "blue2"}),))
    lead.play_all("P:red3>g0", "P:blue2>g0", "draw")
    assert (lead.seat(), lead.refusal("P:red2>g0")) == (0, 0)


@both
def test_kor_83_a_partner_without_cards_must_draw_while_there_is_a_deck(edition: str) -> None:
    game = at("", "G2", "", "", seat=3, deck="red1 red2 red3", teams=True, edition=edition)
    game.play("draw")
    assert (game.seat(), game.legal()) == (0, ["draw"])


# What is hidden


@both
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_kor_84_a_view_does_not_depend_on_hidden_cards(edition: str, seats: int) -> None:
    teams = "yes" if seats != 3 else "no"
    game, rng = random_game(edition, seats, 5, teams=teams), FastRng(6)
    while game.seat() is not None:
        seat = int(game.state.seat)
        world = game.state.sight(seat).imagine(rng)
        assert json.dumps(KORSAIR.view(world.sight(seat))) == json.dumps(KORSAIR.view(game.state.sight(seat)))
        assert list(world.actions()) == list(game.state.actions())
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])


@both
@pytest.mark.parametrize("values", ["public", "memory"])
def test_kor_85_unseen_cards_are_all_but_those_seen(edition: str, values: str) -> None:
    """As many as lie in the deck and in hidden hands, and the face-down galleons of others with `memory` (A-23)."""
    game, rng = random_game(edition, 6, 7, capturedValues=values), FastRng(8)
    while game.seat() is not None:
        for seat in (*range(6), WATCHER):
            sight = sight_of(game, seat)
            hidden = [other for other in range(6) if seat == WATCHER or other // 2 != seat // 2]
            taken = [side for side, pile in enumerate(game.captured()) for _ in pile]
            face_down = [side for side in taken if seat == WATCHER or side != seat // 2]
            expected = game.deck_size() + sum(len(game.hand(other)) for other in hidden)
            assert len(sight.unseen) == expected + (len(face_down) if values == "memory" else 0)
            assert list(sight.unseen) == sorted(sight.unseen)
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])


def test_kor_86_two_seats_with_an_empty_deck_know_everything() -> None:
    game = random_game("korsair", 2, 9)
    while game.deck_size() > 0:
        game.play("draw")
    rng = FastRng(10)
    hands = game.hands()
    for seat in (0, 1):
        for _ in range(10):
            world = game.state.sight(seat).imagine(rng)
            assert isinstance(world, State)
            assert EngineGame(world).hands() == hands


def test_kor_86_two_open_teams_know_all_but_how_the_others_split() -> None:
    game = random_game("korsair", 4, 11, teams="yes")
    while game.deck_size() > 0:
        game.play("draw")
    rng, hands = FastRng(12), game.hands()
    splits = set()
    for _ in range(20):
        world = game.state.sight(0).imagine(rng)
        assert isinstance(world, State)
        imagined = EngineGame(world).hands()
        assert imagined[:2] == hands[:2]
        assert sorted(imagined[2] + imagined[3]) == sorted(hands[2] + hands[3])
        splits.add(tuple(imagined[2]))
    assert len(splits) > 1


@both
@pytest.mark.parametrize("values", ["public", "memory"])
def test_kor_87_at_the_end_all_is_laid_open(edition: str, values: str) -> None:
    game, rng = random_game(edition, 4, 13, capturedValues=values, partnerHands="closed"), FastRng(14)
    while game.seat() is not None:
        assert seen_hands(sight_of(game, WATCHER)) == []
        legal = game.legal()
        game.play(legal[rng.below(len(legal))])
    for seat in (*range(4), WATCHER):
        sight = sight_of(game, seat)
        assert sight.turn == OVER
        view = KORSAIR.view(sight)
        assert [hand["cards"] for hand in view["hands"]] == game.hands()
        assert [side["gold"] for side in view["sides"]] == game.scores()
        assert len(sight.unseen) == 0
