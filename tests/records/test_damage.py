"""Damaged and forged records: always a Mistake that can be explained, with its line; never accepted, never a crash."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES, tongue
from flibuste.table.record import LONGEST, load, read, write
from tests.records.make import FOLDER

PATHS = [
    FOLDER / "korsair" / name
    for name in (
        "rulebook-example.record",
        "korsair-4-teams-lastCardPlayed.record",
        "corsaires-3-solo-emptyHandAtExhaustion.record",
        "corsaires-8-teams-lastCardDiscarded.record",
    )
]
each_record = pytest.mark.parametrize("text", [pytest.param(path.read_text("utf-8"), id=path.stem) for path in PATHS])
FAST = next(path for path in sorted(FOLDER.glob("*/*.record")) if "\nchance fast\n" in path.read_text("utf-8"))
FAIR = next(path for path in sorted(FOLDER.glob("*/*.record")) if "\nchance fair\n" in path.read_text("utf-8"))


def explained(mistake: Mistake) -> Mistake:
    for language in LANGUAGES:
        assert tongue(language).say(mistake.key, **mistake.facts).strip()
    return mistake


def refused(text: str) -> Mistake:
    """Why a text is no record; the line is one of the text's own, or the one that is missing."""
    with pytest.raises(Mistake) as caught:
        read(text)
    line = caught.value.facts["line"]
    assert isinstance(line, int)
    assert 1 <= line <= text.count("\n") + 1
    return explained(caught.value)


def lines_of(text: str) -> list[str]:
    return text.removesuffix("\n").split("\n")


def join(lines: list[str]) -> str:
    return "\n".join(lines) + "\n" if lines else ""


def signed(lines: list[str]) -> str:
    """With a checksum that fits, as a forger would write it."""
    body = [line for line in lines if not line.startswith("sum ")]
    return join([*body, f"sum {hashlib.sha256(chr(10).join(body).encode()).hexdigest()}"])


def place(lines: list[str], start: str) -> int:
    return next(number for number, line in enumerate(lines) if line.startswith(start))


@each_record
def test_cut_after_every_line(text: str) -> None:
    lines = lines_of(text)
    for kept in range(len(lines)):
        refused(join(lines[:kept]))
        refused(join(lines[:kept]).removesuffix("\n"))
    refused(text.removesuffix("\n"))


@each_record
def test_every_line_deleted(text: str) -> None:
    lines = lines_of(text)
    for number in range(len(lines)):
        refused(join(lines[:number] + lines[number + 1 :]))


@each_record
def test_every_line_doubled(text: str) -> None:
    lines = lines_of(text)
    for number in range(len(lines)):
        refused(join(lines[: number + 1] + lines[number:]))


@each_record
def test_every_line_swapped_with_the_next(text: str) -> None:
    lines = lines_of(text)
    for number in range(len(lines) - 1):
        swapped = [*lines[:number], lines[number + 1], lines[number], *lines[number + 2 :]]
        if swapped != lines:
            refused(join(swapped))


@each_record
def test_single_characters_changed(text: str) -> None:
    rng = random.Random(1)
    for _ in range(500):
        spot = rng.randrange(len(text))
        other = rng.choice("0123456789abcdefgxyzGAX>: \n\t\r-é\u2028\x00")
        changed = text[:spot] + other + text[spot + 1 :]
        if changed != text:
            refused(changed)


@each_record
def test_single_characters_lost_or_added(text: str) -> None:
    rng = random.Random(2)
    for _ in range(300):
        spot = rng.randrange(len(text))
        refused(text[:spot] + text[spot + 1 :])
        refused(text[:spot] + rng.choice("01aG \n") + text[spot:])


@each_record
def test_line_ends_of_another_system(text: str) -> None:
    assert refused(text.replace("\n", "\r\n")).facts["line"] == 1
    assert refused(text.replace("\n", "\r")).facts["line"] == 1


@pytest.mark.parametrize(
    "text", ["", "\n", " ", "flibuste record 2\n", "\ufeffflibuste record 1\n", "{}", "\x00" * 50, "\ud800"]
)
def test_what_is_no_record_at_all(text: str) -> None:
    assert refused(text).facts["line"] == 1


