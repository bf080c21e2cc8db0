"""The derived facts D-1 to D-7 and what must always hold, over random games of several styles."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from flibuste.games.korsair import events
from flibuste.games.korsair.decisions import BOARD, DISCARD, played_slot
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.kernel.rng import FastRng
from tests.games.korsair.engine import KORSAIR, EngineGame
from tests.games.korsair.test_against_reference import STYLES, TABLES
from tests.games.korsair.vectors import BOTH


@dataclass
class Step:
    """One action of a random game: the game before it, the action, the game after it."""

    before: State
    action: int
    game: EngineGame
    taken: dict[int, int]  # slot to side, for what was captured since


def steps(seats: int, teams: bool, edition: str, **wishes: str) -> Iterator[Step]:
    setup = KORSAIR.setup(edition, seats, {"teams": "yes" if teams else "no", **wishes})
    for number, style in enumerate(STYLES * 2):
        state = KORSAIR.dealer(setup).deal(FastRng(1000 + number))
        assert isinstance(state, State)
        game, rng = EngineGame(state), random.Random(number)
        while game.seat() is not None:
            before, heard = state.clone(), len(game.events)
            text = style(rng, game.legal())
            game.play(text)
            taken = {
                event.facts[1]: event.facts[0]
                for event in game.events[heard:]
                if event.what in (events.CAPTURED, events.FINAL_CAPTURE)
            }
            yield Step(before, KORSAIR.read(text), game, taken)


every_mode = pytest.mark.parametrize(
    ("seats", "teams", "edition"), [(seats, teams, edition) for seats, teams in TABLES for edition in BOTH]
)


def controllers(state: State) -> dict[int, int]:
    return {int(ship.slot): int(ship.controller) for ship in state.table.ships}


def is_bare(ship: Ship) -> bool:
    """Neither fleet nor character is there."""
    return bool(ship.strengths == 0 and ship.character == NO_CHARACTER)


def may_choose(state: State) -> bool:
    """A solo seat or a lead: its capture phase is just over."""
    return bool(state.table.articles.leads(state.seat))


@every_mode
def test_d_1_a_crowned_galleon_is_never_tied_again(seats: int, teams: bool, edition: str) -> None:
    """D-1: a character stays until the capture."""
    crowned = 0
    for step in steps(seats, teams, edition):
        for ship in step.before.table.ships:
            if ship.character != NO_CHARACTER:
                crowned += 1
                after = step.game.state.table.find(ship.slot)
                assert int(ship.slot) in step.taken or (
                    after is not None and after.character != NO_CHARACTER and after.controller != NOBODY
                )
    assert crowned > 0


@every_mode
def test_d_2_nobody_is_handed_control(seats: int, teams: bool, edition: str) -> None:
    """D-2: an action leaves a galleon's controller, or makes it the acting side or nobody; others are untouched."""
    for step in steps(seats, teams, edition):
        side = int(step.before.table.articles.side(step.before.seat))
        on_galleon = BOARD <= step.action < DISCARD
        target = int(played_slot(step.action)) if on_galleon else -1
        now = {**controllers(step.game.state), **step.taken}
        for slot, was in controllers(step.before).items():
            assert now[slot] in ((was, side, NOBODY) if slot == target else (was,))


@every_mode
def test_d_3_a_side_controls_nothing_after_its_captures(seats: int, teams: bool, edition: str) -> None:
    """D-3: so a solo side controls one galleon at most, a team two."""
    most = 0
    for step in steps(seats, teams, edition):
        held = Counter(side for side in controllers(step.before).values() if side != NOBODY)
        most = max(most, *held.values(), 0)
        assert all(count <= (2 if teams else 1) for count in held.values())
        if may_choose(step.before):
            assert held[int(step.before.table.articles.side(step.before.seat))] == 0
    assert most == (2 if teams else 1)


@every_mode
def test_d_4_at_most_one_galleon_a_seat_is_controlled(seats: int, teams: bool, edition: str) -> None:
    """D-4: all others are tied."""
    for step in steps(seats, teams, edition):
        assert sum(side != NOBODY for side in controllers(step.before).values()) <= seats


@every_mode
def test_d_5_only_a_second_can_defend_an_unattacked_galleon_of_its_side(seats: int, teams: bool, edition: str) -> None:
    """D-5: others have captured it before they act."""
    defended = 0
    for step in steps(seats, teams, edition):
        side = step.before.table.articles.side(step.before.seat)
        for ship in step.before.table.ships:
            if is_bare(ship) and step.before.table.articles.side(ship.owner) == side:
                assert not may_choose(step.before)
                defended += BOARD <= step.action < DISCARD and played_slot(step.action) == ship.slot
    assert (defended > 0) == teams


@every_mode
def test_d_6_unattacked_galleons_of_a_side(seats: int, teams: bool, edition: str) -> None:
    """D-6: one at a time in solo play, two in teams."""
    for step in steps(seats, teams, edition):
        table = step.before.table
        bare = Counter(int(table.articles.side(ship.owner)) for ship in table.ships if is_bare(ship))
        assert all(count <= (2 if teams else 1) for count in bare.values())


@every_mode
def test_d_7_nobody_but_a_second_plays_on_a_galleon_its_side_controls(seats: int, teams: bool, edition: str) -> None:
    """D-7: a winning position cannot be padded."""
    for step in steps(seats, teams, edition):
        if may_choose(step.before):
            side = step.before.table.articles.side(step.before.seat)
            for action in step.before.actions():
                if BOARD <= action < DISCARD:
                    ship = step.before.table.find(played_slot(action))
                    assert ship is not None
                    assert ship.controller != side


def potential(state: State) -> int:
    return 2 * int(state.table.deck) + sum(int(size) for size in state.table.sizes)


@every_mode
@pytest.mark.parametrize("exhaustion", ["skip", "endNow"])
def test_every_action_lowers_the_potential_by_one(seats: int, teams: bool, edition: str, exhaustion: str) -> None:
    """So that every game ends: twice the deck plus all hands; what is left at the end is the proof of `longest`."""
    for step in steps(seats, teams, edition, emptyHandAtExhaustion=exhaustion):
        assert potential(step.game.state) == potential(step.before) - 1
        if step.game.seat() is None:
            assert step.game.deck_size() == 0
            assert potential(step.game.state) >= (1 if exhaustion == "endNow" else 0)


@every_mode
def test_scores_add_up(seats: int, teams: bool, edition: str) -> None:
    """KOR-70, KOR-71: all scores together are 100 less tied galleons, less twice what is left in hands."""
    endings = Counter[str]()
    for step in steps(seats, teams, edition):
        if step.game.seat() is None:
            game = step.game
            tied = sum(int(ship.gold) for ship in game.state.table.ships)
            held = sum(int(card[1:]) for hand in game.hands() for card in hand if card.startswith("G"))
            assert sum(game.scores()) == 100 - tied - 2 * held
            assert game.winners() == [s for s, gold in enumerate(game.scores()) if gold == max(game.scores())]
            endings[game.ending()] += 1
    assert sum(endings.values()) == 2 * len(STYLES)
    assert "" not in endings
