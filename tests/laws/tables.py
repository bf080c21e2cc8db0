"""Every game of the catalogue at every table it can be played at: a new game is found here by itself."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

from flibuste.games.catalogue import GAMES
from flibuste.kernel.event import Event, Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng, Rng
from flibuste.kernel.state import OVER, WATCHER, State


def try_setup(game: Game, edition: str, seats: int, wishes: dict[str, str]) -> Setup | None:
    try:
        return game.setup(edition, seats, wishes)
    except Refusal:
        return None


def tables(game: Game) -> list[Setup]:
    """Every edition and seat count, with the preset and with each single option at each of its values."""
    found: list[Setup] = []
    single = [{option.name: value} for option in game.options for value in option.values]
    for edition in game.editions:
        for seats in game.seat_counts:
            for wishes in ({}, *single):
                setup = try_setup(game, edition, seats, wishes)
                if setup is not None and setup not in found:
                    found.append(setup)
    return found


def main_tables(game: Game) -> list[Setup]:
    """The short list: every edition and seat count, in teams or not, everything else as the edition has it."""
    found: list[Setup] = []
    modes = next((option.values for option in game.options if option.name == "teams"), ())
    for edition in game.editions:
        for seats in game.seat_counts:
            for wishes in ({}, *({"teams": mode} for mode in modes)):
                setup = try_setup(game, edition, seats, wishes)
                if setup is not None and setup not in found:
                    found.append(setup)
    return found


def label(game: Game, setup: Setup) -> str:
    """The table in words: what differs from the edition's preset."""
    plain = try_setup(game, setup.edition, setup.seats, {})
    usual = plain.options if plain is not None else {}
    other = [f"{name}={value}" for name, value in setup.options.items() if usual.get(name) != value]
    return " ".join([game.name, setup.edition, str(setup.seats), *other])


def params(choose: Callable[[Game], list[Setup]]) -> Iterator[Any]:
    for game in GAMES:
        for setup in choose(game):
            yield pytest.param(game, setup, id=label(game, setup))


each_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])
every_table = pytest.mark.parametrize(("game", "setup"), list(params(tables)))
main_table = pytest.mark.parametrize(("game", "setup"), list(params(main_tables)))


@st.composite
def any_table(draw: st.DrawFn) -> tuple[Game, Setup]:
    """Any game, edition and seat count with any mixture of options that the game accepts."""
    game = draw(st.sampled_from(GAMES))
    edition = draw(st.sampled_from(game.editions))
    seats = draw(st.sampled_from(game.seat_counts))
    kept: dict[str, str] = {}
    setup = try_setup(game, edition, seats, kept)
    for option in game.options:
        wishes = {**kept, option.name: draw(st.sampled_from(option.values))}
        agreed = try_setup(game, edition, seats, wishes)
        if agreed is not None:
            kept, setup = wishes, agreed
    assert setup is not None, "an edition's preset must be playable with every seat count"
    return game, setup


seeds = st.integers(0, 2**63 - 1)
choices = st.lists(st.integers(0, 999), max_size=200)  # one a decision: which of the legal ones


def deal(game: Game, setup: Setup, seed: int) -> State:
    return game.dealer(setup).deal(FastRng(seed))


def beholders(setup: Setup) -> list[int]:
    return [*range(setup.seats), WATCHER]


def facts(state: State, setup: Setup) -> list[list[int]]:
    """All that anybody sees, and the score."""
    seen = [state.sight(seat).facts() for seat in beholders(setup)]
    return [*seen, [int(score) for score in state.scores()], [int(state.seat), int(state.ending())]]


def view_bytes(game: Game, state: State, seat: int) -> bytes:
    return json.dumps(game.view(state.sight(seat)), ensure_ascii=False, sort_keys=True).encode()


def plain(events: list[Event]) -> list[tuple[int, list[int], int]]:
    return [(int(event.what), event.facts, int(event.audience)) for event in events]


def pick(state: State, rng: Rng) -> int:
    actions = state.actions()
    return int(actions[rng.below(len(actions))])


def run(state: State, rng: Rng, most: int = 10_000) -> list[int]:
    """Play at random until the end, or so many decisions; returns them."""
    played: list[int] = []
    while state.seat != OVER and len(played) < most:
        played.append(pick(state, rng))
        state.play(played[-1])
    return played


def future(state: State, setup: Setup, seed: int) -> list[object]:
    """What comes of a state when dice decide: every event and every sight, to the end."""
    log = Log()
    state.attach(log)
    rng = FastRng(seed)
    story: list[object] = []
    while state.seat != OVER:
        state.play(pick(state, rng))
        story += [plain(log.take()), facts(state, setup)]
    return story


def journey(game: Game, setup: Setup, seed: int, stride: int) -> Iterator[State]:
    """States of one random game: one in so many, the last few all of them, then the one that is over.

    Look at them and play in clones, never in them.
    """
    played = run(deal(game, setup, seed), FastRng(seed + 1))
    state = deal(game, setup, seed)
    for number, action in enumerate(played):
        if number % stride == 0 or number >= len(played) - 6:
            yield state
        state.play(action)
    assert state.seat == OVER
    yield state
