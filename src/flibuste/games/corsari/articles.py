"""The articles a table has signed: number of seats and every option of the game, as the rules ask for them."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.corsari.cards import CARDS, HAND, QUAY


class Articles:
    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.quay: i64 = QUAY + seats  # CSI-5
        self.anyone_masters: bool = False  # grandMasterScope = any, else captain
        self.port_crew: bool = True  # may the port colour be named?
        self.empty_crew: bool = False  # may nothing be named?
        self.reoptimise: bool = False  # captainReoptimises = true
        self.fill_present: bool = False  # fillColours = present, else named

    def dealt(self) -> i64:
        """Cards that leave the pool before the deck is what is left of it."""
        return HAND * self.seats + self.quay + 1

    def needed(self) -> i64:
        """The smallest pool a round can be played with: a deck card for each seat (CSI-81, CSI-83)."""
        return self.dealt() + self.seats

    def largest_deck(self) -> i64:
        return CARDS - self.dealt()

    def stall_limit(self) -> i64:
        """Turns in a row with a draw from the discard pile (CSI-29)."""
        return 6 * self.seats
