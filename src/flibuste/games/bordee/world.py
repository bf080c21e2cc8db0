"""The whole game with its secrets, and the small moves of pieces that every step of the rules is made of."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.bordee.cards import DISCS, JOKER, NO_CARD, card_bit, without
from flibuste.games.bordee.decisions import AIM, PATCH
from flibuste.games.bordee.events import (
    DISCARDED,
    DISCS_DRAWN,
    DREW,
    DREW_CARDS,
    ENDED,
    RESHUFFLED,
    TARGETS_RESHUFFLED,
)
from flibuste.games.bordee.own import A_ROUTE, CARDS, Chain, Own, new_chain
from flibuste.games.bordee.ships import POSITIONS
from flibuste.games.bordee.table import PATCHING, TRICKERY, UNASKED, Table
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec


class World(kernel.State):
    def __init__(
        self,
        table: Table,
        owns: list[Own],
        decks: list[vec[i64]],
        targets: vec[i64],
        tokens: vec[i64],
        seat: i64,
        rng: Rng,
    ) -> None:
        self.seat: i64 = seat
        self.table: Table = table
        self.owns: list[Own] = owns
        self.decks: list[vec[i64]] = decks  # the last `ship.deck` cards are still there, the next one first
        self.targets: vec[i64] = targets  # likewise, the last `table.target_deck` cards
        self.tokens: vec[i64] = tokens  # 3 * seat + hull zone from the bow; those revealed stand there still
        self.reputations: i64 = 0  # cards not dealt, by number, as a mask
        self.tricks: i64 = 0
        self.rng: Rng = rng

    # Questions

    def ask(self, seat: i64, node: i64) -> None:
        """Nothing goes on until this seat has answered."""
        self.seat = seat
        self.table.node = node
        self.table.picked = 0
        self.owns[seat].chain = fresh_chain(self.table)

    def answered(self, seat: i64) -> None:
        self.table.node = UNASKED
        self.table.picked = 0
        self.owns[seat].chain = new_chain()

    # Aim cards

    def reshuffle(self, seat: i64) -> None:
        """Only when a card is needed (DUE-142)."""
        ship = self.table.ships[seat]
        deck = ship.discards[: ship.discard_count]
        self.rng.shuffle(deck)
        self.decks[seat] = deck
        ship.deck = ship.discard_count
        ship.discard_count = 0
        log = self.table.log
        if log is not None:
            log.tell(RESHUFFLED, [seat])

    def draw(self, seat: i64, count: i64) -> None:
        ship = self.table.ships[seat]
        own = self.owns[seat]
        drawn: list[int] = []
        log = self.table.log
        for _ in range(count):
            if ship.deck == 0:
                self.reshuffle(seat)
            deck = self.decks[seat]
            face: i64 = deck[len(deck) - ship.deck]
            ship.deck -= 1
            ship.held += 1
            own.hand += card_bit(face)
            if log is not None:
                drawn.append(face)
        if log is not None:
            log.tell(DREW_CARDS, [seat, *drawn], 1 << seat)
            log.tell_others(DREW, [seat, count], 1 << seat)

    def leave_hand(self, seat: i64, face: i64) -> None:
        """Face up, wherever it goes: the other seat learns of it (DUE-304, DUE-305)."""
        own = self.owns[seat]
        own.hand -= card_bit(face)
        own.bared = without(own.bared, face)
        self.table.ships[seat].lose_from_hand(face)
        spy = self.owns[1 - seat]
        spy.known = without(spy.known, face)

    def discard(self, seat: i64, face: i64) -> None:
        self.leave_hand(seat, face)
        self.table.ships[seat].discard(face)

    def discard_named(self, seat: i64) -> list[int]:
        """The cards of a chain, in the order in which they were named (DUE-141)."""
        chain = self.owns[seat].chain
        faces: list[int] = []
        for place in range(chain.count):
            self.discard(seat, chain.cards[place])
            faces.append(chain.cards[place])
        return faces

    def tell_discarded(self, seat: i64, why: i64, faces: list[int]) -> None:
        log = self.table.log
        if log is not None:
            log.tell(DISCARDED, [seat, why, *faces])

    # Target cards

    def draw_targets(self, seat: i64, count: i64) -> None:
        """DUE-123"""
        for index in range(count):
            self.draw_target(seat, index)
        self.table.ships[seat].target_count = count

    def draw_target(self, seat: i64, index: i64) -> None:
        table = self.table
        if table.target_deck == 0:
            self.reshuffle_targets()
        table.ships[seat].targets[index] = self.targets[len(self.targets) - table.target_deck]
        table.target_deck -= 1

    def reshuffle_targets(self) -> None:
        """DUE-125"""
        table = self.table
        deck = table.target_discards[: table.target_discard_count]
        self.rng.shuffle(deck)
        self.targets = deck
        table.target_deck = table.target_discard_count
        table.target_discard_count = 0
        log = table.log
        if log is not None:
            log.tell(TARGETS_RESHUFFLED, [])

    def discard_target(self, target: i64) -> None:
        table = self.table
        table.target_discards[table.target_discard_count] = target
        table.target_discard_count += 1

    def clear_targets(self, seat: i64) -> None:
        """Target cards in their order, of each the left aim card before the bottom one (DUE-141)."""
        ship = self.table.ships[seat]
        for index in range(ship.target_count):
            self.discard_target(ship.targets[index])
            ship.targets[index] = NO_CARD
        for position in range(POSITIONS):
            self.lift(seat, position)
        ship.target_count = 0

    def lift(self, seat: i64, position: i64) -> None:
        """Discard the aim card of a position, if there is one."""
        ship = self.table.ships[seat]
        if ship.placed[position] != NO_CARD:
            ship.discard(ship.placed[position])
            ship.placed[position] = NO_CARD
            ship.values[position] = 0

    # Discs

    def draw_discs(self, seat: i64, count: i64) -> None:
        """One after the other from the bag, each as likely (DUE-107); they lie loose until they are arranged."""
        table = self.table
        drawn: list[int] = []
        for _ in range(count):
            left: i64 = self.rng.below(table.bag[0] + table.bag[1] + table.bag[2])
            disc: i64 = 0
            while left >= table.bag[disc]:
                left -= table.bag[disc]
                disc += 1
            table.bag[disc] -= 1
            table.loose[disc] += 1
            drawn.append(disc)
        log = table.log
        if log is not None:
            log.tell(DISCS_DRAWN, [seat, *drawn])

    def unload(self, seat: i64) -> None:
        """All discs of both cannons, to be arranged anew (DUE-195)."""
        ship = self.table.ships[seat]
        for place in range(2 * DISCS):
            self.table.loose[place % DISCS] += ship.discs[place]
            ship.discs[place] = 0

    # The end

    def finish(self, reason: i64, winner: i64) -> None:
        table = self.table
        self.seat = OVER
        table.node = UNASKED
        table.reason = reason
        table.winner = winner
        log = table.log
        if log is not None:
            log.tell(ENDED, [reason, winner])


def fresh_chain(table: Table) -> Chain:
    """What a seat has named when a question is put: nothing, but some questions go on with an action under way."""
    chain = new_chain()
    if table.node == PATCHING:
        chain.word = PATCH
        chain.asks = A_ROUTE
    elif table.node == TRICKERY and table.trick <= 2:  # Snap Sight, Twin Sights
        chain.word = AIM
        chain.asks = CARDS
    return chain


def full_deck() -> vec[i64]:
    """Every face once and two jokers (DUE-102)."""
    deck = zeros(42)
    for place in range(42):
        deck[place] = min(place, JOKER)
    return deck
