"""Every clause of every rulebook is named by a test: in the name of a test function or in its docstring.

`test_kor_40_…` and “KOR-40” name clause 40 of Korsair anywhere under tests/. Rulings (A-3) and whatever else a book
numbers without the prefix of its game count only in the folder of that game. A test of the reference model is no test
of the game.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from flibuste import rulebook_path
from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game

TESTS = Path(__file__).parent
each_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])


def clauses(game: Game, language: str) -> list[str]:
    """The ids that begin a line of the rulebook, in order."""
    text = rulebook_path(game.name, language).read_text("utf-8")
    return re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", text, re.MULTILINE)


@cache
def named(folder: Path) -> frozenset[str]:
    """The ids named by the test functions under a folder."""
    found: set[str] = set()
    for path in sorted(folder.rglob("test_*.py")):
        if path.name == "test_reference.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= {
                    f"{word.upper()}-{number}" for word, number in re.findall(r"_([a-z]+)_(\d+)(?=_|$)", node.name)
                }
                found |= set(re.findall(r"\b[A-Z]+-\d+\b", ast.get_docstring(node) or ""))
    return frozenset(found)


@each_game
def test_both_languages_have_the_same_clauses(game: Game) -> None:
    french, english = clauses(game, "fr"), clauses(game, "en")
    assert french == english
    assert len(set(french)) == len(french)
    numbers = [int(clause.split("-")[1]) for clause in french if clause.startswith(f"{game.prefix}-")]
    assert numbers == sorted(set(numbers))  # some books number their parts by hundreds
    assert numbers


@each_game
def test_every_clause_is_named_by_a_test(game: Game) -> None:
    home = TESTS / "games" / game.name
    untested = [
        clause
        for clause in clauses(game, "en")
        if clause not in named(TESTS if clause.startswith(f"{game.prefix}-") else home)
    ]
    assert not untested, f"no test names {', '.join(untested)}"


@each_game
def test_no_test_names_a_clause_that_is_not_in_the_book(game: Game) -> None:
    known = set(clauses(game, "en"))
    assert {clause for clause in named(TESTS) if clause.startswith(f"{game.prefix}-")} <= known
