"""Where a game's chance comes from, so that it can be written down and checked."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FairRng, FastRng, Rng, StackedRng, commitment


def one_line(text: str) -> None:
    """Names and contributions stand on a line each, in records and in the fair stream: refuse what would not fit."""
    if "\n" in text or text.encode("utf-8", "replace").decode("utf-8") != text:
        raise Mistake("not-one-line", {"text": ascii(text)[:40]})


@dataclass(frozen=True)
class FastChance:
    """A simulated game: its seed says everything."""

    seed: int

    def rng(self) -> Rng:
        return FastRng(self.seed)


@dataclass(frozen=True)
class FairChance:
    """A game among people: the table's secret seed, committed to before the deal, and a contribution of each seat."""

    seed: bytes
    contributions: tuple[str, ...]

    def __post_init__(self) -> None:
        for text in self.contributions:
            one_line(text)

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def rng(self) -> Rng:
        return FairRng(self.seed, list(self.contributions))


@dataclass(frozen=True)
class OrderChance:
    """A deal given beforehand, such as a book's example: the shuffled cards in the game's numbering, top card first.

    The deal must ask nothing else of chance, or it raises Mistake. A game that shuffles again in later rounds goes on
    with shuffles that are always the same.
    """

    order: tuple[int, ...]

    def rng(self) -> Rng:
        return StackedRng(list(self.order))


Chance = FastChance | FairChance | OrderChance


def fair_chance(seats: int, seed: int | None = None) -> FairChance:
    """A fresh one, or the one a number stands for, so that a game can be played again."""
    if seed is None:
        return FairChance(secrets.token_bytes(32), tuple(secrets.token_hex(8) for _ in range(seats)))
    return FairChance(
        hashlib.sha256(f"flibuste {seed}".encode()).digest(), tuple(f"{seed}-{seat}" for seat in range(seats))
    )
