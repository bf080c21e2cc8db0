"""How sure a mean is: its 95 % interval over deals, however often each was played."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import cache

SURE = 0.95
ALIKE = 1e-9  # a half width that is nothing but rounding


def mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def interval(by_deal: Iterable[list[float]]) -> tuple[float, float | None]:
    """Mean of all values and half width of its interval; values of one deal depend on each other, deals do not.

    Of less than two deals nobody can tell the half width.
    """
    deals = list(by_deal)
    middle = mean(value for values in deals for value in values)
    if len(deals) < 2:
        return middle, None
    squares = sum((sum(values) - middle * len(values)) ** 2 for values in deals)
    deviation = math.sqrt(squares * len(deals) / (len(deals) - 1))
    return middle, student(len(deals) - 1) * deviation / sum(len(values) for values in deals)


def share_interval(by_deal: Iterable[list[float]]) -> tuple[float, float | None]:
    """The same for shares of victory. Where all deals came out alike, the next may not: by the rule of three 3 of n."""
    deals = list(by_deal)
    middle, error = interval(deals)
    if error is not None and error < ALIKE:
        return middle, min(1.0, 3 / len(deals))
    return middle, error


def rounded(error: float | None, digits: int) -> float | None:
    return None if error is None else round(error, digits)


@cache
def student(freedom: int) -> float:
    """Standard errors on each side of the interval, by Student's distribution with so many degrees of freedom."""
    low, high = 0.0, math.pi / 2
    for _ in range(60):
        angle = (low + high) / 2
        if share_within(angle, freedom) < SURE:
            low = angle
        else:
            high = angle
    return math.sqrt(freedom) * math.tan(low)


def share_within(angle: float, freedom: int) -> float:
    """Of Student's distribution, up to √freedom · tan(angle) on each side (Abramowitz and Stegun 26.7.3 and 26.7.4)."""
    odd = freedom % 2
    total, term = 0.0, math.cos(angle) if odd else 1.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= (power + 1) / (power + 2) * math.cos(angle) ** 2
    inner = math.sin(angle) * total
    return 2 / math.pi * (angle + inner) if odd else inner
