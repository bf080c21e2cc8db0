"""The docs are true: their Python runs, and their commands print what they say."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
import shlex
import shutil
from itertools import pairwise
from pathlib import Path

import pytest

from flibuste.cli import main

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)")
NAMES = [page.relative_to(ROOT).as_posix() for page in PAGES]


def blocks(page: Path) -> list[tuple[str, str]]:
    return FENCE.findall(page.read_text("utf-8"))


def assert_prints(got: str, wanted: str) -> None:
    """`...` stands for anything; spaces at the end of a line do not matter."""
    plain = "\n".join(line.rstrip() for line in got.splitlines()) + "\n"
    if not doctest.OutputChecker().check_output(wanted, plain, doctest.ELLIPSIS):
        assert plain == wanted


@pytest.fixture(autouse=True)
def quiet_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somewhere that looks like the checkout to whoever follows the docs, and where they may write."""
    shutil.copytree(ROOT / "docs", tmp_path / "docs")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("FLIBUSTE_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_python_in_the_docs_runs(page: Path) -> None:
    found = [*blocks(page), ("", "")]
    for (kind, text), (following, output) in pairwise(found):
        if kind == "python":
            printed = io.StringIO()
            with contextlib.redirect_stdout(printed):
                exec(compile(text, page.name, "exec"), {"__name__": "docs"})
            if following == "text":
                assert_prints(printed.getvalue(), output)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_commands_in_the_docs_print_what_they_say(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for kind, text in blocks(page):
        if kind != "console":
            continue
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            name, *arguments = shlex.split(command)
            assert name == "flibuste", command
            monkeypatch.setattr("sys.stdin", io.StringIO())
            assert main(arguments) == 0, command
            printed, complaint = capsys.readouterr()
            assert complaint == ""
            assert_prints(printed, output)


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text("utf-8")):
        assert (page.parent / target).exists(), target


def test_every_page_can_be_reached_from_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for name in NAMES:
        if name.startswith("docs/") and "decisions" not in name:
            assert f"({name})" in readme
