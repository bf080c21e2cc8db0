"""Luck of the draw: nothing in the long run, and a smaller error without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.games.korsair.decisions import DRAW
from flibuste.games.korsair.rules import State
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.lab import arena
from flibuste.lab.arena import Contest, Entrant
from flibuste.lab.luck import Witness, find_witness, possible_tops
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player

KORSAIR, _ = find_game("korsair")
TEAMS = {"teams": "yes"}
TWO_SIDES = [(2, {}), (4, TEAMS)]
JUDGED = [*TWO_SIDES, (3, {}), (4, {})]


def draws(seats: int, wishes: dict[str, str]) -> Iterator[State]:
    """Positions of a game between sailors in which a card is about to be drawn."""
    state = KORSAIR.dealer(KORSAIR.setup(seats=seats, wishes=wishes)).deal(FastRng(7))
    sailor = make_player("matelot", "korsair", 1)
    while state.seat != OVER:
        assert isinstance(state, State)
        action = int(sailor.choose(state.sight(state.seat), Budget()))
        if action == DRAW:
            yield state.clone()
        state.play(action)


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_the_luck_of_all_cards_that_may_come_adds_up_to_nothing(seats: int, wishes: dict[str, str]) -> None:
    witness = Witness()
    lucky = 0
    for state in draws(seats, wishes):
        total = [0.0] * seats
        for likelihood, world in possible_tops(state):
            for seat, luck in enumerate(witness.luck(world, DRAW)):
                total[seat] += likelihood * luck
                lucky += luck > 0.01
        assert total == pytest.approx([0.0] * seats, abs=1e-9)
    assert lucky > 50


@pytest.mark.parametrize(("seats", "wishes"), TWO_SIDES)
def test_one_side_s_luck_is_the_other_s_misfortune(seats: int, wishes: dict[str, str]) -> None:
    witness = Witness()
    for state in draws(seats, wishes):
        luck = witness.luck(state, DRAW)
        for seat in range(seats):
            sign = 1 if state.side(seat) == state.side(0) else -1
            assert luck[seat] == pytest.approx(sign * luck[0], abs=1e-9)


def test_kor_23_any_card_of_the_deck_may_lie_on_top() -> None:
    for state in draws(2, {}):
        there = len(state.deck) - int(state.table.deck)
        left = Counter(list(state.deck)[there:])
        tops = {}
        for likelihood, world in possible_tops(state):
            assert Counter(list(world.deck)[there:]) == left
            assert list(world.deck)[:there] == list(state.deck)[:there]
            tops[world.deck[there]] = likelihood * left.total()
        assert tops == pytest.approx(left)


def test_whoever_lays_a_card_owes_nothing_to_luck() -> None:
    state = next(draws(2, {}))
    assert all(Witness().luck(state, int(action)) == [0.0, 0.0] for action in state.actions() if action != DRAW)


def standings(seats: int, wishes: dict[str, str]) -> list[dict[str, Any]]:
    """Of a sailor and a cabin boy."""
    setup = KORSAIR.setup(seats=seats, wishes=wishes)
    held = Contest("korsair", setup, (Entrant("matelot"), Entrant("mousse")), 60, 5)
    players: list[dict[str, Any]] = arena.report(KORSAIR, held, arena.hold(held, 1, None, lambda games: None))[
        "players"
    ]
    return players


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_without_luck_a_contest_says_the_same(seats: int, wishes: dict[str, str]) -> None:
    one, other = standings(seats, wishes)
    assert one["fair_share"] == pytest.approx(one["win_share"], abs=one["win_share_error"])
    assert one["fair_share"] + other["fair_share"] == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize(("seats", "wishes"), TWO_SIDES)
def test_without_luck_a_contest_of_two_sides_has_less_error(seats: int, wishes: dict[str, str]) -> None:
    one, _ = standings(seats, wishes)
    assert one["fair_share_error"] < one["win_share_error"]


def test_where_nobody_can_tell_nothing_is_told() -> None:
    assert find_witness("corsari", 2) is None
    assert find_witness("korsair", 5) is None
    held = Contest("korsair", KORSAIR.setup(seats=5), (Entrant("dice"), Entrant("mousse"), Entrant("matelot")), 1, 5)
    for row in arena.report(KORSAIR, held, arena.hold(held, 1, None, lambda games: None))["players"]:
        assert row["fair_share"] is None
