"""What people are told at a table of Bordée: true, in whole sentences, and about what is really asked."""

from __future__ import annotations

import pytest

from flibuste.games.bordee import events, rules
from flibuste.games.bordee.components import CANNON_NAMES, DISC_NAMES, RESULT_NAMES, ZONE_NAMES
from flibuste.games.bordee.notation import MENU, PIECE_NAMES, SIDES, SUIT_LETTERS
from flibuste.games.bordee.sight import Sight
from flibuste.games.bordee.steps import course
from flibuste.games.bordee.words import BordeeTeller, key, question
from flibuste.kernel.event import Event
from flibuste.kernel.rng import FastRng
from tests.games.bordee.engine import BLUE, BORDEE, RED, SPECIFIED, Duel, Side, duel

NAMES = ["Anne", "Bart"]
SURPRISED = Side(hand="8S 2H 3D", targets="T03 T04")


def teller(language: str = "en", beholder: int = RED) -> BordeeTeller:
    told = BORDEE.teller(SPECIFIED, NAMES, beholder, language)
    assert isinstance(told, BordeeTeller)
    return told


def told(game: Duel, what: int, language: str = "en", beholder: int = RED) -> list[str]:
    return [teller(language, beholder).event(event) for event in game.events if event.what == what]


def offered(game: Duel, language: str = "en") -> dict[str, str]:
    """The menu of the seat that decides, in words."""
    seat = int(game.state.seat)
    sight = game.state.sight(seat)
    return {
        BORDEE.say(int(action)): teller(language, seat).decision(sight, int(action)) for action in game.state.actions()
    }


def asked(game: Duel) -> str:
    sight = game.state.sight(int(game.state.seat))
    assert isinstance(sight, Sight)
    return question(BORDEE.view(sight), sight)


# What happened


@pytest.mark.parametrize(
    ("why", "english", "french"),
    [
        (events.OVER_LIMIT, "down to the limit", "pour tenir la limite"),
        (events.FOR_RELOAD_ONE, "to reload", "pour recharger"),
        (events.FOR_RELOAD_ALL, "to reload all", "pour recharger toute la batterie"),
        (events.FOR_PATCH, "to patch up", "pour rafistoler"),
        (events.BY_HASTE, "in surprise", "sous l’effet de surprise"),
        (events.BY_LURCH, "at random", "au hasard"),
        (events.FOR_REPUTATION, "for another one", "pour en piocher une autre"),
        (events.FOR_TRICK, "for a Dirty Trick", "pour son Mauvais coup"),
        (events.BY_TRICK, "because of a Dirty Trick", "à cause d’un Mauvais coup"),
    ],
)
def test_a_discard_is_told_with_its_reason(why: int, english: str, french: str) -> None:
    event = Event(events.DISCARDED, [BLUE, why, 7])
    assert teller("en").event(event) == f"Anne discards {english}: 8S."
    assert teller("fr").event(event) == f"Anne défausse {french}\N{NO-BREAK SPACE}: 8S."


def test_due_220_surprise_is_no_dirty_trick() -> None:
    game = duel(Side(bow_discs="BALL"), SURPRISED, stage=course.FIRE_OR_HOLD).play("FIRE CARD(8S)")
    assert told(game, events.DISCARDED, beholder=BLUE) == ["Bart discards in surprise: 8S."]


def test_due_186_a_lurch_that_takes_nothing_says_so() -> None:
    """In French 0 is a singular."""
    game = duel(Side(hand="3S 4H 9D", sails="0/1"), Side(hand="1S", targets="T03 T04", reputation=9))
    game.play("LURCH CARD(3S) CARD(4H)")
    assert told(game, events.LURCHED) == ["Anne lurches (3S 4H): the other loses nothing."]
    assert told(game, events.LURCHED, "fr")[0].endswith("l’adversaire ne perd rien.")


