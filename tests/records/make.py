"""Makes the records in this folder: python -m tests.records.make

For every edition, seat count and mode of Korsair one whole game for each way it can end, and the rulebook's example as
a record of a deal given beforehand. All seeds are fixed: the same rules make the same files. After a change of rules
raise the version of the game, look at what changed in the records, and commit them with the reason.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Setup
from flibuste.table.chance import Chance, FastChance, OrderChance, fair_chance
from flibuste.table.match import Match, Player
from flibuste.table.record import write
from tests.games.korsair.vectors import TV_1, Deal

FOLDER = Path(__file__).parent
KORSAIR, _ = find_game("korsair")
NAMES = ("Anne", "Bartholomé", "Calico", "Drake", "Élise", "Francis", "Grace", "Henry")
TABLES = ((2, "no"), (3, "no"), (4, "no"), (4, "yes"), (5, "no"), (6, "yes"), (8, "yes"))
ENDINGS = KORSAIR.endings[1:]


def records() -> dict[str, str]:
    """Every record by the name of its file."""
    texts = {"korsair/rulebook-example.record": write(rulebook_example())}
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
    """TV-1 of the specification: the beginning of a game for three, told at the end of the Korsair rulebook."""
    assert isinstance(TV_1.start, Deal)
    order = tuple(KORSAIR.cards.index(card) for card in TV_1.start.order)
    players = [Player("A"), Player("B"), Player("C")]
    match = Match(KORSAIR, KORSAIR.setup("korsair", 3), OrderChance(order), players)
    for line in TV_1.script:
        if isinstance(line, str):
            seat, text = line.split()
            match.decide("ABC".index(seat), KORSAIR.read(text))
    return match


def main() -> None:
    for name, text in records().items():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        print(name, text.count("\n"), "lines")


if __name__ == "__main__":
    main()
