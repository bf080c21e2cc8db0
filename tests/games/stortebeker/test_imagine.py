"""Imagined worlds are drawn evenly: small cases, counted against all the worlds there are. And dice are fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from itertools import permutations

import pytest

from flibuste.games.stortebeker.memory import HAND
from flibuste.games.stortebeker.rules import State
from flibuste.games.stortebeker.table import RECALLED
from flibuste.games.stortebeker.words import KIND_NAMES
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from tests.chi_squared import even, fits
from tests.games.stortebeker.engine import GAME, cards, pack, play, position, roll

DRAWS = 12_000
Agrees = Callable[[tuple[str, ...]], bool]  # of the cards by place: heap, heap …, hand, hand …, deck …


def narrow(heap: str, hand: str, deck: str, sides: str = "water beans") -> State:
    """Seat 0 cannot see these cards of seat 1 and of the draw pile; all others lie open in the discard pile."""
    hidden = " ".join(f"?{card}" for card in heap.split())
    places = {(0, 1): f"{sides} {hidden}"}
    state = position(["rum", hand], places, sea=("W2", "R1", "B1", "G1"), deck=deck)
    gone = pack("rum") + pack(sides) + pack(f"{heap} {hand} {deck}")
    state.table.discard = state.table.articles.stock.cards - gone
    assert state.fault() == ""
    return state


def identity(state: State) -> Hashable:
    deck = tuple(KIND_NAMES[kind] for kind in state.hold.deck)[len(state.hold.deck) - int(state.table.deck) :]
    return cards(state.hold.heaps[1]), cards(state.hold.hands[1]), deck


def worlds(heap: str, hand: str, deck: str, agrees: Agrees) -> dict[Hashable, float]:
    """Every way to lay these cards, copies told apart, that has pirates in the heap and agrees."""
    found: Counter[Hashable] = Counter()
    down, held = len(heap.split()), len(hand.split())
    for order in permutations(f"{heap} {hand} {deck}".split()):
        if all(card.startswith("P") for card in order[:down]) and agrees(order):
            lying = [" ".join(sorted(order[:down], key=KIND_NAMES.index))]
            lying.append(" ".join(sorted(order[down : down + held], key=KIND_NAMES.index)))
            found[lying[0], lying[1], order[down + held :]] += 1
    return dict(found)


def drawn(state: State, seat: int = 0) -> Counter[Hashable]:
    rng = FastRng(8)
    sight = state.sight(seat)
    counts: Counter[Hashable] = Counter()
    for _ in range(DRAWS):
        world = sight.imagine(rng)
        assert isinstance(world, State)
        counts[identity(world)] += 1
    return counts


@pytest.mark.parametrize(
    ("heap", "hand", "deck"),
    [
        ("P2", "water rum", "P3 bread"),
        ("P2 P4", "water", "P3 bread"),
        ("", "water P2", "P3 bread"),
        ("P2", "", "P3 P4 rum"),
    ],
)
def test_worlds_are_even(heap: str, hand: str, deck: str) -> None:
    assert fits(drawn(narrow(heap, hand, deck)), worlds(heap, hand, deck, lambda order: True))


def test_a_watcher_knows_no_hand() -> None:
    state = narrow("P2", "water", "P3")
    counts = Counter(cards(state.sight(WATCHER).imagine(FastRng(seed)).hold.hands[0]) for seed in range(300))  # type: ignore[attr-defined]
    assert set(counts) == {"rum", "water", "P3", "P2"}


def test_a_remembered_provision_is_in_the_hand() -> None:
    """STB-104: one of two rums was seen to go there; the other may be anywhere."""
    state = narrow("P2", "rum water", "rum P3")
    state.table.seats[8 + 3] = pack("rum")
    chances = worlds("P2", "rum water", "rum P3", lambda order: True)
    # The first rum is the one that was seen: told apart from its twin by its place in the permutation.
    seen: Counter[Hashable] = Counter()
    for order in permutations(["P2", "rum!", "water", "rum", "P3"]):
        if order[0].startswith("P") and "rum!" in order[1:3]:
            plain = tuple(card.rstrip("!") for card in order)
            seen[plain[0], " ".join(sorted(plain[1:3], key=KIND_NAMES.index)), plain[3:]] += 1
    assert set(seen) < set(chances)
    assert fits(drawn(state), dict(seen))


@pytest.mark.parametrize("twin", [False, True])
def test_a_straying_pirate_is_in_the_hand_or_in_its_heap(twin: bool) -> None:
    """STB-104: a P3 went openly into the hand, then a pirate was laid face down."""
    other = "P3" if twin else "P4"
    state = narrow("P2", "P3 water", f"{other} bread")
    state.table.seats[8 + RECALLED + 1] = HAND | 2  # P3: in the hand or in slot 0
    seen: Counter[Hashable] = Counter()
    for order in permutations(["P2", "P3!", "water", other, "bread"]):
        if order[0].startswith("P") and "P3!" in order[:3]:
            plain = tuple(card.rstrip("!") for card in order)
            seen[plain[0], " ".join(sorted(plain[1:3], key=KIND_NAMES.index)), plain[3:]] += 1
    assert fits(drawn(state), dict(seen))


def test_whoever_counter_attacks_holds_what_is_missing() -> None:
    state = position(
        ["rum", "meat water P2", ""], {(0, 0): "beans meat rum", (0, 1): "beans rum"}, sea=("R3", "Y1", "B1", "G1")
    )
    play(state, "done", "plan throw", "discard rum")
    roll(state, 6, 6)
    play(state, "board 0", "counter go")
    rng = FastRng(2)
    for seat in (0, 2, WATCHER):
        for _ in range(50):
            world = state.sight(seat).imagine(rng)
            assert len(world.actions()) > 0
            assert world.fault() == ""


def test_whoever_discards_can_go_on() -> None:
    state = position(["water beans rum* P2 P4 P4", ""], discard="bananas P3")
    play(state, "done", "plan ex3", "discard P2")
    rng = FastRng(2)
    for _ in range(50):
        world = state.sight(1).imagine(rng)
        assert len(world.actions()) > 0


def test_unseen_ships_are_even() -> None:
    state = position(["rum", "rum"])
    sight = state.sight(0)
    rng = FastRng(4)
    counts: Counter[int] = Counter()
    for _ in range(6000):
        world = sight.imagine(rng)
        assert isinstance(world, State)
        counts[int(world.hold.fleet[5])] += 1  # the one behind the open one
    seen = {int(number) for number in state.table.ships if number >= 0}
    assert fits(counts, {number: 1.0 for number in range(30) if number not in seen})


def test_dice_are_fair() -> None:
    """Number dice and colour dice of real boardings, all 36 outcomes of each pair."""
    numbers: Counter[int] = Counter()
    colours: Counter[int] = Counter()
    for seed in range(8000):
        state = position(["", ""], {(0, 0): "water bread"}, deck="")
        state.go_on()
        state.reseed(FastRng(seed))
        rolled = next(event for event in play(state, "board 0") if event.what == 10)
        numbers[6 * rolled.facts[1] + rolled.facts[2] - 7] += 1
        table = state.table.clone()
        state.hold.roll_colours(table)
        colours[int(6 * table.first_die + table.second_die)] += 1
    assert fits(numbers, even(36))
    assert fits(colours, even(36))


def test_every_kind_of_sight_can_be_told() -> None:
    """Views of imagined worlds in the middle of every phase, for whoever looks."""
    rng = FastRng(9)
    phases = set()
    for seed in range(12):
        state = GAME.dealer(GAME.setup(None, 4)).deal(FastRng(seed))
        while state.actions():
            for seat in (0, 3, WATCHER):
                view = GAME.view(state.sight(seat))
                phases.add(view["phase"])
            state.play(state.actions()[rng.below(len(state.actions()))])
    assert phases >= {"place", "plan", "discard", "pick", "target", "hit", "shed", "board", "lose", "counter", "add"}
