"""The networks that judge positions of Korsair: what they may depend on, and that what is taught is what is used."""

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
from flibuste.players.sense.korsair_crowd import make_crowd
from flibuste.players.thinker import Thinker

KORSAIR, _ = find_game("korsair")
Wishes = dict[str, str]
TEAMS = {"teams": "yes"}
JUDGED: list[tuple[int, Wishes]] = [(2, {}), (3, {}), (4, {}), (4, TEAMS)]  # tables that have a network
CROWDS = JUDGED[1:]


def play(seats: int, wishes: Wishes, seed: int, level: str = "dice") -> Iterator[State]:
    """Every position of a game with all its secrets, the end included."""
    state = KORSAIR.dealer(KORSAIR.setup(seats=seats, wishes=wishes)).deal(FastRng(seed))
    player = make_player(level, "korsair", seed)
    while state.seat != OVER:
        assert isinstance(state, State)
        yield state.clone()
        state.play(player.choose(state.sight(state.seat), Budget()))
    assert isinstance(state, State)
    yield state


def positions(seats: int, wishes: Wishes, games: int, level: str = "dice") -> list[State]:
    """To decide in."""
    return [state for seed in range(games) for state in play(seats, wishes, seed, level) if state.seat != OVER]


def chances(sense: KorsairSense, state: State) -> list[float]:
    """Of each seat, by the network."""
    told = vec[float]([0.0] * len(state.merits()))
    assert sense.foretell(state, told)
    return list(told)


def lead(state: State, seat: int) -> int:
    """Over the best other side."""
    merits = state.merits()
    others = [merits[other] for other in range(len(merits)) if state.side(other) != state.side(seat)]
    return int(merits[seat] - max(others))


def recoloured(kind: int) -> int:
    """Every colour becomes the next one."""
    if kind < FIRST_PIRATE:
        return kind
    if kind < FIRST_CAPTAIN:
        hue, strength = divmod(kind - FIRST_PIRATE, 4)
        return int(pirate((hue + 1) % COLOURS, strength + 1))
    return int(captain((kind - FIRST_CAPTAIN + 1) % COLOURS)) if kind < KINDS - 1 else kind


def turned(state: State, sides: int, colours: bool) -> State:
    """The same position with everybody that many sides further on, or with other colours."""
    articles = state.table.articles
    other = state.clone()
    places = sides << int(articles.partners)
    other.seat = (state.seat + places) % articles.seats
    for side in range(int(articles.sides)):
        other.table.gold[(side + sides) % articles.sides] = state.table.gold[side]
    for seat in range(int(articles.seats)):
        there = (seat + places) % int(articles.seats)
        other.table.sizes[there] = state.table.sizes[seat]
        for kind in range(KINDS):
            copies = state.hands.copies[KINDS * seat + kind]
            other.hands.copies[KINDS * there + (recoloured(kind) if colours else kind)] = copies
    other.deck = vec[i64]([recoloured(int(kind)) if colours else int(kind) for kind in state.deck])
    other.table.ships = [turned_ship(state, ship, sides, colours) for ship in state.table.ships]
    return other


def turned_ship(state: State, ship: Ship, sides: int, colours: bool) -> Ship:
    articles = state.table.articles
    owner = (ship.owner + (sides << int(articles.partners))) % articles.seats
    controller = NOBODY if ship.controller == NOBODY else (ship.controller + sides) % articles.sides
    other = Ship(ship.slot, ship.gold, owner, controller)
    other.character = recoloured(int(ship.character)) if colours and ship.character >= 0 else ship.character
    for side in range(int(articles.sides)):
        hue = int(ship.colour_of(side))
        if hue >= 0:
            strength = int(ship.strength_of(hue))
            whose = (side + sides) % int(articles.sides)
            shade = (hue + 1) % COLOURS if colours else hue
            other.colours |= (shade + 1) << (4 * whose)
            other.sides |= whose << (4 * shade)
            other.strengths |= strength << (8 * shade)
    return other


