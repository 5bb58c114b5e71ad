"""Who holds which seat is on the disk before anybody is told, and nothing that is there opens a seat."""

import json
from collections.abc import Collection
from pathlib import Path

import pytest

from companion.history.disk import FileDisk
from companion.history.errors import JournalExists, Report, StoreUnwritable
from companion.history.sealing import seal_data
from companion.hosting import seat_file as module
from companion.hosting.errors import SeatTaken
from companion.hosting.keys import fingerprint, new_key
from companion.hosting.seating import MOST_HOSTS, Seating
from tests.hosting.play import Watch, begin, open_house, play_out, sit_down


def open_seating(path: Path, reports: list[Report] | None = None, spared: Collection[str] = ()) -> Seating:
    told = reports if reports is not None else []
    return Seating(
        path / "seats.json",
        clock=Watch(),
        report=told.append,
        disk=FileDisk(fsync=False),
        spared=lambda: spared,
    )


def a_mark(table: str = "T") -> str:
    return fingerprint(new_key(), table)


def test_a_seat_is_still_held_after_a_restart(tmp_path: Path) -> None:
    ann, ben, host = a_mark(), a_mark(), a_mark("*")
    seating = open_seating(tmp_path)
    seating.sit("T", (0, 2), ann)
    seating.sit("T", (1,), ben)
    seating.welcome_host(host)
    again = open_seating(tmp_path)
    assert again.held_seats("T", ann) == {0, 2}
    assert again.held_seats("T", ben) == {1}
    assert again.taken_seats("T") == {0, 1, 2}
    assert again.is_host(host)


def test_one_seat_is_held_by_one_key(tmp_path: Path) -> None:
    ann, ben = a_mark(), a_mark()
    seating = open_seating(tmp_path)
    seating.sit("T", (0,), ann)
    seating.sit("T", (0,), ann)
    with pytest.raises(SeatTaken):
        seating.sit("T", (1, 0), ben)
    assert seating.taken_seats("T") == {0}
    seating.give("T", (0, 1), ben)
    assert seating.held_seats("T", ann) == frozenset()
    assert seating.held_seats("T", ben) == {0, 1}
    seating.free("T", (0,))
    assert seating.held_seats("T", ben) == {1}


def test_the_file_holds_no_key(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        key = house.joining.sit(live, 0, None)
        host = house.joining.redeem(house.joining.host_ticket(), "here").key
        ticket = house.joining.hand_over(live, (0,))
        text = "".join(path.read_text() for path in house.home.store.glob("seats.json*"))
        assert fingerprint(key, live.id) in text
        for secret in (key, host, ticket):
            assert secret not in text


def test_a_seat_that_cannot_be_written_down_is_not_held(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = open_seating(tmp_path)
    ann = a_mark()
    seating.sit("T", (0,), ann)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as patch:
        patch.setattr("companion.history.disk.replace_file", full)
        with pytest.raises(StoreUnwritable):
            seating.sit("T", (1,), ann)
        with pytest.raises(StoreUnwritable):
            seating.free("T", (0,))
        with pytest.raises(StoreUnwritable):
            seating.forget("T")
        with pytest.raises(StoreUnwritable):
            seating.welcome_host(ann)
    assert seating.held_seats("T", ann) == {0}
    assert not seating.is_host(ann)
    assert open_seating(tmp_path).held_seats("T", ann) == {0}


def test_a_damaged_file_is_set_aside_and_told(tmp_path: Path) -> None:
    reports: list[Report] = []
    seating = open_seating(tmp_path)
    seating.sit("T", (0,), a_mark())
    (tmp_path / "seats.json").write_bytes(b"nonsense")
    (tmp_path / "seats.json.bak").unlink(missing_ok=True)
    again = open_seating(tmp_path, reports)
    assert again.taken_seats("T") == frozenset()
    assert [report.id for report in reports] == ["history-store-lost"]
    again.sit("T", (1,), a_mark())
    assert open_seating(tmp_path).taken_seats("T") == {1}


@pytest.mark.parametrize(
    "document",
    [
        {"table": "T", "at": 1, "seats": {"0": "short"}},
        {"table": "T", "at": 1, "seats": {"12": "0" * 40}},
        {"table": "T", "at": 1, "seats": [], "more": 1},
        "text",
    ],
    ids=json.dumps,
)
def test_a_file_of_another_form_is_set_aside_and_told(tmp_path: Path, document: object) -> None:
    reports: list[Report] = []
    (tmp_path / "seats.json").write_bytes(seal_data({"seated": {"1": document}}))
    assert open_seating(tmp_path, reports).taken_seats("T") == frozenset()
    assert [report.id for report in reports] == ["history-store-lost"]
    assert list(tmp_path.glob("seats.json.damaged-*"))


def test_finished_tables_keep_their_seating_and_deleted_ones_lose_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        mine = {table.id: house.joining.sit(table, 1, None) for table in (live, other)}
        play_out(live)
        house.tables.delete(other.id)
        assert house.tables.library.summaries.get(live.id) is not None
        assert house.joining.held_tables(mine) == (live.id,)
        assert house.seating.taken_seats(other.id) == frozenset()
    with open_house(tmp_path) as house:
        assert house.joining.held_tables(mine) == (live.id,)
        house.tables.delete(live.id)
        assert house.joining.held_tables(mine) == ()


def test_a_finished_table_that_was_deleted_is_put_back_to_the_last_byte(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        mine = {live.id: house.joining.sit(live, 1, None)}
        play_out(live)
        library, before = house.tables.library, house.tables.library.summaries.all()
        record = next(tmp_path.rglob(f"{live.id}*.journal"))
        content, taken = record.read_bytes(), house.seating.taken_seats(live.id)
        deleted = house.tables.delete(live.id)
        assert deleted is not None
        assert (library.summaries.count(), record.exists(), house.joining.held_tables(mine)) == (0, False, ())
        deleted.put_back()
        assert (library.summaries.all(), record.read_bytes()) == (before, content)
        assert (house.joining.held_tables(mine), house.seating.taken_seats(live.id)) == ((live.id,), taken)
        assert house.tables.replay_table(live.id).seq == live.table.seq
        with pytest.raises(JournalExists):
            deleted.put_back()
    with open_house(tmp_path) as house:
        assert house.joining.held_tables(mine) == (live.id,)


def test_an_open_table_that_was_deleted_is_gone_for_good(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        assert house.tables.delete(live.id) is None


def test_what_is_remembered_is_bounded_and_open_tables_are_spared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_TABLES", 5)
    watch = Watch()
    seating = Seating(
        tmp_path / "seats.json", clock=watch, disk=FileDisk(fsync=False), spared=lambda: ("T0", "T2")
    )
    for number in range(9):
        watch.wait(1)
        seating.sit(f"T{number}", (0,), a_mark())
    assert [number for number in range(9) if seating.taken_seats(f"T{number}")] == [0, 2, 6, 7, 8]


def test_only_so_many_browsers_are_the_hosts(tmp_path: Path) -> None:
    seating = open_seating(tmp_path)
    marks = [a_mark("*") for _ in range(MOST_HOSTS + 2)]
    for each in marks:
        seating.welcome_host(each)
    assert [seating.is_host(each) for each in marks] == [False] * 2 + [True] * MOST_HOSTS


def test_a_returning_person_is_back_in_their_seat_after_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        key = sit_down(house, live).sit(1)
    with open_house(tmp_path) as house:
        (again,) = house.tables.open_tables()
        assert house.client(again, key).rights.held == {1}
