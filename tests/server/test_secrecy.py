"""Two games that differ only in what a beholder cannot see give that beholder the very same bytes.

All a client gets goes through the real socket code here: welcome, news, refusals, answers. One table is as dealt, the
other holds a world that the beholder imagines, dealt anew wherever it cannot look.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from flibuste.games.catalogue import GAMES, find_game
from flibuste.games.korsair.events import CAPTURED
from flibuste.kernel.event import Log
from flibuste.kernel.game import Game
from flibuste.kernel.rng import FastRng
from flibuste.kernel.state import OVER, WATCHER, State
from flibuste.server.lens import Lens
from flibuste.server.messages.socket import News, decode_client
from flibuste.server.room import Deed, Room
from flibuste.table.acts import Decided
from flibuste.table.table import Table
from tests.laws.tables import main_tables, pick
from tests.server.hollow import hollow_client, hollow_hall, seated

STOPS = 4  # moments of a game at which traffic is compared


def with_world(table: Table, world: State) -> Table:
    """The same log and the same past, and another world behind it."""
    assert table.match is not None
    twin = seated(table.charter.game, table.charter.setup, int.from_bytes(table.seed, "big"))
    assert twin.match is not None
    twin.steps = list(table.steps)
    twin.turn, twin.phase = table.turn, table.phase
    twin.match.entries = list(table.match.entries)
    twin.match._state = world
    twin.match._log = Log()
    world.attach(twin.match._log)
    return twin


async def traffic(
    table: Table, beholder: int, language: str | None, talk: list[bytes], acts: list[Decided]
) -> list[bytes]:
    """All bytes a beholder gets: on coming in, in answer to what it says, and when others act."""
    hall = hollow_hall()
    room = Room(hall, Deed("a table", "host", True, 0), table, "")
    room.presence.away_for = lambda guest: 0.0  # type: ignore[method-assign]  # how long this takes is no secret
    guest = f"holder {beholder}" if beholder >= 0 else ""
    client, line = hollow_client(room, guest, beholder, language)
    await client.welcome(0)
    for message in talk:
        await client.obey(decode_client(message))
    for act in acts:
        await room.perform(act)
    return line.said


def chatter(game: Game, table: Table, beholder: int) -> list[bytes]:
    """Attempts at everything: forbidden and stale moves, taking back, asking why; none of which may be carried out."""
    sight = table.sight(beholder)
    assert sight is not None
    legal = {int(action) for action in sight.actions()}
    moves = [game.say(action) for action in range(0, game.decisions, 7) if action not in legal][:40]
    talk: list[dict[str, Any]] = [
        {"type": "why", "id": f"w{number}", "move": move} for number, move in enumerate(moves)
    ]
    talk += [
        {"type": "decide", "id": f"d{number}", "at": table.length, "move": move} for number, move in enumerate(moves)
    ]
    talk += [{"type": "decide", "id": "late", "at": 1, "move": moves[0]}, {"type": "hint", "id": "h"}]
    return [json.dumps(message).encode() for message in talk if beholder != table.turn or message["type"] != "hint"]


def same_hearing(game: Game, table: Table, twin: Table, beholder: int, action: int) -> bool:
    """Does this decision show the beholder the same in both worlds? What it is shown there and then may differ."""
    assert table.match is not None
    assert twin.match is not None
    heard = []
    for match in (table.match, twin.match):
        state = match._state.clone()
        if state.forbids(action) != 0:
            return False
        state.reseed(FastRng(action))
        log = Log()
        state.attach(log)
        state.play(action)
        if state.seat == OVER:
            return False  # all is laid open
        heard.append([(event.what, event.facts) for event in log.take() if event.audible(beholder)])
    return heard[0] == heard[1]


def compare(table: Table, beholder: int, language: str | None, rng: FastRng) -> int:
    """The traffic in two worlds that differ only in what a beholder cannot see; how many decisions were in it."""
    assert table.match is not None
    assert table.turn is not None
    game = table.charter.game
    world = table.match.sight(beholder).imagine(rng)
    action = pick(table.match._state, rng)
    acts = []
    if same_hearing(game, table, with_world(table, world), beholder, action):
        acts = [Decided(0, table.turn, game.say(action), "id of somebody")]
    talk = chatter(game, table, beholder)
    traffics = []
    for state in (table.match._state.clone(), world.clone()):
        state.reseed(FastRng(action))  # dice to come are no secret: they are not there yet
        traffics.append(asyncio.run(traffic(with_world(table, state), beholder, language, talk, acts)))
    assert traffics[0] == traffics[1]
    assert len(traffics[0]) >= 2
    return len(acts)


@pytest.mark.parametrize("language", [None, "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_beholder_gets_the_same_bytes_whatever_is_hidden(game: Game, language: str | None) -> None:
    compared = 0
    for number, setup in enumerate(main_tables(game)):
        rng = FastRng(number)
        table = seated(game, setup, number)
        assert table.match is not None
        for _ in range(STOPS):
            for _ in range(int(rng.below(30))):
                if table.turn is not None:
                    table.apply(Decided(0, table.turn, game.say(pick(table.match._state, rng))))
            if table.turn is None:
                break
            for beholder in (*range(setup.seats), WATCHER):
                compared += compare(table, beholder, language, rng)
    assert compared > 5


def test_the_comparison_would_notice_a_leak() -> None:
    """A seat that looks through another's eyes gets other bytes in another world."""
    game = GAMES[0]
    setup = game.setup(None, 3)
    table = seated(game, setup, 1)
    assert table.match is not None
    world = table.match.sight(0).imagine(FastRng(1))
    one = asyncio.run(traffic(with_world(table, table.match._state.clone()), 1, None, [], []))
    two = asyncio.run(traffic(with_world(table, world), 1, None, [], []))
    assert one != two


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_is_told_the_move_or_the_id_of_somebody_else(game: Game) -> None:
    setup = game.setup(None, game.usual_seats)
    table = seated(game, setup, 3)
    assert table.match is not None
    turn = table.turn
    assert turn is not None
    act = Decided(0, turn, game.say(pick(table.match._state, FastRng(3))), "my-very-own-id")
    other = (turn + 1) % setup.seats
    heard = b"".join(asyncio.run(traffic(table, other, None, [], [act])))
    assert b"my-very-own-id" not in heard
    assert b'"move"' not in heard


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_seed_stays_secret_until_the_end(game: Game) -> None:
    table = seated(game, game.setup(None, game.usual_seats), 4)
    assert table.match is not None
    rng = FastRng(4)
    while table.turn is not None:
        data = b"".join(asyncio.run(traffic(table, WATCHER, None, [], [])))
        assert table.seed.hex().encode() not in data
        for _ in range(25):
            if table.turn is not None:
                table.apply(Decided(0, table.turn, game.say(pick(table.match._state, rng))))
    assert table.seed.hex().encode() in b"".join(asyncio.run(traffic(table, WATCHER, None, [], [])))


