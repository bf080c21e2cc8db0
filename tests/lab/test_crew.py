"""Work on several processes: whatever ends it, nothing done is lost and nobody works on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from flibuste.kernel.refusal import Mistake
from flibuste.lab.crew import work_through

LONG = 600.0  # seconds: nobody waits for this


def square(number: int) -> int:
    return number * number


def divide(number: int) -> int:
    return 12 // number


def sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def settle_in(seconds: float) -> None:
    print("begun", flush=True)
    time.sleep(seconds)


def touch(place: Path) -> Path:
    place.touch()
    return place


def die(status: int) -> None:
    os._exit(status)


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 2, 5])
@pytest.mark.parametrize("tasks", [0, 3, 40])
def test_all_tasks_are_done_once(workers: int, tasks: int) -> None:
    assert sorted(work_through(square, range(tasks), workers)) == [square(task) for task in range(tasks)]


def test_tasks_are_made_when_somebody_is_free() -> None:
    made: list[int] = []

    def tasks() -> Iterator[int]:
        for task in range(20):
            made.append(task)
            yield task

    results = work_through(square, tasks(), 2)
    next(results)
    assert len(made) <= 4
    assert len(list(results)) == 19


def test_what_goes_wrong_elsewhere_goes_wrong_here() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        list(work_through(divide, [1, 2, 0, 3, *[4] * 100], 2))
    assert "in divide" in caught.value.__notes__[0]


def test_who_stops_early_stops_the_work() -> None:
    results = work_through(sleep, [0.0, LONG, LONG, LONG], 2)
    assert next(results) == 0.0
    results.close()  # type: ignore[attr-defined]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for another process")
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_stops_the_work() -> None:
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        list(work_through(sleep, [LONG] * 5, 2))


def test_what_was_done_is_told_before_the_end(tmp_path: Path) -> None:
    """Ctrl-C while a result is on its way."""
    one, two = tmp_path / "one", tmp_path / "two"

    def tasks() -> Iterator[Path]:
        yield one
        yield two
        while not (one.exists() and two.exists()):
            time.sleep(0.01)
        time.sleep(0.1)
        raise KeyboardInterrupt

    told: list[Path] = []
    with pytest.raises(KeyboardInterrupt):
        told.extend(work_through(touch, tasks(), 2))
    assert set(told) == {one, two}


def test_a_worker_that_dies_is_missed() -> None:
    with pytest.raises(Mistake, match="cli-worker-lost"):
        list(work_through(die, [1, 1, 1], 2))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_workers_do_not_outlive_whom_they_work_for() -> None:
    """They hold the output they share with it, so it ends with the last of them."""
    program = "from tests.lab.test_crew import *; list(work_through(settle_in, [LONG] * 4, 3))"
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert [process.stdout.readline() for _ in range(3)] == [b"begun\n"] * 3
        process.kill()
        assert process.communicate(timeout=30)[0] == b""
