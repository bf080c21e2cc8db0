"""Starts servers quickly, to be killed: everything is imported once, and each server is a fork of that.

Reads one JSON object a line: {"settings": {…}, "crash": [point, count]}; answers with the process id. A crash makes the
server kill itself, as by `kill -9`, when it comes to that point of a move for the count-th time.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from typing import Any

import msgspec

from flibuste.kernel.tongue import tongue
from flibuste.server import run
from flibuste.server.room import Room
from flibuste.server.settings import Settings
from flibuste.server.store.database import Writer
from flibuste.server.store.sqlite import Sqlite

POINTS = ("before-write", "after-commit", "before-announce", "after-announce")


class Fuse:
    def __init__(self, count: int) -> None:
        self.left = count

    def burn(self) -> None:
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


def lay(point: str, fuse: Fuse) -> None:
    """Put a fuse at a point of a move."""
    write, commit, announce = Writer.write, Sqlite._commit, Room._announce

    def burning_write(self: Writer, *what: Any) -> Any:
        fuse.burn()
        return write(self, *what)

    def burning_commit(self: Sqlite, *what: Any) -> Any:
        results = commit(self, *what)
        fuse.burn()
        return results

    def burning_announce(self: Room, *what: Any) -> None:
        if point == "before-announce":
            fuse.burn()
        announce(self, *what)
        if point == "after-announce":
            fuse.burn()

    if point == "before-write":
        setattr(Writer, "write", burning_write)  # noqa: B010
    elif point == "after-commit":
        setattr(Sqlite, "_commit", burning_commit)  # noqa: B010
    else:
        setattr(Room, "_announce", burning_announce)  # noqa: B010


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead need no burial
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            if order.get("crash"):
                point, count = order["crash"]
                lay(point, Fuse(count))
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115
            run.serve(msgspec.convert(order["settings"], Settings), tongue("en"))
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
