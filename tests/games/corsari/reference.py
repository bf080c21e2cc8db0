"""Corsari once more, in the plainest Python: sets of cards by name, every rule written from the rulebook's words.

It shares nothing with the engine but the source of chance. Slow, and meant to be.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations

from mypy_extensions import i64

from flibuste.kernel.rng import Rng
from flibuste.kernel.vecs import vec

COLOURS = "ROYGABVPSN"
CARDS = [f"{colour}{value}" for colour in COLOURS for value in range(1, 12)]


def value_of(card: str) -> int:
    return int(card[1:])


def total(cards: set[str]) -> int:
    return sum(value_of(card) for card in cards)


@dataclass
class Split:
    """A hand laid out."""

    crew: set[str]
    dismissed: set[str]
    stowaways: set[str]

    @property
    def sum(self) -> int:
        return total(self.stowaways)


def split(hand: set[str], colours: str, port: str) -> Split:
    """Job by job: who of the named colours can do it, and who of them goes on board."""
    crew = set()
    for value in range(1, 12):
        able = [f"{colour}{value}" for colour in COLOURS if colour in colours and f"{colour}{value}" in hand]
        strangers = [card for card in able if card[0] != port]
        if able:
            crew.add((strangers or able)[0])
    dismissed = {card for card in hand - crew if card[0] == port}
    return Split(crew, dismissed, hand - crew - dismissed)


@dataclass
class Model:
    seats: int
    rng: Rng
    options: dict[str, str]
    malus: list[int] = field(default_factory=list)
    piles: list[set[str]] = field(default_factory=list)
    turn: int | None = 0
    ending: str = ""
    winners: set[int] = field(default_factory=set)
    last_round: bool = False
    voids: int = 0
    rounds: int = 0

    def __post_init__(self) -> None:
        self.malus = [0] * self.seats
        self.piles = [set() for _ in range(self.seats)]
        wish = self.options["startSeat"]
        self.start = int(self.rng.below(self.seats)) if wish == "random" else int(wish)
        order = self.shuffle()
        self.rng = self.rng.branch()
        self.deal(order)

    # Between rounds

    def shuffle(self) -> list[str]:
        away = set().union(*self.piles)
        quay = {2: 7, 3: 8, 4: 9}[self.seats]
        if len(CARDS) - len(away) < 12 * self.seats + quay + 1 + self.seats:
            self.piles = [set() for _ in range(self.seats)]
            away = set()
        pool = vec[i64]([number for number, card in enumerate(CARDS) if card not in away])
        self.rng.shuffle(pool)
        return [CARDS[number] for number in pool]

    def deal(self, order: list[str]) -> None:
        self.rounds += 1
        self.hands: list[set[str]] = [set() for _ in range(self.seats)]
        for step in range(self.seats):
            self.hands[(self.start + step) % self.seats] = set(order[12 * step : 12 * step + 12])
        rest = order[12 * self.seats :]
        size = {2: 7, 3: 8, 4: 9}[self.seats]
        self.quay, self.discard, self.deck = rest[:size], [rest[size]], rest[size + 1 :]
        self.taken: list[set[str]] = [set() for _ in range(self.seats)]
        self.captain: int | None = None
        self.colours: dict[int, str] = {}
        self.laid: dict[int, Split] = {}
        self.lent: list[set[str]] = [set() for _ in range(self.seats)]
        self.ended_lending = False
        self.streak = 0
        self.turn, self.phase = self.start, "DRAW"

    def next_round(self) -> None:
        self.start = (self.start + 1) % self.seats
        self.deal(self.shuffle())

    @property
    def port(self) -> str:
        return self.quay[-1][0]

    # What may be done

    def legal(self) -> set[str]:
        if self.turn is None:
            return set()
        hand = self.hands[self.turn]
        if self.phase == "DRAW":
            sources = {"DRAW_DECK"}
            if self.streak < 6 * self.seats:
                sources.add("DRAW_DISCARD")
            if len(self.quay) > 1 or self.voids < 3:
                sources.add("DRAW_QUAY")
            return sources
        if self.phase == "DISCARD":
            return {f"DISCARD {card}" for card in hand}
        if self.phase == "DECLARE":
            return {"SAIL", "STAY"} if self.deck else {"SAIL"}
        if self.phase == "FILL":
            return {"FILL_DONE"} | {f"FILL {card}" for card in self.lendable(self.turn)}
        return {f"CREW {colours or '-'}" for colours in self.crews(hand)}

    def crews(self, hand: set[str]) -> list[str]:
        held = [colour for colour in COLOURS if any(card[0] == colour for card in hand)]
        if self.options["portCrew"] == "false":
            held = [colour for colour in held if colour != self.port]
        named = [*held, *("".join(pair) for pair in combinations(held, 2))]
        return [*named, ""] if self.options["emptyCrew"] == "true" or not named else named

    def lendable(self, seat: int) -> set[str]:
        assert self.captain is not None
        crew = self.laid[self.captain].crew
        missing = set(range(1, 12)) - {value_of(card) for card in crew}
        colours = set(self.colours[self.captain])
        if self.options["fillColours"] == "present":
            colours &= {card[0] for card in crew}
        highest = max((value_of(card) for card in self.lent[seat]), default=0)
        return {
            card
            for card in self.hands[seat]
            if card[0] in colours - {self.port} and value_of(card) in missing and value_of(card) > highest
        }

    # What is done

    def play(self, text: str) -> None:
        assert text in self.legal()
        assert self.turn is not None
        word, _, what = text.partition(" ")
        if word.startswith("DRAW"):
            self.draw(self.turn, word)
        elif word == "DISCARD":
            self.hands[self.turn].remove(what)
            self.taken[self.turn].discard(what)
            self.discard.append(what)
            self.phase = "DECLARE"
        elif word == "SAIL":
            self.captain, self.phase = self.turn, "CREW"
        elif word == "STAY":
            self.turn, self.phase = (self.turn + 1) % self.seats, "DRAW"
        elif word == "FILL":
            self.hands[self.turn].remove(what)
            self.taken[self.turn].discard(what)
            self.lent[self.turn].add(what)
            self.phase = "FILL" if self.lendable(self.turn) else "CREW"
        elif word == "FILL_DONE":
            self.phase = "CREW"
        else:
            self.lay_out(self.turn, what.replace("-", ""))

    def draw(self, seat: int, source: str) -> None:
        self.streak = self.streak + 1 if source == "DRAW_DISCARD" else 0
        if source == "DRAW_DECK":
            self.hands[seat].add(self.deck.pop(0))
        else:
            card = (self.discard if source == "DRAW_DISCARD" else self.quay).pop()
            self.hands[seat].add(card)
            self.taken[seat].add(card)
        self.phase = "DISCARD"
        if not self.quay:
            self.voids += 1
            self.next_round()

    def lay_out(self, seat: int, colours: str) -> None:
        self.colours[seat] = colours
        self.laid[seat] = split(self.hands[seat], colours, self.port)
        if seat == self.captain and not self.laid[seat].stowaways and self.options["grandMasterScope"] == "captain":
            self.finish("grandMaster", {seat})
            return
        following = (seat + 1) % self.seats
        if following == self.captain:
            self.settle()
        else:
            self.turn = following
            self.phase = "FILL" if self.lendable(following) else "CREW"

    def settle(self) -> None:
        assert self.captain is not None
        if self.options["grandMasterScope"] == "any":
            masters = {seat for seat, laid in self.laid.items() if not laid.stowaways}
            if masters:
                self.finish("grandMaster", masters)
                return
        limit = self.laid[self.captain].sum
        rivals = {seat for seat in self.laid if seat != self.captain and self.laid[seat].sum <= limit}
        if self.options["captainReoptimises"] == "true":
            for seat in rivals:
                self.laid[seat] = self.kindest(seat, limit)
        for seat, laid in self.laid.items():
            if seat == self.captain:
                if rivals:
                    self.keep(self.captain, laid)
            else:
                self.keep(self.captain if seat in rivals else seat, laid)
        self.voids = 0
        if self.last_round:
            self.finish("lastRound", {seat for seat in range(self.seats) if self.malus[seat] == min(self.malus)})
            return
        self.last_round = sum(self.malus) >= 35
        self.next_round()

    def kindest(self, seat: int, limit: int) -> Split:
        """The layout within the limit that has the fewest stowaways."""
        within = []
        for colours in self.crews(self.hands[seat]):
            laid = split(self.hands[seat], colours, self.port)
            indices = [COLOURS.index(colour) for colour in colours]
            if laid.sum <= limit:
                within.append((len(laid.stowaways), laid.sum, len(colours), indices, colours))
        return split(self.hands[seat], min(within)[4], self.port)

    def keep(self, taker: int, laid: Split) -> None:
        self.malus[taker] += len(laid.stowaways)
        self.piles[taker] |= laid.stowaways

    def finish(self, ending: str, winners: set[int]) -> None:
        self.turn, self.ending, self.winners = None, ending, winners
