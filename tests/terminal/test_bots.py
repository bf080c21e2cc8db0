"""The bots at a terminal's table."""

from __future__ import annotations

import os
import signal
import time
from typing import cast

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Sight
from flibuste.players.budget import Budget
from flibuste.players.player import Player as Mind
from flibuste.table.chance import FastChance
from flibuste.table.match import Match, Player
from flibuste.terminal.bots import Bots

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process"),
    pytest.mark.usefixtures("ctrl_c"),
]


class Ponderer:
    """Thinks until it is told to stop, and has somebody press Ctrl-C meanwhile."""

    def choose(self, sight: Sight, budget: Budget) -> int:
        time.sleep(0.5)  # until it is being waited for
        os.kill(os.getpid(), signal.SIGINT)
        while not budget.cancelled:
            time.sleep(0.001)
        return int(sight.actions()[-1])


def test_ctrl_c_makes_a_bot_that_thinks_decide_at_once() -> None:
    game, _ = find_game("korsair")
    match = Match(game, game.setup(seats=2), FastChance(1), [Player("Anne", "amiral"), Player("Bart", "amiral")])
    bots = Bots(match, FastRng(1))
    seat = match.turn
    assert seat is not None
    bots.minds[seat] = cast(Mind, Ponderer())
    assert bots.choose(seat) == match.sight(seat).actions()[-1]
