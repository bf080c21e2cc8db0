"""Dealing the cards that a seat cannot see anew, so that everything it knows still holds."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.stortebeker.cards import PIRATES, one, total
from flibuste.games.stortebeker.memory import ENTRY, HAND
from flibuste.games.stortebeker.stock import unpack
from flibuste.games.stortebeker.table import Table
from flibuste.kernel.arrays import zeros
from flibuste.kernel.rng import Rng
from flibuste.kernel.vecs import append, vec


class Redeal:
    """One's own cards lie where they are, and so do those that everybody saw go into a hand and that must be there.

    A remembered pirate that may be in the hand or in some heaps is a card of its own, and must come to one of them.
    Since cards of a kind are interchangeable, it does not matter which of them is meant.
    """

    def __init__(self, table: Table, seat: i64, hand: i64, heaps: vec[i64], unseen: i64) -> None:
        self.table: Table = table
        self.seat: i64 = seat  # that knows its own cards
        self.known_heaps: vec[i64] = heaps
        self.known_hands: vec[i64] = zeros(4)
        self.rest: i64 = unseen  # a pack: neither seen nor remembered
        self.dealt: i64 = 0  # a pack: what of it went into heaps
        self.straying: vec[i64] = vec[i64](capacity=8)  # remembered pirates: kind, seat, places
        self.hands: vec[i64] = zeros(4)
        self.heaps: vec[i64] = zeros(16)
        self.deck: vec[i64] = zeros(0)
        if seat >= 0:
            self.known_hands[seat] = hand
        for other in range(table.articles.seats):
            if other != seat:
                self.remember(other)

    def remember(self, seat: i64) -> None:
        table = self.table
        self.known_hands[seat] = table.known(seat)
        self.rest -= table.known(seat)
        for kind in range(12, 15):
            entries: i64 = table.recalled(seat, kind)
            while entries != 0:
                self.rest -= one(kind)
                if entries & ENTRY == HAND:
                    self.known_hands[seat] += one(kind)
                else:
                    self.straying = append(self.straying, kind)
                    self.straying = append(self.straying, seat)
                    self.straying = append(self.straying, entries & ENTRY)
                entries >>= 5

    def deal(self, rng: Rng) -> None:
        """Every deal that agrees with the heaps and with what is remembered is as likely."""
        while not self.deal_pirates(rng):
            pass
        cards = unpack(self.rest - self.dealt)
        rng.shuffle(cards)
        place: i64 = 0
        for seat in range(self.table.articles.seats):
            while total(self.hands[seat]) < self.table.hand_size(seat):
                self.hands[seat] += one(cards[place])
                place += 1
        self.deck = cards[place:]

    def deal_pirates(self, rng: Rng) -> bool:
        """Pirates into the heaps, and what strays to one of its places; False where one came to a wrong place."""
        table = self.table
        self.hands = self.known_hands[:]
        self.heaps = self.known_heaps[:]
        self.dealt = 0
        strays: i64 = len(self.straying) // 3
        pirates = self.numbered(strays)
        used: i64 = 0
        for place in range(16):
            if place % 4 == self.seat:
                continue
            for _ in range(table.sides[16 + place]):
                drawn: i64 = used + rng.below(len(pirates) - used)
                pirate: i64 = pirates[drawn]
                pirates[drawn] = pirates[used]
                used += 1
                if pirate < strays:
                    places: i64 = self.straying[3 * pirate + 2]
                    if self.straying[3 * pirate + 1] != place % 4 or (places >> (1 + place // 4)) & 1 == 0:
                        return False
                    self.heaps[place] += one(self.straying[3 * pirate])
                else:
                    self.heaps[place] += one(pirate - strays)
                    self.dealt += one(pirate - strays)
        return strays == 0 or self.hand_strays(pirates, used, strays, rng)

    def numbered(self, strays: i64) -> vec[i64]:
        """All pirates that are to be dealt: the strays by their numbers, the others by kinds above those."""
        pirates = unpack(self.rest & PIRATES)
        for place in range(len(pirates)):
            pirates[place] += strays
        for stray in range(strays):
            pirates = append(pirates, stray)
        return pirates

    def hand_strays(self, pirates: vec[i64], used: i64, strays: i64, rng: Rng) -> bool:
        """What strays and is in no heap must be in its hand: as likely as it is to be dealt there among all cards."""
        table = self.table
        left: i64 = total(self.rest - self.dealt)
        for place in range(used, len(pirates)):
            if pirates[place] < strays:
                left += 1
        for place in range(used, len(pirates)):
            stray: i64 = pirates[place]
            if stray < strays:
                seat: i64 = self.straying[3 * stray + 1]
                if rng.below(left) >= table.hand_size(seat) - total(self.hands[seat]):
                    return False
                self.hands[seat] += one(self.straying[3 * stray])
                left -= 1
        return True
