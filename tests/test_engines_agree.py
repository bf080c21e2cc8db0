"""The compiled engine and the interpreted one play the same games to the last point."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from flibuste import engine
from flibuste.games.catalogue import GAMES
from flibuste.kernel.batch import Tally, play_batch
from flibuste.table.record import load
from tests.laws.tables import label, main_tables
from tests.records.make import FOLDER

GAMES_TO_PLAY = 1000
SEED = 2005

# What each engine is asked in a process of its own: the same batches, and every record replayed.
ASK = """
import json
from flibuste import engine
from tests.test_engines_agree import play_all, replay_all
print(json.dumps([engine.name(), play_all(), replay_all()]))
"""


def play_all() -> dict[str, list[int]]:
    """The games shared out over every edition, seat count and mode of every game: checksum and sums by table."""
    tables = [(game, setup) for game in GAMES for setup in main_tables(game)]
    each = -(-GAMES_TO_PLAY // len(tables))
    results = {}
    for game, setup in tables:
        tally = Tally(setup.seats, len(game.endings))
        play_batch(game.dealer(setup), SEED, 0, each, tally)
        sums = [*tally.scores, *tally.wins, *tally.endings]
        results[label(game, setup)] = [int(n) for n in (tally.checksum, tally.decisions, tally.longest, *sums)]
    return results


def replay_all() -> dict[str, list[list[int]]]:
    """Every event of every record on file, as numbers."""
    stories = {}
    for path in sorted(FOLDER.glob("*/*.record")):
        match = load(path)
        heard = [event for entry in match.entries for event in entry.events]
        stories[path.stem] = [[int(event.what), int(event.audience), *event.facts] for event in heard]
    return stories


def ask(wish: str) -> tuple[dict[str, list[int]], dict[str, list[list[int]]]]:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, engine.VARIABLE: wish},
        cwd=FOLDER.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    name, played, replayed = json.loads(done.stdout)
    assert name == wish
    return played, replayed


def test_both_engines_play_the_same_games() -> None:
    if os.environ.get("FLIBUSTE_PURE", "") not in ("", "0"):
        pytest.skip("FLIBUSTE_PURE is set: there is one engine only, and nothing to compare it with")
    assert engine.was_compiled(), (
        "the compiled engine was not built, so nothing says that it plays by the same rules: "
        "run ./check with a C compiler, or set FLIBUSTE_PURE=1 to do without"
    )
    played, replayed = ask(engine.COMPILED)
    assert sum(numbers[1] for numbers in played.values()) > 50 * GAMES_TO_PLAY  # decisions
    assert (played, replayed) == ask(engine.INTERPRETED)
