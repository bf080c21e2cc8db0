"""The reference model against the test vectors and what must always hold."""

from __future__ import annotations

import copy
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest

from tests.games.korsair import vectors
from tests.games.korsair.reference import ACTIONS, PRESETS, Reference, Ship, all_cards, gold
from tests.games.korsair.vectors import BOTH, Deal, Position, Vector

TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (6, True), (8, True)]
GAMES_PER_STYLE = 9
INDEX = {text: index for index, text in enumerate(ACTIONS)}
KINDS_OF_EVENT = {
    "drew": "a",
    "placed": "a",
    "pirate": "a",
    "captain": "a",
    "admiral": "a",
    "discarded": "a",
    "expelled": "x",
    "deckExhausted": "x",
    "captured": "c",
    "skipped": "s",
    "ended": "e",
    "finalCapture": "f",
    "finalTie": "f",
    "scored": "p",
}


class ReferenceGame:
    """The reference model behind the small interface of the vectors."""

    def __init__(self, game: Reference) -> None:
        self.game = game

    def seat(self) -> int | None:
        return self.game.seat

    def legal(self) -> list[str]:
        return self.game.legal()

    def play(self, text: str) -> None:
        self.game.play(text)

    def controller(self, slot: int) -> int | None:
        return self.game.controller(slot)

    def scores(self) -> list[int]:
        return self.game.scores()

    def winners(self) -> list[int]:
        return self.game.winners()

    def hands(self) -> list[list[str]]:
        return self.game.hands

    def discard(self) -> list[str]:
        return self.game.discard

    def spoils(self, side: int) -> list[str]:
        return self.game.spoils[side]

    def deck_size(self) -> int:
        return len(self.game.deck)


class ReferenceAdapter:
    """Builds the games of the vectors with the reference model."""

    def deal(self, deal: Deal, edition: str, options: Mapping[str, str]) -> ReferenceGame:
        chosen = {**PRESETS[edition], **options}
        return ReferenceGame(Reference(deal.seats, deal.teams, list(deal.order), deal.start, chosen))

    def build(self, position: Position, edition: str, options: Mapping[str, str]) -> ReferenceGame:
        table = [
            (
                ship.value,
                ship.owner,
                [(seat, card) for seat, cards in ship.fleets.items() for card in cards.split()],
                ship.character,
            )
            for ship in position.table
        ]
        game = Reference.position(
            seats=len(position.hands),
            teams=position.teams,
            options={**PRESETS[edition], **options},
            hands=[hand.split() for hand in position.hands],
            deck=position.draw_pile(),
            table=table,
            captured=position.captured_gold(),
            seat=position.seat,
            begin=position.begin,
            barred=position.barred,
        )
        return ReferenceGame(game)


ADAPTER = ReferenceAdapter()


def events_of(vector: Vector, edition: str) -> list[tuple[Any, ...]]:
    """The events of a vector played through."""
    game = vectors.run(ADAPTER, vector, edition)
    assert isinstance(game, ReferenceGame)
    return game.game.events


def vector_cases() -> Iterator[Any]:
    """One test per vector and edition, named by the vector and the clauses it shows."""
    for vector in vectors.ALL:
        for edition in vector.editions:
            yield pytest.param(vector, edition, id=f"{vector.name} [{vector.clauses}] {edition}")


@pytest.mark.parametrize(("vector", "edition"), vector_cases())
def test_vector(vector: Vector, edition: str) -> None:
    vectors.run(ADAPTER, vector, edition)


def test_every_vector_of_section_12_is_there() -> None:
    numbers = {match[1] for vector in vectors.ALL if (match := re.match(r"TV-(\d+)", vector.name))}
    assert numbers == {str(number) for number in range(1, 18)}
    assert len({vector.name for vector in vectors.ALL}) == len(vectors.ALL)


@pytest.mark.parametrize(("seats", "teams", "start"), vectors.REFUSED_TABLES)
def test_tv17_refused_tables(seats: int, teams: bool, start: int) -> None:
    """TV-17; KOR-1 to KOR-5, KOR-10."""
    with pytest.raises(ValueError, match="seat"):
        ADAPTER.deal(Deal(seats, teams, vectors.CATALOGUE, start), "korsair", {})


