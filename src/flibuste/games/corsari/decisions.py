"""The 282 decisions of Corsari as numbers, and how to make and read them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.corsari.cards import COLOURS
from flibuste.kernel.vecs import append, vec

# The first code of each family. Written out, so that the compiler takes them for the constants they are.
DRAW_DECK: Final = 0
DRAW_DISCARD: Final = 1
DRAW_QUAY: Final = 2
DISCARD: Final = 3  # + card
SAIL: Final = 113
STAY: Final = 114
CREW: Final = 115  # + colour
CREW_PAIR: Final = 125  # + number of the pair: first by the lower colour, then by the higher
FILL: Final = 170  # + card
FILL_DONE: Final = 280
CREW_NONE: Final = 281  # only where an option allows it
DECISIONS: Final = 282


def discard(card: i64) -> i64:
    return DISCARD + card


def fill(card: i64) -> i64:
    return FILL + card


def pair(lower: i64, higher: i64) -> i64:
    """Two crew colours."""
    return 125 + 9 * lower - lower * (lower - 1) // 2 + higher - lower - 1


def is_draw(action: i64) -> bool:
    return action >= DRAW_DECK and action <= DRAW_QUAY


def is_discard(action: i64) -> bool:
    return action >= DISCARD and action < SAIL


def is_declaration(action: i64) -> bool:
    return action >= SAIL and action <= STAY


def is_crew(action: i64) -> bool:
    return (action >= CREW and action < FILL) or action == CREW_NONE


def is_fill(action: i64) -> bool:
    """Not for FILL_DONE."""
    return action >= FILL and action < FILL_DONE


def crew_table() -> vec[i64]:
    """The colours of each crew, as masks, from CREW on."""
    crews = vec[i64](capacity=55)
    for hue in range(COLOURS):
        crews = append(crews, 1 << hue)
    for lower in range(COLOURS):
        for higher in range(lower + 1, COLOURS):
            crews = append(crews, (1 << lower) | (1 << higher))
    return crews


CREWS: Final = crew_table()


def named_colours(action: i64) -> i64:
    """The colours of a CREW decision, as a mask."""
    if action == CREW_NONE:
        return 0
    return CREWS[action - CREW]


def crew(colours: i64) -> i64:
    """The decision that names these colours: none, one or two, as a mask."""
    if colours == 0:
        return CREW_NONE
    for place in range(len(CREWS)):
        if CREWS[place] == colours:
            return CREW + place
    raise ValueError(f"no crew has the colours {colours:b}")
