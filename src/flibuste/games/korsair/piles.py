"""Where the cards that left the hands are now: on a galleon, in the discard pile, or among a side's spoils."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.korsair.cards import KINDS, is_character
from flibuste.games.korsair.table import THROWN, Table, laid_kind, laid_slot, taken_side, taken_slot
from flibuste.kernel.arrays import zeros


def discard_pile(table: Table) -> list[int]:
    """Thrown cards, expelled characters, and in Korsair the cards of every captured galleon (KOR-50, 52, 62)."""
    articles = table.articles
    gone: i64 = 1 << THROWN  # a bit for each slot whose cards are all here
    if not articles.spoils:
        for place in range(table.taken_count):
            gone |= 1 << taken_slot(table.taken[place])
    crowned: i64 = 0  # slots whose character was found: those laid before it were expelled
    copies = zeros(KINDS)
    for back in range(table.laid_count):
        entry: i64 = table.laid[table.laid_count - 1 - back]
        kind: i64 = laid_kind(entry)
        slot: i64 = 1 << laid_slot(entry)
        if gone & slot != 0:
            copies[kind] += 1
        elif is_character(kind) and not articles.expelled_stay:
            if crowned & slot != 0:
                copies[kind] += 1
            crowned |= slot
    return [int(kind) for kind in range(KINDS) for _ in range(copies[kind])]


def spoils(table: Table, side: int) -> list[int]:
    """The cards taken with galleons, in Corsaires (KOR-62)."""
    if not table.articles.spoils:
        return []
    entries = [table.taken[place] for place in range(table.taken_count)]
    slots = [taken_slot(entry) for entry in entries if taken_side(entry) == side]
    return sorted(int(laid_kind(entry)) for slot in slots for entry in table.cards_on(slot))
