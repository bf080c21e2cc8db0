"""Many random games in one go: the loop behind simulations, benches and soak runs."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.arrays import zeros
from flibuste.kernel.rng import WORD, FastRng, Rng, scramble
from flibuste.kernel.state import OVER, Dealer, Moves, Sight, State, play_randomly
from flibuste.kernel.vecs import vec


class Tally:
    """What a batch of games came to. Tallies of parts add up to the tally of the whole, in any order."""

    def __init__(self, seats: i64, endings: i64) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.longest: i64 = 0
        self.checksum: i64 = 0
        self.scores: vec[i64] = zeros(seats)  # sums by seat
        self.wins: vec[i64] = zeros(seats)  # games won or shared, by seat
        self.endings: vec[i64] = zeros(endings)  # by number of the reason

    def count(self, seed: i64, decisions: i64, state: State) -> None:
        scores = state.scores()
        merits = state.merits()
        best: i64 = merits[0]
        mark: i64 = scramble((seed ^ decisions) & WORD)
        for seat in range(len(scores)):
            mark = (mark * 31 + scores[seat] + 1000) & WORD
            best = max(best, merits[seat])
        for seat in range(len(scores)):
            self.scores[seat] += scores[seat]
            if merits[seat] == best:
                self.wins[seat] += 1
        self.endings[state.ending()] += 1
        self.checksum = (self.checksum + scramble(mark)) & WORD
        self.games += 1
        self.decisions += decisions
        if decisions > self.longest:
            self.longest = decisions


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a batch: batches with different seeds share no game."""
    return (seed << 32) + number


def play_batch(dealer: Dealer, seed: i64, first: i64, games: i64, tally: Tally) -> None:
    """Play the games of a batch from number `first` on."""
    moves = Moves()
    for number in range(first, first + games):
        game: i64 = (seed << 32) + number
        rng = FastRng(game)
        state = dealer.deal(rng)
        tally.count(game, play_randomly(state, rng, moves), state)


def audit_batch(dealer: Dealer, seed: i64, first: i64, games: i64, tally: Tally) -> str:
    """As play_batch, looking for faults after every decision; returns the first one found, with its game, or ""."""
    moves = Moves()
    for number in range(first, first + games):
        game: i64 = (seed << 32) + number
        rng = FastRng(game)
        state = dealer.deal(rng)
        decisions: i64 = 0
        fault = state.fault()
        while state.seat != OVER and fault == "":
            state.list_moves(moves)
            state.play(moves.codes[rng.below(moves.count)])
            decisions += 1
            fault = state.fault()
        if fault != "":
            return f"seed {game}, decision {decisions}: {fault}"
        tally.count(game, decisions, state)
    return ""


def middle_of_a_game(dealer: Dealer, seed: int, decisions: i64) -> State:
    """A position so many random decisions into a game, or as far as it goes."""
    rng = FastRng(seed)
    moves = Moves()
    state = dealer.deal(rng)
    for _ in range(decisions):
        if state.seat == OVER:
            break
        state.list_moves(moves)
        state.play(moves.codes[rng.below(moves.count)])
    return state


def clone_often(state: State, times: i64) -> None:
    for _ in range(times):
        state.clone()


def imagine_often(sight: Sight, rng: Rng, times: i64) -> None:
    for _ in range(times):
        sight.imagine(rng)
