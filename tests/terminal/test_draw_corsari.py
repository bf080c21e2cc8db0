"""What is drawn of Corsari: it fits, it is complete, and it tells no secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from flibuste.games.corsari.decisions import named_colours
from flibuste.games.corsari.words import COLOUR_NAMES
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.table.match import Match
from flibuste.terminal.draw.corsari import CorsariDrawer
from flibuste.terminal.journal import make_teller
from flibuste.terminal.journal import told as told_by
from flibuste.terminal.play import play as terminal_play
from flibuste.terminal.screen import WIPE
from tests.terminal.tables import NAMES, drawer_of, lines_of, new_console, new_match, printed, roll, sit

LONG = tuple(f"[red]Kapitän {'莎' * 9} {seat}[/red] who is never done" for seat in range(4))
TABLES = [{"seats": 2}, {"seats": 3, "emptyCrew": "true"}, {"seats": 4, "portCrew": "false"}]


def corsari(seats: int = 3, persons: int = 1, seed: int = 1, names: tuple[str, ...] = NAMES, **wishes: str) -> Match:
    return new_match("corsari", seats, persons, seed, False, names, **wishes)


def screen(match: Match, seat: int, language: str = "fr", width: int = 80) -> list[str]:
    drawer, sight = drawer_of(match, seat, language, width), match.sight(seat)
    lines = lines_of(drawer.table(sight), width=width) + lines_of(drawer.asked(sight), width=width)
    if seat == match.turn:
        for room in (4, 99):
            lines += lines_of(drawer.choices(sight, room), width=width)
    return lines


def play(match: Match, *texts: str) -> Match:
    for text in texts:
        assert match.turn is not None
        match.decide(match.turn, match.game.read(text))
    return match


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["seats"]))
@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_table_fits(table: dict[str, int], language: str, width: int) -> None:
    match = corsari(**table, names=LONG)  # type: ignore[arg-type]
    steps = 0
    while match.turn is not None:
        for seat in {WATCHER, 0, match.turn}:
            lines = screen(match, seat, language, width)
            assert max(map(cell_len, lines)) <= width
            assert "\x1b" not in "".join(lines)
        roll(match, 1, seed=steps)
        steps += 1
    drawer = drawer_of(match, 0, language, width)
    assert max(map(cell_len, lines_of(drawer.ledger(match.sight(0), match.scores()), width=width))) <= width


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["seats"]))
def test_redealing_what_a_seat_cannot_see_changes_no_letter(table: dict[str, int]) -> None:
    match = corsari(**table)  # type: ignore[arg-type]
    rng = FastRng(5)
    while match.turn is not None:
        for seat in (WATCHER, match.turn, (match.turn + 1) % match.setup.seats):
            drawer, sight = drawer_of(match, seat), match.sight(seat)
            other = sight.imagine(rng).sight(seat)
            assert lines_of(drawer.table(other)) == lines_of(drawer.table(sight))
            assert lines_of(drawer.choices(other, 9)) == lines_of(drawer.choices(sight, 9))
        roll(match, 1, seed=len(match.entries))


def test_quay_port_and_consequence_are_always_there() -> None:
    match = corsari(startSeat="0")
    while match.turn is not None:
        view = match.game.view(match.sight(0))
        text = "\n".join(screen(match, 0, "en"))
        assert all(card in text for card in view["quay"])
        assert f"Port {view['port']}: outside a crew this colour is dismissed" in text
        assert ("The anchor is up" in text) == (view["captain"] is not None)
        if view["captain"] is None:
            assert f"If {view['quay'][-1]} goes: " in text
        assert f"stowaways {view['malus']}/35" in text
        roll(match, 1, seed=len(match.entries))


def test_the_hand_is_grouped_by_colour_and_the_port_is_marked() -> None:
    match = corsari(startSeat="0")
    text = "\n".join(screen(match, 0, "en"))
    cards = match.game.view(match.sight(0))["seats"][0]["cards"]
    for letter in {card[0] for card in cards}:
        values = " ".join(card[1:] for card in cards if card[0] == letter)
        assert f"{letter} {values}" in text


def test_a_layout_is_drawn_in_three_parts() -> None:
    match = play(corsari(startSeat="0"), "DRAW_DECK")
    play(match, match.game.say(int(match.sight(0).actions()[0])), "SAIL")
    play(match, match.game.say(int(match.sight(0).actions()[0])))
    lines = "\n".join(screen(match, 1, "en"))
    assert "Anne crew" in lines
    assert "dismissed" in lines
    assert "stowaways" in lines
    assert f"(sum {match.game.view(match.sight(1))['seats'][0]['layout']['sum']})" in lines


def test_openly_taken_cards_are_shown() -> None:
    match = corsari(startSeat="0")
    card = match.game.view(match.sight(0))["quay"][-1]
    play(match, "DRAW_QUAY")
    kept = next(int(action) for action in match.sight(0).actions() if card not in match.game.say(int(action)))
    match.decide(0, kept)
    assert f"took {card}" in "\n".join(screen(match, 1, "en"))


def test_crews_are_offered_best_first_and_told_how_many_more() -> None:
    match = play(corsari(startSeat="0"), "DRAW_DECK")
    play(match, match.game.say(int(match.sight(0).actions()[0])), "SAIL")
    drawer, sight = drawer_of(match, 0, "en"), match.sight(0)
    assert isinstance(drawer, CorsariDrawer)
    order = drawer.order(sight)
    worth = [drawer.worth(sight, action) for action in order]
    assert worth == sorted(worth)
    assert sorted(order) == list(sight.actions())
    *offered, more = lines_of(drawer.choices(sight, 6))
    assert len(offered) == 5
    assert more.startswith(f"… and {len(order) - 5} other crews")


@pytest.mark.parametrize(
    ("language", "word", "begins"), [("fr", "meilleur", "Au mieux"), ("en", "best", "At best now")]
)
def test_the_best_crew_is_shown_on_request(tmp_path: Path, language: str, word: str, begins: str) -> None:
    match = corsari(seats=2, persons=2, startSeat="0")
    best = match.game.view(match.sight(0))["best"]
    text = sit(match, tmp_path, "", word, "quit", language=language)
    assert begins in text
    assert make_teller(match, 0, language).hues(int(named_colours(match.game.read(best["crew"])))) in text  # type: ignore[attr-defined]
    assert "CREW" not in text
    assert drawer_of(match, 0).answer(match.sight(0), "worst") is None


def test_rulings_can_be_looked_up(tmp_path: Path) -> None:
    text = sit(corsari(startSeat="0"), tmp_path, "R-3", "csi-40", "CSI-200", "quit", language="en")
    assert "R-3 May the port" in text
    assert "CSI-40 Every card" in text
    assert "CSI-200" in text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_short_notation_can_be_typed_back(language: str) -> None:
    match = corsari()
    drawer = drawer_of(match, 0, language)
    for action in range(match.game.decisions):
        assert drawer.teller.read(drawer.notation(action).plain) == [action]
        assert drawer.teller.read(match.game.say(action)) == [action]


def test_no_letter_of_the_records_is_shown_in_french() -> None:
    """But for those of colours that begin alike in both languages, and one from within: N is brun."""
    match = corsari(seats=3, seed=3)
    teller = make_teller(match, 0, "fr")
    shown: list[str] = []
    while match.turn is not None:
        drawer, sight = drawer_of(match, match.turn, "fr"), match.sight(match.turn)
        shown += screen(match, match.turn)
        shown += [line for _, lines in drawer.teller.scene(sight) for line in lines]
        shown += lines_of(drawer.answer(sight, "meilleur") or "")
        roll(match, 1, seed=len(match.entries))
        shown += told_by(match, teller, match.entries[-1])
    letters = {card[0] for card in re.findall(r"\b[A-Z]\d+\b", "\n".join(shown))}
    assert letters == set("ROJVABLSGN")
    assert "CREW" not in "\n".join(shown)


@pytest.mark.parametrize(
    ("typed", "french", "english"),
    [
        ("V9", "DISCARD G9", "DISCARD V9"),
        ("L9", "DISCARD V9", None),
        ("G9", "DISCARD S9", "DISCARD G9"),
        ("S9", "DISCARD P9", "DISCARD S9"),
        ("J9", "DISCARD Y9", "DISCARD Y9"),
        ("Y9", "DISCARD Y9", "DISCARD Y9"),
        ("p 9", "DISCARD P9", "DISCARD P9"),
        ("+n7", "FILL N7", "FILL N7"),
        ("équipage gv", "CREW GS", "CREW GV"),
        ("équipage vert rose", "CREW GP", "CREW GP"),
        ("CREW GV", "CREW GV", "CREW GV"),
    ],
)
def test_letters_are_read_in_the_language_of_the_table(typed: str, french: str, english: str | None) -> None:
    match = corsari()
    for language, meant in (("fr", french), ("en", english)):
        teller = make_teller(match, 0, language)
        if meant is None:
            with pytest.raises(Mistake, match="no-such-decision"):
                teller.read(typed)
        else:
            assert [match.game.say(action) for action in teller.read(typed)] == [meant]


def test_csi_25_a_letter_never_plays_a_card_of_another_colour(tmp_path: Path) -> None:
    """V stands for vert on the screen, so it is not the violet of the records, not even where only that one is held."""
    match = play(corsari(startSeat="0"), "DRAW_DECK")
    cards = match.game.view(match.sight(0))["seats"][0]["cards"]
    violet = next(card for card in cards if card[0] == "V" and f"G{card[1:]}" not in cards)
    assert "(CSI-25)" in sit(match, tmp_path, violet, "quit")
    assert len(match.entries) == 1
    sit(match, tmp_path, violet.replace("V", "L"), "quit")
    assert match.game.say(match.entries[1].action) == f"DISCARD {violet}"


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_word_of_the_records_is_shown(language: str) -> None:
    match = corsari(seats=2, seed=3)
    while match.turn is not None:
        text = "\n".join(screen(match, match.turn, language))
        assert not re.search("DRAW|DISCARD|SAIL|STAY|CREW|FILL", text)
        roll(match, 1, seed=len(match.entries))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_notation_in_the_help_can_be_typed(language: str) -> None:
    match = corsari()
    game, teller = match.game, make_teller(match, 0, language)
    *lines, warm, cold = game.tongue(language).say("help-notation").splitlines()
    shown = [line.replace("\u00a0", "").partition(":")[0].split(", ") for line in lines]
    assert [[game.say(action) for text in line for action in teller.read(text)] for line in shown] == [
        ["DRAW_DECK", "DRAW_DISCARD", "DRAW_QUAY"],
        ["DISCARD R9"],
        ["STAY", "SAIL"],
        ["CREW RG"],
        ["FILL R7", "FILL_DONE"],
    ]
    legend = [word.split() for word in f"{warm} {cold}".split(", ")]
    assert legend == [
        [game.tongue(language).say(f"colour-letter-{name}"), game.tongue(language).say(f"colour-{name}")]
        for name in COLOUR_NAMES
    ]


def test_nobody_weighs_anchor_by_a_habit_of_typing_1() -> None:
    match = play(corsari(startSeat="0"), "DRAW_DECK")
    play(match, match.game.say(int(match.sight(0).actions()[0])))
    order = drawer_of(match, 0).order(match.sight(0))
    assert [match.game.say(action) for action in order] == ["STAY", "SAIL"]


def test_a_full_box_says_stowaways_before_cards() -> None:
    match = corsari(seats=4)
    drawer = drawer_of(match, 0)
    assert isinstance(drawer, CorsariDrawer)
    view = match.game.view(match.sight(0))
    view["seats"][1].update(malus=37, gained=37)
    for width, told in (
        (40, "12 cartes, 37 clandestins (+37)"),
        (26, "│ 37 clandestins (+37) "),
        (22, "│ 37 cl. (+37) "),
    ):
        assert told in lines_of(drawer.rival(view, 1, width))[1]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_is_lost_on_a_screen_of_24_lines(tmp_path: Path, language: str) -> None:
    """Whenever somebody is asked, all that is new still stands there: the news of a round, too."""
    match = corsari(seats=4, persons=1, seed=5)
    console = new_console(live=True)
    rng = FastRng(5)
    go_on = match.game.tongue(language).say("terminal-go-on")
    printed_before: list[str] = []
    seen: list[str] = []

    def read_line(prompt: str) -> str:
        shown = printed(console)[sum(map(len, printed_before)) :]
        printed_before.append(shown)
        shown = shown.split(WIPE)[-1]
        seen.append(shown)
        assert shown.count("\n") < 24
        return "" if prompt.startswith(go_on) else str(1 + rng.below(min(2, len(match.sight(0).actions()))))

    assert terminal_play(match, tmp_path / "g", language, FastRng(1), console=console, read_line=read_line) == 0
    assert (printed(console)[sum(map(len, printed_before)) :].split(WIPE)[-1]).count("\n") <= 24
    lines = re.sub(r"\x1b\[[0-9;]*m", "", "\n".join(seen)).splitlines()
    whole = " ".join(" ".join(line.removeprefix("· ").strip() for line in lines).split())
    drawer = drawer_of(match, 0, language)
    last = max(number for number, entry in enumerate(match.entries) if entry.seat == 0)
    told = [line for entry in match.entries[:last] for line in told_by(match, drawer.teller, entry, drawer.on_table)]
    assert len(told) > 30
    assert all(" ".join(line.split()) in whole for line in told)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_by_numbers(tmp_path: Path, language: str) -> None:
    match = corsari(seats=2, seed=3)
    text = sit(match, tmp_path, *["1", "1", "2", "1"] * 100, language=language)
    assert match.turn is None
    assert {"fr": "Le grand livre", "en": "The ledger"}[language] in text
