"""Bordée in sentences: what is offered, what happened, who has won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flibuste.games.bordee import decisions, events
from flibuste.games.bordee.answers import next_loose
from flibuste.games.bordee.articles import GOOD, HASTY, PERFECT, WEAK, Components
from flibuste.games.bordee.cards import JOKER, is_deck, suit, value
from flibuste.games.bordee.components import CANNON_NAMES, DISC_NAMES, RESULT_NAMES, TOKEN_NAMES, ZONE_NAMES
from flibuste.games.bordee.menus import reload_cost
from flibuste.games.bordee.notation import MENU, PIECE_NAMES, SHUFFLED, SUIT_LETTERS, card_name, read, say, target_name
from flibuste.games.bordee.own import CARDS
from flibuste.games.bordee.sight import Sight
from flibuste.games.bordee.steps.draft import offered
from flibuste.games.bordee.table import (
    ARRANGE,
    BROADSIDE_LOSS,
    CANNONS,
    DISASTER,
    HAND_LIMIT,
    HASTY_LOSS,
    LOAD,
    NOWHERE,
    OFFICERS,
    PATCHING,
    PHASE1,
    REPUTATION,
    TRAIN,
    TRICKERY,
)
from flibuste.games.bordee.tricks import FALSE_LANTERN, MARKSMAN
from flibuste.kernel import state as kernel
from flibuste.kernel.event import Event
from flibuste.kernel.game import Teller
from flibuste.kernel.scene import Scene, describe

__all__ = ["ENDINGS", "SHUFFLED", "BordeeTeller", "read", "say"]

ENDINGS = ("", "sunk", "officers", "calm", "turns")
SIDE_NAMES = ("bow", "stern")

Facts = dict[str, str | int]


def key(name: str) -> str:
    """A name of the notation as part of a key of the catalogue."""
    return name.lower().replace("_", "-")


def question(view: Mapping[str, Any], sight: Sight) -> str:
    """What is asked: the public name of the decision, or more closely where that would mislead whoever is asked."""
    table = sight.table
    if table.node == TRICKERY and table.trick == MARKSMAN and table.spot != NOWHERE:
        return "DAMAGE"
    if table.node == PATCHING and table.gratis:
        return "LAST-MOVE"  # REP-4
    if table.node == PHASE1 and table.actions == 2:
        return "TRICK-OR-PASS"  # DUE-291
    return str(view["decision"])


class BordeeTeller(Teller):
    @property
    def parts(self) -> Components:
        from flibuste.games.bordee.components import components

        return components(self.setup.data or self.game.own_data)

    # Names

    def card(self, face: int) -> str:
        if face == JOKER:
            return self.tongue.say("card-joker")
        return self.tongue.say("card", value=int(value(face)), suit=self.suit(suit(face)))

    def suit(self, number: int) -> str:
        return self.tongue.say(f"suit-{SUIT_LETTERS[number]}")

    def cards(self, faces: Sequence[int]) -> str:
        return " ".join(card_name(face) for face in faces) or self.tongue.say("no-cards")

    def zone(self, zone: int) -> str:
        return self.tongue.say(f"zone-{key(ZONE_NAMES[zone])}")

    def the_zone(self, zone: int) -> str:
        """With its article, for the middle of a sentence."""
        return self.tongue.say(f"the-zone-{key(ZONE_NAMES[zone])}")

    def disc(self, disc: int) -> str:
        return self.tongue.say(f"disc-{key(DISC_NAMES[disc])}")

    def discs(self, kinds: Sequence[int]) -> str:
        return ", ".join(self.disc(kind) for kind in kinds) or self.tongue.say("no-discs")

    def cannon(self, side: int) -> str:
        return self.tongue.say(f"cannon-{SIDE_NAMES[side]}")

    def cannon_type(self, kind: int) -> str:
        return self.tongue.say(f"ctype-{key(CANNON_NAMES[kind])}")

    def about_cannon(self, kind: int) -> str:
        """What it holds, and which shots it can make of a target card."""
        parts = self.parts
        made = [result for result in (PERFECT, GOOD, WEAK) if result in parts.region_result[7 * kind : 7 * kind + 7]]
        shots = ", ".join(self.tongue.say(f"result-{key(RESULT_NAMES[result])}") for result in made)
        double = "yes" if parts.double_shot[kind] else "no"
        return self.tongue.say("ctype-about", discs=int(parts.capacity[kind]), shots=shots, double=double)

    def piece(self, piece: int) -> str:
        return self.tongue.say(f"piece-{key(PIECE_NAMES[piece])}")

    def marker(self, zone: int, piece: int) -> str:
        if is_deck(zone):
            return self.piece(piece)
        return self.tongue.say("marker-sail" if zone < 5 else "marker-plank")

    def shot(self, result: int) -> str:
        return self.tongue.say(f"shot-{key(RESULT_NAMES[result])}")

    def named(self, kind: str, number: int) -> str:
        """A Reputation (rep) or Dirty Trick (trk) by its name."""
        return self.tongue.say(f"{kind}-{number}")

    def scene(self, sight: kernel.Sight) -> Scene:
        """With Reputations and Dirty Tricks by their names: the view has their numbers."""
        assert isinstance(sight, Sight)
        view = self.game.view(sight)
        offers = "rep" if view["decision"] == "REPUTATION" else "trk"
        named = {
            **view,
            "decision": view["decision"] and question(view, sight),
            "ships": [{**ship, "reputation": self.all_named("rep", [ship["reputation"]])} for ship in view["ships"]],
            "trick": self.all_named("trk", [view["trick"]]),
            "played": self.all_named("trk", view["played"]),
            "tricks": self.all_named("trk", view["tricks"]),
            "offer": self.all_named(offers, view["offer"]),
        }
        return describe(named, self.names, self.tongue, self.tongue.say("game-name"))

    def all_named(self, kind: str, numbers: Sequence[int | None]) -> list[str]:
        return [self.named(kind, number) for number in numbers if number]

    def space(self, space: int) -> str:
        if space >= 20:
            return self.tongue.say("space-broadside", suit=self.suit(space - 20))
        return self.tongue.say("space-lurch" if space < 10 else "space-dodge", value=space % 10 + 1)

    def position(self, position: int) -> str:
        return self.tongue.say("position-left" if position % 2 == 0 else "position-bottom", number=position // 2 + 1)

    def seat(self, seat: int) -> Facts:
        """The facts $who and $you for something a seat did."""
        return {"who": self.names[seat], "you": "yes" if seat == self.beholder else "no"}

    # Decisions

    def decision(self, sight: kernel.Sight, action: int) -> str:
        assert isinstance(sight, Sight)
        name, facts = self._decision(sight, action)
        return self.tongue.say(f"decision-{name}", **facts)

    def _decision(self, sight: Sight, action: int) -> tuple[str, Facts]:
        table = sight.table
        if decisions.is_card(action):
            return self._card(sight, action)
        if decisions.is_value(action):
            return "value", {"value": action - decisions.VALUE + 1}
        if decisions.is_suit(action):
            return "suit", {"suit": self.suit(action - decisions.SUIT)}
        if decisions.is_position(action):
            return self._position(sight, action - decisions.POS)
        if decisions.is_disc(action):
            return "disc", {"disc": self.disc(action - decisions.DISC)}
        if decisions.is_cannon(action):
            return self._cannon(sight, action - decisions.CANNON)
        if decisions.is_zone(action):
            return self._zone(sight, action - decisions.ZONE)
        if decisions.is_piece(action):
            return "piece", {"piece": self.piece(action - decisions.PIECE)}
        if decisions.is_route(action):
            start, end = table.articles.parts.route_from, table.articles.parts.route_to
            route = action - decisions.ROUTE
            return "route", {"from": self.the_zone(start[route]), "to": self.the_zone(end[route])}
        if decisions.is_cannon_type(action):
            side = "stern" if table.node == CANNONS and table.picked else "bow"
            cannon = action - decisions.CTYPE
            return f"ctype-{side}", {"cannon": self.cannon_type(cannon), "about": self.about_cannon(cannon)}
        if decisions.is_offer(action):
            number = offered(sight.own.offer, action - decisions.OFFER)
            kind = "rep" if table.node == REPUTATION else "trk"
            return "offer", {"name": self.named(kind, number), "what": self.tongue.say(f"{kind}-{number}-text")}
        if decisions.is_trick(action):
            number = decisions.trick_number(action)
            return "trick", {"name": self.named("trk", number), "what": self.tongue.say(f"trk-{number}-text")}
        if decisions.is_space(action):
            return "space", {"space": self.space(action - decisions.SPACE)}
        facts: Facts = {}
        if action == decisions.RELOAD_ONE:
            facts["cost"] = int(reload_cost(table, sight.turn, action))
        return f"word-{key(MENU[action - decisions.WORD])}", facts

    def _card(self, sight: Sight, face: int) -> tuple[str, Facts]:
        losing = sight.table.node in (HAND_LIMIT, HASTY_LOSS)
        aiming = sight.own.chain.word == decisions.AIM and sight.own.chain.asks == CARDS
        name = "card-lose" if losing else "card-aim" if aiming else "card"
        return name, {"card": self.card(face)}

    def _position(self, sight: Sight, position: int) -> tuple[str, Facts]:
        """With what the target card would come to, when a card is about to be placed."""
        table = sight.table
        ship = table.ships[sight.turn]
        chain = sight.own.chain
        facts: Facts = {"position": self.position(position), "target": target_name(ship.targets[position // 2])}
        if table.node == TRICKERY and table.trick == FALSE_LANTERN:
            return "replace", {**facts, "number": position // 2 + 1}
        if chain.word != decisions.AIM or chain.count == 0:
            return "position", facts
        left, bottom = ship.values[position // 2 * 2], ship.values[position // 2 * 2 + 1]
        left, bottom = (chain.first, bottom) if position % 2 == 0 else (left, chain.first)
        if left == 0 or bottom == 0:
            return "position-first", facts
        kind = ship.types[ship.active]
        result = int(table.articles.parts.result(kind, ship.targets[position // 2], left, bottom))
        return "position-aim", {**facts, "shot": self.shot(result)}

    def _cannon(self, sight: Sight, side: int) -> tuple[str, Facts]:
        ship = sight.table.ships[sight.turn]
        loaded = [kind for kind in range(3) for _ in range(ship.discs[3 * side + kind])]
        facts: Facts = {"cannon": self.cannon(side), "type": self.cannon_type(ship.types[side])}
        if sight.table.node in (LOAD, ARRANGE):
            facts["disc"] = self.disc(next_loose(sight.table))
            return "load-cannon", {**facts, "discs": self.discs(loaded)}
        name = "train-cannon" if sight.table.node == TRAIN else "cannon"
        return name, {**facts, "discs": self.discs(loaded)}

    def _zone(self, sight: Sight, zone: int) -> tuple[str, Facts]:
        table = sight.table
        facts: Facts = {"zone": self.the_zone(zone)}
        if table.node == OFFICERS:
            return "mate" if table.picked else "captain", facts
        if table.node == TRAIN:
            foe = table.ships[1 - sight.turn]
            count = int(foe.markers[zone])
            return "train-zone", {**facts, "count": count, "cards": int(table.articles.parts.aims[zone])}
        if table.node == BROADSIDE_LOSS and sight.turn == table.player:
            return "strike-zone", facts  # REP-7: the marker is the other's
        facts["zone"] = self.zone(zone)
        return "lose-zone" if table.node in (BROADSIDE_LOSS, DISASTER) else "zone", facts

    # Events

    def question(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        return self.tongue.say(f"table-asked-{key(question(self.game.view(sight), sight))}")

    def event(self, event: Event) -> str:
        name, facts = self._event(int(event.what), event.facts)
        return self.tongue.say(f"event-{name}", **facts)

    def _event(self, what: int, facts: list[int]) -> tuple[str, Facts]:
        if what == events.ENDED:
            if facts[1] < 0:
                return "ended-draw", {"reason": ENDINGS[facts[0]]}
            return "ended", {**self.seat(facts[1]), "reason": ENDINGS[facts[0]]}
        if what == events.TARGETS_RESHUFFLED:
            return "targets-reshuffled", {}
        if what == events.CALM:
            return "calm", {"turns": facts[0]}
        who = self.seat(facts[0])
        rest = facts[1:]
        if what >= events.OFFERED:
            return self._trickery(what, who, rest)
        if what in PLAIN:
            return PLAIN[what], who
        if what in CARD_LISTS:
            name, place = CARD_LISTS[what]
            return name, {**who, **self._listed(what, rest), "cards": self.cards(rest[place:])}
        if what in (events.DISCS_DRAWN, events.DISCS_RETURNED):
            name = "discs-drawn" if what == events.DISCS_DRAWN else "discs-returned"
            return name, {**who, "discs": self.discs(rest)}
        if what >= events.FIRED:
            return self._shot(what, who, rest)
        return self._other(what, who, rest)

    def _listed(self, what: int, rest: list[int]) -> Facts:
        """What is told of an event that names cards at its end."""
        if what == events.BROADSIDE:
            kinds = [kind for kind in range(3) for _ in range(rest[1 + kind])]
            return {"suit": self.suit(rest[0]), "discs": self.discs(kinds)}
        if what == events.LURCHED:
            return {"count": rest[0]}
        if what == events.DODGED:
            return {"points": rest[0], "damage": max(0, rest[1]), "flush": "yes" if rest[2] else "no"}
        return {"why": rest[0], "count": len(rest) - 1} if what == events.DISCARDED else {}

    def _other(self, what: int, who: Facts, rest: list[int]) -> tuple[str, Facts]:
        if what == events.COMMITTED:
            return "committed", {**who, "what": str(rest[0])}
        if what == events.OFFICERS_SHOWN:
            return "officers", {**who, "captain": self.the_zone(rest[0]), "mate": self.the_zone(rest[1])}
        if what == events.CANNONS_SHOWN:
            return "cannons", {**who, "bow": self.cannon_type(rest[0]), "stern": self.cannon_type(rest[1])}
        if what == events.LOADED:
            sides = [[kind for kind in range(3) for _ in range(rest[3 * side + kind])] for side in range(2)]
            return "loaded", {**who, "bow": self.discs(sides[0]), "stern": self.discs(sides[1])}
        if what == events.TRAINED:
            targets = " ".join(target_name(target) for target in rest[2:])
            zone = self.the_zone(rest[1])
            return "trained", {**who, "cannon": self.cannon(rest[0]), "zone": zone, "targets": targets}
        if what == events.DREW:
            return "drew", {**who, "count": rest[0]}
        if what == events.TURN:
            return "turn", {**who, "turn": rest[0]}
        if what == events.AIMED:
            face, shown, position, replaced = rest
            facts: Facts = {**who, "card": self.card(face), "position": self.position(position), "value": shown}
            joker = "joker-" if face == JOKER else ""
            if replaced < 0:
                return f"aimed-{joker}new", facts
            return f"aimed-{joker}again", {**facts, "old": self.card(replaced)}
        if what == events.AIM_LOST:
            return "aim-lost", {**who, "card": self.card(rest[1]), "position": self.position(rest[0])}
        start, end = self.parts.route_from, self.parts.route_to
        ends = {"from": self.the_zone(start[rest[0]]), "to": self.the_zone(end[rest[0]])}
        name = "moved" if is_deck(end[rest[0]]) else "repaired"
        return name, {**who, **ends, "piece": self.piece(rest[1])}

    def _shot(self, what: int, who: Facts, rest: list[int]) -> tuple[str, Facts]:
        if what == events.FIRED:
            zone, disc, worth, penalty, damage = rest
            fired = self.tongue.say(f"some-{key(DISC_NAMES[disc])}")
            facts: Facts = {"zone": self.the_zone(zone), "disc": fired, "worth": worth}
            return "fired", {**who, **facts, "penalty": penalty, "damage": damage}
        if what == events.RESULT:
            index, result, damage = rest
            name = "result-hasty" if result == HASTY else "result"
            return name, {**who, "number": index + 1, "shot": self.shot(result), "damage": damage}
        if what == events.DOUBLED:
            return "doubled", {**who, "disc": self.disc(rest[0]), "damage": rest[1]}
        if what == events.HIT:
            return "hit" if rest[1] else "hit-nothing", {**who, "zone": self.zone(rest[0]), "count": rest[1]}
        if what == events.MARKER_LOST:
            return "marker-lost", {**who, "zone": self.zone(rest[0]), "marker": self.marker(*rest)}
        token = self.tongue.say(f"token-{key(TOKEN_NAMES[rest[1]])}", count=int(self.parts.disaster_count[rest[1]]))
        return "disaster", {**who, "zone": self.zone(rest[0]), "token": token}

    def _trickery(self, what: int, who: Facts, rest: list[int]) -> tuple[str, Facts]:
        """Drafts and tricks."""
        if what == events.OFFERED:
            kind = "rep" if rest[0] == REPUTATION else "trk"
            return "offered", {**who, "names": ", ".join(self.named(kind, number) for number in rest[1:])}
        if what == events.SAW_HAND:
            return "saw-hand", {**who, "cards": self.cards(rest)}
        first = rest[0]
        if what == events.REPUTATION_SHOWN:
            return "reputation", {**who, "name": self.named("rep", first)}
        if what == events.TRICK_PLAYED:
            return "trick", {**who, "name": self.named("trk", first)}
        if what == events.EXCHANGED:
            return "exchanged", {**who, "one": self.position(first), "other": self.position(rest[1])}
        if what == events.TARGET_SWAPPED:
            return "swapped", {**who, "old": target_name(rest[1]), "new": target_name(rest[2])}
        if what == events.ADDED:
            return "added", {**who, "zone": self.zone(first)}
        if what == events.TOOK_BACK:
            return "took-back", {**who, "card": self.card(first)}
        if what == events.UNCOVERED:
            return "uncovered", {**who, "space": self.space(first)}
        if what == events.TRICK_DAMAGE:
            return "trick-damage", {**who, "damage": first}
        name = "discs-taken" if what == events.DISCS_TAKEN else "discs-cancelled"
        return name, {**who, "disc": self.disc(first)}

    def result(self, sight: kernel.Sight) -> str:
        assert isinstance(sight, Sight)
        table = sight.table
        reason = ENDINGS[table.reason]
        if table.winner < 0:
            return self.tongue.say("result-draw", reason=reason)
        return self.tongue.say(
            "result-winner", **self.seat(table.winner), loser=self.names[1 - table.winner], reason=reason
        )


PLAIN = {
    events.BEGINS: "begins",
    events.RESHUFFLED: "reshuffled",
    events.PREPARED: "prepared",
    events.CHANGED: "changed",
}
CARD_LISTS = {  # the name of the sentence, and where the cards begin after the seat
    events.DREW_CARDS: ("drew-cards", 0),
    events.BROADSIDE: ("broadside", 4),
    events.LURCHED: ("lurched", 1),
    events.DISCARDED: ("discarded", 1),
    events.DODGED: ("dodged", 3),
}
