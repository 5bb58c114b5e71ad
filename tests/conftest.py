"""How tests are run, everywhere in this house."""

import gc
import os
from functools import cache
from unittest.mock import patch

from fluent.runtime import FluentResource
from hypothesis import HealthCheck, settings

from companion.locale import texts

# A slow machine is no bug; benchmarks live in tests/bench. Where a change is judged, every run tries the same
# examples, so that it is the change that is judged; at a desk each run tries new ones.
PATIENT = [HealthCheck.too_slow]
settings.register_profile("desk", deadline=None, suppress_health_check=PATIENT)
settings.register_profile("judged", deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.load_profile("judged" if os.environ.get("CI") else "desk")

# An app reads its sentences once; hundreds of tests each start an app. What a file says depends on its text
# alone, so a process takes each text apart once: that was half the time of those tests.
patch.object(texts, "FluentResource", cache(FluentResource)).start()

# As often as the app has it when it serves (`views.server.collect_less_often`).
gc.set_threshold(20_000, 20, 50)
