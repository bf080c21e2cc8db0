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
GRIDS = ("grid",)  # rows of one letter a field, a dot where there is nothing; the lowest first
HOLDERS = ("hands", "seats", "ships")  # lists by seat with what each holds, some in a part `hand`
OWN = ("cards", "score", "malus")  # of what the beholder holds: told before all else
QUIET = (  # where 0 is nothing to tell
    *("quietRounds", "left", "exchanged", "picks", "hidden", "lacks", "provisions", "score", "track", "bonus"),
    *("actions", "calm", "damage", "points", "missingPlanks", "tricks", "sailPenalty", "cannonPenalty"),
    *("malus", "gained", "discardStreak", "voidStreak"),
)
WIDE = ("sea", "ships")  # lists with a section for each entry, named by its side or by the number of its place
WORD = re.compile("[A-Za-z]{3,}")  # in a notation


def describe(view: Mapping[str, Any], names: Sequence[str], words: Tongue, title: str) -> Scene:
    """Sections with their lines: what the beholder holds, all that fits on a line, everybody, and the larger parts."""
    painter = _Painter(names, len(view.get("sides", names)), view.get("seat"), words)
    short: list[str] = []
    own: Scene = []
    people: Scene = []
    scene: Scene = []
    for key, value in view.items():
        if key in UNTOLD:
            continue
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            own += painter.own(key, value)
            (people if key in HOLDERS and key not in WIDE else scene).extend(painter.sections(key, value))
        elif line := painter.line(key, value):
            short.append(line)
    return [*own, (title, short), *people, *scene]


class _Painter:
    def __init__(self, names: Sequence[str], sides: int, seat: int | None, words: Tongue) -> None:
        self.names = names
        self.sides = sides
        self.seat = seat
        self.words = words

    def own(self, key: str, items: Sequence[Mapping[str, Any]]) -> Scene:
        """What the beholder holds; nothing where that is nothing."""
        if self.seat is None or key not in HOLDERS:
            return []
        held = items[self.seat].get("hand", items[self.seat])
        return [(self.names[self.seat], self.lines({part: held.get(part) for part in OWN}))] if held["cards"] else []

    def order(self, key: str, items: Sequence[Any]) -> list[int]:
        """Places of a list: of one by seat the beholder's first, then as they take turns."""
        first = (self.seat or 0) if key in HOLDERS else 0
        return sorted(range(len(items)), key=lambda place: (place - first) % len(items))

    def sections(self, key: str, items: Sequence[Mapping[str, Any] | None]) -> Scene:
        """Several alike things: a line each, or a section each where there is much to tell."""
        order = self.order(key, items)
        if key in WIDE:
            return [(self.title(key, place, len(items)), self.part_by_part(items[place])) for place in order]
        told = [", ".join(self.lines(item)) if item else "–" for item in items]
        if key in OF_SIDES:
            told = [f"{self.who(place, len(items))} – {told[place]}" for place in order]
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
            elif isinstance(value, list) and any(isinstance(each, dict) and each.keys() & GRIDS for each in value):
                long += self.with_grids(key, value)
            elif key in OF_SIDES:
                long += [f"{self.who(place, len(value))} {self.text(key, each)}" for place, each in enumerate(value)]
            elif line := self.line(key, value):
                (long if isinstance(value, dict | list) else short).append(line)
        return [", ".join(short), *long] if short else long

    def with_grids(self, key: str, items: Sequence[Mapping[str, Any]]) -> list[str]:
        """Two lines for each: its other parts, then its grid, which has lines of its own."""
        told: list[str] = []
        for item in items:
            plain = {part: value for part, value in item.items() if part not in GRIDS}
            told.append(f"{self.label(key)} {self.text(key, plain)}")
            told += [self.grid(part, item[part]) for part in GRIDS if part in item]
        return told

    def grid(self, key: str, rows: Sequence[str]) -> str:
        """The highest row first, under the numbers of the columns."""
        head = "".join(str(column % 10) for column in range(1, len(rows[0]) + 1))
        numbered = [f"{number:>2} {row}" for number, row in enumerate(rows, start=1)]
        return "\n".join([self.label(key), f"   {head}", *reversed(numbered)])

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
        if value == 0 and key in QUIET:
            return ""
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
