"""Set-up, training, cards and combinations (DUE-101 to DUE-142)."""

from __future__ import annotations

from collections import Counter

import pytest
from mypy_extensions import i64

from flibuste.games.bordee import rules
from flibuste.games.bordee.cards import faces_in
from flibuste.games.bordee.combinations import Purpose, has_pair, suited
from flibuste.games.bordee.steps import course
from flibuste.kernel.refusal import Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.kernel.vecs import vec
from tests.chi_squared import even, fits
from tests.games.bordee.engine import BLUE, BORDEE, RED, Duel, Side, cards, duel, hand_of

OFFICERS = "ZONE(DECK_BOW) ZONE(DECK_STERN) ZONE(DECK_MID) ZONE(DECK_MID)"


def dealt(seed: int = 1) -> Duel:
    state = BORDEE.dealer(BORDEE.setup()).deal(FastRng(seed))
    assert isinstance(state, rules.State)
    return Duel(state)


def test_due_101_exactly_two_seats() -> None:
    for seats in (1, 3):
        with pytest.raises(Refusal) as caught:
            BORDEE.setup(seats=seats)
        assert caught.value.clause == 101


def test_due_102_each_seat_has_its_own_42_cards() -> None:
    game = dealt()
    for seat in range(2):
        deck = Counter(int(face) for face in game.state.decks[seat])
        assert deck == Counter(dict.fromkeys(range(40), 1) | {40: 2})
    assert list(game.state.decks[0]) != list(game.state.decks[1])


def test_due_103_every_slot_starts_full() -> None:
    game = dealt().play(OFFICERS)
    for seat in range(2):
        assert (game.decks(seat), game.sails(seat), game.hull(seat)) == ("4/6/4", "3/3", "4/6/4")


def test_due_104_officers_are_placed_in_secret() -> None:
    """AMB-1, DUE-303: until both have chosen nothing is shown; decks look empty."""
    game = dealt()
    game.refuses("ZONE(SAIL_BOW)", 104)
    game.play("ZONE(DECK_BOW) ZONE(DECK_BOW)")
    assert game.asked == (RED, "OFFICERS")
    view = BORDEE.view(game.state.sight(RED))
    assert view["ships"][0]["captain"] is None
    assert view["ships"][0]["zones"]["DECK_BOW"]["markers"] == 0
    assert {int(game.state.sight(RED).imagine(FastRng(n)).owns[0].captain) for n in range(40)} == {0, 1, 2}  # type: ignore[attr-defined]
    game.play("ZONE(DECK_MID) ZONE(DECK_STERN)")
    ships = game.state.table.ships
    assert [(ship.captain, ship.mate) for ship in ships] == [(0, 0), (1, 2)]
    assert all(ship.sailors_in_supply() == 0 for ship in ships)


def test_due_105_tokens_lie_face_down() -> None:
    """Not even their owner may look."""
    tokens = {tuple(int(token) for token in dealt(seed).state.tokens[:3]) for seed in range(60)}
    assert len(tokens) == 6
    game = dealt()
    for seat in (BLUE, RED, WATCHER):
        worlds = [game.state.sight(seat).imagine(FastRng(n)) for n in range(60)]
        for first in (0, 3):
            assert len({tuple(world.tokens[first : first + 3]) for world in worlds}) == 6  # type: ignore[attr-defined]


def test_due_106_one_target_deck_for_both() -> None:
    game = dealt()
    assert sorted(int(target) for target in game.state.targets) == list(range(30))
    assert game.state.table.target_deck == 30


def test_due_107_discs_are_drawn_uniformly() -> None:
    seen = Counter[int]()
    for seed in range(3000):
        state = duel(seed=seed).state
        state.draw_discs(BLUE, 1)
        seen[next(kind for kind in range(3) if state.table.loose[kind])] += 1
    assert fits(seen, even(3))


def test_due_108_cannons_are_chosen_in_secret() -> None:
    """All nine pairs are legal."""
    game = dealt().play(OFFICERS)
    assert game.asked == (BLUE, "CANNONS")
    game.refuses("CANNON(BOW)", 108)
    assert game.legal == {"CTYPE(P18)", "CTYPE(L9)", "CTYPE(CAR)"}
    game.play("CTYPE(CAR) CTYPE(L9)")
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["cannons"][0]["type"] is None
    game.play("CTYPE(P18) CTYPE(P18)")
    assert [list(ship.types) for ship in game.state.table.ships] == [[2, 1], [0, 0]]


