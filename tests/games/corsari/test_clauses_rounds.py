"""Settling, the end, from round to round, and what the engine needs: CSI-58 to CSI-90, one test a clause."""

from __future__ import annotations

import pytest

from flibuste.games.corsari.decisions import DECISIONS, crew, named_colours
from flibuste.games.corsari.events import CAPTAIN_BEATEN, CAPTAIN_WON, SHORTAGE, VOID
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.state import WATCHER
from tests.games.corsari.engine import CORSARI, Game, captained, dealt, position

# Hands with a crew of one colour and the stowaways that are named; nobody can fill in on a green crew.
CAPTAIN = "G1..G10 B3 O2"  # 5


def settled(*others: tuple[str, str], captain: str = CAPTAIN) -> Game:
    game = captained(captain, "G", *(hand for hand, _ in others))
    return game.play(*(f"CREW {colour}" for _, colour in others))


def test_csi_58_everybody_is_compared_with_the_captain_alone() -> None:
    """Seat 2 has more than seat 1, but less than the captain."""
    game = settled(("A1..A11 O1", "A"), ("S1..S11 V4", "S"))
    assert game.malus() == [4, 0, 0]


def test_csi_59_a_larger_sum_is_kept() -> None:
    """And R-19: even when the captain loses to somebody else."""
    game = settled(("A1..A11 R9", "A"), ("S1..S11 V6", "S"))
    assert game.malus() == [0, 1, 1]
    game = settled(("A1..A11 R9", "A"), ("S1..S11 V1", "S"))
    assert game.malus() == [3, 1, 0]
    assert game.pile(1) == {"R9"}


def test_csi_60_as_little_as_the_captain_is_enough() -> None:
    game = settled(("A1..A11 R5", "A"), ("S1..S11 V6", "S"))
    assert (game.malus(), game.pile(0)) == ([3, 0, 1], {"B3", "O2", "R5"})
    assert game.happened(CAPTAIN_BEATEN) == [[0, 5, 1]]


def test_csi_61_a_winning_captain_keeps_nothing() -> None:
    """And R-22: not even if the captain would like to."""
    game = settled(("A1..A11 R6", "A"))
    assert (game.malus(), game.pile(0)) == ([0, 1], set())
    assert game.happened(CAPTAIN_WON) == [[0, 5]]


def test_csi_62_a_beaten_captain_keeps_the_captains_own() -> None:
    """And R-6."""
    assert settled(("A1..A11 R1", "A")).pile(0) == {"B3", "O2", "R1"}


def test_csi_63_malus_is_a_number_of_cards() -> None:
    for card in ("R6", "R11"):
        assert settled((f"A1..A11 {card}", "A")).malus() == [0, 1]


def test_csi_64_a_rival_without_stowaways_gives_nothing() -> None:
    game = settled(("A1..A11 Y1", "A"))
    assert (game.malus(), game.ending()) == ([2, 0], "")


def test_csi_65_the_last_quay_card_voids_the_round() -> None:
    """And R-18: without a discard."""
    game = position("", "", quay="G4", phase="DRAW", malus=(1, 2)).play("DRAW_QUAY")
    assert game.happened(VOID) == [[0]]
    assert (game.phase(), game.malus(), game.table.round) == ("DRAW", [1, 2], 2)
    assert len(game.hand(0)) == 12


def test_csi_66_the_last_deck_card_forces_the_anchor_up() -> None:
    """And R-17: after a discard."""
    game = position("", "", deck="G4", phase="DRAW").play("DRAW_DECK")
    assert game.phase() == "DISCARD"
    game.play(game.legal()[0])
    assert (game.legal(), game.refusal("STAY")) == (["SAIL"], 66)


def test_csi_67_a_captain_without_stowaways_wins_the_game() -> None:
    game = captained("G1..G11 Y2", "G", "")
    assert (game.seat(), game.ending(), game.winners()) == (None, "grandMaster", [0])
    game = position("G1..G11 Y2", "", malus=(30, 0)).play("SAIL", "CREW G")
    assert game.winners() == [0]
    assert list(game.state.merits()) == [1, 0]


def test_csi_68_the_other_hands_stay_hidden() -> None:
    """And R-1: it is checked before any fill-in."""
    game = captained("G1..G10 Y1 Y2", "G", "G11 R1..R11")
    assert game.ending() == "grandMaster"
    assert CORSARI.view(game.state.sight(0))["seats"][1]["cards"] is None
    assert CORSARI.view(game.state.sight(WATCHER))["seats"][1]["cards"] is None


def test_csi_69_a_forced_captain_can_be_grand_master() -> None:
    game = position("G1..G11 Y2", "", deck="N4", phase="DRAW")
    assert game.play("DRAW_DECK", "DISCARD N4", "SAIL", "CREW G").ending() == "grandMaster"


