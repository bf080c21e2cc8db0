"""A table in plain words: how each kind of part reads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flibuste.kernel.scene import describe
from flibuste.kernel.tongue import Tongue

LABELS = """
see-deck = pile
see-phase = waiting for
see-phase-water = rain
see-cards = cards
see-needs = needs
see-water = fresh water
see-rum = grog
see-side = side
see-winner = winner
see-totals = totals
see-chance = chance
see-tracks = tracks
see-grid = rows
see-hands = Hands
see-sides = Sides
see-sea = Slot
see-zones = zones
see-BOW = bow
see-size = hand of
see-hand = hand
see-ships = Ship
see-score = score
see-targets = target
"""
NAMES = ("Anne", "Bart", "Cleo", "Dirk")


@pytest.fixture
def words(tmp_path: Path) -> Tongue:
    (tmp_path / "en.ftl").write_text(LABELS, "utf-8")
    return Tongue("en", (tmp_path,))


@pytest.mark.parametrize(
    ("part", "line"),
    [
        ({"deck": 0}, "pile 0"),
        ({"phase": "water"}, "waiting for rain"),
        ({"cards": ["rum", "rum", "rum*", "P2"]}, "cards grog ×2 grog* P2"),
        ({"cards": ["rum2", "C:rum", "JK"]}, "cards grog2 C:grog JK"),
        ({"cards": ["rum and water"]}, "cards rum and water"),
        ({"cards": ["water", "rum"]}, "cards fresh water / grog"),
        ({"cards": [None, "rum"]}, "cards – grog"),
        ({"needs": {"water": 2, "rum": 1}}, "needs fresh water ×2 grog ×1"),
        ({"winner": 2}, "winner Cleo"),
        ({"side": 1}, "side Bart"),
        ({"totals": [None, 7, None, 9]}, "totals Bart 7 Dirk 9"),
        ({"chance": 0.417}, "chance 42\N{NO-BREAK SPACE}%"),
        ({"tracks": {"cards": [], "deck": 3}}, "tracks (pile 3)"),
    ],
)
def test_a_part_fits_on_a_line(words: Tongue, part: dict[str, Any], line: str) -> None:
    assert describe(part, NAMES, words, "Game") == [("Game", [line])]


@pytest.mark.parametrize("value", [None, False, [], {}, {"cards": []}, {"score": 0}])
def test_nothing_is_not_told(words: Tongue, value: object) -> None:
    assert describe({"tracks": value}, NAMES, words, "Game") == [("Game", [])]


def test_partners_share_a_side(words: Tongue) -> None:
    scene = describe({"side": 1, "sides": [{"deck": 1}, {"deck": 2}]}, NAMES, words, "Game")
    assert scene == [("Game", ["side Cleo + Dirk"]), ("Sides", ["Anne + Bart – pile 1", "Cleo + Dirk – pile 2"])]


def test_every_seat_has_its_line(words: Tongue) -> None:
    scene = describe({"hands": [{"size": 3}, {"size": 4}]}, NAMES[:2], words, "Game")
    assert scene[1] == ("Hands", ["Anne – hand of 3", "Bart – hand of 4"])


def test_places_are_numbered_and_never_taken_for_seats(words: Tongue) -> None:
    ship = {"deck": 1, "size": 2, "zones": {"BOW": {"deck": 3}}, "sides": [{"size": 0}, {"size": 1}]}
    scene = describe({"sea": [None, ship]}, NAMES[:2], words, "Game")
    lines = ["pile 1, hand of 2", "bow (pile 3)", "Anne (hand of 0)", "Bart (hand of 1)"]
    assert scene[1:] == [("Slot 0", ["–"]), ("Slot 1", lines)]


def test_what_the_beholder_holds_comes_first(words: Tongue) -> None:
    hands: list[dict[str, Any]] = [
        {"size": 3, "cards": None},
        {"size": 1, "cards": ["rum"], "score": 2},
        {"size": 0, "cards": None},
    ]
    scene = describe({"seat": 1, "deck": 5, "sea": [{"deck": 1}], "hands": hands}, NAMES[:3], words, "Game")
    everybody = ["Bart – hand of 1, cards grog, score 2", "Cleo – hand of 0", "Anne – hand of 3"]
    assert scene[:2] == [("Bart", ["cards grog", "score 2"]), ("Game", ["pile 5"])]
    assert scene[2:] == [("Hands", everybody), ("Slot 0", ["pile 1"])]
    watched = describe({"seat": None, "hands": [{**hand, "cards": None} for hand in hands]}, NAMES[:3], words, "Game")
    assert [title for title, _ in watched] == ["Game", "Hands"]


def test_a_grid_has_lines_of_its_own(words: Tongue) -> None:
    ship = {"hand": {"cards": ["rum"]}, "targets": [{"deck": 2, "grid": ["...", "A.B"]}]}
    scene = describe({"seat": 0, "ships": [ship]}, NAMES[:1], words, "Game")
    lines = ["hand (cards grog)", "target (pile 2)", "rows\n   123\n 2 A.B\n 1 ..."]
    assert scene == [("Anne", ["cards grog"]), ("Game", []), ("Ship – Anne", lines)]
