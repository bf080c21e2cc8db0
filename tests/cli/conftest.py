"""Every command runs in French unless told otherwise, with an empty shelf of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture(autouse=True)
def shelf(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("FLIBUSTE_HOME", str(home))
    monkeypatch.setenv("FLIBUSTE_LANG", "fr")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("FLIBUSTE_ENGINE", raising=False)
    return home / "games"


@pytest.fixture
def flibuste(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture
def game(flibuste: Command, tmp_path: Path) -> Path:
    """A record of a whole simulated game."""
    flibuste("simulate", "korsair", "--seats", "3", "--games", "1", "--seed", "5", "--records", str(tmp_path / "kept"))
    (place,) = (tmp_path / "kept").iterdir()
    return place
