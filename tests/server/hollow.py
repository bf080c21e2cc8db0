"""A hall with nothing behind it, for rooms and sockets that are to be looked at one by one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.server.fanout import Fanout
from flibuste.server.metrics import Metrics
from flibuste.server.settings import Settings
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
