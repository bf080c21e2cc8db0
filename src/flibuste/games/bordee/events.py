"""The kinds of events of a Bordée game, and what their facts are."""

from __future__ import annotations

from typing import Final

COMMITTED: Final = 0  # seat, question (OFFICERS, CANNONS, REPUTATION or TRICKS)
OFFICERS_SHOWN: Final = 1  # seat, deck of the Captain, deck of the Mate
CANNONS_SHOWN: Final = 2  # seat, kind at the bow, kind at the stern
DISCS_DRAWN: Final = 3  # seat, kinds …
LOADED: Final = 4  # seat, discs at the bow by kind, then at the stern
BEGINS: Final = 5  # seat
TRAINED: Final = 6  # seat, cannon, zone, target cards …
DREW: Final = 7  # seat, how many: to those who may not see the cards
DREW_CARDS: Final = 8  # seat, faces …: to the seat itself
RESHUFFLED: Final = 9  # seat
TARGETS_RESHUFFLED: Final = 10
TURN: Final = 11  # seat, number of the turn
AIMED: Final = 12  # seat, face, value, position, face it replaced or -1
PREPARED: Final = 13  # seat
BROADSIDE: Final = 14  # seat, suit, balls, chains, grapes, faces …
AIM_LOST: Final = 15  # seat, position, face
LURCHED: Final = 16  # seat, cards the other may lose, faces …
DISCARDED: Final = 17  # seat, why, faces …
DISCS_RETURNED: Final = 18  # seat, kinds …
MOVED: Final = 19  # seat, route, piece
CHANGED: Final = 20  # seat
FIRED: Final = 21  # seat, zone, kind of disc, D0, penalty, damage so far
RESULT: Final = 22  # seat, target card, result, damage so far
DOUBLED: Final = 23  # seat, kind of disc, damage so far
DODGED: Final = 24  # seat, points taken off, damage left, 1 for a straight flush, faces …
HIT: Final = 25  # seat that suffers, zone, markers to lose
MARKER_LOST: Final = 26  # seat, zone, piece
DISASTER: Final = 27  # seat, hull zone, token
CALM: Final = 28  # turns in a row
ENDED: Final = 29  # reason, winner or -1
OFFERED: Final = 30  # seat, question, cards by number …: to the seat itself
REPUTATION_SHOWN: Final = 31  # seat, reputation
TRICK_PLAYED: Final = 32  # seat, trick
SAW_HAND: Final = 33  # seat, faces of the other hand …: to the seat itself
EXCHANGED: Final = 34  # seat, position, position
TARGET_SWAPPED: Final = 35  # seat, place, old target card, new one
ADDED: Final = 36  # seat, zone
DISCS_TAKEN: Final = 37  # seat, kind
DISCS_CANCELLED: Final = 38  # seat, kind
TOOK_BACK: Final = 39  # seat, face
UNCOVERED: Final = 40  # seat, space
TRICK_DAMAGE: Final = 41  # seat that shoots, damage so far

# Why cards were discarded.
OVER_LIMIT: Final = 0
FOR_RELOAD_ONE: Final = 1
FOR_RELOAD_ALL: Final = 2
FOR_PATCH: Final = 3
BY_HASTE: Final = 4
BY_LURCH: Final = 5
FOR_REPUTATION: Final = 6
FOR_TRICK: Final = 7
BY_TRICK: Final = 8

# Why a game ended (DUE-275).
SUNK: Final = 1
OFFICERS_LOST: Final = 2
BECALMED: Final = 3
TURNS_OVER: Final = 4
