"""`flibuste games`: the games, their editions, seats and options."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table

from flibuste.commands.common import print_json
from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game
from flibuste.kernel.tongue import Tongue
from flibuste.terminal.screen import new_console


def run(asked: Namespace, words: Tongue) -> int:
    if asked.json:
        print_json([describe(game, words.language) for game in GAMES])
    else:
        for game in GAMES:
            show(game, words)
    return 0


def show(game: Game, words: Tongue) -> None:
    said = game.tongue(words.language)
    console = new_console()
    console.print(f"[bold]{game.name}[/] — {said.say('game-line')}")
    facts = Table(show_header=False, box=None, padding=(0, 2))
    facts.add_row(words.say("cli-seats"), ", ".join(str(count) for count in game.seat_counts))
    for edition in game.editions:
        facts.add_row(words.say("cli-edition"), f"{edition} [dim]{said.say(f'edition-{edition}')}[/]")
    for option in game.options:
        facts.add_row(option.name, f"{said.say(f'option-{option.name}')} [dim]({', '.join(option.values)})[/]")
    console.print(facts)


def describe(game: Game, language: str) -> dict[str, Any]:
    said = game.tongue(language)
    return {
        "game": game.name,
        "about": said.say("game-line"),
        "rules_version": game.version,
        "seats": list(game.seat_counts),
        "editions": {
            edition: {
                "name": said.say(f"edition-{edition}"),
                "options": dict(game.setup(edition).options),
            }
            for edition in game.editions
        },
        "options": {
            option.name: {"about": said.say(f"option-{option.name}"), "values": list(option.values)}
            for option in game.options
        },
        "decisions": game.decisions,
        "end_reasons": [ending for ending in game.endings if ending],
    }
