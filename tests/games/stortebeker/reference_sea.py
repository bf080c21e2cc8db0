"""Cards, ships and sides of the plain model of Störtebeker, and its own copy of the table of ships."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

PROVISIONS = ["water", "beans", "bread", "meat", "rum", "bananas"]
PIRATES = ["P2", "P3", "P4"]
KINDS = [*PROVISIONS, *(f"{provision}*" for provision in PROVISIONS), *PIRATES]
COPIES = dict(zip(KINDS, [11, 8, 8, 6, 7, 6, 2, 2, 2, 2, 1, 1, 4, 3, 3], strict=True))
CONVOY = {2: 12, 3: 15, 4: 18}

# Name, points, strength, what it needs: the table of section 2.4, where a name begins with its hull.
SHIPS = """
Y1 2 5 water bread | Y2 4 7 water bread rum | Y3 5 8 beans beans bread
Y4 6 8 beans meat rum bananas | Y5 8 11 water bread meat rum bananas | Y6 9 12 beans beans bread bread bananas
R1 3 6 beans bananas | R2 4 7 water water bananas | R3 5 8 beans meat rum
R4 6 9 water water beans meat | R5 7 9 water beans bananas bananas | R6 9 12 beans bread bread meat rum
B1 3 5 water beans rum | B2 4 7 water beans bananas | B3 5 8 bread meat rum
B4 6 9 water water meat bananas | B5 6 9 water bread bread rum | B6 10 12 water water bread meat meat bananas
G1 3 6 water water beans | G2 4 7 water water bread | G3 5 8 beans bread meat
G4 7 10 bread bread meat rum | G5 7 10 water beans rum bananas | G6 8 11 water beans meat rum bananas
W1 4 6 bread meat bananas | W2 5 7 water water beans bread | W3 5 7 water beans meat rum
W4 6 8 beans bread rum rum | W5 6 9 beans bread meat rum | W6 8 10 water water meat rum bananas
"""


def goods(card: str) -> str:
    """The provision on a card, with or without a symbol."""
    return card.rstrip("*")


def by_kind(cards: Iterable[str]) -> list[str]:
    return sorted(cards, key=KINDS.index)


@dataclass(frozen=True)
class Ship:
    name: str
    points: int
    strength: int
    needs: tuple[str, ...]

    @property
    def hull(self) -> str:
        return self.name[0]


FLEET = [
    Ship(name, int(points), int(strength), tuple(needs))
    for name, points, strength, *needs in (line.split() for line in SHIPS.replace("\n", "|").split("|") if line.strip())
]


@dataclass
class Side:
    """What one player has at one ship."""

    provisions: list[str] = field(default_factory=list)
    hidden: list[str] = field(default_factory=list)  # pirates, face down: a heap
    shown: list[str] = field(default_factory=list)  # pirates, face up

    @property
    def pirates(self) -> list[str]:
        return self.hidden + self.shown

    @property
    def cards(self) -> list[str]:
        return self.provisions + self.pirates

    @property
    def plain(self) -> int:
        return sum("*" not in card for card in self.provisions)

    @property
    def surplus(self) -> int:
        """STB-20, STB-21: each pirate card needs a provision card without a symbol."""
        return len(self.pirates) - self.plain

    @property
    def fixed(self) -> int:
        """STB-49: what is added to the dice."""
        return sum(int(pirate[1]) for pirate in self.pirates) + len(self.provisions) - self.plain

    def of(self, provision: str) -> list[str]:
        return [card for card in self.provisions if goods(card) == provision]


@dataclass
class Berth:
    """A slot of the sea: a ship with the sides of all seats, or no ship."""

    ship: Ship | None
    sides: list[Side]

    def missing(self, seat: int) -> list[str]:
        """In the order of the provisions, as often as each is missing."""
        return [provision for provision in PROVISIONS for _ in range(self.room(seat, provision))]

    def room(self, seat: int, provision: str) -> int:
        assert self.ship is not None
        return self.ship.needs.count(provision) - len(self.sides[seat].of(provision))

    def takes(self, seat: int, card: str) -> bool:
        """STB-17, STB-20."""
        if self.ship is None:
            return False
        return self.sides[seat].surplus < 0 if card in PIRATES else self.room(seat, goods(card)) > 0
