"""The articles a table has signed: number of seats and every option of the game, as the rules ask for them."""

from __future__ import annotations

from mypy_extensions import i64

from flibuste.games.stortebeker.stock import Stock


class Articles:
    def __init__(self, seats: i64, stock: Stock) -> None:
        self.seats: i64 = seats
        self.stock: Stock = stock
        self.slots: i64 = 4  # ships at sea (STB-2); 3 with threeShips (STB-95)
        self.convoy: i64 = 6 + 3 * seats  # STB-3
        self.ahead: i64 = 1  # ships of the convoy that lie open (STB-5); 3 with lookahead3 (STB-91)
        self.bonus: bool = False  # STB-88
        self.fail_stops: bool = False  # STB-93
        self.counter_stops: bool = False  # STB-94
        self.attacker_first: bool = False  # tieOrder = attacker, else startPlayer (STB-65)
        self.reclaim: bool = False  # exchangeReclaim (STB-29)
        self.stall_rounds: i64 = 20  # STB-84
