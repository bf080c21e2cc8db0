"""A Bordée table for a screen with few lines: ships side by side, and nothing said twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from flibuste.games.bordee.notation import SUIT_LETTERS
from flibuste.games.bordee.sight import Sight
from flibuste.terminal.draw.ink import BRASS, flow, join
from flibuste.terminal.screen import clip

if TYPE_CHECKING:
    from flibuste.terminal.draw.bordee import BordeeDrawer

View = dict[str, Any]

DRAFTS = ("REPUTATION", "TRICKS")
NARROW = 60  # columns: too few for two ships side by side


class LowTable:
    """The same facts as the roomy table has, drawn with the help of its drawer."""

    def __init__(self, drawer: BordeeDrawer, sight: Sight, own: int) -> None:
        self.drawer = drawer
        self.say = drawer.say
        self.sight = sight
        self.view: View = drawer.game.view(sight)
        self.seats = (1 - own, own)
        self.own = own
        self.sink = int(sight.table.articles.parts.sink_at)
        self.drafting = self.view["decision"] in DRAFTS  # what is offered needs the room of the grids
        self.beside = drawer.width >= NARROW
        self.width = (drawer.width - 2) // 2 if self.beside else drawer.width

    def draw(self, given_up: int) -> Group:
        """Where room is short, combinations are given up first, then the header, then the names of tricks."""
        parts: list[RenderableType] = [self.drawer.header(self.view)] if given_up < 2 else []
        ships = [self.ship(seat) for seat in self.seats]
        board = Table.grid(padding=(0, 2, 0, 0))
        if self.beside:
            board.add_column(width=self.width)
            board.add_row(*ships)
        else:
            for ship in ships:
                board.add_row(ship)
        parts.append(board)
        parts += [self.aim(seat) for seat in self.seats if self.view["ships"][seat]["targets"]]
        if self.view["ships"][self.own]["targets"] and not self.drafting:
            parts.append(self.drawer.grids(self.sight, self.own, self.view["ships"][self.own]))
        if self.drawer.beholder >= 0 and self.view["number"] > 0:
            parts.append(self.hand(given_up < 1, given_up < 3))
        elif self.view["tricks"]:
            parts.append(flow(self.drawer.own_tricks(self.view), self.drawer.width, "  "))
        return Group(*parts)

    def ship(self, seat: int) -> Text:
        ship = self.view["ships"][seat]
        lines = [
            self.title(seat, ship),
            self.drawer.zones(ship, "decks"),
            self.drawer.zones(ship, "sails").append(self.broadsides(ship)),
            self.drawer.zones(ship, "hull").append(f"{ship['missingPlanks']}/{self.sink}"),
            self.cannons(ship),
            self.tracks(ship),
            *self.modules(ship),
        ]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return join(lines, "\n")

    def title(self, seat: int, ship: View) -> Text:
        lit = self.view["turn"] == seat
        facts = self.say("table-cards", count=ship["hand"]["size"], limit=ship["hand"]["limit"], deck=ship["deck"])
        mark = f"{self.drawer.signs.lantern} " if lit else ""
        room = self.width - len(facts) - 4
        name = self.drawer.named_seat(seat, max(6, room))
        level = self.drawer.levels[seat]
        if level and len(name) + len(level) + 3 <= room:
            name += f" ({level})"
        return Text.assemble((mark, f"bold {BRASS}"), (name, "bold"), f", {facts}")

    def broadsides(self, ship: View) -> str:
        covered = ship["tracks"]["broadside"]
        left = "".join("×" if letter in covered else self.drawer.suit(letter) for letter in SUIT_LETTERS)
        return self.say("table-track-broadside", left=left)

    def cannons(self, ship: View) -> Text:
        row = Text()
        for side, cannon in zip(("BOW", "STERN"), ship["cannons"], strict=True):
            if cannon["type"] is None:
                continue
            active = ship["active"] == side
            row.append(self.drawer.signs.taker if active else " ", BRASS)
            row.append(self.say(f"ctype-{cannon['type'].lower()}"), "bold" if active else "")
            discs = [self.drawer.disc(name) for name in cannon["discs"]]
            row.append(f"[{''.join(discs + ['_'] * (cannon['capacity'] - len(discs)))}] ")
        return row

    def tracks(self, ship: View) -> Text:
        """The values that are left, in runs."""
        left = {
            name: runs([value for value in range(1, 11) if value not in ship["tracks"][name]])
            for name in ("lurch", "dodge")
        }
        return Text(" ".join(self.say(f"table-low-{name}", left=values) for name, values in left.items()))

    def modules(self, ship: View) -> list[Text]:
        parts = []
        if ship["reputation"]:
            parts.append(self.say(f"rep-{ship['reputation']}"))
        if ship["tricks"]:
            parts.append(self.say("table-tricks", count=ship["tricks"]))
        return [Text(" · ".join(parts), "italic")] if parts else []

    def aim(self, seat: int) -> Text:
        """What a seat aims at, what lies beside its target cards, and what a shot would do now."""
        ship = self.view["ships"][seat]
        zone = self.say(f"the-zone-{ship['target'].lower().replace('_', '-')}")
        who = clip(self.drawer.names[seat], 12)
        words = [Text(self.say("table-low-aims", who=who, zone=zone), "dim")]
        for target in ship["targets"]:
            sides = [self.drawer.placed(target[side]) for side in ("left", "bottom")]
            result = self.say(f"result-{target['result'].lower()}")
            words.append(Text.assemble(sides[0], "/", sides[1], f" {result}"))
        words.append(Text(self.say("table-low-shot", damage=self.drawer.damage(ship)), "bold"))
        line = join(words, "  ")
        line.truncate(self.drawer.width, overflow="ellipsis")
        return line

    def hand(self, with_combinations: bool, with_names: bool) -> Text:
        cards = self.view["ships"][self.own]["hand"]["cards"]
        parts = [Text(self.say("table-hand"), "dim"), *(self.drawer.card(card) for card in cards)]
        if self.view["tricks"]:
            numbers = [Text(f"{number:02}") for number in self.view["tricks"]]
            label, *names = self.drawer.own_tricks(self.view)
            parts += [Text("· ") + label, *(names if with_names else numbers)]
        if with_combinations:
            found = self.drawer.combinations(self.view).plain.replace("\n", " · ")
            parts.append(Text(f"· {found}", "dim italic"))
        return flow(parts, self.drawer.width, " ")


def runs(values: list[int]) -> str:
    """1-3 7 9-10"""
    parts: list[list[int]] = []
    for value in values:
        if parts and parts[-1][-1] == value - 1:
            parts[-1].append(value)
        else:
            parts.append([value])
    return " ".join(f"{part[0]}-{part[-1]}" if len(part) > 1 else str(part[0]) for part in parts) or "×"
