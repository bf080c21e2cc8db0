"""The bots at a terminal's table, each with its own chance."""

from __future__ import annotations

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import Rng
from flibuste.players.levels import LEVELS, make_budget, make_player
from flibuste.players.player import Player as Mind
from flibuste.table.match import Match


class Bots:
    """Whoever plays the seats that no person holds."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        self.minds: dict[int, Mind] = {}
        for seat, player in enumerate(match.players):
            if not player.is_person:
                if player.kind not in LEVELS:
                    raise Mistake("unknown-level", {"level": player.kind, "known": ", ".join(LEVELS)})
                self.minds[seat] = make_player(player.kind, match.game.name, int(rng.word()))

    def choose(self, seat: int) -> int:
        budget = make_budget(self.match.players[seat].kind)
        return int(self.minds[seat].choose(self.match.sight(seat), budget))
