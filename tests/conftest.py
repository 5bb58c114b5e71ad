"""How property tests are run, everywhere in this house."""

import os

from hypothesis import HealthCheck, settings

# A slow machine is no bug; benchmarks live in tests/bench. Where a change is judged, every run tries the same
# examples, so that it is the change that is judged; at a desk each run tries new ones.
PATIENT = [HealthCheck.too_slow]
settings.register_profile("desk", deadline=None, suppress_health_check=PATIENT)
settings.register_profile("judged", deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.load_profile("judged" if os.environ.get("CI") else "desk")
