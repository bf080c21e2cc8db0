"""Fluent catalogues: every sentence a person reads, in each language, from `text/<language>.ftl` files."""

from __future__ import annotations

import errno
import os
import unicodedata
from functools import cache
from pathlib import Path

LANGUAGES = ("fr", "en")
# What the system says when a file cannot be read or written, and our sentence for it.
SYSTEM = {
    os.strerror(number): key
    for number, key in {
        errno.ENOENT: "system-missing",
        errno.EACCES: "system-denied",
        errno.EPERM: "system-denied",
        errno.EISDIR: "system-folder",
        errno.ENOTDIR: "system-no-folder",
        errno.EEXIST: "system-no-folder",
        errno.EROFS: "system-read-only",
        errno.ENOSPC: "system-full",
        errno.ENAMETOOLONG: "system-long-name",
    }.items()
}
COMMON = Path(__file__).parent.parent / "text"

Fact = str | int


class Tongue:
    """One language, with the common sentences and those of the folders given."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every run needs words

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            self._bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: Fact) -> str:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise ValueError(f"{self.language}.ftl, {key}: {errors[0]}")
        return str(text)

    def system(self, reason: str) -> str:
        """A complaint of the operating system in this language, or as it is where we have no words for it."""
        return self.say(SYSTEM[reason]) if reason in SYSTEM else reason

    def number(self, value: float) -> str:
        """A number as people of this language write it."""
        from babel.numbers import format_decimal

        return format_decimal(value, locale=self.language)


@cache
def tongue(language: str, *folders: Path) -> Tongue:
    return Tongue(language, (COMMON, *folders))


def plain(text: str) -> str:
    """However it was typed: without capitals, accents, and blanks around and in plenty."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", text) if not unicodedata.combining(char))
    return " ".join(bare.casefold().split())


def preferred_language() -> str:
    """The language of the environment where we speak it; French otherwise."""
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return LANGUAGES[0]
