"""Sentences that depend on who reads them, on teams and on the options of the table."""

from __future__ import annotations

import pytest

from flibuste.games.korsair import events
from flibuste.games.korsair.cards import captain, pirate
from flibuste.kernel.event import Event
from flibuste.kernel.state import WATCHER
from flibuste.terminal.journal import make_teller
from tests.terminal.tables import new_match, roll

CAPTURE = Event(events.CAPTURED, [1, 4, 5])
FIGHT = Event(events.CAPTURED, [1, 4, 5, pirate(1, 3), captain(1)])
SHARE = Event(events.FINAL_CAPTURE, [1, 4, 1])
SCORE = Event(events.SCORED, [1, 9, 2, 7])


def told(event: Event, beholder: int, language: str, **table: str) -> str:
    """Side 1 is Bart alone, or Mary and Jack as a team."""
    return make_teller(new_match(**table), beholder, language).event(event).replace("\u00a0", " ")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("event", "beholder", "french", "english"),
    [
        (CAPTURE, WATCHER, "Bart s’empare du galion g4 : 5 pièces d’or.", "Bart captures galleon g4: 5 gold pieces."),
        (CAPTURE, 1, "À toi le galion g4 : 5 pièces d’or.", "Galleon g4 is yours: 5 gold pieces."),
        (SHARE, 1, "Au partage final, le galion g4 te revient : 1", "In the final sharing-out galleon g4 is yours: 1"),
        (SCORE, 1, "Ton or : 9 en captures", "Your gold: 9 captured"),
    ],
)
def test_one_player_is_one(event: Event, beholder: int, french: str, english: str) -> None:
    assert told(event, beholder, "fr").startswith(french)
    assert told(event, beholder, "en").startswith(english)


@pytest.mark.parametrize(
    ("event", "beholder", "french", "english"),
    [
        (CAPTURE, 0, "Mary & Jack s’emparent du galion g4 : 5", "Mary & Jack capture galleon g4: 5"),
        (CAPTURE, 2, "À nous le galion g4 : 5", "Galleon g4 is ours: 5"),
        (CAPTURE, 3, "À nous le galion g4 : 5", "Galleon g4 is ours: 5"),
        (
            SHARE,
            0,
            "Au partage final, le galion g4 revient à Mary & Jack",
            "In the final sharing-out galleon g4 goes to",
        ),
        (SHARE, 3, "Au partage final, le galion g4 nous revient", "In the final sharing-out galleon g4 is ours"),
        (SCORE, 2, "Notre or : 9 en captures", "Our gold: 9 captured"),
    ],
)
def test_a_team_is_many(event: Event, beholder: int, french: str, english: str) -> None:
    assert told(event, beholder, "fr", teams="yes").startswith(french)
    assert told(event, beholder, "en", teams="yes").startswith(english)


@pytest.mark.parametrize(
    ("table", "french", "english"),
    [
        (
            {"game": "korsair"},
            "Sortent du jeu : pirate rouge de force 3,",
            "Out of the game: red pirate of strength 3,",
        ),
        (
            {"game": "corsaires"},
            "Prises : vaisseau rouge",
            "kept as spoils: red ship of power 3, red captain.",
        ),
        ({"game": "corsaires", "combatCards": "discard"}, "Sortent du jeu : vaisseau", "Out of the game: red ship"),
        ({"game": "korsair", "combatCards": "spoils"}, "Prises : pirate", "kept as spoils: red pirate"),
    ],
)
def test_where_the_cards_of_a_fight_go(table: dict[str, str], french: str, english: str) -> None:
    assert french in told(FIGHT, 0, "fr", **table)
    assert english in told(FIGHT, 0, "en", **table)


@pytest.mark.parametrize("teams", ["no", "yes"])
def test_who_has_won(teams: str) -> None:
    winners: list[int] = []
    seed = 0
    while len(winners) != (2 if teams == "yes" else 1):  # no shared victory
        match = roll(new_match(teams=teams, seed=seed), 999)
        winners = [seat for seat, score in enumerate(match.scores()) if score == max(match.scores())]
        seed += 1
    won = make_teller(match, winners[0], "fr").result(match.sight(winners[0])).replace("\u00a0", " ")
    assert won.startswith("Victoire ! La mer est à nous" if teams == "yes" else "Victoire ! La mer est à toi")
    watched = make_teller(match, WATCHER, "en").result(match.sight(WATCHER))
    assert (" & " in watched and " win," in watched) if teams == "yes" else " wins," in watched


@pytest.mark.parametrize("clause", [31, 40])
@pytest.mark.parametrize(("language", "word"), [("fr", "vaisseau"), ("en", "ship")])
def test_refusals_use_the_words_of_the_edition(clause: int, language: str, word: str) -> None:
    said = make_teller(new_match(), 0, language).refuse(clause)
    assert " pirate " in said
    assert make_teller(new_match(game="corsaires"), 0, language).refuse(clause) == said.replace("pirate", word)
