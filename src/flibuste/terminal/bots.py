"""The bots at a terminal's table, each with its own chance."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor

from flibuste.kernel.rng import Rng
from flibuste.players.budget import Budget
from flibuste.players.levels import make_budget, make_player, milliseconds_of
from flibuste.players.player import Player as Mind
from flibuste.table.match import Match


class Bots:
    """Whoever plays the seats that no person holds."""

    def __init__(self, match: Match, rng: Rng) -> None:
        self.match = match
        self.minds: dict[int, Mind] = {}
        for seat, player in enumerate(match.players):
            if not player.is_person:
                self.minds[seat] = make_player(player.kind, match.game.name, int(rng.word()))

    def thinks(self, seat: int) -> bool:
        """Does this bot take a while?"""
        return milliseconds_of(self.match.players[seat].kind) > 0

    def choose(self, seat: int) -> int:
        """Its decision. Ctrl-C makes a bot that thinks decide at once; a second one goes on to whoever called."""
        sight = self.match.sight(seat)
        budget = make_budget(self.match.players[seat].kind)
        if not self.thinks(seat):
            return int(self.minds[seat].choose(sight, budget))
        with ThreadPoolExecutor(1) as room:
            thought = room.submit(self.minds[seat].choose, sight, budget)
            try:
                action = int(thought.result())
                if self.match.game.guarded(sight):
                    self.wait(budget)
                return action
            except KeyboardInterrupt:
                budget.cancelled = True
                return int(thought.result())

    def wait(self, budget: Budget) -> None:
        """Until its time is up: a bot that could only pass must not be known by its haste."""
        while budget.used() < 1.0:
            time.sleep(0.01)
