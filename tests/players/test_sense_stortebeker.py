"""A sense of Störtebeker: what anybody would do is what it does."""

from __future__ import annotations

import pytest

from flibuste.games.stortebeker.odds import throws_reaching
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.scoring import total_to_win
from flibuste.games.stortebeker.table import TOTAL
from flibuste.kernel.state import Moves
from flibuste.players.sense.stortebeker import StortebekerSense
from tests.games.stortebeker.engine import GAME, play, position, roll, side


def choice(state: State) -> str:
    sense, moves = StortebekerSense(), Moves()
    state.list_moves(moves)
    sense.weigh(state, moves)
    weighed = [sense.weights[place] for place in range(moves.count)]
    sense.weigh_sight(state.sight(state.seat), moves)
    assert [sense.weights[place] for place in range(moves.count)] == weighed  # it goes by what its seat may know
    return GAME.say(int(sense.heaviest(moves)))


def test_odds_of_two_dice() -> None:
    throws = [sum(one + other >= points for one in range(1, 7) for other in range(1, 7)) for points in range(15)]
    assert [int(throws_reaching(points)) for points in range(15)] == throws


def test_it_completes_a_side() -> None:
    state = position(["bread water meat", "water"], {(0, 0): "water"}, sea=("Y1", "R3", "B6", "Y6"))
    while state.seat == 0 and side(state, 0, 0) != "water bread":
        play(state, choice(state))
    assert side(state, 0, 0) == "water bread"


def test_it_boards_when_it_is_sure_and_waits_when_it_is_hopeless() -> None:
    sure = position(["rum", ""], {(0, 0): "water bread P4 P2"}, sea=("Y1", "R1", "B1", "G1"))
    play(sure, "done", "plan throw", "discard rum")
    assert choice(sure) == "board 0"
    bare = position(["rum", ""], {(0, 0): "beans beans bread bread bananas"}, sea=("Y6", "R1", "B1", "G1"))
    play(bare, "done", "plan throw", "discard rum")
    assert choice(bare) == "stop"


def test_it_hits_rather_than_spares() -> None:
    state = position(["rum rum rum", "water"], {(0, 0): "water", (0, 1): "bread water"}, sea=("Y1", "R1", "B1", "G1"))
    roll(state, "brown", "black")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0")
    assert choice(state) == "hit 1 bread keep"


@pytest.mark.parametrize(("total", "decision"), [(7, "counter go"), (19, "counter pass")])
def test_it_counters_where_it_can_win(total: int, decision: str) -> None:
    state = position(["rum", "bread"], {(0, 0): "water bread", (0, 1): "water ?P4"}, sea=("Y1", "R1", "B1", "G1"))
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6)
    play(state, "board 0")
    state.table.seats[TOTAL] = total
    assert choice(state) == decision


@pytest.mark.parametrize(
    ("order", "seat", "needed"),
    [("startPlayer", 0, 9), ("startPlayer", 2, 10), ("attacker", 0, 10), ("attacker", 2, 10)],
)
def test_stb_65_what_it_takes_to_win(order: str, seat: int, needed: int) -> None:
    """Of equal totals the first in the round has it, or the first from the attacker on."""
    state = position(["rum", "rum", "rum"], active=1, tieOrder=order)
    state.table.seats[8 + TOTAL] = 9
    assert total_to_win(state.table, seat) == needed


def test_it_loses_the_weakest_pirate_and_keeps_support() -> None:
    state = position(
        ["rum rum rum", "water"], {(0, 0): "bananas", (0, 1): "beans bread ?P2 ?P4"}, sea=("Y6", "R1", "B1", "G1")
    )
    roll(state, "green", "black")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0", "hit 1 beans sink")
    assert choice(state) == "lose P2"
