"""All tools of one table as one value, and what can be wanted of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.tools.chance import Kind, Roll, roll_values
from companion.tools.timing import LONGEST, Countdown, SeatClock, Timer, new_clock

MOST_ROLLS = 50
"""Rolls of a table that are remembered; the oldest make room."""

Running = Literal["countdown", "clock"]
"""What can run and be paused."""


class Toolbox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the tools of a table show.

    Attributes:
        rolls: what chance said, the latest last.
        countdown: the time that runs out; None where none was set.
        clock: the seats' clocks; None where none was set.
    """

    rolls: Annotated[tuple[Roll, ...], Meta(max_length=MOST_ROLLS)] = ()
    countdown: Countdown | None = None
    clock: SeatClock | None = None

    @property
    def latest(self) -> Roll | None:
        """What chance said last."""
        return self.rolls[-1] if self.rolls else None

    @property
    def timed(self) -> bool:
        """Whether there is any time to be shown."""
        return self.countdown is not None or self.clock is not None


EMPTY = Toolbox()
"""Nothing was rolled and nothing is timed."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Dice are rolled, coins are thrown, or a seat is drawn by lot.

    Attributes:
        kind: what for.
        count: how many dice or coins; 1 for a seat.
        sides: of each die; 2 for coins; for a seat it is how many seats there are, whatever stands here.
    """

    kind: Kind
    count: int = 1
    sides: int = 2


@dataclass(frozen=True, slots=True)
class SetCountdown:
    """A countdown begins at once, in the place of one that was there.

    Attributes:
        length: how long it is, in milliseconds.
    """

    length: int


@dataclass(frozen=True, slots=True)
class SetClock:
    """The seats get clocks, in the place of those that were there; nobody's runs yet.

    Attributes:
        each: what every seat has, in milliseconds; 0 to count only.
    """

    each: int


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """A seat's clock runs from now on, and nobody else's. Wanted twice, it is done once.

    Attributes:
        seat: whose.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Resume:
    """What was paused runs again; the clock for whose turn it was."""

    what: Running


@dataclass(frozen=True, slots=True)
class Pause:
    """The countdown or the clocks stop, until they are resumed."""

    what: Running


@dataclass(frozen=True, slots=True)
class PutAway:
    """A countdown or the clocks are not shown any more."""

    what: Running


Wanted = Ask | SetCountdown | SetClock | GiveTurn | Resume | Pause | PutAway
"""Whatever somebody may want of the tools."""


def handle(
    box: Toolbox, wanted: Wanted, *, now: int, random: Random, names: Sequence[str], by: str = ""
) -> Toolbox:
    """The tools after somebody wanted something; what makes no sense by now changes nothing.

    Args:
        box: the tools before.
        wanted: what is wanted.
        now: the moment, in milliseconds since 1970.
        random: where chance comes from.
        names: of the seats, clockwise.
        by: the name of who wants it; empty for the host.

    Raises:
        ValueError: there are no such dice, no such seat, or nobody waits so long; nothing has changed.
    """
    match wanted:
        case Ask():
            return replace(box, rolls=(*box.rolls, _ask(box, wanted, now, random, names, by))[-MOST_ROLLS:])
        case SetCountdown(length):
            if not 0 < length <= LONGEST:
                raise ValueError(f"a countdown of {length} ms")
            return replace(box, countdown=Countdown(length, Timer().run(now)))
        case SetClock(each):
            return replace(box, clock=new_clock(len(names), each))
        case GiveTurn(seat):
            return replace(box, clock=box.clock.give(seat, now)) if box.clock else box
        case PutAway("clock"):
            return replace(box, clock=None)
        case PutAway("countdown"):
            return replace(box, countdown=None)
        case Resume(what) | Pause(what):
            return _turn(box, what, isinstance(wanted, Resume), now)
    raise ValueError(f"nobody can want {wanted}")


def _ask(box: Toolbox, wanted: Ask, now: int, random: Random, names: Sequence[str], by: str) -> Roll:
    number = box.latest.number + 1 if box.latest else 1
    count, sides = wanted.count, wanted.sides
    if wanted.kind == "start":
        count, sides = 1, len(names)
    if wanted.kind == "coins" and sides != 2:
        raise ValueError(f"a coin with {sides} sides")
    values = roll_values(random, count, sides)
    who = names[values[0] - 1] if wanted.kind == "start" else ""
    return Roll(number, now, wanted.kind, sides, values, by, who)


def _turn(box: Toolbox, what: Running, on: bool, now: int) -> Toolbox:
    """With a countdown or the clocks running, or standing still."""
    if what == "countdown" and box.countdown:
        timer = box.countdown.timer
        return replace(box, countdown=replace(box.countdown, timer=timer.run(now) if on else timer.stop(now)))
    if what == "clock" and box.clock:
        clock = box.clock
        return replace(box, clock=clock.give(clock.turn, now) if on else clock.pause(now))
    return box
