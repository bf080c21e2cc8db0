"""Where everything is kept: SQLite beside us, or PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from flibuste.server.store.database import Database
from flibuste.server.store.sqlite import Sqlite
from flibuste.table import shelf


def open_database(place: str) -> Database:
    """By URL or path; in the user's data folder where nothing is said."""
    if place.startswith(("postgresql://", "postgres://")):
        from flibuste.server.store.postgres import Postgres  # slow to import, and few need it

        return Postgres(place)
    return Sqlite(Path(place.removeprefix("sqlite:///")) if place else shelf.home() / "flibuste.sqlite")
