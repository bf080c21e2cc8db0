"""Störtebeker in the catalogue: options, seats and component data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flibuste.games.stortebeker import decisions, events, wire, words
from flibuste.games.stortebeker.articles import Articles
from flibuste.games.stortebeker.components import read_stock, stock_of
from flibuste.games.stortebeker.deal import Dealer
from flibuste.games.stortebeker.sight import Sight, recall
from flibuste.games.stortebeker.stock import SHIPS
from flibuste.games.stortebeker.table import ADDING, COUNTERING, DISCARDING, PLACING, SHEDDING
from flibuste.kernel import state as kernel
from flibuste.kernel.data import Sheet
from flibuste.kernel.game import Game, Option, Setup, Teller
from flibuste.kernel.refusal import Refusal

TURN = 47  # decisions at most (section 6.1 of the specification)
ON, OFF = "true", "false"

# Dice and ships are news to everybody; what another seat does with its hidden cards shows something of them.
NEWS = (
    events.FIRED,
    events.ROLLED,
    events.FAILED,
    events.ENTERED,
    events.DREW_CARDS,
    events.CAPTURED,
    events.LAST_ROUND,
    events.ENDED,
)
SHOWING = (
    events.PLACED,
    events.PLACED_HIDDEN,
    events.DISCARDED,
    events.LOST,
    events.BOARDED,
    events.COUNTERED,
    events.ADDED,
    events.REVEALED,
    events.UNCOVERED,
)


class Stortebeker(Game):
    name = "stortebeker"
    prefix = "STB"
    version = 1
    editions = ("stortebeker",)
    seat_counts = (2, 3, 4)  # STB-1
    usual_seats = 3
    options = (  # the first value of each is the default (STB-96)
        Option("bonus", (OFF, ON)),
        Option("lookahead3", (OFF, ON)),
        Option("failStops", (OFF, ON)),
        Option("counterStops", (OFF, ON)),
        Option("threeShips", (OFF, ON)),
        Option("tieOrder", ("startPlayer", "attacker")),
        Option("exchangeReclaim", (OFF, ON)),
        Option("stallRounds", ("20", "15", "10", "8")),
    )
    decisions = decisions.DECISIONS
    endings = words.ENDINGS
    cards = (*words.KIND_NAMES, *(f"ship{place + 1}" for place in range(SHIPS)))
    folder = Path(__file__).parent
    news = NEWS
    showing = SHOWING

    def setup(
        self, edition: str | None = None, seats: int | None = None, wishes: Mapping[str, str] | None = None
    ) -> Setup:
        edition = self.settle(edition, wishes)
        seats = self.usual_seats if seats is None else seats
        if seats not in self.seat_counts:
            raise Refusal(1, {"seats": seats})
        chosen = {option.name: option.values[0] for option in self.options} | dict(wishes or {})
        if chosen["threeShips"] == ON and seats != 2:
            raise Refusal(95, {"seats": seats})
        return Setup(edition, seats, chosen)

    def check_data(self, sheet: Sheet) -> None:
        read_stock(sheet)

    def dealer(self, setup: Setup) -> Dealer:
        return Dealer(articles(setup))

    def longest(self, setup: Setup) -> int:
        """Section 8 of the specification: so many captures, and so many rounds between two of them."""
        signed = articles(setup)
        return TURN * setup.seats * int(signed.stall_rounds * (signed.convoy + 1))

    def say(self, action: int) -> str:
        return words.say(action)

    def read(self, text: str) -> int:
        return words.read(text)

    def view(self, sight: kernel.Sight) -> dict[str, Any]:
        assert isinstance(sight, Sight)
        return wire.view(sight)

    def recall(self, setup: Setup, facts: list[int]) -> Sight:
        return recall(articles(setup), facts)

    def guarded(self, sight: kernel.Sight) -> bool:
        """STB-103"""
        assert isinstance(sight, Sight)
        return sight.table.phase in (PLACING, DISCARDING, SHEDDING, COUNTERING, ADDING)

    def teller(self, setup: Setup, names: Sequence[str], beholder: int, language: str) -> Teller:
        return words.StortebekerTeller(self, setup, names, beholder, language)


def articles(setup: Setup) -> Articles:
    """A setup as the rules read it."""
    chosen = setup.options
    signed = Articles(setup.seats, stock_of(setup.data))
    signed.slots = 3 if chosen["threeShips"] == ON else 4
    signed.ahead = 3 if chosen["lookahead3"] == ON else 1
    signed.bonus = chosen["bonus"] == ON
    signed.fail_stops = chosen["failStops"] == ON
    signed.counter_stops = chosen["counterStops"] == ON
    signed.attacker_first = chosen["tieOrder"] == "attacker"
    signed.reclaim = chosen["exchangeReclaim"] == ON
    signed.stall_rounds = int(chosen["stallRounds"])
    return signed
