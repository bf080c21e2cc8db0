"""The engine and the plain model play the same games, decision by decision, with players of many tempers."""

from __future__ import annotations

import random

import pytest

from flibuste.kernel.rng import FastRng
from tests.games.corsari.engine import CORSARI, Game, dealt
from tests.games.corsari.reference import Model

PLAIN = dict(CORSARI.setup(None, 2).options)
TABLES = [
    {},
    {"grandMasterScope": "any"},
    {"portCrew": "false"},
    {"emptyCrew": "true"},
    {"captainReoptimises": "true"},
    {"fillColours": "present"},
    {"startSeat": "1"},
    {"grandMasterScope": "any", "portCrew": "false", "emptyCrew": "true", "captainReoptimises": "true"},
]

# How likely each word is, against 1 for the others: bots that draw anything else but what voids hardly see the rules.
TEMPERS = {
    "random": {},
    "slow": {"STAY": 30.0},
    "fond of the quay": {"DRAW_QUAY": 6.0, "STAY": 20.0},
    "stubborn": {"DRAW_DISCARD": 200.0, "STAY": 50.0},
    "patient": {"DRAW_DECK": 20.0, "STAY": 10_000.0},
}


def same(game: Game, model: Model) -> None:
    """Everything there is, looked at from both sides."""
    seats = range(model.seats)
    assert (game.seat(), game.ending(), game.malus()) == (model.turn, model.ending, model.malus)
    assert set(game.winners()) == model.winners
    assert set(game.legal()) == model.legal()
    assert [game.pile(seat) for seat in seats if not model.ending] == [
        model.piles[seat] for seat in seats if not model.ending
    ]
    if model.turn is None:
        return
    assert (game.quay(), game.discard(), game.deck()) == (model.quay, model.discard, model.deck)
    assert (game.phase(), game.port()) == (model.phase, model.port)
    assert [game.hand(seat) for seat in seats] == model.hands
    assert [game.known(seat) for seat in seats] == [
        model.hands[seat] if seat in model.laid else model.taken[seat] for seat in seats
    ]
    for seat, laid in model.laid.items():
        assert game.table.sum(seat) == laid.sum
    table = game.table
    counts = (table.round, table.start, table.streak, table.voids, bool(table.last_round))
    assert counts == (model.rounds, model.start, model.streak, model.voids, model.last_round)


def choose(legal: list[str], temper: dict[str, float], dice: random.Random) -> str:
    weights = [temper.get(text.split()[0], 1.0) for text in legal]
    return dice.choices(legal, weights)[0]


@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("wishes", TABLES, ids=lambda wishes: ",".join(wishes) or "plain")
def test_same_game(wishes: dict[str, str], seats: int, temper: dict[str, float]) -> None:
    """All the rules at once."""
    decisions = 0
    for seed in range(4):
        game, model = dealt(seats, seed, wishes), Model(seats, FastRng(seed), {**PLAIN, **wishes})
        dice = random.Random(seed)
        same(game, model)
        while model.turn is not None and decisions < 1200:
            text = choose(game.legal(), temper, dice)
            game.play(text)
            model.play(text)
            same(game, model)
            decisions += 1
