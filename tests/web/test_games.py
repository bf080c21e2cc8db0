"""Whole games in the browser, each to its end."""

from __future__ import annotations

import pytest

from flibuste.games.catalogue import GAMES
from flibuste.kernel.game import Game
from tests.web.conftest import Contexts
from tests.web.people import Person

# Moves that bring a game to its end without wandering about. However long it takes, every game has an end.
FAVOURITES = {"corsari": ("SAIL", "CREW", "FILL_DONE", "DRAW_DECK"), "bordee": ("BROADSIDE", "FIRE")}


def test_two_browsers_play_a_whole_game_and_want_a_rematch(contexts: Contexts) -> None:
    anne, bob = Person(contexts.new(), 1), Person(contexts.new(360, 740), 2)
    link = anne.open_for_friends("Korsair", "Anne")
    bob.accept(link, "Bob")
    anne.page.locator(".bar").wait_for()
    while not (anne.is_over() and bob.is_over()):
        for person in (anne, bob):
            if person.may_play():
                person.play_korsair()
    for person in (anne, bob):
        person.page.locator(".ledger tbody tr").nth(1).wait_for()
    assert anne.page.locator(".ledger tbody tr").count() == 2
    assert anne.page.locator(".ledger").inner_text() == bob.page.locator(".ledger").inner_text()
    anne.page.get_by_role("button", name="Vérifier la donne").click()
    anne.page.locator("dialog").get_by_text("La donne est honnête").wait_for()
    anne.page.locator("dialog").get_by_text("Ta part de hasard y est").wait_for()
    with anne.page.expect_download() as download:
        anne.page.get_by_role("link", name="Garder la partie notée").click()
    assert download.value.path().read_text("utf-8").startswith("flibuste record 1\ngame korsair\n")
    anne.page.get_by_role("button", name="Revanche").click()
    bob.page.get_by_role("link", name="La revanche est prête").click()
    bob.page.get_by_role("button", name="S’asseoir").click()
    anne.page.locator(".korsair").wait_for()
    bob.page.locator(".korsair").wait_for()


def test_a_whole_game_against_bots_by_keyboard_only(contexts: Contexts) -> None:
    person = Person(contexts.new(), 3)
    person.home()
    person.tab_to(person.page.get_by_role("button", name="Jouer maintenant – Korsair"))
    person.page.keyboard.press("Enter")
    start = person.page.get_by_role("button", name="Larguer les amarres")
    start.wait_for()
    assert start.evaluate("node => node === document.activeElement"), "two key presses are enough to play"
    person.page.keyboard.press("Enter")
    person.page.locator(".korsair").wait_for()
    while person.waits():
        person.play_korsair_by_keys()
    person.page.locator(".ledger tbody tr").first.wait_for()
    assert person.page.locator(".ledger tbody tr").count() == 4
    person.tab_to(person.page.get_by_role("button", name="Chance et adresse"))
    person.page.keyboard.press("Enter")
    person.page.get_by_text("Avant la donne, chacun pouvait espérer").wait_for(timeout=60_000)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_is_played_to_its_end_in_words(contexts: Contexts, game: Game) -> None:
    person = Person(contexts.new(), 4)
    person.play_bots(game.tongue("fr").say("game-name", edition=game.editions[0]), min(game.seat_counts), "dice")
    person.page.locator(f".plain, .{game.name}").first.wait_for()  # whichever table the page has for it
    if person.page.locator(".plain").count() == 0:
        person.page.get_by_role("button", name="Menu").click()
        person.page.get_by_role("button", name="Voir la table en mots").click()
    while person.waits():
        person.play_in_words(FAVOURITES.get(game.name, ()))
    assert person.is_over()
