"""Vibration and wake lock of a phone. Does nothing on devices that have neither."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from views.flet_adapter.bridge import run_in, when_away

log = logging.getLogger(__name__)


class Device:
    """Small services of one phone. None of them ever fails a tap.

    A service is dead once the line it was made on is lost: the next use makes another.
    """

    def __init__(self, page: ft.Page) -> None:
        self._page = page
        self._haptics: ft.HapticFeedback | None = None
        self._wakelock: ft.Wakelock | None = None

    def tick(self) -> None:
        """Vibrate briefly to confirm that a piece was laid down."""
        run_in(self._page, self._run_quietly, self._vibrate)

    def awake(self, wanted: bool) -> None:
        """Keep the screen lit, or let it go dark again."""
        run_in(self._page, self._run_quietly, self._lock_screen_on if wanted else self._release_screen)

    async def _vibrate(self) -> None:
        if self._haptics is None:
            self._haptics = ft.HapticFeedback()
            when_away(self._page, self._forget_services)
        await self._haptics.light_impact()  # type: ignore[no-untyped-call]

    async def _lock_screen_on(self) -> None:
        if self._wakelock is None:
            self._wakelock = ft.Wakelock()
            when_away(self._page, self._forget_services)
        await self._wakelock.enable()  # type: ignore[no-untyped-call]

    async def _release_screen(self) -> None:
        if self._wakelock:
            await self._wakelock.disable()  # type: ignore[no-untyped-call]

    def _forget_services(self) -> None:
        self._haptics = self._wakelock = None

    async def _run_quietly(self, service: Callable[[], Awaitable[Any]]) -> None:
        try:
            await service()
        except Exception as error:
            log.info("this device does not do that: %s", error)
