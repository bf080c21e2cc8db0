"""The component data of Störtebeker: the printed counts, what is checked, and playing with other data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.games.stortebeker.cards import count, total
from flibuste.games.stortebeker.components import stock_of
from flibuste.kernel.batch import Tally, audit_batch
from flibuste.kernel.data import marks, read_file
from flibuste.kernel.refusal import Mistake
from flibuste.table import record
from flibuste.table.chance import FastChance
from flibuste.table.match import Match, Player
from tests.cli.command import Command
from tests.games.stortebeker.engine import GAME

OWN = GAME.folder / "data.toml"
TEXT = OWN.read_text("utf-8")


def other(tmp_path: Path, old: str, new: str, times: int = 1) -> Path:
    assert old in TEXT
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, times), "utf-8")
    return path


def test_the_printed_counts() -> None:
    stock = stock_of("")
    assert [int(count(stock.cards, kind) + count(stock.cards, kind + 6)) for kind in range(6)] == [13, 10, 10, 8, 8, 7]
    assert [int(count(stock.cards, kind)) for kind in (12, 13, 14)] == [4, 3, 3]
    assert (int(total(stock.cards)), len(stock.ids), len(stock.hulls)) == (66, 30, 5)
    assert sorted(stock.faces) == [0, 1, 2, 3, 4, 5]
    demand = [sum(int(count(need, kind)) for need in stock.needs) for kind in range(6)]
    assert demand == [26, 20, 20, 16, 16, 14]  # twice the cards
    assert sum(stock.points) == 170


def test_every_value_is_marked() -> None:
    found = {mark.field: mark.source for mark in marks(read_file(OWN))}
    assert found["pirates"] == "printed"
    assert found["provisions.meat.cards"] == "printed"
    assert (found["ships.R3.points"], found["ships.R3.strength"]) == ("printed", "reconstructed")
    assert found["ships.B2.needs"] == "reconstructed"
    assert len(found) == 4 + 6 * 3 + 30 * 4


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ("points = 10", "points = 0", "data-range", "ships.B6.points"),
        ("strength = 5", "strength = 21", "data-range", "ships.Y1.strength"),
        ('id = "Y2"', 'id = "Y1"', "data-twice", "ships.Y1.id"),
        ("needs = { water = 1, bread = 1 }", "needs = { salt = 1 }", "data-unknown-field", "ships.Y1.needs.salt"),
        ("needs = { water = 1, bread = 1 }", "needs = {}", "data-range", "ships.Y1.needs"),
        ("needs = { water = 1, bread = 1 }", "needs = { water = 5, bread = 5 }", "data-range", "ships.Y1.needs"),
        ("needs = { beans = 1, bananas = 1 }", "needs = { bananas = 8 }", "data-range", "ships.R1.needs.bananas"),
        ("cards = 13", "cards = 12", "data-total", "provisions"),
        ("symbol = 1\n", "symbol = 2\n", "data-total", "provisions"),
        ('colour_die = ["water", ', "colour_die = [", "data-count", "colour_die"),
        ('colour_die = ["water"', 'colour_die = ["salt"', "data-unknown-word", "colour_die.1"),
        ('id = "rum"', 'id = "gin"', "data-order", "provisions"),
        ("data_version = 1", "data_version = 2", "data-range", "data_version"),
        ("symbol_value = 1", 'symbol_value = "one"', "data-no-number", "symbol_value"),
        ("symbol_value = 1", "symbol_worth = 1", "data-unknown-field", "source.symbol_value"),
        ("pirates = { 2 = 4, 3 = 3, 4 = 3 }", "pirates = { 2 = 13, 3 = 0, 4 = 0 }", "data-range", "pirates.2"),
    ],
)
def test_what_cannot_be_played_with(tmp_path: Path, old: str, new: str, key: str, field: str) -> None:
    with pytest.raises(Mistake) as caught:
        GAME.load_data(other(tmp_path, old, new))
    assert (caught.value.key, caught.value.facts["field"]) == (key, field)
    line = int(caught.value.facts["line"])
    assert 1 <= line <= TEXT.count("\n")


def test_five_colours_of_ships(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match="data-distinct"):
        GAME.load_data(other(tmp_path, 'colour = "white"', 'colour = "grey"'))
    with pytest.raises(Mistake, match="data-count"):
        GAME.load_data(other(tmp_path, TEXT[TEXT.index("[[ships]]") : TEXT.index('[[ships]]\nid = "Y2"')], ""))


def test_a_complaint_names_its_line(tmp_path: Path, flibuste: Command) -> None:
    path = other(tmp_path, "points = 10", "points = 0")
    number = 1 + path.read_text("utf-8").split("\n").index("points = 0")
    french = flibuste("simulate", "stortebeker", "--data", str(path)).complaint
    assert french.replace("\u00a0", " ") == f"{path}, ligne {number}, ships.B6.points : 0 n’est pas entre 1 et 40."
    english = flibuste("rules", "stortebeker", "--data", str(path), "--lang", "en").complaint
    assert english == f"{path}, line {number}, ships.B6.points: 0 is not between 1 and 40."


def test_only_games_with_data_take_data(flibuste: Command) -> None:
    assert "n’a pas de données" in flibuste("simulate", "korsair", "--data", str(OWN)).complaint
    assert "mine.toml" in flibuste("play", "stortebeker", "--data", "mine.toml").complaint


def test_our_own_data_by_another_name_is_our_own(tmp_path: Path) -> None:
    assert GAME.load_data(other(tmp_path, "points = 2\n", "points = 2   # as it was\n")) == ""


def test_about_tells_every_source(flibuste: Command) -> None:
    told = flibuste("rules", "stortebeker", "--about", "--lang", "en").out
    assert "values reconstructed by us" in told
    assert "ships.R3.points" in told
    data = flibuste("rules", "stortebeker", "--about", "--json").data
    assert {"field": "ships.R3.points", "value": 5, "source": "printed"} in data["values"]
    assert data["data"] == GAME.data_digest(GAME.setup())
    assert "n’a pas de données à part" in flibuste("rules", "korsair", "--about").out


def test_games_with_other_data(tmp_path: Path, flibuste: Command) -> None:
    path = other(
        tmp_path, "strength = 5\nneeds = { water = 1, bread = 1 }", "strength = 3\nneeds = { water = 2, rum = 5 }"
    )
    data = GAME.load_data(path)
    assert data != ""
    setup = replace(GAME.setup(None, 3), data=data)
    assert audit_batch(GAME.dealer(setup), 3, 0, 50, Tally(3, 4)) == ""
    figures = flibuste("simulate", "stortebeker", "--games", "50", "--data", str(path), "--json").data
    ours = flibuste("simulate", "stortebeker", "--games", "50", "--json").data
    assert figures["data"] == GAME.data_digest(setup) != ours["data"]
    assert figures["checksum"] != ours["checksum"]


def match_with(data: str) -> Match:
    setup = replace(GAME.setup(None, 2), data=data)
    match = Match(GAME, setup, FastChance(3), [Player("A"), Player("B")])
    match.decide(0, GAME.read("done"))
    return match


def test_a_record_says_what_it_was_played_with(tmp_path: Path) -> None:
    text = record.write(match_with(""))
    assert f"\ndata {GAME.data_digest(GAME.setup())}\n" in text
    assert record.write(record.read(text)) == text
    data = GAME.load_data(other(tmp_path, "points = 10", "points = 11"))
    other_text = record.write(match_with(data))
    again = record.read(other_text)
    assert (again.setup.data, record.write(again)) == (data, other_text)
    assert json.loads(data)["ships"][17]["points"] == 11


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda digest: "0" * 64, "record-data"),
        (lambda digest: GAME.own_data, "record-notation"),  # our own data has one name only
        (lambda digest: GAME.own_data.replace('"points":2', '"points":0'), "data-range"),
        (lambda digest: "{", "data-syntax"),
        (lambda digest: "{}", "data-missing"),
    ],
)
def test_a_record_with_data_that_cannot_be(change, key: str) -> None:  # type: ignore[no-untyped-def]
    lines = record.write(match_with("")).split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("data "))
    lines[place] = f"data {change(lines[place][5:])}"
    lines[-2] = f"sum {record._sum(lines[:-2])}"
    with pytest.raises(Mistake) as caught:
        record.read("\n".join(lines))
    assert (caught.value.key, caught.value.facts["line"]) == (key, place + 1)
