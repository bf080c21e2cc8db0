"""Laws of decisions: legal lists, refusals, notation, and that every game ends."""

from __future__ import annotations

import pytest
from hypothesis import given

from flibuste.kernel.batch import Tally, audit_batch, play_batch
from flibuste.kernel.event import Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import MOST_MOVES, OVER, State
from tests.laws.tables import (
    any_table,
    beholders,
    choices,
    deal,
    each_game,
    every_table,
    facts,
    future,
    journey,
    main_table,
    plain,
    run,
    seeds,
)


def check_legal(game: Game, setup: Setup, state: State) -> list[int]:
    """Empty exactly when over, ascending, no repeats; `forbids` and every sight agree, for every code there is."""
    actions = [int(action) for action in state.actions()]
    assert (actions == []) == (state.seat == OVER)
    assert actions == sorted(set(actions))
    assert len(actions) <= MOST_MOVES
    legal = set(actions)
    codes = range(-1, game.decisions + 1)
    assert [code for code in codes if state.forbids(code) == 0] == actions
    assert all(0 <= code < game.decisions for code in legal)
    for seat in beholders(setup):
        sight = state.sight(seat)
        mine = actions if seat == state.seat else []
        assert [int(action) for action in sight.actions()] == mine
        assert sight.turn == state.seat
        if seat == state.seat:
            assert [sight.forbids(code) for code in codes] == [state.forbids(code) for code in codes]
        else:
            assert 0 not in {int(sight.forbids(code)) for code in codes}
    return actions


@every_table
def test_pieces_are_conserved(game: Game, setup: Setup) -> None:
    """Looked at after every decision of random games."""
    tally = Tally(setup.seats, len(game.endings))
    assert audit_batch(game.dealer(setup), 11, 0, 40, tally) == ""
    assert tally.games == 40


@every_table
def test_games_end_within_their_bound(game: Game, setup: Setup) -> None:
    tally = Tally(setup.seats, len(game.endings))
    play_batch(game.dealer(setup), 12, 0, 300, tally)
    assert 0 < tally.longest <= game.longest(setup)
    assert sum(tally.endings) == tally.games == 300
    assert tally.endings[0] == 0


@main_table
@pytest.mark.parametrize("last", [False, True], ids=["always the first", "always the last"])
def test_stubborn_players_end_within_the_bound_too(game: Game, setup: Setup, last: bool) -> None:
    for seed in range(20):
        state = deal(game, setup, seed)
        decisions = 0
        while state.seat != OVER:
            actions = state.actions()
            state.play(actions[len(actions) - 1 if last else 0])
            decisions += 1
            assert state.fault() == ""
        assert decisions <= game.longest(setup)


@main_table
def test_exactly_the_listed_decisions_are_allowed(game: Game, setup: Setup) -> None:
    for state in journey(game, setup, 21, 3):
        check_legal(game, setup, state)


@given(any_table(), seeds, choices)
def test_any_decisions_at_any_table(table: tuple[Game, Setup], seed: int, chosen: list[int]) -> None:
    """Hypothesis picks table, deal and decisions; dice finish the game."""
    game, setup = table
    state = deal(game, setup, seed)
    decisions = 0
    for choice in chosen:
        actions = state.actions()
        if len(actions) == 0:
            break
        state.play(actions[choice % len(actions)])
        decisions += 1
        assert state.fault() == ""
    check_legal(game, setup, state)
    decisions += len(run(state, FastRng(seed)))
    assert decisions <= game.longest(setup)
    assert state.seat == OVER
    assert state.fault() == ""
    assert state.ending() in range(1, len(game.endings))
    check_legal(game, setup, state)


@main_table
def test_a_refused_decision_changes_nothing(game: Game, setup: Setup) -> None:
    for state in journey(game, setup, 31, 17):
        check_refusals(game, setup, state)


@given(any_table(), seeds, choices)
def test_a_refused_decision_changes_nothing_at_any_table(
    table: tuple[Game, Setup], seed: int, chosen: list[int]
) -> None:
    game, setup = table
    state = deal(game, setup, seed)
    run(state, FastRng(seed), len(chosen))
    check_refusals(game, setup, state)


def check_refusals(game: Game, setup: Setup, state: State) -> None:
    tried, untouched = state.clone(), state.clone()
    log = Log()
    tried.attach(log)
    before = facts(tried, setup)
    for code in range(-1, game.decisions + 1):
        clause = tried.forbids(code)
        if clause != 0:
            with pytest.raises(Refusal) as caught:
                tried.play(code)
            assert caught.value.clause == clause
    assert facts(tried, setup) == before
    assert plain(log.take()) == []
    assert future(tried, setup, 5) == future(untouched, setup, 5)


@every_table
def test_every_refusal_can_be_explained(game: Game, setup: Setup) -> None:
    """Each clause that comes up has its sentence in both languages, with its number."""
    clauses: set[int] = set()
    for state in journey(game, setup, 41, 5):
        for seat in beholders(setup):
            sight = state.sight(seat)
            clauses |= {int(sight.forbids(code)) for code in range(-1, game.decisions + 1)}
    for clause in clauses - {0}:
        sentences = [game.refuse(language, clause, {}) for language in ("fr", "en")]
        assert len(set(sentences)) == 2
        assert all(sentence.endswith(f"({game.prefix}-{clause})") for sentence in sentences)


@each_game
def test_notation_can_be_typed_back(game: Game) -> None:
    said = [game.say(action) for action in range(game.decisions)]
    assert [game.read(text) for text in said] == list(range(game.decisions))
    assert len(set(said)) == game.decisions
    assert all(text and text == " ".join(text.split()) for text in said)


@each_game
def test_people_may_write_carelessly(game: Game) -> None:
    """Capitals and blanks around do not matter."""
    for action in range(game.decisions):
        text = game.say(action)
        assert {game.read(text.upper()), game.read(text.lower()), game.read(f"  {text}\t")} == {action}
