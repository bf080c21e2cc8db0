"""A galleon on the table with the fleets around it: who may lay what on it, and who controls it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.cards import (
    ALL_PIRATES,
    COLOURS,
    colour,
    is_character,
    is_pirate,
    pirates_of,
    strength,
)

NOBODY: Final = -1  # in the place of a side
NO_CHARACTER: Final = -1  # in the place of a captain or the admiral

KOR_32_COLOUR_IS_TAKEN: Final = 32
KOR_33_ONE_COLOUR_A_SIDE: Final = 33
KOR_40_CAPTAIN_NEEDS_OWN_PIRATES: Final = 40


class Ship:
    """Small tables are packed into integers, four or eight bits an entry: copying a ship then costs next to nothing."""

    def __init__(self, slot: i64, gold: i64, owner: i64, controller: i64) -> None:
        self.slot: i64 = slot
        self.gold: i64 = gold
        self.owner: i64 = owner  # the seat in front of which it lies (KOR-28)
        self.controller: i64 = controller  # the side that would take it now, or NOBODY (KOR-53 to 56)
        self.character: i64 = NO_CHARACTER  # the captain or admiral in force; its side is the controller
        self.free: i64 = ALL_PIRATES  # the pirates whose colour nobody has here, one bit a kind
        self.colours: i64 = 0  # by side, four bits: 1 + colour of its fleet, 0 where it has none
        self.sides: i64 = 0  # by colour, four bits: side of that fleet
        self.strengths: i64 = 0  # by colour, eight bits: strength of that fleet (KOR-35)

    def clone(self) -> Ship:
        ship = Ship(self.slot, self.gold, self.owner, self.controller)
        ship.character = self.character
        ship.free = self.free
        ship.colours = self.colours
        ship.sides = self.sides
        ship.strengths = self.strengths
        return ship

    def colour_of(self, side: i64) -> i64:
        """The colour of this side's fleet here, -1 where it has none."""
        return ((self.colours >> (4 * side)) & 15) - 1

    def side_of(self, colour: i64) -> i64:
        """The side whose fleet has this colour; NOBODY where there is none."""
        if self.strength_of(colour) == 0:
            return NOBODY
        return (self.sides >> (4 * colour)) & 15

    def strength_of(self, colour: i64) -> i64:
        return (self.strengths >> (8 * colour)) & 255

    def pirates_allowed(self, side: i64) -> i64:
        """The kinds of pirates this side may lay here, as a mask."""
        own: i64 = self.colour_of(side)
        if own < 0:
            return self.free  # KOR-32
        return pirates_of(own)  # KOR-33

    def allows_captain(self, side: i64, colour: i64) -> bool:
        return self.colour_of(side) == colour  # KOR-40

    def forbids(self, side: i64, kind: i64) -> i64:
        """The clause that forbids this side this pirate or captain here, or 0."""
        if is_pirate(kind):
            if (self.pirates_allowed(side) >> kind) & 1:
                return 0
            return KOR_32_COLOUR_IS_TAKEN if self.colour_of(side) < 0 else KOR_33_ONE_COLOUR_A_SIDE
        return 0 if self.allows_captain(side, colour(kind)) else KOR_40_CAPTAIN_NEEDS_OWN_PIRATES

    def lay(self, side: i64, kind: i64) -> None:
        if is_character(kind):
            self.character = kind  # KOR-43, KOR-47: whoever stood there is expelled
            self.controller = side  # KOR-53
            return
        own: i64 = colour(kind)
        self.free &= ~pirates_of(own)
        self.colours |= (own + 1) << (4 * side)
        self.sides |= side << (4 * own)
        self.strengths += strength(kind) << (8 * own)
        if self.character == NO_CHARACTER:
            self.controller = self.strongest()

    def strongest(self) -> i64:
        """The side of the single strongest fleet (KOR-55), NOBODY where two share the maximum (KOR-56)."""
        best: i64 = 0
        side: i64 = NOBODY
        for fleet in range(COLOURS):
            force: i64 = self.strength_of(fleet)
            if force > best:
                best = force
                side = (self.sides >> (4 * fleet)) & 15
            elif force == best:
                side = NOBODY
        return side
