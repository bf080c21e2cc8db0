"""What the view says of a hand before it is laid out is what the rules make of it then."""

from __future__ import annotations

import random

import pytest

from flibuste.games.corsari.game import Corsari
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER
from tests.games.corsari.engine import captained

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


def test_csi_13_at_best_counts_twelve_cards_also_before_the_discard() -> None:
    """What `best` promises is there once the right card is thrown away."""
    for seed in range(6):
        state = CORSARI.dealer(CORSARI.setup(seats=2)).deal(FastRng(seed))
        state.play(CORSARI.read("DRAW_DECK"))
        promised = CORSARI.view(state.sight(state.seat))["best"]
        found = []
        for action in state.actions():
            after = state.clone()
            seat = after.seat
            after.play(action)
            best = CORSARI.view(after.sight(seat))["best"]
            found.append((best["sum"], best["count"]))
        assert (promised["sum"], promised["count"]) == min(found)


def test_r_7_at_best_says_when_the_captain_would_have_to_take_the_stowaways() -> None:
    light = captained("R1..R5 B1..B5 G9 A9", "RB", "O1..O10 P2 V3")
    assert CORSARI.view(light.state.sight(light.state.seat))["best"]["loads"]
    heavy = captained("R1..R5 B6..B11 G1", "RB", "O1..O4 P8..P11 V8..V11")
    assert not CORSARI.view(heavy.state.sight(heavy.state.seat))["best"]["loads"]
