"""The real parts a server stands on, started on loopback for the tests: PostgreSQL, Redis, and nodes of Flibuste."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

POSTGRES_BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
# What a test may ask for in a second is more than any person can.
WIDE_LIMITS = {
    "messages_a_second": 10_000,
    "message_burst": 10_000,
    "requests_a_second": 10_000,
    "request_burst": 10_000,
    "connections_an_address": 10_000,
    "connections_a_guest": 1000,
    "tables_a_guest": 10_000,
    "away_after": 0.2,
}


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


def find_binary(name: str) -> str | None:
    for folder in POSTGRES_BINARIES:
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def wait_for_port(port: int, seconds: float = 20.0) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
            return
        time.sleep(0.02)
    raise TimeoutError(f"nothing listens at port {port}")


def missing_parts() -> str:
    """What is not on this machine; "" when all is."""
    names = ("initdb", "postgres", "pg_ctl", "redis-server")
    return ", ".join(name for name in names if find_binary(name) is None)


class PostgresServer:
    """A cluster of its own in a temporary folder, run by somebody who is not root."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="flibuste-postgres-"))
        self.port = free_port()
        self.drop: list[str] = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
            self.drop = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        self._run("initdb", "-D", str(self.folder / "data"), "--no-sync", "-A", "trust", "-U", "flibuste")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://flibuste@127.0.0.1:{self.port}/postgres"

    def _run(self, name: str, *arguments: str) -> None:
        binary = find_binary(name)
        assert binary is not None
        subprocess.run([*self.drop, binary, *arguments], check=True, stdout=subprocess.DEVNULL, cwd=self.folder)

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200"
        log = str(self.folder / "log")
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", mode, "-w", "stop")

    def new_database(self, name: str) -> str:
        psql = find_binary("psql")
        assert psql is not None
        subprocess.run([psql, self.url, "-qc", f"CREATE DATABASE {name}"], check=True)
        return self.url.replace("/postgres", f"/{name}")

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="flibuste-redis-")
        binary = find_binary("redis-server")
        assert binary is not None
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", self.folder]
        self.process = subprocess.Popen([binary, *arguments], stdout=subprocess.DEVNULL)
        wait_for_port(self.port)

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def remove(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@dataclass
class Node:
    """One `flibuste serve`."""

    database: str
    redis: str = ""
    limits: dict[str, Any] = field(default_factory=dict)
    port: int = 0
    workers: int = 1
    file_limit: int = 0  # the most bytes a file may have, for a disk that is full
    process: subprocess.Popen[str] | None = None
    url: str = ""

    def start(self) -> Node:
        limits = json.dumps({**WIDE_LIMITS, **self.limits})
        command = [
            sys.executable,
            "-m",
            "flibuste",
            "serve",
            "--json",
            "--port",
            str(self.port),
            "--workers",
            str(self.workers),
        ]
        command += ["--database", self.database, *(["--redis", self.redis] if self.redis else [])]
        if self.file_limit:
            command = ["prlimit", f"--fsize={self.file_limit}", *command]
        environment = {**os.environ, "FLIBUSTE_LIMITS": limits, "FLIBUSTE_LANG": "en"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        told = json.loads(self.process.stdout.readline())
        self.url, self.port = told["url"].rstrip("/"), told["port"]
        wait_for_port(self.port)
        return self

    @property
    def socket_url(self) -> str:
        return self.url.replace("http", "ws")

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self._wait()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        assert self.process is not None
        assert self.process.stdout is not None
        code = self.process.wait(30)
        self.process.stdout.close()
        return code


@contextlib.contextmanager
def real_parts() -> Iterator[tuple[PostgresServer, RedisServer]]:
    postgres = PostgresServer()
    redis = RedisServer()
    try:
        yield postgres, redis
    finally:
        redis.remove()
        postgres.remove()
