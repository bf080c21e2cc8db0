"""Everything of a Corsari game that lies open or became known to all, and the rules that need nothing else.

What a seat may do depends only on the table and on its own hand, so a state and a sight both ask here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import ALL_VALUES, CARDS, COLOURS, HAND, bit, colour, count_in, lowest, value
from flibuste.games.corsari.crews import crew_part, crew_values, may_name_none, nameable
from flibuste.games.corsari.decisions import (
    CREW,
    CREW_NONE,
    DISCARD,
    DRAW_DECK,
    DRAW_DISCARD,
    DRAW_QUAY,
    FILL,
    FILL_DONE,
    SAIL,
    STAY,
    is_crew,
    is_declaration,
    is_discard,
    is_draw,
    is_fill,
    named_colours,
    pair,
)
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.state import Moves
from flibuste.kernel.vecs import vec

CSI_12_NOT_NOW: Final = 12
CSI_13_DRAW_FIRST: Final = 13
CSI_25_NOT_IN_HAND: Final = 25
CSI_29_STALL_LIMIT: Final = 29
CSI_32_RECRUITING_IS_OVER: Final = 32
CSI_34_COLOUR_NOT_IN_HAND: Final = 34
CSI_39_PORT_CANNOT_BE_NAMED: Final = 39
CSI_46_FILL_IN_FIRST: Final = 46
CSI_47_NOT_IN_HAND: Final = 47
CSI_48_NOT_THE_CAPTAINS_COLOUR: Final = 48
CSI_49_VALUE_IS_TAKEN: Final = 49
CSI_50_ONE_CARD_A_VALUE: Final = 50
CSI_53_PORT_IS_NOT_FILLED_IN: Final = 53
CSI_54_CAPTAIN_FILLS_NOTHING: Final = 54
CSI_55_COLOUR_NOT_IN_HAND: Final = 55
CSI_66_LAST_DECK_CARD: Final = 66
CSI_84_VOID_LIMIT: Final = 84
CSI_85_ASCENDING_VALUES: Final = 85

# What is decided now.
DRAWING: Final = 0
DISCARDING: Final = 1
DECLARING: Final = 2
NAMING: Final = 3
FILLING: Final = 4

NOBODY: Final = -1
VOID_LIMIT: Final = 3  # CSI-84


class Table:
    """Cards of one place and seat are ten masks, one a colour, from 10 * seat on."""

    def __init__(
        self,
        articles: Articles,
        quay: vec[i64],
        discards: vec[i64],
        shown: vec[i64],
        fills: vec[i64],
        piles: vec[i64],
        seats: vec[i64],
    ) -> None:
        self.articles: Articles = articles
        self.quay: vec[i64] = quay  # as it was laid in this round, from bottom to top; never changed
        self.quay_count: i64 = 0  # of them that still lie there
        self.discards: vec[i64] = discards  # from bottom to top
        self.discard_count: i64 = 0
        self.deck: i64 = 0  # cards left in it
        self.shown: vec[i64] = shown  # in each hand: taken openly and not discarded since, or laid out (CSI-57)
        self.fills: vec[i64] = fills  # that each seat filled in on the captain's crew
        self.piles: vec[i64] = piles  # the malus cards in front of each seat (CSI-78)
        self.seats: vec[i64] = seats  # four numbers a seat: see below
        self.phase: i64 = DRAWING
        self.round: i64 = 0
        self.start: i64 = 0
        self.captain: i64 = NOBODY
        self.laid: i64 = 0  # bit s: seat s has laid out its hand
        self.open_colours: i64 = 0  # that can be filled in on the captain's crew, as a mask
        self.gaps: i64 = 0  # the values missing in it
        self.last_fill: i64 = 0  # the value the deciding seat filled in last
        self.fills_ended: bool = False  # by its own word, though it holds more (FILL_DONE)
        self.streak: i64 = 0  # turns in a row with a draw from the discard pile (CSI-29)
        self.voids: i64 = 0  # void rounds in a row (CSI-84)
        self.last_round: bool = False  # CSI-71
        self.reason: i64 = 0
        self.winners: i64 = 0  # bit s: seat s
        self.log: Log | None = None

    def clone(self) -> Table:
        table = Table(
            self.articles,
            self.quay,
            self.discards[:],
            self.shown[:],
            self.fills[:],
            self.piles[:],
            self.seats[:],
        )
        table.quay_count = self.quay_count
        table.discard_count = self.discard_count
        table.deck = self.deck
        table.phase = self.phase
        table.round = self.round
        table.start = self.start
        table.captain = self.captain
        table.laid = self.laid
        table.open_colours = self.open_colours
        table.gaps = self.gaps
        table.last_fill = self.last_fill
        table.fills_ended = self.fills_ended
        table.streak = self.streak
        table.voids = self.voids
        table.last_round = self.last_round
        table.reason = self.reason
        table.winners = self.winners
        return table

    # Four numbers a seat: malus cards so far, those of the last settled round, and of a layout colours named and sum.

    def malus(self, seat: i64) -> i64:
        return self.seats[4 * seat]

    def gain(self, seat: i64) -> i64:
        return self.seats[4 * seat + 1]

    def named(self, seat: i64) -> i64:
        return self.seats[4 * seat + 2]

    def sum(self, seat: i64) -> i64:
        return self.seats[4 * seat + 3]

    def malus_of_all(self) -> i64:
        """All that was taken so far; it decides when the last round comes (CSI-71)."""
        total: i64 = 0
        for seat in range(self.articles.seats):
            total += self.malus(seat)
        return total

    def port(self) -> i64:
        """The colour of the uppermost card of the quay (CSI-17)."""
        return colour(self.quay[self.quay_count - 1])

    def has_laid_out(self, seat: i64) -> bool:
        return (self.laid >> seat) & 1 != 0

    def hand_size(self, seat: i64, turn: i64) -> i64:
        """CSI-15; less what was filled in, and once laid out less what became a malus card."""
        if self.has_laid_out(seat):
            return count_in(self.shown, COLOURS * seat)
        size: i64 = HAND - count_in(self.fills, COLOURS * seat)
        if seat == turn and self.phase == DISCARDING:
            size += 1
        return size

    # Recruiting

    def forbids_draw(self, action: i64) -> i64:
        if action == DRAW_DISCARD and self.streak >= self.articles.stall_limit():
            return CSI_29_STALL_LIMIT
        if action == DRAW_QUAY and self.quay_count == 1 and self.voids >= VOID_LIMIT:
            return CSI_84_VOID_LIMIT
        return 0

    def must_sail(self) -> bool:
        """Whoever drew the last card of the deck has no choice (CSI-66)."""
        return self.deck == 0

    # Filling in

    def fitting(self, hands: vec[i64], seat: i64, hue: i64) -> i64:
        """The cards of one colour that the deciding seat may fill in now, as a mask (CSI-48 to 50, CSI-53, CSI-85)."""
        if (self.open_colours >> hue) & 1 == 0:
            return 0
        return hands[COLOURS * seat + hue] & self.open_gaps()

    def open_gaps(self) -> i64:
        """The missing values above what the deciding seat filled in last."""
        return (self.gaps >> self.last_fill) << self.last_fill

    def fits_any(self, hands: vec[i64], seat: i64) -> bool:
        for hue in range(COLOURS):
            if self.fitting(hands, seat, hue) != 0:
                return True
        return False

    def could_fit(self) -> bool:
        """Is there any card at all that the deciding seat could fill in?"""
        return self.open_colours != 0 and self.open_gaps() != 0

    def forbids_fill(self, hands: vec[i64], seat: i64, card: i64) -> i64:
        hue: i64 = colour(card)
        if hands[COLOURS * seat + hue] & bit(card) == 0:
            return CSI_47_NOT_IN_HAND
        if self.fitting(hands, seat, hue) & bit(card) != 0:
            return 0
        if hue == self.port():
            return CSI_53_PORT_IS_NOT_FILLED_IN
        if (self.open_colours >> hue) & 1 == 0:
            return CSI_48_NOT_THE_CAPTAINS_COLOUR
        if self.gaps & bit(card) == 0:
            return CSI_49_VALUE_IS_TAKEN
        return CSI_50_ONE_CARD_A_VALUE if value(card) == self.last_fill else CSI_85_ASCENDING_VALUES

    def forbids_lending(self, hands: vec[i64], seat: i64, action: i64) -> i64:
        """Once lending is over, what never fitted is still refused for its own reason."""
        if self.phase == NAMING and seat == self.captain:
            return CSI_54_CAPTAIN_FILLS_NOTHING
        clause: i64 = 0 if action == FILL_DONE else self.forbids_fill(hands, seat, action - FILL)
        return CSI_46_FILL_IN_FIRST if clause == 0 and self.phase == NAMING else clause

    # Naming a crew

    def forbids_crew(self, hands: vec[i64], seat: i64, named: i64) -> i64:
        colours: i64 = nameable(self.articles, hands, COLOURS * seat, self.port())
        if named & ~colours == 0 and (named != 0 or may_name_none(self.articles, colours)):
            return 0
        if not self.articles.port_crew and (named >> self.port()) & 1:
            return CSI_39_PORT_CANNOT_BE_NAMED
        return CSI_34_COLOUR_NOT_IN_HAND if seat == self.captain else CSI_55_COLOUR_NOT_IN_HAND

    # What may be done

    def list_moves(self, seat: i64, hands: vec[i64], moves: Moves) -> None:
        """All legal decisions of the seat whose turn it is, ascending."""
        if self.phase == DRAWING:
            self.list_draws(moves)
        elif self.phase == DISCARDING:
            self.list_discards(seat, hands, moves)
        elif self.phase == DECLARING:
            moves.codes[0] = SAIL
            moves.codes[1] = STAY
            moves.count = 1 if self.must_sail() else 2
        elif self.phase == FILLING:
            self.list_fills(seat, hands, moves)
        else:
            self.list_crews(seat, hands, moves)

    def list_draws(self, moves: Moves) -> None:
        count: i64 = 0
        for source in range(DRAW_DECK, DRAW_QUAY + 1):
            if self.forbids_draw(source) == 0:
                moves.codes[count] = source
                count += 1
        moves.count = count

    def list_discards(self, seat: i64, hands: vec[i64], moves: Moves) -> None:
        codes = moves.codes
        count: i64 = 0
        for hue in range(COLOURS):
            held: i64 = hands[10 * seat + hue]
            while held != 0:
                codes[count] = DISCARD + 11 * hue + lowest(held)  # CSI-25
                count += 1
                held &= held - 1
        moves.count = count

    def list_fills(self, seat: i64, hands: vec[i64], moves: Moves) -> None:
        codes = moves.codes
        count: i64 = 0
        for hue in range(COLOURS):
            held: i64 = self.fitting(hands, seat, hue)
            while held != 0:
                codes[count] = FILL + 11 * hue + lowest(held)
                count += 1
                held &= held - 1
        codes[count] = FILL_DONE  # CSI-52
        moves.count = count + 1

    def list_crews(self, seat: i64, hands: vec[i64], moves: Moves) -> None:
        codes = moves.codes
        colours: i64 = nameable(self.articles, hands, 10 * seat, self.port())
        count: i64 = 0
        left: i64 = colours
        while left != 0:
            codes[count] = CREW + lowest(left)
            count += 1
            left &= left - 1
        left = colours
        while left != 0:
            one: i64 = lowest(left)
            left &= left - 1
            others: i64 = left
            while others != 0:
                codes[count] = pair(one, lowest(others))
                count += 1
                others &= others - 1
        if may_name_none(self.articles, colours):
            codes[count] = CREW_NONE
            count += 1
        moves.count = count

    def forbids(self, seat: i64, hands: vec[i64], action: i64) -> i64:
        """The clause that forbids a decision to the seat whose turn it is, or 0."""
        if self.phase == DRAWING:
            return self.forbids_draw(action) if is_draw(action) else CSI_13_DRAW_FIRST
        if self.phase == DISCARDING:
            if not is_discard(action):
                return CSI_12_NOT_NOW
            card: i64 = action - DISCARD
            return 0 if hands[COLOURS * seat + colour(card)] & bit(card) != 0 else CSI_25_NOT_IN_HAND
        if self.phase == DECLARING:
            if not is_declaration(action):
                return CSI_12_NOT_NOW
            return CSI_66_LAST_DECK_CARD if action == STAY and self.must_sail() else 0
        if is_fill(action) or action == FILL_DONE:
            return self.forbids_lending(hands, seat, action)
        if not is_crew(action):
            return CSI_32_RECRUITING_IS_OVER
        return CSI_46_FILL_IN_FIRST if self.phase == FILLING else self.forbids_crew(hands, seat, named_colours(action))

    # What is done in the open

    def show(self, seat: i64, card: i64) -> None:
        """A card is taken openly into a hand (CSI-20, CSI-21)."""
        self.shown[COLOURS * seat + colour(card)] |= bit(card)

    def throw(self, seat: i64, card: i64) -> None:
        """A card from a hand becomes the top of the discard pile (CSI-26)."""
        self.shown[COLOURS * seat + colour(card)] &= ~bit(card)
        self.discards[self.discard_count] = card
        self.discard_count += 1

    def lay_out(self, seat: i64, hands: vec[i64], named: i64, total: i64) -> None:
        """The whole hand is known to all from now on (CSI-34, CSI-57)."""
        self.laid |= 1 << seat
        self.seats[4 * seat + 2] = named
        self.seats[4 * seat + 3] = total
        for place in range(COLOURS * seat, COLOURS * seat + COLOURS):
            self.shown[place] = hands[place]
        if seat == self.captain:
            self.open_to_others(hands, named)

    def forget_layout(self, seat: i64) -> None:
        self.seats[4 * seat + 2] = 0
        self.seats[4 * seat + 3] = 0

    def open_to_others(self, hands: vec[i64], named: i64) -> None:
        """Which values are missing in the captain's crew, and in which colours they may be filled in."""
        first: i64 = COLOURS * self.captain
        port: i64 = self.port()
        self.gaps = ALL_VALUES & ~crew_values(hands, first, named)  # CSI-49
        self.open_colours = named & ~(1 << port)  # CSI-48, CSI-53
        if self.articles.fill_present:
            for hue in range(COLOURS):
                if crew_part(hands, first, named, port, hue) == 0:
                    self.open_colours &= ~(1 << hue)


def new_table(articles: Articles) -> Table:
    """Before the first deal."""
    masks: i64 = COLOURS * articles.seats
    seats: i64 = 4 * articles.seats
    return Table(articles, zeros(0), zeros(CARDS), zeros(masks), zeros(masks), zeros(masks), zeros(seats))
