"""Records read aloud."""

from __future__ import annotations

import pytest

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES, tongue
from flibuste.terminal.replay import replay
from tests.terminal.tables import new_console, new_match, printed, roll


def test_a_record_is_told_to_its_end() -> None:
    match = roll(new_match(seats=3), 999)
    console = new_console()
    assert replay(match, "en", upto=None, seat=None, console=console) == 0
    text = printed(console)
    assert f"\n{len(match.entries):>3} " in text
    assert "The ledger" in text
    assert "The game is over." in text


def test_up_to_a_decision_the_later_ones_stay_unsaid() -> None:
    match = roll(new_match(seats=3), 999)
    console = new_console()
    replay(match, "fr", upto=10, seat=1, console=console)
    text = printed(console)
    assert "Bart (toi)" in text
    assert "\n11 " not in text
    assert match.turn is None  # the match itself has not moved


def test_a_seat_hears_its_own_cards_and_a_watcher_none() -> None:
    match = new_match(seats=2)
    match.decide(0, 0)
    texts = []
    for seat in (0, 1, None):
        console = new_console()
        replay(match, "fr", upto=1, seat=seat, console=console)
        texts.append(printed(console))
    assert "Tu pioches une carte\u00a0: " in texts[0]
    assert "Anne pioche une carte." in texts[1]
    assert "Anne pioche une carte." in texts[2]
    assert "(toi)" not in texts[2]


def test_before_the_first_decision() -> None:
    console = new_console()
    replay(roll(new_match(seats=2), 5), "fr", upto=0, seat=0, console=console)
    assert "À toi de jouer, Anne." in printed(console)


@pytest.mark.parametrize(
    ("upto", "seat", "key"),
    [
        (-1, 0, "terminal-no-decision"),
        (6, 0, "terminal-no-decision"),
        (1, 4, "terminal-no-seat"),
        (1, -1, "terminal-no-seat"),
    ],
)
def test_a_moment_or_seat_that_does_not_exist(upto: int, seat: int, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        replay(roll(new_match(), 5), "fr", upto=upto, seat=seat, console=new_console())
    assert caught.value.key == key
    for language in LANGUAGES:
        assert tongue(language).say(key, **caught.value.facts)
