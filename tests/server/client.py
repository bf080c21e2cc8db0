"""A client for the tests: one guest, any number of sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.parts import Node

PATIENCE = 30.0


class Guest:
    """Somebody with a cookie, who talks to any node."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.id = ""
        self.cookie = ""

    async def enroll(self, node: Node) -> Guest:
        answer = await self.ask(node, "POST", "/api/guest", {"name": self.name}, whole=True)
        self.id = answer.json()["id"]
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return self

    async def ask(self, node: Node, method: str, path: str, body: Any = None, *, whole: bool = False) -> Any:
        """The answer as data; with `whole` the response itself, whatever its status."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with httpx.AsyncClient(base_url=node.url, headers=headers, timeout=PATIENCE) as http:
            answer = await http.request(method, path, json=body)
        if whole:
            return answer
        assert answer.is_success, answer.text
        return answer.json() if "json" in answer.headers.get("content-type", "") else answer.text

    async def open_table(self, node: Node, game: str = "korsair", seats: int = 2, **more: Any) -> dict[str, Any]:
        """I sit at seat 0; the other seats are open unless told otherwise."""
        wishes = more.pop("wishes", [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))])
        body = {"game": game, "contribution": f"of {self.name}", "seats": wishes, **more}
        opened: dict[str, Any] = await self.ask(node, "POST", "/api/tables", body)
        return opened

    async def sit(self, node: Node, table: str, **more: Any) -> dict[str, Any]:
        body = {"contribution": f"of {self.name}", **more}
        info: dict[str, Any] = await self.ask(node, "POST", f"/api/tables/{table}/sit", body)
        return info

    @contextlib.asynccontextmanager
    async def at(self, node: Node, table: str, query: str = "") -> AsyncIterator[Socket]:
        address = f"{node.socket_url}/ws/tables/{table}{'?' + query if query else ''}"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as connection:
            socket = Socket(connection)
            socket.take_in(await socket.next("welcome"))
            yield socket


class Socket:
    """A connection to a table, and what it knows of it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.welcome: dict[str, Any] = {}
        self.number = 0
        self.state: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []  # all news, missed ones first
        self.sent = 0
        self.online: list[bool] = []

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.welcome = message
            self.heard += message.get("missed", [])
        else:
            self.heard.append(message)
        self.number = message["number"]
        self.state = message["state"]

    async def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        if message["type"] == "news":
            self.take_in(message)
        elif message["type"] == "presence":
            self.online = message["online"]
        return message

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; others are taken in and passed over."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message with an id, and wait for the answer to it."""
        self.sent += 1
        id = more.pop("id", f"{kind}-{self.sent}-{random.getrandbits(40)}")
        if kind in ("decide", "undo", "resign", "return", "relieve"):
            more.setdefault("at", self.number)
        await self.send(type=kind, id=id, **more)
        return await self.answer(id)

    async def answer(self, id: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message.get("id") == id:
                return message

    async def until(self, number: int) -> None:
        while self.number < number:
            await self.receive()

    async def until_online(self, online: list[bool]) -> None:
        """Wait until the seats are said to be here, or not."""
        while self.online != online:
            await self.receive()

    @property
    def moves(self) -> list[str]:
        moves: list[str] = self.state["view"]["decisions"] if "view" in self.state else []
        return moves

    @property
    def phase(self) -> str:
        return str(self.state["phase"])


async def play_out(sockets: list[Socket], choose: random.Random, most: int = 100_000) -> int:
    """Everybody decides at random in turn, until the game is over or so many decisions were made; how many."""
    made = 0
    while sockets[0].phase == "playing" and made < most:
        turn = sockets[0].state["turn"]
        mine = next(socket for socket in sockets if socket.welcome["beholder"] == turn)
        await mine.until(sockets[0].number)
        answer = await mine.say("decide", move=choose.choice(mine.moves))
        assert answer["type"] == "news", answer
        made += 1
        for socket in sockets:
            await socket.until(mine.number)
    return made
