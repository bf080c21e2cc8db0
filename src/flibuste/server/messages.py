"""The protocol, typed once: what clients and server say to each other. TypeScript types are made from this file.

Names are written in camelCase on the wire. Everything a client learns of a game is made from a Sight.
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


# A client at a table


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


# A table and its seats


class ClockInfo(Message, frozen=True):
    """`none`; `move`: seconds a decision; `game`: seconds for all of one's decisions, with some back after each."""

    kind: Kind = "none"
    seconds: Annotated[int, Meta(ge=0, le=1_209_600)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class SeatInfo(Message, omit_defaults=True, frozen=True):
    kind: SeatKind
    name: str = ""
    level: str = ""  # of the bot that plays here now
    guest: str = ""  # whose seat it is, even while a bot plays in it
    relieved: bool = False  # a bot keeps this seat for its holder
    resigned: bool = False
    kept: bool = False  # for somebody in particular
    online: bool = False


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


# The game as a beholder sees it


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
    times: Times | None = None
    words: Words | None = None
    ending: str = ""
    scores: list[int] | None = None
    ranks: list[int] | None = None
    reveal: Reveal | None = None


class News(Told, tag="news", frozen=True):
    """Step `number` of the table's log, as a beholder hears it. To whoever sent it, `id` says that it was done."""

    number: int
    what: What
    seat: int
    id: str = ""
    move: str = ""  # only to the seat that decided
    events: list[EventInfo] = []
    seats: list[SeatInfo] | None = None  # where they have changed
    state: State | None = None  # after the last of several; none in between


class ChatLine(Message, frozen=True):
    number: int
    guest: str
    name: str
    at: int
    text: str


# What the server says at a table


class Welcome(Told, tag="welcome", frozen=True):
    """The first message. `missed` are the steps after the number the client had seen, all of them where it had none."""

    table: TableInfo
    number: int
    state: State
    yours: list[int]  # the seats you hold
    beholder: int | None  # the seat through whose eyes you look; none for a watcher
    missed: list[News] = []
    chat: list[ChatLine] = []
    muted: list[str] = []


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
    """Who of the seats is here."""

    online: list[bool]


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


# The lobby


class LobbyAll(Told, tag="all", frozen=True):
    tables: list[TableInfo]


class LobbyChange(Told, tag="change", frozen=True):
    """A table that is new or has changed."""

    table: TableInfo


class LobbyGone(Told, tag="gone", frozen=True):
    id: str


FromLobby = LobbyAll | LobbyChange | LobbyGone


# HTTP


class NewGuest(Asked, frozen=True):
    name: Name


class Guest(Message, frozen=True):
    id: str
    name: str


class SeatWish(Asked, frozen=True):
    """Who shall sit here: me (under my name or another), a bot of that level, or whoever comes."""

    kind: Literal["me", "bot", "open"] = "open"
    level: Word | None = None
    name: Name | None = None
    contribution: Contribution | None = None


class NewTable(Asked, frozen=True):
    """A table. `seats` say who shall sit where; without them I sit at seat 0 and all others are open."""

    game: Word
    contribution: Contribution
    edition: Word | None = None
    options: dict[Word, Word] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    public: bool = False
    rated: bool = False
    hints: bool = True
    shared: bool = False
    clock: ClockInfo = ClockInfo()


class Invitation(Message, frozen=True):
    """Whoever has the token may sit down in that seat (any free one where there is none), and watch."""

    token: str
    seat: int | None


class Opened(Message, frozen=True):
    table: TableInfo
    invitations: list[Invitation]


class Enter(Asked, frozen=True):
    """Be let in by an invitation: to watch, and to sit."""

    invitation: Word


class Sit(Asked, frozen=True):
    contribution: Contribution
    seat: SeatNumber | None = None
    name: Name | None = None
    invitation: Word | None = None


class Hire(Asked, frozen=True):
    """A bot for an empty seat; the usual level of the game where none is named."""

    seat: SeatNumber
    level: Word | None = None


class Clear(Asked, frozen=True):
    """Leave a seat before the deal; the host may also send away bots and people."""

    seat: SeatNumber


class AskRematch(Asked, frozen=True):
    contribution: Contribution


class ImportRecord(Asked, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=1_000_000)]


class OptionInfo(Message, frozen=True):
    name: str
    words: str
    values: list[str]
    value_words: list[str]


class EditionInfo(Message, frozen=True):
    name: str
    words: str
    options: dict[str, str]  # as the edition has them at its usual table


class LevelInfo(Message, frozen=True):
    name: str
    milliseconds: float


class GameInfo(Message, frozen=True):
    game: str
    name: str
    about: str
    prefix: str
    rules_version: int
    seats: list[int]
    usual_seats: int
    editions: list[EditionInfo]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    usual_level: str


class RulesInfo(Message, frozen=True):
    game: str
    language: Language
    text: str  # Markdown
    clauses: dict[str, str]


class StoryStep(Message, frozen=True):
    """One decision of a finished game as a beholder could follow it, and how things stood after it."""

    number: int
    seat: int | None
    move: str
    events: list[EventInfo]
    state: State


class Story(Message, frozen=True):
    """A whole game to look at again, from the deal on."""

    game: str
    edition: str
    options: dict[str, str]
    names: list[str]
    kinds: list[str]  # `person`, or the level of a bot
    beholder: int | None
    steps: list[StoryStep]


class BlunderInfo(Message, frozen=True):
    """A decision that cost a share of victory, and a better one."""

    at: int
    move: str
    better: str
    cost: float
    move_words: str
    better_words: str


class ReviewInfo(Message, frozen=True):
    """How a seat came to its share of victory: what was fair to expect, what was luck, what its decisions cost."""

    seat: int
    result: float
    fair: float
    luck: float
    lost: float
    worst: list[BlunderInfo]


class Imported(Message, frozen=True):
    id: str


class Mine(Message, frozen=True):
    """My tables, the newest first."""

    tables: list[TableInfo]


class RatingInfo(Message, frozen=True):
    guest: str
    name: str
    game: str
    rating: float
    games: int


class Failure(Message, omit_defaults=True, frozen=True):
    """Every answer that is not a success."""

    code: Code
    words: str
    clause: str = ""


encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(FromClient).decode
