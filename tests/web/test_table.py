"""At the table: cards in the hand, advice, reasons, any number of seats, a line that breaks, and what people prefer."""

from __future__ import annotations

import pytest
from playwright.sync_api import WebSocketRoute

from tests.web.conftest import Contexts
from tests.web.people import Person

TOUCH = pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])


@TOUCH
def test_a_card_of_korsair_is_dragged_to_its_place(contexts: Contexts, touch: bool) -> None:
    person = Person(contexts.new(360, 740, touch=True) if touch else contexts.new(), 20)
    person.play_bots("Korsair", level="dice")
    card = person.draw_until(".held.playable")
    before = person.step()
    person.drag(card, "[data-target]", touch)
    person.answered(before)
    person.page.locator(".log li").filter(has_text="Tu ").last.wait_for(state="attached")


@TOUCH
def test_a_card_of_corsari_is_dragged_to_the_discard_pile(contexts: Contexts, touch: bool) -> None:
    person = Person(contexts.new(360, 740, touch=True) if touch else contexts.new(), 21)
    person.play_bots("Corsari", level="dice", first=True)
    person.waits()
    person.deck().click()
    person.page.locator(".held").nth(12).wait_for()
    card = person.page.locator(".held").first
    name = card.locator(".hidden").inner_text()
    person.drag(card, '[data-drop="discard"]', touch)
    person.page.get_by_role("button", name="Rester à quai").wait_for()
    assert name in person.page.locator('[data-drop="discard"] .hidden').inner_text()


def test_a_card_dropped_into_the_sea_comes_back(contexts: Contexts) -> None:
    person = Person(contexts.new(), 22)
    person.play_bots("Korsair", level="dice")
    card = person.draw_until(".held.playable")
    before = (person.step(), person.page.locator(".held").count())
    person.drag(card, ".crews", touch=False)
    assert person.page.locator(".held.chosen").count() == 0
    assert (person.step(), person.page.locator(".held").count()) == before


def test_a_hint_says_what_is_best_and_marks_it(contexts: Contexts) -> None:
    person = Person(contexts.new(), 23)
    person.play_bots("Korsair", level="dice")
    person.waits()
    person.page.get_by_role("button", name="Un conseil ?").click()
    hint = person.page.locator(".hint")
    hint.wait_for(timeout=60_000)
    assert "% de victoires espérées" in hint.inner_text()
    person.page.locator(".hinted").first.wait_for()


def test_there_are_no_hints_at_a_rated_table(contexts: Contexts) -> None:
    anne, bob = Person(contexts.new(), 24), Person(contexts.new(), 25)
    bob.accept(anne.open_for_friends("Korsair", "Anne", rated=True), "Bob")
    anne.page.locator(".bar.mine, .bar:not(.mine)").first.wait_for()
    mine = anne if anne.page.locator(".bar.mine").count() else bob
    mine.waits()
    assert mine.page.get_by_role("button", name="Un conseil ?").count() == 0


def test_a_greyed_card_says_why_it_cannot_be_played(contexts: Contexts) -> None:
    person = Person(contexts.new(), 26)
    person.play_bots("Korsair", level="dice")
    person.draw_until(".held.dim").click()
    notice = person.page.locator(".notice")
    notice.get_by_role("button", name="Lire KOR-").click()
    dialog = person.page.get_by_role("dialog")
    dialog.locator(".text").wait_for()
    dialog.get_by_role("link", name="Lire la règle").click()
    person.page.locator("li.wanted").wait_for()


@pytest.mark.parametrize(
    ("edition", "seats", "sides"), [("korsair", 5, 5), ("korsair", 8, 4), ("corsaires", 2, 2), ("corsaires", 6, 3)]
)
def test_korsair_with_many_seats_and_in_both_editions(contexts: Contexts, edition: str, seats: int, sides: int) -> None:
    person = Person(contexts.new(360, 740), 27)
    person.play_bots("Korsair", seats, "dice", edition=edition)
    page = person.page
    page.locator(".korsair").wait_for()
    assert page.locator(".korsair .crew").count() == seats
    teams = page.locator(".korsair .team")
    assert len(set(teams.all_inner_texts())) == (sides if sides < seats else 0)
    for _ in range(2):
        assert person.waits()
        person.play_korsair()
    assert person.waits()
    assert page.locator(".since").inner_text().startswith("Depuis ton dernier tour")
    assert page.locator("[aria-live=polite].hidden").inner_text() != "", "moves are said aloud"
    assert person.fits()


