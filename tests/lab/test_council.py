"""Several processes think about one sight, and decide as one player of that level would."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from threading import Thread, main_thread
from time import sleep

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Sight
from flibuste.lab.council import Opinion, confer, merge, thinker
from flibuste.players.budget import Budget
from flibuste.players.ismcts import LEAST_SPREAD, most_visited
from flibuste.players.levels import TAUGHT, make_player, make_searcher
from flibuste.players.thinker import Thinker
from tests.players.positions import PLAYED

A_WHILE = 60_000.0  # milliseconds, longer than anybody waits for a test


def test_a_council_gives_the_same_legal_answer_to_the_same_question() -> None:
    game, _ = find_game("korsair")
    setup = game.setup(seats=3)
    answers = []
    for _ in range(2):
        state = game.dealer(setup).deal(FastRng(4))
        for number in range(12):
            if state.seat == OVER:
                break
            action = confer(game, setup, "amiral", state.sight(state.seat), (number, 100 + number), 40)
            assert state.forbids(action) == 0
            answers.append(action)
            state.play(action)
    assert answers[: len(answers) // 2] == answers[len(answers) // 2 :]


def choices(game: Game, setup: Setup) -> Iterator[Sight]:
    """What the seats see now and then in a game between sailors."""
    state = game.dealer(setup).deal(FastRng(11))
    sailor = make_player("matelot", game.name, 1)
    number = 0
    while state.seat != OVER and number < 60:
        sight = state.sight(state.seat)
        if number % 4 == 1 and len(sight.actions()) > 1 and not sight.certain():
            yield sight
        state.play(sailor.choose(sight, Budget()))
        number += 1


@pytest.mark.parametrize("game", PLAYED, ids=lambda game: game.name)
@pytest.mark.parametrize("level", ["second", "amiral"])
def test_a_council_of_one_decides_as_a_thinker_of_its_level(game: Game, level: str) -> None:
    """With the same judgement of positions, and with the same trust in sense."""
    setup = game.setup(seats=2)
    overruled = 0
    for seed, sight in enumerate(choices(game, setup)):
        searchers = [make_searcher(game.name, FastRng(seed), level in TAUGHT) for _ in range(2)]
        action = Thinker(FastRng(0), searchers[0], None).choose(sight, Budget(96))
        assert confer(game, setup, level, sight, (seed,), 96) == action
        overruled += most_visited(searchers[1].search(sight, Budget(96))).action != action
    assert overruled > 0 or game.name != "corsari"  # where sense counts exactly


def test_members_add_up_their_visits_and_rewards() -> None:
    first = Opinion(1, [(7, 1.0, 10, 4.0), (3, 0.5, 30, 20.0)], 0.3)
    second = Opinion(2, [(7, 1.0, 40, 30.0), (5, 0.1, 1, 0.0)], 0.2)
    found = [(int(each.action), each.prior, int(each.visits), each.reward) for each in merge([first, second]).children]
    assert found == [(7, 1.0, 50, 34.0), (3, 0.5, 30, 20.0), (5, 0.1, 1, 0.0)]


def test_where_nothing_is_left_to_win_a_council_goes_by_sense() -> None:
    game, _ = find_game("korsair")
    for sight in choices(game, game.setup(seats=2)):
        sensible = make_player("matelot", "korsair", 1).choose(sight, Budget())
        others = [int(action) for action in sight.actions() if action != sensible]
        root = merge([Opinion(1, [(others[0], 0.0, 9, 9.0)], 0.0)])
        assert thinker("amiral", "korsair", 1).settle(sight, root, LEAST_SPREAD) == sensible
        assert thinker("amiral", "korsair", 1).settle(sight, root, 0.1) == others[0]


def while_they_think(deed: Callable[[], None]) -> None:
    """Hold a council that takes too long, and do something as soon as all members are there."""

    def wait_and_do() -> None:
        while len(active_children()) < 2:
            sleep(0.01)
        deed()

    game, _ = find_game("korsair")
    setup = game.setup(seats=3)
    state = game.dealer(setup).deal(FastRng(4))
    watch = Thread(target=wait_and_do)
    watch.start()
    try:
        confer(game, setup, "amiral", state.sight(state.seat), (1, 2), 0, A_WHILE)
    finally:
        watch.join()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
@pytest.mark.usefixtures("ctrl_c")
def test_members_end_when_their_council_is_interrupted() -> None:
    here = main_thread().ident
    assert here is not None
    with pytest.raises(KeyboardInterrupt):
        while_they_think(lambda: signal.pthread_kill(here, signal.SIGINT))
    assert active_children() == []


def test_a_member_that_was_lost_is_told_in_one_line() -> None:
    with pytest.raises(Mistake, match="cli-worker-lost"):
        while_they_think(lambda: active_children()[0].kill())
    assert active_children() == []
