"""Positions to decide in, for every game that has players."""

from __future__ import annotations

from collections.abc import Iterator

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.batch import middle_of_a_game
from flibuste.kernel.game import Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Dealer, State
from flibuste.players.levels import GAMES_WITH_SENSE

KORSAIR, _ = find_game("korsair")
TWO: Dealer = KORSAIR.dealer(KORSAIR.setup(seats=2))
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


def endgames(count: int, cards: int = 6) -> list[State]:
    """Positions of two seats with an empty deck and few cards: nothing is hidden any more (KOR-86)."""
    found: list[State] = []
    seed = 0
    while len(found) < count:
        seed += 1
        rng = FastRng(seed)
        state = TWO.deal(rng)
        while state.seat != OVER:
            sight = state.sight(state.seat)
            actions = state.actions()
            if sight.certain() and len(actions) >= 2 and total_cards(state) <= cards:
                found.append(state)
                break
            state.play(actions[rng.below(len(actions))])
    return found


def total_cards(state: State) -> int:
    return sum(hand["size"] for hand in KORSAIR.view(state.sight(0))["hands"])
