"""Sentences: a missing one or a wrong fact is an error here, and never a hole in what a person reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game
from flibuste.kernel.tongue import COMMON, LANGUAGES, Tongue, preferred_language, tongue


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(
        "hail = Ahoy, { $who }!\nplain = Land ho\n    .title = No value above\nonly-title =\n    .title = x\n"
        "count = { $n ->\n    [one] one gun\n   *[other] { $n } guns\n }\n",
        encoding="utf-8",
    )
    return tmp_path


def test_facts_are_put_in(folder: Path) -> None:
    words = Tongue("en", (folder,))
    assert words.say("hail", who="Anne") == "Ahoy, Anne!"
    assert [words.say("count", n=n) for n in (1, 2)] == ["one gun", "2 guns"]
    assert words.has("plain")
    assert not words.has("hell")


@pytest.mark.parametrize(("key", "error"), [("hell", LookupError), ("only-title", KeyError)])
def test_a_missing_sentence_raises(folder: Path, key: str, error: type[Exception]) -> None:
    with pytest.raises(error):
        Tongue("en", (folder,)).say(key)


@pytest.mark.parametrize("facts", [{}, {"whom": "Anne"}])
def test_a_missing_fact_raises_and_names_the_sentence(folder: Path, facts: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=r"en\.ftl, hail"):
        Tongue("en", (folder,)).say("hail", **facts)


def test_a_missing_language_raises(folder: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Tongue("de", (folder,))


@pytest.mark.parametrize("language", LANGUAGES)
def test_isolating_marks_stay_out_of_terminals(language: str) -> None:
    assert "\u2068" not in tongue(language).say("record-cut", line=3)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE"}, "fr"),
        ({"LANG": "en_GB", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "fr_FR", "FLIBUSTE_LANG": "EN"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "de_DE"}, "en"),
    ],
)
def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert preferred_language() == language


def keys(path: Path) -> list[str]:
    lines = path.read_text("utf-8").splitlines()
    return [line.split("=")[0].strip() for line in lines if line[:1].isalpha() and "=" in line]


@pytest.mark.parametrize("folder_of", [None, *GAMES], ids=lambda game: game.name if game else "common")
def test_both_languages_have_the_same_sentences_once(folder_of: Game | None) -> None:
    place = COMMON if folder_of is None else folder_of.folder / "text"
    french, english = keys(place / "fr.ftl"), keys(place / "en.ftl")
    assert french == english
    assert len(set(french)) == len(french)
