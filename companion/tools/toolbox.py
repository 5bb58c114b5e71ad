"""Toolbox: all tools of a table as a value, its display among them, and the commands to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Annotated, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from companion.tools.chance import Kind, Roll, roll_values
from companion.tools.markers import (
    MarkerMove,
    Markers,
    PassMarker,
    PutMarker,
    RemoveMarker,
    Sign,
    move_marker,
)
from companion.tools.timing import LONGEST, Countdown, SeatClock, Timer, new_clock

MOST_ROLLS = 50
"""Rolls of a table that are remembered; the oldest make room."""

MOST_REVEALED = 1000
"""Largest number of revealed places."""

Running = Literal["countdown", "clock"]
"""Tools that can run and be paused."""


class Toolbox(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tools of a table.

    Attributes:
        rolls: the answers of chance, the latest last.
        countdown: the time that runs out; None where none was set.
        clock: the seats' clocks; None where none was set.
        scored: whether the table's display shows the score; None for the game's default.
        revealed: number of places of the final score that a phone has revealed to the table, the last first.
        markers: the markers that lie before people.
    """

    rolls: Annotated[tuple[Roll, ...], Meta(max_length=MOST_ROLLS)] = ()
    countdown: Countdown | None = None
    clock: SeatClock | None = None
    scored: bool | None = None
    revealed: Annotated[int, Meta(ge=0, le=MOST_REVEALED)] = 0
    markers: Markers = ()

    @property
    def latest(self) -> Roll | None:
        """Latest answer of chance, or None."""
        return self.rolls[-1] if self.rolls else None

    @property
    def timed(self) -> bool:
        """Whether there is any time to be shown."""
        return self.countdown is not None or self.clock is not None

    def list_signs(self, seat: int, round_number: int, seats: int) -> tuple[Sign, ...]:
        """List the signs of the markers before a seat in a round of a table with so many seats."""
        return tuple(each.sign for each in self.markers if each.seat_in(round_number, seats) == seat)

    def time_to_bell(self, now: int) -> int | None:
        """Compute the milliseconds until the next clock runs out, or None if none will."""
        times = []
        if self.countdown and self.countdown.timer.running:
            times.append(self.countdown.time_left(now))
        if self.clock and self.clock.running and self.clock.each:
            times.append(self.clock.time_of(self.clock.turn, now))
        return min((time for time in times if time > 0), default=None)

    def shows_score(self, *, secret: bool) -> bool:
        """Check that the table's display shows the score: as chosen, else unless its game has secrets.

        Args:
            secret: True if the game has secrets.
        """
        return not secret if self.scored is None else self.scored


EMPTY = Toolbox()
"""Toolbox without rolls and timers."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Command to roll dice, throw coins, or draw a seat by lot.

    Attributes:
        kind: the kind of question.
        count: the number of dice or coins; 1 for a seat.
        sides: the sides of each die; 2 for coins; ignored for a seat, where it is the number of seats.
    """

    kind: Kind
    count: int = 1
    sides: int = 2


@dataclass(frozen=True, slots=True)
class SetCountdown:
    """Command to start a countdown at once, in the place of any earlier one.

    Attributes:
        length: its length, in milliseconds.
    """

    length: int


@dataclass(frozen=True, slots=True)
class SetClock:
    """Command to give the seats clocks, in the place of any earlier ones; none runs yet.

    Attributes:
        each: the time of every seat, in milliseconds; 0 to count only.
    """

    each: int


@dataclass(frozen=True, slots=True)
class GiveTurn:
    """Command to start a seat's clock and stop all others. Repeated, it has no further effect.

    Attributes:
        seat: the seat.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class Resume:
    """Command to resume the countdown, or the clock of the seat whose turn it was."""

    what: Running


@dataclass(frozen=True, slots=True)
class Pause:
    """Command to pause the countdown or the clocks, until they are resumed."""

    what: Running


@dataclass(frozen=True, slots=True)
class PutAway:
    """Command to remove a countdown or the clocks."""

    what: Running


@dataclass(frozen=True, slots=True)
class ShowScore:
    """Command to show the score on the table's display, or to leave it out."""

    shown: bool


@dataclass(frozen=True, slots=True)
class Reveal:
    """Command to reveal the final score to the table, from the last place to the winner.

    Attributes:
        count: the number of places; 0 to hide all.
    """

    count: int


Clocks = SetCountdown | SetClock | GiveTurn | Resume | Pause | PutAway
"""Command to the clocks."""

Wanted = Ask | Clocks | ShowScore | Reveal | MarkerMove
"""Command to the tools."""


def handle(
    box: Toolbox,
    command: Wanted,
    *,
    now: int,
    random: Random,
    names: Sequence[str],
    by: str = "",
    round_number: int = 0,
) -> Toolbox:
    """Apply a command to the tools. A command that makes no sense any more changes nothing.

    Args:
        box: the tools before.
        command: the command.
        now: the moment, in milliseconds since 1970.
        random: the source of chance.
        names: the names of the seats, clockwise.
        by: the name of the person; empty for the host.
        round_number: the round of the table; 0 without rounds.

    Raises:
        ValueError: the dice, the seat or the time are out of bounds; nothing has changed.
    """
    match command:
        case Ask():
            return replace(
                box, rolls=(*box.rolls, _make_roll(box, command, now, random, names, by))[-MOST_ROLLS:]
            )
        case ShowScore(shown):
            return replace(box, scored=bool(shown))
        case Reveal(count):
            if not 0 <= count <= MOST_REVEALED:
                raise ValueError(f"{count} revealed places")
            return replace(box, revealed=count)
        case PutMarker() | PassMarker() | RemoveMarker():
            return replace(box, markers=move_marker(box.markers, command, round_number, len(names)))
        case _:
            return _set_clocks(box, command, now, len(names))


def _set_clocks(box: Toolbox, command: Clocks, now: int, seats: int) -> Toolbox:
    match command:
        case SetCountdown(length):
            if not 0 < length <= LONGEST:
                raise ValueError(f"a countdown of {length} ms")
            return replace(box, countdown=Countdown(length, Timer().run(now)))
        case SetClock(each):
            return replace(box, clock=new_clock(seats, each))
        case GiveTurn(seat):
            return replace(box, clock=box.clock.give(seat, now)) if box.clock else box
        case PutAway("clock"):
            return replace(box, clock=None)
        case PutAway("countdown"):
            return replace(box, countdown=None)
        case Resume(what) | Pause(what):
            return _switch_timepiece(box, what, isinstance(command, Resume), now)
    raise ValueError(f"nobody can want {command}")


def _make_roll(box: Toolbox, request: Ask, now: int, random: Random, names: Sequence[str], by: str) -> Roll:
    number = box.latest.number + 1 if box.latest else 1
    count, sides = request.count, request.sides
    if request.kind == "start":
        count, sides = 1, len(names)
    if request.kind == "coins" and sides != 2:
        raise ValueError(f"a coin with {sides} sides")
    values = roll_values(random, count, sides)
    who = names[values[0] - 1] if request.kind == "start" else ""
    return Roll(number, now, request.kind, sides, values, by, who)


def _switch_timepiece(box: Toolbox, timepiece: Running, runs: bool, now: int) -> Toolbox:
    """Run or stop a countdown or the clocks."""
    if timepiece == "countdown" and box.countdown:
        timer = box.countdown.timer
        return replace(
            box, countdown=replace(box.countdown, timer=timer.run(now) if runs else timer.stop(now))
        )
    if timepiece == "clock" and box.clock:
        clock = box.clock
        return replace(box, clock=clock.give(clock.turn, now) if runs else clock.pause(now))
    return box
