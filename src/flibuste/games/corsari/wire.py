"""A Corsari sight as plain data, for every client: names and numbers, nothing a seat may not know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from flibuste.games.corsari.cards import COLOURS, VALUES, cards_in
from flibuste.games.corsari.crews import crew_part, dismissed_part, stowaway_part, stowaway_sum
from flibuste.games.corsari.decisions import crew, is_crew, named_colours
from flibuste.games.corsari.planning import Plan, plan
from flibuste.games.corsari.sight import Sight
from flibuste.games.corsari.table import NOBODY, Table
from flibuste.games.corsari.words import COLOUR_NAMES, ENDINGS, card_name, hues_in, say
from flibuste.kernel.state import OVER
from flibuste.kernel.vecs import vec

PHASES = ("draw", "discard", "declare", "crew", "fill")


def view(sight: Sight) -> dict[str, Any]:
    table = sight.table
    seats = range(table.articles.seats)
    best = _plan(sight)
    return {
        "seat": int(sight.seat) if sight.seat >= 0 else None,
        "turn": int(sight.turn) if sight.turn != OVER else None,
        "phase": PHASES[table.phase] if sight.turn != OVER else None,
        "ending": ENDINGS[table.reason] or None,
        "winners": [seat for seat in seats if (table.winners >> seat) & 1],
        "round": int(table.round),
        "start": int(table.start),
        "lastRound": bool(table.last_round),
        "deck": int(table.deck),
        "discard": [card_name(table.discards[place]) for place in range(table.discard_count)],
        "quay": [card_name(table.quay[place]) for place in range(table.quay_count)],
        "port": COLOUR_NAMES[table.port()],
        "captain": int(table.captain) if table.captain != NOBODY else None,
        "open": _open(table),
        "malus": int(table.malus_of_all()),
        "discardStreak": int(table.streak),
        "voidStreak": int(table.voids),
        "seats": [_seat(sight, seat) for seat in seats],
        "best": _best(table, sight.seat, best),
        "crews": _crews(sight, best),
        "decisions": [say(action) for action in sight.actions()],
    }


def _open(table: Table) -> dict[str, Any]:
    """What can be filled in on the captain's crew."""
    values = [place + 1 for place in range(VALUES) if (table.gaps >> place) & 1]
    return {"colours": [COLOUR_NAMES[hue] for hue in hues_in(table.open_colours)], "values": values}


def _seat(sight: Sight, seat: int) -> dict[str, Any]:
    table = sight.table
    first = COLOURS * seat
    masks = sight.hands if seat == sight.seat else table.shown
    known = seat == sight.seat or table.has_laid_out(seat)
    return {
        "size": int(table.hand_size(seat, sight.turn)),
        "cards": [card_name(card) for card in cards_in(masks, first)] if known else None,
        "known": [card_name(card) for card in cards_in(table.shown, first)],
        "layout": _layout(table, seat) if table.has_laid_out(seat) else None,
        "fills": [card_name(card) for card in cards_in(table.fills, first)],
        "malus": int(table.malus(seat)),
        "gained": int(table.gain(seat)),
        "pile": [card_name(card) for card in cards_in(table.piles, first)],
    }


def _layout(table: Table, seat: int) -> dict[str, Any]:
    laid_out = _sorted_out(table.shown, COLOURS * seat, table.named(seat), table.port())
    return {**laid_out, "sum": int(table.sum(seat))}  # counted when it was laid out, fills and all


def _sorted_out(hands: vec[i64], first: int, named: int, port: int) -> dict[str, Any]:
    """A hand under the colours named, sorted out by the rules (CSI-36 to 41); malus cards are no stowaways any more."""
    aboard, stowaways = [], []
    for hue in range(COLOURS):
        aboard += _cards(hue, crew_part(hands, first, named, port, hue))
        stowaways += _cards(hue, stowaway_part(hands, first, named, port, hue))
    return {
        "colours": [COLOUR_NAMES[hue] for hue in hues_in(named)],
        "crew": aboard,
        "dismissed": _cards(port, dismissed_part(hands, first, named, port)),
        "stowaways": stowaways,
        "sum": int(stowaway_sum(hands, first, named, port)),
    }


def _cards(hue: int, mask: int) -> list[str]:
    return [card_name(11 * hue + place) for place in range(VALUES) if (mask >> place) & 1]


def _plan(sight: Sight) -> Plan | None:
    """The best this seat could do if it had to lay out now, as long as it still may."""
    if sight.seat < 0 or sight.table.has_laid_out(sight.seat) or sight.turn == OVER:
        return None
    return plan(sight.table, sight.hands, sight.seat, sight.turn)


def _crews(sight: Sight, best: Plan | None) -> dict[str, Any]:
    """What the crews that may be named now would come to, and the best one at any time, before anything is lent."""
    if best is None:
        return {}
    offered = [named_colours(action) for action in sight.actions() if is_crew(action)]
    first, port = COLOURS * sight.seat, sight.table.port()
    return {say(crew(named)): _sorted_out(sight.hands, first, named, port) for named in [best.named, *offered]}


def _best(table: Table, seat: int, best: Plan | None) -> dict[str, Any] | None:
    """The best plan, and whether its stowaways would go to the captain."""
    if best is None:
        return None
    rival = table.captain not in (NOBODY, seat) and table.has_laid_out(table.captain)
    return {
        "crew": say(crew(best.named)),
        "fills": [card_name(card) for card in best.fills],
        "sum": int(best.sum),
        "count": int(best.count),
        "loads": bool(rival and best.count > 0 and best.sum <= table.sum(table.captain)),
    }