def test_csi_70_nobody_else_can() -> None:
    """And R-1: unless the option says so, and then nothing is settled."""
    game = captained("R1..R11 O1", "R", "B1..B11 Y3").play("CREW B")
    assert (game.ending(), game.malus()) == ("", [1, 0])
    game = captained("R1..R11 O1", "R", "B1..B11 Y3", grandMasterScope="any").play("CREW B")
    assert (game.ending(), game.winners(), game.malus()) == ("grandMaster", [1], [0, 0])


def count_one(malus: tuple[int, int, int], last_round: bool = False) -> Game:
    """A round that gives seat 1 one more malus card."""
    game = position(CAPTAIN, "A1..A11 R9", "S1..S10 O3 O4", malus=malus, last_round=last_round)
    return game.play("SAIL", "CREW G", "CREW A", "CREW S")


def test_csi_71_at_35_one_more_round() -> None:
    """And R-10: a whole one."""
    game = count_one((10, 10, 11))
    assert (game.table.malus_of_all(), bool(game.table.last_round)) == (34, False)
    game = count_one((10, 10, 12))
    assert (game.table.malus_of_all(), bool(game.table.last_round), game.ending()) == (35, True, "")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_csi_72_the_threshold_is_35_for_all_together(seats: int) -> None:
    """Every seat but the captain gets one card more."""
    others, crews = ["S1..S11 V6", "N1..N11 P7"][: seats - 2], ["CREW S", "CREW N"][: seats - 2]
    for before, last in ((35 - seats, False), (36 - seats, True)):
        game = position(CAPTAIN, "A1..A11 R9", *others, malus=(before - 9, 9))
        game.play("SAIL", "CREW G", "CREW A", *crews)
        assert game.table.malus_of_all() == before + seats - 1
        assert bool(game.table.last_round) == last


def test_csi_73_the_fewest_malus_cards_win() -> None:
    game = count_one((20, 10, 12), last_round=True)
    assert (game.ending(), game.malus(), game.winners()) == ("lastRound", [20, 11, 14], [1])
    game = count_one((20, 11, 10), last_round=True)
    assert game.winners() == [1, 2]
    assert list(game.state.merits()) == [-20, -12, -12]


def test_csi_74_a_void_last_round_is_played_again() -> None:
    game = position("", "", quay="G4", phase="DRAW", malus=(20, 20), last_round=True).play("DRAW_QUAY")
    assert (bool(game.table.last_round), game.ending()) == (True, "")


def test_csi_75_only_two_ends() -> None:
    assert CORSARI.endings == ("", "grandMaster", "lastRound")
    game = captained("G1..G11 Y2", "G", "")
    assert game.legal() == []
    assert {int(game.state.forbids(code)) for code in range(DECISIONS)} == {75}
    assert {int(game.state.sight(1).forbids(code)) for code in range(DECISIONS)} == {75}


def test_csi_76_a_grand_master_in_the_last_round() -> None:
    game = position("G1..G11 Y2", "", malus=(40, 2), last_round=True).play("SAIL", "CREW G")
    assert (game.ending(), game.winners()) == ("grandMaster", [0])


def test_csi_77_the_start_moves_on_by_one() -> None:
    """And R-13: after void rounds too, which count in the number."""
    game = position("A1..A11 R9", CAPTAIN, turn=1).play("SAIL", "CREW G", "CREW A")
    assert (game.table.start, game.table.round, game.seat()) == (1, 2, 1)
    game = position("", "", "", quay="G4", turn=2, phase="DRAW").play("DRAW_QUAY")
    assert (game.table.start, game.table.round, game.seat()) == (1, 2, 1)


def test_csi_78_malus_cards_lie_open_and_out_of_play() -> None:
    game = settled(("A1..A11 R9", "A"))
    for beholder in (0, 1, WATCHER):
        assert CORSARI.view(game.state.sight(beholder))["seats"][1]["pile"] == ["R9"]
    assert "R9" not in pool_of(game)


def pool_of(game: Game) -> set[str]:
    hands = set().union(*(game.hand(seat) for seat in range(game.table.articles.seats)))
    return {*game.deck(), *game.quay(), *game.discard(), *hands}


def test_csi_79_all_other_cards_return() -> None:
    game = captained("R1 R2 R3 R4 G5 G6 R8 G9 G10 R11 B3 Y5", "RG", "R7 O1..O10 P2").play("FILL R7", "CREW O")
    assert pool_of(game) == set(CORSARI.cards) - {"B3", "P2"}


def test_csi_80_the_pool_is_without_malus_cards() -> None:
    game = position("", "", quay="G4", phase="DRAW", malus=(5, 7), piled=True).play("DRAW_QUAY")
    assert len(pool_of(game)) == 98
    assert pool_of(game) | game.pile(0) | game.pile(1) == set(CORSARI.cards)


@pytest.mark.parametrize(("seats", "most"), [(3, 62), (4, 48)])
def test_csi_81_in_a_shortage_all_malus_cards_return(seats: int, most: int) -> None:
    """And R-11: the counts stay."""
    for malus, short in ((most, False), (most + 1, True)):
        game = position(*[""] * seats, quay="G4", phase="DRAW", malus=(malus,), piled=True, last_round=True)
        game.play("DRAW_QUAY")
        assert bool(game.happened(SHORTAGE)) == short
        assert len(game.pile(0)) == (0 if short else malus)
        assert game.malus()[0] == malus
        assert len(pool_of(game)) == (110 if short else 110 - malus)


