"""Dirty Tricks played: shown, resolved, and out of the game (DUE-282)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import SAILOR, card_bit, faces_in
from flibuste.games.bordee.decisions import DISC, DONE, PASS, PIECE, POS, SPACE, ZONE, trick_number
from flibuste.games.bordee.events import (
    ADDED,
    BY_TRICK,
    DISCS_CANCELLED,
    DISCS_TAKEN,
    EXCHANGED,
    FOR_TRICK,
    SAW_HAND,
    TARGET_SWAPPED,
    TOOK_BACK,
    TRICK_DAMAGE,
    TRICK_PLAYED,
    UNCOVERED,
)
from flibuste.games.bordee.own import CARDS
from flibuste.games.bordee.steps.course import (
    ACTION_DONE,
    BROADSIDE_DISCS,
    DODGING,
    DRAWING,
    LURCH_LOSS,
    NEXT_ACTION,
    TRAIN_AGAIN,
)
from flibuste.games.bordee.steps.damage import remove_marker
from flibuste.games.bordee.steps.reload import ask_for_returns
from flibuste.games.bordee.steps.setup import begin_arranging
from flibuste.games.bordee.table import (
    ARRANGE,
    NOWHERE,
    TRICKERY,
    WINDOW_BROADSIDE,
    WINDOW_LURCH,
    WINDOW_S5,
    WINDOW_S7,
)
from flibuste.games.bordee.tricks import (
    AN_AIM,
    CAREENING,
    FALSE_LANTERN,
    FIRE_BARREL,
    FOG_BANK,
    HARD_OVER,
    HEATED_SHOT,
    MARKSMAN,
    NOTHING_AT_ALL,
    RIFLED_HOLD,
    RUM,
    SANDBAGS,
    SHIMMED_GUN,
    SLEEVE_CARD,
    SMOKE_CURTAIN,
    SMUGGLED_SHOT,
    SNAP_SIGHT,
    SPY_PARROT,
    TWIN_SIGHTS,
    WIPED_SLATE,
    cost_in_phase1,
    find_discard,
)
from flibuste.games.bordee.world import World


def show_trick(world: World, seat: i64, number: i64) -> None:
    table = world.table
    world.owns[seat].tricks &= ~(1 << number)
    table.ships[seat].tricks -= 1
    table.played |= 1 << number
    table.trick = number
    table.moves = 0
    table.spot = NOWHERE
    log = table.log
    if log is not None:
        log.tell(TRICK_PLAYED, [seat, number])


def play_in_phase1(world: World, action: i64) -> None:
    """Twin Sights is paid for first; everything else is shown at once."""
    seat: i64 = world.seat
    number: i64 = trick_number(action)
    if number == TWIN_SIGHTS:
        chain = world.owns[seat].chain
        chain.word = action
        chain.asks = CARDS
        return
    begin_trick(world, seat, number)


def pick_payment(world: World, face: i64) -> None:
    """Two cards for Twin Sights."""
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    chain.add_card(face)
    if chain.count == 2:
        faces = world.discard_named(seat)
        world.tell_discarded(seat, FOR_TRICK, faces)
        begin_trick(world, seat, TWIN_SIGHTS)


def begin_trick(world: World, seat: i64, number: i64) -> None:
    table = world.table
    world.answered(seat)
    show_trick(world, seat, number)
    table.begun = True
    cost: i64 = cost_in_phase1(number)
    table.stage = NEXT_ACTION if cost == NOTHING_AT_ALL else ACTION_DONE
    if cost == AN_AIM:
        table.aimed = True
    amount: i64 = table.articles.parts.trick_amount[number]
    if number == RUM:
        world.draw(seat, amount)
    elif number == SPY_PARROT:
        look(world, seat)
        world.draw(seat, amount)
    elif number == SMUGGLED_SHOT:
        ask_for_returns(world, seat)
    else:
        if number == SNAP_SIGHT:
            world.draw(seat, amount)
        elif number == TWIN_SIGHTS:
            table.moves = 2
        elif number == RIFLED_HOLD:
            look(world, seat)
        world.ask(seat, TRICKERY)


def look(world: World, seat: i64) -> None:
    """At the other hand, as it is now (DUE-290)."""
    other: i64 = world.owns[1 - seat].hand
    world.owns[seat].known = other
    world.owns[1 - seat].bared = other
    log = world.table.log
    if log is not None:
        log.tell(SAW_HAND, [seat, *faces_in(other)], 1 << seat)


def end_trick(world: World, seat: i64) -> None:
    world.answered(seat)
    world.table.moves = 0
    world.table.spot = NOWHERE


def answer_trickery(world: World, action: i64) -> None:
    number: i64 = world.table.trick
    if number == SHIMMED_GUN:
        answer_exchange(world, action - POS)
    elif number == FALSE_LANTERN:
        answer_swap(world, (action - POS) // 2)
    elif number == WIPED_SLATE:
        answer_space(world, action)
    elif number in (SMUGGLED_SHOT, SANDBAGS):
        answer_discs(world, action)
    elif number == RIFLED_HOLD:
        answer_rifled(world, action)
    elif number == SLEEVE_CARD:
        answer_sleeve(world, action)
    elif number >= FIRE_BARREL and number < SMUGGLED_SHOT:
        answer_victim(world, action)
    elif number <= CAREENING + 1:
        answer_addition(world, action)
    else:
        answer_anchor(world, action)


def answer_exchange(world: World, position: i64) -> None:
    table = world.table
    seat: i64 = world.seat
    ship = table.ships[seat]
    if table.spot == NOWHERE:
        table.spot = position
        return
    other: i64 = table.spot
    face: i64 = ship.placed[other]
    shown: i64 = ship.values[other]
    ship.placed[other] = ship.placed[position]
    ship.values[other] = ship.values[position]
    ship.placed[position] = face
    ship.values[position] = shown
    end_trick(world, seat)
    log = table.log
    if log is not None:
        log.tell(EXCHANGED, [seat, other, position])


def answer_swap(world: World, index: i64) -> None:
    """Aim cards stay where they are."""
    table = world.table
    seat: i64 = world.seat
    ship = table.ships[seat]
    old: i64 = ship.targets[index]
    world.draw_target(seat, index)
    world.discard_target(old)
    end_trick(world, seat)
    log = table.log
    if log is not None:
        log.tell(TARGET_SWAPPED, [seat, index, old, ship.targets[index]])


def answer_victim(world: World, action: i64) -> None:
    """Markers lost to a trick have all their effects (DUE-287)."""
    table = world.table
    seat: i64 = world.seat
    if table.trick == MARKSMAN and table.spot == NOWHERE:
        zone: i64 = action - ZONE
        world.answered(seat)
        table.spot = zone
        world.ask(1 - table.player, TRICKERY)
        return
    if table.trick == MARKSMAN:
        zone = table.spot
        end_trick(world, seat)
        remove_marker(world, zone, action - PIECE)
        return
    end_trick(world, seat)
    count: i64 = 1
    if table.trick != FIRE_BARREL:
        count = min(table.articles.parts.trick_amount[table.trick], table.ships[1 - seat].markers[action - ZONE])
    for _ in range(count):
        remove_marker(world, action - ZONE, SAILOR)


def answer_addition(world: World, action: i64) -> None:
    table = world.table
    seat: i64 = world.seat
    if action == DONE:
        end_trick(world, seat)
        return
    table.ships[seat].markers[action - ZONE] += 1
    table.moves += 1
    table.spot = action - ZONE
    log = table.log
    if log is not None:
        log.tell(ADDED, [seat, action - ZONE])


def answer_discs(world: World, action: i64) -> None:
    """Discs of chosen kinds from the bag, or discs of a broadside that stay in it without effect."""
    table = world.table
    seat: i64 = world.seat
    taking = table.trick == SMUGGLED_SHOT
    if action == DONE:
        end_trick(world, seat)
        begin_arranging(table)
        if taking:
            world.ask(seat, ARRANGE)
        return
    disc: i64 = action - DISC
    table.disc = disc
    table.moves += 1
    if taking:
        table.bag[disc] -= 1
        table.loose[disc] += 1
    else:
        table.queue[disc] -= 1
    log = table.log
    if log is not None:
        log.tell(DISCS_TAKEN if taking else DISCS_CANCELLED, [seat, disc])


def answer_rifled(world: World, face: i64) -> None:
    seat: i64 = world.seat
    end_trick(world, seat)
    world.discard(1 - seat, face)
    world.tell_discarded(1 - seat, BY_TRICK, [face])


def answer_sleeve(world: World, face: i64) -> None:
    """Both seats see which card goes into the hand (DUE-305)."""
    seat: i64 = world.seat
    ship = world.table.ships[seat]
    end_trick(world, seat)
    place: i64 = find_discard(ship, face)
    while place < ship.discard_count - 1:
        ship.discards[place] = ship.discards[place + 1]
        place += 1
    ship.discard_count -= 1
    ship.held += 1
    ship.shown += card_bit(face)
    world.owns[seat].hand += card_bit(face)
    log = world.table.log
    if log is not None:
        log.tell(TOOK_BACK, [seat, face])


def answer_space(world: World, action: i64) -> None:
    table = world.table
    seat: i64 = world.seat
    if action == DONE:
        end_trick(world, seat)
        return
    ship = table.ships[seat]
    space: i64 = action - SPACE
    if space < 10:
        ship.lurches ^= 1 << space
    elif space < 20:
        ship.dodges ^= 1 << (space - 10)
    else:
        ship.broadsides ^= 1 << (space - 20)
    table.spot = space
    table.moves += 1
    log = table.log
    if log is not None:
        log.tell(UNCOVERED, [seat, space])


def answer_anchor(world: World, face: i64) -> None:
    """The cards a lurch takes, of one's own choice."""
    table = world.table
    seat: i64 = world.seat
    chain = world.owns[seat].chain
    chain.add_card(face)
    table.picked = chain.count
    if chain.count == table.loss:
        faces = world.discard_named(seat)
        end_trick(world, seat)
        table.loss = 0
        world.tell_discarded(seat, BY_TRICK, faces)


