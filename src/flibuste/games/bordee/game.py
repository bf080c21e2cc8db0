"""Bordée in the catalogue: two seats, two modules, and component data that may be replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flibuste.games.bordee import decisions, events, wire, words
from flibuste.games.bordee.articles import Articles
from flibuste.games.bordee.components import components, read_components
from flibuste.games.bordee.rules import Dealer
from flibuste.games.bordee.sight import Sight, recall
from flibuste.kernel import state as kernel
from flibuste.kernel.data import Sheet
from flibuste.kernel.event import Event
from flibuste.kernel.game import Game, Option, Setup, Teller
from flibuste.kernel.refusal import Refusal

SETUP_DECISIONS = 40
TURN_DECISIONS = 80  # section 6.3 of the specification
MORE_WITH_MODULES = 30

# News to everybody: chance speaks. What another seat shows or discards is news to the others only.
NEWS = (
    events.OFFICERS_SHOWN,
    events.CANNONS_SHOWN,
    events.DISCS_DRAWN,
    events.BEGINS,
    events.TRAINED,
    events.DREW_CARDS,
    events.DISASTER,
    events.OFFERED,
    events.REPUTATION_SHOWN,
    events.SAW_HAND,
    events.TARGET_SWAPPED,
)
SHOWING = (events.AIMED, events.BROADSIDE, events.LURCHED, events.DODGED, events.TRICK_PLAYED)


class Bordee(Game):
    name = "bordee"
    prefix = "DUE"
    version = 1
    editions = ("bordee",)
    seat_counts = (2,)  # DUE-101
    usual_seats = 2
    options = (Option("reputations", ("no", "yes")), Option("tricks", ("no", "yes")))  # DUE-114
    decisions = decisions.DECISIONS
    endings = words.ENDINGS
    cards = words.SHUFFLED
    folder = Path(__file__).parent
    news = NEWS
    showing = SHOWING

    def setup(
        self, edition: str | None = None, seats: int | None = None, wishes: Mapping[str, str] | None = None
    ) -> Setup:
        edition = self.settle(edition, wishes)
        seats = self.usual_seats if seats is None else seats
        if seats not in self.seat_counts:
            raise Refusal(101, {"seats": seats})
        chosen = {option.name: option.values[0] for option in self.options} | dict(wishes or {})
        return Setup(edition, seats, chosen)

    def check_data(self, sheet: Sheet) -> None:
        read_components(sheet)

    def articles(self, setup: Setup) -> Articles:
        signed = Articles(components(setup.data or self.own_data))
        signed.reputations = setup.options["reputations"] == "yes"
        signed.tricks = setup.options["tricks"] == "yes"
        return signed

    def dealer(self, setup: Setup) -> Dealer:
        return Dealer(self.articles(setup))

    def longest(self, setup: Setup) -> int:
        more = MORE_WITH_MODULES if "yes" in setup.options.values() else 0
        return SETUP_DECISIONS + int(self.articles(setup).parts.most_turns) * (TURN_DECISIONS + more)

    def say(self, action: int) -> str:
        return words.say(action)

    def read(self, text: str) -> int:
        return words.read(text)

    def view(self, sight: kernel.Sight) -> dict[str, Any]:
        assert isinstance(sight, Sight)
        return wire.view(sight)

    def recall(self, setup: Setup, facts: list[int]) -> Sight:
        return recall(self.articles(setup), facts)

    def reveals(self, event: Event, seat: int) -> bool:
        if event.what == events.DISCARDED:
            return event.facts[0] != seat or event.facts[1] == events.BY_LURCH
        return super().reveals(event, seat)

    def teller(self, setup: Setup, names: Sequence[str], beholder: int, language: str) -> Teller:
        return words.BordeeTeller(self, setup, names, beholder, language)
