"""Nonsense of every kind: the server stays up, and answers with typed errors."""

from __future__ import annotations

import asyncio
import json
import random
import string
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from flibuste.server.app import make_litestar
from flibuste.server.hall import Hall
from flibuste.server.messages.http import Failure
from flibuste.server.messages.socket import FromServer
from flibuste.server.settings import Settings
from tests.server.client import Guest
from tests.server.parts import Node

OPENAPI = msgspec.json.encode(make_litestar(Hall(Settings())).openapi_schema.to_schema())  # as clients get it
SCHEMA = schemathesis.openapi.from_dict(json.loads(OPENAPI))
EASY = settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)


@pytest.fixture(scope="module")
def cookie(nodes: list[Node]) -> str:
    return asyncio.run(Guest("Fuzz").enroll(nodes[0])).cookie


@SCHEMA.parametrize()
@EASY
def test_the_api_answers_anything(nodes: list[Node], cookie: str, case: Any) -> None:
    """Valid and invalid requests alike: no failure of ours, and every refusal is a typed one."""
    headers = {"Cookie": cookie} if case.method != "DELETE" else {}
    answer = case.call(base_url=nodes[0].url, headers=headers)
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400:
        failure = msgspec.json.decode(answer.content, type=Failure)
        assert failure.words
        assert "Traceback" not in failure.words


def noise(rng: random.Random) -> str | bytes:
    """Bytes, JSON of any shape, and messages that are nearly right."""
    kind = rng.randrange(5)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(rng.choice(string.printable) for _ in range(rng.randrange(200)))
    if kind == 2:
        return json.dumps(anything(rng, 3))
    if kind == 3:
        return "[" * rng.randrange(3000)
    names = ["decide", "undo", "resign", "return", "relieve", "why", "hint", "chat", "mute", "", "welcome"]
    message = {"type": rng.choice(names), "id": "x", "at": 2, "move": "draw", "seat": 1, "text": "a", "on": True}
    for key in rng.sample(sorted(message), 3):
        message[key] = anything(rng, 1)
    return json.dumps(message)


def anything(rng: random.Random, depth: int) -> Any:
    if depth and rng.random() < 0.4:
        return [anything(rng, depth - 1) for _ in range(rng.randrange(4))]
    if depth and rng.random() < 0.4:
        return {rng.choice(["id", "at", "move", "x"]): anything(rng, depth - 1) for _ in range(rng.randrange(4))}
    words = ["", "draw", "\x00", "\ud800", "é" * 50, "x" * 3000]
    return rng.choice([None, True, -1, 2**63, 2**70, 1.5, float("1e308"), *words])


def test_the_socket_answers_anything(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        wishes = [{"kind": "me"}, {"kind": "me", "name": "Bart"}]
        table = (await anne.open_table(nodes[0], wishes=wishes, shared=True))["table"]["id"]
        rng = random.Random(1)
        answered = 0
        for _ in range(12):
            address = f"{nodes[1].socket_url}/ws/tables/{table}"
            async with connect(address, additional_headers={"Cookie": anne.cookie}, max_size=None) as ws:
                try:
                    for _ in range(30):
                        await ws.send(noise(rng))
                    await ws.send(json.dumps({"type": "why", "id": "the last one", "move": "gibberish"}))
                    told = None
                    while getattr(told, "id", "") != "the last one":
                        told = msgspec.json.decode(await asyncio.wait_for(ws.recv(), 30), type=FromServer)
                        answered += 1
                except ConnectionClosed:
                    pass  # so much nonsense that the server hung up
        assert answered > 100
        async with anne.at(nodes[1], table, "seat=watch") as eye:  # all is well
            assert eye.phase in ("playing", "over")
        metrics = await anne.ask(nodes[1], "GET", "/metrics")
        assert "flibuste_failures_total 0\n" in metrics

    asyncio.run(run())


NOWHERE = ["/ws/tables/", "/ws/tables/nobody-knows", "/ws/tables/%00", "/ws/tables/a/b"]


@pytest.mark.parametrize("path", NOWHERE)
def test_tables_that_are_not_there(nodes: list[Node], path: str) -> None:
    async def run() -> None:
        async with connect(f"{nodes[0].socket_url}{path}") as ws:
            message = json.loads(await ws.recv())
            assert message["type"] == "refused"
            with pytest.raises(ConnectionClosed):
                await ws.recv()
            assert ws.close_code == 4404

    asyncio.run(run())
