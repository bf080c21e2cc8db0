"""What the server says over the socket of the lobby."""

from __future__ import annotations

from flibuste.server.messages.common import TableInfo, Told


class LobbyAll(Told, tag="all", frozen=True):
    tables: list[TableInfo]


class LobbyChange(Told, tag="change", frozen=True):
    """A table that is new or has changed."""

    table: TableInfo


class LobbyGone(Told, tag="gone", frozen=True):
    id: str


FromLobby = LobbyAll | LobbyChange | LobbyGone
