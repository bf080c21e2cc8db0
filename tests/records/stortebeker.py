"""The records of Störtebeker: every end at every number of seats, every variant, other data, and a given deal."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

from flibuste.games.catalogue import find_game
from flibuste.kernel.data import read_json
from flibuste.kernel.game import Setup
from flibuste.kernel.refusal import Refusal
from flibuste.table.chance import FastChance, OrderChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.table.record import write

GAME, _ = find_game("stortebeker")
NAMES = ("Klaus", "Gödeke", "Magister", "Hennig")
VARIANTS = {
    "bonus": {"bonus": "true"},
    "lookahead3": {"lookahead3": "true"},
    "failStops": {"failStops": "true"},
    "counterStops": {"counterStops": "true"},
    "threeShips": {"threeShips": "true"},
    "attackerFirst": {"tieOrder": "attacker"},
    "exchangeReclaim": {"exchangeReclaim": "true"},
}
WISHES = {"stall": {"stallRounds": "8"}, "emptySea": {}, "convoy": {}}
EAGER = ("place", "board", "counter go", "hit")  # what people came for


def stortebeker_records() -> dict[str, str]:
    """Every record by the name of its file."""
    texts = {"stortebeker/given-deal.record": write(given_deal())}
    for seats in GAME.seat_counts:
        for ending in GAME.endings[1:]:
            setup = GAME.setup(None, seats, WISHES[ending])
            texts[f"stortebeker/stortebeker-{seats}-{ending}.record"] = write(whole_game(setup, ending))
    for name, wishes in VARIANTS.items():
        setup = GAME.setup(None, 2 if name == "threeShips" else 3, wishes)
        telling = name != "lookahead3"  # which shows more and changes no rule
        texts[f"stortebeker/variant-{name}.record"] = write(whole_game(setup, "convoy", telling))
    setup = replace(GAME.setup(None, 2), data=other_data())
    texts["stortebeker/other-data.record"] = write(whole_game(setup, "convoy"))
    return texts


def other_data() -> str:
    """Our data with a ship that is easier to take."""
    data = json.loads(GAME.own_data)
    data["ships"][0].update({"id": "Bunte Kuh", "strength": 3})
    return GAME.adopt(read_json(json.dumps(data), "test", 1))


def whole_game(setup: Setup, ending: str, telling: bool = False) -> Match:
    """The first game, by number, that ends so; a telling one is no such game without its options."""
    players = [Player(name, "dice" if seat else "person") for seat, name in enumerate(NAMES[: setup.seats])]
    for number in range(10_000):
        chance = FastChance(number) if telling else fair_chance(setup.seats, number)
        match = Match(GAME, setup, chance, players)
        rng = random.Random(number)
        while match.turn is not None:
            match.decide(match.turn, choose(match, ending, rng))
        if match.ending == ending and not (telling and is_possible(match, GAME.setup(None, setup.seats))):
            return match
    raise LookupError(f"no game of {setup} ended by {ending}")


def is_possible(match: Match, setup: Setup) -> bool:
    """Would the same decisions lead to the same end at this table?"""
    other = Match(GAME, setup, match.chance, match.players)
    try:
        for entry in match.entries:
            other.decide(entry.seat, entry.action)
    except Refusal:
        return False
    return (other.ending, other.scores()) == (match.ending, match.scores())


def choose(match: Match, ending: str, rng: random.Random) -> int:
    """Lays what it can and boards what it can, but for what the ending asks."""
    assert match.turn is not None
    sight = match.sight(match.turn)
    actions = [int(action) for action in sight.actions()]
    said = {GAME.say(action): action for action in actions}
    if "stop" in said and (ending == "stall" or (ending == "emptySea" and not is_ripe(GAME.view(sight)))):
        return said["stop"]
    if "counter go" in said and ending == "emptySea":
        return said["counter pass"]
    eager = [action for text, action in said.items() if text.startswith(EAGER) and text != "hit pass"]
    return rng.choice(eager or actions)


def is_ripe(view: dict[str, Any]) -> bool:
    """While there is a convoy, and then when those who play before the last seat could take all that is left."""
    if view["convoy"] > 0:
        return True
    left = [ship for ship in view["sea"] if ship is not None]
    before_last = range(view["active"], len(view["seats"]) - 1)
    return all(any(ship["sides"][seat]["lacks"] == 0 for seat in before_last) for ship in left)


def given_deal() -> Match:
    """Ships and cards in the order of the data file: all three hands are water and beans. One turn of each."""
    ships = [place for place, name in enumerate(GAME.cards) if name.startswith("ship")]
    kinds = [kind for kind in range(15) for _ in range(count_of(kind))]
    players = [Player("A"), Player("B"), Player("C")]
    match = Match(GAME, GAME.setup(None, 3), OrderChance((*ships, *kinds)), players)
    script = ("place water 0", "place water 1", "done", "plan throw", "discard beans", "place water 0", "place beans 2")
    for text in (*script, "done", "plan throw shot", "discard water", "target 0"):
        assert match.turn is not None
        match.decide(match.turn, GAME.read(text))
    return match


def count_of(kind: int) -> int:
    """Cards of a kind in the data file."""
    data = json.loads(GAME.own_data)
    if kind >= 12:
        return int(data["pirates"][str(kind - 10)])
    provision = data["provisions"][kind % 6]
    return int(provision["symbol"] if kind >= 6 else provision["cards"] - provision["symbol"])
