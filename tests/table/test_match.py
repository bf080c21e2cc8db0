"""A match: whose turn it is, what each seat hears, what may be taken back."""

from __future__ import annotations

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.players.dice import choose
from flibuste.table.chance import FairChance, FastChance, OrderChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.table.record import read, write
from tests.games.korsair.engine import KIND
from tests.games.korsair.vectors import dealt

KORSAIR, _ = find_game("korsair")
DREW, DREW_CARD, PLACED = 1, 2, 3
HANDS = ("G3 G4 red1 red2 blue1 A", "G2 green1 green2 yellow1 yellow2 C:red", "G5 G6 blue2 blue3 red3 C:blue")


def new_match(*kinds: str, hands: tuple[str, ...] = HANDS, **wishes: str) -> Match:
    """Hands as above; kinds of players by seat, the rest are bots."""
    setup = KORSAIR.setup("korsair", len(hands), wishes)
    players = [Player(f"P{seat}", kinds[seat] if seat < len(kinds) else "dice") for seat in range(len(hands))]
    return Match(KORSAIR, setup, OrderChance(tuple(KIND[card] for card in dealt(hands))), players)


def play(match: Match, *texts: str) -> None:
    for text in texts:
        assert match.turn is not None
        match.decide(match.turn, KORSAIR.read(text))


def finish(match: Match) -> None:
    rng = FastRng(3)
    while match.turn is not None:
        match.decide(match.turn, choose(match.sight(match.turn), rng))


def everything(match: Match) -> list[list[int]]:
    return [match.sight(seat).facts() for seat in (*range(match.setup.seats), WATCHER)]


def undo_key(match: Match, seat: int) -> str:
    """Why nothing is taken back; and then nothing has changed."""
    before, entries = everything(match), list(match.entries)
    with pytest.raises(Mistake) as caught:
        match.undo(seat)
    assert everything(match) == before
    assert match.entries == entries
    for language in ("fr", "en"):
        assert KORSAIR.tongue(language).say(caught.value.key, **caught.value.facts)
    return caught.value.key


@pytest.mark.parametrize("seat", [1, 2, WATCHER])
def test_kor_7_out_of_turn_is_refused_and_changes_nothing(seat: int) -> None:
    match = new_match("person")
    before = everything(match)
    for text in ("draw", "G2", "G3"):
        with pytest.raises(Refusal) as caught:
            match.decide(seat, KORSAIR.read(text))
        assert caught.value.clause == 7
    assert everything(match) == before
    assert match.entries == []
    assert match.turn == 0


def test_a_forbidden_decision_of_the_right_seat_names_its_clause() -> None:
    match = new_match("person")
    with pytest.raises(Refusal) as caught:
        match.decide(0, KORSAIR.read("X:red1"))
    assert caught.value.clause == 52
    assert match.entries == []


def test_kor_67_nobody_decides_after_the_end() -> None:
    match = new_match("person")
    finish(match)
    for seat in (0, 1, 2, WATCHER):
        with pytest.raises(Refusal) as caught:
            match.decide(seat, 0)
        assert caught.value.clause == 67


def test_entries_tell_seat_decision_and_events() -> None:
    match = new_match("person")
    play(match, "G3", "draw", "P:red3>g0")
    assert [(entry.seat, KORSAIR.say(entry.action)) for entry in match.entries] == [
        (0, "G3"),
        (1, "draw"),
        (2, "P:red3>g0"),
    ]
    assert [event.what for event in match.entries[0].events] == [PLACED]
    assert match.names == ["P0", "P1", "P2"]
    assert match.ending == ""


def test_kor_23_only_the_drawer_hears_which_card() -> None:
    match = new_match("person")
    play(match, "draw")
    entry = match.entries[0]
    assert [event.what for event in match.heard(0, entry)] == [DREW_CARD]
    for seat in (1, 2, WATCHER):
        (event,) = match.heard(seat, entry)
        assert (event.what, event.facts) == (DREW, [0])


@pytest.mark.parametrize(("partner_hands", "insiders"), [("open", {0, 1}), ("closed", {0})])
def test_kor_75_an_open_partner_hears_which_card(partner_hands: str, insiders: set[int]) -> None:
    hands = (*HANDS, "G7 G8 green3 green4 yellow3 C:green")
    match = new_match("person", hands=hands, teams="yes", partnerHands=partner_hands)
    play(match, "draw")
    heard = {seat: [event.what for event in match.heard(seat, match.entries[0])] for seat in (0, 1, 2, 3, WATCHER)}
    assert heard == {seat: [DREW_CARD if seat in insiders else DREW] for seat in heard}


def test_undo_before_anything_was_played() -> None:
    match = new_match("person")
    assert undo_key(match, 0) == "undo-nothing"
    play(match, "G3")
    assert undo_key(match, 1) == "undo-nothing"


def test_undo_takes_back_ones_own_last_decision() -> None:
    match = new_match("person")
    before = everything(match)
    play(match, "G3")
    match.undo(0)
    assert everything(match) == before
    assert match.entries == []
    assert match.turn == 0
    play(match, "G4")
    assert match.turn == 1


def test_undo_takes_back_what_bots_drew_since() -> None:
    match = new_match("person")
    before = everything(match)
    play(match, "G3", "draw", "draw")
    assert match.turn == 0
    match.undo(0)
    assert everything(match) == before
    assert match.turn == 0


def test_undo_takes_back_only_the_last_of_ones_decisions() -> None:
    match = new_match("person")
    play(match, "G3", "draw", "draw")
    before = everything(match)
    play(match, "G4", "draw")
    match.undo(0)
    assert everything(match) == before
    assert len(match.entries) == 3