def test_due_109_both_cannons_are_filled() -> None:
    """Seat 0 first."""
    game = dealt().play(OFFICERS).play("CTYPE(CAR) CTYPE(L9) CTYPE(L9) CTYPE(L9)")
    while game.asked[1] == "LOAD":
        game.play(sorted(game.legal)[0])
    ships = game.state.table.ships
    assert [ship.room(cannon) for ship in ships for cannon in range(2)] == [0, 0, 0, 0]
    assert sum(game.bag()) == 15 - 5
    drawn = game.happened(3)
    assert [(facts[0], len(facts) - 1) for facts in drawn] == [(0, 3), (1, 2)]


def test_due_110_lots_decide_who_begins() -> None:
    firsts = Counter[int]()
    for seed in range(400):
        state = duel(seed=seed, stage=course.FIRST_PLAYER, turn=0).state
        firsts[int(state.table.first)] += 1
    assert fits(firsts, even(2))


def test_due_111_both_train_in_turn_order() -> None:
    """DUE-126: then each has one active cannon, one zone and one set of target cards."""
    for seed in range(6):
        game = duel(Side(targets=""), Side(targets=""), seed=seed, stage=course.FIRST_PLAYER, turn=0)
        first = int(game.state.table.first)
        assert game.asked == (first, "TRAIN")
        game.play("CANNON(BOW) ZONE(HULL_MID)")
        assert game.asked == (1 - first, "TRAIN")
        game.play("CANNON(STERN) ZONE(SAIL_BOW)")
        assert [len(game.targets(seat)) for seat in (first, 1 - first)] == [3, 1]
        assert game.asked[1] == "REPUTATION"  # these positions are played with both modules


def test_due_115_four_cards_each_and_the_first_player_plays() -> None:
    game = duel(stage=course.FIRST_HANDS, turn=0)
    assert [game.held(seat) for seat in range(2)] == [4, 4]
    assert game.state.table.turn == 1
    game.play("AIM")
    assert game.state.sight(RED).forbids(BORDEE.read("AIM")) == 115


def test_due_122_an_empty_zone_cannot_be_targeted() -> None:
    """AMB-2"""
    game = duel(red=Side(sails="0/3", targets="T03 T04"), stage=course.TRAIN_AGAIN).play("CANNON(BOW)")
    game.refuses("ZONE(SAIL_BOW)", 122)


def test_due_124_an_unloaded_or_silenced_cannon_may_be_trained() -> None:
    game = duel(Side(decks="0/6/4", captain="DECK_MID"), stage=course.TRAIN_AGAIN)
    game.refuses("ZONE(HULL_BOW)", 121)
    game.play("CANNON(BOW) ZONE(HULL_BOW)")
    assert game.state.table.ships[BLUE].active == 0


def test_due_125_the_target_discard_becomes_the_deck() -> None:
    """AMB-3"""
    game = duel(stage=course.TRAIN_AGAIN)
    state = game.state
    lying = [int(target) for target in state.targets[len(state.targets) - state.table.target_deck :]]
    for target in lying[1:]:
        state.discard_target(target)
    state.table.target_deck = 1
    state.targets = vec[i64](lying[:1])
    assert state.fault() == ""
    game.play("CANNON(BOW) ZONE(HULL_MID)")
    assert game.targets(BLUE)[0] == f"T{lying[0] + 1:02}"
    assert len(game.targets(BLUE)) == 3
    assert state.table.target_discard_count == 0
    assert len(game.happened(10)) == 1


def test_due_127_a_zone_emptied_later_stays_the_target() -> None:
    """DUE-232, AMB-2: no damage is possible then, but haste still surprises."""
    shot = Side(bow_discs="CHAIN", zone="SAIL_BOW", targets="T01", hand="1S")
    game = duel(shot, Side(hand=cards(2), sails="0/3", targets="T03 T04"), stage=course.FIRE_OR_HOLD)
    game.play("FIRE")
    assert game.asked == (RED, "HASTY")
    game.play("CARD(1S)")
    assert game.state.table.shot.worth == 0
    assert game.sails(RED) == "0/3"


