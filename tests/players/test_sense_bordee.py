"""A sense of Bordée: what anybody would do is what it does."""

from __future__ import annotations

from flibuste.games.bordee.steps import course
from flibuste.kernel.state import Moves
from flibuste.players.sense.bordee import BordeeSense
from flibuste.players.sense.bordee_outlook import FEATURES
from tests.games.bordee.engine import BLUE, BORDEE, RED, Duel, Side, duel


def choice(game: Duel) -> str:
    sense, moves = BordeeSense(), Moves()
    state = game.state
    state.list_moves(moves)
    sense.weigh(state, moves)
    weighed = [sense.weights[place] for place in range(moves.count)]
    sense.weigh_sight(state.sight(state.seat), moves)
    assert [sense.weights[place] for place in range(moves.count)] == weighed  # it goes by what its seat may know
    return BORDEE.say(int(sense.heaviest(moves)))


def test_it_fires_the_shot_that_sinks_and_not_one_that_does_nothing() -> None:
    aimed = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    assert choice(duel(aimed, Side(hull="4/1/1", targets="T03 T04"), stage=course.FIRE_OR_HOLD)) == "FIRE"
    bare = Side(bow_discs="BALL", targets="T07 T09", hand="1S")
    assert choice(duel(bare, stage=course.FIRE_OR_HOLD)) == "HOLD"


def test_a_carronade_fires_twice_where_that_adds_damage_and_not_where_none_comes_of_it() -> None:
    shot = Side(bow="CAR", bow_discs="BALL BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    assert choice(duel(shot, stage=course.FIRE_OR_HOLD).play("FIRE")) == "DOUBLE"
    wild = Side(bow="CAR", bow_discs="GRAPE GRAPE", targets="T07[1C,1D] T09[1H,2C]", hand="1S")
    assert choice(duel(wild, stage=course.FIRE_OR_HOLD).play("FIRE")) == "SINGLE"


def test_it_aims_the_card_that_completes_a_bullseye() -> None:
    game = duel(Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,-]", hand="6C 1S 3D"))
    assert choice(game) == "AIM"
    assert choice(game.play("AIM")) == "CARD(6C)"
    assert choice(game.play("CARD(6C)")) == "POS(1B)"


def test_it_reloads_an_empty_cannon_and_gives_back_what_does_not_fit() -> None:
    empty = duel(Side(stern_discs="GRAPE", hand="5S 5D 1C 10H", targets="T07[7C,8D] T09[9H,6C]"))
    assert choice(empty) == "RELOAD_ALL"
    empty.play("RELOAD_ALL CARD(5S) CARD(5D)")
    assert choice(empty) == "DISC(GRAPE)"


def test_it_dodges_what_would_sink_it() -> None:
    aimed = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    game = duel(aimed, Side(hull="1/3/1", hand="3H 4S", targets="T03 T04"), stage=course.FIRE_OR_HOLD).play("FIRE")
    assert game.asked[0] == RED
    assert choice(game) == "DODGE"


def test_a_trick_against_the_hull_opens_a_zone_where_it_can() -> None:
    game = duel(Side(hand="1S 2S", tricks=(5,)), Side(hull="4/1/4", targets="T03 T04"))
    assert choice(game.play("TRICK(05)")) == "ZONE(HULL_MID)"


def test_a_cannon_without_gunners_is_left() -> None:
    game = duel(Side(decks="0/6/4", captain="DECK_MID", bow_discs="BALL", stern_discs="BALL", hand="1S 2S"))
    assert choice(game) == "CHANGE"
    assert choice(game.play("CHANGE")) == "CANNON(STERN)"


def test_the_outlook_favours_the_better_ship() -> None:
    sense = BordeeSense()
    sound = Side(hand="1S 3D 6C 9H", bow_discs="BALL BALL")
    for worse in (
        Side(hull="1/4/2", targets="T03 T04", hand="1S 3D 6C 9H", bow_discs="BALL BALL"),
        Side(captain=None, decks="2/5/4", targets="T03 T04", hand="1S 3D 6C 9H", bow_discs="BALL BALL"),
    ):
        state = duel(sound, worse).state
        assert sense.outlook(state, BLUE) > sense.outlook(state, RED)
        assert len(sense.features) == FEATURES == len(sense.hopes(state))
