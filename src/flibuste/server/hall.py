"""All tables of this process: awake ones in memory, the others asleep in the database until somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any

import msgspec

from flibuste.kernel.refusal import Mistake
from flibuste.server.codec import read_act, read_charter, write_act, write_charter
from flibuste.server.fanout import Parcel, open_fanout
from flibuste.server.identity import PLAIN_ID, Seal, new_id
from flibuste.server.lens import table_info
from flibuste.server.lobby import Lobby
from flibuste.server.messages.common import TableInfo, encode
from flibuste.server.messages.socket import ChatLine
from flibuste.server.metrics import Metrics
from flibuste.server.ratings import Ratings
from flibuste.server.room import Deed, Room, now
from flibuste.server.settings import Settings
from flibuste.server.store import open_database
from flibuste.server.store.database import APPEND, StoreError, Write, Writer
from flibuste.server.thinkers import Thinkers
from flibuste.table.acts import Act
from flibuste.table.table import PLAYING, Charter, Table, rematch

log = logging.getLogger("flibuste.hall")

CHORES_EVERY = 5.0  # seconds
CHAT_SHOWN = 100
MINE_WATCHED = 8  # of somebody's tables, so many are woken up to see whose turn it is
BOARD = "SELECT host, public, charter, seed, created, next FROM board WHERE id = ?"
NEW_BOARD = """INSERT INTO board (id, host, public, charter, seed, created, phase, deadline, info)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"""

NEW_CHAT = """INSERT INTO chat (board, number, guest, name, at, text) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING"""


class Hall:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.database = open_database(settings.database)
        self.writer = Writer(self.database)
        self.fanout = open_fanout(settings.redis)
        self.thinkers = Thinkers(settings.thinkers)
        self.metrics = Metrics()
        self.lobby = Lobby(self)
        self.ratings = Ratings(self)
        self.rooms: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.seal = Seal(b"")
        self.closing = False

    # Opening and closing

    async def open(self) -> None:
        await self.database.open()
        self.writer.start()
        self.seal = Seal(await self._secret("seal"))
        await self.fanout.open()
        self.fanout.subscribe("lobby", self.lobby.hear, lambda: None)
        self.thinkers.start()
        self.spawn(self._chores())
        if not self.fanout.is_alone:
            self.spawn(self._beat())

    async def close(self) -> None:
        """What has been begun is finished and written; everybody is asked to come back."""
        self.closing = True
        for room in list(self.rooms.values()):
            for listener in list(room.listeners):
                listener.close(1012)  # the service restarts
        self.lobby.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                self.forget(room)
        await self.writer.stop()
        await self.fanout.close()
        await self.thinkers.stop()
        await self.database.close()

    async def _secret(self, name: str) -> bytes:
        """Made once for each database, by whichever node comes first."""
        insert = "INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self.writer.write(Write(((insert, (name, secrets.token_bytes(32))),)))
        found = await self.database.rows("SELECT value FROM secret WHERE name = ?", name)
        return bytes(found[0][0])

    async def is_ready(self) -> bool:
        """Can people play here now?"""
        try:
            await asyncio.wait_for(self.database.rows("SELECT 1"), 2)
        except (TimeoutError, StoreError):
            return False
        return self.fanout.is_well() and not self.closing

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("something failed in the background", exc_info=error)

    # Tables

    async def open_table(self, charter: Charter, host: str, *, public: bool, acts: list[Act], id: str = "") -> Room:
        """A new table with what has happened at it already, all of it written before anybody hears of it."""
        table = Table(charter, secrets.token_bytes(32))
        for act in acts:
            table.check(act)
            table.apply(act)
        deed = Deed(id or new_id(), host, public, now())
        await self._store(deed, table)
        return await self.room(deed.id)

    async def _store(self, deed: Deed, table: Table) -> None:
        info = table_info(deed.id, table, public=deed.public, created=deed.created, next="")
        deadline = table.times.deadline() if table.turn is not None else None
        board = (
            deed.id,
            deed.host,
            int(deed.public),
            write_charter(table.charter),
            table.seed,
            deed.created,
            table.phase,
            deadline,
            encode(info),
        )
        acts = [(APPEND, (deed.id, step.number, write_act(step.act))) for step in table.steps]
        guests = {deed.host, *(seat.holder for seat in table.seats)} - {""}
        berth = "INSERT INTO berth (guest, board, seated) VALUES (?, ?, ?)"
        berths = [(berth, (guest, deed.id, int(bool(table.seats_of(guest))))) for guest in guests]
        await self.writer.write(Write(((NEW_BOARD, board), *acts, *berths)))

    async def room(self, id: str) -> Room:
        """A table by its id, woken up if it sleeps. Raises Mistake."""
        room = self.rooms.get(id)
        if room is not None:
            room.last_used = time.monotonic()
            return room
        if self.closing:
            raise StoreError("the server is closing")
        if id not in self.waking:
            self.waking[id] = asyncio.create_task(self._wake(id))
            self.waking[id].add_done_callback(lambda _: self.waking.pop(id, None))
        return await asyncio.shield(self.waking[id])

    async def _wake(self, id: str) -> Room:
        found = await self.database.rows(BOARD, id) if PLAIN_ID.fullmatch(id) else []
        if not found:
            raise Mistake("table-unknown")
        host, public, charter, seed, created, next = found[0]
        table = Table(read_charter(bytes(charter)), bytes(seed))
        room = Room(self, Deed(id, host, bool(public), created), table, next)
        for row in await self.database.rows("SELECT body FROM act WHERE board = ? ORDER BY seq", id):
            table.apply(read_act(bytes(row[0])))
        self.rooms[id] = room
        self.fanout.subscribe(f"table:{id}", lambda data: self._hear(room, data), lambda: self._spawn_catch_up(room))
        room.drive()
        room._set_alarm()
        self.lobby.changed(room)
        return room

    def _spawn_catch_up(self, room: Room) -> None:
        self.spawn(room.catch_up())
        room.publish(Parcel(self.node, asks=True))
        room.tell_nodes()

    def _hear(self, room: Room, data: bytes) -> None:
        parcel = msgspec.json.decode(data, type=Parcel)
        if parcel.node != self.node:
            self.spawn(room.hear(parcel))

    def forget(self, room: Room) -> None:
        room.put_to_bed()
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
            self.fanout.unsubscribe(f"table:{room.id}")

    async def may_enter(self, room: Room, guest: str | None) -> bool:
        """Public tables are open to all; others to their guests."""
        holders = [seat.holder for seat in room.table.seats]
        if room.deed.public or guest in (room.deed.host, *holders, *room.table.charter.reserved):
            return True
        sql = "SELECT 1 FROM berth WHERE guest = ? AND board = ?"
        return guest is not None and bool(await self.database.rows(sql, guest, room.id))

    async def ask_rematch(self, room: Room, guest: str) -> Room:
        """The one table on which this one's players play again, made by whoever asks first."""
        if room.table.phase != "over":
            raise Mistake("table-not-over")
        if not room.next:
            charter = rematch(room.table)
            if not any(charter.reserved):
                charter = replace(charter, reserved=())
            new = await self.open_table(charter, guest, public=room.deed.public, acts=[])
            claim = "UPDATE board SET next = ? WHERE id = ? AND next = ''"
            if await self.writer.write(Write(((claim, (new.id, room.id)),))):
                room.offer(new.id)
                room.publish(Parcel(self.node, next=new.id))
            else:
                found = await self.database.rows("SELECT next FROM board WHERE id = ?", room.id)
                room.next = found[0][0]
        return await self.room(room.next)

    async def on_over(self, room: Room) -> None:
        """A game has ended here."""
        self.metrics.games += 1
        try:
            await self.ratings.score(room.id, room.table)
        except StoreError as error:
            log.error("a game was not rated", extra={"table": room.id, "reason": str(error)})

    # Talk

    async def chat(self, room: Room, guest: str, name: str, text: str) -> ChatLine:
        while True:
            found = await self.database.rows("SELECT max(number) FROM chat WHERE board = ?", room.id)
            line = ChatLine((found[0][0] or 0) + 1, guest, name, now(), text)
            if await self.writer.write(Write(((NEW_CHAT, (room.id, line.number, guest, name, line.at, text)),))):
                break
        room.tell(line)
        room.publish(Parcel(self.node, line=line))
        return line

    async def chat_of(self, room: Room, muted: set[str]) -> list[ChatLine]:
        sql = f"SELECT number, guest, name, at, text FROM chat WHERE board = ? ORDER BY number DESC LIMIT {CHAT_SHOWN}"
        rows = await self.database.rows(sql, room.id)
        return [ChatLine(*row) for row in reversed(rows) if row[1] not in muted]

    async def muted_by(self, guest: str | None) -> set[str]:
        if guest is None:
            return set()
        return {row[0] for row in await self.database.rows("SELECT other FROM mute WHERE guest = ?", guest)}

    async def mute(self, guest: str, other: str, on: bool) -> None:
        sql = "INSERT INTO mute (guest, other) VALUES (?, ?) ON CONFLICT DO NOTHING"
        if not on:
            sql = "DELETE FROM mute WHERE guest = ? AND other = ?"
        await self.writer.write(Write(((sql, (guest, other)),)))

    # Guests

    async def name_of(self, guest: str | None, room: Room | None = None) -> str:
        """As it is at the table, or in general; "" for a stranger."""
        if guest is None:
            return ""
        if room is not None and (seats := room.table.seats_of(guest)):
            return room.table.seats[seats[0]].name
        found = await self.database.rows("SELECT name FROM guest WHERE id = ?", guest)
        return str(found[0][0]) if found else ""

    async def enroll(self, guest: str | None, name: str) -> str:
        """A new guest, or a new name for an old one; the id."""
        id = guest or new_id()
        sql = "INSERT INTO guest (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = ?"
        await self.writer.write(Write(((sql, (id, name, now(), name)),)))
        return id

    async def admit(self, room: Room, guest: str) -> None:
        """Let a guest watch a private table."""
        sql = "INSERT INTO berth (guest, board, seated) VALUES (?, ?, 0) ON CONFLICT DO NOTHING"
        await self.writer.write(Write(((sql, (guest, room.id)),)))

    # Records

    async def keep_record(self, guest: str, text: str) -> str:
        id = new_id()
        sql = "INSERT INTO record (id, guest, at, text) VALUES (?, ?, ?, ?)"
        await self.writer.write(Write(((sql, (id, guest, now(), text)),)))
        return id

    async def record_text(self, id: str) -> str:
        sql = "SELECT text FROM record WHERE id = ?"
        found = await self.database.rows(sql, id) if PLAIN_ID.fullmatch(id) else []
        if not found:
            raise Mistake("table-unknown")
        return str(found[0][0])

    # Lists

    async def infos(self, where: str, *values: Any, most: int = 100) -> list[TableInfo]:
        rows = await self.database.rows(f"SELECT info FROM board {where} ORDER BY created DESC LIMIT {most}", *values)
        return [msgspec.json.decode(bytes(row[0]), type=TableInfo) for row in rows]

    async def tables_of(self, guest: str) -> list[TableInfo]:
        return await self.infos("WHERE id IN (SELECT board FROM berth WHERE guest = ? AND seated = 1)", guest)

    async def waiting_for(self, guest: str, tables: list[TableInfo]) -> list[str]:
        """Those of the newest tables where it is this guest's turn."""
        found = []
        for id in [info.id for info in tables if info.phase == PLAYING][:MINE_WATCHED]:
            with contextlib.suppress(Mistake):  # a table of other rules
                table = (await self.room(id)).table
                if any(seat == table.turn and not table.seats[seat].is_bot for seat in table.seats_of(guest)):
                    found.append(id)
        return found

    # Chores

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.limits.heartbeat)
            for room in list(self.rooms.values()):
                room.beat()

    async def _chores(self) -> None:
        """Tables that nobody looks at go to sleep; those whose clock has run out are woken up."""
        while True:
            await asyncio.sleep(min(CHORES_EVERY, max(0.05, self.settings.limits.sleep_after)))
            for room in list(self.rooms.values()):
                if room.may_sleep(self.settings.limits.sleep_after):
                    self.forget(room)
            with contextlib.suppress(StoreError):
                late = await self.database.rows("SELECT id FROM board WHERE deadline < ? AND phase = 'playing'", now())
                for (id,) in late:
                    if id not in self.rooms:
                        with contextlib.suppress(Mistake):
                            await self.room(id)
