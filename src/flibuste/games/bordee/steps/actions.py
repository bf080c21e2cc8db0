"""Phase 1 as it is chosen and named: a word from the menu, then pick by pick what it needs, then it happens."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import JOKER, NO_CARD, suit, value
from flibuste.games.bordee.combinations import joined
from flibuste.games.bordee.decisions import (
    AIM,
    BROADSIDE,
    CHANGE,
    DODGE,
    DONE,
    LURCH,
    PASS,
    PATCH,
    POS,
    PREPARE,
    RELOAD_ALL,
    RELOAD_ONE,
    REP,
    VALUE,
    is_trick,
)
from flibuste.games.bordee.events import AIMED, CHANGED, FOR_REPUTATION, PREPARED
from flibuste.games.bordee.own import A_POSITION, A_ROUTE, A_SUIT, A_VALUE, CARDS
from flibuste.games.bordee.steps.broadside import declare_lurch, pick_flush
from flibuste.games.bordee.steps.course import ACTION_DONE, FIRE_OR_HOLD
from flibuste.games.bordee.steps.fire import declare_dodge
from flibuste.games.bordee.steps.patch import pick_patch
from flibuste.games.bordee.steps.reload import pick_reload
from flibuste.games.bordee.steps.trickery import pick_payment, play_in_phase1
from flibuste.games.bordee.table import TRAIN, TRICKERY
from flibuste.games.bordee.world import World


def choose_action(world: World, word: i64) -> None:
    """A word of the menu of phase 1. What it needs is named by itself, for nobody else to see (DUE-312)."""
    table = world.table
    seat: i64 = world.seat
    if word == PREPARE:
        world.answered(seat)
        prepare(world, seat)
    elif word == CHANGE:
        world.answered(seat)
        change_target(world, seat)
    elif word == PASS:
        world.answered(seat)
        table.stage = FIRE_OR_HOLD
    elif is_trick(word):
        play_in_phase1(world, word)
    else:
        begin_chain(world, word)


def begin_chain(world: World, word: i64) -> None:
    chain = world.owns[world.seat].chain
    chain.word = word
    if word == BROADSIDE:
        chain.asks = A_SUIT
    elif word == PATCH:
        chain.asks = A_ROUTE
    else:
        chain.asks = CARDS


def pick(world: World, action: i64) -> None:
    """The next pick of a chain."""
    word: i64 = world.owns[world.seat].chain.word
    if word == AIM:
        pick_aim(world, action)
    elif word == BROADSIDE:
        pick_flush(world, action)
    elif word == PATCH:
        pick_patch(world, action)
    elif word in (RELOAD_ONE, RELOAD_ALL):
        pick_reload(world, action)
    elif word == REP:
        redraw(world, action)
    elif is_trick(word):
        pick_payment(world, action)
    else:
        pick_straight(world, action)


def pick_straight(world: World, action: i64) -> None:
    """Upwards from the lowest card; the value of a joker is asked only for the first (DUE-314)."""
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    if chain.asks == A_VALUE:
        chain.first = action - VALUE + 1
        chain.asks = CARDS
    elif action == DONE:
        if chain.word == LURCH:
            declare_lurch(world, seat)
        elif chain.word == DODGE:
            declare_dodge(world, seat)
    else:
        chain.add_card(action)
        if action == JOKER:
            chain.wild += 1
            if chain.count == 1:
                chain.asks = A_VALUE
        else:
            chain.suit = joined(chain.suit, suit(action))
            if chain.count == 1:
                chain.first = value(action)


# Aim, Prepare, Change target


def pick_aim(world: World, action: i64) -> None:
    chain = world.owns[world.seat].chain
    if chain.asks == A_POSITION:
        place(world, action - POS)
    elif chain.asks == A_VALUE:
        chain.first = action - VALUE + 1
        chain.asks = A_POSITION
    else:
        chain.add_card(action)
        chain.first = 0 if action == JOKER else value(action)
        chain.asks = A_VALUE if action == JOKER else A_POSITION


def place(world: World, position: i64) -> None:
    """DUE-161 to DUE-164"""
    table = world.table
    seat: i64 = world.seat
    ship = table.ships[seat]
    chain = world.owns[seat].chain
    face: i64 = chain.cards[0]
    shown: i64 = chain.first
    replaced: i64 = ship.placed[position]
    tricky = table.node == TRICKERY
    if not tricky:
        table.aimed = True
        table.stage = ACTION_DONE
    world.answered(seat)
    if replaced != NO_CARD:
        world.lift(seat, position)  # DUE-163
    world.leave_hand(seat, face)
    ship.placed[position] = face
    ship.values[position] = shown
    log = table.log
    if log is not None:
        log.tell(AIMED, [seat, face, shown, position, replaced])
    if tricky and table.moves > 0:
        table.moves -= 1
        if table.moves > 0:
            world.ask(seat, TRICKERY)


def prepare(world: World, seat: i64) -> None:
    """DUE-166"""
    world.table.stage = ACTION_DONE
    log = world.table.log
    if log is not None:
        log.tell(PREPARED, [seat])
    world.draw(seat, 1)


def redraw(world: World, face: i64) -> None:
    """REP-8: a card for a card; no action."""
    table = world.table
    seat: i64 = world.seat
    world.answered(seat)
    table.redrawn = True
    table.begun = True
    world.discard(seat, face)
    world.tell_discarded(seat, FOR_REPUTATION, [face])
    world.draw(seat, 1)


def change_target(world: World, seat: i64) -> None:
    """Instead of phase 1 (DUE-157); the old zone may not be named again (DUE-158)."""
    table = world.table
    table.begun = True
    table.word = CHANGE
    table.old_zone = table.ships[seat].zone
    log = table.log
    if log is not None:
        log.tell(CHANGED, [seat])
    world.clear_targets(seat)
    world.ask(seat, TRAIN)