def captures(language: str | None, beholder: int) -> list[list[tuple[list[int], str]]]:
    """What a beholder is told of captures at a table that plays from memory: as they happened, and in the log later."""
    korsair, _ = find_game("korsair")
    table = seated(korsair, korsair.setup(None, 3, {"capturedValues": "memory"}), 5)
    assert table.match is not None
    rng, lens = FastRng(5), Lens(beholder, language)
    live: list[News] = []
    quiet = 0
    while quiet < 3 and table.turn is not None:  # a round without a capture, so that nothing of it is new
        step = table.apply(Decided(0, table.turn, korsair.say(pick(table.match._state, rng))))
        live.append(lens.news(table, step, None))
        fresh = any(event.what == CAPTURED for event in live[-1].events)
        quiet = 0 if fresh or not any(e.what == CAPTURED for news in live for e in news.events) else quiet + 1
    assert table.turn is not None
    logs = (live, lens.missed(table, 0))
    return [[(e.facts, e.words) for news in log for e in news.events if e.what == CAPTURED] for log in logs]


@pytest.mark.parametrize("language", [None, "fr"])
def test_a_23_the_log_told_again_leaves_captured_values_to_memory(language: str | None) -> None:
    live, again = captures(language, WATCHER)
    assert live
    assert all(facts[2] > 0 and "?" not in words for facts, words in live)
    assert [facts[2] for facts, _ in again] == [0] * len(live)
    assert all(("?" in words) == (language is not None) for _, words in again)


def test_a_23_what_happened_since_the_last_own_decision_is_told_in_full() -> None:
    """Whoever was away for a moment hears of it as if there."""
    korsair, _ = find_game("korsair")
    for number in range(200):
        table = seated(korsair, korsair.setup(None, 2, {"capturedValues": "memory"}), number)
        assert table.match is not None
        rng = FastRng(number)
        while table.turn is not None:
            turn = table.turn
            step = table.apply(Decided(0, turn, korsair.say(pick(table.match._state, rng))))
            if table.turn is not None and any(event.what == CAPTURED for event in step.events):
                told = Lens(1 - turn, None).missed(table, 0)[-1].events
                assert [e.facts for e in told if e.what == CAPTURED] == [
                    e.facts for e in step.events if e.what == CAPTURED
                ]
                return
    raise AssertionError("nothing was ever captured")
