"""Korsair in words: the notation of decisions, and sentences for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from flibuste.games.korsair import decisions, events
from flibuste.games.korsair.cards import (
    ADMIRAL,
    FIRST_CAPTAIN,
    GALLEONS,
    captain,
    colour,
    galleon,
    gold,
    is_captain,
    is_galleon,
    is_pirate,
    pirate,
    strength,
)
from flibuste.games.korsair.sight import Sight
from flibuste.games.korsair.table import KOR_52_DISCARD_WITH_EMPTY_DECK
from flibuste.kernel import state as kernel
from flibuste.kernel.event import Event
from flibuste.kernel.game import Game, Setup, Teller
from flibuste.kernel.refusal import Mistake, Refusal

NO_VALUE = 0  # of a galleon whose worth is to be kept in mind: none is worth nothing

COLOUR_NAMES = ("yellow", "red", "blue", "green")
ENDINGS = ("", "lastCardPlayed", "lastCardDiscarded", "emptyHandAtExhaustion")

# What else people may write for the words of the notation.
SYNONYMS = {
    "draw": "draw pioche piocher d",
    "yellow": "yellow jaune y j",
    "red": "red rouge r",
    "blue": "blue bleu b",
    "green": "green vert gr g v",
}
MEANING = {word: meaning for meaning, words in SYNONYMS.items() for word in words.split()}

COLOUR = "|".join(word for meaning in COLOUR_NAMES for word in SYNONYMS[meaning].split())
# A lone g would do for green, but “X:G2” is somebody who wants to be rid of a galleon.
THROWN = "|".join(word for word in COLOUR.split("|") if word != "g")
PLAYED = re.compile(
    rf"g(?P<gold>[2-8])"
    rf"|(?:p:?)?(?P<pirate>{COLOUR})(?P<strength>[1-4])[>@]?g(?P<target>\d{{1,2}})"
    rf"|c:?(?P<captain>{COLOUR})[>@]?g(?P<crowned>\d{{1,2}})"
    rf"|a[>@]?g(?P<shielded>\d{{1,2}})"
    rf"|x:?g(?P<kept>[2-8])"
    rf"|x:?(?:(?P<thrown>{THROWN})(?P<thrown_strength>[1-4])|c:?(?P<thrown_captain>{COLOUR})|(?P<admiral>a))"
)


@cache
def card_name(kind: int) -> str:
    """A card in the notation of records."""
    if is_galleon(kind):
        return f"G{gold(kind)}"
    if kind == ADMIRAL:
        return "A"
    name = COLOUR_NAMES[colour(kind)]
    return f"{name}{strength(kind)}" if is_pirate(kind) else f"C:{name}"


@cache
def say(action: int) -> str:
    if action == decisions.DRAW:
        return "draw"
    kind = decisions.played_kind(action)
    name = card_name(kind)
    if is_galleon(kind):
        return name
    if decisions.is_discard(action):
        return f"X:{name}"
    return f"{'P:' if is_pirate(kind) else ''}{name}>g{decisions.played_slot(action)}"


@lru_cache(4096)  # people type few different things
def read(text: str) -> int:
    """Forgiving: spaces and capitals do not matter, colours may be French or one letter, `P:` may be left out.

    A galleon is never discarded, so there is no such decision: it is refused right here.
    """
    squeezed = re.sub(r"\s+", "", text).lower()
    if MEANING.get(squeezed) == "draw":
        return decisions.DRAW
    match = PLAYED.fullmatch(squeezed)
    if match and match["kept"]:
        raise Refusal(KOR_52_DISCARD_WITH_EMPTY_DECK)
    action = _played(match) if match else None
    if action is None:
        raise Mistake("no-such-decision", {"text": text.strip()})
    return action


def _played(match: re.Match[str]) -> int | None:
    part = match.groupdict()
    slot = int(part["target"] or part["crowned"] or part["shielded"] or 0)
    if slot >= GALLEONS:
        return None
    if part["gold"]:
        return decisions.launch(galleon(int(part["gold"])))
    if part["pirate"]:
        return decisions.lay(pirate(_colour(part["pirate"]), int(part["strength"])), slot)
    if part["captain"]:
        return decisions.lay(captain(_colour(part["captain"])), slot)
    if part["shielded"]:
        return decisions.lay(ADMIRAL, slot)
    if part["thrown"]:
        return decisions.discard(pirate(_colour(part["thrown"]), int(part["thrown_strength"])))
    if part["thrown_captain"]:
        return decisions.discard(captain(_colour(part["thrown_captain"])))
    return decisions.discard(ADMIRAL)


def _colour(word: str) -> int:
    return COLOUR_NAMES.index(MEANING[word])


class KorsairTeller(Teller):
    def __init__(self, game: Game, setup: Setup, names: Sequence[str], beholder: int, language: str) -> None:
        super().__init__(game, setup, names, beholder, language)
        self.partners = 1 if setup.options["teams"] == "yes" else 0

    def card(self, kind: int) -> str:
        if is_galleon(kind):
            return self.tongue.say("card-galleon", value=gold(kind))
        if kind == ADMIRAL:
            return self.tongue.say("card-admiral")
        hue = self.tongue.say(f"colour-{COLOUR_NAMES[colour(kind)]}")
        if is_captain(kind):
            return self.tongue.say("card-captain", colour=hue)
        return self.tongue.say("card-pirate", colour=hue, strength=strength(kind), edition=self.setup.edition)

    def seat(self, seat: int) -> dict[str, str]:
        """The facts $who and $you for something a seat did."""
        return {"who": self.names[seat], "you": "yes" if seat == self.beholder else "no"}

    def side(self, side: int) -> dict[str, str]:
        """The same for a side, and $many: is it a team?"""
        seats = [seat for seat in range(self.setup.seats) if seat >> self.partners == side]
        you = "yes" if self.beholder in seats else "no"
        many = "yes" if len(seats) > 1 else "no"
        return {"who": " & ".join(self.names[seat] for seat in seats), "you": you, "many": many}

    def decision(self, sight: kernel.Sight, action: int) -> str:
        assert isinstance(sight, Sight)
        if action == decisions.DRAW:
            return self.tongue.say("decision-draw")
        kind = decisions.played_kind(action)
        card = self.card(kind)
        if is_galleon(kind):
            return self.tongue.say("decision-galleon", card=card)
        if decisions.is_discard(action):
            return self.tongue.say("decision-discard", card=card)
        slot = decisions.played_slot(action)
        ship = sight.table.find(slot)
        if ship is None:
            raise ValueError(f"no galleon g{slot} on the table")
        target = self.tongue.say("ship", value=int(ship.gold), **self.seat(ship.owner))
        family = "pirate" if is_pirate(kind) else "captain" if kind < ADMIRAL else "admiral"
        return self.tongue.say(f"decision-{family}", card=card, slot=f"g{slot}", ship=target)

    def question(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        return self.tongue.say("table-asked", deck=int(sight.table.deck))

    def event(self, event: Event) -> str:
        key, facts = self._event(int(event.what), event.facts)
        return self.tongue.say(f"event-{key}", **facts)

    def recalled(self, event: Event) -> Event:
        """With capturedValues=memory, not what galleons were worth that another side may have by now (A-23)."""
        _, facts = self._event(int(event.what), event.facts)
        own = event.what == events.CAPTURED and facts["you"] == "yes"
        if self.setup.options["capturedValues"] != "memory" or "value" not in facts or own:
            return event
        return Event(event.what, [*event.facts[:2], NO_VALUE, *event.facts[3:]], event.audience)

    def _event(self, what: int, facts: list[int]) -> tuple[str, dict[str, str | int]]:
        if what in (events.CAPTURED, events.FINAL_CAPTURE):
            side, slot, value, *cards = facts
            listed = ", ".join(
                self.card(kind) for kind in sorted(cards, key=lambda kind: (kind >= FIRST_CAPTAIN, kind))
            )
            key = "final-capture" if what == events.FINAL_CAPTURE else "captured-cards" if cards else "captured"
            kept = self.setup.options["combatCards"]
            return key, {**self.side(side), "slot": f"g{slot}", "value": value or "?", "cards": listed, "kept": kept}
        if what == events.DREW:
            return "drew", {**self.seat(facts[0])}
        if what == events.PLACED:
            return "placed", {**self.seat(facts[0]), "slot": f"g{facts[1]}", "value": facts[2] or "?"}
        if what == events.PIRATE_LAID:
            seat, kind, slot, total = facts
            return "pirate", {**self.seat(seat), "card": self.card(kind), "slot": f"g{slot}", "strength": total}
        if what in (events.CAPTAIN_LAID, events.ADMIRAL_LAID):
            seat, kind, slot = facts
            key = "captain" if what == events.CAPTAIN_LAID else "admiral"
            return key, {**self.seat(seat), "card": self.card(kind), "slot": f"g{slot}"}
        if what == events.EXPELLED:
            return "expelled", {"card": self.card(facts[0]), "slot": f"g{facts[1]}"}
        if what in (events.DREW_CARD, events.DISCARDED):
            key = "drew-card" if what == events.DREW_CARD else "discarded"
            return key, {**self.seat(facts[0]), "card": self.card(facts[1])}
        if what == events.DECK_EXHAUSTED:
            return "deck-exhausted", {}
        if what == events.SKIPPED:
            return "skipped", {**self.seat(facts[0])}
        if what == events.ENDED:
            return "ended", {"reason": ENDINGS[facts[0]]}
        if what == events.FINAL_TIE:
            return "final-tie", {"slot": f"g{facts[0]}", "value": facts[1]}
        side, captured, held, total = facts
        return "scored", {**self.side(side), "captured": captured, "held": held, "total": total}

    def result(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        scores = [int(score) for score in sight.table.gold]
        winners = [side for side, score in enumerate(scores) if score == max(scores)]
        if len(winners) == 1:
            return self.tongue.say("winner", gold=max(scores), **self.side(winners[0]))
        return self.tongue.say("winners", who=", ".join(self.side(side)["who"] for side in winners), gold=max(scores))
