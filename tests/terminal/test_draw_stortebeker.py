"""What is drawn of Störtebeker: it fits, it is complete, and it tells no secrets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Group

from flibuste.games.stortebeker.events import PLACED
from flibuste.games.stortebeker.words import KIND_NAMES, StortebekerTeller
from flibuste.kernel.event import Event
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import WATCHER
from flibuste.table.match import Match
from flibuste.terminal.draw import find_drawer
from flibuste.terminal.journal import make_teller
from flibuste.terminal.journal import told as told_by
from tests.games.stortebeker import engine
from tests.games.stortebeker.engine import position
from tests.terminal.tables import NAMES, drawer_of, lines_of, new_console, new_match, roll, sit

LONG = tuple(f"[red]Kapitän {'莎' * 9} {seat}[/red] who is never done" for seat in range(4))
TABLES = [{"seats": 2, "threeShips": "true"}, {"seats": 3}, {"seats": 4, "bonus": "true", "lookahead3": "true"}]
FRENCH = {"yellow": "J", "red": "R", "blue": "B", "green": "V", "white": "C"}
STRIDE = 29  # decisions between two looks


def table_of(seats: int = 3, persons: int = 1, seed: int = 1, names: tuple[str, ...] = NAMES, **wishes: str) -> Match:
    return new_match("stortebeker", seats, persons, seed, False, names, **wishes)


def letter(ship: dict[str, str], language: str) -> str:
    """How a ship is called."""
    return ship["id"] if language == "en" else FRENCH[ship["hull"]] + ship["id"][1:]


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
@pytest.mark.parametrize("width", [40, 80])
def test_every_table_fits(table: dict[str, int], language: str, width: int) -> None:
    match = table_of(**table, names=LONG)  # type: ignore[arg-type]
    while match.turn is not None:
        for seat in {WATCHER, 0, match.turn}:
            lines = screen(match, seat, language, width)
            assert max(map(cell_len, lines)) <= width
            assert "\x1b" not in "".join(lines)
        roll(match, STRIDE, seed=len(match.entries))
    drawer = drawer_of(match, 0, language, width)
    assert max(map(cell_len, lines_of(drawer.ledger(match.sight(0), match.scores()), width=width))) <= width


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["seats"]))
@pytest.mark.parametrize("language", ["fr", "en"])
def test_on_a_screen_of_24_lines_nothing_scrolls_away(table: dict[str, int], language: str) -> None:
    """Table, question, all choices and the line to type on; every ship, side and card is still told."""
    match = table_of(**table)  # type: ignore[arg-type]
    console = new_console(live=True)
    while match.turn is not None:
        sight = match.sight(match.turn)
        drawer = find_drawer(make_teller(match, match.turn, language), console)
        drawing = Group(drawer.table(sight), drawer.asked(sight), drawer.choices(sight, 0))
        lines = ["".join(part.text for part in line) for line in console.render_lines(drawing, pad=False)]
        assert len(lines) + 1 <= console.height
        view, text = match.game.view(sight), "\n".join(lines)
        ships = [ship for ship in [*view["sea"], *view["ahead"]] if ship is not None]
        assert all(f" {letter(ship, language)} " in text for ship in ships)
        sides = [side for ship in view["sea"] if ship is not None for side in ship["sides"]]
        assert text.count("?") >= sum(side["hidden"] for side in sides)
        assert text.count("*") >= sum(card.endswith("*") for side in sides for card in side["cards"])
        roll(match, 61, seed=len(match.entries))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: str(table["seats"]))
def test_redealing_what_a_seat_cannot_see_changes_no_letter(table: dict[str, int]) -> None:
    match = table_of(**table)  # type: ignore[arg-type]
    rng = FastRng(5)
    while match.turn is not None:
        for seat in (WATCHER, match.turn, (match.turn + 1) % match.setup.seats):
            drawer, sight = drawer_of(match, seat), match.sight(seat)
            other = sight.imagine(rng).sight(seat)
            assert lines_of(drawer.table(other)) == lines_of(drawer.table(sight))
            assert lines_of(drawer.asked(other)) == lines_of(drawer.asked(sight))
            assert lines_of(drawer.choices(other, 9)) == lines_of(drawer.choices(sight, 9))
        roll(match, STRIDE, seed=len(match.entries))


def test_ships_with_all_they_ask_for_are_there() -> None:
    match = table_of(lookahead3="true")
    words = {
        "water": "eau",
        "beans": "haricots",
        "bread": "pain",
        "meat": "viande",
        "rum": "rhum",
        "bananas": "bananes",
    }
    while match.turn is not None:
        view = match.game.view(match.sight(0))
        lines = screen(match, 0)
        text = " ".join(lines)
        for slot, ship in enumerate(view["sea"]):
            if ship is None:
                assert f"{slot}  place vide" in text
            else:
                (line,) = [line for line in lines if line.startswith(f"{slot}  ") and letter(ship, "fr") in line]
                assert f"{ship['points']} pts force {ship['strength']}" in line
                assert all(words[need] in line for need in ship["needs"])
        assert all(letter(ship, "fr") in text for ship in view["ahead"])
        roll(match, STRIDE, seed=len(match.entries))


def test_sides_tell_what_is_missing_and_ones_own_chance() -> None:
    match = table_of(seats=2, seed=2)
    placed = next(text for text in map(match.game.say, match.sight(0).actions()) if text.startswith("place"))
    play(match, placed)
    side = match.game.view(match.sight(0))["sea"][int(placed[-1])]["sides"][0]
    mine, theirs = "\n".join(screen(match, 0, "en")), "\n".join(screen(match, 1, "en"))
    assert f"({round(100 * side['chance'])} %)" in mine
    assert "lacks" in mine
    assert " %)" not in theirs


@pytest.mark.parametrize(("language", "odds", "prizes"), [("fr", "chances", "prises"), ("en", "odds", "prizes")])
def test_odds_and_prizes_are_told_on_request(tmp_path: Path, language: str, odds: str, prizes: str) -> None:
    match = table_of(seats=2, persons=2, seed=2)
    text = sit(match, tmp_path, "", odds, prizes, "1", odds, "quit", language=language)
    assert {"fr": "Tu n’as rien posé en mer.", "en": "You have nothing at sea."}[language] in text
    assert {"fr": "aucun navire", "en": "no ship"}[language] in text
    assert {"fr": "deux dés contre", "en": "two dice against"}[language] in text
    assert drawer_of(match, 0).answer(match.sight(0), "gods") is None


def test_the_odds_of_a_counter_attack_are_told_on_request() -> None:
    state = position(["rum", "bananas"], {(0, 0): "beans bananas", (0, 1): "beans"}, sea=("R1", "Y1", "B1", "G1"))
    engine.play(state, "done", "plan throw", "discard rum")
    engine.roll(state, 3, 3)
    engine.play(state, "board 0")
    drawer, sight = drawer_of(table_of(2, 2), 1, "en"), state.sight(1)
    counter = drawer.game.view(sight)["counter"]
    (line, *_) = lines_of(drawer.answer(sight, "odds") or "")
    assert line.startswith(f"Slot 0, R1: 0 + two dice against {counter['needed']}, that is ")
    assert f"{round(100 * counter['chance'])} %" in line


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_decision_and_event_has_its_sentence(language: str) -> None:
    """In the words of a seat and of a watcher, over whole games with all variants."""
    said: set[int] = set()
    for seed in range(2):
        match = table_of(seats=4, seed=seed, bonus="true", lookahead3="true", exchangeReclaim="true")
        tellers = [make_teller(match, seat, language) for seat in (0, 3, WATCHER)]
        while match.turn is not None:
            sight = match.sight(match.turn)
            own = make_teller(match, match.turn, language)
            assert all(own.decision(sight, int(action)) for action in sight.actions())
            roll(match, 1, seed=len(match.entries))
            for teller in tellers:
                for event in match.heard(teller.beholder, match.entries[-1]):
                    assert teller.event(event)
                    said.add(int(event.what))
        assert all(teller.result(match.sight(0)) for teller in tellers)
    assert len(said) >= 25  # but for the rarest


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("rhum 0", "place rum 0"),
        ("Poser Viande* 2", "place meat* 2"),
        ("pirate 3 1", "place P3 1"),
        ("fini", "done"),
        ("jeter", "plan throw"),
        ("bordée", "plan throw shot"),
        ("échange 2", "plan ex2"),
        ("défausser eau", "discard water"),
        ("prendre bananes*", "pick bananas*"),
        ("viser 3", "target 3"),
        ("toucher 2 haricots couler", "hit 2 beans sink"),
        ("hit 1 pain* garder", "hit 1 bread* keep"),
        ("perdre p2", "lose P2"),
        ("aborder 1", "board 1"),
        ("contre-attaquer", "counter go"),
        ("passer", "counter pass"),
        ("ajouter rhum*", "add rum*"),
        ("broadside", "plan throw shot"),
        ("échanger 2 bordée", "plan ex2 shot"),
        ("lay rum 0", "place rum 0"),
        ("take P3", "pick P3"),
        ("fire 1", "target 1"),
        ("laisser faire", "counter pass"),
        ("let it be", "counter pass"),
    ],
)
def test_french_and_short_words_and_those_on_the_screen_are_understood(typed: str, meant: str) -> None:
    game = table_of().game
    assert game.say(game.read(typed)) == meant


@pytest.mark.parametrize(
    "typed", ["", "rum", "place rum", "board", "hit meat keep", "hit 1 P2 sink", "add P2", "place rum 4", "7"]
)
def test_nonsense_is_not_understood(typed: str) -> None:
    with pytest.raises(Mistake, match="no-such-decision"):
        table_of().game.read(typed)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_short_notation_can_be_typed_back(language: str) -> None:
    match = table_of()
    drawer = drawer_of(match, 0, language)
    for action in range(match.game.decisions):
        assert match.game.read(drawer.notation(action).plain) == action
        assert drawer.teller.read(drawer.notation(action).plain) == [action]


@pytest.mark.parametrize(("language", "letters"), [("fr", "BCJRV"), ("en", "BGRWY")])
def test_ships_are_called_by_the_letters_of_the_language(language: str, letters: str) -> None:
    match = table_of(seats=4, bonus="true", lookahead3="true")
    shown: list[str] = []
    while match.turn is not None:
        drawer, sight = drawer_of(match, match.turn, language), match.sight(match.turn)
        shown += screen(match, match.turn, language)
        shown += [line for _, lines in drawer.teller.scene(sight) for line in lines]
        for request in ("chances", "prises"):
            shown += lines_of(drawer.answer(sight, request) or "")
        roll(match, STRIDE, seed=len(match.entries))
        for entry in match.entries[-STRIDE:]:
            shown += told_by(match, drawer.teller, entry)
    shown += lines_of(drawer_of(match, 0, language).ledger(match.sight(0), match.scores()))
    found = {name[0] for name in re.findall(r"\b[A-Z][1-6]\b", "\n".join(shown))}
    assert found - {"P"} == set(letters)


def test_ships_with_names_of_their_own_keep_them() -> None:
    teller = make_teller(table_of(), 0, "fr")
    assert isinstance(teller, StortebekerTeller)
    assert teller.ship_name("Y4", "yellow") == "J4"
    for name, hull in (("Bunte Kuh", "blue"), ("Y", "yellow"), ("44", "yellow"), ("Y4", "red"), ("P4", "purple")):
        assert teller.ship_name(name, hull) == name


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("défausser rhum eau", "discard water, discard rum"),
        ("Défausse P3, viande* et eau", "discard water, discard meat*, discard P3"),
        ("défausser rhum, défausser eau", "discard water, discard rum"),
        ("discard beans and beans", "discard beans, discard beans"),
        ("prendre bananes pain", "pick bread, pick bananas"),
        ("ajouter rhum* haricots pain", "add beans, add bread, add rum*"),
        ("add rum water*", "add water*, add rum"),
        ("défausser rhum", "discard rum"),
        ("rhum 0", "place rum 0"),
    ],
)
def test_stb_102_several_cards_are_named_in_any_order(typed: str, meant: str) -> None:
    match = table_of()
    actions = make_teller(match, 0, "fr").read(typed)
    assert ", ".join(map(match.game.say, actions)) == meant


@pytest.mark.parametrize(
    "typed", ["rhum eau", "défausser rhum, prendre eau", "ajouter rhum P2", "perdre P2 P3", "défausser rhum navet"]
)
def test_stb_102_other_lists_are_not_understood(typed: str) -> None:
    with pytest.raises(Mistake, match="no-such-decision"):
        make_teller(table_of(), 0, "fr").read(typed)


def with_two_to_throw() -> tuple[Match, list[str]]:
    """A match where two cards are to be thrown away, and the hand in the notation of records."""
    match = table_of(seats=2, persons=2, seed=2)
    play(match, *[match.game.say(int(match.sight(0).actions()[0]))], "done", "plan throw")
    view = match.game.view(match.sight(0))
    assert (view["phase"], view["left"]) == ("discard", 2)
    return match, view["seats"][0]["cards"]


def test_stb_102_cards_of_one_line_go_all_together(tmp_path: Path) -> None:
    match, cards = with_two_to_throw()
    begun = len(match.entries)
    first, *_, last = cards
    assert first != last
    drawer = drawer_of(match, 0)
    typed = "défausser " + " ".join(drawer.card(card).plain for card in (last, first))  # type: ignore[attr-defined]
    text = sit(match, tmp_path, "", typed, "quit", language="fr")
    assert [match.game.say(entry.action) for entry in match.entries[begun:]] == [f"discard {first}", f"discard {last}"]
    assert "plusieurs à la fois" in text


@pytest.mark.parametrize("change", ["one more", "one that is not held"])
def test_stb_102_of_a_line_that_is_refused_nothing_is_done(tmp_path: Path, change: str) -> None:
    match, cards = with_two_to_throw()
    begun = len(match.entries)
    absent = next(card for card in KIND_NAMES if card not in cards)
    named = cards[:3] if change == "one more" else [cards[-1], absent]
    text = sit(match, tmp_path, "", f"discard {' '.join(named)}", "quit", language="en")
    assert "(STB-" in text
    assert len(match.entries) == begun


def test_all_decisions_of_one_line_are_told(tmp_path: Path) -> None:
    match, cards = with_two_to_throw()
    teller = make_teller(match, 0, "en")
    assert isinstance(teller, StortebekerTeller)
    text = sit(match, tmp_path, "", f"discard {cards[-1]} {cards[0]}", "", "quit", language="en", confirm=True)
    for card in (cards[0], cards[-1]):
        assert f"You discard {teller.some(KIND_NAMES.index(card))}." in text


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_whole_game_by_numbers(tmp_path: Path, language: str) -> None:
    match = roll(table_of(seats=2, seed=3), 340)
    text = sit(match, tmp_path, *["1"] * 400, language=language)
    assert match.turn is None
    assert {"fr": "Le grand livre", "en": "The ledger"}[language] in text


def test_stb_103_whoever_can_only_let_it_be_is_told_so() -> None:
    sides = {(0, 0): "beans bananas", (0, 1): "beans"}
    for hand, asked in (("bananas", "Counter-attack?"), ("rum", "you lack the provisions")):
        state = position(["rum", hand], sides, sea=("R1", "Y1", "B1", "G1"))
        engine.play(state, "done", "plan throw", "discard rum")
        engine.roll(state, 3, 3)
        engine.play(state, "board 0")
        assert asked in drawer_of(table_of(2, 2), 1, "en").asked(state.sight(1)).plain


def test_french_goods_have_their_article() -> None:
    match = new_match("stortebeker", 3)
    teller = make_teller(match, 0, "fr")
    assert isinstance(teller, StortebekerTeller)
    some = [teller.some(KIND_NAMES.index(name)) for name in ("water", "beans", "meat*", "P2")]
    assert some == ["de l’eau", "des haricots", "de la viande*", "un pirate de 2"]
    assert teller.event(Event(PLACED, [0, 1, KIND_NAMES.index("beans")])) == "Tu poses des haricots (place 1)."


@pytest.mark.parametrize(
    ("language", "end", "first_round"),
    [
        ("fr", "L’arrière-garde vide et un navire de plus pris", "nul n’aborde au premier tour de table"),
        ("en", "Once the convoy is empty and one more ship is captured", "nobody boards in round 1"),
    ],
)
def test_stb_43_stb_79_the_help_tells_when_it_ends_and_when_nobody_boards(
    language: str, end: str, first_round: str
) -> None:
    text = " ".join(new_match("stortebeker", 3).game.tongue(language).say("help-short", edition="stortebeker").split())
    assert end in text
    assert first_round in text
