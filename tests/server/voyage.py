"""Players who go on playing whatever happens to their server, and keep count of every promise it made.

A promise is a decision that was acknowledged: its news, with its own id, reached whoever sent it. In the end the log of
each table must hold every promised decision once, with the number that was told, and no decision twice.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.server.parts import WIDE_LIMITS, free_port, wait_for_port

GONE = (OSError, WebSocketException, asyncio.TimeoutError, httpx.HTTPError)
QUIET = 4.0  # seconds without a message after which a client connects anew


class Launcher:
    """A server that can be killed and started again at once, at the same port."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        limits = {**WIDE_LIMITS, "sleep_after": 60.0}
        self.settings = {"port": self.port, "database": database, "limits": limits}
        command = [sys.executable, "-m", "tests.server.launcher"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.pid = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, crash: tuple[str, int] | None = None) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps({"settings": self.settings, "crash": crash}) + "\n")
        self.process.stdin.flush()
        self.pid = int(self.process.stdout.readline())
        wait_for_port(self.port)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.wait_for_death()

    def stop(self) -> None:
        """As a service is stopped."""
        os.kill(self.pid, signal.SIGTERM)
        self.wait_for_death()

    def wait_for_death(self, seconds: float = 60.0) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                os.kill(self.pid, 0)
            except ProcessLookupError:
                return
            time.sleep(0.005)
        raise TimeoutError("the server would not die")

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


@dataclass
class Log:
    """What was promised at one table."""

    table: str
    promised: dict[tuple[int, str], int] = field(default_factory=dict)
    over: bool = False
    sent: int = 0
    answered_again: int = 0
    stale: int = 0
    unavailable: int = 0


