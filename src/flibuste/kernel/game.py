"""A game as the catalogue lists it: its editions, options and seats, how a table is agreed on, and how it is told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from flibuste.kernel.data import Sheet, canonical, digest, marks, read_file
from flibuste.kernel.event import Event
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.scene import Scene, describe
from flibuste.kernel.state import OVER, Dealer, Sight
from flibuste.kernel.tongue import Tongue, tongue


@dataclass(frozen=True)
class Option:
    """A choice the table makes before the deal; the first value is not always the default, see `Game.setup`."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Setup:
    """A table as agreed on: all the rules need besides chance and decisions. `options` holds every option."""

    edition: str
    seats: int
    options: Mapping[str, str]
    data: str = ""  # of its components, where it is not the game's own (kernel/data.py)


class Teller(ABC):
    """Puts a game into words for one beholder: a seat, or a watcher."""

    def __init__(self, game: Game, setup: Setup, names: Sequence[str], beholder: int, language: str) -> None:
        self.game = game
        self.setup = setup
        self.names = names
        self.beholder = beholder
        self.tongue: Tongue = game.tongue(language)

    def refuse(self, clause: int) -> str:
        """Why a rule forbids something, in the words of the edition on the table."""
        return self.game.refuse(self.tongue.language, clause, {"edition": self.setup.edition})

    def read(self, text: str) -> list[int]:
        """The decisions meant by a line typed in this language, in the order of the rules. Raises as `Game.read`."""
        return [self.game.read(text)]

    @abstractmethod
    def decision(self, sight: Sight, action: int) -> str:
        """One line that offers this decision."""

    @abstractmethod
    def event(self, event: Event) -> str:
        """One line that tells what happened."""

    def recalled(self, event: Event) -> Event:
        """The same later on, in the log of a game that runs: without what the table agreed to keep in mind."""
        return event

    def past(self, event: Event) -> str:
        """One line of that log."""
        return self.event(self.recalled(event))

    @abstractmethod
    def result(self, sight: Sight) -> str:
        """Who has won, once the game is over."""

    @abstractmethod
    def question(self, sight: Sight) -> str:
        """What the beholder is asked, whose turn it is."""

    def asked(self, sight: Sight) -> str:
        """One line: whose turn it is, and what is asked of the beholder."""
        turn = self.whose_turn(sight)
        return f"{turn} {self.question(sight)}" if sight.turn == self.beholder else turn

    def whose_turn(self, sight: Sight) -> str:
        if sight.turn == OVER:
            return self.tongue.say("terminal-over")
        key = "terminal-your-turn" if sight.turn == self.beholder else "terminal-turn-of"
        return self.tongue.say(key, who=self.names[sight.turn])

    def scene(self, sight: Sight) -> Scene:
        """The table in words, part by part: all that lies open, and what the beholder holds."""
        title = self.tongue.say("game-name", edition=self.setup.edition)
        return describe(self.spelled(self.game.view(sight)), self.names, self.tongue, title)

    def spelled(self, part: Any) -> Any:
        """A view, or a part of it, with its names, such as those of cards, as this language writes them."""
        if isinstance(part, dict):
            return self.respell({key: self.spelled(value) for key, value in part.items()})
        if isinstance(part, list):
            return [self.spelled(each) for each in part]
        return self.respell(part)

    def respell(self, part: Any) -> Any:
        """One part of a view, its own parts being spelled already."""
        return part


