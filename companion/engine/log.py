"""What happened at a table, line by line, as data to be told in any language."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from companion.engine import faults
from companion.engine.game import Game
from companion.engine.notice import Notice
from companion.engine.record import Corrected, Moved, Overruled
from companion.engine.table import Step, Table
from companion.engine.words import Who

Viewer = int | None | Literal["all"]
"""Who is told: a seat, None for a watcher, or everything, as after the game."""

Standing = Moved[Any] | Overruled[Any] | Corrected[Any]


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: an entry that stands.

    Attributes:
        step: 1 for the first that stands; the position after it is the table's ``at_step``.
        seq: the entry's number.
        at: when, in milliseconds since 1970.
        round: the round it was made in; 0 where the game cannot tell.
        by: the seat whose person did it; None for the host.
        kind: what kind of sentence tells it; a ``secret`` tells only that something happened.
        notice: what happened.
        overruled: ids of the rules the table allowed it to break.
        note: why, if somebody said.
        move: the type of the move; None for a correction, and where nobody may be told.
    """

    step: int
    seq: int
    at: int
    round: int
    by: int | None
    kind: Literal["move", "correct", "secret"]
    notice: Notice
    overruled: tuple[str, ...] = ()
    note: str = ""
    move: type[Any] | None = None


def log_line(table: Table[Any, Any, Any], step: int, viewer: Viewer = "all", now: Any = None) -> LogLine:
    """The line of one entry that stands, 1 for the first; for ``now`` see `tell_entry`.

    Raises:
        IndexError: there is no such step.
    """
    return tell_entry(table, step, table.done[step - 1], viewer, now)


def tell_entry(
    table: Table[Any, Any, Any],
    step: int,
    done: Step[Any, Any, Any],
    viewer: Viewer = "all",
    now: Any = None,
) -> LogLine:
    """The line of an entry made in the position before a step, as a viewer may be told it.

    Args:
        table: where the entry was made.
        step: the number of the position after it.
        done: the entry and that position.
        viewer: who is told.
        now: what the table shows at present, where that is another table than this one.

    Returns:
        What the game says of it; where it raises instead, only that something happened.
    """
    try:
        return _line(table, step, done, viewer, now)
    except Exception as error:
        faults.note(table.header.id, error)
        entry = done.entry
        start = (step, entry.seq, entry.at, faults.attempt(table.header.id, lambda: _round(table, step), 0))
        return LogLine(*start, entry.by, "secret", _something(entry, "-unclear"))


def _line(
    table: Table[Any, Any, Any], step: int, done: Step[Any, Any, Any], viewer: Viewer, now: Any
) -> LogLine:
    """As `tell_entry`; raises whatever the game does."""
    entry, game, before = done.entry, table.game, table.at_step(step - 1)
    start = (step, entry.seq, entry.at, _round(table, step), entry.by)
    if viewer != "all":
        now = table.position if now is None else now
        if _hidden(game, before, viewer, entry, now):
            return LogLine(*start, "secret", _something(entry))
        before = game.past(before, viewer, now)
    if isinstance(entry, Corrected):
        return LogLine(*start, "correct", game.describe_correction(before, entry.correction))
    notice = game.describe(before, entry.seat, entry.move)
    if isinstance(entry, Overruled):
        broken = entry.violations if viewer == "all" else _seen_broken(game, before, entry)
        return LogLine(*start, "move", notice, broken, entry.note, type(entry.move))
    return LogLine(*start, "move", notice, move=type(entry.move))


def _round(table: Table[Any, Any, Any], step: int) -> int:
    """The round in which a step was made."""
    return table.game.stage(table.at_step(step - 1))[0]


def _hidden(game: Game[Any, Any, Any], before: Any, viewer: int | None, entry: Standing, now: Any) -> bool:
    if isinstance(entry, Corrected):
        return game.hides(before, viewer, None, entry.correction, now)
    return game.hides(before, viewer, entry.seat, entry.move, now)


def _seen_broken(game: Game[Any, Any, Any], before: Any, entry: Overruled[Any]) -> tuple[str, ...]:
    """The overruled rules that stand against the move by what the viewer knows."""
    known = {violation.rule for violation in game.verdict(before, entry.seat, entry.move).violations}
    return tuple(rule for rule in entry.violations if rule in known)


def _something(entry: Standing, more: str = "") -> Notice:
    """That something happened, and who did it, but not what; ``more`` says why not, if it is no secret."""
    seat = entry.by if isinstance(entry, Corrected) else entry.seat
    if seat is None:
        return Notice(f"table{more}")
    return Notice(f"seat{more}", seat, {"seat": Who(seat)})


def redo_line(table: Table[Any, Any, Any], viewer: Viewer = "all") -> LogLine | None:
    """The line that redo would bring back; None when there is none."""
    return tell_entry(table, len(table.done) + 1, table.undone[-1], viewer) if table.undone else None


def log(table: Table[Any, Any, Any], viewer: Viewer = "all") -> Iterator[LogLine]:
    """Every line that stands, the latest first."""
    return (log_line(table, step, viewer) for step in range(len(table.done), 0, -1))
