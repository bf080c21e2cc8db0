"""A Corsari table: rivals, the quay and its port, layouts, the hand by colours, and the ledger at the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.games.corsari.cards import value
from flibuste.games.corsari.crews import stowaway_count, stowaway_sum
from flibuste.games.corsari.decisions import FILL, FILL_DONE, named_colours
from flibuste.games.corsari.events import FITS, HAND_DEALT, TOOK_MALUS
from flibuste.games.corsari.sight import Sight as CorsariSight
from flibuste.games.corsari.words import COLOUR_NAMES, LETTERS, CorsariTeller
from flibuste.kernel.state import Sight
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.ink import BRASS, flow, join
from flibuste.terminal.screen import clip

View = dict[str, Any]

# By the letters of records; always with that of the language, so that nothing is lost without them.
INKS = {
    "R": "bold #ffffff on #b8322a",
    "O": "bold #0e1c26 on #e8873a",
    "Y": "bold #0e1c26 on #f0d03c",
    "G": "bold #ffffff on #2f7d4f",
    "A": "bold #0e1c26 on #7cc7e8",
    "B": "bold #ffffff on #2a4fa8",
    "V": "bold #ffffff on #7a3fa0",
    "P": "bold #0e1c26 on #f0a0b8",
    "S": "bold #0e1c26 on #b4bcc4",
    "N": "bold #ffffff on #7a5230",
}
BEST = ("best", "meilleur", "mieux")
NARROW_BOX = 22


class CorsariDrawer(Drawer):
    in_ledger = (TOOK_MALUS, FITS)
    on_table = (HAND_DEALT, TOOK_MALUS, FITS)  # whether somebody could lend is clear from what they then do

    def table(self, sight: Sight) -> RenderableType:
        view = self.game.view(sight)
        parts: list[RenderableType] = [self.header(view), self.rivals(view), *self.port(view)]
        parts += [self.layout(view, seat) for seat in self.in_order(view) if view["seats"][seat]["layout"]]
        if (
            view["captain"] is not None
            and view["open"]["colours"]
            and view["open"]["values"]
            and view["turn"] is not None
        ):
            parts.append(self.gaps(view))
        if self.beholder >= 0 and not view["seats"][self.beholder]["layout"]:
            parts.append(self.own_hand(view))
        return Group(*parts)

    def asked(self, sight: Sight) -> Text:
        line = super().asked(sight)
        if sight.turn == self.beholder:
            line.append(" " + self.teller.question(sight))
            if self.game.view(sight)["phase"] == "declare":
                line.append(f" {self.say('table-ask-best')}", "dim")
        return line

    def answer(self, sight: Sight, request: str) -> Text | None:
        """The best crew, when somebody asks for it."""
        if request.lower() not in BEST:
            return None
        best = self.game.view(sight)["best"]
        if best is None:
            return Text(self.say("table-best-none"), "italic")
        facts = {"crew": self.spell(best["crew"]), "sum": best["sum"], "count": best["count"]}
        said = self.say("table-best", **facts)
        if best["fills"]:
            said = self.say("table-best-fills", cards=" ".join(map(self.spell, best["fills"])), **facts)
        return Text(f"{said} {self.say('table-best-loads')}" if best["loads"] else said, "italic")

    def spell(self, name: str) -> str:
        """A card or a crew in the notation of records, as the beholder writes it."""
        assert isinstance(self.teller, CorsariTeller)
        return self.teller.spell(name)

    def header(self, view: View) -> Text:
        wave = self.signs.wave
        name = f"{wave}{wave} {self.say('game-name')} "
        number = self.say("table-last-round" if view["lastRound"] else "table-round", round=view["round"])
        facts = [number, self.say("table-deck", deck=view["deck"]), self.say("table-malus-of-all", malus=view["malus"])]
        tail = f" {' · '.join(facts)} {wave}{wave}"
        line = Text(name + wave * max(1, self.width - len(name) - len(tail)) + tail, f"bold {BRASS}")
        line.truncate(self.width)
        return line

    # Rivals

    def in_order(self, view: View) -> list[int]:
        """All seats in the order of their turns: the captain first, else the beholder's left neighbour."""
        seats = len(view["seats"])
        first = view["captain"] if view["captain"] is not None else (self.beholder + 1 if self.beholder >= 0 else 0)
        return [(first + step) % seats for step in range(seats)]

    def rivals(self, view: View) -> Table:
        """A box for each of the others, in the order of their turns."""
        seats = len(view["seats"])
        first = self.beholder + 1 if self.beholder >= 0 else 0
        order = [(first + step) % seats for step in range(seats)]
        others = [seat for seat in order if seat != self.beholder]
        per_row = min(len(others), max(1, self.width // NARROW_BOX))
        width = self.width // per_row
        grid = Table.grid()
        for start in range(0, len(others), per_row):
            grid.add_row(*[self.rival(view, seat, width) for seat in others[start : start + per_row]])
        return grid

    def rival(self, view: View, seat: int, width: int) -> Panel:
        facts = view["seats"][seat]
        cards = self.say("table-cards", count=facts["size"])
        score, short = self.score(facts), self.score(facts, "table-malus-short")
        fitting = [line for line in (f"{cards}, {score}", score, short) if len(line) <= width - 4]
        lines = [Text((fitting or [short])[0], no_wrap=True, overflow="ellipsis")]
        if facts["known"] and not facts["layout"]:
            known = [self.card(card) for card in facts["known"]]
            word = self.say("table-known", cards="").strip()
            lines.append(flow([Text(word, "dim"), *known], width - 4))
        return self.box(view, join(lines, "\n"), clip(self.names[seat], width - 8), seat, width)

    def score(self, facts: View, key: str = "table-malus") -> str:
        gained = f" ({self.say('table-gained', count=facts['gained'])})" if facts["gained"] else ""
        return self.say(key, malus=facts["malus"]) + gained

    def box(self, view: View, inside: Text, name: str, seat: int, width: int) -> Panel:
        lit = view["turn"] == seat
        title = Text.assemble((f"{self.signs.lantern} " if lit else "", f"bold {BRASS}"), (name, "bold"))
        captain = self.say("table-captain") if view["captain"] == seat else ""
        below = " · ".join(filter(None, [self.levels[seat], captain])) or None
        style = BRASS if lit else "dim"
        return Panel(
            inside, box=box.ROUNDED, title=title, title_align="left", subtitle=below, border_style=style, width=width
        )

    # The port

    def port(self, view: View) -> list[RenderableType]:
        """The quay from bottom to top, the discards, and what the port means now and next."""
        quay = [self.card(card) for card in view["quay"]]
        quay[-1] = Text.assemble(f"{self.signs.taker} ", quay[-1])
        more = self.say("table-discard-empty")
        if view["discard"]:
            more = self.say("table-discard-more", count=len(view["discard"]) - 1)
        top = [self.card(card) for card in view["discard"][-1:]]
        discards = [Text(f"  {self.say('table-discard')}", "dim"), *top, Text(more, "dim")]
        line = flow([Text(self.say("table-quay"), "dim"), *quay, *discards], self.width)
        colour = self.say(f"colour-{view['port']}")
        letter = self.letter(LETTERS[COLOUR_NAMES.index(view["port"])])
        meaning = Text.assemble(letter, " ", self.say("table-port", colour=colour))
        return [line, meaning, Text(self.next_port(view), "dim")]

    def next_port(self, view: View) -> str:
        if view["captain"] is not None:
            return self.say("table-port-fixed")
        top = self.spell(view["quay"][-1])
        if len(view["quay"]) == 1:
            return self.say("table-port-last", card=top)
        below = COLOUR_NAMES[LETTERS.index(view["quay"][-2][0])]
        return self.say("table-port-next", card=top, colour=self.say(f"colour-{below}"))

    # Layouts

    def layout(self, view: View, seat: int) -> Text:
        facts = view["seats"][seat]
        laid = facts["layout"]
        name = self.say("table-hand", who=self.names[seat]) if seat == self.beholder else self.names[seat]
        parts = [Text(clip(name, 24), "bold")]
        for key in ("crew", "dismissed", "stowaways"):
            parts.append(Text(self.say(f"table-{key}"), "dim"))
            parts += [self.card(card) for card in laid[key]] or [Text("-")]
        parts.append(Text(f"({self.say('table-sum', sum=laid['sum'])})"))
        if facts["fills"]:
            parts += [Text(self.say("table-fills"), "dim"), *map(self.card, facts["fills"])]
        return flow(parts, self.width)

    def gaps(self, view: View) -> Text:
        colours = ", ".join(self.say(f"colour-{name}") for name in view["open"]["colours"])
        values = " ".join(map(str, view["open"]["values"]))
        return Text(self.say("table-open", values=values, colours=colours), "italic")

    # Cards

    def letter(self, letter: str) -> Text:
        return Text(self.say(f"colour-letter-{COLOUR_NAMES[LETTERS.index(letter)]}"), INKS[letter])

    def card(self, card: str) -> Text:
        return Text(self.spell(card), INKS[card[0]])

    def own_hand(self, view: View) -> Panel:
        """By colours; those of the port are marked."""
        facts = view["seats"][self.beholder]
        groups = []
        for letter, cards in groupby(facts["cards"], lambda card: card[0]):
            colour = COLOUR_NAMES[LETTERS.index(letter)]
            group = join([self.letter(letter), *(Text(card[1:], "bold") for card in cards)])
            if colour == view["port"]:
                group.append(f" ({self.say('table-of-port')})", BRASS)
            groups.append(group)
        name = self.say("table-hand", who=clip(self.names[self.beholder], 24))
        title = ", ".join([name, self.say("table-cards", count=facts["size"]), self.score(facts)])
        return self.box(view, flow(groups, self.width - 4, "   "), title, self.beholder, self.width)

    # Decisions

    def notation(self, action: int) -> Text:
        """In the words of the beholder; a card alone is a discard, one with a plus is lent."""
        word, _, cards = self.game.say(action).partition(" ")
        if word in ("DISCARD", "FILL"):
            return Text.assemble("" if word == "DISCARD" else "+", self.card(cards))
        named = [Text(" "), *(self.letter(letter) if letter in INKS else Text(letter) for letter in cards)]
        return Text.assemble(self.say(f"notation-{word.lower().replace('_', '-')}"), *(named if cards else []))

    def order(self, sight: Sight) -> list[int]:
        """Crews by what they leave, loans by their value; and nobody weighs anchor by a habit of typing 1."""
        order = super().order(sight)
        view = self.game.view(sight)
        if view["phase"] == "declare":
            return order[::-1]
        if view["phase"] == "fill":  # a higher one closes the lower ones (CSI-85)
            return sorted(order, key=lambda action: (action == FILL_DONE, int(value(action - FILL)), action))
        if view["phase"] != "crew":
            return order
        return sorted(order, key=lambda action: (self.worth(sight, action), action))

    def choices(self, sight: Sight, room: int) -> RenderableType:
        """The best crews with what they come to, rather than all of them without."""
        order = self.order(sight)
        shown = max(3, room - 1)
        if self.game.view(sight)["phase"] != "crew" or len(order) <= max(room, shown + 1):
            return super().choices(sight, room)
        more = Text(self.say("table-more-crews", count=len(order) - shown), "dim")
        more.truncate(self.width)
        return Group(self.in_full(sight, order[:shown]), more)

    def worth(self, sight: Sight, action: int) -> tuple[int, int]:
        assert isinstance(sight, CorsariSight)
        hand = (sight.hands, 10 * sight.seat, named_colours(action), sight.table.port())
        return int(stowaway_sum(*hand)), int(stowaway_count(*hand))

    # The end

    def ledger(self, sight: Sight, scores: Sequence[int]) -> RenderableType:
        view = self.game.view(sight)
        table = Table(box=box.ROUNDED, border_style=BRASS, title=self.say("table-ledger"), title_style=f"bold {BRASS}")
        table.add_column(self.say("table-ledger-seat"))
        for head in ("last", "total"):
            table.add_column(self.say(f"table-ledger-{head}"), justify="right")
        for seat in sorted(range(len(scores)), key=lambda one: (one not in view["winners"], scores[one])):
            won = seat in view["winners"]
            star = f"{self.signs.winner} " if won else "  "
            gained = 0 if view["ending"] == "grandMaster" else view["seats"][seat]["gained"]  # CSI-68
            table.add_row(
                Text.assemble((star, BRASS), (self.names[seat], "bold" if won else "")),
                self.say("table-gained", count=gained) if gained else "",
                Text(str(scores[seat]), "bold"),
            )
        return table
