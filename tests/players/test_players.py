"""Players see a sight and nothing else, play legal decisions, and keep to their time."""

from __future__ import annotations

import threading
import time

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.players.budget import Budget
from flibuste.players.levels import LEVELS, TEXTBOOK, make_budget, make_player, milliseconds_of
from tests.players.positions import endgames, middles

FEW = 60  # iterations


@pytest.mark.parametrize("level", LEVELS)
def test_players_handed_two_worlds_with_equal_sights_and_the_same_seed_decide_the_same(level: str) -> None:
    for name, state in middles():
        sight = state.sight(state.seat)
        other_world = sight.imagine(FastRng(5))
        ours = make_player(level, name, 7).choose(sight, Budget(FEW))
        theirs = make_player(level, name, 7).choose(other_world.sight(state.seat), Budget(FEW))
        assert ours == theirs


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_with_legal_decisions_alone(level: str) -> None:
    game, _ = find_game("korsair")
    for seats in (2, 4, 6):
        state = game.dealer(game.setup(seats=seats)).deal(FastRng(3))
        minds = [make_player(level, game.name, seat) for seat in range(seats)]
        decisions = 0
        while state.seat != OVER:
            sight = state.sight(state.seat)
            action = minds[state.seat].choose(sight, Budget(4))
            assert sight.forbids(action) == 0
            state.play(action)
            decisions += 1
        assert decisions <= game.longest(game.setup(seats=seats))


def test_other_seeds_may_lead_to_other_decisions_of_a_mousse() -> None:
    name, state = next((name, state) for name, state in middles() if len(state.actions()) > 3)
    sight = state.sight(state.seat)
    assert len({make_player("mousse", name, seed).choose(sight, Budget()) for seed in range(40)}) > 1


def test_a_single_legal_decision_is_taken_at_once() -> None:
    game, _ = find_game("korsair")
    dealer = game.dealer(game.setup(seats=2))
    for seed in range(200):
        state = dealer.deal(FastRng(seed))
        while state.seat != OVER and len(state.actions()) > 1:
            state.play(state.actions()[-1])
        if state.seat != OVER:
            assert make_player("amiral", game.name, 1).choose(state.sight(state.seat), Budget()) == state.actions()[0]
            return
    raise AssertionError("no forced decision met")


def test_a_thinker_can_be_told_to_stop() -> None:
    name, state = next(iter(middles((30,))))
    budget = Budget()  # without end

    def stop() -> None:
        budget.cancelled = True

    threading.Timer(0.05, stop).start()
    began = time.monotonic()
    action = make_player("amiral", name, 1).choose(state.sight(state.seat), budget)
    assert state.forbids(action) == 0
    assert time.monotonic() - began < 30  # it came back at all


@pytest.mark.parametrize("level", [*LEVELS, TEXTBOOK])
def test_whoever_is_told_to_stop_before_it_began_decides_all_the_same(level: str) -> None:
    endings = (("korsair", state) for state in endgames(5, cards=14))
    for name, state in (*middles(), *endings):
        budget = Budget()
        budget.cancelled = True
        assert state.forbids(make_player(level, name, 1).choose(state.sight(state.seat), budget)) == 0


def test_levels_have_growing_budgets() -> None:
    times = [milliseconds_of(level) for level in LEVELS]
    assert times == sorted(times)
    assert make_budget("amiral").milliseconds == milliseconds_of("amiral") > 0


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(Mistake, match="unknown-level"):
        make_player("perroquet", "korsair", 1)


def test_a_budget_counts_the_clock_on_the_wall_or_the_time_at_work() -> None:
    waiting, working = Budget(0, 1000.0), Budget(0, 1000.0, at_work=True)
    time.sleep(0.05)
    assert waiting.spent() >= 50
    assert working.spent() < waiting.spent()
    assert waiting.used() == pytest.approx(waiting.spent() / 1000, rel=0.5)


def test_the_textbook_search_is_only_a_yardstick() -> None:
    name, state = next(iter(middles((30,))))
    assert "textbook" not in LEVELS
    action = make_player("textbook", name, 1).choose(state.sight(state.seat), Budget(FEW))
    assert state.forbids(action) == 0
