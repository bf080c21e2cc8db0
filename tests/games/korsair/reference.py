"""A plain model of Korsair / Corsaires, written from the clauses alone.

It exists to be compared with the product's engine, so it prefers the wording of the rules to speed:
every function is one rule, and its docstring names the clauses (KOR-n, A-n, section n) it carries out.
There is no chance in it: the shuffled order of the 78 cards and the starting seat are given.

Cards are written ``G2`` to ``G8``, ``red3``, ``C:red`` and ``A``; actions as in records.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

COLOURS = ("yellow", "red", "blue", "green")
SLOTS = 25
GALLEON_COPIES = {2: 5, 3: 6, 4: 5, 5: 5, 6: 2, 7: 1, 8: 1}
PIRATE_COPIES = {1: 2, 2: 4, 3: 4, 4: 2}

# The options that this model reads, the default of the preset `korsair` first.
OPTIONS = {
    "teamSameRound": ("forbid", "reinforce"),
    "combatCards": ("discard", "spoils"),
    "expelled": ("discard", "stay"),
    "admiralTarget": ("side", "seat"),
    "emptyHandAtExhaustion": ("skip", "endNow"),
    "partnerHands": ("open", "closed"),
    "capturedValues": ("public", "memory"),
}
# What each preset says about those options; emptyHandAtExhaustion depends on the mode instead.
PRESETS = {
    "korsair": {"teamSameRound": "forbid", "combatCards": "discard"},
    "corsaires": {"teamSameRound": "reinforce", "combatCards": "spoils"},
}

# One galleon of a hand-made position: value, owner, pirates as (seat, card), character as (seat, card).
TableEntry = tuple[int, int, Sequence[tuple[int, str]], tuple[int, str] | None]


def all_cards() -> list[str]:
    """The 78 cards (KOR-11)."""
    cards = [f"G{value}" for value, copies in GALLEON_COPIES.items() for _ in range(copies)]
    for colour in COLOURS:
        cards += [f"{colour}{strength}" for strength, copies in PIRATE_COPIES.items() for _ in range(copies)]
    return cards + [f"C:{colour}" for colour in COLOURS] + ["A"]


@dataclass(frozen=True)
class Action:
    """An action taken apart: what is done, with which card, on which slot."""

    kind: str
    card: str = ""
    slot: int = -1


def all_actions() -> dict[str, Action]:
    """The 554 actions by their text, in ascending index."""
    pirates = [f"{colour}{strength}" for colour in COLOURS for strength in (1, 2, 3, 4)]
    captains = [f"C:{colour}" for colour in COLOURS]
    actions = {"draw": Action("draw")}
    actions |= {f"G{value}": Action("galleon", f"G{value}") for value in GALLEON_COPIES}
    actions |= {f"P:{card}>g{slot}": Action("pirate", card, slot) for slot in range(SLOTS) for card in pirates}
    actions |= {f"{card}>g{slot}": Action("captain", card, slot) for slot in range(SLOTS) for card in captains}
    actions |= {f"A>g{slot}": Action("admiral", "A", slot) for slot in range(SLOTS)}
    actions |= {f"X:{card}": Action("discard", card) for card in [*pirates, *captains, "A"]}
    return actions


ACTIONS = all_actions()


def gold(cards: Sequence[str]) -> int:
    """The gold of the galleons among some cards; all other cards are worth nothing (KOR-72)."""
    return sum(int(card[1:]) for card in cards if card.startswith("G"))


def colour_of(card: str) -> str:
    """The colour of a pirate card or of a captain."""
    return card[2:] if card.startswith("C:") else card[:-1]


@dataclass
class Ship:
    """A galleon on the table with everything that lies on it; all of it is public (KOR-85)."""

    slot: int
    value: int
    owner: int
    pirates: list[tuple[int, str]] = field(default_factory=list)  # (seat that laid it, card)
    character: tuple[int, str] | None = None  # (seat that laid it, card)
    expelled: list[str] = field(default_factory=list)  # only filled with `expelled` = `stay`

    def combat_cards(self) -> list[str]:
        """Everything on the galleon except the galleon itself (KOR-62)."""
        standing = [self.character[1]] if self.character is not None else []
        return sorted([card for _, card in self.pirates] + standing + self.expelled)


class Reference:
    """One game, from the deal to the scores."""

    def __init__(self, seats: int, teams: bool, order: list[str], start: int, options: dict[str, str]) -> None:
        """KOR-11 to KOR-15: deal the shuffled order and begin the first turn."""
        self._lay_out(seats, teams, options)
        if not 0 <= start < seats:
            raise ValueError(f"no such starting seat: {start}")
        if teams and start % 2 == 1:
            raise ValueError("in team play the starting seat is a lead (KOR-10)")
        if sorted(order) != sorted(all_cards()):
            raise ValueError("the order must be the 78 cards")
        for k in range(6 * seats):
            self.hands[(start + k) % seats].append(order[k])
        self.deck.extend(order[6 * seats :])
        self._begin_turn(start)

    @classmethod
    def position(
        cls,
        *,
        seats: int,
        teams: bool,
        options: Mapping[str, str],
        hands: Sequence[Sequence[str]],
        deck: Sequence[str],
        table: Sequence[TableEntry],
        captured: Sequence[int],
        seat: int,
        begin: bool,
        barred: int | None = None,
    ) -> Reference:
        """A partial position: cards that are not named are absent.

        ``captured`` is the gold of each side; it is kept as one galleon without a slot (-1).
        ``begin``: the capture phase of ``seat`` is still to come. ``barred``: the slot on which the lead of
        the seat to act laid a card in this round (KOR-78).
        """
        game = cls.__new__(cls)
        game._lay_out(seats, teams, options)
        game.hands = [list(hand) for hand in hands]
        game.deck = list(deck)
        if not game.deck and not any(game.hands):
            raise ValueError("nobody could ever act")
        for slot, (value, owner, pirates, character) in enumerate(table):
            game._ships[slot] = Ship(slot, value, owner, list(pirates), character)
        game._next_slot = len(table)
        game.captured = [[(-1, total)] if total else [] for total in captured]
        game._lead_target[game.side(seat)] = barred
        game.seat = seat
        if begin:
            game._begin_turn(seat)
        return game

    def _lay_out(self, seats: int, teams: bool, options: Mapping[str, str]) -> None:
        """An empty table for these seats (KOR-1 to KOR-5, KOR-14) with these options."""
        if seats not in ((4, 6, 8) if teams else (2, 3, 4, 5)):
            raise ValueError(f"{seats} seats cannot play {'in teams' if teams else 'solo'}")
        self.seats, self.teams, self.sides = seats, teams, seats // 2 if teams else seats
        self.options = {name: values[0] for name, values in OPTIONS.items()}
        self.options["emptyHandAtExhaustion"] = "endNow" if teams else "skip"
        self.options |= {name: value for name, value in options.items() if name in OPTIONS}
        for name, value in self.options.items():
            if value not in OPTIONS[name]:
                raise ValueError(f"unknown value of {name}: {value}")
        self.seat: int | None = None  # who decides; None when the game is over
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.deck: list[str] = []  # the next card first
        self.discard: list[str] = []
        self.spoils: list[list[str]] = [[] for _ in range(self.sides)]
        self.captured: list[list[tuple[int, int]]] = [[] for _ in range(self.sides)]  # (slot, value)
        self.events: list[tuple[Any, ...]] = []
        self._ships: dict[int, Ship] = {}
        self._next_slot = 0
        self._over = False
        # Per side, the slot its lead laid a card on in this round: all that KOR-78 may look at (KOR-82).
        self._lead_target: list[int | None] = [None] * self.sides

    # Who is who

    def side(self, seat: int) -> int:
        """KOR-3, KOR-6: a solo seat is its own side, seats 2k and 2k+1 are team k."""
        return seat // 2 if self.teams else seat

    def is_second(self, seat: int) -> bool:
        """KOR-8: the odd seat of a team."""
        return self.teams and seat % 2 == 1

    def cards_of_side(self, side: int) -> list[str]:
        """The cards in the hands of a solo player or of both partners."""
        return [card for seat, hand in enumerate(self.hands) if self.side(seat) == side for card in hand]

    def table(self) -> list[Ship]:
        """The galleons on the table in slot order, as copies."""
        ships = [self._ships[slot] for slot in sorted(self._ships)]
        return [replace(ship, pirates=list(ship.pirates), expelled=list(ship.expelled)) for ship in ships]

    # Control

    def fleet(self, ship: Ship, side: int) -> list[str]:
        """The pirate cards of one side on a galleon, partners together (KOR-77)."""
        return [card for seat, card in ship.pirates if self.side(seat) == side]

    def strength(self, ship: Ship, side: int) -> int:
        """KOR-35: the sum of the skulls."""
        return sum(int(card[-1]) for card in self.fleet(ship, side))

    def controller(self, slot: int) -> int | None:
        """KOR-53 to KOR-57: the side that leads on a galleon of the table, None if it is tied."""
        if slot not in self._ships:
            raise ValueError(f"no galleon on slot {slot}")
        ship = self._ships[slot]
        if ship.character is not None:
            return self.side(ship.character[0])
        if not ship.pirates:
            return self.side(ship.owner)
        strengths = {side: self.strength(ship, side) for side in range(self.sides)}
        strongest = [side for side, strength in strengths.items() if strength == max(strengths.values())]
        return strongest[0] if len(strongest) == 1 else None

    # What may be done

    def legal(self) -> list[str]:
        """Every legal action of the seat to act, in ascending index."""
        return [text for text, action in ACTIONS.items() if self._is_legal(action)]

    def _is_legal(self, action: Action) -> bool:
        """KOR-18, KOR-19: draw, play a card of one's hand or discard one; nobody acts after the end."""
        if self.seat is None:
            return False
        if action.kind == "draw":
            return bool(self.deck)  # KOR-22
        if action.card not in self.hands[self.seat]:
            return False
        if action.kind == "galleon":
            return True  # KOR-27
        if action.kind == "discard":
            return not self.deck  # KOR-52; a discard of a galleon is not even an action
        ship = self._ships.get(action.slot)
        if ship is None or self._barred(self.seat, ship):
            return False
        rules = {"pirate": self._may_lay_pirate, "captain": self._may_lay_captain, "admiral": self._may_lay_admiral}
        return rules[action.kind](self.seat, action.card, ship)

    def _barred(self, seat: int, ship: Ship) -> bool:
        """KOR-78, KOR-82: the second may lay no card where its own lead laid one in this round."""
        if self.options["teamSameRound"] != "forbid" or not self.is_second(seat):
            return False
        return self._lead_target[self.side(seat)] == ship.slot

    def _may_lay_pirate(self, seat: int, card: str, ship: Ship) -> bool:
        """KOR-31 to KOR-33, KOR-36, KOR-37, KOR-77: the side's own colour, or else one not yet there."""
        own = self.fleet(ship, self.side(seat))
        if own:
            return colour_of(card) == colour_of(own[0])
        return colour_of(card) not in {colour_of(laid) for _, laid in ship.pirates}

    def _may_lay_captain(self, seat: int, card: str, ship: Ship) -> bool:
        """KOR-40 to KOR-42: only to a fleet of the side in the captain's colour."""
        return colour_of(card) in {colour_of(laid) for laid in self.fleet(ship, self.side(seat))}

    def _may_lay_admiral(self, seat: int, card: str, ship: Ship) -> bool:
        """KOR-45, KOR-46: only on the side's own galleon, or with `admiralTarget` = `seat` on the seat's."""
        if self.options["admiralTarget"] == "seat":
            return ship.owner == seat
        return self.side(ship.owner) == self.side(seat)

    # Doing it

    def play(self, text: str) -> None:
        """KOR-16 to KOR-20: the action of the seat to act, and all that follows by itself."""
        seat, action = self.seat, ACTIONS.get(text)
        if seat is None or action is None or not self._is_legal(action):
            raise ValueError(f"illegal action: {text}")
        self._act(seat, action)
        if reason := self._end_reason(seat, action):
            self._end(reason)
        else:
            self._begin_turn((seat + 1) % self.seats)  # KOR-7

    def _act(self, seat: int, action: Action) -> None:
        """The change on the table made by one legal action, with its events in the order they happen."""
        if action.kind == "draw":
            self._draw(seat)
            return
        self.hands[seat].remove(action.card)
        if action.kind == "discard":
            self.discard.append(action.card)
            self.events.append(("discarded", seat, action.card))
        elif action.kind == "galleon":
            self._place(seat, gold([action.card]))
        else:
            self._lay(seat, action)

    def _draw(self, seat: int) -> None:
        """KOR-23 to KOR-25, KOR-64: the top card goes to the hand; the last one starts the final stage."""
        card = self.deck.pop(0)
        self.hands[seat].append(card)
        self.events.append(("drew", seat, card))
        if not self.deck:
            self.events.append(("deckExhausted",))

    def _place(self, seat: int, value: int) -> None:
        """KOR-28 to KOR-30: a new galleon in front of the seat, on the next slot."""
        slot = self._next_slot
        self._next_slot += 1
        self._ships[slot] = Ship(slot, value, seat)
        self.events.append(("placed", seat, slot, value))

    def _lay(self, seat: int, action: Action) -> None:
        """Lay a pirate or a character on a galleon; a lead's card is remembered for its second (KOR-78)."""
        ship = self._ships[action.slot]
        if self.teams and not self.is_second(seat):
            self._lead_target[self.side(seat)] = ship.slot
        if action.kind == "pirate":
            ship.pirates.append((seat, action.card))
            self.events.append(("pirate", seat, action.card, ship.slot))
            return
        named = (action.card,) if action.kind == "captain" else ()
        self.events.append((action.kind, seat, *named, ship.slot))
        if ship.character is not None:
            self._expel(ship, ship.character[1])
        ship.character = (seat, action.card)

    def _expel(self, ship: Ship, card: str) -> None:
        """KOR-43, KOR-47 to KOR-51: the older character loses its effect, and leaves unless `stay` keeps it."""
        (ship.expelled if self.options["expelled"] == "stay" else self.discard).append(card)
        self.events.append(("expelled", card, ship.slot))

    def _begin_turn(self, seat: int) -> None:
        """KOR-16, KOR-20, KOR-65, KOR-81: capture, then ask the seat; without cards and deck go on to the next."""
        while True:
            if not self.is_second(seat):
                self._lead_target[self.side(seat)] = None  # KOR-82: a new round of this side begins
                self._capture_phase(self.side(seat))
            if self.deck or self.hands[seat]:
                self.seat = seat
                return
            self.events.append(("skipped", seat))
            seat = (seat + 1) % self.seats

    def _capture_phase(self, side: int) -> None:
        """KOR-17, KOR-58 to KOR-60, KOR-63, KOR-76: the side takes all it controls, in slot order."""
        for slot in sorted(self._ships):
            if self.controller(slot) == side:
                ship = self._ships[slot]
                self._take(ship, side)
                self.events.append(("captured", side, slot, ship.value, ship.combat_cards()))

    def _take(self, ship: Ship, side: int) -> None:
        """KOR-61, KOR-62: the galleon to the captured pile, its combat cards out of play."""
        del self._ships[ship.slot]
        self.captured[side].append((ship.slot, ship.value))
        pile = self.spoils[side] if self.options["combatCards"] == "spoils" else self.discard
        pile.extend(ship.combat_cards())

    # The end

    def _end_reason(self, seat: int, action: Action) -> str | None:
        """KOR-65, KOR-66, A-8, A-21, A-22: why the game ends after this action, None if it goes on."""
        if self.deck:
            return None
        if self.options["emptyHandAtExhaustion"] == "endNow":
            ends = any(not self.cards_of_side(side) for side in range(self.sides))
        else:
            ends = action.kind != "draw" and not self.cards_of_side(self.side(seat))
        reasons = {"draw": "emptyHandAtExhaustion", "discard": "lastCardDiscarded"}
        return reasons.get(action.kind, "lastCardPlayed") if ends else None

    def _end(self, reason: str) -> None:
        """KOR-67 to KOR-70: each galleon goes to its controller; a tied one keeps its place and its cards."""
        self.seat = None
        self._over = True
        self.events.append(("ended", reason))
        for slot in sorted(self._ships):
            ship, side = self._ships[slot], self.controller(slot)
            if side is None:
                self.events.append(("finalTie", slot, ship.value))
            else:
                self._take(ship, side)
                self.events.append(("finalCapture", side, slot, ship.value))
        for side, (won, held) in enumerate(self._accounts()):
            self.events.append(("scored", side, won, held, won - held))

    def _accounts(self) -> list[tuple[int, int]]:
        """KOR-71, KOR-72: by side, the gold captured and the gold still in its hands."""
        held = [gold(self.cards_of_side(side)) for side in range(self.sides)]
        return [(sum(value for _, value in self.captured[side]), held[side]) for side in range(self.sides)]

    def scores(self) -> list[int]:
        """KOR-71: captured gold by side, less the gold still in hands once the game is over."""
        return [won - held if self._over else won for won, held in self._accounts()]

    def winners(self) -> list[int]:
        """KOR-73, A-10: every side with the highest score; nobody while the game runs."""
        scores = self.scores()
        return [side for side in range(self.sides) if self._over and scores[side] == max(scores)]
