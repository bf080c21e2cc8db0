"""How strong people are, by the games they have played against each other at rated tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from openskill.models import PlackettLuce

from flibuste.server.messages.http import RatingInfo
from flibuste.server.store.database import Statement, Write
from flibuste.table.table import Table

if TYPE_CHECKING:
    from flibuste.server.hall import Hall

SHOWN = 100
# What is shown is what somebody is very likely worth at least; it begins at 0 and grows with certainty.
CAUTION = 3.0

UPSERT = """INSERT INTO rating (guest, game, mu, sigma, games) VALUES (?, ?, ?, ?, 1)
    ON CONFLICT (guest, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = rating.games + 1"""


class Ratings:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.model = PlackettLuce()

    async def score(self, id: str, table: Table) -> None:
        """Count a game that is over, once, however many nodes have seen its end."""
        if not table.charter.rated or table.match is None:
            return
        sides: dict[int, list[str]] = {}
        ranks: dict[int, int] = {}
        for number, (seat, rank) in enumerate(zip(table.seats, table.ranks(), strict=True)):
            side = table.match.side(number)
            sides.setdefault(side, []).append(seat.holder)
            ranks[side] = rank
        game = table.charter.game.name
        before = {holder: await self._of(holder, game) for seats in sides.values() for holder in seats}
        teams = [
            [self.model.rating(mu=before[holder][0], sigma=before[holder][1]) for holder in holders]
            for holders in sides.values()
        ]
        after = self.model.rate(teams, ranks=[float(ranks[side]) for side in sides])
        claim: Statement = ("UPDATE board SET scored = 1 WHERE id = ? AND scored = 0", (id,))
        news = [
            (UPSERT, (holder, game, float(rating.mu), float(rating.sigma)))
            for holders, team in zip(sides.values(), after, strict=True)
            for holder, rating in zip(holders, team, strict=True)
        ]
        await self.hall.writer.write(Write((claim, *news)))

    async def _of(self, guest: str, game: str) -> tuple[float, float]:
        sql = "SELECT mu, sigma FROM rating WHERE guest = ? AND game = ?"
        found = await self.hall.database.rows(sql, guest, game)
        if found:
            return found[0][0], found[0][1]
        fresh = self.model.rating()
        return fresh.mu, fresh.sigma

    async def best(self, game: str) -> list[RatingInfo]:
        rows = await self.hall.database.rows(
            f"""SELECT rating.guest, guest.name, rating.mu - {CAUTION} * rating.sigma AS worth, rating.games
            FROM rating JOIN guest ON guest.id = rating.guest WHERE rating.game = ?
            ORDER BY worth DESC LIMIT {SHOWN}""",
            game,
        )
        return [RatingInfo(guest, name, game, round(worth, 2), games) for guest, name, worth, games in rows]
