"""Players, seating, teams, start and deal: KOR-1 to KOR-15, one test a clause."""

from __future__ import annotations

from collections import Counter

import pytest

from flibuste.games.korsair.game import articles
from flibuste.games.korsair.rules import State, shuffled
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng
from tests.games.korsair.engine import ADAPTER, KIND, KORSAIR, EngineGame, both, names
from tests.games.korsair.vectors import ACCEPTED_TABLES, CATALOGUE, Deal

accepted = pytest.mark.parametrize(("seats", "teams", "start"), ACCEPTED_TABLES)


def refused(edition: str, seats: int, **wishes: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        KORSAIR.setup(edition, seats, wishes)
    return caught.value


def dealt_by(seed: int, edition: str, seats: int, **wishes: str) -> EngineGame:
    state = KORSAIR.dealer(KORSAIR.setup(edition, seats, wishes)).deal(FastRng(seed))
    assert isinstance(state, State)
    return EngineGame(state)


@both
def test_kor_1_seat_counts_are_2_3_4_5_6_and_8(edition: str) -> None:
    playable = []
    for seats in range(-1, 12):
        try:
            playable.append(KORSAIR.setup(edition, seats).seats)
        except Refusal:
            continue
    assert playable == [2, 3, 4, 5, 6, 8] == list(KORSAIR.seat_counts)


@both
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 9, 10, 100])
def test_kor_2_other_seat_counts_are_refused(edition: str, seats: int) -> None:
    for teams in ("no", "yes"):
        assert refused(edition, seats, teams=teams).clause == 2


@both
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_kor_3_two_three_or_five_play_alone(edition: str, seats: int) -> None:
    signed = articles(KORSAIR.setup(edition, seats))
    assert [signed.side(seat) for seat in range(seats)] == list(range(seats))
    assert refused(edition, seats, teams="yes").clause == 3


@both
@pytest.mark.parametrize(("seats", "sides"), [(6, 3), (8, 4)])
def test_kor_4_six_or_eight_play_in_teams(edition: str, seats: int, sides: int) -> None:
    signed = articles(KORSAIR.setup(edition, seats))
    assert signed.teams
    assert signed.sides == sides
    assert refused(edition, seats, teams="no").clause == 4


