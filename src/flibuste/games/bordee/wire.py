"""A Bordée sight as plain data, for every client: names and numbers, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from flibuste.games.bordee.articles import CANNON_PENALTY, HAND_PENALTY, NO_FIRE, SAIL_PENALTY
from flibuste.games.bordee.cards import NO_CARD, faces_in, jokers, values_in
from flibuste.games.bordee.chains import discs_due
from flibuste.games.bordee.combinations import run_on, suited
from flibuste.games.bordee.components import (
    CANNON_NAMES,
    DISC_NAMES,
    REGION_LETTERS,
    RESULT_NAMES,
    TOKEN_NAMES,
    ZONE_NAMES,
)
from flibuste.games.bordee.menus import damage_now
from flibuste.games.bordee.notation import SIDES, SUIT_LETTERS, card_name, say, target_name
from flibuste.games.bordee.own import A_CANNON, A_DISC
from flibuste.games.bordee.ships import UNTRAINED, Ship
from flibuste.games.bordee.sight import Sight
from flibuste.games.bordee.steps.draft import numbers_in
from flibuste.games.bordee.table import NOBODY, OFFICERS, Table
from flibuste.games.bordee.words import ENDINGS
from flibuste.kernel.state import OVER

QUESTIONS = (
    "",
    "OFFICERS",
    "CANNONS",
    "LOAD",
    "TRAIN",
    "REPUTATION",
    "TRICKS",
    "PHASE1",
    "RETURN",
    "ARRANGE",
    "PATCH",
    "PHASE2",
    "FIRE",
    "HASTY",
    "DOUBLE",
    "W-S4",
    "W-S5",
    "STEP5",
    "DAMAGE",
    "DISASTER",
    "W-S7",
    "HAND_LIMIT",
    "W-BRD",
    "BROADSIDE_AIM",
    "BROADSIDE_LOSS",
    "W-LUR",
    "TRICK",
)
SYMBOLS = {"cannon": CANNON_PENALTY, "noFire": NO_FIRE, "sail": SAIL_PENALTY, "hand": HAND_PENALTY}


def view(sight: Sight) -> dict[str, Any]:
    table = sight.table
    over = sight.turn == OVER
    return {
        "seat": int(sight.seat) if sight.seat >= 0 else None,
        "turn": None if over else int(sight.turn),
        "decision": None if over else QUESTIONS[table.node],
        "ending": ENDINGS[table.reason] or None,
        "winner": None if table.winner == NOBODY else int(table.winner),
        "first": int(table.first),
        "player": int(table.player),
        "number": int(table.turn),
        "actions": int(table.actions),
        "calm": int(table.calm),
        "bag": _discs([int(count) for count in table.bag]),
        "loose": _discs([int(count) for count in table.loose]),
        "broadside": _discs([int(count) for count in table.queue]),
        "targetDeck": int(table.target_deck),
        "targetDiscard": [target_name(table.target_discards[n]) for n in range(table.target_discard_count)],
        "shot": _shot(table),
        "disasters": [TOKEN_NAMES[table.disasters[2 * n]] for n in range(table.depth)],
        "ships": [_ship(sight, seat) for seat in range(2)],
        "trick": int(table.trick),
        "played": numbers_in(table.played),
        "tricks": numbers_in(sight.own.tricks),
        "offer": numbers_in(sight.own.offer) if sight.seat == sight.turn else [],
        "chain": _chain(sight),
        "combinations": _combinations(sight),
        "decisions": [say(action) for action in sight.actions()],
    }


def _discs(counts: list[int]) -> list[str]:
    return [DISC_NAMES[kind] for kind in range(3) for _ in range(counts[kind])]


def _shot(table: Table) -> dict[str, Any]:
    shot = table.shot
    return {
        "worth": int(shot.worth),
        "damage": int(shot.damage),
        "results": [RESULT_NAMES[shot.results[n]] for n in range(shot.index)],
        "points": int(shot.points),
    }


def _ship(sight: Sight, seat: int) -> dict[str, Any]:
    ship = sight.table.ships[seat]
    known = faces_in(sight.known_hand(seat))
    manned = sight.table.node != OFFICERS  # before, decks only look empty (DUE-104)
    return {
        "zones": {name: _zone(ship, zone, manned) for zone, name in enumerate(ZONE_NAMES)},
        "captain": ZONE_NAMES[ship.captain] if ship.captain >= 0 else None,
        "mate": ZONE_NAMES[ship.mate] if ship.mate >= 0 else None,
        "missingPlanks": int(ship.missing_planks()),
        "cannons": [_cannon(ship, cannon) for cannon in range(2)],
        "active": SIDES[ship.active] if ship.active != UNTRAINED else None,
        "target": ZONE_NAMES[ship.zone] if ship.zone != UNTRAINED else None,
        "damageNow": int(damage_now(sight.table, seat)) if ship.target_count and _may_fire(ship) else None,
        "targets": [_target(ship, index) for index in range(ship.target_count)],
        "hand": {
            "size": int(ship.held),
            "cards": [card_name(face) for face in known] if seat == sight.seat else None,
            "known": [card_name(face) for face in known],
            "limit": int(ship.hand_limit() if manned else ship.parts.hand_limit),
        },
        "deck": int(ship.deck),
        "discard": [card_name(ship.discards[n]) for n in range(ship.discard_count)],
        "tracks": {
            "broadside": [SUIT_LETTERS[n] for n in range(4) if (ship.broadsides >> n) & 1],
            "lurch": [n + 1 for n in range(10) if (ship.lurches >> n) & 1],
            "dodge": [n + 1 for n in range(10) if (ship.dodges >> n) & 1],
        },
        "tokens": [ZONE_NAMES[5 + n] for n in range(3) if (ship.tokens >> n) & 1],
        "disasters": [TOKEN_NAMES[n] for n in range(3) if (ship.disasters >> n) & 1],
        "reputation": int(ship.reputation) or None,
        "tricks": int(ship.tricks),
        "sailPenalty": int(ship.sail_penalty()),
        "cannonPenalty": int(ship.cannon_penalties()) if manned else 0,
    }


def _may_fire(ship: Ship) -> bool:
    """With its active cannon, as things stand (DUE-212, DUE-213)."""
    return ship.can_fire() and not ship.no_fire(ship.active)


def _zone(ship: Ship, zone: int, manned: bool) -> dict[str, Any]:
    missing = ship.missing(zone)
    exposed = {name: int(ship.parts.exposed(symbol, zone, missing)) for name, symbol in SYMBOLS.items()}
    return {
        "markers": int(ship.markers[zone]),
        "slots": int(ship.parts.slots[zone]),
        "aims": int(ship.parts.aims[zone]),
        "exposed": {name: count for name, count in exposed.items() if count and manned},
    }


def _cannon(ship: Ship, cannon: int) -> dict[str, Any]:
    if ship.types[cannon] == UNTRAINED:
        return {"type": None, "capacity": 0, "discs": [], "noFire": False}
    return {
        "type": CANNON_NAMES[ship.types[cannon]],
        "capacity": int(ship.capacity(cannon)),
        "discs": _discs([int(ship.discs[3 * cannon + kind]) for kind in range(3)]),
        "noFire": bool(ship.no_fire(cannon)),
    }


def _target(ship: Ship, index: int) -> dict[str, Any]:
    """A target card: its grid of regions, what lies at its sides, and what it comes to as it lies there."""
    target = ship.targets[index]
    parts = ship.parts
    letters = f"{REGION_LETTERS}."
    return {
        "id": target_name(target),
        "grid": ["".join(letters[parts.region(target, up, across)] for across in range(1, 11)) for up in range(1, 11)],
        "left": _placed(ship, 2 * index),
        "bottom": _placed(ship, 2 * index + 1),
        "result": RESULT_NAMES[ship.counted(index)],
    }


def _placed(ship: Ship, position: int) -> dict[str, Any] | None:
    if ship.placed[position] == NO_CARD:
        return None
    return {"card": card_name(ship.placed[position]), "value": int(ship.values[position])}


def _chain(sight: Sight) -> dict[str, Any] | None:
    """What this seat has named so far; nobody else's view has anything here."""
    chain = sight.own.chain
    if sight.seat != sight.turn or (chain.word < 0 and chain.count == 0):
        return None
    cards = [card_name(chain.cards[n]) for n in range(chain.count)]
    named = {"word": say(chain.word) if chain.word >= 0 else None, "cards": cards}
    if chain.asks not in (A_DISC, A_CANNON):
        return named
    discs = [int(chain.discs[kind] + chain.discs[3 + kind]) for kind in range(3)]
    due = int(discs_due(sight.table, chain, sight.seat))
    if chain.asks == A_CANNON:  # its kind is named, only where it is taken from is not
        discs[chain.disc] += 1
        due -= 1
    return {**named, "discs": _discs(discs), "due": due}


def _combinations(sight: Sight) -> dict[str, Any] | None:
    """What the hand holds: flushes by suit and the longest straight from each value that can begin one."""
    if sight.seat < 0:
        return None
    hand = sight.own.hand
    values = values_in(hand)
    runs = {n: int(run_on(values, jokers(hand), n, 0, 10)) for n in range(1, 11)}
    return {
        "flushes": {SUIT_LETTERS[n]: int(suited(hand, n)) for n in range(4) if suited(hand, n) >= 2},
        "straights": {str(n): count for n, count in runs.items() if count >= 2},
    }
