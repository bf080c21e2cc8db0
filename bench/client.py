"""The browser client measured: .venv/bin/python bench/client.py

How many bytes of JavaScript and CSS come over the wire before home and before a table of Korsair, and how long it takes
until there is something to click, with the processor slowed down four times. Writes bench/out/client.json.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

OUT = Path(__file__).parent / "out" / "client.json"
SLOWER = 4


def measure(url: str) -> dict[str, float]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(service_workers="block").new_page()
        wire = page.context.new_cdp_session(page)
        wire.send("Network.enable")
        wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        code: set[str] = set()
        sizes: dict[str, float] = {}

        def heard(event: dict[str, Any]) -> None:
            if event["type"] in ("Script", "Stylesheet"):
                code.add(event["requestId"])

        wire.on("Network.responseReceived", heard)
        wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
        began = time.perf_counter()
        page.goto(url)
        page.get_by_role("button", name="Jouer maintenant – Korsair").wait_for()
        home_ms = 1000 * (time.perf_counter() - began)
        home = sum(size for id, size in sizes.items() if id in code)
        page.get_by_role("button", name="Jouer maintenant – Korsair").click()
        page.get_by_role("button", name="Larguer les amarres").click()
        page.locator(".korsair .held").first.wait_for()
        table = sum(size for id, size in sizes.items() if id in code)
        browser.close()
    return {"home kB": round(home / 1000, 1), "home and table kB": round(table / 1000, 1), "home ms": round(home_ms)}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "flibuste",
            "serve",
            "--json",
            "--port",
            "0",
            "--database",
            f"{folder}/bench.sqlite",
        ]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        try:
            found = measure(json.loads(process.stdout.readline())["url"])
        finally:
            process.terminate()
            process.wait()
            process.stdout.close()
    for name, value in found.items():
        print(f"{name:20} {value:8}")
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
