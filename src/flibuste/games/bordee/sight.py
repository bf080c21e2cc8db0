"""What one seat of a Bordée game may know, and the worlds it cannot rule out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.articles import TOKENS, TRICKS, Articles
from flibuste.games.bordee.cards import (
    AIM_CARDS,
    CANNONS,
    DECK_STERN,
    FACES,
    JOKER,
    NATURAL,
    NO_CARD,
    TARGET_CARDS,
    card_bit,
    faces_in,
)
from flibuste.games.bordee.clauses import DUE_115_NOT_YOUR_TURN, DUE_273_GAME_IS_OVER
from flibuste.games.bordee.legality import forbids, list_moves
from flibuste.games.bordee.own import Own, new_own, recall_own
from flibuste.games.bordee.rules import State
from flibuste.games.bordee.ships import POSITIONS
from flibuste.games.bordee.steps.course import DRAFT_REPUTATIONS, DRAFT_TRICKS, SHOW_CANNONS, SHOW_OFFICERS
from flibuste.games.bordee.steps.draft import offered, pick_three
from flibuste.games.bordee.table import HAND_LIMIT, STEP5, TRICKERY, Table, recall_table
from flibuste.games.bordee.table import TRICKS as TRICK_DRAFT
from flibuste.games.bordee.tricks import SEA_ANCHOR, hard_over_helps
from flibuste.games.bordee.world import fresh_chain
from flibuste.kernel import state as kernel
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import OVER, Moves
from flibuste.kernel.vecs import vec

ALL_REPUTATIONS: Final = 1022  # numbers 1 to 9, as a mask


class Sight(kernel.Sight):
    """The open table and what this seat alone knows. Everything else lies in heaps without order."""

    def __init__(self, seat: i64, turn: i64, table: Table, own: Own) -> None:
        self.seat: i64 = seat
        self.turn: i64 = turn
        self.table: Table = table
        self.own: Own = own  # of a watcher: nothing

    def list_moves(self, moves: Moves) -> None:
        if self.seat == self.turn:
            list_moves(self.table, self.own, self.seat, moves)
        else:
            moves.count = 0

    def forbids(self, action: i64) -> i64:
        if self.turn == OVER:
            return DUE_273_GAME_IS_OVER
        if self.seat != self.turn:
            return DUE_115_NOT_YOUR_TURN
        return forbids(self.table, self.own, self.seat, action)

    def known_hand(self, seat: i64) -> i64:
        """What this seat knows of a hand: all of its own; of another what it saw there (DUE-305)."""
        if seat == self.seat:
            return self.own.hand
        shown: i64 = self.table.ships[seat].shown
        if self.seat < 0:
            return shown
        natural: i64 = (shown | self.own.known) & NATURAL
        return natural + (max(shown >> 40, self.own.known >> 40) << 40)

    def imagine(self, rng: Rng) -> State:
        """Deal anew whatever lies where this seat cannot see."""
        table = self.table.clone()
        owns = [self.imagine_own(0, rng), self.imagine_own(1, rng)]
        decks: list[vec[i64]] = []
        for seat in range(2):
            decks.append(self.imagine_hand(table, owns[seat], seat, rng))
        targets = unseen_targets(table)
        rng.shuffle(targets)
        tokens = zeros(2 * TOKENS)
        for seat in range(2):
            self.imagine_tokens(seat, tokens, rng)
        state = State(table, owns, decks, targets, tokens, self.turn, rng.branch())
        if self.turn != self.seat and (table.node == HAND_LIMIT or is_anchoring(table)):
            imagine_picks(table, owns[self.turn], rng)
        imagine_reputations(self, state, rng)
        imagine_tricks(self, state, rng)
        return state

    def imagine_hand(self, table: Table, own: Own, seat: i64, rng: Rng) -> vec[i64]:
        """Fill up a hand with unseen cards; the others are the deck. Whoever played TRK-22 can dodge with it."""
        known: i64 = own.hand
        unseen = unseen_cards(table, seat, known)
        hidden: i64 = len(unseen) - table.ships[seat].deck
        dodger = table.node == STEP5 and table.shot.hard_over and seat == self.turn and seat != self.seat
        while True:
            rng.shuffle(unseen)
            own.hand = known
            for place in range(hidden):
                own.hand += card_bit(unseen[place])
            if not dodger or hard_over_helps(table, own, seat):
                return unseen[hidden:]

    def imagine_own(self, seat: i64, rng: Rng) -> Own:
        """What a seat keeps to itself: one's own as it is; of another a decision under way is at its beginning."""
        if seat == self.seat:
            return self.own.clone()
        own = new_own()
        own.hand = self.known_hand(seat)
        own.known = self.own.bared
        own.bared = self.own.known
        if seat == self.turn:
            own.chain = fresh_chain(self.table)
        table = self.table
        committed = seat < table.done
        begun = seat == self.turn and table.picked > 0
        if table.stage == SHOW_OFFICERS:
            if committed or begun:
                own.captain = rng.below(DECK_STERN + 1)
            if committed:
                own.mate = rng.below(DECK_STERN + 1)
        elif table.stage == SHOW_CANNONS:
            if committed or begun:
                own.bow = rng.below(CANNONS)
            if committed:
                own.stern = rng.below(CANNONS)
        return own

    def imagine_tokens(self, seat: i64, tokens: vec[i64], rng: Rng) -> None:
        """Those face down in any order (DUE-105); where those revealed lay matters no more."""
        ship = self.table.ships[seat]
        hidden = zeros(TOKENS)
        count: i64 = 0
        for token in range(TOKENS):
            if (ship.disasters >> token) & 1 == 0:
                hidden[count] = token
                count += 1
        hidden = hidden[:count]
        rng.shuffle(hidden)
        count = 0
        for hull in range(TOKENS):
            if (ship.tokens >> hull) & 1 != 0:
                tokens[TOKENS * seat + hull] = hidden[count]
                count += 1

    def facts(self) -> list[int]:
        return [int(self.seat), int(self.turn), *self.table.facts(), *self.own.facts()]


