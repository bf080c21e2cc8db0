"""Scripted players on raw WebSockets, cheap enough not to be what is measured: the load of `bench/server.py`."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = b"\x00\x00\x00\x00"  # allowed, and spares the work


class Wire(asyncio.Protocol):
    """A WebSocket client that knows just enough: whole text frames, pings and pongs."""

    def __init__(self, url: str, headers: dict[str, str], on_text: Callable[[Wire, bytes], None]) -> None:
        self.url = urlsplit(url)
        self.headers = headers
        self.on_text = on_text
        self.buffer = bytearray()
        self.open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        path = self.url.path + (f"?{self.url.query}" if self.url.query else "")
        lines = [f"GET {path} HTTP/1.1", f"Host: {self.url.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {value}" for name, value in self.headers.items()]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, mark, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not mark:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self.open = True
            self.buffer = bytearray(rest)
            if not self.opened.done():  # whoever waited may have been told to stop
                self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            size, start = buffer[place + 1] & 127, place + 2
            if size == 126:
                size, start = int.from_bytes(buffer[place + 2 : place + 4], "big"), place + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[place + 2 : place + 10], "big"), place + 10
            if len(buffer) < start + size:
                break
            kind, data = buffer[place] & 15, bytes(buffer[start : start + size])
            place = start + size
            if kind == TEXT:
                self.received += len(data)
                self.on_text(self, data)
            elif kind == PING:
                self.send(data, PONG)
        del buffer[:place]

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = len(data)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self.transport.write(head + MASK + data)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))


async def connect(url: str, headers: dict[str, str], on_text: Callable[[Wire, bytes], None]) -> Wire:
    parts = urlsplit(url)
    loop = asyncio.get_running_loop()
    assert parts.hostname is not None
    assert parts.port is not None
    _, wire = await loop.create_connection(lambda: Wire(url, headers, on_text), parts.hostname, parts.port)
    await wire.opened
    return wire


@dataclass
class Tally:
    """What the players of one run have measured."""

    moves: int = 0
    bytes: int = 0
    messages: int = 0
    games: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)  # seconds from a move sent to seen by all
    counting: bool = False


class Round(ABC):
    """One table, and another when its game is over: who is to move, and when the last move was sent.

    Subclasses know how a server speaks.
    """

    def __init__(self, seats: int, tally: Tally, rng: random.Random, pause: float) -> None:
        self.seats = seats
        self.tally = tally
        self.rng = rng
        self.pause = pause  # seconds a player thinks; 0 for as fast as can be
        self.sent_at = 0.0
        self.seen: dict[int, int] = {}  # how many have seen each step
        self.running = True
        self.wires: list[Wire] = []
        self.opening: asyncio.Task[None] | None = None  # of the next game

    @abstractmethod
    async def begin(self) -> None:
        """Open a table, sit down, and make the first move."""

    def begin_again(self) -> None:
        """The game is over: the next one, at a new table."""
        if self.running:
            self.tally.games += 1
            self.opening = asyncio.get_running_loop().create_task(self._begin_again())

    async def _begin_again(self) -> None:
        self._close()
        await self.begin()

    async def end(self) -> None:
        self.running = False
        if self.opening is not None:
            self.opening.cancel()
            await asyncio.wait([self.opening])
        self._close()

    def _close(self) -> None:
        for wire in self.wires:
            wire.transport.close()
        self.wires = []
        self.seen.clear()

    def move_sent(self) -> None:
        self.sent_at = time.perf_counter()

    def step_seen(self, number: int) -> None:
        """Somebody at the table has heard of a step."""
        count = self.seen.get(number, 0) + 1
        self.seen[number] = count
        if count == self.seats:
            del self.seen[number]
            if self.tally.counting and self.sent_at:
                self.tally.moves += 1
                self.tally.delays.append(time.perf_counter() - self.sent_at)

    def soon(self, act: Callable[[], None]) -> None:
        if not self.running:
            return
        if self.pause:
            asyncio.get_running_loop().call_later(self.pause * self.rng.uniform(0.5, 1.5), act)
        else:
            act()
