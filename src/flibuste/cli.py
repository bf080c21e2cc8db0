"""The command `flibuste`."""

from __future__ import annotations

import sys

from flibuste import __version__, engine


def main() -> int:
    note = engine.notice()
    if note is not None:
        print(note, file=sys.stderr)
    print(f"flibuste {__version__} ({engine.name()})")
    return 0
