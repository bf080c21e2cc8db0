"""Sentences of Corsari that say what a round costs whom, to whoever reads them."""

from __future__ import annotations

import pytest

from flibuste.games.corsari import events
from flibuste.kernel.event import Event
from tests.games.corsari.engine import CORSARI

NAMES = ("Anne", "Bart", "Mary")


def told(event: Event, beholder: int, language: str) -> str:
    teller = CORSARI.teller(CORSARI.setup(None, 3), NAMES, beholder, language)
    return teller.event(event).replace("\u00a0", " ")


@pytest.mark.parametrize("rivals", [[1], [1, 2]])
def test_csi_60_and_62_a_beaten_captain_takes_theirs_and_the_own(rivals: list[int]) -> None:
    beaten = Event(events.CAPTAIN_BEATEN, [0, 34, *rivals])
    names = ", ".join(NAMES[seat] for seat in rivals)
    assert told(beaten, 0, "en") == (
        f"{names}: a sum as small as yours (34) or smaller. You take all those stowaways, and your own."
    )
    assert told(beaten, 0, "fr") == (
        f"{names} : somme égale ou inférieure à la tienne (34). Tu ramasses tous ces clandestins, et les tiens."
    )
    assert "that of Anne (34) or smaller. The captain takes" in told(beaten, 1, "en")
    assert "34, celle du capitaine (Anne). Le capitaine ramasse" in told(beaten, 1, "fr")


def test_csi_59_and_61_the_others_keep_theirs_when_the_captain_wins() -> None:
    won = Event(events.CAPTAIN_WON, [0, 3])
    assert told(won, 0, "en").endswith("your stowaways go back to the pack, the others keep theirs.")
    assert told(won, 1, "fr").endswith("ses clandestins retournent au paquet, les autres gardent les leurs.")


def test_csi_86_whoever_has_lent_something_has_nothing_more_to_lend() -> None:
    assert told(Event(events.FITS, [1, 0, 0]), 0, "en") == "Bart has nothing to lend the captain."
    assert told(Event(events.FITS, [1, 0, 1]), 0, "en") == "Bart has nothing more to lend the captain."
    assert told(Event(events.FITS, [1, 1, 1]), 0, "fr") == "Bart a encore de quoi prêter au capitaine."
