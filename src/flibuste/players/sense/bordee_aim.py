"""What a card beside a target card is worth to a Bordée sailor, with the cards still in hand to go on with."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import MISS
from flibuste.games.bordee.cards import JOKER, VALUES, card_bit, holds, jokers, value, values_in
from flibuste.games.bordee.own import Own
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec
from flibuste.players.sense.bordee_ship import BARE, COMPLETION, FAR, JOKER_WORTH


def outcome(numbers: vec[float], table: Table, seat: i64, index: i64, left: i64, bottom: i64, hand: i64) -> float:
    """What a target card may come to with these values on it, 0 for none, and this hand to go on with."""
    ship = table.ships[seat]
    parts = table.articles.parts
    kind: i64 = ship.types[ship.active]
    target: i64 = ship.targets[index]
    if left != 0 and bottom != 0:
        return float(parts.modifier[parts.result(kind, target, left, bottom)])
    if left == 0 and bottom == 0:
        return numbers[BARE]
    have: i64 = values_in(hand)
    best: float = float(parts.modifier[MISS])
    mean: float = 0.0
    for missing in range(1, VALUES + 1):
        result: i64
        if left == 0:
            result = parts.result(kind, target, missing, bottom)
        else:
            result = parts.result(kind, target, left, missing)
        worth = float(parts.modifier[result])
        mean += worth / 10.0
        if jokers(hand) > 0 or (have >> (missing - 1)) & 1 != 0:
            best = max(best, worth)
    hoped = mean + numbers[COMPLETION] * (0.0 - mean)
    return max(best - 0.15, hoped - 0.3)


def place_gain(numbers: vec[float], table: Table, own: Own, seat: i64, face: i64, shown: i64, position: i64) -> float:
    ship = table.ships[seat]
    index: i64 = position // 2
    left: i64 = ship.values[2 * index]
    bottom: i64 = ship.values[2 * index + 1]
    rest: i64 = own.hand - card_bit(face)
    before = outcome(numbers, table, seat, index, left, bottom, rest)
    if position % 2 == 0:
        left = shown
    else:
        bottom = shown
    return outcome(numbers, table, seat, index, left, bottom, rest) - before


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
