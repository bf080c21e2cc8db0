"""The search: what it finds where the answer is known, and that it is the same every time."""

from __future__ import annotations

import math
import os
import subprocess
import sys

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Moves, State
from flibuste.players.analysis import prospects
from flibuste.players.budget import Budget
from flibuste.players.endgame import UNSOLVED, Solver
from flibuste.players.ismcts import STRIDE, Node, Searcher, most_visited
from flibuste.players.levels import make_onlooker, make_player, make_searcher, sense_of
from flibuste.players.thinker import Thinker, trusted
from tests.players.positions import TWO, endgames, middles


def lead(state: State, seat: int) -> int:
    scores = state.scores()
    return int(scores[seat] - scores[1 - seat])


def outcome(state: State, seat: int) -> tuple[int, int]:
    """By plain minimax, written apart from the solver: who wins, then by how much, for `seat`."""
    if state.seat == OVER:
        points = lead(state, seat)
        return ((points > 0) - (points < 0), points)
    results = []
    for action in state.actions():
        after = state.clone()
        after.play(action)
        results.append(outcome(after, seat))
    return max(results) if state.seat == seat else min(results)


@pytest.mark.parametrize("state", endgames(25))
def test_kor_86_endgames_are_played_exactly(state: State) -> None:
    seat = int(state.seat)
    action = Solver(sense_of("korsair")).solve(state.clone(), 10**9, Budget())
    after = state.clone()
    after.play(action)
    assert outcome(after, seat) == outcome(state, seat)


def test_a_solver_gives_up_rather_than_guess() -> None:
    state = endgames(1)[0]
    assert Solver(None).solve(state, 1, Budget()) == UNSOLVED


def test_certain_is_said_only_where_one_world_is_left() -> None:
    for state in endgames(10):
        sight = state.sight(state.seat)
        worlds = {tuple(sight.imagine(FastRng(seed)).sight(1 - state.seat).facts()) for seed in range(20)}
        assert len(worlds) == 1
    for _, state in middles((3, 30)):
        assert not state.sight(state.seat).certain()


def test_the_same_seed_and_iterations_grow_the_same_tree() -> None:
    for name, state in middles((30,)):
        sight = state.sight(state.seat)
        trees = [Searcher(FastRng(3), sense_of(name)).search(sight, Budget(200)) for _ in range(2)]
        first, second = ([(child.action, child.visits, child.reward) for child in tree.children] for tree in trees)
        assert first == second


def test_visits_of_children_add_up_and_cover_legal_decisions_alone() -> None:
    for name, state in middles():
        for sense in (None, sense_of(name)):
            root = Searcher(FastRng(3), sense).search(state.sight(state.seat), Budget(150))
            assert sum(child.visits for child in root.children) == root.visits <= 150
            assert {child.action for child in root.children} <= set(state.actions())
            assert all(0 <= child.reward <= int(child.visits) for child in root.children)


def test_a_search_looks_at_the_clock_after_every_iteration() -> None:
    for name, state in middles((30,)):
        for sense in (None, sense_of(name)):
            assert Searcher(FastRng(3), sense).search(state.sight(state.seat), Budget(0, 1e-6)).visits == 1


def test_in_no_haste_at_all_every_iteration_is_made() -> None:
    for _, state in middles((30,)):
        if len(state.actions()) > 1:
            searcher = Searcher(FastRng(3), None)
            searcher.haste = math.inf
            assert searcher.search(state.sight(state.seat), Budget(200)).visits == 200


def test_a_search_stops_once_its_answer_is_as_good_as_settled() -> None:
    for _, state in middles((30,)):
        for haste in (1.0, 0.2):
            searcher = Searcher(FastRng(3), None)
            searcher.haste = haste
            root = searcher.search(state.sight(state.seat), Budget(2000))
            best = most_visited(root)
            if len(root.children) == 1:
                assert root.visits == STRIDE  # nothing to settle
                continue
            second = max(child.visits for child in root.children if child is not best)
            assert root.visits == 2000 or int(best.visits - second) > haste * int(2000 - root.visits)


def test_haste_saves_iterations_and_a_hasty_answer_seldom_differs() -> None:
    iterations, answers = {1.0: 0, 0.2: 0}, {1.0: list[int](), 0.2: list[int]()}
    for _, state in middles((30, 60)):
        for haste in iterations:
            searcher = Searcher(FastRng(3), None)
            searcher.haste = haste
            root = searcher.search(state.sight(state.seat), Budget(2000))
            iterations[haste] += int(root.visits)
            answers[haste].append(int(most_visited(root).action))
    assert iterations[0.2] < iterations[1.0]
    same = sum(one == other for one, other in zip(answers[0.2], answers[1.0], strict=True))
    assert same >= 0.8 * len(answers[1.0])


def test_sense_beats_dice_by_far() -> None:
    won = sum(play_off(seed) for seed in range(60))
    assert won >= 54


def play_off(seed: int) -> bool:
    state = TWO.deal(FastRng(seed))
    minds = [make_player("matelot", "korsair", 1), make_player("dice", "korsair", seed)]
    sailor = seed % 2
    while state.seat != OVER:
        mind = minds[0] if state.seat == sailor else minds[1]
        state.play(mind.choose(state.sight(state.seat), Budget()))
    return lead(state, sailor) > 0


def test_prospects_weigh_every_legal_decision_in_as_many_worlds() -> None:
    for name, state in middles((30, 60)):
        found = prospects(state.sight(state.seat), make_onlooker(name, 1), FastRng(2), Budget(12))
        assert [each.action for each in found] == list(state.actions())
        assert {each.worlds for each in found} == {12}
        assert all(0 <= each.win() <= 1 and each.win_error() >= 0 and each.lead_error() >= 0 for each in found)


