"""Who was faster and how far back it is told; what stands, and who took back what does not."""

from companion.engine.log import log_line
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.hosting.intents import Seen
from companion.hosting.timeline import FURTHEST, AnyTable, Timeline, last_undoer, target_entry, undo_stacks
from tests.hosting.pebbles import PEBBLES, Drop, Grab, SetPot, Shake


def emptied_and_shaken(shakes: int) -> AnyTable:
    """Return a table whose fourth pot was emptied before so many other entries."""
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


def test_a_move_that_was_never_legal_was_overtaken_by_nobody_and_nothing_was_taken_back() -> None:
    table = emptied_and_shaken(1)
    assert Timeline().find_conflict(table, 0, Drop(1), Seen(0), "all") == (None, False)


def test_what_is_brought_back_stands_again_and_what_was_taken_back_before_it_does_not() -> None:
    table: AnyTable = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben")), 0)
    for seat in (0, 1):
        table = table.play(seat, Grab(seat), at=0, by=seat)
    table = table.undo(at=0, by=0).undo(at=0, by=1)
    assert (undo_stacks(table.entries, 4), last_undoer(table)) == (([], [2, 1]), 1)
    table = table.redo(at=0, by=1)
    assert (undo_stacks(table.entries, 5), last_undoer(table)) == (([1], [2]), 0)
    assert [target_entry(table.entries, seq) for seq in range(1, 6)] == [1, 2, 2, 1, 1]
    table = table.redo(at=0, by=1)
    assert (undo_stacks(table.entries, 6), last_undoer(table)) == (([1, 2], []), None)
