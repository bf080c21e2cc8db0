"""Makes the records that the first lessons of the browser client play: .venv/bin/python scripts/lessons.py

A lesson is a game dealt beforehand: the decisions written here, then dice to the end. Raise nothing by hand: after a
change of rules run it again, and look whether `lesson.ts` of the game still says what happens.
"""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

from flibuste.games.catalogue import find_game
from flibuste.table.chance import OrderChance
from flibuste.table.match import Match, Player
from flibuste.table.record import write

WEB = Path(__file__).resolve().parent.parent / "web" / "src" / "games"

# Seat 0 learns. Hands are dealt card by card from seat 0 on (KOR-15).
KORSAIR_HANDS = ("G5 red3 red2 C:red A blue2", "yellow3 G4 yellow4 green2 G3 blue1")
KORSAIR_DECK = "green3 blue3 green1"
KORSAIR_MOVES = "G5 P:yellow3>g0 P:red3>g0 draw P:red2>g0 P:yellow4>g0 C:red>g0 G4 P:blue2>g1 draw draw"

# Hands in blocks of twelve, the quay from bottom to top, the discard, the deck (CSI-9).
CORSARI_HANDS = ("R1 R2 R3 R4 R6 R7 B5 B8 B9 G11 Y10 A2", "G1 G3 G4 G6 V2 V5 V8 V9 R11 S7 N8 P9")
CORSARI_REST = "S1 P1 V1 N1 O1 G2 Y3 B10"
CORSARI_MOVES = ("DRAW_DISCARD", "DISCARD G11", "SAIL", "CREW RB", "FILL R11", "CREW GV")


def korsair() -> str:
    game, _ = find_game("korsair")
    hands = [hand.split() for hand in KORSAIR_HANDS]
    order = [hand[place] for place in range(6) for hand in hands] + KORSAIR_DECK.split()
    copies = Counter({"A": 1})
    for value, count in zip(range(2, 9), (5, 6, 5, 5, 2, 1, 1), strict=True):
        copies[f"G{value}"] = count
    for hue in ("yellow", "red", "blue", "green"):
        copies[f"C:{hue}"] = 1
        for strength, count in zip(range(1, 5), (2, 4, 4, 2), strict=True):
            copies[f"{hue}{strength}"] = count
    return lesson("korsair", 2, {}, [game.cards.index(card) for card in fill(order, copies)], KORSAIR_MOVES.split())


def corsari() -> str:
    game, _ = find_game("corsari")
    order = " ".join((*CORSARI_HANDS, CORSARI_REST)).split()
    copies = Counter(game.cards)
    numbers = [game.cards.index(card) for card in fill(order, copies)]
    return lesson("corsari", 2, {"startSeat": "0"}, numbers, list(CORSARI_MOVES))


def fill(order: list[str], copies: Counter[str]) -> list[str]:
    """The cards that matter first, then all others, shuffled but always alike."""
    rest = sorted((copies - Counter(order)).elements())
    random.Random(1).shuffle(rest)
    return order + rest


def lesson(name: str, seats: int, options: dict[str, str], order: list[int], moves: list[str]) -> str:
    game, edition = find_game(name)
    setup = game.setup(edition, seats, options)
    match = Match(game, setup, OrderChance(tuple(order)), [Player("Anne"), Player("Margot", "dice")])
    chance = random.Random(1)
    for move in moves:
        assert match.turn is not None
        match.decide(match.turn, game.read(move))
    while match.turn is not None:
        actions = [int(action) for action in match.sight(match.turn).actions()]
        match.decide(match.turn, chance.choice(actions))
    return write(match)


if __name__ == "__main__":
    (WEB / "korsair" / "lesson.record").write_text(korsair(), encoding="utf-8")
    (WEB / "corsari" / "lesson.record").write_text(corsari(), encoding="utf-8")
