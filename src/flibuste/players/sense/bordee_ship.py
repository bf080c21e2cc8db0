"""What the markers, zones and cannons of a ship are worth to a Bordée sailor; and the numbers of that sense."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import DECK_MID, HULL_BOW, SUITS, cannon_deck, is_deck, is_hull, matching_disc
from flibuste.games.bordee.ships import Ship
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec

# The numbers, each by its place.
CARD_WORTH: Final = 0  # of a card in hand
COMPLETION: Final = 1  # of what a target card lacks, the share that cards to come may bring
BARE: Final = 2  # a target card without cards, as it will be one day
FIRE_SHARE: Final = 3  # of the best possible damage that is good enough to fire
DISC_WORTH: Final = 4  # of a disc in a cannon
AIM_LOSS: Final = 5  # what a placed card of the other is worth to us
EMPTY_GUN: Final = 6  # of the first disc for the active cannon
JOKER_WORTH: Final = 7
PLANK: Final = 8
CREW: Final = 9
SAIL: Final = 10
OFFICER: Final = 11
TUNED: Final = vec[float]([0.3, 0.55, -1.6, 0.6, 0.35, 0.5, 1.6, 1.0, 1.0, 0.75, 0.5, 4.0])

BASIC_SHOT: Final = vec[float]([-0.7, -0.9, -1.2])  # what a well-aimed target card comes to, by kind of cannon
FAR: Final = -100.0


def marker_worth(numbers: vec[float], ship: Ship, zone: i64) -> float:
    """Of one marker of a ship, on the whole."""
    if is_hull(zone):
        return numbers[PLANK] * (1.0 + 0.12 * float(ship.missing_planks()))
    if not is_deck(zone):
        return numbers[SAIL]
    worth = numbers[CREW] if zone != DECK_MID else 0.85 * numbers[CREW]
    if ship.captain == zone or ship.mate == zone:
        worth += numbers[CREW] * (0.9 if ship.officers() == 1 else 0.35)
    return worth


def pain(numbers: vec[float], ship: Ship, zone: i64) -> float:
    """What it costs to lose one marker of a zone now: what it uncovers, and what would follow."""
    cost: float = 0.5
    parts = ship.parts
    missing: i64 = ship.missing(zone)
    for symbol in range(SUITS):
        cost += 0.6 * float(parts.exposed(symbol, zone, missing + 1) - parts.exposed(symbol, zone, missing))
    if is_hull(zone) and ship.markers[zone] == 1 and (ship.tokens >> (zone - HULL_BOW)) & 1 != 0:
        cost += 2.5
    if is_deck(zone) and ship.sailors_in(zone) == 0:
        cost += numbers[OFFICER] * (3.0 if ship.officers() == 1 else 1.0)
    return cost - 0.05 * float(ship.markers[zone])


def worth_of_route(numbers: vec[float], table: Table, seat: i64, route: i64) -> float:
    ship = table.ships[seat]
    parts = table.articles.parts
    start: i64 = parts.route_from[route]
    end: i64 = parts.route_to[route]
    parts_lost: float = 0.15 + 0.5 * uncovered(numbers, ship, start, 1)
    if (ship.captain == start or ship.mate == start) and not is_deck(end) and ship.markers[start] <= 3:
        parts_lost += 0.6
    gain = 0.5 * uncovered(numbers, ship, end, 0)
    if is_hull(end):
        gain += 0.12 * float(ship.missing_planks())
    return gain - parts_lost


def uncovered(numbers: vec[float], ship: Ship, zone: i64, more: i64) -> float:
    """Penalties that one marker less would uncover, or one more would cover."""
    missing: i64 = ship.missing(zone) + more
    count: i64 = 0
    for symbol in range(SUITS):
        count += ship.parts.exposed(symbol, zone, missing) - ship.parts.exposed(symbol, zone, missing - 1)
    return float(count)


def best_route(numbers: vec[float], table: Table, seat: i64) -> float:
    ship = table.ships[seat]
    parts = table.articles.parts
    best: float = FAR
    for route in range(parts.routes):
        if ship.markers[parts.route_from[route]] >= 2 and ship.missing(parts.route_to[route]) > 0:
            best = max(best, worth_of_route(numbers, table, seat, route))
    return best


def promise(numbers: vec[float], table: Table, seat: i64, cannon: i64, zone: i64) -> float:
    """What a cannon may take from a zone, by the turns that takes."""
    ship = table.ships[seat]
    foe = table.ships[1 - seat]
    parts = table.articles.parts
    kind: i64 = ship.types[cannon]
    damage = float(foe.markers[zone] - ship.cannon_penalty(cannon_deck(cannon)))
    damage += float(parts.aims[zone]) * BASIC_SHOT[kind]
    turns = float(parts.aims[zone]) + 0.3
    loaded: i64 = ship.loaded(cannon)
    if ship.discs[3 * cannon + matching_disc(zone)] == 0:
        damage -= 1.0 if loaded > 0 else 0.6
    if loaded == 0:
        turns += 0.7
    if parts.double_shot[kind] == 1 and loaded == 2:
        damage += 1.3
    if ship.no_fire(cannon):
        return -1.0
    damage = min(damage, float(foe.markers[zone]))
    return max(0.05, damage) * marker_worth(numbers, foe, zone) / turns
