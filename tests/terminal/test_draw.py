"""What is drawn: it fits, it is complete, and it tells no secrets."""

from __future__ import annotations

import contextlib
import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from flibuste.games.korsair.events import CAPTURED
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.table.match import Match
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.draw.drawer import Drawer
from flibuste.terminal.draw.korsair import KorsairDrawer
from flibuste.terminal.journal import journal, make_teller
from tests.terminal.tables import drawer_of, lines_of, new_match, roll

TABLES = [
    {"seats": 2},
    {"seats": 3, "capturedValues": "memory"},
    {"seats": 4},
    {"seats": 4, "teams": "yes"},
    {"seats": 5, "game": "corsaires"},
    {"seats": 6, "partnerHands": "closed"},
    {"seats": 8, "game": "corsaires", "expelled": "stay"},
]
LONG = tuple(f"[red]Kapitän {'莎' * 9}\x1b[31m{seat}[/red] who is never done" for seat in range(8))


def screen(drawer: Drawer, match: Match, seat: int) -> list[str]:
    sight = match.sight(seat)
    lines = lines_of(drawer.table(sight), width=drawer.width)
    lines += lines_of(drawer.asked(sight), width=drawer.width)
    if seat == match.turn:
        lines += lines_of(drawer.choices(sight, 4), width=drawer.width)
        lines += lines_of(drawer.choices(sight, 99), width=drawer.width)
    return lines


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_table_fits_80_columns(table: dict[str, Any], language: str) -> None:
    match = new_match(**table, names=LONG)
    for _ in range(13):
        for seat in (WATCHER, 0, match.setup.seats - 1):
            lines = screen(drawer_of(match, seat, language), match, seat)
            assert max(map(cell_len, lines)) <= 80
            assert "\x1b" not in "".join(lines)
        roll(match, 12, seed=len(match.entries))
    assert match.turn is None


@pytest.mark.parametrize("table", TABLES)
def test_redealing_what_a_seat_cannot_see_changes_no_letter(table: dict[str, Any]) -> None:
    match = new_match(**table)
    rng = FastRng(5)
    while match.turn is not None:
        for seat in (WATCHER, match.turn, (match.turn + 1) % match.setup.seats):
            drawer = drawer_of(match, seat)
            sight = match.sight(seat)
            other = sight.imagine(rng).sight(seat)
            assert lines_of(drawer.table(other)) == lines_of(drawer.table(sight))
            assert lines_of(drawer.choices(other, 9)) == lines_of(drawer.choices(sight, 9))
        roll(match, 11, seed=len(match.entries))


def test_a_narrow_terminal_loses_nothing() -> None:
    match = roll(new_match(seats=5), 17)
    assert match.turn is not None
    lines = screen(drawer_of(match, match.turn, width=40), match, match.turn)
    assert max(map(cell_len, lines)) <= 40
    for galleon in match.game.view(match.sight(0))["galleons"]:
        assert any(galleon["slot"] in line for line in lines)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_narrow_box_keeps_the_gold(language: str) -> None:
    match = roll(new_match(seats=4), 999)
    boxes = lines_of(drawer_of(match, WATCHER, language).table(match.sight(WATCHER)))[2]
    assert "…" not in boxes
    for score in match.scores():
        assert f", {score} " in boxes


def test_markup_in_names_is_printed_as_it_is() -> None:
    match = roll(new_match(seats=3, names=("Anne", "[red]Bart", "Ma[/]ry")), 12)
    text = "\n".join(screen(drawer_of(match, 0), match, 0))
    assert "[red]Bart" in text
    assert "Ma[/]ry" in text
    match = roll(match, 999)
    ledger = "\n".join(lines_of(drawer_of(match, 0).ledger(match.sight(0), match.scores())))
    assert "[red]Bart" in ledger


