"""Several searchers think about one decision, each in a process of its own, and decide as one player would."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.state import Sight
from flibuste.lab.crew import work_through
from flibuste.players.budget import Budget
from flibuste.players.ismcts import NOBODY, Node
from flibuste.players.levels import make_player
from flibuste.players.thinker import Thinker


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

    seed: int
    decisions: list[tuple[int, float, int, float]]  # action, prior, visits, reward
    spread: float


def confer(
    game: Game, setup: Setup, level: str, sight: Sight, seeds: Iterable[int], iterations: int, milliseconds: float = 0.0
) -> int:
    """What a player of a level that looks ahead would do who had seen what all members see, one for each seed."""
    facts = [int(fact) for fact in sight.facts()]
    questions = [Question(game.name, setup, level, facts, seed, iterations, milliseconds) for seed in seeds]
    opinions = sorted(work_through(think, questions, len(questions)), key=lambda opinion: opinion.seed)
    spread = max(opinion.spread for opinion in opinions)
    return int(thinker(level, game.name, opinions[0].seed).settle(sight, merge(opinions), spread))


def think(question: Question) -> Opinion:
    sight = find_game(question.game)[0].recall(question.setup, question.facts)
    searcher = thinker(question.level, question.game, question.seed).searcher
    root = searcher.search(sight, Budget(question.iterations, question.milliseconds))
    found = [(int(each.action), each.prior, int(each.visits), each.reward) for each in root.children]
    return Opinion(question.seed, found, searcher.spread)


def thinker(level: str, game: str, seed: int) -> Thinker:
    player = make_player(level, game, seed)
    assert isinstance(player, Thinker)  # nobody else has a council
    return player


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
