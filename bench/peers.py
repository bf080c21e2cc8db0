"""Corsari next to a comparable game of another house: OpenSpiel's gin rummy, whose random rollouts run in C++.

    .venv/bin/pip install -c constraints.txt -e .[peers]
    .venv/bin/python bench/peers.py [--rounds 5] [--games 20000] [--json FILE]

Runs both by turns on one core and compares decisions of players a second; draws of chance are not counted. Also times
the search for the best crew of a hand, ours alone, and checks it against every possible crew.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from flibuste.games.corsari.articles import Articles
from flibuste.games.corsari.cards import CARDS, COLOURS, HAND
from flibuste.games.corsari.crews import best_for_captain, stowaway_sum
from flibuste.kernel.arrays import zeros
from flibuste.kernel.vecs import vec

PEER = """
import json, random, time
import pyspiel
game = pyspiel.load_game("gin_rummy")
chance = random.Random(1)

def deal():
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state

def decisions(state):
    count = 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return count

length = sum(decisions(deal()) for _ in range(GAMES)) / GAMES
began, played = time.process_time(), 0
for number in range(4):  # a search that stops at its first leaf is nothing but rollouts
    evaluator = pyspiel.RandomRolloutEvaluator(GAMES, number)
    pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, number, False).mcts_search(deal())
    played += GAMES
seconds = time.process_time() - began
print(json.dumps({"decisions_per_s": length * played / seconds}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=20_000, help="of Corsari a round")
    parser.add_argument("--hands", type=int, default=10_000, help="checked against every possible crew")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    asked = parser.parse_args()
    figures: dict[str, Any] = {"crew": crews(asked.hands)}
    print(f"best crew: {figures['crew']['us']:.2f} µs a hand; of {asked.hands} hands {figures['crew']['wrong']} wrong")
    figures["rounds"] = [measure(asked.games) for _ in range(asked.rounds)]
    print(f"{'decisions/s':<12} {'gin rummy':>12} {'corsari':>12} {'ratio':>8}")
    for peer, ours in figures["rounds"]:
        print(f"{'':<12} {peer:>12,.0f} {ours:>12,.0f} {ours / peer:>8.1f}")
    figures["ratio"] = round(statistics.median(ours / peer for peer, ours in figures["rounds"]), 2)
    print(f"{'median':>38} {figures['ratio']:>8.1f}")
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")


def measure(games: int) -> tuple[float, float]:
    """Decisions a second of the peer and of ours."""
    peer = run([sys.executable, "-c", PEER.replace("GAMES", "200")])
    ours = run(
        [sys.executable, "-m", "flibuste", "simulate", "corsari", "--seats", "4", "--games", str(games), "--json"]
    )
    return peer["decisions_per_s"], ours["decisions_per_s"]


def run(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, capture_output=True, text=True)
    if "No module named 'pyspiel'" in done.stderr:
        sys.exit("OpenSpiel is not installed: see --help")
    if done.returncode != 0:
        sys.exit(done.stderr)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def crews(hands: int) -> dict[str, float]:
    """Time of the best crew, and hands where another crew would have left a smaller sum."""
    chance = random.Random(1)
    articles = Articles(2)
    masks = [random_hand(chance) for _ in range(hands)]
    wrong = 0
    for hand in masks:
        port = chance.randrange(COLOURS)
        named = best_for_captain(articles, hand, 0, port)
        held = [hue for hue in range(COLOURS) if hand[hue]]
        least = min(stowaway_sum(hand, 0, 1 << one | 1 << other, port) for one in held for other in held)
        wrong += stowaway_sum(hand, 0, named, port) != least
    began = time.process_time()
    for hand in masks:
        best_for_captain(articles, hand, 0, 0)
    return {"us": round(1e6 * (time.process_time() - began) / hands, 3), "wrong": wrong}


def random_hand(chance: random.Random) -> vec[i64]:
    masks = zeros(COLOURS)
    for card in chance.sample(range(CARDS), HAND):
        masks[card // 11] |= 1 << card % 11
    return masks


if __name__ == "__main__":
    main()
