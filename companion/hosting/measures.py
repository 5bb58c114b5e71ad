"""Measures of a host, in the text format of Prometheus: numbers only, no names, no ids."""

import threading
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds up to which durations are counted together."""


class Tally:
    """Counter of an event. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self.value = 0

    def increment(self) -> None:
        """Increment the counter."""
        with self._lock:
            self.value += 1


class Durations:
    """Histogram of durations. Safe to use from several threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    @property
    def count(self) -> int:
        """Number of durations."""
        return sum(self._counts)

    def record(self, seconds: float) -> None:
        """Add a duration in seconds."""
        with self._lock:
            self._counts[bisect_left(BOUNDS, seconds)] += 1
            self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        """Add the duration of the `with` block, unless the block raises."""
        begun = perf_counter()
        yield
        self.record(perf_counter() - begun)

    def format_lines(self, name: str) -> Iterator[str]:
        """Yield the histogram in the format of Prometheus."""
        with self._lock:
            counts, total = tuple(self._counts), self._sum
        so_far = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {total:.6f}"
        yield f"{name}_count {so_far}"


class Measures:
    """All measures of one host.

    Attributes:
        appends: how long it took until an entry was safe where it is kept.
        overtaken: how often another host wrote in between, and something was decided again.
        unwritten: how often something could not be written.
        repaints: how long the drawing of a page took.
        lags: how much later than it should the loop came to something that was due.
    """

    def __init__(self) -> None:
        self.appends = Durations()
        self.overtaken = Tally()
        self.unwritten = Tally()
        self.repaints = Durations()
        self.lags = Durations()

    def format_text(self, now: Mapping[str, int]) -> str:
        """Format all measures in the text format of Prometheus (version 0.0.4).

        Args:
            now: current counts, such as phones and tables, by name.
        """
        return "".join(f"{line}\n" for line in self._lines(now))

    def _lines(self, now: Mapping[str, int]) -> Iterator[str]:
        for name, value in now.items():
            yield f"# TYPE companion_{name} gauge"
            yield f"companion_{name} {value}"
        for name, count in (("overtaken", self.overtaken), ("unwritten", self.unwritten)):
            yield f"# TYPE companion_{name}_total counter"
            yield f"companion_{name}_total {count.value}"
        for name, durations in (("append", self.appends), ("repaint", self.repaints), ("lag", self.lags)):
            yield f"# TYPE companion_{name}_seconds histogram"
            yield from durations.format_lines(f"companion_{name}_seconds")
