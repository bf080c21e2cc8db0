"""`flibuste replay`: a record read aloud."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from flibuste.commands.common import warn_if_running
from flibuste.kernel.tongue import Tongue
from flibuste.table import record
from flibuste.terminal.replay import replay


def run(asked: Namespace, words: Tongue) -> int:
    match = record.load(Path(asked.file))
    code = replay(match, words.language, upto=asked.to, seat=asked.seat)
    if asked.seat is not None:
        warn_if_running(match, words)
    return code
