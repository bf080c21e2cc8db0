"""The product's engine and the plain reference model play the same games side by side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from flibuste.games.korsair import events
from flibuste.games.korsair.ships import NO_CHARACTER
from flibuste.games.korsair.table import laid_kind
from tests.games.korsair.engine import ADAPTER, KORSAIR, EngineGame, agree, names, translate_all
from tests.games.korsair.reference import PRESETS, Reference, all_cards
from tests.games.korsair.vectors import BOTH, Deal

TABLES = [(2, False), (3, False), (4, False), (4, True), (5, False), (6, True), (8, True)]
ALTERNATIVES: tuple[Mapping[str, str], ...] = (
    {},
    {"expelled": "stay"},
    {"admiralTarget": "seat"},
    {"emptyHandAtExhaustion": "skip"},
    {"emptyHandAtExhaustion": "endNow"},
    {"partnerHands": "closed"},
    {"capturedValues": "memory"},
    {"teamSameRound": "forbid"},
    {"teamSameRound": "reinforce"},
    {"combatCards": "discard"},
    {"combatCards": "spoils"},
    {"expelled": "stay", "admiralTarget": "seat", "capturedValues": "memory", "partnerHands": "closed"},
)

Style = Callable[[random.Random, list[str]], str]


def uniform(rng: random.Random, legal: list[str]) -> str:
    return rng.choice(legal)


def plays(rng: random.Random, legal: list[str]) -> str:
    """Prefers to lay a card on a galleon, characters first: large fleets, ties, expulsions."""
    characters = [text for text in legal if text[:2] in ("C:", "A>")]
    pirates = [text for text in legal if text.startswith("P:")]
    return rng.choice(characters or (pirates if rng.random() < 0.8 else None) or legal)


def rarely_draws(rng: random.Random, legal: list[str]) -> str:
    """Empties hands early: skipped seats, ends by a draw."""
    others = [text for text in legal if text != "draw"]
    return rng.choice(others) if others and rng.random() < 0.95 else rng.choice(legal)


def discards_early(rng: random.Random, legal: list[str]) -> str:
    """Draws until the deck is empty, then throws its hand away: long final stages."""
    wanted = [text for text in legal if text == "draw" or text.startswith("X:")]
    return rng.choice(wanted) if wanted and rng.random() < 0.85 else rng.choice(legal)


STYLES: tuple[Style, ...] = (uniform, plays, rarely_draws, discards_early)
GAMES = 3  # of each style at each table


def cases() -> Iterator[Any]:
    for seats, teams in TABLES:
        for edition in BOTH:
            preset = agree(edition, seats, teams, {}).options
            for options in ALTERNATIVES:
                if options and all(preset[name] == value for name, value in options.items()):
                    continue  # what the preset says anyway
                label = " ".join(f"{name}={value}" for name, value in options.items()) or "preset"
                mode = "teams" if teams else "solo"
                yield pytest.param(seats, teams, edition, options, id=f"{seats} {mode} {edition} {label}")


def compare(game: EngineGame, model: Reference) -> list[str]:
    """Everything both know, at one step; the legal actions for the next one."""
    legal = game.legal()
    assert game.seat() == model.seat
    assert legal == model.legal()
    assert game.scores() == model.scores()
    assert game.deck_size() == len(model.deck)
    assert game.discard() == names(sorted(KORSAIR.cards.index(card) for card in model.discard))
    assert [sorted(hand) for hand in game.hands()] == [sorted(hand) for hand in model.hands]
    for side in range(model.sides):
        assert sorted(game.spoils(side)) == sorted(model.spoils[side])
    assert game.captured() == model.captured
    ships = model.table()
    assert game.slots() == [ship.slot for ship in ships]
    for ship in ships:
        ours = game.ship(ship.slot)
        assert (ours.gold, ours.owner, game.controller(ship.slot)) == (
            ship.value,
            ship.owner,
            model.controller(ship.slot),
        )
        character = KORSAIR.cards[ours.character] if ours.character != NO_CHARACTER else None
        assert character == (ship.character[1] if ship.character is not None else None)
        cards = names([laid_kind(entry) for entry in game.state.table.cards_on(ship.slot)])
        assert sorted(cards) == ship.combat_cards()
    return legal


def play_side_by_side(
    seats: int, teams: bool, edition: str, options: Mapping[str, str], style: Style, seed: str
) -> None:
    rng = random.Random(seed)
    start = rng.randrange(0, seats, 2 if teams else 1)
    order = all_cards()
    rng.shuffle(order)
    model = Reference(seats, teams, list(order), start, {**PRESETS[edition], **options})
    game = ADAPTER.deal(Deal(seats, teams, tuple(order), start), edition, options)
    legal = compare(game, model)
    while legal:
        text = style(rng, legal)
        before = len(model.events), len(game.events)
        game.play(text)
        model.play(text)
        assert translate_all(game.events[before[1] :]) == model.events[before[0] :]
        legal = compare(game, model)
    assert game.winners() == model.winners()
    assert game.ending() == next(event[1] for event in model.events if event[0] == "ended")
    assert game.state.fault() == ""
    assert len(game.happened(events.DREW)) == len(game.happened(events.DREW_CARD))


@pytest.mark.parametrize(("seats", "teams", "edition", "options"), cases())
def test_same_game(seats: int, teams: bool, edition: str, options: Mapping[str, str]) -> None:
    """Same seat, legal actions, scores, events, piles, captures and controllers after every action."""
    for style in STYLES:
        for number in range(GAMES):
            seed = f"{seats} {teams} {edition} {sorted(options.items())} {style.__name__} {number}"
            play_side_by_side(seats, teams, edition, options, style, seed)
