"""The arguments of the command `flibuste`, with their help in the language of the person."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES, Tongue, preferred_language

# What argparse says in English, and our sentence for it.
COMPLAINTS = (
    (r"unrecognized arguments: (?P<what>.*)", "cli-unrecognized"),
    (r"the following arguments are required: (?P<what>.*)", "cli-required"),
    (r"argument (?P<what>\S+): expected .*", "cli-expected"),
    (r"argument (?P<what>\S+): ignored explicit argument .*", "cli-no-value"),
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


# The seed of a simulated game is 2**32 times that of the simulation plus its number, and fits 63 bits.
MOST_GAMES = 2**32
MOST_SEED = 2**31 - 1
MOST_WORKERS = 256


class Parser(ArgumentParser):
    """Raises our Mistake where argparse would print and leave."""

    def error(self, message: str) -> NoReturn:
        for pattern, key in COMPLAINTS:
            match = re.fullmatch(pattern, message, re.DOTALL)
            if match:
                facts = {name: text.replace("'", "") for name, text in match.groupdict().items()}
                raise Mistake(key, {**facts, "help": f"{self.prog} --help"})
        raise AssertionError(message)


class CommandParser(Parser):
    """Takes arguments before, between and after options; argparse itself takes a last one that may lack too soon."""

    mixing = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.mixing:
            return super().parse_known_args(args, namespace)
        self.mixing = True  # what follows comes back here
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self.mixing = False


def whole(name: str, least: int, most: int = 10**18 - 1) -> Callable[[str], int]:
    """A number that argparse reads: whole, and from `least` to `most`."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]+", text):
            raise Mistake("cli-not-a-number", {"argument": name, "value": text})
        number = int(text) if len(text) < 30 else (-1 if text.startswith("-") else 1) * 10**30  # Python reads no novels
        if number < least:
            raise Mistake("cli-too-small", {"argument": name, "value": text, "least": least})
        if number > most:
            raise Mistake("cli-too-large", {"argument": name, "value": text, "most": most})
        return number

    return read


def seconds(text: str) -> float:
    """How long something may take, in seconds."""
    if not re.fullmatch(r"[0-9]{0,3}\.?[0-9]{1,6}", text) or float(text) == 0:
        raise Mistake("cli-not-a-time", {"argument": "--seconds", "value": text})
    return float(text)


def build_parser(words: Tongue, version: str) -> Parser:
    top = new_parser(words, prog="flibuste", description=words.say("cli-about"), epilog=examples(words, EXAMPLES[""]))
    to = Adder(top, words)
    to.options.add_argument("--version", action="version", version=version, help=words.say("cli-help-version"))
    to.add_common()
    commands = top.add_subparsers(
        dest="command",
        title=words.say("cli-commands"),
        metavar=words.say("cli-metavar-command"),
        parser_class=CommandParser,
    )
    for name, fill in FILL.items():
        about = words.say(f"cli-help-{name}")
        settings = parser_settings(words, description=about, epilog=examples(words, EXAMPLES[name]))
        to = Adder(commands.add_parser(name, help=about, **settings), words)
        fill(to)
        to.add_common()
    return top


def parser_settings(words: Tongue, **more: str) -> dict[str, Any]:
    """No abbreviations: an option added later must not change what an old command meant."""

    def formatter(prog: str) -> RawDescriptionHelpFormatter:
        return Formatter(prog, words)

    return {"formatter_class": formatter, "add_help": False, "allow_abbrev": False, **more}


def new_parser(words: Tongue, **more: str) -> Parser:
    return Parser(**parser_settings(words, **more))


def examples(words: Tongue, lines: Iterable[str]) -> str:
    return "\n".join([words.say("cli-examples"), *(f"  {line}" for line in lines)])


