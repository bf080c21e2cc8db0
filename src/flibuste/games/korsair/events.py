"""The kinds of events of a Korsair game, and what their facts are."""

from __future__ import annotations

from typing import Final

CAPTURED: Final = 0  # side, slot, gold, cards …
DREW: Final = 1  # seat: to those who may not see the card
DREW_CARD: Final = 2  # seat, card: to those who may
PLACED: Final = 3  # seat, slot, gold
PIRATE_LAID: Final = 4  # seat, card, slot, strength of the fleet
CAPTAIN_LAID: Final = 5  # seat, card, slot
ADMIRAL_LAID: Final = 6  # seat, card, slot
EXPELLED: Final = 7  # card, slot
DISCARDED: Final = 8  # seat, card
DECK_EXHAUSTED: Final = 9
SKIPPED: Final = 10  # seat
ENDED: Final = 11  # reason
FINAL_CAPTURE: Final = 12  # side, slot, gold, cards …
FINAL_TIE: Final = 13  # slot, gold
SCORED: Final = 14  # side, gold captured, gold still in hand, score

LAST_CARD_PLAYED: Final = 1
LAST_CARD_DISCARDED: Final = 2
EMPTY_HAND_AT_EXHAUSTION: Final = 3
