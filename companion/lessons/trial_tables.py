"""Trial tables: samples and lessons. They go by themselves a day after they were opened to look at."""

from contextlib import suppress
from typing import Literal

from companion.engine.faults import attempt
from companion.errors import CompanionError
from companion.hosting.open_home import OpenHome
from companion.hosting.samples import is_sample
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable
from companion.lessons.lesson import is_taught, lesson_at
from companion.lessons.progress import progress

Trial = Literal["sample", "lesson"]
"""Kind of a trial table."""

DAY = 24 * 60 * 60 * 1000
"""Milliseconds for which a trial table stays after it was last touched."""


def find_trial(table_id: str) -> Trial | None:
    """Tell by its id if a table is a sample or a lesson. Return None for a real table."""
    if is_sample(table_id):
        return "sample"
    return "lesson" if is_taught(table_id) else None


def is_played_on(table: AnyTable) -> bool:
    """Check that people went on with a trial table on their own: beyond a sample, or off a lesson's moves.

    True where that cannot be told, so that nothing is lost.
    """
    if is_sample(table.header.id):
        return bool(table.done) and table.done[-1].entry.at >= table.header.created
    return attempt(table.header.id, lambda: _is_off_lesson(table), True)


def _is_off_lesson(table: AnyTable) -> bool:
    taught = lesson_at(table)
    if taught is None:
        return True
    made = progress(taught, table)
    return made.astray > 0 or len(table.done) > len(taught.plays)


def is_stale(session: TableSession, now: int) -> bool:
    """Check that a trial table was left alone for a day, and that nobody went on with it.

    Args:
        session: the table.
        now: milliseconds since 1970.
    """
    old = find_trial(session.id) is not None and now - session.touched > DAY
    return old and not is_played_on(session.table)


def discard_stale_trials(house: OpenHome) -> None:
    """Delete the stale trial tables of a home, except those where somebody has taken a seat."""
    now = house.tables.clock()
    for session in house.tables.open_tables():
        if is_stale(session, now) and not house.seating.taken_seats(session.id):
            with suppress(CompanionError):  # another host was first, or the next look at home tries again
                house.tables.delete(session.id)
