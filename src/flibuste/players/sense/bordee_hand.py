"""What the cards in a Bordée sailor's hand are good for: to keep, to run on in a straight, to dodge with."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import JOKER, SUITS, VALUES, jokers, suit, value, values_in, values_of_suit, without
from flibuste.games.bordee.chains import next_in
from flibuste.games.bordee.combinations import MIXED, dodged, run_on, suited
from flibuste.games.bordee.decisions import LURCH
from flibuste.games.bordee.menus import dodge_purpose
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec
from flibuste.players.sense.bordee_aim import best_place
from flibuste.players.sense.bordee_numbers import CARD_WORTH, DODGES, JOKER_WORTH, LURCHES
from flibuste.players.sense.bordee_ship import is_fatal, marker_worth


def keep(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64) -> float:
    """What it would cost to lose a card."""
    if face == JOKER:
        return 1.0 + numbers[JOKER_WORTH]
    ship = table.ships[seat]
    worth = max(0.0, best_place(numbers, table, own, seat, face, value(face)))
    rest: i64 = without(own.hand, face)
    for step in range(2):
        other: i64 = (value(face) + 8 * step) % 10 + 1
        if (values_in(rest) >> (other - 1)) & 1 != 0 and (ship.dodges >> (other - 1)) & 1 == 0:
            worth += 0.12
    if (ship.broadsides >> suit(face)) & 1 == 0:
        worth += 0.06 * float(suited(rest, suit(face)))
    return worth


def worth_in_straight(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64) -> float:
    """The first card by what it can become; further ones as long as they bring something."""
    chain = own.chain
    cost = keep(numbers, table, own, seat, face)
    if chain.count == 0:
        if face == JOKER:
            return -1.0
        if chain.word == LURCH:
            return -cost
        wild: i64 = jokers(own.hand)
        run: i64 = run_on(values_of_suit(own.hand, suit(face)), wild, value(face), table.ships[seat].dodges, VALUES)
        return float(run) - cost
    if chain.count == 1:
        same: float = 0.5 if face != JOKER and chain.suit == suit(face) else 0.0
        return same - cost
    if chain.word == LURCH:
        more: float = numbers[LURCHES] if table.ships[1 - seat].held > chain.count + 1 else -1.0
        return more * numbers[CARD_WORTH] - cost * 0.5
    purpose = dodge_purpose(table, seat)
    flush = chain.suit != MIXED
    now: i64 = dodged(chain.count, flush, purpose.penalty, purpose.wind)
    still = flush and (face == JOKER or suit(face) == chain.suit)
    then: i64 = dodged(chain.count + 1, still, purpose.penalty, purpose.wind)
    if now >= table.shot.damage:
        return -1.0
    return float(then - now) - cost * 0.3 + (0.2 if then == now and goes_on(own) else 0.0)


def goes_on(own: Own) -> bool:
    """Is there a card in hand to go on with a straight after the next one?"""
    after: i64 = next_in(own.chain) % 10 + 1
    return (values_in(own.hand) >> (after - 1)) & 1 != 0


def worth_of_dodge(numbers: vec[float], table: Table, own: Own, seat: i64) -> float:
    """The best straight in hand: points it keeps, against its cards."""
    zone: i64 = table.ships[1 - seat].zone
    worth = numbers[DODGES] * marker_worth(numbers, table.ships[seat], zone)
    price = 0.8 * numbers[CARD_WORTH]
    wild: i64 = jokers(own.hand)
    best: float = -1.0
    for start in range(1, VALUES + 1):
        for flush in range(SUITS + 1):
            held: i64 = values_in(own.hand) if flush == SUITS else values_of_suit(own.hand, flush)
            best = max(best, best_run(table, seat, held, wild, start, flush < SUITS, worth, price))
    return best


def best_run(
    table: Table, seat: i64, held: i64, wild: i64, start: i64, flush: bool, worth: float, price: float
) -> float:
    """Of all straights from one value on, the one that keeps most for its cards."""
    purpose = dodge_purpose(table, seat)
    ship = table.ships[seat]
    zone: i64 = table.ships[1 - seat].zone
    damage: i64 = min(table.shot.damage, ship.markers[zone])
    best: float = -1.0
    for length in range(2, run_on(held, wild, start, purpose.covered, purpose.most) + 1):
        saved: i64 = min(damage, dodged(length, flush, purpose.penalty, purpose.wind))
        gain = float(saved) * worth - float(length) * price
        if is_fatal(ship, zone, damage) and not is_fatal(ship, zone, damage - saved):
            gain += 9.0
        if saved > 0 and gain > best:
            best = gain
    return best
