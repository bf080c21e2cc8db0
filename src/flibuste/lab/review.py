"""Looking back at a match: what a seat's decisions were worth by what it could know, and what was luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Moves, Sight, State
from flibuste.lab.council import Council
from flibuste.players.analysis import Prospect, difference, prospects, try_out
from flibuste.players.budget import Budget
from flibuste.players.levels import (
    check_level,
    make_budget,
    make_onlooker,
    make_player,
    milliseconds_of,
    sense_of,
)
from flibuste.table.match import Match

WORST = 3  # decisions told of
FRESH = 1_000_000  # added to a seed for worlds not met before
CANDIDATES = 8  # decisions that the one taken is measured by
FEW_WORLDS = 10  # without which nothing can be said, however short time is


@dataclass(frozen=True)
class Judgement:
    """One decision of the seat, number `at` of the match, beside the best one and what the difference cost."""

    at: int
    action: int
    best: int
    cost: float  # share of victories


@dataclass(frozen=True)
class Review:
    seat: int
    judgements: tuple[Judgement, ...]
    result: float  # the share of victory in the end
    fair: float  # what a seat may expect before the deal

    @property
    def lost_by_decisions(self) -> float:
        return sum(each.cost for each in self.judgements)

    @property
    def luck(self) -> float:
        """Cards and the others' decisions: what the result owes to neither fairness nor this seat's decisions."""
        return self.result - self.fair + self.lost_by_decisions

    def worst(self) -> list[Judgement]:
        costly = [each for each in self.judgements if each.cost > 0]
        return sorted(costly, key=lambda each: -each.cost)[:WORST]


def hint(game: str, sight: Sight, budget: Budget, seed: int = 1) -> list[Prospect]:
    """Every decision of the sight's seat with what it may hope for, the best first."""
    found = prospects(sight, make_onlooker(game, seed), FastRng(seed), budget)
    return sorted(found, key=lambda each: (-each.win(), -each.lead()))


def advice(game: Game, setup: Setup, level: str, sight: Sight, workers: int = 1, seed: int = 1) -> int:
    """What a player of that level would do; where it looks ahead and all is not settled, several may do so and vote."""
    check_level(level, game.name)
    milliseconds = milliseconds_of(level)
    if workers > 1 and milliseconds > 0 and not sight.certain():
        with Council(game, setup, workers, seed) as council:
            return council.choose(sight, 0, milliseconds)
    return int(make_player(level, game.name, seed).choose(sight, make_budget(level)))


def at_decision(match: Match, number: int) -> Match:
    """A copy of a match as it stood before decision `number`, counted from 1."""
    if not 1 <= number <= len(match.entries) + (match.turn is not None):
        raise Mistake("review-no-decision", {"number": number, "last": len(match.entries)})
    copy = Match(match.game, match.setup, match.chance, match.players)
    for entry in match.entries[: number - 1]:
        copy.decide(entry.seat, entry.action)
    return copy


def review(match: Match, seat: int, worlds: int, progress: Callable[[int], None], seconds: float = 0.0) -> Review:
    """Judge every decision of a seat that had a choice, in so many imagined worlds each, or fewer if time is short.

    `seconds` are for the whole; 0 for as many as it takes.
    """
    if match.turn is not None:
        raise Mistake("review-not-over")
    if not 0 <= seat < match.setup.seats:
        raise Mistake("terminal-no-seat", {"seat": seat, "last": match.setup.seats - 1})
    copy = Match(match.game, match.setup, match.chance, match.players)
    judgements = []
    left, whole = sum(entry.seat == seat for entry in match.entries), Budget(0, 1000 * seconds)
    for number, entry in enumerate(match.entries, start=1):
        sight = copy.sight(entry.seat)
        if entry.seat == seat:
            if len(sight.actions()) > 1:
                share = max(1.0, 1000 * seconds - whole.spent()) / left if seconds else 0.0
                judgements.append(judge(match.game.name, sight, number, entry.action, worlds, share))
            left -= 1
        copy.decide(entry.seat, entry.action)
        progress(number)
    shares = victory_shares(match)
    return Review(seat, tuple(judgements), shares[seat], sum(shares) / match.setup.seats)


def judge(game: str, sight: Sight, number: int, action: int, worlds: int, milliseconds: float = 0.0) -> Judgement:
    """Find the best decision, then weigh it against the one taken in fresh worlds.

    In the worlds that made it look best it would look better than it is, and every seat a worse player. A difference
    that may be chance costs nothing.
    """
    found = candidates(game, sight, action)
    onlooker, rng = make_onlooker(game, number), FastRng(number)
    few = min(worlds, FEW_WORLDS)
    try_out(found, sight, onlooker, rng, Budget(few))
    if few < worlds:
        try_out(found, sight, onlooker, rng, Budget(worlds - few, milliseconds))
    best = max(found, key=lambda each: (each.win(), each.lead()))
    if best.action == action:
        return Judgement(number, action, action, 0.0)
    seed = FRESH + number
    cost = difference(best.action, action, sight, make_onlooker(game, seed), FastRng(seed), best.worlds)
    return Judgement(number, action, int(best.action), cost.win() if cost.win() > cost.win_error() else 0.0)


def candidates(game: str, sight: Sight, action: int) -> list[Prospect]:
    """The decision taken, and the most sensible others."""
    sense, moves = sense_of(game), Moves()
    sight.list_moves(moves)
    places = list(range(moves.count))
    if sense is not None:
        sense.weigh_sight(sight, moves)
        weights = sense.weights
        places.sort(key=lambda place: -weights[place])
    others = [int(moves.codes[place]) for place in places if moves.codes[place] != action]
    return [Prospect(each) for each in (action, *others[:CANDIDATES])]


def victory_shares(ended: Match | State) -> list[float]:
    """By seat: the victory, shared by all sides that have won; partners both have their side's share."""
    merits = list(ended.merits())
    best = max(merits)
    winners = {ended.side(seat) for seat, merit in enumerate(merits) if merit == best}
    return [1 / len(winners) if merit == best else 0.0 for merit in merits]


def as_data(match: Match, looked: Review) -> dict[str, Any]:
    return {
        "seat": looked.seat,
        "result": round(looked.result, 4),
        "fair": round(looked.fair, 4),
        "lost_by_decisions": round(looked.lost_by_decisions, 4),
        "luck": round(looked.luck, 4),
        "worst": [
            {
                "at": each.at,
                "decision": match.game.say(each.action),
                "better": match.game.say(each.best),
                "cost": round(each.cost, 4),
            }
            for each in looked.worst()
        ],
    }
