"""French and English say the same things, with the same facts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game
from flibuste.kernel.tongue import COMMON, LANGUAGES

CLIENT = Path(__file__).parents[1] / "web" / "src" / "text"
FOLDERS = [COMMON, CLIENT, *(game.folder / "text" for game in GAMES)]


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The facts each message asks for."""
    found = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_sentences_and_facts(folder: Path) -> None:
    first, *others = LANGUAGES
    for language in others:
        assert messages(folder, language) == messages(folder, first)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_ending_has_its_words(game: Game, language: str) -> None:
    """`flibuste simulate` counts games by them."""
    assert game.endings[0] == ""  # of a game that runs
    assert all(game.tongue(language).has(f"reason-{ending}") for ending in game.endings[1:])


SPACES = (
    r"« ",  # what « embraces stays with it
    r" »",
    r"\S [:;!](?:\s|$)",
    r"\S \?(?! pour)(?:\s|$)",  # “? pour l’aide” is the key to type, no question
)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_punctuation_never_begins_a_line(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        for space in SPACES:
            assert not re.search(space, line), line
        assert not re.search(r"[a-zé}»][;!?](?:\s|$)", line), line


def test_no_french_de_or_que_stands_before_a_name() -> None:
    """It would have to be cut short before a vowel: « Main de Anne »."""
    for folder in [COMMON, *(game.folder / "text" for game in GAMES)]:
        assert not re.findall(r"\b(?:de|que) \{ \$(?:who|owner|loser) \}", (folder / "fr.ftl").read_text("utf-8"))
