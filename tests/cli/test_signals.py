"""Ctrl-C and closed pipes, with real processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.table import record
from tests.cli.command import leftovers, program

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")


def begin(*arguments: str, **environment: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        program(*arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, **environment},
        start_new_session=True,  # its workers are in its group, as under a shell
        preexec_fn=hear_ctrl_c,
    )


def hear_ctrl_c() -> None:
    """Tests that a shell runs in the background inherit that Ctrl-C is ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def press_ctrl_c(process: subprocess.Popen[bytes], ready: Callable[[], bool]) -> tuple[int, bytes, str]:
    """As a terminal does it: the whole group hears it."""
    deadline = time.monotonic() + 30
    while not ready():
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    return process.returncode, out, err.decode()


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(("language", "line"), [("fr", "Interrompu.\n"), ("en", "Interrupted.\n")])
def test_ctrl_c_in_a_simulation(tmp_path: Path, workers: str, language: str, line: str) -> None:
    folder = tmp_path / "kept"
    table = ("simulate", "korsair", "--games", "100000000", "--records", str(folder), "--workers", workers)
    process = begin(*table, FLIBUSTE_LANG=language)
    answer = press_ctrl_c(process, lambda: folder.exists() and len(list(folder.glob("*.record"))) > 20)
    assert answer == (130, b"", line)
    assert leftovers(tmp_path) == []
    for place in folder.iterdir():
        assert record.load(place).turn is None
    with pytest.raises(ProcessLookupError):  # no worker is left behind
        os.killpg(process.pid, 0)


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize(("language", "line"), [("fr", "Interrompu.\n"), ("en", "Interrupted.\n")])
def test_ctrl_c_in_an_arena(tmp_path: Path, workers: int, language: str, line: str) -> None:
    """When each of its processes has played a quick game and is at a long one."""
    log = tmp_path / "arena.jsonl"
    asked = ("arena", "korsair", "--players", "dice,matelot,amiral", "--seats", "2", "--log", str(log))
    process = begin(*asked, "--workers", str(workers), FLIBUSTE_LANG=language)
    answer = press_ctrl_c(process, lambda: log.exists() and log.read_bytes().count(b"\n") > workers)
    assert answer == (130, b"", line)
    title, *outcomes = map(json.loads, log.read_text().splitlines())
    assert title["entrants"] == ["dice", "matelot", "amiral"]
    assert [lineup for _, lineup, _, _ in outcomes] == [[0, 1], [1, 0]][:workers]
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_ctrl_c_in_a_game(shelf: Path) -> None:
    process = begin("play", "korsair", FLIBUSTE_LANG="en")
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    os.set_blocking(process.stdout.fileno(), False)
    shown = bytearray()

    def ready() -> bool:
        """Asked for a second move: while a bot decides, Ctrl-C would only hurry it."""
        shown.extend(process.stdout.read() or b"")  # type: ignore[union-attr]
        return shown.count(b"Your move (") == 2

    code, out, err = press_ctrl_c(process, ready)
    assert (code, err) == (130, "Interrupted.\n")
    assert b"flibuste play --resume" in out
    assert leftovers(shelf) == []
    (kept,) = shelf.iterdir()
    assert len(record.load(kept).entries) == 4


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("games",),
        ("games", "--json"),
        ("rules", "korsair"),
        ("rules", "korsair", "--json"),
        ("simulate", "korsair", "--games", "5"),
        ("simulate", "korsair", "--games", "5", "--json"),
    ],
    ids=" ".join,
)
def test_a_reader_that_leaves(arguments: tuple[str, ...]) -> None:
    with begin(*arguments) as process:
        leave(process)  # sooner than `| head -1` would


def test_head_of_a_long_replay(game: Path) -> None:
    with begin("replay", str(game)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() != b""
        leave(process)


def leave(process: subprocess.Popen[bytes]) -> None:
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait(timeout=30) == 0
