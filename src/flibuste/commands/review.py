"""`flibuste review`: the decisions of a seat that cost most, and how much was luck."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from flibuste.commands.common import percent, print_json, progress_bar, signed, warn_if_slow
from flibuste.kernel.tongue import Tongue
from flibuste.lab import review
from flibuste.table import record
from flibuste.terminal.journal import make_teller
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    match = record.load(Path(asked.file))
    with progress_bar(match.game.name, len(match.entries)) as progress:
        looked = review.review(match, asked.seat, asked.worlds, progress, asked.seconds)
    if asked.json:
        print_json(review.as_data(match, looked))
        return 0
    console = new_console()
    teller = make_teller(match, asked.seat, words.language)

    def line(key: str, **facts: str | int) -> None:
        console.print(words.say(key, **facts), markup=False)

    line("review-title", who=match.names[asked.seat], result=percent(words, looked.result))
    line("review-fair", share=percent(words, looked.fair))
    line("review-luck", share=f"{signed(words, 100 * looked.luck)} %")
    line("review-decisions", share=f"{signed(words, -100 * looked.lost_by_decisions)} %")
    for each in looked.worst():
        sight = review.at_decision(match, each.at).sight(asked.seat)
        taken, better = teller.decision(sight, each.action), teller.decision(sight, each.best)
        line("review-worst", at=each.at, taken=taken, better=better, cost=percent(words, each.cost))
    return 0
