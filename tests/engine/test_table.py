"""A table is a fold over its record: moves, overrulings and corrections, undone, redone and replayed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.message import Impossible
from companion.engine.record import Codec, Corrected, Moved, Overruled, Redone, Undone
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Diverged, NothingToUndo, Refused, Table
from companion.engine.wire import WireError, digest, encode
from counting import GAME
from counting.position import Count, Heap, Lay

Heaps = Table[Heap, Lay, Count]


COUNTING = replace(GAME, rules_version=3)
"""The game after its rules have changed twice."""


def table() -> Heaps:
    return Table.set_up(COUNTING, "t-1", Setup(make_seats("Ann", "Ben")), 1000)


def heap(stones: int, laid: tuple[int, ...]) -> Heap:
    """Return a heap of that table."""
    return msgspec.structs.replace(table().opening, stones=stones, laid=laid)


def test_a_new_table_is_at_its_opening_and_nothing_is_recorded() -> None:
    new = table()
    assert (new.position, new.opening, new.seq) == (Heap(0, (0, 0)), Heap(0, (0, 0)), 0)
    assert new.record.entries == ()
    assert (new.header.game, new.header.rules_version, new.header.created) == ("counting", 3, 1000)


def test_a_table_may_begin_anywhere() -> None:
    begun = Table.set_up(COUNTING, "t-1", Setup(make_seats("Ann", "Ben")), 1000, Heap(8, (5, 3)))
    assert begun.position == Heap(8, (5, 3))
    assert Table.replay(COUNTING, begun.play(0, Lay(1), at=1).record).position == Heap(9, (6, 3))


def test_a_legal_move_is_recorded_with_who_when_and_the_fingerprint_of_what_it_led_to() -> None:
    played = table().play(1, Lay(3), at=2000, by=0)
    assert played.position == Heap(3, (0, 3))
    assert played.entries == (Moved(1, 2000, 0, digest(heap(3, (0, 3))), 1, Lay(3)),)


def test_the_table_before_a_move_stays_as_it_was() -> None:
    before = table()
    before.play(0, Lay(1), at=1)
    assert (before.seq, before.position) == (0, Heap(0, (0, 0)))


def test_a_move_that_breaks_a_rule_is_refused_with_all_that_stands_against_it() -> None:
    full = table().correct(Count(10), at=1)
    with pytest.raises(Refused) as caught:
        full.play(0, Lay(5), at=2)
    assert [one.rule for one in caught.value.verdict.violations] == ["three", "over"]


def test_the_table_may_overrule_and_the_record_says_what_and_why() -> None:
    full = table().correct(Count(10), at=1).overrule(1, Lay(5), at=2, by=1, note="Ben insisted")
    entry = full.entries[-1]
    assert isinstance(entry, Overruled)
    assert (entry.seat, entry.by, entry.violations, entry.note) == (1, 1, ("three", "over"), "Ben insisted")
    assert full.position == Heap(15, (0, 5))


def test_what_cannot_be_shown_cannot_be_overruled() -> None:
    for allowed in (table().play, table().overrule):
        with pytest.raises(Refused, match="shown"):
            allowed(0, Lay(12), at=1)


def test_a_legal_move_needs_no_overruling() -> None:
    with pytest.raises(Refused):
        table().overrule(0, Lay(1), at=1)


def test_a_number_can_be_corrected_to_what_the_table_shows() -> None:
    corrected = table().correct(Count(7), at=5)
    assert corrected.position == Heap(7, (0, 0))
    assert isinstance(corrected.entries[-1], Corrected)
    with pytest.raises(Impossible):
        corrected.correct(Count(-1), at=6)


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    with pytest.raises((Impossible, Refused)):
        table().play(seat, Lay(1), at=1)
    with pytest.raises((Impossible, Refused)):
        table().overrule(seat, Lay(5), at=1)


def test_undo_takes_back_the_last_entry_that_stands_and_is_recorded() -> None:
    played = table().play(0, Lay(1), at=1).play(1, Lay(2), at=2)
    back = played.undo(at=3, by=1)
    assert back.position == Heap(1, (1, 0))
    assert back.entries[-1] == Undone(3, 3, 1, digest(heap(1, (1, 0))))
    assert back.undo(at=4).position == back.opening


def test_redo_brings_it_back_and_is_recorded() -> None:
    played = table().play(0, Lay(1), at=1).play(1, Lay(2), at=2)
    again = played.undo(at=3).redo(at=4)
    assert again.position == played.position
    assert again.done == played.done
    assert again.entries[-1] == Redone(4, 4, None, digest(played.position))


def test_overrulings_and_corrections_are_taken_back_like_moves() -> None:
    ends = table().overrule(0, Lay(5), at=1).correct(Count(2), at=2)
    assert ends.undo(at=3).position == Heap(5, (5, 0))
    assert ends.undo(at=3).undo(at=4).position == Heap(0, (0, 0))
    assert ends.undo(at=3).undo(at=4).redo(at=5).redo(at=6).position == ends.position


def test_what_one_tap_made_is_counted_to_be_taken_back_and_brought_back_as_one() -> None:
    played = table().play(0, Lay(1), at=1).play(1, Lay(2), at=2).play(1, Lay(1), at=2, follows=True)
    assert (table().undo_count, played.undo_count, played.redo_count) == (0, 2, 0)
    back = played.undo(at=3).undo(at=3)
    assert (back.undo_count, back.redo_count) == (1, 2)
    assert (back.undo(at=4).redo_count, back.redo(at=4).undo_count, back.redo(at=4).redo_count) == (1, 1, 1)


def test_a_new_move_forgets_what_was_taken_back() -> None:
    back = table().play(0, Lay(1), at=1).undo(at=2).play(0, Lay(2), at=3)
    with pytest.raises(NothingToUndo):
        back.redo(at=4)


def test_with_nothing_done_there_is_nothing_to_undo_or_redo() -> None:
    with pytest.raises(NothingToUndo):
        table().undo(at=1)
    with pytest.raises(NothingToUndo):
        table().redo(at=1)


def test_the_position_after_any_step_can_be_looked_at() -> None:
    played = table().play(0, Lay(1), at=1).play(1, Lay(2), at=2).undo(at=3).play(1, Lay(3), at=4)
    assert [played.at_step(step).stones for step in range(3)] == [0, 1, 4]
    for step in (-1, 3):
        with pytest.raises(IndexError):
            played.at_step(step)


def acts(name: str) -> Callable[[Heaps, int], Heaps]:
    """Return one thing people do at a table."""
    return {
        "play": lambda at, n: at.play(n % 2, Lay(1 + n % 3), at=n),
        "overrule": lambda at, n: at.overrule(n % 2, Lay(4 + n % 3), at=n, note="so be it"),
        "correct": lambda at, n: at.correct(Count(n % 9), at=n),
        "undo": lambda at, n: at.undo(at=n),
        "redo": lambda at, n: at.redo(at=n),
    }[name]


ACTS = st.lists(
    st.tuples(st.sampled_from(["play", "overrule", "correct", "undo", "redo"]), st.integers(0, 99)),
    max_size=40,
)


@given(ACTS)
def test_whatever_people_did_the_record_reads_back_and_replays_to_the_same_table(
    doings: list[tuple[str, int]],
) -> None:
    at = table()
    shown = [at.position]
    for name, number in doings:
        try:
            at = acts(name)(at, number)
        except (Refused, NothingToUndo):
            continue
        shown.append(at.position)
    codec = Codec(COUNTING)
    assert codec.decode_record(codec.encode_record(at.record)) == at.record
    again = table()
    for entry, position in zip(at.entries, shown[1:], strict=True):
        again = again.accept(codec.decode_entry(encode(entry)))
        assert again.position == position
        assert entry.digest == digest(position)
    assert again == at
    assert Table.replay(COUNTING, at.record) == at


@given(ACTS)
def test_undo_and_redo_behave_like_two_stacks(doings: list[tuple[str, int]]) -> None:
    at, done = table(), [table().opening]
    undone: list[Heap] = []
    for name, number in doings:
        try:
            after = acts(name)(at, number)
        except (Refused, NothingToUndo):
            assert name in ("play", "overrule") or not (undone if name == "redo" else done[1:])
            continue
        if name == "undo":
            undone.append(done.pop())
        elif name == "redo":
            done.append(undone.pop())
        else:
            done.append(after.position)
            undone.clear()
        at = after
        assert at.position == done[-1]
        assert [at.at_step(step) for step in range(len(at.done) + 1)] == done


def changed(entry: Any, **fields: Any) -> Any:
    return msgspec.structs.replace(entry, **fields)


def test_an_entry_out_of_order_is_refused() -> None:
    entry = table().play(0, Lay(1), at=1).entries[0]
    for seq in (2, 3):
        with pytest.raises(Diverged) as caught:
            table().accept(changed(entry, seq=seq))
        assert caught.value.seq == seq
    with pytest.raises(Diverged):
        table().accept(entry).accept(entry)


def test_an_entry_that_leads_elsewhere_than_it_says_is_refused() -> None:
    entry = table().play(0, Lay(1), at=1).entries[0]
    with pytest.raises(Diverged, match="another position"):
        table().accept(changed(entry, digest="0" * 12))


def test_an_entry_these_rules_do_not_allow_is_refused() -> None:
    played = table().play(0, Lay(1), at=1)
    entries: list[Any] = [
        changed(played.entries[0], move=Lay(5)),
        changed(played.entries[0], move=Lay(12)),
        changed(played.entries[0], seat=7),
        Undone(1, 1, None, played.entries[0].digest),
        Redone(1, 1, None, played.entries[0].digest),
        Corrected(1, 1, None, played.entries[0].digest, Count(-4)),
        Overruled(1, 1, None, played.entries[0].digest, 0, Lay(1), ("three",)),
    ]
    for entry in entries:
        with pytest.raises(Diverged, match="entry 1"):
            table().accept(entry)


def test_an_overruling_has_to_name_the_rules_it_broke() -> None:
    entry = table().overrule(0, Lay(5), at=1).entries[0]
    with pytest.raises(Diverged):
        table().accept(changed(entry, violations=()))


def test_a_record_of_another_game_or_of_later_rules_is_refused() -> None:
    codec, header = Codec(COUNTING), table().header
    with pytest.raises(WireError, match=r"game"):
        codec.decode_header(encode(changed(header, game="chess")))
    with pytest.raises(WireError, match="rules_version"):
        codec.decode_header(encode(changed(header, rules_version=4)))
    assert codec.decode_header(encode(changed(header, rules_version=2))).rules_version == 2


def test_another_version_of_the_form_is_refused() -> None:
    line = encode(table().header).replace(b'"format":1', b'"format":2')
    with pytest.raises(WireError) as caught:
        Codec(COUNTING).decode_header(line)
    assert caught.value.field == "$.format"
