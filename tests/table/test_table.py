"""A table: seats, the log and what it is good for, clocks, leaving, rematch."""

from __future__ import annotations

from dataclasses import replace

import pytest

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.game import Game
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.kernel.tongue import LANGUAGES
from flibuste.players.dice import choose
from flibuste.table import record
from flibuste.table.acts import BY_TIME, Act, Decided, Hired, Left, Relieved, Resigned, Returned, Sat, TookBack
from flibuste.table.clock import Clock
from flibuste.table.table import GATHERING, OVER, PLAYING, Charter, Table, rematch, replay

KORSAIR, _ = find_game("korsair")
SEED = b"a seed for tests"
NAMES = ("Anne", "Bart", "Calico", "Davy", "Edward", "Flint", "Grace", "Henry")


def charter(seats: int = 2, game: Game = KORSAIR, **more: object) -> Charter:
    return replace(Charter(game, game.setup(None, seats)), **more)  # type: ignore[arg-type]


def sat(seat: int, at: int = 0, holder: str = "") -> Sat:
    return Sat(at, seat, holder or f"holder-{seat}", NAMES[seat], f"chance {seat}")


def do(table: Table, *acts: Act) -> None:
    for act in acts:
        table.check(act)
        table.apply(act)


def people(seats: int = 2, game: Game = KORSAIR, **more: object) -> Table:
    table = Table(charter(seats, game, **more), SEED)
    do(table, *(sat(seat) for seat in range(seats)))
    return table


def first_move(table: Table) -> str:
    assert table.match is not None
    assert table.turn is not None
    return table.match.game.say(int(table.match.sight(table.turn).actions()[0]))


def decided(table: Table, at: int = 0, id: str = "") -> Decided:
    assert table.turn is not None
    return Decided(at, table.turn, first_move(table), id)


def why_not(table: Table, act: Act) -> str:
    """The key of the sentence that refuses an act; then nothing has changed."""
    before = (table.length, list(table.seats), table.phase, table.turn)
    with pytest.raises(Mistake) as caught:
        table.check(act)
    for language in LANGUAGES:
        assert KORSAIR.tongue(language).say(caught.value.key, **caught.value.facts)
    assert before == (table.length, table.seats, table.phase, table.turn)
    return caught.value.key


def finish(table: Table) -> None:
    rng = FastRng(5)
    while table.turn is not None:
        assert table.match is not None
        sight = table.match.sight(table.turn)
        do(table, Decided(0, table.turn, table.match.game.say(choose(sight, rng))))


def test_the_deal_comes_when_the_last_seat_is_taken() -> None:
    table = Table(charter(), SEED)
    assert (table.phase, table.turn, table.sight(0)) == (GATHERING, None, None)
    do(table, sat(0))
    assert table.phase == GATHERING
    do(table, Hired(0, 1, "dice", "Margot"))
    assert (table.phase, table.length) == (PLAYING, 2)
    assert table.match is not None
    assert table.match.chance.contributions == ("chance 0", "bot")  # type: ignore[union-attr]
    assert record.write(table.match).count(f"commitment {table.commitment}") == 1


@pytest.mark.parametrize(
    ("act", "key"),
    [
        (sat(0), "table-seat-taken"),
        (replace(sat(1), seat=2), "table-no-seat"),
        (replace(sat(1), seat=-1), "table-no-seat"),
        (replace(sat(1), holder="holder-0"), "table-one-seat"),
        (replace(sat(1), name="Anne"), "table-same-name"),
        (replace(sat(1), name=""), "table-name"),
        (replace(sat(1), name=" x"), "table-name"),
        (replace(sat(1), name="a\nb"), "table-name"),
        (replace(sat(1), contribution=""), "table-contribution"),
        (replace(sat(1), contribution="x\ny"), "not-one-line"),
        (Left(0, 1), "table-seat-empty"),
        (Decided(0, 0, "draw"), "table-not-begun"),
        (TookBack(0, 0), "table-not-begun"),
        (Resigned(0, 0, "dice"), "table-not-begun"),
    ],
)
def test_what_cannot_happen_before_the_deal(act: Act, key: str) -> None:
    table = Table(charter(), SEED)
    do(table, sat(0))
    assert why_not(table, act) == key


def test_a_seat_left_before_the_deal_is_free_again() -> None:
    table = Table(charter(), SEED)
    do(table, sat(0), Left(0, 0), sat(0, holder="somebody else"))
    assert table.seats_of("somebody else") == [0]
    assert table.seats_of("holder-0") == []


