"""A player who rolls dice: any legal decision, each as likely."""

from __future__ import annotations

from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Sight


def choose(sight: Sight, rng: Rng) -> int:
    actions = sight.actions()
    return int(actions[rng.below(len(actions))])
