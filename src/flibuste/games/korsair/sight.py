"""What one seat of a Korsair game may know, and the worlds it cannot rule out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.articles import Articles
from flibuste.games.korsair.cards import COPIES, FIRST_PIRATE, KINDS, galleon, gold
from flibuste.games.korsair.rules import KOR_67_GAME_IS_OVER, Hands, State, no_hands
from flibuste.games.korsair.ships import Ship
from flibuste.games.korsair.table import Table, laid_kind, new_table, taken_galleon, taken_gold, taken_side, taken_slot
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import append, vec

KOR_7_NOT_YOUR_TURN: Final = 7


class Sight(kernel.Sight):
    """The open table, the hands this seat sees, and as a heap without order all cards that lie where it cannot see."""

    def __init__(self, seat: i64, turn: i64, reason: i64, table: Table, hands: Hands) -> None:
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.reason: i64 = reason
        self.table: Table = table
        self.hands: Hands = hands  # empty where the seat may not look
        self.unseen: vec[i64] = unseen_cards(table, hands)  # ascending (KOR-85)

    def sees_hand(self, seat: i64) -> bool:
        """At the end all hands are laid open (KOR-87)."""
        return self.turn == OVER or self.table.articles.sees_hand(self.seat, seat)

    def list_moves(self, moves: Moves) -> None:
        if self.seat == self.turn:
            self.table.list_moves(self.seat, self.hands.kinds[self.seat], moves)
        else:
            moves.count = 0

    def forbids(self, action: i64) -> i64:
        if self.turn == OVER:
            return KOR_67_GAME_IS_OVER
        if self.seat != self.turn:
            return KOR_7_NOT_YOUR_TURN
        return self.table.forbids(self.seat, self.hands.kinds[self.seat], action)

    def imagine(self, rng: Rng) -> State:
        """Deal the unseen cards anew into the hidden hands and the deck."""
        table = self.table.clone()
        cards = self.value_face_down(table, rng)
        rng.shuffle(cards)
        hands = self.hands.clone()
        place: i64 = 0
        for seat in range(table.articles.seats):
            if not self.sees_hand(seat):
                for _ in range(table.sizes[seat]):
                    hands.add(seat, cards[place])
                    place += 1
        state = State(table, hands, cards, self.turn)
        state.reason = self.reason
        return state

    def value_face_down(self, table: Table, rng: Rng) -> vec[i64]:
        """Give captured galleons of unknown value one of the unseen galleons each (A-23); the cards that are left."""
        cards = self.unseen[:]
        if not table.articles.remember_values:
            return cards
        galleons: i64 = 0
        while galleons < len(cards) and cards[galleons] < FIRST_PIRATE:
            galleons += 1
        first: i64 = 0
        for place in range(table.taken_count):
            entry: i64 = table.taken[place]
            if taken_gold(entry) == 0:
                drawn: i64 = first + rng.below(galleons - first)
                kind: i64 = cards[drawn]
                cards[drawn] = cards[first]
                first += 1
                table.taken[place] = taken_galleon(gold(kind), taken_slot(entry), taken_side(entry))
                table.gold[taken_side(entry)] += gold(kind)
        return cards[first:]

    def certain(self) -> bool:
        """With the deck empty, all unseen cards are in the one hand this seat does not see (KOR-86)."""
        table = self.table
        if table.deck > 0 or table.articles.sides > 2 or table.articles.remember_values:
            return False
        hidden: i64 = 0
        for seat in range(table.articles.seats):
            if not self.sees_hand(seat) and table.sizes[seat] > 0:
                hidden += 1
        return hidden <= 1

    def facts(self) -> list[int]:
        table = self.table
        facts: list[int] = [self.seat, self.turn, self.reason, table.deck, table.launched, table.barred]
        facts.append(len(table.ships))
        for ship in table.ships:
            facts += [ship.slot, ship.gold, ship.owner, ship.controller, ship.character]
            facts += [ship.free, ship.colours, ship.sides, ship.strengths]
        facts.append(table.laid_count)
        facts += [table.laid[place] for place in range(table.laid_count)]
        facts.append(table.taken_count)
        facts += [table.taken[place] for place in range(table.taken_count)]
        facts += list(table.gold)
        facts += list(table.sizes)
        facts += list(self.hands.copies)
        facts += list(self.unseen)
        return facts


def recall(articles: Articles, facts: list[int]) -> Sight:
    """A sight from its facts, for whoever thinks in another process."""
    reader = Reader(facts)
    seat: i64 = reader.next()
    turn: i64 = reader.next()
    reason: i64 = reader.next()
    table = new_table(articles)
    table.deck = reader.next()
    table.launched = reader.next()
    table.barred = reader.next()
    for _ in range(reader.next()):
        ship = Ship(reader.next(), reader.next(), reader.next(), reader.next())
        ship.character = reader.next()
        ship.free = reader.next()
        ship.colours = reader.next()
        ship.sides = reader.next()
        ship.strengths = reader.next()
        table.ships.append(ship)
        table.count_prize(ship.controller, 1)
    table.laid_count = reader.next()
    reader.fill(table.laid, table.laid_count)
    table.taken_count = reader.next()
    reader.fill(table.taken, table.taken_count)
    reader.fill(table.gold, articles.sides)
    reader.fill(table.sizes, articles.seats)
    hands = no_hands(articles.seats)
    for place in range(KINDS * articles.seats):
        for _ in range(reader.next()):
            hands.add(place // KINDS, place % KINDS)
    return Sight(seat, turn, reason, table, hands)


def unseen_cards(table: Table, hands: Hands) -> vec[i64]:
    """All 78 cards less those in the hands one sees and those that lie or lay open, ascending."""
    missing = COPIES[:]
    for seat in range(table.articles.seats):
        if hands.kinds[seat] != 0:
            for kind in range(KINDS):
                missing[kind] -= hands.copies[KINDS * seat + kind]
    for place in range(table.laid_count):
        missing[laid_kind(table.laid[place])] -= 1
    for ship in table.ships:
        missing[galleon(ship.gold)] -= 1
    for place in range(table.taken_count):
        value: i64 = taken_gold(table.taken[place])
        if value != 0:
            missing[galleon(value)] -= 1
    cards = vec[i64](capacity=KINDS)
    for kind in range(KINDS):
        for _ in range(missing[kind]):
            cards = append(cards, kind)
    return cards


def see(state: State, seat: i64) -> Sight:
    """What a seat, or a watcher, may know of a state."""
    table = state.table.clone()
    over = state.seat == OVER
    if table.articles.remember_values and not over:
        turn_face_down(table, seat)
    hands = state.hands.clone() if over else visible_hands(state, seat)
    return Sight(seat, state.seat, state.reason, table, hands)


def visible_hands(state: State, seat: i64) -> Hands:
    articles = state.table.articles
    hands = no_hands(articles.seats)
    for other in range(articles.seats):
        if articles.sees_hand(seat, other):
            hands.kinds[other] = state.hands.kinds[other]
            for kind in range(KINDS):
                hands.copies[KINDS * other + kind] = state.hands.copies[KINDS * other + kind]
    return hands


def turn_face_down(table: Table, seat: i64) -> None:
    """Hide what other sides' captured galleons are worth (capturedValues = memory)."""
    own: i64 = table.articles.side(seat) if seat >= 0 else -1
    for place in range(table.taken_count):
        entry: i64 = table.taken[place]
        if taken_side(entry) != own:
            table.taken[place] = taken_galleon(0, taken_slot(entry), taken_side(entry))
    gold = zeros(table.articles.sides)
    if own >= 0:
        gold[own] = table.gold[own]
    table.gold = gold
