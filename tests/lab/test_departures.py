"""Departures from sense: their ends are different games, and decisions of one game no independent samples."""

from __future__ import annotations

import pytest
from bench.departures import Sample, Watch, figures, play_on, watch, worth

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.lab.interval import interval
from flibuste.players.levels import GAMES_WITH_SENSE


@pytest.mark.parametrize("name", GAMES_WITH_SENSE)
def test_a_decision_is_played_on_to_different_ends(name: str) -> None:
    game, _ = find_game(name)
    state = game.dealer(game.setup(None, 2, {})).deal(FastRng(3))
    action = int(state.actions()[0])
    before = list(state.sight(state.seat).facts())
    ends = [list(play_on(state, action, name, seed).merits()) for seed in range(8)]
    assert len(set(map(tuple, ends))) > 1
    assert list(play_on(state, action, name, 5).merits()) == ends[5]
    assert list(state.sight(state.seat).facts()) == before
    assert 0.0 <= worth(state, action, name, list(range(8))) <= 1.0


def test_decisions_of_one_game_count_as_one() -> None:
    games = [[Sample("play", True, 0.5)] * 3, [Sample("play", False, 0.0)] * 2, [Sample("play", True, -0.1)]]
    row = figures("play", games)
    assert (row["decisions"], row["departures"]) == (6, 4)
    assert row["gain_a_departure"] == pytest.approx(1.4 / 4)
    assert (row["gain_a_decision"], row["error"]) == interval([[0.5] * 3, [0.0] * 2, [-0.1]])
    assert figures("play", games[:1])["error"] is None


def test_a_game_that_is_watched_gives_samples() -> None:
    samples = watch(Watch("korsair", 2, (), "second@1", 12, 7))
    assert len(samples) > 1
    assert all(sample.departed or sample.gain == 0.0 for sample in samples)
