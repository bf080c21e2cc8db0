"""Signs, colours and lines of text, for every drawer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

# Always beside a letter or a word, so that nothing is lost without them.
BRASS = "#b08d3c"
FLEETS = {
    "yellow": "bold #0e1c26 on #e0a526",
    "red": "bold #ffffff on #c8452e",
    "blue": "bold #ffffff on #2a6fa8",
    "green": "bold #0e1c26 on #2f8f6b",
}


@dataclass(frozen=True)
class Signs:
    coin: str = "●"
    lantern: str = "☼"  # whose turn it is
    taker: str = "►"
    tied: str = "="
    barred: str = "×"
    winner: str = "★"
    wave: str = "━"
    minus: str = "−"
    suits: str = "♠♥♣♦"


ASCII = Signs(coin="$", lantern="*", taker=">", barred="x", winner="*", wave="-", minus="-", suits="SHCD")


def signs(console: Console) -> Signs:
    """Those this terminal can show."""
    return Signs() if console.encoding.lower().startswith("utf") else ASCII


def join(parts: Sequence[Text], gap: str = " ") -> Text:
    return Text(gap).join(parts)


def flow(parts: Sequence[Text], width: int, gap: str = " ") -> Text:
    """Side by side, and on to the next line where a part does not fit; parts are never broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1] = join([lines[-1], part], gap)
        else:
            lines.append(part.copy())
    return join(lines, "\n")


def in_columns(parts: Sequence[Text], width: int, gap: int = 2) -> Text:
    """One below the other in as many columns of one width as there is room for, read line by line."""
    widest = max((part.cell_len for part in parts), default=0)
    columns = max(1, (width + gap) // (widest + gap))
    padded = [Text.assemble(part, " " * (widest - part.cell_len)) for part in parts]
    return join([join(padded[i : i + columns], " " * gap) for i in range(0, len(padded), columns)], "\n")
