"""Component data: every complaint names line and field, every value says where it is known from."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.games.corsari.game import Corsari
from flibuste.kernel.data import Mark, Sheet, canonical, digest, line_numbers, marks, read_file, read_json, read_toml
from flibuste.kernel.game import Setup
from flibuste.kernel.refusal import Mistake

TEXT = """\
# a fleet
data_version = 1
source = "printed"

[[boats]]
id = "sloop"
guns = 4
sails = { main = 1, jib = 2 }

[[boats]]
id = "brig"
guns = 10
sails = { main = 2 }
source = { guns = "found", sails = "reconstructed" }

[crew]
names = [
  "Anne",
  "Malo",
]
armed = true
"""


def sheet(text: str = TEXT) -> Sheet:
    return read_toml(text, "fleet.toml")


def complaint(mistake: Mistake) -> tuple[str, object, object]:
    return mistake.key, mistake.facts["line"], mistake.facts["field"]


def test_values_are_read_by_name_and_in_rows() -> None:
    boats = sheet()["boats"].rows()
    assert [boat["id"].text() for boat in boats] == ["sloop", "brig"]
    assert [boat["guns"].whole(1, 20) for boat in boats] == [4, 10]
    assert {name: each.whole(0, 9) for name, each in boats[0]["sails"].fields().items()} == {"main": 1, "jib": 2}
    assert [name.word(("Anne", "Malo")) for name in sheet()["crew"]["names"].rows()] == ["Anne", "Malo"]
    assert sheet()["crew"]["armed"].flag()


@pytest.mark.parametrize(
    ("ask", "expected"),
    [
        (lambda root: root["boats"].rows()[1]["guns"].whole(1, 9), ("data-range", 12, "boats.brig.guns")),
        (lambda root: root["boats"].rows()[1]["id"].whole(1, 9), ("data-no-number", 11, "boats.brig.id")),
        (lambda root: root["crew"]["armed"].whole(0, 1), ("data-no-number", 21, "crew.armed")),
        (lambda root: root["boats"].rows()[0]["sails"]["jib"].text(), ("data-no-text", 8, "boats.sloop.sails.jib")),
        (lambda root: root["crew"]["names"].rows()[1].word(("Anne",)), ("data-unknown-word", 19, "crew.names.2")),
        (lambda root: root["boats"].rows()[0]["masts"], ("data-missing", 5, "boats.sloop")),
        (lambda root: root["boats"].rows()[0].only("id", "guns"), ("data-unknown-field", 8, "boats.sloop.sails")),
        (lambda root: root["boats"].fields(), ("data-no-table", 5, "boats")),
        (lambda root: root["crew"].rows(), ("data-no-list", 16, "crew")),
        (lambda root: root["data_version"].flag(), ("data-no-flag", 2, "data_version")),
        (lambda root: root["fleet"], ("data-missing", 1, "-")),
    ],
)
def test_complaints_name_line_and_field(ask: Callable[[Sheet], object], expected: tuple[str, int, str]) -> None:
    with pytest.raises(Mistake) as caught:
        ask(sheet())
    assert complaint(caught.value) == expected
    assert caught.value.facts["file"] == "fleet.toml"


def test_marks_are_inherited_and_overruled() -> None:
    assert list(marks(sheet())) == [
        Mark("data_version", 1, "printed"),
        Mark("boats.sloop.guns", 4, "printed"),
        Mark("boats.sloop.sails", {"main": 1, "jib": 2}, "printed"),
        Mark("boats.brig.guns", 10, "found"),
        Mark("boats.brig.sails", {"main": 2}, "reconstructed"),
        Mark("crew.names", ["Anne", "Malo"], "printed"),
        Mark("crew.armed", True, "printed"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('source = "printed"\n', "\n", ("data-no-source", 2, "data_version")),
        ('"found"', '"guessed"', ("data-unknown-word", 14, "boats.brig.source.guns")),
        ('guns = "found"', 'oars = "found"', ("data-unknown-field", 14, "boats.brig.source.oars")),
    ],
)
def test_every_value_must_say_where_it_is_known_from(old: str, new: str, expected: tuple[str, int, str]) -> None:
    with pytest.raises(Mistake) as caught:
        list(marks(sheet(TEXT.replace(old, new))))
    assert complaint(caught.value) == expected


def test_the_same_values_are_the_same_data() -> None:
    other = TEXT.replace("guns = 4\n", "").replace('id = "sloop"', 'guns   = 0x4 # few\nid = "sloop"')
    other = other.replace('"found"', '"printed"')
    assert canonical(sheet(other)) == canonical(sheet())
    assert "source" not in canonical(sheet())
    assert digest(canonical(sheet(TEXT.replace("guns = 4", "guns = 5")))) != digest(canonical(sheet()))
    assert canonical(read_json(canonical(sheet()), "record", 7)) == canonical(sheet())


def test_lines_of_tables_fields_and_rows() -> None:
    lines = line_numbers("a = 1\n[b]\nc = [\n  { d = 1 },\n  # no row\n  { d = 2 },\n]\n[[b.e]]\nf = 1\n[[b.e]]\n")
    assert lines[("a",)] == 1
    assert lines[("b", "c", 1)] == 6
    assert (lines["b", "e", 0, "f"], lines["b", "e", 1]) == (9, 10)


@pytest.mark.parametrize("text", ["a = 1\nb = = 2\n", "a = 1\nb = " + "[" * 5000, 'a = 1\nb = "'])
def test_what_is_no_toml(text: str) -> None:
    with pytest.raises(Mistake, match="data-syntax") as caught:
        read_toml(text, "x")
    assert caught.value.facts["line"] == 2


def test_what_is_no_json_in_a_record() -> None:
    for text in ("{", "{" * 100_000, '{"a":' * 5000):
        with pytest.raises(Mistake, match="data-syntax") as caught:
            read_json(text, "record", 9)
        assert caught.value.facts["line"] == 9


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for name, content, key in (
        ("latin.toml", "a = 1\nb = 'é'".encode("latin-1"), "data-not-utf8"),
        ("long.toml", b"#" * 300_000, "data-too-long"),
        ("missing/x.toml", None, "data-unreadable"),
    ):
        if content is not None:
            (tmp_path / name).write_bytes(content)
        with pytest.raises(Mistake, match=key):
            read_file(tmp_path / name)
    (tmp_path / "dos.toml").write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert canonical(read_file(tmp_path / "dos.toml")) == canonical(sheet())


def test_a_game_without_data_takes_none(tmp_path: Path) -> None:
    game = Corsari()
    (tmp_path / "fleet.toml").write_text(TEXT, "utf-8")
    with pytest.raises(Mistake, match="data-none"):
        game.load_data(tmp_path / "fleet.toml")
    assert (game.own_data, game.data_digest(Setup("corsari", 3, {}))) == ("", None)
