"""Everything put together: one ASGI application with its sockets, its API, its files and its guards."""

from __future__ import annotations

import gc
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from flibuste import __version__
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import LANGUAGES, tongue
from flibuste.server.api import Denied, Forbidden, api
from flibuste.server.hall import Hall
from flibuste.server.identity import read_cookie
from flibuste.server.lens import excuse
from flibuste.server.limits import Addresses
from flibuste.server.line import EXTENSION, Line
from flibuste.server.messages.common import Code, encode
from flibuste.server.messages.http import Failure
from flibuste.server.room import Stale, Unavailable
from flibuste.server.settings import Settings, client_folder, from_environment
from flibuste.server.socket import Receive, Scope, Send, serve_lobby, serve_table
from flibuste.server.store.database import StoreError
from flibuste.server.thinkers import NoThought
from flibuste.server.web import Client

log = logging.getLogger("flibuste.http")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")


def make() -> Application:
    """For uvicorn, in each of its processes."""
    return Application(from_environment())


class Application:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hall = Hall(settings)
        limits = settings.limits
        self.addresses = Addresses(limits.requests_a_second, limits.request_burst)
        self.client = Client(client_folder(settings))
        self.litestar = make_litestar(self.hall)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        elif scope["type"] == "http":
            await self.http(scope, receive, send)
        else:
            await self.litestar(scope, receive, send)  # type: ignore[arg-type]

    # HTTP

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        self.hall.metrics.requests += 1
        path: str = scope["path"]
        status = 500

        async def guarded(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *HEADERS]
                if path.startswith("/api/"):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        if path in ("/health", "/ready", "/metrics"):
            await self.tell_health(path, guarded)
        elif not self.addresses.may_ask(address(scope)):
            await fail(guarded, 429, "tooFast", language(scope), "server-too-fast")
        elif not self.from_here(scope):
            await fail(guarded, 403, "denied", language(scope), "server-other-origin")
        elif path.startswith("/api/"):
            await self.litestar(scope, receive, guarded)  # type: ignore[arg-type]
        else:
            await self.give_file(scope, guarded)
        facts = {"method": scope["method"], "path": path, "status": status}
        log.info("request", extra={**facts, "ms": round(1000 * (time.perf_counter() - began), 1)})

    async def tell_health(self, path: str, send: Send) -> None:
        hall = self.hall
        if path == "/metrics":
            gauges = {
                "connections": hall.metrics.connections,
                "tables_awake": len(hall.rooms),
                "thinkers_waiting": hall.thinkers.waiting,
                "thinkers_replaced": hall.thinkers.replaced,
                "writes": hall.writer.writes,
                "commits": hall.writer.commits,
            }
            await respond(send, 200, hall.metrics.text(gauges).encode(), "text/plain; version=0.0.4")
        elif path == "/health" or await hall.is_ready():
            await respond(send, 200, b"ok\n", "text/plain")
        else:
            await respond(send, 503, b"not ready\n", "text/plain")

    async def give_file(self, scope: Scope, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            await fail(send, 405, "malformed", language(scope), "server-malformed")
            return
        data, kind, lasting = self.client.find(scope["path"])
        cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
        headers = [(b"cache-control", cache.encode()), (b"vary", b"accept-encoding")]
        packed = self.client.packed.get(data)
        if packed is not None and "gzip" in header(scope, b"accept-encoding"):
            data = packed
            headers.append((b"content-encoding", b"gzip"))
        body = data if scope["method"] == "GET" else b""
        await respond(send, 200, body, kind, headers, len(data))

    def from_here(self, scope: Scope) -> bool:
        """Does this come from a page of ours, or from no page at all? Browsers always say when it is another's."""
        if scope["type"] == "http" and scope["method"] in SAFE:
            return True
        origin, site = header(scope, b"origin"), header(scope, b"sec-fetch-site")
        if origin:
            host = urlsplit(origin).netloc
            return origin in self.settings.origins or (host != "" and host == header(scope, b"host"))
        return site in ("", "same-origin", "none")

    # Sockets

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # the wish to connect
        limits, hall = self.settings.limits, self.hall
        guest = hall.seal.guest_of(read_cookie(header(scope, b"cookie")))
        keys = [f"address {address(scope)}", *([f"guest {guest}"] if guest else [])]
        most = [limits.connections_an_address, limits.connections_a_guest]
        many = any(self.addresses.connections[key] >= bound for key, bound in zip(keys, most, strict=False))
        crowded = hall.metrics.connections >= limits.connections or hall.closing
        if many or crowded or not self.from_here(scope):
            await send({"type": "websocket.close", "code": 1013 if crowded else 4429 if many else 4403})
            return
        hall.metrics.connections += 1
        self.addresses.connect(*keys)
        path: str = scope["path"]
        line: Line = scope["extensions"][EXTENSION]
        try:
            if path == "/ws/lobby":
                await serve_lobby(hall, line, receive, send)
            elif path.startswith("/ws/tables/"):
                id = path.removeprefix("/ws/tables/")
                await serve_table(hall, id, guest, scope["query_string"], line, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4404})
        except Exception:
            hall.metrics.failures += 1
            log.exception("a socket failed")
        finally:
            self.addresses.disconnect(*keys)
            hall.metrics.connections -= 1


