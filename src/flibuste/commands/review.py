"""`flibuste review`: the decisions of a seat that cost most, and what it owes to the cards and the others."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from flibuste.commands.common import percent, print_json, progress_bar, signed, warn_if_slow, with_error
from flibuste.kernel.tongue import Tongue
from flibuste.lab import review
from flibuste.table import record
from flibuste.terminal.journal import make_teller
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    match = record.load(Path(asked.file))
    with progress_bar(match.game.name, sum(entry.seat == asked.seat for entry in match.entries)) as progress:
        looked = review.review(match, asked.seat, asked.worlds, progress, asked.seconds)
    if asked.json:
        print_json(review.as_data(match, looked))
        return 0
    console = new_console()
    teller = make_teller(match, asked.seat, words.language)

    def line(key: str, **facts: str | int) -> None:
        console.print(words.say(key, **facts), markup=False)

    def points(share: float) -> str:
        return f"{signed(words, 100 * share)} %"

    line("review-title", who=match.names[asked.seat], result=percent(words, looked.result))
    line("review-fair", share=percent(words, looked.fair))
    line("review-decisions", share=with_error(words, points(-looked.lost_by_decisions), 100 * looked.error))
    line("review-rest", share=points(looked.rest))
    if looked.draws is not None:
        line("review-draws", draws=points(looked.draws), left=points(looked.rest - looked.draws))
    if len(looked.judgements) < looked.choices:
        line("review-judged", judged=len(looked.judgements), choices=looked.choices)
    for each in looked.worst():
        sight = review.at_decision(match, each.at).sight(asked.seat)
        taken, better = teller.decision(sight, each.action), teller.decision(sight, each.best)
        line("review-worst", at=each.at, taken=taken, better=better, cost=percent(words, each.cost))
    return 0
