"""Two records of a table: one goes on where the other ends, or they part at an entry that can be told."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.engine.record import Record
from companion.engine.redaction import Redaction
from companion.engine.setup import Seat, Setup, make_seats
from companion.engine.table import Table
from companion.engine.words import Who
from companion.sharing.codec import pack, round_record, unpack
from companion.sharing.compare import Ahead, Behind, Parted, Same, Unrelated, compare_records
from counting import GAME as COUNTING
from counting.position import Count, Lay
from tests.conformance.tables import BEGAN
from tests.effort import times
from tests.sharing.plays import AnyTable, an_evening


def begun(table_id: str = "one", **changes: object) -> AnyTable:
    setup = replace(Setup(make_seats("Ann", "Ben")), **changes)
    return Table.set_up(COUNTING, table_id, setup, BEGAN)


def test_what_one_tap_made_is_not_carried_and_parts_nobody() -> None:
    mine = begun().play(0, Lay(1), at=BEGAN).play(1, Lay(1), at=BEGAN, follows=True)
    theirs = unpack(pack(mine), games={COUNTING.id: COUNTING}).table
    assert (mine.undo_count, theirs.undo_count) == (2, 1)
    assert compare_records(mine, theirs) == Same()
    assert compare_records(mine, theirs.play(0, Lay(1), at=BEGAN)) == Ahead(
        theirs.play(0, Lay(1), at=BEGAN).entries[2:]
    )


def cut(table: AnyTable, entries: int) -> AnyTable:
    return Table.replay(table.game, Record(table.header, table.entries[:entries]))


@settings(max_examples=times(20))
@given(st.data())
def test_what_came_through_a_code_goes_on_where_mine_ends_or_ends_before(data: st.DataObject) -> None:
    table = an_evening()
    mine, theirs = data.draw(st.integers(0, table.seq)), data.draw(st.integers(0, table.seq))
    one, other = cut(table, mine), unpack(pack(cut(table, theirs))).table
    relation = compare_records(one, other)
    rounded = round_record(table.record).entries
    if mine == theirs:
        assert relation == Same()
    elif mine < theirs:
        assert relation == Ahead(rounded[mine:theirs])
    else:
        assert relation == Behind(table.entries[theirs:mine])
    together = one.accept_all(relation.entries) if isinstance(relation, Ahead) else one
    assert together.seq == max(mine, theirs)
    assert together.entries[:mine] == one.entries
    assert together.position == cut(table, max(mine, theirs)).position


def test_records_part_at_the_first_entry_in_which_they_differ() -> None:
    common = begun().play(0, Lay(1), at=BEGAN)
    mine = common.play(1, Lay(2), at=BEGAN, by=1).play(0, Lay(1), at=BEGAN)
    theirs = common.play(1, Lay(3), at=BEGAN, by=None)
    parted = compare_records(mine, theirs)
    assert isinstance(parted, Parted)
    assert parted.seq == 2
    laid = {"seat": Who(1), "stones": 2}
    assert (parted.mine.action, parted.mine.line.notice.params, parted.mine.by) == ("do", laid, 1)
    assert (parted.theirs.action, parted.theirs.line.notice.params, parted.theirs.by) == (
        "do",
        {"seat": Who(1), "stones": 3},
        None,
    )


def test_an_undo_and_a_redo_are_told_by_what_they_took_back_and_brought_back() -> None:
    common = begun().play(0, Lay(1), at=BEGAN).play(1, Lay(2), at=BEGAN).undo(at=BEGAN)
    parted = compare_records(common.undo(at=BEGAN, by=0), common.redo(at=BEGAN, by=1))
    assert isinstance(parted, Parted)
    assert (parted.seq, parted.mine.action, parted.theirs.action) == (4, "undo", "redo")
    assert (parted.mine.line.seq, parted.theirs.line.seq) == (1, 2)
    assert (parted.mine.by, parted.theirs.by) == (0, 1)


@pytest.mark.parametrize("what", ["by", "note", "kind", "seat"])
def test_the_same_position_reached_differently_is_not_the_same(what: str) -> None:
    one, other = {
        "by": (begun().correct(Count(5), at=BEGAN), begun().correct(Count(5), at=BEGAN, by=1)),
        "note": (
            begun().overrule(0, Lay(5), at=BEGAN, note="yes"),
            begun().overrule(0, Lay(5), at=BEGAN, note="no"),
        ),
        "kind": (begun().overrule(0, Lay(5), at=BEGAN), begun().correct(Count(5), at=BEGAN)),
        "seat": (begun().play(0, Lay(1), at=BEGAN), begun().play(1, Lay(1), at=BEGAN)),
    }[what]
    assert isinstance(compare_records(one, other), Parted)


def test_times_and_names_and_colours_do_not_part_a_table() -> None:
    other = begun(seats=(Seat("Anna", "slate"), Seat("B.", "teal"))).play(0, Lay(1), at=BEGAN + 9_999_999)
    assert compare_records(begun().play(0, Lay(1), at=BEGAN), other) == Same()


@pytest.mark.parametrize(
    "other",
    [
        begun("other"),
        begun(start=1),
        begun(seats=make_seats("Ann", "Ben", "Cleo")),
        begun(rulings={"most": "four"}),
        Table.set_up(
            COUNTING,
            "one",
            Setup(make_seats("Ann", "Ben")),
            BEGAN,
            COUNTING.start(Setup(make_seats("A", "B"))),
        ),
    ],
    ids=["id", "start", "seats", "rulings", "position"],
)
def test_tables_that_began_differently_have_nothing_to_do_with_each_other(other: AnyTable) -> None:
    assert compare_records(begun(), other) == Unrelated()


def test_who_may_not_know_what_was_done_is_told_only_that_something_was() -> None:
    secretive = Redaction[Any, Any, Any](hides=lambda _position, viewer, seat, _said, _now: viewer != seat)
    game = dataclasses.replace(COUNTING, redaction=secretive)
    start: AnyTable = Table.set_up(game, "one", Setup(make_seats("Ann", "Ben")), BEGAN)
    one, other = start.play(0, Lay(1), at=BEGAN), start.play(0, Lay(2), at=BEGAN)
    for viewer, kind in ((0, "move"), (1, "secret"), (None, "secret")):
        parted = compare_records(one, other, viewer=viewer)
        assert isinstance(parted, Parted)
        assert parted.mine.line.kind == parted.theirs.line.kind == kind
