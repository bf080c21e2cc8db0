"""What a database must be able to do for us, and the one queue through which all writing goes."""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

log = logging.getLogger("flibuste.store")

Row = Sequence[Any]
Statement = tuple[str, tuple[Any, ...]]  # with ? in the place of each value

APPEND = "INSERT INTO act (board, seq, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
MOST_AT_ONCE = 1000
PATIENCE = 20.0  # seconds that writing waits for a database which is being restarted


class StoreError(Exception):
    """The database cannot be used now; nothing was written, as far as anybody has been told."""


class LostConnection(StoreError):
    """It went away: worth another try. What was being written may or may not be there."""


@dataclass(frozen=True)
class Write:
    """Statements that are carried out together. Where the first changes no row, the others are left out."""

    statements: tuple[Statement, ...]

    @property
    def is_append(self) -> bool:
        return len(self.statements) == 1 and self.statements[0][0] is APPEND


def append(board: str, seq: int, body: bytes, *also: Statement) -> Write:
    return Write(((APPEND, (board, seq, body)), *also))


class Database(ABC):
    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the tables up to date."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def rows(self, sql: str, *values: Any) -> list[Row]: ...

    @abstractmethod
    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        """All of it in one durable transaction; for each write, whether its first statement changed anything."""


class Writer:
    """Gathers what is to be written while the disk is busy, and writes it in one go: one flush serves many moves."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.stopping = False
        self.commits = 0
        self.writes = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """What is waiting is still written."""
        self.stopping = True
        self.wake.set()
        if self.task is not None:
            await self.task

    def write(self, write: Write) -> asyncio.Future[bool]:
        """Done when it is durable: True if the first statement changed anything. Raises StoreError."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, future))
        self.wake.set()
        return future

    async def _run(self) -> None:
        while self.waiting or not self.stopping:
            await self.wake.wait()
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            if not self.waiting and not self.stopping:
                self.wake.clear()
            if not batch:
                continue
            try:
                results = await self._commit([write for write, _ in batch])
            except Exception as error:  # of whatever kind: were the writer to end, everybody would wait for ever
                if not isinstance(error, StoreError):
                    log.exception("the writer has met something unknown")
                failure = error if isinstance(error, StoreError) else StoreError(repr(error))
                for _, future in batch:
                    if not future.done():
                        future.set_exception(failure)
                continue
            self.commits += 1
            self.writes += len(batch)
            for (_, future), result in zip(batch, results, strict=True):
                if not future.done():  # whoever asked may have gone
                    future.set_result(result)

    async def _commit(self, writes: list[Write]) -> list[bool]:
        give_up = time.monotonic() + PATIENCE
        pause = 0.05
        while True:
            try:
                results = await self.database.commit(writes)
                return [done or await self._is_there(write) for done, write in zip(results, writes, strict=True)]
            except LostConnection:
                if time.monotonic() > give_up:
                    raise
                await asyncio.sleep(pause)
                pause = min(1.0, 2 * pause)

    async def _is_there(self, write: Write) -> bool:
        """Has the very same step been written, by us before the connection was lost?"""
        sql, values = write.statements[0]
        if sql is not APPEND:
            return False
        found = await self.database.rows("SELECT body FROM act WHERE board = ? AND seq = ?", values[0], values[1])
        return bool(found) and bytes(found[0][0]) == values[2]