@both
def test_kor_5_four_choose(edition: str) -> None:
    assert articles(KORSAIR.setup(edition, 4, {"teams": "no"})).sides == 4
    assert articles(KORSAIR.setup(edition, 4, {"teams": "yes"})).sides == 2
    assert KORSAIR.setup(edition, 4).options["teams"] == "no"


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_kor_6_partners_are_neighbours(seats: int) -> None:
    signed = articles(KORSAIR.setup("korsair", seats, {"teams": "yes"}))
    assert [signed.side(seat) for seat in range(seats)] == [seat // 2 for seat in range(seats)]
    assert [signed.partner(seat) for seat in range(4)] == [1, 0, 3, 2]


@accepted
def test_kor_7_turns_pass_clockwise(seats: int, teams: bool, start: int) -> None:
    game = ADAPTER.deal(Deal(seats, teams, CATALOGUE, start), "korsair", {})
    for turn in range(2 * seats):
        assert game.seat() == (start + turn) % seats
        game.play("draw")


@both
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_kor_8_partners_act_back_to_back_and_the_even_seat_leads(edition: str, seats: int) -> None:
    game = ADAPTER.deal(Deal(seats, True, CATALOGUE, 2), edition, {})
    signed = game.state.table.articles
    order = []
    for _ in range(2 * seats):
        order.append(int(game.state.seat))
        game.play("draw")
    for lead, second in zip(order[0::2], order[1::2], strict=True):
        assert signed.side(lead) == signed.side(second)
        assert signed.leads(lead)
        assert not signed.leads(second)


def test_kor_9_korsair_lets_the_table_choose_who_begins() -> None:
    for seat in range(5):
        assert dealt_by(1, "korsair", 5, firstSeat=str(seat)).seat() == seat
    assert refused("korsair", 5, firstSeat="5").clause == 9
    assert refused("corsaires", 5, firstSeat="6", startSeat="chosen").clause == 9


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_kor_9_corsaires_draws_who_begins(seats: int) -> None:
    starts = Counter(dealt_by(seed, "corsaires", seats).seat() for seed in range(600 * seats))
    assert sorted(starts, key=str) == list(range(seats))
    assert all(abs(count - 600) < 120 for count in starts.values())


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_kor_10_in_teams_a_lead_begins(seats: int) -> None:
    starts = Counter(dealt_by(seed, "corsaires", seats, teams="yes").seat() for seed in range(300 * seats))
    assert sorted(starts, key=str) == list(range(0, seats, 2))
    assert all(abs(count - 600) < 120 for count in starts.values())
    for seat in range(1, seats, 2):
        assert refused("korsair", seats, teams="yes", firstSeat=str(seat)).clause == 10


@accepted
def test_kor_11_all_78_cards_are_shuffled_together(seats: int, teams: bool, start: int) -> None:
    assert sorted(names(shuffled(FastRng(seats)))) == sorted(CATALOGUE)
    game = ADAPTER.deal(Deal(seats, teams, CATALOGUE, start), "korsair", {})
    deck = names(game.state.deck)[78 - game.deck_size() :]
    assert sorted(deck + [card for hand in game.hands() for card in hand]) == sorted(CATALOGUE)


@accepted
def test_kor_12_six_cards_each(seats: int, teams: bool, start: int) -> None:
    game = ADAPTER.deal(Deal(seats, teams, CATALOGUE, start), "corsaires", {})
    assert [len(hand) for hand in game.hands()] == [6] * seats


@accepted
def test_kor_13_the_rest_is_the_deck(seats: int, teams: bool, start: int) -> None:
    game = ADAPTER.deal(Deal(seats, teams, CATALOGUE, start), "corsaires", {})
    assert game.deck_size() == {2: 66, 3: 60, 4: 54, 5: 48, 6: 42, 8: 30}[seats]


@both
def test_kor_14_all_piles_begin_empty(edition: str) -> None:
    for seats, teams in ((2, "no"), (8, "yes")):
        game = dealt_by(4, edition, seats, teams=teams)
        assert (game.slots(), game.discard()) == ([], [])
        assert all(game.spoils(side) == [] and score == 0 for side, score in enumerate(game.scores()))
        assert not any(game.captured())


@accepted
def test_kor_15_cards_go_round_from_the_starting_seat(seats: int, teams: bool, start: int) -> None:
    order = names(shuffled(FastRng(99)))
    game = ADAPTER.deal(Deal(seats, teams, tuple(order), start), "korsair", {})
    for seat in range(seats):
        mine = [order[place] for place in range(6 * seats) if (start + place) % seats == seat]
        assert sorted(game.hand(seat)) == sorted(mine)
    game.play("draw")
    assert Counter(game.hand(start))[order[6 * seats]] >= 1
    assert len(game.hand(start)) == 7


def test_kor_15_chance_is_the_shuffle_and_a_random_start_before_it() -> None:
    """The start is drawn first, and only where it is random: the same seed then deals another order."""
    rng, shuffle = FastRng(5), FastRng(5)
    KORSAIR.dealer(KORSAIR.setup("korsair", 3)).deal(rng)
    order = shuffled(shuffle)
    assert rng.word() == shuffle.word()
    late = FastRng(5)
    start = late.below(3)
    game = dealt_by(5, "corsaires", 3)
    assert game.seat() == start
    assert list(game.state.deck) == list(shuffled(late)) != list(order)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("clause", "seats", "wishes", "fact"),
    [
        (2, 7, {}, "7"),
        (2, 0, {}, "0"),
        (2, 9, {"teams": "yes"}, "9"),
        (3, 2, {"teams": "yes"}, "2"),
        (3, 5, {"teams": "yes"}, "5"),
        (4, 6, {"teams": "no"}, "6"),
        (4, 8, {"teams": "no"}, "8"),
        (9, 3, {"firstSeat": "3"}, "3"),
        (10, 4, {"teams": "yes", "firstSeat": "1"}, "1"),
        (10, 8, {"firstSeat": "7"}, "7"),
    ],
)
def test_refused_tables_are_explained(
    clause: int, seats: int, wishes: dict[str, str], fact: str, language: str
) -> None:
    """TV-17; KOR-2, KOR-3, KOR-4, KOR-9, KOR-10: the sentence gives the number in question and ends with the clause."""
    refusal = refused("korsair", seats, **wishes)
    assert refusal.clause == clause
    sentence = KORSAIR.refuse(language, refusal.clause, refusal.facts)
    assert fact in sentence.rsplit("(", 1)[0]
    assert sentence.endswith(f" (KOR-{clause})")
    assert sentence != KORSAIR.refuse("en" if language == "fr" else "fr", refusal.clause, refusal.facts)


@pytest.mark.parametrize(
    ("key", "edition", "wishes"),
    [
        ("unknown-edition", "loot", {}),
        ("unknown-option", "korsair", {"tempo": "fast"}),
        ("unknown-value", "korsair", {"expelled": "keep"}),
        ("unknown-value", "corsaires", {"firstSeat": "8"}),
        ("unknown-value", "corsaires", {"teams": "maybe"}),
    ],
)
def test_unknown_names_and_values_are_refused(key: str, edition: str, wishes: dict[str, str]) -> None:
    """An unknown name or value is refused, and the sentence lists those there are."""
    with pytest.raises(Mistake) as caught:
        KORSAIR.setup(edition, 4, wishes)
    assert caught.value.key == key
    for language in ("fr", "en"):
        assert str(caught.value.facts["known"]) in KORSAIR.tongue(language).say(key, **caught.value.facts)


def test_editions_differ_where_the_books_do() -> None:
    """Exactly three presets differ, and every option may be set on its own in either edition."""
    one, other = (KORSAIR.setup(edition, 4).options for edition in ("korsair", "corsaires"))
    assert {name for name in one if one[name] != other[name]} == {"teamSameRound", "combatCards", "startSeat"}
    for option in KORSAIR.options:
        for value in option.values:
            if option.name != "firstSeat":
                for edition in ("korsair", "corsaires"):
                    assert KORSAIR.setup(edition, 4, {option.name: value}).options[option.name] == value


def test_cards_are_those_of_the_box() -> None:
    """KOR-11: 78 cards, 28 kinds, 100 gold, 120 strength, and every name means one kind."""
    assert len(KORSAIR.cards) == len(KIND) == 28
    assert sum(int(card[1:]) for card in CATALOGUE if card.startswith("G")) == 100
