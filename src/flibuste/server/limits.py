"""How much anybody may ask of us."""

from __future__ import annotations

import time
from collections import Counter

MOST_BUCKETS = 10_000


class Bucket:
    """So many a second, and a number of them at once."""

    __slots__ = ("burst", "left", "rate", "when")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        moment = time.monotonic()
        self.left = min(float(self.burst), self.left + (moment - self.when) * self.rate)
        self.when = moment
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Addresses:
    """Requests and connections by address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}
        self.connections: Counter[str] = Counter()

    def may_ask(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets.clear()  # everybody begins anew: better than to grow for ever
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket.take()

    def connect(self, *keys: str) -> None:
        self.connections.update(keys)

    def disconnect(self, *keys: str) -> None:
        self.connections.subtract(keys)
        for key in keys:
            if self.connections[key] <= 0:
                del self.connections[key]
