"""Laws of secrecy: what a seat sees, hears and may do does not depend on what is hidden from it."""

from __future__ import annotations

from hypothesis import given

from flibuste.kernel.event import Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rng import FastRng, Rng
from flibuste.kernel.state import OVER, State
from tests.laws.tables import (
    any_table,
    beholders,
    choices,
    deal,
    every_table,
    journey,
    main_table,
    pick,
    run,
    seeds,
    view_bytes,
)


def check_imagined(game: Game, setup: Setup, state: State, rng: Rng) -> None:
    """A world dealt anew looks the same to the seat that imagines it, and is a good one."""
    for seat in beholders(setup):
        sight = state.sight(seat)
        world = sight.imagine(rng)
        assert world.fault() == ""
        assert world.sight(seat).facts() == sight.facts() == state.sight(seat).facts()
        assert view_bytes(game, world, seat) == view_bytes(game, state, seat)
        assert (world.seat, world.ending()) == (state.seat, state.ending())
        if seat == state.seat:
            assert list(world.actions()) == list(state.actions()) == list(sight.actions())
        if state.seat == OVER:
            assert list(world.scores()) == list(state.scores())


@every_table
def test_what_a_seat_imagines_it_sees(game: Game, setup: Setup) -> None:
    rng = FastRng(1)
    for state in journey(game, setup, 51, 11):
        check_imagined(game, setup, state, rng)


@given(any_table(), seeds, choices)
def test_what_a_seat_imagines_it_sees_at_any_table(table: tuple[Game, Setup], seed: int, chosen: list[int]) -> None:
    game, setup = table
    state = deal(game, setup, seed)
    run(state, FastRng(seed), len(chosen))
    check_imagined(game, setup, state, FastRng(seed))


@main_table
def test_an_imagined_world_can_be_played_to_its_end(game: Game, setup: Setup) -> None:
    rng = FastRng(2)
    for state in journey(game, setup, 52, 23):
        for seat in beholders(setup):
            world = state.sight(seat).imagine(rng)
            while world.seat != OVER:
                world.play(pick(world, rng))
                assert world.fault() == ""


def check_hearing(game: Game, state: State, world: State, seat: int, action: int) -> None:
    """Two worlds alike to a seat, the same decision, the same dice: it hears the same, save for what it is shown there.

    Where it has heard the very same, the two worlds still look alike to it: nothing reaches a sight but by an event.
    """
    ours, theirs = Log(), Log()
    one, other = state.clone(), world.clone()
    one.reseed(FastRng(action))
    other.reseed(FastRng(action))
    one.attach(ours)
    other.attach(theirs)
    one.play(action)
    other.play(action)
    heard = [event for event in ours.take() if event.audible(seat)]
    there = [event for event in theirs.take() if event.audible(seat)]
    same = True
    for event, twin in zip(heard, there, strict=False):
        if not same and event.what != twin.what:
            break
        assert event.what == twin.what
        same = same and event.facts == twin.facts
        if game.reveals(event, seat):
            if one.seat == OVER:
                break  # all is laid open
        else:
            assert event.facts == twin.facts
            assert event.audience == twin.audience
    alike = [event.what for event in heard] == [event.what for event in there]
    if not same and not alike:
        return  # what was shown makes the difference: a hand laid open can end a game
    assert alike
    assert (one.seat, one.ending()) == (other.seat, other.ending())
    if same and one.seat != OVER:
        assert one.sight(seat).facts() == other.sight(seat).facts()
        assert view_bytes(game, one, seat) == view_bytes(game, other, seat)


def compare_hearing(game: Game, setup: Setup, state: State, rng: Rng) -> int:
    """Every decision that is legal in the real world and in an imagined one, for every beholder; how many."""
    tried = 0
    if state.seat != OVER:
        for seat in beholders(setup):
            world = state.sight(seat).imagine(rng)
            for action in state.actions():
                if world.forbids(action) == 0:
                    check_hearing(game, state, world, seat, int(action))
                    tried += 1
    return tried


@every_table
def test_a_seat_hears_nothing_of_what_is_hidden_from_it(game: Game, setup: Setup) -> None:
    rng = FastRng(3)
    assert sum(compare_hearing(game, setup, state, rng) for state in journey(game, setup, 53, 13)) > 0


@given(any_table(), seeds, choices)
def test_a_seat_hears_nothing_of_what_is_hidden_from_it_at_any_table(
    table: tuple[Game, Setup], seed: int, chosen: list[int]
) -> None:
    game, setup = table
    state = deal(game, setup, seed)
    run(state, FastRng(seed), len(chosen))
    compare_hearing(game, setup, state, FastRng(seed))


@main_table
def test_hidden_things_do_differ(game: Game, setup: Setup) -> None:
    """The laws above mean something: imagined worlds are not all the real one."""
    rng = FastRng(4)
    state = deal(game, setup, 54)
    for seat in beholders(setup):
        others = [other for other in beholders(setup) if other != seat]
        worlds = [state.sight(seat).imagine(rng) for _ in range(20)]
        stories = {tuple(tuple(world.sight(other).facts()) for other in others) for world in worlds}
        decks = {tuple(run(world, FastRng(5))) for world in worlds}
        assert max(len(stories), len(decks)) > 1


@main_table
def test_looking_changes_nothing(game: Game, setup: Setup) -> None:
    """Sights, views and imagined worlds are copies: playing in one leaves the state as it was."""
    for state in journey(game, setup, 55, 29):
        before = [view_bytes(game, state, seat) for seat in beholders(setup)]
        for seat in beholders(setup):
            sight = state.sight(seat)
            seen = sight.facts()
            run(sight.imagine(FastRng(6)), FastRng(7))
            assert sight.facts() == seen
        assert [view_bytes(game, state, seat) for seat in beholders(setup)] == before


@every_table
def test_a_sight_travels_as_its_facts(game: Game, setup: Setup) -> None:
    for state in journey(game, setup, 53, 17):
        for seat in beholders(setup):
            sight = state.sight(seat)
            recalled = game.recall(setup, sight.facts())
            assert recalled.facts() == sight.facts()
            assert list(recalled.actions()) == list(sight.actions())
            assert recalled.imagine(FastRng(3)).sight(seat).facts() == sight.facts()
            assert recalled.imagine(FastRng(3)).fault() == ""
