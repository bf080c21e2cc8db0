"""The parts of the server, each on its own."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from flibuste.games.catalogue import find_game
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.rng import FastRng
from flibuste.server import typescript
from flibuste.server.codec import read_act, read_charter, write_act, write_charter
from flibuste.server.identity import Seal, cookie_header, new_id, read_cookie
from flibuste.server.limits import Addresses, Bucket
from flibuste.server.logs import JsonFormatter
from flibuste.server.metrics import Metrics
from flibuste.server.presence import Presence
from flibuste.server.store.database import Database, LostConnection, Row, StoreError, Write, Writer, append
from flibuste.server.store.postgres import numbered
from flibuste.server.store.schema import MIGRATIONS
from flibuste.server.store.sqlite import Sqlite
from flibuste.server.thinkers import Thinkers
from flibuste.server.web import Client
from flibuste.table.acts import Decided, Hired, Left, Relieved, Resigned, Returned, Sat, TookBack
from flibuste.table.clock import Clock
from flibuste.table.table import Charter

ROOT = Path(__file__).parent.parent.parent
KORSAIR, _ = find_game("korsair")
BORDEE, _ = find_game("bordee")


def test_the_typescript_types_are_up_to_date() -> None:
    """Else: .venv/bin/python -m flibuste.server.typescript web/src/wire.ts"""
    assert (ROOT / "web" / "src" / "wire.ts").read_text("utf-8") == typescript.generate()


@pytest.mark.parametrize(
    "act",
    [
        Sat(1, 0, "holder", "Élise", "x"),
        Hired(2, 1, "dice", "Margot"),
        Left(3, 0),
        Decided(4, 0, "P:red3>g0", "id"),
        TookBack(5, 0, "id"),
        Resigned(6, 0, "dice", "id"),
        Relieved(7, 0, "dice", "time"),
        Returned(8, 0, "id"),
    ],
)
def test_acts_travel_as_bytes(act: Any) -> None:
    assert read_act(write_act(act)) == act


def test_charters_travel_as_bytes_but_not_to_other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, names = ("a", "", "b"), ("Anne", "", "Bart")
    setup = KORSAIR.setup("corsaires", 3)
    charter = Charter(KORSAIR, setup, Clock("game", 60, 5), kept, True, False, awaited=names)
    body = write_charter(charter)
    assert read_charter(body) == charter
    monkeypatch.setattr(KORSAIR, "version", 99)
    with pytest.raises(Mistake, match="table-rules"):
        read_charter(body)


def test_a_table_goes_on_with_the_components_it_began_with() -> None:
    """Also one of the time before charters named them: that was the first sheet of the game."""
    name, first = next(iter(BORDEE.earlier_data.items()))
    for data in ("", first):
        charter = Charter(BORDEE, replace(BORDEE.setup(), data=data))
        assert read_charter(write_charter(charter)) == charter
    old = json.loads(write_charter(Charter(BORDEE, BORDEE.setup())))
    del old["data"]
    assert read_charter(json.dumps(old).encode()).setup.data == first
    old["data"] = "0" * len(name)
    with pytest.raises(Mistake, match="table-data"):
        read_charter(json.dumps(old).encode())


def test_cookies_and_invitations_cannot_be_made_up() -> None:
    seal, other = Seal(b"key"), Seal(b"another key")
    guest = new_id()
    assert seal.guest_of(seal.cookie(guest)) == guest
    for wrong in (None, "", guest, f"{guest}.", other.cookie(guest), seal.cookie(guest)[:-1], "é.é", seal.cookie("x")):
        assert seal.guest_of(wrong) is None
    assert seal.invites_to("t", seal.invitation("t", None)) == (True, None)
    assert seal.invites_to("t", seal.invitation("t", 3)) == (True, 3)
    for token in (None, "", "any.", "3.", seal.invitation("u", 3), other.invitation("t", 3), seal.cookie(guest)):
        assert seal.invites_to("t", token)[0] is False


def test_cookie_flags() -> None:
    header = cookie_header("value", secure=True)
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= {part.strip() for part in header.split(";")}
    assert "Secure" not in cookie_header("value", secure=False)
    assert read_cookie("a=1; flibuste=x.y; b=2") == "x.y"
    assert read_cookie("a=1") is None


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still unless it is told otherwise."""
    found = [1000.0]
    monkeypatch.setattr("time.monotonic", lambda: found[0])
    return found


