"""Component data that the owner of a printed game may replace: a TOML file, every value with where it is known from.

A game whose tiles or cards are not all known keeps them in `data.toml` in its folder. `source` marks the values of the
table it stands in, all of them (`source = "printed"`) or field by field (`source = { points = "printed" }`); what it
does not name is marked as the table around it.

What a game is played with is the data without these marks, written in one way only: the same values are the same data,
whatever comments and blanks a file has.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flibuste.kernel.refusal import Mistake

SOURCES = ("printed", "found", "reconstructed")
LONGEST = 200_000  # bytes; ours have a few thousand

Key = str | int
Way = tuple[Key, ...]


@dataclass(frozen=True)
class Origin:
    """Where data was read from, for whoever must be told what is wrong with it."""

    name: str
    lines: Mapping[Way, int]

    def line(self, way: Way) -> int:
        """The line where something stands, or the nearest thing around it that has one."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 1)


@dataclass(frozen=True)
class Sheet:
    """A value of the data, and the way to it. Asking for what is not there raises Mistake with line and field."""

    value: Any
    origin: Origin
    way: Way = ()
    field: str = ""  # the way as people read it: ships.R3.points

    def wrong(self, key: str, **facts: str | int) -> Mistake:
        where: dict[str, str | int] = {
            "file": self.origin.name,
            "line": self.origin.line(self.way),
            "field": self.field or "-",
        }
        return Mistake(key, {**where, **facts})

    def inside(self, key: Key, name: str) -> Sheet:
        return Sheet(self.value[key], self.origin, (*self.way, key), f"{self.field}.{name}" if self.field else name)

    def fields(self) -> dict[str, Sheet]:
        """The values of a table by name, without the marks."""
        if not isinstance(self.value, dict):
            raise self.wrong("data-no-table")
        return {name: self.inside(name, name) for name in self.value if name != "source"}

    def only(self, *names: str) -> None:
        """Refuse every field but these: a misspelt one must not pass unnoticed."""
        for name, field in self.fields().items():
            if name not in names:
                raise field.wrong("data-unknown-field", known=", ".join(names))

    def __getitem__(self, name: str) -> Sheet:
        found = self.fields().get(name)
        if found is None:
            raise self.wrong("data-missing", name=name)
        return found

    def rows(self) -> list[Sheet]:
        """The values of an array; a table among them goes by its id, anything else by its number."""
        if not isinstance(self.value, list):
            raise self.wrong("data-no-list")
        names = [row.get("id") if isinstance(row, dict) else None for row in self.value]
        return [self.inside(place, str(name or place + 1)) for place, name in enumerate(names)]

    def whole(self, least: int, most: int) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong("data-no-number")
        if not least <= self.value <= most:
            raise self.wrong("data-range", value=str(self.value)[:20], least=least, most=most)
        return self.value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("data-no-flag")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.isprintable() or not 0 < len(self.value) <= 40:
            raise self.wrong("data-no-text")
        return self.value

    def word(self, known: Collection[str]) -> str:
        if self.text() not in known:
            raise self.wrong("data-unknown-word", value=self.text(), known=", ".join(known))
        return self.text()


@dataclass(frozen=True)
class Mark:
    """A value, or values that belong together, and where they are known from."""

    field: str
    value: Any
    source: str


def marks(sheet: Sheet, source: str | None = None) -> Iterator[Mark]:
    """Every value with its source; ids are names, no values. Raises Mistake where a value has none."""
    value = sheet.value
    if isinstance(value, dict) and ("source" in value or any(isinstance(each, dict | list) for each in value.values())):
        by_field = own_sources(sheet)
        for name, field in sheet.fields().items():
            if name != "id":
                yield from marks(field, by_field.get(name, by_field.get("", source)))
    elif isinstance(value, list) and any(isinstance(each, dict) for each in value):
        for row in sheet.rows():
            yield from marks(row, source)
    elif source is None:
        raise sheet.wrong("data-no-source", known=", ".join(SOURCES))
    else:
        yield Mark(sheet.field, value, source)


def own_sources(sheet: Sheet) -> dict[str, str]:
    """What `source` says in a table: by field, or under "" for all of them."""
    if "source" not in sheet.value:
        return {}
    said = sheet.inside("source", "source")
    if isinstance(said.value, str):
        return {"": said.word(SOURCES)}
    said.only(*sheet.fields())
    return {name: field.word(SOURCES) for name, field in said.fields().items()}


def read_toml(text: str, name: str) -> Sheet:
    """The data of a file."""
    try:
        return Sheet(tomllib.loads(text), Origin(name, line_numbers(text)))
    except (ValueError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        raise Mistake("data-syntax", {"file": name, "line": int(line[1]) if line else last}) from None


def read_json(text: str, name: str, line: int) -> Sheet:
    """The data as it is written down in one line of something else."""
    try:
        return Sheet(json.loads(text), Origin(name, {(): line}))
    except (ValueError, RecursionError):
        raise Mistake("data-syntax", {"file": name, "line": line}) from None


HEADER = re.compile(r"\s*(\[\[?)\s*([\w.-]+)\s*\]")
FIELD = re.compile(r"\s*([\w-]+)\s*=")
ROW = re.compile(r"\s*[\[{\"\d]")


def line_numbers(text: str) -> dict[Way, int]:
    """The line of every table, field and row that begins a line of its own."""
    found: dict[Way, int] = {(): 1}
    counts: dict[Way, int] = {}
    table: Way = ()
    last: Way = ()
    for number, line in enumerate(text.split("\n"), start=1):
        if header := HEADER.match(line):
            table = last = tuple(header[2].split("."))
            if header[1] == "[[":
                found.setdefault(table, number)
                counts[table] = counts.get(table, -1) + 1
                last = table = (*table, counts[table])
        elif field := FIELD.match(line):
            last = (*table, field[1])
        elif ROW.match(line):  # of an array that is written over several lines
            counts[last] = counts.get(last, -1) + 1
            found.setdefault((*last, counts[last]), number)
            continue
        found.setdefault(last, number)
    return found


def read_file(path: Path) -> Sheet:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Mistake("data-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from None
    if len(content) > LONGEST:
        raise Mistake("data-too-long", {"file": str(path)})
    try:
        return read_toml(content.decode("utf-8").replace("\r\n", "\n"), str(path))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Mistake("data-not-utf8", {"file": str(path), "line": line}) from None


def canonical(sheet: Sheet) -> str:
    """The values without their marks, written in the one way there is."""
    return json.dumps(without_sources(sheet.value), sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def without_sources(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_sources(each) for name, each in value.items() if name != "source"}
    return [without_sources(each) for each in value] if isinstance(value, list) else value


def digest(data: str) -> str:
    """A short name for data: the same for the same values."""
    return hashlib.sha256(data.encode()).hexdigest()
