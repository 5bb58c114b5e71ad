"""Time that runs and stands still: a countdown, and a clock for every seat. None of them decides anything.

Moments are milliseconds since 1970 and handed in. What runs is kept as the moment since when, so that it
runs on while nobody looks, and through a restart of whatever keeps it.
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
"""How long a clock or a countdown is set to, in milliseconds."""


class Timer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time that has passed, and since when more of it passes.

    Attributes:
        passed: how much had passed when it last began to run or stopped, in milliseconds.
        since: the moment since which it runs; None while it stands still.
    """

    passed: Millis = 0
    since: Millis | None = None

    @property
    def running(self) -> bool:
        """Whether time passes."""
        return self.since is not None

    def at(self, now: int) -> int:
        """How much has passed by a moment, in milliseconds; a clock that was set back takes nothing away."""
        gone = 0 if self.since is None else max(0, now - self.since)
        return min(LATEST, self.passed + gone)

    def run(self, now: int) -> "Timer":
        """With time passing from a moment on; the same if it passes already."""
        return self if self.running else Timer(self.passed, now)

    def stop(self, now: int) -> "Timer":
        """Standing still from a moment on."""
        return Timer(self.at(now))


class Countdown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A time that runs out.

    Attributes:
        length: how long it is, in milliseconds.
        timer: how much of it has passed.
    """

    length: Span
    timer: Timer = Timer()

    def time_left(self, now: int) -> int:
        """What is left, in milliseconds; below zero once it is over."""
        return self.length - self.timer.at(now)


class SeatClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for every seat, of which one at most runs.

    Attributes:
        each: what every seat has, in milliseconds; 0 where it is only counted how long each takes.
        turn: whose clock runs, or ran last.
        timers: how long each seat has taken.

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
        """Whether somebody's time passes."""
        return self.timers[self.turn].running

    @property
    def following(self) -> int:
        """The seat that comes next, clockwise."""
        return (self.turn + 1) % len(self.timers)

    def time_of(self, seat: int, now: int) -> int:
        """What a seat's clock shows: what it has left, below zero once it is over; or what it has taken."""
        taken = self.timers[seat].at(now)
        return self.each - taken if self.each else taken

    def pause(self, now: int) -> "SeatClock":
        """With nobody's time passing."""
        return replace(self, timers=tuple(timer.stop(now) for timer in self.timers))

    def give(self, seat: int, now: int) -> "SeatClock":
        """With a seat's time passing, and nobody else's; the same if it passes already.

        Raises:
            ValueError: there is no such seat.
        """
        if not 0 <= seat < len(self.timers):
            raise ValueError(f"there is no seat {seat}")
        timers = [timer if each == seat else timer.stop(now) for each, timer in enumerate(self.timers)]
        timers[seat] = timers[seat].run(now)
        return SeatClock(self.each, seat, tuple(timers))


def new_clock(seats: int, each: int) -> SeatClock:
    """A clock that nobody has started.

    Args:
        seats: how many.
        each: what every seat has, in milliseconds; 0 to count only.

    Raises:
        ValueError: there are no seats or too many, or nobody waits so long.
    """
    if not (1 <= seats <= MOST_SEATS and 0 <= each <= LONGEST):
        raise ValueError(f"a clock of {seats} seats with {each} ms")
    return SeatClock(each, 0, (Timer(),) * seats)
