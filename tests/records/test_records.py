"""Whole games on file: each is checked, replays to its written end, and comes out byte for byte when written again."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.game import Game
from flibuste.table.chance import FairChance, FastChance, OrderChance
from flibuste.table.match import Match
from flibuste.table.record import load, save, write
from tests.games.korsair import vectors
from tests.games.korsair.engine import EngineGame
from tests.games.korsair.vectors import TV_1
from tests.records.make import FOLDER, records

RECORDS = sorted(FOLDER.glob("*/*.record"))
each_record = pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in RECORDS])


@each_record
def test_a_record_replays_and_is_written_the_same(path: Path, tmp_path: Path) -> None:
    match = load(path)
    assert write(match).encode() == path.read_bytes()
    assert match.game.name == path.parent.name
    assert find_game(match.game.name)[0].version == match.game.version
    ends = [line for line in path.read_text("utf-8").splitlines() if line.startswith("end ")]
    if match.turn is None:
        assert ends == [f"end {match.ending} {' '.join(map(str, match.scores()))}"]
    else:
        assert ends == []
    again = tmp_path / "deep" / "copy.record"
    save(match, again)
    save(match, again)
    assert again.read_bytes() == path.read_bytes()
    assert [each.name for each in again.parent.iterdir()] == ["copy.record"]


@each_record
def test_a_record_goes_on_from_any_decision(path: Path) -> None:
    """What a replay shows at each step is what was seen in play."""
    match = load(path)
    told = [[(event.what, event.facts) for event in entry.events] for entry in match.entries]
    half = len(match.entries) // 2
    later = [(entry.seat, entry.action) for entry in match.entries[half:]]
    match.rewind(half)
    for seat, action in later:
        match.decide(seat, action)
    assert [[(event.what, event.facts) for event in entry.events] for entry in match.entries] == told


@pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in GAMES])
def test_every_end_of_every_table_is_on_file(game: Game) -> None:
    """Every edition, seat count and mode with every reason to end; fast, fair and given deals."""
    matches = [load(path) for path in RECORDS if path.parent.name == game.name]
    seen = {mark(match) for match in matches if match.turn is None}
    tables = {(edition, seats, teams) for edition, seats, teams, _ in seen}
    assert {edition for edition, *_ in tables} == set(game.editions)
    assert {seats for _, seats, _ in tables} == set(game.seat_counts)
    assert seen == {(*table, ending) for table in tables for ending in game.endings[1:]}
    assert {type(match.chance) for match in matches} == {FastChance, FairChance, OrderChance}


def mark(match: Match) -> tuple[str, int, str, str]:
    mode = " ".join(match.setup.options.get(name, "") for name in ("teams", "reputations", "tricks"))
    return match.setup.edition, match.setup.seats, mode, match.ending


def test_the_records_are_those_the_script_makes() -> None:
    """tests/records/make.py; so nobody has to ask where a record comes from."""
    made = records()
    assert set(made) == {path.relative_to(FOLDER).as_posix() for path in RECORDS}
    for name, text in made.items():
        assert (FOLDER / name).read_text("utf-8") == text, name


def test_tv_1_the_rulebooks_example_is_on_file() -> None:
    """TV-1: 18 actions of six rounds, exactly as the book tells them; unfinished, as the book leaves it."""
    match = load(FOLDER / "korsair" / "rulebook-example.record")
    game = vectors.run(Adapter(match), TV_1, "korsair")
    assert match.turn == 0
    assert len(match.entries) == 18
    assert list(game.scores()) == [6, 2, 3]


class Adapter:
    """Plays the record's match again, for the checks of the vector."""

    def __init__(self, match: Match) -> None:
        self.match = match

    def deal(self, deal: vectors.Deal, edition: str, options: object) -> EngineGame:
        from flibuste.games.korsair.rules import State

        state = self.match.game.dealer(self.match.setup).deal(self.match.chance.rng())
        assert isinstance(state, State)
        game = EngineGame(state)
        told = [f"{'ABC'[entry.seat]} {self.match.game.say(entry.action)}" for entry in self.match.entries]
        assert told == [line for line in TV_1.script if isinstance(line, str)]
        return game

    def build(self, position: vectors.Position, edition: str, options: object) -> EngineGame:
        raise AssertionError("a record begins with its deal, never with a position")
