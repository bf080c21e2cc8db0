"""Chance: known numbers, fairness, and the same from either engine."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise, permutations

import pytest
from mypy_extensions import i64

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FairRng, FastRng, Rng, StackedRng, commitment, scramble
from flibuste.kernel.vecs import vec
from tests.chi_squared import even, fits

MASK = 0xFFFFFFFF
KNOWN_WORDS = [2199315849, 1042467724, 3395626227, 1194598482]
KNOWN_ORDER = [0, 7, 2, 8, 5, 6, 4, 9, 1, 3]
SEEDS = (0, 1, 2, 12345, 2**32, 2**63 - 1)


def xoshiro64starstar(first: int, second: int, count: int) -> list[int]:
    """Blackman and Vigna's algorithm, from its description."""

    def rotl(word: int, by: int) -> int:
        return ((word << by) | (word >> (32 - by))) & MASK

    words = []
    for _ in range(count):
        words.append(rotl(first * 0x9E3779BB & MASK, 5) * 5 & MASK)
        second ^= first
        first, second = rotl(first, 26) ^ second ^ (second << 9 & MASK), rotl(second, 13)
    return words


@pytest.mark.parametrize("seed", SEEDS)
def test_fast_words_are_those_of_xoshiro64starstar(seed: int) -> None:
    rng = FastRng(seed)
    expected = xoshiro64starstar(rng.first, rng.second, 200)
    assert [rng.word() for _ in range(200)] == expected


def test_fast_words_of_seed_0_are_known() -> None:
    """Written down once: a change here would change every record and every batch."""
    rng = FastRng(0)
    assert [int(rng.word()) for _ in range(4)] == KNOWN_WORDS
    order = vec[i64](range(10))
    rng.shuffle(order)
    assert list(order) == KNOWN_ORDER


def test_scramble_loses_no_word() -> None:
    """Two rounds of shift and odd multiplication can be undone, so no two words become one."""
    assert len({int(scramble(word)) for word in range(100_000)}) == 100_000
    assert scramble(0) == 0
    assert all(0 <= scramble(word) <= MASK for word in (1, MASK, 2**31))


@pytest.mark.parametrize("shift", [0, 32])
def test_neighbouring_seeds_begin_far_apart(shift: int) -> None:
    """In either half of the seed: the games of two batches (kernel.batch.game_seed) must not begin alike."""
    firsts = [int(FastRng(seed << shift).word()) for seed in range(4000)]
    assert len(set(firsts)) >= 3999
    assert fits(Counter(word >> 28 for word in firsts), even(16))
    steps = Counter((after - before) % 2**32 >> 28 for before, after in pairwise(firsts))
    assert fits(steps, even(16))


def test_seeds_stand_for_different_states() -> None:
    states = {
        (int(rng.first), int(rng.second))
        for low in range(60)
        for high in range(60)
        for rng in [FastRng(low + (high << 32))]
    }
    assert len(states) == 3600


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 28, 78, 1000])
@pytest.mark.parametrize("kind", ["fast", "fair"])
def test_below_is_uniform(kind: str, n: int) -> None:
    rng: Rng = FastRng(99) if kind == "fast" else FairRng(b"a seed", ["one", "two"])
    counts = Counter(int(rng.below(n)) for _ in range(60 * n if n > 100 else 20_000))
    assert fits(counts, even(n))


def below_by_the_book(words: list[int], n: int) -> int:
    """Lemire: the upper half of word times n, unless the lower half falls among the 2**32 mod n too many."""
    while True:
        product = words.pop(0) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


@pytest.mark.parametrize("n", [1, 3, 6, 78, 2**31, 2**30 + 1, 1_500_000_000, 2_100_000_000])
def test_below_rejects_exactly_the_words_too_many(n: int) -> None:
    """With large n up to two words in five are rejected; every one of them is looked at."""
    rng = FastRng(n)
    words = [int(word) for word in xoshiro64starstar(rng.first, rng.second, 5000)]
    for _ in range(2500):
        assert rng.below(n) == below_by_the_book(words, n)
    assert [int(rng.word()) for _ in range(10)] == words[:10]


