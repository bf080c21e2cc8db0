"""Dice as they fall in whole games: every throw of a pair is as likely."""

from __future__ import annotations

from collections import Counter

from bench.dice import distance, gather

from tests.chi_squared import even, fits


def test_stb_36_49_51_both_pairs_of_dice_are_fair() -> None:
    """All 36 throws of the number dice and of the colour dice, over sixty games dealt from fixed seeds."""
    throws = gather(games=60, seats=2, seed=1)
    for seen in throws.values():
        low = min(first for first, _ in seen)
        counts = {6 * (first - low) + second - low: count for (first, second), count in seen.items()}
        assert fits(counts, even(36))


def test_stb_49_loaded_dice_would_be_found_out() -> None:
    """The measure behind bench/dice.py grows with what is wrong, an absent throw included."""
    fair = {(first, second): 100 for first in range(6) for second in range(6)}
    assert distance(Counter(fair)) == 0
    assert distance(Counter({**fair, (0, 0): 200})) > 83
    assert distance(Counter({throw: count for throw, count in fair.items() if throw != (5, 5)})) > 83
