"""Drawing what a seat sees: a drawer for each game that has one of its own, and a plain one for all others."""

from __future__ import annotations

from rich.console import Console

from flibuste.kernel.game import Teller
from flibuste.terminal.draw.bordee import BordeeDrawer
from flibuste.terminal.draw.corsari import CorsariDrawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.korsair import KorsairDrawer

DRAWERS: dict[str, type[Drawer]] = {"korsair": KorsairDrawer, "corsari": CorsariDrawer, "bordee": BordeeDrawer}


def find_drawer(teller: Teller, console: Console) -> Drawer:
    """For the game and the beholder of this teller."""
    return DRAWERS.get(teller.game.name, Drawer)(teller, console)
