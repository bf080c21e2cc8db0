"""People at a table over the network, on one node and on two."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from flibuste.games.catalogue import GAMES
from flibuste.kernel.rng import commitment
from flibuste.table import record
from tests.server.client import Guest, Socket, play_out
from tests.server.parts import Node


async def two_people(nodes: list[Node], **more: Any) -> tuple[Guest, Guest, str]:
    """Anne at the first node and Bart at the second, at one table whose game has begun for both of them."""
    anne, bart = await Guest("Anne").enroll(nodes[0]), await Guest("Bart").enroll(nodes[1])
    table = (await anne.open_table(nodes[0], public=True, **more))["table"]["id"]
    await bart.sit(nodes[1], table)
    while (await anne.ask(nodes[0], "GET", f"/api/tables/{table}"))["phase"] != "playing":
        await asyncio.sleep(0.01)  # the first node hears of it a moment later
    return anne, bart, table


async def two_people_and_a_galleon(nodes: list[Node]) -> tuple[Guest, Guest, str, str]:
    """At a table where Anne was dealt a galleon, and the move that launches it (one hand in eleven has none)."""
    while True:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as socket:
            launches = [move for move in socket.moves if move.startswith("G")]
        if launches:
            return anne, bart, table, launches[0]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_whole_game_between_two_nodes(nodes: list[Node], game: str) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes, game=game)
        async with (
            anne.at(nodes[0], table) as one,
            bart.at(nodes[1], table) as two,
            Guest("").at(nodes[1], table) as eye,
        ):
            assert one.welcome["table"]["commitment"] == two.welcome["table"]["commitment"]
            assert "reveal" not in one.state
            assert eye.welcome["beholder"] is None
            await play_out([one, two], random.Random(1))
            await eye.until(one.number)
            assert one.state["scores"] == two.state["scores"] == eye.state["scores"]
            reveal = one.state["reveal"]
            assert reveal["contributions"] == ["of Anne", "of Bart"]
            assert commitment(bytes.fromhex(reveal["seed"])) == one.welcome["table"]["commitment"]
        text = await anne.ask(nodes[1], "GET", f"/api/tables/{table}/record")
        match = record.read(text)
        assert match.scores() == one.state["scores"]

    asyncio.run(run())


def test_everybody_hears_every_step_once_and_in_order(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            await play_out([one, two], random.Random(2), 30)
            for socket in (one, two):
                assert [news["number"] for news in socket.heard] == list(range(1, 33))

    asyncio.run(run())


def test_an_id_sent_again_is_answered_and_not_played_twice(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as one, anne.at(nodes[1], table) as again:
            first = await one.say("decide", move="draw", id="once")
            await again.until(first["number"])
            for socket in (one, again):
                answer = await socket.say("decide", move="draw", id="once", at=2)
                assert (answer["type"], answer["number"]) == ("done", first["number"])
        async with bart.at(nodes[0], table) as other:  # the same id of somebody else is another one
            answer = await other.say("decide", move="draw", id="once")
            assert (answer["type"], answer["number"]) == ("news", 4)

    asyncio.run(run())


def test_a_stale_decision_is_refused_with_the_new_state(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, _, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as one:
            number = one.number
            await one.say("decide", move="draw")
            answer = await one.say("decide", move="draw", at=number)
            assert (answer["type"], answer["code"], answer["number"]) == ("refused", "stale", number + 1)
            assert answer["state"] == one.state

    asyncio.run(run())


def test_a_forbidden_decision_names_the_clause_and_changes_nothing(nodes: list[Node]) -> None:
    async def run() -> None:
        _, bart, table = await two_people(nodes)
        async with bart.at(nodes[1], table, "lang=en") as two:
            number = two.number
            answer = await two.say("decide", move="draw")
            assert (answer["code"], answer["clause"]) == ("forbidden", "KOR-7")
            assert "KOR-7" in answer["words"]
            answer = await two.say("decide", move="gibberish")
            assert answer["code"] == "mistake"
            answer = await two.say("why", move="draw")
            assert answer["clause"] == "KOR-7"
            assert two.number == number

    asyncio.run(run())


def test_who_comes_back_gets_exactly_what_was_missed(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with bart.at(nodes[1], table, "lang=fr") as two:
            whole: list[dict[str, Any]] = []
            seen = 0
            choose = random.Random(3)
            for _ in range(6):
                async with anne.at(nodes[choose.randrange(2)], table, f"since={seen}&lang=fr") as one:
                    whole += one.heard
                    kept = len(one.heard)
                    await two.until(one.number)
                    await play_out([one, two], choose, 5)
                    whole += one.heard[kept:]
                    seen = one.number
                await two.say("decide", move="draw") if two.state["turn"] == 1 else None
            async with anne.at(nodes[0], table, "lang=fr") as fresh:
                assert [(news["number"], news.get("events")) for news in whole] == [
                    (news["number"], news.get("events")) for news in fresh.heard[: len(whole)]
                ]
                assert [news["number"] for news in fresh.heard] == list(range(1, fresh.number + 1))

    asyncio.run(run())


def test_taking_back_and_resigning(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table, launch = await two_people_and_a_galleon(nodes)
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            await one.say("decide", move=launch)
            assert one.state["undo"]
            answer = await one.say("undo")
            assert answer["what"] == "tookBack"
            assert one.state["turn"] == 0
            assert launch in one.moves
            answer = await one.say("undo")
            assert answer["code"] == "mistake"
            await two.until(one.number)
            await two.say("resign")
            await one.until(two.number)
            assert (one.phase, one.state["ranks"]) == ("over", [1, 2])

    asyncio.run(run())


def test_bots_play_their_turns(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        wishes = [{"kind": "me"}, {"kind": "bot", "level": "dice"}, {"kind": "bot", "level": "matelot"}]
        table = (await anne.open_table(nodes[0], wishes=wishes))["table"]["id"]
        async with anne.at(nodes[1], table, "lang=fr") as one:
            while one.phase == "playing":
                if one.state.get("turn") == 0:
                    await one.say("decide", move=one.state["words"]["choices"][0]["move"])
                else:
                    await one.next("news")
            assert one.state["words"]["result"]

    asyncio.run(run())


def test_a_private_table_opens_to_invitations_only(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart = await Guest("Anne").enroll(nodes[0]), await Guest("Bart").enroll(nodes[1])
        opened = await anne.open_table(nodes[0], seats=3)
        table = opened["table"]["id"]
        by_seat = {each["seat"]: each["token"] for each in opened["invitations"]}
        path = f"/api/tables/{table}"
        assert (await bart.ask(nodes[1], "GET", path, whole=True)).status_code == 404
        for wrong in (None, "any.nonsense", by_seat[1].replace("1.", "2."), f"any.{by_seat[1][2:]}"):
            body = {"contribution": "x", "invitation": wrong}
            assert (await bart.ask(nodes[1], "POST", f"{path}/sit", body, whole=True)).status_code in (400, 404)
        body = {"contribution": "x", "invitation": by_seat[1], "seat": 2}
        assert (await bart.ask(nodes[1], "POST", f"{path}/sit", body, whole=True)).status_code == 403
        info = await bart.sit(nodes[1], table, invitation=by_seat[1])
        assert [seat.get("name") for seat in info["seats"]] == ["Anne", "Bart", None]
        eye = await Guest("Eve").enroll(nodes[1])
        await eye.ask(nodes[1], "POST", f"{path}/enter", {"invitation": by_seat[None]})
        async with eye.at(nodes[1], table) as socket:
            assert socket.welcome["yours"] == []
        assert (await bart.ask(nodes[1], "GET", f"{path}/invitations", whole=True)).status_code == 403

    asyncio.run(run())


def test_a_seat_belongs_to_its_holder(nodes: list[Node]) -> None:
    async def run() -> None:
        _, _, table = await two_people(nodes)
        eve = await Guest("Eve").enroll(nodes[0])
        async with eve.at(nodes[0], table, "seat=0") as socket:
            assert socket.welcome["beholder"] is None
            assert [hand["cards"] for hand in socket.state["view"]["hands"]] == [None, None]
            answer = await socket.say("decide", move="draw")
            assert answer["code"] == "denied"
        answer = await eve.ask(nodes[0], "POST", f"/api/tables/{table}/clear", {"seat": 0}, whole=True)
        assert answer.status_code == 403

    asyncio.run(run())


def test_whoever_sits_down_while_connected_sees_the_hand(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart = await Guest("Anne").enroll(nodes[0]), await Guest("Bart").enroll(nodes[1])
        table = (await anne.open_table(nodes[0], public=True))["table"]["id"]
        async with bart.at(nodes[1], table) as two:
            assert two.phase == "gathering"
            await bart.sit(nodes[1], table)
            await two.next("news")
            assert two.phase == "playing"
            assert two.state["view"]["seat"] == 1
            assert len(two.state["view"]["hands"][1]["cards"]) == 6

    asyncio.run(run())


def test_chat_reaches_everybody_but_those_who_do_not_want_it(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            await one.send(type="chat", id="a", text="Ahoy!")
            for socket in (one, two):
                line = (await socket.next("heard"))["line"]
                assert (line["name"], line["text"]) == ("Anne", "Ahoy!")
            await two.say("mute", guest=anne.id, on=True)
            await one.send(type="chat", id="b", text="Are you there?")
            await one.next("heard")
            answer = await two.say("chat", text="What?")
            assert answer["type"] == "done"
            assert (await one.next("heard"))["line"]["text"] == "What?"
        async with bart.at(nodes[0], table) as two:
            assert [line["text"] for line in two.welcome["chat"]] == ["What?"]
            assert two.welcome["muted"] == [anne.id]

    asyncio.run(run())


def test_a_rematch_keeps_everybody(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            await one.say("resign")
            first = await anne.ask(nodes[0], "POST", f"/api/tables/{table}/rematch", {"contribution": "again"})
            assert (await two.next("rematch"))["table"] == first["id"]
            kept = first["seats"][1]
            assert (kept["kind"], kept["kept"], kept["guest"], kept["awaits"]) == ("empty", True, bart.id, "Bart")
        second = await bart.ask(nodes[1], "POST", f"/api/tables/{table}/rematch", {"contribution": "again"})
        assert second["id"] == first["id"]
        assert second["phase"] == "playing"
        assert second["commitment"] != one.welcome["table"]["commitment"]

    asyncio.run(run())


def test_rated_tables_rate_and_give_no_hints(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes, rated=True)
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            assert (await one.say("hint"))["code"] == "mistake"
            await two.say("resign")
            await one.until(two.number)
        ratings: dict[str, Any] = {}
        async with asyncio.timeout(30):
            while not {anne.id, bart.id} <= set(ratings):  # counted when the game is over, a moment later
                ratings = {each["guest"]: each for each in await anne.ask(nodes[0], "GET", "/api/ratings/korsair")}
        assert ratings[anne.id]["rating"] > ratings[bart.id]["rating"]
        assert ratings[anne.id]["games"] == 1

    asyncio.run(run())


def test_hints_are_for_whoever_is_to_decide(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table, "lang=en") as one, bart.at(nodes[1], table) as two:
            answer = await one.say("hint")
            assert {each["move"] for each in answer["prospects"]} == set(one.moves)
            assert all(each["words"] for each in answer["prospects"])
            assert (await two.say("hint"))["code"] == "mistake"

    asyncio.run(run())


def test_a_clock_that_runs_out_puts_a_bot_in_the_seat(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes, clock={"kind": "move", "seconds": 2})
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            assert set(one.state["times"]) == {"left", "runs"}
            for socket in (one, two):
                while "relieved" not in [news["what"] for news in socket.heard]:
                    await socket.next("news")
                told = next(news for news in socket.heard if news["what"] == "relieved")
                assert (told["seat"], told["seats"][0]["relieved"]) == (0, True)
            answer = await one.say("return")
            while answer.get("code") == "stale":  # the bot has played meanwhile
                answer = await one.say("return", at=answer["number"])
            assert answer["what"] == "returned"

    asyncio.run(run())


def test_a_name_nobody_chose_gets_a_number_where_it_is_taken(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Flibustier").enroll(nodes[0])
        table = (await anne.open_table(nodes[0], seats=4, public=True))["table"]["id"]
        others = [await Guest("Flibustier").enroll(node) for node in (*nodes, nodes[0])]
        refused = await others[0].ask(nodes[0], "POST", f"/api/tables/{table}/sit", {"contribution": "x"}, whole=True)
        assert refused.status_code == 422
        for seat, other in enumerate(others, start=1):
            await other.sit(nodes[0], table, seat=seat, numbered=True)
        info = await anne.ask(nodes[0], "GET", f"/api/tables/{table}")
        assert [seat["name"] for seat in info["seats"]] == [f"Flibustier{end}" for end in ("", " 2", " 3", " 4")]

    asyncio.run(run())


def test_my_tables_tell_which_wait_for_me(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        for guest, node, waiting in ((anne, nodes[0], [table]), (bart, nodes[1], [])):
            assert (await guest.ask(node, "GET", "/api/tables/mine"))["waiting"] == waiting
        async with anne.at(nodes[0], table) as one:
            await one.say("decide", move="draw")
        assert (await bart.ask(nodes[0], "GET", "/api/tables/mine"))["waiting"] == [table]

    asyncio.run(run())


AMONG_BOTS = [{"kind": "me"}, {"kind": "bot", "level": "dice"}]


def test_whoever_plays_against_bots_and_is_late_misses_one_move(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        opened = await anne.open_table(nodes[0], wishes=AMONG_BOTS, clock={"kind": "move", "seconds": 2})
        async with anne.at(nodes[0], opened["table"]["id"]) as one:
            for _ in range(2):
                while one.heard[-1]["what"] != "returned":
                    await one.next("news")
                assert [(news["what"], news["seat"]) for news in one.heard[-3:]] == [
                    ("relieved", 0),
                    ("decided", 0),
                    ("returned", 0),
                ]
                while one.state["turn"] != 0:
                    await one.next("news")
                assert one.state["times"]["runs"] == 0
                await one.say("decide", move=one.moves[0])

    asyncio.run(run())


def test_bots_wait_for_the_only_person_who_has_gone(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        opened = await anne.open_table(nodes[0], wishes=AMONG_BOTS, clock={"kind": "move", "seconds": 2})
        table = opened["table"]["id"]
        while not (await anne.ask(nodes[0], "GET", f"/api/tables/{table}"))["seats"][0].get("relieved"):
            await asyncio.sleep(0.1)
        async with anne.at(nodes[1], table) as one:
            while [news["what"] for news in one.heard[-2:]] != ["relieved", "decided"]:
                await one.next("news")
            assert one.heard[-1]["seat"] == 0
            answer = await one.say("return")
            assert answer["what"] == "returned"
            assert answer["number"] == one.heard[-2]["number"] + 1, "nobody has played meanwhile"

    asyncio.run(run())


def test_somebody_who_has_gone_is_relieved_when_others_ask(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with bart.at(nodes[1], table) as two:
            async with anne.at(nodes[1], table):
                answer = await two.say("relieve", seat=0)
                assert answer["code"] == "mistake"
            answer = {"type": "refused"}
            async with asyncio.timeout(30):
                while answer["type"] == "refused":  # not yet for long enough
                    await two.send(type="relieve", id="r", at=two.number, seat=0)
                    answer = await two.next("news", "refused")
            assert answer["what"] == "relieved"

    asyncio.run(run())


def test_who_is_at_the_table_is_known_at_every_node(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with bart.at(nodes[1], table) as two:
            await two.until_online([False, True])
            async with anne.at(nodes[0], table) as one:
                await one.until_online([True, True])
                await two.until_online([True, True])
                answer = await two.say("relieve", seat=0)  # she is here, if at another node
                assert answer["code"] == "mistake"
            told = await two.next("presence")
            while told["online"] != [False, True]:
                told = await two.next("presence")
            assert 0 <= told["patience"][0] <= told["patience"][1] == 0.2
            answer = await two.say("relieve", seat=7)
            assert answer["code"] == "mistake"

    asyncio.run(run())


def test_the_end_says_who_gave_up_and_who_wins(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        async with anne.at(nodes[0], table, "lang=fr") as one, bart.at(nodes[1], table, "lang=en") as two:
            assert one.state["vital"]
            await one.say("resign")
            await two.until(one.number)
            assert one.state["words"]["result"] == "Partie abandonnée par Anne\N{NO-BREAK SPACE}: victoire pour Bart."
            assert two.state["words"]["result"] == "Anne gave up: victory for Bart."
        wishes = [{"kind": "me"}, *[{"kind": "bot", "level": "dice"}] * 2]
        alone = (await anne.open_table(nodes[0], wishes=wishes))["table"]["id"]
        async with anne.at(nodes[0], alone, "lang=en") as one:
            answer = await one.say("resign")
            while answer.get("code") == "stale":
                answer = await one.say("resign", at=answer["number"])
            assert (one.phase, one.state["words"]["result"]) == ("over", "Anne gave up.")

    asyncio.run(run())


def test_the_lobby_is_live(nodes: list[Node]) -> None:
    async def run() -> None:
        from websockets.asyncio.client import connect

        async with connect(f"{nodes[1].socket_url}/ws/lobby") as connection:
            lobby = Socket(connection)
            await lobby.next("all")
            anne = await Guest("Anne").enroll(nodes[0])
            private = (await anne.open_table(nodes[0]))["table"]["id"]
            table = (await anne.open_table(nodes[0], public=True))["table"]["id"]
            seen: list[dict[str, Any]] = []
            while not seen or seen[-1]["id"] != table:
                seen.append((await lobby.next("change"))["table"])
            assert private not in [each["id"] for each in seen]
            bart = await Guest("Bart").enroll(nodes[1])
            await bart.sit(nodes[1], table)
            while seen[-1]["phase"] != "playing":
                seen.append((await lobby.next("change"))["table"])
            async with anne.at(nodes[0], table) as one:
                await one.say("resign")
            while (await lobby.next("gone"))["id"] != table:
                pass  # of another test: bots have played it to its end
        assert table not in [each["id"] for each in await anne.ask(nodes[1], "GET", "/api/tables")]
        mine = await anne.ask(nodes[1], "GET", "/api/tables/mine")
        assert {private, table} <= {each["id"] for each in mine["tables"]}

    asyncio.run(run())


def test_a_game_can_be_told_exported_imported_and_reviewed(nodes: list[Node]) -> None:
    async def run() -> None:
        anne, bart, table = await two_people(nodes)
        path = f"/api/tables/{table}"
        assert (await anne.ask(nodes[0], "GET", f"{path}/record", whole=True)).status_code == 422  # not before the end
        assert (await anne.ask(nodes[0], "GET", f"{path}/story", whole=True)).status_code == 422
        async with anne.at(nodes[0], table) as one, bart.at(nodes[1], table) as two:
            made = await play_out([one, two], random.Random(4))
        story = await anne.ask(nodes[1], "GET", f"{path}/story?seat=1&lang=en")
        assert len(story["steps"]) == made + 1
        assert story["steps"][-1]["state"]["scores"] == one.state["scores"]
        text = await anne.ask(nodes[0], "GET", f"{path}/record")
        kept = await anne.ask(nodes[0], "POST", "/api/records", {"text": text})
        again = await bart.ask(nodes[1], "GET", f"/api/records/{kept['id']}?seat=1&lang=en")
        assert again["steps"] == story["steps"]
        broken = await anne.ask(nodes[0], "POST", "/api/records", {"text": text[:-20]}, whole=True)
        assert broken.status_code == 422
        review = await anne.ask(nodes[0], "GET", f"{path}/review?seat=0")
        assert abs(review["fair"] + review["rest"] - review["lost"] - review["result"]) < 1e-9
        assert 0 < review["judged"] <= review["choices"]
        assert review["draws"] is not None

    asyncio.run(run())


def test_pass_and_play_has_a_socket_for_each_seat(nodes: list[Node]) -> None:
    async def run() -> None:
        anne = await Guest("Anne").enroll(nodes[0])
        wishes = [{"kind": "me"}, {"kind": "me", "name": "Malo", "contribution": "y"}]
        table = (await anne.open_table(nodes[0], wishes=wishes, shared=True))["table"]["id"]
        async with anne.at(nodes[0], table, "seat=0") as one, anne.at(nodes[0], table, "seat=1") as two:
            assert (one.welcome["beholder"], two.welcome["beholder"]) == (0, 1)
            assert one.welcome["yours"] == [0, 1]
            await play_out([one, two], random.Random(5), 10)

    asyncio.run(run())
