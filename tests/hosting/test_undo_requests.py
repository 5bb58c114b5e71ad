"""Undo: one's own freely, somebody else's only if they agree, on a device of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.engine.log import log_line
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.verdict import LEGAL
from companion.games import GAMES
from companion.hosting.client import TableClient
from companion.hosting.errors import (
    AlreadyAsked,
    AskedEnough,
    NotAsked,
    NothingAsked,
    NothingToTakeBack,
    OnlyWatching,
    TooFast,
)
from companion.hosting.intents import Accepted, Correct, OutOfStep, Play, Redo, Refusal, Seen, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.hosting.undo_requests import PATIENCE, UndoRequestView, next_witness
from tests.hosting.pebbles import PEBBLES, Drop, Grab, SetPot, Shake
from tests.hosting.play import Watch, host_of, open_house, sit_down


class Evening:
    """Ann, Ben and Cleo on phones of their own, and the host's browser."""

    def __init__(self, house: OpenHome, watch: Watch) -> None:
        self.house, self.watch = house, watch
        table = Table.set_up(PEBBLES, "POTS", Setup(make_seats("Ann", "Ben", "Cleo", "Dan")), watch())
        self.live: TableSession = house.tables.adopt(table)
        self.ann, self.ben, self.cleo = (sit_down(house, self.live, seat) for seat in range(3))
        self.host: TableClient = host_of(house, self.live)

    def kinds(self) -> list[str]:
        return [type(entry).__name__ for entry in self.live.table.entries]


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    monkeypatch.setitem(GAMES, "pebbles", PEBBLES)
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        yield Evening(house, watch)


def test_ones_own_latest_moves_are_taken_back_freely(evening: Evening) -> None:
    evening.ann.submit(Play(0, Grab(0)))
    evening.ann.submit(Play(0, Grab(1)))
    assert evening.ann.submit(Undo()) == Accepted(3)
    assert evening.ann.submit(Undo()) == Accepted(4)
    assert evening.ann.submit(Redo()) == Accepted(5)
    assert {entry.by for entry in evening.live.table.entries} == {0}
    assert evening.ann.approval.open_request() is None


