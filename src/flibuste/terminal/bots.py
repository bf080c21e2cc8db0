"""The bots a terminal knows: the one place where a stronger one is added."""

from __future__ import annotations

from collections.abc import Callable

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import Sight
from flibuste.players import dice
from flibuste.table.match import Player

BOTS: dict[str, Callable[[Sight, Rng], int]] = {"dice": dice.choose}


def check_bots(players: tuple[Player, ...]) -> None:
    for player in players:
        if not player.is_person and player.kind not in BOTS:
            raise Mistake("terminal-unknown-bot", {"kind": player.kind, "known": ", ".join(BOTS)})


def choose(kind: str, sight: Sight, rng: Rng) -> int:
    return BOTS[kind](sight, rng)
