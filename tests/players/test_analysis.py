"""What decisions are worth: shared victories, budgets that have run out, and worlds that are likely."""

from __future__ import annotations

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Moves, State, play_randomly
from flibuste.players.analysis import Prospect, difference, outcome, prospects, victory_share
from flibuste.players.budget import Budget
from flibuste.players.levels import make_onlooker, make_player, sense_of
from tests.players.positions import middles

KORSAIR, _ = find_game("korsair")


def ended(seats: int, wishes: dict[str, str], tied: int) -> State:
    """A game of Korsair in which so many sides have won."""
    dealer = KORSAIR.dealer(KORSAIR.setup(seats=seats, wishes=wishes))
    for seed in range(5000):
        rng = FastRng(seed)
        state = dealer.deal(rng)
        play_randomly(state, rng, Moves())
        if len(winning_sides(state)) == tied:
            return state
    raise AssertionError("no such end met")


def winning_sides(state: State) -> set[int]:
    merits = list(state.merits())
    return {int(state.side(seat)) for seat, merit in enumerate(merits) if merit == max(merits)}


@pytest.mark.parametrize(("seats", "wishes"), [(2, {}), (3, {}), (4, {"teams": "yes"}), (6, {"teams": "yes"})])
@pytest.mark.parametrize("tied", [1, 2])
def test_sides_share_a_victory_and_partners_have_their_side_s_share(
    seats: int, wishes: dict[str, str], tied: int
) -> None:
    state = ended(seats, wishes, tied)
    won = winning_sides(state)
    for seat in range(seats):
        assert victory_share(state, seat) == (1 / tied if state.side(seat) in won else 0.0)


def test_a_tie_of_two_teams_is_half_a_victory_for_each() -> None:
    """By the last decision of a game, which leads to nothing else."""
    dealer = KORSAIR.dealer(KORSAIR.setup(seats=4, wishes={"teams": "yes"}))
    onlooker = make_onlooker("korsair", 1)
    for seed in range(5000):
        rng = FastRng(seed)
        state = dealer.deal(rng)
        while state.seat != OVER:
            before, actions = state.clone(), state.actions()
            action = actions[rng.below(len(actions))]
            state.play(action)
        if len(winning_sides(state)) == 2:
            assert outcome(before, action, before.seat, onlooker) == (0.5, 0.0)
            return
    raise AssertionError("no tie met")


def test_one_world_is_looked_at_however_short_time_is() -> None:
    for name, state in middles((30,)):
        sight = state.sight(state.seat)
        cancelled = Budget(50)
        cancelled.cancelled = True
        for budget in (cancelled, Budget(0, 1e-9)):
            found = prospects(sight, make_onlooker(name, 1), FastRng(2), budget)
            assert {each.worlds for each in found} == {1}
            assert all(0 <= each.win() <= 1 for each in found)
            one, other = found[0].action, found[-1].action
            assert difference(one, other, sight, make_onlooker(name, 1), FastRng(2), budget).worlds == 1
            assert difference(one, other, sight, make_onlooker(name, 1), FastRng(2), budget, 7).worlds == 7


def test_worlds_all_alike_are_no_certainty() -> None:
    for worlds in (1, 3, 10, 1000):
        found = Prospect(0)
        for _ in range(worlds):
            found.add(1.0, 5.0)
        assert found.win() == 1.0
        assert found.win_error() == min(1.0, 3 / worlds)


def test_decisions_are_judged_in_the_worlds_that_a_search_supposes() -> None:
    """In Corsari, where other hands are supposed to have grown lighter with the turns."""
    corsari, _ = find_game("corsari")
    state = corsari.dealer(corsari.setup(seats=2)).deal(FastRng(1))
    sailors = [make_player("matelot", "corsari", seat) for seat in range(2)]
    for _ in range(3 * 16):
        state.play(sailors[state.seat].choose(state.sight(state.seat), Budget()))
    sight, sense = state.sight(state.seat), sense_of("corsari")
    assert sense is not None
    imagined = supposed = 0.0
    for seed in range(40):
        onlooker = make_onlooker("corsari", 1)
        world = onlooker.imagine(sight, FastRng(seed))
        expected = [outcome(world, action, sight.seat, onlooker) for action in sight.actions()]
        found = prospects(sight, make_onlooker("corsari", 1), FastRng(seed), Budget(1))
        assert [(each.win(), each.lead()) for each in found] == expected
        imagined += sense.outlook(sight.imagine(FastRng(seed)), 1 - state.seat)
        supposed += sense.outlook(world, 1 - state.seat)
    assert supposed > imagined