def is_anchoring(table: Table) -> bool:
    """Does somebody choose the cards to lose by TRK-24?"""
    return table.node == TRICKERY and table.trick == SEA_ANCHOR


def imagine_reputations(sight: Sight, state: State, rng: Rng) -> None:
    """Offers and choices that are not shown yet (DUE-112)."""
    table = state.table
    if table.stage != DRAFT_REPUTATIONS:
        return
    pool: i64 = ALL_REPUTATIONS & ~sight.own.offer
    for seat in range(2):
        own = state.owns[seat]
        chosen = seat < table.done
        if seat != sight.seat and (chosen or seat == sight.turn):
            own.offer = pick_three(pool, rng)
            pool &= ~own.offer
            if chosen:
                own.reputation = offered(own.offer, rng.below(3))
    state.reputations = pool


def imagine_tricks(sight: Sight, state: State, rng: Rng) -> None:
    """Tricks held, on offer, rejected or not dealt: anything but what this seat was offered or saw played (DUE-113)."""
    table = state.table
    if not table.articles.tricks or table.stage < DRAFT_TRICKS:
        return
    cards = zeros(TRICKS)
    count: i64 = 0
    for number in range(1, TRICKS + 1):
        if ((sight.own.seen | table.played) >> number) & 1 == 0:
            cards[count] = number
            count += 1
    cards = cards[:count]
    rng.shuffle(cards)
    place: i64 = 0
    for seat in range(2):
        if seat != sight.seat:
            own = state.owns[seat]
            choices: i64 = (table.done + 1 - seat) // 2 if table.stage == DRAFT_TRICKS else 3
            own.tricks = take_numbers(cards, place, table.ships[seat].tricks)
            place += table.ships[seat].tricks
            if table.node == TRICK_DRAFT and seat == sight.turn:
                own.offer = take_numbers(cards, place, 3)
                place += 3
            own.seen = own.tricks | own.offer | take_numbers(cards, place, 2 * choices)
            place += 2 * choices
    state.tricks = take_numbers(cards, place, count - place)


def take_numbers(cards: vec[i64], first: i64, count: i64) -> i64:
    mask: i64 = 0
    for place in range(first, first + count):
        mask |= 1 << cards[place]
    return mask


def imagine_picks(table: Table, own: Own, rng: Rng) -> None:
    """Cards named so far for the hand limit: any that can begin a whole, in order (DUE-314)."""
    count: i64 = table.picked
    faces = faces_in(own.hand)
    while True:
        chosen: list[int] = []
        left = faces[:]
        for _ in range(count):
            chosen.append(left.pop(rng.below(len(left))))
        chosen.sort()
        if count == 0 or len([face for face in left if face >= chosen[-1]]) >= table.loss - count:
            for face in chosen:
                own.chain.add_card(face)
            return


def unseen_cards(table: Table, seat: i64, known: i64) -> vec[i64]:
    """The aim cards of a seat that lie neither open nor in a hand one knows, ascending."""
    ship = table.ships[seat]
    seen = zeros(FACES)
    for face in range(JOKER):
        seen[face] = (known >> face) & 1
    seen[JOKER] = known >> 40
    for place in range(ship.discard_count):
        seen[ship.discards[place]] += 1
    for position in range(POSITIONS):
        if ship.placed[position] != NO_CARD:
            seen[ship.placed[position]] += 1
    cards = zeros(AIM_CARDS)
    count: i64 = 0
    for face in range(FACES):
        copies: i64 = 2 if face == JOKER else 1
        for _ in range(copies - seen[face]):
            cards[count] = face
            count += 1
    return cards[:count]


def unseen_targets(table: Table) -> vec[i64]:
    """The cards of the target deck, ascending."""
    seen: i64 = 0
    for ship in table.ships:
        for index in range(ship.target_count):
            seen |= 1 << ship.targets[index]
    for place in range(table.target_discard_count):
        seen |= 1 << table.target_discards[place]
    cards = zeros(TARGET_CARDS)
    count: i64 = 0
    for target in range(TARGET_CARDS):
        if (seen >> target) & 1 == 0:
            cards[count] = target
            count += 1
    return cards[:count]


def recall(articles: Articles, facts: list[int]) -> Sight:
    """A sight from its facts, for whoever thinks in another process."""
    reader = Reader(facts)
    seat: i64 = reader.next()
    turn: i64 = reader.next()
    table = recall_table(articles, reader)
    return Sight(seat, turn, table, recall_own(reader))


def see(state: State, seat: i64) -> Sight:
    """What a seat, or a watcher, may know of a state."""
    own = state.owns[seat].clone() if seat >= 0 else new_own()
    return Sight(seat, state.seat, state.table.clone(), own)
