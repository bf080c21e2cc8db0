"""What each card may do: KOR-27 to KOR-51, one test a clause."""

from __future__ import annotations

import pytest

from flibuste.games.korsair import events
from flibuste.games.korsair.cards import ADMIRAL
from flibuste.games.korsair.ships import NO_CHARACTER
from tests.games.korsair.engine import KIND, at, both
from tests.games.korsair.vectors import Ship

YELLOW, RED, BLUE, GREEN = range(4)


# Galleons


@both
@pytest.mark.parametrize("deck", ["red1", ""])
def test_kor_27_any_galleon_on_any_turn(edition: str, deck: str) -> None:
    hand = "G2 G3 G4 G5 G6 G7 G8"
    game = at(hand, "G2", deck=deck, table=(Ship(2, 0, {0: "red1", 1: "blue1"}),), edition=edition)
    assert [text for text in game.legal() if text != "draw"] == hand.split()


@both
def test_kor_28_a_galleon_stays_with_its_owner_until_it_leaves(edition: str) -> None:
    game = at("", "G5", "red1", seat=1, edition=edition)
    game.play("G5")
    assert (game.ship(0).owner, game.ship(0).gold) == (1, 5)
    game.play("P:red1>g0")
    assert (game.ship(0).owner, game.controller(0)) == (1, 2)


@both
def test_kor_29_several_galleons_may_lie_before_one_seat(edition: str) -> None:
    tied = Ship(4, 0, {1: "red2", 2: "blue2"})
    game = at("G5", "", "", table=(tied, tied), edition=edition)
    game.play("G5")
    assert [int(game.ship(slot).owner) for slot in game.slots()] == [0, 0, 0]


@both
def test_kor_30_a_new_galleon_is_bare_and_its_owners(edition: str) -> None:
    game = at("", "", "G6", "", seat=2, teams=True, edition=edition)
    game.play("G6")
    assert (int(game.ship(0).strengths), int(game.ship(0).character)) == (0, NO_CHARACTER)
    assert game.controller(0) == 1  # the side, not the seat


# Pirates


@both
def test_kor_31_a_pirate_goes_to_any_galleon_of_the_table(edition: str) -> None:
    tied = {1: "red2", 2: "blue2"}
    game = at("green1", "", "", table=(Ship(4, 0, tied), Ship(5, 1), Ship(6, 2)), edition=edition)
    assert game.legal() == ["draw", "P:green1>g0", "P:green1>g1", "P:green1>g2"]
    assert game.refusal("P:green1>g3") == 31
    assert game.refusal("P:green1>g24") == 31


@both
def test_kor_32_a_colour_that_is_there_is_taken(edition: str) -> None:
    game = at("red1 blue1", "", "", table=(Ship(4, 1, {2: "red2"}),), edition=edition)
    assert game.refusal("P:red1>g0") == 32
    assert game.refusal("P:blue1>g0") == 0


@both
def test_kor_33_a_fleet_keeps_to_its_colour(edition: str) -> None:
    game = at("red1 blue1", "", "", table=(Ship(4, 1, {0: "red1", 2: "green2"}),), edition=edition)
    assert game.refusal("P:blue1>g0") == 33
    assert game.refusal("P:red1>g0") == 0


@both
def test_kor_34_four_fleets_at_most_and_one_colour_a_side(edition: str) -> None:
    game = at(
        "red1", "blue1", "green1", "yellow1 red2", "yellow2 red3 blue2 green2", table=(Ship(8, 4),), edition=edition
    )
    game.play_all("P:red1>g0", "P:blue1>g0", "P:green1>g0", "P:yellow1>g0")
    assert game.legal() == ["draw"]
    ship = game.ship(0)
    assert [int(ship.side_of(hue)) for hue in range(4)] == [3, 0, 1, 2]
    assert [int(ship.colour_of(side)) for side in range(5)] == [RED, BLUE, GREEN, YELLOW, -1]


@both
def test_kor_35_skulls_count_not_cards(edition: str) -> None:
    game = at(
        "", "", "", table=(Ship(4, 1, {0: "red1 red1 red2", 2: "blue4"}), Ship(4, 1, {0: "red3", 2: "blue1 blue1"}))
    )
    assert game.ship(0).strength_of(RED) == 4
    assert [game.controller(slot) for slot in (0, 1)] == [None, 0]