def test_a_bucket_runs_dry_and_fills_again(clock: list[float]) -> None:
    bucket = Bucket(8.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] += 0.25
    assert [bucket.take() for _ in range(3)] == [True, True, False]


@pytest.mark.usefixtures("clock")
def test_addresses_are_counted() -> None:
    addresses = Addresses(1.0, 2)
    assert [addresses.may_ask("here") for _ in range(3)] == [True, True, False]
    assert addresses.may_ask("there")
    addresses.connect("a", "b")
    addresses.disconnect("a")
    assert dict(addresses.connections) == {"b": 1}


def test_metrics_are_what_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.observe(0.003)
    metrics.observe(100.0)
    text = metrics.text({"tables_awake": 2})
    assert 'flibuste_message_seconds_bucket{le="0.0025"} 0\n' in text
    assert 'flibuste_message_seconds_bucket{le="0.005"} 1\n' in text
    assert 'flibuste_message_seconds_bucket{le="+Inf"} 2\n' in text
    assert "# TYPE flibuste_tables_awake gauge\nflibuste_tables_awake 2\n" in text


def test_logs_are_json_and_name_what_happened() -> None:
    record = logging.LogRecord("flibuste.x", logging.INFO, "", 0, "request", None, None)
    record.status = 200
    line = JsonFormatter().format(record)
    assert '"what": "request"' in line
    assert '"status": 200' in line
    assert "\n" not in line


def test_postgres_numbers_its_values() -> None:
    assert numbered("a = ? AND b = ?") == "a = $1 AND b = $2"
    assert numbered("SELECT 1") == "SELECT 1"


# The writer


class Memory(Database):
    """Keeps acts in a dictionary; may lose its connection before or after it has written."""

    def __init__(self, lose: list[str] | None = None) -> None:
        self.acts: dict[tuple[str, int], bytes] = {}
        self.lose = lose or []
        self.sizes: list[int] = []

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        found = self.acts.get((values[0], values[1]))
        return [] if found is None else [(found,)]

    async def commit(self, writes: Any) -> list[bool]:
        how = self.lose.pop(0) if self.lose else ""
        if how == "before":
            raise LostConnection("gone")
        if how == "full":
            raise StoreError("disk full")
        if how == "mad":
            raise ValueError("what no database should ever say")
        self.sizes.append(len(writes))
        await asyncio.sleep(0.01)
        results = []
        for write in writes:
            board, seq, body = write.statements[0][1]
            results.append((board, seq) not in self.acts)
            self.acts.setdefault((board, seq), body)
        if how == "after":
            raise LostConnection("gone")
        return results


def writing(database: Memory, *writes: Write) -> list[Any]:
    async def run() -> list[Any]:
        writer = Writer(database)
        writer.start()
        results = await asyncio.gather(*(writer.write(write) for write in writes), return_exceptions=True)
        await writer.stop()
        return list(results)

    return asyncio.run(run())


def test_many_writes_share_a_commit() -> None:
    database = Memory()
    assert writing(database, *(append("t", seq, b"x") for seq in range(50))) == [True] * 50
    assert database.sizes == [50]


def test_of_two_different_steps_with_one_number_one_is_written() -> None:
    assert writing(Memory(), append("t", 1, b"mine"), append("t", 1, b"yours")) == [True, False]


@pytest.mark.parametrize("lose", [["before"], ["after"], ["before", "after", "before"]])
def test_a_lost_connection_neither_loses_nor_doubles(lose: list[str]) -> None:
    database = Memory(lose)
    assert writing(database, append("t", 1, b"a"), append("t", 2, b"b")) == [True, True]
    assert database.acts == {("t", 1): b"a", ("t", 2): b"b"}


@pytest.mark.parametrize("how", ["full", "mad"])
def test_a_full_disk_or_worse_is_told_and_the_next_write_is_tried_again(how: str) -> None:
    async def run() -> None:
        writer = Writer(Memory([how]))
        writer.start()
        with pytest.raises(StoreError):
            await writer.write(append("t", 1, b"a"))
        assert await writer.write(append("t", 1, b"a"))
        await writer.stop()

    asyncio.run(run())


