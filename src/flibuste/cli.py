"""The command `flibuste`: reads what was asked for, hands it on, and says in one line what was wrong with it."""

from __future__ import annotations

import json
import os
import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from flibuste import engine, rulebook
from flibuste.arguments import build_parser, language_of, wishes_of
from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.kernel.rng import FastRng
from flibuste.kernel.tongue import Tongue, tongue
from flibuste.lab import bench, simulate
from flibuste.table import record, shelf
from flibuste.table.chance import FairChance, fair_chance
from flibuste.table.match import PERSON, Match, Player
from flibuste.terminal.play import play
from flibuste.terminal.replay import replay

WRONG = 2
INTERRUPTED = 130

BOT_NAMES = ("Margot", "Yvon", "Perrine", "Goulven", "Jeanne", "Tristan", "Azenor", "Malo")


def main(arguments: Sequence[str] | None = None) -> int:
    asked = sys.argv[1:] if arguments is None else list(arguments)
    language = language_of(asked)
    words = tongue(language)
    game: Game | None = None
    try:
        parsed = build_parser(words).parse_args(asked)
        if getattr(parsed, "game", None):
            game, _ = find_game(parsed.game)
        return COMMANDS[parsed.command](parsed, words)
    except Refusal as refusal:
        assert game is not None
        return fail(game.refuse(language, refusal.clause, refusal.facts))
    except Mistake as mistake:
        return fail(words.say(mistake.key, **mistake.facts))
    except engine.EngineError as error:
        return fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # whoever read us has left: nothing to tell them
        return 0
    except KeyboardInterrupt:
        print(f"\n{words.say('cli-interrupted')}", file=sys.stderr)
        return INTERRUPTED


def fail(line: str) -> int:
    print(f"flibuste: {line}", file=sys.stderr)
    return WRONG


def warn_if_slow() -> None:
    note = engine.notice()
    if note is not None:
        print(note, file=sys.stderr)


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))


def table_of(asked: Namespace) -> tuple[Game, Setup]:
    """The game and the table that the arguments ask for."""
    game, edition = find_game(asked.game)
    return game, game.setup(asked.edition or edition, asked.seats, wishes_of(asked))


# Commands


def show_games(asked: Namespace, words: Tongue) -> int:
    if asked.json:
        print_json([describe(game, words.language) for game in GAMES])
        return 0
    console = Console()
    for game in GAMES:
        said = game.tongue(words.language)
        console.print(f"[bold]{game.name}[/] — {said.say('game-line')}", highlight=False)
        facts = Table(show_header=False, box=None, padding=(0, 2))
        facts.add_row(words.say("cli-seats"), ", ".join(str(count) for count in game.seat_counts))
        for edition in game.editions:
            facts.add_row(words.say("cli-edition"), f"{edition}: {said.say(f'edition-{edition}')}")
        for option in game.options:
            facts.add_row(option.name, f"{said.say(f'option-{option.name}')} [dim]({', '.join(option.values)})[/]")
        console.print(facts, highlight=False)
    return 0


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


def show_rules(asked: Namespace, words: Tongue) -> int:
    game, _ = find_game(asked.game)
    clauses = rulebook.clauses(game.name, words.language)
    if asked.clause:
        wanted = asked.clause.upper()
        if wanted.isdigit():
            wanted = game.clause(int(wanted))
        if wanted not in clauses:
            raise Mistake("unknown-clause", {"clause": asked.clause, "game": game.name})
        clauses = {wanted: clauses[wanted]}
    if asked.json:
        print_json(clauses)
    elif asked.clause:
        [(name, text)] = clauses.items()
        Console().print(Markdown(f"**{name}** {text}"))
    else:
        text = rulebook.rulebook_text(game.name, words.language)
        console = Console()
        with console.pager(styles=True) if sys.stdout.isatty() else console:
            console.print(Markdown(text))
    return 0


def play_game(asked: Namespace, words: Tongue) -> int:
    warn_if_slow()
    if asked.resume is not None:
        place, match = unfinished(asked.resume)
    else:
        if asked.game is None:
            raise Mistake("cli-no-game", {"known": ", ".join(game.name for game in GAMES)})
        game, setup = table_of(asked)
        match = Match(game, setup, fair_chance(setup.seats, asked.seed), players(asked, setup.seats, words))
        place = Path(asked.save) if asked.save else shelf.new_place(game.name)
    seed = secrets.randbits(63) if asked.seed is None else asked.seed
    return play(match, place, words.language, FastRng(seed), confirm=asked.confirm)


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


