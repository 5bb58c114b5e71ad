"""Log of a table, line by line, as data for any language."""

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
"""Reader of a log: a seat, None for a watcher, or ``all`` for every secret, as after the game."""

Standing = Moved[Any] | Overruled[Any] | Corrected[Any]


@dataclass(frozen=True, slots=True)
class LogLine:
    """Line of the log for an entry that stands.

    Attributes:
        step: 1 for the first that stands; the position after it is the table's ``at_step``.
        seq: the entry's number.
        at: its moment, in milliseconds since 1970.
        round: the round it was made in; 0 where the game cannot tell.
        by: the seat whose person did it; None for the host.
        kind: the kind of its sentence; a ``secret`` hides the content of the entry.
        notice: the sentence.
        overruled: ids of the rules the table allowed it to break.
        note: the reason given, if any.
        move: the type of the move; None for a correction, and for a secret.
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
    """Make the line of an entry that stands, counted from 1. See `tell_entry` for ``now``.

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
    """Make the line of an entry that was made in the position before a step, as a viewer may know it.

    Args:
        table: the table of the entry.
        step: the number of the position after it.
        done: the entry and that position.
        viewer: the reader of the line.
        now: the present position, if it comes from another table than this one.

    Returns:
        The line that the game makes; if the game raises, a secret line.
    """
    try:
        return _make_line(table, step, done, viewer, now)
    except Exception as error:
        faults.log_fault(table.header.id, error)
        entry = done.entry
        start = (
            step,
            entry.seq,
            entry.at,
            faults.attempt(table.header.id, lambda: _round_of_step(table, step), 0),
        )
        return LogLine(*start, entry.by, "secret", _doer_notice(entry, "-unclear"))


def _make_line(
    table: Table[Any, Any, Any], step: int, done: Step[Any, Any, Any], viewer: Viewer, now: Any
) -> LogLine:
    """Make the line as `tell_entry` does, but raise the game's exceptions."""
    entry, game, before = done.entry, table.game, table.at_step(step - 1)
    start = (step, entry.seq, entry.at, _round_of_step(table, step), entry.by)
    if viewer != "all":
        now = table.position if now is None else now
        if _is_hidden(game, before, viewer, entry, now):
            return LogLine(*start, "secret", _doer_notice(entry))
        before = game.past_view(before, viewer, now)
    if isinstance(entry, Corrected):
        return LogLine(*start, "correct", game.describe_correction(before, entry.correction))
    notice = game.describe(before, entry.seat, entry.move)
    if isinstance(entry, Overruled):
        broken = entry.violations if viewer == "all" else _visible_violations(game, before, entry)
        return LogLine(*start, "move", notice, broken, entry.note, type(entry.move))
    return LogLine(*start, "move", notice, move=type(entry.move))


def _round_of_step(table: Table[Any, Any, Any], step: int) -> int:
    """Find the round of a step."""
    return table.game.stage(table.at_step(step - 1))[0]


def _is_hidden(game: Game[Any, Any, Any], before: Any, viewer: int | None, entry: Standing, now: Any) -> bool:
    if isinstance(entry, Corrected):
        return game.hides(before, viewer, None, entry.correction, now)
    return game.hides(before, viewer, entry.seat, entry.move, now)


def _visible_violations(game: Game[Any, Any, Any], before: Any, entry: Overruled[Any]) -> tuple[str, ...]:
    """List the overruled rules that stand against the move by the viewer's knowledge."""
    known = {violation.rule for violation in game.verdict(before, entry.seat, entry.move).violations}
    return tuple(rule for rule in entry.violations if rule in known)


def _doer_notice(entry: Standing, suffix: str = "") -> Notice:
    """Make a notice that names the doer but not the deed.

    ``suffix`` names the reason for hiding the deed, if it is no secret.
    """
    seat = entry.by if isinstance(entry, Corrected) else entry.seat
    if seat is None:
        return Notice(f"table{suffix}")
    return Notice(f"seat{suffix}", seat, {"seat": Who(seat)})


def redo_line(table: Table[Any, Any, Any], viewer: Viewer = "all") -> LogLine | None:
    """Make the line of the entry that redo would bring back, or return None if there is none."""
    return tell_entry(table, len(table.done) + 1, table.undone[-1], viewer) if table.undone else None


def list_log_lines(table: Table[Any, Any, Any], viewer: Viewer = "all") -> Iterator[LogLine]:
    """Yield the line of every entry that stands, the latest first."""
    return (log_line(table, step, viewer) for step in range(len(table.done), 0, -1))
