"""The table of Bordée in plain words: what the modules add is told by name."""

from __future__ import annotations

import pytest

from flibuste.games.catalogue import GAMES
from flibuste.kernel.rng import FastRng

GAME = next(game for game in GAMES if game.name == "bordee")


@pytest.mark.parametrize(
    ("module", "decision", "kind"), [("reputations", "REPUTATION", "rep"), ("tricks", "TRICKS", "trk")]
)
def test_what_is_offered_is_told_by_name_to_whom_it_is_offered(module: str, decision: str, kind: str) -> None:
    setup = GAME.setup(None, 2, {module: "yes"})
    state = GAME.dealer(setup).deal(FastRng(1))
    while GAME.view(state.sight(state.seat))["decision"] != decision:
        state.play(state.actions()[0])
    seat = int(state.seat)
    words = GAME.tongue("en")
    names = [words.say(f"{kind}-{number}") for number in GAME.view(state.sight(seat))["offer"]]
    line = f"you are offered {' / '.join(names)}"
    told = [GAME.teller(setup, ["Anne", "Bart"], who, "en").scene(state.sight(who))[0][1] for who in (seat, 1 - seat)]
    assert [line in lines for lines in told] == [True, False]
    assert len(names) > 1
