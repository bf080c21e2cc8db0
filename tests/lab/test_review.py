"""Reviews judge decisions by what the seat could know, and tell luck apart."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.lab import review
from flibuste.players.analysis import Prospect, difference
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.table.chance import fair_chance
from flibuste.table.match import Match, Player

KORSAIR, _ = find_game("korsair")


def played(levels: tuple[str, ...], seed: int) -> Match:
    setup = KORSAIR.setup(seats=len(levels))
    match = Match(KORSAIR, setup, fair_chance(len(levels), seed), [Player(level, level) for level in levels])
    minds = [make_player(level, "korsair", seed + seat) for seat, level in enumerate(levels)]
    while match.turn is not None:
        match.decide(match.turn, int(minds[match.turn].choose(match.sight(match.turn), Budget())))
    return match


def ignore(number: int) -> None:
    """Nobody watches."""


def test_result_is_fairness_and_luck_less_what_decisions_cost() -> None:
    match = played(("matelot", "dice"), 5)
    for seat in range(2):
        looked = review.review(match, seat, 20, ignore)
        assert looked.fair == 0.5
        assert looked.result == pytest.approx(looked.fair + looked.luck - looked.lost_by_decisions)
        assert len(looked.worst()) <= 3
        assert all(match.entries[each.at - 1].seat == seat for each in looked.judgements)


def test_a_roller_of_dice_loses_more_by_its_decisions_than_a_sailor() -> None:
    losses = {"matelot": 0.0, "dice": 0.0}
    for seed in range(4):
        match = played(("matelot", "dice"), seed)
        for seat, player in enumerate(match.players):
            losses[player.kind] += review.review(match, seat, 30, ignore).lost_by_decisions
    assert losses["dice"] > losses["matelot"] + 0.5


def test_a_review_in_a_hurry_imagines_fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(("matelot", "dice"), 6)
    looked_at: list[int] = []

    def counted(*given: Any) -> Prospect:
        looked_at.append(given[-1])
        return difference(*given)

    monkeypatch.setattr(review, "difference", counted)
    review.review(match, 1, 40, ignore)
    assert set(looked_at) == {40}
    looked_at.clear()
    looked = review.review(match, 1, 100_000, ignore, seconds=0.001)
    assert 10 <= min(looked_at) <= max(looked_at) < 1000
    assert looked.result == pytest.approx(looked.fair + looked.luck - looked.lost_by_decisions)


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
