"""A record read aloud: what a seat heard, decision by decision, and the table as it saw it then."""

from __future__ import annotations

from rich.console import Console

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.state import WATCHER
from flibuste.table.match import Match
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.journal import journal, make_teller, shown_levels
from flibuste.terminal.screen import Screen


def replay(match: Match, language: str, *, upto: int | None, seat: int | None, console: Console | None = None) -> int:
    """As a seat, or a watcher where there is none, up to a decision or to the last. Returns the exit code."""
    if seat is not None and not 0 <= seat < match.setup.seats:
        raise Mistake("terminal-no-seat", {"seat": str(seat), "last": match.setup.seats - 1})
    if upto is not None and not 0 <= upto <= len(match.entries):
        raise Mistake("terminal-no-decision", {"number": str(upto), "last": len(match.entries)})
    screen = Screen(console)
    moment = _moment(match, len(match.entries) if upto is None else upto)
    beholder = WATCHER if seat is None else seat
    drawer = find_drawer(make_teller(moment, beholder, language), screen.console, shown_levels(match))
    sight = moment.sight(beholder)
    screen.show(journal(moment, drawer.teller))
    screen.show(drawer.table(sight))
    screen.show(drawer.asked(sight))
    if moment.turn is None:
        screen.show(drawer.ledger(sight, moment.scores()))
        screen.line(drawer.teller.result(sight), "bold")
    return 0


def _moment(match: Match, decisions: int) -> Match:
    """The match as it stood after so many decisions; the one given stays as it is."""
    moment = Match(match.game, match.setup, match.chance, match.players)
    for entry in match.entries[:decisions]:
        moment.decide(entry.seat, entry.action)
    return moment