def players(asked: Namespace, seats: int, words: Tongue) -> list[Player]:
    """The people asked for take the first seats, bots the others."""
    people = [name.strip() for name in asked.people.split(",")] if asked.people else [words.say("cli-your-name")]
    if len(people) > seats:
        raise Mistake("cli-too-many-people", {"people": len(people), "seats": seats})
    if not all(name and name.isprintable() for name in people):
        raise Mistake("cli-bad-name")
    free = [name for name in BOT_NAMES if name not in people]
    return [Player(name, PERSON) for name in people] + [Player(name, "dice") for name in free[: seats - len(people)]]


def run_simulation(asked: Namespace, words: Tongue) -> int:
    warn_if_slow()
    game, setup = table_of(asked)
    records = Path(asked.records) if asked.records else None
    if records is not None:
        try:
            records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Mistake("cli-no-folder", {"folder": str(records), "reason": error.strerror or ""}) from None
    job = simulate.Job(game.name, setup, asked.seed, 0, asked.games, asked.audit, records)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(game.name, total=asked.games)
        try:
            part = simulate.simulate(job, asked.workers, lambda games: progress.update(bar, completed=games))
        except simulate.AuditError as error:
            progress.stop()
            print(f"flibuste: {error}", file=sys.stderr)
            return 1
    figures = simulate.report(game, setup, part)
    if asked.json:
        print_json(figures)
    else:
        show_figures(game, words, figures)
    return 0


def show_figures(game: Game, words: Tongue, figures: dict[str, Any]) -> None:
    console = Console()
    head = Table(show_header=False, box=None, padding=(0, 2))
    for key in ("edition", "seats", "games", "decisions", "seconds", "games_per_s", "decisions_per_s", "engine"):
        head.add_row(words.say(f"cli-figure-{key.replace('_', '-')}"), shown(words, figures[key]))
    head.add_row(words.say("cli-figure-checksum"), f"{figures['checksum']:08x}")
    for name, count in figures["end_reasons"].items():
        head.add_row(game.tongue(words.language).say(f"reason-{name}"), percent(words, count / figures["games"]))
    console.print(head, highlight=False)
    seats = Table(box=None, padding=(0, 2))
    for key in ("cli-figure-seat", "cli-figure-mean-score", "cli-figure-wins", ""):
        seats.add_column(words.say(key) if key else "")
    for seat, (mean, wins) in enumerate(zip(figures["mean_scores"], figures["wins_by_seat"], strict=True)):
        share = wins / figures["games"]
        seats.add_row(str(seat), words.number(round(mean, 2)), percent(words, share), "█" * round(40 * share))
    console.print(seats, highlight=False)


def shown(words: Tongue, value: str | float) -> str:
    return value if isinstance(value, str) else words.number(value)


def percent(words: Tongue, share: float) -> str:
    return f"{words.number(round(100 * share, 1))} %"


def run_replay(asked: Namespace, words: Tongue) -> int:
    match = record.load(Path(asked.file))
    return replay(match, words.language, upto=asked.to, seat=asked.seat)


def verify_record(asked: Namespace, words: Tongue) -> int:
    match = record.load(Path(asked.file))
    fair = isinstance(match.chance, FairChance)
    figures = {
        "file": asked.file,
        "game": match.game.name,
        "edition": match.setup.edition,
        "seats": match.setup.seats,
        "decisions": len(match.entries),
        "over": match.turn is None,
        "ending": match.ending or None,
        "scores": match.scores() if match.turn is None else None,
        "commitment": match.chance.commitment if isinstance(match.chance, FairChance) else None,
    }
    if asked.json:
        print_json(figures)
        return 0
    print(words.say("cli-verified", file=asked.file, decisions=len(match.entries)))
    if match.turn is None:
        scores = ", ".join(f"{name} {score}" for name, score in zip(match.names, match.scores(), strict=True))
        print(words.say("cli-verified-over", scores=scores))
    else:
        print(words.say("cli-verified-running"))
    if fair:
        print(words.say("cli-verified-fair", commitment=str(figures["commitment"])))
    return 0


def run_bench(asked: Namespace, words: Tongue) -> int:
    names = [find_game(asked.game)[0].name] if asked.game else [game.name for game in GAMES]
    figures = [row for name in names for row in bench.measure_both(name)]
    if asked.json:
        print_json(figures)
        return 0
    board = Table(box=None, padding=(0, 2))
    board.add_column("")
    for row in figures:
        board.add_column(f"{row['game']}, {row['engine']}", justify="right")
    for key in [key for key in figures[0] if key not in ("game", "engine")]:
        label = words.say(f"cli-figure-{key.replace('_', '-')}")
        board.add_row(label, *(shown(words, row[key]) for row in figures))
    Console().print(board, highlight=False)
    return 0


COMMANDS: dict[str, Callable[[Namespace, Tongue], int]] = {
    "games": show_games,
    "rules": show_rules,
    "play": play_game,
    "simulate": run_simulation,
    "replay": run_replay,
    "verify": verify_record,
    "bench": run_bench,
}
