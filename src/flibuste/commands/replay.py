"""`flibuste replay`: a record read aloud."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from flibuste.kernel.tongue import Tongue
from flibuste.table import record
from flibuste.terminal.replay import replay


def run(asked: Namespace, words: Tongue) -> int:
    return replay(record.load(Path(asked.file)), words.language, upto=asked.to, seat=asked.seat)
