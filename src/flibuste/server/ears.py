"""Whoever is connected, as those see them who have something to tell."""

from __future__ import annotations

from typing import Protocol


class Ear(Protocol):
    """Somebody connected."""

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Listener(Ear, Protocol):
    """Somebody connected to a table."""

    guest: str
    seat: int  # through whose eyes, or WATCHER
    only_watches: bool  # has asked for a watcher's place, whatever seats it holds
    language: str | None
    muted: set[str]
