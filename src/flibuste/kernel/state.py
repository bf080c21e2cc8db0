"""Everything about one game in progress."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OVER: Final[i64] = -1


class State:
    def __init__(self) -> None:
        self.seat: i64 = OVER
