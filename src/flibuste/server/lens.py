"""A table as one beholder sees it, a seat or a watcher: made from a Sight, and from what lies open to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from flibuste.kernel.event import Event
from flibuste.kernel.game import Game, Teller
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.state import OVER, WATCHER, Sight
from flibuste.kernel.tongue import LANGUAGES, tongue
from flibuste.server.codec import NAMES
from flibuste.server.messages.common import (
    Choice,
    ClockInfo,
    EventInfo,
    Reveal,
    SeatInfo,
    SeatKind,
    Section,
    State,
    TableInfo,
    Times,
    Words,
)
from flibuste.server.messages.socket import News
from flibuste.table.acts import OF_PLAY, Decided
from flibuste.table.match import Match
from flibuste.table.table import OVER as TABLE_OVER
from flibuste.table.table import Charter, Step, Table


class Lens:
    def __init__(self, seat: int, language: str | None) -> None:
        self.seat = seat
        self.language = language
        self._teller: Teller | None = None

    def teller(self, match: Match | None) -> Teller | None:
        """Nobody before the deal; after it, names do not change any more."""
        if self._teller is None and match is not None:
            self._teller = match.game.teller(match.setup, match.names, self.seat, self.language or LANGUAGES[0])
        return self._teller

    def state(self, table: Table, now: int) -> State:
        match = table.match
        if match is None:
            return State(table.phase)
        sight = match.sight(self.seat)
        over = table.phase == TABLE_OVER
        clocked = table.charter.clock.kind != "none"
        return State(
            table.phase,
            table.turn,
            match.game.view(sight),
            table.may_take_back(self.seat),
            self.seat != WATCHER and not over and table.ends_without(self.seat),
            _times(table, now) if clocked else None,
            None if self.language is None else self._words(table, sight),
            match.ending,
            match.scores() if over and sight.turn == OVER else None,
            table.ranks() if over else None,
            Reveal(table.seed.hex(), [seat.contribution for seat in table.seats]) if over else None,
        )

    def news(self, table: Table, step: Step, state: State | None) -> News:
        return self._tell(table, step, table.heard(self.seat, step), state)

    def missed(self, table: Table, since: int) -> list[News]:
        """The steps after a number, as the log tells them: what the table agreed to keep in mind is in the latest only.

        The latest are those after the beholder's own last decision; for a watcher, the last round.
        """
        found = []
        latest = self._latest(table)
        for step in table.steps[since:]:
            events = table.heard(self.seat, step)
            if step.number <= latest and events:
                teller = self.teller(table.match)
                assert teller is not None
                events = [teller.recalled(event) for event in events]
            found.append(self._tell(table, step, events, None))
        return found

    def _latest(self, table: Table) -> int:
        if table.phase == TABLE_OVER:
            return 0
        if self.seat < 0:
            return table.length - len(table.seats)
        own = (step.number for step in reversed(table.steps) if isinstance(step.act, Decided))
        return next((number for number in own if table.steps[number - 1].act.seat == self.seat), 0)

    def _tell(self, table: Table, step: Step, events: list[Event], state: State | None) -> News:
        act = step.act
        mine = act.seat == self.seat
        return News(
            step.number,
            NAMES[type(act)],
            act.seat,
            getattr(act, "id", "") if mine else "",
            act.move if mine and isinstance(act, Decided) else "",
            [EventInfo(int(event.what), event.facts, self._line(table, event)) for event in events],
            None if isinstance(act, OF_PLAY) else seat_infos(table),
            state,
        )

    def _line(self, table: Table, event: Event) -> str:
        teller = None if self.language is None else self.teller(table.match)
        return "" if teller is None else teller.event(event)

    def _words(self, table: Table, sight: Sight) -> Words:
        teller = self.teller(table.match)
        assert teller is not None
        game = table.charter.game
        choices = [int(action) for action in sight.actions()] if table.turn == self.seat else []
        return Words(
            teller.asked(sight),
            [Section(title, lines) for title, lines in teller.scene(sight)],
            [Choice(game.say(action), teller.decision(sight, action)) for action in choices],
            self._given_up(table) if table.conceded else teller.result(sight) if sight.turn == OVER else "",
        )

    def _given_up(self, table: Table) -> str:
        """Who has given up; who wins, where one side is left."""
        assert table.match is not None
        words = table.charter.game.tongue(self.language or LANGUAGES[0])
        names = ", ".join(seat.name for seat in table.seats if seat.resigned)
        staying = table.staying()
        if len(staying) != 1:
            return words.say("table-given-up", names=names)
        winners = [seat.name for at, seat in enumerate(table.seats) if table.match.side(at) in staying]
        return words.say("table-given-up-won", names=names, winners=", ".join(winners))


def moment_state(match: Match, teller: Teller | None, seat: int) -> State:
    """How things stood at a moment of a finished game."""
    sight = match.sight(seat)
    over = match.turn is None
    words = None
    if teller is not None:
        scene = [Section(title, lines) for title, lines in teller.scene(sight)]
        words = Words(teller.asked(sight), scene, [], teller.result(sight) if over else "")
    return State(
        "over" if over else "playing",
        match.turn,
        match.game.view(sight),
        words=words,
        ending=match.ending,
        scores=match.scores() if over else None,
    )


def _times(table: Table, now: int) -> Times:
    left = [table.times.left_to(seat, now) for seat in range(len(table.seats))]
    return Times(left, table.times.runner if table.turn is not None else None)


def seat_infos(table: Table, online: Sequence[bool] = ()) -> list[SeatInfo]:
    found = []
    for number, seat in enumerate(table.seats):
        kept = table.charter.kept_for(number) if seat.is_empty else ""
        kind: SeatKind = "empty" if seat.is_empty else "person" if seat.holder else "bot"
        found.append(
            SeatInfo(
                kind,
                seat.name,
                seat.level,
                seat.holder or kept,
                seat.holder != "" and seat.is_bot and not seat.resigned,
                seat.resigned,
                kept != "",
                bool(online) and online[number],
                table.charter.awaits(number) if kept else "",
            )
        )
    return found


def table_info(
    id: str, table: Table, *, public: bool, created: int, next: str, online: Sequence[bool] = ()
) -> TableInfo:
    charter: Charter = table.charter
    clock = charter.clock
    return TableInfo(
        id,
        charter.game.name,
        charter.setup.edition,
        dict(charter.setup.options),
        seat_infos(table, online),
        table.phase,
        public,
        charter.rated,
        charter.hints,
        charter.shared,
        ClockInfo(clock.kind, clock.seconds, clock.increment),
        table.commitment,
        created,
        next,
    )


def excuse(error: Refusal | Mistake, game: Game | None, language: str | None) -> tuple[str, str]:
    """Why something was not done, in words, and the clause that forbids it where it is one."""
    spoken = language or "fr"
    if isinstance(error, Refusal):
        assert game is not None
        return game.refuse(spoken, error.clause, error.facts), game.clause(error.clause)
    words = tongue(spoken) if game is None else game.tongue(spoken)
    return words.say(error.key, **error.facts), ""
