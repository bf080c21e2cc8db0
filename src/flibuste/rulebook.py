"""The rulebooks: at the root of a checkout, or inside an installed package; and their clauses, one by one."""

from __future__ import annotations

import re
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_PLACES = (_PACKAGE / "rulebooks", _PACKAGE.parent.parent / "rulebooks")

# - **KOR-40** A captain … *(both)*
_CLAUSE = re.compile(r"^- \*\*(?P<name>[A-Z]+-\d+)\*\* (?P<text>.*?)(?: \*(?P<source>\(.*\))\*)?$", re.MULTILINE)


def rulebook_path(game: str, lang: str) -> Path:
    """The rulebook of a game in a language (`fr`, `en`); LookupError when there is none."""
    if game.isidentifier() and lang.isidentifier():  # names only: never a way out of the folder
        for place in _PLACES:
            page = place / game / f"rules.{lang}.md"
            if page.is_file():
                return page
    raise LookupError(f"no rulebook of {game!r} in {lang!r}")


def rulebook_text(game: str, lang: str) -> str:
    return rulebook_path(game, lang).read_text("utf-8")


def clause_name(prefix: str, text: str) -> str | None:
    """However it was typed: KOR-40, kor40, KOR 40, 40 are one clause; A-7, a7, R-7, AMB-7 rulings; all else None."""
    match = re.fullmatch(
        rf"(?:(?P<ruling>A|[A-Z]+(?=-))-?|{prefix}[- ]?)?(?P<number>[0-9]{{1,4}})", text.strip(), re.IGNORECASE
    )
    if match is None:
        return None
    return f"{match['ruling'].upper() if match['ruling'] else prefix}-{int(match['number'])}"


def clauses(game: str, lang: str) -> dict[str, str]:
    """Every clause of a rulebook by its name, with where it comes from in brackets at the end."""
    found = _CLAUSE.finditer(rulebook_text(game, lang))
    return {clause["name"]: " ".join(filter(None, (clause["text"], clause["source"]))) for clause in found}
