"""A sailor's sense of Corsari: what it lends, and what it names."""

from __future__ import annotations

from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from tests.games.corsari.engine import CORSARI, Game, captained


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
