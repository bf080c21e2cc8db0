"""A sailor's sense of Corsari: what it lends, and what it names."""

from __future__ import annotations

import pytest

from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from tests.games.corsari.engine import CORSARI, Game, captained, position


def chosen(game: Game) -> str:
    sailor = make_player("matelot", "corsari", 1)
    return CORSARI.say(sailor.choose(game.state.sight(game.state.seat), Budget()))


def test_csi_85_it_lends_the_lowest_card_of_its_plan_first() -> None:
    """Any other order closes some of them."""
    game = captained("R1 R4 R6 R9 R11 G2 G3 G7 B1 Y5..Y7", "RG", "R10 G5 A1..A4 A6..A8 V9 P9 N2")
    assert game.fills() == {"G5", "R10"}
    assert chosen(game) == "FILL G5"
    assert chosen(game.play("FILL G5")) == "FILL R10"


def test_r_1_it_names_the_crew_that_wins_at_once_where_anyone_may() -> None:
    hands = ("R1..R5 G6..G10 A9 B11", "O1..O5 V6..V11 Y3")
    game = captained(hands[0], "RG", hands[1], grandMasterScope="any")
    assert chosen(game) == "CREW OV"
    assert CORSARI.view(game.state.sight(game.state.seat))["best"]["count"] == 0
    plain = captained(hands[0], "RG", hands[1])
    assert chosen(plain) != "CREW OV"  # there it only loads the captain with as many as it can


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_csi_67_a_search_weighs_anchor_as_grand_master_however_short_it_thinks(seats: int) -> None:
    """Once it looked at all crews that it could name after that, most of them bad, and stayed."""
    game = position("R1..R5 G6..G11 Y3", *[""] * (seats - 1))
    for iterations in (40, 200):
        action = make_player("amiral", "corsari", 1).choose(game.state.sight(0), Budget(iterations))
        assert CORSARI.say(action) == "SAIL"


def test_a_search_lays_out_by_plan() -> None:
    """Nothing is gained by trying what a count settles."""
    game = captained("R1 R4 R6 R9 R11 G2 G3 G7 B1 Y5..Y7", "RG", "R10 G5 A1..A4 A6..A8 V9 P9 N2")
    amiral = make_player("amiral", "corsari", 1)
    assert CORSARI.say(amiral.choose(game.state.sight(1), Budget(40))) == chosen(game)
