"""Pictures of every screen, at the size of a phone and of a desktop: .venv/bin/python scripts/screenshots.py [NAME …]

Writes docs/screenshots/NAME-phone.png and NAME-desktop.png. Seeds and contributions are fixed, so that the same code
makes the same games. Needs the built client and chromium (./check sets both up).
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "screenshots"
SIZES = {"phone": (360, 740), "desktop": (1280, 800)}
SAME_CONTRIBUTION = "let drawn = 0; crypto.getRandomValues = (list) => list.fill(++drawn)"
RECORD = ROOT / "tests" / "records" / "korsair" / "korsair-4-solo-lastCardPlayed.record"

# `flibuste serve`, but every table has the same seed and bots roll the same dice.
SERVER = """
import sys
from types import SimpleNamespace
from flibuste.kernel.tongue import tongue
from flibuste.server import hall, thinkers
from flibuste.server.run import serve
from flibuste.server.settings import Settings
hall.secrets = SimpleNamespace(token_bytes=lambda count: bytes([11] * count))
thinkers.secrets = SimpleNamespace(randbits=lambda count: 11, choice=lambda actions: actions[0])
sys.exit(serve(Settings(port=0, database=sys.argv[1]), tongue("fr"), as_json=True))
"""


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"{folder}/shots.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())["url"].rstrip("/")
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def start(page: Page, button: str, name: str = "") -> None:
    page.goto("/")
    page.get_by_role("button", name=button).click()
    if name:
        page.get_by_label("Ton nom").fill(name)


def play(page: Page, game: str) -> None:
    start(page, f"Jouer maintenant – {game}", "Anne")
    page.get_by_role("button", name="Larguer les amarres").click()
    my_turn(page)


def my_turn(page: Page) -> bool:
    page.locator(".bar.mine, dialog .result").first.wait_for()
    return page.locator("dialog .result").count() == 0


def korsair_move(page: Page, turn: int) -> None:
    """Cards while there are some, and a draw now and then."""
    length = page.locator(".log li").count()
    cards = page.locator(".held.playable")
    deck = page.locator("[data-deck]")
    if cards.count() == 0 or (turn % 2 == 1 and deck.is_enabled()):
        deck.click()
    else:
        cards.nth(turn % cards.count()).click()
        page.locator("[data-target]").first.click()
    page.locator(f".log li:nth-child({length + 1})").wait_for(state="attached")


def home(page: Page) -> None:
    page.goto("/")
    page.locator(".port").nth(1).wait_for()


def setup(page: Page) -> None:
    start(page, "Jouer maintenant – Korsair", "Anne")


def friends(page: Page) -> None:
    start(page, "Avec des amis – Korsair", "Anne")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.get_by_label("Lien d’invitation", exact=True).wait_for()


def korsair(page: Page) -> None:
    play(page, "Korsair")
    pirates = page.locator('.held.playable:not([data-card^="G"])')
    turn = 0
    while turn < 9 or pirates.count() == 0:
        korsair_move(page, turn)
        my_turn(page)
        turn += 1
    pirates.first.click()


def ended(page: Page) -> None:
    play(page, "Korsair")
    turn = 0
    while my_turn(page):
        korsair_move(page, turn)
        turn += 1
    page.get_by_role("button", name="Vérifier la donne").click()


def corsari(page: Page) -> None:
    play(page, "Corsari")


def captain(page: Page) -> None:
    """Somebody has sailed, and I may lend to the crew; else at least the round that was counted."""
    play(page, "Corsari")
    fill = page.get_by_role("button", name="Ne plus rien prêter")
    while my_turn(page) and fill.count() == 0 and page.locator(".round h2").count() == 0:
        length = page.locator(".log li").count()
        stay = page.get_by_role("button", name="Rester à quai")
        if stay.count() > 0:
            stay.click()
        elif page.locator("[data-deck].target").count() > 0:
            page.locator("[data-deck]").click()
        elif page.get_by_role("button", name="Étaler ma main").count() > 0:
            page.get_by_role("button", name="Mon meilleur équipage").click()
            page.get_by_role("button", name="Étaler ma main").click()
        else:
            page.locator(".held").first.dblclick()
        page.locator(f".log li:nth-child({length + 1})").wait_for(state="attached")


def crew(page: Page) -> None:
    play(page, "Corsari")
    page.get_by_role("button", name="Mon meilleur équipage").click()


def lesson(page: Page) -> None:
    page.goto("/lesson/corsari")
    page.get_by_role("button", name="Continuer").click()


def words(page: Page) -> None:
    play(page, "Störtebeker")
    page.locator("[data-move]").first.wait_for()


def english(page: Page) -> None:
    page.goto("/?lang=en")
    page.get_by_role("button", name="Play now – Korsair").click()
    page.get_by_role("button", name="Cast off").click()
    my_turn(page)


def replay(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Partie notée").set_input_files(RECORD)
    page.get_by_label("Vu par").select_option("open")
    page.locator(".shown").first.wait_for()
    page.get_by_role("slider").fill("40")


def cover(page: Page) -> None:
    start(page, "À plusieurs sur cet appareil – Korsair")
    page.get_by_role("button", name="Larguer les amarres").click()
    page.locator("[data-deck]").click()
    page.locator(".cover").wait_for()


def rules(page: Page) -> None:
    page.goto("/rules/korsair#KOR-40")
    page.locator("#KOR-40").wait_for()


def at_night(page: Page) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")


def night(page: Page) -> None:
    at_night(page)
    korsair(page)


def home_night(page: Page) -> None:
    at_night(page)
    home(page)


def corsari_night(page: Page) -> None:
    at_night(page)
    crew(page)


SCREENS: list[Callable[[Page], None]] = [
    home, setup, friends, korsair, ended, corsari, crew, captain, lesson, words, english, replay, cover, rules,
    night, home_night, corsari_night,
]  # fmt: skip


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for screen in [one for one in SCREENS if not wanted or one.__name__ in wanted]:
            for size, (width, height) in SIZES.items():
                context = browser.new_context(
                    base_url=url, viewport={"width": width, "height": height}, reduced_motion="reduce"
                )
                context.set_default_timeout(120_000)
                context.add_init_script(SAME_CONTRIBUTION)
                page = context.new_page()
                screen(page)
                page.wait_for_timeout(300)
                page.screenshot(path=OUT / f"{screen.__name__.replace('_', '-')}-{size}.png")
                context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
