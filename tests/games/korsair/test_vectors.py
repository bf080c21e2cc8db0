"""The product's engine against the test vectors, in every edition."""

from __future__ import annotations

import pytest

from tests.games.korsair import vectors
from tests.games.korsair.engine import ADAPTER, EngineGame, translate_all
from tests.games.korsair.test_reference import ADAPTER as REFERENCE
from tests.games.korsair.test_reference import ReferenceGame, vector_cases
from tests.games.korsair.vectors import BOTH, Deal, Vector


@pytest.mark.parametrize(("vector", "edition"), vector_cases())
def test_vector(vector: Vector, edition: str) -> None:
    game = vectors.run(ADAPTER, vector, edition)
    model = vectors.run(REFERENCE, vector, edition)
    assert isinstance(game, EngineGame)
    assert isinstance(model, ReferenceGame)
    # Positions begin with a capture phase in which nobody listens yet.
    told = translate_all(game.events)
    assert told == model.game.events[len(model.game.events) - len(told) :]
    if isinstance(vector.start, Deal):
        assert game.state.fault() == ""
        assert len(told) == len(model.game.events)


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("seats", "teams", "start"), vectors.REFUSED_TABLES)
def test_tv17_refused_tables(seats: int, teams: bool, start: int, edition: str) -> None:
    """TV-17; KOR-1 to KOR-5, KOR-9, KOR-10."""
    with pytest.raises(ValueError, match="KOR-"):
        ADAPTER.deal(Deal(seats, teams, vectors.CATALOGUE, start), edition, {})


@pytest.mark.parametrize("edition", BOTH)
@pytest.mark.parametrize(("seats", "teams", "start"), vectors.ACCEPTED_TABLES)
def test_accepted_tables(seats: int, teams: bool, start: int, edition: str) -> None:
    """KOR-1, KOR-12, KOR-13, KOR-15: the same hands and deck as the model deals."""
    deal = Deal(seats, teams, vectors.CATALOGUE, start)
    game, model = ADAPTER.deal(deal, edition, {}), REFERENCE.deal(deal, edition, {})
    assert game.seat() == start
    assert [sorted(hand) for hand in game.hands()] == [sorted(hand) for hand in model.hands()]
    assert game.legal() == model.legal()
    assert game.deck_size() == len(model.game.deck) == 78 - 6 * seats
