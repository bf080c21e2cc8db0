"""`flibuste games` and `flibuste rules`."""

from __future__ import annotations

import pytest

from flibuste import rulebook
from flibuste.games.catalogue import GAMES
from flibuste.kernel.tongue import LANGUAGES
from tests.cli.command import Command


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_tells_editions_seats_and_options(flibuste: Command, language: str) -> None:
    text = " ".join(flibuste("games", "--lang", language).out.split())
    for game in GAMES:
        assert game.name in text
        assert ", ".join(map(str, game.seat_counts)) in text
        for name in (*game.editions, *(option.name for option in game.options)):
            assert name in text
            assert "option-" not in text
    assert {"fr": "galions", "en": "galleons"}[language] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_as_json_is_complete(flibuste: Command, language: str) -> None:
    told = flibuste("games", "--json", "--lang", language).data
    assert [one["game"] for one in told] == [game.name for game in GAMES]
    assert all(len(option.values) > 1 for game in GAMES for option in game.options)  # else it is no option
    for one, game in zip(told, GAMES, strict=True):
        assert one["seats"] == list(game.seat_counts)
        assert one["rules_version"] == game.version
        assert list(one["options"]) == [option.name for option in game.options]
        for option in game.options:
            assert one["options"][option.name]["values"] == list(option.values)
        for edition in game.editions:
            assert one["editions"][edition]["options"] == game.setup(edition).options
        assert one["end_reasons"] == list(game.endings[1:])
        assert one["decisions"] == game.decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_rulebook(flibuste: Command, language: str) -> None:
    text = flibuste("rules", "korsair", "--lang", language).out
    assert "KOR-1 " in text
    assert "KOR-87 " in text
    assert "**" not in text
    clauses = flibuste("rules", "corsaires", "--json", "--lang", language).data
    assert clauses == rulebook.clauses("korsair", language)


@pytest.mark.parametrize("typed", ["KOR-40", "kor-40", "KOR40", "KOR 40", "40", " 40"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_clause_however_it_is_written(flibuste: Command, typed: str, language: str) -> None:
    text = " ".join(flibuste("rules", "korsair", typed, "--lang", language).out.split())
    assert text.startswith({"fr": "KOR-40 Un capitaine", "en": "KOR-40 A captain"}[language])
    assert "KOR-41" not in text
    assert list(flibuste("rules", "korsair", typed, "--json", "--lang", language).data) == ["KOR-40"]


def test_a_clause_may_follow_options(flibuste: Command) -> None:
    told = flibuste("rules", "korsair", "KOR-40", "--lang", "en").out
    assert flibuste("rules", "korsair", "--lang", "en", "KOR-40").out == told
    assert flibuste("rules", "--lang", "en", "korsair", "KOR-40").out == told
    assert "Je ne connais pas" in flibuste("rules", "korsair", "--lang", "fr", "KOR-40", "41").complaint


@pytest.mark.parametrize(
    ("typed", "name"),
    [("KORSAIR", "korsair"), ("Korsair", "korsair"), ("bordée", "bordee"), ("Störtebeker", "stortebeker")],
)
def test_a_game_however_it_is_written(flibuste: Command, typed: str, name: str) -> None:
    assert flibuste("rules", typed, "--json").data == flibuste("rules", name, "--json").data


@pytest.mark.parametrize("typed", ["A-7", "a7"])
def test_one_ruling(flibuste: Command, typed: str) -> None:
    assert flibuste("rules", "korsair", typed).out.startswith("A-7 ")


@pytest.mark.parametrize("typed", ["KOR-88", "0", "²", "99999", "A-99", "COR-1", "", "KOR-40x"])
def test_an_unknown_clause(flibuste: Command, typed: str) -> None:
    assert flibuste("rules", "korsair", typed).complaint == f"korsair n’a pas de clause « {typed} »."
    assert flibuste("rules", "korsair", typed, "--lang", "en").complaint == f"korsair has no clause “{typed}”."


def test_a_novel_is_not_quoted_in_full(flibuste: Command) -> None:
    assert len(flibuste("rules", "korsair", "9" * 5000).complaint) < 300
