"""Everything of a Bordée game that lies open: both ships, the bag, where the turn stands, and the shot under way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from flibuste.games.bordee.articles import HASTY, TOKENS, Articles
from flibuste.games.bordee.cards import DISCS, TARGET_CARDS
from flibuste.games.bordee.decisions import NOTHING
from flibuste.games.bordee.ships import Ship, new_ship, recall_ship
from flibuste.kernel.arrays import zeros
from flibuste.kernel.event import Log
from flibuste.kernel.reader import Reader
from flibuste.kernel.vecs import vec

# What is asked: the public name of the decision.
UNASKED: Final = 0
OFFICERS: Final = 1
CANNONS: Final = 2
LOAD: Final = 3
TRAIN: Final = 4
REPUTATION: Final = 5
TRICKS: Final = 6
PHASE1: Final = 7
RETURN: Final = 8
ARRANGE: Final = 9
PATCHING: Final = 10
PHASE2: Final = 11
FIRING: Final = 12
HASTY_LOSS: Final = 13
DOUBLING: Final = 14
WINDOW_S4: Final = 15
WINDOW_S5: Final = 16
STEP5: Final = 17
DAMAGE: Final = 18
DISASTER: Final = 19
WINDOW_S7: Final = 20
HAND_LIMIT: Final = 21
WINDOW_BROADSIDE: Final = 22
BROADSIDE_AIM: Final = 23
BROADSIDE_LOSS: Final = 24
WINDOW_LURCH: Final = 25
TRICKERY: Final = 26  # what a trick asks, by its number
QUESTIONS: Final = 27

NOWHERE: Final = -1
NOBODY: Final = -1


class Shot:
    """A shot under way (section 3.9 of the specification); the last one, once it is over."""

    def __init__(self, results: vec[i64]) -> None:
        self.worth: i64 = 0  # D0 (DUE-215)
        self.damage: i64 = 0  # not clamped before step 6 (DUE-221)
        self.held: i64 = 0  # discs in the cannon when Fire was declared (DUE-222)
        self.index: i64 = 0  # target cards resolved so far
        self.results: vec[i64] = results
        self.chained: bool = False  # TRK-18
        self.smoke: bool = False  # TRK-19
        self.hard_over: bool = False  # TRK-22
        self.points: i64 = 0  # markers still to be removed at step 6

    def clone(self) -> Shot:
        shot = Shot(self.results[:])
        shot.worth = self.worth
        shot.damage = self.damage
        shot.held = self.held
        shot.index = self.index
        shot.chained = self.chained
        shot.smoke = self.smoke
        shot.hard_over = self.hard_over
        shot.points = self.points
        return shot

    def facts(self) -> list[int]:
        facts: list[int] = [self.worth, self.damage, self.held, self.index]
        facts += [1 if self.chained else 0, 1 if self.smoke else 0, 1 if self.hard_over else 0, self.points]
        return facts + list(self.results)


def new_shot() -> Shot:
    return Shot(vec[i64]([HASTY] * 3))


class Table:
    def __init__(
        self,
        articles: Articles,
        ships: list[Ship],
        bag: vec[i64],
        loose: vec[i64],
        target_discards: vec[i64],
        queue: vec[i64],
        disasters: vec[i64],
        shot: Shot,
    ) -> None:
        self.articles: Articles = articles
        self.ships: list[Ship] = ships
        self.bag: vec[i64] = bag  # discs by kind
        self.loose: vec[i64] = loose  # discs of the deciding seat that lie in no cannon yet
        self.target_discards: vec[i64] = target_discards
        self.target_discard_count: i64 = 0
        self.target_deck: i64 = TARGET_CARDS
        self.stage: i64 = 0  # what comes when nothing is asked (steps/course.py)
        self.node: i64 = UNASKED
        self.picked: i64 = 0  # how much of the decision has been answered, where that shows
        self.done: i64 = 0  # seats that have taken their part of the set-up stage
        self.first: i64 = 0
        self.player: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # counted over both seats, from 1
        self.calm: i64 = 0  # finished turns in a row without damage (DUE-276)
        self.hurt: bool = False  # was a marker removed by damage in this turn?
        self.actions: i64 = 0  # of this turn
        self.aimed: bool = False
        self.begun: bool = False  # was there an action, a trick or REP-8 in this turn (DUE-157)?
        self.redrawn: bool = False  # was there REP-8?
        self.old_zone: i64 = NOWHERE  # not to be named when the target is changed (DUE-158)
        self.word: i64 = NOTHING  # the action or trick being carried out
        self.moves: i64 = 0  # of a patch up
        self.gratis: bool = False  # is the next one free (REP-4)?
        self.disc: i64 = 0  # kind of the disc returned, taken or arranged last
        self.to_stern: bool = False  # was the last one put into the stern cannon (DUE-314)?
        self.spot: i64 = NOWHERE  # the zone, or position, named so far
        self.queue: vec[i64] = queue  # discs of a broadside still to be resolved
        self.suit: i64 = 0  # of that broadside
        self.loss: i64 = 0  # cards a lurch takes
        self.disasters: vec[i64] = disasters  # under way: token and markers still to remove, the innermost last
        self.depth: i64 = 0  # how many
        self.aim_lost: bool = False  # has the card of the disc now resolved been lost (DUE-177)?
        self.flagged: bool = False  # has REP-7 named its zone in this broadside?
        self.trick: i64 = 0  # played last, by number
        self.played: i64 = 0  # by either seat, as a mask by number
        self.shot: Shot = shot
        self.reason: i64 = 0
        self.winner: i64 = NOBODY
        self.log: Log | None = None

    def clone(self) -> Table:
        table = Table(
            self.articles,
            [self.ships[0].clone(), self.ships[1].clone()],
            self.bag[:],
            self.loose[:],
            self.target_discards[:],
            self.queue[:],
            self.disasters[:],
            self.shot.clone(),
        )
        table.target_discard_count = self.target_discard_count
        table.target_deck = self.target_deck
        table.stage = self.stage
        table.node = self.node
        table.picked = self.picked
        table.done = self.done
        table.first = self.first
        table.player = self.player
        table.turn = self.turn
        table.calm = self.calm
        table.hurt = self.hurt
        table.actions = self.actions
        table.aimed = self.aimed
        table.begun = self.begun
        table.redrawn = self.redrawn
        table.old_zone = self.old_zone
        table.word = self.word
        table.moves = self.moves
        table.gratis = self.gratis
        table.disc = self.disc
        table.to_stern = self.to_stern
        table.spot = self.spot
        table.suit = self.suit
        table.loss = self.loss
        table.depth = self.depth
        table.aim_lost = self.aim_lost
        table.flagged = self.flagged
        table.trick = self.trick
        table.played = self.played
        table.reason = self.reason
        table.winner = self.winner
        return table

    def disaster(self) -> i64:
        """The token that is being resolved now."""
        return self.disasters[2 * self.depth - 2]

    def purse(self, seat: i64) -> i64:
        """How many cards an action may cost: a first one that is no Aim must leave one (DUE-154)."""
        held: i64 = self.ships[seat].held
        return held - 1 if self.actions == 0 else held

    def facts(self) -> list[int]:
        facts: list[int] = [self.target_discard_count, self.target_deck, self.stage, self.node, self.picked, self.done]
        facts += [self.first, self.player, self.turn, self.calm, 1 if self.hurt else 0, self.actions]
        facts += [1 if self.aimed else 0, 1 if self.begun else 0, 1 if self.redrawn else 0, self.old_zone, self.word]
        facts += [self.moves, 1 if self.gratis else 0, self.disc, 1 if self.to_stern else 0, self.spot, self.suit]
        facts += [self.loss, self.depth, 1 if self.aim_lost else 0, self.reason, self.winner]
        facts += [1 if self.flagged else 0, self.trick, self.played]
        facts += list(self.bag)
        facts += list(self.loose)
        facts += list(self.queue)
        facts += list(self.disasters)
        facts += [self.target_discards[place] for place in range(self.target_discard_count)]
        return facts + self.shot.facts() + self.ships[0].facts() + self.ships[1].facts()


def new_table(articles: Articles) -> Table:
    """All discs in the bag, no target card drawn (DUE-106, DUE-107)."""
    parts = articles.parts
    return Table(
        articles,
        [new_ship(parts), new_ship(parts)],
        parts.discs[:],
        zeros(DISCS),
        zeros(TARGET_CARDS),
        zeros(DISCS),
        zeros(2 * TOKENS),
        new_shot(),
    )


def recall_shot(shot: Shot, reader: Reader) -> None:
    shot.worth = reader.next()
    shot.damage = reader.next()
    shot.held = reader.next()
    shot.index = reader.next()
    shot.chained = reader.next() == 1
    shot.smoke = reader.next() == 1
    shot.hard_over = reader.next() == 1
    shot.points = reader.next()
    reader.fill(shot.results, 3)


def recall_table(articles: Articles, reader: Reader) -> Table:
    table = new_table(articles)
    table.target_discard_count = reader.next()
    table.target_deck = reader.next()
    table.stage = reader.next()
    table.node = reader.next()
    table.picked = reader.next()
    table.done = reader.next()
    table.first = reader.next()
    table.player = reader.next()
    table.turn = reader.next()
    table.calm = reader.next()
    table.hurt = reader.next() == 1
    table.actions = reader.next()
    table.aimed = reader.next() == 1
    table.begun = reader.next() == 1
    table.redrawn = reader.next() == 1
    table.old_zone = reader.next()
    table.word = reader.next()
    table.moves = reader.next()
    table.gratis = reader.next() == 1
    table.disc = reader.next()
    table.to_stern = reader.next() == 1
    table.spot = reader.next()
    table.suit = reader.next()
    table.loss = reader.next()
    table.depth = reader.next()
    table.aim_lost = reader.next() == 1
    table.reason = reader.next()
    table.winner = reader.next()
    table.flagged = reader.next() == 1
    table.trick = reader.next()
    table.played = reader.next()
    reader.fill(table.bag, DISCS)
    reader.fill(table.loose, DISCS)
    reader.fill(table.queue, DISCS)
    reader.fill(table.disasters, 2 * TOKENS)
    reader.fill(table.target_discards, table.target_discard_count)
    recall_shot(table.shot, reader)
    parts = articles.parts
    table.ships = [recall_ship(parts, reader), recall_ship(parts, reader)]
    return table
