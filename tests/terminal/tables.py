"""Matches, consoles and scripted persons for the tests of the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from pathlib import Path

from rich.console import Console, RenderableType

from flibuste.games.catalogue import find_game
from flibuste.kernel.rng import FastRng
from flibuste.players import dice
from flibuste.table.chance import FastChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.journal import make_teller, shown_levels
from flibuste.terminal.play import play
from flibuste.terminal.screen import Printer

NAMES = ("Anne", "Bart", "Mary", "Jack", "Grace", "Edward", "Ching", "Henry")


def new_match(
    game: str = "korsair",
    seats: int = 4,
    persons: int = 1,
    seed: int = 1,
    fair: bool = False,
    names: tuple[str, ...] = NAMES,
    **wishes: str,
) -> Match:
    found, edition = find_game(game)
    players = [Player(names[seat], "person" if seat < persons else "dice") for seat in range(seats)]
    chance = fair_chance(seats, seed) if fair else FastChance(seed)
    return Match(found, found.setup(edition, seats, wishes), chance, players)


def roll(match: Match, decisions: int, seed: int = 1) -> Match:
    """Let dice decide for everybody."""
    rng = FastRng(seed)
    for _ in range(decisions):
        if match.turn is not None:
            match.decide(match.turn, dice.choose(match.sight(match.turn), rng))
    return match


def new_console(colour: bool = False, live: bool = False, width: int = 80) -> Console:
    return Printer(
        file=io.StringIO(),
        width=width,
        height=24,
        color_system="truecolor" if colour else None,
        force_terminal=live,
        _environ={},  # whatever terminal the tests run in
    )


def printed(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def drawer_of(match: Match, beholder: int, language: str = "fr", width: int = 80) -> Drawer:
    return find_drawer(make_teller(match, beholder, language), new_console(width=width), shown_levels(match))


def lines_of(drawing: RenderableType, colour: bool = False, width: int = 80) -> list[str]:
    console = new_console(colour, width=width)
    console.print(drawing, highlight=False)
    return printed(console).splitlines()


def person(lines: Iterable[str]) -> Callable[[str], str]:
    """Types these lines, then ends the input."""
    typed = iter(lines)

    def read_line(prompt: str) -> str:
        for line in typed:
            return line
        raise EOFError

    return read_line


def sit(match: Match, folder: Path, *lines: str, language: str = "fr", confirm: bool = False) -> str:
    """Play a piped match with what a person types; all that was printed."""
    console = new_console()
    read_line = person(lines)
    code = play(match, folder / "game.txt", language, FastRng(7), confirm=confirm, console=console, read_line=read_line)
    assert code == 0
    return printed(console)