def test_across_somebody_elses_move_that_seat_is_asked_and_says_yes(evening: Evening) -> None:
    evening.ann.submit(Play(0, Grab(0)))
    evening.ben.submit(Play(1, Grab(1)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert (asked.by, asked.whom, asked.what, asked.line.notice.id) == (0, 1, "undo", "grab")
    assert asked.mine
    assert not asked.mine_to_answer
    assert evening.live.table.seq == 2
    seen = evening.ben.approval.open_request()
    assert seen is not None
    assert seen.mine_to_answer
    assert not seen.mine
    assert evening.ben.approval.answer(True) == Accepted(3)
    assert evening.live.table.entries[-1].by == 0
    assert evening.kinds() == ["Moved", "Moved", "Undone"]
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert (settled.number, settled.how) == (asked.number, "granted")
    assert evening.ben.approval.outcome() is None
    assert evening.ann.approval.open_request() is None


def test_no_is_no_and_the_asker_is_told(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    assert isinstance(evening.ann.submit(Undo()), UndoRequestView)
    assert evening.ben.approval.answer(False) is None
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert settled.how == "declined"
    assert evening.live.table.seq == 1


def test_after_a_no_the_same_is_not_asked_again_but_something_else_may_be(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    evening.ben.approval.answer(False)
    evening.watch.wait(3600)
    with pytest.raises(AskedEnough):
        evening.ann.submit(Undo())
    assert isinstance(evening.cleo.submit(Undo()), UndoRequestView)
    evening.cleo.approval.withdraw()
    evening.ben.submit(Play(1, Grab(2)))
    assert isinstance(evening.ann.submit(Undo()), UndoRequestView)


def test_whoever_gave_up_asks_again_after_a_pause_and_three_times_in_all(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    for _ in range(3):
        assert isinstance(evening.ann.submit(Undo()), UndoRequestView)
        evening.ann.approval.withdraw()
        with pytest.raises((TooFast, AskedEnough)):
            evening.ann.submit(Undo())
        evening.watch.wait(9.9)
        with pytest.raises((TooFast, AskedEnough)):
            evening.ann.submit(Undo())
        evening.watch.wait(0.1)
    with pytest.raises(AskedEnough):
        evening.ann.submit(Undo())


def test_everybody_hears_of_a_question_and_of_its_end(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    told: list[bool] = []
    evening.cleo.listen(lambda _: told.append(evening.cleo.approval.open_request() is not None))
    evening.ann.submit(Undo())
    evening.ann.approval.withdraw()
    evening.host.submit(Undo())
    evening.ben.approval.answer(False)
    evening.watch.wait(10)
    evening.ann.submit(Undo())
    evening.ben.approval.answer(True)
    assert told == [True, False, True, False, True, False]


def test_only_whoever_may_act_for_the_asked_seat_answers(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    watcher = evening.house.client(evening.live, None)
    for other in (evening.ann, evening.cleo, evening.host, watcher):
        with pytest.raises(NotAsked):
            other.approval.answer(True)
    for other in (evening.ben, evening.cleo, evening.host, watcher):
        with pytest.raises(NotAsked):
            other.approval.withdraw()
    with pytest.raises(OnlyWatching):
        watcher.submit(Undo())
    assert evening.live.table.seq == 1


def test_for_a_seat_nobody_holds_the_host_answers(evening: Evening) -> None:
    evening.host.submit(Play(3, Grab(1)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert asked.whom == 3
    with pytest.raises(NotAsked):
        evening.ben.approval.answer(True)
    assert evening.host.approval.answer(True) == Accepted(2)


def test_what_the_host_corrected_for_the_table_the_host_is_asked_about(evening: Evening) -> None:
    evening.host.submit(Correct(SetPot(0, 5)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert asked.whom is None
    assert evening.host.approval.answer(True) == Accepted(2)


def test_the_host_asks_like_anybody_but_takes_back_what_nobodys_device_did(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    assert isinstance(evening.host.submit(Undo()), UndoRequestView)
    evening.host.approval.withdraw()
    evening.live.submit(Play(1, Grab(2)))  # by nobody's device
    assert evening.host.submit(Undo()) == Accepted(3)
    assert evening.live.table.entries[-1].by is None


def test_a_question_ends_when_anything_else_happens(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    evening.cleo.submit(Play(2, Grab(2)))
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert settled.how == "overtaken"
    with pytest.raises(NothingAsked):
        evening.ben.approval.answer(True)
    assert evening.kinds() == ["Moved", "Moved"]


def test_a_question_ends_by_itself_after_a_minute(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert asked.until == evening.watch.now + PATIENCE
    evening.watch.wait(59.9)
    assert evening.ben.approval.open_request() is not None
    evening.watch.wait(0.1)
    assert evening.ben.approval.open_request() is None
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert settled.how == "expired"
    with pytest.raises(NothingAsked):
        evening.ben.approval.answer(True)


def test_a_second_question_waits_for_the_first(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    with pytest.raises(AlreadyAsked):
        evening.cleo.submit(Undo())
    evening.ann.approval.withdraw()
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert settled.how == "withdrawn"
    assert isinstance(evening.cleo.submit(Undo()), UndoRequestView)


def test_the_asked_seat_may_take_it_back_by_itself_meanwhile(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    assert evening.ben.submit(Undo()) == Accepted(2)
    settled = evening.ann.approval.outcome()
    assert settled is not None
    assert settled.how == "overtaken"


def test_whoever_lost_their_seat_meanwhile_gets_nothing(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    evening.host.free(0)
    assert evening.ben.approval.answer(True) is None
    assert evening.live.table.seq == 1


def test_what_everybody_has_seen_is_not_taken_back_without_a_witness(evening: Evening) -> None:
    evening.ann.submit(Play(0, Shake(0)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert asked.whom == 1
    assert evening.ben.approval.answer(True) == Accepted(2)


def test_the_witness_is_the_next_seat_somebody_else_holds(evening: Evening) -> None:
    evening.host.free(1)
    evening.ann.sit(1)
    evening.ann.submit(Play(0, Shake(0)))
    asked = evening.ann.submit(Undo())
    assert isinstance(asked, UndoRequestView)
    assert asked.whom == 2
    assert next_witness(3, frozenset({0, 2}), 4) == 0
    assert next_witness(3, frozenset({3}), 4) is None


def test_on_a_table_of_one_device_nobody_has_to_be_asked(evening: Evening) -> None:
    for seat in range(3):
        evening.host.free(seat)
    evening.host.submit(Play(2, Shake(0)))
    evening.host.submit(Play(1, Grab(0)))
    assert evening.host.submit(Undo()) == Accepted(3)
    assert evening.host.submit(Undo()) == Accepted(4)


def test_redo_belongs_to_whoever_did_it_or_took_it_back(evening: Evening) -> None:
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Undo())
    evening.ben.approval.answer(True)
    asked = evening.cleo.submit(Redo())
    assert isinstance(asked, UndoRequestView)
    assert (asked.what, asked.whom) == ("redo", 1)
    evening.cleo.approval.withdraw()
    evening.watch.wait(10)
    assert evening.ann.submit(Redo()) == Accepted(3)
    evening.ben.submit(Undo())
    assert evening.ben.submit(Redo()) == Accepted(5)
    evening.ben.submit(Undo())
    assert isinstance(evening.cleo.submit(Redo()), UndoRequestView)
    assert evening.ben.approval.answer(True) == Accepted(7)
    assert evening.live.table.entries[-1].by == 2


def test_an_undo_that_meant_another_entry_touches_nothing(evening: Evening) -> None:
    evening.ann.submit(Play(0, Grab(0)))
    seen = evening.ann.view.current_version(0)
    evening.ben.submit(Play(1, Grab(1)))
    late = evening.ann.submit(Undo(seen=seen))
    assert isinstance(late, Refusal)
    assert late.verdict == LEGAL
    assert late.overtaken == log_line(evening.live.table, 2)
    assert evening.ann.submit(Undo(seen=Seen(1, "0" * 12))) == OutOfStep(2)
    assert evening.ann.approval.open_request() is None
    evening.ben.submit(Undo())
    assert evening.ann.submit(Undo(seen=seen)) == Accepted(4)


def test_nothing_is_asked_where_there_is_nothing(evening: Evening) -> None:
    for client in (evening.ann, evening.host):
        with pytest.raises(NothingToTakeBack):
            client.submit(Undo())
        with pytest.raises(NothingToTakeBack):
            client.submit(Redo())
        with pytest.raises(NothingAsked):
            client.approval.answer(True)
        with pytest.raises(NothingAsked):
            client.approval.withdraw()


def test_a_moves_owner_may_undo_what_another_seat_of_the_same_device_did(evening: Evening) -> None:
    evening.cleo.sit(3)
    evening.cleo.submit(Play(3, Grab(0)))
    evening.cleo.submit(Play(2, Drop(0)))
    evening.cleo.submit(Play(2, Grab(0)))
    assert evening.cleo.submit(Undo()) == Accepted(3)
    assert evening.cleo.submit(Undo()) == Accepted(4)
    assert [entry.by for entry in evening.live.table.entries] == [3, 2, 2, 3]


# One tap, one undo ------------------------------------------------------------------------------------------


def test_what_one_tap_made_is_taken_back_and_brought_back_as_one(evening: Evening) -> None:
    first = evening.ann.submit(Play(0, Grab(1)))
    assert isinstance(first, Accepted)
    evening.ann.submit(Play(0, Grab(2), after=first.seq))
    assert evening.ann.submit(Undo()) == Accepted(4)
    assert not evening.live.table.done
    assert evening.ann.submit(Redo()) == Accepted(6)
    assert len(evening.live.table.done) == 2


def test_somebody_elses_move_in_between_parts_what_one_tap_made(evening: Evening) -> None:
    first = evening.ann.submit(Play(0, Grab(1)))
    assert isinstance(first, Accepted)
    evening.ben.submit(Play(1, Grab(1)))
    evening.ann.submit(Play(0, Grab(1), after=first.seq))
    evening.ann.submit(Undo())
    assert len(evening.live.table.done) == 2


def test_nobody_ties_a_move_to_what_another_seat_did(evening: Evening) -> None:
    first = evening.ann.submit(Play(0, Grab(1)))
    assert isinstance(first, Accepted)
    evening.ben.submit(Play(1, Grab(1), after=first.seq))
    evening.ben.submit(Undo())
    assert len(evening.live.table.done) == 1
