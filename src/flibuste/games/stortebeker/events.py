"""The kinds of events of a Störtebeker game, and what their facts are."""

from __future__ import annotations

from typing import Final

PLACED: Final = 0  # seat, slot, kind: to everyone for a provision, to the seat itself for a pirate
PLACED_HIDDEN: Final = 1  # seat, slot: a pirate, to the others
PLANNED: Final = 2  # seat, plan
DISCARDED: Final = 3  # seat, kind
PICKED: Final = 4  # seat, kind
FIRED: Final = 5  # seat, slot, type of each die
HIT: Final = 6  # seat, slot, owner, kind, 1 if it was sunk, else 0
SPARED: Final = 7  # seat, type of the die it let go
LOST: Final = 8  # seat, slot, kind: a card from its side
BOARDED: Final = 9  # seat, slot, its pirates there …
ROLLED: Final = 10  # seat, two dice, what pirates and symbols add, total, strength of the ship or 0 in a counter-attack
FAILED: Final = 11  # seat, slot, type of each colour die
PASSED: Final = 12  # seat
COUNTERED: Final = 13  # seat, slot
ADDED: Final = 14  # seat, slot, kind
REVEALED: Final = 15  # seat, slot, its pirates there …
CAPTURED: Final = 16  # seat, slot, ship, score of the seat from now on
UNCOVERED: Final = 17  # seat, slot, its face-down pirates that went with the ship …
STOPPED: Final = 18  # seat
ENTERED: Final = 19  # slot, ship, ships left in the convoy, ship of it that lies open from now on or -1
TOOK_RESERVE: Final = 20  # seat, kinds …
RESHUFFLED: Final = 21  # cards
DREW: Final = 22  # seat, how many: to the others
DREW_CARDS: Final = 23  # seat, kinds …: to the seat itself
LAST_ROUND: Final = 24
ROUND: Final = 25  # number of the round that begins
ENDED: Final = 26  # reason, winners …

CONVOY: Final = 1
EMPTY_SEA: Final = 2
STALL: Final = 3
