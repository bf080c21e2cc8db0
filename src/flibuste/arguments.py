"""The arguments of the command `flibuste`, with their help in the language of the person."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from typing import Any, NoReturn

from flibuste import __version__, engine
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES, Tongue, preferred_language

# What argparse says in English, and our sentence for it.
COMPLAINTS = (
    (r"unrecognized arguments: (?P<what>.*)", "cli-unrecognized"),
    (r"the following arguments are required: (?P<what>.*)", "cli-required"),
    (r"argument (?P<what>\S+): expected .*", "cli-expected"),
    (r"argument (?P<what>.*): invalid choice: (?P<value>.*?) \(choose from (?P<known>.*)\)", "cli-choice"),
    (r"(?P<what>.*)", "cli-usage"),
)


def language_of(asked: list[str]) -> str:
    """Looked for before anything else is read, so that even a wrong command is answered in the right language."""
    for place, word in enumerate(asked):
        following = asked[place + 1] if place + 1 < len(asked) else ""
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    return preferred_language()


class Parser(ArgumentParser):
    """Raises our Mistake where argparse would print and leave."""

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match:
                raise Mistake(key, {**match.groupdict(), "help": f"{self.prog} --help"})
        raise AssertionError(message)


def whole(name: str, least: int) -> Callable[[str], int]:
    """A number that argparse reads: whole, and not below `least`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?\d{1,18}", text):
            raise Mistake("cli-not-a-number", {"argument": name, "value": text})
        number = int(text)
        if number < least:
            raise Mistake("cli-too-small", {"argument": name, "value": number, "least": least})
        return number

    return read


def build_parser(words: Tongue) -> Parser:
    top = Parser(
        prog="flibuste", description=words.say("cli-about"), formatter_class=RawDescriptionHelpFormatter, add_help=False
    )
    version = f"flibuste {__version__} ({engine.name()})"
    top.add_argument("--version", action="version", version=version, help=words.say("cli-help-version"))
    _add_common(top, words)
    commands = top.add_subparsers(dest="command", required=True, metavar=words.say("cli-metavar-command"))
    for name, fill in FILL.items():
        examples = words.say("cli-examples") + "\n" + "\n".join(f"  {line}" for line in EXAMPLES[name])
        command = commands.add_parser(
            name,
            help=words.say(f"cli-help-{name}"),
            description=words.say(f"cli-help-{name}"),
            epilog=examples,
            formatter_class=RawDescriptionHelpFormatter,
            add_help=False,
        )
        fill(Adder(command, words))
        _add_common(command, words)
    return top


def _add_common(parser: ArgumentParser, words: Tongue) -> None:
    parser.add_argument("-h", "--help", action="help", help=words.say("cli-help-help"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("cli-help-lang"))


class Adder:
    """Adds arguments whose help stands in the catalogue under `cli-arg-<name>`."""

    def __init__(self, parser: ArgumentParser, words: Tongue) -> None:
        self.parser = parser
        self.words = words

    def add(self, name: str, **how: Any) -> None:
        self.parser.add_argument(name, help=self.words.say(f"cli-arg-{name.lstrip('-')}"), **how)

    def add_json(self) -> None:
        self.add("--json", action="store_true")

    def add_table(self, *, game_needed: bool = True) -> None:
        self.add("game", **({} if game_needed else {"nargs": "?"}))
        self.add("--edition")
        self.add("--seats", type=whole("--seats", 0), metavar="N")
        self.add("--teams", action="store_true")
        self.add("--option", action="append", default=[], metavar="NAME=VALUE")


def wishes_of(asked: Namespace) -> dict[str, str]:
    """The options of the table that were asked for."""
    wishes = {"teams": "yes"} if asked.teams else {}
    for wish in asked.option:
        name, mark, value = wish.partition("=")
        if not mark:
            raise Mistake("cli-option-form", {"option": wish})
        wishes[name] = value
    return wishes


def _games(to: Adder) -> None:
    to.add_json()


def _rules(to: Adder) -> None:
    to.add("game")
    to.add("clause", nargs="?")
    to.add_json()


def _play(to: Adder) -> None:
    to.add_table(game_needed=False)
    to.add("--people", metavar="NAME,NAME")
    to.add("--seed", type=whole("--seed", 0), metavar="N")
    to.add("--confirm", action="store_true")
    to.add("--save", metavar="FILE")
    to.add("--resume", nargs="?", const="", metavar="FILE")


def _simulate(to: Adder) -> None:
    to.add_table()
    to.add("--games", type=whole("--games", 1), default=10_000, metavar="N")
    to.add("--seed", type=whole("--seed", 0), default=1, metavar="N")
    to.add("--workers", type=whole("--workers", 1), default=1, metavar="N")
    to.add("--audit", action="store_true")
    to.add("--records", metavar="FOLDER")
    to.add_json()


def _replay(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add("--to", type=whole("--to", 0), metavar="N")
    to.add("--seat", type=whole("--seat", 0), metavar="S")


def _verify(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add_json()


def _bench(to: Adder) -> None:
    to.add("game", nargs="?")
    to.add_json()


FILL: dict[str, Callable[[Adder], None]] = {
    "play": _play,
    "rules": _rules,
    "games": _games,
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "bench": _bench,
}

EXAMPLES = {
    "play": (
        "flibuste play korsair",
        "flibuste play corsaires --seats 4 --teams --people Anne,Malo",
        "flibuste play --resume",
    ),
    "rules": ("flibuste rules korsair", "flibuste rules korsair KOR-40 --lang en"),
    "games": ("flibuste games", "flibuste games --json"),
    "simulate": (
        "flibuste simulate korsair --seats 4 --games 100000 --workers 2",
        "flibuste simulate corsaires --seats 8 --games 50 --records games/ --json",
    ),
    "replay": ("flibuste replay game.record", "flibuste replay game.record --to 20 --seat 1"),
    "verify": ("flibuste verify game.record", "flibuste verify game.record --json"),
    "bench": ("flibuste bench", "flibuste bench korsair --json"),
}
