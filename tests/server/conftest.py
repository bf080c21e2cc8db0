"""One suite, two places to run it: SQLite with one node, and PostgreSQL with Redis and two nodes."""

from __future__ import annotations

from collections.abc import Iterator
from secrets import token_hex

import pytest

from tests.server.parts import Node, PostgresServer, RedisServer, missing_parts, real_parts


@pytest.fixture(scope="session")
def parts() -> Iterator[tuple[PostgresServer, RedisServer]]:
    missing = missing_parts()
    if missing:
        pytest.skip(f"not on this machine: {missing}")
    with real_parts() as found:
        yield found


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Every node serves every table; with SQLite there is one, and it is all of them."""
    if request.param == "sqlite":
        node = Node(str(tmp_path_factory.mktemp("server") / "flibuste.sqlite")).start()
        running = [node]
        found = [node, node]
    else:
        postgres, redis = request.getfixturevalue("parts")
        database = postgres.new_database(f"suite_{token_hex(4)}")  # tests handed from worker to worker come here again
        running = found = [Node(database, redis.url).start(), Node(database, redis.url).start()]
    yield found
    assert [node.stop() for node in running] == [0] * len(running)