def test_due_131_a_flush_ignores_values() -> None:
    assert suited(hand_of("1S 7S 9H"), 0) == 2
    assert suited(hand_of("1S JK JK"), 0) == 3


def lurch(covered: int = 0) -> Purpose:
    return Purpose(covered, 10, False, 0, False)


@pytest.mark.parametrize(
    ("hand", "found"),
    [
        ("1S 2H", True),
        ("1S 3H", False),
        ("10S 1H", True),
        ("1S 1H", False),
        ("JK 5S", True),
        ("JK JK", True),
        ("JK", False),
    ],
)
def test_due_132_a_straight_is_at_least_two_consecutive_values(hand: str, found: bool) -> None:
    """DUE-133, DUE-138, AMB-29: cyclic, and jokers stand for any of them."""
    assert lurch().exists(hand_of(hand)) == found


def test_due_132_the_next_card_is_the_next_value() -> None:
    game = duel(Side(hand="3S 4H 9D 5C")).play("LURCH CARD(3S)")
    game.refuses("CARD(9D)", 132)
    assert game.legal == {"CARD(4H)"}


def test_due_134_a_straight_flush_shares_one_suit() -> None:
    """DUE-140: it counts as one by itself, jokers or not."""
    shot = Side(bow_discs="BALL", targets="T07[7C,8D] T09[9H,6C]", hand="1S")
    for hand, off in (("3H 4H", 2), ("3H 4S", 1), ("3H JK", 2), ("JK JK", 2)):
        game = duel(shot, Side(hand=hand, targets="T03 T04"), stage=course.FIRE_OR_HOLD).play("FIRE DODGE")
        while game.asked == (RED, "STEP5"):
            game.play(sorted(game.legal)[0])
        assert game.damage == 4 - off


@pytest.mark.parametrize(("hand", "found"), [("7S 7D", True), ("7S 8S", False), ("7S JK", True), ("JK JK", True)])
def test_due_135_a_pair_is_one_value_twice(hand: str, found: bool) -> None:
    """AMB-29"""
    assert has_pair(hand_of(hand)) == found


def test_due_136_a_joker_takes_the_value_chosen() -> None:
    """DUE-137, AMB-4: for good, and for all to see."""
    game = duel(Side(hand="JK 2S")).play("AIM CARD(JK)")
    game.refuses("POS(0L)", 136)
    game.play("VALUE(7) POS(0L)")
    assert game.placed(BLUE)[0] == "JK"
    target = BORDEE.view(game.state.sight(RED))["ships"][0]["targets"][0]
    assert target["left"] == {"card": "JK", "value": 7}


def test_due_138_a_joker_covers_the_value_it_stands_for() -> None:
    """AMB-30"""
    game = duel(Side(hand="JK 5S 9D")).play("LURCH CARD(5S) CARD(JK)")
    assert game.track(BLUE, "lurches") == [5, 6]
    game = duel(Side(hand="JK 5S 9D", lurch=(6,))).play("LURCH")
    game.refuses("CARD(5S)", 314)  # only after a joker as 4
    game.play("CARD(JK)")
    assert game.legal == {"VALUE(4)", "VALUE(8)"}


def test_due_139_a_joker_paid_as_any_card_takes_no_value() -> None:
    game = duel(Side(hand="JK JK 9D")).play("RELOAD_ONE CARD(JK) CARD(JK)")
    assert game.discards(BLUE) == ["JK", "JK"]


def test_due_141_discards_lie_open_in_the_order_named() -> None:
    """AMB-28"""
    game = duel(Side(hand="9D 1S 4H")).play("RELOAD_ONE CARD(1S) CARD(4H)")
    assert game.discards(BLUE) == ["1S", "4H"]
    assert BORDEE.view(game.state.sight(RED))["ships"][0]["discard"] == ["1S", "4H"]


def test_due_142_the_discard_is_reshuffled_only_when_a_card_is_needed() -> None:
    """AMB-5"""
    game = duel(Side(deck="1S", targets=""), stage=course.NEXT_ACTION).play("PREPARE")
    ship = game.state.table.ships[BLUE]
    assert (ship.deck, ship.discard_count) == (0, 41)
    assert game.happened(9) == []
    assert faces_in(game.state.owns[BLUE].hand) == [0]
