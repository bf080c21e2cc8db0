"""`arena`, `hint` and `review`, and levels in `play`."""

from __future__ import annotations

import errno
import os
import re
from pathlib import Path

import pytest

from flibuste.table import record
from tests.cli.command import Command

GAME = str(Path(__file__).parents[2] / "docs" / "first-game.record")


def test_an_arena_ranks_its_players_and_goes_on_where_it_was(flibuste: Command, tmp_path: Path) -> None:
    log = tmp_path / "arena.jsonl"
    asked = (
        "arena",
        "korsair",
        "--players",
        "dice,matelot",
        "--deals",
        "6",
        "--seats",
        "2",
        "--log",
        str(log),
        "--json",
    )
    first = flibuste(*asked).data
    assert [row["player"] for row in first["players"]] == ["dice", "matelot"]
    assert first["games"] == 12
    assert sum(row["win_share"] for row in first["players"]) == pytest.approx(1)
    assert first["players"][1]["elo"] > first["players"][0]["elo"]
    kept = log.read_text()
    assert flibuste(*asked).data == first
    assert log.read_text() == kept
    shown = flibuste(*asked[:-1], "--workers", "2", "--lang", "en")
    assert shown.code == 0
    assert shown.out.index("matelot") < shown.out.index("dice")


def test_of_one_deal_an_arena_tells_no_interval(flibuste: Command) -> None:
    asked = ("arena", "korsair", "--players", "dice,matelot", "--deals", "1", "--seats", "2")
    answer = flibuste(*asked, "--json")
    assert "Infinity" not in answer.out
    for row in answer.data["players"]:
        assert row["win_share_error"] is row["fair_share_error"] is row["lead_error"] is None
    assert "% ± ·" in flibuste(*asked).out


@pytest.mark.parametrize(("game", "told"), [("korsair", True), ("bordee", False)])
def test_an_arena_has_no_column_for_luck_that_nobody_can_tell(flibuste: Command, game: str, told: bool) -> None:
    asked = ("arena", game, "--players", "dice,Dice", "--deals", "1", "--seats", "2", "--lang", "en")
    head = flibuste(*asked).out.splitlines()[0]
    assert ("draw" in head) is told


def test_levels_however_they_are_written(flibuste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    place = tmp_path / "game.record"
    assert flibuste("play", "KORSAIR", "--bots", "Amiral, MOUSSE", "--save", str(place)).code == 0
    assert [player.kind for player in record.load(place).players] == ["person", "amiral", "mousse", "amiral"]


def die(task: object) -> None:
    os._exit(1)


@pytest.mark.parametrize(
    ("asked", "lost"),
    [
        (("arena", "korsair", "--players", "dice,dice", "--deals", "3", "--workers", "2"), "arena.play_bout"),
        (("simulate", "korsair", "--games", "30", "--workers", "2"), "simulate.run"),
    ],
    ids=["arena", "simulate"],
)
def test_a_worker_that_dies(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], lost: str
) -> None:
    monkeypatch.setattr(f"flibuste.lab.{lost}", die)
    assert flibuste(*asked).complaint.startswith("Un processus au travail a été arrêté du dehors")


def test_what_an_arena_says_of_a_file_and_of_the_system(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked = ("arena", "korsair", "--players", "dice,dice", "--deals", "1", "--lang", "en", "--log")
    plain = tmp_path / "plain"
    plain.touch()
    assert flibuste(*asked, str(plain / "log")).complaint.startswith(f"Cannot write {plain / 'log'}: ")
    assert flibuste(*asked, str(tmp_path)).complaint.startswith(f"Cannot read {tmp_path}: ")
    assert flibuste(*asked, str(tmp_path), "--fresh").complaint.startswith(f"Cannot write {tmp_path}: ")
    monkeypatch.setattr("flibuste.lab.crew.sign_on", no_process)
    assert flibuste(*asked, str(tmp_path / "log"), "--workers", "2").complaint.startswith("The system refuses: ")


def no_process(work: object) -> None:
    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))


