"""The guard: who is asked, for what, how often and how fast tells nothing of a hand (STB-103)."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.sight import Sight
from flibuste.games.stortebeker.table import ADDING, COUNTERING, SHEDDING
from flibuste.kernel.event import Log
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER
from flibuste.players.budget import Budget
from flibuste.table.chance import fair_chance
from flibuste.table.match import Match, Player
from flibuste.terminal.bots import Bots
from tests.games.stortebeker.engine import GAME, moves, play, position, roll


def boarded(held: str) -> State:
    """Seat 0 boards W3 with success; seat 1 lacks meat and rum and holds three cards."""
    sides = {(0, 0): "water beans meat rum", (0, 1): "water beans ?P3"}
    state = position(["bananas", held, "rum"], sides, sea=("W3", "Y1", "R1", "B1"))
    play(state, "done", "plan throw", "discard bananas")
    roll(state, 6, 6, 1, 2)
    play(state, "board 0")
    return state


HANDS = ("meat rum P4", "meat* rum P4", "P2 P3 P4", "rum rum rum", "meat meat* rum")


def test_stb_103_whoever_may_be_able_is_asked_and_a_pass_is_a_pass() -> None:
    """Whatever it holds: the same seat, the same question, and the others hear the same."""
    asked = [boarded(held) for held in HANDS]
    assert {(int(state.seat), int(state.table.phase)) for state in asked} == {(1, COUNTERING)}
    told = []
    for state in asked:
        events = [event for event in play(state, "counter pass") if event.audible(0)]
        told.append([(event.what, event.facts) for event in events][:1])
        assert state.sight(0).seat == 0
    assert all(one == told[0] for one in told)


def test_stb_103_the_others_see_the_same_whatever_the_hand() -> None:
    for beholder in (0, 2, WATCHER):
        seen = [boarded(held).sight(beholder).facts() for held in HANDS]
        assert all(facts == seen[0] for facts in seen)


def test_stb_103_every_missing_provision_is_asked_for() -> None:
    """With and without a choice: else a plain card would tell that its twin is still in the hand."""
    for held, first in (("meat rum P4", {"add meat"}), ("meat meat* rum", {"add meat", "add meat*"})):
        state = boarded(held)
        play(state, "counter go")
        assert (state.table.phase, moves(state)) == (ADDING, first)
        play(state, "add meat")
        assert (state.table.phase, moves(state)) == (ADDING, {"add rum"})


@pytest.mark.parametrize(("heap", "options"), [("?P3 ?P3", 1), ("?P2 ?P4", 2)])
def test_stb_103_every_pirate_to_be_lost_is_asked_for(heap: str, options: int) -> None:
    state = position(
        ["rum rum rum", "water"], {(0, 0): "bananas", (0, 1): f"beans bread {heap}"}, sea=("Y6", "R1", "B1", "G1")
    )
    roll(state, "green", "black")
    play(state, "done", "plan throw shot", "discard rum", "discard rum", "discard rum", "target 0", "hit 1 beans sink")
    assert (state.seat, state.table.phase, len(moves(state))) == (1, SHEDDING, options)


def test_stb_103_in_whole_games_the_questions_do_not_depend_on_what_is_hidden() -> None:
    """The same public course of things in a world dealt anew: the same seat is asked for the same kind of decision."""
    checked = 0
    for seed in range(6):
        state = GAME.dealer(GAME.setup(None, 4)).deal(FastRng(seed))
        rng = FastRng(seed)
        while state.seat != OVER:
            assert isinstance(state, State)
            action = state.actions()[rng.below(len(state.actions()))]
            for beholder in (int(state.seat + 1) % 4, WATCHER):
                world = state.sight(beholder).imagine(rng)
                assert isinstance(world, State)
                if world.forbids(action) == 0:
                    checked += compare_questions(state, world, beholder, int(action))
            state.play(action)
    assert checked > 500


def compare_questions(state: State, world: State, beholder: int, action: int) -> int:
    one, other = state.clone(), world.clone()
    logs = (Log(), Log())
    for each, log in zip((one, other), logs, strict=True):
        each.reseed(FastRng(action))
        each.attach(log)
        each.play(action)
    heard = [[(event.what, event.facts) for event in log.take() if event.audible(beholder)] for log in logs]
    if heard[0] != heard[1]:
        return 0  # something was shown that differs, so what follows may differ too
    assert (one.seat, one.table.phase) == (other.seat, other.table.phase)
    assert one.sight(beholder).facts() == other.sight(beholder).facts()
    return 1


def test_stb_103_no_haste_where_the_hand_decides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A bot that thinks takes its whole time at guarded questions, with one option as with many."""
    match = Match(GAME, GAME.setup(None, 2), fair_chance(2, 5), [Player("A", "second"), Player("B", "second")])
    bots = Bots(match, FastRng(1))
    waited: list[float] = []
    monkeypatch.setattr(bots, "wait", lambda budget: waited.append(budget.milliseconds))
    monkeypatch.setattr("flibuste.terminal.bots.make_budget", lambda kind: Budget(1, 100.0))
    guarded = 0
    for _ in range(60):
        assert match.turn is not None
        guarded += GAME.guarded(match.sight(match.turn))
        match.decide(match.turn, bots.choose(match.turn))
    assert len(waited) == guarded > 20


def test_stb_103_waiting_ends_with_the_budget() -> None:
    match = Match(GAME, GAME.setup(None, 2), fair_chance(2, 5), [Player("A"), Player("B")])
    budget = Budget(0, 30.0)
    before = time.perf_counter()
    Bots(match, FastRng(1)).wait(budget)
    assert budget.used() >= 1.0
    assert time.perf_counter() - before > 0.0


def test_stb_103_which_questions_are_guarded() -> None:
    state = boarded("meat rum P4")
    assert GAME.guarded(state.sight(1))
    sight = state.sight(0)
    assert isinstance(sight, Sight)
    sight.table.phase = 7  # boarding: everybody sees what may be boarded
    assert not GAME.guarded(sight)
