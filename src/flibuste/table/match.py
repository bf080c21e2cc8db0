"""One match: who sits where, what was decided, what each seat may see of it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from flibuste.kernel.event import Event, Log
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import StackedRng
from flibuste.kernel.state import OVER, Sight
from flibuste.table.chance import Chance, one_line

PERSON = "person"


@dataclass(frozen=True)
class Player:
    """Who holds a seat: a person, or a bot of the level named."""

    name: str
    kind: str = PERSON

    def __post_init__(self) -> None:
        one_line(self.name)

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


@dataclass(frozen=True)
class Entry:
    """A decision that was carried out, and what it led to."""

    seat: int
    action: int
    events: tuple[Event, ...]


class Match:
    def __init__(self, game: Game, setup: Setup, chance: Chance, players: Sequence[Player]) -> None:
        self.game = game
        self.setup = setup
        self.chance = chance
        self.players = tuple(players)
        self.entries: list[Entry] = []
        self._begin()

    def _begin(self) -> None:
        rng = self.chance.rng()
        self._state = self.game.dealer(self.setup).deal(rng)
        if isinstance(rng, StackedRng) and rng.order:
            raise Mistake("order-misfit")  # more cards were named than there are
        self._log = Log()
        self._state.attach(self._log)

    def copy(self) -> Match:
        """An independent one that has come just as far."""
        twin = copy(self)
        twin.entries = self.entries[:]
        twin._state = self._state.clone()
        twin._log = Log()
        twin._state.attach(twin._log)
        return twin

    @property
    def turn(self) -> int | None:
        """The seat that decides; None once the match is over."""
        return None if self._state.seat == OVER else int(self._state.seat)

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    @property
    def ending(self) -> str:
        """Why it ended; "" while it runs."""
        return self.game.endings[self._state.ending()]

    def scores(self) -> list[int]:
        """By seat, of a match that is over."""
        return [int(score) for score in self._state.scores()]

    def side(self, seat: int) -> int:
        """The side a seat plays for; partners have the same."""
        return int(self._state.side(seat))

    def merits(self) -> list[int]:
        """By seat, the more the better: whoever has most at the end has won."""
        return [int(merit) for merit in self._state.merits()]

    def sight(self, seat: int) -> Sight:
        return self._state.sight(seat)

    def forbids(self, seat: int, action: int) -> int:
        """0, or the clause that forbids a seat this decision now, by what that seat may know."""
        state = self._state
        # On its turn a seat can tell what is forbidden: a state and its sight say the same (a law of tests/laws).
        return int(state.forbids(action) if state.seat == seat else state.sight(seat).forbids(action))

    def ends_with(self, action: int) -> bool:
        """Will a legal decision be the last one?"""
        after = self._state.clone()
        after.play(action)
        return after.seat == OVER

    def decide(self, seat: int, action: int) -> Entry:
        """Carry out a decision; a forbidden one, or one that is not this seat's, raises Refusal and changes nothing."""
        clause = self.forbids(seat, action)
        if clause != 0:
            raise Refusal(clause)
        self._state.play(action)
        entry = Entry(seat, action, tuple(self._log.take()))
        self.entries.append(entry)
        return entry

    def heard(self, seat: int, entry: Entry) -> list[Event]:
        """The events of a decision that a seat, or a watcher, may know."""
        return [event for event in entry.events if event.audible(seat)]

    def undo_point(self, seat: int) -> int | str:
        """How many decisions are left if a seat takes back its last one, with what bots did since; or why it may not.

        It may as long as no other person has decided since and the seat has learnt nothing by it.
        """
        number = self._last_of(seat)
        if number < 0:
            return "undo-others" if any(entry.seat == seat for entry in self.entries) else "undo-nothing"
        return "undo-revealed" if self._has_learnt(seat, number) else number

    def may_undo(self, seat: int) -> bool:
        number = self._last_of(seat)
        return number >= 0 and not self._has_learnt(seat, number)

    def _last_of(self, seat: int) -> int:
        """The number of a seat's last decision, if only bots have decided since; else -1."""
        entries = self.entries
        for number in range(len(entries) - 1, -1, -1):
            author = entries[number].seat
            if author == seat:
                return number
            if self.players[author].is_person:
                return -1
        return -1

    def _has_learnt(self, seat: int, since: int) -> bool:
        """By something that came out since a decision, or by it."""
        for entry in self.entries[since:]:
            for event in entry.events:
                if event.audible(seat) and self.game.reveals(event, seat):
                    return True
        return False

    def undo(self, seat: int) -> None:
        """Raises Mistake where it may not, and changes nothing."""
        point = self.undo_point(seat)
        if isinstance(point, str):
            raise Mistake(point)
        self.rewind(point)

    def rewind(self, decisions: int) -> None:
        """Back to how things stood after so many decisions."""
        kept = self.entries[:decisions]
        self.entries = []
        self._begin()
        for entry in kept:
            self.decide(entry.seat, entry.action)
