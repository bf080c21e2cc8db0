"""Positions to decide in, for every game that has players."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.batch import middle_of_a_game
from flibuste.kernel.game import Setup
from flibuste.kernel.state import OVER, State
from flibuste.players.levels import GAMES_WITH_SENSE

PLAYED = [game for game in GAMES if game.name in GAMES_WITH_SENSE]


def tables() -> Iterator[tuple[str, Setup]]:
    """A few tables of each game: few seats, the usual ones, and teams where there are any."""
    for game in PLAYED:
        seen = {game.seat_counts[0], game.usual_seats, game.seat_counts[-1]}
        for seats in sorted(seen):
            yield game.name, game.setup(seats=seats)


def middles(decisions: tuple[int, ...] = (3, 30, 60, 90)) -> Iterator[tuple[str, State]]:
    for name, setup in tables():
        dealer = find_game(name)[0].dealer(setup)
        for number, depth in enumerate(decisions):
            state = middle_of_a_game(dealer, 100 + number, depth)
            if state.seat != OVER:
                yield name, state
