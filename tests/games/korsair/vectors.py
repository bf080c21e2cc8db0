"""The test vectors of Korsair, as plain data for any implementation.

Nothing here knows how a game is implemented. An implementation is driven through two small interfaces,
``Game`` and ``Adapter``; ``run`` plays one vector through them and asserts what the vector expects.
To drive another engine, write an ``Adapter`` for it and call ``run`` for each of ``ALL``.

Cards are written ``G5``, ``red3``, ``C:red`` and ``A``, actions as in records, several of them separated by
blanks. Seats in scripts are the letters A, B, C ...; everywhere else they are numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

BOTH = ("korsair", "corsaires")
CATALOGUE: tuple[str, ...] = tuple(
    [f"G{value}" for value, copies in ((2, 5), (3, 6), (4, 5), (5, 5), (6, 2), (7, 1), (8, 1)) for _ in range(copies)]
    + [f"{colour}{s}" for colour in ("yellow", "red", "blue", "green") for s in (1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4)]
    + ["C:yellow", "C:red", "C:blue", "C:green", "A"]
)


class Game(Protocol):
    """What a vector asks of a running game; every answer is in the notation of records."""

    def seat(self) -> int | None:
        """The seat that decides, None once the game is over."""

    def legal(self) -> Sequence[str]:
        """The legal actions of that seat in ascending index."""

    def play(self, text: str) -> None:
        """Carry out an action of that seat; ValueError, and no change at all, if it is not legal."""

    def controller(self, slot: int) -> int | None:
        """The side that controls a galleon of the table, None if it is tied."""

    def scores(self) -> Sequence[int]:
        """By side: the gold captured so far; after the end, less the galleons left in hands."""

    def winners(self) -> Sequence[int]:
        """After the end, the sides that share the highest score, ascending."""

    def hands(self) -> Sequence[Sequence[str]]:
        """The cards of each seat, in any order."""

    def discard(self) -> Sequence[str]:
        """The discard pile, in any order."""

    def spoils(self, side: int) -> Sequence[str]:
        """The combat cards a side has won, in any order."""

    def deck_size(self) -> int:
        """The number of cards that can still be drawn."""


class Adapter(Protocol):
    """How to make such a game; both raise ValueError for a table the rules refuse."""

    def deal(self, deal: Deal, edition: str, options: Mapping[str, str]) -> Game:
        """A game from its deal (KOR-15)."""

    def build(self, position: Position, edition: str, options: Mapping[str, str]) -> Game:
        """A game from a partial position; take its cards to draw from ``position.draw_pile()``."""


@dataclass(frozen=True)
class Ship:
    """A galleon on the table. Fleets go by the seat that laid them: for a team, either partner will do."""

    value: int
    owner: int
    fleets: Mapping[int, str] = field(default_factory=dict)
    character: tuple[int, str] | None = None  # (seat that laid it, card)


@dataclass(frozen=True)
class Position:
    """A partial position; slots count up in the order of ``table``."""

    hands: tuple[str, ...]  # one entry per seat, so its length is the number of seats
    seat: int = 0  # whose turn it is
    table: tuple[Ship, ...] = ()
    teams: bool = False
    deck: str | None = None  # the next card first; None for a large arbitrary deck
    captured: tuple[int, ...] = ()  # gold by side, made of any galleons; () for none
    begin: bool = False  # "to begin": the capture phase is still to come; otherwise "to act"
    barred: int | None = None  # the slot the lead of ``seat`` laid a card on in this round (KOR-78)

    def draw_pile(self) -> list[str]:
        """The deck; an arbitrary one is made of unnamed cards, so that no card has too many copies."""
        if self.deck is not None:
            return self.deck.split()
        named = [card for hand in self.hands for card in hand.split()] + [f"G{ship.value}" for ship in self.table]
        for ship in self.table:
            named += [card for fleet in ship.fleets.values() for card in fleet.split()]
            named += [ship.character[1]] if ship.character is not None else []
        rest = list((Counter(CATALOGUE) - Counter(named)).elements())
        return rest[::3]  # galleons and pirates of every colour, about twenty cards

    def captured_gold(self) -> list[int]:
        """The gold of each side, zeros written out."""
        sides = len(self.hands) // 2 if self.teams else len(self.hands)
        return list(self.captured) or [0] * sides


@dataclass(frozen=True)
class Deal:
    """A game from its beginning."""

    seats: int
    teams: bool
    order: tuple[str, ...]
    start: int


@dataclass(frozen=True)
class Check:
    """What must hold at one point of a script. Fields left at None are not looked at."""

    only: str | None = None  # the edition this check is for; None for every edition the vector is run in
    seat: str | None = None  # a letter
    legal: str | None = None  # the complete set
    refused: str = ""  # actions that must raise and leave everything as it was
    ctl: Mapping[int, int | None] = field(default_factory=dict)  # slot to side, None for a tie
    scores: tuple[int, ...] | None = None
    sizes: tuple[int, ...] | None = None  # hand sizes by seat
    deck: int | None = None
    discard: str | None = None  # the whole pile; "" for an empty one
    discard_size: int | None = None
    spoils: Mapping[int, str] = field(default_factory=dict)  # side to its whole pile
    over: bool = False
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Vector:
    """A start, and a script of actions ("A G3": seat A plays G3) and checks."""

    name: str
    clauses: str  # the clauses it shows
    start: Position | Deal
    script: tuple[str | Check, ...]
    editions: tuple[str, ...] = BOTH
    options: Mapping[str, str] = field(default_factory=dict)


def run(adapter: Adapter, vector: Vector, edition: str) -> Game:
    """Play a vector in one edition and assert all it expects; the game is returned for further checks."""
    if isinstance(vector.start, Deal):
        game = adapter.deal(vector.start, edition, vector.options)
    else:
        game = adapter.build(vector.start, edition, vector.options)
    for number, line in enumerate(vector.script):
        where = f"{vector.name} ({edition}), line {number}: {line}"
        if isinstance(line, str):
            letter, text = line.split()
            _same("seat", game.seat(), ord(letter) - ord("A"), where)
            assert text in game.legal(), f"{where}\nnot among the legal actions: {list(game.legal())}"
            game.play(text)
        elif line.only in (None, edition):
            _check(game, line, where)
    return game


def snapshot(game: Game) -> tuple[object, ...]:
    """Everything an adapter shows, for comparing before and after a refusal."""
    hands = [sorted(hand) for hand in game.hands()]
    spoils = [sorted(game.spoils(side)) for side in range(len(game.scores()))]
    piles = (sorted(game.discard()), spoils, game.deck_size())
    return game.seat(), list(game.legal()), list(game.scores()), hands, *piles


def _same(what: str, actual: object, expected: object, where: str) -> None:
    """An assertion that tells both values: this module is data, so pytest does not rewrite its asserts."""
    assert actual == expected, f"{where}\n{what}: {actual} instead of {expected}"


def _check(game: Game, check: Check, where: str) -> None:
    if check.seat is not None:
        _same("seat", game.seat(), ord(check.seat) - ord("A"), where)
    if check.legal is not None:
        _same("legal", sorted(game.legal()), sorted(check.legal.split()), where)
    if check.over:
        _same("seat after the end", game.seat(), None, where)
        _same("legal after the end", list(game.legal()), [], where)
    for slot, side in check.ctl.items():
        _same(f"controller of g{slot}", game.controller(slot), side, where)
    if check.scores is not None:
        _same("scores", tuple(game.scores()), check.scores, where)
    if check.sizes is not None:
        _same("hand sizes", tuple(len(hand) for hand in game.hands()), check.sizes, where)
    if check.deck is not None:
        _same("deck", game.deck_size(), check.deck, where)
    if check.discard is not None:
        _same("discard", sorted(game.discard()), sorted(check.discard.split()), where)
    if check.discard_size is not None:
        _same("discard size", len(game.discard()), check.discard_size, where)
    for side, cards in check.spoils.items():
        _same(f"spoils of side {side}", sorted(game.spoils(side)), sorted(cards.split()), where)
    if check.winners is not None:
        _same("winners", tuple(game.winners()), check.winners, where)
    for text in check.refused.split():
        _check_refused(game, text, where)


def _check_refused(game: Game, text: str, where: str) -> None:
    """An action that is not legal raises and leaves everything as it was."""
    before = snapshot(game)
    assert text not in game.legal(), f"{where}: {text} should not be legal"
    try:
        game.play(text)
    except ValueError:
        _same(f"after refusing {text}", snapshot(game), before, where)
    else:
        raise AssertionError(f"{where}: {text} was accepted")


def dealt(hands: Sequence[str], start: int = 0) -> tuple[str, ...]:
    """A shuffled order that deals these six-card hands (KOR-15); the rest follows in catalogue order."""
    split = [hand.split() for hand in hands]
    order = [split[(start + k) % len(split)][k // len(split)] for k in range(6 * len(split))]
    return tuple(order + list((Counter(CATALOGUE) - Counter(order)).elements()))


_TV1 = Deal(
    seats=3,
    teams=False,
    order=dealt(("G3 yellow3 blue3 C:blue green2 red1", "G2 G6 A yellow2 G4 blue1", "red2 red2 green3 G2 C:green G5")),
    start=0,
)

# Step by step: captures first, the action, then what the table must look like.
TV_1 = Vector(
    "TV-1 opening",
    "KOR-12 KOR-15 KOR-21 KOR-28 KOR-30 KOR-35 KOR-43 KOR-48 KOR-53 KOR-55 KOR-56 KOR-58 KOR-60 KOR-62 A-2",
    _TV1,
    (
        Check(seat="A", sizes=(6, 6, 6), deck=60, discard="", scores=(0, 0, 0)),
        "A G3",
        Check(ctl={0: 0}, sizes=(5, 6, 6), deck=60, discard=""),
        "B draw",
        Check(ctl={0: 0}, sizes=(5, 7, 6), deck=59, discard=""),
        "C P:red2>g0",
        Check(ctl={0: 2}, sizes=(5, 7, 5), deck=59, discard=""),
        "A P:yellow3>g0",
        Check(ctl={0: 0}, sizes=(4, 7, 5), deck=59, discard=""),
        "B G2",
        Check(ctl={0: 0, 1: 1}, sizes=(4, 6, 5), deck=59, discard="", scores=(0, 0, 0)),
        "C P:red2>g0",
        Check(ctl={0: 2, 1: 1}, sizes=(4, 6, 4), deck=59, discard="", scores=(0, 0, 0)),
        "A draw",
        Check(ctl={0: 2}, sizes=(5, 6, 4), deck=58, discard="", scores=(0, 2, 0)),
        "B G6",
        Check(ctl={2: 1}, sizes=(5, 5, 4), deck=58, scores=(0, 2, 3)),
        Check(only="korsair", discard="red2 red2 yellow3", spoils={2: ""}),
        Check(only="corsaires", discard="", spoils={0: "", 1: "", 2: "red2 red2 yellow3"}),
        "C P:green3>g2",
        Check(ctl={2: 2}, sizes=(5, 5, 3), deck=58),
        Check(only="korsair", discard_size=3),
        Check(only="corsaires", discard_size=0),
        "A P:blue3>g2",
        Check(ctl={2: None}, sizes=(4, 5, 3), deck=58),
        Check(only="korsair", discard_size=3),
        Check(only="corsaires", discard_size=0),
        "B A>g2",
        Check(ctl={2: 1}, sizes=(4, 4, 3), deck=58),
        Check(only="korsair", discard_size=3),
        Check(only="corsaires", discard_size=0),
        "C G2",
        Check(ctl={2: 1, 3: 2}, sizes=(4, 4, 2), deck=58, scores=(0, 2, 3)),
        Check(only="korsair", discard_size=3),
        Check(only="corsaires", discard_size=0),
        "A C:blue>g2",
        Check(ctl={2: 0, 3: 2}, sizes=(3, 4, 2), deck=58),
        Check(only="korsair", discard_size=4),
        Check(only="corsaires", discard="A"),
        "B P:yellow2>g3",
        Check(ctl={2: 0, 3: 1}, sizes=(3, 3, 2), deck=58),
        Check(only="korsair", discard_size=4),
        Check(only="corsaires", discard="A"),
        "C draw",
        Check(ctl={3: 1}, sizes=(3, 3, 3), deck=57, scores=(6, 2, 3)),
        Check(only="korsair", discard="red2 red2 yellow3 A green3 blue3 C:blue"),
        Check(only="corsaires", discard="A", spoils={0: "green3 blue3 C:blue"}),
        "A P:green2>g3",
        Check(ctl={3: None}, sizes=(2, 3, 3), deck=57),
        "B draw",
        Check(ctl={3: None}, sizes=(2, 4, 3), deck=56),
        "C draw",
        Check(seat="A", ctl={3: None}, sizes=(2, 4, 4), deck=55, scores=(6, 2, 3)),
        Check(only="korsair", discard_size=7, spoils={0: "", 1: "", 2: ""}),
        Check(only="corsaires", discard="A", spoils={0: "green3 blue3 C:blue", 1: "", 2: "red2 red2 yellow3"}),
    ),
)

TV_2 = Vector(
    "TV-2 seven against four",
    "KOR-35 KOR-55 KOR-58 KOR-61 KOR-62 A-19",
    Position(hands=("", "", ""), begin=True, table=(Ship(7, 2, {0: "green4 green3", 1: "blue4"}),)),
    (
        Check(seat="A", scores=(7, 0, 0), legal="draw"),
        Check(only="korsair", discard="green4 green3 blue4", spoils={0: ""}),
        Check(only="corsaires", discard="", spoils={0: "green4 green3 blue4", 1: "", 2: ""}),
    ),
)

TV_3 = Vector(
    "TV-3 tie persists and is broken",
    "KOR-33 KOR-56 KOR-57 KOR-60",
    Position(hands=("", "red1", ""), table=(Ship(5, 0, {1: "red3", 2: "blue3"}),)),
    (
        Check(seat="A", ctl={0: None}, scores=(0, 0, 0)),
        "A draw",
        Check(seat="B", ctl={0: None}, scores=(0, 0, 0)),
        "B P:red1>g0",
        Check(seat="C", ctl={0: 1}, scores=(0, 0, 0)),
        "C draw",
        Check(seat="A", ctl={0: 1}, scores=(0, 0, 0)),
        "A draw",
        Check(seat="B", scores=(0, 5, 0)),
        Check(only="korsair", discard="red3 red1 blue3"),
        Check(only="corsaires", discard="", spoils={1: "red3 red1 blue3"}),
    ),
)

_TV4_TABLE = (Ship(4, 0, {1: "red2", 2: "blue2", 3: "green2", 4: "yellow1"}),)
_TV4_HAND = "yellow1 red1 blue1 green1 A"
TV_4 = (
    Vector(
        "TV-4 colour lock and admiral as last resort",
        "KOR-32 KOR-34 KOR-45 KOR-46 KOR-53",
        Position(hands=(_TV4_HAND, "", "", "", ""), table=_TV4_TABLE),
        (
            Check(seat="A", legal="draw A>g0", ctl={0: None}),
            Check(refused="P:yellow1>g0 P:red1>g0 P:blue1>g0 P:green1>g0"),
            "A A>g0",
            Check(seat="B", ctl={0: 0}),
            "B draw",
            "C draw",
            "D draw",
            "E draw",
            Check(seat="A", scores=(4, 0, 0, 0, 0)),
        ),
    ),
    Vector(
        "TV-4 unless a captain is played",
        "KOR-43 KOR-48 KOR-53",
        Position(hands=(_TV4_HAND, "C:red", "", "", ""), table=_TV4_TABLE),
        (
            "A A>g0",
            "B C:red>g0",
            Check(ctl={0: 1}, discard="A"),
            "C draw",
            "D draw",
            "E draw",
            Check(seat="A", ctl={0: 1}, scores=(0, 0, 0, 0, 0)),
        ),
    ),
)

_TV5_TABLE = (Ship(6, 0, {1: "red2", 2: "blue2"}),)
TV_5 = (
    Vector(
        "TV-5 captain prerequisites",
        "KOR-33 KOR-40 KOR-41",
        Position(hands=("", "C:red C:blue blue2 red1 yellow1", ""), seat=1, table=_TV5_TABLE),
        (Check(seat="B", legal="draw C:red>g0 P:red1>g0", refused="C:blue>g0 P:blue2>g0 P:yellow1>g0"),),
    ),
    Vector(
        "TV-5 owner with a captain only",
        "KOR-40 KOR-41",
        Position(hands=("C:yellow", "", ""), table=_TV5_TABLE),
        (Check(seat="A", legal="draw", refused="C:yellow>g0"),),
    ),
)

TV_6 = Vector(
    "TV-6 last character wins",
    "KOR-37 KOR-43 KOR-47 KOR-48 KOR-50 KOR-53 KOR-62",
    Position(hands=("A", "C:red red4", "C:blue"), seat=1, table=(Ship(8, 0, {1: "red1", 2: "blue4"}),)),
    (
        "B C:red>g0",
        Check(seat="C", ctl={0: 1}, discard=""),
        "C C:blue>g0",
        Check(seat="A", ctl={0: 2}, discard="C:red"),
        "A A>g0",
        Check(seat="B", ctl={0: 0}, discard="C:red C:blue", scores=(0, 0, 0)),
        "B P:red4>g0",
        Check(seat="C", ctl={0: 0}, scores=(0, 0, 0)),
        "C draw",
        Check(seat="A", scores=(8, 0, 0)),
        Check(only="korsair", discard="C:red C:blue red1 red4 blue4 A", spoils={0: ""}),
        Check(only="corsaires", discard="C:red C:blue", spoils={0: "red1 red4 blue4 A"}),
    ),
)

_TV7 = Position(
    hands=("C:yellow G2", "A G3", "", ""),
    teams=True,
    table=(Ship(7, 0, {0: "yellow2", 2: "red4"}),),
)
TV_7 = (
    Vector(
        "TV-7 own character replaced, forbidden",
        "KOR-78 A-13",
        _TV7,
        ("A C:yellow>g0", Check(seat="B", ctl={0: 0}, legal="draw G3", refused="A>g0")),
        editions=("korsair",),
    ),
    Vector(
        "TV-7 own character replaced",
        "KOR-43 KOR-45 KOR-51 KOR-79 A-6 A-7",
        _TV7,
        (
            "A C:yellow>g0",
            Check(seat="B", ctl={0: 0}, legal="draw A>g0 G3"),
            "B A>g0",
            Check(seat="C", ctl={0: 0}, discard="C:yellow"),
            "C draw",
            "D draw",
            Check(seat="A", scores=(7, 0), discard="C:yellow", spoils={0: "yellow2 red4 A"}),
        ),
        editions=("corsaires",),
    ),
    Vector(
        "TV-7 solo contrast",
        "KOR-58 D-7",
        Position(hands=("A", ""), begin=True, table=(Ship(7, 0, {0: "yellow2", 1: "red4"}, (0, "C:yellow")),)),
        (Check(seat="A", scores=(7, 0), legal="draw", refused="A>g0"),),
    ),
)

_TV8 = Position(hands=("red3 red1", "red4 C:red blue2 A", "green3", ""), teams=True, table=(Ship(6, 2),))
_TV8_B = (
    Check(only="korsair", seat="B", legal="draw", refused="P:red4>g0 C:red>g0"),
    Check(only="corsaires", seat="B", legal="draw P:red4>g0 C:red>g0"),
    Check(refused="P:blue2>g0 A>g0", ctl={0: 0}),
)
TV_8 = (
    Vector(
        "TV-8a same-round partners, then a capture",
        "KOR-45 KOR-59 KOR-77 KOR-78 KOR-79 D-7",
        _TV8,
        (
            "A P:red3>g0",
            *_TV8_B,
            "B draw",
            "C draw",
            "D draw",
            Check(seat="A", scores=(6, 0), legal="draw", refused="P:red1>g0"),
        ),
    ),
    Vector(
        "TV-8b same-round partners, then a tie",
        "KOR-56 KOR-77 KOR-78 KOR-79 KOR-82",
        _TV8,
        (
            "A P:red3>g0",
            *_TV8_B,
            "B draw",
            "C P:green3>g0",
            Check(ctl={0: None}),
            "D draw",
            Check(seat="A", scores=(0, 0), ctl={0: None}, legal="draw P:red1>g0"),
            "A P:red1>g0",
            Check(seat="B", ctl={0: 0}),
        ),
    ),
    Vector(
        "TV-8 joint fleet",
        "KOR-77 KOR-79",
        _TV8,
        ("A P:red3>g0", "B P:red4>g0", "C P:green3>g0", Check(ctl={0: 0}), "D draw", Check(seat="A", scores=(6, 0))),
        editions=("corsaires",),
    ),
    Vector(
        "TV-8 from the position after the lead's card",
        "KOR-78 KOR-79",
        Position(
            hands=("red1", "red4 C:red blue2 A", "green3", ""),
            seat=1,
            teams=True,
            table=(Ship(6, 2, {0: "red3"}),),
            barred=0,
        ),
        _TV8_B,
    ),
)

_TV9 = Position(hands=("G5", "A", "red4", "C:red G2"), teams=True)
_TV9_B = (
    "A G5",
    Check(seat="B", ctl={0: 0}, scores=(0, 0), legal="draw A>g0"),
    "B A>g0",
    Check(seat="C", ctl={0: 0}, scores=(0, 0)),
    "C P:red4>g0",
    Check(seat="D", ctl={0: 0}),
    Check(only="korsair", legal="draw G2", refused="C:red>g0"),
    Check(only="corsaires", legal="draw G2 C:red>g0"),
)
TV_9 = (
    Vector(
        "TV-9 lead captures, second defends",
        "KOR-45 KOR-48 KOR-59 KOR-76 KOR-78 KOR-79 KOR-80",
        _TV9,
        (*_TV9_B, "D draw", Check(seat="A", scores=(5, 0))),
    ),
    Vector(
        "TV-9 captain over the admiral in one round",
        "KOR-43 KOR-48 KOR-79",
        _TV9,
        (*_TV9_B, "D C:red>g0", Check(seat="A", ctl={0: 1}, scores=(0, 0), discard="A")),
        editions=("corsaires",),
    ),
)

TV_10 = (
    Vector(
        "TV-10 two captures in one phase",
        "KOR-58 KOR-59 KOR-63 KOR-76 D-3",
        Position(hands=("G5", "red3", "", ""), teams=True, table=(Ship(4, 2),)),
        (
            "A G5",
            "B P:red3>g0",
            Check(seat="C", ctl={0: 0, 1: 0}, scores=(0, 0)),
            "C draw",
            "D draw",
            Check(seat="A", scores=(9, 0), legal="draw"),
        ),
    ),
)

TV_11 = Vector(
    "TV-11 last card is a galleon",
    "KOR-65 KOR-67 KOR-68 KOR-69 KOR-70 KOR-71 KOR-72 KOR-73",
    Position(hands=("G4", "G5 red1"), deck="", captured=(10, 12), table=(Ship(3, 1, {0: "blue2", 1: "red2"}),)),
    (
        Check(seat="A", legal="G4", refused="draw", scores=(10, 12)),
        "A G4",
        Check(over=True, scores=(14, 7), winners=(0,), discard="", ctl={0: None}, refused="draw G5 X:red1"),
    ),
)

TV_12 = Vector(
    "TV-12 legality with an empty deck",
    "KOR-22 KOR-27 KOR-52 section-11",
    Position(hands=("G2 red1 A", "G3 G3"), deck=""),
    (
        Check(seat="A", legal="G2 X:red1 X:A", refused="draw X:G2"),
        "A X:A",
        Check(seat="B", legal="G3", discard="A"),
    ),
)

_TV13B = Position(hands=("", "G5 red2"), seat=1, deck="blue1", captured=(4, 8), table=(Ship(3, 1, {0: "yellow2"}),))
_TV13C = Position(hands=("", "", "G6", "G2"), seat=2, teams=True, deck="blue1", table=(Ship(4, 0),))
TV_13 = (
    Vector(
        "TV-13a empty hand, deck not empty",
        "KOR-26",
        Position(hands=("", "red1"), deck="G2"),
        (Check(seat="A", legal="draw"),),
    ),
    Vector(
        "TV-13b empty hand at exhaustion, solo",
        "KOR-20 KOR-64 KOR-65 A-8 A-21",
        _TV13B,
        (
            "B draw",
            Check(seat="B", deck=0, scores=(7, 8), legal="G5 X:red2 X:blue1"),
            "B X:red2",
            Check(seat="B", scores=(7, 8)),
            "B G5",
            Check(seat="B", scores=(7, 13), legal="X:blue1"),
            "B X:blue1",
            Check(over=True, scores=(7, 13), winners=(1,)),
        ),
    ),
    Vector(
        "TV-13b with endNow",
        "KOR-65 A-8",
        _TV13B,
        ("B draw", Check(over=True, scores=(7, 3), winners=(0,))),
        options={"emptyHandAtExhaustion": "endNow"},
    ),
    Vector(
        "TV-13c one partner without cards",
        "KOR-66",
        Position(hands=("", "G3", "", "G2"), seat=2, teams=True, deck="blue1", table=(Ship(4, 0),)),
        ("C draw", Check(seat="D", deck=0, scores=(0, 0))),
    ),
    Vector(
        "TV-13c a team without cards at exhaustion",
        "KOR-66 KOR-69 KOR-71 A-8",
        _TV13C,
        ("C draw", Check(over=True, scores=(4, -8), winners=(0,))),
    ),
    Vector(
        "TV-13c with skip",
        "KOR-66 KOR-81 A-8 A-12",
        _TV13C,
        (
            "C draw",
            Check(seat="D", scores=(0, 0)),
            "D G2",
            Check(seat="C", scores=(4, 2), legal="G6 X:blue1"),
            "C X:blue1",
            Check(seat="C", scores=(4, 2), legal="G6"),
            "C G6",
            Check(over=True, scores=(4, 8), winners=(1,)),
        ),
        options={"emptyHandAtExhaustion": "skip"},
    ),
)

TV_14 = Vector(
    "TV-14 last card is a captain",
    "KOR-53 KOR-65 KOR-68 KOR-71 A-18",
    Position(
        hands=("C:green", "G2 red1", "G8"),
        deck="",
        captured=(7, 5, 12),
        table=(Ship(5, 1, {0: "green1", 2: "red4"}),),
    ),
    (
        "A C:green>g0",
        Check(over=True, scores=(12, 3, 4), winners=(0,)),
        Check(only="korsair", discard="green1 red4 C:green"),
        Check(only="corsaires", discard="", spoils={0: "green1 red4 C:green"}),
    ),
)

TV_15 = (
    Vector(
        "TV-15a partners out of cards",
        "KOR-52 KOR-66 KOR-68 KOR-71 KOR-77 KOR-81 A-21",
        Position(
            hands=("", "red2", "G2 G3", "blue1"),
            begin=True,
            teams=True,
            deck="",
            table=(Ship(6, 2, {0: "red3", 2: "blue1"}), Ship(4, 1, {2: "yellow1"})),
        ),
        (
            Check(seat="B", scores=(6, 0), ctl={1: 1}, legal="P:red2>g1 X:red2"),
            "B X:red2",
            Check(over=True, scores=(6, -1), winners=(0,)),
        ),
    ),
    Vector(
        "TV-15b the ban does not pass to another team's second",
        "KOR-78 KOR-81 KOR-82",
        Position(
            hands=("red1 G2", "", "", "blue4 G3"),
            teams=True,
            deck="",
            table=(Ship(6, 0, {0: "red1", 2: "blue1"}),),
        ),
        ("A P:red1>g0", Check(seat="D", ctl={0: 0}, scores=(0, 0), legal="G3 P:blue4>g0 X:blue4")),
        editions=("korsair",),
    ),
)

TV_16 = Vector(
    "TV-16 shared victory",
    "KOR-73 A-10",
    Position(hands=("red1", "red2", "red3"), deck="", captured=(31, 31, 20)),
    ("A X:red1", Check(over=True, scores=(31, 31, 20), winners=(0, 1))),
)

_TV17 = Position(hands=("G2 red1", "G3 blue4 A"), table=(Ship(5, 1),))
TV_17 = (
    Vector(
        "TV-17 refusals while the deck is not empty",
        "KOR-18 KOR-19 KOR-52",
        _TV17,
        (
            Check(seat="A", legal="draw G2 P:red1>g0", ctl={0: 1}),
            # A discard; a galleon; the other seat's cards; cards nobody holds; slots not on the table; no actions.
            Check(refused="X:red1 X:G2 G3 P:blue4>g0 A>g0 G8 P:red4>g0 C:red>g0"),
            Check(refused="P:red1>g1 P:red1>g24 P:red1>g25 P:red1>g00 P:red1>g-1 P:red1 red1>g0 pass X G1 G9 Draw"),
        ),
    ),
    Vector(
        "TV-17 refusals with an empty deck and after the end",
        "KOR-22 KOR-52 KOR-67",
        Position(hands=("G2", "G3 blue4 A"), deck="", table=(Ship(5, 1, {0: "red1"}),)),
        (
            Check(seat="A", legal="G2", refused="draw X:G2 X:blue4 X:A"),
            "A G2",
            Check(over=True, scores=(7, -3), refused="draw G2 G3 P:blue4>g0 P:blue4>g1 A>g0 X:blue4 X:A"),
        ),
    ),
    Vector(
        "TV-17 a captured galleon is no target any more",
        "KOR-58 D-7",
        Position(hands=("red1", ""), begin=True, table=(Ship(5, 0),)),
        (Check(seat="A", scores=(5, 0), legal="draw", refused="P:red1>g0"),),
    ),
)

# Tables the rules refuse (TV-17; KOR-1 to KOR-5, KOR-10), as seats, teams, starting seat.
REFUSED_TABLES: tuple[tuple[int, bool, int], ...] = (
    *((seats, teams, 0) for seats in (0, 1, 7, 9, 10) for teams in (False, True)),
    *((seats, False, 0) for seats in (6, 8)),
    *((seats, True, 0) for seats in (2, 3, 5)),
    *((seats, True, start) for seats in (4, 6, 8) for start in range(1, seats, 2)),
    *((seats, False, seats) for seats in (2, 3, 4, 5)),
)
ACCEPTED_TABLES: tuple[tuple[int, bool, int], ...] = (
    *((seats, False, start) for seats in (2, 3, 4, 5) for start in range(seats)),
    *((seats, True, start) for seats in (4, 6, 8) for start in range(0, seats, 2)),
)

# Clauses and option values that no vector above reaches.
_STAY = Position(hands=("A", "C:red", ""), seat=1, table=(Ship(8, 0, {1: "red1", 2: "blue4"}),))
_SEAT = Position(hands=("A", "G2", "", ""), teams=True, table=(Ship(5, 1, {2: "red1"}), Ship(5, 0, {2: "red1"})))
EXTRA = (
    Vector(
        "EX-1 expelled characters stay under the galleon",
        "KOR-49 KOR-62 section-8",
        _STAY,
        (
            "B C:red>g0",
            "C draw",
            "A A>g0",
            Check(seat="B", ctl={0: 0}, discard=""),
            "B draw",
            "C draw",
            Check(seat="A", scores=(8, 0, 0)),
            Check(only="korsair", discard="red1 blue4 C:red A"),
            Check(only="corsaires", discard="", spoils={0: "red1 blue4 C:red A"}),
        ),
        options={"expelled": "stay"},
    ),
    Vector(
        "EX-2 admiral on the partner's galleon",
        "KOR-45 A-7",
        _SEAT,
        (Check(seat="A", legal="draw A>g0 A>g1"),),
    ),
    Vector(
        "EX-3 admiral on the seat's own galleon only",
        "KOR-45 section-8",
        _SEAT,
        (Check(seat="A", legal="draw A>g1", refused="A>g0"),),
        options={"admiralTarget": "seat"},
    ),
    Vector(
        "EX-4 no ban where the lead drew, and none on the lead for its second's card",
        "KOR-77 KOR-82",
        Position(hands=("red1", "red3", "blue3", ""), teams=True, table=(Ship(6, 2, {0: "red1", 2: "blue1"}),)),
        (
            "A draw",
            Check(seat="B", legal="draw P:red3>g0"),
            "B P:red3>g0",
            "C P:blue3>g0",
            "D draw",
            Check(seat="A", ctl={0: None}),
            "A P:red1>g0",
            Check(seat="B", ctl={0: 0}),
        ),
    ),
    Vector(
        "EX-5 the ban is over in the next round",
        "KOR-78 KOR-82",
        Position(hands=("red1", "red2", "", ""), teams=True, table=(Ship(6, 2, {0: "red3", 2: "blue4"}),)),
        (
            "A P:red1>g0",
            Check(only="korsair", seat="B", legal="draw"),
            Check(only="corsaires", seat="B", legal="draw P:red2>g0"),
            "B draw",
            "C draw",
            "D draw",
            Check(seat="A", ctl={0: None}, scores=(0, 0)),
            "A draw",
            Check(seat="B"),
            "B P:red2>g0",
            Check(seat="C", ctl={0: 0}),
        ),
    ),
    Vector(
        "EX-6 a skipped lead bars nothing",
        "KOR-78 KOR-81 KOR-82",
        Position(
            hands=("red1", "G3 red2", "G2", "G2 G4"),
            teams=True,
            deck="",
            table=(Ship(6, 2, {0: "red3", 2: "blue4"}),),
        ),
        (
            "A P:red1>g0",
            Check(only="korsair", seat="B", legal="G3 X:red2"),
            Check(only="corsaires", seat="B", legal="G3 P:red2>g0 X:red2"),
            "B G3",
            "C G2",
            "D G2",
            Check(seat="B", ctl={0: None}, scores=(3, 0)),
            Check(legal="P:red2>g0 P:red2>g2 P:red2>g3 X:red2"),
            "B P:red2>g0",
            Check(over=True, scores=(9, 0), winners=(0,)),
        ),
    ),
    Vector(
        "EX-7 pirate on the galleon the lead just placed",
        "KOR-80",
        Position(hands=("G6", "red2", "", ""), teams=True),
        ("A G6", Check(seat="B", legal="draw P:red2>g0"), "B P:red2>g0", Check(ctl={0: 0}, scores=(0, 0))),
    ),
    Vector(
        "EX-8 weaker join and same colour elsewhere",
        "KOR-31 KOR-32 KOR-36 KOR-38 KOR-39 KOR-56",
        Position(
            hands=("red1 blue2", "", ""),
            table=(Ship(6, 0, {1: "red4", 2: "blue4"}), Ship(2, 1, {2: "yellow3", 1: "green3"})),
        ),
        (Check(seat="A", legal="draw P:red1>g1 P:blue2>g1", refused="P:red1>g0 P:blue2>g0"),),
    ),
    Vector(
        "EX-9 start on another seat",
        "KOR-7 KOR-15",
        Deal(
            seats=2,
            teams=False,
            order=dealt(("G2 G3 G3 red1 red1 A", "G4 G5 blue1 blue2 C:red C:blue"), start=1),
            start=1,
        ),
        (
            Check(seat="B", legal="draw G4 G5", deck=66, sizes=(6, 6)),
            "B draw",
            Check(seat="A", legal="draw G2 G3", deck=65, sizes=(6, 7)),
        ),
    ),
)

ALL: tuple[Vector, ...] = (
    *(TV_1, TV_2, TV_3, *TV_4, *TV_5, TV_6, *TV_7, *TV_8, *TV_9, *TV_10, TV_11, TV_12),
    *(*TV_13, TV_14, *TV_15, TV_16, *TV_17, *EXTRA),
)
