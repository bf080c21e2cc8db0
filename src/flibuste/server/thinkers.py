"""The processes that think for bots, and how one that is slow or has crashed is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys

import msgspec

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.state import Sight
from flibuste.players.levels import milliseconds_of
from flibuste.server.brain import Answer, LookBack, Question

log = logging.getLogger("flibuste.thinkers")

PATIENCE = 5.0  # seconds beyond the time it was given
LONGEST_ANSWER = 1_000_000
HINT_MILLISECONDS = 400.0
TRIES = 2


class NoThought(Exception):
    """Nobody could be found to think about it."""


class Thinkers:
    def __init__(self, count: int, command: tuple[str, ...] = (sys.executable, "-m", "flibuste.server.brain")) -> None:
        self.count = count
        self.command = command
        self.free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self.all: set[asyncio.subprocess.Process] = set()
        self.replaced = 0
        self.waiting = 0

    def start(self) -> None:
        for _ in range(self.count):
            self.free.put_nowait(None)  # started when first needed

    async def stop(self) -> None:
        for process in list(self.all):
            await self._end(process)

    async def choose(self, game: Game, setup: Setup, sight: Sight, level: str) -> int:
        """A bot's decision. When no process brings one, any legal decision: the seat goes on."""
        actions = [int(action) for action in sight.actions()]
        if len(actions) == 1:
            return actions[0]
        try:
            action = (await self._ask(self._question(game, setup, sight, level, milliseconds_of(level)))).action
        except NoThought:
            return secrets.choice(actions)
        return action if action in actions else secrets.choice(actions)

    async def hint(self, game: Game, setup: Setup, sight: Sight) -> Answer:
        """Raises NoThought."""
        return await self._ask(self._question(game, setup, sight, "", HINT_MILLISECONDS))

    async def look_back(self, text: str, seat: int) -> Answer:
        """At a game that is over. Raises NoThought."""
        return await self._ask(LookBack(text, seat))

    def _question(self, game: Game, setup: Setup, sight: Sight, level: str, milliseconds: float) -> Question:
        """Where many wait for few thinkers, everybody thinks a little less long."""
        crowd = max(1.0, self.waiting / self.count)
        facts = [int(fact) for fact in sight.facts()]
        options = dict(setup.options)
        return Question(
            game.name, setup.edition, setup.seats, options, facts, level, secrets.randbits(62), milliseconds / crowd
        )

    async def _ask(self, question: Question | LookBack) -> Answer:
        for _ in range(TRIES):
            self.waiting += 1
            try:
                process = await self.free.get()
            finally:
                self.waiting -= 1
            try:
                if process is None or process.returncode is not None:
                    process = await self._begin()
                answer = await asyncio.wait_for(
                    self._exchange(process, question), question.milliseconds / 1000 + PATIENCE
                )
                self.free.put_nowait(process)
                return answer
            except (TimeoutError, OSError, msgspec.DecodeError, EOFError, ValueError) as error:
                log.warning("a thinker is replaced", extra={"reason": repr(error)})
                self.replaced += 1
                self.free.put_nowait(None)
                if process is not None:
                    await self._end(process)
            except asyncio.CancelledError:
                self.free.put_nowait(None)
                if process is not None:
                    await self._end(process)
                raise
        raise NoThought

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question | LookBack) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("it has ended")
        return msgspec.json.decode(line, type=Answer)

    async def _begin(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LONGEST_ANSWER
        )
        self.all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self.all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
