"""Crew, dismissed and stowaways of a hand, and the best crew it can man.

A hand is ten masks, one a colour, from place `first` of `hands` on. The colours named decide all (CSI-36 to 41).
"""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import COLOURS, COUNT, SUM, lowest
from flibuste.kernel.vecs import vec


def crew_part(hands: vec[i64], first: i64, named: i64, port: i64, hue: i64) -> i64:
    """The crew members of one colour. Of two cards of one value one stays ashore: that of the port, else of the higher
    colour (CSI-35 to 38)."""
    if (named >> hue) & 1 == 0:
        return 0
    held: i64 = hands[first + hue]
    others: i64 = named & ~(1 << hue)
    if others == 0:
        return held
    partner: i64 = lowest(others)
    if hue == port or (partner != port and partner < hue):
        return held & ~hands[first + partner]
    return held


def stowaway_part(hands: vec[i64], first: i64, named: i64, port: i64, hue: i64) -> i64:
    """The stowaways of one colour (CSI-41)."""
    if hue == port:
        return 0  # CSI-40
    return hands[first + hue] & ~crew_part(hands, first, named, port, hue)


def dismissed_part(hands: vec[i64], first: i64, named: i64, port: i64) -> i64:
    """The cards of the port colour that are not in the crew (CSI-40)."""
    return hands[first + port] & ~crew_part(hands, first, named, port, port)


def crew_values(hands: vec[i64], first: i64, named: i64) -> i64:
    """The jobs on board that are taken."""
    taken: i64 = 0
    for hue in range(COLOURS):
        if (named >> hue) & 1:
            taken |= hands[first + hue]
    return taken


def stowaway_sum(hands: vec[i64], first: i64, named: i64, port: i64) -> i64:
    """CSI-43; a value that two named colours hold is on board once."""
    total: i64 = 0
    aboard: i64 = 0
    for hue in range(COLOURS):
        if hue != port:
            total += SUM[hands[first + hue]]
            if (named >> hue) & 1:
                aboard |= hands[first + hue]
    return total - SUM[aboard]


def stowaway_count(hands: vec[i64], first: i64, named: i64, port: i64) -> i64:
    count: i64 = 0
    aboard: i64 = 0
    for hue in range(COLOURS):
        if hue != port:
            count += COUNT[hands[first + hue]]
            if (named >> hue) & 1:
                aboard |= hands[first + hue]
    return count - COUNT[aboard]


def nameable(articles: Articles, hands: vec[i64], first: i64, port: i64) -> i64:
    """The colours that may be named, as a mask: those in the hand (CSI-34, CSI-55), the port's too (CSI-39)."""
    colours: i64 = 0
    for hue in range(COLOURS):
        if hands[first + hue] != 0:
            colours |= 1 << hue
    if not articles.port_crew:
        colours &= ~(1 << port)
    return colours


def may_name_none(articles: Articles, colours: i64) -> bool:
    """R-5; and whoever holds nothing but the port's colour, where that cannot be named (R-3)."""
    return articles.empty_crew or colours == 0


class Choice:
    """The best set of colours seen so far. Keys are compared as numbers: what counts most stands highest."""

    def __init__(self, hands: vec[i64], first: i64, port: i64) -> None:
        self.hands: vec[i64] = hands
        self.first: i64 = first
        self.port: i64 = port
        self.held: i64 = 0  # values of all cards that are not the port's
        self.cards: i64 = 0  # how many these are
        self.key: i64 = -1
        self.named: i64 = 0
        for hue in range(COLOURS):
            if hue != port:
                self.held += SUM[hands[first + hue]]
                self.cards += COUNT[hands[first + hue]]

    def aboard(self, hue: i64) -> i64:
        """What this colour can save from being a stowaway: nothing where it is the port's."""
        if hue == self.port:
            return 0
        return self.hands[self.first + hue]

    def offer(self, key: i64, named: i64) -> None:
        if self.key < 0 or key < self.key:
            self.key = key
            self.named = named


def best_for_captain(articles: Articles, hands: vec[i64], first: i64, port: i64) -> i64:
    """The colours with the smallest sum, then fewest stowaways, fewest cards others can fill in, fewest colours, lowest
    colours."""
    choice = Choice(hands, first, port)
    colours: i64 = nameable(articles, hands, first, port)
    if may_name_none(articles, colours):
        choice.offer(captain_key(choice, 0, 0, 0), 0)
    for one in range(COLOURS):
        if (colours >> one) & 1 == 0:
            continue
        alone: i64 = choice.aboard(one)
        held: i64 = hands[first + one]
        outside: i64 = 0 if one == port else 1  # colours that can be filled in (CSI-53)
        choice.offer(captain_key(choice, alone, (11 - COUNT[held]) * outside, 1), 1 << one)
        for other in range(one + 1, COLOURS):
            if (colours >> other) & 1:
                open_slots: i64 = 11 - COUNT[held | hands[first + other]]
                if other != port:
                    open_slots *= outside + 1
                else:
                    open_slots *= outside
                choice.offer(
                    captain_key(choice, alone | choice.aboard(other), open_slots, 2), (1 << one) | (1 << other)
                )
    return choice.named


def captain_key(choice: Choice, aboard: i64, open_slots: i64, colours: i64) -> i64:
    """Equal keys come in the order of the colours, so the first one stays."""
    total: i64 = choice.held - SUM[aboard]
    count: i64 = choice.cards - COUNT[aboard]
    return (total << 16) | (count << 8) | (open_slots << 2) | colours


def best_for_other(articles: Articles, hands: vec[i64], first: i64, port: i64, limit: i64) -> i64:
    """The colours for a seat that is not the captain, whose sum is `limit`, with the cards it has left.

    Within the limit it keeps nothing, and the more stowaways the captain must take the better (R-7); beyond it keeps
    them itself: the fewer the better, whatever their sum.
    """
    return other_choice(articles, hands, first, port, limit, True).named


def lightest_within(articles: Articles, hands: vec[i64], first: i64, port: i64, limit: i64) -> i64:
    """The colours with fewest stowaways among those whose sum does not exceed the captain's (R-7)."""
    return other_choice(articles, hands, first, port, limit, False).named


def other_choice(articles: Articles, hands: vec[i64], first: i64, port: i64, limit: i64, load: bool) -> Choice:
    choice = Choice(hands, first, port)
    colours: i64 = nameable(articles, hands, first, port)
    mastery = load and articles.anyone_masters
    if may_name_none(articles, colours):
        choice.offer(other_key(choice, 0, 0, limit, load, mastery), 0)
    for one in range(COLOURS):
        if (colours >> one) & 1 == 0:
            continue
        alone: i64 = choice.aboard(one)
        choice.offer(other_key(choice, alone, 1, limit, load, mastery), 1 << one)
        for other in range(one + 1, COLOURS):
            if (colours >> other) & 1:
                both: i64 = alone | choice.aboard(other)
                choice.offer(other_key(choice, both, 2, limit, load, mastery), (1 << one) | (1 << other))
    return choice


def other_key(choice: Choice, aboard: i64, colours: i64, limit: i64, load: bool, mastery: bool) -> i64:
    total: i64 = choice.held - SUM[aboard]
    count: i64 = choice.cards - COUNT[aboard]
    if mastery and count == 0:
        return colours  # wins the game
    if total > limit:
        count += 16  # beyond the limit is worse than anything within it
    elif load:
        count = 12 - count
    return (count << 10) | (total << 2) | colours
