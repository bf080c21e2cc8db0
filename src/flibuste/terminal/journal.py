"""The log of a match as one seat, or a watcher, heard it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from flibuste.kernel.game import Teller
from flibuste.table.match import Entry, Match
from flibuste.terminal.screen import clip

NAME_WIDTH = 16  # of a player, in sentences


def shown_names(match: Match) -> list[str]:
    """Names as they are printed: short, and free of control codes."""
    return [clip(name, NAME_WIDTH) for name in match.names]


def shown_levels(match: Match) -> list[str]:
    """Of the bots, by seat; "" for a person."""
    return ["" if player.is_person else clip(player.kind, NAME_WIDTH) for player in match.players]


def make_teller(match: Match, beholder: int, language: str) -> Teller:
    return match.game.teller(match.setup, shown_names(match), beholder, language)


def told(match: Match, teller: Teller, entry: Entry, without: Sequence[int] = ()) -> list[str]:
    """What one decision led to, a sentence an event, `without` some kinds of events."""
    return [teller.event(event) for event in match.heard(teller.beholder, entry) if event.what not in without]


def recalled(match: Match, teller: Teller, entry: Entry) -> list[str]:
    """The same as the log tells it, once it is long ago."""
    if match.turn is None:
        return told(match, teller, entry)
    return [teller.past(event) for event in match.heard(teller.beholder, entry)]


def recent(match: Match, teller: Teller, without: Sequence[int] = (), at_once: int = 1) -> list[str]:
    """All since the beholder's own last decision, or last few taken at once; for a watcher, the last round."""
    own = [number for number, entry in enumerate(match.entries) if entry.seat == teller.beholder]
    first = own[-at_once:][0] if own else 0
    if teller.beholder < 0:
        first = max(0, len(match.entries) - match.setup.seats)
    return [line for entry in match.entries[first:] for line in told(match, teller, entry, without)]


def bullets(lines: list[str]) -> Table:
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text("·", "dim"), Text(line))
    return grid


def journal(match: Match, teller: Teller) -> Table:
    """The whole log, each decision with its number."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim")
    for number, entry in enumerate(match.entries, 1):
        lines = recalled(match, teller, entry)
        if lines:  # to stay in port, say, is nothing to tell
            grid.add_row(str(number), Text("\n".join(lines)))
    return grid
