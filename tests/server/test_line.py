"""The socket of one client, frame by frame: the short way and the library's must understand the same."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import time
from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.server.room import Deed, Room
from flibuste.server.socket import SLOW_READER
from tests.server.client import Guest
from tests.server.hollow import hollow_client, hollow_hall, seated
from tests.server.parts import Node

TEXT, PART, CLOSE, PING, PONG = 0x81, 0x01, 0x88, 0x89, 0x8A
LAST_PART = 0x80
KORSAIR, _ = find_game("korsair")


def frame(first: int, data: bytes, masked: bool = True) -> bytes:
    mask = os.urandom(4) if masked else b""
    size = len(data)
    head = bytes((first, (0x80 if masked else 0) | (size if size < 126 else 126)))
    if size >= 126:
        head += size.to_bytes(2, "big")
    return head + mask + (bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)) if masked else data)


class Wire:
    """A client that builds its frames by hand."""

    def __init__(self, node: Node) -> None:
        guest = asyncio.run(Guest("Anne").enroll(node))
        table = asyncio.run(guest.open_table(node))["table"]["id"]
        self.sock = socket.create_connection(("127.0.0.1", node.port), 20)
        self.sock.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{node.port}\r\nCookie: {guest.cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        self.file = self.sock.makefile("rb")
        assert self.file.readline().split()[1] == b"101"
        while self.file.readline() != b"\r\n":
            pass

    def read(self) -> tuple[int, bytes]:
        first, size = self.file.read(2)
        if size == 126:
            size = int.from_bytes(self.file.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.file.read(8), "big")
        return first, self.file.read(size)

    def chats(self, count: int) -> list[str]:
        """The next texts that somebody says."""
        found: list[str] = []
        while len(found) < count:
            first, data = self.read()
            assert first == TEXT, data
            told = json.loads(data)
            if told["type"] == "heard":
                found.append(told["line"]["text"])
        return found

    def until(self, kind: int) -> bytes:
        while True:
            first, data = self.read()
            if first == kind:
                return data


def chat(text: str) -> bytes:
    return json.dumps({"type": "chat", "id": "c", "text": text}).encode()


@pytest.fixture
def wire(nodes: list[Node]) -> Any:
    made = Wire(nodes[0])
    yield made
    made.sock.close()


def test_whole_messages_short_and_long(wire: Wire) -> None:
    wire.sock.sendall(frame(TEXT, chat("court")))
    wire.sock.sendall(frame(TEXT, chat("long " * 30)))
    assert wire.chats(2) == ["court", "long " * 30]


def test_messages_in_one_packet_in_pieces_and_in_fragments(wire: Wire) -> None:
    wire.sock.sendall(frame(TEXT, chat("un")) + frame(TEXT, chat("deux")))
    assert wire.chats(2) == ["un", "deux"]
    whole = frame(TEXT, chat("trois"))
    wire.sock.sendall(whole[:9])
    time.sleep(0.05)
    wire.sock.sendall(whole[9:] + frame(TEXT, chat("quatre")))
    assert wire.chats(2) == ["trois", "quatre"]
    data = chat("cinq")
    wire.sock.sendall(frame(PART, data[:10]))
    wire.sock.sendall(frame(PING, b"hello"))
    assert wire.until(PONG) == b"hello"
    wire.sock.sendall(frame(LAST_PART, data[10:]))
    wire.sock.sendall(frame(TEXT, chat("six")))
    assert wire.chats(2) == ["cinq", "six"]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, chat("sans masque"), masked=False), 1002),
        (frame(PART, b"{") + frame(TEXT, chat("pas la suite")), 1002),
        (frame(TEXT, b"\xff\xfe\xfd"), 1007),
    ],
    ids=["without a mask", "not the rest", "no text"],
)
def test_what_breaks_the_protocol_is_hung_up_on(wire: Wire, data: bytes, code: int) -> None:
    wire.sock.sendall(data)
    assert int.from_bytes(wire.until(CLOSE)[:2], "big") == code


def test_nobody_waits_for_a_client_that_does_not_read() -> None:
    async def run() -> None:
        room = Room(hollow_hall(), Deed("a table", "host", True, 0), seated(KORSAIR, KORSAIR.setup(None, 2), 1), "")
        client, line = hollow_client(room, "holder 0", 0)
        client.send(b"1")
        line.is_free = False
        client.send(b"2")
        assert line.said == [b"1"]
        line.is_free = True
        client.send(b"3")
        line.when_free()
        assert line.said == [b"1", b"2", b"3"], "nothing overtakes"
        line.is_free = False
        for _ in range(client.most + 1):
            client.send(b"more")
        await client.end()
        assert (line.codes, len(client.waiting)) == ([SLOW_READER], 0)

    asyncio.run(run())
