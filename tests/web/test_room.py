"""Small screens: whatever is asked, nothing lies on the action bar, and every card held can be reached."""

from __future__ import annotations

from tests.web.conftest import Contexts
from tests.web.people import Person

SIZES = ((320, 568), (360, 640), (390, 664), (844, 390))
# What cannot be hit once its middle has been scrolled to: a galleon may be higher than the sea. Of a card under
# others only the corner shows.
COVERED = """
() => [...document.querySelectorAll('.held, .controls button, .galleon, .bar button, [data-deck]')]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
        node.scrollIntoView({ block: 'center', inline: 'nearest' })
        const box = node.getBoundingClientRect()
        const width = node.matches('.held') ? Math.min(box.width, 24) : box.width
        return !node.contains(document.elementFromPoint(box.x + width / 2, box.y + box.height / 2))
    })
    .map((node) => node.innerText || node.className)
"""
BAR = "() => { const bar = document.querySelector('.bar').getBoundingClientRect(); return [bar.top, bar.bottom] }"


def check(person: Person) -> None:
    """At every size, and the bar is always at the bottom of the screen."""
    page = person.page
    usual = page.viewport_size
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        where = f"{width}×{height}: {person.asked()}"
        top, bottom = page.evaluate(BAR)
        assert height / 2 < top < bottom <= height + 1, where
        assert page.evaluate(COVERED) == [], where
        assert person.fits(), where
    assert usual is not None
    page.set_viewport_size(usual)


def test_every_question_of_corsari_fits_a_small_screen(contexts: Contexts) -> None:
    person = Person(contexts.new(), 40)
    page = person.page
    stay = page.get_by_role("button", name="Rester à quai")
    lay_out = page.get_by_role("button", name="Étaler ma main")
    wanted = {"Prends une carte.", "Défausse une carte.", "Reste à quai", "Compose ton équipage.", "Prête au capitaine"}
    while wanted:
        person.play_bots("Corsari", 3, "dice")  # which sails soon, with many posts open
        while wanted and person.waits():
            if lay_out.count() > 0:
                page.get_by_role("button", name="Mon meilleur équipage").click()
            new = {words for words in wanted if words in person.asked()}
            if new:
                check(person)
            wanted -= new
            if stay.count() > 0 and "Prête au capitaine" in wanted:
                before = person.step()
                stay.click()
                person.answered(before)
            else:
                person.play_corsari()


def test_korsair_fits_a_small_screen_in_teams_too(contexts: Contexts) -> None:
    person = Person(contexts.new(), 41)
    for seats in (2, 6):
        person.play_bots("Korsair", seats, "dice")
        for turn in range(10):
            assert person.waits()
            assert "Pioche, ou joue une carte." in person.asked()
            if turn % 3 == 0:
                check(person)
            person.play_korsair()


def test_a_galleon_in_a_crowded_sea_is_as_high_as_its_fleets(contexts: Contexts) -> None:
    person = Person(contexts.new(), 42)
    person.play_bots("Korsair", 6, "matelot")
    page = person.page
    while page.locator(".galleon .fleet").count() == 0:
        assert person.waits()
        person.play_korsair()
    page.evaluate("""() => {
        const fleet = document.querySelector('.galleon .fleet')
        for (let more = 0; more < 3; more++) fleet.after(fleet.cloneNode(true))
        const place = fleet.closest('.place')
        for (let more = 0; more < 6; more++) place.after(place.cloneNode(true))
        place.parentNode.classList.remove('few')
    }""")
    for width, height in (*SIZES, (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        for galleon in page.locator(".galleon").all():
            inside, shown = galleon.evaluate("node => [node.scrollHeight, node.clientHeight]")
            assert inside <= shown
            fleets, pennant = (galleon.locator(part).bounding_box() for part in (".fleets", ".pennant"))
            assert fleets is not None
            assert pennant is not None
            assert fleets["y"] + fleets["height"] <= pennant["y"] + 1


def test_in_words_my_hand_stands_above_what_i_may_do_and_the_end_tells_every_score(contexts: Contexts) -> None:
    person = Person(contexts.new(360, 640), 43)
    person.play_bots("Störtebeker", 2, "dice")
    page = person.page
    assert person.waits()
    hand, choices = page.locator(".plain > .sheet"), page.locator(".choices")
    assert hand.locator("li").first.inner_text().startswith("cartes ")
    above, below = hand.bounding_box(), choices.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] < min(below["y"], 640)
    while person.waits():
        person.play_in_words()
    page.locator("dialog tbody tr").nth(1).wait_for()
    assert page.locator("dialog tbody tr").count() == 2
