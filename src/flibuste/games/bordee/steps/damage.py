"""Markers that are lost, what that uncovers, disasters and their chains (3.10 and 3.11), and both ways to win."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import ABSENT, CAPTAIN, HULL_BOW, MATE, SAILOR, is_deck, is_hull
from flibuste.games.bordee.decisions import PIECE, ZONE
from flibuste.games.bordee.events import DISASTER as DISASTER_STRIKES
from flibuste.games.bordee.events import MARKER_LOST, OFFICERS_LOST, SUNK
from flibuste.games.bordee.table import DISASTER, NOWHERE
from flibuste.games.bordee.world import World


def remove_marker(world: World, zone: i64, piece: i64) -> None:
    """By damage, from the ship that is not the player's (DUE-274); at once with all that follows from it."""
    table = world.table
    seat: i64 = 1 - table.player
    ship = table.ships[seat]
    ship.markers[zone] -= 1
    if piece == CAPTAIN:
        ship.captain = ABSENT
    elif piece == MATE:
        ship.mate = ABSENT
    table.hurt = True
    table.spot = NOWHERE
    log = table.log
    if log is not None:
        log.tell(MARKER_LOST, [seat, zone, piece])
    if is_hull(zone):
        if ship.missing_planks() >= table.articles.parts.sink_at:
            world.finish(SUNK, table.player)  # DUE-271
        elif ship.markers[zone] == 0:
            strike(world, seat, zone)
    elif ship.officers() == 0:
        world.finish(OFFICERS_LOST, table.player)  # DUE-272


def strike(world: World, seat: i64, zone: i64) -> None:
    """A hull zone without planks turns its token, once in a game (DUE-261, DUE-265)."""
    table = world.table
    ship = table.ships[seat]
    bit: i64 = 1 << (zone - HULL_BOW)
    if ship.tokens & bit == 0:
        return
    token: i64 = world.tokens[3 * seat + zone - HULL_BOW]
    ship.tokens &= ~bit
    ship.disasters |= 1 << token
    table.disasters[2 * table.depth] = token
    table.disasters[2 * table.depth + 1] = table.articles.parts.disaster_count[token]
    table.depth += 1
    log = table.log
    if log is not None:
        log.tell(DISASTER_STRIKES, [seat, zone, token])


def step_disaster(world: World) -> None:
    """The innermost goes on before all else (DUE-262, DUE-264)."""
    table = world.table
    ship = table.ships[1 - table.player]
    kind: i64 = table.articles.parts.disaster_disc[table.disaster()]
    if table.disasters[2 * table.depth - 1] == 0 or ship.count_kind(kind) == 0:
        table.depth -= 1
        table.disasters[2 * table.depth] = 0
        table.disasters[2 * table.depth + 1] = 0
    else:
        world.ask(1 - table.player, DISASTER)


def answer_disaster(world: World, action: i64) -> None:
    """One marker of the owner's choice (DUE-263)."""
    table = world.table
    if table.spot == NOWHERE and is_deck(action - ZONE):
        table.spot = action - ZONE
        return
    table.disasters[2 * table.depth - 1] -= 1
    world.answered(world.seat)
    take_named(world, action)


def take_named(world: World, action: i64) -> None:
    """The marker that a ZONE, or after a deck a PIECE, has named."""
    if world.table.spot == NOWHERE:
        remove_marker(world, action - ZONE, SAILOR)
    else:
        remove_marker(world, world.table.spot, action - PIECE)
