"""What one seat of a Störtebeker game may know, and the worlds it cannot rule out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.stortebeker import choices
from flibuste.games.stortebeker.articles import Articles
from flibuste.games.stortebeker.cards import from_kind_on, total
from flibuste.games.stortebeker.hold import Hold
from flibuste.games.stortebeker.redeal import Redeal
from flibuste.games.stortebeker.rules import STB_80_GAME_IS_OVER, State
from flibuste.games.stortebeker.stock import SHIPS
from flibuste.games.stortebeker.table import ADDING, DISCARDING, NO_SHIP, Table, new_table
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import append, vec

STB_10_NOT_YOUR_TURN: Final = 10


class Sight(kernel.Sight):
    """The open table, one's own hand and face-down pirates. All the rest is a heap of cards without order."""

    def __init__(self, seat: i64, turn: i64, table: Table, hand: i64, heaps: vec[i64]) -> None:
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.table: Table = table
        self.hand: i64 = hand  # a pack
        self.heaps: vec[i64] = heaps  # packs at 4 * slot + seat; all empty but those of this seat

    def heap(self) -> i64:
        """One's own face-down pirates at the ship under fire."""
        return self.heaps[4 * self.table.slot + self.seat]

    def list_moves(self, moves: Moves) -> None:
        if self.seat == self.turn:
            choices.list_moves(self.table, self.seat, self.hand, self.heap(), moves)
        else:
            moves.count = 0

    def forbids(self, action: i64) -> i64:
        if self.turn == OVER:
            return STB_80_GAME_IS_OVER
        if self.seat != self.turn:
            return STB_10_NOT_YOUR_TURN
        return choices.forbids(self.table, self.seat, self.hand, self.heap(), action)

    def unseen(self) -> i64:
        """A pack: all cards less one's own and those that lie open."""
        table = self.table
        cards: i64 = table.articles.stock.cards - table.discard - table.reserve - self.hand
        for place in range(16):
            cards -= table.sides[place] + self.heaps[place]
        return cards

    def imagine(self, rng: Rng) -> State:
        """Deal what is unseen anew: remembered cards where they may lie, pirates into heaps, then the rest.

        Every deal that agrees with all that is known is as likely: what does not agree is dealt again.
        """
        deal = Redeal(self.table, self.seat, self.hand, self.heaps, self.unseen())
        while True:
            deal.deal(rng)
            if self.agrees(deal.hands):
                break
        hold = Hold(deal.hands, deal.heaps, deal.deck, self.imagine_fleet(rng), rng.branch())
        return State(self.table.clone(), hold, self.turn)

    def agrees(self, hands: vec[i64]) -> bool:
        """Can a seat that is in the middle of a choice of several parts go on with it?"""
        table = self.table
        if self.turn == OVER or self.turn == self.seat:
            return True
        if table.phase == ADDING:
            return table.can_counter(self.turn, hands[self.turn])
        if table.phase == DISCARDING:
            return total(from_kind_on(hands[self.turn], table.last_kind)) >= table.left
        return True

    def imagine_fleet(self, rng: Rng) -> vec[i64]:
        """Ships that lie open where they are, all others shuffled behind the open ones of the convoy."""
        table = self.table
        seen: i64 = 0
        for seat in range(table.articles.seats):
            seen |= table.captured(seat)
        for place in range(7):
            if table.ships[place] != NO_SHIP:
                seen |= 1 << table.ships[place]
        hidden = vec[i64](capacity=SHIPS)
        for ship in range(SHIPS):
            if (seen >> ship) & 1 == 0:
                hidden = append(hidden, ship)
        rng.shuffle(hidden)
        fleet = zeros(SHIPS)
        first: i64 = SHIPS - len(hidden)
        for place in range(len(hidden)):
            fleet[first + place] = hidden[place]
        next_place: i64 = table.articles.slots + table.articles.convoy - table.convoy
        for place in range(next_place, first):
            fleet[place] = table.ships[4 + place - next_place]
        return fleet

    def facts(self) -> list[int]:
        table = self.table
        facts: list[int] = [self.seat, self.turn, self.hand, table.convoy, table.deck, table.discard, table.reserve]
        facts += [table.round, table.active, table.quiet, 1 if table.capture_made else 0]
        facts += [1 if table.last_round else 0, table.reason, table.winners, table.phase, table.left, table.picks]
        facts += [table.exchanged, 1 if table.shot else 0, table.last_kind, table.pool, table.slot]
        facts += [table.first_die, table.second_die, table.die, 1 if table.failed else 0, table.tried]
        facts += [1 if table.barred else 0]
        facts += list(table.ships)
        facts += list(table.sides)
        facts += list(table.seats)
        facts += list(self.heaps)
        return facts


def recall(articles: Articles, facts: list[int]) -> Sight:
    """A sight from its facts, for whoever thinks in another process."""
    reader = Reader(facts)
    seat: i64 = reader.next()
    turn: i64 = reader.next()
    hand: i64 = reader.next()
    table = new_table(articles)
    table.convoy = reader.next()
    table.deck = reader.next()
    table.discard = reader.next()
    table.reserve = reader.next()
    table.round = reader.next()
    table.active = reader.next()
    table.quiet = reader.next()
    table.capture_made = reader.next() == 1
    table.last_round = reader.next() == 1
    table.reason = reader.next()
    table.winners = reader.next()
    table.phase = reader.next()
    table.left = reader.next()
    table.picks = reader.next()
    table.exchanged = reader.next()
    table.shot = reader.next() == 1
    table.last_kind = reader.next()
    table.pool = reader.next()
    table.slot = reader.next()
    table.first_die = reader.next()
    table.second_die = reader.next()
    table.die = reader.next()
    table.failed = reader.next() == 1
    table.tried = reader.next()
    table.barred = reader.next() == 1
    for numbers in (table.ships, table.sides, table.seats):
        reader.fill(numbers, len(numbers))
    heaps = zeros(16)
    reader.fill(heaps, len(heaps))
    return Sight(seat, turn, table, hand, heaps)


def see(state: State, seat: i64) -> Sight:
    """What a seat, or a watcher, may know of a state. What was never shown stays hidden to the end."""
    hand: i64 = 0
    heaps = zeros(16)
    if seat >= 0:
        hand = state.hold.hands[seat]
        for place in range(seat, 16, 4):
            heaps[place] = state.hold.heaps[place]
    return Sight(seat, state.seat, state.table.clone(), hand, heaps)
