"""How close the compiled engine comes to plain C.

    .venv/bin/python bench/limit.py korsair.c [--rounds 5] [--games 200000] [--json FILE]

Takes a C program that plays Korsair with four solo seats and prints a JSON line with `games_per_s` (CPU time, one
core), compiles it with gcc -O3 -march=native, and runs it by turns with `flibuste simulate`. The ratio is what counts:
machines differ, and other programs on this one slow both alike.
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
    figures = {"rounds": rounds, "ratio": round(statistics.median(each["ratio"] for each in rounds), 3)}
    print(f"{'plain C':>12} {'flibuste':>12} {'ratio':>8}   games a second of one core")
    for each in rounds:
        print(f"{each['c']:>12,.0f} {each['flibuste']:>12,.0f} {each['ratio']:>8.3f}")
    print(f"{'median':>25} {figures['ratio']:>8.3f}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")


def measure(program: Path, games: int) -> dict[str, float]:
    plain = run([str(program), str(games), "1000"])
    ours = run(
        [sys.executable, "-m", "flibuste", "simulate", "korsair", "--seats", "4", "--games", str(games), "--json"]
    )
    ratio = ours["games_per_s"] / plain["games_per_s"]
    return {"c": plain["games_per_s"], "flibuste": ours["games_per_s"], "ratio": round(ratio, 3)}


def run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


if __name__ == "__main__":
    main()
