"""Operations of one of several hosts: health, measures and draining."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from companion.hosting.measures import Durations, Measures
from views.flet_adapter.component_updates import time_updates
from views.serving.visitor import is_forwarded, is_nearby

DRAIN = 3.0
"""Seconds that a worker drains before it ends, so that the proxy learns of it and sends no more phones."""

PULSE = 0.25
"""Seconds between two looks how late the loop is."""

_log = logging.getLogger(__name__)


@dataclass
class Operations:
    """Health, measures and draining of one of several hosts.

    Attributes:
        worker: its name, for people and logs.
        measures: its measures.
        now: returns current counts, by name.
        phones: how many lines stand.
        drain: seconds from being told to end to closing the lines.
        draining: whether it was told to end.
    """

    worker: str
    measures: Measures
    now: Callable[[], Mapping[str, int]] = dict
    phones: Callable[[], int] = lambda: 0
    drain: float = DRAIN
    draining: bool = field(default=False, init=False)

    async def health(self, _: Request) -> Response:
        """Answer with the worker's health: ok, or draining, to ask the proxy for no more phones.

        A database that is away does not count, since the page says so itself.
        """
        status = "draining" if self.draining else "ok"
        return JSONResponse(
            {"status": status, "worker": self.worker},
            status_code=503 if self.draining else 200,
            headers={"cache-control": "no-store"},
        )

    async def numbers(self, request: Request) -> Response:
        """Answer with the measures, to requests from this network without a proxy."""
        if is_forwarded(request.scope) or not request.client or not is_nearby(request.client.host):
            return Response(status_code=404)
        text = self.measures.format_text({"phones": self.phones(), **self.now()})
        return PlainTextResponse(text, headers={"content-type": "text/plain; version=0.0.4; charset=utf-8"})

    def begin_to_end(self) -> None:
        """Begin to drain."""
        self.draining = True
        _log.info("draining for %.1f s", self.drain)

    async def watch(self) -> None:
        """Measure the delay of the event loop until cancelled."""
        loop = asyncio.get_running_loop()
        with suppress(asyncio.CancelledError):
            while True:
                due = loop.time() + PULSE
                await asyncio.sleep(PULSE)
                self.measures.lags.record(max(0.0, loop.time() - due))


def measure_repaints(repaints: Durations) -> None:
    """Measure the drawing of pages from now on, in this whole process."""
    time_updates(repaints.time)
