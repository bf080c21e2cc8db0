"""Positions written as people write them, dice given beforehand, and decisions in the notation of records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from mypy_extensions import i64

from flibuste.games.stortebeker.articles import Articles
from flibuste.games.stortebeker.cards import kinds_in, one
from flibuste.games.stortebeker.game import Stortebeker, articles
from flibuste.games.stortebeker.hold import Hold
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.sight import Sight
from flibuste.games.stortebeker.table import CAPTURED, SCORE, SIZE, new_table
from flibuste.games.stortebeker.words import KIND_NAMES
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Event, Log
from flibuste.kernel.rng import FastRng
from flibuste.kernel.vecs import vec

GAME = Stortebeker()
COLOURS = {"blue": 0, "green": 1, "brown": 2, "red": 3, "black": 4, "yellow": 5}  # of the colour dice
EASY_SEA = ("Y1", "R1", "B1", "G1")


def signed(seats: int = 2, **wishes: str) -> Articles:
    return articles(GAME.setup(None, seats, wishes))


def pack(cards: str) -> int:
    """Of cards like "rum meat* P4"."""
    return sum(int(one(KIND_NAMES.index(card))) for card in cards.split())


def cards(pack: int) -> str:
    return " ".join(KIND_NAMES[kind] for kind in kinds_in(pack))


def ship(name: str) -> int:
    return articles(GAME.setup()).stock.ids.index(name)


@cache
def seed_for(dice: tuple[int, ...]) -> int:
    """A seed whose first dice fall like this; each from 0 to 5."""
    for seed in range(2_000_000):
        rng = FastRng(seed)
        if all(rng.below(6) == die for die in dice):
            return seed
    raise LookupError(dice)


def roll(state: State, *dice: int | str) -> None:
    """The next dice: numbers 1 to 6, or colours."""
    faces = tuple(COLOURS[die] if isinstance(die, str) else die - 1 for die in dice)
    state.reseed(FastRng(seed_for(faces)))


def position(
    hands: Sequence[str],
    sides: Mapping[tuple[int, int], str] | None = None,
    *,
    sea: Sequence[str | None] = EASY_SEA,
    discard: str = "",
    deck: str | None = None,
    convoy: Sequence[str] | None = None,
    captured: Mapping[int, str] | None = None,
    round: int = 2,
    active: int = 0,
    **wishes: str,
) -> State:
    """A state at the beginning of a turn. Sides are by slot and seat, face-down pirates written ?P4.

    What is not named lies in the draw pile and in the convoy, in some order; a deck or convoy that is named is all.
    """
    table = new_table(signed(len(hands), **wishes))
    stock = table.articles.stock
    fleet = place_ships(table.articles, sea, convoy, captured or {})
    heaps = zeros(16)
    for slot, name in enumerate(sea):
        if name is not None:
            table.ships[slot] = stock.ids.index(name)
    for (slot, seat), text in (sides or {}).items():
        hidden = " ".join(card[1:] for card in text.split() if card.startswith("?"))
        table.sides[4 * slot + seat] = pack(" ".join(card for card in text.split() if not card.startswith("?")))
        table.sides[16 + 4 * slot + seat] = len(hidden.split())
        heaps[4 * slot + seat] = pack(hidden)
    for seat, text in enumerate(hands):
        table.seats[8 * seat + SIZE] = len(text.split())
    for seat, text in (captured or {}).items():
        for name in text.split():
            table.seats[8 * seat + CAPTURED] |= 1 << stock.ids.index(name)
            table.seats[8 * seat + SCORE] += stock.points[stock.ids.index(name)]
    table.discard = pack(discard)
    table.round = round
    table.active = active
    if convoy is not None:
        table.convoy = len(convoy)
    packs = vec[i64]([*(pack(text) for text in hands), *[0] * (4 - len(hands))])
    pile = [KIND_NAMES.index(card) for card in deck.split()] if deck is not None else None
    if pile is None:
        rest = stock.cards - sum(packs) - table.discard - sum(table.sides[:16]) - sum(heaps)
        pile = kinds_in(rest)
    table.deck = len(pile)
    state = State(table, Hold(packs, heaps, vec[i64](pile), fleet, FastRng(1)), active)
    state.hold.show_ahead(table)
    state.begin_turn()
    return state


def place_ships(
    signed: Articles, sea: Sequence[str | None], convoy: Sequence[str] | None, captured: Mapping[int, str]
) -> vec[i64]:
    """All thirty in the order of a shuffle that led here."""
    ids = signed.stock.ids
    gone = [ids.index(name) for text in captured.values() for name in text.split()]
    here = [ids.index(name) for name in sea if name is not None]
    ahead = [ids.index(name) for name in convoy or ()]
    rest = [number for number in range(30) if number not in (*gone, *here, *ahead)]
    left = int(signed.convoy) if convoy is None else len(convoy)
    before = int(signed.slots + signed.convoy) - left  # ships that have left the convoy or never were in it
    drawn = [*here, *gone, *rest][:before]
    others = [number for number in range(30) if number not in (*drawn, *ahead)]
    return vec[i64]([*drawn, *ahead, *others])


def moves(state: State) -> set[str]:
    return {GAME.say(int(action)) for action in state.actions()}


def play(state: State, *decisions: str) -> list[Event]:
    """Decisions one after the other; what happened at the last one."""
    log = Log()
    for text in decisions:
        state.attach(log)
        log.take()
        state.play(GAME.read(text))
    return log.take()


def forbidden(state: State, text: str) -> int:
    return int(state.forbids(GAME.read(text)))


def hand(state: State, seat: int) -> str:
    return cards(state.hold.hands[seat])


def side(state: State, slot: int, seat: int) -> str:
    """As it is written in a position."""
    heap = cards(state.hold.heaps[4 * slot + seat]).split()
    return " ".join([*cards(state.table.side(slot, seat)).split(), *(f"?{card}" for card in heap)])


def discards(state: State) -> str:
    return cards(state.table.discard)


def look(state: State, seat: int) -> Sight:
    sight = state.sight(seat)
    assert isinstance(sight, Sight)
    return sight


def ships_at_sea(state: State) -> list[str | None]:
    ids = state.table.articles.stock.ids
    return [ids[state.table.ship(slot)] if state.table.ship(slot) >= 0 else None for slot in range(4)]


def in_order(text: str) -> str:
    """The same cards in the order of kinds."""
    return cards(pack(text))
