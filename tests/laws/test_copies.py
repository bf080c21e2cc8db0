"""Laws of copies: clones go their own way, and records bring the same match back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flibuste.kernel.event import Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER
from flibuste.players.dice import choose
from flibuste.table.chance import Chance, FairChance, FastChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.table.record import read, write
from tests.laws.tables import any_table, beholders, deal, facts, future, journey, main_table, plain, run, seeds


@main_table
def test_a_clone_goes_its_own_way(game: Game, setup: Setup) -> None:
    for state in journey(game, setup, 61, 19):
        before = facts(state, setup)
        log = Log()
        state.attach(log)
        first, second = state.clone(), state.clone()
        assert facts(first, setup) == before
        run(first, FastRng(8))
        assert facts(state, setup) == facts(second, setup) == before
        assert plain(log.take()) == []
        state.attach(None)
        assert future(state.clone(), setup, 9) == future(second, setup, 9)


@main_table
def test_a_state_leaves_its_clones_alone(game: Game, setup: Setup) -> None:
    state = deal(game, setup, 62)
    rng = FastRng(10)
    while state.seat != OVER:
        clone = state.clone()
        before = facts(clone, setup)
        run(state, rng, 7)
        assert facts(clone, setup) == before


@main_table
def test_a_log_changes_nothing(game: Game, setup: Setup) -> None:
    silent, logged = deal(game, setup, 63), deal(game, setup, 63)
    logged.attach(Log())
    assert run(silent, FastRng(11)) == run(logged, FastRng(11))
    assert facts(silent, setup) == facts(logged, setup)


def match_of(game: Game, setup: Setup, chance: Chance, decisions: int) -> Match:
    players = [Player(f"Mate {seat}", "dice" if seat % 2 else "person") for seat in range(setup.seats)]
    match = Match(game, setup, chance, players)
    rng = FastRng(12)
    while match.turn is not None and len(match.entries) < decisions:
        match.decide(match.turn, choose(match.sight(match.turn), rng))
    return match


def check_record(match: Match) -> None:
    """The same events, scores, sights and text; a later decision would be the same too."""
    text = write(match)
    again = read(text)
    assert write(again) == text
    assert (again.game.name, again.setup, again.chance, again.players) == (
        match.game.name,
        match.setup,
        match.chance,
        match.players,
    )
    assert [(entry.seat, entry.action, plain(list(entry.events))) for entry in again.entries] == [
        (entry.seat, entry.action, plain(list(entry.events))) for entry in match.entries
    ]
    assert (again.turn, again.ending, again.scores()) == (match.turn, match.ending, match.scores())
    for seat in beholders(match.setup):
        assert again.sight(seat).facts() == match.sight(seat).facts()


@main_table
@pytest.mark.parametrize("decisions", [0, 1, 20, 10_000], ids=["new", "begun", "half", "finished"])
def test_a_record_replays(game: Game, setup: Setup, decisions: int) -> None:
    for chance in (FastChance(13), fair_chance(setup.seats, 14)):
        match = match_of(game, setup, chance, decisions)
        assert (match.turn is None) == (decisions == 10_000)
        check_record(match)


@given(
    any_table(),
    st.one_of(seeds.map(FastChance), st.binary(min_size=1, max_size=40)),
    st.integers(0, 200),
)
def test_a_record_replays_at_any_table(table: tuple[Game, Setup], chance: FastChance | bytes, decisions: int) -> None:
    game, setup = table
    if isinstance(chance, bytes):
        check_record(match_of(game, setup, FairChance(chance, ("é", *["x"] * (setup.seats - 1))), decisions))
    else:
        check_record(match_of(game, setup, chance, decisions))


@main_table
def test_whether_a_decision_is_the_last_is_foretold(game: Game, setup: Setup) -> None:
    """And to foretell it changes nothing: the record of the match replays, dice and all."""
    match = match_of(game, setup, FastChance(17), 0)
    rng = FastRng(18)
    while match.turn is not None:
        action = choose(match.sight(match.turn), rng)
        foretold = match.ends_with(action)
        match.decide(match.turn, action)
        assert foretold == (match.turn is None)
    check_record(match)


@main_table
def test_everything_can_be_told(game: Game, setup: Setup) -> None:
    """Every event, decision and result has words in both languages, for every seat and for watchers."""
    match = match_of(game, setup, FastChance(15), 0)
    rng = FastRng(16)
    for language in ("fr", "en"):
        for beholder in beholders(setup):
            match.rewind(0)
            teller = game.teller(setup, match.names, beholder, language)
            while match.turn is not None:
                turn = match.turn
                if beholder in (turn, WATCHER):
                    lines = [teller.decision(match.sight(turn), int(code)) for code in match.sight(turn).actions()]
                    assert len(set(lines)) == len(lines)
                entry = match.decide(turn, choose(match.sight(turn), rng))
                assert all(teller.event(event).strip() for event in match.heard(beholder, entry))
            assert teller.result(match.sight(beholder)).strip()
