"""`flibuste bench`: the speed of the engine, compiled and interpreted."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.table import Table

from flibuste.commands.common import data_of, print_json, shown, warn_if_slow
from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue
from flibuste.lab import bench
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    names = [find_game(asked.game)[0].name] if asked.game is not None else [game.name for game in GAMES]
    if asked.data is not None and asked.game is None:
        raise Mistake("cli-no-game", {"known": ", ".join(names)})
    data = data_of(asked, find_game(names[0])[0])
    with Console(stderr=True).status(words.say("cli-measuring")):  # shown on a terminal only
        figures = [row for name in names for row in bench.measure_all(name, asked.seconds, data)]
    if asked.json:
        print_json(figures)
        return 0
    for name in names:
        new_console().print(board([row for row in figures if row["game"] == name], words))
    return 0


def board(figures: list[dict[str, Any]], words: Tongue) -> Table:
    """The engines of one game side by side."""
    grid = Table(box=None, padding=(0, 2))
    grid.add_column("")
    for row in figures:
        grid.add_column(f"{row['game']}, {row['engine']}", justify="right")
    for key in [key for key in figures[0] if key not in ("game", "engine")]:
        label = words.say(f"cli-figure-{key.replace('_', '-')}")
        grid.add_row(label, *(shown(words, row[key]) for row in figures))
    return grid
