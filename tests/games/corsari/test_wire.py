"""What the view says of a hand before it is laid out is what the rules make of it then."""

from __future__ import annotations

import random

import pytest

from flibuste.games.corsari.game import Corsari
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER

CORSARI = Corsari()


@pytest.mark.parametrize("seed", range(4))
def test_csi_36_to_41_every_crew_on_offer_is_sorted_out_beforehand(seed: int) -> None:
    chance = random.Random(seed)
    state = CORSARI.dealer(CORSARI.setup(seats=3)).deal(FastRng(seed))
    tried = 0
    while state.seat != OVER and tried < 6:
        seat = state.seat
        view = CORSARI.view(state.sight(seat))
        moves = view["decisions"]
        assert view["best"]["crew"] in view["crews"]
        assert CORSARI.view(state.sight(WATCHER))["crews"] == {}
        if moves[0].startswith("CREW"):
            assert set(moves) <= set(view["crews"])
            for move in moves:
                later = state.clone()
                later.play(CORSARI.read(move))
                laid_out = CORSARI.view(later.sight(seat))["seats"][seat]["layout"]
                if laid_out is not None:  # else the round is over, and the next one dealt
                    assert laid_out == view["crews"][move]
                    tried += 1
        liked = [move for move in moves if move in ("SAIL", "FILL_DONE")] or moves
        state.play(CORSARI.read(chance.choice(liked)))
    assert tried >= 6
