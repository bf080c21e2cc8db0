"""Balance of Bordée: what is compared is what was chosen, every deal both ways round."""

from __future__ import annotations

from flibuste.games.bordee.articles import REPUTATIONS, TRICKS
from flibuste.kernel.rng import FastRng
from flibuste.lab.balance import GAME, PAIRS, Sample, bouts, compare, play, report, set_up


def test_both_sides_get_the_cannons_they_shall_have() -> None:
    rng = FastRng(1)
    state = set_up(GAME.dealer(GAME.setup()).deal(rng), "cannons", ("P18+CAR", "L9+L9"), rng)
    assert [list(ship.types) for ship in state.table.ships] == [[0, 2], [1, 1]]
    assert state.table.turn == 1


def test_both_sides_get_the_reputation_they_shall_have() -> None:
    for seed in range(12):
        rng = FastRng(seed)
        state = GAME.dealer(GAME.setup(wishes={"reputations": "yes"})).deal(rng)
        state = set_up(state, "reputations", ("7", "2"), rng)
        assert [int(ship.reputation) for ship in state.table.ships] == [7, 2]


def test_one_side_gets_the_trick_that_is_measured_and_the_other_does_not() -> None:
    for seed in range(12):
        for seat, wants in enumerate((("17", ""), ("", "17"))):
            rng = FastRng(seed)
            state = GAME.dealer(GAME.setup(wishes={"tricks": "yes"})).deal(rng)
            state = set_up(state, "tricks", wants, rng)
            assert [(int(own.tricks) >> 17) & 1 for own in state.owns] == [1 - seat, seat]
            assert [int(ship.tricks) for ship in state.table.ships] == [3, 3]


def test_everything_is_compared_with_everything() -> None:
    asked = list(bouts(["cannons", "reputations", "tricks"], PAIRS, 30, "matelot", 1))
    assert sum(bout.deals for bout in asked) == 30 * (15 + REPUTATIONS * (REPUTATIONS - 1) // 2 + TRICKS)
    assert {bout.setup.options["tricks"] for bout in asked if bout.about == "cannons"} == {"no"}


def test_a_deal_is_played_both_ways_round_and_the_same_each_time() -> None:
    bout = next(bouts(["cannons"], ["P18+P18", "P18+L9"], 1, "matelot", 5))
    (sample,) = play(bout)
    assert play(bout) == [sample]
    assert all(share in (0.0, 0.5, 1.0) for share in (*sample.shares, *sample.first_player))


def test_shares_of_two_choices_add_up() -> None:
    samples = [
        Sample("cannons", "A", "B", shares, (1.0, 0.0), (1, 2), (40, 50))
        for shares in ((1.0, 1.0), (1.0, 0.0), (0.5, 1.0))
    ]
    rows = compare(samples)
    assert rows["A"]["against"]["B"]["share"] == 0.75
    assert rows["B"]["share"] == 0.25
    figures = report(samples)
    assert figures["games"] == 6
    assert figures["first_player"]["share"] == 0.5
    assert figures["endings"] == {"sunk": 3, "officers": 3}


def test_of_one_deal_there_is_no_interval() -> None:
    figures = report([Sample("cannons", "A", "B", (1.0, 0.0), (1.0, 0.0), (1, 2), (40, 50))])
    assert figures["first_player"] == {"share": 0.5, "error": None}


def test_mousse_plays_as_mousse() -> None:
    """A child's mistakes make other games than a sailor's sense."""
    both = [play(next(bouts(["cannons"], ["P18+P18", "P18+L9"], 3, level, 5))) for level in ("mousse", "matelot")]
    assert [sample.turns for sample in both[0]] != [sample.turns for sample in both[1]]
    assert both[0][:1] == play(next(bouts(["cannons"], ["P18+P18", "P18+L9"], 3, "mousse@1", 5)))


def test_captains_may_think_for_another_time_than_their_level_does() -> None:
    bout = next(bouts(["cannons"], ["P18+P18", "CAR+CAR"], 1, "second@1", 5))
    (sample,) = play(bout)
    assert min(sample.turns) > 0