def test_two_rounds_of_corsari_on_a_phone(contexts: Contexts) -> None:
    person = Person(contexts.new(360, 740), 28)
    person.play_bots("Corsari", level="matelot")  # which sails in good time: rounds of dice may all be void
    page = person.page
    third = page.get_by_text("Manche 3")
    while person.waits() and third.count() == 0:
        inside = page.locator(".held").first
        if inside.count() > 0:
            inside.scroll_into_view_if_needed()
        assert person.fits()
        person.play_corsari()
    assert page.get_by_text("La manche est comptée").count() > 0


def test_what_i_do_while_the_line_is_cut_is_done_when_it_is_back(contexts: Contexts) -> None:
    person = Person(contexts.new(), 29)
    lines: list[WebSocketRoute] = []
    cut = False

    def through(line: WebSocketRoute) -> None:
        if cut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    person.page.route_web_socket("**/ws/tables/**", through)
    person.play_bots("Korsair", level="dice")
    assert person.waits()
    before = person.step()
    cut = True
    lines[-1].close()
    person.page.locator(".offline").wait_for()
    person.deck().click()
    cut = False
    person.answered(before)
    person.page.locator(".offline").wait_for(state="detached")
    drawn = person.page.locator(".log li").filter(has_text="Tu pioches une carte")
    assert drawn.count() == 1, "it is done once, and nothing is told twice"


def test_dark_or_light_as_the_device_has_it_or_as_i_say(contexts: Contexts) -> None:
    person = Person(contexts.new(), 30)
    page = person.page
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    person.home()
    theme = "document.documentElement.dataset.theme"
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert page.evaluate(theme) == "dark"
    page.get_by_role("button", name="Lumière").click()
    assert page.evaluate(theme) == "light"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark
    page.reload()
    page.locator(".port").first.wait_for()
    assert page.evaluate(theme) == "light"


def test_sound_is_cut_and_stays_cut(contexts: Contexts) -> None:
    person = Person(contexts.new(), 31)
    person.home()
    person.page.get_by_role("button", name="Couper le son").click()
    person.page.reload()
    person.page.get_by_role("button", name="Mettre le son").wait_for()


@pytest.mark.parametrize("still", [True, False], ids=["reduced", "moving"])
def test_nothing_moves_for_those_who_would_rather_not(contexts: Contexts, still: bool) -> None:
    person = Person(contexts.new(still=still), 32)
    person.page.add_init_script("""
        window.moved = []
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, timing) {
            window.moved.push(typeof timing === 'number' ? timing : timing.duration)
            return animate.call(this, frames, timing)
        }
    """)
    person.play_bots("Korsair", level="dice")
    for _ in range(3):
        assert person.waits()
        person.play_korsair()
    assert person.waits()
    moved = person.page.evaluate("window.moved")
    if still:
        assert max(moved, default=0) == 0
    else:
        assert 0 < max(moved) <= 350


def test_the_page_can_be_installed_and_opens_without_a_network(contexts: Contexts) -> None:
    person = Person(contexts.new(), 33)
    person.home()
    page = person.page
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("alert").get_by_text("Pas de réseau pour l’instant").wait_for()
    page.context.set_offline(False)
    person.home()


def test_a_word_on_a_phone_shows_and_the_log_opens_at_what_is_new(contexts: Contexts) -> None:
    anne, bob = Person(contexts.new(360, 740), 35), Person(contexts.new(), 36)
    bob.accept(anne.open_for_friends("Korsair", "Anne"), "Bob")
    button = anne.page.get_by_role("button", name="Journal")
    button.wait_for()
    for _ in range(8):
        for person in (anne, bob):
            assert person.waits()
            before = person.step()
            person.deck().click()
            person.answered(before)
    for number in range(12):
        bob.page.get_by_label("Dire quelque chose").fill(f"Ohé {number} !")
        bob.page.get_by_role("button", name="Envoyer").click()
    anne.page.get_by_role("button", name="Journal 12 nouveaux messages").wait_for()
    assert "Bob dit" in anne.page.locator("[aria-live=polite].hidden").inner_text()
    button.focus()
    anne.page.keyboard.press("Enter")
    anne.page.locator(".drawer .toggle:focus").wait_for()
    for last in (".log li", ".chat li"):
        line = anne.page.locator(last).last
        box, sheet = line.bounding_box(), line.locator("xpath=../..").bounding_box()
        assert box is not None
        assert sheet is not None
        assert box["y"] + box["height"] <= sheet["y"] + sheet["height"] + 1, "the newest is in view"
    assert anne.axe() == []
    anne.page.get_by_role("button", name="Ne plus entendre Bob").last.click()
    anne.page.get_by_role("button", name="Entendre Bob de nouveau").click()
    anne.page.locator(".chat li").first.wait_for()
    anne.page.keyboard.press("Escape")
    anne.page.locator(".drawer").wait_for(state="hidden")
    anne.page.locator("button.log:focus").wait_for()
    assert anne.page.locator(".badge").count() == 0
