"""What a round costs whom, once all have laid out (CSI-58 to CSI-64)."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.corsari.cards import COLOURS, COUNT
from flibuste.games.corsari.crews import lightest_within, stowaway_part, stowaway_sum
from flibuste.games.corsari.events import CAPTAIN_BEATEN, CAPTAIN_WON, REORDERED, TOOK_MALUS
from flibuste.games.corsari.table import Table
from flibuste.kernel.vecs import vec


def masters(table: Table) -> i64:
    """The seats without a stowaway, as a mask: every card is worth something, so their sum is 0 (R-1)."""
    seats: i64 = 0
    for seat in range(table.articles.seats):
        if table.sum(seat) == 0:
            seats |= 1 << seat
    return seats


def fewest_malus(table: Table) -> i64:
    """The seats with the fewest malus cards, as a mask (CSI-73)."""
    fewest: i64 = table.malus(0)
    for seat in range(table.articles.seats):
        fewest = min(fewest, table.malus(seat))
    seats: i64 = 0
    for seat in range(table.articles.seats):
        if table.malus(seat) == fewest:
            seats |= 1 << seat
    return seats


def settle(table: Table, hands: vec[i64]) -> None:
    """Each seat is compared with the captain, and with nobody else (CSI-58)."""
    captain: i64 = table.captain
    limit: i64 = table.sum(captain)
    rivals: i64 = 0
    for seat in range(table.articles.seats):
        table.seats[4 * seat + 1] = 0
        if seat != captain and table.sum(seat) <= limit:
            rivals |= 1 << seat
    if table.articles.reoptimise:
        reorder(table, hands, rivals)
    for seat in range(table.articles.seats):
        if seat != captain:
            if (rivals >> seat) & 1:
                take(table, hands, seat, captain)  # CSI-60
            else:
                take(table, hands, seat, seat)  # CSI-59
    if rivals != 0:
        take(table, hands, captain, captain)  # CSI-62; else they go back to the pool (CSI-61)
    tell_settled(table, rivals)


def take(table: Table, hands: vec[i64], owner: i64, taker: i64) -> None:
    """The stowaways of one seat become malus cards of another, or of its own."""
    port: i64 = table.port()
    named: i64 = table.named(owner)
    for hue in range(COLOURS):
        stowaways: i64 = stowaway_part(hands, COLOURS * owner, named, port, hue)
        if stowaways != 0:
            table.piles[COLOURS * taker + hue] |= stowaways
            table.seats[4 * taker] += COUNT[stowaways]  # CSI-63
            table.seats[4 * taker + 1] += COUNT[stowaways]
            hands[COLOURS * owner + hue] ^= stowaways
            table.shown[COLOURS * owner + hue] ^= stowaways


def reorder(table: Table, hands: vec[i64], rivals: i64) -> None:
    """Every rival is counted with the crew that loads the captain least (R-7)."""
    port: i64 = table.port()
    limit: i64 = table.sum(table.captain)
    for seat in range(table.articles.seats):
        if (rivals >> seat) & 1 == 0:
            continue
        first: i64 = COLOURS * seat
        named: i64 = lightest_within(table.articles, hands, first, port, limit)
        if named != table.named(seat):
            total: i64 = stowaway_sum(hands, first, named, port)
            table.seats[4 * seat + 2] = named
            table.seats[4 * seat + 3] = total
            log = table.log
            if log is not None:
                log.tell(REORDERED, [seat, named, total])


def tell_settled(table: Table, rivals: i64) -> None:
    log = table.log
    if log is None:
        return
    captain: i64 = table.captain
    if rivals == 0:
        log.tell(CAPTAIN_WON, [captain, table.sum(captain)])
    else:
        seats = [int(seat) for seat in range(table.articles.seats) if (rivals >> seat) & 1]
        log.tell(CAPTAIN_BEATEN, [int(captain), int(table.sum(captain)), *seats])
    for seat in range(table.articles.seats):
        log.tell(TOOK_MALUS, [seat, table.gain(seat), table.malus(seat)])
