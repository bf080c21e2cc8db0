"""The HTTP API. Everything that happens during a game goes over the socket of its table instead."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from flibuste.games.catalogue import GAMES, find_game
from flibuste.kernel.game import Game
from flibuste.kernel.refusal import Mistake, Refusal
from flibuste.lab.review import at_decision
from flibuste.players.levels import check_level, levels_of, milliseconds_of, usual_level
from flibuste.rulebook import clauses, rulebook_text
from flibuste.server.brain import Answer
from flibuste.server.hall import Hall
from flibuste.server.identity import COOKIE, cookie_header
from flibuste.server.lobby import LISTED
from flibuste.server.messages.common import TableInfo
from flibuste.server.messages.http import (
    AskRematch,
    BlunderInfo,
    Clear,
    EditionInfo,
    Enter,
    GameInfo,
    Guest,
    Hire,
    Imported,
    ImportRecord,
    Invitation,
    LevelInfo,
    Mine,
    NewGuest,
    NewTable,
    Opened,
    OptionInfo,
    RatingInfo,
    ReviewInfo,
    RulesInfo,
    SeatWish,
    Sit,
    Story,
)
from flibuste.server.room import Room, now
from flibuste.server.story import tell_story
from flibuste.table import record
from flibuste.table.acts import Act, Hired, Left, Sat
from flibuste.table.clock import Clock
from flibuste.table.match import Match
from flibuste.table.table import BOT_NAMES, Charter, check_name, free_name

TableId = Annotated[str, PathParameter(max_length=40)]
GameName = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[str, QueryParameter(pattern="^(fr|en)$")]
Beholder = Annotated[int | None, QueryParameter(ge=0, le=15)]


class Denied(Exception):
    """It is not for this guest to do; `key` names the sentence that says so."""

    def __init__(self, key: str = "server-no-guest", status: int = 401) -> None:
        self.key = key
        self.status = status


class Forbidden(Exception):
    """The rules of a game do not allow such a table."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal


