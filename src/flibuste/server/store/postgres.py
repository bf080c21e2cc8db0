"""PostgreSQL by its URL, for more than one process or machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import asyncpg

from flibuste.server.store.database import Database, LostConnection, Row, StoreError, Write
from flibuste.server.store.schema import MIGRATIONS
from flibuste.server.store.sqlite import check_version

READERS = 4
WAIT = 20.0  # seconds for an answer, or for a connection that is free
CLOSING = 5.0  # seconds for what is under way when we close
LOCK = 0x666C6962  # of migrations: any number that is ours
APPEND_MANY = """INSERT INTO act (board, seq, body) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING board, seq"""
# Signs that the connection is of no use any more. A server that goes away in the middle of an exchange may leave
# asyncpg in a state of its own that it does not understand either: an InternalClientError, which is no PostgresError.
GONE = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
)


@cache
def numbered(sql: str) -> str:
    """? ? ? as PostgreSQL writes it: $1 $2 $3."""
    parts = re.split(r"\?", sql)
    return "".join(part + (f"${place}" if place < len(parts) else "") for place, part in enumerate(parts, 1))


class Postgres(Database):
    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: asyncpg.Pool[Any] | None = None

    async def open(self) -> None:
        try:
            # No least size: asyncpg would keep dialling a database that is away, with a traceback each time.
            self.pool = await asyncpg.create_pool(self.url, min_size=0, max_size=1 + READERS, command_timeout=WAIT)
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(str(error)) from error
        async with self._borrow() as connection, connection.transaction():
            await self._migrate(connection)

    async def close(self) -> None:
        if self.pool is not None:
            try:
                await asyncio.wait_for(self.pool.close(), CLOSING)
            except GONE:
                self.pool.terminate()

    @asynccontextmanager
    async def _borrow(self) -> AsyncIterator[Any]:
        """A connection; one that has failed is not lent out again. Whatever goes wrong is a StoreError."""
        assert self.pool is not None
        try:
            async with self.pool.acquire(timeout=WAIT) as connection:
                try:
                    yield connection
                except GONE:
                    connection.terminate()
                    raise
        except GONE as error:
            raise LostConnection(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreError(str(error)) from error

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        async with self._borrow() as connection:
            return list(await connection.fetch(numbered(sql), *values))

    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        appends = [write for write in writes if write.is_append]
        async with self._borrow() as connection:
            if len(appends) == len(writes):  # one statement is a transaction
                done = await self._append(connection, appends)
                return [write.statements[0][1][:2] in done for write in writes]
            async with connection.transaction():
                done = await self._append(connection, appends)
                return [
                    write.statements[0][1][:2] in done if write.is_append else await self._carry_out(connection, write)
                    for write in writes
                ]

    async def _append(self, connection: Any, writes: Sequence[Write]) -> set[tuple[str, int]]:
        if not writes:
            return set()
        columns = list(zip(*(write.statements[0][1] for write in writes), strict=True))
        return {(row[0], row[1]) for row in await connection.fetch(APPEND_MANY, *(list(column) for column in columns))}

    async def _carry_out(self, connection: Any, write: Write) -> bool:
        sql, values = write.statements[0]
        if (await connection.execute(numbered(sql), *values)).endswith(" 0"):
            return False
        for sql, values in write.statements[1:]:
            await connection.execute(numbered(sql), *values)
        return True

    async def _migrate(self, connection: Any) -> None:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        check_version(version)
        for number, migration in enumerate(MIGRATIONS[version:], version + 1):
            for statement in migration:
                await connection.execute(statement)
            await connection.execute("INSERT INTO schema_version VALUES ($1)", number)
