"""Chance as an object: whoever needs a random number asks an `Rng` for one below n.

`FastRng` is for simulation and search, `FairRng` for tables where people must be able to check the deal afterwards,
`StackedRng` for a deal that is given beforehand.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.vecs import vec

WORD: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000


class Rng:
    """A source of 32-bit words, and fair choices made of them."""

    def word(self) -> i64:
        raise NotImplementedError  # abstract

    def clone(self) -> Rng:
        raise NotImplementedError  # abstract

    def branch(self) -> Rng:
        """A source of its own for somebody who goes on drawing later, whatever else is drawn from this one."""
        raise NotImplementedError  # abstract

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely, for n up to 2**31 (Lemire: multiply and reject)."""
        product: i64 = self.word() * n
        if product & WORD < n:
            unfair: i64 = (WORDS - n) % n
            while product & WORD < unfair:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Fisher and Yates, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            item: i64 = items[i]
            items[i] = items[j]
            items[j] = item
            i -= 1


def scramble(word: i64) -> i64:
    """Spread the bits of a 32-bit word over all of it, so that neighbouring seeds begin far apart."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x046CA68B) & WORD
    return word ^ (word >> 16)


class FastRng(Rng):
    """Blackman and Vigna's xoshiro64**, two 32-bit words of state; not for secrets."""

    def __init__(self, seed: int) -> None:
        low: i64 = seed & WORD
        high: i64 = (seed >> 32) & WORD
        low ^= scramble(high)  # else the first word would be the same whatever the upper half of the seed
        self.first: i64 = scramble(low ^ 0x1F123BB5)
        self.second: i64 = scramble(high ^ scramble(low ^ 0x5A2F9C41))
        if self.first == 0 and self.second == 0:
            self.first = 1

    def clone(self) -> FastRng:
        rng = FastRng(0)
        rng.first = self.first
        rng.second = self.second
        return rng

    def branch(self) -> FastRng:
        high: i64 = self.word() >> 1  # a seed has 63 bits
        return FastRng((high << 32) | self.word())

    def word(self) -> i64:
        first: i64 = self.first
        second: i64 = self.second
        product: i64 = (first * 0x9E3779BB) & WORD
        result: i64 = (((product << 5) | (product >> 27)) * 5) & WORD
        second ^= first
        self.first = (((first << 26) | (first >> 6)) ^ second ^ (second << 9)) & WORD
        self.second = ((second << 13) | (second >> 19)) & WORD
        return result


class FairRng(Rng):
    """A stream nobody can predict and anybody can check: HMAC-SHA-256 keyed with the server's secret seed.

    Block b of eight words is HMAC(seed, contributions joined by newlines + newline + b in decimal), each word
    big-endian. The seed is committed to by its SHA-256 before the seats contribute, so neither side can steer it.
    """

    def __init__(self, seed: bytes, contributions: list[str]) -> None:
        self.seed: bytes = seed
        self.contributions: list[str] = contributions
        self.drawn: i64 = 0
        self.block: bytes = b""

    def clone(self) -> FairRng:
        rng = FairRng(self.seed, self.contributions)
        rng.drawn = self.drawn
        rng.block = self.block
        return rng

    def branch(self) -> FairRng:
        """Keyed with the same seed; its number stands as one more contribution."""
        return FairRng(self.seed, [*self.contributions, f"branch {self.word()}"])

    def word(self) -> i64:
        place: i64 = self.drawn % 8
        if place == 0:
            message = "\n".join([*self.contributions, str(self.drawn // 8)])
            self.block = hmac.digest(self.seed, message.encode(), hashlib.sha256)
        self.drawn += 1
        return int.from_bytes(self.block[4 * place : 4 * place + 4], "big")


class StackedRng(Rng):
    """Not chance at all: the first shuffles give the order named, one after the other, and it is good for nothing else.

    For examples out of a book, and for positions somebody wants to see played.
    """

    def __init__(self, order: list[int]) -> None:
        self.order: list[int] = order

    def clone(self) -> StackedRng:
        return StackedRng(self.order)

    def branch(self) -> FastRng:
        """Later shuffles were not given: they are ordinary ones, always the same."""
        return FastRng(0)

    def shuffle(self, items: vec[i64]) -> None:
        given = self.order[: len(items)]
        if sorted(given) != sorted([int(item) for item in items]):
            raise Mistake("order-misfit")
        for place in range(len(items)):
            items[place] = given[place]
        self.order = self.order[len(items) :]

    def word(self) -> i64:
        raise Mistake("order-misfit")


def commitment(seed: bytes) -> str:
    """What is shown before the deal, and checked against the seed after the game."""
    return hashlib.sha256(seed).hexdigest()