def test_french_sentences_have_their_articles() -> None:
    shooter = Side(hand="7D", bow_discs="BALL", targets="T07[8C,-] T09[9H,6C]", decks="4/5/4", hull="3/6/4")
    game = duel(shooter)
    assert offered(game.play("AIM CARD(7D)"), "fr")["POS(0B)"] == "sous la cible 1 (T07)\N{NO-BREAK SPACE}: bon tir"
    game = duel(shooter, stage=course.FIRE_OR_HOLD).play("FIRE")
    assert "fait feu sur la coque avant (4 visés) avec un boulet" in told(game, events.FIRED, "fr")[0]
    assert told(game, events.RESULT, "fr")[0] == "Cible 1\N{NO-BREAK SPACE}: tir raté, dégâts 1."
    assert offered(game.play("CANNON(BOW)"), "fr")["ZONE(HULL_MID)"].startswith("Cibler la coque centrale")
    game.play("ZONE(HULL_MID)")
    assert "braque le canon de proue sur la coque centrale" in told(game, events.TRAINED, "fr")[0]
    game = duel(Side(hand="1S 2D", decks="4/5/4", hull="3/6/4")).play("PATCH")
    assert offered(game, "fr")["ROUTE(8)"] == "Depuis le pont avant vers la coque avant"


@pytest.mark.parametrize(("language", "line"), [("fr", "vise la coque avant"), ("en", "aims at the bow hull")])
def test_the_table_in_words_has_its_articles_too(language: str, line: str) -> None:
    scene = teller(language).scene(duel().state.sight(RED))
    assert any(line in text for _, lines in scene for text in lines)


# What is asked


def test_trk_6_the_victim_is_asked_who_falls() -> None:
    game = duel(Side(hand="1S 2D", tricks=(6,)), Side(targets="T03 T04", decks="4/6/4")).play("TRICK(06)")
    assert asked(game) == "TRICK"
    game.play("ZONE(DECK_BOW)")
    assert game.asked == (RED, "TRICK")
    assert asked(game) == "DAMAGE"
    assert "waiting for a marker to lose" in teller("en").scene(game.state.sight(RED))[0][1]


def test_rep_7_the_shooter_strikes_and_loses_nothing() -> None:
    blue = Side(hand="4S 7S 2H", bow_discs="BALL BALL", reputation=7)
    game = duel(blue).play("BROADSIDE SUIT(S) CARD(4S) CARD(7S)")
    assert game.asked == (BLUE, "BROADSIDE_LOSS")
    assert offered(game)["ZONE(HULL_BOW)"] == "Strike the bow hull"
    assert offered(game, "fr")["ZONE(HULL_BOW)"] == "Frapper la coque avant"
    game.play("ZONE(HULL_BOW)")
    assert game.asked == (RED, "BROADSIDE_LOSS")
    assert offered(game)["ZONE(HULL_BOW)"] == "Lose a marker: bow hull"


def test_trk_4_names_the_target_it_replaces() -> None:
    game = duel(Side(hand="1S", tricks=(4,))).play("TRICK(04)")
    assert offered(game) == {"POS(0L)": "Replace target 1 (T01)", "POS(1L)": "Replace target 2 (T02)"}


def test_rep_6_the_menu_says_what_reloading_costs() -> None:
    assert offered(duel(Side(hand="1S 2D 3H")))["RELOAD_ONE"] == "Reload one disc: two cards"
    assert offered(duel(Side(hand="1S 2D 3H", reputation=6)))["RELOAD_ONE"] == "Reload one disc: one card"


def test_due_108_a_cannon_is_described_where_it_is_chosen() -> None:
    state = BORDEE.dealer(BORDEE.setup()).deal(FastRng(1))
    assert isinstance(state, rules.State)
    game = Duel(state).play("ZONE(DECK_BOW) ZONE(DECK_STERN) ZONE(DECK_BOW) ZONE(DECK_STERN)")
    assert offered(game) == {
        "CTYPE(P18)": "18-pounder at the bow: 2 discs; shots: perfect, good, weak",
        "CTYPE(L9)": "Long Nine at the bow: 1 disc; shots: perfect, weak",
        "CTYPE(CAR)": "Carronade at the bow: 2 discs; shots: good, weak; may shoot double",
    }
    assert offered(game.play("CTYPE(CAR)"))["CTYPE(L9)"] == "Long Nine at the stern: 1 disc; shots: perfect, weak"


def test_rep_4_the_free_move_is_asked_for_as_such() -> None:
    game = duel(Side(hand="1S 2D 3H", sails="1/3", reputation=4)).play("PATCH ROUTE(5) CARD(1S)")
    assert asked(game) == "PATCH"
    assert asked(game.play("DONE")) == "LAST-MOVE"


