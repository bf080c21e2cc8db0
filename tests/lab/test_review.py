"""Reviews judge decisions by what the seat could know, and tell luck apart."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.lab import review
from flibuste.lab.review import Choice, Judgement, Review
from flibuste.players.analysis import Prospect, difference
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.table.chance import fair_chance
from flibuste.table.match import Match, Player

KORSAIR, _ = find_game("korsair")
ALL = 1000  # decisions: more than a match has


def played(levels: tuple[str, ...], seed: int) -> Match:
    setup = KORSAIR.setup(seats=len(levels))
    match = Match(KORSAIR, setup, fair_chance(len(levels), seed), [Player(level, level) for level in levels])
    minds = [make_player(level, "korsair", seed + seat) for seat, level in enumerate(levels)]
    while match.turn is not None:
        match.decide(match.turn, int(minds[match.turn].choose(match.sight(match.turn), Budget())))
    return match


def ignore(number: int) -> None:
    """Nobody watches."""


def test_result_is_fairness_and_the_rest_less_what_decisions_cost() -> None:
    match = played(("matelot", "dice"), 5)
    for seat in range(2):
        looked = review.review(match, seat, 20, ignore)
        assert looked.fair == 0.5
        assert looked.result == pytest.approx(looked.fair + looked.rest - looked.lost_by_decisions)
        assert len(looked.worst()) <= 3
        assert len(looked.judgements) == looked.choices
        assert all(match.entries[each.at - 1].seat == seat for each in looked.judgements)


def test_a_roller_of_dice_loses_more_by_its_decisions_than_a_sailor() -> None:
    losses = {"matelot": 0.0, "dice": 0.0}
    for seed in range(4):
        match = played(("matelot", "dice"), seed)
        for seat, player in enumerate(match.players):
            losses[player.kind] += review.review(match, seat, 30, ignore).lost_by_decisions
    assert losses["dice"] > losses["matelot"] + 0.5


def reviewed(*judgements: Judgement, draws: float | None = None) -> Review:
    return Review(0, judgements, len(judgements), 1.0, 0.5, draws)


def test_what_may_be_chance_is_added_up_but_never_told_of() -> None:
    """Costs that were left out where they may be chance would make the sum of the others too large."""
    looked = reviewed(
        Judgement(1, 5, 6, 0.10, 0.08, False),
        Judgement(3, 5, 6, -0.08, 0.08, False),
        Judgement(5, 5, 5, 0.0, 0.0, False),
        Judgement(7, 5, 6, 0.20, 0.10, True),
    )
    assert looked.lost_by_decisions == pytest.approx(0.22)
    assert looked.error == pytest.approx(math.sqrt(0.08**2 + 0.08**2 + 0.10**2))
    assert looked.rest == pytest.approx(0.72)
    assert [each.at for each in looked.worst()] == [7]


@pytest.mark.parametrize(
    ("better", "worlds", "is_clear"),
    [
        (21, 200, False),  # 10.8 % ± 7.8: clear if it were the only one, but it is one of many
        (40, 200, True),  # 20.0 % ± 8.3
        (4, 4, False),  # in all worlds, but they are few
        (10, 10, True),
    ],
)
def test_a_cost_is_clear_where_it_is_far_beyond_its_error(
    monkeypatch: pytest.MonkeyPatch, better: int, worlds: int, is_clear: bool
) -> None:
    """As measured in worlds of which some are better, and of the others as many better as worse."""
    found = Prospect(0)
    for number in range(worlds):
        found.add(1.0 if number < better else 0.5 if number % 2 else -0.5, 0.0)
    monkeypatch.setattr(review, "difference", lambda *_: found)
    for choice in review.relive(played(("matelot", "dice"), 6), 1)[1]:
        judgement = review.judge("korsair", choice, 2)
        assert judgement.is_clear == (is_clear and judgement.best != judgement.action)
        assert judgement.cost == (0.0 if judgement.best == judgement.action else found.win())


def test_the_luck_of_the_draw_is_told_where_somebody_can_judge_it() -> None:
    match = played(("matelot", "mousse"), 3)
    mine, yours = (review.review(match, seat, 2, ignore).draws for seat in range(2))
    assert mine is not None
    assert yours == pytest.approx(-mine)
    assert abs(mine) > 0.01
    many = played(("mousse", "dice", "dice"), 3)
    draws = [review.review(many, seat, 2, ignore).draws for seat in range(3)]
    assert sum(luck for luck in draws if luck is not None) == pytest.approx(0, abs=1e-9)
    assert all(luck is not None and abs(luck) > 0.01 for luck in draws)
    assert review.review(played(("mousse", "dice", "dice", "dice", "dice"), 3), 0, 2, ignore).draws is None


class Hourglass:
    """A budget whose time is spent by those who are said to work."""

    spent_by_all = 0.0

    def __init__(self, iterations: int = 0, milliseconds: float = 0.0) -> None:
        self.milliseconds = milliseconds
        self.began = Hourglass.spent_by_all

    def spent(self) -> float:
        return Hourglass.spent_by_all - self.began

    def used(self) -> float:
        return self.spent() / self.milliseconds if self.milliseconds else 0.0


@pytest.mark.parametrize(("seconds", "judged"), [(0.0, ALL), (60.0, ALL), (6.0, 20), (2.0, 7), (0.001, 1)])
def test_where_time_is_short_fewer_decisions_are_judged(
    monkeypatch: pytest.MonkeyPatch, seconds: float, judged: int
) -> None:
    """Each takes 300 milliseconds at least, or all the time it is given."""
    match = played(("matelot", "dice"), 6)
    choices = review.relive(match, 1)[1]

    def slow(game: str, choice: Choice, worlds: int, milliseconds: float) -> Judgement:
        Hourglass.spent_by_all += max(300.0, milliseconds)
        return Judgement(choice.at, choice.action, choice.action, 0.0, 0.0, False)

    monkeypatch.setattr(review, "Budget", Hourglass)
    monkeypatch.setattr(review, "judge", slow)
    looked = review.review(match, 1, 40, ignore, seconds)
    assert looked.choices == len(choices) > 40
    assert len(looked.judgements) == min(judged, len(choices))
    places = [[each.at for each in choices].index(each.at) for each in looked.judgements]
    assert places == sorted(places)
    gaps = [after - before for before, after in pairwise([-1, *places, len(choices)])]
    assert max(gaps) <= 2 * len(choices) / judged + 1  # nowhere in the match is nothing looked at


def test_a_decision_in_a_hurry_is_judged_in_a_few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    worlds: list[int] = []

    def counted(*given: Any) -> Prospect:
        found = difference(*given)
        worlds.append(int(found.worlds))
        return found

    monkeypatch.setattr(review, "difference", counted)
    choices = review.relive(played(("matelot", "dice"), 6), 1)[1]
    for choice in choices:
        review.judge("korsair", choice, 40)
    assert set(worlds) == {40}
    worlds.clear()
    for choice in choices:
        review.judge("korsair", choice, 100_000, 0.001)
    assert set(worlds) == {10}


def test_a_decision_is_measured_by_itself_and_the_most_sensible_others() -> None:
    match = review.at_decision(played(("matelot", "dice"), 7), 30)
    assert match.turn is not None
    sight = match.sight(match.turn)
    for action in sight.actions():
        found = [int(each.action) for each in review.candidates("korsair", sight, int(action))]
        assert found[0] == int(action)
        assert len(set(found)) == len(found) == min(9, len(sight.actions()))
        best = int(make_player("matelot", "korsair", 1).choose(sight, Budget()))
        assert best in found


def test_a_match_as_it_stood_before_a_decision() -> None:
    match = played(("matelot", "mousse"), 2)
    for number in (1, 20, len(match.entries)):
        before = review.at_decision(match, number)
        assert len(before.entries) == number - 1
        assert before.turn == match.entries[number - 1].seat
    for number in (0, len(match.entries) + 1):
        with pytest.raises(Mistake, match="review-no-decision"):
            review.at_decision(match, number)


def test_only_finished_matches_and_real_seats_are_reviewed() -> None:
    match = played(("matelot", "mousse"), 2)
    with pytest.raises(Mistake, match="terminal-no-seat"):
        review.review(match, 2, 5, ignore)
    with pytest.raises(Mistake, match="review-not-over"):
        review.review(review.at_decision(match, 10), 0, 5, ignore)


def test_hints_list_every_decision_best_first() -> None:
    before = review.at_decision(played(("matelot", "mousse"), 2), 12)
    assert before.turn is not None
    sight = before.sight(before.turn)
    found = review.hint("korsair", sight, Budget(30))
    assert sorted(each.action for each in found) == list(sight.actions())
    shares = [each.win() for each in found]
    assert shares == sorted(shares, reverse=True)
