"""Events and who may know of them; the list of moves."""

from __future__ import annotations

import pytest

from flibuste.games.catalogue import GAMES
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import EVERYONE, WATCHERS, Event, Log
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import MOST_MOVES, OVER, WATCHER, Moves

LISTENERS = [*range(8), WATCHER]


def audible(event: Event) -> list[int]:
    return [listener for listener in LISTENERS if event.audible(listener)]


def test_everyone_is_everyone() -> None:
    assert audible(Event(1, [])) == LISTENERS
    assert audible(Event(1, [], EVERYONE)) == LISTENERS


def test_an_audience_is_exactly_the_seats_named() -> None:
    assert audible(Event(1, [], 1 << 3)) == [3]
    assert audible(Event(1, [], 1 << 0 | 1 << 7)) == [0, 7]
    assert audible(Event(1, [], WATCHERS)) == [WATCHER]
    assert audible(Event(1, [], 0)) == []


@pytest.mark.parametrize("insiders", [1, 0b11, 0b11000000, 0b1010])
def test_insiders_and_others_share_nobody_and_leave_nobody_out(insiders: int) -> None:
    log = Log()
    log.tell(2, [5, 9], insiders)
    log.tell_others(1, [5], insiders)
    told, masked = log.take()
    assert sorted(audible(told) + audible(masked)) == sorted(LISTENERS)
    assert audible(told) == [seat for seat in range(8) if insiders >> seat & 1]
    assert (told.facts, masked.facts) == ([5, 9], [5])


def test_taking_empties_the_log() -> None:
    log = Log()
    log.tell(1, [2])
    assert [(event.what, event.facts) for event in log.take()] == [(1, [2])]
    assert log.take() == []
    log.tell(3, [])
    assert len(log.take()) == 1


def test_an_event_can_be_read_in_a_failing_test() -> None:
    assert repr(Event(3, [1, 2], 5)) == "Event(3, [1, 2], audience=5)"


def test_zeros_are_fresh_every_time() -> None:
    first = zeros(5)
    first[2] = 9
    assert list(zeros(5)) == [0] * 5
    assert list(zeros(0)) == []
    assert len(zeros(MOST_MOVES)) == MOST_MOVES


def test_a_list_of_moves_is_filled_over_and_over() -> None:
    """What an earlier, longer list left behind does not show."""
    moves = Moves()
    assert len(moves.codes) == MOST_MOVES
    for game in GAMES:
        assert game.decisions <= MOST_MOVES
        state = game.dealer(game.setup()).deal(FastRng(1))
        rng = FastRng(2)
        while state.seat != OVER:
            state.list_moves(moves)
            assert list(moves.codes[: moves.count]) == list(state.actions())
            state.play(moves.codes[rng.below(moves.count)])
        state.list_moves(moves)
        assert moves.count == 0
