"""Pearson's test of fit, for what must be random in the right way."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any


def fits(counts: Mapping[Any, int], chances: Mapping[Any, float]) -> bool:
    """Could these counts have come from these chances? A true source fails once in a million times.

    Seeds are fixed in our tests, so in fact it always fits or never does. Every chance must expect at least 5.
    """
    total = sum(counts.values())
    if not set(counts) <= set(chances):
        return False
    expected = {each: chance * total / sum(chances.values()) for each, chance in chances.items()}
    assert min(expected.values()) >= 5, "too few draws for so many outcomes"
    distance = sum((counts.get(each, 0) - count) ** 2 / count for each, count in expected.items())
    return distance < limit(len(chances) - 1)


def limit(freedom: int) -> float:
    """Wilson and Hilferty's approximation at one in a million."""
    return float(freedom * (1 - 2 / (9 * freedom) + 4.753 * sqrt(2 / (9 * freedom))) ** 3) if freedom else 1e-9


def even(outcomes: int) -> dict[int, float]:
    return dict.fromkeys(range(outcomes), 1.0)
