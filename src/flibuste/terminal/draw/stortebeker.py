"""A Störtebeker table: rivals and their ships, the sea with every side, what comes next, the hand, and the ledger."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.games.stortebeker.events import DREW, ROUND
from flibuste.games.stortebeker.words import StortebekerTeller
from flibuste.kernel.state import Sight
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.ink import BRASS, FLEETS, flow, join
from flibuste.terminal.screen import clip

View = dict[str, Any]

HULLS = {**FLEETS, "white": "bold #0e1c26 on #e8e4d8"}
UNKNOWN_HULL = "bold reverse"
# Always with their word, so that nothing is lost without them.
INKS = {
    "water": "#5aa0d8",
    "beans": "#4fa878",
    "bread": "#b0804a",
    "meat": "#e06a52",
    "rum": "#a8a8b0",
    "bananas": "#e0b83a",
}
ODDS = ("odds", "chances", "chance")
PRIZES = ("prizes", "prises", "prise")
DUE = {"discard": "left", "pick": "picks"}  # by phase: how many cards are to be named
NARROW_BOX = 24
BONUS_FROM = 3  # ships of a colour


class StortebekerDrawer(Drawer):
    on_table = (ROUND, DREW)
    in_ledger = (DREW,)

    def table(self, sight: Sight) -> RenderableType:
        view = self.game.view(sight)
        parts: list[RenderableType] = [self.header(view), self.rivals(view)]
        for slot, ship in enumerate(view["sea"]):
            parts += self.at_sea(view, slot, ship)
        parts += [self.coming(view), self.discards(view)]
        if self.beholder >= 0:
            parts.append(self.own_hand(view))
        return Group(*parts)

    def asked(self, sight: Sight) -> Text:
        line = super().asked(sight)
        view = self.game.view(sight)
        if sight.turn == self.beholder:
            line.append(" " + self.teller.question(sight))
            if view["phase"] in DUE and view[DUE[view["phase"]]] > 1:
                line.append(f" {self.say('table-ask-several')}", "dim")
            if view["phase"] in ("place", "plan", "discard"):
                line.append(f" ({self.say('table-left', left=view['left'])})", "dim")
        return line

    def name(self, seat: int) -> str:
        return self.say("table-you") if seat == self.beholder else clip(self.names[seat], 16)

    def header(self, view: View) -> Text:
        wave = self.signs.wave
        name = f"{wave}{wave} {self.say('game-name')} "
        facts = [self.say("table-last-round" if view["lastRound"] else "table-round", round=view["round"])]
        if view["quietRounds"] >= 3:
            facts.append(self.say("table-quiet", quiet=view["quietRounds"]))
        facts += [self.say("table-deck", deck=view["deck"]), self.say("table-convoy", convoy=view["convoy"])]
        tail = f" {' · '.join(facts)} {wave}{wave}"
        line = Text(name + wave * max(1, self.width - len(name) - len(tail)) + tail, f"bold {BRASS}")
        line.truncate(self.width)
        return line

    # Players

    def rivals(self, view: View) -> RenderableType:
        """A box for each of the others."""
        others = self.others(view)
        per_row = min(len(others), max(1, self.width // NARROW_BOX))
        width = self.width // per_row
        grid = Table.grid()
        for start in range(0, len(others), per_row):
            grid.add_row(*[self.rival(view, seat, width) for seat in others[start : start + per_row]])
        return grid

    def others(self, view: View) -> list[int]:
        """In the order of their turns."""
        seats = len(view["seats"])
        first = self.beholder + 1 if self.beholder >= 0 else 0
        return [seat for step in range(seats) if (seat := (first + step) % seats) != self.beholder]

    def rival(self, view: View, seat: int, width: int) -> Panel:
        facts = view["seats"][seat]
        parts = [Text(self.say("table-cards", count=facts["size"])), *self.riches(facts)]
        known = [*facts["known"], *(entry["card"] for entry in facts["recalled"])]
        if known:
            parts += [Text(self.say("table-known", cards="").strip(), "dim"), *map(self.card, known)]
        return self.box(view, flow(parts, width - 4), clip(self.names[seat], width - 8), seat, width)

    def riches(self, facts: View) -> list[Text]:
        """Score and space on the track, and the ships by colour: three of one pay where bonuses are played."""
        score = self.say("table-score", score=facts["score"])
        if facts["track"] != facts["score"]:
            score += f" ({self.say('table-track', track=facts['track'])})"
        hulls = Counter(ship["hull"] for ship in facts["captured"])
        parts = [
            Text(score, "bold"),
            *(self.hull(hull, f"{self.hull_word(hull)[:3]} {count}") for hull, count in hulls.items()),
        ]
        if facts["bonus"]:
            parts.append(Text(self.say("table-bonus", bonus=facts["bonus"]), BRASS))
        return parts

    def box(self, view: View, inside: Text, name: str, seat: int, width: int) -> Panel:
        lit = view["turn"] == seat
        title = Text.assemble((f"{self.signs.lantern} " if lit else "", f"bold {BRASS}"), (name, "bold"))
        style = BRASS if lit else "dim"
        below = self.levels[seat] or None
        return Panel(
            inside, box=box.ROUNDED, title=title, title_align="left", subtitle=below, border_style=style, width=width
        )

    def own_hand(self, view: View) -> RenderableType:
        facts = view["seats"][self.beholder]
        cards = [self.card(card) for card in facts["cards"]]
        if view["reserve"] and view["active"] == self.beholder:
            cards += [Text(self.say("table-reserve"), "dim"), *map(self.card, view["reserve"])]
        name = self.say("table-hand", who=clip(self.names[self.beholder], 24))
        title = f"{name}, {self.say('table-cards', count=facts['size'])}"
        inside = flow([*cards, Text("  "), *self.riches(facts)], self.width - 4, "  ")
        return self.box(view, inside, title, self.beholder, self.width)

    # The sea

    def at_sea(self, view: View, slot: int, ship: View | None) -> list[RenderableType]:
        """A ship, and on the line below all sides with cards."""
        if ship is None:
            return [Text(f"{slot}  {self.say('table-empty')}", "dim")]
        head = [Text(f"{slot} ", "bold"), *self.ship(ship), *self.marks(view, slot, ship)]
        sides = [self.side(seat, side) for seat, side in enumerate(ship["sides"]) if side["cards"] or side["hidden"]]
        lines: list[RenderableType] = [flow(head, self.width)]
        return [*lines, *(self.indented(side) for side in sides)]

    def marks(self, view: View, slot: int, ship: View) -> list[Text]:
        if view["target"] == slot:
            return [Text(self.say("table-target"), f"bold {BRASS}")]
        return [Text(self.say("table-tried"), "dim")] if ship["tried"] else []

    def indented(self, parts: list[Text]) -> Text:
        """Lines that go on below keep their place."""
        text = flow(parts, self.width - 4)
        return join([Text.assemble("    ", line) for line in text.split()], "\n")

    def ship(self, ship: View) -> list[Text]:
        """Its name, points, strength and needs."""
        needs = [
            Text.assemble(self.ink(kind), f" ×{count}" if count > 1 else "") for kind, count in ship["needs"].items()
        ]
        return [
            self.hull(ship["hull"], f" {self.ship_name(ship)} {self.hull_word(ship['hull'])} "),
            Text(self.say("table-points", points=ship["points"]), "bold"),
            Text(self.say("table-strength", strength=ship["strength"])),
            Text(self.say("table-needs"), "dim"),
            *needs,
        ]

    def side(self, seat: int, side: View) -> list[Text]:
        """The cards of one player there, what is missing, and for one's own what the dice would give."""
        hidden = [f"?{card}" for card in side["own"]] if side["own"] is not None else ["?"] * side["hidden"]
        parts = [Text(self.name(seat), "bold"), *map(self.card, [*side["cards"], *hidden])]
        parts += self.lacking(side) if side["lacks"] else [Text(self.say("table-complete"), f"bold {BRASS}")]
        if side["chance"] is not None:
            parts.append(Text(f"({self.say('table-odds', chance=round(100 * side['chance']))})"))
        return parts

    def lacking(self, side: View) -> list[Text]:
        goods = [
            Text.assemble(self.ink(kind), f" ×{count}" if count > 1 else "") for kind, count in side["missing"].items()
        ]
        return [Text(self.say("table-lacks", cards="").strip(), "dim"), *goods]

    def coming(self, view: View) -> Text:
        """The ships of the convoy that lie open."""
        if not view["ahead"]:
            return Text(self.say("table-no-next"), "dim")
        parts = [Text(self.say("table-next"), "dim")]
        for ship in view["ahead"]:
            parts += self.ship(ship)
        return flow(parts, self.width)

    def discards(self, view: View) -> Text:
        cards: Counter[str] = Counter(view["discard"])
        shown = [Text.assemble(self.card(card), f" ×{count}" if count > 1 else "") for card, count in cards.items()]
        empty = [Text(self.say("table-discard-empty"), "dim")]
        return flow([Text(self.say("table-discard"), "dim"), *(shown or empty)], self.width)

    # Cards and colours

    def ink(self, kind: str) -> Text:
        return Text(self.say(f"card-{kind}"), INKS[kind])

    def card(self, card: str) -> Text:
        """In the words of the beholder; pirates as they are typed."""
        kind = card.removesuffix("*")
        if kind not in INKS:
            return Text(card, "bold")
        return Text(self.say(f"card-{kind}") + card[len(kind) :], INKS[kind])

    def hull(self, hull: str, text: str) -> Text:
        return Text(text, HULLS.get(hull, UNKNOWN_HULL))

    def ship_name(self, ship: View) -> str:
        assert isinstance(self.teller, StortebekerTeller)
        return self.teller.ship_name(ship["id"], ship["hull"])

    def hull_word(self, hull: str) -> str:
        """Other component data may have colours we have no word for."""
        return self.say(f"hull-{hull}") if self.teller.tongue.has(f"hull-{hull}") else hull

    # Decisions

    def notation(self, action: int) -> Text:
        """In the words of the beholder; a card and a slot are a card laid there."""
        said = self.game.say(action)
        whole = f"notation-{said.replace(' ', '-')}"
        if self.teller.tongue.has(whole):
            return Text(self.say(whole))
        verb, *rest = said.split()
        parts = [] if verb == "place" else [Text(self.say(f"notation-{verb}"))]
        for word in rest:
            fate = word in ("keep", "sink")
            parts.append(Text(self.say(f"notation-{word}")) if fate else self.card(word))
        return join(parts)

    # What may be asked

    def answer(self, sight: Sight, request: str) -> RenderableType | None:
        if request.lower() in ODDS:
            return self.odds(self.game.view(sight))
        if request.lower() in PRIZES:
            return self.prizes(self.game.view(sight))
        return None

    def odds(self, view: View) -> Text:
        """Of one's own boardings, were all sides complete; where one may counter-attack, of that."""
        lines = []
        counter = view["counter"]
        for slot, ship in enumerate(view["sea"]):
            side = ship["sides"][self.beholder] if ship is not None and self.beholder >= 0 else None
            if ship is not None and side is not None and (side["cards"] or side["hidden"]):
                facts = {"ship": self.ship_name(ship), "crew": side["strength"], "lacks": side["lacks"]}
                countered = side["chance"] is None
                chance = round(100 * (counter if countered else side)["chance"])
                strength = counter["needed"] if countered else ship["strength"]
                lines.append(self.say("table-chances", slot=slot, chance=chance, strength=strength, **facts))
        return Text("\n".join(lines or [self.say("table-chances-none")]), "italic")

    def prizes(self, view: View) -> Text:
        lines = []
        for seat, facts in enumerate(view["seats"]):
            ships = [self.prize(ship) for ship in facts["captured"]] or [Text(self.say("table-ships", count=0), "dim")]
            lines.append(flow([Text(self.name(seat), "bold"), *ships], self.width))
        return join(lines, "\n")

    def prize(self, ship: View) -> Text:
        return Text.assemble(self.hull(ship["hull"], f" {self.ship_name(ship)} "), f" {ship['points']}")

    # The end

    def ledger(self, sight: Sight, scores: Sequence[int]) -> RenderableType:
        view = self.game.view(sight)
        table = Table(box=box.ROUNDED, border_style=BRASS, title=self.say("table-ledger"), title_style=f"bold {BRASS}")
        table.add_column(self.say("table-ledger-seat"))
        table.add_column(self.say("table-ledger-ships"))
        bonus = any(facts["bonus"] for facts in view["seats"])
        for head in ("points", "bonus", "total") if bonus else ("points",):
            table.add_column(self.say(f"table-ledger-{head}"), justify="right")
        for seat in sorted(range(len(scores)), key=lambda one: (one not in view["winners"], -scores[one])):
            won = seat in view["winners"]
            facts = view["seats"][seat]
            star = f"{self.signs.winner} " if won else "  "
            numbers = [facts["score"], facts["bonus"], scores[seat]] if bonus else [scores[seat]]
            table.add_row(
                Text.assemble((star, BRASS), (self.names[seat], "bold" if won else "")),
                flow([self.prize(ship) for ship in facts["captured"]], max(20, self.width - 40)),
                *self.bold_last(numbers),
            )
        return table

    def bold_last(self, numbers: Iterable[int]) -> list[Text]:
        texts = [Text(str(number)) for number in numbers]
        texts[-1].stylize("bold")
        return texts
