"""Facts read back, for sights that come from another process."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.kernel.vecs import vec


class Reader:
    """Takes facts one by one."""

    def __init__(self, facts: list[int]) -> None:
        self.facts: list[int] = facts
        self.place: i64 = 0

    def next(self) -> i64:
        fact: i64 = self.facts[self.place]
        self.place += 1
        return fact

    def fill(self, items: vec[i64], count: i64) -> None:
        for place in range(count):
            items[place] = self.next()
