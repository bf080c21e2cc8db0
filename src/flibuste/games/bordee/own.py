"""What one seat alone knows: its hand, what it has named so far in a decision under way, and its secret choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.cards import ABSENT, DISCS, card_bit
from flibuste.games.bordee.combinations import ANY_SUIT
from flibuste.games.bordee.decisions import NOTHING
from flibuste.kernel.arrays import zeros
from flibuste.kernel.reader import Reader
from flibuste.kernel.vecs import vec

MOST_CARDS: Final = 16  # of a hand (section 6.3 of the specification says 15)

# What is asked next in a chain; which chain it is says its word.
WORDS: Final = 0  # the menu itself
CARDS: Final = 1
A_VALUE: Final = 2
A_POSITION: Final = 3
A_SUIT: Final = 4
A_DISC: Final = 5
A_CANNON: Final = 6
A_ROUTE: Final = 7
A_PIECE: Final = 8


class Chain:
    """The picks of a decision that is not complete: nobody else sees them (DUE-312)."""

    def __init__(self, cards: vec[i64], discs: vec[i64]) -> None:
        self.word: i64 = NOTHING  # the menu word it began with
        self.asks: i64 = WORDS
        self.cards: vec[i64] = cards  # faces in the order named
        self.count: i64 = 0
        self.suit: i64 = ANY_SUIT  # of a flush, or of a straight so far
        self.first: i64 = 0  # value of the first card of a straight, or of a joker that is placed
        self.wild: i64 = 0  # jokers among the cards
        self.discs: vec[i64] = discs  # chosen for a broadside: 3 * cannon + kind
        self.taken: i64 = 0  # how many
        self.disc: i64 = 0  # the last kind named
        self.from_stern: bool = False  # was the last one of that kind taken from the stern (DUE-314)?
        self.route: i64 = 0
        self.piece: i64 = 0

    def clone(self) -> Chain:
        chain = Chain(self.cards[:], self.discs[:])
        chain.word = self.word
        chain.asks = self.asks
        chain.count = self.count
        chain.suit = self.suit
        chain.first = self.first
        chain.wild = self.wild
        chain.taken = self.taken
        chain.disc = self.disc
        chain.from_stern = self.from_stern
        chain.route = self.route
        chain.piece = self.piece
        return chain

    def add_card(self, face: i64) -> None:
        self.cards[self.count] = face
        self.count += 1

    def last_card(self) -> i64:
        """The card named last, or 0: cards of a set are named in the order of faces (DUE-314)."""
        return self.cards[self.count - 1] if self.count > 0 else 0

    def as_hand(self) -> i64:
        """The cards named so far."""
        hand: i64 = 0
        for place in range(self.count):
            hand += card_bit(self.cards[place])
        return hand

    def facts(self) -> list[int]:
        facts: list[int] = [self.word, self.asks, self.count, self.suit, self.first, self.wild]
        facts += [self.taken, self.disc, 1 if self.from_stern else 0, self.route, self.piece]
        facts += list(self.discs)
        facts += [self.cards[place] for place in range(self.count)]
        return facts


def new_chain() -> Chain:
    return Chain(zeros(MOST_CARDS), zeros(2 * DISCS))


def recall_chain(reader: Reader) -> Chain:
    chain = new_chain()
    chain.word = reader.next()
    chain.asks = reader.next()
    chain.count = reader.next()
    chain.suit = reader.next()
    chain.first = reader.next()
    chain.wild = reader.next()
    chain.taken = reader.next()
    chain.disc = reader.next()
    chain.from_stern = reader.next() == 1
    chain.route = reader.next()
    chain.piece = reader.next()
    reader.fill(chain.discs, 2 * DISCS)
    reader.fill(chain.cards, chain.count)
    return chain


class Own:
    def __init__(self, chain: Chain) -> None:
        self.chain: Chain = chain
        self.hand: i64 = 0
        self.captain: i64 = ABSENT  # chosen, until both seats show their officers (DUE-104)
        self.mate: i64 = ABSENT
        self.bow: i64 = ABSENT  # cannons, until both seats show theirs (DUE-108)
        self.stern: i64 = ABSENT
        self.offer: i64 = 0  # cards to choose from, by number, as a mask
        self.reputation: i64 = 0  # chosen, until both are shown
        self.tricks: i64 = 0  # held, as a mask by number
        self.seen: i64 = 0  # all trick cards this seat was ever offered, as a mask
        self.known: i64 = 0  # cards it has seen in the other hand and that have not left it since (DUE-305), as a hand
        self.bared: i64 = 0  # cards of its own that the other knows of so

    def clone(self) -> Own:
        own = Own(self.chain.clone())
        own.hand = self.hand
        own.captain = self.captain
        own.mate = self.mate
        own.bow = self.bow
        own.stern = self.stern
        own.offer = self.offer
        own.reputation = self.reputation
        own.tricks = self.tricks
        own.seen = self.seen
        own.known = self.known
        own.bared = self.bared
        return own

    def facts(self) -> list[int]:
        facts: list[int] = [self.hand, self.captain, self.mate, self.bow, self.stern, self.offer]
        facts += [self.reputation, self.tricks, self.seen, self.known, self.bared]
        return facts + self.chain.facts()


def new_own() -> Own:
    return Own(new_chain())


def recall_own(reader: Reader) -> Own:
    hand: i64 = reader.next()
    own = new_own()
    own.hand = hand
    own.captain = reader.next()
    own.mate = reader.next()
    own.bow = reader.next()
    own.stern = reader.next()
    own.offer = reader.next()
    own.reputation = reader.next()
    own.tricks = reader.next()
    own.seen = reader.next()
    own.known = reader.next()
    own.bared = reader.next()
    own.chain = recall_chain(reader)
    return own
