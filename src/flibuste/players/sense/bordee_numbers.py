"""The numbers of a Bordée sailor's sense, each by its place; bench/tune.py finds better ones."""

from __future__ import annotations

from typing import Final

from flibuste.kernel.vecs import vec

CARD_WORTH: Final = 0  # of a card in hand
COMPLETION: Final = 1  # of what a target card lacks, the share that cards to come may bring
FIRE_SHARE: Final = 2  # of the best possible damage that is good enough to fire
DISC_WORTH: Final = 3  # of a disc in a cannon
AIM_LOSS: Final = 4  # what a placed card of the other is worth to us
EMPTY_GUN: Final = 5  # of the first disc for the active cannon
JOKER_WORTH: Final = 6
PLANK: Final = 7
CREW: Final = 8
SAIL: Final = 9
OFFICER: Final = 10
SHOT: Final = 11  # what a well-aimed target card comes to, by kind of cannon: three numbers
BARE: Final = 14  # a target card without cards, as it will be one day, by kind of cannon: three numbers
RELOADING: Final = 17  # turns that a reload takes
MATCH: Final = 18  # of a disc that fits the target, above one that does not
SINKING: Final = 19  # how much dearer a plank is for each that is missing already
BROADSIDES: Final = 20  # of a marker that the other chooses to lose
LURCHES: Final = 21  # of a card that the other loses
DODGES: Final = 22  # of a point of damage avoided
AIMING: Final = 23  # what makes a sailor aim rather than do anything else
REPAIRS: Final = 24  # of a penalty covered again
TUNED: Final = vec[float]([
    0.3, 0.55, 0.6, 0.35, 0.5, 1.6, 1.0, 1.0, 0.75, 0.5, 4.0,
    -0.7, -0.9, -1.2, -1.6, -1.6, -1.6,
    0.7, 0.5, 0.12, 0.75, 0.9, 0.75, 0.2, 0.5,
])  # fmt: skip

FAR: Final = -100.0
