"""Limits of wrong codes and tickets, from one address and from all together."""

import ipaddress
from collections.abc import Callable
from typing import TypeVar

from companion.history.errors import Clock
from companion.hosting.codes import LONGEST
from companion.hosting.errors import HostingError, TooManyAttempts
from companion.hosting.rate_limit import Rate, SharedLimits, make_limit

PER_ADDRESS = Rate(burst=10, per_second=1 / 6)
"""Wrong codes and tickets from one address: ten at once, then ten a minute."""

IN_ALL = Rate(burst=60, per_second=1)
"""Wrong codes and tickets from all addresses together, as each may only seem to be another."""

T = TypeVar("T")


class Attempts:
    """Limiter of wrong codes and tickets. Safe to use from several threads."""

    def __init__(self, clock: Clock, shared: SharedLimits | None = None) -> None:
        """Begin with no failed attempts.

        Args:
            clock: milliseconds since 1970.
            shared: counts together with other hosts; by default this host counts alone.
        """
        self._by_address = make_limit(PER_ADDRESS, clock, shared)
        self._in_all = make_limit(IN_ALL, clock, shared)

    def run(self, address: str, attempt: Callable[[], T]) -> T:
        """Run an attempt, unless its address has failed too often. Only failures count.

        A right attempt succeeds in spite of failures at other addresses. After too many failures in all, a
        wrong attempt is not even told that it was wrong.

        Raises:
            TooManyAttempts: too many wrong ones were tried.
            CompanionError: an error of the attempt itself.
        """
        name = network_key(address)
        if wait := self._by_address.take(name):
            raise TooManyAttempts(wait)
        failed = False
        try:
            return attempt()
        except HostingError as error:
            failed = True
            if wait := self._in_all.take(""):
                raise TooManyAttempts(wait) from error
            raise
        finally:
            if not failed:
                self._by_address.give_back(name)


def network_key(address: str) -> str:
    """Return the key that counts wrong attempts: an IPv4 address, or the /64 network of an IPv6 address.

    With IPv6, every device has as many addresses as it likes.

    >>> network_key("2001:db8:1:2:3:4:5:6"), network_key("192.168.1.7"), network_key("?")
    ('2001:db8:1:2::/64', '192.168.1.7', '?')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:LONGEST]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