def test_due_291_after_both_actions_a_trick_or_none_is_asked_for() -> None:
    game = duel(Side(hand="1S 2D 3H", bow_discs="BALL", tricks=(12,)))
    assert asked(game) == "PHASE1"
    game.play("PREPARE AIM CARD(1S) POS(0L)")
    assert asked(game) == "TRICK-OR-PASS"
    game.refuses("feu", 291)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_question_has_its_words(language: str) -> None:
    tongue = BORDEE.tongue(language)
    for name in ("DAMAGE", "LAST-MOVE", "TRICK-OR-PASS"):
        assert tongue.has(f"see-decision-{name}")
        assert tongue.has(f"table-asked-{name.lower()}")


def test_due_175_discs_named_and_still_due_are_shown_to_their_seat_alone() -> None:
    game = duel(Side(hand="4S 7S 8S 2H", bow_discs="BALL GRAPE", stern_discs="BALL CHAIN"))
    game.play("BROADSIDE SUIT(S) CARD(4S) CARD(7S) CARD(8S)")
    assert BORDEE.view(game.state.sight(BLUE))["chain"] == {
        "word": "BROADSIDE",
        "cards": ["4S", "7S", "8S"],
        "discs": ["BALL"],  # the only one to begin with
        "due": 2,
    }
    game.play("CANNON(BOW)")
    assert BORDEE.view(game.state.sight(BLUE))["chain"]["due"] == 2
    game.play("DISC(BALL)")
    assert BORDEE.view(game.state.sight(BLUE))["chain"]["discs"] == ["BALL", "BALL"]
    assert BORDEE.view(game.state.sight(BLUE))["chain"]["due"] == 1
    assert BORDEE.view(game.state.sight(RED))["chain"] is None


# What is refused, and why


def test_due_171_one_card_is_no_flush_whatever_the_penalties() -> None:
    blue = Side(hand="4S 7S 8S 2H", bow_discs="BALL GRAPE", stern_discs="BALL CHAIN")
    duel(blue).play("BROADSIDE SUIT(S) CARD(4S)").refuses("DONE", 171)
    blue.decks = "2/6/2"  # two penalties
    duel(blue).play("BROADSIDE SUIT(S) CARD(4S) CARD(7S)").refuses("DONE", 174)


def test_due_311_a_wrong_pick_inside_a_trick_is_told_as_such() -> None:
    game = duel(Side(hand="1S 2D", tricks=(5,))).play("TRICK(05)")
    game.refuses("ZONE(SAIL_BOW)", 311)
    game.refuses("PASS", 311)
    duel(Side(hand="1S 2D 3H 5C", tricks=(2,))).play("TRICK(02)").refuses("CARD(9D)", 311)
    duel(Side(hand="1S 2D", reputation=8)).play("REP").refuses("CARD(9D)", 311)
    duel(Side(hand="1S 2D", tricks=(16,), lurch=(1, 2))).play("TRICK(16)").refuses("SPACE(L5)", 311)


def test_due_311_a_disc_that_is_not_there_cannot_be_put_back() -> None:
    game = duel(Side(hand="1S 2D 3H", bow_discs="BALL GRAPE", stern_discs="BALL BALL"))
    game.play("RELOAD_ONE CARD(1S) CARD(2D)")
    game.refuses("DISC(CHAIN)", 311)
    game.refuses("DONE", 194)


def test_due_314_the_second_card_of_a_pair_named_first() -> None:
    game = duel(Side(hand="8S 8D 3H JK 5C")).play("RELOAD_ALL")
    game.refuses("CARD(JK)", 314)
    duel(Side(hand="8S 8D 3H")).play("RELOAD_ALL").refuses("CARD(8D)", 314)
    duel(Side(hand="8S 8D 3H")).play("RELOAD_ALL").refuses("CARD(3H)", 192)


def test_due_314_the_upper_card_of_a_straight_named_first() -> None:
    game = duel(Side(hand="3S 4H 9D")).play("LURCH")
    game.refuses("CARD(4H)", 314)
    game.refuses("CARD(9D)", 181)
    duel(Side(hand="10S 1H 9D")).play("LURCH").refuses("CARD(1H)", 314)
    duel(Side(hand="3S 4H 9D 10C", lurch=(4,))).play("LURCH").refuses("CARD(4H)", 181)


