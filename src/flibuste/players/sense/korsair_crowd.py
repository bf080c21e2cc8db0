"""How each side of Korsair stands with three or four seats or in teams, in a world where all cards are known.

Every side is seen by the same network: gold, its own hands and the others', the deck, and each galleon on the table
with who could still take it before it is captured. What the network says of one side, beside what it says of the
others, is that side's chance to win. bench/learn.py makes its numbers.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from flibuste.games.korsair.articles import Articles
from flibuste.games.korsair.cards import ADMIRAL, COLOURS, GOLD, KINDS, is_captain
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.ships import NO_CHARACTER, NOBODY, Ship
from flibuste.kernel.vecs import vec
from flibuste.players.sense.korsair_lookout import (
    DECK_LOOK,
    HAND_LOOK,
    Lookout,
    Reach,
    flag,
    look_at_deck,
    strength_at,
)
from flibuste.players.sense.network import Network, read_network

NUMBERS: Final = "korsair_crowd.toml"
MOST_SEATS: Final = 4

# What is seen of the whole, by place.
LEAD: Final = 0  # over the best other side
LEAD_LATE: Final = 1  # as the deck runs out
LEAD_LEFT: Final = 2  # by the gold that nobody has yet
LEAD_ON_AVERAGE: Final = 3  # over the other sides
DECK: Final = 4
LATE: Final = 5
EMPTY: Final = 6  # the deck
TURN: Final = 7  # decides now; the next place: after one seat; and after two
SECOND: Final = 10  # of a team decides
TEAMS: Final = 11
THREE: Final = 12  # seats
DECK_HELD: Final = 13  # as Lookout sees it
OWN: Final = DECK_HELD + DECK_LOOK  # all hands of the side
OTHERS: Final = OWN + HAND_LOOK  # hands of all others
WHOLE: Final = OTHERS + HAND_LOOK

# What is seen of a galleon: "own" is of the side, the others are all against it.
THERE: Final = 0
VALUE: Final = 1
LEADS: Final = 2  # it is the side's own
TIED: Final = 3
VALUE_LEADS: Final = 4
VALUE_TIED: Final = 5
LAUNCHED: Final = 6  # by its own
UNATTACKED: Final = 7
CROWNED: Final = 8
SHIELDED: Final = 9
DEFICIT: Final = 10  # to the strongest other fleet
OWN_FLEET: Final = 11
OTHER_FLEETS: Final = 12
OWN_REACH: Final = 13  # all that the hands could still lay there
OTHER_REACH: Final = 14  # the same with the fleet that is there, of the best other side
OWN_BEST: Final = 15  # card that it could lay
TAKES: Final = 16  # one card does, before another captures it
TIES: Final = 17
VALUE_TAKES: Final = 18
VALUE_TIES: Final = 19
OWN_CROWN: Final = 20  # a captain can come at once
OWN_KEY: Final = 21  # a captain can come after a pirate
OWN_SHIELD: Final = 22  # the admiral can come
VALUE_OWN_CHARACTER: Final = 23
WAIT: Final = 24  # seats that may still act against whoever leads, before it is captured
THREATS: Final = 25  # those of them who can take it
VALUE_THREATENED: Final = 26  # of what is led
VALUE_SAFE: Final = 27
VALUE_LOST: Final = 28  # led by another, whom nobody can stop
VALUE_TO_BEST: Final = 29  # led by whoever of the others has most gold
OWN_TURNS: Final = 30  # seats of the side that act before another captures it
SURPLUS: Final = 31  # of all that it and the best other side could lay
OUTLASTS: Final = 32
VALUE_OUTLASTS: Final = 33
CATCHES_UP: Final = 34  # with all that it has
PART: Final = 35

# What one card of a seat can do about a galleon that another leads.
POWERLESS: Final = 0
TYING: Final = 1
TAKING: Final = 2


class Crowd:
    def __init__(self, network: Network) -> None:
        self.network: Network = network
        self.lookout: Lookout = Lookout(MOST_SEATS)
        self.held: vec[float] = vec[float]([0.0] * (MOST_SEATS * HAND_LOOK))  # by seat
        self.reaches: list[Reach] = []  # by galleon and seat
        self.first: i64 = 0  # of the reaches of the galleon looked at
        self.own: Reach = Reach()  # of all seats of the side that looks
        self.logits: vec[float] = vec[float]([0.0] * MOST_SEATS)  # by side
        self.foes: i64 = 0  # of the galleon looked at: seats that act against whoever leads before it is captured
        self.threats: i64 = 0  # those of them who can take it
        self.takers: i64 = 0  # those who are of the side that looks
        self.tiers: i64 = 0  # those of the side who can make it tied
        self.own_turns: i64 = 0  # seats of the side that act before it is captured

    def tell_chances(self, state: State, chances: vec[float]) -> None:
        """Of each seat's side to win."""
        articles = state.table.articles
        self.weigh_sides(state)
        logits = self.logits
        top: float = logits[0]
        for side in range(1, articles.sides):
            top = max(top, logits[side])
        total: float = 0.0
        for side in range(articles.sides):
            total += exp(logits[side] - top)
        for seat in range(articles.seats):
            chances[seat] = exp(logits[articles.side(seat)] - top) / total

    def weigh_sides(self, state: State) -> None:
        self.look_at_cards(state)
        for side in range(state.table.articles.sides):
            self.look(state, side)
            for place in range(len(state.table.ships)):
                self.look_at_galleon(state, place, side)
                self.network.add_part()
            self.logits[side] = self.network.logit()

    def look_at_cards(self, state: State) -> None:
        """Deck, hands and their reach, which are the same whichever side looks: before anything else of a position."""
        articles = state.table.articles
        late = lateness(state)
        look_at_deck(self.network.whole, DECK_HELD, state)
        for seat in range(articles.seats):
            self.lookout.look_at_hand(self.held, HAND_LOOK * seat, state.hands, seat, late)
        first: i64 = 0
        for ship in state.table.ships:
            if first == len(self.reaches):
                self.reaches.extend([Reach() for _ in range(MOST_SEATS)])
            for seat in range(articles.seats):
                self.lookout.measure(self.reaches[first + seat], state.hands, ship, seat, articles.side(seat))
            first += MOST_SEATS

    def look(self, state: State, side: i64) -> None:
        """Everything but the galleons on the table, as a side sees it, once the cards have been looked at."""
        self.network.clear()
        table = state.table
        articles = table.articles
        whole = self.network.whole
        late = lateness(state)
        own: i64 = table.gold[side]
        total: i64 = 0
        for each in range(articles.sides):
            total += table.gold[each]
        lead = float(own - most_gold_of_others(state, side))
        whole[LEAD] = lead / 10.0
        whole[LEAD_LATE] = lead / 10.0 * late
        whole[LEAD_LEFT] = lead / (5.0 + float(GOLD - total) / float(articles.sides))
        whole[LEAD_ON_AVERAGE] = (float(own) - float(total - own) / float(articles.sides - 1)) / 10.0
        whole[DECK] = float(table.deck) / 33.0
        whole[LATE] = late
        whole[EMPTY] = flag(table.deck == 0)
        turn: i64 = turns_until(articles, state.seat, side)
        for place in range(3):
            whole[TURN + place] = flag(turn == place)
        whole[SECOND] = flag(turn == 0 and not articles.leads(state.seat))
        whole[TEAMS] = flag(articles.teams)
        whole[THREE] = flag(articles.seats == 3)
        for place in range(2 * HAND_LOOK):
            whole[OWN + place] = 0.0
        for seat in range(articles.seats):
            at: i64 = OWN if articles.side(seat) == side else OTHERS
            for place in range(HAND_LOOK):
                whole[at + place] += self.held[HAND_LOOK * seat + place]

    def look_at_galleon(self, state: State, place: i64, side: i64) -> None:
        """As a side sees it, once the cards have been looked at."""
        ship = state.table.ships[place]
        self.first = MOST_SEATS * place
        self.await_capture(state, ship, side)
        self.look_at_control(state, ship, side)
        self.look_at_forces(state, ship, side)

    def look_at_control(self, state: State, ship: Ship, side: i64) -> None:
        """Who leads, and whether that can last until the galleon is captured."""
        table = state.table
        leads = ship.controller == side
        tied = ship.controller == NOBODY
        led = not leads and not tied
        value = float(ship.gold) / 5.0
        part = self.network.part
        part[THERE] = 1.0
        part[VALUE] = value
        part[LEADS] = flag(leads)
        part[TIED] = flag(tied)
        part[VALUE_LEADS] = value * flag(leads)
        part[VALUE_TIED] = value * flag(tied)
        part[LAUNCHED] = flag(table.articles.side(ship.owner) == side)
        part[CROWNED] = flag(is_captain(ship.character))
        part[SHIELDED] = flag(ship.character == ADMIRAL)
        part[WAIT] = float(self.foes) / 3.0
        part[THREATS] = float(self.threats) / 3.0
        part[VALUE_THREATENED] = value * flag(leads and self.threats > 0)
        part[VALUE_SAFE] = value * flag(leads and self.threats == 0)
        part[VALUE_LOST] = value * flag(led and self.threats == 0)
        part[VALUE_TO_BEST] = value * flag(led and table.gold[ship.controller] == most_gold_of_others(state, side))
        part[OWN_TURNS] = float(self.own_turns) / 2.0
        part[TAKES] = flag(self.takers > 0)
        part[TIES] = flag(self.tiers > 0)
        part[VALUE_TAKES] = value * part[TAKES]
        part[VALUE_TIES] = value * part[TIES]

    def look_at_forces(self, state: State, ship: Ship, side: i64) -> None:
        """What all sides have there, and what they could still lay."""
        own = self.own
        other_reach: i64 = self.add_up_reaches(state, ship, side)
        rival_fleet: i64 = 0
        other_fleets: i64 = 0
        for hue in range(COLOURS):
            if hue != ship.colour_of(side) and ship.strength_of(hue) > 0:
                rival_fleet = max(rival_fleet, ship.strength_of(hue))
                other_fleets += 1
        fleet: i64 = strength_at(ship, side)
        surplus: i64 = fleet + own.all - other_reach
        value = float(ship.gold) / 5.0
        part = self.network.part
        part[UNATTACKED] = flag(fleet == 0 and other_fleets == 0)
        part[DEFICIT] = float(rival_fleet - fleet) / 4.0
        part[OWN_FLEET] = flag(fleet > 0)
        part[OTHER_FLEETS] = float(other_fleets) / 2.0
        part[OWN_REACH] = float(own.all) / 8.0
        part[OTHER_REACH] = float(other_reach) / 8.0
        part[OWN_BEST] = float(own.best) / 4.0
        part[OWN_CROWN] = flag(own.crown)
        part[OWN_KEY] = flag(own.key)
        part[VALUE_OWN_CHARACTER] = value * flag(own.crown or part[OWN_SHIELD] > 0.0)
        part[SURPLUS] = float(surplus) / 8.0
        part[OUTLASTS] = flag(surplus > 0)
        part[VALUE_OUTLASTS] = value * flag(surplus > 0)
        part[CATCHES_UP] = flag(ship.character == NO_CHARACTER and fleet + own.all > rival_fleet)

    def add_up_reaches(self, state: State, ship: Ship, side: i64) -> i64:
        """Of the side's own seats; returns the most that a seat of another side could make of its side's fleet."""
        articles = state.table.articles
        own = self.own
        own.all = 0
        own.best = 0
        own.crown = False
        own.key = False
        self.network.part[OWN_SHIELD] = 0.0
        best: i64 = 0
        for seat in range(articles.seats):
            reach = self.reaches[self.first + seat]
            if articles.side(seat) != side:
                best = max(best, strength_at(ship, articles.side(seat)) + reach.all)
                continue
            own.all += reach.all
            own.best = max(own.best, reach.best)
            own.crown = own.crown or reach.crown
            own.key = own.key or reach.key
            if can_shield(state, ship, seat):
                self.network.part[OWN_SHIELD] = 1.0
        return best

    def await_capture(self, state: State, ship: Ship, looker: i64) -> None:
        """Who acts before this galleon is captured, and can take it from whoever leads.

        A galleon that nobody leads waits for as long as one likes.
        """
        table = state.table
        articles = table.articles
        leader: i64 = ship.controller
        self.foes = 0
        self.threats = 0
        self.own_turns = 0
        self.takers = 0
        self.tiers = 0
        seat: i64 = state.seat
        for passed in range(articles.seats):
            side: i64 = articles.side(seat)
            if side == leader and articles.leads(seat):
                break
            if side != leader and (passed > 0 or ship.slot != table.barred):
                self.foes += 1
                power: i64 = self.power(state, ship, seat, side)
                if power == TAKING:
                    self.threats += 1
                if side == looker:
                    self.own_turns += 1
                    if power == TAKING:
                        self.takers += 1
                    elif power == TYING:
                        self.tiers += 1
            seat += 1
            if seat == articles.seats:
                seat = 0

    def power(self, state: State, ship: Ship, seat: i64, side: i64) -> i64:
        """What this seat can do with one card about a galleon that its side does not lead."""
        reach = self.reaches[self.first + seat]
        if reach.crown:
            return TAKING
        if can_shield(state, ship, seat):
            return TAKING
        if ship.character != NO_CHARACTER or reach.best == 0:
            return POWERLESS
        own: i64 = ship.colour_of(side)
        force: i64 = strength_at(ship, side) + reach.best
        rival: i64 = 0
        for hue in range(COLOURS):
            if hue != own:
                rival = max(rival, ship.strength_of(hue))
        if force > rival:
            return TAKING
        return TYING if force == rival else POWERLESS


def can_shield(state: State, ship: Ship, seat: i64) -> bool:
    """Can this seat lay the admiral there (KOR-45)?"""
    return state.hands.copies[KINDS * seat + ADMIRAL] > 0 and state.table.articles.may_shield(seat, ship.owner)


def lateness(state: State) -> float:
    """From nearly 0 to 1 as the deck runs out."""
    return 1.0 / (1.0 + float(state.table.deck) / float(state.table.articles.seats))


def most_gold_of_others(state: State, side: i64) -> i64:
    """Of the other sides, whoever has it."""
    table = state.table
    most: i64 = -GOLD
    for other in range(table.articles.sides):
        if other != side:
            most = max(most, table.gold[other])
    return most


def turns_until(articles: Articles, seat: i64, side: i64) -> i64:
    """How many seats act before one of this side does, the seat that decides now first."""
    turns: i64 = 0
    while articles.side(seat) != side:
        turns += 1
        seat += 1
        if seat == articles.seats:
            seat = 0
    return turns


def make_crowd() -> Crowd:
    """With numbers that all tables share, and room of its own for what it sees."""
    return Crowd(read_network(NUMBERS, WHOLE))
