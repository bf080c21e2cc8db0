"""The engine switch, seen from outside: what a process with FLIBUSTE_ENGINE set really loads."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import flibuste
from flibuste import engine

PACKAGE = Path(flibuste.__file__).parent
ASK = r"""
import flibuste.kernel.state
from flibuste import engine
print(engine.name(), flibuste.kernel.state.__file__, engine.notice(), sep="\n")
"""
WAS_COMPILED = engine.was_compiled()


def run(*arguments: str, wish: str | None, place: Path = PACKAGE.parent) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(place)}
    environment.pop(engine.VARIABLE, None)
    if wish is not None:
        environment[engine.VARIABLE] = wish
    return subprocess.run(
        [sys.executable, *arguments], env=environment, cwd=place, capture_output=True, text=True, check=False
    )


@pytest.fixture
def pure(tmp_path: Path) -> Path:
    """A copy of the package as it is where no compiler was found."""
    shutil.copytree(PACKAGE, tmp_path / "flibuste", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return tmp_path


def test_interpreted_takes_the_sources_beside_compiled_modules() -> None:
    name, path, notice = run("-c", ASK, wish="interpreted").stdout.splitlines()
    assert (name, Path(path), notice) == ("interpreted", PACKAGE / "kernel" / "state.py", "None")


def test_unset_takes_what_was_built() -> None:
    name, path, *_ = run("-c", ASK, wish=None).stdout.splitlines()
    assert name == ("compiled" if WAS_COMPILED else "interpreted")
    assert path.endswith(".py") != WAS_COMPILED


def test_empty_is_unset() -> None:
    assert run("-c", ASK, wish="").stdout == run("-c", ASK, wish=None).stdout


@pytest.mark.parametrize(
    ("wish", "french", "english"),
    [
        ("compiled", "=compiled, mais aucun moteur compilé", "=compiled, but no compiled engine"),
        ("fast", " vaut compiled ou interpreted, pas", " is compiled or interpreted, not “fast”."),
    ],
)
@pytest.mark.parametrize("command", ["--version", "games"])
def test_a_wish_that_cannot_be_met_is_one_line_and_exit_code_2(
    pure: Path, wish: str, french: str, english: str, command: str
) -> None:
    for language, words in (("fr", french), ("en", english)):
        refused = run("-m", "flibuste", command, "--lang", language, wish=wish, place=pure)
        assert refused.returncode == 2
        assert refused.stdout == ""
        assert refused.stderr.startswith(f"flibuste: {engine.VARIABLE}{words}")
        assert refused.stderr.count("\n") == 1


def test_a_program_that_imports_the_package_gets_an_exception(pure: Path) -> None:
    refused = run("-c", "import flibuste", wish="compiled", place=pure)
    assert refused.returncode == 1
    assert "EngineError: FLIBUSTE_ENGINE=compiled" in refused.stderr


def test_without_compiled_modules_the_notice_says_so(pure: Path) -> None:
    name, path, notice = run("-c", ASK, wish=None, place=pure).stdout.splitlines()
    assert (name, Path(path)) == ("interpreted", pure / "flibuste" / "kernel" / "state.py")
    assert notice.startswith("Flibuste runs in pure Python")
