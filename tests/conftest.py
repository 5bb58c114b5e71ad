"""How tests are run, everywhere in this house."""

import gc
import os
from functools import cache
from pathlib import Path
from unittest.mock import patch

from fluent.runtime import FluentBundle
from hypothesis import HealthCheck, settings

from companion.data import data_path
from companion.locale import texts

# A slow machine is no bug; benchmarks live in tests/bench. Where a change is judged, every run tries the same
# examples, so that it is the change that is judged; at a desk each run tries new ones.
PATIENT = [HealthCheck.too_slow]
settings.register_profile("desk", deadline=None, suppress_health_check=PATIENT)
settings.register_profile("judged", deadline=None, suppress_health_check=PATIENT, derandomize=True)
settings.load_profile("judged" if os.environ.get("CI") else "desk")

# An app reads its sentences once; hundreds of tests each start an app. What the app's own files say does not
# change while tests run, so a process puts each of its languages together once.
_bundle, _kept = texts._bundle, cache(texts._bundle)


def _put_together(locale: str, folder: Path) -> FluentBundle:
    return (_kept if folder.parent == data_path("locales") else _bundle)(locale, folder)


patch.object(texts, "_bundle", _put_together).start()

# As often as the app has it when it serves (`views.server.collect_less_often`).
gc.set_threshold(20_000, 20, 50)
