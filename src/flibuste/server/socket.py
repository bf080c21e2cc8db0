"""The sockets: one for each client at a table, and one for each that looks at the lobby."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec

from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.state import WATCHER
from flibuste.kernel.tongue import LANGUAGES, tongue
from flibuste.players.levels import usual_level
from flibuste.server.hall import Hall
from flibuste.server.lens import excuse
from flibuste.server.limits import Bucket
from flibuste.server.line import Line, nothing
from flibuste.server.messages.common import Code, encode
from flibuste.server.messages.socket import (
    Chat,
    Decide,
    Done,
    FromClient,
    Hint,
    Hints,
    Mute,
    Prospect,
    Refused,
    Relieve,
    Resign,
    Return,
    Undo,
    Welcome,
    Why,
    decode_client,
)
from flibuste.server.room import TRY_AGAIN, Room, Stale, Unavailable, now
from flibuste.server.store.database import StoreError
from flibuste.server.thinkers import NoThought
from flibuste.table.acts import Act, Decided, Resigned, Returned, TookBack
from flibuste.table.table import PLAYING

log = logging.getLogger("flibuste.socket")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

DENIED = 4403
UNKNOWN = 4404
TOO_MANY = 4429
SLOW_READER = 4408
STRIKES = 20  # messages too fast, or without sense, before we hang up


class Outbox:
    """What is said to a client; whoever speaks never waits for a client that is slow to read."""

    def __init__(self, line: Line, most: int) -> None:
        self.line = line
        self.most = most
        self.waiting: deque[bytes] = deque()
        self.closing: asyncio.Task[None] | None = None
        line.when_free = self.flush

    @property
    def closed(self) -> bool:
        return self.closing is not None

    def send(self, data: bytes) -> None:
        if self.closing is not None:
            return
        if self.line.is_free and not self.waiting:
            self.line.say(data)
            return
        self.waiting.append(data)
        if len(self.waiting) > self.most:
            self.waiting.clear()
            self.close(SLOW_READER)

    def flush(self) -> None:
        while self.waiting and self.line.is_free:
            self.line.say(self.waiting.popleft())

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = asyncio.get_running_loop().create_task(self._hang_up(code))

    async def _hang_up(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # the client has gone, or was hung up on by the library
            await self.line.send({"type": "websocket.close", "code": code})

    async def end(self) -> None:
        """Let what was said at the last be heard."""
        if self.closing is not None:
            await asyncio.wait([self.closing], timeout=1)
        self.line.when_free = nothing


class TableClient(Outbox):
    """A client at a table: looks through the eyes of one seat, or watches."""

    def __init__(self, hall: Hall, room: Room, line: Line, guest: str, seat: int, language: str | None) -> None:
        super().__init__(line, hall.settings.limits.backlog)
        self.hall = hall
        self.room = room
        self.guest = guest
        self.seat = seat
        self.language = language
        self.only_watches = False
        self.name = ""
        self.muted: set[str] = set()
        limits = hall.settings.limits
        self.bucket = Bucket(limits.messages_a_second, limits.message_burst)
        self.strikes = 0

    async def welcome(self, since: int) -> None:
        """From here on nothing is missed: the welcome and all news after it fit together without a gap."""
        hall, room = self.hall, self.room
        self.muted = await hall.muted_by(self.guest or None)
        chat = await hall.chat_of(room, self.muted)
        table = room.table
        if room.gone:
            self.close(TRY_AGAIN)
            return
        seen = since if 0 <= since <= table.length else 0
        room.join(self)
        self.send(
            encode(
                Welcome(
                    room.info(),
                    table.length,
                    room.state(self.seat, self.language),
                    table.seats_of(self.guest),
                    None if self.seat == WATCHER else self.seat,
                    room.missed(self.seat, self.language, seen),
                    chat,
                    sorted(self.muted),
                )
            )
        )
        if not room.tell_presence():
            self.send(encode(room.who_is_here()))

    async def read(self, receive: Receive) -> None:
        """Until the client leaves. One message is done before the next is read."""
        longest = self.hall.settings.limits.message_bytes
        while not self.closed:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text")
            data = text.encode() if text is not None else event.get("bytes") or b""
            began = time.perf_counter()
            if not self.bucket.take():
                self.refuse("tooFast", "server-too-fast")
                await asyncio.sleep(0.1)
            elif len(data) > longest:
                self.refuse("malformed", "server-malformed")
            else:
                try:
                    message = decode_client(data)
                except (msgspec.DecodeError, UnicodeError):
                    self.refuse("malformed", "server-malformed")
                    continue
                await self.obey(message)
                self.hall.metrics.observe(time.perf_counter() - began)

    def refuse(self, code: Code, key: str, id: str = "") -> None:
        self.strikes += 1
        self.hall.metrics.refused += 1
        words = tongue(self.language or "fr").say(key)
        self.send(encode(Refused(code, words, id, number=self.room.table.length)))
        if self.strikes > STRIKES:
            self.close(TOO_MANY)

    async def obey(self, message: FromClient) -> None:
        """Carry a message out, or say why not."""
        try:
            if isinstance(message, (Chat, Mute)):
                await self.talk(message)
                return
            if self.seat == WATCHER:
                self.refuse("denied", "server-not-your-seat", message.id)
                return
            if isinstance(message, Hint):
                await self.hint(message)
                return
            if isinstance(message, Why):
                self.room.table.check(Decided(now(), self.seat, message.move))
                self.send(encode(Done(message.id, self.room.table.length)))
                return
            before = self.room.table.length
            number = await self.act(message)
            if number <= before:  # done long ago: no news tells of it
                self.send(encode(Done(message.id, number)))
        except Stale:
            table = self.room.table
            state = self.room.state(self.seat, self.language)
            words = tongue(self.language or "fr").say("server-stale")
            self.send(encode(Refused("stale", words, message.id, number=table.length, state=state)))
        except (Refusal, Mistake) as error:
            self.hall.metrics.refused += 1
            words, clause = excuse(error, self.room.table.charter.game, self.language)
            code: Code = "forbidden" if clause else "mistake"
            self.send(encode(Refused(code, words, message.id, clause, self.room.table.length)))
        except (Unavailable, StoreError, NoThought):
            self.refuse("unavailable", "server-unavailable", message.id)

    async def act(self, message: Decide | Undo | Resign | Return | Relieve) -> int:
        """The number of the step that did it."""
        seat, room = self.seat, self.room
        if isinstance(message, Relieve):
            return await room.relieve(message.seat, message.at)
        act: Act
        if isinstance(message, Decide):
            act = Decided(now(), seat, message.move, message.id)
            if room.table.seats[seat].is_bot and room.table.answered(seat, message.id) is None:
                raise Mistake("table-relieved")
        elif isinstance(message, Undo):
            act = TookBack(now(), seat, message.id)
        elif isinstance(message, Resign):
            act = Resigned(now(), seat, usual_level(room.table.charter.game.name), message.id)
        else:
            act = Returned(now(), seat, message.id)
        return await room.perform(act, message.at)

    async def talk(self, message: Chat | Mute) -> None:
        if not self.guest:
            self.refuse("denied", "server-no-guest", message.id)
        elif isinstance(message, Mute):
            await self.hall.mute(self.guest, message.guest, message.on)
            (self.muted.add if message.on else self.muted.discard)(message.guest)
            self.send(encode(Done(message.id, self.room.table.length)))
        else:
            if not message.text.isprintable():
                raise Mistake("server-chat")
            await self.hall.chat(self.room, self.guest, self.name, message.text)
            self.send(encode(Done(message.id, self.room.table.length)))

    async def hint(self, message: Hint) -> None:
        table, charter = self.room.table, self.room.table.charter
        if not charter.hints:
            raise Mistake("server-no-hints")
        if table.phase != PLAYING or table.turn != self.seat:
            raise Mistake("server-not-your-turn")
        sight, number = table.sight(self.seat), table.length
        assert sight is not None
        found = (await self.hall.thinkers.hint(charter.game, charter.setup, sight)).prospects
        teller = self.room.lens(self.seat, self.language).teller(table.match) if self.language else None
        prospects = [
            Prospect(
                charter.game.say(each.action),
                each.win,
                each.win_error,
                each.lead,
                each.lead_error,
                "" if teller is None else teller.decision(sight, each.action),
            )
            for each in found
        ]
        self.send(encode(Hints(message.id, number, prospects)))


async def serve_lobby(hall: Hall, line: Line, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.accept"})
    client = Outbox(line, hall.settings.limits.backlog)
    try:
        hall.lobby.listeners.add(client)
        client.send(await hall.lobby.welcome())
        while (await receive())["type"] == "websocket.receive":
            pass  # there is nothing to say here
    except StoreError:
        client.close(TRY_AGAIN)
    finally:
        hall.lobby.listeners.discard(client)
        await client.end()


async def serve_table(
    hall: Hall, id: str, guest: str | None, query: bytes, line: Line, receive: Receive, send: Send
) -> None:
    asked = {name: values[-1] for name, values in parse_qs(query.decode("latin-1")).items()}
    await send({"type": "websocket.accept"})
    try:
        room = await hall.room(id)
        if not await hall.may_enter(room, guest):
            await _hang_up(send, "denied", "table-unknown", DENIED, asked)  # as if it were not there
            return
        client = TableClient(hall, room, line, guest or "", _seat(room, guest, asked), _language(asked))
        client.only_watches = asked.get("seat") == "watch"
        client.name = await hall.name_of(guest, room)
    except Mistake as mistake:
        await _hang_up(send, "mistake", mistake.key, UNKNOWN, asked, mistake)
        return
    except StoreError:
        await _hang_up(send, "unavailable", "server-unavailable", TRY_AGAIN, asked)
        return
    try:
        await client.welcome(_number(asked.get("since", "")))
        await client.read(receive)
    except StoreError:
        client.close(TRY_AGAIN)
    finally:
        room.leave(client)
        await client.end()


async def _hang_up(
    send: Send, code: Code, key: str, number: int, asked: dict[str, str], mistake: Mistake | None = None
) -> None:
    words = tongue(_language(asked) or "fr").say(key, **(mistake.facts if mistake else {}))
    await send({"type": "websocket.send", "text": encode(Refused(code, words)).decode()})
    await send({"type": "websocket.close", "code": number})


def _seat(room: Room, guest: str | None, asked: dict[str, str]) -> int:
    """The seat asked for, if it is the guest's own; else the first one the guest has; else a watcher's place."""
    held = room.table.seats_of(guest or "")
    if asked.get("seat", "") == "watch":
        return WATCHER
    wanted = _number(asked.get("seat", ""))
    if wanted in held:
        return wanted
    return held[0] if held else WATCHER


def _language(asked: dict[str, str]) -> str | None:
    return asked["lang"] if asked.get("lang") in LANGUAGES else None


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 8 else -1
