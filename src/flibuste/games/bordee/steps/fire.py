"""Fire: the seven steps of a shot (3.9)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import HASTY
from flibuste.games.bordee.cards import DISCS, SAILOR, is_deck, matching_disc
from flibuste.games.bordee.combinations import MIXED, dodged
from flibuste.games.bordee.decisions import DISC, DODGE, DOUBLE, FIRE, HOLD, PASS, PIECE, is_trick, trick_number
from flibuste.games.bordee.events import BY_HASTE, DODGED, DOUBLED, FIRED, HIT, RESULT
from flibuste.games.bordee.menus import dodge_purpose, shot_penalty
from flibuste.games.bordee.own import CARDS
from flibuste.games.bordee.ships import ALL_SHOT, GHOST_SHIP
from flibuste.games.bordee.steps.broadside import straight_values
from flibuste.games.bordee.steps.course import (
    DEFENDER_TRICK,
    DOUBLE_SHOT,
    DRAWING,
    IMPACT,
    KEEP_AIM,
    LOSSES,
    SHOOTER_TRICK,
    TARGET_CARDS,
    TRAIN_AGAIN,
)
from flibuste.games.bordee.steps.damage import remove_marker
from flibuste.games.bordee.steps.trickery import ask_defender, ask_shooter, show_trick
from flibuste.games.bordee.table import (
    DAMAGE,
    DOUBLING,
    FIRING,
    HASTY_LOSS,
    NOWHERE,
    STEP5,
    TRAIN,
    WINDOW_S4,
    WINDOW_S7,
    new_shot,
)
from flibuste.games.bordee.world import World


def answer_phase2(world: World, word: i64) -> None:
    world.answered(world.seat)
    if word == HOLD:
        world.table.stage = DRAWING
        return
    if is_trick(word):
        show_trick(world, world.seat, trick_number(word))  # DUE-289
    declare_fire(world, is_trick(word))


def declare_fire(world: World, chained: bool) -> None:
    """Step 1: what is there to be hit (DUE-215)."""
    table = world.table
    ship = table.ships[table.player]
    shot = new_shot()
    shot.worth = table.ships[1 - table.player].markers[ship.zone]
    shot.damage = shot.worth
    shot.held = ship.loaded(ship.active)
    shot.chained = chained
    table.shot = shot
    table.word = FIRE
    world.ask(table.player, FIRING)


def spend(world: World, disc: i64) -> bool:
    """A disc of the active cannon goes back to the bag; does it match the zone?"""
    table = world.table
    ship = table.ships[table.player]
    ship.discs[3 * ship.active + disc] -= 1
    table.bag[disc] += 1
    return disc == matching_disc(ship.zone)


def answer_firing(world: World, action: i64) -> None:
    """Steps 2 and 3: the disc (DUE-216), then the penalties of the cannon's own deck (DUE-217)."""
    table = world.table
    shot = table.shot
    disc: i64 = action - DISC
    penalty: i64 = shot_penalty(table)
    world.answered(world.seat)
    if not spend(world, disc) and table.ships[table.player].reputation != ALL_SHOT:
        shot.damage -= 1
    shot.damage -= penalty
    table.stage = TARGET_CARDS
    log = table.log
    if log is not None:
        zone: i64 = table.ships[table.player].zone
        log.tell(FIRED, [table.player, zone, disc, shot.worth, penalty, shot.damage])


def step_target_card(world: World) -> None:
    """Step 4, one card after the other (DUE-218 to DUE-220)."""
    table = world.table
    shot = table.shot
    ship = table.ships[table.player]
    if shot.index == ship.target_count:
        table.stage = DOUBLE_SHOT
        return
    index: i64 = shot.index
    result: i64 = ship.counted(index)
    shot.results[index] = result
    shot.damage += table.articles.parts.modifier[result]
    shot.index += 1
    log = table.log
    if log is not None:
        log.tell(RESULT, [table.player, index, result, shot.damage])
    foe = table.ships[1 - table.player]
    if result == HASTY and foe.held > 0 and foe.reputation != GHOST_SHIP:
        world.ask(1 - table.player, HASTY_LOSS)


