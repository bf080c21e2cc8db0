"""The contract every game fulfils: `State` holds everything, `Sight` only what one seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import Rng
from flibuste.kernel.vecs import vec

OVER: Final = -1  # in the place of a seat: nobody decides any more
WATCHER: Final = -2  # in the place of a seat: somebody who only sees what lies open

MOST_MOVES: Final = 1024  # no game here ever offers more decisions at once


class Moves:
    """A list of decisions to be filled over and over again, so that asking for them costs no memory."""

    def __init__(self) -> None:
        self.codes: vec[i64] = zeros(MOST_MOVES)
        self.count: i64 = 0


class State:
    """A game in progress, with all its secrets. Only rules and tables ever hold one."""

    def __init__(self) -> None:
        self.seat: i64 = 0  # who decides now, or OVER

    def list_moves(self, moves: Moves) -> None:
        """Write all legal decisions of `seat` into `moves`, ascending; none exactly when the game is over."""
        raise NotImplementedError  # abstract

    def forbids(self, action: i64) -> i64:
        """0, or the number of the clause that forbids this decision now."""
        raise NotImplementedError  # abstract

    def play(self, action: i64) -> None:
        """Carry out one decision and what follows by itself; a forbidden one raises Refusal and changes nothing."""
        clause: i64 = self.forbids(action)
        if clause != 0:
            raise Refusal(clause)
        self.carry_out(action)

    def carry_out(self, action: i64) -> None:
        """The same without asking: for whoever looks ahead by decisions just listed as legal (docs/decisions/0003)."""
        raise NotImplementedError  # abstract

    def clone(self) -> State:
        """An independent copy, without the log."""
        raise NotImplementedError  # abstract

    def scores(self) -> vec[i64]:
        """By seat; a team's score stands at both its seats."""
        raise NotImplementedError  # abstract

    def merits(self) -> vec[i64]:
        """By seat, the more the better: whoever has most at the end has won. Not the score where points are bad."""
        return self.scores()

    def sight(self, seat: i64) -> Sight:
        """What that seat, or a WATCHER, may know."""
        raise NotImplementedError  # abstract

    def side(self, seat: i64) -> i64:
        """The side a seat plays for; partners have the same."""
        return seat

    def ending(self) -> i64:
        """Why the game has ended, by the game's own numbering; 0 while it runs."""
        raise NotImplementedError  # abstract

    def reseed(self, rng: Rng) -> None:
        """Take dice and shuffles to come from here; moot where a game leaves nothing to chance after its deal."""

    def attach(self, log: Log | None) -> None:
        """From now on write what happens to this log."""
        raise NotImplementedError  # abstract

    def fault(self) -> str:
        """What is wrong with this state by the laws of its game (a card lost, a count off); "" when all is well."""
        raise NotImplementedError  # abstract

    def actions(self) -> vec[i64]:
        """All legal decisions of `seat`, ascending."""
        moves = Moves()
        self.list_moves(moves)
        return moves.codes[: moves.count]


class Sight:
    """What one seat may know. It has no place for anything else."""

    def __init__(self, seat: i64, turn: i64) -> None:
        self.seat: i64 = seat  # whose sight this is, or WATCHER
        self.turn: i64 = turn  # who decides now, or OVER

    def list_moves(self, moves: Moves) -> None:
        """As State.list_moves when it is this seat's turn; none otherwise."""
        raise NotImplementedError  # abstract

    def forbids(self, action: i64) -> i64:
        """As State.forbids, for this seat."""
        raise NotImplementedError  # abstract

    def imagine(self, rng: Rng) -> State:
        """A world this seat cannot rule out, each as likely as any other."""
        raise NotImplementedError  # abstract

    def certain(self) -> bool:
        """Is there one world left, and are there two sides in it? Then a seat can work out everything to the end."""
        return False

    def facts(self) -> list[int]:
        """All that this sight holds, as numbers in a fixed order: equal facts, equal sights."""
        raise NotImplementedError  # abstract

    def actions(self) -> vec[i64]:
        """All legal decisions of this seat, ascending; empty when another seat decides."""
        moves = Moves()
        self.list_moves(moves)
        return moves.codes[: moves.count]


class Dealer:
    """Begins games at a table whose articles are settled."""

    def deal(self, rng: Rng) -> State:
        raise NotImplementedError  # abstract


def play_randomly(state: State, rng: Rng, moves: Moves) -> i64:
    """Play uniformly random legal decisions to the end; returns how many."""
    decisions: i64 = 0
    while state.seat != OVER:
        state.list_moves(moves)
        state.play(moves.codes[rng.below(moves.count)])
        decisions += 1
    return decisions
