"""Timing of the garbage collection: while no phone waits, and else seldom.

A page that is drawn makes thousands of objects, nearly all of them reachable. By itself Python looks through
the new ones every 700; with eight phones at a table that was what made every hundredth tap take 220 instead
of 90 milliseconds, and every 20,000 still made every eighth take half as long again (``tests/bench``).
"""

import gc

SELDOM = (20_000, 20, 50)
"""Thresholds of the automatic collection: new objects, and then collections of each younger generation."""

MANY = 8_000
"""Number of new objects that starts a collection while no phone waits."""


def collect_less_often() -> None:
    """Raise the thresholds of the automatic garbage collection."""
    gc.set_threshold(*SELDOM)


def collect_at_rest() -> None:
    """Collect garbage while no phone waits, if there are many new objects."""
    new, young, middle = gc.get_count()
    if new < MANY:
        return
    _, seldom, rarely = SELDOM
    gc.collect(2 if young > seldom and middle > rarely else 1 if young > seldom else 0)
