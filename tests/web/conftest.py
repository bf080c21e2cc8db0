"""A real browser (Debian's chromium) at a real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from tests.server.parts import Node

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
CLIENT = Path(__file__).parents[2] / "web" / "dist" / "index.html"


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    assert CLIENT.is_file(), "the client has not been built: ./check builds it"
    started = Node(str(tmp_path_factory.mktemp("web") / "flibuste.sqlite")).start()
    yield started
    assert started.stop() == 0


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as made:
        yield made


@pytest.fixture(scope="session")
def browser(playwright: Playwright, node: Node) -> Iterator[Browser]:
    made = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    yield made
    made.close()


@pytest.fixture
def contexts(browser: Browser, node: Node) -> Iterator[Contexts]:
    made = Contexts(browser, node.url)
    yield made
    made.close()


class Contexts:
    """People, each with a browser of their own. Nothing moves, so that nothing has to be waited for."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.made: list[BrowserContext] = []
        self.errors: list[str] = []

    def new(self, width: int = 1280, height: int = 800, *, touch: bool = False, still: bool = True) -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            reduced_motion="reduce" if still else "no-preference",
            locale="fr-FR",
            has_touch=touch,
        )
        context.on("weberror", lambda error: self.errors.append(str(error.error)))
        context.set_default_timeout(20_000)
        self.made.append(context)
        return context

    def close(self) -> None:
        for context in self.made:
            context.close()
        assert self.errors == []
