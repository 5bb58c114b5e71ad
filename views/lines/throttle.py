"""How fast a line may talk: whoever says more than fingers can is heard later, and in the end not at all."""

import asyncio
from collections.abc import Callable

from companion.hosting.rate_limit import Rate, TokenBucket

PER_LINE = Rate(burst=240, per_second=60)
"""What one line may say at once, and then in a second; a tap is 1."""

PER_ADDRESS = Rate(burst=720, per_second=180)
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


AGAINST_THE_RULES, LOST = 1008, 1006
"""Why a line ended, as web sockets number it (RFC 6455, section 7.4.1)."""


class LineEnded(Exception):
    """A line is no more: it was lost, or its phone said what no page of this app would.

    Attributes:
        code: `AGAINST_THE_RULES` or `LOST`.
    """

    def __init__(self, code: int = AGAINST_THE_RULES) -> None:
        super().__init__(code)
        self.code = code


class Throttle:
    """Slows one line down to what its buckets hold; what its phone sends meanwhile waits there, not here.

    ``lost`` is set when the line is no more; ``cut`` ends it.
    """

    def __init__(self, *buckets: TokenBucket, lost: asyncio.Event, cut: Callable[[], None]) -> None:
        self._buckets = buckets
        self._lost = lost
        self._cut = cut
        self._since: float | None = None

    async def pay(self, cost: float) -> None:
        """Wait until something may be heard.

        Raises:
            LineEnded: the line was lost meanwhile, or said too much for too long and is cut.
        """
        now = asyncio.get_running_loop().time()
        wait = max(bucket.take(cost, now) for bucket in self._buckets)
        if wait <= 0:
            self._since = None
            return
        self._since = now if self._since is None else self._since
        if now - self._since > PATIENCE:
            self._cut()
            raise LineEnded
        try:
            await asyncio.wait_for(self._lost.wait(), wait)
        except TimeoutError:
            return
        raise LineEnded(LOST)
