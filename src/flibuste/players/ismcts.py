"""Information-set Monte Carlo tree search, for every game: looks ahead in worlds its seat cannot rule out."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from flibuste.kernel.arrays import zeros
from flibuste.kernel.rng import Rng
from flibuste.kernel.state import MOST_MOVES, OVER, Moves, Sight, State
from flibuste.kernel.vecs import vec
from flibuste.players.budget import Budget
from flibuste.players.player import CHANCES
from flibuste.players.sense.base import Sense

NOBODY: Final = -1
MOST_SEATS: Final = 16
STRIDE: Final = 32  # iterations between two looks at how they spread and whether all is settled
LEAST_SPREAD: Final = 0.02


class Node:
    """A decision somebody may take after those above it."""

    def __init__(self, action: i64, seat: i64, prior: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat  # who takes it
        self.prior: float = prior  # what the sense thinks of it, from 0 to 1
        self.visits: i64 = 0
        self.available: i64 = 1  # iterations in which it was legal
        self.reward: float = 0.0  # sum, as its seat sees it
        self.children: list[Node] = []


class Searcher:
    def __init__(self, rng: Rng, sense: Sense | None) -> None:
        self.rng: Rng = rng
        self.sense: Sense | None = sense
        self.exploration: float = 0.7
        self.curiosity: float = 1.4  # with a sense: exploration in standard deviations of a reward
        self.spread: float = 0.5  # standard deviation of the rewards in the last search
        self.bias: float = 0.0  # how much a prior counts among decisions tried equally often
        self.foresight: bool = False  # do others in the tree decide by sense, from hands the tree does not tell apart?
        self.whim: float = 1.0  # share of random decisions in playouts; the rest goes by sense
        self.patient: bool = True  # are playouts played to their end, rather than until the outlook says as much?
        self.scale: float = 10.0  # points of lead that make victory e times as likely as defeat
        self.haste: float = 0.2  # share of what is left of the budget that must still be able to change the answer
        self.moves: Moves = Moves()
        self.mark: vec[i64] = zeros(MOST_MOVES)  # by decision: when it was last seen legal and untried
        self.stamp: i64 = 0
        self.points: vec[float] = vec[float]([0.0] * MOST_SEATS)  # at the end of the last playout, by seat
        self.rewards: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what they are worth

    def search(self, sight: Sight, budget: Budget) -> Node:
        """The tree grown from what one seat knows; its root's children are that seat's decisions.

        There is always one, however short the budget.
        """
        root = Node(NOBODY, NOBODY, 0.0)
        sense = self.sense
        total: float = 0.0
        squares: float = 0.0
        done: i64 = 0
        if sense is not None:
            self.adapt(0.5, 0.5)
        while True:
            state = self.imagine(sight, self.rng)
            path = self.descend(root, state, sight.seat)
            self.play_out(state)
            self.judge(state)
            for node in path:
                node.visits += 1
                if node.seat != NOBODY:
                    node.reward += self.rewards[node.seat]
            reward = self.rewards[sight.seat]
            total += reward
            squares += reward * reward
            done += 1
            if done % STRIDE == 0 or done == budget.iterations:
                if sense is not None:
                    self.adapt(total / float(done), squares / float(done))
                if self.is_settled(root, done, budget):
                    break
            if budget.cancelled or budget.used() >= 1.0:
                break
        return root

    def imagine(self, sight: Sight, rng: Rng) -> State:
        """A world that the seat cannot rule out, made likelier by sense."""
        state = sight.imagine(rng)
        sense = self.sense
        if sense is not None:
            sense.suppose(state, sight.seat, rng)
        return state

    def adapt(self, mean: float, square: float) -> None:
        """Explore by how far rewards spread: by a half where games are won or lost, less where they end in outlooks."""
        self.spread = max(LEAST_SPREAD, sqrt(max(0.0, square - mean * mean)))
        self.exploration = self.curiosity * self.spread

    def is_settled(self, root: Node, done: i64, budget: Budget) -> bool:
        """Is there one decision only, is the budget used up, or can hardly any other still become the most visited?"""
        budget.breathe()
        left = 1e18
        if budget.iterations > 0:
            left = float(budget.iterations - done)
        used = budget.used()
        if used > 0.0:
            left = min(left, float(done) * (1.0 / used - 1.0))
        first: i64 = 0
        second: i64 = 0
        for child in root.children:
            if child.visits > first:
                second = first
                first = child.visits
            elif child.visits > second:
                second = child.visits
        return second == 0 or float(first - second) > self.haste * left or left <= 0.0

    def descend(self, root: Node, state: State, seat: i64) -> list[Node]:
        """Down the tree by the decisions legal in this world, and one new node."""
        path = [root]
        node = root
        moves = self.moves
        while state.seat != OVER:
            state.list_moves(moves)
            if self.is_foreseen(state, seat):
                self.foresee(state, moves)
            untried: i64 = self.mark_untried(node, moves)
            if untried > 0:
                node = self.expand(node, state, moves, untried)
            else:
                node = self.select(node)
            state.carry_out(node.action)
            path.append(node)
            if untried > 0:
                break
        return path

    def is_foreseen(self, state: State, seat: i64) -> bool:
        """Does sense decide here? Where it knows, and for others where it foresees them."""
        sense = self.sense
        if sense is None:
            return False
        return sense.knows(state) or (self.foresight and state.side(state.seat) != state.side(seat))

    def foresee(self, state: State, moves: Moves) -> None:
        """Leave of the moves the one that the seat which decides would choose by sense."""
        sense = self.sense
        if sense is not None and moves.count > 1:
            sense.weigh(state, moves)
            moves.codes[0] = sense.heaviest(moves)
            moves.count = 1

    def mark_untried(self, node: Node, moves: Moves) -> i64:
        """Mark the legal decisions that have no node yet; returns how many there are."""
        mark = self.mark
        self.stamp += 2
        stamp: i64 = self.stamp
        for place in range(moves.count):
            mark[moves.codes[place]] = stamp
        untried: i64 = moves.count
        for child in node.children:
            if mark[child.action] == stamp:
                mark[child.action] = stamp + 1
                child.available += 1
                untried -= 1
        return untried

    def expand(self, node: Node, state: State, moves: Moves, untried: i64) -> Node:
        """A node for one of the untried decisions: the most sensible one, or any where there is no sense."""
        mark = self.mark
        sense = self.sense
        chosen: i64 = -1
        prior: float = 0.0
        if sense is None:
            skip: i64 = self.rng.below(untried)
            for place in range(moves.count):
                if mark[moves.codes[place]] == self.stamp:
                    if skip == 0:
                        chosen = place
                        break
                    skip -= 1
        else:
            sense.weigh(state, moves)
            top: float = sense.weights[0]
            for place in range(moves.count):
                top = max(top, sense.weights[place])
                if mark[moves.codes[place]] == self.stamp:
                    if chosen < 0 or sense.weights[place] > sense.weights[chosen]:
                        chosen = place
            prior = exp(sense.weights[chosen] - top)
        child = Node(moves.codes[chosen], state.seat, prior)
        node.children.append(child)
        return child

    def select(self, node: Node) -> Node:
        """The child with the best upper bound, among those legal in this world."""
        best = node
        best_bound: float = -1e9
        for child in node.children:
            if self.mark[child.action] == self.stamp + 1:
                visits = float(child.visits)
                bound = child.reward / visits + self.exploration * sqrt(log(float(child.available)) / visits)
                bound += self.bias * child.prior / (visits + 1.0)
                if bound > best_bound:
                    best_bound = bound
                    best = child
        return best

    def play_out(self, state: State) -> None:
        """Play on, partly at random and partly by sense, to the end or to where the outlook is taken."""
        moves = self.moves
        sense = self.sense
        if sense is None:
            play_on(state, self.rng, moves)
            return
        whim: i64 = int(self.whim * CHANCES)
        left: i64 = 0 if self.patient or state.seat == OVER else sense.patience(state)
        while state.seat != OVER:
            if not self.patient and left <= 0 and sense.is_quiet(state):
                break
            left -= 1
            state.list_moves(moves)
            if moves.count == 1:
                state.carry_out(moves.codes[0])
            elif whim == CHANCES or self.rng.below(CHANCES) < whim:
                state.carry_out(moves.codes[self.rng.below(moves.count)])
            else:
                sense.weigh(state, moves)
                state.carry_out(sense.heaviest(moves))

    def judge(self, state: State) -> None:
        """What the end of a playout is worth to each seat, from 0 to 1."""
        sense = self.sense
        running = state.seat != OVER
        if running and sense is not None and sense.foretell(state, self.rewards):
            return
        scores = state.merits()
        points = self.points
        for seat in range(len(scores)):
            points[seat] = float(scores[seat])
        if running and sense is not None:
            sense.hope(state, points)
        for seat in range(len(scores)):
            best: float = -1e9
            for other in range(len(scores)):
                if points[other] > best and state.side(other) != state.side(seat):
                    best = points[other]
            self.rewards[seat] = self.reward(points[seat] - best, running)

    def reward(self, lead: float, running: bool) -> float:
        """Of a lead over the best other side: the victory, or how likely it is where the game is not over."""
        if running:
            return 1.0 / (1.0 + exp(-lead / self.scale))
        if lead == 0.0:
            return 0.5
        return 1.0 if lead > 0.0 else 0.0


def play_on(state: State, rng: Rng, moves: Moves) -> None:
    """To the end by uniformly random decisions."""
    while state.seat != OVER:
        state.list_moves(moves)
        state.carry_out(moves.codes[rng.below(moves.count)])


def most_visited(root: Node) -> Node:
    best = root.children[0]
    for child in root.children:
        if child.visits > best.visits:
            best = child
    return best
