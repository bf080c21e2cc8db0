"""A hall with nothing behind it, for rooms and sockets that are to be looked at one by one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.server.fanout import Fanout
from flibuste.server.metrics import Metrics
from flibuste.server.room import Room
from flibuste.server.settings import Settings
from flibuste.server.socket import TableClient
from flibuste.table.acts import Sat
from flibuste.table.table import Charter, Table


class Nothing:
    """Takes any call and does nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_: None


class Paper:
    """A writer that always succeeds."""

    async def write(self, _: object) -> bool:
        return True


class HollowLine:
    """Keeps what is said to a client."""

    def __init__(self) -> None:
        self.said: list[bytes] = []
        self.codes: list[int] = []  # of closing
        self.is_free = True
        self.when_free: Callable[[], None] = lambda: None

    def say(self, data: bytes) -> None:
        self.said.append(data)

    async def send(self, message: dict[str, Any]) -> None:
        self.codes.append(message["code"])


def hollow_client(room: Room, holder: str, seat: int, language: str | None = None) -> tuple[TableClient, HollowLine]:
    line = HollowLine()
    return TableClient(room.hall, room, line, holder, seat, language), line  # type: ignore[arg-type]


def hollow_hall(**parts: Any) -> Any:
    async def no_rows(*_: object) -> Any:
        return []

    async def none(*_: object) -> Any:
        return set()

    usual = {
        "settings": Settings(),
        "metrics": Metrics(),
        "writer": Paper(),
        "fanout": Fanout(),
        "lobby": Nothing(),
        "node": "here",
        "chat_of": no_rows,
        "muted_by": none,
        "on_over": none,
        "forget": lambda room: room.put_to_bed(),
    }
    return SimpleNamespace(**{**usual, **parts})


def seated(game: Game, setup: Setup, number: int) -> Table:
    """Everybody has sat down, and the cards are dealt as the number says."""
    table = Table(Charter(game, setup), number.to_bytes(8, "big"))
    for seat in range(setup.seats):
        table.apply(Sat(0, seat, f"holder {seat}", f"P{seat}", "x"))
    return table
