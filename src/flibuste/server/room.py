"""A table that is awake in this process: who listens, who thinks, and how a step gets into the log and out to all."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.state import WATCHER
from flibuste.players.levels import milliseconds_of, usual_level
from flibuste.server.codec import read_act, write_act
from flibuste.server.ears import Listener
from flibuste.server.fanout import Parcel
from flibuste.server.lens import Lens, table_info
from flibuste.server.messages.common import State, TableInfo, encode
from flibuste.server.messages.socket import ChatLine, Heard, News, Rematch
from flibuste.server.messages.socket import Presence as PresenceTold
from flibuste.server.presence import Presence
from flibuste.server.store.database import Statement, StoreError, append
from flibuste.table.acts import BY_ABSENCE, BY_TIME, OF_GATHERING, OF_PLAY, Act, Decided, Relieved, Returned, Sat
from flibuste.table.clock import GAME, MOVE
from flibuste.table.table import OVER, PLAYING, Step, Table

if TYPE_CHECKING:
    from flibuste.server.hall import Hall

log = logging.getLogger("flibuste.room")

TRY_AGAIN = 1013  # as browsers are told to come back later
GRACE = 3.0  # seconds another node has for a bot of its own before we think for it


class Stale(Exception):
    """The log has grown since."""


class Unavailable(Exception):
    """The database cannot be reached; nothing was done."""


@dataclass(frozen=True)
class Deed:
    """What the database knows of a table besides its log."""

    id: str
    host: str
    public: bool
    created: int


def now() -> int:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, hall: Hall, deed: Deed, table: Table, next: str) -> None:
        self.hall = hall
        self.deed = deed
        self.id = deed.id
        self.table = table
        self.next = next
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.gone = False  # not the room of this table any more: nothing may happen here
        self.lenses: dict[tuple[int, str | None], Lens] = {}
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.watchdog: asyncio.TimerHandle | None = None
        self.last_used = time.monotonic()
        self.presence = Presence(hall.settings.limits.heartbeat)
        self.told: list[bool] = []  # who was last said to be here

    # Looking

    def lens(self, seat: int, language: str | None) -> Lens:
        key = (seat, language)
        if key not in self.lenses:
            self.lenses[key] = Lens(seat, language)
        return self.lenses[key]

    def state(self, seat: int, language: str | None) -> State:
        """How things stand for a beholder."""
        return self.lens(seat, language).state(self.table, now())

    @property
    def online(self) -> list[bool]:
        return self.presence.of([seat.holder for seat in self.table.seats])

    def info(self, table: Table | None = None) -> TableInfo:
        """With who is here now; of a draft, for the database, without: it would not be true for long."""
        deed = self.deed
        return table_info(
            self.id,
            table or self.table,
            public=deed.public,
            created=deed.created,
            next=self.next,
            online=self.online if table is None else (),
        )

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.last_used = time.monotonic()
        self._count()
        self.tell_presence()

    def _count(self) -> None:
        """Somebody has come or gone."""
        if self.presence.connected(listener.guest for listener in self.listeners):
            self.tell_nodes()

    def tell_presence(self) -> bool:
        """Tell everybody who is here, if it has changed; whether it has."""
        online = self.online
        if online == self.told:
            return False
        self.told = online
        self._to_all(encode(self.who_is_here()))
        return True

    def who_is_here(self) -> PresenceTold:
        after = self.hall.settings.limits.away_after
        away = [self.presence.away_for(seat.holder) for seat in self.table.seats]
        return PresenceTold(self.online, [max(0.0, after - seconds) for seconds in away])

    def tell_nodes(self) -> None:
        """So that others know who is at the table here, for as long as we go on telling."""
        self.publish(Parcel(self.hall.node, here=sorted(self.presence.here)))

    def beat(self) -> None:
        """From time to time: tell other nodes that we are alive, and miss those that are not."""
        if self.presence.here:
            self.tell_nodes()
        self.presence.forget_silent()
        self.tell_presence()

    def _to_all(self, data: bytes) -> None:
        for listener in self.listeners:
            listener.send(data)

    # Acting

    async def perform(self, act: Act, at: int | None = None) -> int:
        """The number of the step that did it. Raises Stale, Refusal, Mistake, Unavailable; then nothing was done."""
        async with self.lock:
            if self.gone:
                raise Unavailable
            id = getattr(act, "id", "")
            if id and (number := self.table.answered(act.seat, id)) is not None:
                return number
            if at is not None and at != self.table.length:
                raise Stale
            self.table.check(act)
            return await self._record(act)

    async def _record(self, act: Act) -> int:
        """Written first, and only then done: nobody sees what might not last."""
        number, before = self.table.length + 1, self.table.phase
        body = write_act(act)
        try:
            done = await self.hall.writer.write(append(self.id, number, body, *self._also(act)))
        except StoreError as error:
            log.error("a step was not written", extra={"table": self.id, "reason": str(error)})
            return await self._doubt(number, body, error)
        if not done:
            await self._refresh()
            raise Stale
        step = self.table.apply(act)
        self.publish(Parcel(self.hall.node, number, body))
        self._announce(step)
        self.drive()
        if before != self.table.phase == OVER:
            await self.hall.on_over(self)
        return number

    async def _doubt(self, number: int, body: bytes, error: StoreError) -> int:
        """The database failed us, and may have written the step all the same: its log knows."""
        await self._refresh()
        if self.table.length >= number and write_act(self.table.steps[number - 1].act) == body:
            return number
        raise Unavailable from error

    def _also(self, act: Act) -> list[Statement]:
        """What else the database is told with a step: only what will have changed."""
        clocked = self.table.charter.clock.kind != "none"
        if isinstance(act, Decided) and not clocked and not self.table.ends_with(act):
            return []
        draft = self.table.copy()
        draft.apply(act)
        changed = draft.phase != self.table.phase
        found: list[Statement] = []
        if isinstance(act, Sat):
            berth = "INSERT INTO berth (guest, board, seated) VALUES (?, ?, 1)"
            found.append((f"{berth} ON CONFLICT (guest, board) DO UPDATE SET seated = 1", (act.holder, self.id)))
        deadline = draft.times.deadline() if draft.turn is not None else None
        if changed or not isinstance(act, OF_PLAY):
            found.append(
                (
                    "UPDATE board SET phase = ?, deadline = ?, info = ? WHERE id = ?",
                    (draft.phase, deadline, encode(self.info(draft)), self.id),
                )
            )
        elif clocked:
            found.append(("UPDATE board SET deadline = ? WHERE id = ?", (deadline, self.id)))
        return found

    def _announce(self, step: Step) -> None:
        """One message for all who look through the same eyes in the same language."""
        self.last_used = time.monotonic()
        self.hall.metrics.steps += 1
        moment = now()
        if isinstance(step.act, OF_GATHERING):
            self._change_places()
        made: dict[tuple[int, str | None], bytes] = {}
        for listener in self.listeners:
            key = (listener.seat, listener.language)
            data = made.get(key)
            if data is None:
                lens = self.lens(*key)
                data = made[key] = encode(lens.news(self.table, step, lens.state(self.table, moment)))
            listener.send(data)
        self._set_alarm()
        if not isinstance(step.act, OF_PLAY) or self.table.phase != PLAYING:
            self.hall.lobby.changed(self)

    def _change_places(self) -> None:
        """Who has just sat down looks through the eyes of that seat; who has left it watches."""
        for listener in self.listeners:
            self._place(listener)

    def _place(self, listener: Listener) -> None:
        held = self.table.seats_of(listener.guest)
        if listener.seat not in held:
            listener.seat = held[0] if held and not listener.only_watches else WATCHER

    def join(self, listener: Listener) -> None:
        """From now on it hears all, and is to be welcomed first; its seat may have changed while it was on its way."""
        self._place(listener)
        self.listeners.add(listener)
        self._count()
        if self.table.is_left:
            self.drive()

    # Other nodes

    def publish(self, parcel: Parcel) -> None:
        if not self.hall.fanout.is_alone:
            self.hall.fanout.publish(f"table:{self.id}", encode(parcel))

    async def catch_up(self) -> None:
        """Fetch what other nodes have added, however long it takes to reach the database."""
        while not self.gone:
            try:
                async with self.lock:
                    return await self._fetch()
            except StoreError as error:
                log.warning("a table waits for the database", extra={"table": self.id, "reason": str(error)})
                await asyncio.sleep(1.0)

    async def _refresh(self) -> None:
        """Fetch what others have added. A table whose log cannot be read is left, until people come back to it."""
        try:
            await self._fetch()
        except StoreError as error:
            self.hall.forget(self)
            for listener in list(self.listeners):
                listener.close(TRY_AGAIN)
            raise Unavailable from error

    async def _fetch(self) -> None:
        sql = "SELECT body FROM act WHERE board = ? AND seq > ? ORDER BY seq"
        for row in await self.hall.database.rows(sql, self.id, self.table.length):
            self._announce(self.table.apply(read_act(bytes(row[0]))))
        self._watch_bots()

    async def hear(self, parcel: Parcel) -> None:
        """Something another node did at this table."""
        if parcel.line is not None:
            self.tell(parcel.line)
        elif parcel.next:
            self.offer(parcel.next)
        elif parcel.asks:
            self.tell_nodes()
        elif parcel.here is not None:
            self.presence.hear(parcel.node, parcel.here)
            self.tell_presence()
        else:
            async with self.lock:
                missing = parcel.seq - self.table.length
                if missing == 1:
                    self._announce(self.table.apply(read_act(parcel.body)))
                    self._watch_bots()
            if missing > 1:
                await self.catch_up()

    # Bots and clocks

    @property
    def bot(self) -> int | None:
        """The seat of a bot that is to decide now.

        Where no person plays on, bots wait for one: they only take the decision somebody was late for. Whoever has no
        time left for a whole game may see how it ends.
        """
        table, turn = self.table, self.table.turn
        if turn is None or not table.seats[turn].is_bot:
            return None
        late = isinstance(table.steps[-1].act, Relieved)
        seen = table.charter.clock.kind == GAME and any(self.online)
        return turn if late or seen or not table.is_left else None

    def drive(self) -> None:
        """Let a bot think if it is its turn."""
        if self.watchdog is not None:
            self.watchdog.cancel()
            self.watchdog = None
        if self.bot is not None and self.thinking is None:
            self.thinking = self.hall.spawn(self._think())

    def _watch_bots(self) -> None:
        """Another node did the last step and thinks for the bots that follow; we do if nothing comes of it."""
        bot = self.bot
        if bot is not None and self.watchdog is None:
            wait = GRACE + milliseconds_of(self.table.seats[bot].level) / 1000
            self.watchdog = asyncio.get_running_loop().call_later(wait, self.drive)

    async def _think(self) -> None:
        game, setup = self.table.charter.game, self.table.charter.setup
        try:
            while True:
                number, bot = self.table.length, self.bot
                if self.gone or bot is None:
                    return
                sight = self.table.sight(bot)
                assert sight is not None
                action = await self.hall.thinkers.choose(game, setup, sight, self.table.seats[bot].level)
                try:
                    done = await self.perform(Decided(now(), bot, game.say(action)), number)
                    if self._is_waited_for(bot):
                        await self.perform(Returned(now(), bot), done)
                except Stale:
                    continue
                except Unavailable:
                    await asyncio.sleep(1.0)
        finally:
            self.thinking = None

    def _is_waited_for(self, seat: int) -> bool:
        """Was somebody who is here only late for a decision, and does nobody play on without them?"""
        by_move = self.table.charter.clock.kind == MOVE
        return by_move and self.table.phase == PLAYING and self.table.is_left and self.online[seat]

    def _set_alarm(self) -> None:
        if self.gone or self.table.charter.clock.kind == "none":
            return
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        deadline = self.table.times.deadline() if self.table.turn is not None else None
        if deadline is not None:
            wait = max(0.0, (deadline - now()) / 1000) + 0.05
            self.alarm = asyncio.get_running_loop().call_later(wait, lambda: self.hall.spawn(self.ring()))

    async def ring(self) -> None:
        """The clock: whoever is out of time is relieved by a bot."""
        deadline, turn, number = self.table.times.deadline(), self.table.turn, self.table.length
        if turn is None or deadline is None or now() < deadline:
            self._set_alarm()
            return
        try:
            await self.perform(Relieved(now(), turn, usual_level(self.table.charter.game.name), BY_TIME), number)
        except (Stale, Mistake):
            pass
        except Unavailable:
            await asyncio.sleep(1.0)
            self._set_alarm()

    async def relieve(self, seat: int, at: int) -> int:
        """Somebody else asks for a bot in the place of a person who has been away for a while."""
        if not 0 <= seat < len(self.table.seats):
            raise Mistake("table-no-seat", {"seat": seat, "last": len(self.table.seats) - 1})
        holder = self.table.seats[seat].holder
        if holder and self.presence.away_for(holder) < self.hall.settings.limits.away_after:
            raise Mistake("table-not-away")
        level = usual_level(self.table.charter.game.name)
        return await self.perform(Relieved(now(), seat, level, BY_ABSENCE), at)

    # Talk

    def tell(self, line: ChatLine) -> None:
        data = encode(Heard(line))
        for listener in self.listeners:
            if line.guest not in listener.muted:
                listener.send(data)

    def offer(self, next: str) -> None:
        """There is a table for a rematch."""
        self.next = next
        self._to_all(encode(Rematch(next)))

    def missed(self, seat: int, language: str | None, since: int) -> list[News]:
        return self.lens(seat, language).missed(self.table, since)

    # Sleep

    def may_sleep(self, after: float) -> bool:
        idle = time.monotonic() - self.last_used
        return not self.listeners and self.thinking is None and not self.lock.locked() and idle >= after

    def put_to_bed(self) -> None:
        self.gone = True
        for timer in (self.alarm, self.watchdog):
            if timer is not None:
                timer.cancel()
