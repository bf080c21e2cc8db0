"""Looking back at a match: what a seat's decisions were worth by what it could know, and what it owes to the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from typing import Any

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Moves, Sight, State
from flibuste.lab.council import confer
from flibuste.lab.luck import find_witness
from flibuste.players.analysis import SURE, Prospect, difference, half_width, prospects, try_out, victory_share
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
SURE_OF_MANY = 3.0  # standard errors: of 40 decisions that cost nothing, one seems to in one game of twenty
FRESH = 1_000_000  # added to a seed for worlds not met before
CANDIDATES = 8  # decisions that the one taken is measured by
FEW_WORLDS = 10  # without which nothing can be said, however short time is
GOLDEN = 0.6180339887498949  # its multiples, less whole numbers, fill the space from 0 to 1 evenly


@dataclass(frozen=True)
class Choice:
    """A decision taken where there were others, number `at` of the match, and what its seat could know."""

    at: int
    action: int
    sight: Sight


@dataclass(frozen=True)
class Judgement:
    """A decision beside the best one found, and what the difference cost: less than nothing where that was chance."""

    at: int
    action: int
    best: int
    cost: float  # share of victories
    error: float  # 95 %
    is_clear: bool  # is it no chance, though many decisions were judged?


@dataclass(frozen=True)
class Review:
    seat: int
    judgements: tuple[Judgement, ...]
    choices: int  # decisions to be judged, had there been time for all
    result: float  # the share of victory in the end
    fair: float  # what a seat may expect before the deal
    draws: float | None  # what the cards drawn were worth; None where nobody can tell

    @property
    def lost_by_decisions(self) -> float:
        return sum(each.cost for each in self.judgements)

    @property
    def error(self) -> float:
        """95 %, of what was lost by decisions and so of the rest."""
        return sqrt(sum(each.error**2 for each in self.judgements))

    @property
    def rest(self) -> float:
        """Cards and the others' decisions: what the result owes to neither fairness nor this seat's decisions."""
        return self.result - self.fair + self.lost_by_decisions

    def worst(self) -> list[Judgement]:
        costly = [each for each in self.judgements if each.is_clear]
        return sorted(costly, key=lambda each: -each.cost)[:WORST]


def hint(game: str, sight: Sight, budget: Budget, seed: int = 1) -> list[Prospect]:
    """Every decision of the sight's seat with what it may hope for, the best first."""
    found = prospects(sight, make_onlooker(game, seed), FastRng(seed), budget)
    return sorted(found, key=lambda each: (-each.win(), -each.lead()))


def advice(game: Game, setup: Setup, level: str, sight: Sight, workers: int = 1, seed: int = 1) -> int:
    """What a player of that level would do; where it looks ahead and all is not settled, several may do so together."""
    check_level(level, game.name)
    milliseconds = milliseconds_of(level)
    if workers > 1 and milliseconds > 0 and len(sight.actions()) > 1 and not sight.certain():
        return confer(game, setup, level, sight, range(seed, seed + workers), 0, milliseconds)
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
    """Judge the decisions of a seat that had a choice, in so many imagined worlds each.

    `seconds` are for the whole, 0 for as many as it takes. Where they are few it imagines fewer worlds, and where even
    those take too long it judges fewer decisions. `progress` is told how many decisions of the seat are done with.
    """
    if match.turn is not None:
        raise Mistake("review-not-over")
    if not 0 <= seat < match.setup.seats:
        raise Mistake("terminal-no-seat", {"seat": seat, "last": match.setup.seats - 1})
    whole = Budget(0, 1000 * seconds)
    state, choices, draws = relive(match, seat)
    settled = sum(entry.seat == seat for entry in match.entries) - len(choices)
    judgements: list[Judgement] = []
    for choice in spread_out(choices):
        if judgements and whole.used() >= 1.0:
            break
        left = max(1.0, 1000 * seconds - whole.spent()) if seconds else 0.0
        judgements.append(judge(match.game.name, choice, worlds, left / (len(choices) - len(judgements))))
        progress(settled + len(judgements))
    judgements.sort(key=lambda each: each.at)
    shares = victory_shares(state)
    return Review(seat, tuple(judgements), len(choices), shares[seat], sum(shares) / len(shares), draws)


def relive(match: Match, seat: int) -> tuple[State, list[Choice], float | None]:
    """How a match ended, where a seat had a choice, and what the cards drawn were worth to it, if anybody can tell."""
    state = match.game.dealer(match.setup).deal(match.chance.rng())
    witness = find_witness(match.game.name, match.setup.seats)
    choices, draws = [], 0.0
    for number, entry in enumerate(match.entries, start=1):
        if entry.seat == seat and len(state.actions()) > 1:
            choices.append(Choice(number, entry.action, state.sight(seat)))
        if witness is not None:
            draws += witness.luck(state, entry.action)[seat]
        state.play(entry.action)
    return state, choices, None if witness is None else draws


def spread_out(choices: list[Choice]) -> list[Choice]:
    """In an order whose beginning, however short, is spread over the whole match."""
    return [choices[place] for place in sorted(range(len(choices)), key=lambda place: place * GOLDEN % 1.0)]


def judge(game: str, choice: Choice, worlds: int, milliseconds: float = 0.0) -> Judgement:
    """Find the best decision, then weigh it against the one taken in fresh worlds.

    In the worlds that made it look best it would look better than it is, and every seat a worse player.
    """
    number, action, sight = choice.at, choice.action, choice.sight
    found = candidates(game, sight, action)
    part = milliseconds / (len(found) + 2)  # for each decision; two of them are looked at again
    budget = Budget(worlds, part * len(found))
    try_out(found, sight, make_onlooker(game, number), FastRng(number), budget, FEW_WORLDS)
    best = max(found, key=lambda each: (each.win(), each.lead()))
    if best.action == action:
        return Judgement(number, action, action, 0.0, 0.0, False)
    seed, budget = FRESH + number, Budget(worlds, part * 2)
    cost = difference(best.action, action, sight, make_onlooker(game, seed), FastRng(seed), budget, FEW_WORLDS)
    error = half_width(cost.worlds, cost.wins, cost.win_squares)  # of many, where the rule of three would add up
    is_clear = cost.win() > SURE_OF_MANY / SURE * cost.win_error()
    return Judgement(number, action, int(best.action), cost.win(), error, is_clear)


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


def victory_shares(ended: State) -> list[float]:
    """By seat."""
    return [victory_share(ended, seat) for seat in range(len(ended.merits()))]


def as_data(match: Match, looked: Review) -> dict[str, Any]:
    return {
        "seat": looked.seat,
        "choices": looked.choices,
        "judged": len(looked.judgements),
        "result": round(looked.result, 4),
        "fair": round(looked.fair, 4),
        "lost_by_decisions": round(looked.lost_by_decisions, 4),
        "lost_by_decisions_error": round(looked.error, 4),
        "cards_and_others": round(looked.rest, 4),
        "draws": None if looked.draws is None else round(looked.draws, 4),
        "worst": [
            {
                "at": each.at,
                "decision": match.game.say(each.action),
                "better": match.game.say(each.best),
                "cost": round(each.cost, 4),
                "cost_error": round(each.error, 4),
            }
            for each in looked.worst()
        ],
    }
