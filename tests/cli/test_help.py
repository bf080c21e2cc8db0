"""What the command says of itself."""

from __future__ import annotations

import pytest

from flibuste import __version__, engine
from flibuste.arguments import EXAMPLES, FILL, build_parser
from flibuste.kernel.tongue import LANGUAGES, tongue
from tests.cli.command import Command

HEADINGS = {"fr": ("Emploi :", "Exemples :"), "en": ("Usage:", "Examples:")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", list(FILL))
def test_every_command_has_help_with_examples(flibuste: Command, command: str, language: str) -> None:
    answer = flibuste(command, "--help", "--lang", language)
    assert (answer.code, answer.err) == (0, "")
    text = answer.out.replace("\u00a0", " ")
    for heading in HEADINGS[language]:
        assert heading in text
    for line in EXAMPLES[command]:
        assert f"\n  {line}\n" in text
    for english in ("usage:", "positional arguments", "show this help message"):  # of argparse
        assert english not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_it_shows_the_commands(flibuste: Command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("FLIBUSTE_LANG", language)
    answer = flibuste()
    assert answer.code == 0
    assert len(answer.out.splitlines()) <= 30
    for command in FILL:
        assert f"\n    {command} " in answer.out
    assert answer.out == flibuste("--help").out
    assert HEADINGS[language][0] in answer.out.replace("\u00a0", " ")


@pytest.mark.parametrize("command", list(FILL))
def test_the_examples_can_be_read(command: str) -> None:
    for line in EXAMPLES[command]:
        parsed = build_parser(tongue("en"), "").parse_args(line.split()[1:])
        assert parsed.command == command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_says_that_seats_are_counted_from_0(flibuste: Command, language: str) -> None:
    counted = {"fr": "compté à partir de 0", "en": "counted from 0"}[language]
    assert counted in " ".join(flibuste("replay", "--help", "--lang", language).out.split())
    assert counted.replace("compté", "comptent") in " ".join(flibuste("play", "--help", "--lang", language).out.split())


@pytest.mark.parametrize("arguments", [("--version",), ("--lang", "en", "--version")])
def test_the_version_names_the_engine(flibuste: Command, arguments: tuple[str, ...]) -> None:
    assert flibuste(*arguments).out == f"flibuste {__version__} ({engine.name()})\n"


@pytest.mark.parametrize(
    ("environment", "about"),
    [
        ({"FLIBUSTE_LANG": "en", "LANG": "fr_FR.UTF-8"}, "pirate games"),
        ({"LANG": "en_GB.UTF-8"}, "pirate games"),
        ({"LANG": "fr_FR.UTF-8"}, "jeux de pirates"),
        ({"LC_ALL": "fr_CA", "LANG": "en_GB.UTF-8"}, "jeux de pirates"),
        ({"LANG": "de_DE.UTF-8"}, "jeux de pirates"),
        ({}, "jeux de pirates"),
    ],
)
def test_the_language_is_that_of_the_system(
    flibuste: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], about: str
) -> None:
    for name in ("FLIBUSTE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert about in flibuste().out
    assert "jeux de pirates" in flibuste("--lang", "fr").out
