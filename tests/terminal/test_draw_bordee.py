"""What is drawn of Bordée: it fits, it is complete, and it tells no secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from flibuste.games.bordee.sight import Sight
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.table.match import Match
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.draw.bordee import BordeeDrawer, around
from flibuste.terminal.draw.bordee_low import LowTable, runs
from flibuste.terminal.draw.ink import ASCII
from flibuste.terminal.journal import make_teller, shown_levels
from flibuste.terminal.journal import told as told_by
from flibuste.terminal.play import play as terminal_play
from flibuste.terminal.screen import WIPE
from tests.terminal.tables import NAMES, drawer_of, lines_of, new_console, new_match, person, printed, roll, sit

LONG = tuple(f"[red]Kapitän {'莎' * 9} {seat}[/red] who is never done" for seat in range(2))


def bordee(names: tuple[str, ...] = NAMES, modules: str = "no") -> Match:
    return new_match("bordee", 2, 1, 1, False, names, reputations=modules, tricks=modules)


def screen(match: Match, seat: int, language: str = "fr", width: int = 80) -> list[str]:
    drawer, sight = drawer_of(match, seat, language, width), match.sight(seat)
    lines = lines_of(drawer.table(sight), width=width) + lines_of(drawer.asked(sight), width=width)
    if seat == match.turn:
        for room in (4, 99):
            lines += lines_of(drawer.choices(sight, room), width=width)
    return lines


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("width", [40, 80])
def test_every_table_fits(language: str, width: int) -> None:
    match = bordee(LONG, "yes")
    steps = 0
    while match.turn is not None:
        if steps % 41 == 0 or steps < 24:
            for seat in {WATCHER, 0, match.turn}:
                lines = screen(match, seat, language, width)
                assert max(map(cell_len, lines)) <= width
                assert "\x1b" not in "".join(lines)
        roll(match, 1, seed=steps)
        steps += 1
    drawer = drawer_of(match, 0, language, width)
    assert max(map(cell_len, lines_of(drawer.ledger(match.sight(0), match.scores()), width=width))) <= width


def test_redealing_what_a_seat_cannot_see_changes_no_letter() -> None:
    match = bordee(modules="yes")
    rng = FastRng(5)
    for step in range(25):
        for seat in (0, 1, WATCHER):
            drawer, sight = drawer_of(match, seat, "fr", 80), match.sight(seat)
            world = sight.imagine(rng)
            assert lines_of(drawer.table(world.sight(seat)), width=80) == lines_of(drawer.table(sight), width=80)
        roll(match, 23, seed=step)


def test_the_table_shows_ships_targets_and_combinations() -> None:
    match = bordee()
    texts = "ZONE(DECK_BOW) ZONE(DECK_STERN) ZONE(DECK_BOW) ZONE(DECK_STERN) CTYPE(P18) CTYPE(P18) CTYPE(CAR) CTYPE(L9)"
    for text in texts.split():
        assert match.turn is not None
        match.decide(match.turn, match.game.read(text))
    while match.turn is not None and match.game.view(match.sight(match.turn))["decision"] != "PHASE1":
        match.decide(match.turn, int(match.sight(match.turn).actions()[0]))
    lines = screen(match, 0)
    text = "\n".join(lines)
    assert text.count("C■■■") == 2
    assert text.count("0/10 planches perdues") == 2
    assert "Caronade" in text
    assert "Long Nine" in text
    assert "embardées 1 2 3 4 5 6 7 8 9 10" in text
    assert "tir maintenant" in text
    for target in match.game.view(match.sight(0))["ships"][0]["targets"]:
        assert any(line.lstrip().startswith(target["id"]) or f"  {target['id']} " in line for line in lines)


def test_the_hand_can_be_asked_about() -> None:
    match = bordee()
    drawer = drawer_of(match, 0, "fr", 80)
    assert isinstance(drawer, BordeeDrawer)
    assert drawer.answer(match.sight(0), "combinaisons") is not None
    assert drawer.answer(match.sight(0), "autre") is None


def test_values_are_drawn_next_to_each_other() -> None:
    """After 10 comes 1."""
    assert around([True, True, False, False, False, False, False, False, True, True]) == [8, 9, 0, 1]
    assert around([False, True, True] + [False] * 7) == [1, 2]


ASKED = 120  # times that somebody at a low screen decides


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("modules", ["no", "yes"])
def test_nothing_is_lost_on_a_screen_of_24_lines(tmp_path: Path, language: str, modules: str) -> None:
    """Whenever somebody is asked, the question, all answers and all that is new stand there."""
    match = bordee(modules=modules)
    console = new_console(live=True)
    rng = FastRng(5)
    go_on = match.game.tongue(language).say("terminal-go-on")
    printed_before: list[str] = []
    seen: list[str] = []

    def read_line(prompt: str) -> str:
        shown = printed(console)[sum(map(len, printed_before)) :]
        printed_before.append(shown)
        shown = re.sub(r"\x1b\[[0-9;]*m", "", shown.split(WIPE)[-1])
        seen.append(shown)
        assert shown.count("\n") < 24
        if prompt.startswith(go_on):
            return ""
        answers = len(match.sight(0).actions())
        assert str(answers) in shown
        return "q" if len(seen) > ASKED else str(1 + rng.below(answers))

    assert terminal_play(match, tmp_path / "g", language, FastRng(1), console=console, read_line=read_line) == 0
    whole = " ".join(" ".join(line.removeprefix("· ").strip() for line in "\n".join(seen).splitlines()).split())
    drawer = drawer_of(match, 0, language)
    last = max(number for number, entry in enumerate(match.entries) if entry.seat == 0)
    told = [line for entry in match.entries[:last] for line in told_by(match, drawer.teller, entry, drawer.on_table)]
    assert len(told) > 30
    assert all(" ".join(line.split()) in whole for line in told)


@pytest.mark.parametrize("width", [40, 80])
def test_a_low_table_says_what_the_roomy_one_says(width: int) -> None:
    match = roll(bordee(modules="yes"), 150, seed=2)
    seat = match.turn if match.turn is not None else 0
    console = new_console(live=True, width=width)
    drawer = find_drawer(make_teller(match, seat, "en"), console, shown_levels(match))
    assert isinstance(drawer, BordeeDrawer)
    console.print(drawer.table(match.sight(seat)), highlight=False)
    text = re.sub(r"\x1b\[[0-9;]*m", "", printed(console))
    assert max(map(cell_len, text.splitlines())) <= width
    view = match.game.view(match.sight(seat))
    for ship in view["ships"]:
        assert f" {ship['missingPlanks']}/10" in text
        for target in ship["targets"]:
            assert match.game.tongue("en").say(f"result-{target['result'].lower()}") in text
    for target in view["ships"][seat]["targets"]:
        assert target["id"] in text
    for card in view["ships"][seat]["hand"]["cards"]:
        assert drawer.card(card).plain in text


def test_values_left_are_told_in_runs() -> None:
    assert runs([1, 2, 3, 7, 9, 10]) == "1-3 7 9-10"
    assert runs([]) == "×"


def test_due_104_no_penalties_are_drawn_before_officers_are_placed() -> None:
    """Decks only look empty."""
    text = "\n".join(screen(bordee(), 0))
    assert text.count("main 0/6") == 2
    assert "−" not in text
    assert "×" not in text


def test_due_173_a_silenced_deck_shows_its_penalties_too() -> None:
    drawer = drawer_of(bordee(), 0, "fr", 80)
    assert isinstance(drawer, BordeeDrawer)
    assert drawer.uncovered({"cannon": 2, "noFire": 1}) == "×−2c"


@pytest.mark.parametrize(("language", "letters"), [("fr", "cvm"), ("en", "csh")])
def test_the_letters_of_the_table_are_of_the_language_and_explained(language: str, letters: str) -> None:
    drawer = drawer_of(bordee(), 0, language, 80)
    assert isinstance(drawer, BordeeDrawer)
    signs = [drawer.uncovered({name: 1}) for name in ("cannon", "sail", "hand")]
    assert signs == [f"−1{letter}" for letter in letters]
    explained = drawer.say("help-table")
    assert all(sign in explained for sign in [*signs, "Captain" if language == "en" else "Capitaine"])


def test_help_explains_the_letters_of_the_table(tmp_path: Path) -> None:
    console = new_console(width=200)
    match = bordee()
    assert terminal_play(match, tmp_path / "g", "en", FastRng(1), console=console, read_line=person(["?"])) == 0
    assert "C Captain, M Mate" in printed(console)


@pytest.mark.parametrize("module", ["reputations", "tricks"])
def test_what_a_draft_offers_stands_in_words_on_a_screen_of_24_lines(tmp_path: Path, module: str) -> None:
    match = new_match("bordee", 2, 1, 1, False, NAMES, **{module: "yes"})
    console = new_console(live=True)
    words = match.game.tongue("en")
    kind = {"reputations": "rep", "tricks": "trk"}[module]
    drafts: list[str] = []
    printed_before = 0

    def read_line(prompt: str) -> str:
        nonlocal printed_before
        shown, printed_before = printed(console)[printed_before:], len(printed(console))
        view = match.game.view(match.sight(0))
        if view["offer"] and match.turn == 0 and not prompt.startswith(words.say("terminal-go-on")):
            drafts.append(re.sub(r"\x1b\[[0-9;]*m", "", shown.split(WIPE)[-1]))
            assert drafts[-1].count("\n") < 24
            assert all(words.say(f"{kind}-{number}-text") in drafts[-1] for number in view["offer"])
            assert all(words.say(f"trk-{number}") in drafts[-1] for number in view["tricks"])
        if view["number"] > 0:
            return "q"
        return "" if prompt.startswith(words.say("terminal-go-on")) else "1"

    assert terminal_play(match, tmp_path / "g", "en", FastRng(1), console=console, read_line=read_line) == 0
    assert len(drafts) == {"reputations": 1, "tricks": 3}[module]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_nothing_offered_is_cut_off_on_80_columns(language: str) -> None:
    tongue = bordee().game.tongue(language)
    for card in [f"rep-{number}" for number in range(1, 10)] + [f"trk-{number}" for number in range(1, 25)]:
        sentence = tongue.say("decision-offer", name=tongue.say(card), what=tongue.say(f"{card}-text"))
        assert cell_len(f"1 {sentence}") <= 80


def test_a_low_table_names_the_tricks_held() -> None:
    match = bordee(modules="yes")
    while match.turn is not None and not match.game.view(match.sight(0))["number"]:
        roll(match, 1)
    console = new_console(live=True)
    drawer = find_drawer(make_teller(match, 0, "en"), console, shown_levels(match))
    console.print(drawer.table(match.sight(0)), highlight=False)
    text = " ".join(printed(console).split())
    for number in match.game.view(match.sight(0))["tricks"]:
        assert f"{number:02} {match.game.tongue('en').say(f'trk-{number}')}" in text


def test_the_prompt_names_discs_chosen_and_still_due() -> None:
    drawer = drawer_of(bordee(), 0, "en", 80)
    assert isinstance(drawer, BordeeDrawer)
    chain = {"word": "BROADSIDE", "cards": ["4S", "7S"], "discs": ["BALL"], "due": 1}
    assert drawer.named(chain) == "broadside 4♠ 7♠ ball (1 more disc)"
    assert drawer.named({"word": None, "cards": ["4S"]}) == "4♠"


def test_a_shot_that_cannot_be_fired_is_a_dash() -> None:
    drawer = drawer_of(bordee(), 0, "en", 80)
    assert isinstance(drawer, BordeeDrawer)
    assert [drawer.damage({"damageNow": damage}) for damage in (None, 0, -4)] == ["–", 0, -4]


def test_tricks_are_named_on_a_low_table_as_long_as_there_is_room() -> None:
    match = bordee(modules="yes")
    while not match.game.view(match.sight(0))["number"]:
        roll(match, 1)
    drawer, sight = drawer_of(match, 0, "en", 80), match.sight(0)
    assert isinstance(drawer, BordeeDrawer)
    assert isinstance(sight, Sight)
    held = match.game.view(sight)["tricks"]
    names = [match.game.tongue("en").say(f"trk-{number}") for number in held]
    drawn = ["\n".join(lines_of(LowTable(drawer, sight, 0).draw(given_up))) for given_up in (2, 3)]
    assert all(name in drawn[0] and name not in drawn[1] for name in names)
    assert " ".join(f"{number:02}" for number in held) in drawn[1]


CODES = re.compile(r"[A-Z]{2,}[A-Z_]*\(|\b(?:AIM|PREPARE|PASS|DONE|HOLD|FIRE|LURCH|CHANGE|PATCH)\b|Phase")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_decisions_are_words_of_the_language_and_what_is_shown_can_be_typed(language: str, ascii_only: bool) -> None:
    met = set()
    for seed in range(4):
        match = bordee(modules="yes" if seed % 2 else "no")
        steps = 0
        while match.turn is not None and steps < 400:
            drawer, sight = drawer_of(match, match.turn, language), match.sight(match.turn)
            drawer.signs = ASCII if ascii_only else drawer.signs
            shown = [drawer.notation(action).plain for action in drawer.order(sight)]
            assert len(set(shown)) == len(shown)
            for text, action in zip(shown, drawer.order(sight), strict=True):
                assert not CODES.search(text)
                assert drawer.meant(sight, text.upper()) == action
                word = match.game.say(action).partition("(")[0]
                met.add(word)
                if word not in ("TRICK", "OFFER", "ROUTE"):  # these depend on the table
                    assert match.game.read(text) == action
            assert not CODES.search(drawer.asked(sight).plain)
            roll(match, 1, seed=1000 * seed + steps)
            steps += 1
    assert {"CARD", "POS", "ZONE", "DISC", "CTYPE", "TRICK", "OFFER", "AIM", "FIRE", "ROUTE", "SUIT"} <= met


def test_every_word_shown_is_understood_wherever_it_is_typed() -> None:
    for language in ("fr", "en"):
        drawer = drawer_of(bordee(), 0, language)
        for action in range(drawer.game.decisions):
            if drawer.game.say(action).partition("(")[0] not in ("TRICK", "OFFER", "ROUTE"):
                assert drawer.game.read(drawer.notation(action).plain) == action


def test_what_is_shown_can_be_typed_at_the_table(tmp_path: Path) -> None:
    text = sit(bordee(), tmp_path, "pont avant", "Pont Arriere", "caronade", "long nine", language="fr")
    assert "no-such" not in text
    assert "Capitaine sur le pont avant, Second sur le pont arrière" in text
    assert "Caronade à la proue, Long Nine à la poupe" in text


def test_a_table_tells_who_you_are_and_which_bot_you_meet() -> None:
    match = bordee()
    for live in (False, True):  # the roomy table, and the low one
        console = new_console(live=live)
        drawer = find_drawer(make_teller(match, 0, "fr"), console, shown_levels(match))
        console.print(drawer.table(match.sight(0)), highlight=False)
        assert "Anne (toi)" in printed(console)
        assert "dice" in printed(console)
