"""The kinds of events of a Corsari game, and what their facts are."""

from __future__ import annotations

from typing import Final

DEALT: Final = 0  # round, starting seat, 1 in the last round, deck, discard, quay from bottom to top …
HAND_DEALT: Final = 1  # seat, cards …: to that seat
DREW: Final = 2  # seat: to those who may not see the card
DREW_CARD: Final = 3  # seat, card: to the seat itself
TOOK_DISCARD: Final = 4  # seat, card
TOOK_QUAY: Final = 5  # seat, card, colour of the port from now on, or -1
DISCARDED: Final = 6  # seat, card
DECK_EXHAUSTED: Final = 7  # seat that must weigh anchor
SAILED: Final = 8  # seat, colour of the port
LAID_OUT: Final = (
    9  # seat, mask of the colours named, sum, how many in the crew, how many dismissed, cards of all three …
)
FITS: Final = 10  # seat, 1 if it holds a card that may be filled in, else 0: to the others
FILLED: Final = 11  # seat, card
REORDERED: Final = 12  # seat, mask of the colours counted for it, sum
CAPTAIN_WON: Final = 13  # seat, sum
CAPTAIN_BEATEN: Final = 14  # seat, sum, rivals …
TOOK_MALUS: Final = 15  # seat, cards taken in this round, cards in all
VOID: Final = 16  # seat that took the last card of the quay
LAST_ROUND: Final = 17  # malus cards of all seats together
SHORTAGE: Final = 18
ENDED: Final = 19  # reason, winners …

GRAND_MASTER: Final = 1
LAST_ROUND_SETTLED: Final = 2
