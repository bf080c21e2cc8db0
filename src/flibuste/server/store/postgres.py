"""PostgreSQL by its URL, for more than one process or machine."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from typing import Any

import asyncpg

from flibuste.server.store.database import Database, LostConnection, Row, StoreError, Write
from flibuste.server.store.schema import MIGRATIONS
from flibuste.server.store.sqlite import check_version

READERS = 4
LOCK = 0x666C6962  # of migrations: any number that is ours
APPEND_MANY = """INSERT INTO act (board, seq, body) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])
    ON CONFLICT DO NOTHING RETURNING board, seq"""
GONE = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncio.TimeoutError)
GONE_SQL = (
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
            self.pool = await asyncpg.create_pool(self.url, min_size=1, max_size=1 + READERS, command_timeout=20)
            async with self.pool.acquire() as connection, connection.transaction():
                await self._migrate(connection)
        except (*GONE, asyncpg.PostgresError, ValueError) as error:
            raise StoreError(str(error)) from error

    async def close(self) -> None:
        if self.pool is not None:
            await self.pool.close()

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        assert self.pool is not None
        try:
            return list(await self.pool.fetch(numbered(sql), *values))
        except (*GONE, *GONE_SQL) as error:
            raise LostConnection(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreError(str(error)) from error

    async def commit(self, writes: Sequence[Write]) -> list[bool]:
        assert self.pool is not None
        try:
            async with self.pool.acquire() as connection:
                appends = [write for write in writes if write.is_append]
                if len(appends) == len(writes):  # one statement is a transaction
                    done = await self._append(connection, appends)
                    return [write.statements[0][1][:2] in done for write in writes]
                async with connection.transaction():
                    done = await self._append(connection, appends)
                    return [
                        write.statements[0][1][:2] in done
                        if write.is_append
                        else await self._carry_out(connection, write)
                        for write in writes
                    ]
        except (*GONE, *GONE_SQL) as error:
            raise LostConnection(str(error)) from error
        except asyncpg.PostgresError as error:
            raise StoreError(str(error)) from error

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
