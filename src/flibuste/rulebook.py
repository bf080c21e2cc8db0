"""Where the rulebooks are: at the root of a checkout, or inside an installed package."""

from __future__ import annotations

from pathlib import Path

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
