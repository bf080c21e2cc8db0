"""How sure a mean is: by Student's table, over deals, and never by accident quite sure."""

from __future__ import annotations

import pytest

from flibuste.lab.interval import interval, share_interval, student


@pytest.mark.parametrize(
    ("freedom", "table"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (28, 2.048), (199, 1.972), (1000, 1.962)],
)
def test_standard_errors_as_in_the_table_of_student(freedom: int, table: float) -> None:
    assert student(freedom) == pytest.approx(table, abs=5e-4)


def test_with_many_deals_it_is_the_normal_distribution() -> None:
    assert student(20_000) == pytest.approx(1.96, abs=5e-4)


def test_deals_depend_on_nothing_their_games_on_each_other() -> None:
    """Three deals with means 1, 2 and 3: a standard error of √(1/3), however often each was played."""
    for games in (1, 2, 6):
        middle, error = interval([[1.0] * games, [2.0] * games, [3.0] * games])
        assert middle == pytest.approx(2)
        assert error == pytest.approx(4.303 * (1 / 3) ** 0.5, abs=1e-3)


def test_a_deal_with_more_games_weighs_more() -> None:
    assert interval([[1.0, 1.0, 1.0], [5.0]])[0] == 2


def test_of_one_deal_nothing_can_be_said() -> None:
    assert interval([[1.0, 0.0]]) == share_interval([[1.0, 0.0]]) == (0.5, None)
    assert interval([]) == share_interval([]) == (0.0, None)


@pytest.mark.parametrize(("deals", "error"), [(2, 1.0), (3, 1.0), (20, 0.15), (300, 0.01)])
@pytest.mark.parametrize("share", [0.0, 1 / 3, 1.0])
def test_shares_all_alike_leave_room_for_another_by_the_rule_of_three(deals: int, error: float, share: float) -> None:
    assert share_interval([[share]] * deals) == pytest.approx((share, error))
    assert interval([[share]] * deals) == pytest.approx((share, 0.0))


def test_shares_that_differ_have_the_interval_of_any_mean() -> None:
    deals = [[1.0], [0.5], [1.0], [1.0]]
    assert share_interval(deals) == interval(deals)
