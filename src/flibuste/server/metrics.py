"""Figures for Prometheus, counted in plain integers."""

from __future__ import annotations

from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)  # seconds


class Metrics:
    def __init__(self) -> None:
        self.steps = 0
        self.games = 0
        self.refused = 0
        self.connections = 0
        self.requests = 0
        self.failures = 0
        self.took = [0] * (len(BUCKETS) + 1)
        self.took_sum = 0.0

    def observe(self, seconds: float) -> None:
        """How long a client's message took, from read to done."""
        self.took[bisect_left(BUCKETS, seconds)] += 1
        self.took_sum += seconds

    def text(self, gauges: dict[str, int]) -> str:
        """In the format Prometheus reads."""
        counters = {
            "steps": self.steps,
            "games_over": self.games,
            "refused": self.refused,
            "requests": self.requests,
            "failures": self.failures,
        }
        lines = []
        for name, value in counters.items():
            lines += [f"# TYPE flibuste_{name}_total counter", f"flibuste_{name}_total {value}"]
        for name, value in gauges.items():
            lines += [f"# TYPE flibuste_{name} gauge", f"flibuste_{name} {value}"]
        lines.append("# TYPE flibuste_message_seconds histogram")
        count = 0
        for bound, number in zip((*map(str, BUCKETS), "+Inf"), self.took, strict=True):
            count += number
            lines.append(f'flibuste_message_seconds_bucket{{le="{bound}"}} {count}')
        lines += [f"flibuste_message_seconds_sum {self.took_sum:.6f}", f"flibuste_message_seconds_count {count}"]
        return "\n".join(lines) + "\n"