def test_sqlite_refuses_a_database_from_the_future(tmp_path: Path) -> None:
    async def run() -> None:
        database = Sqlite(tmp_path / "x.sqlite")
        await database.open()
        await database.open()  # twice is once
        await database.commit([Write(((f"PRAGMA user_version = {len(MIGRATIONS) + 1}", ()),))])
        with pytest.raises(StoreError, match="version"):
            await database.open()
        await database.close()

    asyncio.run(run())


# Thinkers

SLOW = "import sys, time\nfor line in sys.stdin: time.sleep(60)"
CRASHING = "import sys\nsys.stdin.readline()\nsys.exit(3)"
MAD = "import sys\nfor line in sys.stdin: print('nonsense', flush=True)"
ILLEGAL = """import sys\nfor line in sys.stdin: print('{"action": 99999}', flush=True)"""


@pytest.mark.parametrize("program", [SLOW, CRASHING, MAD, ILLEGAL])
def test_a_seat_goes_on_whatever_happens_to_its_thinker(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flibuste.server.thinkers.PATIENCE", 0.2 if program is SLOW else 60.0)
    setup = KORSAIR.setup(None, 2)
    sight = KORSAIR.dealer(setup).deal(FastRng(1)).sight(0)

    async def run() -> None:
        thinkers = Thinkers(1, (sys.executable, "-c", program))
        thinkers.start()
        for _ in range(2):
            assert await thinkers.choose(KORSAIR, setup, sight, "dice") in list(sight.actions())
        assert thinkers.replaced == (0 if program is ILLEGAL else 4)
        await thinkers.stop()
        assert not thinkers.all

    asyncio.run(run())


PATIENT = """import pathlib, sys, time
for line in sys.stdin:
    while not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)
    print('{"action": ACTION}', flush=True)
"""


def test_the_loop_does_not_wait_for_a_thinker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It goes round as often as it likes while somebody thinks: here, until the loop itself gives the sign."""
    monkeypatch.setattr("flibuste.server.thinkers.PATIENCE", 60.0)
    setup = KORSAIR.setup(None, 4)
    sight = KORSAIR.dealer(setup).deal(FastRng(1)).sight(0)
    action = int(sight.actions()[-1])
    program = PATIENT.replace("ACTION", str(action))

    async def run() -> None:
        thinkers = Thinkers(1, (sys.executable, "-c", program, str(tmp_path / "sign")))
        thinkers.start()
        thought = asyncio.create_task(thinkers.choose(KORSAIR, setup, sight, "dice"))
        for _ in range(20):
            await asyncio.sleep(0.001)
        assert not thought.done()
        (tmp_path / "sign").touch()
        assert await thought == action
        assert thinkers.replaced == 0
        await thinkers.stop()

    asyncio.run(run())


# Presence


def test_somebody_at_another_node_is_there_until_that_node_falls_silent(clock: list[float]) -> None:
    presence = Presence(heartbeat=5.0)
    assert presence.connected(["anne", ""])
    assert not presence.connected(["anne", "anne"])  # a second window is no news
    presence.hear("other", ["bart", "anne"])
    assert presence.of(["anne", "bart", "carla", ""]) == [True, True, False, False]
    clock[0] += 10
    assert presence.connected([])
    assert presence.of(["anne", "bart"]) == [True, True]  # Anne is still at the other node
    assert (presence.away_for("anne"), presence.away_for("carla")) == (0.0, 10.0)
    presence.hear("other", ["bart"])
    clock[0] += 14
    presence.forget_silent()
    assert presence.of(["anne", "bart"]) == [False, True]
    assert presence.away_for("anne") == 14.0
    clock[0] += 2
    presence.forget_silent()
    assert presence.of(["anne", "bart"]) == [False, False]


# The browser client


def test_files_of_the_client_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>page", encoding="utf-8")
    (tmp_path / "assets" / "a-1.js").write_text("let a", encoding="utf-8")
    client = Client(tmp_path)
    assert client.find("/assets/a-1.js") == (b"let a", "text/javascript; charset=utf-8", True)
    for path in ("/", "/t/some-table", "/../secret", "/index.html", "//etc/passwd"):
        assert client.find(path) == (b"<p>page", "text/html; charset=utf-8", False)
    assert b"not built" in Client(None).find("/")[0]
