"""A Störtebeker sight as plain data, for every client: names and numbers, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from flibuste.games.stortebeker.cards import PROVISIONS, TYPES, count, kinds_in, total
from flibuste.games.stortebeker.components import PROVISIONS as TYPE_NAMES
from flibuste.games.stortebeker.memory import ENTRY
from flibuste.games.stortebeker.odds import chance_of, counter_chance, own_strength
from flibuste.games.stortebeker.scoring import bonus, total_to_win, track_space
from flibuste.games.stortebeker.sight import Sight
from flibuste.games.stortebeker.stock import SHIPS
from flibuste.games.stortebeker.table import NO_SHIP, Table
from flibuste.games.stortebeker.words import ENDINGS, KIND_NAMES, say
from flibuste.kernel.state import OVER

PHASES = ("place", "plan", "discard", "pick", "target", "hit", "shed", "board", "lose", "counter", "add")
DICE_PHASES = ("hit", "lose")
COUNTER_PHASES = ("counter", "add")
TARGET_PHASES = ("hit", "shed", "lose", "counter", "add")


def view(sight: Sight) -> dict[str, Any]:
    table = sight.table
    over = sight.turn == OVER
    seats = range(table.articles.seats)
    phase = None if over else PHASES[table.phase]
    return {
        "seat": int(sight.seat) if sight.seat >= 0 else None,
        "turn": None if over else int(sight.turn),
        "active": None if over else int(table.active),
        "phase": phase,
        "ending": ENDINGS[table.reason] or None,
        "winners": [seat for seat in seats if (table.winners >> seat) & 1],
        "round": int(table.round),
        "quietRounds": int(table.quiet),
        "lastRound": bool(table.last_round),
        "left": int(table.left),
        "exchanged": int(table.exchanged),
        "picks": int(table.picks),
        "shot": bool(table.shot),
        "target": int(table.slot) if phase in TARGET_PHASES else None,
        "dice": [TYPE_NAMES[table.first_die], TYPE_NAMES[table.second_die]] if phase in DICE_PHASES else None,
        "die": TYPE_NAMES[table.rolled_type()] if phase in DICE_PHASES else None,
        "lacking": TYPE_NAMES[table.lacking_type(sight.turn)] if phase == "add" else None,
        "totals": [int(table.boarding_total(seat)) or None for seat in seats],
        "counter": counter_view(sight) if phase in COUNTER_PHASES and sight.seat == sight.turn else None,
        "deck": int(table.deck),
        "discard": names(table.discard),
        "pool": names(table.pool),
        "reserve": names(table.reserve),
        "convoy": int(table.convoy),
        "ahead": [ship_view(table, table.ships[4 + step]) for step in range(3) if table.ships[4 + step] != NO_SHIP],
        "sea": [slot_view(sight, slot) for slot in range(table.articles.slots)],
        "seats": [seat_view(sight, seat) for seat in seats],
        "decisions": [say(action) for action in sight.actions()],
    }


def counter_view(sight: Sight) -> dict[str, Any]:
    """What one's own counter-attack must come to, and the chance of it with the best that can be added."""
    return {"needed": int(total_to_win(sight.table, sight.seat)), "chance": round(counter_chance(sight), 4)}


def names(pack: int) -> list[str]:
    """Every card of a pack in the notation of records."""
    return [KIND_NAMES[kind] for kind in kinds_in(pack)]


def type_counts(pack: int) -> dict[str, int]:
    return {TYPE_NAMES[kind]: int(count(pack, kind)) for kind in range(TYPES) if count(pack, kind)}


def ship_view(table: Table, ship: int) -> dict[str, Any]:
    stock = table.articles.stock
    return {
        "id": stock.ids[ship],
        "hull": stock.hulls[stock.hull[ship]],
        "points": int(stock.points[ship]),
        "strength": int(stock.strength[ship]),
        "needs": type_counts(stock.needs[ship]),
    }


def slot_view(sight: Sight, slot: int) -> dict[str, Any] | None:
    """A ship at sea with all its sides; None where there is none."""
    table = sight.table
    if table.ship(slot) == NO_SHIP:
        return None
    sides = [side_view(sight, slot, seat) for seat in range(table.articles.seats)]
    tried = (table.tried >> slot) & 1 != 0
    return {**ship_view(table, table.ship(slot)), "tried": tried, "sides": sides}


def side_view(sight: Sight, slot: int, seat: int) -> dict[str, Any]:
    table = sight.table
    mine = seat == sight.seat
    countered = slot == table.slot and PHASES[table.phase] in COUNTER_PHASES  # no longer against the ship's strength
    return {
        "cards": names(table.side(slot, seat)),
        "hidden": int(table.hidden(slot, seat)),
        "own": names(sight.heaps[4 * slot + seat]) if mine else None,
        "missing": type_counts(table.missing(slot, seat)),
        "lacks": int(total(table.missing(slot, seat))),
        "provisions": int(total(table.side(slot, seat) & PROVISIONS)),
        "strength": int(own_strength(sight, slot)) if mine else None,
        "chance": round(chance_of(sight, slot), 4) if mine and not countered else None,
    }


def seat_view(sight: Sight, seat: int) -> dict[str, Any]:
    table = sight.table
    score = int(table.score(seat))
    return {
        "size": int(table.hand_size(seat)),
        "cards": names(sight.hand) if seat == sight.seat else None,
        "known": names(table.known(seat)),
        "recalled": recalled_view(table, seat),
        "score": score,
        "track": int(track_space(score)),
        "bonus": int(bonus(table, seat)),
        "captured": [ship_view(table, ship) for ship in range(SHIPS) if (table.captured(seat) >> ship) & 1],
    }


def recalled_view(table: Table, seat: int) -> list[dict[str, Any]]:
    """Pirates that all saw go into the hand, each with the slots where it may lie by now."""
    found = []
    for kind in range(12, 15):
        entries = int(table.recalled(seat, kind))
        while entries:
            slots = [slot for slot in range(4) if (entries & ENTRY) >> (1 + slot) & 1]
            found.append({"card": KIND_NAMES[kind], "slots": slots})
            entries >>= 5
    return found
