"""The stages a game goes through when nothing is asked, by number. `rules.py` knows what each of them does."""

from __future__ import annotations

from typing import Final

# Set-up
SHOW_OFFICERS: Final = 0
SHOW_CANNONS: Final = 1
LOADING: Final = 2
FIRST_PLAYER: Final = 3
TRAINING: Final = 4
DRAFT_REPUTATIONS: Final = 5
DRAFT_TRICKS: Final = 6
FIRST_HANDS: Final = 7

# Phase 1
TURN_BEGINS: Final = 8
NEXT_ACTION: Final = 9
ACTION_DONE: Final = 10
DRAW_DISCS: Final = 11
PATCH_ON: Final = 12
BROADSIDE_ANSWER: Final = 13
BROADSIDE_DISCS: Final = 14
LURCH_ANSWER: Final = 15
LURCH_LOSS: Final = 16

# Phase 2
FIRE_OR_HOLD: Final = 17
TARGET_CARDS: Final = 18
DOUBLE_SHOT: Final = 19
SHOOTER_TRICK: Final = 20
DEFENDER_TRICK: Final = 21
DODGING: Final = 22
IMPACT: Final = 23
LOSSES: Final = 24
KEEP_AIM: Final = 25
TRAIN_AGAIN: Final = 26

# Phase 3
DRAWING: Final = 27
TURN_ENDS: Final = 28

STAGES: Final = 29
