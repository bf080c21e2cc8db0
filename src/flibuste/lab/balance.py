"""Is Bordée fair? Mirrored deals between players of one level, by what the two captains chose.

A deal is played twice, the second time with the choices exchanged, and both games count as one sample. What a side
shall choose is offered to it: a draft is dealt anew until it is. Everything else is decided by the players.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, combinations_with_replacement
from typing import Any

from flibuste.games.bordee import rules
from flibuste.games.bordee.articles import REPUTATIONS, TRICKS
from flibuste.games.bordee.components import CANNON_NAMES
from flibuste.games.bordee.decisions import CTYPE, OFFER
from flibuste.games.bordee.game import Bordee
from flibuste.games.bordee.steps.draft import numbers_in
from flibuste.games.bordee.table import CANNONS, REPUTATION
from flibuste.games.bordee.table import TRICKS as TRICK_DRAFT
from flibuste.kernel.batch import game_seed
from flibuste.kernel.game import Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, Moves
from flibuste.lab.arena import Entrant
from flibuste.lab.interval import rounded, share_interval
from flibuste.players.budget import Budget
from flibuste.players.contest import play_by_sense
from flibuste.players.levels import GOING_BY_SENSE, make_player, sense_of

GAME = Bordee()
ABOUT = ("cannons", "reputations", "tricks")
PAIRS = tuple("+".join(pair) for pair in combinations_with_replacement(CANNON_NAMES, 2))
WHATEVER = ""  # a side may choose as it likes
CHUNK = 20  # deals of a quick level in one task


@dataclass(frozen=True)
class Bout:
    """Two choices against each other over some deals."""

    about: str
    one: str
    other: str
    first: int
    deals: int
    level: str  # or with another time to think, as in an arena: `capitaine@50`
    setup: Setup
    seed: int


@dataclass(frozen=True)
class Sample:
    """One deal, played twice."""

    about: str
    one: str
    other: str
    shares: tuple[float, float]  # of victory, for `one`
    first_player: tuple[float, float]
    endings: tuple[int, int]
    turns: tuple[int, int]


def bouts(
    about: Sequence[str], pairs: Sequence[str], deals: int, level: str, seed: int, data: str = ""
) -> Iterator[Bout]:
    """The worth of Tricks is measured with both modules where Reputations are asked about too."""
    chunk = CHUNK if level in GOING_BY_SENSE else 1
    for topic in about:
        wishes = {"reputations": "no", "tricks": "no"}
        if topic != "cannons":
            wishes[topic] = "yes"
        if topic == "tricks" and "reputations" in about:
            wishes["reputations"] = "yes"
        setup = replace(GAME.setup(wishes=wishes), data=data)
        for one, other in choices(topic, pairs):
            for first in range(0, deals, chunk):
                yield Bout(topic, one, other, first, min(chunk, deals - first), level, setup, seed)


def choices(topic: str, pairs: Sequence[str]) -> Iterator[tuple[str, str]]:
    if topic == "cannons":
        yield from combinations(pairs, 2)
    elif topic == "reputations":
        yield from ((str(one), str(other)) for one, other in combinations(range(1, REPUTATIONS + 1), 2))
    else:
        yield from ((str(trick), WHATEVER) for trick in range(1, TRICKS + 1))


# Playing


def play(bout: Bout) -> list[Sample]:
    samples = []
    for deal in range(bout.first, bout.first + bout.deals):
        seed = game_seed(bout.seed, deal)
        one = play_game(bout, seed, (bout.one, bout.other))
        two = play_game(bout, seed, (bout.other, bout.one))
        samples.append(
            Sample(
                bout.about,
                bout.one,
                bout.other,
                (share(one, 0), share(two, 1)),
                (share(one, int(one.table.first)), share(two, int(two.table.first))),
                (int(one.ending()), int(two.ending())),
                (int(one.table.turn), int(two.table.turn)),
            )
        )
    return samples


def share(state: rules.State, seat: int) -> float:
    """Of victory; a draw is half of one."""
    return 0.5 if state.table.winner < 0 else float(state.table.winner == seat)


def play_game(bout: Bout, seed: int, wants: tuple[str, str]) -> rules.State:
    rng = FastRng(seed)
    state = set_up(GAME.dealer(bout.setup).deal(rng), bout.about, wants, rng)
    if bout.level == "matelot":
        sense = sense_of(GAME.name)
        play_by_sense(state, [sense, sense], rng, Moves())
        return state
    entrant = Entrant(bout.level)
    minds = [make_player(entrant.level, GAME.name, seed * 64 + seat) for seat in range(2)]
    while state.seat != OVER:
        budget = Budget(0, entrant.milliseconds, at_work=True)
        state.play(minds[state.seat].choose(state.sight(state.seat), budget))
    return state


def set_up(state: rules.State, about: str, wants: tuple[str, str], rng: FastRng) -> rules.State:
    """To the first turn: each side chooses what it shall, and goes by its sense in all that is not at stake."""
    sense = sense_of(GAME.name)
    assert sense is not None
    moves = Moves()
    while state.table.turn == 0:
        node, seat = int(state.table.node), int(state.seat)
        if node == CANNONS and about == "cannons":
            action = CTYPE + CANNON_NAMES.index(wants[seat].split("+")[int(state.table.picked)])
        elif node in (REPUTATION, TRICK_DRAFT):
            action = OFFER + pick(state, seat, wants[seat] if drafts(about, node) else WHATEVER, rng)
        else:
            state.list_moves(moves)
            sense.weigh(state, moves)
            action = int(sense.heaviest(moves))
        state = deal_wanted(state, action, about, wants, rng)
    return state


def drafts(about: str, node: int) -> bool:
    return (about, node) in (("reputations", REPUTATION), ("tricks", TRICK_DRAFT))


def pick(state: rules.State, seat: int, wanted: str, rng: FastRng) -> int:
    """The place of the card a side shall keep; any other time it keeps any card."""
    offer = numbers_in(state.owns[seat].offer)
    if wanted != WHATEVER and int(wanted) in offer:
        return offer.index(int(wanted))
    return int(rng.below(len(offer)))


def deal_wanted(state: rules.State, action: int, about: str, wants: tuple[str, str], rng: FastRng) -> rules.State:
    """Carry out a decision; where it deals a draft, until everybody is offered what they shall keep."""
    while True:
        after = state.clone()
        after.reseed(FastRng(int(rng.below(1 << 30))) if drafting(state, about) else after.rng)
        after.play(action)
        node, seat = int(after.table.node), int(after.seat)
        if seat == OVER or not drafts(about, node):
            return after
        wanted = wants[seat]
        first_round = after.table.done < 2
        offer = numbers_in(after.owns[seat].offer)
        rival = wants[1 - seat]
        if not first_round or ((wanted == WHATEVER or int(wanted) in offer) and rival not in map(str, offer)):
            return after


def drafting(state: rules.State, about: str) -> bool:
    """May the next decision be followed by a draft?"""
    return about != "cannons" and state.table.first >= 0


# What came of it


def report(samples: list[Sample]) -> dict[str, Any]:
    figures: dict[str, Any] = {"games": 2 * len(samples)}
    for about in ABOUT:
        figures[about] = compare([sample for sample in samples if sample.about == about])
    figures["first_player"] = spread([list(sample.first_player) for sample in samples])
    endings = Counter(GAME.endings[ending] for sample in samples for ending in sample.endings)
    figures["endings"] = dict(endings.most_common())
    turns = sorted(turn for sample in samples for turn in sample.turns)
    figures["turns"] = {"median": turns[len(turns) // 2], "nine_tenths": turns[len(turns) * 9 // 10]}
    return figures


def compare(samples: list[Sample]) -> dict[str, Any]:
    """By choice: its share of victories on the whole, and against each other choice it met."""
    met: dict[str, dict[str, list[list[float]]]] = {}
    for sample in samples:
        won = list(sample.shares)
        met.setdefault(sample.one, {}).setdefault(sample.other, []).append(won)
        if sample.other != WHATEVER:
            lost = [1 - each for each in won]
            met.setdefault(sample.other, {}).setdefault(sample.one, []).append(lost)
    return {
        choice: {**spread([sample for each in rivals.values() for sample in each]), "against": against(rivals)}
        for choice, rivals in met.items()
    }


def against(rivals: dict[str, list[list[float]]]) -> dict[str, dict[str, float | None]]:
    return {rival: spread(samples) for rival, samples in rivals.items() if rival != WHATEVER}


def spread(samples: list[list[float]]) -> dict[str, float | None]:
    middle, error = share_interval(samples)
    return {"share": round(middle, 4), "error": rounded(error, 4)}
