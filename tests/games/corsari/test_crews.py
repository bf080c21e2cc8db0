"""The best crew: exact, against every crew there is, and against every way to fill in."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from flibuste.games.corsari.crews import (
    best_for_captain,
    best_for_other,
    lightest_within,
    stowaway_count,
    stowaway_sum,
)
from flibuste.games.corsari.game import articles
from flibuste.games.corsari.planning import plan
from tests.games.corsari.engine import CORSARI, Game, captained, hues, letters, masks
from tests.games.corsari.reference import COLOURS, split, value_of

HANDS = 10_000
OPTIONS = [{}, {"portCrew": "false"}, {"emptyCrew": "true"}, {"portCrew": "false", "emptyCrew": "true"}]
each_table = pytest.mark.parametrize("options", OPTIONS, ids=lambda options: ",".join(options) or "plain")


def crews_of(hand: set[str], port: str, options: dict[str, str]) -> list[str]:
    held = [colour for colour in COLOURS if any(card[0] == colour for card in hand)]
    if "portCrew" in options:
        held = [colour for colour in held if colour != port]
    named = [*held, *("".join(pair) for pair in combinations(held, 2))]
    return [*named, ""] if "emptyCrew" in options or not named else named


def random_hands(count: int, seed: int) -> list[tuple[set[str], str]]:
    """From few colours as often as from all ten, so that good crews come up too."""
    dice = random.Random(seed)
    hands = []
    for _ in range(count):
        some = dice.sample(COLOURS, dice.randint(2, 10))
        cards = [card for card in CORSARI.cards if card[0] in some]
        hands.append((set(dice.sample(cards, dice.randint(2, 12))), dice.choice(COLOURS)))
    return hands


def indices(colours: str) -> list[int]:
    return [COLOURS.index(colour) for colour in colours]


@each_table
def test_the_captains_best_crew_is_the_best_of_all(options: dict[str, str]) -> None:
    """Sum, count, open slots, colours: the key of the captain's choice, over whole hands job by job."""
    signed = articles(CORSARI.setup(None, 2, options))
    for hand, port in random_hands(HANDS if not options else 1000, 1):
        found = letters(best_for_captain(signed, masks(" ".join(hand)), 0, COLOURS.index(port)))
        keys = []
        for crew in crews_of(hand, port, options):
            laid = split(hand, crew, port)
            slots = (11 - len(laid.crew)) * sum(colour != port for colour in crew)
            keys.append((laid.sum, len(laid.stowaways), slots, len(crew), indices(crew), crew))
        assert found == min(keys)[-1], (hand, port)


@each_table
def test_the_others_best_crew_is_the_best_of_all(options: dict[str, str]) -> None:
    signed = articles(CORSARI.setup(None, 2, options))
    dice = random.Random(2)
    for hand, port in random_hands(1500, 3):
        limit = dice.randint(0, 60)
        keys, light = [], []
        for crew in crews_of(hand, port, options):
            laid = split(hand, crew, port)
            count = len(laid.stowaways)
            within = laid.sum <= limit
            keys.append((not within, -count if within else count, laid.sum, len(crew), indices(crew), crew))
            light.append((not within, count, laid.sum, len(crew), indices(crew), crew))
        hues_of_port, own = COLOURS.index(port), masks(" ".join(hand))
        assert letters(best_for_other(signed, own, 0, hues_of_port, limit)) == min(keys)[-1]
        assert letters(lightest_within(signed, own, 0, hues_of_port, limit)) == min(light)[-1]


def test_sum_and_count_agree_with_the_cards() -> None:
    """And what follows: the port adds nothing, a second colour never hurts."""
    for hand, port in random_hands(1000, 4):
        own, harbour = masks(" ".join(hand)), COLOURS.index(port)
        for crew in crews_of(hand, port, {}):
            laid = split(hand, crew, port)
            assert stowaway_sum(own, 0, hues(crew), harbour) == laid.sum
            assert stowaway_count(own, 0, hues(crew), harbour) == len(laid.stowaways)
            if port in crew and len(crew) == 2:
                assert split(hand, crew.replace(port, ""), port).stowaways == laid.stowaways


def ways_to_fill(hand: set[str], missing: set[int], colours: str) -> list[list[str]]:
    """Every set of cards that may be filled in, by ascending value."""
    ways: list[list[str]] = [[]]
    for value in sorted(missing):
        able = [f"{colour}{value}" for colour in colours if f"{colour}{value}" in hand]
        ways += [[*way, card] for way in ways for card in able]
    return ways


def test_fill_ins_and_crew_together() -> None:
    """The key of the others' choice, against every combination of fill-ins and colours."""
    dice = random.Random(5)
    filled = 0
    for _ in range(250):
        cards = dice.sample([card for card in CORSARI.cards if card[0] in "RGYBO" or dice.random() < 0.3], 24)
        crew = "".join(sorted({cards[0][0], cards[1][0]}, key=COLOURS.index))
        game = captained(" ".join(cards[:12]), crew, " ".join(cards[12:]))
        if game.seat() != 1:
            continue
        own, best = set(cards[12:]), plan(game.table, game.state.hands, 1, 1)
        assert [CORSARI.cards[card] for card in best.fills] == expected(game, own, crew)[0]
        assert letters(best.named) == expected(game, own, crew)[1]
        filled += bool(best.fills)
    assert filled > 50


def expected(game: Game, hand: set[str], captains: str) -> tuple[list[str], str]:
    missing = set(range(1, 12)) - {value_of(card) for card in game.known(0) if card[0] in captains}
    limit, keys = game.sums()[0], []
    for way in ways_to_fill(hand, missing, captains.replace("Y", "")):
        left = hand - set(way)
        for crew in crews_of(left, "Y", {}):
            laid = split(left, crew, "Y")
            count, within = len(laid.stowaways), laid.sum <= limit
            cards = [CORSARI.cards.index(card) for card in way]
            first = (not within, -count if within else count, laid.sum, len(way), cards, len(crew), indices(crew))
            keys.append((first, way, crew))
    _, way, crew = min(keys)
    return way, crew
