"""The command `flibuste`: reads what was asked for, hands it on, and says in one line what was wrong with it."""

from __future__ import annotations

import io
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module

from flibuste import __version__, engine
from flibuste.arguments import build_parser, language_of
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue, tongue

WRONG = 2
INTERRUPTED = 130

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]+")  # and halves of characters
LONGEST_QUOTE = 200


def main(arguments: Sequence[str] | None = None) -> int:
    asked = sys.argv[1:] if arguments is None else list(arguments)
    if asked == ["--version"] and engine.refused is None:  # needs neither languages nor games
        print(version())
        return 0
    words = tongue(language_of(asked))
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # an old terminal shows ? for what it lacks, rather than fail
    try:
        if engine.refused is not None:
            raise Mistake(engine.refused.key, {"variable": engine.VARIABLE, "value": engine.refused.wish})
        code = run(asked, words)
        sys.stdout.flush()  # here, where a closed pipe can still be noticed
        return code
    except Mistake as mistake:
        return fail(explain(mistake, words))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has left: nothing to tell them
        return 0
    except OSError as error:
        return fail(words.say("cli-system", reason=words.system(error.strerror or str(error))))
    except KeyboardInterrupt:
        if sys.stderr.isatty():
            print(file=sys.stderr)  # after the ^C that the terminal shows
        print(words.say("cli-interrupted"), file=sys.stderr)
        return INTERRUPTED


def version() -> str:
    return f"flibuste {__version__} ({engine.name()})"


def run(asked: list[str], words: Tongue) -> int:
    parser = build_parser(words, version())
    try:
        parsed = parser.parse_args(asked)
    except SystemExit:  # --help or --version has said it all; what is wrong raises Mistake
        return 0
    if parsed.command is None:
        parser.print_help()
        return 0
    command = import_module(f"flibuste.commands.{parsed.command}")  # no command waits for what another one needs
    code: int = command.run(parsed, words)
    return code


def explain(mistake: Mistake, words: Tongue) -> str:
    facts = {name: clip(fact) if isinstance(fact, str) else fact for name, fact in mistake.facts.items()}
    if "reason" in facts:
        facts["reason"] = words.system(str(facts["reason"]))
    return words.say(mistake.key, **facts)


def clip(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def fail(line: str) -> int:
    """One line, whatever was quoted in it."""
    print(f"flibuste: {CONTROL.sub('�', line)}", file=sys.stderr)
    return WRONG
