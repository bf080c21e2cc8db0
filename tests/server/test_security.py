"""What others must not be able to do."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.client import Guest
from tests.server.parts import Node


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/health", "/t/some-table"])
def test_every_answer_has_the_headers_that_protect_a_page(nodes: list[Node], path: str) -> None:
    headers = httpx.get(nodes[0].url + path, timeout=30).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_pages_of_others_can_change_nothing(nodes: list[Node]) -> None:
    body = {"name": "Anne"}
    url = nodes[0].url + "/api/guest"
    host = nodes[0].url.removeprefix("http://")
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = httpx.post(url, json=body, headers=headers, timeout=30)
        assert (answer.status_code, answer.json()["code"]) == (403, "denied")
        assert "set-cookie" not in answer.headers
    assert httpx.post(url, json=body, headers={"Origin": f"http://{host}"}, timeout=30).status_code == 200
    form = httpx.post(url, data=body, timeout=30)  # what a form of another site could send
    assert form.status_code == 400


def test_pages_of_others_cannot_open_a_socket(nodes: list[Node]) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with connect(f"{nodes[0].socket_url}/ws/lobby", origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        assert refused.value.response.status_code == 403

    asyncio.run(run())


def test_a_cookie_that_is_not_ours_is_nobody(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        value = anne.cookie.partition("=")[2]
        for wrong in (f"{value}x", value.replace(".", ""), f"{anne.id}.", "x" * 5000):
            headers = {"Cookie": f"flibuste={wrong}"}
            assert httpx.get(nodes[0].url + "/api/guest", headers=headers, timeout=30).status_code == 401

    asyncio.run(run())


def test_limits_are_kept(tmp_path: Path) -> None:
    limits = {
        "messages_a_second": 0.01,
        "message_burst": 3,
        "requests_a_second": 0.01,
        "request_burst": 12,
        "connections_a_guest": 2,
        "tables_a_guest": 2,
    }

    async def run(node: Node) -> None:
        anne = await Guest("Anne").enroll(node)
        tables = [(await anne.open_table(node))["table"]["id"] for _ in range(2)]
        body = {"game": "korsair", "contribution": "x"}
        assert (await anne.ask(node, "POST", "/api/tables", body, whole=True)).status_code == 422
        async with anne.at(node, tables[0]) as one, anne.at(node, tables[1]):
            with pytest.raises((InvalidStatus, ConnectionClosed)):
                async with anne.at(node, tables[0]):
                    pass
            for number in range(6):
                await one.send(type="why", id=str(number), move="draw")
            codes = [(await one.next("refused"))["code"] for _ in range(6)]
            assert codes.count("tooFast") >= 2
            await one.connection.send(json.dumps({"type": "chat", "id": "x", "text": "x" * 5000}))
            assert (await one.next("refused"))["code"] in ("malformed", "tooFast")
        statuses = [(await anne.ask(node, "GET", "/api/guest", whole=True)).status_code for _ in range(30)]
        assert 429 in statuses

    node = Node(str(tmp_path / "x.sqlite"), limits=limits).start()
    try:
        asyncio.run(run(node))
    finally:
        node.stop()


@pytest.mark.parametrize(
    ("limit", "others_may"), [("connections", False), ("connections_an_address", False), ("connections_a_guest", True)]
)
def test_no_more_connections_than_agreed(tmp_path: Path, limit: str, others_may: bool) -> None:
    """One more is refused, by its server, address or guest; it may come when another has gone."""

    async def run(node: Node) -> None:
        anne, bob = await Guest("Anne").enroll(node), await Guest("Bob").enroll(node)
        table = (await anne.open_table(node, public=True))["table"]["id"]
        async with anne.at(node, table), anne.at(node, table):
            assert not await lets_in(node, anne, table)
            assert await lets_in(node, bob, table) == others_may
        while not await lets_in(node, anne, table):
            await asyncio.sleep(0.05)

    node = Node(str(tmp_path / "x.sqlite"), limits={limit: 2}).start()
    try:
        asyncio.run(run(node))
    finally:
        node.stop()


async def lets_in(node: Node, guest: Guest, table: str) -> bool:
    try:
        async with guest.at(node, table):
            return True
    except InvalidStatus:
        return False


def test_logs_hold_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import subprocess

    monkeypatch.setenv("FLIBUSTE_LOG", "info")
    log = (tmp_path / "log").open("w")
    real = subprocess.Popen

    def logged(*command: object, **how: object) -> object:
        return real(*command, stderr=log, **how)  # type: ignore[call-overload]

    monkeypatch.setattr("tests.server.parts.subprocess.Popen", logged)
    node = Node(str(tmp_path / "x.sqlite")).start()

    async def run() -> list[str]:
        anne = await Guest("Anne Bonny").enroll(node)
        opened = await anne.open_table(node)
        bart = await Guest("Bart").enroll(node)
        token = opened["invitations"][0]["token"]
        await bart.sit(node, opened["table"]["id"], invitation=token)
        async with bart.at(node, opened["table"]["id"], f"lang=fr&x={token}") as two:
            await two.say("decide", move="draw")
        return [anne.cookie.partition("=")[2], token, "of Anne Bonny", "Anne Bonny"]

    secrets = asyncio.run(run())
    node.stop()
    log.close()
    text = (tmp_path / "log").read_text("utf-8")
    assert '"what": "request"' in text
    for secret in secrets:
        assert secret not in text
