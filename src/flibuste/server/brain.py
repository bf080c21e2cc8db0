"""A process that thinks for bots: reads a question a line, writes an answer a line. It sees sights and nothing else."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Setup
from flibuste.lab.review import hint
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player

NICENESS = 10  # people's moves come first


class Question(msgspec.Struct):
    game: str
    edition: str
    seats: int
    options: dict[str, str]
    facts: list[int]
    level: str  # "" for a hint
    seed: int
    milliseconds: float


class Prospect(msgspec.Struct):
    action: int
    win: float
    win_error: float
    lead: float
    lead_error: float


class Answer(msgspec.Struct):
    action: int = -1
    prospects: list[Prospect] = []


def think(question: Question) -> Answer:
    game, _ = find_game(question.game)
    sight = game.recall(Setup(question.edition, question.seats, question.options), question.facts)
    budget = Budget(0, question.milliseconds)
    if question.level:
        return Answer(int(make_player(question.level, game.name, question.seed).choose(sight, budget)))
    found = hint(game.name, sight, budget, question.seed)
    return Answer(
        prospects=[
            Prospect(int(each.action), each.win(), each.win_error(), each.lead(), each.lead_error()) for each in found
        ]
    )


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server: when it leaves, our input ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers: Any = sys.stdout.buffer
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(think(msgspec.json.decode(line, type=Question))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
