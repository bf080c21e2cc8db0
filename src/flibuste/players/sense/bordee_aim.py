"""What a card beside a target card is worth to a Bordée sailor, with the cards still in hand to go on with."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import MISS
from flibuste.games.bordee.cards import JOKER, VALUES, cannon_deck, holds, jokers, value, values_in, without
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec
from flibuste.players.sense.bordee_numbers import BARE, COMPLETION, FAR, JOKER_WORTH
from flibuste.players.sense.bordee_ship import matching, second_disc


def outcome(numbers: vec[float], table: Table, seat: i64, index: i64, left: i64, bottom: i64, hand: i64) -> float:
    """What a target card may come to with these values on it, 0 for none, and this hand to go on with."""
    ship = table.ships[seat]
    parts = table.articles.parts
    kind: i64 = ship.types[ship.active]
    target: i64 = ship.targets[index]
    if left != 0 and bottom != 0:
        return float(parts.modifier[parts.result(kind, target, left, bottom)])
    if left == 0 and bottom == 0:
        return numbers[BARE + kind]
    have: i64 = values_in(hand)
    miss: float = float(parts.modifier[MISS])
    best: float = miss
    top: float = miss
    mean: float = 0.0
    for missing in range(1, VALUES + 1):
        result: i64
        if left == 0:
            result = parts.result(kind, target, missing, bottom)
        else:
            result = parts.result(kind, target, left, missing)
        worth = float(parts.modifier[result])
        mean += worth / 10.0
        top = max(top, worth)
        if jokers(hand) > 0 or (have >> (missing - 1)) & 1 != 0:
            best = max(best, worth)
    hoped = mean + numbers[COMPLETION] * (top - mean)
    return max(best - 0.15, hoped - 0.3)


def prospect(numbers: vec[float], table: Table, own: Own, seat: i64) -> float:
    """The damage that the shot under preparation may do one day, from 0 to all markers of its zone."""
    ship = table.ships[seat]
    zone: i64 = ship.zone
    markers = float(table.ships[1 - seat].markers[zone])
    damage = markers - float(ship.cannon_penalty(cannon_deck(ship.active)))
    for index in range(ship.target_count):
        left: i64 = ship.values[2 * index]
        bottom: i64 = ship.values[2 * index + 1]
        damage += outcome(numbers, table, seat, index, left, bottom, own.hand)
    if ship.loaded(ship.active) == 0:
        damage -= 0.6
    elif matching(ship, ship.active, zone) == 0:
        damage -= 1.0
    damage += float(second_disc(ship, ship.active, zone))
    return max(0.0, min(damage, markers))


def place_gain(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64, shown: i64, position: i64) -> float:
    """Of a card of this face, showing a value, at a position."""
    return change_of(numbers, table, seat, position, shown, without(own.hand, face))


def lift_loss(numbers: vec[float], table: Table, own: Own, seat: i64, position: i64) -> float:
    """What it costs to lose the card at a position."""
    return -change_of(numbers, table, seat, position, 0, own.hand)


def change_of(numbers: vec[float], table: Table, seat: i64, position: i64, shown: i64, hand: i64) -> float:
    """Of a target card's outcome, with another value at one of its positions."""
    ship = table.ships[seat]
    index: i64 = position // 2
    left: i64 = ship.values[2 * index]
    bottom: i64 = ship.values[2 * index + 1]
    before = outcome(numbers, table, seat, index, left, bottom, hand)
    if position % 2 == 0:
        left = shown
    else:
        bottom = shown
    return outcome(numbers, table, seat, index, left, bottom, hand) - before


def best_place(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64, shown: i64) -> float:
    best: float = FAR
    for position in range(2 * table.ships[seat].target_count):
        best = max(best, place_gain(numbers, table, own, seat, face, shown, position))
    return best


def best_card(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64) -> float:
    if face != JOKER:
        return best_place(numbers, table, own, seat, face, value(face))
    best: float = FAR
    for shown in range(1, VALUES + 1):
        best = max(best, best_place(numbers, table, own, seat, face, shown))
    return best - numbers[JOKER_WORTH]


def best_aim(numbers: vec[float], table: Table, own: Own, seat: i64) -> float:
    best: float = FAR
    for face in range(JOKER + 1):
        if holds(own.hand, face):
            best = max(best, best_card(numbers, table, own, seat, face))
    return best
