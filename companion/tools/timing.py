"""Timers that run and stand still: a countdown, and a clock for every seat. None of them decides anything.

Moments are milliseconds since 1970 and are passed in. A running timer stores the moment of its start, so that
it runs on while nobody looks, and through a restart of the process that holds it.
"""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.engine.record import LATEST, Millis
from companion.engine.setup import MOST_SEATS

LONGEST = 24 * 60 * 60 * 1000
"""The longest time that a clock or a countdown is set to: a day, in milliseconds."""

Span = Annotated[int, Meta(ge=0, le=LONGEST)]
"""Set length of a clock or a countdown, in milliseconds."""


class Timer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Timer: the time that has passed, and the start of the time that passes now.

    Attributes:
        passed: the time passed when it last started or stopped, in milliseconds.
        since: the moment of its last start; None while it stands still.
    """

    passed: Millis = 0
    since: Millis | None = None

    @property
    def running(self) -> bool:
        """Whether the timer runs."""
        return self.since is not None

    def at(self, now: int) -> int:
        """Compute the time passed by a moment, in milliseconds.

        A system clock that was set back takes nothing away.
        """
        gone = 0 if self.since is None else max(0, now - self.since)
        return min(LATEST, self.passed + gone)

    def run(self, now: int) -> "Timer":
        """Start the timer at a moment, or return the same timer if it runs already."""
        return self if self.running else Timer(self.passed, now)

    def stop(self, now: int) -> "Timer":
        """Stop the timer at a moment."""
        return Timer(self.at(now))


class Countdown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Countdown: a time that runs out.

    Attributes:
        length: its length, in milliseconds.
        timer: the part that has passed.
    """

    length: Span
    timer: Timer = Timer()

    def time_left(self, now: int) -> int:
        """Compute the time left, in milliseconds, below zero once it is over."""
        return self.length - self.timer.at(now)


class SeatClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clock for every seat, of which at most one runs.

    Attributes:
        each: the time of every seat, in milliseconds; 0 where the clocks only count.
        turn: the seat whose clock runs, or ran last.
        timers: the time that each seat has taken.

    Raises:
        ValueError: there is no such seat, or another one's clock runs.
    """

    each: Span
    turn: Annotated[int, Meta(ge=0)]
    timers: Annotated[tuple[Timer, ...], Meta(min_length=1, max_length=MOST_SEATS)]

    def __post_init__(self) -> None:
        if self.turn >= len(self.timers):
            raise ValueError(f"there is no seat {self.turn}")
        if any(timer.running for seat, timer in enumerate(self.timers) if seat != self.turn):
            raise ValueError("two clocks run")

    @property
    def running(self) -> bool:
        """Whether the clock of a seat runs."""
        return self.timers[self.turn].running

    @property
    def following(self) -> int:
        """Next seat, clockwise."""
        return (self.turn + 1) % len(self.timers)

    def time_of(self, seat: int, now: int) -> int:
        """Compute the time on a seat's clock: the time left, below zero once over, or the time taken."""
        taken = self.timers[seat].at(now)
        return self.each - taken if self.each else taken

    def pause(self, now: int) -> "SeatClock":
        """Stop the clock of every seat."""
        return replace(self, timers=tuple(timer.stop(now) for timer in self.timers))

    def give(self, seat: int, now: int) -> "SeatClock":
        """Start a seat's clock and stop all others. A clock that runs already runs on.

        Raises:
            ValueError: there is no such seat.
        """
        if not 0 <= seat < len(self.timers):
            raise ValueError(f"there is no seat {seat}")
        timers = [timer if each == seat else timer.stop(now) for each, timer in enumerate(self.timers)]
        timers[seat] = timers[seat].run(now)
        return SeatClock(self.each, seat, tuple(timers))


def new_clock(seats: int, each: int) -> SeatClock:
    """Make a clock that is not started yet.

    Args:
        seats: the number of seats.
        each: the time of every seat, in milliseconds; 0 to count only.

    Raises:
        ValueError: the number of seats or the time is out of bounds.
    """
    if not (1 <= seats <= MOST_SEATS and 0 <= each <= LONGEST):
        raise ValueError(f"a clock of {seats} seats with {each} ms")
    return SeatClock(each, 0, (Timer(),) * seats)