@each_record
@pytest.mark.parametrize("more", ["\n", "x\n", "sum 0\n", " "])
def test_text_after_the_end(text: str, more: str) -> None:
    refused(text + more)


def load_refused(path: Path) -> Mistake:
    with pytest.raises(Mistake) as caught:
        load(path)
    return explained(caught.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    assert load_refused(tmp_path / "nowhere.record").key == "record-missing"
    assert load_refused(tmp_path).key == "record-unreadable"
    path = tmp_path / "file.record"
    path.write_bytes(b"")
    assert load_refused(path).facts["line"] == 1
    path.write_bytes(b"x" * (LONGEST + 1))
    assert load_refused(path).key == "record-too-long"
    path.write_bytes(b"flibuste record 1\n" * (LONGEST // 18))
    load_refused(path)


def test_files_that_are_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "file.record"
    lines = PATHS[1].read_bytes().split(b"\n")
    for number, line in enumerate(lines[:-1]):
        path.write_bytes(b"\n".join([*lines[:number], line + b"\xff", *lines[number + 1 :]]))
        mistake = load_refused(path)
        assert (mistake.key, mistake.facts["line"]) == ("record-not-utf8", number + 1)
    path.write_bytes(PATHS[1].read_text("utf-8").encode("utf-16"))
    assert load_refused(path).key == "record-not-utf8"
    path.write_bytes(b"\xef\xbb\xbf" + PATHS[1].read_bytes())
    assert load_refused(path).key == "record-not-one"


# Forgeries: the checksum fits


@each_record
@pytest.mark.parametrize("version", ["0", "2", "999"])
def test_another_version_of_the_rules(text: str, version: str) -> None:
    lines = lines_of(text)
    lines[2] = f"rules {version}"
    mistake = refused(signed(lines))
    assert (mistake.key, mistake.facts["line"]) == ("record-rules", 3)


def test_forged_scores() -> None:
    for path in PATHS[1:]:
        lines = lines_of(path.read_text("utf-8"))
        spot = place(lines, "end ")
        ending, *scores = lines[spot].split(" ")[1:]
        for seat in range(len(scores)):
            other = [str(int(score) + (number == seat)) for number, score in enumerate(scores)]
            mistake = refused(signed([*lines[:spot], " ".join(["end", ending, *other])]))
            assert (mistake.key, mistake.facts["line"]) == ("record-end", spot + 1)
        for reason in ("lastCardPlayed", "lastCardDiscarded", "emptyHandAtExhaustion", "boredom"):
            if reason != ending:
                assert refused(signed([*lines[:spot], " ".join(["end", reason, *scores])])).key == "record-end"
        refused(signed(lines[:spot]))


def test_an_end_that_has_not_come() -> None:
    lines = lines_of(PATHS[0].read_text("utf-8"))
    refused(signed([*lines[:-1], "end lastCardPlayed 6 2 3"]))


def test_forged_seed_of_a_fast_game() -> None:
    """Another deal: sooner or later somebody plays a card that is not there."""
    lines = lines_of(FAST.read_text("utf-8"))
    spot = place(lines, "seed ")
    for seed in (0, 2, 77, 2**40):
        mistake = refused(signed([*lines[:spot], f"seed {seed}", *lines[spot + 1 :]]))
        assert mistake.key in ("record-illegal", "record-turn")


def test_forged_seed_of_a_fair_game() -> None:
    lines = lines_of(FAIR.read_text("utf-8"))
    committed, spot = place(lines, "commitment "), place(lines, "seed ")
    forged = "00" * 32
    mistake = refused(signed([*lines[:spot], f"seed {forged}", *lines[spot + 1 :]]))
    assert (mistake.key, mistake.facts["line"]) == ("record-commitment", spot + 1)
    other = [*lines[:spot], f"seed {forged}", *lines[spot + 1 :]]
    other[committed] = f"commitment {hashlib.sha256(bytes(32)).hexdigest()}"
    assert refused(signed(other)).key in ("record-illegal", "record-turn")
    contribution = place(lines, "contribution ")
    swapped = [*lines[:contribution], "contribution x", *lines[contribution + 1 :]]
    assert refused(signed(swapped)).key in ("record-illegal", "record-turn")


def test_forged_order() -> None:
    lines = lines_of(PATHS[0].read_text("utf-8"))
    spot = place(lines, "order ")
    cards = lines[spot].split(" ")[1:]
    orders = {
        "a card less": cards[1:],
        "a card more": [*cards, "A"],
        "a second admiral": ["A", *cards[1:]],
        "no card of this game": ["G9", *cards[1:]],
        "none": [""],
    }
    for order in orders.values():
        mistake = refused(signed([*lines[:spot], " ".join(["order", *order]), *lines[spot + 1 :]]))
        assert (mistake.key, mistake.facts["line"]) == ("record-order", spot + 1)
    later = refused(signed([*lines[:spot], " ".join(["order", *reversed(cards)]), *lines[spot + 1 :]]))
    assert later.key == "record-illegal"
    start = place(lines, "option startSeat")
    drawn = [*lines[:start], "option startSeat random", *lines[start + 1 :]]
    assert refused(signed(drawn)).key == "record-order"  # an order says nothing about who begins


@pytest.mark.parametrize(
    ("start", "line"),
    [
        ("game ", "game corsaires"),
        ("seats ", "seats 03"),
        ("seats ", "seats 7"),
        ("seats ", "seats 9999999999999999999"),
        ("seats ", "seats -3"),
        ("seats ", "seats ３"),
        ("edition ", "edition loot"),
        ("edition ", "edition corsaires "),
        ("option teams", "option teams maybe"),
        ("option teams", "option teams yes"),
        ("option firstSeat", "option firstSeat 00"),
        ("chance ", "chance blind"),
        ("decisions ", "decisions 018"),
        ("decisions ", "decisions 17"),
        ("decisions ", "decisions 19"),
        ("decisions ", "decisions 99999999999"),
        ("0 G3", "0 g3"),
        ("0 G3", "0  G3"),
        ("0 G3", "00 G3"),
        ("1 draw", "1 pioche"),
        ("player ", "player person"),
        ("sum ", "sum "),
    ],
)
def test_one_match_has_one_record(start: str, line: str) -> None:
    """Another spelling of the same, or of something that cannot be."""
    lines = lines_of(PATHS[0].read_text("utf-8"))
    spot = place(lines, start)
    lines[spot] = line
    refused(join(lines) if start == "sum " else signed(lines))


@pytest.mark.parametrize("change", [str.upper, lambda text: f" {text}", lambda text: f"{text[:2]} {text[2:]}"])
def test_one_spelling_of_a_fair_seed(change: Callable[[str], str]) -> None:
    lines = lines_of(FAIR.read_text("utf-8"))
    spot = place(lines, "seed ")
    lines[spot] = f"seed {change(lines[spot].removeprefix('seed '))}"
    refused(signed(lines))


WEIRD = [
    "", " ", "seats 4", "seed 1", "seed zz", "chance fast", "chance fair", "chance order", "order G2", "decisions 0",
    "0 draw", "1 draw", "9 draw", "-1 draw", "0 X:A", "0 " + "G" * 500, "player dice Élise", "player", "end x 0 0 0",
    "option teams yes", "option expelled stay", "edition corsaires", "contribution \t", "commitment 00", "sum x",
    "game chess", "rules 1", "draw", "0", "0 draw extra", "٣ draw", "flibuste record 1",
]  # fmt: skip


def mutations(text: str, rng: random.Random) -> Iterator[str]:
    for _ in range(400):
        lines = lines_of(text)
        for _ in range(rng.randint(1, 3)):
            spot = rng.randrange(len(lines))
            kind = rng.randrange(4)
            if kind == 0:
                lines[spot] = rng.choice(WEIRD)
            elif kind == 1:
                lines.insert(spot, rng.choice(WEIRD))
            elif kind == 2:
                lines[spot] = rng.choice(lines)
            else:
                del lines[spot]
        yield signed(lines)


@each_record
def test_no_forgery_crashes_the_reader(text: str) -> None:
    """With a checksum that fits, a changed record is another match, written as we would write it, or a Mistake."""
    for forged in mutations(text, random.Random(3)):
        try:
            match = read(forged)
        except Mistake as mistake:
            assert "line" in mistake.facts  # noqa: PT017 - both outcomes are right here
            explained(mistake)
        else:
            assert write(match) == forged
