"""Several processes think about one sight."""

from __future__ import annotations

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.lab.council import Council


def test_a_council_gives_the_same_legal_answer_to_the_same_question() -> None:
    game, _ = find_game("korsair")
    setup = game.setup(seats=3)
    answers = []
    for _ in range(2):
        with Council(game, setup, 2, seed=5) as council:
            state = game.dealer(setup).deal(FastRng(4))
            for _ in range(12):
                if state.seat == OVER:
                    break
                action = council.choose(state.sight(state.seat), 40)
                assert state.forbids(action) == 0
                answers.append(action)
                state.play(action)
    assert answers[: len(answers) // 2] == answers[len(answers) // 2 :]
