"""What the markers, zones and cannons of a ship are worth to a Bordée sailor."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import SYMBOLS
from flibuste.games.bordee.cards import DECK_MID, DISCS, HULL_BOW, cannon_deck, is_deck, is_hull, matching_disc
from flibuste.games.bordee.ships import Ship
from flibuste.games.bordee.table import Table
from flibuste.kernel.vecs import vec
from flibuste.players.sense.bordee_numbers import (
    CREW,
    FAR,
    OFFICER,
    PLANK,
    RELOADING,
    REPAIRS,
    SAIL,
    SHOT,
    SINKING,
)


def marker_worth(numbers: vec[float], ship: Ship, zone: i64) -> float:
    """Of one marker of a ship, on the whole."""
    if is_hull(zone):
        return numbers[PLANK] * (1.0 + numbers[SINKING] * float(ship.missing_planks()))
    if not is_deck(zone):
        return numbers[SAIL]
    worth = numbers[CREW] if zone != DECK_MID else 0.85 * numbers[CREW]
    if ship.captain == zone or ship.mate == zone:
        worth += numbers[CREW] * (0.9 if ship.officers() == 1 else 0.35)
    return worth


def pain(numbers: vec[float], ship: Ship, zone: i64) -> float:
    """What it costs to lose one marker of a zone now: what it uncovers, and what would follow."""
    cost: float = 0.5 + 0.6 * uncovered(ship, zone, 1)
    if is_hull(zone) and ship.markers[zone] == 1 and (ship.tokens >> (zone - HULL_BOW)) & 1 != 0:
        cost += 2.5
    if is_deck(zone) and ship.sailors_in(zone) == 0:
        cost += numbers[OFFICER] * (3.0 if ship.officers() == 1 else 1.0)
    return cost - 0.05 * float(ship.markers[zone])


def uncovered(ship: Ship, zone: i64, more: i64) -> float:
    """Penalties that one marker less (1) would uncover, or one more (0) would cover."""
    missing: i64 = ship.missing(zone) + more
    if missing == 0:
        return 0.0
    count: i64 = 0
    for symbol in range(SYMBOLS):
        count += ship.parts.exposed(symbol, zone, missing) - ship.parts.exposed(symbol, zone, missing - 1)
    return float(count)


def is_fatal(ship: Ship, zone: i64, damage: i64) -> bool:
    """Would so many markers less in a zone lose the game?"""
    if is_hull(zone):
        return ship.missing_planks() + damage >= ship.parts.sink_at
    if not is_deck(zone) or damage < ship.markers[zone]:
        return False
    held: i64 = 0
    if ship.captain == zone:
        held += 1
    if ship.mate == zone:
        held += 1
    return held == ship.officers()


# Repairs


def worth_of_route(numbers: vec[float], table: Table, seat: i64, route: i64) -> float:
    ship = table.ships[seat]
    parts = table.articles.parts
    start: i64 = parts.route_from[route]
    end: i64 = parts.route_to[route]
    lost: float = 0.15 + numbers[REPAIRS] * uncovered(ship, start, 1)
    if (ship.captain == start or ship.mate == start) and not is_deck(end) and ship.markers[start] <= 3:
        lost += 0.6
    return worth_of_repair(numbers, ship, end) - lost


def worth_of_repair(numbers: vec[float], ship: Ship, zone: i64) -> float:
    """Of one more marker in a zone that lacks some."""
    gain = numbers[REPAIRS] * uncovered(ship, zone, 0)
    if is_hull(zone):
        gain += numbers[SINKING] * float(ship.missing_planks())
    return gain


def best_route(numbers: vec[float], table: Table, seat: i64) -> float:
    ship = table.ships[seat]
    parts = table.articles.parts
    best: float = FAR
    for route in range(parts.routes):
        if ship.markers[parts.route_from[route]] >= 2 and ship.missing(parts.route_to[route]) > 0:
            best = max(best, worth_of_route(numbers, table, seat, route))
    return best


# Cannons


def matching(ship: Ship, cannon: i64, zone: i64) -> i64:
    """Discs in a cannon that are made for a zone."""
    return ship.discs[DISCS * cannon + matching_disc(zone)]


def second_disc(ship: Ship, cannon: i64, zone: i64) -> i64:
    """What the second disc of a double shot would add (DUE-222)."""
    if ship.parts.double_shot[ship.types[cannon]] == 0 or ship.loaded(cannon) < 2:
        return 0
    return 2 if matching(ship, cannon, zone) == 2 else 1


def promise(numbers: vec[float], table: Table, seat: i64, cannon: i64, zone: i64) -> float:
    """What a cannon may take from a zone, by the turns that takes."""
    ship = table.ships[seat]
    foe = table.ships[1 - seat]
    parts = table.articles.parts
    if ship.no_fire(cannon):
        return -1.0
    damage = float(foe.markers[zone] - ship.cannon_penalty(cannon_deck(cannon)))
    damage += float(parts.aims[zone]) * numbers[SHOT + ship.types[cannon]]
    turns = float(parts.aims[zone]) + 0.3
    loaded: i64 = ship.loaded(cannon)
    if loaded == 0:
        turns += numbers[RELOADING]
        damage -= 0.6
    elif matching(ship, cannon, zone) == 0:
        damage -= 1.0
    damage += float(second_disc(ship, cannon, zone))
    damage = min(damage, float(foe.markers[zone]))
    return max(0.05, damage) * marker_worth(numbers, foe, zone) / turns
