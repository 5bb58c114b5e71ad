"""How long a test waits for what comes when it comes: so much longer as the machine is slower just now.

Tests wait for events; a time only tells when to give up. What is enough on a quiet machine is not where many
things run beside it. So every such time goes through `patient`, which measures how long a fixed loop takes.
"""

import time

QUIET = 0.03
"""Seconds that `LOOP` rounds take on a quiet machine of the kind that tests run on."""

LOOP = 1_000_000
AGAIN = 30.0
"""Seconds for which a measurement holds: what runs beside a test comes and goes."""

_measured: tuple[float, float] | None = None


def slowness() -> float:
    """Count how many times longer things take than on a quiet machine. At least 1."""
    global _measured
    began = time.perf_counter()
    if _measured is None or began - _measured[0] > AGAIN:
        total = 0
        for number in range(LOOP):
            total += number
        _measured = began, max(1.0, (time.perf_counter() - began) / QUIET)
    return _measured[1]


def patient(enough: float) -> float:
    """Tell how long to wait now for what takes no longer than `enough` on a quiet machine, in its unit."""
    return enough * slowness()
