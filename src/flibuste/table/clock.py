"""How long people may think, worked out from the times of what they did: it survives any restart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from flibuste.kernel.refusal import Mistake

Kind = Literal["none", "move", "game"]
NONE: Final = "none"
MOVE: Final = "move"
GAME: Final = "game"
MOST_SECONDS = 14 * 24 * 3600  # a move by letter, over days


@dataclass(frozen=True)
class Clock:
    """`move`: so many seconds a decision, be it days. `game`: so many for all one's decisions, and some back each."""

    kind: Kind = NONE
    seconds: int = 0
    increment: int = 0

    def __post_init__(self) -> None:
        if self.kind == NONE:
            sound = self.seconds == self.increment == 0
        elif self.kind == MOVE:
            sound = 2 <= self.seconds <= MOST_SECONDS and self.increment == 0
        else:
            sound = self.kind == GAME and 10 <= self.seconds <= MOST_SECONDS and 0 <= self.increment <= 3600
        if not sound:
            raise Mistake("table-clock", {"kind": self.kind, "seconds": self.seconds, "increment": self.increment})


class Times:
    """What the clock has left for each seat, in milliseconds. Bots have no clock."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [1000 * clock.seconds] * seats
        self.runner: int | None = None  # whose clock runs
        self.since = 0

    def copy(self) -> Times:
        twin = Times(self.clock, 0)
        twin.left, twin.runner, twin.since = self.left[:], self.runner, self.since
        return twin

    def run_for(self, seat: int | None, at: int, decided: bool) -> None:
        """From now on this seat's clock runs, or nobody's; `decided` when the one who ran has done its duty."""
        if self.clock.kind == NONE:
            return
        if self.runner is not None:
            self.left[self.runner] = self.left_to(self.runner, at)
            if decided and self.clock.kind == GAME:
                self.left[self.runner] += 1000 * self.clock.increment
        if self.clock.kind == MOVE and seat is not None and (decided or seat != self.runner):
            self.left[seat] = 1000 * self.clock.seconds
        self.runner = seat
        self.since = at

    def left_to(self, seat: int, at: int) -> int:
        if seat != self.runner:
            return self.left[seat]
        return max(0, self.left[seat] - max(0, at - self.since))

    def deadline(self) -> int | None:
        """When the clock that runs runs out."""
        return None if self.runner is None else self.since + self.left[self.runner]
