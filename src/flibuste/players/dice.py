"""A player who rolls dice: any legal decision, each as likely."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Sight
from flibuste.players.budget import Budget
from flibuste.players.player import Player


class Dice(Player):
    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    def choose(self, sight: Sight, budget: Budget) -> i64:
        return choose(sight, self.rng)


def choose(sight: Sight, rng: Rng) -> i64:
    actions = sight.actions()
    return actions[rng.below(len(actions))]
