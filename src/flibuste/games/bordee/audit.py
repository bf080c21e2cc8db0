"""What must hold in every Bordée game after every decision, looked at from outside the rules."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.articles import TOKENS
from flibuste.games.bordee.cards import (
    BOW,
    DECK_STERN,
    DISCS,
    FACES,
    HULL_BOW,
    JOKER,
    NATURAL,
    NO_CARD,
    STERN,
    TARGET_CARDS,
    ZONES,
    count_bits,
    hand_size,
)
from flibuste.games.bordee.rules import State
from flibuste.games.bordee.ships import POSITIONS, UNTRAINED
from flibuste.games.bordee.steps.course import SHOW_OFFICERS
from flibuste.games.bordee.table import NOBODY, UNASKED, Table
from flibuste.kernel.arrays import zeros
from flibuste.kernel.state import OVER


def find_fault(state: State) -> str:
    """The first broken law, or ""."""
    for seat in range(2):
        fault = find_card_fault(state, seat)
        if fault == "":
            fault = find_ship_fault(state, seat)
        if fault == "":
            fault = find_token_fault(state, seat)
        if fault != "":
            return f"seat {seat}: {fault}"
    return find_table_fault(state)


def find_card_fault(state: State, seat: i64) -> str:
    """Every aim card is in the hand, the deck, the discard or on a target card, exactly once."""
    ship = state.table.ships[seat]
    hand: i64 = state.owns[seat].hand
    counts = zeros(FACES)
    for face in range(JOKER):
        counts[face] = (hand >> face) & 1
    counts[JOKER] = hand >> 40
    deck = state.decks[seat]
    for place in range(len(deck) - ship.deck, len(deck)):
        counts[deck[place]] += 1
    for place in range(ship.discard_count):
        counts[ship.discards[place]] += 1
    for position in range(POSITIONS):
        if ship.placed[position] != NO_CARD:
            counts[ship.placed[position]] += 1
        if (ship.placed[position] == NO_CARD) != (ship.values[position] == 0):
            return f"position {position} has a card without a value, or the other way round"
    for face in range(FACES):
        if counts[face] != (2 if face == JOKER else 1):
            return f"card {face} is there {counts[face]} times"
    if hand_size(hand) != ship.held:
        return f"{hand_size(hand)} cards in hand, {ship.held} counted"
    return find_knowledge_fault(state, seat)


def find_knowledge_fault(state: State, seat: i64) -> str:
    """What is known of a hand is in it (DUE-305); tricks are held by one seat at most, and counted."""
    ship = state.table.ships[seat]
    own = state.owns[seat]
    for known in (ship.shown, own.bared):
        if known & own.hand & NATURAL != known & NATURAL or known >> 40 > own.hand >> 40:
            return "does not hold what is known to be in its hand"
    if own.bared != state.owns[1 - seat].known:
        return "the other seat does not know what it has seen"
    if count_bits(own.tricks) != ship.tricks or own.tricks & state.table.played != 0:
        return f"{ship.tricks} tricks counted, {own.tricks:b} held, {state.table.played:b} played"
    if own.tricks & state.owns[1 - seat].tricks != 0:
        return "both seats hold the same trick"
    return ""


def find_ship_fault(state: State, seat: i64) -> str:
    table = state.table
    ship = table.ships[seat]
    for zone in range(ZONES):
        if ship.markers[zone] < 0 or ship.missing(zone) < 0:
            return f"{ship.markers[zone]} markers in zone {zone}"
    if table.stage != SHOW_OFFICERS:
        for deck in range(DECK_STERN + 1):
            if ship.sailors_in(deck) < 0:
                return f"an officer is not counted on deck {deck}"
        if ship.sailors_in_supply() < 0:
            return "more sailors than there are"
    if ship.types[BOW] != UNTRAINED:
        for cannon in range(BOW, STERN + 1):
            if ship.room(cannon) < 0:
                return f"cannon {cannon} holds {ship.loaded(cannon)} discs"
    lost = ship.missing_planks() >= table.articles.parts.sink_at
    if lost and table.winner != 1 - seat:
        return "the ship has sunk, but nobody has won"
    return ""


def find_token_fault(state: State, seat: i64) -> str:
    """One of each, face down or gone; a hull zone without planks has none (DUE-261, DUE-265)."""
    ship = state.table.ships[seat]
    hidden: i64 = 0
    for hull in range(TOKENS):
        if (ship.tokens >> hull) & 1 != 0:
            hidden |= 1 << state.tokens[TOKENS * seat + hull]
            if ship.markers[HULL_BOW + hull] == 0 and state.seat != OVER:
                return f"hull zone {hull} is open, but its token lies face down"
    if hidden & ship.disasters != 0 or hidden | ship.disasters != (1 << TOKENS) - 1:
        return f"tokens {hidden} face down, {ship.disasters} gone"
    return ""


def find_table_fault(state: State) -> str:
    table = state.table
    for disc in range(DISCS):
        count: i64 = table.bag[disc] + table.loose[disc]
        for ship in table.ships:
            count += ship.discs[disc] + ship.discs[DISCS + disc]
        if count != table.articles.parts.discs[disc]:
            return f"{count} discs of kind {disc}"
    fault = find_target_fault(state)
    if fault != "":
        return fault
    if (state.seat == OVER) != (table.reason != 0):
        return f"seat {state.seat}, but reason {table.reason}"
    if (state.seat == OVER) != (table.node == UNASKED):
        return f"seat {state.seat}, but question {table.node}"
    return find_turn_fault(table, state.seat)


def find_turn_fault(table: Table, seat: i64) -> str:
    parts = table.articles.parts
    if table.turn > parts.most_turns or table.calm > parts.stall_turns:
        return f"turn {table.turn}, calm for {table.calm}"
    if seat != OVER and table.winner != NOBODY:
        return f"seat {table.winner} has won, but the game goes on"
    return ""


def find_target_fault(state: State) -> str:
    table = state.table
    counts = zeros(TARGET_CARDS)
    for place in range(len(state.targets) - table.target_deck, len(state.targets)):
        counts[state.targets[place]] += 1
    for place in range(table.target_discard_count):
        counts[table.target_discards[place]] += 1
    for ship in table.ships:
        for index in range(ship.target_count):
            counts[ship.targets[index]] += 1
    for target in range(TARGET_CARDS):
        if counts[target] != 1:
            return f"target card {target} is there {counts[target]} times"
    return ""
