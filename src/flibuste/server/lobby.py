"""Public tables that one may join or watch, told to whoever looks at the list as they come and go."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from flibuste.server.ears import Ear
from flibuste.server.messages.common import TableInfo, encode
from flibuste.server.messages.lobby import LobbyAll, LobbyChange, LobbyGone
from flibuste.server.room import Room

if TYPE_CHECKING:
    from flibuste.server.hall import Hall

LISTED = "WHERE public = 1 AND phase <> 'over'"


class Notice(msgspec.Struct, array_like=True):
    node: str
    table: TableInfo


class Lobby:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.listeners: set[Ear] = set()
        self.latest: dict[str, bytes] = {}  # what was told last of each table, so that nothing is told twice

    async def welcome(self) -> bytes:
        return encode(LobbyAll(await self.hall.infos(LISTED)))

    def changed(self, room: Room) -> None:
        """A table of this node is new or has changed."""
        if not room.deed.public:
            return
        info = room.info()
        told = encode(info)
        if self.latest.get(room.id) == told:
            return
        self._tell(info)
        self.hall.fanout.publish("lobby", encode(Notice(self.hall.node, info)))

    def hear(self, data: bytes) -> None:
        notice = msgspec.json.decode(data, type=Notice)
        if notice.node != self.hall.node:
            self._tell(notice.table)

    def _tell(self, info: TableInfo) -> None:
        if info.phase == "over":
            self.latest.pop(info.id, None)
            data = encode(LobbyGone(info.id))
        else:
            self.latest[info.id] = encode(info)
            data = encode(LobbyChange(info))
        for listener in self.listeners:
            listener.send(data)

    def close(self) -> None:
        for listener in list(self.listeners):
            listener.close(1012)
