"""One table: one order, on disk before anybody is told, and nothing lost when something fails."""

import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest

from companion.engine.log import log_line
from companion.engine.message import Impossible
from companion.engine.table import Table
from companion.games.card_city.moves import Build, Choose, Pass, SetMoney, Take
from companion.history.errors import JournalUnwritable
from companion.history.journal import FileJournal, read_journal
from companion.hosting.errors import CannotShow, NothingToTakeBack
from companion.hosting.intents import Accepted, Correct, OutOfStep, Overrule, Play, Redo, Refusal, Seen, Undo
from companion.hosting.loading import table_from
from tests.hosting.play import begin, open_house, play_on


def test_an_accepted_entry_is_on_disk_before_anybody_is_told(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        journal = live.journal
        assert isinstance(journal, FileJournal)
        on_disk: list[int] = []
        house.tables.events.listen(lambda _: on_disk.append(len(read_journal(journal.path)) - 1))
        play_on(live, 30)
        assert on_disk == list(range(1, 31))


def test_the_journal_leads_to_the_same_table(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 40)
        live.submit(Undo())
        live.submit(Correct(SetMoney(0, 12)))
        live.submit(Undo())
        live.submit(Redo())
        assert table_from(live.journal.lines()).position == live.table.position
        assert table_from(live.journal.lines()).entries == live.table.entries


def test_undo_and_redo_say_so_where_no_step_is_left_to_wind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 5)
        live.submit(Undo())
        before = live.table
        monkeypatch.setattr(Table, "undo_count", 0)
        monkeypatch.setattr(Table, "redo_count", 0)
        for intent in (Undo(), Redo()):
            with pytest.raises(NothingToTakeBack):
                live.submit(intent)
        assert live.table is before


def test_a_journal_that_cannot_be_written_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        play_on(live, 5)
        told: list[str] = []
        before = live.table
        house.tables.events.listen(told.append)

        def full(_payload: bytes) -> None:
            raise JournalUnwritable(tmp_path, "ENOSPC")

        with monkeypatch.context() as patch:
            patch.setattr(live.journal, "append", full)
            seat = live.game.actors(before.position)[0]
            with pytest.raises(JournalUnwritable):
                live.submit(Play(seat, live.game.moves(before.position, seat)[0]))
        assert live.table is before
        assert told == []
        play_on(live, 1, seed=2)


