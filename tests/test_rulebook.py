"""Rulebooks are found in a checkout and nothing else is found through them."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste import rulebook, rulebook_path


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page = tmp_path / "rulebooks" / "sloop" / "rules.fr.md"
    page.parent.mkdir(parents=True)
    page.write_text("# Sloop\n", encoding="utf-8")
    (tmp_path / "rules.fr.md").write_text("not a rulebook\n", encoding="utf-8")
    monkeypatch.setattr(rulebook, "_PLACES", (tmp_path / "nowhere", tmp_path / "rulebooks"))
    return page


def test_a_rulebook_is_found_where_it_lies(shelf: Path) -> None:
    assert rulebook_path("sloop", "fr") == shelf


@pytest.mark.parametrize(("game", "lang"), [("sloop", "en"), ("brig", "fr"), ("..", "fr"), ("", "fr"), ("sloop", "/x")])
def test_what_is_not_there_is_refused_by_name(shelf: Path, game: str, lang: str) -> None:
    with pytest.raises(LookupError, match="no rulebook of"):
        rulebook_path(game, lang)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_clause_is_found_with_its_source(lang: str) -> None:
    found = rulebook.clauses("korsair", lang)
    rules = [text for name, text in found.items() if name.startswith("KOR-")]
    assert list(found)[: len(rules)] == [f"KOR-{number}" for number in range(1, 88)]
    assert all(text.endswith(")") and "*" not in text for text in rules)
    assert {name for name in found if not name.startswith("KOR-")} == {f"A-{number}" for number in range(1, 24)}


def test_clauses_are_found_however_they_are_typed() -> None:
    assert [rulebook.clause_name("CSI", text) for text in ("csi-7", "CSI7", "7", "r-7", "A-7")] == [
        "CSI-7",
        "CSI-7",
        "CSI-7",
        "R-7",
        "A-7",
    ]
    assert [rulebook.clause_name("DUE", text) for text in ("amb-7", "trk-8", "154")] == ["AMB-7", "TRK-8", "DUE-154"]
    assert rulebook.clause_name("CSI", "R7") is None  # the red 7
