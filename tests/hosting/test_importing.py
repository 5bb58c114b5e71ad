"""A table that was carried here is never lost, and never takes the place of anything that is here."""

import dataclasses
from pathlib import Path

import msgspec
import pytest

from companion.engine.record import Record
from companion.engine.table import Table
from companion.games import GAMES
from companion.history.errors import JournalUnwritable
from companion.history.journal import FileJournal, read_journal
from companion.hosting.importing import Imported, compare_with_own, import_table
from companion.hosting.intents import Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.hosting.timeline import AnyTable
from tests.hosting.play import GAME, begin, open_house, play_on, play_out


def cut(table: AnyTable, entries: int) -> AnyTable:
    """Return a table as it was after some entries."""
    return Table.replay(GAMES[GAME], Record(table.header, table.entries[:entries]))


def played_elsewhere(path: Path, moves: int, seed: int = 1) -> AnyTable:
    with open_house(path) as house:
        live = begin(house)
        play_on(live, moves, seed)
        header = msgspec.structs.replace(live.table.header, id="ELSEWHERE")
        return dataclasses.replace(live.table, header=header)


def here(house: OpenHome, table: AnyTable, entries: int) -> TableSession:
    return house.tables.adopt(cut(table, entries))


def bring(house: OpenHome, table: AnyTable) -> Imported:
    """Compare a table with what is here, and take it in."""
    return import_table(house.tables, compare_with_own(house.tables, table))


def test_a_table_nobody_knows_is_opened_under_its_own_id(tmp_path: Path) -> None:
    table = played_elsewhere(tmp_path / "there", 12)
    with open_house(tmp_path / "here") as house:
        assert bring(house, table) == Imported("ELSEWHERE", "new")
    with open_house(tmp_path / "here") as house:
        (live,) = house.tables.open_tables()
        assert live.table == table


def test_a_finished_table_goes_into_the_history(tmp_path: Path) -> None:
    with open_house(tmp_path / "there") as house:
        live = begin(house)
        play_out(live)
        table = live.table
    with open_house(tmp_path / "here") as house:
        assert bring(house, table).how == "finished"
        assert house.tables.open_tables() == ()
        assert house.tables.library.summaries.get(table.header.id) is not None
        assert bring(house, table) == Imported(table.header.id, "nothing_new")


def test_what_is_more_is_appended_durably_and_what_is_less_changes_nothing(tmp_path: Path) -> None:
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        live = here(house, table, 8)
        told: list[int] = []
        house.tables.events.listen(lambda _: told.append(live.table.seq))
        assert bring(house, table) == Imported("ELSEWHERE", "continued")
        assert live.table.entries == table.entries
        assert isinstance(live.journal, FileJournal)
        assert len(read_journal(live.journal.path)) == 21
        assert told == [20]
        assert bring(house, cut(table, 5)) == Imported("ELSEWHERE", "nothing_new")
        assert bring(house, table) == Imported("ELSEWHERE", "nothing_new")
        assert live.table.entries == table.entries


def test_a_table_that_lies_in_the_history_goes_on_from_there(tmp_path: Path) -> None:
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        house.tables.finish(here(house, table, 8))
    with open_house(tmp_path / "here") as house:
        assert bring(house, table).how == "continued"
        (live,) = house.tables.open_tables()
        assert live.table.entries == table.entries


def test_two_that_have_parted_are_both_kept_and_it_says_where(tmp_path: Path) -> None:
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        live = here(house, table, 8)
        live.submit(Undo())
        mine = live.table
        taken = bring(house, table)
        assert (taken.how, taken.parted) == ("kept_both", 9)
        assert live.table == mine
        other = house.tables.table(taken.table_id)
        assert other is not None
        assert other.id != live.id
        assert other.table.entries == table.entries


def test_another_table_of_the_same_id_is_kept_beside_it(tmp_path: Path) -> None:
    table = played_elsewhere(tmp_path / "there", 5)
    with open_house(tmp_path / "here") as house:
        setup = begin(house, "Cleo", "Dan", "Eve").table.header.setup
        stranger = Table.set_up(GAMES[GAME], "ELSEWHERE", setup, 5)
        live = house.tables.adopt(stranger)
        taken = bring(house, table)
        assert (taken.how, taken.parted) == ("kept_both", None)
        assert taken.table_id != "ELSEWHERE"
        assert live.table == stranger


def test_a_disk_that_is_full_in_the_middle_leaves_what_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        live = here(house, table, 8)
        append, left = live.journal.append, iter(range(5))

        def full(payload: bytes) -> None:
            if next(left, None) is None:
                raise JournalUnwritable(tmp_path, "ENOSPC")
            append(payload)

        with monkeypatch.context() as patch:
            patch.setattr(live.journal, "append", full)
            with pytest.raises(JournalUnwritable):
                bring(house, table)
        assert live.table.entries == table.entries[:13]
        assert bring(house, table).how == "continued"
        assert live.table.entries == table.entries


def test_whoever_plays_while_somebody_makes_up_their_mind_loses_nothing(tmp_path: Path) -> None:
    """What was compared is related anew if the table here went on, or was deleted, in between."""
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        live = here(house, table, 8)
        ahead = compare_with_own(house.tables, table)
        live.append_entries(table.entries[8:11])
        assert import_table(house.tables, ahead) == Imported("ELSEWHERE", "continued")
        assert live.table.entries == table.entries
        same = compare_with_own(house.tables, table)
        house.tables.delete("ELSEWHERE")
        assert import_table(house.tables, same) == Imported("ELSEWHERE", "new")
        house.tables.delete("ELSEWHERE")
        unknown = compare_with_own(house.tables, table)
        live = here(house, table, 8)
        live.submit(Undo())
        assert import_table(house.tables, unknown).how == "kept_both"


def test_a_table_that_is_ahead_is_related_to_what_is_here_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played_elsewhere(tmp_path / "there", 20)
    with open_house(tmp_path / "here") as house:
        here(house, table, 8)
        ahead = compare_with_own(house.tables, table)
        monkeypatch.setattr("companion.hosting.importing.compare_records", None)
        assert import_table(house.tables, ahead).how == "continued"
