"""The folder where played games are kept, and how to find the one that waits to be gone on with."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from flibuste.kernel.refusal import Mistake
from flibuste.table import record
from flibuste.table.match import Match


def home() -> Path:
    """`FLIBUSTE_HOME`, or where this system keeps the data of programs."""
    chosen = os.environ.get("FLIBUSTE_HOME")
    return Path(chosen) if chosen else user_data_path("flibuste", appauthor=False)


def shelf() -> Path:
    return home() / "games"


def new_place(game: str) -> Path:
    """A file name nobody has used."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    place = shelf() / f"{stem}.record"
    number = 2
    while place.exists():
        place = shelf() / f"{stem}-{number}.record"
        number += 1
    return place


def is_on_shelf(place: Path) -> bool:
    """Can it be found again without its name?"""
    return place.suffix == ".record" and place.resolve().parent == shelf().resolve()


def latest_unfinished() -> tuple[Path, Match] | None:
    """The newest game that is not over yet; files that cannot be read are passed over."""
    for place in sorted(shelf().glob("*.record"), key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            match = record.load(place)
        except Mistake:
            continue
        if match.turn is not None:
            return place, match
    return None
