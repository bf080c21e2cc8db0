"""A match as a short text: what was agreed, where chance came from, and one line a decision. It replays for ever.

Chance is one of three. `chance fast`: a simulated game, dealt by the number in the line `seed`. `chance fair`: a game
among people, dealt from the table's seed and a contribution of each seat; the commitment was known before the deal.
`chance order`: a deal given beforehand, such as a book's example; the line `order` names every card, top card first.

A record can be written in one way only: what is read must come out the same when written again.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from dataclasses import dataclass, replace
from pathlib import Path

from flibuste.games.catalogue import find_game
from flibuste.kernel.data import read_json
from flibuste.kernel.game import Game, Setup
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.table.chance import Chance, FairChance, FastChance, OrderChance
from flibuste.table.match import Match, Player

TITLE = "flibuste record 1"
LONGEST = 1_000_000  # bytes; a real record has a few thousand


def write(match: Match) -> str:
    """The record of a match, finished or not."""
    game, setup = match.game, match.setup
    lines = [TITLE, f"game {game.name}", f"rules {game.version}", f"edition {setup.edition}", f"seats {setup.seats}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += _write_data(game, setup)
    lines += _write_chance(game, match.chance)
    lines += [f"player {player.kind} {player.name}" for player in match.players]
    lines.append(f"decisions {len(match.entries)}")
    lines += [f"{entry.seat} {game.say(entry.action)}" for entry in match.entries]
    if match.turn is None:
        lines.append(f"end {match.ending} {' '.join(str(score) for score in match.scores())}")
    return "\n".join([*lines, f"sum {_sum(lines)}"]) + "\n"


def _write_data(game: Game, setup: Setup) -> list[str]:
    """The game's own component data, present or past, is named by its digest; nobody else may have other data."""
    name = game.data_digest(setup)
    if name is None:
        return []
    ours = setup.data == "" or name in game.earlier_data
    return [f"data {name if ours else setup.data}"]


def _write_chance(game: Game, chance: Chance) -> list[str]:
    if isinstance(chance, FastChance):
        return ["chance fast", f"seed {chance.seed}"]
    if isinstance(chance, OrderChance):
        return ["chance order", f"order {' '.join(game.cards[card] for card in chance.order)}"]
    contributions = [f"contribution {text}" for text in chance.contributions]
    return ["chance fair", f"commitment {chance.commitment}", f"seed {chance.seed.hex()}", *contributions]


