"""Corsari in the catalogue: options and seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flibuste.games.corsari import decisions, events, wire, words
from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import CARDS
from flibuste.games.corsari.rules import RANDOM_SEAT, Dealer
from flibuste.games.corsari.sight import Sight, recall
from flibuste.kernel import state as kernel
from flibuste.kernel.game import Game, Option, Setup, Teller
from flibuste.kernel.refusal import Refusal

ROUNDS = 144  # at most 36 counted ones (each costs a card, CSI-71), each after three void ones (CSI-84)

# What another seat does with its hidden hand shows something of it; the rest is news to everybody.
SHOWING = (events.DISCARDED, events.LAID_OUT, events.FITS, events.FILLED)
NEWS = (
    events.DEALT,
    events.HAND_DEALT,
    events.DREW_CARD,
    events.REORDERED,
    events.CAPTAIN_WON,
    events.CAPTAIN_BEATEN,
    events.TOOK_MALUS,
    events.LAST_ROUND,
    events.SHORTAGE,
    events.ENDED,
)


class Corsari(Game):
    name = "corsari"
    prefix = "CSI"
    version = 1
    editions = ("corsari",)
    seat_counts = (2, 3, 4)  # CSI-2
    usual_seats = 4
    options = (  # the first value of each is the default (CSI-90)
        Option("startSeat", ("random", "0", "1", "2", "3")),
        Option("grandMasterScope", ("captain", "any")),
        Option("portCrew", ("true", "false")),
        Option("emptyCrew", ("false", "true")),
        Option("captainReoptimises", ("false", "true")),
        Option("fillColours", ("named", "present")),
    )
    decisions = decisions.DECISIONS
    endings = words.ENDINGS
    cards = tuple(words.card_name(card) for card in range(CARDS))
    folder = Path(__file__).parent
    news = NEWS
    showing = SHOWING

    def setup(
        self, edition: str | None = None, seats: int | None = None, wishes: Mapping[str, str] | None = None
    ) -> Setup:
        edition = self.settle(edition, wishes)
        seats = self.usual_seats if seats is None else seats
        if seats not in self.seat_counts:
            raise Refusal(2, {"seats": seats})
        chosen = {option.name: option.values[0] for option in self.options} | dict(wishes or {})
        if chosen["startSeat"] != "random" and int(chosen["startSeat"]) >= seats:
            raise Refusal(10, {"seat": chosen["startSeat"], "seats": seats})
        return Setup(edition, seats, chosen)

    def dealer(self, setup: Setup) -> Dealer:
        start = setup.options["startSeat"]
        return Dealer(articles(setup), RANDOM_SEAT if start == "random" else int(start))

    def longest(self, setup: Setup) -> int:
        """Every so many turns somebody draws from the deck or the quay (CSI-29), and these run out."""
        signed = articles(setup)
        turns = int((signed.largest_deck() + signed.quay - 1) * (signed.stall_limit() + 1))
        return ROUNDS * (3 * turns + 1 + 11 * (setup.seats - 1))

    def say(self, action: int) -> str:
        return words.say(action)

    def read(self, text: str) -> int:
        return words.read(text)

    def view(self, sight: kernel.Sight) -> dict[str, Any]:
        assert isinstance(sight, Sight)
        return wire.view(sight)

    def recall(self, setup: Setup, facts: list[int]) -> Sight:
        return recall(articles(setup), facts)

    def teller(self, setup: Setup, names: Sequence[str], beholder: int, language: str) -> Teller:
        return words.CorsariTeller(self, setup, names, beholder, language)


def articles(setup: Setup) -> Articles:
    """A setup as the rules read it."""
    chosen = setup.options
    signed = Articles(setup.seats)
    signed.anyone_masters = chosen["grandMasterScope"] == "any"
    signed.port_crew = chosen["portCrew"] == "true"
    signed.empty_crew = chosen["emptyCrew"] == "true"
    signed.reoptimise = chosen["captainReoptimises"] == "true"
    signed.fill_present = chosen["fillColours"] == "present"
    return signed
