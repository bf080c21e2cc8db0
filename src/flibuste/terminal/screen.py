"""The terminal itself: what is printed, what is typed, and words made safe to print."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

WIPE = "\x1b[H\x1b[2J"
WIPE_ALL = f"{WIPE}\x1b[3J"  # the scrollback as well
BOUND = {ord("\N{NO-BREAK SPACE}"): 0xE000, ord("\N{NARROW NO-BREAK SPACE}"): 0xE001}  # no text has these of its own
UNBOUND = {sign: space for space, sign in BOUND.items()}
LONGEST_ECHO = 40  # of what was typed, when it is quoted back


class Screen:
    def __init__(self, console: Console | None = None, read_line: Callable[[str], str] | None = None) -> None:
        self.console = console or new_console()
        self.read_line = read_line or _input
        self.is_shared = False  # by several people: nobody may find another one's hand in the scrollback
        self.is_live = self.console.is_terminal and not self.console.is_dumb_terminal

    def show(self, drawing: RenderableType) -> None:
        self.console.print(drawing, highlight=False)

    def line(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style))

    def path_line(self, text: str) -> None:
        """Never broken, so that a path can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def height_of(self, drawing: RenderableType) -> int:
        return len(self.console.render_lines(drawing, pad=False))

    def wipe(self) -> None:
        if self.is_live:
            self.console.file.write(WIPE_ALL if self.is_shared else WIPE)
            self.console.file.flush()

    def waiting(self, text: str) -> contextlib.AbstractContextManager[object]:
        """A sign that something goes on, on a live terminal, for as long as it lasts."""
        return self.console.status(Text(text)) if self.is_live else contextlib.nullcontext()

    def ask(self, prompt: str) -> str:
        """What was typed, without anything that cannot be printed. Raises EOFError and KeyboardInterrupt."""
        try:
            return printable(self.read_line(f"{prompt} ")).strip()
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"  # not text at all: no game has such a decision


def _input(prompt: str) -> str:
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")  # where there is one, `input` edits lines with it
        return input(prompt)
    text = input(prompt)
    print(text)  # no keyboard has shown it, nor ended the line
    return text


class Printer(Console):
    """A console that breaks no line at a no-break space, and that lets the command know when nobody reads it any more:
    rich would break there, and leave on its own."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Lines are broken where words stand in for those spaces, one column wide as they are."""
        if isinstance(renderable, str):
            renderable = renderable.translate(BOUND)
        elif isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(BOUND)
        for segment in super().render(renderable, options):
            yield segment._replace(text=segment.text.translate(UNBOUND))

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def new_console() -> Console:
    """For standard output; words are printed as they are."""
    return Printer(highlight=False)


def printable(text: str) -> str:
    """Without control codes and halves of characters, which could spoil the screen."""
    return "".join(char for char in text if char.isprintable())


def clip(text: str, width: int) -> str:
    """Printable, and at most so many columns wide."""
    clipped = Text(printable(text))
    clipped.truncate(width, overflow="ellipsis")
    return clipped.plain
