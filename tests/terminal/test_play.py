"""Scripted matches in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.rulebook import clauses
from flibuste.table import record
from flibuste.table.match import Match, Player
from flibuste.terminal.play import play
from flibuste.terminal.screen import WIPE, WIPE_ALL
from tests.terminal.tables import NAMES, new_console, new_match, person, printed, sit


def any_number(seed: int) -> Callable[[str], str]:
    rng = FastRng(seed)
    return lambda prompt: str(1 + rng.below(4))


@pytest.mark.parametrize(
    ("language", "ledger", "verify"),
    [
        ("fr", "Le grand livre", "Pour vérifier le sceau {}… : flibuste verify"),
        ("en", "The ledger", "To check the seal {}…: flibuste verify"),
    ],
)
@pytest.mark.parametrize("colour", [False, True])
def test_a_whole_game_against_bots(tmp_path: Path, language: str, ledger: str, verify: str, colour: bool) -> None:
    match = new_match(fair=True)
    console = new_console(colour, live=colour)
    kept = tmp_path / "game.txt"
    assert play(match, kept, language, FastRng(3), console=console, read_line=any_number(2)) == 0
    text = printed(console)
    assert match.turn is None
    assert ledger in text
    assert "en captures" not in text  # the ledger says it better
    seal = match.chance.commitment[:16]  # type: ignore[union-attr]
    assert verify.format(seal) in text.replace("\u00a0", " ")
    assert str(kept) in text
    before = text.split("Korsair")[0]
    assert seal in before
    assert {"fr": "plus personne ne peut y toucher", "en": "nobody can change it any more"}[language] in before
    assert ("\x1b[" in text) is colour
    assert record.load(kept).scores() == match.scores()


def test_the_ledger_adds_up_to_the_scores(tmp_path: Path) -> None:
    match = new_match(seats=2, seed=4)
    console = new_console()
    play(match, tmp_path / "game.txt", "en", FastRng(3), console=console, read_line=any_number(9))
    rows = [line.split("│")[1:-1] for line in printed(console).splitlines() if line.count("│") == 5]
    totals: dict[str, int] = {}
    sums: dict[str, int] = {}
    for side, captured, held, total in rows[1:]:
        name = side.replace("★", "").strip() or list(totals)[-1]  # a long row goes on below
        totals[name] = totals.get(name, 0) + int(total.strip() or 0)
        terms = captured.split("=")[0].replace("+", " ").split()
        lost = held.replace("−", " ").split()
        sums[name] = sums.get(name, 0) + sum(map(int, terms)) - sum(map(int, lost))
    assert sums == totals
    assert totals == dict(zip(match.names, match.scores(), strict=True))


@pytest.mark.parametrize(
    ("game", "wishes", "boxes"),
    [
        ("korsair", {}, ["mousse", "amiral", "mousse"]),
        ("korsair", {"teams": "yes"}, ["mousse", "amiral, mousse"]),
        ("corsari", {"startSeat": "0"}, ["mousse", "amiral", "mousse"]),
    ],
)
def test_the_levels_of_the_bots_stand_by_their_names(
    tmp_path: Path, game: str, wishes: dict[str, str], boxes: list[str]
) -> None:
    plain = new_match(game, 4, 1, 1, False, NAMES, **wishes)
    kinds = ("person", "mousse", "amiral", "mousse")
    players = [Player(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    text = sit(Match(plain.game, plain.setup, plain.chance, players), tmp_path)
    below = next(line for line in text.splitlines() if line.startswith("╰"))
    assert [box.strip(" ─") for box in below.strip("╰╯").split("╯╰")] == boxes


def test_bots_alone_are_watched_to_the_end(tmp_path: Path) -> None:
    match = new_match(seats=3, persons=0)
    text = sit(match, tmp_path)
    assert match.turn is None
    assert "Bart pioche une carte." in text


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "Pas de coup n° 0 : la liste va de 1 à"),
        ("99", "Pas de coup n° 99 : la liste va de 1 à"),
        ("9" * 5000, "Pas de coup n° 999"),
        ("-1", "« -1 » n’est pas un coup que je comprends"),
        ("P:red3>", "« P:red3> » n’est pas un coup"),
        ("[bold]x[/bold]", "« [bold]x[/bold] » n’est pas un coup"),
        ("\x1b[2J\udcff", "« [2J » n’est pas un coup"),
        ("x" * 300, "« " + "x" * 39 + "…"),
        ("A>g0", "(KOR-18)"),
        ("X:A", "(KOR-"),
        ("X:G5", "jamais un galion : joue une carte, ou pioche tant qu’il en reste. (KOR-52)"),
        ("undo", "Tu n’as encore rien joué"),
        ("reprendre", "Tu n’as encore rien joué"),
        ("A-99", "Pas de règle A-99 dans ce livret."),
        ("KOR-999", "Pas de règle KOR-999 dans ce livret."),
    ],
)
def test_wrong_input_gets_one_answer_and_changes_nothing(tmp_path: Path, typed: str, answer: str) -> None:
    match = new_match()
    text = " ".join(sit(match, tmp_path, typed).split())
    assert answer.replace("\u00a0", " ") in text.replace("\u00a0", " ")
    assert match.entries == []


def test_empty_input_asks_again(tmp_path: Path) -> None:
    asked = []
    lines = iter(["", "  ", "quit"])

    def read_line(prompt: str) -> str:
        asked.append(prompt)
        return next(lines)

    match = new_match()
    assert play(match, tmp_path / "g", "en", FastRng(1), console=new_console(), read_line=read_line) == 0
    assert asked == ["Your move (number or notation, ? for help): "] * 3
    assert match.entries == []


@pytest.mark.parametrize("typed", ["?", "help", "aide", "? what"])
def test_help_tells_rules_notation_and_commands(tmp_path: Path, typed: str) -> None:
    text = sit(new_match(), tmp_path, typed, language="en")
    assert "Aim: have the most gold" in text
    assert "C:blue>g2" in text
    assert "KOR-40: a rule" in text


@pytest.mark.parametrize("typed", ["KOR-40", "? KOR-40", "kor40", "?40"])
def test_a_clause_is_shown(tmp_path: Path, typed: str) -> None:
    text = " ".join(sit(new_match(), tmp_path, typed).split())
    assert "KOR-40 Un capitaine ne monte que sur un galion où ton camp" in text


@pytest.mark.parametrize("game", ["korsair", "corsari"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_clause_shows_its_markdown(tmp_path: Path, game: str, language: str) -> None:
    wishes = {"startSeat": "0"} if game == "corsari" else {}
    match, names = new_match(game, 4, 1, 1, False, NAMES, **wishes), clauses(game, language)
    text = sit(match, tmp_path, *names, language=language)
    told = text.split("\n", 1)[1]
    assert all(f"\n{name} " in told for name in names)
    assert "**" not in told
    assert "`" not in told


@pytest.mark.parametrize("typed", ["a-7", "A7", "?a7"])
def test_a_ruling_is_shown(tmp_path: Path, typed: str) -> None:
    assert "\nA-7 " in sit(new_match(), tmp_path, typed)


def test_decisions_by_number_and_by_notation(tmp_path: Path) -> None:
    match = new_match()
    text = sit(match, tmp_path, "pioche", "1", "liste", "log", language="fr")
    assert [entry.action for entry in match.entries if entry.seat == 0] == [0, 0]
    assert text.count("Tu pioches une carte") >= 3  # twice as it happens, and in the log
    assert "1 pioche" in text


def test_a_harmless_decision_is_taken_back(tmp_path: Path) -> None:
    match = new_match(seed=3)
    galleon = next(text for text in match.game.view(match.sight(0))["decisions"] if text.startswith("G"))
    text = sit(match, tmp_path, galleon, "undo", "1", "undo", "quit", confirm=True)
    assert "Coup repris." in text
    assert "Une carte cachée s’est montrée depuis" in text
    assert [entry.action for entry in match.entries] == [0]  # the draw, and no bot has moved


def test_what_others_did_since_stays(tmp_path: Path) -> None:
    match = new_match(seats=2, persons=2)
    text = sit(match, tmp_path, "", "draw", "", "draw", "", "undo")
    assert "Quelqu’un d’autre a joué depuis" in text
    assert len(match.entries) == 2


def test_save_quit_and_come_back_to_the_same_sight(tmp_path: Path) -> None:
    match = new_match(fair=True)
    text = sit(match, tmp_path, "1", "2", "1", "save", "quit", language="en")
    assert text.count("Game saved: ") == 2
    assert "flibuste play --resume" in text
    resumed = record.load(tmp_path / "game.txt")
    assert resumed.turn == match.turn == 0
    for seat in range(4):
        assert resumed.sight(seat).facts() == match.sight(seat).facts()
    again = sit(resumed, tmp_path, language="en")
    assert "sealed" in text
    assert "sealed" not in again  # told once, before the first card
    assert "Your turn, Anne." in again


def test_every_decision_is_saved_at_once(tmp_path: Path) -> None:
    match = new_match()
    kept = tmp_path / "deep" / "game.txt"
    counts = []

    def read_line(prompt: str) -> str:
        counts.append(len(record.load(kept).entries))
        return "1" if len(counts) < 4 else "quit"

    play(match, kept, "fr", FastRng(1), console=new_console(), read_line=read_line)
    assert counts == [0, 4, 8, 12]


def test_a_place_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    match = new_match()
    console = new_console()
    play(match, tmp_path / "file" / "g", "en", FastRng(1), console=console, read_line=person(["1"]))
    assert "the game goes on, but without a net" in " ".join(printed(console).split())
    assert len(match.entries) == 4


def test_ctrl_c_saves_and_leaves_with_130(tmp_path: Path) -> None:
    def read_line(prompt: str) -> str:
        raise KeyboardInterrupt

    console = new_console()
    kept = tmp_path / "game.txt"
    assert play(new_match(), kept, "fr", FastRng(1), console=console, read_line=read_line) == 130
    assert record.load(kept).turn == 0
    assert "flibuste play --resume" in printed(console)


def test_ctrl_d_saves_and_leaves_with_0(tmp_path: Path) -> None:
    assert "flibuste play --resume" in sit(new_match(), tmp_path)


def test_an_unknown_bot_is_refused_before_the_start(tmp_path: Path) -> None:
    match = new_match()
    strange = Match(match.game, match.setup, match.chance, [Player("Kraken", "kraken")] * 4)
    with pytest.raises(Mistake, match="unknown-level"):
        play(strange, tmp_path / "g", "fr", FastRng(1), console=new_console())


def test_at_one_keyboard_nobody_sees_another_hand(tmp_path: Path) -> None:
    """Since the screen was last wiped, it has shown the hand of the one who is asked and of nobody else."""
    match = new_match(seats=3, persons=3)
    console = new_console(live=True)
    numbers = any_number(5)
    asked = []

    def read_line(prompt: str) -> str:
        screen = printed(console).split(WIPE)[-1]
        hands = [name for name in match.names if f"{name} (toi)" in screen]
        if prompt.startswith("Passe le clavier"):
            assert hands == []
            assert "Tu " not in screen
            return ""
        assert match.turn is not None
        assert hands == [match.names[match.turn]]
        asked.append(match.turn)
        return numbers(prompt)

    assert play(match, tmp_path / "g", "fr", FastRng(1), console=console, read_line=read_line) == 0
    assert set(asked) == {0, 1, 2}
    assert match.turn is None


def test_a_piped_match_never_wipes(tmp_path: Path) -> None:
    assert "\x1b" not in sit(new_match(seats=2, persons=2), tmp_path, "", "1", "", "1", "")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("edition", ["korsair", "corsaires", "corsari", "stortebeker"])
def test_help_fits_one_screen(language: str, edition: str) -> None:
    tongue = new_match(edition).game.tongue(language)
    lines = [line for key in ("help-short", "help-notation") for line in tongue.say(key, edition=edition).splitlines()]
    lines += tongue.say("terminal-help", clause="KOR-40").splitlines()
    assert len(lines) <= (23 if edition == "stortebeker" else 22)
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("language", ["fr", "en"])
def test_all_notation_in_the_help_can_be_typed(language: str) -> None:
    game = new_match().game
    *lines, colours = game.tongue(language).say("help-notation", edition="korsair").splitlines()
    shown = [line.replace("\u00a0", "").partition(": ")[0].removesuffix(":") for line in lines]
    assert [game.say(game.read(text)) for text in shown] == [
        *("draw", "G5", "P:red3>g0", "C:blue>g2", "A>g2", "X:red1", "X:C:blue", "X:A")
    ]
    assert "3>g0" in colours


def test_help_uses_the_words_of_the_edition(tmp_path: Path) -> None:
    assert "send a red pirate of strength 3" in sit(new_match(), tmp_path, "?", language="en")
    other = sit(new_match(game="corsaires"), tmp_path, "?", language="en")
    assert "send a red ship of power 3" in other
    assert "pirate" not in other.lower()


def test_getting_up_names_the_file_unless_it_lies_on_the_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLIBUSTE_HOME", str(tmp_path))
    for place, come_back in {
        tmp_path / "games" / "a.record": "flibuste play --resume\n",
        tmp_path / "games" / "a.txt": f"flibuste play --resume {tmp_path}/games/a.txt\n",
        tmp_path / "my games" / "a.record": f"flibuste play --resume '{tmp_path}/my games/a.record'\n",
    }.items():
        console = new_console()
        assert play(new_match(), place, "en", FastRng(1), console=console, read_line=person([])) == 0
        assert come_back in printed(console)


@pytest.mark.parametrize(("seat", "command"), [(0, "flibuste review {}\n"), (1, "flibuste review {} --seat 1\n")])
def test_the_end_offers_a_review_of_the_first_person(tmp_path: Path, seat: int, command: str) -> None:
    match = new_match(seats=2)
    match.players = tuple(Player(NAMES[one], "person" if one == seat else "dice") for one in range(2))
    console = new_console()
    assert play(match, tmp_path / "g", "en", FastRng(3), console=console, read_line=any_number(2)) == 0
    assert command.format(tmp_path / "g") in printed(console)


def test_nobody_is_offered_a_review_of_bots_alone(tmp_path: Path) -> None:
    assert "flibuste review" not in sit(new_match(persons=0), tmp_path)


@pytest.mark.parametrize("persons", [1, 2])
def test_scrollback_is_kept_from_nobody_but_others_at_the_keyboard(tmp_path: Path, persons: int) -> None:
    match = new_match(seats=2, persons=persons)
    console = new_console(live=True)
    assert play(match, tmp_path / "g", "en", FastRng(1), console=console, read_line=any_number(3)) == 0
    assert WIPE in printed(console)
    assert (WIPE_ALL in printed(console)) is (persons > 1)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_seal_stands_above_the_first_table_whoever_plays_first(tmp_path: Path, first: int) -> None:
    match = new_match(seats=3, persons=1 + first % 2, fair=True, firstSeat=str(first))
    console = new_console(live=True)
    screens: list[str] = []

    def read_line(prompt: str) -> str:
        screens.append(printed(console).split(WIPE)[-1])
        return "" if prompt.startswith("Pass") else "q"

    assert play(match, tmp_path / "g", "en", FastRng(1), console=console, read_line=read_line) == 0
    seal = match.chance.commitment[:16]  # type: ignore[union-attr]
    assert seal in screens[0]
    assert seal in screens[-1].split("Korsair")[0]
