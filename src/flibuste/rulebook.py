"""The rulebooks in our own words: at the root of a checkout, or inside an installed package."""

from __future__ import annotations

import re
from pathlib import Path

_CLAUSE = re.compile(r"- \*\*([A-Z]+-\d+)\*\* (.+)")
_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "rulebooks", _PACKAGE.parent.parent / "rulebooks")


def rulebook_path(game: str, lang: str) -> Path:
    """The rulebook of a game in a language (`fr`, `en`); LookupError when there is none."""
    if game.isidentifier() and lang.isidentifier():  # names only: never a way out of the folder
        for place in _PLACES:
            page = place / game / f"rules.{lang}.md"
            if page.is_file():
                return page
    raise LookupError(f"no rulebook of {game!r} in {lang!r}")


def clauses(game: str, lang: str) -> dict[str, str]:
    """Every clause and ruling of a rulebook by its id, in order."""
    lines = rulebook_path(game, lang).read_text("utf-8").splitlines()
    found = [match for line in lines if (match := _CLAUSE.fullmatch(line))]
    return {match[1]: match[2] for match in found}