@both
def test_kor_36_no_strength_is_too_small(edition: str) -> None:
    game = at("red1", "", "", table=(Ship(4, 0, {2: "blue4 blue4"}),), edition=edition)
    game.play("P:red1>g0")
    assert game.controller(0) == 2
    table = (Ship(4, 0, {0: "red1", 1: "blue4 blue4"}),)
    assert at("red1", "", table=table, edition=edition).refusal("P:red1>g0") == 0


@both
def test_kor_37_pirates_may_come_under_a_character(edition: str) -> None:
    game = at("red4", "", "", table=(Ship(4, 0, {2: "blue1"}, (2, "C:blue")),), edition=edition)
    game.play("P:red4>g0")
    assert (game.controller(0), int(game.ship(0).character)) == (2, KIND["C:blue"])
    assert game.discard() == []


@both
def test_kor_38_a_beaten_fleet_keeps_its_colour_locked(edition: str) -> None:
    game = at("red4", "", "", table=(Ship(4, 0, {1: "red1", 2: "blue4"}),), seat=0, edition=edition)
    assert game.refusal("P:red4>g0") == 32
    game.play_all("draw", "draw")
    assert game.slots() == []  # C took it
    game.state.table.launch(2, KIND["G2"])
    game.state.seat = 0
    assert game.refusal("P:red4>g1") == 0  # and the lock is gone with it


@both
def test_kor_39_locks_are_of_one_galleon(edition: str) -> None:
    table = (Ship(4, 1, {0: "red1", 2: "blue1"}), Ship(5, 2, {1: "red2"}))
    game = at("blue2 red2 green1", "", "", table=table, edition=edition)
    assert game.legal() == ["draw", "P:red2>g0", "P:blue2>g1", "P:green1>g1"]


# Captains


@both
def test_kor_40_captain_needs_own_pirates(edition: str) -> None:
    bare = at("C:red", "", "", table=(Ship(4, 1),), edition=edition)
    assert bare.refusal("C:red>g0") == 40
    ready = at("C:red", "", "", table=(Ship(4, 1, {0: "red1"}),), edition=edition)
    assert ready.legal() == ["draw", "C:red>g0"]


@both
def test_kor_41_captain_neither_opens_nor_joins_others(edition: str) -> None:
    game = at("C:red C:blue", "", "", table=(Ship(4, 0), Ship(4, 1, {0: "blue1", 2: "red1"})), edition=edition)
    assert game.refusal("C:red>g0") == 40  # the first card
    assert game.refusal("C:red>g1") == 40  # another side's fleet, and a fleet of another colour
    assert game.refusal("C:blue>g1") == 0


@both
def test_kor_42_captain_boards_any_galleon_of_the_table(edition: str) -> None:
    mine, theirs = Ship(4, 0, {0: "red1", 1: "blue2"}), Ship(5, 1, {0: "red1", 1: "blue2"})
    game = at("C:red", "", table=(mine, theirs), edition=edition)
    assert game.legal() == ["draw", "C:red>g0", "C:red>g1"]
    assert game.refusal("C:red>g2") == 42


@both
@pytest.mark.parametrize("standing", [(1, "C:blue"), (2, "A")])
def test_kor_43_captain_expels_whoever_stands_there(edition: str, standing: tuple[int, str]) -> None:
    game = at("C:red", "", "", table=(Ship(4, 2, {0: "red1", 1: "blue2"}, standing),), edition=edition)
    game.play("C:red>g0")
    assert (game.controller(0), game.discard()) == (0, [standing[1]])
    assert game.happened(events.EXPELLED) == [[KIND[standing[1]], 0]]


@both
def test_kor_44_captain_adds_no_strength(edition: str) -> None:
    game = at("C:red", "", "A", table=(Ship(4, 2, {0: "red1", 1: "blue2"}),), edition=edition)
    game.play("C:red>g0")
    assert [int(game.ship(0).strength_of(hue)) for hue in (RED, BLUE)] == [1, 2]
    assert game.controller(0) == 0


# The admiral


