"""A small network that learned to judge positions: any number of alike parts, and the whole around them.

Every part is seen by the same first layer; what the parts come to is added up and put beside what is seen of the whole,
for a second layer. The order of the parts does not matter, and a part more costs as little as it says.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from mypy_extensions import i64

from flibuste.kernel.vecs import vec


class Network:
    """Fill `part` and call `add_part` for every part, fill `whole`, then ask for the `logit`."""

    def __init__(
        self, parts: vec[float], inner: vec[float], doubts: vec[float], lines: vec[float], outer: vec[float], sight: i64
    ) -> None:
        self.parts: vec[float] = parts  # first layer: a row for each number of a part
        self.inner: vec[float] = inner  # second layer: a row for each number of the whole, then of the parts' sum
        self.doubts: vec[float] = doubts  # what the second layer begins with
        self.lines: vec[float] = lines  # straight from the input of the second layer to the end
        self.outer: vec[float] = outer  # from the second layer to the end
        self.sight: i64 = sight  # numbers of the whole
        self.breadth: i64 = len(lines) - sight  # of the first layer
        self.whole: vec[float] = vec[float]([0.0] * len(lines))  # and behind it the sum of the parts
        self.part: vec[float] = vec[float]([0.0] * (len(parts) // self.breadth))
        self.hidden: vec[float] = vec[float]([0.0] * max(len(doubts), self.breadth))

    def clear(self) -> None:
        """No parts yet."""
        for place in range(self.breadth):
            self.whole[self.sight + place] = 0.0

    def add_part(self) -> None:
        hidden = self.hidden
        for place in range(self.breadth):
            hidden[place] = 0.0
        self.spread(self.part, self.parts, self.breadth)
        for place in range(self.breadth):
            if hidden[place] > 0.0:
                self.whole[self.sight + place] += hidden[place]

    def spread(self, source: vec[float], layer: vec[float], breadth: i64) -> None:
        """Add a layer times its input to `hidden`."""
        hidden = self.hidden
        for number in range(len(source)):
            value: float = source[number]
            if value != 0.0:
                row: i64 = number * breadth
                for place in range(breadth):
                    hidden[place] += value * layer[row + place]

    def logit(self) -> float:
        """Of victory."""
        hidden = self.hidden
        breadth: i64 = len(self.doubts)
        for place in range(breadth):
            hidden[place] = self.doubts[place]
        self.spread(self.whole, self.inner, breadth)
        total: float = 0.0
        for place in range(breadth):
            if hidden[place] > 0.0:
                total += hidden[place] * self.outer[place]
        for number in range(len(self.lines)):
            total += self.whole[number] * self.lines[number]
        return total


@cache
def read_numbers(file: str) -> dict[str, vec[float]]:
    """The layers of a network, row after row."""
    layers = tomllib.loads((Path(__file__).parent / file).read_text(encoding="utf-8"))
    return {name: vec[float]([float(number) for row in rows for number in row]) for name, rows in layers.items()}


def read_network(file: str, sight: i64) -> Network:
    """With numbers that all of its kind share, and room of its own for what it sees."""
    layers = read_numbers(file)
    return Network(layers["parts"], layers["inner"], layers["doubts"], layers["lines"], layers["outer"], sight)
