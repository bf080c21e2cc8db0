"""The levels of play, the same names in all games and clients, from cabin boy to admiral."""

from __future__ import annotations

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.players.budget import Budget
from flibuste.players.dice import Dice
from flibuste.players.endgame import Solver
from flibuste.players.ismcts import Searcher
from flibuste.players.player import Player, Sailor
from flibuste.players.sense.base import Sense
from flibuste.players.sense.bordee import BordeeSense
from flibuste.players.sense.corsari import CorsariSense
from flibuste.players.sense.korsair import KorsairSense
from flibuste.players.sense.stortebeker import StortebekerSense
from flibuste.players.thinker import Thinker

GAMES_WITH_SENSE = ("korsair", "corsari", "stortebeker", "bordee")
LEVELS = ("dice", "mousse", "matelot", "second", "capitaine", "amiral")
TEXTBOOK = "textbook"  # nobody's opponent: the plain form of our search, to measure it by in the arena
MILLISECONDS = {"second": 100.0, "capitaine": 500.0, "amiral": 2000.0, TEXTBOOK: 2000.0}  # a decision, on one core
ATTENTION = {"second": 0.55, "capitaine": 0.90}  # share of its decisions in which a level looks ahead; the others: all
TAUGHT = ("amiral",)  # who judges positions by what a network has learned, where a game has one; the others: by hand
GOING_BY_SENSE = ("mousse", "matelot")
MOUSSE_WHIM = 0.5  # a child's mistakes


def sense_of(game: str, taught: bool = True) -> Sense | None:
    """The sense of a game, where somebody has written one; with what a network has learned, or without."""
    if game == "korsair":
        return KorsairSense(taught=taught)
    if game == "corsari":
        return CorsariSense()
    if game == "stortebeker":
        return StortebekerSense()
    if game == "bordee":
        return BordeeSense()
    return None


def levels_of(game: str) -> tuple[str, ...]:
    """Without a sense nobody goes by it, but one can still roll dice and look ahead."""
    return LEVELS if game in GAMES_WITH_SENSE else tuple(level for level in LEVELS if level not in GOING_BY_SENSE)


def usual_level(game: str) -> str:
    return "matelot" if game in GAMES_WITH_SENSE else "second"


def check_level(level: str, game: str) -> None:
    if level not in levels_of(game):
        raise Mistake("unknown-level", {"level": level, "known": ", ".join(levels_of(game))})


def make_player(level: str, game: str, seed: int) -> Player:
    rng = FastRng(seed)
    if level == TEXTBOOK:
        return Thinker(rng, make_textbook(rng), None)
    check_level(level, game)
    sense = sense_of(game)
    if level in MILLISECONDS:
        return Thinker(rng, make_searcher(game, rng, level in TAUGHT), Solver(sense), ATTENTION.get(level, 1.0))
    if level == "dice" or sense is None:
        return Dice(rng)
    return Sailor(rng, sense, MOUSSE_WHIM if level == "mousse" else 0.0)


def make_searcher(game: str, rng: FastRng, taught: bool = True) -> Searcher:
    """Plays on by sense, as far as its outlook asks for; without a sense at random, to the end."""
    searcher = Searcher(rng, sense_of(game, taught))
    sense = searcher.sense
    if sense is not None:
        searcher.bias = 0.5
        searcher.foresight = sense.foresight
        searcher.whim = sense.whim
        searcher.patient = False
        searcher.scale = sense.scale
    return searcher


def make_textbook(rng: FastRng) -> Searcher:
    """Single-observer information-set search as first described: random playouts, until nothing can change any more."""
    searcher = Searcher(rng, None)
    searcher.haste = 1.0
    return searcher


def make_onlooker(game: str, seed: int) -> Searcher:
    """Plays games out to their end by sense, with enough whims to meet the unexpected: for judging decisions."""
    searcher = Searcher(FastRng(seed), sense_of(game))
    searcher.whim = 0.1
    return searcher


def milliseconds_of(level: str) -> float:
    """What this level may think about a decision; 0 where it does not think."""
    return MILLISECONDS.get(level, 0.0)


def make_budget(level: str) -> Budget:
    return Budget(0, milliseconds_of(level))