def test_colours_come_with_letters() -> None:
    match = new_match(seats=2)
    drawer = drawer_of(match, 0)
    assert isinstance(drawer, KorsairDrawer)
    cards = ["G3", "G3", "G8", "yellow1", "red2", "red2", "blue3", "green4", "C:blue", "A"]
    assert drawer.cards(cards, 80).plain == "●3×2 ●8   J1   R2×2   B3   V4   cap. B   amiral"
    english = drawer_of(match, 0, "en")
    assert isinstance(english, KorsairDrawer)
    assert english.cards(cards[3:], 80).plain == "Y1   R2×2   B3   Gr4   capt. B   admiral"
    assert "\x1b[" in "".join(lines_of(drawer.cards(cards, 80), colour=True))


def crowd(view: dict[str, Any], count: int) -> dict[str, Any]:
    hues = ("yellow", "red", "blue", "green")
    galleons = [
        {
            "slot": f"g{10 + slot}",
            "gold": 8,
            "owner": slot % 5,
            "controller": None if slot % 3 else 4,
            "character": "C:green" if slot % 3 == 0 else None,
            "fleets": [{"colour": hue, "side": side, "strength": 30, "cards": []} for side, hue in enumerate(hues)],
        }
        for slot in range(count)
    ]
    return {**view, "galleons": galleons, "barred": "g11"}


@pytest.mark.parametrize("count", [1, 7, 8, 12, 15])
@pytest.mark.parametrize("width", [80, 120])
def test_a_crowded_sea_fits(count: int, width: int) -> None:
    match = new_match(seats=5, names=("Anne", *LONG[:4]))
    drawer = drawer_of(match, 0, width=width)
    assert isinstance(drawer, KorsairDrawer)
    lines = lines_of(drawer.sea(crowd(match.game.view(match.sight(0)), count)), width=width)
    assert max(map(cell_len, lines)) <= width
    assert sum(line.count(f"g{10 + slot}") for line in lines for slot in range(count)) == count
    assert len(lines) <= 1 + max(count, 2 * min(count, 7))


def test_a_galleon_tells_all() -> None:
    match = new_match(seats=4)
    drawer = drawer_of(match, 0)
    assert isinstance(drawer, KorsairDrawer)
    view = crowd(match.game.view(match.sight(0)), 1)
    view["galleons"][0].update(gold=5, owner=1, controller=3, fleets=view["galleons"][0]["fleets"][:2])
    _, row = lines_of(drawer.sea(view))
    assert row.split() == ["g10", "5", "●●●●●", "Bart", "J30", "toi", "R30", "Bart", "cap.", "V", "►", "Jack"]
    view["galleons"][0].update(controller=None, character=None)
    assert lines_of(drawer.sea(view))[1].split()[-2:] == ["=", "égalité"]


def test_the_closed_galleon_is_marked() -> None:
    match = new_match(seats=4, teams="yes", seed=1)
    for seed in range(50):
        match = new_match(seats=4, teams="yes", seed=seed)
        while match.turn is not None:
            if match.turn % 2 == 1 and match.game.view(match.sight(match.turn))["barred"]:
                text = "\n".join(screen(drawer_of(match, match.turn), match, match.turn))
                assert "×g" in text
                assert "(KOR-78)" in text
                return
            roll(match, 1, seed=len(match.entries))
    pytest.fail("no galleon was ever closed")


def test_a_partner_with_open_hands_is_shown_and_others_are_not() -> None:
    match = new_match(seats=8)
    text = "\n".join(screen(drawer_of(match, 2), match, 2))
    assert "Jack a en main" in text
    assert text.count(" a en main") == 1
    assert "Mary (toi), équipe B1" in text
    closed = new_match(seats=8, partnerHands="closed")
    assert " a en main" not in "\n".join(screen(drawer_of(closed, 2), closed, 2))


def test_unknown_gold_is_a_question_mark() -> None:
    match = new_match(seats=3, capturedValues="memory")
    while len({side["gold"] is None for side in match.game.view(match.sight(0))["sides"]}) == 1:
        roll(match, 1, seed=len(match.entries))
    assert "? or" in "\n".join(screen(drawer_of(match, 0), match, 0))


