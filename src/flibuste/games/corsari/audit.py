"""What must hold in every Corsari game after every decision, looked at from outside the rules."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.corsari.cards import CARDS, COLOURS, count_in
from flibuste.games.corsari.rules import State
from flibuste.games.corsari.table import DRAWING, NOBODY, Table
from flibuste.kernel.arrays import zeros
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec


def find_fault(state: State) -> str:
    """The first broken law, or ""."""
    table = state.table
    counts = all_cards(state)
    for card in range(CARDS):
        if counts[card] != 1:
            return f"card {card} is there {counts[card]} times"
    for seat in range(table.articles.seats):
        size: i64 = table.hand_size(seat, state.seat)
        held: i64 = count_in(state.hands, COLOURS * seat)
        if held != size:
            return f"seat {seat}: {held} cards in hand, not {size}"
        for place in range(COLOURS * seat, COLOURS * seat + COLOURS):
            if table.shown[place] & ~state.hands[place] != 0:
                return f"seat {seat} does not hold what everybody saw it take"
    return find_table_fault(table, state.seat)


def all_cards(state: State) -> vec[i64]:
    """How often each card is in a hand, the deck, on the quay, discarded, filled in or a malus card."""
    table = state.table
    counts = zeros(CARDS)
    for place in range(len(state.deck) - table.deck, len(state.deck)):
        counts[state.deck[place]] += 1
    for place in range(table.quay_count):
        counts[table.quay[place]] += 1
    for place in range(table.discard_count):
        counts[table.discards[place]] += 1
    for place in range(len(state.hands)):
        count_mask(counts, place % COLOURS, state.hands[place])
        count_mask(counts, place % COLOURS, table.fills[place])
        count_mask(counts, place % COLOURS, table.piles[place])
    return counts


def count_mask(counts: vec[i64], hue: i64, mask: i64) -> None:
    for place in range(11):
        if (mask >> place) & 1:
            counts[11 * hue + place] += 1


def find_table_fault(table: Table, turn: i64) -> str:
    for seat in range(table.articles.seats):
        pile: i64 = count_in(table.piles, COLOURS * seat)
        if pile > table.malus(seat):
            return f"seat {seat}: {pile} malus cards, {table.malus(seat)} counted"
        if table.has_laid_out(seat) and table.captain == NOBODY:
            return f"seat {seat} has laid out, but nobody weighed anchor"
    if turn != OVER and table.malus_of_all() >= 35 and not table.last_round:
        return f"{table.malus_of_all()} malus cards, but no last round"
    if turn != OVER and table.phase == DRAWING:
        if table.deck == 0 or table.quay_count == 0 or table.discard_count == 0:
            return "nothing to draw from"  # CSI-16
    if (turn == OVER) != (table.reason != 0) or (turn == OVER) != (table.winners != 0):
        return f"turn {turn}, but reason {table.reason} and winners {table.winners}"
    return ""
