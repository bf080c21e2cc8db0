"""boardgame.io's server, as the bench runs it, and players that speak its protocol (Socket.IO over a WebSocket)."""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from bench.load import Round, Tally, Wire, connect
from tests.server.parts import free_port, wait_for_port

PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")  # the second is what its file store needs
HERE = Path(__file__).resolve().parent
HOME = HERE.parent / "build" / "peer"
GAME = "korsairish"
SEATS = 2
GAME_LENGTH = 140  # moves: as many as two people who play Korsair at random need


class Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815, as they write it


class State(msgspec.Struct):
    ctx: Context
    _stateID: int = 0  # noqa: N815


class Sync(msgspec.Struct):
    state: State


read_event = msgspec.json.Decoder(list[msgspec.Raw]).decode
read_state = msgspec.json.Decoder(State).decode
read_sync = msgspec.json.Decoder(Sync).decode


def install() -> None:
    """From npm, once, into build/."""
    if not (HOME / "node_modules" / "node-persist").exists():
        HOME.mkdir(parents=True, exist_ok=True)
        (HOME / "package.json").write_text('{"private": true}', encoding="utf-8")
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", *PACKAGES], cwd=HOME, check=True)


class Peer:
    """The server in a process of its own, with its memory or its file store."""

    def __init__(self, store: str, folder: str) -> None:
        install()
        shutil.copy(HERE / "peer.js", HOME / "peer.js")
        self.port = free_port()
        place = "memory" if store == "memory" else folder
        command = ["node", "peer.js", str(self.port), place]
        self.process = subprocess.Popen(command, cwd=HOME, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait_for_port(self.port)

    def __enter__(self) -> Peer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.wait()

    def table(self, number: int, tally: Tally, rng: random.Random, pause: float) -> PeerTable:
        return PeerTable(f"ws://127.0.0.1:{self.port}", f"match{number}", tally, rng, pause)


class PeerTable(Round):
    """Two players who move in turn, and begin another match when theirs is as long as a game."""

    def __init__(self, url: str, match: str, tally: Tally, rng: random.Random, pause: float) -> None:
        super().__init__(SEATS, tally, rng, pause)
        self.url = url
        self.name = match
        self.match = ""
        self.matches = 0

    async def begin(self) -> None:
        self.matches += 1
        self.match = f"{self.name}-{self.matches}"
        for seat in range(SEATS):
            synced = asyncio.get_running_loop().create_future()
            wire = await connect(f"{self.url}/socket.io/?EIO=4&transport=websocket", {}, self._ear(seat, synced))
            self.wires.append(wire)
            await synced  # the first one makes the match
        self.play(0, self.first)

    def emit(self, wire: Wire, *event: Any) -> None:
        wire.send(f"42/{GAME},".encode() + msgspec.json.encode(event))

    def _ear(self, seat: int, synced: asyncio.Future[None]) -> Callable[[Wire, bytes], None]:
        opening, event = f"40/{GAME},".encode(), f"42/{GAME},".encode()

        def hear(wire: Wire, data: bytes) -> None:
            if data.startswith(b"0{"):
                wire.send(opening)
            elif data == b"2":
                wire.send(b"3")
            elif data.startswith(opening):
                self.emit(wire, "sync", self.match, str(seat), None, SEATS)
            elif data.startswith(event):
                self.hear_event(seat, data[len(event) :], synced)

        return hear

    def hear_event(self, seat: int, data: bytes, synced: asyncio.Future[None]) -> None:
        parts = read_event(data)
        name = bytes(parts[0])
        self.tally.messages += 1
        self.tally.bytes += len(data)
        if name == b'"sync"' and not synced.done():
            self.first = read_sync(bytes(parts[2])).state._stateID
            synced.set_result(None)
        elif name == b'"update"':
            state = read_state(bytes(parts[2]))
            self.step_seen(state._stateID)
            if state._stateID - self.first >= GAME_LENGTH:
                if seat == 0:
                    self.begin_again()
            elif int(state.ctx.currentPlayer) == seat:
                self.soon(lambda: self.play(seat, state._stateID))

    def play(self, seat: int, number: int) -> None:
        if self.running:
            self.move_sent()
            payload: dict[str, Any] = {"type": "play", "args": [], "playerID": str(seat), "credentials": None}
            action = {"type": "MAKE_MOVE", "payload": payload}
            self.emit(self.wires[seat], "update", action, number, self.match, str(seat))
