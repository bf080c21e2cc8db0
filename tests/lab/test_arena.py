"""The arena: every seating of a deal, sound figures, and going on where it was left."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.lab import arena
from flibuste.lab.arena import Bout, Contest, Entrant, Outcome

KORSAIR, _ = find_game("korsair")


def contest(players: str, seats: int = 2, deals: int = 4, **wishes: str) -> Contest:
    entrants = tuple(Entrant(player) for player in players.split(","))
    return Contest("korsair", KORSAIR.setup(seats=seats, wishes=wishes), entrants, deals, 3)


def ignore(games: int) -> None:
    """Nobody watches."""


@pytest.mark.parametrize(
    ("entrants", "sides", "seatings"), [(2, 2, 2), (2, 4, 6), (2, 3, 6), (3, 4, 36), (4, 4, 24), (3, 2, 6), (1, 2, 1)]
)
def test_every_entrant_plays_every_side_equally_often_in_all_seatings(entrants: int, sides: int, seatings: int) -> None:
    lineups = arena.seatings(entrants, sides)
    assert len(lineups) == len(set(lineups)) == seatings
    for side in range(sides):
        held = Counter(lineup[side] for lineup in lineups)
        assert set(held) == set(range(entrants))
        assert len(set(held.values())) == 1


def test_partners_are_one_side() -> None:
    assert len(list(contest("dice,mousse", 4, 1, teams="yes").bouts())) == 2
    assert len(list(contest("dice,mousse", 4, 1).bouts())) == 6


@pytest.mark.parametrize(("players", "seats"), [("dice,dice", 3), ("dice,dice,dice", 4)])
def test_equal_players_win_equally_often_where_sides_do_not_come_out_even(players: str, seats: int) -> None:
    table = contest(players, seats, 12)
    rows = arena.report(KORSAIR, table, arena.hold(table, 1, None, ignore))["players"]
    assert [row["win_share"] for row in rows] == pytest.approx([1 / len(rows)] * len(rows), abs=0.06)


def test_more_entrants_than_sides_meet_each_other() -> None:
    bouts = list(contest("dice,mousse,matelot", 2, 1).bouts())
    assert Counter(frozenset(bout.lineup) for bout in bouts) == {
        frozenset({0, 1}): 2,
        frozenset({0, 2}): 2,
        frozenset({1, 2}): 2,
    }


def test_a_deal_is_the_same_in_all_its_seatings() -> None:
    held = arena.hold(contest("dice,dice", 2, 3), 1, None, ignore)
    by_deal: dict[int, set[tuple[int, ...]]] = {}
    for outcome in held:
        by_deal.setdefault(outcome.bout.deal, set()).add(outcome.scores)
    assert all(len(scores) == 1 for scores in by_deal.values())


def test_one_worker_and_two_come_to_the_same() -> None:
    here = arena.hold(contest("matelot,mousse"), 1, None, ignore)
    elsewhere = arena.hold(contest("matelot,mousse"), 2, None, ignore)
    assert set(here) == set(elsewhere)


def test_shares_leads_and_ratings_of_known_outcomes() -> None:
    table = contest("dice,mousse", 2, 2)
    outcomes = [
        Outcome(Bout(0, (0, 1)), (10, 4)),
        Outcome(Bout(0, (1, 0)), (5, 5)),
        Outcome(Bout(1, (0, 1)), (3, 1)),
        Outcome(Bout(1, (1, 0)), (2, 9)),
    ]
    first, second = arena.report(KORSAIR, table, outcomes)["players"]
    assert first["win_share"] == pytest.approx((0.75 + 1.0) / 2)
    assert second["win_share"] == pytest.approx(1 - first["win_share"])
    assert first["win_share_error"] == pytest.approx(12.706 * 0.125, abs=1e-3)  # two deals: one degree of freedom
    assert first["lead"] == pytest.approx((6 + 0 + 2 + 7) / 4)
    assert first["elo"] > 0 > second["elo"]


def test_players_who_win_every_deal_may_lose_the_next() -> None:
    table = contest("dice,mousse", 2, 6)
    outcomes = [Outcome(Bout(deal, lineup), (9, 4)) for deal in range(6) for lineup in ((0, 1), (0, 1))]
    first, second = arena.report(KORSAIR, table, outcomes)["players"]
    assert (first["win_share"], first["win_share_error"]) == (1.0, 0.5)
    assert (second["win_share"], second["win_share_error"]) == (0.0, 0.5)
    assert (first["lead"], first["lead_error"]) == (5, 0)


def test_ratings_give_back_the_odds_they_were_made_from() -> None:
    outcomes = [Outcome(Bout(deal, (0, 1)), (1, 0) if deal % 4 else (0, 1)) for deal in range(4000)]
    strong, weak = arena.elo_ratings(2, outcomes)
    assert 1 / (1 + math.pow(10, (weak - strong) / 400)) == pytest.approx(0.75, abs=0.01)


def test_an_arena_that_was_left_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    table = contest("matelot,mousse", 2, 5)

    class Enough(Exception):
        """Somebody pressed Ctrl-C."""

    def stop(games: int) -> None:
        if games == 4:
            raise Enough

    with pytest.raises(Enough):
        arena.hold(table, 1, log, stop)
    log.write_text(log.read_text() + "[3, [0,")  # cut short by a crash
    played: list[int] = []
    outcomes = arena.hold(table, 1, log, played.append)
    assert played[0] == 4
    assert set(outcomes) == set(arena.hold(table, 1, None, ignore))
    assert set(arena.read_log(table, log)) == set(outcomes)


def test_a_game_counts_once_though_two_terminals_played_it(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    table = contest("matelot,mousse", 2, 2)
    outcomes = arena.hold(table, 1, log, ignore)
    for outcome in outcomes:
        arena.append_log(table, log, outcome)
    assert arena.read_log(table, log) == outcomes


def test_a_log_of_another_contest_is_refused(tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    arena.hold(contest("matelot,mousse", 2, 1), 1, log, ignore)
    with pytest.raises(Mistake, match="arena-other-contest"):
        arena.hold(contest("matelot,dice", 2, 1), 1, log, ignore)
    for text in (b"not a log\n", b"\xff\n", b""):
        log.write_bytes(text)
        with pytest.raises(Mistake, match="arena-not-a-log"):
            arena.hold(contest("matelot,mousse", 2, 1), 1, log, ignore)


def test_an_entrant_may_have_its_own_time() -> None:
    assert Entrant("amiral@250").milliseconds == 250
    assert Entrant("amiral").milliseconds == 2000
    with pytest.raises(Mistake, match="arena-bad-time"):
        _ = Entrant("amiral@fast").milliseconds
