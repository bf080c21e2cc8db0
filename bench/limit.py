"""How close the compiled engine comes to plain C.

    .venv/bin/python bench/limit.py korsair.c [--rounds 5] [--games 200000] [--json FILE]

Takes a C program that plays Korsair with four solo seats and prints a JSON line with `games_per_s` and `ismcts_per_s`
(CPU time, one core), compiles it with gcc -O3 -march=native, and runs it by turns with `flibuste simulate` and our own
plain search, as many trees of 1,000 iterations as it grows. The ratio is what counts: machines differ, and others that
run on this one slow both alike.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

SEARCH = """
import json
from flibuste.games.catalogue import find_game
from flibuste.lab.bench import TREE, grow_trees, timed
game, _ = find_game("korsair")
dealer = game.dealer(game.setup(seats=4))
print(json.dumps({{"ismcts_per_s": {trees} * TREE / timed(lambda trees: grow_trees(dealer, trees), {trees})}}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("source", type=Path, help="the C program")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=200_000)
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "limit")
        subprocess.run(["gcc", "-O3", "-march=native", "-o", program, asked.source, "-lm"], check=True)
        rounds = [measure(program, asked.games) for _ in range(asked.rounds)]
    figures: dict[str, Any] = {"rounds": rounds}
    for what in ("games_per_s", "ismcts_per_s"):
        print(f"{what:<14} {'plain C':>12} {'flibuste':>12} {'ratio':>8}")
        for c, ours in (each[what] for each in rounds):
            print(f"{'':<14} {c:>12,.0f} {ours:>12,.0f} {ours / c:>8.3f}")
        figures[f"{what}_ratio"] = round(statistics.median(ours / c for c, ours in (each[what] for each in rounds)), 3)
        print(f"{'median':>40} {figures[f'{what}_ratio']:>8.3f}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")


def measure(program: Path, games: int) -> dict[str, tuple[float, float]]:
    """Plain C and ours, for whole games and for search."""
    plain = run([str(program), str(games), str(games)])
    ours = run(
        [sys.executable, "-m", "flibuste", "simulate", "korsair", "--seats", "4", "--games", str(games), "--json"]
    )
    search = run([sys.executable, "-c", SEARCH.format(trees=games // 1000)])
    return {
        "games_per_s": (plain["games_per_s"], ours["games_per_s"]),
        "ismcts_per_s": (plain["ismcts_per_s"], search["ismcts_per_s"]),
    }


def run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    main()
