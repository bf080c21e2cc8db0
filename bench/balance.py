"""Is Bordée fair? Mirrored deals between players of one level, by what the two captains chose.

    .venv/bin/python bench/balance.py [--level matelot] [--deals 500] [--workers 2] [--json FILE] [--data FILE]
    .venv/bin/python bench/balance.py --about cannons --level capitaine@50 --deals 20 --pairs P18+P18,CAR+CAR

Prints the share of victories of every pair of cannons against every other, of every Reputation against all others, of
whoever holds a Dirty Trick against whoever does not, and of the first player, with 95 % intervals over deals.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import tongue
from flibuste.lab.arena import Entrant
from flibuste.lab.balance import ABOUT, GAME, PAIRS, Sample, bouts, play, report
from flibuste.lab.crew import work_through

WIDTH = 30  # of a bar


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--about", default=",".join(ABOUT), help=f"some of {','.join(ABOUT)}")
    parser.add_argument("--level", default="matelot", help="of both captains, also with another time: capitaine@50")
    parser.add_argument("--deals", type=int, default=500, help="of each comparison, each played twice")
    parser.add_argument("--pairs", default=",".join(PAIRS), help="of cannons, to be compared with each other")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="components other than those of the game")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    if not set(asked.about.split(",")) <= set(ABOUT) or not set(asked.pairs.split(",")) <= set(PAIRS):
        parser.error(f"--about takes {','.join(ABOUT)}; --pairs takes {','.join(PAIRS)}")
    try:
        Entrant(asked.level).check(GAME.name)
        data = GAME.load_data(asked.data) if asked.data else ""
    except Mistake as mistake:
        print(tongue("en").say(mistake.key, **mistake.facts), file=sys.stderr)
        return 2
    about, pairs = asked.about.split(","), asked.pairs.split(",")
    samples: list[Sample] = []
    for part in work_through(play, bouts(about, pairs, asked.deals, asked.level, asked.seed, data), asked.workers):
        samples += part
    figures = {"level": asked.level, "deals": asked.deals, "seed": asked.seed, **report(samples)}
    show(figures)
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


def show(figures: dict[str, Any]) -> None:
    print(f"{figures['level']}, {figures['games']:,} games; the first player wins {percent(figures['first_player'])}")
    print(f"turns: median {figures['turns']['median']}, nine of ten up to {figures['turns']['nine_tenths']}; ", end="")
    print(", ".join(f"{name} {count:,}" for name, count in figures["endings"].items()))
    for about in (name for name in ABOUT if figures[name]):
        rows = figures[about]
        print(f"\n{about:<12} {'wins':>15}   0 % {'50 %':^{WIDTH - 8}} 100 %")
        for choice, row in sorted(rows.items(), key=lambda item: -item[1]["share"]):
            print(f"{choice:<12} {percent(row):>15}   {bar(row['share'])}{worst(row['against'])}")
        if about == "cannons":
            show_matrix(rows)


def show_matrix(rows: dict[str, Any]) -> None:
    print(f"\n{'against':<12}" + "".join(f"{name:>16}" for name in rows))
    for choice, row in rows.items():
        cells = (percent(row["against"][rival]) if rival in row["against"] else "·" for rival in rows)
        print(f"{choice:<12}" + "".join(f"{cell:>16}" for cell in cells))


def percent(row: dict[str, Any]) -> str:
    error = "·" if row["error"] is None else f"{100 * row['error']:.1f}"
    return f"{100 * row['share']:.1f} % ± {error}"


def bar(share: float) -> str:
    full = round(share * WIDTH)
    return "█" * full + "·" * (WIDTH - full)


def worst(rivals: dict[str, Any]) -> str:
    """Against whom a choice fares worst."""
    if not rivals:
        return ""
    rival = min(rivals, key=lambda name: rivals[name]["share"])
    return f"  at worst {100 * rivals[rival]['share']:.0f} % against {rival}"


if __name__ == "__main__":
    sys.exit(main())
