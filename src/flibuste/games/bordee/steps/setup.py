"""Set-up (3.1) and training a cannon (3.2)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.answers import next_loose
from flibuste.games.bordee.cards import ABSENT, BOW, DECK_STERN, STERN
from flibuste.games.bordee.decisions import CANNON, CHANGE, CTYPE, NOTHING, ZONE
from flibuste.games.bordee.events import (
    BEGINS,
    CANNONS_SHOWN,
    COMMITTED,
    LOADED,
    OFFICERS_SHOWN,
    TRAINED,
)
from flibuste.games.bordee.ships import DEEP_HOLD
from flibuste.games.bordee.steps.course import (
    DRAFT_REPUTATIONS,
    DRAWING,
    FIRE_OR_HOLD,
    FIRST_PLAYER,
    LOADING,
    SHOW_CANNONS,
    TRAINING,
    TURN_BEGINS,
)
from flibuste.games.bordee.table import CANNONS, LOAD, NOWHERE, OFFICERS, TRAIN, Table
from flibuste.games.bordee.world import World

# Officers and cannons: both choose in secret, then both show (DUE-104, DUE-108, DUE-303)


def step_officers(world: World) -> None:
    table = world.table
    if table.done < 2:
        world.ask(table.done, OFFICERS)
        return
    for seat in range(2):
        own = world.owns[seat]
        ship = table.ships[seat]
        ship.captain = own.captain
        ship.mate = own.mate
        own.captain = ABSENT
        own.mate = ABSENT
        for deck in range(DECK_STERN + 1):
            ship.markers[deck] = table.articles.parts.slots[deck]
        log = table.log
        if log is not None:
            log.tell(OFFICERS_SHOWN, [seat, ship.captain, ship.mate])
    table.done = 0
    table.stage = SHOW_CANNONS


def answer_officers(world: World, action: i64) -> None:
    own = world.owns[world.seat]
    if world.table.picked == 0:
        own.captain = action - ZONE
        world.table.picked = 1
    else:
        own.mate = action - ZONE
        commit(world, OFFICERS)


def step_cannons(world: World) -> None:
    table = world.table
    if table.done < 2:
        world.ask(table.done, CANNONS)
        return
    for seat in range(2):
        own = world.owns[seat]
        ship = table.ships[seat]
        ship.types[BOW] = own.bow
        ship.types[STERN] = own.stern
        own.bow = ABSENT
        own.stern = ABSENT
        log = table.log
        if log is not None:
            log.tell(CANNONS_SHOWN, [seat, ship.types[BOW], ship.types[STERN]])
    table.done = 0
    table.stage = LOADING


def answer_cannons(world: World, action: i64) -> None:
    own = world.owns[world.seat]
    if world.table.picked == 0:
        own.bow = action - CTYPE
        world.table.picked = 1
    else:
        own.stern = action - CTYPE
        commit(world, CANNONS)


def commit(world: World, question: i64) -> None:
    log = world.table.log
    if log is not None:
        log.tell(COMMITTED, [world.seat, question])
    world.table.done += 1
    world.answered(world.seat)


# Loading


def step_loading(world: World) -> None:
    """Seat 0 first (DUE-109)."""
    table = world.table
    if table.done == 2:
        table.done = 0
        table.stage = FIRST_PLAYER
        return
    ship = table.ships[table.done]
    world.draw_discs(table.done, ship.capacity(BOW) + ship.capacity(STERN))
    begin_arranging(table)
    world.ask(table.done, LOAD)


def begin_arranging(table: Table) -> None:
    table.disc = 0
    table.to_stern = False


def arrange(world: World, action: i64) -> bool:
    """Put the next loose disc into a cannon; True when none is left."""
    table = world.table
    ship = table.ships[world.seat]
    disc: i64 = next_loose(table)
    table.loose[disc] -= 1
    ship.discs[3 * (action - CANNON) + disc] += 1
    table.disc = disc
    table.to_stern = action - CANNON == STERN
    if table.loose[0] + table.loose[1] + table.loose[2] > 0:
        return False
    begin_arranging(table)
    log = table.log
    if log is not None:
        log.tell(LOADED, [world.seat, *[int(count) for count in ship.discs]])
    return True


def answer_load(world: World, action: i64) -> None:
    if arrange(world, action):
        world.table.done += 1
        world.answered(world.seat)


# First player and training


def step_first_player(world: World) -> None:
    """DUE-110"""
    table = world.table
    table.first = world.rng.below(2)
    table.player = table.first
    table.stage = TRAINING
    log = table.log
    if log is not None:
        log.tell(BEGINS, [table.first])


def step_training(world: World) -> None:
    """In turn order (DUE-111)."""
    table = world.table
    if table.done == 2:
        table.done = 0
        table.stage = DRAFT_REPUTATIONS
    else:
        world.ask((table.first + table.done) % 2, TRAIN)


def answer_train(world: World, action: i64) -> None:
    """A cannon, then a zone, and its target cards are drawn (DUE-121 to DUE-123)."""
    table = world.table
    seat: i64 = world.seat
    ship = table.ships[seat]
    if table.picked == 0:
        ship.active = action - CANNON
        table.picked = 1
        return
    ship.zone = action - ZONE
    world.draw_targets(seat, table.articles.parts.aims[ship.zone])
    world.answered(seat)
    table.old_zone = NOWHERE
    log = table.log
    if log is not None:
        targets: list[int] = [ship.targets[index] for index in range(ship.target_count)]
        log.tell(TRAINED, [seat, ship.active, ship.zone, *targets])
    if table.turn == 0:
        table.done += 1
    elif table.word == CHANGE:
        table.stage = FIRE_OR_HOLD
    else:
        table.stage = DRAWING
    table.word = NOTHING


def step_hands(world: World) -> None:
    """DUE-115"""
    table = world.table
    for seat in range(2):
        more: i64 = 1 if table.ships[seat].reputation == DEEP_HOLD else 0
        world.draw(seat, table.articles.parts.start_hand + more)
    table.stage = TURN_BEGINS
