"""Who is at a table: connected to this node, or to another one as far as that has told us lately."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

BEATS = 3  # so many heartbeats without a word, and a node counts as gone with everybody who was there


class Presence:
    def __init__(self, heartbeat: float) -> None:
        self.lasts = BEATS * heartbeat
        self.since = time.monotonic()
        self.here: frozenset[str] = frozenset()  # guests
        self.elsewhere: dict[str, tuple[frozenset[str], float]] = {}  # by node, and until when it counts
        self.left: dict[str, float] = {}  # guests who were here and are gone, and when

    def connected(self, guests: Iterable[str]) -> bool:
        """These are connected to this node now; whether that is news."""
        before, self.here = self.here, frozenset(guest for guest in guests if guest)
        self._note(before - self.here)
        return before != self.here

    def hear(self, node: str, guests: Iterable[str]) -> None:
        """These are connected to that node now."""
        before = self.elsewhere.pop(node, (frozenset(), 0.0))[0]
        now = frozenset(guests)
        if now:
            self.elsewhere[node] = (now, time.monotonic() + self.lasts)
        self._note(before - now)

    def forget_silent(self) -> None:
        """A node that died leaves no ghosts."""
        moment = time.monotonic()
        for node in [node for node, (_, until) in self.elsewhere.items() if until < moment]:
            self._note(self.elsewhere.pop(node)[0])

    def _note(self, gone: Iterable[str]) -> None:
        for guest in gone:
            if not self.is_here(guest):
                self.left[guest] = time.monotonic()

    def is_here(self, guest: str) -> bool:
        return guest in self.here or any(guest in guests for guests, _ in self.elsewhere.values())

    def of(self, holders: Sequence[str]) -> list[bool]:
        return [self.is_here(holder) for holder in holders]

    def away_for(self, guest: str) -> float:
        """Seconds; for somebody who was never seen here, since this node looks after the table."""
        return 0.0 if self.is_here(guest) else time.monotonic() - self.left.get(guest, self.since)