class Formatter(RawDescriptionHelpFormatter):
    """Help with the one heading that argparse takes from nobody in the language of the person."""

    def __init__(self, prog: str, words: Tongue) -> None:
        super().__init__(prog, max_help_position=28)
        self.heading = words.say("cli-usage-heading")

    def add_usage(
        self, usage: str | None, actions: Iterable[Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.heading} " if prefix is None else prefix)


class Adder:
    """Adds arguments whose help stands in the catalogue under `cli-arg-<name>`, or under the key given."""

    def __init__(self, parser: ArgumentParser, words: Tongue) -> None:
        self.words = words
        self.arguments = parser.add_argument_group(words.say("cli-arguments"))
        self.options = parser.add_argument_group(words.say("cli-options"))

    def add(self, name: str, key: str | None = None, **how: Any) -> None:
        group = self.options if name.startswith("-") else self.arguments
        group.add_argument(name, help=self.words.say(key or f"cli-arg-{name.lstrip('-')}"), **how)

    def add_common(self) -> None:
        self.options.add_argument("--lang", choices=LANGUAGES, help=self.words.say("cli-help-lang"))
        self.options.add_argument("-h", "--help", action="help", help=self.words.say("cli-help-help"))

    def add_json(self) -> None:
        self.add("--json", action="store_true")

    def add_table(self, *, game_needed: bool = True) -> None:
        self.add("game", **({} if game_needed else {"nargs": "?"}))
        self.add("--edition")
        self.add("--seats", type=whole("--seats", -(10**18)), metavar="N")
        self.add("--teams", action="store_true")
        self.add("--option", action="append", default=[], metavar="NAME=VALUE")
        self.add("--data", metavar="FILE")


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
    to.add("--about", action="store_true")
    to.add("--data", metavar="FILE")
    to.add_json()


def _play(to: Adder) -> None:
    to.add_table(game_needed=False)
    to.add("--people", metavar="NAME,NAME")
    to.add("--bots", metavar="LEVEL,LEVEL")
    to.add("--seed", type=whole("--seed", 0), metavar="N")
    to.add("--confirm", action="store_true")
    to.add("--save", metavar="FILE")
    to.add("--resume", nargs="?", const="", metavar="FILE")


def _simulate(to: Adder) -> None:
    to.add_table()
    to.add("--games", type=whole("--games", 1, MOST_GAMES), default=10_000, metavar="N")
    to.add("--seed", type=whole("--seed", 0, MOST_SEED), default=1, metavar="N")
    to.add("--workers", type=whole("--workers", 1, MOST_WORKERS), default=1, metavar="N")
    to.add("--audit", action="store_true")
    to.add("--records", metavar="FOLDER")
    to.add_json()


def _replay(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add("--to", type=whole("--to", 0), metavar="N")
    to.add("--seat", type=whole("--seat", 0), metavar="S")


def _verify(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add("--commitment", metavar="HEX")
    to.add("--contribution", metavar="TEXT")
    to.add_json()


def _arena(to: Adder) -> None:
    to.add_table()
    to.add("--players", required=True, metavar="LEVEL,LEVEL")
    to.add("--deals", type=whole("--deals", 1, MOST_GAMES), default=100, metavar="N")
    to.add("--seed", type=whole("--seed", 0, MOST_SEED), default=1, metavar="N")
    to.add("--workers", type=whole("--workers", 1, MOST_WORKERS), default=1, metavar="N")
    to.add("--log", metavar="FILE")
    to.add("--fresh", action="store_true")
    to.add_json()


def _hint(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add("--at", type=whole("--at", 1), metavar="N")
    to.add("--worlds", type=whole("--worlds", 2, MOST_GAMES), default=400, metavar="N")
    to.add("--level", default="amiral", metavar="LEVEL")
    to.add("--workers", type=whole("--workers", 1, MOST_WORKERS), default=1, metavar="N")
    to.add_json()


def _review(to: Adder) -> None:
    to.add("file", metavar="FILE")
    to.add("--seat", "cli-arg-reviewed-seat", type=whole("--seat", 0), default=0, metavar="S")
    to.add("--worlds", type=whole("--worlds", 2, MOST_GAMES), default=200, metavar="N")
    to.add("--seconds", "cli-arg-review-seconds", type=seconds, default=60.0, metavar="S")
    to.add_json()


def _bench(to: Adder) -> None:
    to.add("game", nargs="?")
    to.add("--data", metavar="FILE")
    to.add("--seconds", type=seconds, default=0.4, metavar="S")
    to.add_json()


def _serve(to: Adder) -> None:
    to.add("--host", default="127.0.0.1", metavar="ADDRESS")
    to.add("--port", type=whole("--port", 0, 65535), default=8000, metavar="N")
    to.add("--database", default="", metavar="URL")
    to.add("--redis", default="", metavar="URL")
    to.add("--workers", "cli-arg-server-workers", type=whole("--workers", 1, MOST_WORKERS), default=1, metavar="N")
    to.add("--thinkers", type=whole("--thinkers", 1, MOST_WORKERS), default=1, metavar="N")
    to.add("--origin", action="append", default=[], metavar="URL")
    to.add("--secure", action="store_true")
    to.add("--proxy", default="", metavar="ADDRESS")
    to.add("--client", default="", metavar="FOLDER")
    to.add_json()


FILL: dict[str, Callable[[Adder], None]] = {
    "play": _play,
    "rules": _rules,
    "games": _games,
    "serve": _serve,
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "hint": _hint,
    "review": _review,
    "arena": _arena,
    "bench": _bench,
}

EXAMPLES = {
    "": ("flibuste play korsair", "flibuste serve --help"),
    "play": (
        "flibuste play korsair",
        "flibuste play corsaires --seats 4 --teams --people Anne,Malo",
        "flibuste play korsair --bots amiral,matelot",
        "flibuste play --resume",
    ),
    "hint": ("flibuste hint game.record --at 20", "flibuste hint game.record --worlds 2000 --json"),
    "review": ("flibuste review game.record", "flibuste review game.record --seat 1 --json"),
    "arena": (
        "flibuste arena korsair --players capitaine,matelot --deals 50 --seats 2 --workers 2",
        "flibuste arena korsair --players dice,mousse,matelot,second@50 --deals 100 --seats 2 --json",
    ),
    "rules": (
        "flibuste rules korsair",
        "flibuste rules korsair KOR-40 --lang en",
        "flibuste rules stortebeker --about",
    ),
    "serve": (
        "flibuste serve",
        "flibuste serve --host 0.0.0.0 --port 8080",
        "flibuste serve --database postgresql://localhost/flibuste --redis redis://localhost --workers 2",
    ),
    "games": ("flibuste games", "flibuste games --json"),
    "simulate": (
        "flibuste simulate korsair --seats 4 --games 100000 --workers 2",
        "flibuste simulate corsaires --seats 8 --games 50 --records games/ --json",
        "flibuste simulate stortebeker --data mine.toml",
    ),
    "replay": ("flibuste replay game.record", "flibuste replay game.record --to 20 --seat 1"),
    "verify": (
        "flibuste verify game.record",
        "flibuste verify game.record --commitment 9f86d081… --contribution heads",
        "flibuste verify game.record --json",
    ),
    "bench": ("flibuste bench", "flibuste bench korsair --json"),
}
