"""`flibuste play`: a game in the terminal, new or gone on with."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from flibuste.commands.common import no_writing, table_of, warn_if_slow
from flibuste.games.catalogue import GAMES
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.tongue import Tongue, plain
from flibuste.players.levels import check_level, usual_level
from flibuste.table import record, shelf
from flibuste.table.chance import fair_chance
from flibuste.table.match import PERSON, Match, Player
from flibuste.table.table import BOT_NAMES, LONGEST_NAME
from flibuste.terminal.play import INTERRUPTED, play

# What only a new game can be told.
TABLE = ("edition", "seats", "teams", "option", "data", "people", "bots", "seed", "save")


def run(asked: Namespace, words: Tongue) -> int:
    warn_if_slow(words)
    place, match = new_game(asked, words) if asked.resume is None else resumed(asked)
    seed = secrets.randbits(63) if asked.seed is None else asked.seed
    code = play(match, place, words.language, FastRng(seed), confirm=asked.confirm)
    if code == INTERRUPTED:
        raise KeyboardInterrupt  # the game is safe; all commands say goodbye the same way
    return code


def new_game(asked: Namespace, words: Tongue) -> tuple[Path, Match]:
    if asked.game is None:
        raise Mistake("cli-no-game", {"known": ", ".join(edition for game in GAMES for edition in game.editions)})
    game, setup = table_of(asked, words)
    match = Match(game, setup, fair_chance(setup.seats, asked.seed), players(asked, game.name, setup.seats, words))
    if not asked.save:
        return shelf.new_place(game.name), match
    place = Path(asked.save)
    if place.is_file():
        raise Mistake("cli-save-exists", {"file": asked.save})
    try:
        record.save(match, place)
    except OSError as error:
        raise no_writing(place, error) from None
    return place, match


def resumed(asked: Namespace) -> tuple[Path, Match]:
    """The game to go on with, at the table it was begun at."""
    given = {"game": asked.game} | {f"--{name}": getattr(asked, name) for name in TABLE}
    refused = [name for name, value in given.items() if value is not None and value is not False and value != []]
    if refused:
        raise Mistake("cli-resume-table", {"what": ", ".join(refused)})
    return unfinished(asked.resume)


def unfinished(wanted: str) -> tuple[Path, Match]:
    """The game to go on with: a file, or the newest one on the shelf."""
    if wanted:
        match = record.load(Path(wanted))
        if match.turn is None:
            raise Mistake("cli-over", {"file": wanted})
        return Path(wanted), match
    found = shelf.latest_unfinished()
    if found is None:
        raise Mistake("cli-nothing-waits")
    return found


def players(asked: Namespace, game: str, seats: int, words: Tongue) -> list[Player]:
    """The people asked for take the first seats, bots the others."""
    people = [words.say("cli-your-name")]
    if asked.people is not None:
        people = [name.strip() for name in asked.people.split(",")]
    if len(people) > seats:
        raise Mistake("cli-too-many-people", {"people": len(people), "seats": seats})
    if not all(0 < len(name) <= LONGEST_NAME and name.isprintable() for name in people):
        raise Mistake("cli-bad-name", {"longest": LONGEST_NAME})
    if len(set(people)) < len(people):
        raise Mistake("cli-same-name")
    free = [name for name in BOT_NAMES if name not in people]
    return [Player(name, PERSON) for name in people] + bots(asked.bots, game, free[: seats - len(people)])


def bots(wanted: str | None, game: str, names: list[str]) -> list[Player]:
    """The levels asked for in turn, over and over until every bot has one."""
    levels = [plain(level) for level in (wanted or usual_level(game)).split(",")]
    for level in levels:
        check_level(level, game)
    if wanted and len(levels) > len(names):
        raise Mistake("cli-too-many-bots", {"levels": len(levels), "seats": len(names)})
    return [Player(name, levels[number % len(levels)]) for number, name in enumerate(names)]