def test_undo_is_refused_when_another_person_has_played() -> None:
    match = new_match("person", "person")
    play(match, "G3", "G2")
    assert undo_key(match, 0) == "undo-others"
    match.undo(1)
    match.undo(0)
    assert match.entries == []


def test_undo_is_refused_after_ones_own_draw() -> None:
    match = new_match("person")
    play(match, "draw")
    assert undo_key(match, 0) == "undo-revealed"


@pytest.mark.parametrize("text", ["G2", "P:green1>g0"])
def test_undo_is_refused_once_a_bot_has_shown_a_card(text: str) -> None:
    match = new_match("person")
    play(match, "G3", text)
    assert undo_key(match, 0) == "undo-revealed"


@pytest.mark.parametrize(("partner_hands", "allowed"), [("open", False), ("closed", True)])
def test_undo_looks_at_what_a_partner_shows(partner_hands: str, allowed: bool) -> None:
    hands = (*HANDS, "G7 G8 green3 green4 yellow3 C:green")
    match = new_match("person", hands=hands, teams="yes", partnerHands=partner_hands)
    play(match, "G3", "draw")
    if allowed:
        match.undo(0)
        assert match.entries == []
    else:
        assert undo_key(match, 0) == "undo-revealed"


def test_kor_87_undo_is_refused_once_the_game_is_over() -> None:
    """All hands were laid open: whoever took the last card back would know them."""
    for seed in range(40):
        setup = KORSAIR.setup("korsair", 3, {})
        match = Match(KORSAIR, setup, FastChance(seed), [Player("A"), Player("B", "dice"), Player("C", "dice")])
        finish(match)
        if match.entries[-1].seat == 0:
            assert undo_key(match, 0) == "undo-revealed"
            return
    raise AssertionError("no game ended by seat 0")


def test_rewind_goes_back_to_any_decision() -> None:
    match = new_match("person")
    stages = [everything(match)]
    for text in ("G3", "draw", "P:red3>g0", "P:red1>g0"):
        if match.turn == 0 and text == "P:red1>g0":
            with pytest.raises(Refusal):
                play(match, text)  # C has red here
            text = "P:blue1>g0"
        play(match, text)
        stages.append(everything(match))
    texts = [KORSAIR.say(entry.action) for entry in match.entries]
    for decisions in (4, 3, 1, 0):
        match.rewind(decisions)
        assert everything(match) == stages[decisions]
        assert [KORSAIR.say(entry.action) for entry in match.entries] == texts[:decisions]
    play(match, *texts)
    assert everything(match) == stages[4]


def test_rewind_keeps_the_events_of_what_remains() -> None:
    match = new_match("person")
    finish(match)
    told = [[(event.what, event.facts) for event in entry.events] for entry in match.entries]
    match.rewind(30)
    assert [[(event.what, event.facts) for event in entry.events] for entry in match.entries] == told[:30]
    assert match.turn is not None


def test_scores_are_by_seat_and_partners_share_theirs() -> None:
    setup = KORSAIR.setup("corsaires", 6, {})
    match = Match(KORSAIR, setup, fair_chance(6, 1), [Player(f"P{seat}") for seat in range(6)])
    finish(match)
    scores = match.scores()
    assert len(scores) == 6
    assert scores[0::2] == scores[1::2]
    told = {event.facts[0]: event.facts[3] for event in match.entries[-1].events if event.what == 14}
    assert told == {0: scores[0], 1: scores[2], 2: scores[4]}
    assert match.ending in KORSAIR.endings[1:]
    assert match.turn is None


def test_fair_chance_can_be_repeated_or_fresh() -> None:
    assert fair_chance(4, 7) == fair_chance(4, 7)
    assert fair_chance(4, 7) != fair_chance(4, 8)
    assert fair_chance(3) != fair_chance(3)
    assert len(set(fair_chance(8).contributions)) == 8
    assert len(fair_chance(2).seed) == 32


def test_an_order_must_be_the_whole_pack_and_all_there_is_of_chance() -> None:
    setup = KORSAIR.setup("korsair", 3, {})
    players = [Player("A"), Player("B"), Player("C")]
    whole = tuple(KIND[card] for card in dealt(HANDS))
    for order in ((), whole[1:], (*whole, 0), (27, *whole[1:])):
        with pytest.raises(Mistake, match="order-misfit"):
            Match(KORSAIR, setup, OrderChance(order), players)
    random_start = KORSAIR.setup("corsaires", 3, {})
    with pytest.raises(Mistake, match="order-misfit"):
        Match(KORSAIR, random_start, OrderChance(whole), players)


@pytest.mark.parametrize("text", ["two\nlines", "\n", "half a letter \ud83d"])
def test_names_and_contributions_that_no_record_could_hold_are_refused(text: str) -> None:
    """They would make a record nobody can read again, and two deals out of one message."""
    for make in (lambda: Player(text), lambda: FairChance(b"seed", ("fine", text))):
        with pytest.raises(Mistake) as caught:
            make()
        for language in ("fr", "en"):
            assert KORSAIR.tongue(language).say(caught.value.key, **caught.value.facts)


@pytest.mark.parametrize("name", ["", " ", "Élise 🏴‍☠️", "a\rb", "tab\t", "\u2028", "x" * 1000, "person 3"])
def test_other_names_come_back_from_a_record(name: str) -> None:
    setup = KORSAIR.setup("korsair", 2, {})
    match = Match(KORSAIR, setup, FairChance(b"seed", (name, "")), [Player(name), Player("B", "dice")])
    again = read(write(match))
    assert (again.players, again.chance) == (match.players, match.chance)