def hall_of(request: Request[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def guest_of(request: Request[Any, Any, Any]) -> str:
    guest = hall_of(request).seal.guest_of(request.cookies.get(COOKIE))
    if guest is None:
        raise Denied
    return guest


async def room_of(request: Request[Any, Any, Any], id: str) -> Room:
    """A table the guest may know of."""
    hall = hall_of(request)
    room = await hall.room(id)
    if not await hall.may_enter(room, hall.seal.guest_of(request.cookies.get(COOKIE))):
        raise Mistake("table-unknown")
    return room


# Guests


@post("/guest", status_code=200)
async def enroll(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Guest]:
    """Become a guest, or take another name."""
    check_name(data.name)
    hall = hall_of(request)
    id = await hall.enroll(hall.seal.guest_of(request.cookies.get(COOKIE)), data.name)
    header = cookie_header(hall.seal.cookie(id), hall.settings.secure)
    return Response(Guest(id, data.name), headers={"Set-Cookie": header})


@get("/guest")
async def who_am_i(request: Request[Any, Any, Any]) -> Guest:
    guest = guest_of(request)
    return Guest(guest, await hall_of(request).name_of(guest))


@delete("/guest")
async def forget_me(request: Request[Any, Any, Any]) -> Response[None]:
    """Forget who I am on this device."""
    gone = cookie_header("", hall_of(request).settings.secure).replace("Max-Age=", "Max-Age=0; Was=")
    return Response(None, headers={"Set-Cookie": gone})


# The catalogue


@get("/games")
async def games(lang: Lang = "fr") -> list[GameInfo]:
    return [describe_game(game, lang) for game in GAMES]


@get("/games/{game:str}/rules")
async def rules(game: GameName, lang: Lang = "fr") -> RulesInfo:
    found, _ = find_game(game)
    language: Any = lang
    try:
        return RulesInfo(found.name, language, rulebook_text(found.name, lang), clauses(found.name, lang))
    except LookupError:
        raise Mistake("terminal-no-rulebook") from None


def describe_game(game: Game, language: str) -> GameInfo:
    tongue = game.tongue(language)
    options = []
    for option in game.options:
        keys = [f"option-{option.name}-{value}" for value in option.values]
        words = [tongue.say(key) if tongue.has(key) else value for key, value in zip(keys, option.values, strict=True)]
        options.append(OptionInfo(option.name, tongue.say(f"option-{option.name}"), list(option.values), words))
    editions = [
        EditionInfo(edition, tongue.say(f"edition-{edition}"), dict(game.setup(edition).options))
        for edition in game.editions
    ]
    return GameInfo(
        game.name,
        tongue.say("game-name", edition=game.editions[0]),
        tongue.say("game-line"),
        game.prefix,
        game.version,
        list(game.seat_counts),
        game.usual_seats,
        editions,
        options,
        [LevelInfo(level, milliseconds_of(level)) for level in levels_of(game.name)],
        usual_level(game.name),
    )


# Tables


@post("/tables")
async def open_table(request: Request[Any, Any, Any], data: JSONBody[NewTable]) -> Opened:
    hall, guest = hall_of(request), guest_of(request)
    mine = await hall.database.rows("SELECT count(*) FROM board WHERE host = ? AND phase <> 'over'", guest)
    if mine[0][0] >= hall.settings.limits.tables_a_guest:
        raise Mistake("server-too-many-tables", {"most": hall.settings.limits.tables_a_guest})
    name = await hall.name_of(guest)
    if not name:
        raise Denied
    game, edition = find_game(data.game)
    try:
        setup = game.setup(data.edition or edition, len(data.seats) if data.seats is not None else None, data.options)
    except Refusal as refusal:
        raise Forbidden(game, refusal) from None
    clock = Clock(data.clock.kind, data.clock.seconds, data.clock.increment)
    charter = Charter(game, setup, clock, (), data.rated, data.hints and not data.rated, data.shared)
    wishes = data.seats if data.seats is not None else [SeatWish("me")] + [SeatWish()] * (setup.seats - 1)
    acts = seat_everybody(game, wishes, guest, name, data.contribution)
    room = await hall.open_table(charter, guest, public=data.public, acts=acts)
    return Opened(room.info(), invitations(hall, room))


def seat_everybody(game: Game, wishes: list[SeatWish], guest: str, name: str, contribution: str) -> list[Act]:
    """The first ones to sit down."""
    acts: list[Act] = []
    people = [wish.name or name for wish in wishes if wish.kind == "me"]
    bots = iter([bot for bot in BOT_NAMES if bot not in people])
    for seat, wish in enumerate(wishes):
        if wish.kind == "me":
            acts.append(Sat(now(), seat, guest, wish.name or name, wish.contribution or contribution))
        elif wish.kind == "bot":
            level = wish.level or usual_level(game.name)
            check_level(level, game.name)
            acts.append(Hired(now(), seat, level, wish.name or next(bots)))
    return acts


def invitations(hall: Hall, room: Room) -> list[Invitation]:
    """To any seat, and to each that is free."""
    free = [number for number, seat in enumerate(room.table.seats) if seat.is_empty]
    return [Invitation(hall.seal.invitation(room.id, seat), seat) for seat in (None, *free)]


@get("/tables")
async def lobby(request: Request[Any, Any, Any]) -> list[TableInfo]:
    """Public tables that are not over, the newest first."""
    return await hall_of(request).infos(LISTED)


@get("/tables/mine")
async def mine(request: Request[Any, Any, Any]) -> Mine:
    hall, guest = hall_of(request), guest_of(request)
    tables = await hall.tables_of(guest)
    return Mine(tables, await hall.waiting_for(guest, tables))


@get("/tables/{id:str}")
async def look(request: Request[Any, Any, Any], id: TableId) -> TableInfo:
    return (await room_of(request, id)).info()


@get("/tables/{id:str}/invitations")
async def invite(request: Request[Any, Any, Any], id: TableId) -> list[Invitation]:
    """For whoever has opened the table."""
    room = await room_of(request, id)
    if room.deed.host != guest_of(request):
        raise Denied("server-host-only", 403)
    return invitations(hall_of(request), room)


@post("/tables/{id:str}/enter", status_code=200)
async def enter(request: Request[Any, Any, Any], id: TableId, data: JSONBody[Enter]) -> TableInfo:
    hall, guest = hall_of(request), guest_of(request)
    room = await hall.room(id)
    if not hall.seal.invites_to(id, data.invitation)[0]:
        raise Denied("server-bad-invitation", 403)
    await hall.admit(room, guest)
    return room.info()


@post("/tables/{id:str}/sit", status_code=200)
async def sit(request: Request[Any, Any, Any], id: TableId, data: JSONBody[Sit]) -> TableInfo:
    """Take a seat: any at a public table, one that is kept for me, or one I am invited to."""
    hall, guest = hall_of(request), guest_of(request)
    room = await hall.room(id)
    table = room.table
    invited, place = hall.seal.invites_to(id, data.invitation)
    kept = next((seat for seat, holder in enumerate(table.charter.reserved) if holder == guest), None)
    free = [number for number, seat in enumerate(table.seats) if seat.is_empty and not table.charter.kept_for(number)]
    seat = next((wish for wish in (data.seat, place, kept, *free[:1]) if wish is not None), None)
    if not (room.deed.public or guest == room.deed.host or kept is not None or invited):
        raise Mistake("table-unknown")
    if seat is None:
        raise Mistake("table-full")
    if invited and place not in (None, seat) and not (room.deed.public or guest == room.deed.host):
        raise Denied("server-bad-invitation", 403)
    if guest == table.seats[min(seat, len(table.seats) - 1)].holder:
        return room.info()  # asked twice
    name = data.name or await hall.name_of(guest)
    await take_seat(room, Sat(now(), seat, guest, name, data.contribution), data.numbered)
    return room.info()


async def take_seat(room: Room, act: Sat, numbered: bool) -> None:
    """Under the name somebody has; one that nobody chose gets a number where it is taken."""
    for name in (act.name, *(f"{act.name} {number}" for number in range(2, 2 + len(room.table.seats)))):
        try:
            await room.perform(replace(act, name=name))
            return
        except Mistake as mistake:
            if not numbered or mistake.key != "table-same-name":
                raise


@post("/tables/{id:str}/bot", status_code=200)
async def hire(request: Request[Any, Any, Any], id: TableId, data: JSONBody[Hire]) -> TableInfo:
    """A bot for an empty seat, by whoever has opened the table."""
    room = await hosted(request, id)
    game = room.table.charter.game
    level = data.level or usual_level(game.name)
    check_level(level, game.name)
    await room.perform(Hired(now(), data.seat, level, free_name(room.table)))
    return room.info()


@post("/tables/{id:str}/clear", status_code=200)
async def clear(request: Request[Any, Any, Any], id: TableId, data: JSONBody[Clear]) -> TableInfo:
    """Leave a seat before the deal; whoever has opened the table may clear any."""
    room = await room_of(request, id)
    if data.seat not in room.table.seats_of(guest_of(request)):
        await hosted(request, id)
    await room.perform(Left(now(), data.seat))
    return room.info()


async def hosted(request: Request[Any, Any, Any], id: str) -> Room:
    room = await room_of(request, id)
    if room.deed.host != guest_of(request):
        raise Denied("server-host-only", 403)
    return room


@post("/tables/{id:str}/rematch", status_code=200)
async def again(request: Request[Any, Any, Any], id: TableId, data: JSONBody[AskRematch]) -> TableInfo:
    """A new table for the same players; whoever asks sits down at once, and bots as before."""
    hall, guest = hall_of(request), guest_of(request)
    old = await room_of(request, id)
    held = old.table.seats_of(guest)
    if not held:
        raise Denied("server-not-your-seat", 403)
    room = await hall.ask_rematch(old, guest)
    for seat in held:
        if room.table.seats[seat].is_empty:
            before = old.table.seats[seat]
            await room.perform(Sat(now(), seat, guest, before.name, data.contribution))
    for number, before in enumerate(old.table.seats):
        if not before.holder and room.table.seats[number].is_empty:
            await room.perform(Hired(now(), number, before.level, before.name))
    return room.info()


# Games that are over


def finished(room: Room) -> Match:
    if room.table.match is None or room.table.phase != "over":
        raise Mistake("table-not-over")
    return room.table.match


@get("/tables/{id:str}/record", media_type="text/plain")
async def export(request: Request[Any, Any, Any], id: TableId) -> str:
    """The record of a game that is over: its seed is no secret any more."""
    return record.write(finished(await room_of(request, id)))


@get("/tables/{id:str}/story")
async def story(request: Request[Any, Any, Any], id: TableId, seat: Beholder = None, lang: Lang = "fr") -> Story:
    """A game that is over, step by step, as a seat or a watcher could follow it."""
    match = finished(await room_of(request, id))
    return await asyncio.to_thread(tell_story, match, seat, lang)


@get("/tables/{id:str}/review")
async def look_back(
    request: Request[Any, Any, Any], id: TableId, seat: Beholder = None, lang: Lang = "fr"
) -> ReviewInfo:
    """What a seat's decisions were worth by what it could know, and what it owes to the rest. It takes a while."""
    guest_of(request)
    match = finished(await room_of(request, id))
    if match.turn is not None:
        raise Mistake("review-not-over")  # resigned: nobody knows how it would have ended
    found = await hall_of(request).thinkers.look_back(record.write(match), seat or 0)
    return await asyncio.to_thread(review_in_words, match, seat or 0, found, lang)


def review_in_words(match: Match, seat: int, found: Answer, language: str) -> ReviewInfo:
    teller = match.game.teller(match.setup, match.names, seat, language)
    worst = []
    for each in found.worst:
        sight = at_decision(match, each.at).sight(seat)
        words = [teller.decision(sight, match.game.read(move)) for move in (each.move, each.better)]
        worst.append(BlunderInfo(each.at, each.move, each.better, each.cost, *words))
    return ReviewInfo(
        seat,
        found.result,
        found.fair,
        found.rest,
        found.draws,
        found.lost,
        found.lost_error,
        found.judged,
        found.choices,
        worst,
    )


@post("/records")
async def import_record(request: Request[Any, Any, Any], data: JSONBody[ImportRecord]) -> Imported:
    """Keep a record, to look at it and show it around."""
    hall, guest = hall_of(request), guest_of(request)
    match = await asyncio.to_thread(record.read, data.text)
    if match.turn is not None:
        raise Mistake("review-not-over")
    return Imported(await hall.keep_record(guest, data.text))


@get("/records/{id:str}")
async def show_record(request: Request[Any, Any, Any], id: TableId, seat: Beholder = None, lang: Lang = "fr") -> Story:
    text = await hall_of(request).record_text(id)
    return await asyncio.to_thread(lambda: tell_story(record.read(text), seat, lang))


@get("/ratings/{game:str}")
async def ratings(request: Request[Any, Any, Any], game: GameName) -> list[RatingInfo]:
    """The best hundred players of a game."""
    found, _ = find_game(game)
    return await hall_of(request).ratings.best(found.name)


HANDLERS = [
    enroll, who_am_i, forget_me, games, rules, open_table, lobby, mine, look, invite, enter, sit, hire, clear, again,
    export, story, look_back, import_record, show_record, ratings,
]  # fmt: skip
api = Router("/api", route_handlers=HANDLERS)
