"""The test vectors of Corsari, T1 to T26: small tables whose outcome was worked out by hand."""

from __future__ import annotations

from flibuste.games.corsari.crews import best_for_captain, best_for_other
from flibuste.games.corsari.game import articles
from flibuste.games.corsari.words import LETTERS
from tests.games.corsari.engine import CORSARI, captained, layout, letters, masks, position, spread

PLAIN = articles(CORSARI.setup(None, 2))
CAPTAIN_1 = "R1 R2 R3 R4 G5 G6 R8 G9 G10 R11 B3 Y5"
SEAT_1 = "R7 O1 O2 O3 O4 O6 V5 V7 V8 V9 Y9 P2"
SEAT_2 = "G7 S1 S2 S3 S4 N5 N6 N8 O10 P11 Y2 A4"


def cards(text: str) -> set[str]:
    return set(spread(text))


def auto_captain(hand: str, port: str = "Y") -> str:
    return letters(best_for_captain(PLAIN, masks(hand), 0, LETTERS.index(port)))


def auto_other(hand: str, limit: int, port: str = "Y") -> str:
    return letters(best_for_other(PLAIN, masks(hand), 0, LETTERS.index(port), limit))


def test_t1_rulebook_example() -> None:
    game = captained(CAPTAIN_1, "RG", SEAT_1, SEAT_2)
    assert game.sums()[0] == 3
    assert game.fills() == {"R7"}
    game.play("FILL R7")
    assert (game.seat(), game.phase()) == (1, "CREW")
    game.play("CREW OV")
    assert game.sums()[1] == 2
    assert game.fills() == {"G7"}
    game.play("FILL G7", "CREW SN")
    assert game.malus() == [2, 0, 3]
    assert (game.pile(0), game.pile(2)) == ({"B3", "P2"}, {"O10", "P11", "A4"})
    assert game.table.malus_of_all() == 5
    one = layout(SEAT_1.removeprefix("R7 "), "OV")
    assert one.crew == cards("O1 O2 O3 O4 V5 O6 V7 V8 V9")
    assert (one.dismissed, one.stowaways) == ({"Y9"}, {"P2"})


def test_t2_seat_1_does_not_fill() -> None:
    game = captained(CAPTAIN_1, "RG", SEAT_1, SEAT_2).play("FILL_DONE", "CREW OV")
    assert game.sums()[1] == 9
    assert game.play("FILL G7", "CREW SN").malus() == [0, 2, 3]


def test_t3_sum_versus_count() -> None:
    hand = SEAT_2.removeprefix("G7 ")
    assert (layout(hand, "PN").sum, layout(hand, "PN").count) == (24, 6)
    assert (layout(hand, "SN").sum, layout(hand, "SN").count) == (25, 3)
    assert auto_other(hand, 3) == "SN"


def test_t4_one_fill_per_value_per_player() -> None:
    hand = "R7 G7 B1 B2 B4 B5 B8 A6 A9 A10 Y1 P4"
    game = captained(CAPTAIN_1, "RG", hand)
    assert game.fills() == {"R7", "G7"}
    game.play("FILL R7")
    assert game.phase() == "CREW"
    after = layout(hand.removeprefix("R7 "), "AB")
    assert after.crew == cards("B1 B2 B4 B5 A6 B8 A9 A10")
    assert (after.dismissed, after.stowaways, after.sum) == ({"Y1"}, {"G7", "P4"}, 11)
    assert layout(hand, "AB").sum == 18


def test_t5_port_colour_as_crew_colour_blocks_fill_ins() -> None:
    captain = "R1..R6 Y7..Y11 B1"
    other = "R7 R9 Y3 B2 B3 B4 B5 V1 V6 V8 S10 N11"
    red, both, blue = (layout(captain, named) for named in ("R", "RY", "RB"))
    assert (red.crew, red.dismissed, red.stowaways) == (cards("R1..R6"), cards("Y7..Y11"), {"B1"})
    assert (len(both.crew), both.dismissed, both.stowaways) == (11, set(), {"B1"})
    assert blue.stowaways == {"B1"}
    assert auto_captain(captain) == "RY"
    assert captained(captain, "R", other).fills() == {"R7", "R9"}
    assert captained(captain, "RB", other).fills() == {"R7", "R9"}
    assert captained(captain, "RY", other).phase() == "CREW"
    rest = layout(" ".join(other.split()[2:]), "BV")
    assert (rest.stowaways, rest.sum, rest.dismissed) == ({"S10", "N11"}, 21, {"Y3"})
    assert (layout(other, "BV").sum, layout(other, "BV").count) == (37, 4)


