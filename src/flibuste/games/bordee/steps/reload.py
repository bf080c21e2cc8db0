"""Reload one and Reload all: pay, return, draw, arrange (3.8)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.answers import total_room
from flibuste.games.bordee.decisions import DISC, DONE, NOTHING, RELOAD_ALL, RELOAD_ONE
from flibuste.games.bordee.events import DISCS_RETURNED, FOR_RELOAD_ALL, FOR_RELOAD_ONE
from flibuste.games.bordee.menus import reload_cost
from flibuste.games.bordee.steps.course import ACTION_DONE, DRAW_DISCS
from flibuste.games.bordee.steps.setup import arrange, begin_arranging
from flibuste.games.bordee.table import ARRANGE, RETURN, TRICKERY
from flibuste.games.bordee.world import World


def pick_reload(world: World, face: i64) -> None:
    table = world.table
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    chain.add_card(face)
    if chain.count < reload_cost(table, seat, chain.word):
        return
    table.word = chain.word
    faces = world.discard_named(seat)
    world.tell_discarded(seat, FOR_RELOAD_ONE if table.word == RELOAD_ONE else FOR_RELOAD_ALL, faces)
    ask_for_returns(world, seat)


def ask_for_returns(world: World, seat: i64) -> None:
    """All discs are taken out: they will be arranged anew in any case (DUE-195)."""
    world.answered(seat)
    world.unload(seat)
    begin_arranging(world.table)
    world.ask(seat, RETURN)


def answer_return(world: World, action: i64) -> None:
    """Back into the bag before the draw (DUE-193)."""
    table = world.table
    if action == DONE:
        world.answered(world.seat)
        if table.word == NOTHING:  # Smuggled Shot names its discs
            begin_arranging(table)
            world.ask(table.player, TRICKERY)
        else:
            table.stage = DRAW_DISCS
        return
    disc: i64 = action - DISC
    table.loose[disc] -= 1
    table.bag[disc] += 1
    table.disc = disc
    log = table.log
    if log is not None:
        log.tell(DISCS_RETURNED, [world.seat, disc])


def step_draw_discs(world: World) -> None:
    """One disc, or as many as there are free places (DUE-191, DUE-192)."""
    table = world.table
    room: i64 = total_room(table, table.player)
    world.draw_discs(table.player, room if table.word == RELOAD_ALL else 1)
    begin_arranging(table)
    world.ask(table.player, ARRANGE)


def answer_arrange(world: World, action: i64) -> None:
    if arrange(world, action):
        world.table.word = NOTHING
        world.table.stage = ACTION_DONE
        world.answered(world.seat)
