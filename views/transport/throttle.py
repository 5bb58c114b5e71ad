"""Throttle of a line: data above the rate is read later, and in the end the line is cut."""

import asyncio
from collections.abc import Callable

from companion.hosting.rate_limit import Rate, TokenBucket

PER_LINE = Rate(burst=240, per_second=60)
"""Rate of one line; a tap costs 1."""

PER_ADDRESS = Rate(burst=360, per_second=120)
"""The same for all lines from one network address together."""

FRAME = 0.25
"""Cost of any message on a line, besides its length."""

EVENT = 0.75
"""Additional cost of an event: handlers run, and often a drawing follows."""

BEGINNING = 4.0
"""Additional cost of the beginning of a session."""

BEGINNINGS = Rate(burst=4, per_second=2)
"""Sessions that one network address may begin; a whole page is drawn for each."""

PER_BYTE = 1 / 16_384

PER_BYTE_DRAWN = 1 / 1_024
"""Cost of a byte sent after an event, since a drawing caused it."""

DRAWN = 24.0
"""The most that is charged for what is sent after an event; others may have caused it."""

AHEAD = 8
"""Events that may be heard before anything was sent in answer."""

TURNS = 8
"""Turns of the loop before each further one: what those before have set going is done first."""

PATIENCE = 15.0
"""Seconds a line may go on saying too much; then it is cut."""


AGAINST_THE_RULES, LOST = 1008, 1006
"""Why a line ended, as web sockets number it (RFC 6455, section 7.4.1)."""


class LineEnded(Exception):
    """The line was lost, or its phone broke the rules of this app's client.

    Attributes:
        code: `AGAINST_THE_RULES` or `LOST`.
    """

    def __init__(self, code: int = AGAINST_THE_RULES) -> None:
        super().__init__(code)
        self.code = code


class Throttle:
    """Throttle that slows one line down to the rate of its buckets.

    Further data waits at the phone, not here.

    ``lost`` is set when the line is no more, ``cut`` ends it, and ``beginnings`` pays for sessions.
    """

    def __init__(
        self,
        *buckets: TokenBucket,
        lost: asyncio.Event,
        cut: Callable[[], None],
        beginnings: TokenBucket | None = None,
    ) -> None:
        self._buckets = buckets
        self._beginnings = beginnings
        self._lost = lost
        self._cut = cut
        self._since: float | None = None
        self._unanswered, self._drawable = 0, 0.0

    async def hear_event(self) -> None:
        """Wait until an event may be heard.

        Raises:
            LineEnded: as `pay`.
        """
        await self.pay(EVENT)
        if self._unanswered >= AHEAD:
            for _ in range(TURNS):
                await asyncio.sleep(0)
        self._unanswered += 1
        self._drawable = min(2 * DRAWN, self._drawable + DRAWN)

    def charge_answer(self, size: int) -> None:
        """Charge for an answer, up to `DRAWN` for each event that was heard.

        Args:
            size: bytes.
        """
        cost = min(size * PER_BYTE_DRAWN, self._drawable)
        self._drawable -= cost
        self._unanswered = 0
        self._take_tokens(cost, asyncio.get_running_loop().time())

    async def begin(self) -> None:
        """Wait until the line may begin a session.

        Raises:
            LineEnded: as `pay`.
        """
        now = asyncio.get_running_loop().time()
        turn = self._beginnings.take(1, now) if self._beginnings else 0.0
        await self._wait_for_tokens(max(turn, self._take_tokens(BEGINNING, now)), now)

    async def pay(self, cost: float) -> None:
        """Wait until something may be heard.

        Raises:
            LineEnded: the line was lost meanwhile, or said too much for too long and is cut.
        """
        now = asyncio.get_running_loop().time()
        await self._wait_for_tokens(self._take_tokens(cost, now), now)

    def _take_tokens(self, cost: float, now: float) -> float:
        return max(bucket.take(cost, now) for bucket in self._buckets)

    async def _wait_for_tokens(self, wait: float, now: float) -> None:
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
