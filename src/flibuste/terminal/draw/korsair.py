"""A Korsair table: crews, the sea, hands, and the ledger at the end."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.games.korsair.events import SCORED
from flibuste.kernel.state import Sight
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.ink import BRASS, FLEETS, flow, join
from flibuste.terminal.screen import clip

View = dict[str, Any]

COLOUR = re.compile("|".join(FLEETS))
FAMILIES = {"G": 0, "C": 2, "A": 3}  # of cards by their first letter, in the order of a hand; pirates are 1
TEAMS = "ABCD"
ROOMY_SEA = 7  # with more galleons than this, two share a line
NARROW_BOX = 20
NARROW = 70  # columns: too few for the sea in full
WIDE = 100  # columns: names need not be cut so short


def family(card: str) -> int:
    return FAMILIES.get(card[0], 1)


class KorsairDrawer(Drawer):
    in_ledger = (SCORED,)

    def table(self, sight: Sight) -> RenderableType:
        view = self.game.view(sight)
        parts: list[RenderableType] = [self.header(view), self.crews(view), self.sea(view)]
        if view["barred"] is not None and view["turn"] == self.beholder:
            sentence = self.say("table-barred", slot=view["barred"], clause=self.game.clause(78))
            parts.append(Text(f"{self.signs.barred} {sentence}", "italic"))
        return Group(*parts, *self.hands(view))

    def asked(self, sight: Sight) -> Text:
        line = super().asked(sight)
        if sight.turn == self.beholder:
            line.append(" " + self.teller.question(sight))
        return line

    def header(self, view: View) -> Text:
        wave = self.signs.wave
        name = f"{wave}{wave} {self.say('game-name', edition=self.teller.setup.edition)} "
        deck = self.say("table-deck", deck=view["deck"])
        piles = f" {deck} · {self.say('table-discard', count=len(view['discard']))} {wave}{wave}"
        return Text(name + wave * (self.width - len(name) - len(piles)) + piles, f"bold {BRASS}")

    # Names

    def side_of(self, view: View, seat: int) -> int:
        return seat >> 1 if view["teams"] else seat

    def seat_name(self, seat: int, width: int) -> str:
        return self.say("table-you") if seat == self.beholder else clip(self.names[seat], width)

    def side_name(self, view: View, side: int, width: int) -> str:
        if self.beholder >= 0 and self.side_of(view, self.beholder) == side:
            return self.say("table-us" if view["teams"] else "table-you")
        if view["teams"]:
            return self.say("table-team-short", team=TEAMS[side])  # a letter alone might be a colour
        return clip(self.names[side], width)

    def gold(self, view: View, side: int) -> str:
        gold = view["sides"][side]["gold"]
        return self.say("table-gold", gold="?" if gold is None else gold)

    # Crews

    def crews(self, view: View) -> Table:
        """A box for each opponent in the order of their turns, or for each team."""
        seats = len(view["hands"])
        if view["teams"]:
            boxes = list(range(seats // 2))
        else:
            boxes = [seat % seats for seat in range(self.beholder + 1, self.beholder + seats)]
            if self.beholder < 0:
                boxes = list(range(seats))
        per_row = min(len(boxes), max(1, self.width // NARROW_BOX))
        width = self.width // per_row
        drawn = [self.team_box(view, one, width) if view["teams"] else self.crew_box(view, one, width) for one in boxes]
        grid = Table.grid()
        for first in range(0, len(drawn), per_row):
            grid.add_row(*drawn[first : first + per_row])
        return grid

    def crew_box(self, view: View, seat: int, width: int) -> Panel:
        size = view["hands"][seat]["size"]
        name = clip(self.names[seat], width - 8)
        facts = f"{self.say('table-cards', count=size)}, {self.gold(view, seat)}"
        if len(facts) > width - 4:
            facts = f"{self.say('table-cards-short', count=size)}, {self.gold(view, seat)}"
        line = Text(facts, no_wrap=True, overflow="ellipsis")
        return self.box(view, line, name, view["turn"] == seat, seat, self.levels[seat], width)

    def team_box(self, view: View, side: int, width: int) -> Panel:
        """The lead first, as 1, then the second."""
        key = "table-cards" if width > NARROW_BOX + 6 else "table-cards-short"
        lines = []
        for seat in (2 * side, 2 * side + 1):
            mark = self.signs.lantern if view["turn"] == seat else " "
            cards = self.say(key, count=view["hands"][seat]["size"])
            name = self.seat_name(seat, width - len(cards) - 9)
            style = "bold" if seat == self.beholder else ""
            lines.append(Text.assemble((mark, f"bold {BRASS}"), f"{seat % 2 + 1} ", (name, style), f" {cards}"))
        title = f"{self.say('table-team', team=TEAMS[side])}, {self.gold(view, side)}"
        levels = self.levels[2 * side : 2 * side + 2]  # of the bots; one where they are alike
        level = ", ".join(dict.fromkeys(filter(None, levels)))
        return self.box(view, join(lines, "\n"), title, False, side, level, width)

    def box(self, view: View, inside: Text, name: str, lit: bool, side: int, level: str, width: int) -> Panel:
        title = Text.assemble((f"{self.signs.lantern} " if lit else "", f"bold {BRASS}"), (name, "bold"))
        style = BRASS if lit else "dim"
        below = " · ".join(filter(None, [level, self.spoils(view, side)])) or None
        return Panel(
            inside, box=box.ROUNDED, title=title, title_align="left", subtitle=below, border_style=style, width=width
        )

    def spoils(self, view: View, side: int) -> str:
        spoils = view["sides"][side]["spoils"]
        return self.say("table-spoils", count=len(spoils)) if spoils else ""

    # The sea

    def sea(self, view: View) -> RenderableType:
        galleons = view["galleons"]
        if not galleons:
            return Text(self.say("table-empty-sea"), "italic dim")
        if len(galleons) > ROOMY_SEA or self.width < NARROW:
            return flow([self.small_galleon(view, galleon) for galleon in galleons], self.width, "  | ")
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", width=self.width)
        name = 10 if self.width < WIDE else 16
        widths = {"slot": 4, "galleon": 10, "owner": name, "fleets": 0, "character": 7, "taker": name}
        widths["fleets"] = self.width - sum(widths.values()) - len(widths)
        for head, width in widths.items():
            table.add_column("" if head == "slot" else self.say(f"table-head-{head}"), width=width)
        for galleon in galleons:
            fleets = [self.fleet(view, fleet, name - 2) for fleet in galleon["fleets"]]
            table.add_row(
                self.slot(view, galleon),
                Text.assemble((str(galleon["gold"]), "bold"), " ", (self.signs.coin * galleon["gold"], BRASS)),
                Text(self.seat_name(galleon["owner"], name)),
                flow(fleets, widths["fleets"], "  "),
                self.character(galleon),
                self.taker(view, galleon, name - 2),
            )
        return table

    def small_galleon(self, view: View, galleon: View) -> Text:
        coins = Text.assemble((str(galleon["gold"]), "bold"), (self.signs.coin, BRASS))
        owner = Text(self.seat_name(galleon["owner"], 6))
        fleets = [self.fleet(view, fleet, 6) for fleet in galleon["fleets"]]
        aboard = [self.character(galleon)] if galleon["character"] else []
        return join([self.slot(view, galleon), coins, owner, *fleets, *aboard, self.taker(view, galleon, 6)])

    def slot(self, view: View, galleon: View) -> Text:
        slot: str = galleon["slot"]
        if slot == view["barred"]:
            return Text(self.signs.barred + slot, "dim")
        return Text(slot, "bold")

    def fleet(self, view: View, fleet: View, width: int) -> Text:
        name = self.side_name(view, fleet["side"], width)
        return Text.assemble(self.pirates(fleet["colour"], fleet["strength"]), " ", name)

    def character(self, galleon: View) -> Text:
        card = galleon["character"]
        return self.card(card) if card else Text()

    def taker(self, view: View, galleon: View, width: int) -> Text:
        if galleon["controller"] is None:
            return Text(f"{self.signs.tied} {self.say('table-tied')}", "dim")
        name = self.side_name(view, galleon["controller"], width)
        ours = self.beholder >= 0 and galleon["controller"] == self.side_of(view, self.beholder)
        return Text(f"{self.signs.taker} {name}", f"bold {BRASS}" if ours else "")

    # Cards

    def letter(self, colour: str) -> str:
        return self.say(f"colour-letter-{colour}")

    def pirates(self, colour: str, strength: str | int) -> Text:
        return Text(f"{self.letter(colour)}{strength}", FLEETS[colour])

    def card(self, card: str) -> Text:
        if family(card) == 0:
            return Text(f"{self.signs.coin}{card[1:]}", f"bold {BRASS}")
        if card == "A":
            return Text(self.say("table-admiral"), "bold")
        colour = COLOUR.findall(card)[0]
        if family(card) == 2:
            return Text(self.say("table-captain", letter=self.letter(colour)), FLEETS[colour])
        return self.pirates(colour, card[len(colour) :])

    def cards(self, cards: Sequence[str], width: int) -> Text:
        """Families and colours apart, equal cards counted."""
        if not cards:
            return Text(self.say("table-empty-hand"), "italic")
        groups = []
        for _, group in groupby(cards, lambda card: (family(card), COLOUR.findall(card)[:1] * (family(card) == 1))):
            counted = [(card, len(list(equal))) for card, equal in groupby(group)]
            groups.append([self.card(card).append(f"×{count}" * (count > 1), "not bold") for card, count in counted])
        return flow([join(group) for group in groups], width, "   ")

    def hands(self, view: View) -> list[RenderableType]:
        """The beholder's own, and every other it may see."""
        drawn: list[RenderableType] = []
        for seat, hand in enumerate(view["hands"]):
            if seat != self.beholder and hand["cards"] is not None:
                title = Text(self.say("table-hand-of", who=self.names[seat]) + " ", "dim")
                drawn.append(flow([title, self.cards(hand["cards"], self.width)], self.width))
        if self.beholder >= 0:
            drawn.append(self.own_hand(view))
        return drawn

    def own_hand(self, view: View) -> Panel:
        hand = view["hands"][self.beholder]
        side = self.side_of(view, self.beholder)
        name = self.say("table-hand", who=self.names[self.beholder])
        facts = [name, self.say("table-cards", count=hand["size"]), self.gold(view, side)]
        if view["teams"]:
            facts.insert(1, f"{self.say('table-team', team=TEAMS[side])}{self.beholder % 2 + 1}")
        cards = self.cards(hand["cards"], self.width - 4)
        lit, level = view["turn"] == self.beholder, self.levels[self.beholder]
        return self.box(view, cards, ", ".join(facts), lit, side, level, self.width)

    # Decisions

    def order(self, sight: Sight) -> list[int]:
        """By card, then by galleon: a person first picks a card."""
        said = [(self.game.say(action), action) for action in super().order(sight)]
        return [action for _, action in sorted(said, key=lambda pair: _rank(pair[0], pair[1]))]

    def notation(self, action: int) -> Text:
        """In the language of the beholder, and short: colours are letters, pirates need no `P:`."""
        said = self.game.say(action).removeprefix("P:")
        if said == "draw":
            return Text(self.say("table-draw"))
        colour = COLOUR.search(said)
        if colour is None:
            return Text(said, BRASS if family(said) == 0 else "")
        short = COLOUR.sub(self.letter(colour[0]), said)
        card, arrow, slot = short.partition(">")
        return Text.assemble((card, FLEETS[colour[0]]), arrow, slot)

    # The end

    def ledger(self, sight: Sight, scores: Sequence[int]) -> RenderableType:
        view = self.game.view(sight)
        best = max(scores)
        table = Table(box=box.ROUNDED, border_style=BRASS, title=self.say("table-ledger"), title_style=f"bold {BRASS}")
        for head in ("side", "captured", "held"):
            table.add_column(self.say(f"table-ledger-{head}"))
        table.add_column(self.say("table-ledger-total"), justify="right")
        for side in sorted(range(len(view["sides"])), key=lambda one: -view["sides"][one]["gold"]):
            total = view["sides"][side]["gold"]
            star = f"{self.signs.winner} " if total == best else "  "
            table.add_row(
                Text.assemble((star, BRASS), (self.ledger_name(view, side), "bold" if total == best else "")),
                self.captured(view, side),
                self.held(view, side),
                Text(str(total), "bold"),
            )
        return table

    def ledger_name(self, view: View, side: int) -> str:
        seats = [seat for seat in range(len(self.names)) if self.side_of(view, seat) == side]
        return " & ".join(self.names[seat] for seat in seats)

    def captured(self, view: View, side: int) -> str:
        values = [galleon["gold"] for galleon in view["sides"][side]["captured"]]
        return f"{' + '.join(map(str, values))} = {sum(values)}" if values else "0"

    def held(self, view: View, side: int) -> str:
        hands = [hand["cards"] for seat, hand in enumerate(view["hands"]) if self.side_of(view, seat) == side]
        return " ".join(f"{self.signs.minus} {card[1:]}" for cards in hands for card in cards if family(card) == 0)


def _rank(said: str, action: int) -> tuple[int, int, str, int]:
    """Draw first, then galleons, pirates by colour and strength, characters, discards."""
    if said == "draw":
        return -1, 0, "", action
    if said.startswith("X:"):
        return 4, 0, "", action
    card = said.removeprefix("P:").partition(">")[0]
    colours = [list(FLEETS).index(colour) for colour in COLOUR.findall(card)]
    return family(card), sum(colours), card, action
