"""How often something may happen: buckets that fill steadily and are emptied by use."""

import math
import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

from companion.history.errors import Clock


@dataclass(frozen=True, slots=True)
class Rate:
    """A measure of how often.

    Attributes:
        burst: how many times at once, after a rest.
        per_second: how many times a second, for ever.
    """

    burst: int
    per_second: float


class TokenBuckets:
    """One bucket for each name, within bounds. Safe to use from several threads."""

    def __init__(self, pace: Rate, clock: Clock, *, most: int = 1024) -> None:
        """Begin with full buckets.

        Args:
            pace: how fast each fills, and how much it holds.
            clock: milliseconds since 1970; may be set back without harm.
            most: how many names are told apart; beyond it the one used longest ago counts as rested.
        """
        self._pace, self._clock, self._most = pace, clock, most
        self._levels: OrderedDict[Hashable, tuple[float, int]] = OrderedDict()
        self._lock = threading.Lock()

    def take(self, name: Hashable) -> int:
        """Let it happen if it may.

        Returns:
            0 if it may; else the seconds to wait, and nothing was taken.
        """
        with self._lock:
            now = self._clock()
            level = self._level(name, now)
            wait = self._wait(level)
            self._levels[name] = (level if wait else level - 1, now)
            self._levels.move_to_end(name)
            if len(self._levels) > self._most:
                self._levels.popitem(last=False)
            return wait

    def give_back(self, name: Hashable) -> None:
        """Let what was taken last not have happened."""
        with self._lock:
            now = self._clock()
            self._levels[name] = (min(float(self._pace.burst), self._level(name, now) + 1), now)

    def _level(self, name: Hashable, now: int) -> float:
        level, then = self._levels.get(name, (float(self._pace.burst), now))
        gained = max(0, now - then) / 1000 * self._pace.per_second
        return min(float(self._pace.burst), level + gained)

    def _wait(self, level: float) -> int:
        return 0 if level >= 1 else max(1, math.ceil((1 - level) / self._pace.per_second))