def test_nobody_sits_down_or_leaves_once_the_game_runs() -> None:
    table = people()
    for act in (sat(0), Left(0, 0), Hired(0, 0, "dice", "Margot")):
        assert why_not(table, act) == "table-begun"


def test_a_kept_seat_is_for_one_person() -> None:
    table = Table(charter(reserved=("holder-0", "")), SEED)
    assert why_not(table, sat(0, holder="intruder")) == "table-seat-kept"
    do(table, sat(0))


def test_several_seats_for_one_person_where_the_device_is_passed_around() -> None:
    table = Table(charter(shared=True), SEED)
    do(table, sat(0, holder="family"), sat(1, holder="family"))
    assert table.seats_of("family") == [0, 1]


def test_a_rated_table_is_for_people_without_hints() -> None:
    with pytest.raises(Mistake, match="table-rated"):
        charter(rated=True)
    table = Table(charter(rated=True, hints=False), SEED)
    assert why_not(table, Hired(0, 0, "dice", "Margot")) == "table-rated-bots"


def test_an_illegal_decision_names_its_clause_and_changes_nothing() -> None:
    table = people()
    with pytest.raises(Refusal) as caught:
        table.check(Decided(0, 1, "draw"))
    assert caught.value.clause == 7
    assert table.length == 2


def test_an_id_is_remembered_by_seat() -> None:
    table = people()
    do(table, decided(table, id="one"))
    assert table.answered(0, "one") == 3
    assert table.answered(1, "one") is None
    assert table.answered(0, "two") is None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_log_makes_the_same_table_again(game: Game) -> None:
    table = Table(charter(game.usual_seats, game), SEED)
    do(table, sat(0), *(Hired(0, seat, "dice", f"Bot {seat}") for seat in range(1, game.usual_seats)))
    rng = FastRng(5)
    for number in range(60):
        assert table.match is not None
        if table.turn is None:
            break
        if number % 7 == 3 and table.may_take_back(0):
            do(table, TookBack(number, 0))
        assert table.turn is not None
        move = game.say(choose(table.match.sight(table.turn), rng))
        do(table, Decided(number, table.turn, move, str(number)))
    again = replay(table.charter, SEED, [step.act for step in table.steps])
    for seat in (*range(game.usual_seats), WATCHER):
        ours, theirs = table.sight(seat), again.sight(seat)
        assert ours is not None
        assert theirs is not None
        assert ours.facts() == theirs.facts()
        for step, twin in zip(table.steps, again.steps, strict=True):
            assert [(event.what, event.facts) for event in table.heard(seat, step)] == [
                (event.what, event.facts) for event in again.heard(seat, twin)
            ]
    assert again._answered == table._answered


def test_taking_back_adds_to_the_log() -> None:
    table = people()
    assert table.match is not None
    move = next(text for text in map(KORSAIR.say, table.match.sight(0).actions()) if text.startswith("G"))
    assert not table.may_take_back(0)
    do(table, Decided(0, 0, move))
    assert table.may_take_back(0)
    assert not table.may_take_back(1)
    assert not table.may_take_back(WATCHER)
    do(table, TookBack(0, 0))
    assert (table.length, table.turn, len(table.match.entries)) == (4, 0, 0)
    assert why_not(table, TookBack(0, 0)) == "undo-nothing"


def test_whoever_resigns_among_two_has_lost() -> None:
    table = people()
    do(table, Resigned(0, 0, "dice"))
    assert (table.phase, table.turn) == (OVER, None)
    assert table.ranks() == [2, 1]
    assert why_not(table, decided_late(table)) == "table-over"


def decided_late(table: Table) -> Decided:
    return Decided(0, 1, "draw")


def test_a_bot_goes_on_for_whoever_resigns_among_many() -> None:
    table = people(3)
    do(table, Resigned(0, 0, "dice"))
    assert table.phase == PLAYING
    assert table.seats[0].is_bot
    assert table.seats_of("holder-0") == [0]  # and may go on looking
    assert why_not(table, Returned(0, 0)) == "table-not-relieved"
    assert why_not(table, Resigned(0, 0, "dice")) == "table-no-person"
    finish(table)
    assert table.ranks()[0] == 3


