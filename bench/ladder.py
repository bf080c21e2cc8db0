"""How far apart the levels are in Korsair: every level against the one below it, in duels, with four, in teams.

    .venv/bin/python bench/ladder.py                                 # what has been played so far
    .venv/bin/python bench/ladder.py --minutes 60 --workers 2        # play on for an hour
    .venv/bin/python bench/ladder.py --minutes 60 --table duel --only amiral,capitaine --json ladder.json

A game of amiral takes most of a minute, so games are kept in bench/contests/ and played on from there: whoever changes
what a level decides by begins its files anew. With four seats each plays two of them; amiral@200 has 200 milliseconds
a decision instead of its own time. Every deal is played in all seatings; only whole deals count. "Fair" is the share of
victories without luck of the draw (lab/luck.py). A step is clear where the interval of its
share lies above its mark: of the fair one where both look ahead, since it has less error there, of victories elsewhere.
Deals are played up to the number that was fixed beforehand, or until time is up, whatever the score.
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
TABLES: dict[str, dict[str, Any]] = {
    "duel": {"seats": 2},
    "solo": {"seats": 4},
    "teams": {"seats": 4, "wishes": {"teams": "yes"}},
}


@dataclass(frozen=True)
class Step:
    table: str
    upper: str
    lower: str
    deals: int
    mark: float  # share of victories that the upper one must show

    @property
    def log(self) -> Path:
        return KEPT / self.table / f"{self.upper}-{self.lower}.jsonl"

    def contest(self) -> Contest:
        setup = find_game("korsair")[0].setup(**TABLES[self.table])
        return Contest("korsair", setup, (Entrant(self.upper), Entrant(self.lower)), self.deals, SEED)


STEPS = (
    Step("duel", "mousse", "dice", 300, 0.6),
    Step("duel", "matelot", "dice", 300, 0.9),
    Step("duel", "matelot", "mousse", 300, 0.6),
    Step("duel", "second", "matelot", 400, 0.6),
    Step("duel", "capitaine", "second", 300, 0.6),
    Step("duel", "amiral", "capitaine", 80, 0.6),
    Step("duel", "amiral", "matelot", 20, 0.75),
    Step("duel", "amiral", "textbook", 10, 0.5),
    Step("duel", "amiral@200", "textbook@200", 40, 0.5),
    Step("solo", "mousse", "dice", 100, 0.5),
    Step("solo", "matelot", "mousse", 100, 0.5),
    Step("solo", "second", "matelot", 40, 0.5),
    Step("solo", "capitaine@100", "second@20", 30, 0.5),
    Step("solo", "amiral@200", "capitaine@50", 20, 0.5),
    Step("teams", "mousse", "dice", 300, 0.5),
    Step("teams", "matelot", "mousse", 300, 0.5),
    Step("teams", "second", "matelot", 100, 0.5),
    Step("teams", "capitaine@100", "second@20", 100, 0.5),
    Step("teams", "amiral@200", "capitaine@50", 60, 0.5),
)


class Enough(Exception):
    """Time is up."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=0, help="to play on for, over all steps; 0: only tell")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", choices=list(TABLES), help="only there")
    parser.add_argument("--only", help="one step, such as amiral,capitaine")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    steps = [
        step
        for step in STEPS
        if asked.table in (None, step.table) and asked.only in (None, f"{step.upper},{step.lower}")
    ]
    if not steps:
        known = " ".join(f"{step.upper},{step.lower}" for step in STEPS if asked.table in (None, step.table))
        parser.error(f"no step {asked.only}; there are {known}")
    end = time.monotonic() + 60 * asked.minutes
    rows = []
    print(f"{'table':<6} {'upper':<13} {'lower':<13} {'deals':>10} {'wins %':>12} {'fair %':>12} {'mark':>5}")
    for step in steps:
        if asked.minutes > 0:
            play_on(step, end, asked.workers)
        rows.append(row := figures(step))
        print(line(row), flush=True)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n")


def play_on(step: Step, end: float, workers: int) -> None:
    with progress_bar(f"{step.upper}-{step.lower}", len(list(step.contest().bouts()))) as progress, suppress(Enough):

        def look_at_clock(games: int) -> None:
            progress(games)
            if time.monotonic() > end:
                raise Enough

        arena.hold(step.contest(), workers, step.log, look_at_clock)


def figures(step: Step) -> dict[str, Any]:
    contest = step.contest()
    seatings = len(arena.seatings(2, arena.side_count(contest)))
    outcomes = whole_deals(arena.read_log(contest, step.log), seatings)
    row: dict[str, Any] = {"table": step.table, "upper": step.upper, "lower": step.lower}
    row |= {"mark": step.mark, "asked": step.deals}
    row["deals"] = len(outcomes) // seatings
    if row["deals"] > 1:
        row |= arena.report(find_game("korsair")[0], contest, outcomes)["players"][0]
        thinking = all(entrant.milliseconds > 0 for entrant in contest.entrants)
        share = "fair_share" if thinking and row["fair_share"] is not None else "win_share"
        row["clear"] = row[share] - row[f"{share}_error"] > step.mark
    return row


def whole_deals(outcomes: list[Outcome], seatings: int) -> list[Outcome]:
    """Those of deals that were played in all seatings."""
    played = Counter(outcome.bout.deal for outcome in outcomes)
    return [outcome for outcome in outcomes if played[outcome.bout.deal] == seatings]


def line(row: dict[str, Any]) -> str:
    text = f"{row['table']:<6} {row['upper']:<13} {row['lower']:<13} {row['deals']:>3} of {row['asked']:<3}"
    if "clear" in row:
        for share in SHARES:
            known = row[share] is not None
            text += f" {100 * row[share]:>6.1f} ±{100 * row[f'{share}_error']:>4.1f}" if known else f" {'·':>12}"
        text += f" {100 * row['mark']:>5.0f} {'clear' if row['clear'] else 'not clear'}"
    return text


if __name__ == "__main__":
    main()