def address(scope: Scope) -> str:
    return scope["client"][0] if scope.get("client") else ""


def header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""


def language(scope: Scope) -> str:
    """Of sentences about what went wrong: `lang=` in the address, else what the browser prefers."""
    query = scope["query_string"].decode("latin-1")
    wanted = query.split("lang=")[-1][:2] if "lang=" in query else header(scope, b"accept-language")[:2].lower()
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


async def respond(
    send: Send, status: int, body: bytes, kind: str, more: list[tuple[bytes, bytes]] | None = None, size: int = -1
) -> None:
    length = str(len(body) if size < 0 else size).encode()
    headers = [(b"content-type", kind.encode()), (b"content-length", length), *(more or [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def fail(send: Send, status: int, code: Code, spoken: str, key: str) -> None:
    await respond(send, status, encode(Failure(code, tongue(spoken).say(key))), "application/json")


# Litestar


def make_litestar(hall: Hall) -> Litestar:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        rest_collector()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        [api],
        lifespan=[lifespan],
        state=State({"hall": hall}),
        exception_handlers={
            Exception: explain,
            HTTPException: explain,
        },
        request_max_body_size=hall.settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            "Flibuste", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        logging_config=None,
    )


def explain(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every failure as a typed answer, in the person's language, with nothing in it that is none of their business."""
    spoken = language(request.scope)  # type: ignore[arg-type]
    words = tongue(spoken)
    if isinstance(error, Denied):
        return answer(error.status, Failure("denied", words.say(error.key)))
    if isinstance(error, Mistake):
        status = 404 if error.key == "table-unknown" else 422
        return answer(status, Failure("mistake", words.say(error.key, **error.facts)))
    if isinstance(error, Forbidden):
        return answer(422, Failure("forbidden", *excuse(error.refusal, error.game, spoken)))
    if isinstance(error, Stale):
        return answer(409, Failure("stale", words.say("server-stale")))
    if isinstance(error, Unavailable | StoreError | NoThought):
        return answer(503, Failure("unavailable", words.say("server-unavailable")))
    if isinstance(error, ValidationException | SerializationException):
        return answer(400, Failure("malformed", words.say("server-malformed")))
    if isinstance(error, HTTPException):
        key = "server-not-found" if error.status_code in (404, 405) else "server-malformed"
        return answer(error.status_code, Failure("malformed", words.say(key)))
    log.error("a request failed", exc_info=error, extra={"path": request.url.path})
    return answer(500, Failure("internal", words.say("server-internal")))


def answer(status: int, failure: Failure) -> Response[Any]:
    return Response(encode(failure), status_code=status, media_type="application/json")


def rest_collector() -> None:
    """Look for cycles seldom, and not among what was there before the first guest.

    Steps, views and messages form none, but by the default thresholds their sheer number has everything searched again
    and again, and people wait meanwhile (bench/server.py: the longest delays halved, a tenth more moves a second).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000)
