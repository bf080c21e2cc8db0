"""`flibuste serve`: tables for everybody, over the network."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec

from flibuste.commands.common import warn_if_slow
from flibuste.kernel.refusal import Mistake
from flibuste.kernel.tongue import Tongue


def run(asked: Namespace, words: Tongue) -> int:
    if any(find_spec(name) is None for name in ("asyncpg", "litestar", "msgspec", "openskill", "redis", "uvicorn")):
        raise Mistake("server-absent")
    from flibuste.server.run import serve
    from flibuste.server.settings import Settings, limits_from_environment

    if asked.workers > 1 and not asked.redis:
        raise Mistake("server-several")
    warn_if_slow(words)
    settings = Settings(
        asked.host,
        asked.port,
        asked.database,
        asked.redis,
        asked.workers,
        asked.thinkers,
        tuple(asked.origin),
        asked.secure,
        asked.proxy,
        asked.client,
        limits_from_environment(),
    )
    return serve(settings, words, as_json=asked.json)