def test_t6_duplicates() -> None:
    hand = "R2 R5 R7 R9 B2 B5 B6 B11 P10 P3 Y8 Y1"
    best = layout(hand, "RB")
    assert best.crew == cards("R2 R5 B6 R7 R9 B11")
    assert best.dismissed == {"Y1", "Y8"}
    assert (best.stowaways, best.sum, best.count) == ({"B2", "B5", "P3", "P10"}, 20, 4)
    sums = {named: layout(hand, named).sum for named in ("BP", "PR", "B", "R", "RY")}
    assert sums == {"BP": 23, "PR": 24, "B": 36, "R": 37, "RY": 37}
    assert layout(hand, "RY").crew == cards("Y1 R2 R5 R7 Y8 R9")
    assert layout(hand, "RY").dismissed == set()
    assert auto_captain(hand) == "RB"


def test_t7_most_cards_is_not_lowest_sum() -> None:
    hand = "P1 P2 P3 P4 P5 S1 S2 S3 A10 A11 B9 O2"
    assert (layout(hand, "PS").sum, layout(hand, "PS").count) == (38, 7)
    best = layout(hand, "AP")
    assert (best.stowaways, best.sum, best.count) == ({"O2", "B9", "S1", "S2", "S3"}, 17, 5)
    assert auto_captain(hand) == "AP"


def test_t8_equal_value_one_of_them_port_colour() -> None:
    hand = "R3 R4 R8 Y4 Y8 Y11 B4 B10 O1 O6 S2 N9"
    with_port = layout(hand, "RY")
    assert (with_port.crew, with_port.dismissed) == (cards("R3 R4 R8 Y11"), {"Y4", "Y8"})
    assert (with_port.sum, with_port.count) == (32, 6)
    assert with_port.stowaways == layout(hand, "R").stowaways
    assert layout(hand, "RB").stowaways == cards("O1 O6 B4 S2 N9")
    assert auto_captain(hand) == "RB"


def test_t9_quay_draw_changes_the_port() -> None:
    hand = "P1 P2 P3 P4 P5 V6 V7 V8 G9 G10 G11 S2"
    game = position(hand, "", quay="B2 G4 R9", phase="DRAW")
    assert game.port() == "R"
    assert auto_captain(hand, "R") == "GV"
    assert (layout(hand, "GV", "R").sum, layout(hand, "GV", "R").count) == (17, 6)
    game.play("DRAW_QUAY")
    assert game.port() == "G"
    game.play("DISCARD R9")
    assert (game.discard()[-1], game.quay()) == ("R9", ["B2", "G4"])
    game.play("SAIL", "CREW VP")
    assert game.sums()[0] == 2
    assert layout(hand, "VP", "G").dismissed == {"G9", "G10", "G11"}


def settle(*hands: str, crews: tuple[str, ...]) -> list[int]:
    """Whole hands that come to the stowaways of a vector; nobody fills in."""
    game = captained(hands[0], crews[0], *hands[1:])
    for crew in crews[1:]:
        if game.phase() == "FILL":
            game.play("FILL_DONE")
        game.play(f"CREW {crew}")
    return game.malus()


def test_t10_captain_strictly_lowest() -> None:
    game = captained("G1..G10 B3 O2", "G", "A1..A11 R9", "S1..S11 V6")
    game.play("CREW A", "CREW S")
    assert game.malus() == [0, 1, 1]
    assert (game.pile(1), game.pile(2)) == ({"R9"}, {"V6"})
    pool = {*game.deck(), *game.quay(), *game.discard(), *game.hand(0), *game.hand(1), *game.hand(2)}
    assert {"B3", "O2"} <= pool
    assert not pool & {"R9", "V6"}


def test_t11_tie_and_higher_together() -> None:
    hands = ("G1..G10 B3 O2", "A1..A11 S5", "V1..V10 P10 N2")
    assert settle(*hands, crews=("G", "A", "V")) == [3, 0, 2]


def test_t12_several_rivals() -> None:
    hands = ("G1..G10 R4 O10", "A1..A10 V11 P3", "B1..B11 Y1", "N1..N6 P8..P11 S8 S7")
    game = captained(hands[0], "G", *hands[1:]).play("CREW A", "CREW B", "CREW PN")
    assert game.malus() == [4, 0, 0, 2]
    assert game.ending() == ""


def test_t13_loading_the_captain() -> None:
    hand = "O1 O2 O3 O4 O5 V6 V7 V8 V9 V10 V11 P3"
    come_to = {named: (layout(hand, named).sum, layout(hand, named).count) for named in ("OV", "VP", "V", "OP")}
    assert come_to == {"OV": (3, 1), "VP": (15, 5), "V": (18, 6), "OP": (54, 7)}
    assert auto_other(hand, 20) == "V"
    game = captained("R1..R5 G6..G10 A9 B11", "RG", hand)
    assert game.phase() == "CREW"
    assert game.play("CREW V").malus() == [8, 0]


