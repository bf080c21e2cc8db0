"""A Bordée table: two ships with their markers and gaps, cannons and tracks, and the target cards as grids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from flibuste.games.bordee import decisions
from flibuste.games.bordee.articles import PERFECT, RESULTS
from flibuste.games.bordee.components import CANNON_NAMES, RESULT_NAMES
from flibuste.games.bordee.events import DREW_CARDS
from flibuste.games.bordee.notation import SUIT_LETTERS
from flibuste.games.bordee.own import A_CANNON, A_DISC, A_PIECE, A_POSITION, A_ROUTE, A_SUIT, A_VALUE, CARDS
from flibuste.games.bordee.sight import Sight as BordeeSight
from flibuste.games.bordee.steps.draft import OFFERED_CARDS
from flibuste.games.bordee.table import PATCHING
from flibuste.games.bordee.words import BordeeTeller, key, question
from flibuste.kernel.state import Sight
from flibuste.terminal.draw.bordee_low import DRAFTS, LowTable
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.ink import BRASS, flow, join
from flibuste.terminal.screen import clip

View = dict[str, Any]

SUIT_INKS = {"S": "bold", "H": "bold #c8452e", "C": "bold #2f8f6b", "D": "bold #e0a526", "J": f"bold {BRASS}"}
DISCS = ("BALL", "CHAIN", "GRAPE")
PARTS = {
    "decks": ("DECK_BOW", "DECK_MID", "DECK_STERN"),
    "sails": ("SAIL_BOW", "SAIL_STERN"),
    "hull": ("HULL_BOW", "HULL_MID", "HULL_STERN"),
}
PENALTIES = ("cannon", "sail", "hand")
DRAFT_NEWS = 5  # lines: what is offered, what was chosen before
WORDED = {"DISC": "disc", "CANNON": "notation", "ZONE": "zone", "PIECE": "notation", "CTYPE": "ctype"}  # their keys
# What is asked once a decision is under way.
NAMING = {
    CARDS: "card",
    A_VALUE: "value",
    A_POSITION: "position",
    A_SUIT: "suit",
    A_DISC: "disc",
    A_CANNON: "cannon",
    A_ROUTE: "route",
    A_PIECE: "piece",
}
COMBINATIONS = ("best", "combos", "combinaisons", "meilleur")


class BordeeDrawer(Drawer):
    on_table = (DREW_CARDS,)

    def table(self, sight: Sight) -> RenderableType:
        """The roomy table, or the fullest one that leaves room for the question and its answers."""
        assert isinstance(sight, BordeeSight)
        own = self.beholder if self.beholder >= 0 else 0
        roomy = self.roomy_table(sight, own)
        if not self.console.is_terminal or self.fits(roomy, sight):
            return roomy
        low = LowTable(self, sight, own)
        for given_up in range(3):
            drawn = low.draw(given_up)
            if self.fits(drawn, sight):
                return drawn
        return low.draw(3)

    def fits(self, table: RenderableType, sight: Sight) -> bool:
        """With the answers in the notation; those of a draft say nothing without their words."""
        news = room = 0
        if self.game.view(sight)["decision"] in DRAFTS:
            news, room = DRAFT_NEWS, OFFERED_CARDS
        whole = Group(table, self.asked(sight), self.choices(sight, room))
        return len(self.console.render_lines(whole, pad=False)) + news < self.console.height  # and the prompt

    def roomy_table(self, sight: BordeeSight, own: int) -> Group:
        view = self.game.view(sight)
        sink = int(sight.table.articles.parts.sink_at)
        parts: list[RenderableType] = [self.header(view), self.ship(view, 1 - own, sink), self.ship(view, own, sink)]
        for seat in (1 - own, own):
            ship = view["ships"][seat]
            if ship["targets"]:
                parts.append(self.aim(view, seat))
                if seat == own:
                    parts.append(self.grids(sight, seat, ship))
        if self.beholder >= 0 and view["number"] > 0:
            parts.append(self.hand(view))
        return Group(*parts)

    def header(self, view: View) -> Text:
        wave = self.signs.wave
        bag = " ".join(f"{self.disc(name)}{view['bag'].count(name)}" for name in DISCS)
        facts = [self.say("table-turn", turn=view["number"]), self.say("table-bag", discs=bag)]
        if view["calm"] >= 20:
            facts.append(self.say("table-calm", turns=view["calm"]))
        name, tail = f"{wave}{wave} {self.say('game-name')} ", f" {' · '.join(facts)} {wave}{wave}"
        line = Text(name + wave * max(1, self.width - len(name) - len(tail)) + tail, f"bold {BRASS}")
        line.truncate(self.width)
        return line

    def asked(self, sight: Sight) -> Text:
        line = super().asked(sight)
        if sight.turn == self.beholder:
            assert isinstance(sight, BordeeSight)
            view = self.game.view(sight)
            line.append(" " + self.say(f"table-asked-{self.question(view, sight)}"))
            if view["chain"] is not None:
                line.append(f" [{self.named(view['chain'])}]", "dim")
        return line

    def question(self, view: View, sight: BordeeSight) -> str:
        asks = int(sight.own.chain.asks)
        if asks in NAMING and sight.table.node != PATCHING:
            return f"naming-{NAMING[asks]}"
        return key(question(view, sight))

    def named(self, chain: View) -> str:
        """What was named so far, and how many discs of a broadside are not."""
        words = [self.worded(chain["word"]) if chain["word"] else ""]
        words += [self.card(card).plain for card in chain["cards"]]
        words += [self.say(f"disc-{name.lower()}") for name in chain.get("discs", [])]
        if chain.get("due"):
            words.append(f"({self.say('table-discs-due', count=chain['due'])})")
        return " ".join(word for word in words if word)

    def answer(self, sight: Sight, request: str) -> Text | None:
        """What the hand holds, when somebody asks for it."""
        if request.lower() not in COMBINATIONS or self.beholder < 0:
            return None
        return self.combinations(self.game.view(sight))

    # Ships

    def ship(self, view: View, seat: int, sink: int) -> Panel:
        ship = view["ships"][seat]
        above = Text.assemble(self.zones(ship, "decks"), " ", self.zones(ship, "sails"))
        lost = self.say("table-missing", count=ship["missingPlanks"], sink=sink)
        hull = self.zones(ship, "hull").append(f" {lost}")
        lines = [above, hull, self.cannons(ship), *self.tracks(ship), *self.modules(ship)]
        lit = view["turn"] == seat
        name = self.named_seat(seat, max(8, self.width - 34))
        facts = self.say("table-cards", count=ship["hand"]["size"], limit=ship["hand"]["limit"], deck=ship["deck"])
        title = Text.assemble((f"{self.signs.lantern} " if lit else "", f"bold {BRASS}"), (name, "bold"), f", {facts}")
        title.truncate(max(8, self.width - 6))
        inside = join([self.fit(line) for line in lines], "\n")
        style = BRASS if lit else "dim"
        return Panel(
            inside,
            box=box.ROUNDED,
            title=title,
            title_align="left",
            subtitle=self.levels[seat] or None,
            border_style=style,
            width=self.width,
        )

    def named_seat(self, seat: int, width: int) -> str:
        you = f" ({self.say('table-you')})" if seat == self.beholder else ""
        return clip(self.names[seat], max(1, width - len(you))) + you

    def modules(self, ship: View) -> list[Text]:
        """Reputation and number of tricks, where they are played."""
        parts = []
        if ship["reputation"]:
            number = ship["reputation"]
            parts.append(f"{self.say(f'rep-{number}')} ({self.say(f'rep-{number}-text')})")
        if ship["tricks"]:
            parts.append(self.say("table-tricks", count=ship["tricks"]))
        return [Text(" · ".join(parts), "italic")] if parts else []

    def fit(self, line: Text) -> Text:
        line.truncate(self.width - 4, overflow="ellipsis")
        return line

    def zones(self, ship: View, kind: str) -> Text:
        """One row: full and empty slots of each zone, officers aboard, and what is uncovered."""
        row = Text(f"{self.say(f'table-{kind}'):<8}", "dim")
        for name in PARTS[kind]:
            zone = ship["zones"][name]
            officers = [self.say(f"table-{who}") for who in ("captain", "mate") if ship[who] == name]
            plain = zone["markers"] - len(officers)
            row.append("".join(officers), "bold")
            row.append("■" * plain if self.signs.coin == "●" else "#" * plain)
            row.append("·" * (zone["slots"] - zone["markers"]), "dim")
            row.append(self.uncovered(zone["exposed"]), "bold #c8452e")
            if name in ship["tokens"]:
                row.append("?", "dim")
            row.append("  ")
        return row

    def uncovered(self, exposed: dict[str, int]) -> str:
        """A silenced deck keeps its penalties: they still shorten a broadside (DUE-173)."""
        counts = [(exposed[name], self.say(f"table-penalty-{name}")) for name in PENALTIES if name in exposed]
        barred = self.signs.barred if "noFire" in exposed else ""
        return barred + "".join(f"{self.signs.minus}{count}{letter}" for count, letter in counts)

    def cannons(self, ship: View) -> Text:
        row = Text(f"{self.say('table-cannons'):<8}", "dim")
        for side, cannon in zip(("BOW", "STERN"), ship["cannons"], strict=True):
            if cannon["type"] is None:
                continue
            active = ship["active"] == side
            row.append(f"{self.signs.taker} " if active else "  ", BRASS)
            row.append(self.say(f"ctype-{cannon['type'].lower()}"), "bold" if active else "")
            discs = [self.disc(name) for name in cannon["discs"]]
            row.append(f" [{' '.join(discs + ['_'] * (cannon['capacity'] - len(discs)))}]  ")
        if ship["target"] is not None:
            zone = self.say(f"the-zone-{ship['target'].lower().replace('_', '-')}")
            row.append(self.say("table-aims-at", zone=zone), "italic")
        return row

    def tracks(self, ship: View) -> list[Text]:
        tracks = ship["tracks"]
        suits = "".join("×" if letter in tracks["broadside"] else self.suit(letter) for letter in SUIT_LETTERS)
        rows = [Text(f"{self.say('table-tracks'):<8}", "dim"), Text(" " * 8)]
        rows[0].append(self.say("table-track-broadside", left=suits) + "  ")
        for row, name in zip(rows, ("lurch", "dodge"), strict=True):
            left = " ".join("×" if value in tracks[name] else str(value) for value in range(1, 11))
            row.append(self.say(f"table-track-{name}", left=left))
        return rows

    def disc(self, name: str) -> str:
        return self.say(f"table-disc-{name.lower()}")

    # Targets

    def aim(self, view: View, seat: int) -> Text:
        """The target cards of a seat in a line: what lies there, and what it would come to."""
        ship = view["ships"][seat]
        words = [Text(self.say("table-targets", who=clip(self.names[seat], 20)), "dim")]
        for number, target in enumerate(ship["targets"], 1):
            sides = [self.placed(target[side]) for side in ("left", "bottom")]
            result = self.say(f"result-{target['result'].lower()}")
            words.append(Text.assemble(f"{number} {target['id']} ", sides[0], "/", sides[1], f" {result}"))
        words.append(Text(self.say("table-damage-now", damage=self.damage(ship)), "bold"))
        return flow(words, self.width, "  ")

    def damage(self, ship: View) -> int | str:
        """Of a shot now; a dash where none can be fired."""
        return "–" if ship["damageNow"] is None else int(ship["damageNow"])

    def placed(self, card: View | None) -> Text:
        if card is None:
            return Text("_", "dim")
        shown = card["card"] if card["card"] != "JK" else f"JK={card['value']}"
        return self.card(shown)

    def grids(self, sight: BordeeSight, seat: int, ship: View) -> RenderableType:
        """Each target card as the active cannon reads it: rows for the left value, columns for the bottom one."""
        kind = CANNON_NAMES.index(ship["cannons"][("BOW", "STERN").index(ship["active"])]["type"])
        results = sight.table.articles.parts.region_result
        drawn = [
            self.grid(target, [int(results[7 * kind + region]) for region in range(7)]) for target in ship["targets"]
        ]
        per_row = max(1, min(len(drawn), self.width // 26))
        board = Table.grid(padding=(0, 2))
        for start in range(0, len(drawn), per_row):
            board.add_row(*drawn[start : start + per_row])
        return board

    def grid(self, target: View, results: list[int]) -> Text:
        read = [[results["ABCDEF.".index(letter)] for letter in row] for row in target["grid"]]
        rows = around([any(result < RESULTS - 2 for result in row) for row in read])
        columns = around([any(row[across] < RESULTS - 2 for row in read) for across in range(10)])
        left = target["left"]["value"] if target["left"] else 0
        bottom = target["bottom"]["value"] if target["bottom"] else 0
        head = "".join(f"{value + 1:>3}" if value + 1 != bottom else f" [{value + 1}"[-3:] for value in columns)
        lines = [Text.assemble((f"{target['id']} ", "bold"), (head, "dim"))]
        for up in rows:
            line = Text(f"{up + 1:>3} " if up + 1 != left else f"[{up + 1:>2} ", "bold" if up + 1 == left else "dim")
            for across in columns:
                hit = up + 1 == left and across + 1 == bottom
                letter = self.say(f"table-letter-{RESULT_NAMES[read[up][across]].lower()}")
                style = "reverse bold" if hit else "bold" if read[up][across] == PERFECT else ""
                line.append(f"[{letter}]" if hit else f" {letter} ", style)
            lines.append(line)
        return join(lines, "\n")

    # The hand

    def hand(self, view: View) -> Group:
        cards = view["ships"][self.beholder]["hand"]["cards"]
        line = flow([Text(self.say("table-hand"), "dim"), *(self.card(card) for card in cards)], self.width, "  ")
        lines = [line, self.combinations(view)]
        if view["tricks"]:
            lines.append(flow(self.own_tricks(view), self.width, "  "))
        return Group(*lines)

    def own_tricks(self, view: View) -> list[Text]:
        names = [f"{number:02} {self.say(f'trk-{number}')}" for number in view["tricks"]]
        return [Text(name) for name in [self.say("table-own-tricks"), *names]]

    def combinations(self, view: View) -> Text:
        found = view["combinations"]
        parts = [self.say("table-flush", suit=self.suit(suit), count=count) for suit, count in found["flushes"].items()]
        begins = {int(value): count for value, count in found["straights"].items()}
        parts += [
            self.say("table-straight", first=value, count=count)
            for value, count in begins.items()
            if (value + 8) % 10 + 1 not in begins or count == 10
        ]
        return flow([Text(part, "dim italic") for part in parts or [self.say("table-nothing")]], self.width, " · ")

    def card(self, card: str) -> Text:
        if card.startswith("JK"):
            return Text(card, SUIT_INKS["J"])
        return Text(card[:-1] + self.suit(card[-1]), SUIT_INKS[card[-1]])

    def suit(self, letter: str) -> str:
        return self.signs.suits[SUIT_LETTERS.index(letter)]

    # Decisions

    def notation(self, action: int) -> Text:
        """In the words of the beholder."""
        said = self.game.say(action)
        return self.card(said[5:-1]) if decisions.is_card(action) else Text(self.worded(said))

    def worded(self, said: str) -> str:
        """A decision of the notation: its word, and what stands in brackets."""
        word, _, what = said.removesuffix(")").partition("(")
        if word == "ROUTE":
            assert isinstance(self.teller, BordeeTeller)
            parts = self.teller.parts
            return " > ".join(self.teller.zone(ends[int(what)]) for ends in (parts.route_from, parts.route_to))
        if word == "SUIT":
            return self.say(f"suit-{what}")
        if word == "TRICK":
            return self.say(f"trk-{int(what)}")
        if word == "OFFER":
            return self.say("notation-offer", letter="ABC"[int(what)])
        if word == "VALUE":
            return self.say("notation-value", value=int(what))
        if word == "POS":
            return self.say(f"notation-pos-{what[1].lower()}", number=int(what[0]) + 1)
        if word == "SPACE":
            space = self.say(f"suit-{what[1]}") if what[0] == "B" else what[1:]
            return self.say(f"notation-space-{what[0].lower()}", space=space)
        return self.say(f"notation-{key(word)}" if not what else f"{WORDED[word]}-{key(what)}")

    def in_full(self, sight: Sight, order: Sequence[int]) -> Table:
        """Without the notation: a sentence begins with it, or says the same."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold", no_wrap=True)
        grid.add_column(no_wrap=True, overflow="ellipsis")
        for number, action in enumerate(order, 1):
            grid.add_row(str(number), Text(self.teller.decision(sight, action)))
        return grid

    # The end

    def ledger(self, sight: Sight, scores: Sequence[int]) -> RenderableType:
        view = self.game.view(sight)
        table = Table(box=box.ROUNDED, border_style=BRASS, title=self.say("table-ledger"), title_style=f"bold {BRASS}")
        table.add_column(self.say("table-ledger-seat"))
        for head in ("planks", "officers", "crew", "sails"):
            table.add_column(self.say(f"table-ledger-{head}"), justify="right")
        for seat in sorted(range(2), key=lambda one: one != view["winner"]):
            ship = view["ships"][seat]
            counts = {
                kind: sum(ship["zones"][name]["markers"] for name in PARTS[kind]) for kind in ("hull", "decks", "sails")
            }
            officers = sum(ship[who] is not None for who in ("captain", "mate"))
            star = f"{self.signs.winner} " if seat == view["winner"] else "  "
            name = Text.assemble((star, BRASS), clip(self.names[seat], 24))
            table.add_row(name, str(counts["hull"]), str(officers), str(counts["decks"]), str(counts["sails"]))
        return table


def around(shown: list[bool]) -> list[int]:
    """The places that show something, in the order in which they lie next to each other: after 10 comes 1."""
    start = next((place for place in range(10) if shown[place] and not shown[place - 1]), 0)
    return [(start + step) % 10 for step in range(10) if shown[(start + step) % 10]]
