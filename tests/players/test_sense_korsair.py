"""The network that judges duels of Korsair: what it may depend on, and that what is taught is what is used."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from bench import learn
from mypy_extensions import i64

from flibuste.games.catalogue import find_game
from flibuste.games.korsair.cards import COLOURS, FIRST_CAPTAIN, FIRST_PIRATE, KINDS, captain, pirate
from flibuste.games.korsair.rules import State
from flibuste.games.korsair.ships import NOBODY, Ship
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec
from flibuste.players.budget import Budget
from flibuste.players.levels import make_player
from flibuste.players.sense.korsair import KorsairSense
from flibuste.players.sense.korsair_duel import make_duel
from flibuste.players.thinker import Thinker

KORSAIR, _ = find_game("korsair")


def play(seats: int, seed: int, level: str = "dice") -> Iterator[State]:
    """Every position of a game with all its secrets, the end included."""
    state = KORSAIR.dealer(KORSAIR.setup(seats=seats)).deal(FastRng(seed))
    player = make_player(level, "korsair", seed)
    while state.seat != OVER:
        assert isinstance(state, State)
        yield state.clone()
        state.play(player.choose(state.sight(state.seat), Budget()))
    assert isinstance(state, State)
    yield state


def positions(seats: int, games: int, level: str = "dice") -> list[State]:
    """To decide in."""
    return [state for seed in range(games) for state in play(seats, seed, level) if state.seat != OVER]


def lead(state: State, seat: int) -> int:
    return int(state.merits()[seat] - state.merits()[1 - seat])


def recoloured(kind: int) -> int:
    """Every colour becomes the next one."""
    if kind < FIRST_PIRATE:
        return kind
    if kind < FIRST_CAPTAIN:
        hue, strength = divmod(kind - FIRST_PIRATE, 4)
        return int(pirate((hue + 1) % COLOURS, strength + 1))
    return int(captain((kind - FIRST_CAPTAIN + 1) % COLOURS)) if kind < KINDS - 1 else kind


def turned(state: State, seats: bool, colours: bool) -> State:
    """The same position with the other seats, or with other colours."""
    other = state.clone()
    if seats:
        other.seat = 1 - state.seat
        other.table.gold[0], other.table.gold[1] = state.table.gold[1], state.table.gold[0]
    for seat in range(2):
        for kind in range(KINDS):
            source = KINDS * (1 - seat if seats else seat) + kind
            other.hands.copies[KINDS * seat + (recoloured(kind) if colours else kind)] = state.hands.copies[source]
    other.deck = vec[i64]([recoloured(int(kind)) if colours else int(kind) for kind in state.deck])
    other.table.ships = [turned_ship(ship, seats, colours) for ship in state.table.ships]
    return other


def turned_ship(ship: Ship, seats: bool, colours: bool) -> Ship:
    controller = ship.controller
    if seats and controller != NOBODY:
        controller = 1 - controller
    other = Ship(ship.slot, ship.gold, 1 - ship.owner if seats else ship.owner, controller)
    other.character = recoloured(int(ship.character)) if colours and ship.character >= 0 else ship.character
    for side in range(2):
        hue = int(ship.colour_of(side))
        if hue >= 0:
            strength = int(ship.strength_of(hue))
            whose = 1 - side if seats else side
            shade = (hue + 1) % COLOURS if colours else hue
            other.colours |= (shade + 1) << (4 * whose)
            other.sides |= whose << (4 * shade)
            other.strengths |= strength << (8 * shade)
    return other


@pytest.mark.parametrize(("seats", "colours"), [(True, False), (False, True), (True, True)])
def test_a_duel_is_judged_alike_whoever_sits_where_and_whatever_the_colours(seats: bool, colours: bool) -> None:
    duel = make_duel()
    galleons = 0
    for state in positions(2, 8):
        galleons += len(state.table.ships)
        assert duel.logit(turned(state, seats, colours)) == pytest.approx(duel.logit(state), abs=1e-9)
    assert galleons > 500


def test_kor_23_the_order_of_the_deck_is_nothing_the_network_may_see() -> None:
    duel = make_duel()
    for state in positions(2, 3):
        other = state.clone()
        cards = list(state.deck)
        there = len(cards) - int(state.table.deck)
        other.deck = vec[i64](cards[:there] + cards[there:][::-1])
        assert duel.logit(other) == pytest.approx(duel.logit(state), abs=1e-9)


def test_one_seat_s_hope_is_the_other_s_fear() -> None:
    sense = KorsairSense()
    for state in positions(2, 3):
        points = vec[float]([0.0, 0.0])
        sense.hope(state, points)
        assert points[0] == -points[1] == sense.outlook(state, 0) == -sense.outlook(state, 1)


def test_gold_in_the_hold_is_hoped_for_once() -> None:
    """Points and hopes together are what the network thinks of the lead."""
    sense = KorsairSense()
    duel = make_duel()
    for state in positions(2, 3):
        seat = int(state.seat)
        expected = lead(state, seat) + sense.outlook(state, seat) - sense.outlook(state, 1 - seat)
        assert expected == pytest.approx(duel.logit(state) * sense.scale, abs=1e-6)


def test_gold_makes_a_better_outlook_while_anything_is_open() -> None:
    duel = make_duel()
    for state in positions(2, 5, "matelot"):
        richer = state.clone()
        richer.table.gold[state.seat] += 5
        assert duel.logit(richer) > duel.logit(state) or abs(duel.logit(state)) > 4


def test_a_lost_game_is_played_on_by_sense() -> None:
    """Where no decision wins any more a search tells nothing apart, and points still count."""
    amiral = make_player("amiral", "korsair", 1)
    matelot = make_player("matelot", "korsair", 1)
    for state in positions(2, 1, "matelot")[60:90]:
        state.table.gold[state.seat] -= 60
        sight = state.sight(state.seat)
        assert amiral.choose(sight, Budget(200)) == matelot.choose(sight, Budget())


def test_whom_the_network_favours_wins_more_often_than_whoever_is_ahead() -> None:
    """Between sailors, from whom it never learned: it sees more than the gold."""
    duel = make_duel()
    favoured = ahead = 0
    for seed in range(150):
        *states, end = play(2, seed, "matelot")
        won = lead(end, 0) > 0
        favoured += sum(((duel.logit(state) > 0) == (state.seat == 0)) == won for state in states)
        ahead += sum((lead(state, 0) > 0) == won for state in states)
    assert favoured > ahead


@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_seats_everybody_hopes_for_themselves(seats: int) -> None:
    sense = KorsairSense()
    for state in positions(seats, 1):
        points = vec[float]([0.0] * seats)
        sense.hope(state, points)
        assert list(points) == [sense.outlook(state, seat) for seat in range(seats)]


@pytest.mark.parametrize("level", ["second", "capitaine", "amiral"])
def test_of_those_who_look_ahead_only_the_admiral_was_taught(level: str) -> None:
    player = make_player(level, "korsair", 1)
    assert isinstance(player, Thinker)
    sense = player.searcher.sense
    assert isinstance(sense, KorsairSense)
    assert (sense.duel is not None) == (level == "amiral")


def test_whoever_was_not_taught_judges_a_duel_by_what_is_on_the_table() -> None:
    """By the same numbers as teams, after as long a playout."""
    taught, untaught = KorsairSense(), KorsairSense(taught=False)
    differing = 0
    for state in positions(2, 3):
        points = vec[float]([0.0, 0.0])
        untaught.hope(state, points)
        for seat in range(2):
            untaught.look(state, seat)
            hope = sum(a * b for a, b in zip(untaught.hopes(state), untaught.features, strict=True))
            assert points[seat] == pytest.approx(hope)
        differing += points[0] != pytest.approx(taught.outlook(state, 0), abs=1.0)
        assert untaught.patience(state) == untaught.depth > taught.patience(state)
    assert differing > 100


def present_pupil() -> learn.Pupil:
    pupil = learn.Pupil()
    pupil.remember()
    return pupil


def test_the_engine_judges_as_the_network_was_taught() -> None:
    duel = make_duel()
    states = positions(2, 2)
    seen = [learn.look(state) for state in states]
    whole, parts = (np.array(column) for column in zip(*seen, strict=True))
    nothing = np.zeros(len(states))
    games = learn.Games(whole, parts, nothing.astype(np.int64), nothing.astype(np.int64), nothing.astype(np.float32))
    logits = np.array([duel.logit(state) for state in states], np.float32)
    assert present_pupil().judge(games) == pytest.approx(learn.share(logits), abs=1e-4)


def test_a_lesson_goes_down_the_steepest_way() -> None:
    """Slopes against differences, in double precision."""
    games = learn.play(1, 0.01, 4, [])
    pupil = present_pupil()
    pupil.layers = {name: layer.astype(np.float64) for name, layer in pupil.layers.items()}
    some = learn.Games(**{name: values[:64] for name, values in vars(games).items()})
    whole, parts, goals = (values.astype(np.float64) for values in (some.whole, some.parts, some.won))
    slopes = pupil.slopes(whole, parts, goals)  # type: ignore[arg-type]

    def loss() -> float:
        *_, logits = pupil.think(whole, parts)  # type: ignore[arg-type]
        return float((np.logaddexp(0, logits) - goals * logits).mean())

    for name, layer in pupil.layers.items():
        flat = layer.reshape(-1)
        for place in range(0, flat.size, max(1, flat.size // 5)):
            flat[place] += 1e-6
            more = loss()
            flat[place] -= 2e-6
            less = loss()
            flat[place] += 1e-6
            assert (more - less) / 2e-6 == pytest.approx(slopes[name].reshape(-1)[place], abs=1e-5), name


@pytest.mark.parametrize("guests", [[], ["matelot", "textbook"]])
def test_games_to_learn_from_are_whole_and_say_who_won(guests: list[str]) -> None:
    games = learn.play(1, 0.01, 4, guests)
    assert len(games.whole) == len(games.parts) == len(games.won) > 50
    first = games.game == games.game[0]
    assert set(games.won[first & (games.seat == 0)]) | set(1 - games.won[first & (games.seat == 1)]) <= {0.0, 0.5, 1.0}
    blended = learn.blend(games, np.full(len(games.won), 0.5, np.float32))
    last = np.flatnonzero(first)[-1]
    assert blended[last] == games.won[last]
    if games.won[last] != 0.5:
        assert abs(blended[0] - 0.5) < 0.1  # long before the end it is what was thought on the way
