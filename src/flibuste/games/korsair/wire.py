"""A Korsair sight as plain data, for every client: names and numbers, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from flibuste.games.korsair.cards import COLOURS, KINDS, colour, is_pirate
from flibuste.games.korsair.piles import discard_pile, spoils
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.games.korsair.sight import Sight
from flibuste.games.korsair.table import NO_SLOT, Table, laid_kind, laid_seat, taken_gold, taken_side, taken_slot
from flibuste.games.korsair.words import COLOUR_NAMES, ENDINGS, card_name, say
from flibuste.kernel.state import OVER


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
        "barred": f"g{table.barred}" if table.barred != NO_SLOT else None,
        "sides": [_side(sight, side) for side in range(articles.sides)],
        "discard": [card_name(kind) for kind in discard_pile(table)],
        "decisions": [say(action) for action in sight.actions()],
    }


def _hand(sight: Sight, seat: int) -> dict[str, Any]:
    size = int(sight.table.sizes[seat])
    if not sight.sees_hand(seat):
        return {"size": size, "cards": None}
    copies = [int(sight.hands.copies[KINDS * seat + kind]) for kind in range(KINDS)]
    return {"size": size, "cards": [card_name(kind) for kind in range(KINDS) for _ in range(copies[kind])]}


def _galleon(table: Table, ship: Ship) -> dict[str, Any]:
    return {
        "slot": f"g{ship.slot}",
        "gold": int(ship.gold),
        "owner": int(ship.owner),
        "controller": int(ship.controller) if ship.controller != NOBODY else None,
        "character": card_name(ship.character) if ship.character != NO_CHARACTER else None,
        "fleets": [_fleet(table, ship, hue) for hue in range(COLOURS) if ship.strength_of(hue) > 0],
    }


def _fleet(table: Table, ship: Ship, hue: int) -> dict[str, Any]:
    cards = [
        {"card": card_name(laid_kind(entry)), "seat": int(laid_seat(entry))}
        for entry in table.cards_on(ship.slot)
        if is_pirate(laid_kind(entry)) and colour(laid_kind(entry)) == hue
    ]
    strength = int(ship.strength_of(hue))
    return {"colour": COLOUR_NAMES[hue], "side": int(ship.side_of(hue)), "strength": strength, "cards": cards}


def _side(sight: Sight, side: int) -> dict[str, Any]:
    table = sight.table
    entries = [table.taken[place] for place in range(table.taken_count) if taken_side(table.taken[place]) == side]
    captured = [{"slot": f"g{taken_slot(entry)}", "gold": int(taken_gold(entry)) or None} for entry in entries]
    known = all(galleon["gold"] is not None for galleon in captured)
    return {
        "gold": int(table.gold[side]) if known else None,
        "captured": captured,
        "spoils": [card_name(kind) for kind in spoils(table, side)],
    }
