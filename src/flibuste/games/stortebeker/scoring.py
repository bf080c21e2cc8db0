"""Who takes a ship, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.stortebeker.stock import HULLS, SHIPS
from flibuste.games.stortebeker.table import Table
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec


def total_to_win(table: Table, seat: i64) -> i64:
    """The smallest total that would take the ship from all totals so far: of equals the first has it (STB-65)."""
    seats: i64 = table.articles.seats
    first: i64 = table.active if table.articles.attacker_first else 0
    needed: i64 = 0
    for other in range(seats):
        behind = (seat - first + seats) % seats > (other - first + seats) % seats
        rival: i64 = table.boarding_total(other)
        needed = max(needed, rival + 1 if behind else rival)
    return needed


def captor(table: Table) -> i64:
    """The highest total (STB-64); of equals the first in the order of the round, or from the attacker (STB-65)."""
    seats: i64 = table.articles.seats
    first: i64 = table.active if table.articles.attacker_first else 0
    best: i64 = first
    for step in range(1, seats):
        seat: i64 = (first + step) % seats
        if table.boarding_total(seat) > table.boarding_total(best):
            best = seat
    return best


def bonus(table: Table, seat: i64) -> i64:
    """For each colour with three ships or more, the points of the best of them (STB-88, STB-89)."""
    if not table.articles.bonus:
        return 0
    stock = table.articles.stock
    captured: i64 = table.captured(seat)
    number = zeros(HULLS)
    best = zeros(HULLS)
    for ship in range(SHIPS):
        if (captured >> ship) & 1:
            hull: i64 = stock.hull[ship]
            number[hull] += 1
            best[hull] = max(best[hull], stock.points[ship])
    points: i64 = 0
    for hull in range(HULLS):
        if number[hull] >= 3:
            points += best[hull]
    return points


def final_scores(table: Table) -> vec[i64]:
    """With the bonus, as if the game ended now (STB-85)."""
    scores = zeros(table.articles.seats)
    for seat in range(len(scores)):
        scores[seat] = table.score(seat) + bonus(table, seat)
    return scores


def track_space(score: i64) -> i64:
    """Where a score stands on the track, which goes round after 44 spaces; 0 before the first (STB-72)."""
    return (score - 1) % 44 + 1 if score > 0 else 0


def merits(table: Table) -> vec[i64]:
    """Points; whoever has as many as the first but fewer ships counts one less: it has not won (STB-86, STB-87)."""
    found = final_scores(table)
    best: i64 = highest(found)
    most: i64 = 0
    for seat in range(len(found)):
        if found[seat] == best:
            most = max(most, table.captured_count(seat))
    for seat in range(len(found)):
        if found[seat] == best and table.captured_count(seat) < most:
            found[seat] -= 1
    return found


def winners(table: Table) -> i64:
    """As a mask of seats."""
    found = merits(table)
    best: i64 = highest(found)
    seats: i64 = 0
    for seat in range(len(found)):
        if found[seat] == best:
            seats |= 1 << seat
    return seats


def highest(numbers: vec[i64]) -> i64:
    best: i64 = numbers[0]
    for number in numbers:
        best = max(best, number)
    return best
