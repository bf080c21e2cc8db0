"""Patch up: sailors along the ropes, a card for each move (3.8)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import CAPTAIN, MATE, is_deck
from flibuste.games.bordee.decisions import DONE, PATCH, PIECE, ROUTE
from flibuste.games.bordee.events import FOR_PATCH, MOVED
from flibuste.games.bordee.own import A_PIECE, CARDS
from flibuste.games.bordee.ships import SHIPWRIGHT
from flibuste.games.bordee.steps.course import ACTION_DONE, PATCH_ON
from flibuste.games.bordee.table import PATCHING
from flibuste.games.bordee.world import World


def pick_patch(world: World, action: i64) -> None:
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    if action == DONE:
        world.answered(seat)
        end_paid_moves(world, seat)
    elif action >= ROUTE:
        chain.route = action - ROUTE
        chain.asks = A_PIECE
    elif action >= PIECE and world.table.gratis:
        route: i64 = chain.route
        world.answered(seat)
        move(world, seat, route, action - PIECE)
        end_patch(world)
    elif action >= PIECE:
        chain.piece = action - PIECE
        chain.asks = CARDS
    else:
        route = chain.route
        piece: i64 = chain.piece
        world.answered(seat)
        world.table.word = PATCH
        world.discard(seat, action)
        world.tell_discarded(seat, FOR_PATCH, [action])
        move(world, seat, route, piece)
        world.table.moves += 1
        world.table.stage = PATCH_ON


def move(world: World, seat: i64, route: i64, piece: i64) -> None:
    """To another deck, or into sails and hull, where the sailor goes and a marker comes (DUE-202, DUE-203)."""
    ship = world.table.ships[seat]
    parts = world.table.articles.parts
    end: i64 = parts.route_to[route]
    ship.markers[parts.route_from[route]] -= 1
    ship.markers[end] += 1
    if is_deck(end):
        if piece == CAPTAIN:
            ship.captain = end
        elif piece == MATE:
            ship.mate = end
    log = world.table.log
    if log is not None:
        log.tell(MOVED, [seat, route, piece])


def step_patch_on(world: World) -> None:
    world.ask(world.table.player, PATCHING)


def end_paid_moves(world: World, seat: i64) -> None:
    """A Master Shipwright has one more move, without a card (REP-4)."""
    table = world.table
    if table.ships[seat].reputation == SHIPWRIGHT and not table.gratis:
        table.gratis = True
    else:
        end_patch(world)


def end_patch(world: World) -> None:
    table = world.table
    table.moves = 0
    table.gratis = False
    table.stage = ACTION_DONE
