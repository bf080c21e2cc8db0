"""A Störtebeker table where the screen is low: the same facts on fewer lines, goods by their first letters."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from flibuste.kernel.state import Sight
from flibuste.terminal.draw.ink import BRASS, flow
from flibuste.terminal.draw.stortebeker import INKS, StortebekerDrawer
from flibuste.terminal.screen import clip

View = dict[str, Any]

LETTERS = 3  # enough to tell the goods apart in French and in English
NAME = 8


class FittingDrawer(StortebekerDrawer):
    """Draws at large where that leaves room for the choices, and closely on a screen too low for it."""

    def table(self, sight: Sight) -> RenderableType:
        large = super().table(sight)
        if not self.console.is_terminal or self.height_of(large) <= self.room_for_table(sight):
            return large
        return CloseDrawer(self.teller, self.console, self.levels).table(sight)

    def room_for_table(self, sight: Sight) -> int:
        """What is asked, all that may be decided in its shortest form, and the line to type on come below."""
        below = Group(self.asked(sight), self.choices(sight, 0)) if sight.turn == self.beholder else self.asked(sight)
        return self.console.height - self.height_of(below) - 1

    def height_of(self, drawing: RenderableType) -> int:
        return len(self.console.render_lines(drawing, pad=False))


class CloseDrawer(StortebekerDrawer):
    def name(self, seat: int) -> str:
        return self.say("table-you") if seat == self.beholder else clip(self.names[seat], NAME)

    def ink(self, kind: str) -> Text:
        return Text(self.say(f"card-{kind}")[:LETTERS], INKS[kind])

    def card(self, card: str) -> Text:
        kind = card.removesuffix("*")
        return Text.assemble(self.ink(kind), card[len(kind) :]) if kind in INKS else Text(card, "bold")

    def rivals(self, view: View) -> Text:
        """One after the other, in the order of their turns."""
        return flow([self.rival_line(view, seat) for seat in self.others(view)], self.width, " · ")

    def rival_line(self, view: View, seat: int) -> Text:
        facts = view["seats"][seat]
        parts = [self.lit_name(view, seat), Text(self.say("table-cards", count=facts["size"])), *self.riches(facts)]
        known = [*facts["known"], *(entry["card"] for entry in facts["recalled"])]
        if known:
            parts += [Text(self.say("table-known", cards="").strip(), "dim"), *map(self.card, known)]
        return Text(" ").join(parts)

    def lit_name(self, view: View, seat: int) -> Text:
        lantern = f"{self.signs.lantern} " if view["turn"] == seat else ""
        return Text.assemble((lantern, f"bold {BRASS}"), (self.name(seat), "bold"))

    def own_hand(self, view: View) -> Text:
        facts = view["seats"][self.beholder]
        parts = [self.lit_name(view, self.beholder), *map(self.card, facts["cards"])]
        if view["reserve"] and view["active"] == self.beholder:
            parts += [Text(self.say("table-reserve"), "dim"), *map(self.card, view["reserve"])]
        return flow([*parts, *self.riches(facts)], self.width)

    def at_sea(self, view: View, slot: int, ship: View | None) -> list[RenderableType]:
        """A ship and all its sides, one after the other."""
        if ship is None:
            return super().at_sea(view, slot, ship)
        head = Text(" ").join([Text(str(slot), "bold"), *self.ship(ship), *self.marks(view, slot, ship)])
        sides = [self.side(seat, side) for seat, side in enumerate(ship["sides"]) if side["cards"] or side["hidden"]]
        return [flow([head, *(Text(" ").join([Text("|", "dim"), *side]) for side in sides)], self.width)]

    def ship(self, ship: View) -> list[Text]:
        return [part for part in super().ship(ship) if part.plain != self.say("table-needs")]

    def lacking(self, side: View) -> list[Text]:
        """How many: the ship's needs stand beside it."""
        return [Text(f"{self.signs.minus}{side['lacks']}", "dim")]

    def coming(self, view: View) -> Text:
        if not view["ahead"]:
            return super().coming(view)
        ships = [Text(" ").join(self.ship(ship)) for ship in view["ahead"]]
        return flow([Text(self.say("table-next"), "dim"), *ships], self.width)
