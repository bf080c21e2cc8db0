"""`flibuste play`, typed into the real command."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from flibuste.table import record
from tests.cli.command import Answer, Command, leftovers, run

ALWAYS_THE_FIRST = "1\n" * 200


def typed(flibuste: Command, monkeypatch: pytest.MonkeyPatch, lines: str, *arguments: str) -> Answer:
    """In this process, which is quicker."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return flibuste("play", *arguments)


@pytest.mark.parametrize(
    ("arguments", "ledger"),
    [
        (("korsair", "--lang", "fr"), "Le grand livre"),
        (("corsaires", "--seats", "8", "--lang", "en"), "The ledger"),
    ],
)
def test_a_whole_game(shelf: Path, tmp_path: Path, arguments: tuple[str, ...], ledger: str) -> None:
    answer = run("play", *arguments, "--seed", "3", typed=ALWAYS_THE_FIRST)
    assert (answer.code, answer.err) == (0, "")
    assert ledger in answer.out
    assert "\x1b" not in answer.out
    (kept,) = shelf.iterdir()
    assert str(kept) in answer.out
    assert record.load(kept).turn is None


def test_save_leave_and_come_back(flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path) -> None:
    first = typed(flibuste, monkeypatch, "1\nsave\n1\nquit\n", "korsair", "--seats", "3")
    assert first.code == 0
    assert first.out.count("Partie sauvée\u00a0: ") == 2
    (kept,) = shelf.iterdir()
    assert len(record.load(kept).entries) == 6
    second = typed(flibuste, monkeypatch, "log\n1\n", "--resume")
    assert second.code == 0
    assert "\n6 " in second.out
    assert len(record.load(kept).entries) == 9
    third = typed(flibuste, monkeypatch, ALWAYS_THE_FIRST, "--resume", str(kept))
    assert "Le grand livre" in third.out
    assert [path.name for path in shelf.iterdir()] == [kept.name]
    assert "Aucune partie n’attend" in flibuste("play", "--resume").complaint
    assert "est finie" in flibuste("play", "--resume", str(kept)).complaint


def test_the_end_of_input_saves(flibuste: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "new" / "mine.record"
    assert typed(flibuste, monkeypatch, "1\n", "korsair", "--save", str(kept)).code == 0
    assert len(record.load(kept).entries) == 4
    assert leftovers(tmp_path) == []


def test_the_same_seed_is_the_same_game(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    outs = [typed(flibuste, monkeypatch, "1\n1\nquit\n", "korsair", "--seed", seed).out for seed in ("5", "5", "6")]
    first, again, other = (re.sub(r"\S+\.record", "FILE", out) for out in outs)
    assert first == again
    assert first != other


def test_people_take_the_first_seats(flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path) -> None:
    answer = typed(flibuste, monkeypatch, "\n1\n\n1\n", "korsair", "--seats", "3", "--people", "Anne, Malo")
    assert "Passe le clavier à Anne" in answer.out
    assert "Passe le clavier à Malo" in answer.out
    (kept,) = shelf.iterdir()
    assert [(player.name, player.kind) for player in record.load(kept).players] == [
        ("Anne", "person"),
        ("Malo", "person"),
        ("Margot", "matelot"),
    ]


def test_options_reach_the_table(flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path) -> None:
    wishes = ("--option", "capturedValues=memory", "--option", "firstSeat=1")
    typed(flibuste, monkeypatch, "", "korsair", "--edition", "korsair", *wishes)
    (kept,) = shelf.iterdir()
    options = record.load(kept).setup.options
    assert (options["capturedValues"], options["firstSeat"]) == ("memory", "1")


def test_editions_and_options_are_known_however_they_are_written(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path
) -> None:
    wishes = ("--option", "CAPTUREDVALUES=Memory", "--option", "emptyhandatexhaustion=ENDNOW")
    typed(flibuste, monkeypatch, "", "Korsair", "--edition", "Corsairès", *wishes)
    (kept,) = shelf.iterdir()
    setup = record.load(kept).setup
    assert setup.edition == "corsaires"
    assert (setup.options["capturedValues"], setup.options["emptyHandAtExhaustion"]) == ("memory", "endNow")


def test_a_game_by_its_edition_and_the_same_edition_are_one(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path
) -> None:
    typed(flibuste, monkeypatch, "", "corsaires", "--edition", "CORSAIRES")
    (kept,) = shelf.iterdir()
    assert record.load(kept).setup.edition == "corsaires"


def test_a_move_is_taken_back(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "\n".join(["undo", *(f"G{gold}" for gold in range(2, 9)), "undo", "quit"])
    answer = typed(flibuste, monkeypatch, lines + "\n", "korsair", "--seed", "2", "--confirm")
    assert "Tu n’as encore rien joué" in answer.out
    assert "Coup repris." in answer.out


def test_colours_can_be_turned_off(game: Path) -> None:
    coloured = run("replay", str(game), FORCE_COLOR="1", TERM="xterm-256color")
    assert "\x1b[" in coloured.out
    plain = run("replay", str(game), FORCE_COLOR="1", TERM="xterm-256color", NO_COLOR="1")
    assert re.search("\x1b\\[[0-9;]*[34]8;", coloured.out)
    assert not re.search("\x1b\\[[0-9;]*[34]8;", plain.out)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_forbidden_move_names_its_clause(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, shelf: Path, language: str
) -> None:
    answer = typed(flibuste, monkeypatch, "X:A\n", "korsair", "--lang", language)
    assert re.search(r"\(KOR-(18|52)\)", answer.out)
    (kept,) = shelf.iterdir()
    assert record.load(kept).entries == []