def _sum(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def save(match: Match, path: Path) -> None:
    """Write the record in one piece: whoever looks finds the old one or the new one, never half of one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(write(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    finally:
        with contextlib.suppress(FileNotFoundError):  # it has its own name by now, unless something went wrong
            os.unlink(name)


def load(path: Path) -> Match:
    """The match of a record file, checked from the first line to the last."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise Mistake("record-missing", {"file": str(path)}) from None
    except OSError as error:
        raise Mistake("record-unreadable", {"file": str(path), "reason": error.strerror or str(error)}) from None
    if len(data) > LONGEST:
        raise Mistake("record-too-long", {"file": str(path)})
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Mistake("record-not-utf8", {"line": line}) from None
    return read(text)


def read(text: str) -> Match:
    """The match a record tells of. Raises Mistake with the line that is wrong, and why."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError as error:
        raise Mistake("record-not-utf8", {"line": text.count("\n", 0, error.start) + 1}) from None
    return _Reader(text.split("\n")).match()


@dataclass
class _Reader:
    """Goes through a record line by line; `number` counts from 1, for people."""

    lines: list[str]
    number: int = 0

    def match(self) -> Match:
        if self.lines[0] != TITLE:
            raise Mistake("record-not-one", {"line": 1})
        if len(self.lines) < 3 or self.lines[-1] != "" or not self.lines[-2].startswith("sum "):
            raise Mistake("record-cut", {"line": len(self.lines) - (self.lines[-1] == "")})
        self.number = 1
        game, setup = self.agreement()
        chance = self.chance(game, setup.seats)
        chance_line = self.number
        players = [self.player() for _ in range(setup.seats)]
        try:
            match = Match(game, setup, chance, players)
        except Mistake:
            self.number = chance_line
            raise self.wrong("record-order") from None
        for _ in range(self.integer("decisions")):
            self.decision(match)
        self.end(match)
        if self.take("sum") != _sum(self.lines[: self.number - 1]):
            raise self.wrong("record-changed")
        if self.number != len(self.lines) - 1:
            raise self.wrong("record-more")
        self.compare(write(match).split("\n"))
        return match

    def compare(self, expected: list[str]) -> None:
        """A number with zeros before it, a game under another name: one match has one record."""
        for number, (line, right) in enumerate(zip(self.lines, expected, strict=True), start=1):
            if line != right:
                raise Mistake("record-notation", {"line": number, "found": line[:40], "expected": right[:40]})

    def wrong(self, key: str, **facts: str | int) -> Mistake:
        return Mistake(key, {"line": self.number, **facts})

    def next_line(self) -> str:
        self.number += 1
        if self.number >= len(self.lines):
            raise self.wrong("record-cut")
        return self.lines[self.number - 1]

    def take(self, key: str) -> str:
        """The rest of the next line, which must begin with `key`."""
        line = self.next_line()
        if not line.startswith(f"{key} "):
            raise self.wrong("record-expected", expected=key, found=line[:40])
        return line[len(key) + 1 :]

    def integer(self, key: str) -> int:
        text = self.take(key)
        if not text.isascii() or not text.isdigit() or len(text) > 19:
            raise self.wrong("record-number", found=text[:40])
        return int(text)

    def agreement(self) -> tuple[Game, Setup]:
        name = self.take("game")
        version_line = self.number + 1
        version = self.integer("rules")
        edition = self.take("edition")
        seats = self.integer("seats")
        try:
            game, _ = find_game(name)
            if version != game.version:
                self.number = version_line
                raise self.wrong("record-rules", version=version, ours=game.version)
            wishes = {option.name: self.take(f"option {option.name}") for option in game.options}
            setup = game.setup(edition, seats, wishes)
            return game, replace(setup, data=self.data(game, setup))
        except Refusal as refusal:
            raise self.wrong("record-refused", clause=game.clause(refusal.clause)) from None
        except Mistake as mistake:
            raise mistake if "line" in mistake.facts else self.wrong("record-setup", reason=mistake.key) from None

    def data(self, game: Game, setup: Setup) -> str:
        if game.data_digest(setup) is None:
            return ""
        text = self.take("data")
        if text.startswith("{"):
            return game.adopt(read_json(text, "record", self.number))
        data = game.find_data(text)
        if data is None:
            raise self.wrong("record-data")
        return data

    def chance(self, game: Game, seats: int) -> Chance:
        kind = self.take("chance")
        if kind == "fast":
            return FastChance(self.integer("seed"))
        if kind == "order":
            names = self.take("order").split(" ")
            if not set(names) <= set(game.cards):
                raise self.wrong("record-order")
            return OrderChance(tuple(game.cards.index(name) for name in names))
        if kind != "fair":
            raise self.wrong("record-expected", expected="chance fair", found=kind[:40])
        committed = self.take("commitment")
        text = self.take("seed")
        seed_line = self.number
        try:
            seed = bytes.fromhex(text)
        except ValueError:
            raise self.wrong("record-number", found=text[:40]) from None
        chance = FairChance(seed, tuple(self.take("contribution") for _ in range(seats)))
        if chance.commitment != committed:
            self.number = seed_line
            raise self.wrong("record-commitment")
        return chance

    def player(self) -> Player:
        kind, _, name = self.take("player").partition(" ")
        return Player(name, kind)

    def decision(self, match: Match) -> None:
        seat, _, text = self.next_line().partition(" ")
        if match.turn is None or seat != str(match.turn):
            raise self.wrong("record-turn", seat=seat[:20], turn="-" if match.turn is None else match.turn)
        try:
            action = match.game.read(text)
            if match.game.say(action) != text:
                raise self.wrong("record-notation", found=text[:40], expected=match.game.say(action))
            match.decide(int(seat), action)
        except Refusal as refusal:
            raise self.wrong("record-illegal", text=text, clause=match.game.clause(refusal.clause)) from None
        except Mistake as mistake:
            raise mistake if "line" in mistake.facts else self.wrong("record-unknown", text=text[:40]) from None

    def end(self, match: Match) -> None:
        """The end line is there exactly when the match is over, and says how it came out."""
        if match.turn is not None:
            return
        expected = f"{match.ending} {' '.join(str(score) for score in match.scores())}"
        if self.take("end") != expected:
            raise self.wrong("record-end", expected=expected)
