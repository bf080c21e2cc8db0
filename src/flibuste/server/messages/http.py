"""What is asked and answered over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from flibuste.server.messages.common import (
    Asked,
    ClockInfo,
    Code,
    Contribution,
    EventInfo,
    Language,
    Message,
    Name,
    SeatNumber,
    State,
    TableInfo,
    Word,
)


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
    options: dict[Word, Word] = field(default_factory=dict)
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
    numbered: bool = False  # where somebody has my name already, may it get a number?


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
    """How a seat came to its share of victory: what was fair to expect, what its decisions cost, and the rest.

    The rest is owed to the cards and the others; `draws` is what the cards drawn were worth, where anybody can tell.
    """

    seat: int
    result: float
    fair: float
    rest: float
    draws: float | None
    lost: float
    lost_error: float
    judged: int
    choices: int
    worst: list[BlunderInfo]


class Imported(Message, frozen=True):
    id: str


class Mine(Message, frozen=True):
    """My tables, the newest first, and the ids of those that wait for me."""

    tables: list[TableInfo]
    waiting: list[str]


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
