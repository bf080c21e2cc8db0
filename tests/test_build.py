"""What setup.py builds, on a tiny package: every compiled module or none, and the pages a wheel carries."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HAS_COMPILER = any(map(shutil.which, ("cc", "gcc", "clang")))
needs_compiler = pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler on this machine")

FILES = {
    "src/flibuste/__init__.py": '__version__ = "0.1.0"\n',
    "src/flibuste/kernel/__init__.py": "",
    "src/flibuste/kernel/rng.py": "def roll() -> int:\n    return 4\n",
    "src/flibuste/kernel/state.py": "from flibuste.kernel.rng import roll\n\nFIRST: int = roll()\n",
    "src/flibuste/games/__init__.py": "",
    "src/flibuste/games/sloop/__init__.py": "",
    "src/flibuste/games/sloop/data.toml": "",
    "src/flibuste/games/sloop/text/fr.ftl": "sloop = Sloop\n",
    "rulebooks/sloop/rules.fr.md": "# Sloop\n",
    "web/dist/index.html": "<!doctype html>\n",
    "README.md": "",
    "LICENSE": "",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    for name in ("setup.py", "pyproject.toml", "compiled.txt"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    return tmp_path


def setup(project: Path, *command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "setup.py", *command],
        cwd=project,
        env={**os.environ, "FLIBUSTE_CFLAGS": "-O0", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return done.stdout


def compiled(project: Path) -> set[str]:
    return {path.name.split(".")[0] for path in (project / "src").rglob("*") if path.suffix in (".so", ".pyd")}


def compiler_failing_at(project: Path, part: str) -> str:
    script = project / "cc"
    script.write_text(f'#!/bin/sh\ncase "$*" in *{part}*) exit 1 ;; esac\nexec cc "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


@needs_compiler
def test_a_failed_module_takes_the_whole_engine_with_it(project: Path) -> None:
    setup(project, "build_ext", "--inplace")
    assert compiled(project) == {"flibuste__mypyc", "rng", "state"}

    (project / "src/flibuste/kernel/rng.py").write_text("def roll() -> int:\n    return 6\n", encoding="utf-8")
    said = setup(project, "build_ext", "--inplace", "--force", CC=compiler_failing_at(project, "kernel/state.c"))
    assert compiled(project) == set()
    assert "pure Python" in said


def test_without_a_compiler_there_is_a_wheel_of_sources(project: Path) -> None:
    setup(project, "bdist_wheel", CC="false")
    (wheel,) = (project / "dist").glob("*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "flibuste/kernel/state.py" in names


def test_the_pure_wheel_is_for_every_machine_and_carries_texts_and_rulebooks(project: Path) -> None:
    setup(project, "bdist_wheel", FLIBUSTE_PURE="1")
    (wheel,) = (project / "dist").glob("*.whl")
    assert wheel.name == "flibuste-0.1.0-py3-none-any.whl"
    assert set(zipfile.ZipFile(wheel).namelist()) >= {
        "flibuste/games/sloop/data.toml",
        "flibuste/games/sloop/text/fr.ftl",
        "flibuste/rulebooks/sloop/rules.fr.md",
        "flibuste/web/index.html",
    }


@needs_compiler
def test_a_module_that_is_gone_leaves_no_compiled_ghost(project: Path) -> None:
    setup(project, "build_ext", "--inplace")
    (project / "src/flibuste/kernel/state.py").write_text("", encoding="utf-8")
    (project / "src/flibuste/kernel/rng.py").rename(project / "src/flibuste/kernel/dice.py")
    setup(project, "build_ext", "--inplace")
    assert compiled(project) == {"flibuste__mypyc", "dice", "state"}
