"""How far apart the levels are, in duels of Korsair: every level against the one below it, each at its own full time.

    .venv/bin/python bench/ladder.py                                 # what has been played so far
    .venv/bin/python bench/ladder.py --minutes 60 --workers 2        # play on for an hour
    .venv/bin/python bench/ladder.py --minutes 60 --only amiral,capitaine --json ladder.json

A game of amiral takes most of a minute, so games are kept in bench/contests/ and played on from there: whoever changes
what a level decides by begins its files anew. Every deal is played in both seatings; only whole deals count. "Fair" is
the share of victories without luck of the draw (lab/luck.py). A step is clear where the 95 % interval of the share with
the smaller error lies above its mark. Deals are played up to the number that was fixed beforehand, or until time is up,
whatever the score.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from flibuste.commands.common import progress_bar
from flibuste.games.catalogue import find_game
from flibuste.lab import arena
from flibuste.lab.arena import Contest, Entrant, Outcome

KEPT = Path(__file__).parent / "contests"
SEED = 821
SHARES = ("win_share", "fair_share")


@dataclass(frozen=True)
class Step:
    upper: str
    lower: str
    deals: int
    mark: float  # share of victories that the upper one must show

    @property
    def log(self) -> Path:
        return KEPT / f"{self.upper}-{self.lower}.jsonl"

    def contest(self) -> Contest:
        korsair, _ = find_game("korsair")
        return Contest("korsair", korsair.setup(seats=2), (Entrant(self.upper), Entrant(self.lower)), self.deals, SEED)


STEPS = (
    Step("mousse", "dice", 300, 0.6),
    Step("matelot", "dice", 300, 0.9),
    Step("matelot", "mousse", 300, 0.6),
    Step("second", "matelot", 400, 0.6),
    Step("capitaine", "second", 200, 0.6),
    Step("amiral", "capitaine", 160, 0.6),
    Step("amiral", "matelot", 20, 0.75),
    Step("amiral", "textbook", 10, 0.5),
)


class Enough(Exception):
    """Time is up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=0, help="to play on for, over all steps; 0: only tell")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", help="one step, such as amiral,capitaine")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    steps = [step for step in STEPS if asked.only in (None, f"{step.upper},{step.lower}")]
    if not steps:
        parser.error(f"no step {asked.only}; there are " + " ".join(f"{step.upper},{step.lower}" for step in STEPS))
    end = time.monotonic() + 60 * asked.minutes
    rows = []
    print(f"{'upper':<10} {'lower':<10} {'deals':>11} {'wins %':>12} {'fair %':>12} {'mark':>5}")
    for step in steps:
        if asked.minutes > 0:
            play_on(step, end, asked.workers)
        rows.append(row := figures(step))
        print(line(row), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


def play_on(step: Step, end: float, workers: int) -> None:
    with progress_bar(f"{step.upper}-{step.lower}", 2 * step.deals) as progress, suppress(Enough):

        def look_at_clock(games: int) -> None:
            progress(games)
            if time.monotonic() > end:
                raise Enough

        arena.hold(step.contest(), workers, step.log, look_at_clock)


def figures(step: Step) -> dict[str, Any]:
    contest = step.contest()
    outcomes = whole_deals(arena.read_log(contest, step.log))
    row: dict[str, Any] = {"upper": step.upper, "lower": step.lower, "mark": step.mark, "asked": step.deals}
    row["deals"] = len(outcomes) // 2
    if row["deals"] > 1:
        row |= arena.report(find_game("korsair")[0], contest, outcomes)["players"][0]
        share = min(SHARES, key=lambda name: row[f"{name}_error"])
        row["clear"] = row[share] - row[f"{share}_error"] > step.mark
    return row


def whole_deals(outcomes: list[Outcome]) -> list[Outcome]:
    """Those of deals that were played in both seatings."""
    seatings = Counter(outcome.bout.deal for outcome in outcomes)
    return [outcome for outcome in outcomes if seatings[outcome.bout.deal] == 2]


def line(row: dict[str, Any]) -> str:
    text = f"{row['upper']:<10} {row['lower']:<10} {row['deals']:>4} of {row['asked']:<4}"
    if "clear" in row:
        for share in SHARES:
            text += f" {100 * row[share]:>6.1f} ±{100 * row[f'{share}_error']:>4.1f}"
        text += f" {100 * row['mark']:>5.0f} {'clear' if row['clear'] else 'not clear'}"
    return text


if __name__ == "__main__":
    main()
