"""Time that each seat took by the clocks of its table, kept with the finished table."""

from msgspec.structs import replace

from companion.history.details import LONGEST_TIME, Details
from companion.hosting.session import TableSession
from companion.hosting.tools import ToolStore

SECOND = 1000
"""In milliseconds."""


def keep_clock_times(session: TableSession, tools: ToolStore, details: Details) -> None:
    """Keep the time that each seat of a table has taken by its clocks. Does nothing if none ever ran.

    Raises:
        StoreUnreadable: the system does not let the file be read.
        StoreUnwritable: it could not be saved; nothing has changed.
    """
    clock, now = tools.find_toolbox(session.id).clock, tools.clock()
    if clock is None or len(clock.timers) != len(session.names):
        return
    seconds = tuple(min(LONGEST_TIME, timer.at(now) // SECOND) for timer in clock.timers)
    if any(seconds):
        details.change(session.id, lambda known: replace(known, seconds=seconds))
