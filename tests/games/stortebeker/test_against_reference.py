"""The engine and the plain model play the same games, decision by decision, with players of many tempers."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import pytest

from flibuste.games.stortebeker import events
from flibuste.games.stortebeker.rules import State
from flibuste.kernel.event import EVERYONE, Event, Log
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from tests.games.stortebeker.engine import GAME, cards, hand, moves, ships_at_sea
from tests.games.stortebeker.reference import Model
from tests.games.stortebeker.reference_sea import FLEET, KINDS, PROVISIONS, by_kind

TABLES: list[dict[str, str]] = [
    {},
    {"bonus": "true"},
    {"lookahead3": "true"},
    {"failStops": "true"},
    {"counterStops": "true"},
    {"threeShips": "true"},
    {"tieOrder": "attacker"},
    {"exchangeReclaim": "true"},
    {"stallRounds": "15"},
    {"stallRounds": "10"},
    {"stallRounds": "8"},
    {"bonus": "true", "lookahead3": "true", "failStops": "true", "counterStops": "true", "tieOrder": "attacker"},
    {"threeShips": "true", "lookahead3": "true", "exchangeReclaim": "true", "bonus": "true", "stallRounds": "8"},
]

# How likely each word is, against 1 for the others.
TEMPERS: dict[str, dict[str, float]] = {
    "random": {},
    "keen": {"place": 6.0, "done": 0.2, "board": 20.0, "counter": 1.0},
    "gunner": {"plan": 1.0, "plan shot": 20.0, "hit": 3.0, "hit pass": 0.5, "done": 2.0},
    "trader": {"done": 10.0, "plan ex2": 20.0, "plan ex3": 20.0},
    "hoarder": {"place": 10.0, "done": 0.1, "stop": 30.0, "plan throw": 10.0},
    "rival": {"place": 4.0, "counter go": 50.0, "board": 5.0},
}
GAMES = 1  # of each temper at each table

Facts = list[int]


def weight(text: str, temper: Mapping[str, float]) -> float:
    """Of a decision: the longest words that fit it count; "plan shot" is every plan with a broadside."""
    if text.startswith("plan") and text.endswith("shot") and "plan shot" in temper:
        return temper["plan shot"]
    return temper.get(" ".join(text.split()[:2]), temper.get(text.split()[0], 1.0))


def words(facts: list[int]) -> list[str]:
    return [KINDS[kind] for kind in facts]


def ship_name(number: int) -> str:
    return FLEET[number].name


TOLD: dict[int, tuple[str, Callable[[Facts], list[object]]]] = {
    events.PLACED: ("placed", lambda f: [f[0], f[1], KINDS[f[2]]]),
    events.PLACED_HIDDEN: ("placedHidden", lambda f: [*f]),
    events.PLANNED: ("planned", lambda f: [f[0], GAME.say(f[1])]),
    events.DISCARDED: ("discarded", lambda f: [f[0], KINDS[f[1]]]),
    events.PICKED: ("picked", lambda f: [f[0], KINDS[f[1]]]),
    events.FIRED: ("fired", lambda f: [f[0], f[1], PROVISIONS[f[2]], PROVISIONS[f[3]]]),
    events.HIT: ("hit", lambda f: [*f[:3], KINDS[f[3]], "sink" if f[4] else "keep"]),
    events.SPARED: ("spared", lambda f: [f[0], PROVISIONS[f[1]]]),
    events.LOST: ("lost", lambda f: [f[0], f[1], KINDS[f[2]]]),
    events.BOARDED: ("boarded", lambda f: [f[0], f[1], words(f[2:])]),
    events.ROLLED: ("rolled", lambda f: [*f]),
    events.FAILED: ("failed", lambda f: [f[0], f[1], PROVISIONS[f[2]], PROVISIONS[f[3]]]),
    events.PASSED: ("passed", lambda f: [*f]),
    events.COUNTERED: ("countered", lambda f: [*f]),
    events.ADDED: ("added", lambda f: [f[0], f[1], KINDS[f[2]]]),
    events.REVEALED: ("revealed", lambda f: [f[0], f[1], words(f[2:])]),
    events.CAPTURED: ("captured", lambda f: [f[0], f[1], ship_name(f[2]), f[3]]),
    events.UNCOVERED: ("uncovered", lambda f: [f[0], f[1], words(f[2:])]),
    events.STOPPED: ("stopped", lambda f: [*f]),
    events.ENTERED: ("entered", lambda f: [f[0], ship_name(f[1]), f[2], [ship_name(n) for n in f[3:] if n >= 0]]),
    events.TOOK_RESERVE: ("tookReserve", lambda f: [f[0], words(f[1:])]),
    events.RESHUFFLED: ("reshuffled", lambda f: [*f]),
    events.DREW: ("drew", lambda f: [*f]),
    events.DREW_CARDS: ("drewCards", lambda f: [f[0], words(f[1:])]),
    events.LAST_ROUND: ("lastRound", lambda f: []),
    events.ROUND: ("round", lambda f: [*f]),
    events.ENDED: ("ended", lambda f: [GAME.endings[f[0]], set(f[1:])]),
}


def told(event: Event, seats: int) -> tuple[object, ...]:
    """An event of the engine in the words of the model."""
    if event.audience == EVERYONE:
        audience = "all"
    else:
        hearing = [seat for seat in range(seats) if event.audible(seat)]
        deaf = [seat for seat in range(seats) if not event.audible(seat)]
        audience = f"only {hearing[0]}" if not event.audible(-1) else f"not {deaf[0]}"
        assert len(deaf if event.audible(-1) else hearing) == 1
    name, spell = TOLD[event.what]
    return (audience, name, *spell(event.facts))


def same(state: State, model: Model) -> None:
    """Everything there is, looked at from both sides."""
    table = state.table
    seats = range(model.seats)
    assert (None if state.seat == OVER else state.seat) == model.turn
    assert moves(state) == model.legal
    assert list(state.scores()) == [model.final_score(seat) for seat in seats]
    assert GAME.endings[state.ending()] == model.ending
    assert {seat for seat in seats if (table.winners >> seat) & 1} == model.winners()
    for seat in seats:
        assert table.score(seat) == model.score(seat)
        assert hand(state, seat) == " ".join(by_kind(model.hands[seat]))
        taken = {ship_name(ship) for ship in range(30) if (table.captured(seat) >> ship) & 1}
        assert taken == {ship.name for ship in model.captured[seat]}
        entries = [(kind, sorted(map(str, places))) for kind, places in model.memory[seat]]
        assert remembered(state, seat) == sorted(entries)
    assert cards(table.discard) == " ".join(by_kind(model.discard))
    assert cards(table.reserve) == " ".join(by_kind(model.reserve))
    deck = state.hold.deck
    assert [KINDS[kind] for kind in deck[len(deck) - table.deck :]] == model.deck
    same_sea(state, model)
    assert (table.round, table.convoy, bool(table.last_round)) == (model.round, len(model.convoy), model.last_round)


def same_sea(state: State, model: Model) -> None:
    table = state.table
    afloat = [berth.ship.name if berth.ship else None for berth in model.sea]
    assert ships_at_sea(state)[: len(afloat)] == afloat
    assert [ship_name(ship) for ship in table.ships[4:] if ship >= 0] == model.lookahead()
    for slot, berth in enumerate(model.sea):
        for seat, side in enumerate(berth.sides):
            assert cards(table.side(slot, seat)) == " ".join(by_kind(side.provisions + side.shown))
            assert cards(state.hold.heaps[4 * slot + seat]) == " ".join(by_kind(side.hidden))


def remembered(state: State, seat: int) -> list[tuple[str, list[str]]]:
    """Of a seat, as the model writes it."""
    found = [(kind, ["hand"]) for kind in cards(state.table.known(seat)).split()]
    for kind in (12, 13, 14):
        entries = int(state.table.recalled(seat, kind))
        while entries:
            slots = [str(slot) for slot in range(4) if entries >> (1 + slot) & 1]
            found.append((KINDS[kind], [*slots, "hand"]))
            entries >>= 5
    return sorted(found)


def play_side_by_side(seats: int, wishes: dict[str, str], temper: Mapping[str, float], seed: int) -> int:
    setup = GAME.setup(None, seats, wishes)
    state = GAME.dealer(setup).deal(FastRng(seed))
    model = Model(seats, FastRng(seed), dict(setup.options))
    log = Log()
    state.attach(log)
    dice = random.Random(seed)
    decisions = 0
    same(state, model)
    while model.turn is not None:
        legal = sorted(model.legal)
        text = dice.choices(legal, [weight(option, temper) for option in legal])[0]
        model.events = []
        model.play(text)
        state.play(GAME.read(text))
        assert [told(event, seats) for event in log.take()] == model.events
        same(state, model)
        decisions += 1
    return decisions


@pytest.mark.parametrize("temper", TEMPERS.values(), ids=TEMPERS)
@pytest.mark.parametrize(
    ("wishes", "seats"),
    [
        pytest.param(wishes, seats, id=f"{','.join(map('='.join, wishes.items())) or 'plain'}-{seats}")
        for wishes in TABLES
        for seats in ([2] if "threeShips" in wishes else [2, 3, 4])  # three ships are for two players (STB-95)
    ],
)
def test_same_game(wishes: dict[str, str], seats: int, temper: dict[str, float]) -> None:
    """Seat, legal decisions, every card, scores, memory, events and who hears them, after every decision."""
    for seed in range(GAMES):
        play_side_by_side(seats, wishes, temper, seed)
