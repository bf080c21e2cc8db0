"""What happened in a game, each thing with those who may know it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EVERYONE: Final = -1  # every bit set: all seats and the watchers


WATCHERS: Final = 1 << 30  # the bit of all who hold no seat


class Event:
    """`what` is the game's own number for the kind of event; `facts` are its numbers, in the game's own order."""

    def __init__(self, what: i64, facts: list[int], audience: i64 = EVERYONE) -> None:
        self.what: i64 = what
        self.facts: list[int] = facts
        self.audience: i64 = audience  # bit s: seat s

    def audible(self, seat: i64) -> bool:
        """May this seat, or a watcher, know of it?"""
        listener: i64 = 1 << seat if seat >= 0 else WATCHERS
        return self.audience & listener != 0

    def __repr__(self) -> str:
        return f"Event({self.what}, {self.facts}, audience={self.audience})"


class Log:
    """A list that a state writes its events to while it is attached."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, what: i64, facts: list[int], audience: i64 = EVERYONE) -> None:
        self.events.append(Event(what, facts, audience))

    def tell_others(self, what: i64, facts: list[int], insiders: i64) -> None:
        """For everyone but those who are told more."""
        self.events.append(Event(what, facts, EVERYONE ^ insiders))

    def take(self) -> list[Event]:
        """The events since the last time, which are then forgotten."""
        events = self.events
        self.events = []
        return events
