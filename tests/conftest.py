"""What all proofs share."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("ci", derandomize=True, deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.register_profile("soak", max_examples=5_000, deadline=None, suppress_health_check=_SLOW, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
