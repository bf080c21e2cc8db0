"""All games there are, one line each."""

from __future__ import annotations

from flibuste.games.bordee.game import Bordee
from flibuste.games.corsari.game import Corsari
from flibuste.games.korsair.game import Korsair
from flibuste.games.stortebeker.game import Stortebeker
from flibuste.kernel.game import Game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import plain

GAMES: tuple[Game, ...] = (Korsair(), Corsari(), Stortebeker(), Bordee())


def find_game(name: str) -> tuple[Game, str | None]:
    """The game of that name; the name of an edition finds its game and that edition. Accents and capitals are free."""
    wanted = plain(name)
    for game in GAMES:
        if wanted == game.name:
            return game, None
        if wanted in game.editions:
            return game, wanted
    known = [edition for game in GAMES for edition in game.editions]
    raise Mistake("unknown-game", {"game": name, "known": ", ".join(known)})
