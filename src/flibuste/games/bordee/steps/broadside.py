"""Broadside (3.6) and lurch (3.7)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import DISCS, STERN, faces_in, is_deck
from flibuste.games.bordee.chains import discs_due
from flibuste.games.bordee.decisions import BROADSIDE, CANNON, DISC, DONE, LURCH, POS, SUIT, ZONE
from flibuste.games.bordee.events import AIM_LOST, BY_LURCH, LURCHED
from flibuste.games.bordee.events import BROADSIDE as BROADSIDE_FIRED
from flibuste.games.bordee.own import A_CANNON, A_DISC, A_SUIT, CARDS
from flibuste.games.bordee.ships import GHOST_SHIP, RED_FLAG
from flibuste.games.bordee.steps.course import (
    ACTION_DONE,
    BROADSIDE_ANSWER,
    LURCH_ANSWER,
)
from flibuste.games.bordee.steps.damage import take_named
from flibuste.games.bordee.table import BROADSIDE_AIM, BROADSIDE_LOSS, NOWHERE
from flibuste.games.bordee.world import World

# Broadside


def pick_flush(world: World, action: i64) -> None:
    """Suit, cards, then E times a disc and its cannon."""
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    if chain.asks == A_SUIT:
        chain.suit = action - SUIT
        chain.asks = CARDS
    elif chain.asks == A_DISC:
        if action - DISC != chain.disc:
            chain.disc = action - DISC
            chain.from_stern = False
        chain.asks = A_CANNON
    elif chain.asks == A_CANNON:
        chain.discs[3 * (action - CANNON) + chain.disc] += 1
        chain.taken += 1
        chain.from_stern = action - CANNON == STERN
        chain.asks = A_DISC
        if discs_due(world.table, chain, seat) == 0:
            declare_broadside(world, seat)
    elif action == DONE:
        chain.asks = A_DISC
    else:
        chain.add_card(action)


def declare_broadside(world: World, seat: i64) -> None:
    """Cards to the discard, discs to the bag (DUE-171, DUE-175); the losses wait for the other seat's answer."""
    table = world.table
    ship = table.ships[seat]
    chain = world.owns[seat].chain
    table.suit = chain.suit
    table.flagged = False
    table.word = BROADSIDE
    for place in range(2 * DISCS):
        ship.discs[place] -= chain.discs[place]
        table.bag[place % DISCS] += chain.discs[place]
        table.queue[place % DISCS] += chain.discs[place]
    faces = world.discard_named(seat)
    world.answered(seat)
    table.stage = BROADSIDE_ANSWER
    log = table.log
    if log is not None:
        log.tell(BROADSIDE_FIRED, [seat, table.suit, *[int(count) for count in table.queue], *faces])


def step_broadside(world: World) -> None:
    """Ball, chain, grape (DUE-176); for each an aim card, then a marker (DUE-177, DUE-178)."""
    table = world.table
    defender: i64 = 1 - table.player
    table.disc = 0
    while table.disc < DISCS and table.queue[table.disc] == 0:
        table.disc += 1
    if table.disc == DISCS:
        table.disc = 0
        table.ships[table.player].broadsides |= 1 << table.suit  # DUE-179
        table.suit = 0
        table.stage = ACTION_DONE
        return
    if not table.aim_lost and table.ships[defender].placed_count() > 0:
        table.aim_lost = True
        world.ask(defender, BROADSIDE_AIM)
        return
    table.aim_lost = False
    table.queue[table.disc] -= 1
    if table.ships[defender].count_kind(table.disc) > 0:
        if table.ships[table.player].reputation == RED_FLAG and not table.flagged:
            world.ask(table.player, BROADSIDE_LOSS)
        else:
            world.ask(defender, BROADSIDE_LOSS)


def answer_broadside_aim(world: World, action: i64) -> None:
    seat: i64 = world.seat
    face: i64 = world.table.ships[seat].placed[action - POS]
    world.answered(seat)
    world.lift(seat, action - POS)
    log = world.table.log
    if log is not None:
        log.tell(AIM_LOST, [seat, action - POS, face])


def answer_broadside_loss(world: World, action: i64) -> None:
    """Any zone of the kind, and on a deck any piece (AMB-12); the first zone may be the shooter's word (REP-7)."""
    table = world.table
    flying = world.seat == table.player
    table.flagged = table.flagged or flying
    if table.spot == NOWHERE and is_deck(action - ZONE):
        table.spot = action - ZONE
        if flying:
            world.answered(world.seat)
            world.ask(1 - table.player, BROADSIDE_LOSS)
        return
    world.answered(world.seat)
    take_named(world, action)


# Lurch


def declare_lurch(world: World, seat: i64) -> None:
    table = world.table
    ship = table.ships[seat]
    chain = world.owns[seat].chain
    table.word = LURCH
    table.loss = max(0, chain.count - ship.sail_penalty()) + 1  # DUE-182, DUE-184
    if table.ships[1 - seat].reputation == GHOST_SHIP:
        table.loss -= 1
    ship.lurches |= straight_values(chain.first, chain.count)  # DUE-185
    faces = world.discard_named(seat)
    world.answered(seat)
    table.stage = LURCH_ANSWER
    log = table.log
    if log is not None:
        log.tell(LURCHED, [seat, table.loss, *faces])


def straight_values(first: i64, count: i64) -> i64:
    """The values of a straight, as a mask."""
    mask: i64 = 0
    for place in range(count):
        mask |= 1 << ((first - 1 + place) % 10)
    return mask


def step_lurch(world: World) -> None:
    """Cards drawn at random from the other hand, all of it if there are no more (DUE-184, DUE-186)."""
    table = world.table
    defender: i64 = 1 - table.player
    lost: list[int] = []
    while table.loss > 0 and table.ships[defender].held > 0:
        faces = faces_in(world.owns[defender].hand)
        face: i64 = faces[world.rng.below(len(faces))]
        world.discard(defender, face)
        lost.append(face)
        table.loss -= 1
    table.loss = 0
    if lost:
        world.tell_discarded(defender, BY_LURCH, lost)
    table.stage = ACTION_DONE
