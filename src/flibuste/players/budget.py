"""How long a player may think."""

from __future__ import annotations

from time import perf_counter, sleep

from mypy_extensions import i64


class Budget:
    """So many iterations, so many milliseconds from when it was made, or until told to stop; 0 for no limit."""

    def __init__(self, iterations: i64 = 0, milliseconds: float = 0.0) -> None:
        self.iterations: i64 = iterations
        self.milliseconds: float = milliseconds
        self.began: float = perf_counter()
        self.cancelled: bool = False  # may be set from another thread

    def breathe(self) -> None:
        """Let other threads run: compiled code gives way only when asked to, and Ctrl-C comes by another thread."""
        sleep(0.0)

    def used(self) -> float:
        """The share of the time that has gone, of the whole; 0 where time has no limit."""
        if self.milliseconds <= 0.0:
            return 0.0
        return 1000.0 * (perf_counter() - self.began) / self.milliseconds