def test_a_hint_weighs_every_decision(flibuste: Command) -> None:
    data = flibuste("hint", GAME, "--at", "20", "--worlds", "10", "--level", "matelot", "--json").data
    match = record.load(Path(GAME))
    match.rewind(19)
    assert match.turn is not None
    legal = {match.game.say(int(action)) for action in match.sight(match.turn).actions()}
    assert {row["decision"] for row in data["decisions"]} == legal
    assert data["seat"] == match.turn
    assert data["advised"] in legal
    assert data["worlds"] == 10
    for language in ("fr", "en"):
        shown = flibuste("hint", GAME, "--at", "20", "--worlds", "10", "--level", "matelot", "--lang", language)
        assert shown.code == 0
        assert "★" in shown.out
        assert not re.search(r"\d\.\d" if language == "fr" else r"\d,\d", shown.out)  # 5,5 or 5.5


def test_several_may_look_ahead_for_a_hint(flibuste: Command) -> None:
    """In mid-game, and in the end where all is settled."""
    for at in ("20", "120"):
        data = flibuste("hint", GAME, "--at", at, "--worlds", "2", "--level", "second", "--workers", "2", "--json").data
        assert data["advised"] in [row["decision"] for row in data["decisions"]]
    assert "perroquet" in flibuste("hint", GAME, "--level", "perroquet", "--workers", "2").err


def test_a_review_adds_up(flibuste: Command) -> None:
    data = flibuste("review", GAME, "--seat", "1", "--worlds", "10", "--json").data
    assert data["result"] == pytest.approx(
        data["fair"] + data["cards_and_others"] - data["lost_by_decisions"], abs=1e-3
    )
    assert 0 < data["judged"] == data["choices"]
    assert data["lost_by_decisions_error"] > 0
    assert 0 < abs(data["draws"]) < 1
    assert len(data["worst"]) <= 3
    for language in ("fr", "en"):
        whole = flibuste("review", GAME, "--worlds", "10", "--lang", language)
        hasty = flibuste("review", GAME, "--worlds", "10", "--seconds", "0.001", "--lang", language)
        assert (whole.code, hasty.code) == (0, 0)
        assert re.search(r"± \d", whole.out)
        told = re.search(r"(\d+) (?:coups sur|of) (\d+)", hasty.out)
        assert told
        assert int(told[1]) < int(told[2])
        assert not re.search(r"\d (?:coups sur|of) \d", whole.out)


def test_a_review_of_a_duel_tells_the_luck_of_the_draw(flibuste: Command, tmp_path: Path) -> None:
    asked = ("simulate", "korsair", "--seats", "2", "--games", "1", "--records", str(tmp_path))
    assert flibuste(*asked).code == 0
    duel = str(next(tmp_path.iterdir()))
    assert flibuste("review", duel, "--worlds", "2", "--json").data["draws"] != 0
    for language, words in (("fr", "chance de la pioche"), ("en", "luck of the draw")):
        assert words in flibuste("review", duel, "--worlds", "2", "--lang", language).out


WRONG = (
    ("hint {game} --at 0", "au moins 1"),
    ("hint {game} --at 999", "pas de coup 999"),
    ("hint {game} --at 5 --level perroquet", "Pas de niveau « perroquet »"),
    ("review {game} --seat 9", "9"),
    ("arena korsair --players amiral", "au moins deux joueurs"),
    ("arena korsair --players amiral,perroquet", "Pas de niveau « perroquet »"),
    ("arena korsair --players amiral@,dice@x", "millisecondes"),
    ("arena korsair --players dice,dice --log {game}", "ne garde pas de rencontre"),
    ("play korsair --bots perroquet", "Pas de niveau « perroquet »"),
)


@pytest.mark.parametrize(("asked", "why"), WRONG)
def test_what_makes_no_sense_is_told_in_one_line(flibuste: Command, asked: str, why: str) -> None:
    words = [word.format(game=GAME) for word in asked.split()]
    assert why in flibuste(*words, "--lang", "fr").complaint
