"""The socket of one client: uvicorn's own, with a short way for the messages that tables exchange all day.

A move is a short text frame in and one out to everybody who looks. The library parses and builds every frame by way of
generators and objects; for whole, short text frames a few bytes will do. All else, from the handshake to pings,
fragments and closing, stays with the library.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

EXTENSION = "flibuste.line"  # where an application finds its line among the extensions of a scope
WHOLE_TEXT = 0x81  # the first byte of a text frame that is not one of several
MASKED = 0x80
SHORT = 126  # lengths from here on are written in two bytes, or in eight
LONG = 127
MOST_IN_TWO_BYTES = 0xFFFF


def nothing() -> None:
    """Nobody cares."""


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.when_free: Callable[[], None] = nothing  # called when the client has read what waited for it

    async def run_asgi(self) -> None:
        self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        await super().run_asgi()

    # Reading

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def _whole_text(self, data: bytes) -> bytes | None:
        """What the client says, if this is one whole text frame and nothing else is under way."""
        if len(data) < 6 or data[0] != WHOLE_TEXT or not self.handshake_complete or self.frames:
            return None
        if self.conn.state is not OPEN or self.conn.reader.buffer:
            return None
        size, start = data[1] - MASKED, 2
        if size == SHORT:
            size, start = int.from_bytes(data[2:4], "big"), 4
        if size == LONG or len(data) != start + 4 + size:  # a frame without a mask is too short by it as well
            return None
        return apply_mask(data[start + 4 :], data[start : start + 4])

    # Writing

    @property
    def is_free(self) -> bool:
        """Does nothing wait for the client to read?"""
        return self.writable.is_set()

    def say(self, data: bytes) -> None:
        """Text, as it is."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(data)
        if size < SHORT:
            head = bytes((WHOLE_TEXT, size))
        elif size <= MOST_IN_TWO_BYTES:
            head = bytes((WHOLE_TEXT, SHORT)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
        self.transport.write(head + data)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_free()
