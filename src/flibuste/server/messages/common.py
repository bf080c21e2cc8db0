"""What the messages of sockets and of the HTTP API have in common: a table, its seats, the game as a beholder sees it.

The protocol is typed once, here and beside; TypeScript types are made from it. Names are written in camelCase on the
wire. Everything a client learns of a game is made from a Sight.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from flibuste.table.clock import Kind
from flibuste.table.table import Phase

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[!-~]+$")]

Name = Annotated[str, Meta(min_length=1, max_length=40)]

Contribution = Annotated[str, Meta(min_length=1, max_length=64)]

Number = Annotated[int, Meta(ge=0, le=1_000_000)]

SeatNumber = Annotated[int, Meta(ge=0, le=15)]

Move = Annotated[str, Meta(min_length=1, max_length=200)]

What = Literal["sat", "hired", "left", "decided", "tookBack", "resigned", "relieved", "returned"]

Code = Literal["forbidden", "stale", "mistake", "malformed", "tooFast", "unavailable", "denied", "internal"]

SeatKind = Literal["empty", "person", "bot"]

Language = Literal["fr", "en"]

Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[ -~]+$")]


class Message(Struct, rename="camel", frozen=True):
    """Common settings of all messages."""


class Said(Message, forbid_unknown_fields=True, tag_field="type", frozen=True):
    """What a client says over a table's socket."""


class Asked(Message, forbid_unknown_fields=True, frozen=True):
    """The body of an HTTP request."""


class Told(Message, tag_field="type", omit_defaults=True, frozen=True):
    """What the server says over a socket. Fields that have their usual value are left out."""


class ClockInfo(Message, frozen=True):
    """`none`; `move`: seconds a decision; `game`: seconds for all of one's decisions, with some back after each."""

    kind: Kind = "none"
    seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatInfo(Message, omit_defaults=True, frozen=True):
    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot that plays here now
    guest: str = ""  # whose seat it is, even while a bot plays in it; for whom it is kept
    relieved: bool = False  # a bot keeps this seat for its holder
    resigned: bool = False
    kept: bool = False  # for somebody in particular
    online: bool = False
    awaits: str = ""  # the name of whoever it is kept for


class TableInfo(Message, omit_defaults=True, frozen=True):
    id: str
    game: str
    edition: str
    options: dict[str, str]
    seats: list[SeatInfo]
    phase: Phase
    public: bool
    rated: bool
    hints: bool
    shared: bool
    clock: ClockInfo
    commitment: str
    created: int
    next: str = ""  # the rematch, once somebody has asked for it


class EventInfo(Message, omit_defaults=True, frozen=True):
    """Something that happened, by the game's own numbers; in words where the client has asked for a language."""

    what: int
    facts: list[int]
    words: str = ""


class Choice(Message, frozen=True):
    """A decision I may take: in notation, and in words."""

    move: str
    words: str


class Section(Message, frozen=True):
    """Part of the table in words: a heading and lines below it."""

    title: str
    lines: list[str]


class Words(Message, omit_defaults=True, frozen=True):
    """The table in the words of the game: enough to play any game without a drawing."""

    asked: str
    scene: list[Section]
    choices: list[Choice]
    result: str = ""


class Times(Message, frozen=True):
    """Milliseconds left by seat, and whose clock runs."""

    left: list[int]
    runs: int | None


class Reveal(Message, frozen=True):
    """What settled the shuffle: shown when the game is over, for anybody to check."""

    seed: str
    contributions: list[str]


class State(Message, omit_defaults=True, frozen=True):
    """How things stand for a beholder. `view` is the game's own description, made from a Sight."""

    phase: Phase
    turn: int | None = None
    view: dict[str, Any] | None = None
    undo: bool = False  # may I take my last decision back?
    vital: bool = False  # would the game end if I gave up?
    times: Times | None = None
    words: Words | None = None
    ending: str = ""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    reveal: Reveal | None = None


encode = msgspec.json.Encoder().encode
