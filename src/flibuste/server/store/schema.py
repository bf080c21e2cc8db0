"""The tables of the database, as a list of migrations: what has once been released is never edited, only added to."""

from __future__ import annotations

# A game table is a `board` here: TABLE is a word of SQL. Times are milliseconds since 1970.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE guest (id TEXT PRIMARY KEY, name TEXT NOT NULL, since BIGINT NOT NULL)",
        "CREATE TABLE secret (name TEXT PRIMARY KEY, value BYTEA NOT NULL)",
        """CREATE TABLE board (
            id TEXT PRIMARY KEY,
            host TEXT NOT NULL,
            public INTEGER NOT NULL,
            charter BYTEA NOT NULL,
            seed BYTEA NOT NULL,
            created BIGINT NOT NULL,
            phase TEXT NOT NULL,
            deadline BIGINT,
            info BYTEA NOT NULL,
            next TEXT NOT NULL DEFAULT '',
            scored INTEGER NOT NULL DEFAULT 0
        )""",
        "CREATE INDEX board_lobby ON board (public, phase, created)",
        "CREATE INDEX board_deadline ON board (deadline)",
        "CREATE TABLE act (board TEXT, seq BIGINT, body BYTEA NOT NULL, PRIMARY KEY (board, seq))",
        # Who may be at a private table: its guests, seated or let in by an invitation.
        "CREATE TABLE berth (guest TEXT, board TEXT, seated INTEGER NOT NULL, PRIMARY KEY (guest, board))",
        """CREATE TABLE chat (
            board TEXT, number BIGINT, guest TEXT NOT NULL, name TEXT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL,
            PRIMARY KEY (board, number)
        )""",
        "CREATE TABLE record (id TEXT PRIMARY KEY, guest TEXT NOT NULL, at BIGINT NOT NULL, text TEXT NOT NULL)",
        "CREATE TABLE mute (guest TEXT, other TEXT, PRIMARY KEY (guest, other))",
        """CREATE TABLE rating (
            guest TEXT, game TEXT, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL,
            PRIMARY KEY (guest, game)
        )""",
    ),
)
