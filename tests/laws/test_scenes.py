"""Laws of the table in plain words: whatever a view holds, a person reads words and never a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from hypothesis import given

from flibuste.kernel.game import Game, Setup
from flibuste.kernel.rng import FastRng
from flibuste.kernel.scene import COUNTS, GRIDS, UNTOLD, WORD
from flibuste.kernel.state import State
from flibuste.kernel.tongue import LANGUAGES, Tongue
from tests.laws.tables import any_table, beholders, choices, deal, every_table, journey, run, seeds


def unlabelled(key: str, value: Any, words: Tongue) -> Iterator[str]:
    """Keys without a label, and words without one in their part or in any."""
    if isinstance(value, dict):
        for inner, below in value.items():
            if key in COUNTS:
                yield from unlabelled(key, inner, words)
            else:
                if not words.has(f"see-{inner}"):
                    yield inner
                yield from unlabelled(inner, below, words)
    elif isinstance(value, list) and key not in GRIDS:
        for each in value:
            yield from unlabelled(key, each, words)
    elif isinstance(value, str) and " " not in value and not spoken(key, value, words):
        yield from (f"{key}: {word}" for word in WORD.findall(value) if not spoken(key, word, words))


def spoken(key: str, value: str, words: Tongue) -> bool:
    return WORD.search(value) is None or words.has(f"see-{key}-{value}") or words.has(f"see-{value}")


def check_scenes(game: Game, setup: Setup, state: State) -> None:
    names = [f"N{seat}" for seat in range(setup.seats)]
    for seat in beholders(setup):
        sight = state.sight(seat)
        view = {key: value for key, value in game.view(sight).items() if key not in UNTOLD}
        keys = [key for key in all_keys(view) if key != key.lower()]  # no word of a language has capitals inside
        for language in LANGUAGES:
            assert list(unlabelled("", view, game.tongue(language))) == []
            scene = game.teller(setup, names, seat, language).scene(sight)
            text = "\n".join(line for title, lines in scene for line in (title, *lines))
            assert [key for key in keys if re.search(rf"\b{key}\b", text)] == []
            assert "()" not in text
            assert "None" not in text


def all_keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from (key for key in value if len(key) > 1)
        for each in value.values():
            yield from all_keys(each)
    elif isinstance(value, list):
        for each in value:
            yield from all_keys(each)


@every_table
def test_a_scene_shows_no_key(game: Game, setup: Setup) -> None:
    for state in journey(game, setup, 61, 23):
        check_scenes(game, setup, state)


@given(any_table(), seeds, choices)
def test_a_scene_shows_no_key_at_any_table(table: tuple[Game, Setup], seed: int, chosen: list[int]) -> None:
    game, setup = table
    state = deal(game, setup, seed)
    run(state, FastRng(seed), len(chosen))
    check_scenes(game, setup, state)


def test_the_law_finds_what_has_no_label() -> None:
    bare = Tongue("en", ())
    assert list(unlabelled("", {"convoy": 1, "zones": {"DECK_BOW": 4}}, bare)) == ["convoy", "zones", "DECK_BOW"]
    assert list(unlabelled("cards", ["water*", "P2", "C:red"], bare)) == ["cards: water", "cards: red"]
