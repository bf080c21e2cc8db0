"""Whatever is asked wrongly gets one line in the language of the person, and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Command, leftovers, run

WRONG = [
    (
        "dance",
        "COMMANDE ne peut pas être dance ; au choix : play, rules,",
        "COMMAND cannot be dance; choose from: play",
    ),
    ("simulate kraken", "Le jeu « kraken » n’est pas au port. À quai : korsair", "No game called “kraken” in port."),
    ("play kraken", "Le jeu « kraken » n’est pas au port.", "No game called “kraken” in port."),
    ("rules kraken", "Le jeu « kraken » n’est pas au port.", "No game called “kraken” in port."),
    ("bench kraken", "Le jeu « kraken » n’est pas au port.", "No game called “kraken” in port."),
    (
        "play",
        "À quel jeu ? Au choix : korsair, corsaires, corsari, stortebeker, bordee.",
        "Which game? Choose from: korsair, corsaires, corsari, stortebeker, bordee.",
    ),
    ("simulate", "Il manque : game. Essaie : flibuste simulate --help", "Missing: game. Try: flibuste simulate --help"),
    ("verify", "Il manque : FILE.", "Missing: FILE."),
    ("simulate korsair --seats 7", "À 7, impossible d’appareiller", "No setting sail with 7 at the table"),
    ("play korsair --seats 7", "À 7, impossible d’appareiller", "No setting sail with 7 at the table"),
    ("simulate korsair --seats 0", "À 0, impossible", "No setting sail with 0"),
    ("simulate korsair --seats -4", "À -4, impossible", "No setting sail with -4"),
    ("play stortebeker --seats -1", "il faut 2, 3 ou 4 joueurs", "-1 cannot set sail: it takes 2, 3 or 4 players"),
    ("simulate korsair --seats 3 --teams", "chacun pour soi", "everyone for themselves"),
    ("play korsair --seats 6 --option teams=no", "par équipes de deux", "in teams of two"),
    ("play korsair --option firstSeat=5", "Pas de siège 5 à une table de 4", "no seat 5 at a table of 4"),
    ("play korsair --teams --option firstSeat=1", "siège pair", "even seat"),
    ("play korsair --edition kraken", "n’a pas d’édition « kraken »", "has no edition “kraken”"),
    ("play corsaires --edition korsair", "sont deux éditions", "are two editions"),
    ("play korsair --option sails", "s’écrit nom=valeur, pas « sails »", "is written name=value, not “sails”"),
    ("play korsair --option sails=red", "n’a pas d’option « sails »", "has no option “sails”"),
    ("play korsair --option teams=maybe", "ne prend pas la valeur « maybe »", "does not take “maybe”"),
    ("simulate korsair --games -5", "--games ne peut pas être -5 : au moins 1.", "--games cannot be -5: at least 1."),
    ("simulate korsair --games 0", "--games ne peut pas être 0", "--games cannot be 0"),
    ("simulate korsair --games many", "attend un nombre entier, pas « many »", "needs a whole number, not “many”"),
    ("simulate korsair --games ٣", "attend un nombre entier", "needs a whole number"),
    ("simulate korsair --games 1e6", "attend un nombre entier", "needs a whole number"),
    ("simulate korsair --games 99999999999999999999", "au plus 4", "at most 4"),
    (f"simulate korsair --seed {10**18}", "--seed ne peut pas être 1000", "--seed cannot be 1000"),
    ("simulate korsair --workers 1000000", "au plus 256", "at most 256"),
    ("simulate korsair --workers 0", "au moins 1", "at least 1"),
    ("simulate korsair --games", "--games attend une valeur.", "--games needs a value."),
    ("simulate korsair --gam 5", "Je ne connais pas « --gam 5 ».", "I do not know “--gam 5”."),
    ("games extra", "Je ne connais pas « extra ».", "I do not know “extra”."),
    ("play korsair --teams=yes", "--teams ne prend pas de valeur.", "--teams takes no value."),
    ("games --lang de", "--lang ne peut pas être de ; au choix : fr, en.", "--lang cannot be de; choose from: fr, en."),
    ("bench --seconds soon", "attend un nombre de secondes", "needs a number of seconds"),
    ("bench --seconds 0", "attend un nombre de secondes", "needs a number of seconds"),
    ("play --resume", "Aucune partie n’attend d’être reprise.", "No game is waiting to be gone on with."),
    *(
        (
            f"play {wish} --resume",
            f"{wish.split(' ')[0]} : seulement pour une nouvelle partie, car une partie reprise garde sa table",
            f"{wish.split(' ')[0]}: only for a new game, as one gone on with keeps its table",
        )
        for wish in (
            "--edition corsaires",
            "--seats 0",
            "--teams",
            "--option a=b",
            "--people A",
            "--bots amiral",
            "--seed 0",
        )
    ),
    ("play korsair --save x --resume", "game, --save : seulement pour", "game, --save: only for a new game"),
    ("play korsair --people A,B,C,D,E", "5 personnes pour 4 sièges", "5 people for 4 seats"),
    ("play bordee --bots dice,mousse", "2 niveaux de robots pour 1 siège libre", "2 levels of bots for 1 free seat"),
    ("play bordee --people A,B --bots dice", "1 niveau de robots pour aucun siège", "1 level of bots for no free seat"),
    ("play korsair --people A,,B", "Un nom compte de 1 à 40", "A name has 1 to 40"),
    ("play korsair --people ", "Un nom compte de 1 à 40", "A name has 1 to 40"),
    ("play korsair --people A\x1b[2J", "Un nom compte de 1 à 40", "A name has 1 to 40"),
    ("play korsair --people " + "x" * 41, "Un nom compte de 1 à 40", "A name has 1 to 40"),
    ("play korsair --people Anne,Anne", "le même nom", "the same name"),
]


@pytest.mark.parametrize(("typed", "french", "english"), WRONG, ids=[line[0][:50] for line in WRONG])
def test_one_line_and_exit_code_2(
    flibuste: Command, shelf: Path, monkeypatch: pytest.MonkeyPatch, typed: str, french: str, english: str
) -> None:
    arguments = typed.split(" ")
    assert french in flibuste(*arguments).complaint
    monkeypatch.setenv("FLIBUSTE_LANG", "en")
    assert english in flibuste(*arguments).complaint
    assert not shelf.exists()  # nothing was begun


def test_a_real_process_does_the_same() -> None:
    assert "impossible d’appareiller" in run("simulate", "korsair", "--seats", "7").complaint


def test_bytes_that_are_no_text(flibuste: Command) -> None:
    assert "n’est pas au port" in flibuste("rules", "\udcff").complaint
    assert flibuste("verify", "two\nlines").complaint.count("\n") == 0


@pytest.mark.parametrize("below", ["", "deeper"])
def test_records_need_a_folder_that_can_be_written(flibuste: Command, tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    folder = tmp_path / "file" / below
    answer = flibuste("simulate", "korsair", "--games", "5", "--records", str(folder))
    assert answer.complaint == f"Impossible d’écrire {folder} : ce n’est pas un dossier."
    assert leftovers(tmp_path) == []


def test_a_game_is_not_begun_where_it_cannot_be_kept(flibuste: Command, tmp_path: Path) -> None:
    assert (
        flibuste("play", "korsair", "--save", str(tmp_path)).complaint
        == f"Impossible d’écrire {tmp_path} : c’est un dossier."
    )
    kept = tmp_path / "mine.txt"
    kept.write_text("dear diary", "utf-8")
    assert "existe déjà" in flibuste("play", "korsair", "--save", str(kept)).complaint
    assert kept.read_text("utf-8") == "dear diary"
    answer = flibuste("play", "korsair", "--save", str(kept / "game"), "--lang", "en")
    assert answer.complaint == f"Cannot write {kept / 'game'}: it is not a folder."
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]


def test_an_ascii_terminal_gets_what_it_can_show() -> None:
    answer = run("games", PYTHONIOENCODING="ascii")
    assert answer.code == 0
    assert "korsair" in answer.out
    assert run("games", "--json", PYTHONIOENCODING="ascii").data[0]["about"].startswith("Rentre tes galions")
    assert run("rules", "korsair", "é", PYTHONIOENCODING="ascii").code == 2
