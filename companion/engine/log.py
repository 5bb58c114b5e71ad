"""What happened at a table, line by line, as data to be told in any language."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from companion.engine.game import Notice
from companion.engine.record import Corrected, Overruled
from companion.engine.table import Step, Table


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry that stands.

    Attributes:
        step: 1 for the first that stands; the position after it is the table's ``at_step``.
        seq: the entry's number.
        at: when, in milliseconds since 1970.
        round: the round it was made in.
        kind: what kind of sentence tells it.
        notice: what happened.
        overruled: ids of the rules the table allowed it to break.
        note: why, if somebody said.
    """

    step: int
    seq: int
    at: int
    round: int
    kind: Literal["move", "correct"]
    notice: Notice
    overruled: tuple[str, ...] = ()
    note: str = ""


def log_line(table: Table[Any, Any, Any], step: int) -> LogLine:
    """The line of one entry that stands, 1 for the first.

    Raises:
        IndexError: there is no such step.
    """
    done: Step[Any, Any, Any] = table.done[step - 1]
    return told(table, step, done)


def told(table: Table[Any, Any, Any], step: int, done: Step[Any, Any, Any]) -> LogLine:
    """The line of an entry made in the position before a step."""
    entry, before = done.entry, table.at_step(step - 1)
    number, _ = table.game.stage(before)
    if isinstance(entry, Corrected):
        notice = table.game.describe_correction(before, entry.correction)
        return LogLine(step, entry.seq, entry.at, number, "correct", notice)
    notice = table.game.describe(before, entry.seat, entry.move)
    if isinstance(entry, Overruled):
        return LogLine(step, entry.seq, entry.at, number, "move", notice, entry.violations, entry.note)
    return LogLine(step, entry.seq, entry.at, number, "move", notice)


def redo_line(table: Table[Any, Any, Any]) -> LogLine | None:
    """The line that redo would bring back; None when there is none."""
    return told(table, len(table.done) + 1, table.undone[-1]) if table.undone else None


def log(table: Table[Any, Any, Any]) -> Iterator[LogLine]:
    """Every line that stands, the latest first."""
    return (log_line(table, step) for step in range(len(table.done), 0, -1))