@both
def test_kor_45_admiral_boards_own_galleons(edition: str) -> None:
    table = (Ship(4, 0, {1: "red1"}), Ship(5, 1, {1: "red1"}))
    game = at("A", "", table=table, edition=edition)
    assert game.legal() == ["draw", "A>g0"]
    assert game.refusal("A>g1") == 45
    assert game.refusal("A>g7") == 45


@both
@pytest.mark.parametrize(("seat", "legal"), [(0, ["A>g0", "A>g1"]), (1, ["A>g0", "A>g1"])])
def test_kor_45_admiral_boards_a_partners_galleon(edition: str, seat: int, legal: list[str]) -> None:
    hands = ["", "", "", ""]
    hands[seat] = "A"
    table = tuple(Ship(4, owner, {2: "red1"}) for owner in range(3))
    game = at(*hands, seat=seat, teams=True, table=table, edition=edition)
    assert game.legal() == ["draw", *legal]
    assert game.refusal("A>g2") == 45


@both
def test_kor_46_admiral_needs_no_pirates(edition: str) -> None:
    without = Ship(4, 0, {1: "red1"})
    beside = Ship(4, 0, {1: "red4", 0: "blue1"})
    assert at("A", "", table=(without, beside), edition=edition).legal() == ["draw", "A>g0", "A>g1"]


@both
def test_kor_47_admiral_expels_a_captain(edition: str) -> None:
    game = at("A", "", table=(Ship(4, 0, {1: "red1"}, (1, "C:red")),), edition=edition)
    game.play("A>g0")
    assert (game.controller(0), game.discard()) == (0, ["C:red"])


@both
def test_kor_48_a_later_captain_expels_the_admiral_and_pirates_do_not(edition: str) -> None:
    game = at("", "red4 C:red", table=(Ship(4, 0, {1: "red4"}, (0, "A")),), seat=1, edition=edition)
    pirates = at("", "red4 C:red", table=(Ship(4, 0, {1: "red4"}, (0, "A")),), seat=1, edition=edition)
    game.play("C:red>g0")
    assert (game.controller(0), game.discard()) == (1, ["A"])
    pirates.state.table.lay(1, KIND["red4"], 0)
    assert (pirates.controller(0), int(pirates.ship(0).character)) == (0, ADMIRAL)


@both
@pytest.mark.parametrize("expelled", ["discard", "stay"])
def test_kor_49_one_character_is_in_force(edition: str, expelled: str) -> None:
    table = (Ship(8, 0, {1: "red1", 2: "blue1"}),)
    game = at("A", "C:red", "C:blue", seat=1, table=table, options={"expelled": expelled}, edition=edition)
    game.play_all("C:red>g0", "C:blue>g0", "A>g0")
    assert (int(game.ship(0).character), game.controller(0)) == (ADMIRAL, 0)
    under = [int(entry) & 31 for entry in game.state.table.cards_on(0)]
    characters = [kind for kind in under if kind >= 23]
    stays = [KIND["C:red"], KIND["C:blue"], ADMIRAL]
    assert characters == (stays if expelled == "stay" else [ADMIRAL])


@both
def test_kor_50_an_expelled_character_is_discarded_and_its_fleet_remains(edition: str) -> None:
    game = at("", "", "C:blue", seat=2, table=(Ship(8, 0, {1: "red4", 2: "blue1"}, (1, "C:red")),), edition=edition)
    game.play("C:blue>g0")
    assert game.discard() == ["C:red"]
    assert game.ship(0).strength_of(RED) == 4
    assert game.refusal("X:C:red") == 18


@pytest.mark.parametrize(("first", "second"), [("C:yellow", "A"), ("A", "C:yellow")])
def test_kor_51_a_side_may_expel_its_own_character(first: str, second: str) -> None:
    table = (Ship(7, 0, {0: "yellow1", 2: "red4"}),)
    game = at(first, second, "", "", teams=True, table=table, edition="corsaires")
    game.play_all(f"{first}>g0", f"{second}>g0")
    assert (game.controller(0), game.discard()) == (0, [first])
    barred = at(first, second, "", "", teams=True, table=table, edition="korsair")
    barred.play(f"{first}>g0")
    assert barred.refusal(f"{second}>g0") == 78
