"""A Korsair sight as plain data, for every client: names and numbers, nothing a seat may not know."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import COLOURS, KINDS, colour, is_pirate
from flibuste.games.korsair.piles import discard_pile, spoils
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.games.korsair.sight import Sight
from flibuste.games.korsair.table import (
    NO_SLOT,
    THROWN,
    Table,
    laid_kind,
    laid_seat,
    taken_gold,
    taken_side,
    taken_slot,
)
from flibuste.games.korsair.words import COLOUR_NAMES, ENDINGS, card_name, say
from flibuste.kernel.state import OVER

NAMES: Final = [card_name(kind) for kind in range(KINDS)]
SLOTS: Final = [f"g{slot}" for slot in range(THROWN)]


def view(sight: Sight) -> dict[str, Any]:
    table = sight.table
    articles = table.articles
    return {
        "seat": int(sight.seat) if sight.seat >= 0 else None,
        "turn": int(sight.turn) if sight.turn != OVER else None,
        "ending": ENDINGS[sight.reason] or None,
        "teams": bool(articles.teams),
        "deck": int(table.deck),
        "hands": [_hand(sight, seat) for seat in range(articles.seats)],
        "galleons": [_galleon(table, ship) for ship in table.ships],
        "barred": SLOTS[table.barred] if table.barred != NO_SLOT else None,
        "sides": [_side(sight, side) for side in range(articles.sides)],
        "discard": [NAMES[kind] for kind in discard_pile(table)],
        "decisions": [say(action) for action in sight.actions()],
    }


def _hand(sight: Sight, seat: i64) -> dict[str, Any]:
    size = int(sight.table.sizes[seat])
    if not sight.sees_hand(seat):
        return {"size": size, "cards": None}
    cards: list[str] = []
    for kind in range(KINDS):
        for _ in range(sight.hands.copies[KINDS * seat + kind]):
            cards.append(NAMES[kind])
    return {"size": size, "cards": cards}


def _galleon(table: Table, ship: Ship) -> dict[str, Any]:
    return {
        "slot": SLOTS[ship.slot],
        "gold": int(ship.gold),
        "owner": int(ship.owner),
        "controller": int(ship.controller) if ship.controller != NOBODY else None,
        "character": NAMES[ship.character] if ship.character != NO_CHARACTER else None,
        "fleets": [_fleet(table, ship, hue) for hue in range(COLOURS) if ship.strength_of(hue) > 0],
    }


def _fleet(table: Table, ship: Ship, hue: int) -> dict[str, Any]:
    cards = [
        {"card": NAMES[laid_kind(entry)], "seat": int(laid_seat(entry))}
        for entry in table.cards_on(ship.slot)
        if is_pirate(laid_kind(entry)) and colour(laid_kind(entry)) == hue
    ]
    strength = int(ship.strength_of(hue))
    return {"colour": COLOUR_NAMES[hue], "side": int(ship.side_of(hue)), "strength": strength, "cards": cards}


def _side(sight: Sight, side: i64) -> dict[str, Any]:
    table = sight.table
    captured: list[dict[str, Any]] = []
    known = True
    for place in range(table.taken_count):
        entry: i64 = table.taken[place]
        if taken_side(entry) == side:
            gold = int(taken_gold(entry)) or None
            known = known and gold is not None
            captured.append({"slot": SLOTS[taken_slot(entry)], "gold": gold})
    return {
        "gold": int(table.gold[side]) if known else None,
        "captured": captured,
        "spoils": [NAMES[kind] for kind in spoils(table, side)],
    }