# Windows


def answer_window(world: World, action: i64) -> None:
    """A trick of the window that is open, or none."""
    table = world.table
    seat: i64 = world.seat
    node: i64 = table.node
    world.answered(seat)
    if node == WINDOW_S7:
        table.stage = TRAIN_AGAIN
    if action == PASS:
        return
    number: i64 = trick_number(action)
    show_trick(world, seat, number)
    if node == WINDOW_BROADSIDE:
        table.disc = 0
        world.ask(seat, TRICKERY)
    elif node == WINDOW_LURCH:
        table.loss -= 1
        if table.loss > 0:
            world.ask(seat, TRICKERY)
    elif node == WINDOW_S7:
        table.stage = DRAWING
    else:
        bend_shot(world, number)


def bend_shot(world: World, number: i64) -> None:
    """DUE-288"""
    table = world.table
    shot = table.shot
    amount: i64 = table.articles.parts.trick_amount[number]
    if number == HEATED_SHOT:
        shot.damage = min(shot.worth, shot.damage + amount)
    elif number == FOG_BANK:
        shot.damage -= amount
    elif number == SMOKE_CURTAIN:
        shot.smoke = True
    elif number == HARD_OVER:
        shot.hard_over = True
    log = table.log
    if log is not None:
        log.tell(TRICK_DAMAGE, [table.player, shot.damage])


def step_broadside_answer(world: World) -> None:
    """Whoever holds a trick is asked, whatever it is (DUE-291, DUE-302)."""
    table = world.table
    table.stage = BROADSIDE_DISCS
    if table.ships[1 - table.player].tricks > 0:
        world.ask(1 - table.player, WINDOW_BROADSIDE)


def step_lurch_answer(world: World) -> None:
    table = world.table
    table.stage = LURCH_LOSS
    if table.ships[1 - table.player].tricks > 0:
        world.ask(1 - table.player, WINDOW_LURCH)


def ask_shooter(world: World, node: i64, stage: i64) -> None:
    table = world.table
    table.stage = stage
    if table.ships[table.player].tricks > 0:
        world.ask(table.player, node)


def ask_defender(world: World) -> None:
    table = world.table
    table.stage = DODGING
    if table.ships[1 - table.player].tricks > 0:
        world.ask(1 - table.player, WINDOW_S5)
