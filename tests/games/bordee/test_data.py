"""The component data: what it says, what is refused, and that a table can play with other values."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from flibuste.games.bordee.articles import GOOD, MISS, OUTSIDE, PERFECT, WEAK
from flibuste.games.bordee.cards import CANNONS, CAR, L9, P18, TARGET_CARDS, matching_disc
from flibuste.games.bordee.components import (
    CANNON_NAMES,
    DISC_NAMES,
    REGION_LETTERS,
    ZONE_NAMES,
    components,
    read_components,
)
from flibuste.games.bordee.words import key
from flibuste.kernel.batch import Tally, audit_batch
from flibuste.kernel.data import marks, read_toml
from flibuste.kernel.refusal import Mistake
from flibuste.rulebook import rulebook_text
from flibuste.table import record
from tests.games.bordee.engine import BORDEE

OWN = (BORDEE.folder / "data.toml").read_text("utf-8")


def read(old: str, new: str) -> None:
    assert old in OWN
    read_components(read_toml(OWN.replace(old, new, 1), "mine.toml"))


def test_every_value_says_where_it_is_known_from() -> None:
    sources = {mark.source for mark in marks(read_toml(OWN, "data.toml"))}
    assert sources == {"printed", "reconstructed"}


@pytest.mark.parametrize(
    ("old", "new", "key", "field"),
    [
        ("slots = 4", "slots = 5", "data-count", "zones.DECK_BOW.symbols"),
        ("aims = 2", "aims = 4", "data-range", "zones.DECK_BOW.aims"),
        ('"NOFIRE"]', '"FIRE"]', "data-unknown-word", "zones.DECK_BOW.symbols.4"),
        ('id = "HULL_MID"', 'id = "HULL_TOP"', "data-unknown-word", "zones.HULL_MID.id"),
        ('to = "DECK_MID"', 'to = "DECK_BOW"', "data-unknown-word", "routes.0.to"),
        ('perfect = "A"', 'perfect = "AG"', "data-unknown-word", "cannons.P18.perfect"),
        ('good = "BCD"', 'good = "ACD"', "data-twice", "cannons.P18.good"),
        ("MISS = -3", "MISS = 3", "data-range", "modifiers.MISS"),
        ('shape = "ROUND"', 'shape = "SQUARE"', "data-unknown-word", "targets.T01.shape"),
        ("left = 1", "left = 11", "data-range", "targets.T01.left"),
        ('remove = "SAIL"', 'remove = "RUM"', "data-unknown-word", "disasters.DIS_SAILS.remove"),
        ("sink_at = 10", "sink_at = 15", "data-range", "limits.sink_at"),
        ("hand = 6", "hands = 6", "data-unknown-field", "limits.hands"),
        ("TRK-12 = 3", "TRK-12 = 9", "data-range", "tricks.TRK-12"),
        ("BALL = 5\nCHAIN = 5\nGRAPE = 5", "BALL = 2\nCHAIN = 2\nGRAPE = 2", "data-range", "discs"),
    ],
)
def test_wrong_data_is_refused_with_its_field(old: str, new: str, key: str, field: str) -> None:
    with pytest.raises(Mistake) as caught:
        read(old, new)
    assert caught.value.key == key
    assert str(caught.value.facts["field"]).replace("HULL_TOP", "HULL_MID") == field


def test_zones_must_hold_the_markers_of_the_box() -> None:
    with pytest.raises(Mistake, match="data-count"):
        read('slots = 6\naims = 3\nsymbols = ["-", "-", "HAND-1"', 'slots = 5\naims = 3\nsymbols = ["-", "HAND-1"')


def test_a_target_card_may_be_a_grid() -> None:
    grid = "[" + ", ".join(['"AAAAABBBBB"'] * 10) + "]"
    text = OWN.replace('shape = "ROUND"\nleft = 1\nbottom = 4', f"grid = {grid}", 1)
    parts = read_components(read_toml(text, "mine.toml"))
    assert [parts.region(0, 1, bottom) for bottom in (1, 5, 6, 10)] == [0, 0, 1, 1]
    with pytest.raises(Mistake, match="data-count"):
        read_components(read_toml(text.replace('"AAAAABBBBB"', '"AAAAABBBB"', 1), "mine.toml"))


def test_a_table_plays_with_other_data(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(OWN.replace("most_turns = 300", "most_turns = 12").replace("sink_at = 10", "sink_at = 5"), "utf-8")
    setup = replace(BORDEE.setup(), data=BORDEE.load_data(path))
    tally = Tally(2, len(BORDEE.endings))
    assert audit_batch(BORDEE.dealer(setup), 3, 0, 20, tally) == ""
    assert tally.endings[BORDEE.endings.index("turns")] > 0
    assert BORDEE.longest(setup) < BORDEE.longest(BORDEE.setup())
    assert BORDEE.data_digest(setup) != BORDEE.data_digest(BORDEE.setup())


def test_a_record_of_an_earlier_sheet_is_still_read_and_played() -> None:
    """It names that sheet as it did then, and replays to the same end."""
    text = Path(__file__).with_name("earlier-2026-11.record").read_text("utf-8")
    match = record.read(text)
    assert BORDEE.data_digest(match.setup) in BORDEE.earlier_data
    assert (match.ending, record.write(match)) == ("sunk", text)
    assert BORDEE.data_digest(BORDEE.setup()) not in BORDEE.earlier_data


# What the rulebook prints of the cannons holds for whatever we reconstructed around it.


def test_due_218_the_shots_of_the_printed_example() -> None:
    """8/7 on one target card is a good shot of an 18-pounder, 9/6 on the other a perfect one."""
    parts = BORDEE.articles(BORDEE.setup()).parts
    assert parts.result(P18, 6, 8, 7) == GOOD
    assert parts.result(P18, 8, 9, 6) == PERFECT


def test_due_218_each_cannon_shoots_as_its_tile_says() -> None:
    """A Long Nine is harder to hit with, perfect or weak, and perfect more often than any other; a Carronade is never
    perfect, but good more often than an 18-pounder is good or better; an 18-pounder knows all results."""
    parts = BORDEE.articles(BORDEE.setup()).parts
    cells = [[0] * 4 for _ in range(CANNONS)]
    for target in range(TARGET_CARDS):
        for place in range(100):
            for kind in range(CANNONS):
                cells[kind][parts.result(kind, target, place // 10 + 1, place % 10 + 1)] += 1
    assert cells[L9][GOOD] == 0 < cells[L9][WEAK]
    assert cells[L9][PERFECT] > cells[P18][PERFECT] > cells[CAR][PERFECT] == 0
    assert cells[CAR][GOOD] > cells[CAR][WEAK] > 0
    assert min(cells[P18]) > 0
    assert cells[CAR][GOOD] > cells[P18][PERFECT] + cells[P18][GOOD]
    assert cells[L9][MISS] > cells[P18][MISS] >= cells[CAR][MISS]
    assert [int(parts.capacity[kind]) for kind in range(CANNONS)] == [2, 1, 2]
    assert parts.region_result[7 * CAR + OUTSIDE] == MISS


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rulebook_describes_the_components_as_they_are(language: str) -> None:
    """Zones, ropes and cannons, with the numbers of data.toml."""
    parts, say = components(BORDEE.own_data), BORDEE.tongue(language).say
    zones = [say(f"zone-{key(name)}") for name in ZONE_NAMES]
    discs = [say(f"disc-{key(DISC_NAMES[matching_disc(zone)])}") for zone in range(len(zones))]
    rows = [f"| {zones[n]} | {parts.slots[n]} | {parts.aims[n]} | {discs[n]} |" for n in range(len(zones))]
    for deck in range(3):
        ends = [int(parts.route_to[n]) for n in range(parts.routes) if parts.route_from[n] == deck]
        rows.append(f"| {zones[deck]} | {', '.join(zones[end] for end in sorted(ends))} |")
    for kind, name in enumerate(CANNON_NAMES):
        fields = [
            " ".join(REGION_LETTERS[n] for n in range(6) if parts.region_result[7 * kind + n] == result) or "–"
            for result in (PERFECT, GOOD, WEAK)
        ]
        rows.append(f"| {say(f'ctype-{key(name)}')} | {parts.capacity[kind]} | {' | '.join(fields)} |")
    book = rulebook_text("bordee", language)
    assert [row for row in rows if row not in book] == []
