"""Nothing is shown before it is durable: a table whose database has not answered yet stands where it stood."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.server.room import Deed, Room, Stale, Unavailable
from flibuste.server.store.database import StoreError
from flibuste.table.acts import Decided, Relieved, Resigned, Returned, Sat
from flibuste.table.clock import Clock
from flibuste.table.table import Charter, Table
from tests.server.hollow import HollowLine, hollow_client, hollow_hall, seated

KORSAIR, _ = find_game("korsair")


class SlowPaper:
    """A writer that answers when told to."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[bool]] = []

    def write(self, _: object) -> asyncio.Future[bool]:
        self.asked.append(asyncio.get_running_loop().create_future())
        return self.asked[-1]


class Log:
    """A database that knows one table's log, or cannot be reached."""

    def __init__(self) -> None:
        self.rest: list[bytes] | None = []

    async def rows(self, *_: object) -> list[tuple[bytes]]:
        if self.rest is None:
            raise StoreError("away")
        return [(body,) for body in self.rest]


def room_and_parts() -> tuple[Room, SlowPaper, Log]:
    paper, log = SlowPaper(), Log()
    hall = hollow_hall(writer=paper, database=log)
    return Room(hall, Deed("a table", "host", True, 0), seated(KORSAIR, KORSAIR.setup(None, 2), 1), ""), paper, log


async def welcomed(room: Room, beholder: int) -> tuple[HollowLine, dict[str, Any]]:
    client, line = hollow_client(room, f"holder {beholder}", beholder)
    await client.welcome(0)
    return line, json.loads(line.said[0])


async def begun(room: Room, paper: SlowPaper, act: Any) -> asyncio.Task[int]:
    """A step that is being written."""
    task = asyncio.create_task(room.perform(act))
    while not paper.asked:
        await asyncio.sleep(0)
    return task


def news_of(line: HollowLine) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, line.said) if message["type"] == "news"]


def test_whoever_comes_while_a_step_is_written_sees_it_once_it_is_durable() -> None:
    async def run() -> None:
        room, paper, _ = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        step = await begun(room, paper, Decided(0, turn, "draw", "x"))
        line, welcome = await welcomed(room, turn)  # does not wait for the disk either
        assert (welcome["number"], welcome["state"]["turn"]) == (2, turn)
        assert room.table.answered(turn, "x") is None
        assert news_of(line) == []
        paper.asked[0].set_result(True)
        assert await step == 3
        assert [news["number"] for news in news_of(line)] == [3]

    asyncio.run(run())


def test_a_game_is_not_over_before_its_end_is_durable() -> None:
    async def run() -> None:
        room, paper, _ = room_and_parts()
        step = await begun(room, paper, Resigned(0, 1, "matelot"))
        assert room.table.phase == "playing"
        assert room.info().phase == "playing"
        assert not room.table.seats[1].resigned
        paper.asked[0].set_result(True)
        await step
        assert room.info().phase == "over"

    asyncio.run(run())


def test_a_step_that_could_not_be_written_never_was() -> None:
    async def run() -> None:
        room, paper, _ = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        line, welcome = await welcomed(room, turn)
        step = await begun(room, paper, Decided(0, turn, "draw", "x"))
        paper.asked[0].set_exception(StoreError("disk full"))
        with pytest.raises(Unavailable):
            await step
        assert news_of(line) == []
        assert room.table.length == 2
        _, again = await welcomed(room, turn)
        assert (again["number"], again["state"]) == (welcome["number"], welcome["state"])

    asyncio.run(run())


def test_a_step_written_by_a_database_that_failed_to_say_so_is_done() -> None:
    async def run() -> None:
        room, paper, log = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        line, _ = await welcomed(room, turn)
        step = await begun(room, paper, Decided(0, turn, "draw", "x"))
        log.rest = [b'["decided",{"at":0,"seat":%d,"move":"draw","id":"x"}]' % turn]
        paper.asked[0].set_exception(StoreError("gone"))
        assert await step == 3
        assert [news["id"] for news in news_of(line)] == ["x"]

    asyncio.run(run())