@pytest.mark.parametrize("kind", ["fast", "fair"])
def test_shuffle_gives_every_order_equally_often(kind: str) -> None:
    rng: Rng = FastRng(7) if kind == "fast" else FairRng(b"shuffle", [])
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        items = vec[i64](range(4))
        rng.shuffle(items)
        counts[tuple(int(item) for item in items)] += 1
    assert fits(counts, dict.fromkeys(permutations(range(4)), 1.0))


def fair_words(seed: bytes, contributions: list[str], count: int) -> list[int]:
    """Computed anew from the description, as somebody who checks a deal would."""
    words: list[int] = []
    block = 0
    while len(words) < count:
        message = "".join(f"{text}\n" for text in contributions) + str(block)
        digest = hmac.new(seed, message.encode("utf-8"), hashlib.sha256).hexdigest()
        words += [int(digest[8 * place : 8 * place + 8], 16) for place in range(8)]
        block += 1
    return words[:count]


@pytest.mark.parametrize("contributions", [[], ["one"], ["zoé", "", "x" * 300]])
def test_fair_words_can_be_computed_by_anybody(contributions: list[str]) -> None:
    rng = FairRng(b"\x00secret\xff", contributions)
    assert [int(rng.word()) for _ in range(100)] == fair_words(b"\x00secret\xff", contributions, 100)


def test_every_contribution_changes_the_deal() -> None:
    plain = FairRng(b"seed", ["a", "b"]).word()
    assert len({plain, FairRng(b"seed", ["a", "c"]).word(), FairRng(b"Seed", ["a", "b"]).word()}) == 3
    assert FairRng(b"seed", ["b", "a"]).word() != plain


def test_commitment_is_the_seeds_sha256() -> None:
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert commitment(b"abd") != commitment(b"abc")


@pytest.mark.parametrize("rng", [FastRng(3), FairRng(b"s", ["t"])])
def test_a_clone_goes_on_from_the_same_place(rng: Rng) -> None:
    for _ in range(5):
        rng.word()
    clone = rng.clone()
    ahead = [int(clone.word()) for _ in range(30)]
    assert [int(rng.word()) for _ in range(30)] == ahead


def test_a_stacked_deck_comes_as_it_was_stacked_once() -> None:
    rng = StackedRng([3, 1, 2, 1])
    clone = rng.clone()
    for each in (rng, clone):
        items = vec[i64]([1, 1, 2, 3])
        each.shuffle(items)
        assert list(items) == [3, 1, 2, 1]
    with pytest.raises(Mistake, match="order-misfit"):
        rng.shuffle(vec[i64]([1, 1, 2, 3]))
    with pytest.raises(Mistake, match="order-misfit"):
        StackedRng([1, 2]).below(2)
    with pytest.raises(Mistake, match="order-misfit"):
        StackedRng([1, 2]).shuffle(vec[i64]([1, 1]))


NUMBERS = """
import json
from flibuste.kernel.rng import FairRng, FastRng
sources = [FastRng(0), FastRng(2**63 - 1), FairRng(b"seed", ["one", "two"])]
print(json.dumps([[int(rng.word()) for _ in range(50)] + [int(rng.below(n)) for n in range(1, 90)] for rng in sources]))
"""


def test_both_engines_give_the_same_numbers() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NUMBERS],
        env={**os.environ, "FLIBUSTE_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    sources: list[Rng] = [FastRng(0), FastRng(2**63 - 1), FairRng(b"seed", ["one", "two"])]
    ours = [[int(rng.word()) for _ in range(50)] + [int(rng.below(n)) for n in range(1, 90)] for rng in sources]
    assert json.loads(done.stdout) == ours