# A shot now


FAR = "T07[1C,1D] T09[9H,6C]"  # a miss with two cards, and a bullseye


@pytest.mark.parametrize(
    ("side", "damage"),
    [
        (Side(bow_discs="BALL", targets=FAR), 1),
        (Side(bow_discs="BALL", targets=FAR, reputation=1), 2),
        (Side(bow_discs="CHAIN", targets=FAR), 0),
        (Side(bow_discs="CHAIN", targets=FAR, reputation=2), 1),
        (Side(bow_discs="BALL", targets="T07[1C,-] T09[9H,6C]", reputation=1), 1),
        (Side(bow_discs="BALL", targets="T07[1C,1D] T09[9H,1H]", reputation=1), -1),
    ],
)
def test_rep_1_rep_2_the_damage_shown_is_what_a_shot_comes_to(side: Side, damage: int) -> None:
    """Reputations included: REP-1 and REP-2."""
    game = duel(side, stage=course.FIRE_OR_HOLD)
    assert BORDEE.view(game.state.sight(RED))["ships"][BLUE]["damageNow"] == damage
    assert game.play("FIRE").damage == damage


@pytest.mark.parametrize(
    ("targets", "reputation", "results"),
    [
        ("T07[1C,1D] T09[9H,1H]", 0, ["MISS", "MISS"]),
        ("T07[1C,1D] T09[9H,1H]", 1, ["WEAK", "MISS"]),
        ("T07[1C,-] T09[9H,1H]", 1, ["MISS", "WEAK"]),
    ],
)
def test_rep_1_a_target_card_says_what_it_will_count(targets: str, reputation: int, results: list[str]) -> None:
    game = duel(Side(bow_discs="BALL", targets=targets, reputation=reputation), stage=course.FIRE_OR_HOLD)
    ship = BORDEE.view(game.state.sight(RED))["ships"][BLUE]
    assert [target["result"] for target in ship["targets"]] == results
    assert [RESULT_NAMES[facts[2]] for facts in game.play("FIRE").happened(events.RESULT)] == results


def test_due_212_due_213_no_damage_is_shown_where_no_shot_can_be_fired() -> None:
    for side in (Side(targets=FAR), Side(bow_discs="BALL", targets=FAR, decks="0/6/4", captain="DECK_MID")):
        assert BORDEE.view(duel(side).state.sight(BLUE))["ships"][BLUE]["damageNow"] is None


# What is typed


def shown_names(language: str) -> dict[str, str]:
    """What people read, with the decision they would mean by it."""
    say = BORDEE.tongue(language).say
    names = {say(f"suit-{letter}"): f"SUIT({letter})" for letter in SUIT_LETTERS}
    names |= {say(f"cannon-{key(side)}"): f"CANNON({side})" for side in SIDES}
    for group, members in (("ZONE", ZONE_NAMES), ("DISC", DISC_NAMES), ("CTYPE", CANNON_NAMES), ("PIECE", PIECE_NAMES)):
        names |= {say(f"{group.lower()}-{key(name)}"): f"{group}({name})" for name in members}
    names |= {say(f"the-zone-{key(name)}"): f"ZONE({name})" for name in ZONE_NAMES}
    for number in range(3):
        names[say("position-left", number=number + 1)] = f"POS({number}L)"
        names[say("position-bottom", number=number + 1)] = f"POS({number}B)"
    for word in MENU:
        names[say(f"decision-word-{key(word)}", cost=2).split(":")[0].split(",")[0]] = word
        names[say(f"see-word-{word}")] = word
    return names


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_shown_can_be_typed(language: str) -> None:
    for name, text in shown_names(language).items():
        assert BORDEE.say(BORDEE.read(name)) == text, name


@pytest.mark.parametrize("language", ["fr", "en"])
def test_due_104_the_refusal_names_decks_that_can_be_typed(language: str) -> None:
    sentence = BORDEE.tongue(language).say("refusal-DUE-104")
    assert all(teller(language).zone(deck) in sentence for deck in range(3))
