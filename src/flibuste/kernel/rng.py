"""Chance is an object."""

from __future__ import annotations

from mypy_extensions import i64


class Rng:
    """Park and Miller's generator, enough to try the build with."""

    def __init__(self, seed: i64) -> None:
        self.word: i64 = seed % 2147483646 + 1

    def next(self) -> i64:
        self.word = self.word * 48271 % 2147483647
        return self.word