@pytest.mark.parametrize(("sides", "colours"), [(1, False), (0, True), (1, True)])
@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_a_position_is_judged_alike_whoever_sits_where_and_whatever_the_colours(
    seats: int, wishes: Wishes, sides: int, colours: bool
) -> None:
    sense = KorsairSense()
    galleons = 0
    for state in positions(seats, wishes, 8):
        galleons += len(state.table.ships)
        places = sides << int(state.table.articles.partners)
        expected = chances(sense, state)
        told = chances(sense, turned(state, sides, colours))
        assert told[places:] + told[:places] == pytest.approx(expected, abs=1e-9)
    assert galleons > 500


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_kor_23_the_order_of_the_deck_is_nothing_a_network_may_see(seats: int, wishes: Wishes) -> None:
    sense = KorsairSense()
    for state in positions(seats, wishes, 3):
        other = state.clone()
        cards = list(state.deck)
        there = len(cards) - int(state.table.deck)
        other.deck = vec[i64](cards[:there] + cards[there:][::-1])
        assert chances(sense, other) == pytest.approx(chances(sense, state), abs=1e-9)


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_there_is_one_victory_to_share_and_partners_win_together(seats: int, wishes: Wishes) -> None:
    sense = KorsairSense()
    for state in positions(seats, wishes, 3):
        told = chances(sense, state)
        by_side = {int(state.side(seat)): told[seat] for seat in range(seats)}
        assert sum(by_side.values()) == pytest.approx(1.0)
        assert told == [by_side[int(state.side(seat))] for seat in range(seats)]


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_gold_makes_a_better_outlook_while_anything_is_open(seats: int, wishes: Wishes) -> None:
    sense = KorsairSense()
    for state in positions(seats, wishes, 5, "matelot"):
        richer = state.clone()
        richer.table.gold[state.side(state.seat)] += 5
        chance = chances(sense, state)[state.seat]
        assert chances(sense, richer)[state.seat] > chance or not 0.02 < chance < 0.98


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_a_lost_game_is_played_on_by_sense(seats: int, wishes: Wishes) -> None:
    """Where no decision wins any more a search tells nothing apart, and points still count."""
    amiral = make_player("amiral", "korsair", 1)
    matelot = make_player("matelot", "korsair", 1)
    for state in positions(seats, wishes, 1, "matelot")[60:90]:
        state.table.gold[state.side(state.seat)] -= 60
        sight = state.sight(state.seat)
        assert amiral.choose(sight, Budget(200)) == matelot.choose(sight, Budget())


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_whom_a_network_favours_wins_more_often_than_whoever_is_ahead(seats: int, wishes: Wishes) -> None:
    """Between sailors: it sees more than the gold."""
    sense = KorsairSense()
    favoured = ahead = 0
    for seed in range(150):
        *states, end = play(seats, wishes, seed, "matelot")
        won = {seat for seat in range(seats) if lead(end, seat) > 0}
        for state in states:
            told = chances(sense, state)
            favoured += told.index(max(told)) in won
            leads = [lead(state, seat) for seat in range(seats)]
            ahead += leads.index(max(leads)) in won
    assert favoured > ahead


@pytest.mark.parametrize(("seats", "wishes"), CROWDS)
def test_kor_20_whoever_acts_before_a_capture_and_can_take_the_galleon_threatens_it(seats: int, wishes: Wishes) -> None:
    """Counted by trying every card of every seat that acts before the capture, in turn."""
    crowd = make_crowd()
    threatened = 0
    for state in positions(seats, wishes, 4, "matelot"):
        crowd.look_at_cards(state)
        for place, ship in enumerate(state.table.ships):
            if ship.controller == NOBODY:
                continue
            crowd.look_at_galleon(state, place, ship.controller)
            assert crowd.threats == len(threats(state, ship)), state.table.laid_count
            threatened += crowd.threats > 0
    assert threatened > 20


def threats(state: State, ship: Ship) -> list[int]:
    """The seats who can take a galleon before its leader captures it, by the rules themselves."""
    articles = state.table.articles
    found = []
    seat = int(state.seat)
    while not (articles.side(seat) == ship.controller and articles.leads(seat)):
        trial = state.clone()
        trial.seat = seat
        if seat != state.seat:
            trial.table.barred = -1
        takes = False
        for action in trial.actions():
            if action > 0 and not takes and articles.side(seat) != ship.controller:
                after = trial.clone()
                after.play_card(seat, action)
                takes = any(
                    each.slot == ship.slot and each.controller == articles.side(seat) for each in after.table.ships
                )
        if takes:
            found.append(seat)
        seat = (seat + 1) % int(articles.seats)
    return found


