"""Players against each other on duplicate deals: every seating of the same cards, so that luck evens out."""

from __future__ import annotations

import json
import math
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from flibuste import __version__
from flibuste.games.catalogue import find_game
from flibuste.kernel.batch import game_seed
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, State
from flibuste.lab.crew import work_through
from flibuste.lab.interval import interval, mean, rounded, share_interval
from flibuste.lab.luck import find_witness
from flibuste.players.budget import Budget
from flibuste.players.levels import TEXTBOOK, check_level, make_player, milliseconds_of


@dataclass(frozen=True)
class Entrant:
    """A level, with its own time to think or another one: `amiral` or `amiral@250`."""

    text: str

    @property
    def level(self) -> str:
        return self.text.partition("@")[0]

    @property
    def milliseconds(self) -> float:
        wish = self.text.partition("@")[2]
        if not wish:
            return milliseconds_of(self.level)
        if not wish.isascii() or not wish.isdigit() or int(wish) == 0:
            raise Mistake("arena-bad-time", {"player": self.text})
        return float(wish)

    def check(self, game: str) -> None:
        """Refuse a level or a time that makes no sense, before the first game."""
        if self.level != TEXTBOOK:
            check_level(self.level, game)
        _ = self.milliseconds


@dataclass(frozen=True)
class Bout:
    """One game: a deal, and which entrant plays each side."""

    deal: int
    lineup: tuple[int, ...]


@dataclass(frozen=True)
class Contest:
    game: str
    setup: Setup
    entrants: tuple[Entrant, ...]
    deals: int
    seed: int

    def bouts(self) -> Iterator[Bout]:
        """Deal by deal, every seating."""
        lineups = seatings(len(self.entrants), side_count(self))
        for deal in range(self.deals):
            for lineup in lineups:
                yield Bout(deal, lineup)


@dataclass(frozen=True)
class Outcome:
    bout: Bout
    scores: tuple[int, ...]  # by side, the more the better
    luck: tuple[float, ...] | None = None  # by side, as a share of victory; None where nobody can tell


def seatings(entrants: int, sides: int) -> list[tuple[int, ...]]:
    """All ways to give every side an entrant; where entrants are fewer, to give each as many sides as any other.

    If that does not come out even, each of them has one side more in as many seatings as any other.
    """
    if entrants >= sides:
        return list(permutations(range(entrants), sides))
    each, over = divmod(sides, entrants)
    crews = [(*range(entrants),) * each + extra for extra in combinations(range(entrants), over)]
    return sorted({lineup for crew in crews for lineup in permutations(crew)})


def side_count(contest: Contest) -> int:
    state = find_game(contest.game)[0].dealer(contest.setup).deal(FastRng(0))
    return len(sides_of(state, contest.setup.seats))


def sides_of(state: State, seats: int) -> list[list[int]]:
    """The seats of each side, in order."""
    sides: dict[int, list[int]] = {}
    for seat in range(seats):
        sides.setdefault(int(state.side(seat)), []).append(seat)
    return [sides[side] for side in sorted(sides)]


def play_bout(task: tuple[Contest, Bout]) -> Outcome:
    contest, bout = task
    game, _ = find_game(contest.game)
    seed = game_seed(contest.seed, bout.deal)
    state = game.dealer(contest.setup).deal(FastRng(seed))
    sides = sides_of(state, contest.setup.seats)
    entrants = [contest.entrants[number] for number in bout.lineup]
    minds = {
        seat: (make_player(entrant.level, contest.game, seed * 64 + seat), entrant.milliseconds)
        for entrant, seats in zip(entrants, sides, strict=True)
        for seat in seats
    }
    witness = find_witness(contest.game, contest.setup.seats)
    luck = [0.0] * contest.setup.seats
    while state.seat != OVER:
        mind, milliseconds = minds[int(state.seat)]
        action = int(mind.choose(state.sight(state.seat), Budget(0, milliseconds, at_work=True)))
        if witness is not None:
            luck = [sum(both) for both in zip(luck, witness.luck(state, action), strict=True)]
        state.play(action)
    merits = state.merits()
    scores = tuple(int(merits[seats[0]]) for seats in sides)
    return Outcome(bout, scores, None if witness is None else tuple(round(luck[seats[0]], 4) for seats in sides))


def hold(contest: Contest, workers: int, log: Path | None, progress: Callable[[int], None]) -> list[Outcome]:
    """Play all bouts. With a log, those already in it are not played again: an arena that was left goes on."""
    outcomes = read_log(contest, log) if log is not None else []
    played = {outcome.bout for outcome in outcomes}
    left = [(contest, bout) for bout in contest.bouts() if bout not in played]
    progress(len(outcomes))
    for outcome in work_through(play_bout, left, workers):
        outcomes.append(outcome)
        if log is not None:
            append_log(contest, log, outcome)
        progress(len(outcomes))
    return outcomes


def title(contest: Contest) -> dict[str, Any]:
    """What makes two contests the same one: players and rules of another version are others."""
    game = find_game(contest.game)[0]
    entrants = [entrant.text for entrant in contest.entrants]
    setup = {"edition": contest.setup.edition, "seats": contest.setup.seats, "options": dict(contest.setup.options)}
    data = game.data_digest(contest.setup)
    if data is not None:
        setup["data"] = data
    versions = {"flibuste": __version__, "rules": game.version}
    return {"arena": 2, **versions, "game": contest.game, **setup, "entrants": entrants, "seed": contest.seed}


