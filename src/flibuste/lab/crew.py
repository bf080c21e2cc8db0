"""Work shared out to several processes, with results as they come."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing import Pipe, Process, parent_process
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from flibuste.kernel.refusal import Mistake

Task = TypeVar("Task")
Result = TypeVar("Result")


def work_through(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results of all tasks, in any order; on one process here, on more of them elsewhere.

    Ctrl-C, or whatever goes wrong, ends the work at once; what is done by then is told first.
    """
    if workers <= 1:
        yield from map(work, tasks)
        return
    queue = iter(tasks)
    crew: list[Process] = []
    busy: set[Connection] = set()  # our ends of the pipes to those who have a task
    done: deque[Result] = deque()
    try:
        for task in islice(queue, workers):
            process, pipe = sign_on(work)
            crew.append(process)
            send(pipe, task)
            busy.add(pipe)
        while busy:
            for pipe in busy.intersection(wait(busy)):
                busy.remove(pipe)
                done.append(receive(pipe))
                for task in islice(queue, 1):
                    send(pipe, task)
                    busy.add(pipe)
            while done:
                yield done.popleft()
    except (Exception, KeyboardInterrupt):
        dismiss(crew)
        for pipe in busy:
            with suppress(Exception):  # it was not done
                done.append(receive(pipe))
        yield from done
        raise
    finally:
        dismiss(crew)


def sign_on(work: Callable[[Task], Result]) -> tuple[Process, Connection]:
    ours, theirs = Pipe()
    process = Process(target=toil, args=(work, theirs), daemon=True)
    process.start()
    theirs.close()  # only the worker holds it now, so that we hear of its end
    return process, ours


def send(pipe: Connection, task: object) -> None:
    try:
        pipe.send(task)
    except OSError:
        raise Mistake("cli-worker-lost") from None


def receive(pipe: Connection) -> Any:
    try:
        result, error = pipe.recv()
    except (EOFError, OSError):
        raise Mistake("cli-worker-lost") from None
    if error is not None:
        raise error
    return result


def dismiss(crew: list[Process]) -> None:
    """Whatever they are at."""
    for process in crew:
        process.kill()
    for process in crew:
        process.join()


# In a worker


def toil(work: Callable[[Task], Result], pipe: Connection) -> None:
    """One task after the other, until it is dismissed or nobody is left to work for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process of a terminal: it is for the other one
    threading.Thread(target=follow_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(work, pipe.recv()))


def attempt(work: Callable[[Task], Result], task: Task) -> tuple[Result | None, Exception | None]:
    try:
        return work(task), None
    except Exception as error:
        error.add_note(traceback.format_exc())  # of which nothing would be left where it is told
        return None, error


def follow_parent() -> None:
    """Killed outright, it can dismiss nobody."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