class Voyager:
    """One seat. It never gives up: what was not acknowledged is sent again under the same id."""

    def __init__(self, urls: list[str], cookie: str, log: Log, seat: int, rng: random.Random, mischief: float) -> None:
        self.urls = urls  # of nodes, any of which will do
        self.cookie = cookie
        self.log = log
        self.seat = seat
        self.rng = rng
        self.mischief = mischief  # how often messages are doubled, mixed up, delayed, or the connection cut
        self.number = 0
        self.pending: dict[str, Any] | None = None
        self.over = False

    async def run(self) -> None:
        while not self.over:
            try:
                await self.voyage()
            except GONE:
                await asyncio.sleep(0.02)

    async def voyage(self) -> None:
        """One connection, for as long as it lasts."""
        url = self.rng.choice(self.urls).replace("http", "ws")
        address = f"{url}/ws/tables/{self.log.table}?seat={self.seat}&since={self.number}"
        headers = {"Cookie": self.cookie}
        async with connect(
            address, additional_headers=headers, compression=None, open_timeout=5, close_timeout=0.2
        ) as ws:
            if self.pending is not None:
                await ws.send(json.dumps(self.pending))
            while not self.over:
                message = json.loads(await asyncio.wait_for(ws.recv(), QUIET))
                await self.take_in(ws, message)

    async def take_in(self, ws: Any, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            for news in message.get("missed", []):
                self.hear(news)
        elif kind == "news":
            self.hear(message)
        elif kind == "done":
            self.log.answered_again += 1
            self.keep(message["id"], message["number"])
        elif kind == "refused":
            self.log.stale += message["code"] == "stale"
            self.log.unavailable += message["code"] == "unavailable"
            assert message["code"] in ("stale", "unavailable"), message
            if message.get("id") == (self.pending or {}).get("id") and message["code"] == "stale":
                self.pending = None
        state = message.get("state")
        if state is not None:
            self.over = self.log.over = state["phase"] == "over"
            if state.get("turn") == self.seat and message["number"] >= self.number:
                await self.decide(ws, message["number"], state["view"]["decisions"])

    def hear(self, news: dict[str, Any]) -> None:
        assert news["number"] == self.number + 1, "a step was missed or told twice"
        self.number = news["number"]
        if news.get("id"):
            self.keep(news["id"], news["number"])

    def keep(self, id: str, number: int) -> None:
        known = self.log.promised.setdefault((self.seat, id), number)
        assert known == number, "one decision, two numbers"
        if self.pending is not None and self.pending["id"] == id:
            self.pending = None

    async def decide(self, ws: Any, number: int, moves: list[str]) -> None:
        if self.pending is None or self.pending["at"] != number:
            self.log.sent += 1
            id = f"{self.seat}.{self.log.sent}"
            self.pending = {"type": "decide", "id": id, "at": number, "move": self.rng.choice(moves)}
        data = json.dumps(self.pending)
        trick = self.rng.random() / self.mischief if self.mischief else 1.0
        if trick < 0.25:
            await asyncio.sleep(self.rng.uniform(0.0, 0.05))  # delayed
        elif trick < 0.5:
            await ws.send(data)  # doubled
        elif trick < 0.75:  # an older one overtaken by this one
            old = {**self.pending, "id": f"late.{self.log.sent}", "at": max(0, number - 1)}
            await ws.send(json.dumps(old))
        elif trick < 1.0:
            await ws.send(data)
            ws.transport.abort()  # cut before the answer
            return
        await ws.send(data)


async def enroll(url: str) -> str:
    """The cookie of a new guest."""
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        answer = await http.post("/api/guest", json={"name": "Voyager"})
    return str(answer.headers["set-cookie"].partition(";")[0])


async def open_logs(url: str, cookie: str, tables: int) -> list[Log]:
    """Tables of two seats that one guest holds both."""
    seats = [{"kind": "me", "name": name} for name in ("Anne", "Bart")]
    body = {"game": "korsair", "contribution": "x", "seats": seats, "shared": True}
    async with httpx.AsyncClient(base_url=url, timeout=30, headers={"Cookie": cookie}) as http:
        opened = [(await http.post("/api/tables", json=body)).json() for _ in range(tables)]
    return [Log(each["table"]["id"]) for each in opened]


def set_sail(
    urls: list[str], cookie: str, logs: list[Log], mischief: float = 0.0, seed: int = 1
) -> list[asyncio.Task[None]]:
    rng = random.Random(seed)
    crews = [Voyager(urls, cookie, log, seat, random.Random(rng.random()), mischief) for log in logs for seat in (0, 1)]
    return [asyncio.create_task(crew.run()) for crew in crews]


async def furl(tasks: list[asyncio.Task[None]]) -> None:
    """Stop; what went wrong for a voyager is raised."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()  # more than once if need be: asyncio.wait_for may swallow it
        await asyncio.wait(running, timeout=0.5)
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result


@dataclass(frozen=True)
class Verdict:
    """Over all tables."""

    promised: int
    lost: int
    doubled: int
    steps: int
    answered_again: int
    stale: int
    unavailable: int


async def judge(url: str, cookie: str, logs: list[Log]) -> Verdict:
    """Compare the promises with what each seat is told of the whole log now."""
    lost = doubled = steps = 0
    for log in logs:
        found: dict[tuple[int, str], int] = {}
        times: Counter[tuple[int, str]] = Counter()
        for seat in (0, 1):
            address = f"{url.replace('http', 'ws')}/ws/tables/{log.table}?seat={seat}"
            async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as ws:
                welcome = json.loads(await asyncio.wait_for(ws.recv(), 30))
            assert [news["number"] for news in welcome["missed"]] == list(range(1, welcome["number"] + 1))
            for news in welcome["missed"]:
                if news.get("id"):
                    found[seat, news["id"]] = news["number"]
                    times[seat, news["id"]] += 1
        steps += welcome["number"]
        lost += sum(found.get(key) != number for key, number in log.promised.items())
        doubled += sum(count - 1 for count in times.values())
    return Verdict(
        sum(len(log.promised) for log in logs),
        lost,
        doubled,
        steps,
        sum(log.answered_again for log in logs),
        sum(log.stale for log in logs),
        sum(log.unavailable for log in logs),
    )


async def some_promises(logs: list[Log], count: int, seconds: float = 60.0) -> None:
    """Wait until so many more were made, or all games are over."""
    wanted = count + sum(len(log.promised) for log in logs)
    end = time.monotonic() + seconds
    while sum(len(log.promised) for log in logs) < wanted and not all(log.over for log in logs):
        if time.monotonic() > end:
            raise TimeoutError("the games do not go on")
        await asyncio.sleep(0.002)


async def kill_and_restart(
    launcher: Launcher, cycles: int, tables: int, seed: int = 1, progress: Callable[[int], None] = lambda _: None
) -> Verdict:
    """Play under load; kill the server at any moment, start it again, over and over; then judge."""
    rng = random.Random(seed)
    launcher.start()
    cookie = await enroll(launcher.url)
    logs = await open_logs(launcher.url, cookie, tables)
    tasks = set_sail([launcher.url], cookie, logs)
    for cycle in range(1, cycles + 1):
        await some_promises(logs, rng.randint(1, 12))
        await asyncio.sleep(rng.uniform(0.0, 0.02))
        launcher.kill()
        await asyncio.to_thread(launcher.start)
        if sum(not task.done() for task in tasks) < tables:  # half of the games are over: on to new ones
            fresh = await open_logs(launcher.url, cookie, tables)
            logs += fresh
            tasks += set_sail([launcher.url], cookie, fresh, seed=rng.getrandbits(30))
        progress(cycle)
    await asyncio.sleep(0.3)
    await furl(tasks)
    return await judge(launcher.url, cookie, logs)