def append_log(contest: Contest, log: Path, outcome: Outcome) -> None:
    line = json.dumps([outcome.bout.deal, outcome.bout.lineup, outcome.scores, outcome.luck])
    try:
        log.parent.mkdir(parents=True, exist_ok=True)
        with log.open("a+b") as file:
            if file.tell() == 0:
                line = json.dumps(title(contest)) + "\n" + line
            else:
                file.seek(-1, os.SEEK_END)
                if file.read(1) != b"\n":  # cut short by a crash
                    line = "\n" + line
            file.write(f"{line}\n".encode())
    except OSError as error:
        raise Mistake("cli-no-writing", {"place": str(log), "reason": error.strerror or str(error)}) from None


def read_log(contest: Contest, log: Path) -> list[Outcome]:
    """Outcomes of this very contest, one a bout; a line cut short by a crash is played again."""
    if not log.exists():
        return []
    try:
        first, *lines = log.read_text("utf-8").splitlines()
        if json.loads(first) != title(contest):
            raise Mistake("arena-other-contest", {"file": str(log)})
    except ValueError:
        raise Mistake("arena-not-a-log", {"file": str(log)}) from None
    except OSError as error:
        raise Mistake("record-unreadable", {"file": str(log), "reason": error.strerror or str(error)}) from None
    outcomes: dict[Bout, Outcome] = {}
    for line in lines:
        try:
            deal, lineup, scores, luck = json.loads(line)
        except ValueError:
            continue
        bout = Bout(deal, tuple(lineup))
        if deal < contest.deals:
            outcomes.setdefault(bout, Outcome(bout, tuple(scores), None if luck is None else tuple(luck)))
    return list(outcomes.values())


# What came of it


def win_shares(scores: tuple[int, ...]) -> list[float]:
    """One victory, shared by all sides with the highest score."""
    best = max(scores)
    winners = scores.count(best)
    return [1 / winners if score == best else 0.0 for score in scores]


def report(game: Game, contest: Contest, outcomes: list[Outcome]) -> dict[str, Any]:
    entrants = [standing(contest, number, outcomes) for number in range(len(contest.entrants))]
    for row, elo in zip(entrants, elo_ratings(len(entrants), outcomes), strict=True):
        row["elo"] = round(elo)
    return {
        "game": game.name,
        "edition": contest.setup.edition,
        "seats": contest.setup.seats,
        "options": dict(contest.setup.options),
        "data": game.data_digest(contest.setup),
        "seed": contest.seed,
        "deals": contest.deals,
        "games": len(outcomes),
        "players": entrants,
    }


def standing(contest: Contest, number: int, outcomes: list[Outcome]) -> dict[str, Any]:
    """Of one entrant: its share of victories among the games it was in, and its lead over the others' mean score.

    Its fair share is that of victories without what was luck of the draw: the same in the long run, and between players
    who look ahead with less error.
    """
    shares: dict[int, list[float]] = {}
    fair_shares: dict[int, list[float]] = {}
    leads: dict[int, list[float]] = {}
    for outcome in outcomes:
        lineup, scores = outcome.bout.lineup, outcome.scores
        if number in lineup:
            own = [side for side, entrant in enumerate(lineup) if entrant == number]
            rest = [side for side in range(len(lineup)) if side not in own] or own
            won = win_shares(scores)
            shares.setdefault(outcome.bout.deal, []).append(sum(won[side] for side in own))
            if outcome.luck is not None:
                fair = sum(won[side] - outcome.luck[side] for side in own)
                fair_shares.setdefault(outcome.bout.deal, []).append(fair)
            lead = mean(scores[side] for side in own) - mean(scores[side] for side in rest)
            leads.setdefault(outcome.bout.deal, []).append(lead)
    share, share_error = share_interval(shares.values())
    fair_share, fair_share_error = share_interval(fair_shares.values())
    lead, lead_error = interval(leads.values())
    return {
        "player": contest.entrants[number].text,
        "games": sum(len(values) for values in shares.values()),
        "win_share": round(share, 4),
        "win_share_error": rounded(share_error, 4),
        "fair_share": round(fair_share, 4) if fair_shares else None,
        "fair_share_error": rounded(fair_share_error, 4),
        "lead": round(lead, 2),
        "lead_error": rounded(lead_error, 2),
    }


def elo_ratings(entrants: int, outcomes: list[Outcome]) -> list[float]:
    """Bradley and Terry's strengths from every pair of sides in every game, as Elo points around 0."""
    wins = [[0.5 if one != other else 0.0 for other in range(entrants)] for one in range(entrants)]
    for outcome in outcomes:
        for (one, a), (other, b) in combinations(zip(outcome.bout.lineup, outcome.scores, strict=True), 2):
            if one != other:
                wins[one][other] += 1.0 if a > b else 0.5 if a == b else 0.0
                wins[other][one] += 1.0 if b > a else 0.5 if a == b else 0.0
    strength = [1.0] * entrants
    for _ in range(200):
        for one in range(entrants):
            met = sum(
                (wins[one][other] + wins[other][one]) / (strength[one] + strength[other])
                for other in range(entrants)
                if other != one
            )
            strength[one] = sum(wins[one]) / met if met else 1.0
        scale = math.exp(mean(math.log(each) for each in strength))
        strength = [each / scale for each in strength]
    return [400 * math.log10(each) for each in strength]
