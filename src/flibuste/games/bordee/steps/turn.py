"""A turn from beginning to end: the two actions, phase 3, and when the game is adjudicated (3.4, 3.10, 3.12)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import BALL, CHAIN, GRAPE
from flibuste.games.bordee.decisions import NOTHING
from flibuste.games.bordee.events import BECALMED, CALM, OVER_LIMIT, TURN, TURNS_OVER
from flibuste.games.bordee.menus import is_fire_offered
from flibuste.games.bordee.steps.course import DRAWING, FIRE_OR_HOLD, NEXT_ACTION, TURN_BEGINS, TURN_ENDS
from flibuste.games.bordee.table import HAND_LIMIT, NOBODY, PHASE1, PHASE2, Table
from flibuste.games.bordee.world import World


def step_turn_begins(world: World) -> None:
    table = world.table
    table.turn += 1
    table.hurt = False
    table.actions = 0
    table.aimed = False
    table.begun = False
    table.redrawn = False
    table.stage = NEXT_ACTION
    log = table.log
    if log is not None:
        log.tell(TURN, [table.player, table.turn])


def step_next_action(world: World) -> None:
    """Two of them (DUE-152); whoever holds tricks is asked once more (DUE-291)."""
    table = world.table
    table.word = NOTHING
    if table.actions < 2 or table.ships[table.player].tricks > 0:
        world.ask(table.player, PHASE1)
    else:
        table.stage = FIRE_OR_HOLD


def step_action_done(world: World) -> None:
    table = world.table
    table.actions += 1
    table.begun = True
    table.stage = NEXT_ACTION


def step_fire_or_hold(world: World) -> None:
    table = world.table
    if is_fire_offered(table, table.player):
        world.ask(table.player, PHASE2)
    else:
        table.stage = DRAWING


def step_drawing(world: World) -> None:
    """Phase 3: the only moment the hand limit counts (DUE-241)."""
    table = world.table
    ship = table.ships[table.player]
    world.draw(table.player, table.articles.parts.draw)
    table.stage = TURN_ENDS
    if ship.held > ship.hand_limit():
        table.loss = ship.held - ship.hand_limit()
        world.ask(table.player, HAND_LIMIT)


def answer_hand_limit(world: World, face: i64) -> None:
    table = world.table
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    chain.add_card(face)
    table.picked = chain.count
    if chain.count == table.loss:
        faces = world.discard_named(seat)
        table.loss = 0
        world.answered(seat)
        world.tell_discarded(seat, OVER_LIMIT, faces)


def step_turn_ends(world: World) -> None:
    """A calm that lasts, or too many turns, and the game is adjudicated (DUE-276, DUE-277)."""
    table = world.table
    parts = table.articles.parts
    table.calm = 0 if table.hurt else table.calm + 1
    if table.calm >= parts.stall_turns:
        world.finish(BECALMED, adjudicate(table))
        return
    if table.turn >= parts.most_turns:
        world.finish(TURNS_OVER, adjudicate(table))
        return
    log = table.log
    if log is not None and table.calm * 4 == parts.stall_turns * 3:
        log.tell(CALM, [table.calm])
    table.player = 1 - table.player
    table.stage = TURN_BEGINS


def adjudicate(table: Table) -> i64:
    """The first difference decides (DUE-278): planks, officers, crew, sails."""
    one = table.ships[0]
    other = table.ships[1]
    lead: i64 = one.count_kind(BALL) - other.count_kind(BALL)
    if lead == 0:
        lead = one.officers() - other.officers()
    if lead == 0:
        lead = one.count_kind(GRAPE) - other.count_kind(GRAPE)
    if lead == 0:
        lead = one.count_kind(CHAIN) - other.count_kind(CHAIN)
    if lead == 0:
        return NOBODY
    return 0 if lead > 0 else 1