def answer_hasty(world: World, face: i64) -> None:
    """The defender chooses (AMB-23)."""
    seat: i64 = world.seat
    world.answered(seat)
    world.discard(seat, face)
    world.tell_discarded(seat, BY_HASTE, [face])


def step_double_shot(world: World) -> None:
    """DUE-222"""
    table = world.table
    ship = table.ships[table.player]
    table.stage = SHOOTER_TRICK
    if table.articles.parts.double_shot[ship.types[ship.active]] == 1 and table.shot.held == 2:
        world.ask(table.player, DOUBLING)


def answer_double(world: World, word: i64) -> None:
    """Never above what step 1 counted (DUE-223)."""
    table = world.table
    shot = table.shot
    world.answered(world.seat)
    if word != DOUBLE:
        return
    ship = table.ships[table.player]
    disc: i64 = 0
    while disc < DISCS - 1 and ship.discs[3 * ship.active + disc] == 0:
        disc += 1
    bonus: i64 = 1
    if spend(world, disc):
        bonus = 2
    shot.damage = min(shot.worth, shot.damage + bonus)
    log = table.log
    if log is not None:
        log.tell(DOUBLED, [table.player, disc, shot.damage])


def step_shooter_trick(world: World) -> None:
    ask_shooter(world, WINDOW_S4, DEFENDER_TRICK)


def step_defender_trick(world: World) -> None:
    """Step 5 takes place only if there is damage (DUE-224), and no smoke."""
    table = world.table
    if table.shot.damage < 1 or table.shot.smoke:
        table.stage = IMPACT
    else:
        ask_defender(world)


def step_dodging(world: World) -> None:
    """Asked of whoever holds two cards, whatever they are (DUE-302)."""
    table = world.table
    table.stage = IMPACT
    if table.shot.damage >= 1 and table.ships[1 - table.player].held >= 2:
        world.ask(1 - table.player, STEP5)


def answer_step5(world: World, word: i64) -> None:
    if word == PASS:
        world.answered(world.seat)
    else:
        chain = world.owns[world.seat].chain
        chain.word = DODGE
        chain.asks = CARDS


def declare_dodge(world: World, seat: i64) -> None:
    """DUE-225 to DUE-228"""
    table = world.table
    shot = table.shot
    ship = table.ships[seat]
    chain = world.owns[seat].chain
    purpose = dodge_purpose(table, seat)
    flush = chain.suit != MIXED
    points: i64 = dodged(chain.count, flush, purpose.penalty, purpose.wind)
    shot.damage -= points
    ship.dodges |= straight_values(chain.first, chain.count)
    faces = world.discard_named(seat)
    world.answered(seat)
    log = table.log
    if log is not None:
        log.tell(DODGED, [seat, points, shot.damage, 1 if flush else 0, *faces])


def step_impact(world: World) -> None:
    """Step 6: only now the damage is held between nothing and what is there (DUE-221, DUE-229)."""
    table = world.table
    shot = table.shot
    defender: i64 = 1 - table.player
    zone: i64 = table.ships[table.player].zone
    shot.points = max(0, min(shot.damage, table.ships[defender].markers[zone]))
    table.stage = LOSSES
    log = table.log
    if log is not None:
        log.tell(HIT, [defender, zone, shot.points])


def step_losses(world: World) -> None:
    """One marker a point, each with all that follows from it."""
    table = world.table
    shot = table.shot
    defender: i64 = 1 - table.player
    zone: i64 = table.ships[table.player].zone
    if shot.points == 0 or table.ships[defender].markers[zone] == 0:
        shot.points = 0
        table.stage = KEEP_AIM
        return
    shot.points -= 1
    if is_deck(zone):
        table.spot = zone
        world.ask(defender, DAMAGE)
    else:
        remove_marker(world, zone, SAILOR)


def answer_damage(world: World, action: i64) -> None:
    zone: i64 = world.table.spot
    world.answered(world.seat)
    remove_marker(world, zone, action - PIECE)


def step_keep_aim(world: World) -> None:
    ask_shooter(world, WINDOW_S7, TRAIN_AGAIN)


def step_train_again(world: World) -> None:
    """Step 7 (DUE-230, DUE-231)"""
    table = world.table
    table.old_zone = NOWHERE
    table.word = FIRE
    world.clear_targets(table.player)
    world.ask(table.player, TRAIN)