@pytest.mark.parametrize(("seats", "teams", "start"), vectors.ACCEPTED_TABLES)
def test_deal(seats: int, teams: bool, start: int) -> None:
    """KOR-12, KOR-13, KOR-15, KOR-21 and how many cards are dealt and left."""
    order = shuffled(random.Random(seats))
    game = Reference(seats, teams, order, start, {})
    assert game.seat == start
    for k in range(6):
        for seat in range(seats):
            assert game.hands[(start + seat) % seats][k] == order[k * seats + seat]
    assert game.deck == order[6 * seats :]
    assert len(game.deck) == {2: 66, 3: 60, 4: 54, 5: 48, 6: 42, 8: 30}[seats]
    assert game.scores() == [0] * (seats // 2 if teams else seats)
    assert not game.events
    assert not game.table()
    assert not game.discard


def test_refused_orders_and_options() -> None:
    """KOR-11: all 78 cards; and an unknown value is refused."""
    with pytest.raises(ValueError, match="78"):
        Reference(2, False, all_cards()[1:], 0, {})
    with pytest.raises(ValueError, match="78"):
        Reference(2, False, [*all_cards()[1:], "red1"], 0, {})
    with pytest.raises(ValueError, match="expelled"):
        Reference(2, False, all_cards(), 0, {"expelled": "keep"})


def test_components() -> None:
    """78 cards, 28 faces, 100 gold, 120 strength; 554 actions at their indices."""
    cards = all_cards()
    assert sorted(cards) == sorted(vectors.CATALOGUE)
    assert (len(cards), len(set(cards)), gold(cards)) == (78, 28, 100)
    assert sum(int(card[-1]) for card in cards if card[-1].isdigit() and card[0] != "G") == 120
    texts = list(ACTIONS)
    assert len(texts) == 554
    for text, index in {
        "draw": 0,
        "G2": 1,
        "G8": 7,
        "P:yellow1>g0": 8,
        "P:red3>g2": 8 + 32 + 4 + 2,
        "P:green4>g24": 407,
        "C:yellow>g0": 408,
        "C:blue>g2": 418,
        "A>g0": 508,
        "A>g24": 532,
        "X:yellow1": 533,
        "X:green4": 548,
        "X:C:yellow": 549,
        "X:A": 553,
    }.items():
        assert texts[index] == text


@pytest.mark.parametrize("edition", BOTH)
def test_tv10_events(edition: str) -> None:
    """KOR-63: g0 is taken before g1."""
    assert events_of(vectors.TV_10[0], edition) == [
        ("placed", 0, 1, 5),
        ("pirate", 1, "red3", 0),
        ("drew", 2, "G2"),
        ("drew", 3, "G2"),
        ("captured", 0, 0, 4, ["red3"]),
        ("captured", 0, 1, 5, []),
    ]


@pytest.mark.parametrize("edition", BOTH)
def test_tv11_events(edition: str) -> None:
    """KOR-67 to KOR-71 in the order they happen."""
    assert events_of(vectors.TV_11, edition) == [
        ("placed", 0, 1, 4),
        ("ended", "lastCardPlayed"),
        ("finalTie", 0, 3),
        ("finalCapture", 0, 1, 4),
        ("scored", 0, 14, 0, 14),
        ("scored", 1, 12, 5, 7),
    ]


@pytest.mark.parametrize("edition", BOTH)
def test_tv13_events(edition: str) -> None:
    """KOR-65, KOR-66: skipped seats capture first; a draw may end a team game (A-8)."""
    by_name = {vector.name: vector for vector in vectors.TV_13}
    assert events_of(by_name["TV-13b empty hand at exhaustion, solo"], edition) == [
        ("drew", 1, "blue1"),
        ("deckExhausted",),
        ("captured", 0, 0, 3, ["yellow2"]),
        ("skipped", 0),
        ("discarded", 1, "red2"),
        ("skipped", 0),
        ("placed", 1, 1, 5),
        ("skipped", 0),
        ("captured", 1, 1, 5, []),
        ("discarded", 1, "blue1"),
        ("ended", "lastCardDiscarded"),
        ("scored", 0, 7, 0, 7),
        ("scored", 1, 13, 0, 13),
    ]
    assert events_of(by_name["TV-13c a team without cards at exhaustion"], edition) == [
        ("drew", 2, "blue1"),
        ("deckExhausted",),
        ("ended", "emptyHandAtExhaustion"),
        ("finalCapture", 0, 0, 4),
        ("scored", 0, 4, 0, 4),
        ("scored", 1, 0, 8, -8),
    ]


def test_tv6_events() -> None:
    """KOR-43, KOR-47: the character's own event, then the expulsion."""
    assert events_of(vectors.TV_6, "korsair") == [
        ("captain", 1, "C:red", 0),
        ("captain", 2, "C:blue", 0),
        ("expelled", "C:red", 0),
        ("admiral", 0, 0),
        ("expelled", "C:blue", 0),
        ("pirate", 1, "red4", 0),
        ("drew", 2, "G2"),
        ("captured", 0, 0, 8, ["A", "blue4", "red1", "red4"]),
    ]


# Random games

Style = Callable[[random.Random, Reference, list[str]], str]


def any_action(rng: random.Random, game: Reference, legal: list[str]) -> str:
    return rng.choice(legal)


def rarely_draw(rng: random.Random, game: Reference, legal: list[str]) -> str:
    """Empties hands early, which leads to skipped seats and to ends by a draw."""
    plays = [text for text in legal if text != "draw"]
    return rng.choice(plays) if plays and rng.random() < 0.95 else rng.choice(legal)


def mostly_draw(rng: random.Random, game: Reference, legal: list[str]) -> str:
    """Empties the deck early, which leads to long final stages and large hands."""
    return "draw" if "draw" in legal and rng.random() < 0.8 else rng.choice(legal)


def fight(rng: random.Random, game: Reference, legal: list[str]) -> str:
    """Prefers characters, then pirates, which leads to large fleets, ties and expulsions."""
    characters = [text for text in legal if text[:2] in ("C:", "A>")]
    pirates = [text for text in legal if text.startswith("P:")]
    return rng.choice(characters or (pirates if rng.random() < 0.8 else None) or legal)


STYLES: tuple[Style, ...] = (any_action, rarely_draw, mostly_draw, fight)


def shuffled(rng: random.Random) -> list[str]:
    order = all_cards()
    rng.shuffle(order)
    return order


def table_cards(ships: Sequence[Ship]) -> list[str]:
    return [card for ship in ships for card in [f"G{ship.value}", *ship.combat_cards()]]


def check_partition(game: Reference) -> None:
    """The 78 cards and the 100 gold are always all there."""
    cards = list(game.deck) + game.discard + table_cards(game.table())
    for pile in (*game.hands, *game.spoils):
        cards += pile
    cards += [f"G{value}" for pile in game.captured for _, value in pile]
    assert Counter(cards) == Counter(all_cards())
    assert gold(cards) == 100
    if game.options["combatCards"] == "discard":
        assert not any(game.spoils)


def check_table(game: Reference) -> None:
    """KOR-34, KOR-49, D-3, D-4, D-5, D-6 and how many ships there can be."""
    ships, asked = game.table(), game.seat
    controllers = Counter(game.controller(ship.slot) for ship in ships)
    unattacked = Counter(game.side(ship.owner) for ship in ships if not ship.pirates and ship.character is None)
    per_side = 2 if game.teams else 1
    assert len(ships) <= 25
    assert sum(count for side, count in controllers.items() if side is not None) <= game.seats
    for side in range(game.sides):
        assert controllers[side] <= per_side
        assert unattacked[side] <= per_side
    if asked is not None and not game.is_second(asked):
        assert controllers[game.side(asked)] == 0
        assert unattacked[game.side(asked)] == 0
    for ship in ships:
        locks = {(game.side(seat), card[:-1]) for seat, card in ship.pirates}
        assert len(locks) == len({side for side, _ in locks}) == len({colour for _, colour in locks}) <= 4
        if ship.character is not None and ship.character[1] != "A":
            assert (game.side(ship.character[0]), ship.character[1][2:]) in locks
        elif ship.character is not None:
            assert game.side(ship.character[0]) == game.side(ship.owner)
        for side in range(game.sides):
            assert len(game.fleet(ship, side)) <= 12
            assert game.strength(ship, side) <= 30


def check_legal(game: Reference, legal: list[str]) -> None:
    """Never empty, ascending, KOR-19, KOR-22, KOR-26, KOR-27, KOR-52 and D-7."""
    assert game.seat is not None
    indices = [INDEX[text] for text in legal]
    assert indices
    assert indices == sorted(set(indices))
    hand = set(game.hands[game.seat])
    assert ("draw" in legal) == bool(game.deck)
    assert {text for text in legal if text[0] == "G"} == {card for card in hand if card[0] == "G"}
    discards = set() if game.deck else {f"X:{card}" for card in hand if card[0] != "G"}
    assert {text for text in legal if text.startswith("X:")} == discards
    if not hand:
        assert legal == ["draw"]
    if not game.is_second(game.seat):
        targets = {ACTIONS[text].slot for text in legal} - {-1}
        assert all(game.controller(slot) != game.side(game.seat) for slot in targets)


def check_refusals(game: Reference, legal: list[str]) -> None:
    """Exactly the legal set is accepted; a refusal changes nothing."""
    before = copy.deepcopy(game.__dict__)
    for text in ACTIONS:
        if text not in legal:
            with pytest.raises(ValueError, match="illegal"):
                game.play(text)
    assert game.__dict__ == before
    for text in legal:
        copy.deepcopy(game).play(text)


class Before:
    """What the checks of one step need to remember of the game before it."""

    def __init__(self, game: Reference) -> None:
        assert game.seat is not None
        self.side = game.side(game.seat)
        self.potential = potential(game)
        self.events = len(game.events)
        self.ships = game.table()
        self.controllers = {ship.slot: game.controller(ship.slot) for ship in self.ships}


def check_step(before: Before, game: Reference, text: str) -> None:
    """One action and what follows: D-1, D-2, D-3, the fall of the potential and the order of events."""
    new = game.events[before.events :]
    order = "".join(KINDS_OF_EVENT[event[0]] for event in new)
    assert potential(game) == before.potential - 1
    assert re.fullmatch(rf"ax?((ef*p{{{game.sides}}})|(c*s)*c*)", order), new
    assert (game.seat is None) == ("e" in order)
    for turn in re.split("s", order):
        assert turn.count("c") <= (2 if game.teams else 1)
    # Captures follow an action by themselves: the taker is the side that controlled the galleon after it.
    taken = {event[2]: event[1] for event in new if event[0] in ("captured", "finalCapture")}
    now = {ship.slot: ship for ship in game.table()}
    for ship in before.ships:
        after = taken[ship.slot] if ship.slot in taken else game.controller(ship.slot)
        was = before.controllers[ship.slot]
        assert after in ((was, before.side, None) if ship.slot == ACTIONS[text].slot else (was,))
        if ship.character is not None:
            assert after is not None
            assert ship.slot in taken or now[ship.slot].character is not None
    captured = [event[2] for event in new if event[0] == "captured"]
    final = [event[1] if event[0] == "finalTie" else event[2] for event in new if event[0].startswith("final")]
    assert final == sorted(final)
    if "s" not in order:
        assert captured == sorted(captured)


def check_end(game: Reference, actions: int) -> None:
    """Deck empty, KOR-65 to KOR-73 and the longest game for that many seats."""
    assert game.seat is None
    assert not game.deck
    assert game.legal() == []
    ends_now = game.options["emptyHandAtExhaustion"] == "endNow"
    assert actions <= (155 if ends_now else 156) - 6 * game.seats
    assert all(game.controller(ship.slot) is None for ship in game.table())
    held = [gold(game.cards_of_side(side)) for side in range(game.sides)]
    assert sum(game.scores()) == 100 - sum(ship.value for ship in game.table()) - 2 * sum(held)
    scored = [event for event in game.events if event[0] == "scored"]
    assert [event[4] for event in scored] == game.scores()
    assert [event[3] for event in scored] == held
    assert game.winners() == [side for side in range(game.sides) if game.scores()[side] == max(game.scores())]
    (reason,) = [event[1] for event in game.events if event[0] == "ended"]
    assert reason in ("lastCardPlayed", "lastCardDiscarded", *(["emptyHandAtExhaustion"] if ends_now else []))
    assert any(not game.cards_of_side(side) for side in range(game.sides))


def potential(game: Reference) -> int:
    """Every action lowers it by one, so no game goes on for ever."""
    return 2 * len(game.deck) + sum(len(hand) for hand in game.hands)


def random_game(seats: int, teams: bool, options: dict[str, str], style: Style, seed: str) -> Reference:
    """One game with every check at every step; refusals of all 554 actions are tried now and then."""
    rng = random.Random(seed)
    start = rng.randrange(0, seats, 2 if teams else 1)
    game = Reference(seats, teams, shuffled(rng), start, options)
    assert potential(game) == 156 - 6 * seats
    actions = 0
    while game.seat is not None:
        legal = game.legal()
        check_partition(game)
        check_table(game)
        check_legal(game, legal)
        if rng.random() < 0.01:
            check_refusals(game, legal)
        text = style(rng, game, legal)
        before = Before(game)
        game.play(text)
        actions += 1
        check_step(before, game, text)
    check_partition(game)
    check_end(game, actions)
    return game


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_random_games(seats: int, teams: bool, edition: str, style: Style) -> None:
    """What must always hold, D-1 to D-7 and the longest games, with the default options."""
    for number in range(GAMES_PER_STYLE):
        random_game(seats, teams, PRESETS[edition], style, f"{seats} {teams} {edition} {style.__name__} {number}")


@pytest.mark.parametrize("exhaustion", ["skip", "endNow"])
@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_random_games_with_other_options(seats: int, teams: bool, edition: str, exhaustion: str) -> None:
    """The same with the other values of the options, in both modes."""
    options = {**PRESETS[edition], "expelled": "stay", "admiralTarget": "seat", "emptyHandAtExhaustion": exhaustion}
    for style in STYLES:
        random_game(seats, teams, options, style, f"{seats} {teams} {edition} {exhaustion} {style.__name__}")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_editions_agree_in_solo_play(seats: int) -> None:
    """Nothing else is left to chance: equal decks, start and actions give equal legal sets and scores."""
    rng = random.Random(seats)
    for number in range(8):
        order = shuffled(rng)
        one, other = (Reference(seats, False, list(order), number % seats, PRESETS[edition]) for edition in BOTH)
        while one.seat is not None:
            legal = one.legal()
            assert legal == other.legal()
            text = STYLES[number % len(STYLES)](rng, one, legal)
            one.play(text)
            other.play(text)
            assert (one.seat, one.scores(), one.events) == (other.seat, other.scores(), other.events)
        assert other.seat is None


def test_random_games_reach_the_rare_cases() -> None:
    """The styles are worth nothing unless they reach skips, ends of each kind, ties and expulsions."""
    seen: Counter[str] = Counter()
    for seats, teams in TABLES:
        for style in (rarely_draw, fight):
            for edition in BOTH:
                for number in range(3):
                    game = random_game(seats, teams, PRESETS[edition], style, f"rare {seats} {teams} {number}")
                    seen.update({event[0] for event in game.events})
                    seen.update({event[1] for event in game.events if event[0] == "ended"})
    assert set(KINDS_OF_EVENT) <= set(seen)
    assert {"lastCardPlayed", "lastCardDiscarded", "emptyHandAtExhaustion"} <= set(seen)
