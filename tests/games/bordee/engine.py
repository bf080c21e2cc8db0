"""Positions of the engine, written in the notation of the specification. Blue is seat 0, Red is seat 1."""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from mypy_extensions import i64

from flibuste.games.bordee import rules
from flibuste.games.bordee.cards import card_bit, faces_in, value
from flibuste.games.bordee.components import CANNON_NAMES, DISC_NAMES, TOKEN_NAMES, ZONE_NAMES
from flibuste.games.bordee.game import Bordee
from flibuste.games.bordee.notation import SHUFFLED, card_name
from flibuste.games.bordee.own import new_own
from flibuste.games.bordee.steps import course
from flibuste.games.bordee.table import new_table
from flibuste.games.bordee.wire import QUESTIONS
from flibuste.kernel.event import Event, Log
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec

BORDEE = Bordee()
SPECIFICATION = BORDEE.load_data(Path(__file__).parent / "specification.toml")  # the values that the vectors rest on
SPECIFIED = replace(BORDEE.setup(wishes={"reputations": "yes", "tricks": "yes"}), data=SPECIFICATION)
BLUE, RED = 0, 1
TARGET = re.compile(r"(T\d\d)(?:\[([^,\]]*),([^,\]]*)\])?")
FILLER = "1S 2D 4H 6C 8D 10H 3S 5C 7S 9C 2H 6D"  # for hands of which only the size matters


def numbers(text: str) -> list[int]:
    return [SHUFFLED.index(name) for name in text.split()]


def hand_of(text: str) -> int:
    return sum(card_bit(face) for face in numbers(text))


def counts(text: str) -> list[int]:
    return [int(part) for part in text.split("/")]


@dataclass
class Side:
    """One seat. Targets are `T07[8C,7D]`, left and bottom; a joker is `JK=7`, an empty position is nothing or `-`."""

    hand: str = ""
    bow: str = "P18"
    stern: str = "P18"
    active: str = "BOW"
    zone: str = "HULL_BOW"
    targets: str = "T01 T02"
    decks: str = "4/6/4"
    sails: str = "3/3"
    hull: str = "4/6/4"
    captain: str | None = "DECK_BOW"
    mate: str | None = "DECK_STERN"
    tokens: str = "DIS_SAILS DIS_CREW DIS_PLANKS"
    gone: str = ""  # tokens no longer there
    deck: str | None = None  # the whole aim deck, top first; the rest is discarded. None: whatever is left
    top: str = ""  # the next cards of the deck
    broadside: str = ""
    lurch: tuple[int, ...] = ()
    dodge: tuple[int, ...] = ()
    bow_discs: str = ""
    stern_discs: str = ""
    reputation: int = 0
    tricks: tuple[int, ...] = ()


@dataclass
class Duel:
    state: rules.State
    log: Log = field(default_factory=Log)
    events: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.state.attach(self.log)

    # Playing

    def play(self, text: str) -> Duel:
        """Decisions in the notation, one after the other."""
        for word in text.split():
            self.state.play(BORDEE.read(word))
            self.events += self.log.take()
            assert self.state.fault() == ""
        return self

    def refuses(self, word: str, clause: int) -> None:
        action = BORDEE.read(word)
        assert self.state.forbids(action) == clause
        with pytest.raises(Refusal) as caught:
            self.state.play(action)
        assert caught.value.clause == clause

    # Looking

    @property
    def legal(self) -> set[str]:
        return {BORDEE.say(int(action)) for action in self.state.actions()}

    @property
    def asked(self) -> tuple[int, str]:
        """Who decides, and the name of the decision."""
        return int(self.state.seat), QUESTIONS[self.state.table.node]

    def hand(self, seat: int) -> str:
        return " ".join(card_name(face) for face in faces_in(self.state.owns[seat].hand))

    def held(self, seat: int) -> int:
        return int(self.state.table.ships[seat].held)

    def discards(self, seat: int) -> list[str]:
        ship = self.state.table.ships[seat]
        return [card_name(ship.discards[place]) for place in range(ship.discard_count)]

    def markers(self, seat: int, first: int, last: int) -> str:
        return "/".join(str(self.state.table.ships[seat].markers[zone]) for zone in range(first, last + 1))

    def decks(self, seat: int) -> str:
        return self.markers(seat, 0, 2)

    def sails(self, seat: int) -> str:
        return self.markers(seat, 3, 4)

    def hull(self, seat: int) -> str:
        return self.markers(seat, 5, 7)

    def cannon(self, seat: int, side: int) -> list[str]:
        discs = self.state.table.ships[seat].discs
        return [DISC_NAMES[kind] for kind in range(3) for _ in range(discs[3 * side + kind])]

    def bag(self) -> list[int]:
        return [int(count) for count in self.state.table.bag]

    def targets(self, seat: int) -> list[str]:
        ship = self.state.table.ships[seat]
        return [SHUFFLED[41 + ship.targets[index]] for index in range(ship.target_count)]

    def placed(self, seat: int) -> list[str]:
        ship = self.state.table.ships[seat]
        cards = [ship.placed[position] for position in range(2 * ship.target_count)]
        return ["-" if face < 0 else card_name(face) for face in cards]

    def track(self, seat: int, name: str) -> list[int]:
        mask = getattr(self.state.table.ships[seat], name)
        return [number + 1 for number in range(10) if (mask >> number) & 1]

    @property
    def damage(self) -> int:
        return int(self.state.table.shot.damage)

    @property
    def ending(self) -> tuple[str, int]:
        """Reason and winner, of a draw -1."""
        assert self.state.seat == OVER
        return BORDEE.endings[self.state.table.reason], int(self.state.table.winner)

    def happened(self, what: int) -> list[list[int]]:
        return [event.facts for event in self.events if event.what == what]


