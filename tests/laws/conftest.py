"""Hypothesis here chooses the same examples every time; HYPOTHESIS_PROFILE=wild looks for new ones, and longer."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.filter_too_much]
settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, max_examples=120, suppress_health_check=QUIET
)
settings.register_profile("wild", deadline=None, database=None, max_examples=500, suppress_health_check=QUIET)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
