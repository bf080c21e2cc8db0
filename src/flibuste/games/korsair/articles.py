"""The articles a table has signed: number of seats, teams, and every option of the game, as the rules ask for them."""

from __future__ import annotations

from mypy_extensions import i64


class Articles:
    def __init__(self, seats: i64, teams: bool) -> None:
        self.seats: i64 = seats
        self.teams: bool = teams
        self.partners: i64 = 1 if teams else 0  # a seat's number shifted by this is its side (KOR-6)
        self.sides: i64 = seats >> self.partners
        self.second_may_join: bool = False  # teamSameRound = reinforce (KOR-79), else forbid (KOR-78)
        self.admiral_for_side: bool = True  # admiralTarget = side, else seat
        self.end_now: bool = teams  # emptyHandAtExhaustion = endNow, else skip
        self.spoils: bool = False  # combatCards = spoils, else discard (KOR-62)
        self.expelled_stay: bool = False  # expelled = stay, else discard (KOR-50)
        self.open_hands: bool = True  # partnerHands = open, else closed (KOR-75)
        self.remember_values: bool = False  # capturedValues = memory, else public

    def side(self, seat: i64) -> i64:
        return seat >> self.partners

    def leads(self, seat: i64) -> bool:
        """Has this seat a capture phase (KOR-59)? In solo play every seat has."""
        return seat & self.partners == 0

    def partner(self, seat: i64) -> i64:
        """The other seat of the team; in solo play the seat itself."""
        return seat ^ self.partners

    def may_shield(self, seat: i64, owner: i64) -> bool:
        """May this seat lay the admiral on a galleon of that owner (KOR-45)?"""
        if self.admiral_for_side:
            return self.side(owner) == self.side(seat)
        return owner == seat

    def bars(self, seat: i64, following: i64) -> bool:
        """Is the galleon one seat has laid a card on closed to the seat that acts after it (KOR-78, KOR-82)?"""
        return self.teams and not self.second_may_join and self.leads(seat) and following == seat + 1

    def sees_hand(self, seat: i64, other: i64) -> bool:
        """Does a seat see the cards in another's hand (KOR-75)?"""
        return seat == other or (self.open_hands and seat >= 0 and self.partner(seat) == other)
