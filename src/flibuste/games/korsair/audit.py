"""What must hold in every Korsair game after every decision, looked at from outside the rules."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.korsair.cards import COPIES, GOLD, KINDS, galleon, gold, is_galleon
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.ships import NOBODY
from flibuste.games.korsair.table import Table, laid_kind, taken_gold
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec


def find_fault(state: State) -> str:
    """The first broken law, or ""."""
    table = state.table
    counts = all_cards(state)
    total: i64 = 0
    for kind in range(KINDS):
        if counts[kind] != COPIES[kind]:
            return f"{counts[kind]} cards of kind {kind}, not {COPIES[kind]}"
        if is_galleon(kind):
            total += counts[kind] * gold(kind)
    if total != GOLD:
        return f"{total} gold, not {GOLD}"
    for seat in range(table.articles.seats):
        held: i64 = 0
        for kind in range(KINDS):
            copies: i64 = state.hands.copies[KINDS * seat + kind]
            held += copies
            if (state.hands.kinds[seat] >> kind) & 1 != (1 if copies > 0 else 0):
                return f"seat {seat}: mask and copies of kind {kind} differ"
        if held != table.sizes[seat]:
            return f"seat {seat}: {held} cards in hand, {table.sizes[seat]} counted"
    return find_prize_fault(table)


def all_cards(state: State) -> vec[i64]:
    """How many cards of each kind there are in hands, deck, on the table and out of play."""
    table = state.table
    counts = zeros(KINDS)
    for place in range(len(state.deck) - table.deck, len(state.deck)):
        counts[state.deck[place]] += 1
    for seat in range(table.articles.seats):
        for kind in range(KINDS):
            counts[kind] += state.hands.copies[KINDS * seat + kind]
    for place in range(table.laid_count):
        counts[laid_kind(table.laid[place])] += 1
    for ship in table.ships:
        counts[galleon(ship.gold)] += 1
    for place in range(table.taken_count):
        counts[galleon(taken_gold(table.taken[place]))] += 1
    return counts


def find_prize_fault(table: Table) -> str:
    """A solo side controls at most one galleon, a team two; the running count agrees with the ships."""
    articles = table.articles
    controlled = zeros(articles.sides)
    for ship in table.ships:
        if ship.controller != NOBODY:
            controlled[ship.controller] += 1
    for side in range(articles.sides):
        if controlled[side] != (table.prizes >> (4 * side)) & 15:
            return f"side {side} controls {controlled[side]} galleons, the running count differs"
        if controlled[side] > 1 + articles.partners:
            return f"side {side} controls {controlled[side]} galleons"
    return ""
