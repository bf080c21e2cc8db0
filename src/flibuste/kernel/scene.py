"""A table in plain words, for any game: made from its view, with the labels its catalogue has for the view's parts.

`see-deck` names the part `deck` wherever it stands; `see-phase-draw` puts the value `draw` of a part `phase` in words,
and `see-water` the word `water` in any part that has no words of its own for it. A notation, such as that of a card,
keeps its signs and numbers. Numbers of seats and sides are shown as names.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from flibuste.kernel.tongue import Tongue

Scene = list[tuple[str, list[str]]]

UNTOLD = ("seat", "turn", "decisions", "ending", "crews")  # at the top: told better elsewhere
SEATS = ("seat", "owner", "captain", "start", "winners", "winner", "first", "player", "active")  # numbers are seats
SIDES = ("side", "controller")  # numbers are sides: a seat, or partners
OF_SIDES = ("hands", "seats", "ships", "sides", "totals")  # lists with one entry for each seat or side
COUNTS = ("needs", "missing", "exposed", "flushes", "straights")  # how many there are of each
GRIDS = ("grid",)  # rows of one letter a field, a dot where there is nothing
WIDE = ("sea", "ships")  # lists with a section for each entry, named by its side or by the number of its place
WORD = re.compile("[A-Za-z]{3,}")  # in a notation


def describe(view: Mapping[str, Any], names: Sequence[str], words: Tongue, title: str) -> Scene:
    """Sections with their lines; the first one has all that fits on a line."""
    painter = _Painter(names, len(view.get("sides", names)), words)
    short: list[str] = []
    scene: Scene = []
    for key, value in view.items():
        if key in UNTOLD:
            continue
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            scene += painter.sections(key, value)
        elif line := painter.line(key, value):
            short.append(line)
    return [(title, short), *scene]


class _Painter:
    def __init__(self, names: Sequence[str], sides: int, words: Tongue) -> None:
        self.names = names
        self.sides = sides
        self.words = words

    def sections(self, key: str, items: Sequence[Mapping[str, Any] | None]) -> Scene:
        """Several alike things: a line each, or a section each where there is much to tell."""
        if key in WIDE:
            return [(self.title(key, place, len(items)), self.part_by_part(item)) for place, item in enumerate(items)]
        told = [", ".join(self.lines(item)) if item else "–" for item in items]
        if key in OF_SIDES:
            told = [f"{self.who(place, len(items))} – {line}" for place, line in enumerate(told)]
        return [(self.label(key), told)]

    def title(self, key: str, place: int, places: int) -> str:
        return f"{self.label(key)} – {self.who(place, places)}" if key in OF_SIDES else f"{self.label(key)} {place}"

    def part_by_part(self, item: Mapping[str, Any] | None) -> list[str]:
        """A line for what is short, then one for each of the larger parts."""
        if item is None:
            return ["–"]
        short: list[str] = []
        long: list[str] = []
        for key, value in item.items():
            if isinstance(value, dict) and all(isinstance(each, dict) for each in value.values()):
                long += self.lines(value)
            elif key in OF_SIDES:
                long += [f"{self.who(place, len(value))} {self.text(key, each)}" for place, each in enumerate(value)]
            elif line := self.line(key, value):
                (long if isinstance(value, dict | list) else short).append(line)
        return [", ".join(short), *long] if short else long

    def who(self, side: int, sides: int) -> str:
        """A seat, or the partners of a side: they sit side by side."""
        size = len(self.names) // sides
        return " + ".join(self.names[side * size : (side + 1) * size])

    def lines(self, item: Mapping[str, Any]) -> list[str]:
        return [line for key, value in item.items() if (line := self.line(key, value))]

    def line(self, key: str, value: Any) -> str:
        """Nothing where there is nothing to tell."""
        if value is True:
            return self.label(key)
        text = "" if value is None or value is False else self.text(key, value)
        return f"{self.label(key)} {text}" if text else ""

    def text(self, key: str, value: Any) -> str:
        if isinstance(value, dict):
            if key in COUNTS:
                return " ".join(f"{self.word(key, each)} ×{count}" for each, count in value.items())
            lines = self.lines(value)
            return f"({', '.join(lines)})" if lines else ""
        if isinstance(value, list):
            return self.several(key, value)
        if isinstance(value, float):
            return f"{100 * value:.0f}\N{NO-BREAK SPACE}%"  # views hold no fractions but chances
        if isinstance(value, str):
            return self.word(key, value)
        if key in SIDES and value >= 0:
            return self.who(value, self.sides)
        return self.names[value] if key in SEATS and 0 <= value < len(self.names) else str(value)

    def several(self, key: str, values: Sequence[Any]) -> str:
        if key in GRIDS:
            return " / ".join(f"{number} {row}" for number, row in enumerate(values, start=1) if row.strip("."))
        told = ["" if value is None else self.text(key, value) for value in values]
        if key in OF_SIDES:
            return " ".join(f"{self.who(place, len(told))} {text}" for place, text in enumerate(told) if text)
        phrases = any(isinstance(value, str) and " " in text for value, text in zip(values, told, strict=True))
        return (" / " if phrases else " ").join(_times(text or "–", len(list(same))) for text, same in groupby(told))

    def word(self, key: str, value: str) -> str:
        """A word in the words of its part, or of any part; of a notation the words in it, as in `water*`, `C:red`."""
        whole = self.spoken(key, value)
        if whole or " " in value:  # a sentence is told already
            return whole or value
        return WORD.sub(lambda found: self.spoken(key, found[0]) or found[0], value)

    def spoken(self, key: str, word: str) -> str:
        """Nothing where there is no label."""
        labels = (f"see-{key}-{word}", f"see-{word}")
        return next((self.words.say(label) for label in labels if self.words.has(label)), "")

    def label(self, key: str) -> str:
        return self.words.say(f"see-{key}") if self.words.has(f"see-{key}") else key


def _times(text: str, count: int) -> str:
    return f"{text} ×{count}" if count > 1 else text
