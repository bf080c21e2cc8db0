"""A table from the first one who sits down to the last score: all of it is worked out from the log of what happened."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from flibuste.kernel.event import Event
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.state import Sight
from flibuste.table.acts import (
    ASKED_FOR,
    OF_GATHERING,
    Act,
    Decided,
    Hired,
    Left,
    Relieved,
    Resigned,
    Returned,
    Sat,
    TookBack,
)
from flibuste.table.chance import FairChance, one_line
from flibuste.table.clock import Clock, Times
from flibuste.table.match import PERSON, Match, Player

BOT_NAMES = ("Margot", "Yvon", "Perrine", "Goulven", "Jeanne", "Tristan", "Azenor", "Malo")
BOT_CONTRIBUTION = "bot"  # always the same: else the table could choose one to its liking after the people have theirs
LONGEST_NAME = 40
LONGEST_CONTRIBUTION = 64

Phase = Literal["gathering", "playing", "over"]
GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True)
class Charter:
    """What a table has agreed on before anybody sits down."""

    game: Game
    setup: Setup
    clock: Clock = field(default_factory=Clock)
    reserved: tuple[str, ...] = ()  # by seat, for whom it is kept; "" for anybody
    rated: bool = False
    hints: bool = True
    shared: bool = False  # may one person hold several seats, and pass the device around?
    awaited: tuple[str, ...] = ()  # the names of those for whom seats are kept

    def __post_init__(self) -> None:
        if self.rated and (self.hints or self.shared):
            raise Mistake("table-rated")

    def kept_for(self, seat: int) -> str:
        return self.reserved[seat] if self.reserved else ""

    def awaits(self, seat: int) -> str:
        """The name of whoever it is kept for, where it is known."""
        return self.awaited[seat] if self.awaited and self.kept_for(seat) else ""


@dataclass(frozen=True)
class Seat:
    holder: str = ""  # whose seat it is; "" where it is empty or a bot's
    name: str = ""
    level: str = ""  # of the bot that plays here now; "" where a person does
    contribution: str = ""
    resigned: bool = False

    @property
    def is_empty(self) -> bool:
        return self.name == ""

    @property
    def is_bot(self) -> bool:
        return self.level != ""


@dataclass(frozen=True)
class Step:
    """One act of the log, its number (the length of the log with it), and the events it led to."""

    number: int
    act: Act
    events: tuple[Event, ...] = ()


class Table:
    def __init__(self, charter: Charter, seed: bytes) -> None:
        self.charter = charter
        self.seed = seed
        self.seats = [Seat() for _ in range(charter.setup.seats)]
        self.steps: list[Step] = []
        self.match: Match | None = None
        self.times = Times(charter.clock, charter.setup.seats)
        self.conceded = False  # ended by resignation
        self.phase: Phase = GATHERING
        self.turn: int | None = None  # the seat that decides, while the game runs
        self._answered: dict[tuple[int, str], int] = {}

    def copy(self) -> Table:
        """An independent one with the same past, to try a step on."""
        twin = copy(self)
        twin.seats = self.seats[:]
        twin.steps = self.steps[:]
        twin.match = None if self.match is None else self.match.copy()
        twin.times = self.times.copy()
        twin._answered = dict(self._answered)
        return twin

    # What stands

    @property
    def length(self) -> int:
        return len(self.steps)

    @property
    def commitment(self) -> str:
        return FairChance(self.seed, ()).commitment

    @property
    def is_left(self) -> bool:
        """People have sat down here, and bots play in the seats of all of them."""
        held = [seat for seat in self.seats if seat.holder]
        return bool(held) and all(seat.is_bot for seat in held)

    def seats_of(self, holder: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def answered(self, seat: int, id: str) -> int | None:
        """The number of the step that carried out what this seat sent under that id."""
        return self._answered.get((seat, id))

    def sight(self, seat: int) -> Sight | None:
        """What a seat or a watcher sees of the game; None before the deal."""
        return None if self.match is None else self.match.sight(seat)

    def heard(self, seat: int, step: Step) -> list[Event]:
        """The events of a step that a seat, or a watcher, may know."""
        return [event for event in step.events if event.audible(seat)]

    def may_take_back(self, seat: int) -> bool:
        return self.match is not None and self.phase == PLAYING and self.match.may_undo(seat)

    def ranks(self) -> list[int]:
        """By seat, 1 for the winners of a game that is over; whoever has resigned comes after all who have not."""
        assert self.match is not None
        merits = self.match.merits()
        sides = [self.match.side(seat) for seat in range(len(merits))]
        gave_up = {side for side, seat in zip(sides, self.seats, strict=True) if seat.resigned}
        keys = [
            (side not in gave_up, 0 if side in gave_up else merit) for side, merit in zip(sides, merits, strict=True)
        ]
        return [1 + len({sides[other] for other, key in enumerate(keys) if key > mine}) for mine in keys]

    def staying(self, but: int | None = None) -> set[int]:
        """The sides that have not resigned, without that seat."""
        assert self.match is not None
        return {self.match.side(at) for at, seat in enumerate(self.seats) if at != but and not seat.resigned}

    def ends_without(self, seat: int) -> bool:
        """When that one gives up: is one side left that has not, or no person at all?"""
        people = any(other.holder and not other.resigned for at, other in enumerate(self.seats) if at != seat)
        return not people or len(self.staying(seat)) <= 1

    # What may happen

    def check(self, act: Act) -> None:
        """Raise Refusal or Mistake where this cannot happen now; change nothing."""
        if not 0 <= act.seat < len(self.seats):
            raise Mistake("table-no-seat", {"seat": act.seat, "last": len(self.seats) - 1})
        if isinstance(act, OF_GATHERING):
            self._check_gathering(act)
            return
        if self.match is None:
            raise Mistake("table-not-begun")
        if self.phase == OVER:
            raise Mistake("table-over")
        if isinstance(act, Decided):
            self._check_legal(act)
        elif isinstance(act, TookBack):
            point = self.match.undo_point(act.seat)
            if isinstance(point, str):
                raise Mistake(point)
        else:
            self._check_manning(act)

    def _check_gathering(self, act: Sat | Hired | Left) -> None:
        seat = self.seats[act.seat]
        if self.match is not None:
            raise Mistake("table-begun")
        if isinstance(act, Left):
            if seat.is_empty:
                raise Mistake("table-seat-empty")
            return
        if not seat.is_empty:
            raise Mistake("table-seat-taken")
        check_name(act.name)
        if any(other.name == act.name for other in self.seats):
            raise Mistake("table-same-name", {"name": act.name})
        if isinstance(act, Hired):
            if self.charter.rated:
                raise Mistake("table-rated-bots")
            return
        check_contribution(act.contribution)
        if self.charter.kept_for(act.seat) not in ("", act.holder):
            raise Mistake("table-seat-kept")
        if self.seats_of(act.holder) and not self.charter.shared:
            raise Mistake("table-one-seat")

    def _check_legal(self, act: Decided) -> None:
        assert self.match is not None
        clause = self.match.forbids(act.seat, self.match.game.read(act.move))
        if clause != 0:
            raise Refusal(clause)

    def _check_manning(self, act: Resigned | Relieved | Returned) -> None:
        seat = self.seats[act.seat]
        if isinstance(act, Returned):
            if not seat.holder or seat.resigned or not seat.is_bot:
                raise Mistake("table-not-relieved")
        elif not seat.holder or seat.resigned:
            raise Mistake("table-no-person")
        elif isinstance(act, Relieved) and seat.is_bot:
            raise Mistake("table-already-relieved")

    def ends_with(self, act: Decided) -> bool:
        """Will a legal decision be the last one?"""
        assert self.match is not None
        return self.match.ends_with(self.match.game.read(act.move))

    # What happens

    def apply(self, act: Act) -> Step:
        """Let it happen. It must have been checked; what was once in the log is never refused."""
        events: tuple[Event, ...] = ()
        if isinstance(act, Decided):
            assert self.match is not None
            events = self.match.decide(act.seat, self.match.game.read(act.move)).events
        elif isinstance(act, TookBack):
            assert self.match is not None
            self.match.undo(act.seat)
        else:
            self._seat(act)
        if isinstance(act, ASKED_FOR) and act.id:
            self._answered[act.seat, act.id] = self.length + 1
        if self.match is None and not any(seat.is_empty for seat in self.seats):
            self._deal()
        if self.match is not None:
            turn = self.turn = None if self.conceded else self.match.turn
            self.phase = OVER if turn is None else PLAYING
            thinks = turn is not None and not self.seats[turn].is_bot
            self.times.run_for(turn if thinks else None, act.at, isinstance(act, Decided))
        step = Step(self.length + 1, act, events)
        self.steps.append(step)
        return step

    def _seat(self, act: Act) -> None:
        seat = self.seats[act.seat]
        if isinstance(act, Sat):
            seat = Seat(act.holder, act.name, contribution=act.contribution)
        elif isinstance(act, Hired):
            seat = Seat(name=act.name, level=act.level, contribution=BOT_CONTRIBUTION)
        elif isinstance(act, Left):
            seat = Seat()
        elif isinstance(act, Resigned):
            seat = replace(seat, level=act.level, resigned=True)
        elif isinstance(act, Relieved):
            seat = replace(seat, level=act.level)
        elif isinstance(act, Returned):
            seat = replace(seat, level="")
        self.seats[act.seat] = seat
        if isinstance(act, Resigned):
            self.conceded = self.ends_without(act.seat)

    def _deal(self) -> None:
        """All seats are taken: the shuffle is settled, and with it the whole deal."""
        chance = FairChance(self.seed, tuple(seat.contribution for seat in self.seats))
        players = [Player(seat.name, seat.level or PERSON) for seat in self.seats]
        self.match = Match(self.charter.game, self.charter.setup, chance, players)


def replay(charter: Charter, seed: bytes, acts: list[Act]) -> Table:
    """The table these acts have made."""
    table = Table(charter, seed)
    for act in acts:
        table.apply(act)
    return table


def rematch(table: Table) -> Charter:
    """The same again: everybody's seat is kept for them, and the bots' seats are free."""
    holders, names = tuple(seat.holder for seat in table.seats), tuple(seat.name for seat in table.seats)
    return replace(table.charter, reserved=holders, awaited=names)


def check_name(name: str) -> None:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Mistake("table-name", {"longest": LONGEST_NAME})


def check_contribution(text: str) -> None:
    one_line(text)
    if not 0 < len(text) <= LONGEST_CONTRIBUTION or not text.isprintable():
        raise Mistake("table-contribution", {"longest": LONGEST_CONTRIBUTION})


def free_name(table: Table) -> str:
    """A bot's name that nobody at this table has."""
    taken = {seat.name for seat in table.seats}
    return next(name for name in (*BOT_NAMES, *(f"{name} II" for name in BOT_NAMES)) if name not in taken)
