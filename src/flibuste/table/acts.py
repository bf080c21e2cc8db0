"""What can happen at a table, a small fact each. The log of a table is a list of these; nothing is ever taken out."""

from __future__ import annotations

from dataclasses import dataclass

BY_TIME, BY_ABSENCE = "time", "absence"


@dataclass(frozen=True)
class Sat:
    """Somebody took an empty seat, and gave a contribution to the shuffle."""

    at: int  # milliseconds since 1970, like all times here
    seat: int
    holder: str
    name: str
    contribution: str


@dataclass(frozen=True)
class Hired:
    """A bot took an empty seat."""

    at: int
    seat: int
    level: str
    name: str


@dataclass(frozen=True)
class Left:
    """A seat was left before the deal."""

    at: int
    seat: int


@dataclass(frozen=True)
class Decided:
    """A decision, in the notation of records. `id` is its author's own: a decision sent twice is played once."""

    at: int
    seat: int
    move: str
    id: str = ""


@dataclass(frozen=True)
class TookBack:
    """The last decision of a seat was taken back, with what bots did since."""

    at: int
    seat: int
    id: str = ""


@dataclass(frozen=True)
class Resigned:
    """Somebody gave up; a bot goes on in the seat where others still play."""

    at: int
    seat: int
    level: str
    id: str = ""


@dataclass(frozen=True)
class Relieved:
    """A bot plays in a seat whose holder is out of time or away, until the holder is back."""

    at: int
    seat: int
    level: str
    why: str


@dataclass(frozen=True)
class Returned:
    """The holder of a relieved seat plays again."""

    at: int
    seat: int
    id: str = ""


# For isinstance, once for every step: a union written there would be made anew each time.
OF_GATHERING = (Sat, Hired, Left)  # before the deal
OF_PLAY = (Decided, TookBack)  # of the game itself: they change no seat
ASKED_FOR = (Decided, TookBack, Resigned, Returned)  # by a client, under an id of its own

Act = Sat | Hired | Left | Decided | TookBack | Resigned | Relieved | Returned
