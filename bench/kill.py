"""A server killed and started again under load, over and over: is every acknowledged move still there, and there once?

    .venv/bin/python bench/kill.py [--cycles 1000] [--tables 6] [--json FILE]

The same as tests/server/test_faults.py does with 30 cycles. Exits with 1 when a single move was lost or doubled.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.voyage import Launcher, kill_and_restart

from flibuste.commands.common import progress_bar


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cycles", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        launcher = Launcher(f"{folder}/flibuste.sqlite")
        try:
            with progress_bar("kill", asked.cycles) as progress:
                verdict = asyncio.run(kill_and_restart(launcher, asked.cycles, asked.tables, asked.seed, progress))
        finally:
            with contextlib.suppress(ProcessLookupError):
                launcher.kill()
            launcher.close()
    figures = {"cycles": asked.cycles, "seconds": round(time.perf_counter() - began, 1), **vars(verdict)}
    for name, figure in figures.items():
        print(f"{name:16}{figure:>10}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 1 if verdict.lost or verdict.doubled else 0


if __name__ == "__main__":
    sys.exit(main())
