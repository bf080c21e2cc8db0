"""`flibuste replay` and `flibuste verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from flibuste.kernel.tongue import LANGUAGES
from flibuste.table import record
from flibuste.table.chance import fair_chance
from flibuste.table.match import Match, Player
from tests.cli.command import Command

FINISHED = str(Path(__file__).parents[2] / "docs" / "first-game.record")


def changed(place: Path, old: str, new: str) -> Path:
    text = place.read_text("utf-8")
    assert old in text
    place.write_text(text.replace(old, new, 1), "utf-8")
    return place


@pytest.fixture
def fair_game(game: Path) -> Path:
    """A game that people have just begun."""
    simulated = record.load(game)
    match = Match(
        simulated.game, simulated.setup, fair_chance(3, 1), [Player(name) for name in ("Anne", "Bart", "Mary")]
    )
    match.decide(0, 0)
    record.save(match, game)
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_in_order(flibuste: Command, game: Path, language: str) -> None:
    answer = flibuste("verify", str(game), "--lang", language)
    match = record.load(game)
    assert answer.code == 0
    assert {"fr": "est en ordre", "en": "is in order"}[language] in answer.out
    assert ", ".join(f"seat {seat} {score}" for seat, score in enumerate(match.scores())) in answer.out
    told = flibuste("verify", str(game), "--json").data
    assert told == {
        "file": str(game),
        "game": "korsair",
        "edition": "korsair",
        "seats": 3,
        "decisions": len(match.entries),
        "over": True,
        "ending": match.ending,
        "scores": match.scores(),
        "commitment": None,
    }


def test_a_fair_game_that_still_runs(flibuste: Command, fair_game: Path) -> None:
    answer = flibuste("verify", str(fair_game))
    commitment = fair_chance(3, 1).commitment
    assert "1 coup, permis" in answer.out
    assert "Partie en cours." in answer.out
    assert f"les cartes viennent bien de la graine scellée {commitment}." in answer.out
    told = flibuste("verify", str(fair_game), "--json").data
    assert (told["over"], told["scores"], told["commitment"]) == (False, None, commitment)


@pytest.mark.parametrize(("language", "words"), [("fr", "encore en cours"), ("en", "still running")])
@pytest.mark.parametrize("asked", ["replay --seat 0", "hint --worlds 2 --level dice"])
def test_looking_into_a_running_game_is_warned_of(
    flibuste: Command, fair_game: Path, asked: str, language: str, words: str
) -> None:
    command, *more = asked.split()
    warned = flibuste(command, str(fair_game), *more, "--lang", language)
    assert warned.code == 0
    assert words in warned.err
    assert warned.err.count("\n") == 1
    over = ["--at", "5"] if command == "hint" else []
    assert flibuste(command, FINISHED, *more, *over).err == ""
    assert flibuste("replay", str(fair_game)).err == ""
    assert flibuste("replay", str(fair_game), "--seat", "9").err.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "french", "english"),
    [
        ("flibuste record 1", "flibuste record 2", "Ligne 1 : ce fichier n’est pas", "Line 1: this file is not"),
        ("game korsair", "game kraken", "cette table ne peut pas exister", "such a table cannot exist"),
        ("rules 1", "rules 9", "Ligne 3 : partie jouée avec la version 9", "Line 3: played under version 9"),
        ("edition korsair", "edition kraken", "cette table ne peut pas exister", "such a table cannot exist"),
        ("seats 3", "seats 7", "la règle KOR-2 refuse cette table", "rule KOR-2 refuses this table"),
        ("option teams no", "option teams yes", "la règle KOR-3 refuse", "rule KOR-3 refuses"),
        ("chance fast", "chance loaded", "j’attendais « chance fair »", "expected “chance fair”"),
        ("\nseed ", "\nseed x", "n’est pas un nombre valable", "is not a valid number"),
        ("player dice seat 1\n", "", "j’attendais « player »", "expected “player”"),
        ("\n0 ", "\n1 ", "le siège 1 joue, mais c’est au siège 0", "seat 1 plays, but it is for seat 0"),
        ("\n0 ", "\n0 A>g7\n0 ", "est interdit ici par la règle KOR-", "is forbidden here by rule KOR-"),
        ("\n0 ", "\n0 swim\n0 ", "« swim » n’est pas un coup", "“swim” is not a move"),
        ("\n0 draw", "\n0 pioche", "doit s’écrire « draw »", "has to be written “draw”"),
        ("\nend ", "\nend 9", "la partie finit sur", "the game ends with"),
        ("player dice seat 1", "player dice Seat 1", "la somme de contrôle", "the checksum does not match"),
        ("\nsum ", "\nsum 0", "la somme de contrôle", "the checksum does not match"),
    ],
)
def test_each_damage_is_named_with_its_line(
    flibuste: Command, game: Path, old: str, new: str, french: str, english: str
) -> None:
    changed(game, old, new)
    assert french in flibuste("verify", str(game)).complaint
    assert english in flibuste("verify", str(game), "--json", "--lang", "en").complaint
    assert french in flibuste("replay", str(game)).complaint


@pytest.mark.parametrize(
    ("old", "new", "french"),
    [
        ("\nseed ", "\nseed 00", "la graine ne correspond pas à l’engagement"),
        ("\ncommitment ", "\ncommitment 0", "la graine ne correspond pas à l’engagement"),
        ("contribution 1-0", "contribution 2-0", "Ligne "),
    ],
)
def test_a_fair_deal_cannot_be_changed(flibuste: Command, fair_game: Path, old: str, new: str, french: str) -> None:
    assert french in flibuste("verify", str(changed(fair_game, old, new))).complaint


@pytest.mark.parametrize("share", [0.0, 0.01, 0.3, 0.5, 0.9, 0.999])
def test_a_record_cut_short(flibuste: Command, game: Path, share: float) -> None:
    data = game.read_bytes()
    game.write_bytes(data[: int(len(data) * share)])
    for command in (("verify",), ("replay",), ("play", "--resume")):
        assert flibuste(*command, str(game)).complaint.startswith("Ligne ")
    assert game.read_bytes() == data[: int(len(data) * share)]


def test_text_after_the_end(flibuste: Command, game: Path) -> None:
    game.write_text(game.read_text("utf-8") + "and they lived happily\n", "utf-8")
    assert flibuste("verify", str(game)).complaint.startswith("Ligne ")


@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_what_is_no_record(flibuste: Command, tmp_path: Path, command: tuple[str, ...]) -> None:
    place = tmp_path / "file"
    missing = flibuste(*command, str(place)).complaint
    assert str(place) in missing
    assert "n’existe pas" in missing
    assert str(place) in flibuste(*command, str(place), "--lang", "en").complaint
    assert flibuste(*command, str(tmp_path)).complaint == f"Impossible de lire {tmp_path} : c’est un dossier."
    place.write_bytes(b"flibuste record 1\ngame \xff\xfe\n")
    assert flibuste(*command, str(place)).complaint == "Ligne 2 : ce fichier n’est pas du texte UTF-8."
    place.write_bytes(b"\x00" * 1_000_001)
    assert "bien trop long" in flibuste(*command, str(place)).complaint
    place.write_text("\x1b[2J hello\n", "utf-8")
    assert "n’est pas une partie notée" in flibuste(*command, str(place)).complaint


def test_control_codes_in_a_record_stay_there(flibuste: Command, game: Path) -> None:
    changed(game, "\n0 ", "\n0 \x1b[2J\r\n0 ")
    assert "\x1b" not in flibuste("verify", str(game)).complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_to_the_end_as_a_spectator(flibuste: Command, game: Path, language: str) -> None:
    text = flibuste("replay", str(game), "--lang", language).out
    match = record.load(game)
    assert f"\n{len(match.entries):>3} " in text
    assert {"fr": "Le grand livre", "en": "The ledger"}[language] in text
    assert {"fr": "(toi)", "en": "(you)"}[language] not in text


def test_replay_to_a_decision_as_a_seat(flibuste: Command, game: Path) -> None:
    text = flibuste("replay", str(game), "--to", "9", "--seat", "1").out
    assert "\n9 " in text or "\n 9 " in text
    assert "10 " not in text.split("━")[0]
    assert "seat 1 (toi)" in text
    assert "seat 0 (toi)" not in text
    assert "Le grand livre" not in text
    watched = flibuste("replay", str(game), "--to", "9").out
    assert "(toi)" not in watched
    assert "Tu " not in watched


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--seat", "3"), "Pas de siège 3 à cette table : ils vont de 0 à 2."),
        (("--to", "999"), "Pas de coup 999 dans cette partie : elle en compte "),
        (("--to", "-1"), "--to ne peut pas être -1 : au moins 0."),
        (("--seat", "x"), "--seat attend un nombre entier, pas « x »."),
        (("--to", "9" * 99), "--to ne peut pas être 999"),
    ],
)
def test_a_moment_or_a_seat_that_is_not_there(
    flibuste: Command, game: Path, arguments: tuple[str, ...], complaint: str
) -> None:
    assert flibuste("replay", str(game), *arguments).complaint.startswith(complaint)
