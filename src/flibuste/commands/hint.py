"""`flibuste hint`: what each decision of a seat is worth, at one point of a record."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.table import Table

from flibuste.commands.common import percent, print_json, signed, warn_if_running, warn_if_slow, with_error
from flibuste.kernel.tongue import Tongue, plain
from flibuste.lab import review
from flibuste.players.budget import Budget
from flibuste.table import record
from flibuste.terminal.journal import make_teller
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    match = record.load(Path(asked.file))
    latest = len(match.entries) + (match.turn is not None)
    at = latest if asked.at is None else asked.at
    before = review.at_decision(match, at)
    warn_if_running(match, words)
    seat = before.turn
    assert seat is not None  # a decision was, or is, to be made there
    game, sight = match.game, before.sight(seat)
    found = review.hint(game.name, sight, Budget(asked.worlds))
    level = plain(asked.level)
    advised = review.advice(game, match.setup, level, sight, asked.workers)
    taken = match.entries[at - 1].action if at <= len(match.entries) else None
    if asked.json:
        rows = [
            {
                "decision": game.say(each.action),
                "win_share": round(each.win(), 4),
                "win_share_error": round(each.win_error(), 4),
                "lead": round(each.lead(), 2),
                "lead_error": round(each.lead_error(), 2),
            }
            for each in found
        ]
        said = None if taken is None else game.say(taken)
        worlds = int(found[0].worlds)
        heading = {"at": at, "seat": seat, "worlds": worlds, "advised": game.say(advised), "taken": said}
        print_json({**heading, "decisions": rows})
        return 0
    teller = make_teller(before, seat, words.language)
    board = Table(box=None, padding=(0, 1))
    for key in ("", "hint-decision", "hint-win", "hint-lead"):
        board.add_column(words.say(key) if key else "")
    for each in found:
        mark = ("★" if each.action == advised else " ") + ("●" if each.action == taken else " ")
        win = with_error(words, percent(words, each.win()), 100 * each.win_error())
        lead = with_error(words, signed(words, each.lead()), each.lead_error())
        board.add_row(mark, teller.decision(sight, int(each.action)), win, lead)
    console = new_console()
    console.print(words.say("hint-title", at=at, who=match.names[seat]), markup=False)
    console.print(board)
    console.print(words.say("hint-legend", level=level, worlds=int(found[0].worlds)))
    return 0
