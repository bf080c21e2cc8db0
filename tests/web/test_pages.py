"""Everything around a game: reloads and cuts, one device for several, seeing again, languages, secrets, access."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.parts import Node
from tests.web.conftest import Contexts
from tests.web.people import Person

RECORD = Path(__file__).parents[1] / "records" / "korsair" / "korsair-2-solo-lastCardPlayed.record"


def test_a_reload_and_a_cut_cost_nothing(contexts: Contexts, tmp_path: Path) -> None:
    own = Node(str(tmp_path / "cut.sqlite")).start()
    contexts.url = own.url
    person = Person(contexts.new(), 5)
    person.play_bots("Korsair", level="matelot")
    for _ in range(3):
        assert person.waits()
        person.play_korsair()
    assert person.waits()
    hand = person.page.locator(".hand").inner_html()
    length = person.log_length()
    person.page.reload()
    assert person.waits()
    assert (person.page.locator(".hand").inner_html(), person.log_length()) == (hand, length)
    own.kill()
    person.page.locator(".offline").wait_for()
    person.page.locator(".held").first.click()  # the table is still there to look at
    own.start()
    person.page.locator(".offline").wait_for(state="detached")
    person.page.keyboard.press("Escape")
    person.play_korsair()
    assert own.stop() == 0


def test_a_refused_move_names_its_clause_and_the_clause_can_be_read(contexts: Contexts) -> None:
    person = Person(contexts.new(), 6)
    person.play_bots("Corsari", level="dice", first=True)
    person.waits()
    person.page.locator(".held").first.click()  # a discard before anything was drawn
    notice = person.page.locator(".notice")
    notice.wait_for()
    notice.get_by_role("button", name="Lire CSI-").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text("Prendre et défausser ne se refusent pas").wait_for()  # CSI-13


def test_a_move_is_taken_back(contexts: Contexts) -> None:
    person = Person(contexts.new(), 7)
    person.play_bots("Corsari", level="dice", first=True)
    person.waits()
    person.page.locator(".piles button").nth(1).click()  # the top of the discard pile: no secret is shown
    person.page.locator(".held").nth(12).wait_for()
    person.page.locator(".held").first.dblclick()
    person.page.get_by_role("button", name="Rester à quai").wait_for()
    assert person.page.locator(".held").count() == 12
    person.page.get_by_role("button", name="Reprendre mon coup").click()
    person.page.locator(".held").nth(12).wait_for()


def test_pass_and_play_covers_the_table_between_two_people(contexts: Contexts) -> None:
    person = Person(contexts.new(360, 740), 8)
    person.home()
    person.page.get_by_role("button", name="À plusieurs sur cet appareil – Korsair").click()
    person.page.get_by_label("Nom 1").fill("Anne")
    person.page.get_by_label("Nom 2").fill("Bob")
    person.page.get_by_role("button", name="Larguer les amarres").click()
    person.page.locator(".korsair").wait_for()
    first = person.page.locator(".hand").inner_html()
    person.deck().click()
    person.page.get_by_role("heading", name="Passe l’appareil à Bob").wait_for()
    assert person.page.locator(".held").count() == 0
    person.page.get_by_role("button", name="C’est moi, Bob").click()
    person.page.locator(".held").first.wait_for()
    assert person.page.locator(".hand").inner_html() != first
    person.deck().click()
    person.page.get_by_role("heading", name="Passe l’appareil à Anne").wait_for()


def test_a_record_is_seen_again_from_any_seat_and_with_open_cards(contexts: Contexts) -> None:
    person = Person(contexts.new(), 9)
    person.home()
    person.page.get_by_label("Partie notée").set_input_files(RECORD)
    person.page.get_by_label("Vu par").wait_for()
    assert person.page.locator(".mini").count() == 0
    person.page.get_by_label("Vu par").select_option("open")
    person.page.locator(".shown").nth(1).wait_for()
    person.page.get_by_role("button", name="À la fin").click()
    person.page.get_by_text("Coup", exact=False).first.wait_for()
    person.page.get_by_label("Vu par").select_option("0")
    person.page.locator(".hand").wait_for()


@pytest.mark.parametrize("game", ["korsair", "corsari"])
def test_a_lesson_is_learnt_to_its_end(contexts: Contexts, game: str) -> None:
    person = Person(contexts.new(), 10)
    person.page.goto(f"/lesson/{game}")
    teacher = person.page.locator(".teacher")
    teacher.wait_for()
    for _ in range(40):
        if teacher.get_attribute("data-done") is not None:
            break
        step = teacher.get_attribute("data-step")
        wanted = teacher.get_attribute("data-wanted")
        if wanted is None:
            person.page.get_by_role("button", name="Continuer").click()
        else:
            follow(person, wanted)
        person.page.locator(f'.teacher:not([data-step="{step}"])').wait_for()
    assert "Te voilà à flot" in teacher.inner_text()
    assert game in person.page.title().lower()
    person.page.get_by_role("link", name="Jouer maintenant").click()
    assert game in person.page.locator("dialog h2").inner_text().lower()


def follow(person: Person, move: str) -> None:
    """Do on the table what the lesson asks for."""
    page = person.page
    if move == "draw":
        person.deck().click()
    elif move.startswith("DRAW_"):
        page.locator(".piles button").nth(["DRAW_DECK", "DRAW_DISCARD", "DRAW_QUAY"].index(move)).click()
    elif move.startswith("DISCARD "):
        page.locator(f'.held[data-card="{move[8:]}"]').dblclick()
    elif move in ("SAIL", "STAY"):
        page.get_by_role("button", name="Lever l’ancre !" if move == "SAIL" else "Rester à quai").click()
    elif move.startswith("CREW "):
        for letter in move[5:]:
            page.locator(f'.held[data-card^="{letter}"]').first.click()
        page.get_by_role("button", name="Étaler ma main").click()
    else:
        card, _, slot = move.removeprefix("P:").partition(">")
        page.locator(f'.held[data-card="{card}"]').first.click()
        page.locator(f'[data-slot="{slot}"]' if slot else ".harbour").click()


def test_a_first_visit_complains_of_nothing_and_a_second_finds_my_tables(contexts: Contexts) -> None:
    person = Person(contexts.new(), 34)
    complaints: list[str] = []
    person.page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    person.home()
    person.page.get_by_text("Aucune partie en cours").wait_for()
    person.play_bots("Corsari", level="dice")
    table = person.page.url.rpartition("/")[2]
    person.home()
    person.page.locator(f'a[href$="/t/{table}"]').click()
    assert person.waits()
    assert complaints == []


def test_french_first_and_english_at_a_click(contexts: Contexts) -> None:
    person = Person(contexts.new(), 11)
    person.home()
    assert person.page.locator("html").get_attribute("lang") == "fr"
    person.page.get_by_role("button", name="English").click()
    person.page.get_by_role("button", name="Play now – Korsair").click()
    person.page.get_by_role("button", name="Cast off").click()
    person.page.get_by_text("Your turn, Buccaneer").wait_for()
    person.page.reload()
    person.page.get_by_text("Your turn, Buccaneer").wait_for()


def test_a_spectator_sees_no_secret(contexts: Contexts) -> None:
    anne, watcher = Person(contexts.new(), 12), Person(contexts.new(), 13)
    anne.open_for_friends("Korsair", "Anne", public=True)
    frames: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    watcher.page.goto(anne.page.url)
    watcher.page.get_by_role("button", name="S’asseoir").wait_for()
    anne.page.get_by_role("button", name="Y mettre un robot").click()
    for _ in range(4):
        if anne.waits():
            anne.play_korsair()
    watcher.page.locator(".korsair .crew").nth(1).wait_for()
    assert watcher.page.locator(".held, .mini").count() == 0
    views = [view for frame in frames if (view := (json.loads(frame).get("state") or {}).get("view"))]
    assert len(views) >= 4
    assert all(hand["cards"] is None for view in views for hand in view["hands"])
    assert all(view["decisions"] == [] or view["seat"] is None for view in views)


def test_home_hears_of_open_tables_again_after_a_restart_and_says_where_it_is_my_turn(
    contexts: Contexts, tmp_path: Path
) -> None:
    own = Node(str(tmp_path / "home.sqlite")).start()
    contexts.url = own.url
    anne, bob = Person(contexts.new(), 43), Person(contexts.new(), 44)
    bob.home()
    own.kill()
    own.start()
    anne.open_for_friends("Korsair", "Anne", public=True)
    bob.page.get_by_role("link", name="Rejoindre").click()
    bob.page.get_by_label("Ton nom").fill("Bob")
    bob.page.get_by_role("button", name="S’asseoir").click()
    bob.page.locator(".bar").wait_for()
    anne.page.locator(".bar").wait_for()
    turns = [person.page.locator(".bar.mine").count() for person in (anne, bob)]
    assert sorted(turns) == [0, 1]
    for person, turn in zip((anne, bob), turns, strict=True):
        person.home()
        person.page.get_by_role("link", name="Reprendre").wait_for()
        assert person.page.get_by_text("à toi\N{NO-BREAK SPACE}!").count() == turn
    assert own.stop() == 0


def test_a_record_that_cannot_be_read_says_so_beside_its_button(contexts: Contexts, tmp_path: Path) -> None:
    person = Person(contexts.new(360, 740), 45)
    person.home()
    bad = tmp_path / "bad.record"
    bad.write_text("no record", "utf-8")
    person.page.get_by_label("Partie notée").set_input_files(bad)
    person.page.locator(".sheet", has_text="Partie notée").get_by_role("alert").wait_for()


def test_the_waiting_room_says_what_is_played_and_a_bot_has_a_level(contexts: Contexts) -> None:
    anne = Person(contexts.new(), 37)
    page = anne.page
    anne.home()
    page.get_by_role("button", name="Avec des amis – Korsair").click()
    page.get_by_label("Pendule").select_option("calm")
    page.get_by_label("Joueurs").select_option("3")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_text("Korsair (Tilsi, 2005) · 2 minutes par coup").wait_for()
    page.get_by_text("flibuste serve --host 0.0.0.0").wait_for()
    page.get_by_label("Niveau des robots").select_option("mousse")
    page.get_by_role("button", name="Y mettre un robot Siège 2").click()
    page.get_by_text("(robot, mousse (débutant))").wait_for()
    assert anne.axe() == []


def test_two_who_keep_the_usual_name_can_both_sit_down(contexts: Contexts) -> None:
    anne, bob = Person(contexts.new(), 38), Person(contexts.new(360, 740), 39)
    link = anne.open_for_friends("Korsair", "")
    bob.accept(link, "")
    anne.page.locator(".log li").filter(has_text="Flibustier 2 s’assoit.").wait_for()


def test_giving_up_says_what_it_leads_to_and_the_rematch_keeps_its_seats(contexts: Contexts) -> None:
    anne, bob, stranger = Person(contexts.new(), 40), Person(contexts.new(), 41), Person(contexts.new(), 42)
    bob.accept(anne.open_for_friends("Korsair", "Anne", public=True), "Bob")
    anne.page.get_by_role("button", name="Menu").click()
    anne.page.get_by_role("button", name="Abandonner").click()
    anne.page.get_by_text("La partie s’arrêtera là").wait_for()
    anne.page.get_by_role("button", name="Oui, j’abandonne").click()
    for person in (anne, bob):
        assert "par Anne" in person.page.locator("dialog .result").inner_text()
        assert "victoire pour Bob" in person.page.locator("dialog .result").inner_text()
    anne.page.get_by_role("button", name="Revanche").click()
    anne.page.get_by_role("heading", name="On attend l’équipage").wait_for()
    stranger.page.goto(anne.page.url)
    stranger.page.get_by_text("gardé pour Bob").wait_for()
    assert stranger.page.get_by_role("button", name="S’asseoir").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_axe_finds_nothing_on_any_screen(contexts: Contexts, theme: str, width: int) -> None:
    person = Person(contexts.new(width, 800), 14)
    page = person.page
    page.add_init_script(f"localStorage.setItem('flibuste', JSON.stringify({{theme: '{theme}'}}))")
    person.home()
    assert person.axe() == []
    page.get_by_role("button", name="Jouer maintenant – Korsair").click()
    assert person.axe() == []
    page.get_by_role("button", name="Larguer les amarres").click()
    page.locator(".korsair").wait_for()
    for _ in range(4):
        person.waits()
        person.play_korsair()
    person.waits()
    assert person.axe() == []
    person.play_bots("Corsari", 3, "dice")
    person.waits()
    assert person.axe() == []
    person.open_for_friends("Corsari", "Anne")
    assert person.axe() == []
    for path in ("/rules/korsair", "/lesson/korsair", "/lesson/corsari", "/nowhere"):
        page.goto(path)
        page.locator("main h1").first.wait_for(state="attached")
        assert person.axe() == []