def test_without_people_the_game_ends() -> None:
    table = Table(charter(3), SEED)
    do(table, sat(0), Hired(0, 1, "dice", "B1"), Hired(0, 2, "dice", "B2"))
    assert table.ends_without(0)
    do(table, Resigned(0, 0, "dice"))
    assert (table.phase, table.staying()) == (OVER, {1, 2})


def test_a_partner_who_plays_on_keeps_the_side_in_the_game() -> None:
    table = people(4, setup=KORSAIR.setup(None, 4, {"teams": "yes"}))
    assert not table.ends_without(0)
    do(table, Resigned(0, 0, "dice"))
    assert [table.ends_without(seat) for seat in (1, 2)] == [True, False]


def test_partners_win_and_lose_together() -> None:
    table = people(4, setup=KORSAIR.setup(None, 4, {"teams": "yes"}))
    finish(table)
    ranks = table.ranks()
    assert ranks[0] == ranks[1]
    assert ranks[2] == ranks[3]
    assert min(ranks) == 1
    assert max(ranks) <= 2


def test_a_relieved_seat_waits_for_its_holder() -> None:
    table = people()
    do(table, Relieved(0, 0, "dice", BY_TIME))
    assert why_not(table, Relieved(0, 0, "dice", BY_TIME)) == "table-already-relieved"
    do(table, Returned(0, 0))
    assert not table.seats[0].is_bot
    assert why_not(table, Returned(0, 0)) == "table-not-relieved"


def test_a_table_is_left_when_bots_play_for_all_its_people() -> None:
    table, left = people(), []
    for act in (Relieved(0, 0, "dice", BY_TIME), Relieved(0, 1, "dice", BY_TIME), Returned(0, 0)):
        do(table, act)
        left.append(table.is_left)
    assert left == [False, True, False]
    bots = Table(charter(), SEED)
    do(bots, Hired(0, 0, "dice", "Margot"), Hired(0, 1, "dice", "Yvon"))
    assert not bots.is_left


def test_no_clock_never_runs_out() -> None:
    table = people()
    do(table, decided(table, at=10**9))
    assert table.times.deadline() is None


def test_a_clock_a_move_begins_anew_with_every_decision() -> None:
    table = people(clock=Clock("move", 30))
    assert table.times.deadline() == 30_000
    do(table, decided(table, at=20_000))
    assert table.times.deadline() == 50_000
    do(table, decided(table, at=49_000))
    assert (table.turn, table.times.deadline()) == (0, 79_000)
    assert table.times.left_to(0, 50_000) == 29_000
    assert table.times.left_to(0, 999_000) == 0


def test_a_clock_a_game_counts_ones_own_time_and_gives_some_back() -> None:
    table = people(clock=Clock("game", 60, 5))
    do(table, decided(table, at=20_000))
    assert table.times.left_to(0, 99_000) == 45_000
    do(table, decided(table, at=30_000))
    assert table.times.deadline() == 75_000


def test_a_move_by_letter_may_take_days() -> None:
    table = people(clock=Clock("move", 3 * 24 * 3600))
    assert table.times.deadline() == 3 * 24 * 3600 * 1000


def test_bots_have_no_clock() -> None:
    table = people(clock=Clock("move", 30))
    do(table, Relieved(30_000, 0, "dice", BY_TIME))
    assert table.times.deadline() is None
    do(table, Returned(40_000, 0))
    assert table.times.deadline() == 70_000


@pytest.mark.parametrize(
    ("kind", "seconds", "increment"), [("move", 0, 0), ("game", 5, 0), ("none", 1, 0), ("x", 9, 0)]
)
def test_senseless_clocks_are_refused(kind: str, seconds: int, increment: int) -> None:
    with pytest.raises(Mistake, match="table-clock"):
        Clock(kind, seconds, increment)  # type: ignore[arg-type]


def test_a_rematch_keeps_the_seats() -> None:
    table = people()
    finish(table)
    again = Table(rematch(table), b"another seed")
    assert why_not(again, replace(sat(0), holder="holder-1")) == "table-seat-kept"
    assert [again.charter.awaits(seat) for seat in range(2)] == ["Anne", "Bart"]
    do(again, sat(1), sat(0))
    assert again.phase == PLAYING


def test_watchers_hear_only_what_lies_open() -> None:
    table = people()
    do(table, Decided(0, 0, "draw"))
    assert [event.what for event in table.heard(WATCHER, table.steps[-1])] == [1]  # drew, and not what
    assert [event.what for event in table.heard(0, table.steps[-1])] == [2]
