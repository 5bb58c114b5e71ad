"""How fast a line may talk: whoever says more than fingers can is heard later, and in the end not at all."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from starlette.websockets import WebSocketDisconnect

LINE_BURST, LINE_RATE = 240.0, 60.0
"""What one line may say at once, and then in a second; a tap is 1."""

ADDRESS_BURST, ADDRESS_RATE = 720.0, 180.0
"""The same for all lines from one network address together."""

FRAME = 0.25
"""What anything costs that comes on a line, besides its length."""

EVENT = 0.75
"""What an event costs further: handlers run, and often something is drawn."""

BEGINNING = 4.0
"""What the begin of a session costs further."""

PER_BYTE = 1 / 16_384

PATIENCE = 15.0
"""Seconds a line may go on saying too much; then it is cut."""

_ADDRESSES = 512  # that are remembered


class Pace:
    """A bucket that empties steadily.

    >>> pace = Pace(burst=2, rate=4)
    >>> [pace.take(1, now=10.0) for _ in range(4)]
    [0.0, 0.0, 0.25, 0.5]
    """

    def __init__(self, burst: float, rate: float) -> None:
        self._room, self._rate = burst / rate, rate
        self._full = float("-inf")

    def take(self, cost: float, now: float) -> float:
        """Take a part of what there is, or of what there will be.

        Args:
            cost: how much.
            now: seconds that never run backwards.

        Returns:
            Seconds until it will be there; 0.0 if it is.
        """
        self._full = max(self._full, now - self._room) + cost / self._rate
        return max(0.0, self._full - now)


class Paces:
    """The paces of all addresses that lines came from lately."""

    def __init__(self) -> None:
        self._by_address: OrderedDict[str, Pace] = OrderedDict()

    def of(self, address: str) -> Pace:
        """The pace that all lines from an address share."""
        pace = self._by_address.pop(address, None) or Pace(ADDRESS_BURST, ADDRESS_RATE)
        self._by_address[address] = pace
        while len(self._by_address) > _ADDRESSES:
            self._by_address.popitem(last=False)
        return pace


class Throttle:
    """Slows one line down to its paces; what its phone sends meanwhile waits there, not here.

    ``lost`` is set when the line is no more; ``cut`` ends it.
    """

    def __init__(self, *paces: Pace, lost: asyncio.Event, cut: Callable[[], None]) -> None:
        self._paces = paces
        self._lost = lost
        self._cut = cut
        self._since: float | None = None

    async def pay(self, cost: float) -> None:
        """Wait until something may be heard.

        Raises:
            WebSocketDisconnect: the line was lost meanwhile, or said too much for too long and is cut.
        """
        now = asyncio.get_running_loop().time()
        wait = max(pace.take(cost, now) for pace in self._paces)
        if wait <= 0:
            self._since = None
            return
        self._since = now if self._since is None else self._since
        if now - self._since > PATIENCE:
            self._cut()
            raise WebSocketDisconnect(1008)
        try:
            await asyncio.wait_for(self._lost.wait(), wait)
        except TimeoutError:
            return
        raise WebSocketDisconnect(1006)
