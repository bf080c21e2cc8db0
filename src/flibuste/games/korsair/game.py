"""Korsair and Corsaires in the catalogue: editions, options, seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from flibuste.games.korsair import decisions, events, wire, words
from flibuste.games.korsair.articles import Articles
from flibuste.games.korsair.cards import KINDS
from flibuste.games.korsair.rules import RANDOM_SEAT, Dealer
from flibuste.games.korsair.sight import Sight, recall
from flibuste.kernel import state as kernel
from flibuste.kernel.game import Game, Option, Setup, Teller
from flibuste.kernel.refusal import Refusal

# Where the two editions differ (the table of options in the rulebook); everything else is the same in both.
PRESETS = {
    "korsair": {"teamSameRound": "forbid", "combatCards": "discard", "startSeat": "chosen"},
    "corsaires": {"teamSameRound": "reinforce", "combatCards": "spoils", "startSeat": "random"},
}
COMMON = {
    "expelled": "discard",
    "firstSeat": "0",
    "admiralTarget": "side",
    "partnerHands": "open",
    "capturedValues": "public",
}

# Events that show a card from another seat's hand to those who hear of them.
NEWS = (events.DREW_CARD, events.ENDED)  # at the end all hands are laid open (KOR-87)
SHOWING = (events.PLACED, events.PIRATE_LAID, events.CAPTAIN_LAID, events.ADMIRAL_LAID, events.DISCARDED)


class Korsair(Game):
    name = "korsair"
    prefix = "KOR"
    version = 1
    editions = ("korsair", "corsaires")
    seat_counts = (2, 3, 4, 5, 6, 8)  # KOR-1
    usual_seats = 4
    options = (
        Option("teams", ("no", "yes")),
        Option("teamSameRound", ("forbid", "reinforce")),
        Option("combatCards", ("discard", "spoils")),
        Option("expelled", ("discard", "stay")),
        Option("startSeat", ("chosen", "random")),
        Option("firstSeat", tuple(str(seat) for seat in range(8))),
        Option("admiralTarget", ("side", "seat")),
        Option("emptyHandAtExhaustion", ("skip", "endNow")),
        Option("partnerHands", ("open", "closed")),
        Option("capturedValues", ("public", "memory")),
    )
    decisions = decisions.DECISIONS
    endings = words.ENDINGS
    cards = tuple(words.card_name(kind) for kind in range(KINDS))
    folder = Path(__file__).parent
    news = NEWS
    showing = SHOWING

    def setup(
        self, edition: str | None = None, seats: int | None = None, wishes: Mapping[str, str] | None = None
    ) -> Setup:
        edition = self.settle(edition, wishes)
        seats = self.usual_seats if seats is None else seats
        wishes = wishes or {}
        teams = wishes.get("teams", "yes" if seats in (6, 8) else "no")
        self.check_seats(seats, teams == "yes")
        ending = "endNow" if teams == "yes" else "skip"
        chosen = {**PRESETS[edition], **COMMON, "teams": teams, "emptyHandAtExhaustion": ending, **wishes}
        if chosen["startSeat"] == "chosen":
            self.check_start(int(chosen["firstSeat"]), seats, teams == "yes")
        return Setup(edition, seats, {option.name: chosen[option.name] for option in self.options})

    def check_seats(self, seats: int, teams: bool) -> None:
        if seats not in self.seat_counts:
            raise Refusal(2, {"seats": seats})
        if teams and seats in (2, 3, 5):
            raise Refusal(3, {"seats": seats})
        if not teams and seats in (6, 8):
            raise Refusal(4, {"seats": seats})

    def check_start(self, seat: int, seats: int, teams: bool) -> None:
        if seat >= seats:
            raise Refusal(9, {"seat": seat, "seats": seats})
        if teams and seat % 2 == 1:
            raise Refusal(10, {"seat": seat})

    def dealer(self, setup: Setup) -> Dealer:
        start = RANDOM_SEAT if setup.options["startSeat"] == "random" else int(setup.options["firstSeat"])
        return Dealer(articles(setup), start)

    def longest(self, setup: Setup) -> int:
        """Each card outside the first hands is drawn once, and each card leaves a hand once.

        Where a side without cards ends the game at once, another side always keeps a card.
        """
        return 156 - 6 * setup.seats - (1 if setup.options["emptyHandAtExhaustion"] == "endNow" else 0)

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
        return words.KorsairTeller(self, setup, names, beholder, language)


def articles(setup: Setup) -> Articles:
    """A setup as the rules read it."""
    chosen = setup.options
    signed = Articles(setup.seats, chosen["teams"] == "yes")
    signed.second_may_join = chosen["teamSameRound"] == "reinforce"
    signed.admiral_for_side = chosen["admiralTarget"] == "side"
    signed.end_now = chosen["emptyHandAtExhaustion"] == "endNow"
    signed.spoils = chosen["combatCards"] == "spoils"
    signed.expelled_stay = chosen["expelled"] == "stay"
    signed.open_hands = chosen["partnerHands"] == "open"
    signed.remember_values = chosen["capturedValues"] == "memory"
    return signed
