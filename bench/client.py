"""The browser client measured: .venv/bin/python bench/client.py [--json]

How many bytes of JavaScript and CSS come over the wire before home and before a table of Korsair; how long it takes
until there is something to click at home, with the processor slowed down four times, by the page's own clock, the
median of several; how long after its arrival an opponent's move is drawn, the median and the longest of several at full
speed, and the median slowed down alike. The load of the machine stands beside it: on a busy one this is the time of
others as well.
Writes bench/out/client.json.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

OUT = Path(__file__).parent / "out" / "client.json"
SLOWER = 4
RUNS = 5
MOVES = 15

# When the first button that starts a game can be clicked: it is there, and the frame with it was drawn.
READY = """
new MutationObserver((_, watcher) => {
    if (!document.querySelector('.port button')) return
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.ready = performance.now())))
}).observe(document, { childList: true, subtree: true })
"""

# When each move of an opponent came, and when the frame that shows it was drawn.
DELAYS = """
window.delays = []
const arrived = new Map()
window.WebSocket = class extends WebSocket {
    constructor(...given) {
        super(...given)
        this.addEventListener('message', (event) => {
            const told = JSON.parse(event.data)
            if (told.type === 'news' && told.what === 'decided' && told.seat !== 0) {
                arrived.set(String(told.number), performance.now())
            }
        })
    }
}
new MutationObserver(() => {
    const step = document.querySelector('.page')?.dataset.step
    const began = arrived.get(step)
    if (began === undefined) return
    arrived.delete(step)
    requestAnimationFrame(() => setTimeout(() => window.delays.push(performance.now() - began)))
}).observe(document, { attributes: true, childList: true, subtree: true })
"""


def slow_page(browser: Browser, script: str, slower: int = SLOWER) -> tuple[Page, Any]:
    page = browser.new_context(service_workers="block").new_page()
    page.set_default_timeout(120_000)
    page.add_init_script(script)
    wire = page.context.new_cdp_session(page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return page, wire


def home(browser: Browser, url: str) -> float:
    page, _ = slow_page(browser, READY)
    page.goto(url)
    page.wait_for_function("window.ready")
    found = float(page.evaluate("window.ready"))
    page.context.close()
    return found


def weight(browser: Browser, url: str) -> tuple[float, float]:
    """Of code and style before home, and before a table of Korsair, in kB as they come over the wire."""
    page, wire = slow_page(browser, READY)
    wire.send("Network.enable")
    code: set[str] = set()
    sizes: dict[str, float] = {}

    def heard(event: dict[str, Any]) -> None:
        if event["type"] in ("Script", "Stylesheet"):
            code.add(event["requestId"])

    wire.on("Network.responseReceived", heard)
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(url)
    page.wait_for_function("window.ready")
    before = sum(size for id, size in sizes.items() if id in code)
    page.get_by_role("button", name="Jouer maintenant – Korsair").click()
    page.get_by_role("button", name="Larguer les amarres").click()
    page.locator(".korsair .held").first.wait_for()
    after = sum(size for id, size in sizes.items() if id in code)
    page.context.close()
    return before / 1000, after / 1000


def delays(browser: Browser, url: str, slower: int) -> list[float]:
    """Of the answers of one bot to somebody who draws and draws, in milliseconds."""
    page, _ = slow_page(browser, DELAYS, slower)
    page.goto(url)
    page.get_by_role("button", name="Jouer maintenant – Korsair").click()
    page.get_by_label("Joueurs").select_option("2")
    page.get_by_role("button", name="Larguer les amarres").click()
    for _ in range(MOVES):
        known = page.evaluate("window.delays.length")
        page.locator("[data-deck]:enabled").click()
        while page.evaluate("window.delays.length") == known:  # our own policy forbids waiting by script
            page.wait_for_timeout(20)
    found = [float(each) for each in page.evaluate("window.delays")]
    page.context.close()
    return found


@contextmanager
def server() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "flibuste", "serve", "--json", "--port", "0"]
        command += ["--database", f"{folder}/bench.sqlite"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            yield json.loads(process.stdout.readline())["url"]
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()


def measure() -> dict[str, float]:
    with server() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        began = os.getloadavg()[0]
        home(browser, url)  # once for the server and the browser to be warm
        until_home = median(home(browser, url) for _ in range(RUNS))
        before, after = weight(browser, url)
        answers = delays(browser, url, 1)
        slow_answers = delays(browser, url, SLOWER)
        browser.close()
    return {
        "home kB": round(before, 1),
        "home and table kB": round(after, 1),
        "home ms": round(until_home),
        "opponent's move ms": round(median(answers)),
        "at most": round(max(answers)),
        "the same, slowed": round(median(slow_answers)),
        "load before": round(began, 1),
        "load after": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args().json
    found = measure()
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name:20} {value:8}")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
