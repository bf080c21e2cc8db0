"""A process that thinks for bots: reads a question a line, writes an answer a line. It sees sights and nothing else."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

import msgspec

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Setup
from flibuste.lab.review import hint, review
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.table import record

NICENESS = 10  # people's moves come first


WORLDS = 60  # for each decision that is looked back on


class Question(msgspec.Struct, tag="question"):
    """What would a bot of that level do, or what are the decisions worth where no level is named?"""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    facts: list[int]
    level: str
    seed: int
    milliseconds: float


class LookBack(msgspec.Struct, tag="back"):
    """What were a seat's decisions worth in this game, which is over? Whoever asks waits for it."""

    record: str
    seat: int
    milliseconds: float = 40_000.0


class Blunder(msgspec.Struct):
    at: int
    move: str
    better: str
    cost: float


class Prospect(msgspec.Struct):
    action: int
    win: float
    win_error: float
    lead: float
    lead_error: float


class Answer(msgspec.Struct):
    action: int = -1
    prospects: list[Prospect] = []
    result: float = 0.0
    fair: float = 0.0
    rest: float = 0.0
    draws: float | None = None
    lost: float = 0.0
    lost_error: float = 0.0
    judged: int = 0
    choices: int = 0
    worst: list[Blunder] = []


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


def look_back(question: LookBack) -> Answer:
    match = record.read(question.record)
    found = review(match, question.seat, WORLDS, lambda _: None, question.milliseconds / 2000)
    say = match.game.say
    worst = [Blunder(each.at, say(each.action), say(each.best), each.cost) for each in found.worst()]
    return Answer(
        result=found.result,
        fair=found.fair,
        rest=found.rest,
        draws=found.draws,
        lost=found.lost_by_decisions,
        lost_error=found.error,
        judged=len(found.judgements),
        choices=found.choices,
        worst=worst,
    )


def answer(line: bytes) -> Answer:
    question = msgspec.json.decode(line, type=Question | LookBack)
    return look_back(question) if isinstance(question, LookBack) else think(question)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server: when it leaves, our input ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers: Any = sys.stdout.buffer
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(answer(line)) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
