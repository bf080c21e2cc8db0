"""Somebody at a browser: finds the way by what the page says, and plays by clicks or by keys."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MINE = ".bar.mine"
OVER = "dialog .result"


class Person:
    def __init__(self, context: BrowserContext, seed: int = 1) -> None:
        self.page: Page = context.new_page()
        self.chance = random.Random(seed)

    # Finding a table

    def home(self) -> None:
        self.page.goto("/")
        self.page.locator(".port").first.wait_for()

    def play_bots(
        self, game: str, seats: int = 2, level: str | None = None, first: bool = False, edition: str | None = None
    ) -> None:
        self.home()
        self.page.get_by_role("button", name=f"Jouer maintenant – {game}").click()
        self.page.get_by_label("Joueurs").select_option(str(seats))
        if edition is not None:
            self.page.get_by_label("Édition").select_option(edition)
        if level is not None:
            self.page.get_by_label("Niveau des robots").select_option(level)
        if first:
            self.page.get_by_text("Plus d’options").click()
            self.page.get_by_label("Le siège qui commence").select_option("0")
        self.page.get_by_role("button", name="Larguer les amarres").click()
        self.page.locator(".bar").wait_for()

    def open_for_friends(
        self, game: str, name: str, *, public: bool = False, rated: bool = False, seats: int = 2
    ) -> str:
        """The invitation link."""
        self.home()
        self.page.get_by_role("button", name=f"Avec des amis – {game}").click()
        self.page.get_by_label("Joueurs").select_option(str(seats))
        self.page.get_by_label("Ton nom").fill(name)
        if public:
            self.page.get_by_label("Ouverte à tous").check()
        if rated:
            self.page.get_by_label("Classée").check()
        self.page.get_by_role("button", name="Ouvrir la table").click()
        return self.page.get_by_label("Lien d’invitation", exact=True).input_value()

    def accept(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Ton nom").fill(name)
        self.page.get_by_role("button", name="S’asseoir").first.click()
        self.page.locator(".bar").wait_for()

    # At the table

    def waits(self) -> bool:
        """Until it is my turn; False when the game is over instead."""
        self.page.locator(f"{MINE}, {OVER}").first.wait_for()
        return self.page.locator(OVER).count() == 0

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def may_play(self) -> bool:
        return not self.is_over() and self.page.locator(MINE).count() > 0

    def answered(self, before: str) -> None:
        """Until a later step is shown: what I did was done."""
        self.page.locator(f'.page:not([data-step="{before}"])').wait_for()

    def step(self) -> str:
        return self.page.locator(".page").get_attribute("data-step") or ""

    def asked(self) -> str:
        """The line that says whose turn it is, and what is asked."""
        return self.page.locator(".asked").inner_text()

    def log_length(self) -> int:
        return self.page.locator(".log li").count()

    def play_korsair(self) -> None:
        """One decision by mouse, and none that would make the game long."""
        before = self.step()
        playable = self.page.locator(".held.playable")
        count = playable.count()
        if count == 0 or (self.chance.random() < 0.4 and self.deck().is_enabled()):
            self.deck().click()
        else:
            playable.nth(self.chance.randrange(count)).click()
            targets = self.page.locator("[data-target]")
            targets.nth(self.chance.randrange(targets.count())).click()
        self.answered(before)

    def play_korsair_by_keys(self) -> None:
        """The same without a mouse: the page puts the focus where it is needed."""
        before = self.step()
        playable = self.page.locator(".held.playable")
        if playable.count() == 0 or (self.chance.random() < 0.4 and self.deck().is_enabled()):
            self.page.keyboard.press("d")
        else:
            self.tab_to(playable.first)
            self.page.keyboard.press("Enter")
            self.page.locator("[data-target]:focus").wait_for()
            self.page.keyboard.press("Enter")
        self.answered(before)

    def tab_to(self, wanted: Locator) -> None:
        for _ in range(80):
            if wanted.evaluate("node => node === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {wanted}")

    def deck(self) -> Locator:
        return self.page.locator("[data-deck]")

    def draw_until(self, wanted: str) -> Locator:
        """Some card of that kind in my hand: whatever was dealt, it comes with time."""
        for _ in range(60):
            assert self.waits()
            if self.page.locator(wanted).count() > 0:
                break
            before = self.step()
            self.deck().click()
            self.answered(before)
        return self.page.locator(wanted).first

    def play_corsari(self) -> None:
        """One decision by mouse, as somebody in a hurry would take it."""
        page, before = self.page, self.step()
        sail = page.get_by_role("button", name="Lever l’ancre !")
        lay_out = page.get_by_role("button", name="Étaler ma main")
        done = page.get_by_role("button", name="Ne plus rien prêter")
        if sail.count() > 0:
            sail.click()
        elif lay_out.count() > 0:
            page.get_by_role("button", name="Mon meilleur équipage").click()
            lay_out.click()
        elif done.count() > 0:
            done.click()
        elif page.locator("[data-deck].target").count() > 0:
            self.deck().click()
        else:
            page.locator(".held").first.dblclick()
        self.answered(before)

    def drag(self, card: Locator, target: str, touch: bool) -> None:
        """Lift a card, wait until what it may go to lights up, and let it fall there."""
        finger: Finger | Mouse = Finger(self.page) if touch else Mouse(self.page)
        box = card.bounding_box()
        assert box is not None
        x, y = box["x"] + min(box["width"], 24) / 2, box["y"] + box["height"] / 2
        finger.down(x, y)
        for step in (6, 14, 24):
            finger.move(x, y - step)
        self.page.locator(".ghost").wait_for()
        place = self.page.locator(target).first
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        assert box is not None
        finger.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        finger.up()
        self.page.locator(".ghost").wait_for(state="detached")

    def fits(self) -> bool:
        """Nothing sticks out to the side."""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def play_in_words(self, favourites: tuple[str, ...] = ()) -> None:
        before = self.step()
        choices = self.page.locator("[data-move]")
        choices.first.wait_for()
        moves = choices.evaluate_all("nodes => nodes.map(node => node.dataset.move)")
        liked = [move for move in moves if any(move.startswith(start) for start in favourites)]
        move = self.chance.choice(liked or moves)
        self.page.locator(f'[data-move="{move}"]').click()
        self.answered(before)

    # Is it for everybody?

    def axe(self) -> list[str]:
        """What axe-core finds wrong on this page."""
        self.page.evaluate(AXE.read_text("utf-8"))
        tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
        found = self.page.evaluate("tags => axe.run(document, {runOnly: tags})", tags)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]


class Mouse:
    def __init__(self, page: Page) -> None:
        self.mouse = page.mouse

    def down(self, x: float, y: float) -> None:
        self.mouse.move(x, y)
        self.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.mouse.move(x, y)

    def up(self) -> None:
        self.mouse.up()


class Finger:
    """A finger on the glass: Playwright itself can only tap."""

    def __init__(self, page: Page) -> None:
        self.wire = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", x, y)

    def up(self) -> None:
        self._send("touchEnd")

    def _send(self, what: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self.wire.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})