@pytest.mark.parametrize("level", ["second", "capitaine", "amiral"])
def test_of_those_who_look_ahead_only_the_admiral_was_taught(level: str) -> None:
    player = make_player(level, "korsair", 1)
    assert isinstance(player, Thinker)
    sense = player.searcher.sense
    assert isinstance(sense, KorsairSense)
    assert (sense.duel is not None) == (sense.crowd is not None) == (level == "amiral")


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_whoever_was_not_taught_judges_by_what_is_on_the_table_after_a_longer_playout(
    seats: int, wishes: Wishes
) -> None:
    taught, untaught = KorsairSense(), KorsairSense(taught=False)
    told = vec[float]([0.0] * seats)
    for state in positions(seats, wishes, 2):
        assert not untaught.foretell(state, told)
        assert untaught.patience(state) == untaught.depth > taught.patience(state)
        points = vec[float]([0.0] * seats)
        untaught.hope(state, points)
        assert list(points) == [untaught.outlook(state, seat) for seat in range(seats)]


@pytest.mark.parametrize(("seats", "wishes"), [(5, {}), (6, TEAMS), (8, TEAMS)])
def test_at_other_tables_everybody_hopes_for_themselves(seats: int, wishes: Wishes) -> None:
    sense = KorsairSense()
    for state in positions(seats, wishes, 1):
        assert not sense.foretell(state, vec[float]([0.0] * seats))
        assert sense.patience(state) == sense.depth


def present_pupil(name: str) -> learn.Pupil:
    pupil = learn.Pupil(learn.SUBJECTS[name])
    pupil.remember()
    return pupil


@pytest.mark.parametrize(("seats", "wishes"), JUDGED)
def test_the_engine_judges_as_the_network_was_taught(seats: int, wishes: Wishes) -> None:
    sense = KorsairSense()
    name = "duel" if seats == 2 else "crowd"
    pupil = present_pupil(name)
    for state in positions(seats, wishes, 1):
        whole, parts, sides = pupil.subject.look(state)
        whose = sides + [-1] * (pupil.subject.sides - len(sides))
        one = learn.Games(
            whole[None], parts[None], np.zeros(1, np.int64), np.array([whose]), np.zeros((1, len(whose)), np.float32)
        )
        judged = pupil.judge(one)[0]
        told = chances(sense, state)
        first_seats = {int(state.side(seat)): seat for seat in reversed(range(seats))}
        if len(state.table.ships) <= pupil.subject.galleons:
            assert judged[: len(sides)] == pytest.approx([told[first_seats[side]] for side in sides], abs=1e-4)


@pytest.mark.parametrize("name", ["duel", "crowd"])
def test_a_lesson_goes_down_the_steepest_way(name: str) -> None:
    """Slopes against differences, in double precision."""
    games = learn.play(name, 1, 0.01, 4, [])
    pupil = present_pupil(name)
    pupil.layers = {layer: numbers.astype(np.float64) for layer, numbers in pupil.layers.items()}
    lesson = learn.some(games, np.arange(64))
    lesson.whole, lesson.parts = lesson.whole.astype(np.float64), lesson.parts.astype(np.float64)
    goals = lesson.won.astype(np.float64)
    slopes = pupil.slopes(lesson, goals)

    def loss() -> float:
        judged = pupil.think(lesson)[-1]
        return float(-(goals * np.log(np.where(goals > 0, judged, 1.0))).sum(1).mean())

    for layer, numbers in pupil.layers.items():
        flat = numbers.reshape(-1)
        for place in range(0, flat.size, max(1, flat.size // 5)):
            flat[place] += 1e-6
            more = loss()
            flat[place] -= 2e-6
            less = loss()
            flat[place] += 1e-6
            assert (more - less) / 2e-6 == pytest.approx(slopes[layer].reshape(-1)[place], abs=1e-5), layer


@pytest.mark.parametrize("guests", [[], ["matelot", "textbook"]])
@pytest.mark.parametrize("name", ["duel", "crowd"])
def test_games_to_learn_from_are_whole_and_say_who_won(name: str, guests: list[str]) -> None:
    games = learn.play(name, 1, 0.01, 4, guests)
    assert len(games.whole) == len(games.parts) == len(games.won) > 50
    assert games.won.sum(1) == pytest.approx(1.0)
    assert not games.won[games.sides < 0].any()
    first = games.game == games.game[0]
    by_side = set(zip(games.sides[first].ravel(), games.won[first].ravel(), strict=True))
    assert len({side for side, _ in by_side}) == len(by_side)  # whoever decides, the same side wins
    sides = (games.sides >= 0).sum(1, keepdims=True)
    guess = np.where(games.sides >= 0, 1.0 / sides, 0.0).astype(np.float32)
    blended = learn.blend(games, guess)
    last = np.flatnonzero(first)[-1]
    assert list(blended[last]) == list(games.won[last])
    if games.won[last].max() == 1.0:
        assert blended[0] == pytest.approx(guess[0], abs=0.1)  # long before the end it is what was thought on the way