def test_the_log_of_a_table_that_plays_from_memory_tells_no_captured_values() -> None:
    match = new_match(seats=3, capturedValues="memory")
    while not any(event.what == CAPTURED for entry in match.entries for event in entry.events):
        roll(match, 1, seed=len(match.entries))
    (capture,) = (event for entry in match.entries for event in entry.events if event.what == CAPTURED)
    side, slot, value, *_ = capture.facts
    for seat in (WATCHER, side, (side + 1) % 3):
        log = " ".join(" ".join(lines_of(journal(match, make_teller(match, seat, "en")))).split())
        assert "launches a galleon worth ? " in log
        told = f"Galleon g{slot} is yours: {value}" if seat == side else f"captures galleon g{slot}: ? gold pieces"
        assert told in log
    log = " ".join(lines_of(journal(roll(match, 999), make_teller(match, WATCHER, "en"))))
    assert "?" not in log


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_short_notation_can_be_typed_back(language: str) -> None:
    match = new_match(seats=2)
    drawer = drawer_of(match, 0, language)
    for action in range(match.game.decisions):
        assert match.game.read(drawer.notation(action).plain) == action


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_card_in_hand_looks_like_another_move(language: str) -> None:
    """A sign typed back alone is not understood, or means that very card: green pirates are no galleons."""
    match = new_match(seats=2)
    drawer = drawer_of(match, 0, language)
    assert isinstance(drawer, KorsairDrawer)
    for card in match.game.cards:
        with contextlib.suppress(Mistake):
            assert match.game.say(match.game.read(drawer.card(card).plain)) == card


def test_the_numbers_name_each_legal_decision_once() -> None:
    match = roll(new_match(seats=5), 40)
    assert match.turn is not None
    sight = match.sight(match.turn)
    assert sorted(drawer_of(match, match.turn).order(sight)) == list(sight.actions())


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    match = roll(new_match(seats=4), 8)
    raw = io.BytesIO()
    console = Console(file=io.TextIOWrapper(raw, "ascii", errors="replace"), width=80, color_system=None, _environ={})
    drawer = find_drawer(make_teller(match, 0, "en"), console)
    console.print(drawer.table(match.sight(0)), highlight=False)
    console.file.flush()
    text = raw.getvalue().decode("ascii")
    assert "$" in text
    assert "+-" in text


def test_the_plain_drawer_draws_any_game() -> None:
    match = roll(new_match(seats=3), 9)
    seat = match.turn
    assert seat is not None
    drawer = Drawer(make_teller(match, seat, "fr"), drawer_of(match, seat).console)
    text = "\n".join(screen(drawer, match, seat))
    assert f"pioche {match.game.view(match.sight(seat))['deck']}" in text
    assert "À toi de jouer" in text
    roll(match, 999)
    assert match.names[0] in lines_of(drawer.ledger(match.sight(seat), match.scores()))[0]


def test_your_own_box_does_not_carry_the_level_of_your_partner() -> None:
    match = new_match(seats=4, teams="yes")
    drawer = drawer_of(match, 0, "en")
    assert isinstance(drawer, KorsairDrawer)
    view = match.game.view(match.sight(0))
    assert "dice" not in "\n".join(lines_of(drawer.own_hand(view)))
    assert "dice" in "\n".join(lines_of(drawer.team_box(view, 0, 40)))


@pytest.mark.parametrize(("language", "other"), [("fr", "éq. B"), ("en", "team B")])
def test_a_team_is_no_colour(language: str, other: str) -> None:
    """« R2 B » might be blue."""
    match = new_match(seats=4, teams="yes")
    drawer = drawer_of(match, 0, language)
    assert isinstance(drawer, KorsairDrawer)
    view = match.game.view(match.sight(0))
    for width in (6, 8, 14):
        assert drawer.side_name(view, 1, width) == other
        assert cell_len(other) <= width
