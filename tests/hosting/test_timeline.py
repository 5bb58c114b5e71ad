"""How far back it is still told who was faster."""

from companion.engine.log import log_line
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.hosting.intents import Seen
from companion.hosting.timeline import FURTHEST, AnyTable, Timeline
from tests.hosting.pebbles import PEBBLES, Grab, SetPot, Shake


def emptied_and_shaken(shakes: int) -> AnyTable:
    """A table whose fourth pot was emptied before so many other entries."""
    table = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben")), 0)
    table = table.correct(SetPot(3, 0), at=0, by=1)
    for _ in range(shakes):
        table = table.play(1, Shake(0), at=0, by=1)
    return table


def test_who_was_faster_is_told_for_the_last_entries_up_to_the_bound_and_for_no_more() -> None:
    table = emptied_and_shaken(FURTHEST - 1)
    told = Timeline().find_conflict(table, 0, Grab(3), Seen(0), "all")
    assert told == (log_line(table, 1, "all"), False)
    later = table.play(1, Shake(0), at=0, by=1)
    assert Timeline().find_conflict(later, 0, Grab(3), Seen(0), "all") == (None, False)
