"""What goes wrong, and must not matter: killed servers, broken messages, restarted databases, full disks."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Guest
from tests.server.launcher import POINTS
from tests.server.parts import Node, PostgresServer, RedisServer
from tests.server.voyage import Launcher, enroll, furl, judge, kill_and_restart, open_logs, set_sail, some_promises

CYCLES = 30  # `bench/kill.py` does a thousand


@pytest.fixture
def launcher(tmp_path: Path) -> Iterator[Launcher]:
    found = Launcher(str(tmp_path / "flibuste.sqlite"))
    yield found
    with contextlib.suppress(ProcessLookupError):
        found.kill()
    found.close()


def test_nothing_is_lost_or_doubled_when_the_server_is_killed(launcher: Launcher) -> None:
    verdict = asyncio.run(kill_and_restart(launcher, CYCLES, tables=6))
    print(verdict)
    assert (verdict.lost, verdict.doubled) == (0, 0)
    assert verdict.promised > 100


@pytest.mark.parametrize("point", POINTS)
def test_a_server_killed_between_two_steps_of_a_move(launcher: Launcher, point: str) -> None:
    async def run() -> None:
        launcher.start()
        cookie = await enroll(launcher.url)
        logs = await open_logs(launcher.url, cookie, 2)
        tasks = set_sail([launcher.url], cookie, logs)
        await some_promises(logs, 3)
        launcher.kill()
        for count in (1, 2, 7):
            launcher.start((point, count))
            await asyncio.to_thread(launcher.wait_for_death)
        launcher.start()
        await some_promises(logs, 5)
        await furl(tasks)
        verdict = await judge(launcher.url, cookie, logs)
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert verdict.promised > 10

    asyncio.run(run())


def test_a_server_that_is_stopped_loses_nothing(launcher: Launcher) -> None:
    async def run() -> None:
        launcher.start()
        cookie = await enroll(launcher.url)
        logs = await open_logs(launcher.url, cookie, 4)
        tasks = set_sail([launcher.url], cookie, logs)
        for _ in range(3):
            await some_promises(logs, 10)
            await asyncio.to_thread(launcher.stop)
            await asyncio.to_thread(launcher.start)
        await some_promises(logs, 10)
        await furl(tasks)
        verdict = await judge(launcher.url, cookie, logs)
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert verdict.promised >= 40

    asyncio.run(asyncio.wait_for(run(), 200))


def test_cut_doubled_late_and_mixed_up_messages(nodes: list[Node]) -> None:
    """On two nodes each client comes back to any of them."""

    async def run() -> None:
        urls = [node.url for node in nodes]
        cookie = await enroll(urls[0])
        logs = await open_logs(urls[0], cookie, 4)
        tasks = set_sail(urls, cookie, logs, mischief=0.6)
        await some_promises(logs, 150)
        await furl(tasks)
        verdict = await judge(urls[1], cookie, logs)
        assert (verdict.lost, verdict.doubled, verdict.unavailable) == (0, 0, 0)
        assert verdict.promised > 50
        assert verdict.answered_again > 0
        assert verdict.stale > 0

    asyncio.run(run())


def test_one_seat_played_at_two_nodes_at_once(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        wishes = [{"kind": "me"}, {"kind": "me", "name": "Bart"}]
        table = (await anne.open_table(nodes[0], wishes=wishes, shared=True))["table"]["id"]
        rng = random.Random(1)
        for _ in range(12):
            async with anne.at(nodes[0], table) as here:
                turn = here.state["turn"]
            async with anne.at(nodes[0], table, f"seat={turn}") as one, anne.at(nodes[1], table, f"seat={turn}") as two:
                moves = [rng.choice(one.moves), rng.choice(two.moves)]
                answers = await asyncio.gather(one.say("decide", move=moves[0]), two.say("decide", move=moves[1]))
                kinds = sorted(answer.get("code", answer["type"]) for answer in answers)
                assert kinds == ["news", "stale"]
                number = max(answer["number"] for answer in answers)
                await one.until(number)
                await two.until(number)
                assert one.state == two.state

    asyncio.run(run())


def test_the_database_is_restarted_under_load(parts: tuple[PostgresServer, RedisServer]) -> None:
    postgres, redis = PostgresServer(), parts[1]
    node = Node(postgres.url, redis.url).start()

    async def run() -> None:
        cookie = await enroll(node.url)
        logs = await open_logs(node.url, cookie, 4)
        tasks = set_sail([node.url], cookie, logs)
        for mode in ("fast", "immediate"):
            await some_promises(logs, 10)
            await asyncio.to_thread(postgres.stop, mode)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.start)
        await some_promises(logs, 10)
        await furl(tasks)
        verdict = await judge(node.url, cookie, logs)
        assert (verdict.lost, verdict.doubled) == (0, 0)
        assert verdict.promised >= 30

    try:
        asyncio.run(asyncio.wait_for(run(), 100))
        assert node.stop() == 0
    finally:
        node.kill()
        postgres.remove()


def test_a_node_that_dies_leaves_no_ghosts(parts: tuple[PostgresServer, RedisServer]) -> None:
    postgres, redis = parts
    database = postgres.new_database("ghosts")
    limits = {"heartbeat": 0.5}
    nodes = [Node(database, redis.url, limits).start(), Node(database, redis.url, limits).start()]

    async def run() -> None:
        anne, bart = await Guest("Anne").enroll(nodes[0]), await Guest("Bart").enroll(nodes[1])
        table = (await anne.open_table(nodes[0], public=True))["table"]["id"]
        await bart.sit(nodes[1], table)
        async with bart.at(nodes[1], table) as two:
            with contextlib.suppress(ConnectionClosed):
                async with anne.at(nodes[0], table):
                    await two.until_online([True, True])
                    nodes[0].kill()
            await two.until_online([False, True])

    try:
        asyncio.run(asyncio.wait_for(run(), 60))
    finally:
        for node in nodes:
            node.kill()


def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "flibuste.sqlite")

    async def fill(node: Node, table: str, anne: Guest) -> int:
        """Play until the server says that it cannot write; the number of the last step that was acknowledged."""
        async with anne.at(node, table, "seat=0&lang=en") as one, anne.at(node, table, "seat=1&lang=en") as two:
            while True:
                socket = one if one.state["turn"] == 0 else two
                answer = await socket.say("decide", move=socket.moves[0])
                if answer["type"] == "refused":
                    assert answer["code"] == "unavailable"
                    assert "try again" in answer["words"]
                    assert "sqlite" not in answer["words"].lower()
                    return socket.number
                assert socket.phase == "playing"
                await one.until(answer["number"])
                await two.until(answer["number"])

    async def run() -> None:
        node = Node(database, file_limit=220_000).start()
        anne = await Guest("Anne").enroll(node)
        wishes = [{"kind": "me"}, {"kind": "me", "name": "Bart"}]
        table = (await anne.open_table(node, wishes=wishes, shared=True))["table"]["id"]
        number = await fill(node, table, anne)
        assert (await anne.ask(node, "GET", "/health", whole=True)).status_code == 200
        assert node.stop() == 0
        node = Node(database).start()
        async with anne.at(node, table, "seat=0") as one, anne.at(node, table, "seat=1") as two:
            assert one.number == number
            socket = one if one.state["turn"] == 0 else two
            answer = await socket.say("decide", move=socket.moves[0])
            assert answer["number"] == number + 1
        node.stop()

    asyncio.run(run())


def test_tables_sleep_and_wake_up_where_they_were(tmp_path: Path) -> None:
    async def run() -> None:
        node = Node(str(tmp_path / "x.sqlite"), limits={"sleep_after": 0.2}).start()
        anne = await Guest("Anne").enroll(node)
        wishes = [{"kind": "me"}, {"kind": "bot", "level": "dice"}]
        table = (await anne.open_table(node, wishes=wishes))["table"]["id"]
        async with anne.at(node, table) as one:
            await one.say("decide", move=one.moves[0])
            while one.state["turn"] != 0:
                await one.next("news")
            before = one.state
        while "flibuste_tables_awake 0\n" not in await anne.ask(node, "GET", "/metrics"):
            await asyncio.sleep(0.1)
        async with anne.at(node, table) as one:
            assert one.state == before
        node.stop()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_clock_runs_out_while_the_table_sleeps(tmp_path: Path) -> None:
    """As in a game over days: nobody is connected, and the list in the database tells of it."""

    async def run() -> None:
        node = Node(str(tmp_path / "x.sqlite"), limits={"sleep_after": 0.1}).start()
        anne, bart = await Guest("Anne").enroll(node), await Guest("Bart").enroll(node)
        table = (await anne.open_table(node, public=True, clock={"kind": "move", "seconds": 2}))["table"]["id"]
        await bart.sit(node, table)
        relieved = False
        while not relieved:
            await asyncio.sleep(0.1)
            (info,) = (await anne.ask(node, "GET", "/api/tables/mine"))["tables"]
            relieved = info["seats"][0].get("relieved", False)
        assert node.stop() == 0

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_node_is_ready_when_its_parts_are(parts: tuple[PostgresServer, RedisServer]) -> None:
    postgres = PostgresServer()
    node = Node(postgres.url, parts[1].url).start()

    async def status(path: str) -> int:
        return int((await Guest("").ask(node, "GET", path, whole=True)).status_code)

    async def run() -> None:
        while await status("/ready") != 200:  # Redis is heard a moment later
            await asyncio.sleep(0.05)
        await asyncio.to_thread(postgres.stop)
        assert await status("/ready") == 503
        assert await status("/health") == 200
        await asyncio.to_thread(postgres.start)
        while await status("/ready") != 200:
            await asyncio.sleep(0.05)

    try:
        asyncio.run(asyncio.wait_for(run(), 90))
    finally:
        node.kill()
        postgres.remove()
