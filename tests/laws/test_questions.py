"""The law of the line below a table: it says whose turn it is, and tells whoever decides what is asked."""

from __future__ import annotations

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.state import OVER
from flibuste.kernel.tongue import LANGUAGES
from tests.laws.tables import beholders, each_game, journey, main_table, main_tables

# What a game calls the step it is at, in its view; Korsair has but one.
STEPS = {"corsari": "phase", "stortebeker": "phase", "bordee": "decision"}
# Steps that random games come to, and what is asked then.
ASKED = {
    "korsair": {"": "Draw, or play a card."},
    "corsari": {"draw": "Take a card.", "discard": "Discard a card.", "crew": "Name your crew."},
    "stortebeker": {"place": "Lay a card, or done.", "plan": "What becomes of the rest?", "board": "Board her?"},
    "bordee": {"OFFICERS": "Where do your officers go?", "FIRE": "Which disc?", "STEP5": "Dodge?"},
}


@main_table
def test_only_whoever_decides_is_asked(game: Game, setup: Setup) -> None:
    names = [f"N{seat}" for seat in range(setup.seats)]
    for state in journey(game, setup, 71, 11):
        for language in LANGUAGES:
            for beholder in beholders(setup):
                teller = game.teller(setup, names, beholder, language)
                sight = state.sight(beholder)
                line, turn = teller.asked(sight), teller.whose_turn(sight)
                assert (state.seat == OVER) != (f"N{state.seat}" in turn)
                assert line == (f"{turn} {teller.question(sight)}" if state.seat == beholder else turn)


@each_game
def test_the_line_names_the_step(game: Game) -> None:
    setup = main_tables(game)[0]
    names = [f"N{seat}" for seat in range(setup.seats)]
    asked = set()
    for seed in range(5):
        for state in journey(game, setup, seed, 1):
            if state.seat != OVER:
                sight = state.sight(state.seat)
                step = game.view(sight).get(STEPS.get(game.name, ""), "")
                asked.add((step, game.teller(setup, names, int(state.seat), "en").question(sight)))
    assert asked >= set(ASKED[game.name].items())
