"""The drafts of Reputations and Dirty Tricks (DUE-112, DUE-113)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import REPUTATIONS, TRICKS
from flibuste.games.bordee.decisions import OFFER
from flibuste.games.bordee.events import OFFERED, REPUTATION_SHOWN
from flibuste.games.bordee.steps.course import DRAFT_TRICKS, FIRST_HANDS
from flibuste.games.bordee.steps.setup import commit
from flibuste.games.bordee.table import REPUTATION
from flibuste.games.bordee.table import TRICKS as TRICK_DRAFT
from flibuste.games.bordee.world import World
from flibuste.kernel.rng import Rng

OFFERED_CARDS = 3
TRICK_ROUNDS = 3


def pick_three(pool: i64, rng: Rng) -> i64:
    """Three cards of a pool, any three as likely; cards are bits by number."""
    offer: i64 = 0
    for _ in range(OFFERED_CARDS):
        left: i64 = rng.below(count_numbers(pool))
        number: i64 = 0
        while (pool >> number) & 1 == 0 or left > 0:
            if (pool >> number) & 1 != 0:
                left -= 1
            number += 1
        pool ^= 1 << number
        offer |= 1 << number
    return offer


def count_numbers(mask: i64) -> i64:
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def numbers_in(mask: i64) -> list[int]:
    return [number for number in range(TRICKS + 1) if (mask >> number) & 1]


def offered(offer: i64, place: i64) -> i64:
    """The card at a place of an offer, ascending by number."""
    number: i64 = 0
    while (offer >> number) & 1 == 0 or place > 0:
        if (offer >> number) & 1 != 0:
            place -= 1
        number += 1
    return number


def offer_to(world: World, seat: i64, offer: i64, question: i64) -> None:
    world.owns[seat].offer = offer
    log = world.table.log
    if log is not None:
        log.tell(OFFERED, [seat, question, *numbers_in(offer)], 1 << seat)
    world.ask(seat, question)


def step_draft_reputations(world: World) -> None:
    """Three to each, one kept, both shown together."""
    table = world.table
    if not table.articles.reputations:
        table.stage = DRAFT_TRICKS
    elif table.done < 2:
        if table.done == 0:
            world.reputations = (2 << REPUTATIONS) - 2
        offer: i64 = pick_three(world.reputations, world.rng)
        world.reputations &= ~offer
        offer_to(world, table.done, offer, REPUTATION)
    else:
        table.done = 0
        table.stage = DRAFT_TRICKS
        for seat in range(2):
            own = world.owns[seat]
            table.ships[seat].reputation = own.reputation
            own.reputation = 0
            own.offer = 0
            log = table.log
            if log is not None:
                log.tell(REPUTATION_SHOWN, [seat, table.ships[seat].reputation])


def answer_reputation(world: World, action: i64) -> None:
    own = world.owns[world.seat]
    own.reputation = offered(own.offer, action - OFFER)
    commit(world, REPUTATION)


def step_draft_tricks(world: World) -> None:
    """Three rounds, and what is not kept leaves the game unseen."""
    table = world.table
    if not table.articles.tricks or table.done == 2 * TRICK_ROUNDS:
        table.done = 0
        table.stage = FIRST_HANDS
        return
    if table.done == 0:
        world.tricks = (2 << TRICKS) - 2
    seat: i64 = table.done % 2
    offer: i64 = pick_three(world.tricks, world.rng)
    world.tricks &= ~offer
    world.owns[seat].seen |= offer
    offer_to(world, seat, offer, TRICK_DRAFT)


def answer_trick_draft(world: World, action: i64) -> None:
    seat: i64 = world.seat
    own = world.owns[seat]
    own.tricks |= 1 << offered(own.offer, action - OFFER)
    own.offer = 0
    world.table.ships[seat].tricks += 1
    commit(world, TRICK_DRAFT)
