"""Drawing what a seat sees: a drawer for each game that has one of its own, and a plain one for all others."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from flibuste.kernel.game import Teller
from flibuste.terminal.draw.bordee import BordeeDrawer
from flibuste.terminal.draw.corsari import CorsariDrawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.korsair import KorsairDrawer
from flibuste.terminal.draw.stortebeker_close import FittingDrawer

DRAWERS: dict[str, type[Drawer]] = {
    "korsair": KorsairDrawer,
    "corsari": CorsariDrawer,
    "stortebeker": FittingDrawer,
    "bordee": BordeeDrawer,
}


def find_drawer(teller: Teller, console: Console, levels: Sequence[str] = ()) -> Drawer:
    """For the game and the beholder of this teller; the levels of the bots are shown by their names."""
    return DRAWERS.get(teller.game.name, Drawer)(teller, console, levels)
