"""A clock that runs on the screen. Only its own text is redrawn, once a second."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft

from companion.tools.timing import Countdown, SeatClock
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.models.time_words import SECOND, clock_text, time_until_change


@dataclass(frozen=True)
class ClockReading:
    """Clock to be read.

    Attributes:
        clock: countdown, or clocks of the seats.
        seat: seat whose clock it is; None for a countdown.
    """

    clock: Countdown | SeatClock
    seat: int | None = None

    @property
    def running(self) -> bool:
        """Whether the clock runs."""
        if isinstance(self.clock, Countdown):
            return self.clock.timer.running
        return self.clock.running and self.clock.turn == self.seat

    @property
    def is_countdown(self) -> bool:
        """Whether the clock counts down."""
        return isinstance(self.clock, Countdown) or self.clock.each > 0

    def time_at(self, now: int) -> int:
        """Read the clock at a moment, in milliseconds."""
        if isinstance(self.clock, Countdown):
            return self.clock.time_left(now)
        return self.clock.time_of(self.seat or 0, now)

    def words_at(self, now: int) -> str:
        """Read the clock at a moment, as text."""
        return clock_text(self.time_at(now), left=self.is_countdown)


@ft.component
def TimeFace(
    phone: Phone,
    reading: ClockReading,
    now: Callable[[], int],
    size: float = 22,
    strong: bool = False,
    color: str | None = None,
) -> ft.Control:
    """Draw the time on a clock.

    Args:
        phone: the phone that shows it.
        reading: the clock.
        now: returns the moment, in milliseconds since 1970.
        size: of the letters, in pixels at the usual size of text.
        strong: True if the text is bold.
        color: colour of the text; once time is up, that of an error.
    """
    page = ft.context.page

    def time_to_next_second() -> float:
        return time_until_change(reading.time_at(now()), left=reading.is_countdown) / SECOND

    def subscribe(heard: Callable[[], None]) -> Stop:
        return every_second(page, time_to_next_second, heard) if reading.running else lambda: None

    use_subscription(subscribe, reading)
    time = reading.time_at(now())
    over = reading.is_countdown and time <= 0
    return ft.Text(
        clock_text(time, left=reading.is_countdown),
        size=phone.size(size),
        weight=ft.FontWeight.W_700 if strong else ft.FontWeight.W_500,
        color=ft.Colors.ERROR if over else color,
        no_wrap=True,
    )


def every_second(page: ft.Page, wait: Callable[[], float], heard: Callable[[], None]) -> Stop:
    """Call a function repeatedly in the loop that draws a page, unless its phone is away.

    Args:
        page: the page.
        wait: returns the seconds until the next call.
        heard: the function.
    """
    connection = page.session.connection
    if connection is None:
        return lambda: None
    loop: asyncio.AbstractEventLoop = connection.loop
    timers: list[asyncio.TimerHandle] = []

    def call_and_schedule() -> None:
        timers[:] = [loop.call_later(wait(), call_and_schedule)]
        heard()

    timers.append(loop.call_later(wait(), call_and_schedule))
    return lambda: timers.pop().cancel() if timers else None
