"""`flibuste simulate` and `flibuste bench`."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste import engine
from flibuste.games.catalogue import GAMES
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES
from flibuste.lab import bench, simulate
from tests.cli.command import Command, leftovers, run

KEYS = [
    *("game", "edition", "seats", "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "engine"),
    *("checksum", "mean_scores", "wins_by_seat", "end_reasons"),
]
TIMES = ("seconds", "games_per_s", "decisions_per_s")


def settled(figures: dict[str, object]) -> dict[str, object]:
    """What does not depend on how fast the machine is."""
    return {key: value for key, value in figures.items() if key not in TIMES}


@pytest.mark.parametrize("table", [("korsair", "--seats", "4"), ("corsaires", "--seats", "8"), ("korsair", "--teams")])
def test_the_figures_add_up(flibuste: Command, table: tuple[str, ...]) -> None:
    figures = flibuste("simulate", *table, "--games", "300", "--json").data
    assert set(KEYS) <= set(figures)
    assert figures["games"] == 300 == sum(figures["end_reasons"].values())
    assert figures["longest"] <= figures["bound"]
    assert len(figures["mean_scores"]) == len(figures["wins_by_seat"]) == figures["seats"]
    assert sum(figures["wins_by_seat"]) >= 300
    assert figures["engine"] == engine.name()


def test_the_same_games_whoever_plays_them(flibuste: Command) -> None:
    asked = ("simulate", "corsaires", "--seats", "5", "--games", "400", "--seed", "9", "--json")
    alone = flibuste(*asked).data
    assert settled(flibuste(*asked, "--workers", "2").data) == settled(alone)
    assert settled(flibuste(*asked, "--audit").data) == settled(alone)
    interpreted = run(*asked, FLIBUSTE_ENGINE="interpreted").data
    assert interpreted["engine"] == "interpreted"
    assert settled({**interpreted, "engine": alone["engine"]}) == settled(alone)
    other = flibuste("simulate", "corsaires", "--seats", "5", "--games", "400", "--seed", "10", "--json").data
    assert other["checksum"] != alone["checksum"]


@pytest.mark.parametrize("workers", ["1", "2"])
def test_records_tell_the_same_games(flibuste: Command, tmp_path: Path, workers: str) -> None:
    folder = tmp_path / "new" / "games"
    asked = ("simulate", "korsair", "--seats", "3", "--games", "25", "--seed", "4", "--json")
    figures = flibuste(*asked, "--records", str(folder), "--workers", workers).data
    places = sorted(folder.iterdir())
    assert len(places) == 25
    told = [flibuste("verify", str(place), "--json").data for place in places]
    assert sum(one["decisions"] for one in told) == figures["decisions"]
    for seat in range(3):
        mean = sum(one["scores"][seat] for one in told) / 25
        assert mean == pytest.approx(figures["mean_scores"][seat], abs=1e-4)
    assert settled(flibuste(*asked).data) == settled(figures)


def test_the_largest_seed_still_makes_records_that_are_in_order(flibuste: Command, tmp_path: Path) -> None:
    flibuste("simulate", "korsair", "--games", "1", "--seed", str(2**31 - 1), "--records", str(tmp_path))
    (place,) = tmp_path.iterdir()
    assert flibuste("verify", str(place)).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_for_people(flibuste: Command, language: str) -> None:
    answer = flibuste("simulate", "korsair", "--games", "1000", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    assert {"fr": "parties par seconde", "en": "games a second"}[language] in answer.out
    assert {"fr": "1\u202f000", "en": "1,000"}[language] in answer.out
    assert "█" in answer.out


def test_a_broken_law_is_told_with_its_game(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "audit_batch", lambda *_: "seed 7, decision 3: 77 cards")
    answer = flibuste("simulate", "korsair", "--audit")
    assert (answer.code, answer.out, answer.err) == (1, "", "flibuste: seed 7, decision 3: 77 cards\n")


def test_a_full_disk_is_one_line(flibuste: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", refuse)
    answer = flibuste("simulate", "korsair", "--games", "3", "--records", str(tmp_path))
    assert answer.complaint == f"Impossible d’écrire {tmp_path} : le disque est plein."
    assert leftovers(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_bench_measures_each_engine(flibuste: Command, language: str) -> None:
    rows = flibuste("bench", "korsair", "--seconds", "0.002", "--json").data
    assert [row["engine"] for row in rows][-1] == "interpreted"
    assert len(rows) == (2 if engine.was_compiled() else 1)
    for row in rows:
        assert all(row[key] > 0 for key in ("games_per_s", "decisions_per_s", "clone_us", "sight_us", "imagine_us"))
    text = flibuste("bench", "korsair", "--seconds", ".002", "--lang", language).out
    assert {"fr": "monde imaginé", "en": "imagined world"}[language] in text


def test_an_engine_that_cannot_be_measured_is_told_in_one_line() -> None:
    with pytest.raises(Mistake, match=r"cli-bench-failed.*FLIBUSTE_ENGINE must be"):
        bench.measure_in("fast", "korsair", 0.002, "")


def test_without_a_compiler_bench_measures_what_there_is(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "was_compiled", lambda: False)
    monkeypatch.setattr(bench, "measure_in", lambda which, name, *more: {"game": name, "engine": which})
    rows = flibuste("bench", "--seconds", "0.002", "--json").data
    assert [(row["game"], row["engine"]) for row in rows] == [(game.name, "interpreted") for game in GAMES]


def test_pure_python_says_so_in_the_language_of_the_person(flibuste: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "notice", lambda: "slow")
    for language, words in (("fr", "Python pur"), ("en", "pure Python")):
        answer = flibuste("simulate", "korsair", "--games", "1", "--lang", language)
        assert answer.code == 0
        assert words in answer.err
        assert answer.err.count("\n") == 1
