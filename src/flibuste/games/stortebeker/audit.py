"""What must hold in every Störtebeker game after every decision, looked at from outside the rules."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import KINDS, PIRATES, PROVISIONS, TYPES, count, total, types
from flibuste.games.stortebeker.hold import HAND
from flibuste.games.stortebeker.memory import ENTRY
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.stock import SHIPS
from flibuste.games.stortebeker.table import BOARDING, HITTING, LOSING, NO_SHIP, PLACING, SHEDDING, Table
from flibuste.kernel.state import OVER


def find_fault(state: State) -> str:
    """The first broken law, or ""."""
    for fault in (find_card_fault(state), find_ship_fault(state), find_side_fault(state), find_memory_fault(state)):
        if fault != "":
            return fault
    return find_turn_fault(state.table, state.seat)


def find_card_fault(state: State) -> str:
    """STB-97, STB-78"""
    table, hold = state.table, state.hold
    for kind in range(KINDS):
        number: i64 = count(table.discard, kind) + count(table.reserve, kind)
        for place in range(16):
            number += count(table.sides[place], kind) + count(hold.heaps[place], kind)
        for seat in range(4):
            number += count(hold.hands[seat], kind)
        for place in range(len(hold.deck) - table.deck, len(hold.deck)):
            if hold.deck[place] == kind:
                number += 1
        if number != count(table.articles.stock.cards, kind):
            return f"kind {kind}: {number} cards"
    for seat in range(table.articles.seats):
        held: i64 = total(hold.hands[seat])
        if held != table.hand_size(seat):
            return f"seat {seat}: {held} cards in hand, {table.hand_size(seat)} counted"
        if held + (total(table.reserve) if seat == table.active else 0) > HAND:
            return f"seat {seat} holds more than six cards"
    return ""


def find_ship_fault(state: State) -> str:
    """STB-98, STB-100"""
    table, hold = state.table, state.hold
    seen: i64 = 0
    number: i64 = 0
    for slot in range(4):
        if table.ship(slot) != NO_SHIP:
            seen |= 1 << table.ship(slot)
            number += 1
    for place in range(hold.next_place(table), SHIPS):
        seen |= 1 << hold.fleet[place]
        number += 1
    for seat in range(table.articles.seats):
        seen |= table.captured(seat)
        number += table.captured_count(seat)
        points: i64 = 0
        for ship in range(SHIPS):
            if (table.captured(seat) >> ship) & 1:
                points += table.articles.stock.points[ship]
        if points != table.score(seat):
            return f"seat {seat}: {table.score(seat)} points, ships worth {points}"
    if number != SHIPS or seen != (1 << SHIPS) - 1:
        return f"{number} ships, mask {seen}"
    return ""


def find_side_fault(state: State) -> str:
    """STB-25, STB-99"""
    table, hold = state.table, state.hold
    settled = table.phase not in (HITTING, LOSING, SHEDDING)
    for slot in range(4):
        for seat in range(table.articles.seats):
            side: i64 = table.side(slot, seat)
            heap: i64 = hold.heaps[4 * slot + seat]
            if heap & ~PIRATES != 0 or total(heap) != table.hidden(slot, seat):
                return f"slot {slot}, seat {seat}: {table.hidden(slot, seat)} face-down cards, not {total(heap)}"
            if table.ship(slot) == NO_SHIP:
                if side != 0 or heap != 0:
                    return f"slot {slot}, seat {seat}: cards, but no ship"
                continue
            for kind in range(TYPES):
                if count(types(side & PROVISIONS), kind) > count(table.needs(slot), kind):
                    return f"slot {slot}, seat {seat}: too many of type {kind}"
            if settled and table.surplus(slot, seat) > 0:
                return f"slot {slot}, seat {seat}: pirates without support"
    return ""


def find_memory_fault(state: State) -> str:
    """What everybody remembers is so: places hold as many cards as are remembered within them (STB-104)."""
    table, hold = state.table, state.hold
    for seat in range(table.articles.seats):
        for kind in range(12):
            if count(table.known(seat), kind) > count(hold.hands[seat], kind):
                return f"seat {seat} does not hold what everybody saw it take"
        for kind in range(12, 15):
            within: i64 = 0
            entries: i64 = table.recalled(seat, kind)
            before: i64 = 0
            while entries != 0:
                places: i64 = entries & ENTRY
                within += 1
                held: i64 = count(hold.hands[seat], kind)
                for slot in range(4):
                    if (places >> (1 + slot)) & 1:
                        held += count(hold.heaps[4 * slot + seat], kind)
                        if table.hidden(slot, seat) == 0:
                            return f"seat {seat}: a pirate is remembered in an empty heap"
                if held < within or before & ~places != 0:
                    return f"seat {seat}: pirates of kind {kind} are remembered wrongly"
                before = places
                entries >>= 5
    return ""


def find_turn_fault(table: Table, turn: i64) -> str:
    if (turn == OVER) != (table.reason != 0) or (turn == OVER) != (table.winners != 0):
        return f"turn {turn}, but reason {table.reason} and winners {table.winners}"
    if turn != OVER and table.phase in (PLACING, BOARDING) and turn != table.active:
        return f"seat {turn} decides in the turn of seat {table.active}"
    for slot in range(table.articles.slots):
        if turn != OVER and table.phase == PLACING and table.ship(slot) == NO_SHIP and not table.last_round:
            return f"slot {slot} is empty"  # STB-101
    return ""
