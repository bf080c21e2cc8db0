"""Nodes hear of each other through a Redis server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import redis.asyncio as redis_client
from redis.exceptions import RedisError

from flibuste.server.fanout import CatchUp, Fanout, Hear

log = logging.getLogger("flibuste.fanout")

PREFIX = "flibuste:"


class RedisFanout(Fanout):
    """Messages are gathered for a moment and sent together. A message that is lost costs a look into the database."""

    is_alone = False

    def __init__(self, url: str) -> None:
        self.client = redis_client.Redis.from_url(url, socket_connect_timeout=2)
        self.heard: dict[str, tuple[Hear, CatchUp]] = {}
        self.outbox: list[tuple[str, bytes]] = []
        self.changed: dict[str, bool] = {}  # channels to join (True) and to leave
        self.speak = asyncio.Event()
        self.change = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.well = False

    async def open(self) -> None:
        self.tasks = [
            asyncio.create_task(self._speak(), name="fanout-speak"),
            asyncio.create_task(self._listen(), name="fanout-listen"),
        ]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(RedisError, OSError):
            await self.client.aclose()

    def is_well(self) -> bool:
        return self.well

    def publish(self, channel: str, data: bytes) -> None:
        self.outbox.append((PREFIX + channel, data))
        self.speak.set()

    def subscribe(self, channel: str, hear: Hear, catch_up: CatchUp) -> None:
        self.heard[PREFIX + channel] = (hear, catch_up)
        self._change(PREFIX + channel, True)

    def unsubscribe(self, channel: str) -> None:
        self.heard.pop(PREFIX + channel, None)
        self._change(PREFIX + channel, False)

    def _change(self, channel: str, on: bool) -> None:
        self.changed[channel] = on
        self.change.set()

    async def _speak(self) -> None:
        while True:
            await self.speak.wait()
            self.speak.clear()
            batch, self.outbox = self.outbox, []
            try:
                async with self.client.pipeline(transaction=False) as pipe:
                    for channel, data in batch:
                        pipe.publish(channel, data)
                    await pipe.execute()
            except (RedisError, OSError) as error:
                log.warning("other nodes were not told", extra={"reason": str(error), "messages": len(batch)})

    async def _listen(self) -> None:
        while True:
            try:
                async with self.client.pubsub() as pubsub:
                    await pubsub.subscribe(PREFIX + "node", *self.heard)  # so that there is always something to read
                    joining = asyncio.create_task(self._join(pubsub), name="fanout-join")
                    try:
                        async for message in pubsub.listen():
                            self._hear(message)
                    finally:
                        joining.cancel()
            except (TimeoutError, RedisError, OSError) as error:
                self.well = False
                log.warning("other nodes cannot be heard", extra={"reason": str(error)})
                await asyncio.sleep(0.5)

    async def _join(self, pubsub: Any) -> None:
        """Join and leave channels as rooms wake up and go to sleep."""
        while True:
            await self.change.wait()
            self.change.clear()
            changed, self.changed = self.changed, {}
            join = [channel for channel, on in changed.items() if on]
            leave = [channel for channel, on in changed.items() if not on]
            if join:
                await pubsub.subscribe(*join)
            if leave:
                await pubsub.unsubscribe(*leave)

    def _hear(self, message: dict[str, Any]) -> None:
        self.well = True
        hear, catch_up = self.heard.get(message["channel"].decode(), (None, None))
        if message["type"] == "message" and hear is not None:
            hear(message["data"])
        elif message["type"] == "subscribe" and catch_up is not None:
            catch_up()
