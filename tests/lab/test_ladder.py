"""The ladder of levels: kept games are played on from, and only whole deals count."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from bench import ladder
from bench.ladder import Step

from flibuste.players.levels import LEVELS, TEXTBOOK

STEP = Step("duel", "matelot", "mousse", 3, 0.6)


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "KEPT", tmp_path)


def test_a_deal_counts_once_all_its_seatings_were_played() -> None:
    ladder.play_on(STEP, math.inf, 1)
    whole = ladder.figures(STEP)
    assert (whole["deals"], whole["games"]) == (3, 6)
    lines = STEP.log.read_text().splitlines(keepends=True)
    STEP.log.write_text("".join(lines[:-1]))
    part = ladder.figures(STEP)
    assert (part["deals"], part["games"]) == (2, 4)
    ladder.play_on(STEP, math.inf, 1)
    assert ladder.figures(STEP) == whole


def test_when_time_is_up_what_was_played_is_kept() -> None:
    ladder.play_on(STEP, 0.0, 1)
    before = STEP.log.read_text() if STEP.log.exists() else ""
    assert ladder.figures(STEP)["deals"] == 0
    ladder.play_on(STEP, math.inf, 1)
    assert STEP.log.read_text().startswith(before)


@pytest.mark.parametrize("table", ladder.TABLES)
@pytest.mark.parametrize(("mark", "clear"), [(0.0, True), (1.0, False)])
def test_a_step_is_clear_where_its_interval_lies_above_the_mark(table: str, mark: float, clear: bool) -> None:
    step = Step(table, "matelot", "dice", 12, mark)
    ladder.play_on(step, math.inf, 1)
    row = ladder.figures(step)
    assert row["clear"] is clear
    assert ladder.line(row).endswith(" clear" if clear else " not clear")


@pytest.mark.parametrize("table", ladder.TABLES)
def test_every_level_has_a_step_to_the_one_below_it_at_every_table(table: str) -> None:
    steps = {
        tuple(entrant.level for entrant in step.contest().entrants) for step in ladder.STEPS if step.table == table
    }
    assert steps >= set(zip(LEVELS[1:], LEVELS, strict=False))


def test_amiral_is_measured_by_the_textbook_in_duels() -> None:
    assert ("duel", "amiral", TEXTBOOK) in {(step.table, step.upper, step.lower) for step in ladder.STEPS}