def test_prospects_agree_with_the_solver_on_a_decision_that_wins_outright() -> None:
    for state in endgames(60, 3):
        seat = int(state.seat)
        after_best = state.clone()
        after_best.play(Solver(None).solve(state.clone(), 10**9, Budget()))
        if after_best.seat == OVER and lead(after_best, seat) > 0:
            found = prospects(state.sight(seat), make_onlooker("korsair", 1), FastRng(2), Budget(3))
            assert max(each.win() for each in found) == 1.0
            return
    raise AssertionError("no such endgame met")


def test_a_supposed_world_is_still_one_that_the_seat_cannot_rule_out() -> None:
    for name, state in middles((6, 30, 60, 90, 150)):
        sense = sense_of(name)
        assert sense is not None
        sight = state.sight(state.seat)
        for seed in range(5):
            rng = FastRng(seed)
            world = sight.imagine(rng)
            sense.suppose(world, sight.seat, rng)
            assert world.fault() == ""
            assert world.sight(sight.seat).facts() == sight.facts()


def test_corsari_hands_are_supposed_to_grow_lighter_with_the_turns() -> None:
    corsari, _ = find_game("corsari")
    state = corsari.dealer(corsari.setup(seats=2)).deal(FastRng(1))
    sailors = [make_player("matelot", "corsari", seat) for seat in range(2)]
    for _ in range(3 * 16):
        state.play(sailors[state.seat].choose(state.sight(state.seat), Budget()))
    assert corsari.view(state.sight(0))["round"] == 1
    sense = sense_of("corsari")
    assert sense is not None
    sight = state.sight(state.seat)
    other = 1 - int(state.seat)
    imagined = supposed = 0.0
    for seed in range(40):
        rng = FastRng(seed)
        world = sight.imagine(rng)
        imagined += sense.outlook(world, other)
        sense.suppose(world, sight.seat, rng)
        supposed += sense.outlook(world, other)
    assert supposed > imagined


def node(action: int, prior: float, visits: int, reward: float) -> Node:
    made = Node(action, 0, prior)
    made.visits = visits
    made.reward = reward
    return made


def test_the_most_sensible_decision_is_taken_unless_another_is_surely_better() -> None:
    root = node(-1, 0.0, 300, 0.0)
    root.children = [node(1, 1.0, 100, 50.0), node(2, 0.4, 200, 102.0)]
    assert trusted(root, 0.5).action == 1  # half a percent: who knows
    assert trusted(root, 0.0).action == 2  # where the search alone decides
    root.children = [node(1, 1.0, 100, 40.0), node(2, 0.4, 200, 120.0)]
    assert trusted(root, 0.5).action == 2
    root.children = [node(1, 0.0, 100, 50.0), node(2, 0.0, 200, 102.0)]
    assert trusted(root, 0.5).action == 2  # without a sense the most visited one


def test_where_playouts_differ_less_fewer_of_them_make_sure() -> None:
    root = node(-1, 0.0, 300, 0.0)
    root.children = [node(1, 1.0, 100, 50.0), node(2, 0.4, 200, 105.0)]
    assert trusted(root, 0.5).action == 1
    assert trusted(root, 0.1).action == 2


def test_attention_is_the_share_of_decisions_looked_ahead() -> None:
    """Without any a thinker is a sailor; with some it departs from its sense, but less often than with all."""
    departures = {0.0: 0, 0.4: 0, 1.0: 0}
    for number, (name, state) in enumerate(middles(tuple(range(10, 60, 4)))):
        sight = state.sight(state.seat)
        sensible = make_player("matelot", name, 1).choose(sight, Budget())
        for attention in departures:
            rng = FastRng(number)
            thinker = Thinker(rng, make_searcher(name, rng), None, attention)
            departures[attention] += thinker.choose(sight, Budget(64)) != sensible
    assert 0 == departures[0.0] < departures[0.4] < departures[1.0]


def test_a_search_explores_by_how_far_its_rewards_spread() -> None:
    """Outlooks differ less from one playout to the next than victories do."""
    for name, state in middles((10,)):
        searcher = make_searcher(name, FastRng(5))
        searcher.search(state.sight(state.seat), Budget(640))
        assert 0.0 < searcher.spread < 0.4
        assert searcher.exploration == pytest.approx(searcher.curiosity * searcher.spread)


def test_others_are_foreseen_by_sense_where_a_game_asks_for_it() -> None:
    """In endgames, where one world is left: each of our decisions has one answer then, and several otherwise."""
    sense = sense_of("korsair")
    assert sense is not None
    answered = thought_over = 0
    for state in endgames(10):
        for foresight in (True, False):
            searcher = make_searcher("korsair", FastRng(3))
            searcher.foresight = foresight
            for child in searcher.search(state.sight(state.seat), Budget(300)).children:
                after = state.clone()
                after.play(child.action)
                answers = [answer.action for answer in child.children]
                if after.seat in (OVER, state.seat) or not answers:
                    continue
                if foresight:
                    moves = Moves()
                    after.list_moves(moves)
                    sense.weigh(after, moves)
                    assert answers == [sense.heaviest(moves)]
                    answered += 1
                else:
                    thought_over += len(answers) > 1
    assert answered > 10
    assert thought_over > 10


LET_GO = """
from flibuste.players.ismcts import Node
for depth in (20, 60, 300, 50_000):
    node = root = Node(0, 0, 0.0)
    for action in range(depth):
        node.children.append(Node(action, 0, 0.0))
        node = node.children[0]
    del node, root
"""


def test_a_deep_tree_is_let_go_without_harm() -> None:
    """Objects without a header for the collector are not: let go deep down, they overwrite what lies before them."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}  # which finds out at once
    done = subprocess.run([sys.executable, "-c", LET_GO], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