def test_a_lost_race_is_stale_and_shows_what_the_other_did() -> None:
    async def run() -> None:
        room, paper, log = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        line, _ = await welcomed(room, turn)
        step = await begun(room, paper, Decided(0, turn, "draw", "mine"))
        log.rest = [b'["decided",{"at":0,"seat":%d,"move":"draw","id":"theirs"}]' % turn]
        paper.asked[0].set_result(False)
        with pytest.raises(Stale):
            await step
        assert [news["id"] for news in news_of(line)] == ["theirs"]

    asyncio.run(run())


def test_a_table_whose_log_cannot_be_read_takes_no_more_steps() -> None:
    """Two people act at once while the database goes away: the second must not write on top of what was not written."""

    async def run() -> None:
        room, paper, log = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        line, _ = await welcomed(room, turn)
        first = await begun(room, paper, Decided(0, turn, "draw", "x"))
        second = asyncio.create_task(room.perform(Resigned(0, 1 - turn, "matelot")))
        await asyncio.sleep(0)
        log.rest = None
        paper.asked[0].set_exception(StoreError("gone"))
        for step in (first, second):
            with pytest.raises(Unavailable):
                await step
        assert len(paper.asked) == 1
        await asyncio.sleep(0)
        assert line.codes == [1013]
        late, late_line = hollow_client(room, "holder 0", 0)
        await late.welcome(0)
        await late.end()
        assert (late_line.said, late_line.codes) == ([], [1013])

    asyncio.run(run())


def relieved_room(clock: Clock) -> Room:
    """Bots play for everybody; the last decision that somebody was late for has been taken."""
    table = Table(Charter(KORSAIR, KORSAIR.setup(None, 2), clock), b"seed")
    for seat in range(2):
        table.apply(Sat(0, seat, f"holder {seat}", f"P{seat}", "x"))
    for seat in range(2):
        table.apply(Relieved(0, seat, "dice", "time"))
    return Room(hollow_hall(), Deed("a table", "host", True, 0), table, "")


def test_bots_take_the_decision_somebody_was_late_for_and_wait() -> None:
    async def run() -> None:
        room = relieved_room(Clock("move", 30))
        first = room.table.turn
        assert first is not None
        bots = [room.bot]
        room.table.apply(Decided(0, first, "draw"))
        bots.append(room.bot)
        await welcomed(room, 0)  # and may take the helm
        bots.append(room.bot)
        room.table.apply(Returned(0, first))
        bots.append(room.bot)
        assert bots == [first, None, None, 1 - first]

    asyncio.run(run())


def test_whoever_has_no_time_left_for_the_game_sees_how_it_ends() -> None:
    async def run() -> None:
        room = relieved_room(Clock("game", 60))
        assert room.table.turn is not None
        room.table.apply(Decided(0, room.table.turn, "draw"))
        assert room.bot is None
        driven: list[int | None] = []
        room.drive = lambda: driven.append(room.bot)  # type: ignore[method-assign]
        await welcomed(room, 0)
        assert driven == [room.table.turn]

    asyncio.run(run())


def test_nobody_thinks_for_a_table_that_was_left() -> None:
    async def run() -> None:
        room, paper, log = room_and_parts()
        turn = room.table.turn
        assert turn is not None
        room.table.apply(Relieved(0, turn, "dice", "time"))
        asked = 0

        async def choose(*_: object) -> int:
            nonlocal asked
            asked += 1
            return KORSAIR.read("draw")

        room.hall.thinkers = SimpleNamespace(choose=choose)  # type: ignore[assignment]
        room.hall.spawn = asyncio.create_task  # type: ignore[assignment, method-assign]
        log.rest = None
        room.drive()
        thinking = room.thinking
        assert thinking is not None
        while not paper.asked:
            await asyncio.sleep(0)
        paper.asked[0].set_exception(StoreError("gone"))
        await asyncio.wait_for(thinking, 30)
        assert (asked, room.thinking) == (1, None)

    asyncio.run(run())
