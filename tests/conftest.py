"""How tests are run, everywhere in this house."""

import gc
import inspect
import logging
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest
from fluent.runtime import FluentBundle
from hypothesis import HealthCheck, settings

from companion.data import data_path
from companion.engine import faults as noted
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


class Noticing(logging.Handler):
    """Keeps the faults that are logged."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record)


@pytest.fixture(autouse=True)
def faults(request: pytest.FixtureRequest) -> Iterator[list[logging.LogRecord]]:
    """The faults that the app survived; a test that does not ask for them must have none."""
    noted._noted.clear()
    noticing = Noticing()
    noted._log.addHandler(noticing)
    yield noticing.found
    noted._log.removeHandler(noticing)
    test = getattr(request.node, "function", None)
    asked = test is not None and "faults" in inspect.signature(test).parameters
    if noticing.found and not asked:
        pytest.fail("\n".join(map(logging.Formatter().format, noticing.found)))
