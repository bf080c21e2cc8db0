"""A table in plain words, for any game: made from its view, with the labels its catalogue has for the view's parts.

`see-deck` names the part `deck` wherever it stands; `see-phase-draw` puts the value `draw` of a part `phase` in words.
A part or value without a label is shown as it is. Numbers of seats are shown as names.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flibuste.kernel.tongue import Tongue

Scene = list[tuple[str, list[str]]]

UNTOLD = ("seat", "turn", "decisions", "ending")  # at the top: told better elsewhere
SEATS = ("seat", "owner", "captain", "start", "winners")  # parts whose numbers are seats


def describe(view: Mapping[str, Any], names: Sequence[str], words: Tongue, title: str) -> Scene:
    """Sections with their lines; the first one has all that fits on a line."""
    painter = _Painter(names, words)
    short: list[str] = []
    scene: Scene = []
    for key, value in view.items():
        if key in UNTOLD:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines = [painter.item(item, place, len(value)) for place, item in enumerate(value)]
            scene.append((painter.label(key), lines))
        elif line := painter.line(key, value):
            short.append(line)
    return [(title, short), *scene]


class _Painter:
    def __init__(self, names: Sequence[str], words: Tongue) -> None:
        self.names = names
        self.words = words

    def item(self, item: Mapping[str, Any], place: int, among: int) -> str:
        """One of several alike things: where there are as many as seats, each is a seat's."""
        parts = self.parts(item)
        return f"{self.names[place]} – {parts}" if among == len(self.names) else parts

    def parts(self, item: Mapping[str, Any]) -> str:
        return ", ".join(line for key, value in item.items() if (line := self.line(key, value)))

    def line(self, key: str, value: Any) -> str:
        """Nothing where there is nothing to tell."""
        if value is None or value is False or value == [] or value == {}:
            return ""
        return self.label(key) if value is True else f"{self.label(key)} {self.text(key, value)}"

    def text(self, key: str, value: Any) -> str:
        if isinstance(value, dict):
            return f"({self.parts(value)})"
        if isinstance(value, list):
            return " ".join("–" if each is None else self.text(key, each) for each in value)
        if isinstance(value, int):
            return self.names[value] if key in SEATS and 0 <= value < len(self.names) else str(value)
        if isinstance(value, float):
            return f"{100 * value:.0f}\N{NO-BREAK SPACE}%"  # views hold no fractions but chances
        spoken = f"see-{key}-{value}"
        return self.words.say(spoken) if value.isalpha() and self.words.has(spoken) else str(value)

    def label(self, key: str) -> str:
        return self.words.say(f"see-{key}") if self.words.has(f"see-{key}") else key
