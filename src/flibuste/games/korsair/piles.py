"""Where the cards that left the hands are now: on a galleon, in the discard pile, or among a side's spoils."""

from __future__ import annotations

from flibuste.games.korsair.cards import is_character
from flibuste.games.korsair.table import THROWN, Table, laid_kind, laid_slot, taken_side, taken_slot


def discard_pile(table: Table) -> list[int]:
    """Thrown cards, expelled characters, and in Korsair the cards of every captured galleon (KOR-50, 52, 62)."""
    pile: list[int] = []
    captured = _captors(table)
    for slot, cards in _by_slot(table).items():
        around = [int(laid_kind(entry)) for entry in table.cards_on(slot)] if slot != THROWN else []
        if slot == THROWN or (slot in captured and not table.articles.spoils):
            pile += cards
        else:
            pile += _expelled(cards, around)
    return sorted(pile)


def spoils(table: Table, side: int) -> list[int]:
    """The cards taken with galleons, in Corsaires (KOR-62)."""
    if not table.articles.spoils:
        return []
    slots = [slot for slot, captor in _captors(table).items() if captor == side]
    return sorted(int(laid_kind(entry)) for slot in slots for entry in table.cards_on(slot))


def _captors(table: Table) -> dict[int, int]:
    entries = [table.taken[place] for place in range(table.taken_count)]
    return {int(taken_slot(entry)): int(taken_side(entry)) for entry in entries}


def _by_slot(table: Table) -> dict[int, list[int]]:
    cards: dict[int, list[int]] = {}
    for place in range(table.laid_count):
        entry = table.laid[place]
        cards.setdefault(int(laid_slot(entry)), []).append(int(laid_kind(entry)))
    return cards


def _expelled(laid: list[int], around: list[int]) -> list[int]:
    """The characters laid on a galleon that do not lie there any more."""
    return [kind for kind in laid if is_character(kind) and kind not in around]
