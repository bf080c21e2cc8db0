"""A drawer: plain but complete for any game. Games with a drawer of their own improve on it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.kernel.game import Teller
from flibuste.kernel.state import OVER, Sight
from flibuste.kernel.tongue import plain
from flibuste.terminal.draw.ink import BRASS, in_columns, signs


class Drawer:
    """Draws for one beholder, a seat or a watcher, from its sight alone."""

    in_ledger: tuple[int, ...] = ()  # kinds of events that the ledger tells better
    on_table: tuple[int, ...] = ()  # and those that the table shows anyway

    def __init__(self, teller: Teller, console: Console, levels: Sequence[str] = ()) -> None:
        self.teller = teller
        self.game = teller.game
        self.names = teller.names
        self.levels = levels or [""] * len(teller.names)  # of bots by seat; "" for a person
        self.beholder = teller.beholder
        self.say = teller.tongue.say
        self.console = console
        self.signs = signs(console)

    @property
    def width(self) -> int:
        return self.console.width

    def table(self, sight: Sight) -> RenderableType:
        """All that lies open, and what the beholder holds."""
        lines = []
        for title, below in self.teller.scene(sight):
            lines += [title, *(f"  {line}" for line in below)]
        return Text("\n".join(lines))

    def asked(self, sight: Sight) -> Text:
        """Whose turn it is, to which the drawer of a game adds what is asked."""
        turn = self.teller.whose_turn(sight)
        if sight.turn == OVER:
            return Text(turn, "bold")
        return Text.assemble((f"{self.signs.lantern} ", f"bold {BRASS}"), (turn, "bold"))

    def answer(self, sight: Sight, request: str) -> RenderableType | None:
        """What this game alone knows how to answer; None where it has no answer."""
        return None

    def order(self, sight: Sight) -> list[int]:
        """The beholder's legal decisions as they are numbered."""
        return [int(action) for action in sight.actions()]

    def notation(self, action: int) -> Text:
        """A decision as it can be typed."""
        return Text(self.game.say(action))

    def meant(self, sight: Sight, text: str) -> int | None:
        """The legal decision that is shown so; None where there is none."""
        shown = {plain(self.notation(action).plain): action for action in self.order(sight)}
        return shown.get(plain(text))

    def choices(self, sight: Sight, room: int) -> RenderableType:
        """The numbered decisions: in full where they fit into so many lines, else in the notation alone."""
        order = self.order(sight)
        if len(order) <= room:
            return self.in_full(sight, order)
        digits = len(str(len(order)))
        parts = [
            Text.assemble((f"{number:>{digits}}", "bold"), " ", self.notation(action))
            for number, action in enumerate(order, 1)
        ]
        return in_columns(parts, self.width, gap=3)

    def in_full(self, sight: Sight, order: Sequence[int]) -> Table:
        notations = [self.notation(action) for action in order]
        digits = len(str(len(order)))
        taken = digits + max((notation.cell_len for notation in notations), default=0) + 2
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis", max_width=max(1, self.width - taken))
        for number, (action, notation) in enumerate(zip(order, notations, strict=True), 1):
            grid.add_row(str(number), notation, Text(self.teller.decision(sight, action)))
        return grid

    def ledger(self, sight: Sight, scores: Sequence[int]) -> RenderableType:
        """How the game came out."""
        grid = Table.grid(padding=(0, 2))
        for name, score in zip(self.names, scores, strict=True):
            grid.add_row(Text(name), str(score))
        return grid
