"""How nodes tell each other what happened: not at all where there is one, by Redis where there are more."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from flibuste.server.messages.socket import ChatLine

Hear = Callable[[bytes], None]
CatchUp = Callable[[], None]


class Parcel(Struct, array_like=True, omit_defaults=True):
    """What nodes tell each other of a table: a step, a line of chat, a rematch, who is there or who asks for it."""

    node: str
    seq: int = 0
    body: bytes = b""
    line: ChatLine | None = None
    next: str = ""
    here: list[str] | None = None
    asks: bool = False


class Fanout:
    """Alone: there is nobody to tell."""

    is_alone = True

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def publish(self, channel: str, data: bytes) -> None: ...

    def subscribe(self, channel: str, hear: Hear, catch_up: CatchUp) -> None:
        """`catch_up` is called whenever messages may have been missed: when listening begins, and begins again."""

    def unsubscribe(self, channel: str) -> None: ...

    def is_well(self) -> bool:
        return True


def open_fanout(url: str) -> Fanout:
    if not url:
        return Fanout()
    from flibuste.server.redis_fanout import RedisFanout  # slow to import, and few need it

    return RedisFanout(url)
