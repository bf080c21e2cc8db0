"""Corsari in words: the notation of decisions, and sentences for people."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

from flibuste.games.corsari import decisions, events
from flibuste.games.corsari.cards import COLOURS, card_of, colour, value
from flibuste.games.corsari.crews import stowaway_count, stowaway_sum
from flibuste.games.corsari.sight import Sight
from flibuste.kernel import state as kernel
from flibuste.kernel.event import Event
from flibuste.kernel.game import Teller
from flibuste.kernel.refusal import Mistake

COLOUR_NAMES = ("red", "orange", "yellow", "green", "azure", "blue", "violet", "pink", "grey", "brown")
LETTERS = "ROYGABVPSN"
ENDINGS = ("", "grandMaster", "lastRound")

# What people may write, without blanks, accents and underscores.
SYNONYMS = {
    "DRAW_DECK": "drawdeck deck pioche piocher",
    "DRAW_DISCARD": "drawdiscard discards pile defausse",
    "DRAW_QUAY": "drawquay quay quai",
    "SAIL": "sail anchor ancre lever leverlancre",
    "STAY": "stay rester reste",
    "FILL_DONE": "filldone done fini",
}
PLAIN = {
    "DRAW_DECK": decisions.DRAW_DECK,
    "DRAW_DISCARD": decisions.DRAW_DISCARD,
    "DRAW_QUAY": decisions.DRAW_QUAY,
    "SAIL": decisions.SAIL,
    "STAY": decisions.STAY,
    "FILL_DONE": decisions.FILL_DONE,
}
MEANING = {word: PLAIN[name] for name, words in SYNONYMS.items() for word in words.split()}
NAMES = {action: name for name, action in PLAIN.items()}

HUES = {
    "red": "red rouge r",
    "orange": "orange o",
    "yellow": "yellow jaune y j",
    "green": "green vert g",
    "azure": "azure azur a",
    "blue": "blue bleu b",
    "violet": "violet v",
    "pink": "pink rose p",
    "grey": "grey gray gris s",
    "brown": "brown brun marron n",
}
HUE = {word: COLOUR_NAMES.index(name) for name, words in HUES.items() for word in words.split()}
NOTATION = re.compile(rf"(?:DISCARD|FILL) [{LETTERS}]\d+|CREW [{LETTERS}]+")
NAMED_CARD = re.compile(rf"([{LETTERS}])(\d+)")


@cache
def card_name(card: int) -> str:
    """A card in the notation of records."""
    return f"{LETTERS[colour(card)]}{value(card)}"


def hues_in(mask: int) -> list[int]:
    return [hue for hue in range(COLOURS) if (mask >> hue) & 1]


@cache
def say(action: int) -> str:
    """CSI-88"""
    if action in NAMES:
        return NAMES[action]
    if decisions.is_discard(action):
        return f"DISCARD {card_name(action - decisions.DISCARD)}"
    if decisions.is_fill(action):
        return f"FILL {card_name(action - decisions.FILL)}"
    return f"CREW {''.join(LETTERS[hue] for hue in hues_in(decisions.named_colours(action))) or '-'}"


@cache
def hues_by_word(letters: str) -> dict[str, int]:
    """Colours by what people may write for them; a letter of their language comes before one of the records."""
    return {**HUE, **{letter: hue for hue, letter in enumerate(letters.lower())}}


@cache
def played_in(letters: str) -> re.Pattern[str]:
    hue = "|".join(hues_by_word(letters))
    card = rf"(?:(?P<{{0}}colour>{hue})(?P<{{0}}value>\d{{{{1,2}}}}))"
    return re.compile(
        rf"(?:discard|defausser?|x|-)?{card.format('thrown_')}"
        rf"|(?:fill|completer?|\+){card.format('filled_')}"
        rf"|(?:crew|equipage|c|e)(?:(?P<one>{hue})(?P<other>{hue})?|(?P<none>-))"
    )


@lru_cache(4096)  # people type few different things
def read(text: str, letters: str = LETTERS) -> int:
    """Forgiving: blanks, capitals and accents do not matter, colours may be words, a lone card is a discard.

    The letters are those of the colours, in the language of whoever typed this.
    """
    bare = "".join(char for char in unicodedata.normalize("NFD", text) if not unicodedata.combining(char))
    squeezed = re.sub(r"[\s_’']+", "", bare).lower()
    match = played_in(letters).fullmatch(squeezed)
    action = MEANING.get(squeezed)
    if action is None and match is not None:
        action = _played(match, hues_by_word(letters))
    if action is None:
        raise Mistake("no-such-decision", {"text": text.strip()})
    return action


def _played(match: re.Match[str], hues: dict[str, int]) -> int | None:
    part = match.groupdict()
    if part["none"]:
        return decisions.CREW_NONE
    if part["one"]:
        first, second = hues[part["one"]], hues[part["other"] or part["one"]]
        return None if part["other"] and first == second else int(decisions.crew(1 << first | 1 << second))
    family = "thrown" if part["thrown_colour"] else "filled"
    number = int(part[f"{family}_value"])
    if not 1 <= number <= 11:
        return None
    card = card_of(hues[part[f"{family}_colour"]], number)
    return int(decisions.discard(card) if family == "thrown" else decisions.fill(card))


class CorsariTeller(Teller):
    @cached_property
    def letters(self) -> str:
        """Of the colours in this language, in their order."""
        return "".join(self.tongue.say(f"colour-letter-{name}") for name in COLOUR_NAMES)

    def read(self, text: str) -> list[int]:
        """What is written just as in a record means what it means there."""
        return [read(text) if NOTATION.fullmatch(text) else read(text, self.letters)]

    def spell(self, name: str) -> str:
        """A card or a crew, from the notation of records to what this language writes; all else as it is."""
        if name.startswith("CREW "):
            return self.hues(int(decisions.named_colours(read(name))))
        card = NAMED_CARD.fullmatch(name)
        return self.letters[LETTERS.index(card[1])] + card[2] if card else name

    def respell(self, part: Any) -> Any:
        return self.spell(part) if isinstance(part, str) else part

    def hue(self, hue: int) -> str:
        return self.tongue.say(f"colour-{COLOUR_NAMES[hue]}")

    def hues(self, mask: int) -> str:
        """None, one or two colours."""
        named = [self.hue(hue) for hue in hues_in(mask)]
        if len(named) == 2:
            return self.tongue.say("two-colours", one=named[0], other=named[1])
        return named[0] if named else self.tongue.say("no-colour")

    def card(self, card: int) -> str:
        return self.tongue.say("card", colour=self.hue(colour(card)), value=int(value(card)))

    def cards(self, cards: Sequence[int]) -> str:
        return " ".join(self.spell(card_name(card)) for card in cards) or self.tongue.say("no-cards")

    def seat(self, seat: int) -> dict[str, str]:
        """The facts $who and $you for something a seat did."""
        return {"who": self.names[seat], "you": "yes" if seat == self.beholder else "no"}

    def seats(self, seats: Iterable[int]) -> str:
        return ", ".join(self.names[seat] for seat in seats)

    def decision(self, sight: kernel.Sight, action: int) -> str:
        assert isinstance(sight, Sight)
        table = sight.table
        if action == decisions.DRAW_DECK:
            return self.tongue.say("decision-draw-deck", deck=int(table.deck))
        if action == decisions.DRAW_DISCARD:
            return self.tongue.say("decision-draw-discard", card=self.card(table.discards[table.discard_count - 1]))
        if action == decisions.DRAW_QUAY:
            card = self.card(table.quay[table.quay_count - 1])
            if table.quay_count == 1:
                return self.tongue.say("decision-draw-last-quay", card=card)
            return self.tongue.say(
                "decision-draw-quay", card=card, colour=self.hue(colour(table.quay[table.quay_count - 2]))
            )
        if decisions.is_discard(action):
            return self.tongue.say("decision-discard", card=self.card(action - decisions.DISCARD))
        if decisions.is_fill(action):
            return self.tongue.say("decision-fill", card=self.card(action - decisions.FILL))
        if decisions.is_crew(action):
            return self.crew_decision(sight, decisions.named_colours(action))
        return self.tongue.say(f"decision-{NAMES[action].lower().replace('_', '-')}")

    def crew_decision(self, sight: Sight, named: int) -> str:
        first, port = COLOURS * sight.turn, sight.table.port()
        if sight.seat != sight.turn:  # somebody else's hand: what it would come to is not known
            return self.tongue.say("decision-crew-unknown", colours=self.hues(named))
        return self.tongue.say(
            "decision-crew",
            colours=self.hues(named),
            count=int(stowaway_count(sight.hands, first, named, port)),
            sum=int(stowaway_sum(sight.hands, first, named, port)),
        )

    def question(self, sight: kernel.Sight) -> str:
        view = self.game.view(sight)
        forced = view["phase"] == "declare" and view["deck"] == 0
        return self.tongue.say(f"table-asked-{'forced' if forced else view['phase']}")

    def event(self, event: Event) -> str:
        key, facts = self._event(int(event.what), event.facts)
        return self.tongue.say(f"event-{key}", **facts)

    def _event(self, what: int, facts: list[int]) -> tuple[str, dict[str, str | int]]:
        if what == events.DEALT:
            number, start, last, deck, discard, *quay = facts
            key = "dealt-last" if last else "dealt"
            port = self.hue(colour(quay[-1]))
            return key, {**self.seat(start), "round": number, "deck": deck, "card": self.card(discard), "port": port}
        if what == events.HAND_DEALT:
            return "hand", {"cards": self.cards(facts[1:])}
        if what == events.LAID_OUT:
            return self._layout(facts)
        if what == events.ENDED:
            return "ended", {"reason": ENDINGS[facts[0]], "who": self.seats(facts[1:])}
        if what == events.LAST_ROUND:
            return "last-round", {"malus": facts[0]}
        if what == events.SHORTAGE:
            return "shortage", {}
        who: dict[str, str | int] = {**self.seat(facts[0])}
        if what in CARD_EVENTS:
            return CARD_EVENTS[what], {**who, "card": self.card(facts[1])}
        if what == events.TOOK_QUAY:
            if facts[2] < 0:
                return "took-last-quay", {**who, "card": self.card(facts[1])}
            return "took-quay", {**who, "card": self.card(facts[1]), "port": self.hue(facts[2])}
        if what == events.SAILED:
            return "sailed", {**who, "port": self.hue(facts[1])}
        if what == events.FITS:
            more = "yes" if facts[2] else "no"
            return "fits" if facts[1] else "fits-not", {"who": self.names[facts[0]], "more": more}
        if what == events.REORDERED:
            return "reordered", {**who, "colours": self.hues(facts[1]), "sum": facts[2]}
        if what == events.CAPTAIN_WON:
            return "captain-won", {**who, "sum": facts[1]}
        if what == events.CAPTAIN_BEATEN:
            return "captain-beaten", {**who, "sum": facts[1], "rivals": self.seats(facts[2:])}
        if what == events.TOOK_MALUS:
            return "malus", {**who, "count": facts[1], "total": facts[2]}
        return {events.DREW: "drew", events.DECK_EXHAUSTED: "deck-exhausted", events.VOID: "void"}[what], who

    def _layout(self, facts: list[int]) -> tuple[str, dict[str, str | int]]:
        seat, named, total, crew, dismissed, *cards = facts
        return "laid-out", {
            **self.seat(seat),
            "colours": self.hues(named),
            "crew": self.cards(cards[:crew]),
            "dismissed": self.cards(cards[crew : crew + dismissed]),
            "stowaways": self.cards(cards[crew + dismissed :]),
            "sum": total,
        }

    def result(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        table = sight.table
        winners = [seat for seat in range(self.setup.seats) if (table.winners >> seat) & 1]
        key = "masters" if table.reason == events.GRAND_MASTER else "winners"
        malus = int(table.malus(winners[0]))
        if len(winners) == 1:
            return self.tongue.say(key.removesuffix("s"), malus=malus, **self.seat(winners[0]))
        return self.tongue.say(key, who=self.seats(winners), malus=malus)


CARD_EVENTS = {
    events.DREW_CARD: "drew-card",
    events.TOOK_DISCARD: "took-discard",
    events.DISCARDED: "discarded",
    events.FILLED: "filled",
}
