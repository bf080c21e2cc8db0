"""How a server is to run. Everything has a value that suits one machine and a group of friends."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from flibuste.kernel.refusal import Mistake

VARIABLE = "FLIBUSTE_SERVE"  # how a worker process is told
LIMITS_VARIABLE = "FLIBUSTE_LIMITS"


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Set by FLIBUSTE_LIMITS, a JSON object with the names of this class."""

    message_bytes: int = 4_096
    body_bytes: int = 1_100_000  # a record fits
    messages_a_second: float = 10.0  # of one connection
    message_burst: int = 40
    requests_a_second: float = 20.0  # of one address
    request_burst: int = 100
    connections: int = 10_000
    connections_an_address: int = 100
    connections_a_guest: int = 20
    tables_a_guest: int = 20  # that are not over
    backlog: int = 256  # messages waiting for a client that does not read
    sleep_after: float = 60.0  # seconds until a table nobody looks at goes to sleep
    heartbeat: float = 5.0  # seconds between two signs of life of a node to others; after three it counts as dead
    away_after: float = 60.0  # seconds until somebody may be relieved by a bot


class Settings(msgspec.Struct, frozen=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL of PostgreSQL, or the path of a SQLite file
    redis: str = ""
    workers: int = 1
    thinkers: int = 1  # processes a worker has for bots and hints
    origins: tuple[str, ...] = ()  # allowed besides our own
    secure: bool = False  # cookies over https only
    trusted_proxies: str = ""  # whose X-Forwarded-For is believed
    client: str = ""  # folder of the built browser client
    limits: Limits = Limits()

    def pass_on(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()


def limits_from_environment() -> Limits:
    try:
        return msgspec.json.decode(os.environ.get(LIMITS_VARIABLE, "{}"), type=Limits)
    except msgspec.DecodeError as error:
        raise Mistake("server-limits", {"variable": LIMITS_VARIABLE, "reason": str(error)}) from None


def from_environment() -> Settings:
    return msgspec.json.decode(os.environ[VARIABLE], type=Settings)


def client_folder(settings: Settings) -> Path | None:
    """Where the browser client was built: as asked, inside an installed package, or in a checkout."""
    package = Path(__file__).parent.parent
    for place in (
        Path(settings.client) if settings.client else None,
        package / "web",
        package.parent.parent / "web" / "dist",
    ):
        if place is not None and (place / "index.html").is_file():
            return place
    return None
