"""Runs the application on uvicorn: in this process, or in several that share one port."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import socket
import sys
from typing import Any

import uvicorn
from uvicorn.supervisors import Multiprocess

from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue
from flibuste.server import logs
from flibuste.server.app import Application
from flibuste.server.line import Line
from flibuste.server.settings import Settings
from flibuste.server.store import open_database
from flibuste.server.store.database import StoreError

CLOSING_SECONDS = 10


def serve(settings: Settings, words: Tongue, *, as_json: bool = False) -> int:
    """Until told to stop. Returns the exit code."""
    logs.set_up(logging.INFO if os.environ.get("FLIBUSTE_LOG") == "info" else logging.WARNING)
    asyncio.run(_try_database(settings))
    sock = _listen(settings)
    host, port = sock.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{port}/"
    if as_json:
        print(json.dumps({"url": url, "host": host, "port": port}), flush=True)
    else:
        print(words.say("server-ready", url=url), flush=True)
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn obeys it, then raises it again: it has been obeyed
    if settings.workers == 1:
        uvicorn.Server(_config(Application(settings), settings)).run([sock])
        return 0
    settings.pass_on()
    config = _config("flibuste.server.app:make", settings, factory=True, workers=settings.workers)
    Multiprocess(config, [sock]).run()
    return 0


def _config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=Line,
        ws_max_size=limits.message_bytes * 16,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=CLOSING_SECONDS,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        **more,
    )


async def _try_database(settings: Settings) -> None:
    """Better to say now that it cannot be used than to fail later in a worker."""
    database = open_database(settings.database)
    try:
        await database.open()
    except StoreError as error:
        raise Mistake("server-database", {"reason": str(error)}) from None
    finally:
        await database.close()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    sock = socket.socket(family)
    if sys.platform != "win32":
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((settings.host, settings.port))
        sock.listen(2048)
    except OSError as error:
        facts: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
        raise Mistake("server-busy", {**facts, "reason": error.strerror or str(error)}) from None
    sock.set_inheritable(True)
    return sock
