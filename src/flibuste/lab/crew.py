"""Work shared out to several processes, with results as they come."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def work_through(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results of all tasks, in any order; on one process here, on more of them elsewhere."""
    if workers <= 1:
        yield from map(work, tasks)
        return
    queue = iter(tasks)
    waiting: set[Future[Result]] = set()
    # Ctrl-C reaches every process of a terminal: it is for us alone, we end the others.
    with ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            while True:
                while len(waiting) < 2 * workers and (task := next(queue, None)) is not None:
                    waiting.add(pool.submit(work, task))
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
