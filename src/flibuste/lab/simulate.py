"""Random games by the thousand, on one core or several."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

from flibuste import engine
from flibuste.games.catalogue import find_game
from flibuste.kernel.batch import Tally, audit_batch, game_seed, play_batch
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.state import Moves
from flibuste.lab.crew import work_through
from flibuste.table import record
from flibuste.table.chance import FastChance
from flibuste.table.match import Match, Player

CHUNK_SECONDS = 0.25  # of work between two looks at the clock: keeps progress lively and Ctrl-C prompt

Progress = Callable[[int], None]


class AuditError(Exception):
    """A law of the game was broken: a fault of the program."""


@dataclass(frozen=True)
class Job:
    """A part of a simulation, as it is sent to a worker."""

    game: str
    setup: Setup
    seed: int
    first: int
    games: int
    audit: bool = False
    records: Path | None = None


@dataclass
class Part:
    """What a job came to. Parts add up."""

    games: int
    decisions: int
    longest: int
    checksum: int
    scores: list[int]
    wins: list[int]
    endings: list[int]
    seconds: float  # of CPU time

    def add(self, other: Part) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.checksum = (self.checksum + other.checksum) & 0xFFFFFFFF
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.endings = [a + b for a, b in zip(self.endings, other.endings, strict=True)]
        self.seconds += other.seconds


def run(job: Job) -> Part:
    game, _ = find_game(job.game)
    dealer = game.dealer(job.setup)
    tally = Tally(job.setup.seats, len(game.endings))
    began = time.process_time()
    if job.records is not None:
        for number in range(job.first, job.first + job.games):
            write_record(game, job.setup, game_seed(job.seed, number), job.records)
    if job.audit:
        fault = audit_batch(dealer, job.seed, job.first, job.games, tally)
        if fault:
            raise AuditError(fault)
    else:
        play_batch(dealer, job.seed, job.first, job.games, tally)
    seconds = time.process_time() - began
    return Part(
        int(tally.games),
        int(tally.decisions),
        int(tally.longest),
        int(tally.checksum),
        [int(score) for score in tally.scores],
        [int(win) for win in tally.wins],
        [int(count) for count in tally.endings],
        seconds,
    )


def write_record(game: Game, setup: Setup, seed: int, folder: Path) -> None:
    """The same game that a batch plays with this seed, decision by decision, as a record."""
    chance = FastChance(seed)
    match = Match(game, setup, chance, [Player(f"seat {seat}", "dice") for seat in range(setup.seats)])
    rng = chance.rng()
    state = game.dealer(setup).deal(rng)
    moves = Moves()
    while match.turn is not None:
        state.list_moves(moves)
        action = int(moves.codes[rng.below(moves.count)])
        state.play(action)
        match.decide(match.turn, action)
    record.save(match, folder / f"{game.name}-{setup.edition}-{setup.seats}-{seed}.record")


def simulate(whole: Job, workers: int, progress: Progress) -> Part:
    """Carry out a job in small parts, on so many processes; `progress` hears how many games are done."""
    total = Part(0, 0, 0, 0, [0] * whole.setup.seats, [0] * whole.setup.seats, [], 0.0)
    total.endings = [0] * len(find_game(whole.game)[0].endings)
    pace = Pace()
    with CtrlC() as ctrl_c:
        parts = takewhile(lambda _: not ctrl_c.was_pressed, parts_of(whole, lambda: pace.games))
        for part in work_through(run, parts, workers):
            pace.learn(part)
            total.add(part)
            progress(total.games)
    if ctrl_c.was_pressed:
        raise KeyboardInterrupt
    return total


class CtrlC:
    """Waits for the parts at hand, so that nothing is left half-written; and forked workers do not complain of it."""

    def __init__(self) -> None:
        self.was_pressed = False

    def __enter__(self) -> CtrlC:
        if threading.current_thread() is threading.main_thread():  # Python hears signals nowhere else
            self.before = signal.signal(signal.SIGINT, self.press)
        return self

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.before)

    def press(self, *_: object) -> None:
        self.was_pressed = True


def parts_of(whole: Job, size: Callable[[], int]) -> Iterator[Job]:
    done = 0
    while done < whole.games:
        games = min(size(), whole.games - done)
        yield Job(whole.game, whole.setup, whole.seed, whole.first + done, games, whole.audit, whole.records)
        done += games


class Pace:
    """How many games fit into a chunk of time, learnt from the parts done so far."""

    def __init__(self) -> None:
        self.games = 10

    def learn(self, part: Part) -> None:
        rate = part.games / max(part.seconds, 1e-6)
        self.games = max(1, min(10 * self.games, int(rate * CHUNK_SECONDS)))


def report(game: Game, setup: Setup, part: Part) -> dict[str, Any]:
    """The figures of a simulation as plain data."""
    return {
        "game": game.name,
        "edition": setup.edition,
        "seats": setup.seats,
        "options": dict(setup.options),
        "data": game.data_digest(setup),
        "games": part.games,
        "decisions": part.decisions,
        "longest": part.longest,
        "bound": game.longest(setup),
        "seconds": round(part.seconds, 3),
        "games_per_s": round(part.games / max(part.seconds, 1e-9), 1),
        "decisions_per_s": round(part.decisions / max(part.seconds, 1e-9), 1),
        "engine": engine.name(),
        "checksum": part.checksum,
        "mean_scores": [round(score / max(part.games, 1), 4) for score in part.scores],
        "wins_by_seat": part.wins,
        "end_reasons": {name: count for name, count in zip(game.endings, part.endings, strict=True) if name},
    }