class Game(ABC):
    name: str
    prefix: str  # of its clauses: KOR-40
    version: int  # of its rules: raised when a rule is mended
    editions: tuple[str, ...]  # the first is the default
    seat_counts: tuple[int, ...]
    usual_seats: int
    options: tuple[Option, ...]
    decisions: int  # every code of a decision is below
    endings: tuple[str, ...]  # by number; 0 stands for a game that runs
    cards: tuple[str, ...] = ()  # what is shuffled, by number, in the notation of records
    folder: Path  # of its package: text/ lies there
    news: tuple[int, ...]  # kinds of events that tell whoever may hear of them something nobody knew
    showing: tuple[int, ...]  # kinds of events by which a seat, their first fact, shows what it holds

    @abstractmethod
    def setup(
        self, edition: str | None = None, seats: int | None = None, wishes: Mapping[str, str] | None = None
    ) -> Setup:
        """The table somebody wishes for, every option settled. Raises Refusal or Mistake."""

    @abstractmethod
    def dealer(self, setup: Setup) -> Dealer: ...

    @abstractmethod
    def longest(self, setup: Setup) -> int:
        """No game at this table has more decisions."""

    @abstractmethod
    def say(self, action: int) -> str:
        """A decision in the notation of records, which can be typed back."""

    @abstractmethod
    def read(self, text: str) -> int:
        """The decision meant by what a person typed. Raises Mistake; and Refusal where no rule ever allows it."""

    @abstractmethod
    def view(self, sight: Sight) -> dict[str, Any]:
        """A sight as plain data for clients."""

    @abstractmethod
    def recall(self, setup: Setup, facts: list[int]) -> Sight:
        """The sight that these facts were taken from: how a sight travels to another process."""

    def reveals(self, event: Event, seat: int) -> bool:
        """Does a seat that hears of this learn something it did not know? Then nobody may take back what led to it."""
        if event.what in self.news:
            return event.audible(seat)
        return event.what in self.showing and event.facts[0] != seat

    def guarded(self, sight: Sight) -> bool:
        """Would the time somebody takes to answer tell what they hold? Then no answer may be quicker than another."""
        return False

    @abstractmethod
    def teller(self, setup: Setup, names: Sequence[str], beholder: int, language: str) -> Teller: ...

    def tongue(self, language: str) -> Tongue:
        return tongue(language, self.folder / "text")

    # Component data that an owner of the printed game may replace; most games have none.

    def check_data(self, sheet: Sheet) -> None:
        """Raises Mistake where nobody could play with this data. Only asked of a game that has a data file."""
        raise NotImplementedError  # abstract

    @cached_property
    def own_sheet(self) -> Sheet | None:
        path = self.folder / "data.toml"
        return read_file(path) if path.is_file() else None

    @cached_property
    def own_data(self) -> str:
        """The data of the game itself, "" where it has none."""
        return "" if self.own_sheet is None else canonical(self.own_sheet)

    @cached_property
    def earlier_data(self) -> dict[str, str]:
        """What used to be the data of the game itself, by digest: a better sheet costs nobody a record."""
        sheets = (canonical(read_file(path)) for path in sorted((self.folder / "earlier").glob("*.toml")))
        return {digest(data): data for data in sheets}

    def find_data(self, name: str) -> str | None:
        """The data of the game itself that has this digest, now or once, for `Setup.data`; None where there is none."""
        if self.own_sheet is not None and name == digest(self.own_data):
            return ""
        return self.earlier_data.get(name)

    def load_data(self, path: Path) -> str:
        """The data of a file, for `Setup.data`. Raises Mistake."""
        sheet = read_file(path)
        list(marks(sheet))  # every value must say where it is known from
        return self.adopt(sheet)

    def adopt(self, sheet: Sheet) -> str:
        """Checked data for `Setup.data`: "" where it is the game's own after all."""
        if self.own_sheet is None:
            raise Mistake("data-none", {"game": self.name})
        self.check_data(sheet)
        data = canonical(sheet)
        return "" if data == self.own_data else data

    def data_digest(self, setup: Setup) -> str | None:
        """A name for the data a table plays with; None where a game has no such data."""
        return digest(setup.data or self.own_data) if self.own_sheet is not None else None

    def clause(self, number: int) -> str:
        return f"{self.prefix}-{number}"

    def refuse(self, language: str, clause: int, facts: Mapping[str, str | int]) -> str:
        """Why a rule forbids something, and which one; where no edition is agreed on yet, in the words of the first."""
        name = self.clause(clause)
        facts = {"edition": self.editions[0], **facts}
        return f"{self.tongue(language).say(f'refusal-{name}', **facts)} ({name})"

    def settle(self, edition: str | None, wishes: Mapping[str, str] | None) -> str:
        """The edition, once it and all wishes are known to exist."""
        chosen = edition or self.editions[0]
        if chosen not in self.editions:
            raise Mistake("unknown-edition", {"edition": chosen, "game": self.name, "known": ", ".join(self.editions)})
        known = {option.name: option.values for option in self.options}
        for name, value in (wishes or {}).items():
            if name not in known:
                raise Mistake("unknown-option", {"option": name, "game": self.name, "known": ", ".join(known)})
            if value not in known[name]:
                raise Mistake("unknown-value", {"option": name, "value": value, "known": ", ".join(known[name])})
        return chosen
