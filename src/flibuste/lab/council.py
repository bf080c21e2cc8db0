"""Several searchers think about one decision, each in a process of its own, and decide as one player would."""

from __future__ import annotations

import signal
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Sight
from flibuste.players.budget import Budget
from flibuste.players.ismcts import LEAST_SPREAD, NOBODY, Node
from flibuste.players.levels import make_player, sense_of
from flibuste.players.player import Sailor
from flibuste.players.thinker import Thinker, trusted


@dataclass(frozen=True)
class Question:
    """A member is sent the facts of a sight and nothing else."""

    game: str
    setup: Setup
    level: str
    facts: list[int]
    seed: int
    iterations: int
    milliseconds: float


@dataclass(frozen=True)
class Opinion:
    """What a search found: its decisions, in their order, and how far rewards spread."""

    decisions: list[tuple[int, float, int, float]]  # action, prior, visits, reward
    spread: float


def think(question: Question) -> Opinion:
    sight = find_game(question.game)[0].recall(question.setup, question.facts)
    player = make_player(question.level, question.game, question.seed)
    assert isinstance(player, Thinker)  # nobody else has a council
    searcher = player.searcher
    root = searcher.search(sight, Budget(question.iterations, question.milliseconds))
    found = [(int(each.action), each.prior, int(each.visits), each.reward) for each in root.children]
    return Opinion(found, searcher.spread)


def answer(question: Question, to: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal: it is not for members
    to.send(think(question))


def confer(
    game: Game, setup: Setup, level: str, sight: Sight, seeds: Iterable[int], iterations: int, milliseconds: float = 0.0
) -> int:
    """What a player of a level that looks ahead would do who had seen what all members see, one for each seed."""
    facts = [int(fact) for fact in sight.facts()]
    members: list[Process] = []
    answers: list[Connection] = []
    try:
        for seed in seeds:
            question = Question(game.name, setup, level, facts, seed, iterations, milliseconds)
            ours, theirs = Pipe(duplex=False)
            member = Process(target=answer, args=(question, theirs), daemon=True)
            member.start()
            theirs.close()  # so that we hear when a member has gone
            members.append(member)
            answers.append(ours)
        opinions = hear(answers)
    except EOFError:
        raise Mistake("cli-worker-lost") from None
    finally:
        for member in members:
            member.kill()
            member.join()
    return settle(game, sight, opinions)


def hear(answers: list[Connection]) -> list[Opinion]:
    """All members, in their order; whoever has gone without a word raises EOFError at once."""
    heard: dict[int, Opinion] = {}
    while len(heard) < len(answers):
        ready = wait([each for number, each in enumerate(answers) if number not in heard])
        for number, each in enumerate(answers):
            if each in ready:
                heard[number] = each.recv()
    return [heard[number] for number in range(len(answers))]


def settle(game: Game, sight: Sight, opinions: list[Opinion]) -> int:
    """As a thinker decides at the end of its search, by all trees taken together."""
    sense, spread = sense_of(game.name), max(each.spread for each in opinions)
    if sense is not None and spread <= LEAST_SPREAD:
        return int(Sailor(FastRng(0), sense, 0.0).choose(sight, Budget()))
    return int(trusted(merge(opinions), 0.0 if sense is None else sense.trust * spread).action)


def merge(opinions: list[Opinion]) -> Node:
    """The root of a tree with the visits and rewards of all."""
    nodes: dict[int, Node] = {}
    for opinion in opinions:
        for action, prior, visits, reward in opinion.decisions:
            node = nodes.setdefault(action, Node(action, NOBODY, prior))
            node.visits += visits
            node.reward += reward
    root = Node(NOBODY, NOBODY, 0.0)
    root.children = list(nodes.values())
    return root
