"""SQLite in a file of its own: one thread writes, others read."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from flibuste.server.store.database import Database, Row, StoreError, Write
from flibuste.server.store.schema import MIGRATIONS

Result = TypeVar("Result")
READERS = 2
BUSY_SECONDS = 20.0  # how long to wait for another process that writes


class Sqlite(Database):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.writing = ThreadPoolExecutor(1, "sqlite-writer")
        self.reading = ThreadPoolExecutor(READERS, "sqlite-reader")
        self.local = threading.local()
        self.connections: list[sqlite3.Connection] = []

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await self._in(self.writing, self._migrate)

    async def close(self) -> None:
        self.writing.shutdown()
        self.reading.shutdown()
        for connection in self.connections:
            connection.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        return await self._in(self.reading, lambda: self._connection().execute(sql, values).fetchall())

    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        return await self._in(self.writing, lambda: self._commit(writes))

    async def _in(self, room: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.get_running_loop().run_in_executor(room, work)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from error

    def _connection(self) -> sqlite3.Connection:
        """One for each thread, made when it is first asked for."""
        connection: sqlite3.Connection | None = getattr(self.local, "connection", None)
        if connection is None:
            connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")  # durable means durable, even when the power fails
            self.local.connection = connection
            self.connections.append(connection)
        return connection

    def _commit(self, writes: Sequence[Write]) -> list[bool]:
        connection = self._connection()
        results = []
        connection.execute("BEGIN IMMEDIATE")
        try:
            for write in writes:
                sql, values = write.statements[0]
                done = connection.execute(sql, values).rowcount > 0
                if done:
                    for sql, values in write.statements[1:]:
                        connection.execute(sql, values)
                results.append(done)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return results

    def _migrate(self) -> None:
        connection = self._connection()
        connection.execute("BEGIN IMMEDIATE")
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            check_version(version)
            for migration in MIGRATIONS[version:]:
                for statement in migration:
                    connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def check_version(version: int) -> None:
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has version {version}, and this Flibuste knows {len(MIGRATIONS)}")
