"""How long a player may think."""

from __future__ import annotations

from time import perf_counter, sleep, thread_time
from typing import Final

from mypy_extensions import i64

BREATH: Final = 0.01  # seconds between two pauses


class Budget:
    """So many iterations, so many milliseconds from when it was made, or until told to stop; 0 for no limit.

    Somebody who waits counts by the clock on the wall. With `at_work` only the time that this thread works counts, so
    that a busy machine makes players slower but no weaker.
    """

    def __init__(self, iterations: i64 = 0, milliseconds: float = 0.0, at_work: bool = False) -> None:
        self.iterations: i64 = iterations
        self.milliseconds: float = milliseconds
        self.at_work: bool = at_work
        self.began: float = self.now()
        self.breathed: float = perf_counter()
        self.cancelled: bool = False  # may be set from another thread

    def breathe(self) -> None:
        """Let other threads run: compiled code gives way only when asked to, and Ctrl-C comes by another thread.

        A pause costs as much as several iterations, so it is made now and then only.
        """
        now = perf_counter()
        if now - self.breathed > BREATH:
            sleep(0.0)
            self.breathed = now

    def now(self) -> float:
        """In seconds."""
        return thread_time() if self.at_work else perf_counter()

    def spent(self) -> float:
        """Milliseconds since it was made."""
        return 1000.0 * (self.now() - self.began)

    def used(self) -> float:
        """The share of the time that has gone, of the whole; 0 where time has no limit."""
        return self.spent() / self.milliseconds if self.milliseconds > 0.0 else 0.0