def place_side(state: rules.State, seat: int, side: Side) -> None:
    ship, own = state.table.ships[seat], state.owns[seat]
    own.hand = hand_of(side.hand)
    ship.held = len(side.hand.split())
    markers = [*counts(side.decks), *counts(side.sails), *counts(side.hull)]
    for zone, count in enumerate(markers):
        ship.markers[zone] = count
    ship.captain = ZONE_NAMES.index(side.captain) if side.captain else -1
    ship.mate = ZONE_NAMES.index(side.mate) if side.mate else -1
    for cannon, (kind, discs) in enumerate(((side.bow, side.bow_discs), (side.stern, side.stern_discs))):
        ship.types[cannon] = CANNON_NAMES.index(kind)
        for name in discs.split():
            ship.discs[3 * cannon + DISC_NAMES.index(name)] += 1
            state.table.bag[DISC_NAMES.index(name)] -= 1
    ship.active = ("BOW", "STERN").index(side.active)
    ship.zone = ZONE_NAMES.index(side.zone)
    place_targets(state, seat, side.targets)
    ship.broadsides = sum(1 << "SHCD".index(letter) for letter in side.broadside)
    ship.lurches = sum(1 << (number - 1) for number in side.lurch)
    ship.dodges = sum(1 << (number - 1) for number in side.dodge)
    ship.reputation = side.reputation
    ship.tricks = len(side.tricks)
    own.tricks = own.seen = sum(1 << number for number in side.tricks)
    for hull, name in enumerate(side.tokens.split()):
        state.tokens[3 * seat + hull] = TOKEN_NAMES.index(name)
        if name in side.gone.split():
            ship.tokens &= ~(1 << hull)
            ship.disasters |= 1 << TOKEN_NAMES.index(name)
    place_deck(state, seat, side)


def place_targets(state: rules.State, seat: int, text: str) -> None:
    ship = state.table.ships[seat]
    found = TARGET.findall(text)
    ship.target_count = len(found)
    for index, (name, *cards) in enumerate(found):
        ship.targets[index] = SHUFFLED.index(name) - 41
        for bottom, card in enumerate(cards):
            if card not in ("", "-"):
                face, _, shown = card.partition("=")
                ship.placed[2 * index + bottom] = numbers(face)[0]
                ship.values[2 * index + bottom] = int(shown) if shown else value(numbers(face)[0])


def place_deck(state: rules.State, seat: int, side: Side) -> None:
    ship = state.table.ships[seat]
    used = numbers(side.hand) + [int(face) for face in ship.placed if face >= 0]
    left = [min(place, 40) for place in range(42)]
    for face in used:
        left.remove(face)
    chosen = numbers(side.top if side.deck is None else side.deck)
    for face in chosen:
        left.remove(face)
    if side.deck is None:
        chosen, left = chosen + left, []
    state.decks[seat] = vec[i64](chosen)
    ship.deck = len(chosen)
    for face in left:
        ship.discard(face)


def duel(
    blue: Side | None = None,
    red: Side | None = None,
    player: int = BLUE,
    stage: int = course.NEXT_ACTION,
    next_targets: str = "",
    turn: int = 9,
    calm: int = 0,
    actions: int = 0,
    seed: int = 1,
) -> Duel:
    """A game under way, with this seat to play."""
    articles = BORDEE.articles(SPECIFIED)
    state = rules.State(
        new_table(articles),
        [new_own(), new_own()],
        [vec[i64]([]), vec[i64]([])],
        vec[i64]([]),
        vec[i64]([0] * 6),
        player,
        FastRng(seed),
    )
    table = state.table
    sides = (blue or Side(), red or Side(targets="T03 T04"))
    for seat, side in enumerate(sides):
        place_side(state, seat, side)
    lying = {int(ship.targets[index]) for ship in table.ships for index in range(ship.target_count)}
    following = [SHUFFLED.index(name) - 41 for name in next_targets.split()]
    rest = [target for target in range(30) if target not in lying and target not in following]
    state.targets = vec[i64]([*following, *rest])
    table.target_deck = len(following) + len(rest)
    table.player, table.turn, table.calm, table.stage, table.actions = player, turn, calm, stage, actions
    table.aimed = table.begun = actions > 0
    rules.go_on(state)
    assert state.fault() == ""
    return Duel(state)


def cards(count: int) -> str:
    """Any hand of so many cards, without pairs of consecutive spades to stumble over."""
    return " ".join(FILLER.split()[:count])
