"""The best a seat could do if it had to lay out its hand now: fill-ins and crew."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.corsari.cards import COLOURS, VALUES, card_of
from flibuste.games.corsari.crews import best_for_captain, other_choice, stowaway_count, stowaway_sum
from flibuste.games.corsari.table import DISCARDING, FILLING, NOBODY, Table
from flibuste.kernel.vecs import vec


class Plan:
    """The best of all combinations looked at so far."""

    def __init__(self) -> None:
        self.key: i64 = -1
        self.named: i64 = 0
        self.fills: list[int] = []  # cards, by ascending value
        self.sum: i64 = 0
        self.count: i64 = 0


def plan(table: Table, hands: vec[i64], seat: i64, turn: i64) -> Plan:
    """As the captain while nobody is, or when this seat is; else against the captain's sum."""
    port: i64 = table.port()
    best = Plan()
    mine = hands[COLOURS * seat : COLOURS * seat + COLOURS]
    if table.phase == DISCARDING and seat == turn:
        throw_worst(table, mine)
    if table.captain == NOBODY or table.captain == seat or not table.has_laid_out(table.captain):
        best.named = best_for_captain(table.articles, mine, 0, port)
    else:
        try_fills(best, table, mine, [], filled_up_to(table, seat == turn))
    for card in best.fills:
        mine[card // 11] &= ~(1 << (card % 11))
    best.sum = stowaway_sum(mine, 0, best.named, port)
    best.count = stowaway_count(mine, 0, best.named, port)
    return best


def throw_worst(table: Table, hand: vec[i64]) -> None:
    """Take out the card without which the hand is lightest: one must go before anything can be laid out (CSI-13)."""
    port: i64 = table.port()
    least: i64 = -1
    worst: i64 = 0
    for card in range(COLOURS * VALUES):
        hue: i64 = card // VALUES
        out: i64 = 1 << (card % VALUES)
        if hand[hue] & out != 0:
            hand[hue] ^= out
            named: i64 = best_for_captain(table.articles, hand, 0, port)
            key: i64 = (stowaway_sum(hand, 0, named, port) << 4) | stowaway_count(hand, 0, named, port)
            hand[hue] ^= out
            if least < 0 or key < least:
                least = key
                worst = card
    hand[worst // VALUES] ^= 1 << (worst % VALUES)


def filled_up_to(table: Table, deciding: bool) -> i64:
    """The value above which a seat may still fill in (CSI-85); whoever names its crew is past that (CSI-46)."""
    if not deciding:
        return 0
    return table.last_fill if table.phase == FILLING else VALUES


def try_fills(best: Plan, table: Table, hand: vec[i64], fills: list[int], after: i64) -> None:
    """All ways to go on filling in above a value, each at its best crew."""
    limit: i64 = table.sum(table.captain)
    choice = other_choice(table.articles, hand, 0, table.port(), limit, True)
    key: i64 = ((choice.key >> 2) << 4) | len(fills)  # the number of colours counts only after the cards
    if best.key < 0 or key < best.key or (key == best.key and fills < best.fills):
        best.key = key
        best.named = choice.named
        best.fills = fills
    for value in range(after + 1, VALUES + 1):
        if (table.gaps >> (value - 1)) & 1 == 0:
            continue
        for hue in range(COLOURS):
            if (table.open_colours >> hue) & 1 and (hand[hue] >> (value - 1)) & 1:
                hand[hue] ^= 1 << (value - 1)
                try_fills(best, table, hand, [*fills, int(card_of(hue, value))], value)
                hand[hue] ^= 1 << (value - 1)