def test_t14_grand_master() -> None:
    hand = "R1..R6 Y7..Y11 B7"
    game = position(hand, "", malus=(20, 3)).play("SAIL", "CREW RB")
    assert (game.seat(), game.ending(), game.winners()) == (None, "grandMaster", [0])
    assert game.malus() == [20, 3]
    assert auto_captain(hand, "S") == "RY"
    assert (layout(hand, "RY", "S").stowaways, layout(hand, "RY", "S").sum) == ({"B7"}, 7)


def test_t15_void() -> None:
    game = position("", "", quay="G4", phase="DRAW", malus=(3, 4)).play("DRAW_QUAY")
    assert (game.phase(), game.malus()) == ("DRAW", [3, 4])
    assert (game.seat(), game.table.start, game.table.voids, game.table.round) == (1, 1, 1, 2)


def test_t16_last_deck_card() -> None:
    game = position("", "", deck="G4", phase="DRAW").play("DRAW_DECK", "DISCARD G4")
    assert game.legal() == ["SAIL"]
    for source in ("DRAW_QUAY", "DRAW_DISCARD"):
        game = position("", "", deck="G4", phase="DRAW").play(source)
        game.play(game.legal()[0])
        assert game.legal() == ["SAIL", "STAY"]


def test_t17_put_back() -> None:
    game = position("", "", discard="O8", phase="DRAW")
    before = (game.hand(0), game.hand(1), game.quay(), game.deck(), game.discard())
    game.play("DRAW_DISCARD", "DISCARD O8", "STAY")
    assert (game.hand(0), game.hand(1), game.quay(), game.deck(), game.discard()) == before
    assert (game.table.streak, game.seat()) == (1, 1)


def test_t18_stall_limit() -> None:
    game = position("", "", phase="DRAW", discard="O8")
    for _ in range(12):
        assert "DRAW_DISCARD" in game.legal()
        game.play("DRAW_DISCARD", "DISCARD O8", "STAY")
    assert game.legal() == ["DRAW_DECK", "DRAW_QUAY"]
    game.play("DRAW_DECK")
    game.play(game.legal()[0], "STAY")
    assert "DRAW_DISCARD" in game.legal()


def test_t19_end_trigger() -> None:
    for stowaways, last in (("O1", False), ("O1 N2", True)):
        captain = f"G1..G{12 - len(stowaways.split())} {stowaways}"
        game = position("A1..A11 Y1", captain, "B1..B11 Y2", turn=1, malus=(14, 10, 9))
        game.play("SAIL", "CREW G", "CREW B", "CREW A")
        assert game.table.malus_of_all() == 34 + int(last)
        assert game.table.last_round == last
    game = position("", "", "", quay="G4", phase="DRAW", malus=(14, 12, 9), last_round=True).play("DRAW_QUAY")
    assert (game.table.last_round, game.phase()) == (True, "DRAW")
    game = position("G1..G9 O1 O2 O3", "A1..A11 Y1", "B1..B11 Y2", malus=(14, 12, 12), last_round=True)
    game.play("SAIL", "CREW G", "CREW A", "CREW B")
    assert (game.malus(), game.winners(), game.ending()) == ([17, 12, 12], [1, 2], "lastRound")


def test_t20_pool() -> None:
    for malus, deck in (((36, 0, 0, 0), 16), ((48, 0, 0, 0), 4), ((49, 0, 0, 0), 52)):
        # The last card of a quay of one: everything is dealt anew. A hand needs twelve of the cards that are left.
        game = position("", "", "", "", quay="G4", phase="DRAW", malus=malus, piled=True, last_round=True)
        game.play("DRAW_QUAY")
        assert (int(game.table.deck), game.malus()) == (deck, list(malus))
        assert len(game.pile(0)) == (0 if deck == 52 else malus[0])
    game.table.quay_count = 1
    hidden = game.table.quay[1:]
    game.state.deck = type(hidden)([*hidden, *game.state.deck[len(game.state.deck) - game.table.deck :]])
    game.table.deck = len(game.state.deck)
    game.play("DRAW_QUAY")
    assert (int(game.table.deck), game.malus()) == (52, [49, 0, 0, 0])


