"""Register of a server's connections that are no lines, in the order in which they began."""

from collections import Counter
from typing import Protocol

from companion.hosting.rate_limit import Rate, TokenBuckets


class DoorConnection(Protocol):
    """Connection that is no line yet."""

    neighbours: str
    """Key that the connections of its address share."""

    is_local: bool
    """Whether it comes from this machine."""

    @property
    def answering(self) -> bool:
        """True if a request is being answered."""

    @property
    def unfinished(self) -> bool:
        """True before the first whole request."""

    def end(self) -> None:
        """End the connection at once."""


class Openings:
    """Counter of a server's connections, which ends the oldest waiting ones above the limit.

    Connections of this machine do not give way to others, and lines are not among them at all.
    """

    def __init__(self) -> None:
        self._all: dict[DoorConnection, None] = {}
        self._rates: dict[Rate, TokenBuckets] = {}

    def begin(self, opening: DoorConnection) -> None:
        """Count one more, the youngest."""
        self._all[opening] = None

    def forget(self, opening: DoorConnection) -> None:
        """Stop counting a connection that ended or became a line."""
        self._all.pop(opening, None)

    def too_often(self, address: str, rate: Rate, now: float) -> bool:
        """Count a beginning. Return True if the address begins more often than the rate allows.

        Args:
            address: address of its connections.
            rate: its allowed rate.
            now: seconds since any moment.
        """
        bucket = self._rates.setdefault(rate, TokenBuckets(rate, most=512)).find_bucket(address)
        if bucket.wait(1, now) > 0:
            return True
        bucket.take(1, now)
        return False

    def make_room(self, most: int) -> None:
        """End the oldest unfinished ones until one more may come.

        Args:
            most: unfinished ones there may be.
        """
        unfinished = [each for each in self._all if each.unfinished and not each.is_local]
        for each in unfinished[: max(0, len(unfinished) + 1 - most)]:
            each.end()

    def give_way(self) -> bool:
        """End one connection from another machine. False if there is none.

        The oldest that waits goes first. If all are being answered, it is the oldest of the address that
        has most of them, so that a crowd does not end the connections of a single phone.
        """
        others = [each for each in self._all if not each.is_local]
        held = Counter(each.neighbours for each in others)
        waiting = next((each for each in others if not each.answering), None)
        chosen = waiting or max(others, key=lambda each: held[each.neighbours], default=None)
        if chosen:
            chosen.end()
        return chosen is not None
