"""Makes the records in this folder: python -m tests.records.make

For every edition, seat count and mode of each game one whole game for each way it can end, and the rulebook's example
as a record of a deal given beforehand. All seeds are fixed: the same rules make the same files. After a change of rules
raise the version of the game, look at what changed in the records, and commit them with the reason.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from flibuste.games.bordee.sight import Sight as BordeeSight
from flibuste.games.catalogue import find_game
from flibuste.games.corsari.cards import bit, colour
from flibuste.games.corsari.crews import best_for_captain, stowaway_sum
from flibuste.games.corsari.decisions import DISCARD
from flibuste.games.corsari.sight import Sight as CorsariSight
from flibuste.kernel.game import Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import Moves, Sight
from flibuste.players import dice
from flibuste.players.sense.bordee import BordeeSense
from flibuste.table.chance import Chance, FastChance, OrderChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.table.record import write
from tests.games.corsari.test_vectors import CAPTAIN_1, SEAT_1, SEAT_2
from tests.games.korsair.vectors import TV_1, Deal
from tests.records.stortebeker import stortebeker_records

FOLDER = Path(__file__).parent
KORSAIR, _ = find_game("korsair")
CORSARI, _ = find_game("corsari")
BORDEE, _ = find_game("bordee")
NAMES = ("Anne", "Bartholomé", "Calico", "Drake", "Élise", "Francis", "Grace", "Henry")
TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"), (5, "no"), (6, "yes"), (8, "yes"))
ENDINGS = KORSAIR.endings[1:]


def records() -> dict[str, str]:
    """Every record by the name of its file."""
    texts = {
        **stortebeker_records(),
        "korsair/rulebook-example.record": write(rulebook_example()),
        "corsari/rulebook-example.record": write(corsari_example()),
    }
    for seats in CORSARI.seat_counts:
        for ending in CORSARI.endings[1:]:
            texts[f"corsari/corsari-{seats}-{ending}.record"] = write(corsari_game(seats, ending))
    texts["bordee/rulebook-example.record"] = write(bordee_example())
    for modules in ("no", "yes"):
        for ending in BORDEE.endings[1:]:
            name = "bordee-2" if modules == "no" else "bordee-2-modules"
            texts[f"bordee/{name}-{ending}.record"] = write(bordee_game(ending, modules))
    for edition in KORSAIR.editions:
        for seats, teams in TABLES:
            for ending in ENDINGS:
                match = whole_game(edition, seats, teams, ending)
                mode = "teams" if teams == "yes" else "solo"
                texts[f"korsair/{edition}-{seats}-{mode}-{ending}.record"] = write(match)
    return texts


def whole_game(edition: str, seats: int, teams: str, ending: str) -> Match:
    """The first game, by number, that ends so. A solo game ends by a draw only where the table wants it (A-8)."""
    wishes = {"teams": teams}
    if ending == "emptyHandAtExhaustion":
        wishes["emptyHandAtExhaustion"] = "endNow"
    setup = KORSAIR.setup(edition, seats, wishes)
    players = [Player(name, "dice" if seat else "person") for seat, name in enumerate(NAMES[:seats])]
    for number, chance in enumerate(chances(setup)):
        match = Match(KORSAIR, setup, chance, players)
        play(match, number, eager=ending == "emptyHandAtExhaustion")
        if match.ending == ending:
            return match
    raise LookupError(f"no game of {setup} ended by {ending}")


def chances(setup: Setup) -> Iterator[Chance]:
    """Fair and fast ones in turn."""
    for number in range(10_000):
        yield fair_chance(setup.seats, number) if number % 2 == 0 else FastChance(number)


def play(match: Match, number: int, eager: bool) -> None:
    """At random; the eager draw only when they must, and so run out of cards early."""
    rng = random.Random(number)
    while match.turn is not None:
        actions = [int(action) for action in match.sight(match.turn).actions()]
        others = actions[1:] if KORSAIR.say(actions[0]) == "draw" else actions
        match.decide(match.turn, rng.choice(others if eager and others else actions))


def rulebook_example() -> Match:
    """Vector TV-1: the beginning of a game for three, told at the end of the Korsair rulebook."""
    assert isinstance(TV_1.start, Deal)
    order = tuple(KORSAIR.cards.index(card) for card in TV_1.start.order)
    players = [Player("A"), Player("B"), Player("C")]
    match = Match(KORSAIR, KORSAIR.setup("korsair", 3), OrderChance(order), players)
    for line in TV_1.script:
        if isinstance(line, str):
            seat, text = line.split()
            match.decide("ABC".index(seat), KORSAIR.read(text))
    return match


def corsari_game(seats: int, ending: str) -> Match:
    """The first game, by number, that ends so. To be Grand Master one must wait for it."""
    setup = CORSARI.setup("corsari", seats)
    players = [Player(name, "dice" if seat else "person") for seat, name in enumerate(NAMES[:seats])]
    for number, chance in enumerate(chances(setup)):
        match = Match(CORSARI, setup, chance, players)
        rng = random.Random(number)
        while match.turn is not None:
            match.decide(match.turn, seaman(match.sight(match.turn), 0 if ending == "grandMaster" else 9, rng))
        if match.ending == ending:
            return match
    raise LookupError(f"no game of {setup} ended by {ending}")


def seaman(sight: Sight, enough: int, rng: random.Random) -> int:
    """Draws anything, keeps what makes the best crew, and weighs anchor once its sum is small enough."""
    actions = [int(action) for action in sight.actions()]
    said = {CORSARI.say(action): action for action in actions}
    best = CORSARI.view(sight)["best"]
    if "STAY" in said:
        return said["SAIL" if best["sum"] <= enough else "STAY"]
    if best["crew"] in said:
        return said[best["crew"]]
    if any(text.startswith("DISCARD") for text in said):
        return min(actions, key=lambda action: (rest_sum(sight, action), action))
    return rng.choice(actions[:-1] if "DRAW_QUAY" in said and rng.random() < 0.8 else actions)


def rest_sum(sight: Sight, action: int) -> int:
    """What is left of a hand at best without one card."""
    assert isinstance(sight, CorsariSight)
    hands, first, port = sight.hands[:], 10 * sight.seat, sight.table.port()
    hands[first + colour(action - DISCARD)] ^= bit(action - DISCARD)
    return int(stowaway_sum(hands, first, best_for_captain(sight.table.articles, hands, first, port), port))


def corsari_example() -> Match:
    """Vector T1: a red and green crew without a 7, and two who each have one. Then the next round."""
    hands = f"{CAPTAIN_1} {SEAT_1} {SEAT_2}".split()
    rest = [card for card in CORSARI.cards if card not in hands]
    port = rest.pop(rest.index("Y1"))
    order = [*hands, *rest[:7], port, *rest[7:]]
    players = [Player("A"), Player("B"), Player("C")]
    chance = OrderChance(tuple(CORSARI.cards.index(card) for card in order))
    match = Match(CORSARI, CORSARI.setup("corsari", 3, {"startSeat": "0"}), chance, players)
    drawn = order[12 * 3 + 8 + 1]
    script = ("DRAW_DECK", f"DISCARD {drawn}", "SAIL", "CREW RG", "FILL R7", "CREW OV", "FILL G7", "CREW SN")
    for text in (*script, "DRAW_QUAY"):
        assert match.turn is not None
        match.decide(match.turn, CORSARI.read(text))
    return match


def bordee_game(ending: str, modules: str) -> Match:
    """The first game, by number, that ends so. To sail till nightfall one must hit now and then, and not too hard."""
    setup = BORDEE.setup(wishes={"reputations": modules, "tricks": modules})
    players = [Player("Anne"), Player("Bartholomé", "dice")]
    sense = BordeeSense()
    for number, chance in enumerate(chances(setup)):
        match = Match(BORDEE, setup, chance, players)
        rng = FastRng(number)
        while match.turn is not None:
            match.decide(match.turn, gunner(match.sight(match.turn), sense, ending, rng))
        if match.ending == ending:
            return match
    raise LookupError(f"no game of {setup} ended by {ending}")


def gunner(sight: Sight, sense: BordeeSense, ending: str, rng: FastRng) -> int:
    """Goes by sense where something is to be sunk, by dice where the calm shall last."""
    assert isinstance(sight, BordeeSight)
    if ending == "calm" or (ending == "turns" and sight.table.calm < 30):
        return int(dice.choose(sight, rng))
    moves = Moves()
    sight.list_moves(moves)
    sense.weigh_sight(sight, moves)
    return int(sense.heaviest(moves))


def bordee_example() -> Match:
    """A shot as the rulebook tells it (VEC-R8), from the deal on: good on one target card, perfect on the other."""
    decks: list[str] = []
    for top in (["3H", "4S", "1S", "2S"], ["8C", "7D", "9H", "6C"]):
        faces = [BORDEE.cards[min(place, 40)] for place in range(42)]
        decks += [*top, *(card for card in faces if card not in top)]
    targets = ["T07", "T09", *(card for card in BORDEE.cards[41:71] if card not in ("T07", "T09"))]
    order = tuple(BORDEE.cards.index(card) for card in (*decks, *targets, *BORDEE.cards[71:], *BORDEE.cards[71:]))
    match = Match(BORDEE, BORDEE.setup(), OrderChance(order), [Player("Rouge"), Player("Bleu")])
    decide(match, "ZONE(DECK_BOW) ZONE(DECK_STERN) ZONE(DECK_BOW) ZONE(DECK_STERN)")
    decide(match, "CTYPE(P18) CTYPE(P18) CTYPE(P18) CTYPE(P18)")
    while match.turn is not None and BORDEE.view(match.sight(match.turn))["decision"] == "LOAD":
        match.decide(match.turn, int(match.sight(match.turn).actions()[0]))
    decide(match, "CANNON(BOW) ZONE(HULL_BOW) CANNON(BOW) ZONE(HULL_BOW)")
    decide(match, "AIM CARD(8C) POS(0L) AIM CARD(7D) POS(0B) HOLD")
    decide(match, "AIM CARD(1S) POS(0L) AIM CARD(2S) POS(0B) HOLD")
    decide(match, "AIM CARD(9H) POS(1L) AIM CARD(6C) POS(1B) FIRE")
    while match.turn == 1:
        match.decide(match.turn, int(match.sight(match.turn).actions()[0]))
    decide(match, "DODGE CARD(3H) CARD(4S) DONE CANNON(BOW) ZONE(HULL_BOW)")
    return match


def decide(match: Match, texts: str) -> None:
    for text in texts.split():
        assert match.turn is not None
        match.decide(match.turn, match.game.read(text))


def main() -> None:
    for name, text in records().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(name, text.count("\n"), "lines")


if __name__ == "__main__":
    main()