def test_t21_void_limit() -> None:
    game = position("G1..G11 O1", "", quay="B4", phase="DRAW")
    game.table.voids = 3
    assert game.refusal("DRAW_QUAY") == 84
    assert "DRAW_QUAY" not in game.legal()
    game.play("DRAW_DECK")
    game.play(next(text for text in game.legal() if text[8] not in "GO"), "SAIL", "CREW G")
    if game.phase() == "FILL":
        game.play("FILL_DONE")
    game.play(game.legal()[0])
    assert game.table.voids == 0


def test_t22_port_colour_cards_are_not_filled_in() -> None:
    other = "R7 R11 Y7 Y11 A1..A8"
    game = captained("R1..R6 Y8 Y9 Y10 B1 B2 B3", "RY", other)
    assert game.fills() == {"R7", "R11"}
    assert game.refusal("FILL Y7") == 53
    game.play("FILL R7", "FILL R11")
    rest = layout("Y7 Y11 A1..A8", "AY")
    assert rest.crew == {*spread("A1..A8"), "Y11"}
    assert (rest.dismissed, rest.stowaways) == ({"Y7"}, set())


def test_t23_order_of_fill_ins() -> None:
    captain, other = "R1 R4 R6 R9 R11 G2 G3 G7 B1..B4", "R5 G5 G8 R10 G10 A1..A7"
    game = captained(captain, "RG", other)
    assert game.fills() == {"R5", "G5", "G8", "R10", "G10"}
    assert "FILL_DONE" in game.legal()
    assert game.play("FILL R5").fills() == {"G8", "R10", "G10"}
    game = captained(captain, "RG", other).play("FILL G8")
    assert game.fills() == {"R10", "G10"}
    game.play("FILL R10")
    assert game.phase() == "CREW"


def test_t24_forced_captain_as_grand_master() -> None:
    game = position("", "B1..B11 Y1", deck="N4", turn=1, phase="DRAW").play("DRAW_DECK", "DISCARD N4")
    assert game.legal() == ["SAIL"]
    game.play("SAIL", "CREW B")
    assert (game.ending(), game.winners()) == ("grandMaster", [1])


def test_t25_what_is_known() -> None:
    game = position("R1..R11 G1", "", quay="V3 B2 O9", discard="S5", phase="DRAW")
    deck = [*game.deck()]
    first = deck[0]
    game.play("DRAW_QUAY", "DISCARD G1", "STAY")
    assert (game.known(0), game.port()) == ({"O9"}, "B")
    game.play("DRAW_DECK")
    assert first in game.hand(1)
    assert game.known(1) == set()
    game.play(f"DISCARD {first}", "STAY", "DRAW_DISCARD")
    assert game.known(0) == {"O9", first}
    game.play("DISCARD O9", "SAIL")
    assert game.known(0) == {first}
    game.play("CREW R")
    assert game.known(0) == {*spread("R1..R11"), first}


def any_scope(captain: str, other: str) -> tuple[list[int], list[int]]:
    game = captained(captain, "R", other, grandMasterScope="any").play("CREW B")
    return game.winners(), game.malus()


def test_t26_options() -> None:
    assert any_scope("R1..R11 Y2", "B1..B11 Y3") == ([0, 1], [0, 0])
    assert any_scope("R1..R11 Y2", "B1..B11 O1") == ([0], [0, 0])
    assert any_scope("R1..R11 O1", "B1..B11 Y3") == ([1], [0, 0])
    assert any_scope("R1..R11 O2", "B1..B11 O1") == ([], [2, 0])
    game = position("R1..R6 Y7..Y11 B1", "", options={"portCrew": "false"}).play("SAIL")
    assert game.legal() == ["CREW R", "CREW B", "CREW RB"]
    captain, other = "R1 Y7 Y8 Y9 B1..B8", "R2..R11 Y2 Y3"
    game = captained(captain, "R", other, portCrew="false")
    for value in range(2, 12):
        game.play(f"FILL R{value}")
    assert game.legal() == ["CREW -"]
    assert game.play("CREW -").malus() == [8, 0]
    game = captained(captain, "-", other, emptyCrew="true")
    assert (game.sums()[0], game.phase()) == (37, "CREW")
    rival = "O1 O2 O3 O4 O5 V6 V7 V8 V9 V10 V11 P3"
    for crew, malus in (("V", [3, 0]), ("OP", [0, 7])):
        game = captained("R1..R5 G6..G10 A9 B11", "RG", rival, captainReoptimises="true")
        assert game.play(f"CREW {crew}").malus() == malus
    for scope, fills in (("present", {"R9"}), ("named", {"B7", "B8", "R9"})):
        game = captained("R1..R6 B1 S2..S6", "RB", "B7 B8 R9 A1..A9", fillColours=scope)
        assert game.fills() == fills
