"""The command, called in this process or as a real one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from flibuste.cli import main


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)

    @property
    def complaint(self) -> str:
        """The one line that says what is wrong."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("flibuste: ")
        assert self.err.count("\n") == 1
        return self.err.removeprefix("flibuste: ").rstrip("\n").replace("\u00a0", " ")


class Command:
    """`flibuste …` in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Answer:
        self.capsys.readouterr()
        code = main(arguments)
        out, err = self.capsys.readouterr()
        return Answer(code, out, err)


def program(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "flibuste", *arguments]


def run(*arguments: str, typed: str = "", **environment: str) -> Answer:
    """`flibuste …` as a process of its own."""
    done = subprocess.run(
        program(*arguments),
        input=typed,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert "Traceback" not in done.stderr
    return Answer(done.returncode, done.stdout, done.stderr)


def leftovers(folder: Path) -> list[Path]:
    """Temporary files that somebody forgot."""
    return [path for path in folder.rglob("*") if path.name.startswith(".")]
