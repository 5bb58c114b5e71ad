"""Two hosts hold one journal: each judges at what the other wrote, and nothing is decided on less."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from companion.engine.log import log_line
from companion.engine.record import AnyEntry, Moved
from companion.engine.wire import encode
from companion.history.errors import JournalClosed, Overtaken
from companion.history.memory_journal import MemoryJournal
from companion.hosting.errors import NothingAsked
from companion.hosting.intents import Accepted, Correct, IntentId, OutOfStep, Play, Refusal, Seen, Undo
from companion.hosting.session import TRIES
from companion.hosting.undo_requests import UndoRequestView
from tests.hosting.network import Room
from tests.hosting.pebbles import Drop, Grab, SetPot, Shake


@pytest.fixture
def room(tmp_path: Path) -> Room:
    found = Room(tmp_path)
    found.begin(hosts=2)
    return found


def test_a_move_is_judged_after_what_the_other_host_wrote(room: Room) -> None:
    here, there = (room.client(0, host) for host in range(2))
    assert here.submit(Play(0, Grab(1))) == Accepted(1)
    assert there.submit(Play(0, Grab(2))) == Accepted(2)
    assert room.hosts[1].live.table.position.carried == (2, 0, 0, 0)


def test_who_was_overtaken_at_another_host_is_told_by_what(room: Room) -> None:
    room.client(1, 0).submit(Correct(SetPot(3, 0)))
    late = room.client(0, 1).submit(Play(0, Grab(3), seen=Seen(0)))
    assert isinstance(late, Refusal)
    assert late.overtaken == log_line(room.live.table, 1)


def test_nothing_is_refused_before_the_other_hosts_entries_are_known(room: Room) -> None:
    assert room.client(0, 0).submit(Play(0, Grab(1))) == Accepted(1)
    assert room.client(0, 1).submit(Play(0, Drop(1), seen=Seen(1))) == Accepted(2)
    asked = room.client(1, 0).submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert (asked.whom, asked.seq) == (0, 2)


def test_what_one_host_did_and_could_not_answer_the_other_answers(room: Room) -> None:
    wish = Play(0, Grab(1), seen=Seen(0), id=IntentId("page", 1))
    assert room.client(0, 0).submit(wish) == Accepted(1)
    assert room.client(0, 1).submit(wish) == Accepted(1)
    assert room.hosts[1].live.table.seq == 1


def test_what_was_agreed_to_is_not_done_where_the_other_host_was_faster(room: Room) -> None:
    room.client(1).submit(Play(1, Grab(1)))
    assert isinstance(room.client(0).submit(Undo()), UndoRequestView)
    assert room.client(2, 1).submit(Play(2, Grab(2))) == Accepted(2)
    with pytest.raises(NothingAsked):
        room.client(1).approval.answer(True)
    assert (room.live.table.seq, len(room.live.table.done)) == (2, 2)


def test_whoever_listens_at_a_host_is_told_once_it_knows_what_the_other_wrote(room: Room) -> None:
    told: list[str] = []
    room.told = told.append
    room.client(0).submit(Play(0, Grab(1)))
    assert told == ["POTS"]
    assert room.hosts[1].live.catch_up()
    assert told == ["POTS", "POTS"]
    assert not room.hosts[1].live.catch_up()
    assert len(told) == 2


def test_another_header_is_taken_over_with_all_that_is_known_of_the_table(room: Room) -> None:
    here, there = (host.live for host in room.hosts)
    wish = Play(0, Grab(1), id=IntentId("page", 1))
    room.client(0, 0).submit(wish)
    there.catch_up()
    here.set_header(replace(here.table, header=msgspec.structs.replace(here.table.header, created=7)))
    with pytest.raises(Overtaken):
        there.set_header(there.table)
    assert room.client(0, 1).submit(Play(0, Grab(2))) == Accepted(2)
    assert there.table.header.created == 7
    assert room.client(0, 0).submit(wish) == Accepted(1)


def lose_last_entry(journal: MemoryJournal) -> None:
    """Drop the last line, as a store put back from a copy, or a standby that had not heard of it."""
    journal._lines.payloads.pop()
    journal._lines.checksums.pop()


def test_what_a_store_has_lost_is_noticed_and_nothing_is_written_behind_the_gap(room: Room) -> None:
    ann = room.client(0)
    wish = Play(0, Grab(1), seen=Seen(0), id=IntentId("page", 1))
    assert ann.submit(wish) == Accepted(1)
    seen = ann.view.current_version(0)
    lose_last_entry(room.hosts[0].journal)
    assert room.client(1, 1).submit(Play(1, Shake(2))) == Accepted(1)
    assert ann.submit(Play(0, Grab(2), seen=seen, id=IntentId("page", 2))) == OutOfStep(1)
    assert ann.submit(wish) == Accepted(2)
    assert room.live.table.position.carried == (1, 0, 0, 0)


def test_a_question_about_what_a_store_has_lost_stands_no_more(room: Room) -> None:
    room.client(1).submit(Play(1, Grab(1)))
    assert isinstance(room.client(0).submit(Undo()), UndoRequestView)
    lose_last_entry(room.hosts[0].journal)
    room.client(2, 1).submit(Play(2, Grab(2)))
    assert room.live.catch_up()
    assert room.client(1).approval.open_request() is None


def test_a_host_that_cannot_judge_what_another_wrote_writes_nothing_more(room: Room) -> None:
    """Such as a host of an earlier version, beside one that knows more moves."""
    entry: AnyEntry[Grab, SetPot] = Moved(2, 0, 0, "0" * 12, 0, Grab(1))
    room.client(1, 1).submit(Play(1, Grab(1)))
    room.hosts[1].journal.append(encode(entry))
    for _ in range(2):
        with pytest.raises(JournalClosed):
            room.client(0).submit(Play(0, Grab(2)))
    assert room.live.table.seq == 1
    with pytest.raises(JournalClosed):
        room.client(0).submit(Play(0, Drop(2)))


class Busy(MemoryJournal):
    """A journal to which others write each time just before one does."""

    turns = 0

    def append(self, payload: bytes) -> None:
        self.turns += 1
        raise Overtaken


def test_who_is_overtaken_every_time_is_told_so_and_it_counts_as_one_tap(room: Room) -> None:
    live = room.live
    journal = Busy(*live.journal.lines())
    live.resume(journal)
    wish = Play(0, Grab(1), id=IntentId("page", 1))
    for attempt in range(1, 21):
        with pytest.raises(Overtaken):
            room.client(0).submit(wish)
        assert journal.turns == attempt * TRIES
    live.resume(room.hosts[0].journal)
    assert room.client(0).submit(wish) == Accepted(1)


def test_entries_brought_along_stop_where_another_host_was_faster(room: Room) -> None:
    here, there = (host.live for host in room.hosts)
    follower = here.table.play(0, Grab(1), at=0, by=0).play(0, Grab(2), at=0, by=0)
    there.submit(Play(3, Shake(0)))
    with pytest.raises(Overtaken):
        here.append_entries(follower.entries)
    assert here.table == there.table
