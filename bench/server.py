"""How much a server carries: tables of scripted players on loopback, all playing at once.

    .venv/bin/python bench/server.py                                  200 tables, 1 worker
    .venv/bin/python bench/server.py --workers 1,2
    .venv/bin/python bench/server.py --peer boardgame.io --rounds 3   next to boardgame.io, by turns, with the ratios
    .venv/bin/python bench/server.py --pace 500                       p99 at 500 moves a second
    .venv/bin/python bench/server.py --idle                           5,000 tables asleep, 1,000 sockets, 500 moves/s

Prints one table and writes JSON with --json FILE; with several rounds the medians count. Where there are two cores the
servers run on one and the players on the other; a second worker shares the players' core, so that on two cores its
figures say little. `--peer boardgame.io` installs that server from npm into build/peer, for the bench alone, and runs
the same scenario on it in turns with ours: its game sends views of the size of ours, does next to nothing for a move
and is as long as one of Korsair at random, after which its players too connect to a new one. Two workers need a Redis
server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.load import Round, Tally, Wire, connect
from bench.peer import Peer
from tests.server.parts import Node, RedisServer

SEATS = 2
WARM_UP = 1.5  # seconds
EASY_PACE = 500.0  # moves a second, beside idle tables
OPENERS = 20  # who open the idle tables, each one after the other


class View(msgspec.Struct):
    decisions: list[str]


class State(msgspec.Struct):
    phase: str
    turn: int | None = None
    view: View | None = None


class Told(msgspec.Struct):
    type: str
    number: int = 0
    state: State | None = None


read = msgspec.json.Decoder(Told).decode


class KorsairTable(Round):
    """Two people at a table of ours, playing Korsair at random, and again when it is over."""

    def __init__(self, http: httpx.AsyncClient, url: str, cookie: str, tally: Tally, rng: random.Random, pause: float):
        super().__init__(SEATS, tally, rng, pause)
        self.http = http
        self.url = url
        self.cookie = cookie
        self.first: list[Callable[[], None]] = []
        self.welcomed = 0

    async def begin(self) -> None:
        seats = [{"kind": "me", "name": name, "contribution": name} for name in ("Anne", "Bart")]
        body = {"game": "korsair", "contribution": "x", "seats": seats, "shared": True}
        opened = (await self.http.post("/api/tables", json=body)).json()
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{opened['table']['id']}"
        self.first.clear()
        self.welcomed = 0
        for seat in range(SEATS):
            self.wires.append(await connect(f"{address}?seat={seat}", {"Cookie": self.cookie}, self._ear(seat)))
        while self.welcomed < SEATS:  # whoever begins waits until all are there
            await asyncio.sleep(0.005)
        self.soon(self.first[0])

    def _ear(self, seat: int) -> Any:
        def hear(_: Wire, data: bytes) -> None:
            told = read(data)
            self.tally.messages += 1
            self.tally.bytes += len(data)
            if told.type == "refused":
                self.tally.refused += 1
            if told.state is None or told.state.view is None:
                return
            if told.type == "news":
                self.step_seen(told.number)
            elif told.type == "welcome":
                self.welcomed += 1
            if told.state.turn == seat:
                moves = told.state.view.decisions
                decide = partial(self.decide, seat, told.number, self.rng.choice(moves))
                if told.type == "welcome":
                    self.first.append(decide)
                else:
                    self.soon(decide)
            elif told.state.phase == "over" and seat == 0:
                self.begin_again()

        return hear

    def decide(self, seat: int, number: int, move: str) -> None:
        if self.running:
            self.move_sent()
            message = {"type": "decide", "id": f"{number}", "at": number, "move": move}
            self.wires[seat].send(msgspec.json.encode(message))


@dataclass
class Figures:
    """Of one run."""

    server: str
    tables: int
    moves_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_us_a_move: float
    bytes_a_message: float
    memory_mib: float
    refused: int


def cpu_of(pids: list[int]) -> float:
    """Seconds of processor time of these processes so far."""
    total = 0.0
    for pid in pids:
        parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        total += (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return total


def memory_of(pids: list[int]) -> float:
    """MiB they hold."""
    total = 0
    for pid in pids:
        for line in Path(f"/proc/{pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                total += int(line.split()[1])
    return total / 1024


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for child in children:
        found += family(int(child))
    return found


CORES = sorted(os.sched_getaffinity(0))  # asked before anybody is pinned to one of them


def pin(pid: int, places: set[int]) -> None:
    if len(CORES) > 1:
        os.sched_setaffinity(pid, {CORES[place] for place in places})


def client(url: str) -> httpx.AsyncClient:
    """Lets connections go before the server hangs up on idle ones: who writes at that very moment reads an error."""
    return httpx.AsyncClient(base_url=url, timeout=120, limits=httpx.Limits(max_connections=50, keepalive_expiry=2.0))


async def enroll(http: httpx.AsyncClient) -> str:
    """The cookie of a new guest."""
    answer = await http.post("/api/guest", json={"name": "Bench"})
    return str(answer.headers["set-cookie"].partition(";")[0])


async def run_ours(name: str, url: str, pid: int, asked: argparse.Namespace) -> Figures:
    tally = Tally()
    rng = random.Random(1)
    async with client(url) as http:
        cookie = await enroll(http)
        pause = asked.tables / asked.pace if asked.pace else 0.0
        tables = [KorsairTable(http, url, cookie, tally, rng, pause) for _ in range(asked.tables)]
        await asyncio.gather(*(table.begin() for table in tables))
        figures = await measure(name, tally, family(pid), asked)
        for each in tables:
            await each.end()
    return figures


async def measure(name: str, tally: Tally, pids: list[int], asked: argparse.Namespace) -> Figures:
    await asyncio.sleep(WARM_UP)
    tally.bytes = tally.messages = 0
    tally.counting = True
    began, cpu = time.perf_counter(), cpu_of(pids)
    await asyncio.sleep(asked.seconds)
    seconds, cpu = time.perf_counter() - began, cpu_of(pids) - cpu
    tally.counting = False
    delays = sorted(tally.delays) or [0.0]
    return Figures(
        name,
        asked.tables,
        tally.moves / seconds,
        1000 * median(delays),
        1000 * delays[int(0.99 * (len(delays) - 1))],
        1e6 * cpu / max(1, tally.moves),
        tally.bytes / max(1, tally.messages),
        memory_of(pids),
        tally.refused,
    )


LIMITS = {
    "connections": 100_000,
    "connections_an_address": 100_000,
    "connections_a_guest": 100_000,
    "tables_a_guest": 1_000_000,
    "backlog": 10_000,
}


def ours(workers: int, asked: argparse.Namespace) -> Figures:
    redis = RedisServer() if workers > 1 else None
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        pin(0, {0} if workers == 1 else {0, 1})  # the server and its threads begin where we are
        node = Node(f"{folder}/bench.sqlite", redis.url if redis else "", LIMITS, workers=workers).start()
        pin(0, {1})
        assert node.process is not None
        try:
            plural = "" if workers == 1 else "s"
            return asyncio.run(run_ours(f"flibuste, {workers} worker{plural}", node.url, node.process.pid, asked))
        finally:
            node.stop()
            if redis is not None:
                redis.remove()


def theirs(store: str, asked: argparse.Namespace) -> Figures:
    pin(0, {0})
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder, Peer(store, folder) as peer:
        pin(0, {1})
        return asyncio.run(run_theirs(peer, store, asked))


async def run_theirs(peer: Peer, store: str, asked: argparse.Namespace) -> Figures:
    tally = Tally()
    rng = random.Random(1)
    pause = asked.tables / asked.pace if asked.pace else 0.0
    tables = [peer.table(number, tally, rng, pause) for number in range(asked.tables)]
    await asyncio.gather(*(table.begin() for table in tables))
    figures = await measure(f"boardgame.io, {store}", tally, family(peer.process.pid), asked)
    for table in tables:
        await table.end()
    return figures


async def idle(node: Node, asked: argparse.Namespace) -> dict[str, Any]:
    """Tables that sleep in the database, then sockets at others that play at an easy pace, all in one process."""
    assert node.process is not None
    pid = node.process.pid
    found: dict[str, Any] = {"MiB at first": memory_of(family(pid))}
    async with client(node.url) as http:
        http.headers["Cookie"] = await enroll(http)
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bart"}]
        body = {"game": "korsair", "contribution": "x", "seats": seats, "shared": True}

        async def open_tables(count: int) -> None:
            for _ in range(count):
                (await http.post("/api/tables", json=body)).raise_for_status()

        await asyncio.gather(*(open_tables(asked.idle_tables // OPENERS) for _ in range(OPENERS)))
        end = time.monotonic() + 120
        while (awake := await metric(http, "tables_awake")) > 0 and time.monotonic() < end:
            await asyncio.sleep(1)
        found |= {"tables": asked.idle_tables, "of them awake": awake, "MiB with tables": memory_of(family(pid))}
        asked.tables, asked.pace = asked.sockets // SEATS, asked.pace or EASY_PACE
        figures = await run_ours("", node.url, pid, asked)
        found |= {"sockets": asked.sockets, "MiB with sockets": figures.memory_mib, "moves/s": figures.moves_per_s}
        found |= {"p50 ms": figures.p50_ms, "p99 ms": figures.p99_ms, "CPU µs/move": figures.cpu_us_a_move}
    return found


async def metric(http: httpx.AsyncClient, name: str) -> int:
    lines = (await http.get("/metrics")).text.splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(f"flibuste_{name} "))


def run_idle(asked: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        pin(0, {0})
        node = Node(f"{folder}/bench.sqlite", "", {**LIMITS, "sleep_after": 2.0}).start()
        pin(0, {1})
        try:
            return asyncio.run(idle(node, asked))
        finally:
            node.stop()


MEASURES = ("moves_per_s", "p50_ms", "p99_ms", "cpu_us_a_move", "bytes_a_message", "memory_mib")


def medians(figures: list[Figures]) -> list[Figures]:
    """One for each server, over all rounds."""
    found = []
    for name in dict.fromkeys(each.server for each in figures):
        runs = [each for each in figures if each.server == name]
        middle = {measure: median(getattr(each, measure) for each in runs) for measure in MEASURES}
        found.append(replace(runs[0], **middle, refused=sum(each.refused for each in runs)))
    return found


def ratios(figures: list[Figures]) -> dict[str, dict[str, float]]:
    """Our first server over each peer: of moves the more the better, of the others the less."""
    mine, *others = figures
    return {
        other.server: {
            measure: round(getattr(mine, measure) / getattr(other, measure), 2)
            for measure in ("moves_per_s", "p99_ms", "cpu_us_a_move", "bytes_a_message")
        }
        for other in others
        if other.server.startswith("boardgame.io")
    }


def show(figures: list[Figures]) -> None:
    print(f"{'':28}{'moves/s':>9}{'p50 ms':>9}{'p99 ms':>9}{'CPU µs/move':>13}{'bytes/msg':>11}{'MiB':>7}")
    for each in figures:
        print(
            f"{each.server:28}{each.moves_per_s:9.0f}{each.p50_ms:9.1f}{each.p99_ms:9.1f}{each.cpu_us_a_move:13.0f}"
            f"{each.bytes_a_message:11.0f}{each.memory_mib:7.0f}"
            + (f"  {each.refused} refused" if each.refused else "")
        )
    for name, ratio in ratios(figures).items():
        print(
            f"{'ours / ' + name:28}{ratio['moves_per_s']:9.2f}{ratio['p99_ms']:18.2f}"
            f"{ratio['cpu_us_a_move']:13.2f}{ratio['bytes_a_message']:11.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--rounds", type=int, default=1, help="of every server, in turns")
    parser.add_argument("--workers", default="1", help="such as 1,2")
    parser.add_argument("--pace", type=float, default=0.0, help="moves a second; as fast as can be without")
    parser.add_argument("--peer", choices=["boardgame.io"])
    parser.add_argument("--idle", action="store_true")
    parser.add_argument("--idle-tables", type=int, default=5_000, help="with --idle")
    parser.add_argument("--sockets", type=int, default=1_000, help="with --idle: so many, two at a table")
    parser.add_argument("--folder", help="where the databases are put; a disk that is really one")
    parser.add_argument("--json", metavar="FILE")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    pin(0, {1})
    if asked.idle:
        found = run_idle(asked)
        for name, value in found.items():
            print(f"{name:20}{value:>10.1f}")
        save(asked.json, found)
        return
    figures: list[Figures] = []
    for _ in range(asked.rounds):
        figures += [ours(int(workers), asked) for workers in asked.workers.split(",")]
        if asked.peer:
            figures += [theirs(store, asked) for store in ("memory", "file")]
    middle = medians(figures)
    show(middle)
    rounds = [vars(each) for each in figures]
    save(asked.json, {"medians": [vars(each) for each in middle], "ratios": ratios(middle), "rounds": rounds})


def save(file: str | None, found: dict[str, Any]) -> None:
    if file:
        Path(file).write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
