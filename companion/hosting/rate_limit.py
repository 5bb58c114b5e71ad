"""Rate limits: token buckets that fill steadily and are emptied by use."""

import math
import threading
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Protocol

from companion.history.errors import Clock


@dataclass(frozen=True, slots=True)
class Rate:
    """Rate of permitted actions: a burst, and a number per second.

    Attributes:
        burst: how many times at once, after a rest.
        per_second: how many times a second, for ever.
    """

    burst: int
    per_second: float


class TokenBucket:
    """Token bucket of a rate. Begins full, and its level may fall below zero.

    >>> bucket = TokenBucket(Rate(burst=2, per_second=4))
    >>> [bucket.take(1, now=10.0) for _ in range(4)]
    [0.0, 0.0, 0.25, 0.5]
    """

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._level, self._then = float(rate.burst), float("inf")

    def wait(self, cost: float, now: float) -> float:
        """Compute the seconds until the bucket holds `cost` tokens.

        Args:
            cost: the number of tokens.
            now: seconds since any moment; tokens flow in from the previous call on.

        Returns:
            Seconds; 0.0 if it is there.
        """
        gained = max(0.0, now - self._then) * self._rate.per_second
        self._level, self._then = min(float(self._rate.burst), self._level + gained), now
        return max(0.0, (cost - self._level) / self._rate.per_second)

    def take(self, cost: float, now: float) -> float:
        """Take tokens, on credit if need be. Returns the seconds until they are there, 0.0 if they are."""
        wait = self.wait(cost, now)
        self._level -= cost
        return wait

    def give_back(self, cost: float) -> None:
        """Put tokens back into the bucket."""
        self._level = min(float(self._rate.burst), self._level + cost)


class TokenBuckets:
    """Token buckets by name, within bounds."""

    def __init__(self, rate: Rate, *, most: int = 1024) -> None:
        """Begin with full buckets.

        Args:
            rate: the speed and the size of each bucket.
            most: the largest number of names; beyond it the name used longest ago counts as rested.
        """
        self._rate, self._most = rate, most
        self._buckets: OrderedDict[Hashable, TokenBucket] = OrderedDict()

    def find_bucket(self, name: Hashable) -> TokenBucket:
        """Find or make the bucket of a name."""
        bucket = self._buckets.pop(name, None) or TokenBucket(self._rate)
        self._buckets[name] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class RateLimit:
    """Limiter of a rate for each name. Safe to use from several threads."""

    def __init__(self, rate: Rate, clock: Clock, *, most: int = 1024) -> None:
        """Begin with nothing having happened.

        Args:
            rate: the rate allowed for one name.
            clock: milliseconds since 1970; may be set back without harm.
            most: the largest number of names, as in `TokenBuckets`.
        """
        self._buckets = TokenBuckets(rate, most=most)
        self._clock, self._since = clock, clock()
        self._lock = threading.Lock()

    def take(self, name: Hashable) -> int:
        """Take a token if there is one.

        Returns:
            0 if it may; else the seconds to wait, and nothing was taken.
        """
        with self._lock:
            bucket, now = self._buckets.find_bucket(name), (self._clock() - self._since) / 1000
            wait = bucket.wait(1, now)
            return max(1, math.ceil(wait)) if wait else math.ceil(bucket.take(1, now))

    def give_back(self, name: Hashable) -> None:
        """Return the token that was taken last."""
        with self._lock:
            self._buckets.find_bucket(name).give_back(1)


class Limit(Protocol):
    """Lets something happen for each name as often as a rate says."""

    def take(self, name: str) -> int:
        """Take a token if there is one.

        Returns 0, or the seconds to wait if nothing was taken.
        """

    def give_back(self, name: str) -> None:
        """Return the token that was taken last."""


class SharedLimits(Protocol):
    """Counts together with other hosts: see `Limit`."""

    def take(self, name: str, burst: int, per_second: float) -> int:
        """Take a token if there is one.

        Returns 0, or the seconds to wait if nothing was taken.
        """

    def give_back(self, name: str, burst: int, per_second: float) -> None:
        """Return the token that was taken last."""


@dataclass(frozen=True, slots=True)
class _Shared:
    """Limit of one rate that several hosts count together."""

    rate: Rate
    limits: SharedLimits

    def take(self, name: str) -> int:
        return self.limits.take(name, self.rate.burst, self.rate.per_second)

    def give_back(self, name: str) -> None:
        self.limits.give_back(name, self.rate.burst, self.rate.per_second)


def make_limit(rate: Rate, clock: Clock, shared: SharedLimits | None) -> Limit:
    """Build a limit that is counted together with other hosts, or by this host alone."""
    return _Shared(rate, shared) if shared else RateLimit(rate, clock)
