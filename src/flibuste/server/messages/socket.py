"""What a client and the server say to each other over the socket of a table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from flibuste.server.messages.common import (
    Code,
    EventInfo,
    Id,
    Message,
    Move,
    Number,
    Said,
    SeatInfo,
    SeatNumber,
    State,
    TableInfo,
    Told,
    What,
    Word,
)


class Decide(Said, tag="decide", frozen=True):
    """A decision in the notation of the game, made when the log had `at` steps. `id` is the client's own."""

    id: Id
    at: Number
    move: Move


class Undo(Said, tag="undo", frozen=True):
    """Take back my last decision."""

    id: Id
    at: Number


class Resign(Said, tag="resign", frozen=True):
    """Give up. A bot goes on in the seat where others still play."""

    id: Id
    at: Number


class Return(Said, tag="return", frozen=True):
    """I play again in a seat that a bot has kept for me."""

    id: Id
    at: Number


class Relieve(Said, tag="relieve", frozen=True):
    """Let a bot play for somebody who has been away for a while."""

    id: Id
    at: Number
    seat: SeatNumber


class Why(Said, tag="why", frozen=True):
    """May I take this decision now? Nothing is played: `done` if I may, `refused` with the clause if not."""

    id: Id
    move: Move


class Hint(Said, tag="hint", frozen=True):
    """What are my decisions worth? Not at rated tables."""

    id: Id


class Chat(Said, tag="chat", frozen=True):
    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Said, tag="mute", frozen=True):
    """Hear nothing more of somebody's chat, at any table; or hear it again."""

    id: Id
    guest: Word
    on: bool


FromClient = Decide | Undo | Resign | Return | Relieve | Why | Hint | Chat | Mute


class News(Told, tag="news", frozen=True):
    """Step `number` of the table's log, as a beholder hears it. To whoever sent it, `id` says that it was done."""

    number: int
    what: What
    seat: int
    id: str = ""
    move: str = ""  # only to the seat that decided
    events: list[EventInfo] = field(default_factory=list)
    seats: list[SeatInfo] | None = None  # where they have changed
    state: State | None = None  # after the last of several; none in between


class ChatLine(Message, frozen=True):
    number: int
    guest: str
    name: str
    at: int
    text: str


class Welcome(Told, tag="welcome", frozen=True):
    """The first message. `missed` are the steps after the number the client had seen, all of them where it had none."""

    table: TableInfo
    number: int
    state: State
    yours: list[int]  # the seats you hold
    beholder: int | None  # the seat through whose eyes you look; none for a watcher
    missed: list[News] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    muted: list[str] = field(default_factory=list)


class Done(Told, tag="done", frozen=True):
    """An id that had been carried out before, at that step; or a request that changes no log."""

    id: str
    number: int


class Refused(Told, tag="refused", frozen=True):
    """Nothing was done. `stale`: the log had grown; `state` is how things stand now."""

    code: Code
    words: str
    id: str = ""
    clause: str = ""  # the rule that forbids it
    number: int = 0
    state: State | None = None


class Heard(Told, tag="heard", frozen=True):
    """A line of chat."""

    line: ChatLine


class Presence(Told, tag="presence", frozen=True):
    """Who of the seats is here, and in how many seconds a bot may be asked to play for those who are not."""

    online: list[bool]
    patience: list[float]


class Prospect(Message, frozen=True):
    """A decision with the share of victories and the lead it may hope for, and their 95 % errors."""

    move: str
    win: float
    win_error: float
    lead: float
    lead_error: float
    words: str = ""


class Hints(Told, tag="hints", frozen=True):
    id: str
    number: int
    prospects: list[Prospect]


class Rematch(Told, tag="rematch", frozen=True):
    """Somebody has opened a table for the same players."""

    table: str


FromServer = Welcome | News | Done | Refused | Heard | Presence | Hints | Rematch

decode_client = msgspec.json.Decoder(FromClient).decode
