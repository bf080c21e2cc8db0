"""Acts and charters as bytes for the database and between nodes."""

from __future__ import annotations

import msgspec

from flibuste.games.catalogue import find_game
from flibuste.kernel.game import Setup
from flibuste.kernel.refusal import Mistake
from flibuste.server.messages.common import What
from flibuste.table.acts import Act, Decided, Hired, Left, Relieved, Resigned, Returned, Sat, TookBack
from flibuste.table.clock import Clock
from flibuste.table.table import Charter

ACTS: dict[What, type[Act]] = {
    "sat": Sat,
    "hired": Hired,
    "left": Left,
    "decided": Decided,
    "tookBack": TookBack,
    "resigned": Resigned,
    "relieved": Relieved,
    "returned": Returned,
}
NAMES = {kind: name for name, kind in ACTS.items()}

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(tuple[str, msgspec.Raw]).decode
_readers = {str(name): msgspec.json.Decoder(kind).decode for name, kind in ACTS.items()}


def write_act(act: Act) -> bytes:
    return _encode((NAMES[type(act)], act))


def read_act(body: bytes) -> Act:
    name, rest = _decode(body)
    return _readers[name](rest)


class _Charter(msgspec.Struct):
    game: str
    rules: int
    edition: str
    seats: int
    options: dict[str, str]
    clock: Clock
    reserved: tuple[str, ...]
    rated: bool
    hints: bool
    shared: bool
    data: str = ""  # its digest; of a game that has none, or of the time before it was written down
    awaited: tuple[str, ...] = ()


def write_charter(charter: Charter) -> bytes:
    setup = charter.setup
    return _encode(
        _Charter(
            charter.game.name,
            charter.game.version,
            setup.edition,
            setup.seats,
            dict(setup.options),
            charter.clock,
            charter.reserved,
            charter.rated,
            charter.hints,
            charter.shared,
            charter.game.data_digest(setup) or "",
            charter.awaited,
        )
    )


def read_charter(body: bytes) -> Charter:
    """Raises Mistake for a table of other rules than ours: it cannot be gone on with."""
    kept = msgspec.json.decode(body, type=_Charter)
    game, _ = find_game(kept.game)
    if kept.rules != game.version:
        raise Mistake("table-rules", {"version": kept.rules, "ours": game.version})
    first = next(iter(game.earlier_data.values()), "")
    data = game.find_data(kept.data) if kept.data else first
    if data is None:
        raise Mistake("table-data")
    setup = Setup(kept.edition, kept.seats, kept.options, data)
    return Charter(game, setup, kept.clock, kept.reserved, kept.rated, kept.hints, kept.shared, kept.awaited)