def test_a_refused_move_comes_back_with_its_verdict_and_changes_nothing(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        answer = live.submit(Play(0, Build("R", "f5")))
        assert isinstance(answer, Refusal)
        assert {violation.rule for violation in answer.verdict.violations} >= {"phase"}
        assert live.table.seq == 0


def test_a_move_that_somebody_was_faster_with_is_judged_again_and_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        assert isinstance(live.submit(Play(1, Choose("open"), seen=Seen(0))), Accepted)
        late = live.submit(Play(1, Choose("other"), seen=Seen(0)))
        assert isinstance(late, Refusal)
        assert late.overtaken == log_line(live.table, 1)
        assert not late.taken_back
        assert not live.table.undone
        never = live.submit(Play(0, Build("R", "f5"), seen=Seen(0)))
        assert isinstance(never, Refusal)
        assert never.overtaken is None


def test_a_stale_move_that_is_still_legal_goes_in(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        live.submit(Play(1, Choose("open")))
        live.submit(Play(0, Take(("R", "I"))))
        assert isinstance(live.submit(Play(1, Take(("C", "P")), seen=Seen(1))), Accepted)


def test_who_was_faster_is_the_first_that_stood_in_the_way_and_not_the_last(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        live.submit(Play(1, Choose("open")))
        live.submit(Play(0, Take(("R", "I"))))
        live.submit(Play(1, Take(("C", "P"))))
        late = live.submit(Play(0, Take(("P", "P")), seen=Seen(1)))
        assert isinstance(late, Refusal)
        assert late.overtaken == log_line(live.table, 2)


def test_a_move_that_stood_on_what_was_taken_back_is_told_who_took_it_back(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        live.submit(Play(1, Choose("open"), by=1))
        line = log_line(live.table, 1)
        live.submit(Undo(by=0))
        late = live.submit(Play(1, Take(("C", "P")), seen=Seen(1)))
        assert isinstance(late, Refusal)
        assert late.taken_back
        assert late.overtaken is not None
        assert (late.overtaken.notice, late.overtaken.by, late.overtaken.seq) == (line.notice, 0, 2)
        assert late.overtaken.step == 0


def test_a_move_made_before_something_was_taken_back_and_replaced_is_told_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        live.submit(Play(1, Choose("open")))
        live.submit(Undo())
        live.submit(Play(1, Choose("other")))
        live.submit(Undo())
        late = live.submit(Play(1, Take(("C", "P")), seen=Seen(1)))
        assert isinstance(late, Refusal)
        assert late.overtaken is not None
        assert (late.overtaken.notice.id, late.overtaken.seq) == ("choose_open", 2)
        assert late.taken_back


def test_a_page_that_saw_another_position_is_out_of_step_and_nothing_is_written(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        for seen in (Seen(0, "0" * 12), Seen(1), Seen(-1)):
            assert live.submit(Play(1, Choose("open"), seen=seen)) == OutOfStep(0)
        assert live.table.seq == 0
        then = live.timeline.version_at(live.table, 0, "all")
        assert isinstance(live.submit(Play(1, Choose("open"), seen=then)), Accepted)
        assert isinstance(live.submit(Play(0, Take(("R", "I")), seen=then)), Accepted)
        assert live.submit(Play(1, Take(("R", "I")), seen=Seen(1, then.digest))) == OutOfStep(2)


def test_the_past_is_the_same_whether_it_was_watched_or_asked_for_later(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        positions = [live.table.position]
        rng = Random(5)
        for number in range(120):
            if number == 40:
                assert live.timeline.position(live.table, 3) == positions[3]
            turn = rng.random()
            if turn < 0.15 and live.table.done:
                live.submit(Undo())
            elif turn < 0.25 and live.table.undone:
                live.submit(Redo())
            else:
                play_on(live, 1, seed=number)
            positions.append(live.table.position)
        assert [live.timeline.position(live.table, seq) for seq in range(121)] == positions


def test_a_listener_that_fails_harms_nobody(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        told: list[str] = []

        def fails(_: str) -> None:
            raise RuntimeError

        house.tables.events.listen(fails)
        house.tables.events.listen(fails, live.id)
        house.tables.events.listen(told.append, live.id)
        play_on(live, 2)
        assert told == [live.id, live.id]


def test_tables_do_not_wake_each_other(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        one, other = begin(house), begin(house)
        told: list[str] = []
        stop = house.tables.events.listen(told.append, one.id)
        play_on(other, 3)
        assert told == []
        play_on(one, 1)
        stop()
        stop()
        play_on(one, 1)
        assert told == [one.id]


def test_whoever_is_told_may_ask_from_another_thread(tmp_path: Path) -> None:
    """Check that the table is not held while anybody is told, so a slow listener holds up nobody."""
    with open_house(tmp_path) as house:
        live = begin(house)
        free: list[bool] = []

        def ask(_: str) -> None:
            def take() -> None:
                free.append(live.lock.acquire(timeout=5))
                live.lock.release()

            other = threading.Thread(target=take)
            other.start()
            other.join()

        house.tables.events.listen(ask)
        play_on(live, 1)
        assert free == [True]


def test_the_table_may_overrule_and_the_record_says_which_rules(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        live.submit(Play(1, Choose("open")))
        live.submit(Play(0, Take(("R", "R"))))
        live.submit(Play(1, Take(("P", "P"))))
        move = Build("R", "h8")
        assert isinstance(live.submit(Play(0, move)), Refusal)
        assert isinstance(live.submit(Overrule(0, move, note="house rule", by=0)), Accepted)
        entry: Any = live.table.entries[-1]
        assert (entry.by, entry.note) == (0, "house rule")
        assert "contact" in entry.violations


def test_the_table_cannot_allow_what_cannot_be_shown(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        assert isinstance(live.submit(Overrule(0, Pass())), Refusal)
        with pytest.raises(Impossible):
            live.submit(Play(5, Pass()))
        with pytest.raises(CannotShow):
            live.submit(Correct(SetMoney(3, 1)))
        with pytest.raises(NothingToTakeBack):
            live.submit(Undo())
        assert live.table.seq == 0


def test_everybody_tapping_at_once_loses_nothing(tmp_path: Path) -> None:
    """Four people, four threads: every accepted move is in the journal once, in the order it was numbered."""
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo", "Dan")
        accepted: list[int] = []

        def person(seat: int) -> None:
            rng = Random(seat)
            for _ in range(300):
                position = live.table.position
                moves = live.game.moves(position, seat) if seat in live.game.actors(position) else ()
                if moves:
                    answer = live.submit(Play(seat, rng.choice(moves), seen=Seen(live.table.seq)))
                    if isinstance(answer, Accepted):
                        accepted.append(answer.seq)

        people = [threading.Thread(target=person, args=(seat,)) for seat in range(4)]
        for each in people:
            each.start()
        for each in people:
            each.join()
        assert sorted(accepted) == list(range(1, live.table.seq + 1))
        house.tables.finish(live)
        assert house.tables.replay_table(live.id).position == live.table.position