def test_csi_82_needed_pools() -> None:
    needed = [int(dealt(seats).table.articles.needed()) for seats in (2, 3, 4)]
    assert needed == [34, 48, 62]
    assert [110 - each for each in needed] == [76, 62, 48]


@pytest.mark.parametrize(("seats", "malus"), [(2, 76), (3, 62), (4, 48)])
def test_csi_83_every_round_starts_with_a_deck_card_for_each(seats: int, malus: int) -> None:
    game = position(*[""] * seats, quay="G4", phase="DRAW", malus=(malus,), piled=True, last_round=True)
    assert int(game.play("DRAW_QUAY").table.deck) == seats


def test_csi_84_void_limit() -> None:
    """And R-12."""
    game = dealt(2)
    for _ in range(3):
        for _ in range(6):
            game.play("DRAW_QUAY")
            game.play(game.legal()[0], "STAY")
        game.play("DRAW_QUAY")
    assert (game.table.voids, game.table.round) == (3, 4)
    for _ in range(6):
        game.play("DRAW_QUAY")
        game.play(game.legal()[0], "STAY")
    assert game.refusal("DRAW_QUAY") == 84


def test_csi_85_fill_ins_in_ascending_value() -> None:
    game = captained("R1 R4 R6 R9 R11 G2 G3 G7 B1..B4", "RG", "R5 G8 R10 A1..A9").play("FILL G8")
    assert game.refusal("FILL R5") == 85
    assert game.refusal("FILL R10") == 0


def test_csi_87_every_node_is_a_decision() -> None:
    """Also with one legal decision only: SAIL after the last deck card, CREW with one colour."""
    game = position("G1..G11 O1", "", deck="N4", phase="DRAW").play("DRAW_DECK", "DISCARD N4")
    assert game.legal() == ["SAIL"]
    game = captained("R1..R11 B3", "R", "O1..O11 Y1")
    assert game.phase() == "CREW"
    game = captained("R1..R6 G7..G10 B3 B4", "RG", "R11 O1..O11").play("FILL R11")
    assert game.legal() == ["CREW O"]


def test_csi_88_text_forms() -> None:
    texts = {0: "DRAW_DECK", 1: "DRAW_DISCARD", 2: "DRAW_QUAY", 3: "DISCARD R1", 112: "DISCARD N11", 113: "SAIL"}
    texts |= {114: "STAY", 115: "CREW R", 124: "CREW N", 125: "CREW RO", 133: "CREW RN", 134: "CREW OY"}
    texts |= {169: "CREW SN", 170: "FILL R1", 279: "FILL N11", 280: "FILL_DONE", 281: "CREW -"}
    assert {code: CORSARI.say(code) for code in texts} == texts
    assert CORSARI.read("crew vert rouge") == CORSARI.read("CREW RG")
    assert CORSARI.read("Défausser rouge 9") == CORSARI.read("DISCARD R9")
    assert CORSARI.read("j11") == CORSARI.read("DISCARD Y11")
    assert CORSARI.read("+v3") == CORSARI.read("FILL V3")
    assert CORSARI.read("défausse") == CORSARI.read("DRAW_DISCARD")
    for nonsense in ("", "R0", "R12", "CREW RR", "FILL", "DISCARD", "CREW", "Z3", "CREW RGB"):
        with pytest.raises(Mistake):
            CORSARI.read(nonsense)
    assert all(crew(named_colours(code)) == code for code in [*range(115, 170), 281])


def test_csi_89_the_score_is_the_malus_count() -> None:
    game = count_one((20, 10, 12), last_round=True)
    assert list(game.state.scores()) == [20, 11, 14]
    game = position("G1..G11 Y2", "", malus=(30, 2)).play("SAIL", "CREW G")
    assert list(game.state.scores()) == [30, 2]


def test_csi_90_options_and_defaults() -> None:
    assert dict(CORSARI.setup().options) == {
        "startSeat": "random",
        "grandMasterScope": "captain",
        "portCrew": "true",
        "emptyCrew": "false",
        "captainReoptimises": "false",
        "fillColours": "named",
    }
    for wishes in ({"portcrew": "true"}, {"portCrew": "yes"}, {"startSeat": "4"}, {"fillColours": ""}):
        with pytest.raises(Mistake):
            CORSARI.setup(None, 4, wishes)


def test_a_rival_may_load_the_captain() -> None:
    """R-7: colours are a free choice, unless the option counts rivals at their best."""
    captain, rival = "R1..R5 G6..G10 A9 B11", "O1..O5 V6..V11 P3"
    assert captained(captain, "RG", rival).play("CREW V").malus() == [8, 0]
    assert captained(captain, "RG", rival, captainReoptimises="true").play("CREW V").malus() == [3, 0]
