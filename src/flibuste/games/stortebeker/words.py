"""Störtebeker in words: the notation of decisions, and sentences for people."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from flibuste.games.stortebeker import decisions, events
from flibuste.games.stortebeker.cards import FIRST_PIRATE, FIRST_SYMBOL, KINDS, is_pirate, pirate_value, type_of
from flibuste.games.stortebeker.components import PROVISIONS, stock_of
from flibuste.games.stortebeker.odds import chance_of
from flibuste.games.stortebeker.scoring import final_scores
from flibuste.games.stortebeker.sight import Sight
from flibuste.kernel import state as kernel
from flibuste.kernel.event import Event
from flibuste.kernel.game import Teller
from flibuste.kernel.refusal import Mistake

ENDINGS = ("", "convoy", "emptySea", "stall")
KIND_NAMES = (*PROVISIONS, *(f"{name}*" for name in PROVISIONS), "P2", "P3", "P4")
PLANS = ("plan throw", "plan throw shot", "plan ex2", "plan ex2 shot", "plan ex3")

PLAIN = {
    decisions.DONE: "done",
    **{decisions.THROW + place: name for place, name in enumerate(PLANS)},
    decisions.PASS_HIT: "hit pass",
    decisions.STOP: "stop",
    decisions.PASS: "counter pass",
    decisions.COUNTER: "counter go",
}

# What people may write, without blanks and accents.
SYNONYMS = {
    "done": "done fini termine assez",
    "plan throw": "planthrow throw jeter",
    "plan throw shot": "planthrowshot throwshot shot fire broadside tirer bordee jeterbordee",
    "plan ex2": "planex2 ex2 exchange2 echange2 echanger2",
    "plan ex2 shot": "planex2shot ex2shot exchange2shot exchange2broadside echange2bordee echanger2bordee",
    "plan ex3": "planex3 ex3 exchange3 echange3 echanger3",
    "hit pass": "hitpass spare epargner laisser",
    "stop": "stop arreter",
    "counter pass": "counterpass pass letitbe passer passe laisserfaire laissefaire",
    "counter go": "countergo counter contre contreattaquer contreattaque",
}
MEANING = {word: action for action, name in PLAIN.items() for word in (*SYNONYMS[name].split(), name.replace(" ", ""))}

TYPES = {
    "water": "water eau",
    "beans": "beans bean haricots haricot",
    "bread": "bread pain",
    "meat": "meat viande",
    "rum": "rum rhum",
    "bananas": "bananas banana bananes banane",
}
TYPE = {word: PROVISIONS.index(name) for name, words in TYPES.items() for word in words.split()}
KIND = rf"(?:(?P<type>{'|'.join(sorted(TYPE, key=len, reverse=True))})(?P<symbol>\*?)|p(?:irate)?(?P<value>[234]))"
VERBS = {
    "place": "place lay poser pose",
    "discard": "discard defausser defausse",
    "pick": "pick take prendre prends",
    "lose": "lose perdre perds",
    "add": "add ajouter ajoute",
    "target": "target fire viser vise cible tirer tire",
    "board": "board aborder aborde abordage",
    "hit": "hit toucher touche",
}
VERB = {word: name for name, words in VERBS.items() for word in words.split()}
SOME_VERB = "|".join(sorted(VERB, key=len, reverse=True))
SAID = re.compile(
    rf"(?P<verb>{SOME_VERB})?(?P<owner>[0-3](?=[a-z]))?(?:{KIND})?(?P<slot>[0-3])?"
    r"(?P<fate>keep|sink|garder|couler)?"
)
# One of several cards named in one line; the verb comes with the first, and may be said again.
LISTED = re.compile(rf"(?:[,;+&]|et|and)*(?P<verb>{SOME_VERB})?{KIND}")
FAMILIES = {"discard": decisions.DISCARD, "pick": decisions.PICK, "lose": decisions.LOSE, "add": decisions.ADD}


def say(action: int) -> str:
    """A decision in the notation of records."""
    if action in PLAIN:
        return PLAIN[action]
    if decisions.is_place(action):
        return f"place {KIND_NAMES[decisions.placed_kind(action)]} {decisions.placed_slot(action)}"
    if decisions.is_discard(action):
        return f"discard {KIND_NAMES[action - decisions.DISCARD]}"
    if decisions.is_pick(action):
        return f"pick {KIND_NAMES[action - decisions.PICK]}"
    if decisions.is_target(action):
        return f"target {action - decisions.TARGET}"
    if decisions.is_hit(action):
        fate = "sink" if decisions.sinks(action) else "keep"
        return f"hit {decisions.hit_owner(action)} {KIND_NAMES[decisions.hit_kind(action)]} {fate}"
    if decisions.is_loss(action):
        return f"lose {KIND_NAMES[action - decisions.LOSE]}"
    if decisions.is_boarding(action):
        return f"board {action - decisions.BOARD}"
    return f"add {KIND_NAMES[action - decisions.ADD]}"


def read(text: str) -> int:
    """Forgiving: blanks, capitals and accents do not matter, words may be French, a card and a slot are a placement."""
    squeezed = _squeeze(text)
    action = MEANING.get(squeezed)
    if action is None:
        action = _understand(SAID.fullmatch(squeezed))
    if action is None:
        raise Mistake("no-such-decision", {"text": text.strip()})
    return action


def read_line(text: str) -> list[int]:
    """The same, but several cards to discard, take or add may be named in any order: they get that of the rules."""
    squeezed = _squeeze(text)
    listed = list(LISTED.finditer(squeezed))
    if len(listed) < 2 or "".join(each[0] for each in listed) != squeezed:
        return [read(text)]
    verbs = {VERB[each["verb"]] for each in listed if each["verb"]}
    kinds = [kind for each in listed if (kind := _kind(each)) is not None]
    if verbs in ({"discard"}, {"pick"}):
        return [FAMILIES[verb] + kind for verb in verbs for kind in sorted(kinds)]  # STB-102
    if verbs == {"add"} and not any(map(is_pirate, kinds)):
        return [decisions.ADD + kind for kind in sorted(kinds, key=type_of)]  # STB-60
    return [read(text)]


def _squeeze(text: str) -> str:
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    return re.sub(r"[\s’'-]+", "", bare).lower()


def _understand(match: re.Match[str] | None) -> int | None:
    """A verb with just the parts it needs, or None."""
    if match is None:
        return None
    kind = _kind(match)
    slot = None if match["slot"] is None else int(match["slot"])
    owner = None if match["owner"] is None else int(match["owner"])
    verb = VERB.get(match["verb"] or "place")
    given = (kind is not None, slot is not None, owner is not None, match["fate"] is not None)
    if verb == "hit" and kind is not None and given == (True, False, True, True) and not is_pirate(kind):
        return int(decisions.hit(owner or 0, kind, match["fate"] in ("sink", "couler")))
    if verb == "place" and kind is not None and given == (True, True, False, False):
        return int(decisions.place(kind, slot or 0))
    if verb in ("target", "board") and given == (False, True, False, False):
        return {"target": decisions.TARGET, "board": decisions.BOARD}[verb] + (slot or 0)
    if kind is None or given != (True, False, False, False) or (verb == "add" and is_pirate(kind)):
        return None
    return FAMILIES[verb] + kind if verb in FAMILIES else None


def _kind(match: re.Match[str]) -> int | None:
    if match["value"] is not None:
        return FIRST_PIRATE + int(match["value"]) - 2
    if match["type"] is None:
        return None
    return TYPE[match["type"]] + (FIRST_SYMBOL if match["symbol"] else 0)


class StortebekerTeller(Teller):
    def read(self, text: str) -> list[int]:
        return read_line(text)

    def kind(self, kind: int) -> str:
        """A card in the words of this language."""
        if is_pirate(kind):
            return self.tongue.say("card-pirate", value=int(pirate_value(kind)))
        name = self.tongue.say(f"card-{PROVISIONS[type_of(kind)]}")
        return self.tongue.say("card-symbol", card=name) if kind >= FIRST_SYMBOL else name

    def some(self, kind: int) -> str:
        """The same with its article, for the middle of a sentence."""
        if is_pirate(kind):
            return self.tongue.say("some-pirate", value=int(pirate_value(kind)))
        name = self.tongue.say(f"some-{PROVISIONS[type_of(kind)]}")
        return self.tongue.say("card-symbol", card=name) if kind >= FIRST_SYMBOL else name

    def kinds(self, kinds: Sequence[int]) -> str:
        """Several cards, equal ones counted."""
        if not kinds:
            return self.tongue.say("no-cards")
        counts = [(kind, list(kinds).count(kind)) for kind in range(KINDS) if kind in kinds]
        return ", ".join(f"{count} × {self.kind(kind)}" if count > 1 else self.kind(kind) for kind, count in counts)

    def type(self, kind: int) -> str:
        return self.tongue.say(f"card-{PROVISIONS[kind]}")

    def seat(self, seat: int) -> dict[str, str | int]:
        """The facts $who and $you for something a seat did."""
        return {"who": self.names[seat], "you": "yes" if seat == self.beholder else "no"}

    def seats(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def ship(self, ship: int) -> str:
        stock = stock_of(self.setup.data)
        return self.ship_name(stock.ids[ship], stock.hulls[stock.hull[ship]])

    def ship_name(self, name: str, hull: str) -> str:
        """A ship called by the letter of its colour gets that of this language: Y4 is J4 in French."""
        letter = f"hull-letter-{hull}"
        called = name[0] == hull[0].upper() and name[1:].isdigit() and self.tongue.has(letter)
        return self.tongue.say(letter) + name[1:] if called else name

    def respell(self, part: Any) -> Any:
        is_ship = isinstance(part, dict) and "hull" in part
        return {**part, "id": self.ship_name(part["id"], part["hull"])} if is_ship else part

    # Decisions

    def decision(self, sight: kernel.Sight, action: int) -> str:
        assert isinstance(sight, Sight)
        table, stock = sight.table, sight.table.articles.stock
        say = self.tongue.say
        if action in PLAIN:
            return say(f"decision-{PLAIN[action].replace(' ', '-')}", left=int(table.left))
        if decisions.is_place(action):
            slot, kind = decisions.placed_slot(action), decisions.placed_kind(action)
            return say("decision-place", card=self.some(kind), ship=self.ship(table.ship(slot)), slot=int(slot))
        if decisions.is_target(action) or decisions.is_boarding(action):
            slot = action - (decisions.TARGET if decisions.is_target(action) else decisions.BOARD)
            facts: dict[str, str | int] = {"slot": slot, "ship": self.ship(table.ship(slot))}
            if decisions.is_target(action):
                return say("decision-target", **facts)
            ship = table.ship(slot)
            points, strength = int(stock.points[ship]), int(stock.strength[ship])
            chance = round(100 * chance_of(sight, slot))
            return say("decision-board", points=points, strength=strength, chance=chance, **facts)
        if decisions.is_hit(action):
            owner, kind = decisions.hit_owner(action), decisions.hit_kind(action)
            key = "decision-hit-sink" if decisions.sinks(action) else "decision-hit-keep"
            return say(key, owner=self.names[owner], card=self.some(kind))
        for key, first, test in CARD_DECISIONS:
            if test(action):
                return say(f"decision-{key}", card=self.some(action - first))
        raise ValueError(action)

    def question(self, sight: kernel.Sight) -> str:
        """With the card of the die, or what a counter-attack must come to."""
        view = self.game.view(sight)
        card = view["die"] or view["lacking"]
        counter = view["counter"] or {"needed": 0, "chance": 0.0}
        helpless = view["phase"] == "counter" and len(view["decisions"]) == 1  # asked for all to see (STB-103)
        return self.tongue.say(
            f"table-asked-{'counter-not' if helpless else view['phase']}",
            card=self.tongue.say(f"card-{card}") if card else "",
            total=self.to_beat(view["totals"]),
            needed=counter["needed"],
            chance=round(100 * counter["chance"]),
        )

    def to_beat(self, totals: Sequence[int | None]) -> str:
        """The highest total so far, and whose it is."""
        best = max(range(len(totals)), key=lambda seat: totals[seat] or 0)
        whose = self.tongue.say("table-you") if best == self.beholder else self.names[best]
        return f"{totals[best]} ({whose})" if totals[best] else ""

    # Events

    def event(self, event: Event) -> str:
        key, facts = self._event(int(event.what), event.facts)
        return self.tongue.say(f"event-{key}", **facts)

    def _event(self, what: int, facts: list[int]) -> tuple[str, dict[str, str | int]]:
        if what == events.ENTERED:
            slot, ship, convoy, _ = facts
            return "entered", {"slot": slot, "ship": self.ship(ship), "convoy": convoy}
        if what in (events.RESHUFFLED, events.ROUND):
            return {events.RESHUFFLED: "reshuffled", events.ROUND: "round"}[what], {"number": facts[0]}
        if what == events.LAST_ROUND:
            return "last-round", {}
        if what == events.ENDED:
            return "ended", {"reason": ENDINGS[facts[0]], "who": self.seats(facts[1:])}
        who = self.seat(facts[0])
        if what in CARD_EVENTS:
            return CARD_EVENTS[what], {**who, "card": self.some(facts[1])}
        if what in SLOT_CARD_EVENTS:
            return SLOT_CARD_EVENTS[what], {**who, "slot": facts[1], "card": self.some(facts[2])}
        if what in SLOT_CARDS_EVENTS:
            return SLOT_CARDS_EVENTS[what], {**who, "slot": facts[1], "cards": self.kinds(facts[2:])}
        if what in DICE_EVENTS:
            dice: dict[str, str | int] = {"first": self.type(facts[2]), "second": self.type(facts[3])}
            return DICE_EVENTS[what], {**who, "slot": facts[1], **dice}
        if what in (events.TOOK_RESERVE, events.DREW_CARDS):
            key = "took-reserve" if what == events.TOOK_RESERVE else "drew-cards"
            return key, {**who, "cards": self.kinds(facts[1:])}
        return self._rest(what, facts, who)

    def _rest(self, what: int, facts: list[int], who: dict[str, str | int]) -> tuple[str, dict[str, str | int]]:
        if what == events.PLANNED:
            return PLANS[facts[1] - decisions.THROW].replace(" ", "-"), who
        if what == events.SPARED:
            return "spared", {**who, "card": self.some(facts[1])}
        if what == events.HIT:
            _, slot, owner, kind, sunk = facts
            whose: dict[str, str | int] = {
                "owner": self.names[owner],
                "yours": "yes" if owner == self.beholder else "no",
            }
            return "hit-sunk" if sunk else "hit-kept", {**who, **whose, "slot": slot, "card": self.some(kind)}
        if what == events.ROLLED:
            _, first, second, crew, total, strength = facts
            numbers: dict[str, str | int] = {"first": first, "second": second, "crew": crew, "total": total}
            if strength == 0:
                return "rolled-counter", {**who, **numbers}
            return "rolled-enough" if total >= strength else "rolled-short", {**who, **numbers, "strength": strength}
        if what == events.CAPTURED:
            _, slot, ship, score = facts
            return "captured", {**who, "slot": slot, "ship": self.ship(ship), "score": score}
        if what == events.DREW:
            return "drew", {**who, "count": facts[1]}
        if what in (events.PLACED_HIDDEN, events.COUNTERED):
            key = "placed-hidden" if what == events.PLACED_HIDDEN else "countered"
            return key, {**who, "slot": facts[1]}
        return {events.PASSED: "passed", events.STOPPED: "stopped"}[what], who

    def result(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        table = sight.table
        winners = [seat for seat in range(self.setup.seats) if (table.winners >> seat) & 1]
        score = int(final_scores(table)[winners[0]])
        if len(winners) == 1:
            return self.tongue.say("winner", score=score, **self.seat(winners[0]))
        return self.tongue.say("winners", who=self.seats(winners), score=score)


CARD_DECISIONS = (
    ("discard", decisions.DISCARD, decisions.is_discard),
    ("pick", decisions.PICK, decisions.is_pick),
    ("lose", decisions.LOSE, decisions.is_loss),
    ("add", decisions.ADD, decisions.is_addition),
)
CARD_EVENTS = {events.DISCARDED: "discarded", events.PICKED: "picked"}
SLOT_CARD_EVENTS = {events.PLACED: "placed", events.LOST: "lost", events.ADDED: "added"}
SLOT_CARDS_EVENTS = {events.BOARDED: "boarded", events.REVEALED: "revealed", events.UNCOVERED: "uncovered"}
DICE_EVENTS = {events.FIRED: "fired", events.FAILED: "failed"}
