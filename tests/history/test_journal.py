from __future__ import annotations

import errno
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.history import journal_format as form
from companion.history.disk import FileDisk
from companion.history.errors import (
    DamagedJournal,
    JournalClosed,
    JournalExists,
    JournalMissing,
    JournalUnwritable,
)
from companion.history.files import is_aside
from companion.history.journal import FileJournal, Torn, read_journal
from companion.history.journal_format import LINE_LIMIT, read_lines, seal_line
from companion.history.salvage import salvage_journal
from tests.history.samples import clock, full_disk, power_cut

payloads = st.lists(
    st.binary(min_size=1, max_size=60).map(lambda data: data.replace(b"\n", b" ")), min_size=1, max_size=6
)
HEADER = b'{"game":"card_city"}'
relaxed = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def written(payloads: list[bytes]) -> bytes:
    data, checksum = b"", form.SEED
    for payload in payloads:
        line, checksum = seal_line(payload, checksum)
        data += line
    return data


def journal_of(path: Path, *payloads: bytes) -> FileJournal:
    journal = FileJournal.create(path, payloads[0], clock=clock, disk=FileDisk(fsync=False))
    for payload in payloads[1:]:
        journal.append(payload)
    return journal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "t1.journal"


@settings(deadline=None)
@given(payloads)
def test_a_file_cut_at_every_byte_gives_the_lines_that_were_whole(payloads: list[bytes]) -> None:
    data = written(payloads)
    ends = [len(written(payloads[:count])) for count in range(len(payloads) + 1)]
    for length in range(len(data) + 1):
        whole = max(count for count, end in enumerate(ends) if end <= length)
        reading = read_lines(data[:length])
        assert (list(reading.payloads), reading.damage) == (payloads[:whole], None)
        assert (reading.length, reading.torn) == (ends[whole], data[ends[whole] : length])


@settings(deadline=None)
@given(payloads, st.data())
def test_one_changed_byte_anywhere_is_noticed_and_never_taken_for_a_torn_line(
    payloads: list[bytes], data: st.DataObject
) -> None:
    blob = bytearray(written(payloads))
    place = data.draw(st.integers(0, len(blob) - 1))
    blob[place] ^= data.draw(st.integers(1, 255))
    reading = read_lines(bytes(blob))
    assert reading.damage is not None
    assert list(reading.payloads) == payloads[: len(reading.payloads)]


@settings(deadline=None)
@given(payloads.filter(lambda found: len(found) > 2), st.data())
def test_a_missing_or_exchanged_line_is_noticed(payloads: list[bytes], data: st.DataObject) -> None:
    lines = written(payloads).splitlines(keepends=True) if b"\r" not in b"".join(payloads) else None
    if lines is None or len(lines) != len(payloads):
        return
    gone = data.draw(st.integers(0, len(lines) - 2))
    reading = read_lines(b"".join(lines[:gone] + lines[gone + 1 :]))
    assert reading.damage == "checksum"
    assert len(reading.payloads) == gone


@relaxed
@given(payloads=payloads, cut=st.integers(0, 10_000))
def test_a_journal_goes_on_after_a_torn_line(
    tmp_path_factory: pytest.TempPathFactory, payloads: list[bytes], cut: int
) -> None:
    path = tmp_path_factory.mktemp("torn") / "t1.journal"
    data = written([b"{}", *payloads])
    path.write_bytes(data[: max(len(written([b"{}"])), cut % len(data))])
    journal = FileJournal(path, clock=clock, disk=FileDisk(fsync=False))
    before = journal.lines()
    assert list(before) == [b"{}", *payloads][: len(before)]
    journal.append(b"next")
    journal.close()
    assert FileJournal(path, clock=clock).lines() == (*before, b"next")


def test_the_bytes_of_a_torn_line_are_kept_aside_and_told_once(path: Path) -> None:
    journal_of(path, HEADER, b"1").close()
    whole, part = len(written([HEADER])), len("01234567 1\n") - 4
    data = path.read_bytes()[:-4]
    path.write_bytes(data)
    kept = path.with_name("t1.journal.torn-20270115T080000Z")
    assert FileJournal(path, clock=clock).torn == Torn(part, kept)
    assert (path.read_bytes(), kept.read_bytes()) == (data[:whole], data[whole:])
    assert FileJournal(path, clock=clock).torn is None


def test_power_may_fail_at_any_point_of_cutting_a_torn_line_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for after in range(100):
        path = tmp_path / str(after) / "t1.journal"
        path.parent.mkdir()
        path.write_bytes(written([HEADER]) + b"torn")
        with power_cut(monkeypatch, after) as failed:
            FileJournal(path, clock=clock).close()
        again = FileJournal(path, clock=clock)
        assert again.lines() == (HEADER,)
        kept = [each for each in path.parent.iterdir() if is_aside(each.name)]
        assert kept
        assert {each.read_bytes() for each in kept} == {b"torn"}
        if not failed():
            assert again.torn is None
            break
    assert not failed()
    assert after >= 3


def test_damage_in_the_middle_is_refused_with_the_line_and_the_file_is_left_alone(path: Path) -> None:
    journal_of(path, b"{}", b'{"a":1}', b'{"b":2}').close()
    damaged = path.read_bytes().replace(b'"a"', b'"x"')
    path.write_bytes(damaged)
    with pytest.raises(DamagedJournal) as caught:
        FileJournal(path, clock=clock)
    assert (caught.value.path, caught.value.line, caught.value.reason) == (path, 2, "checksum")
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    ("content", "line", "reason"),
    [
        (b"", 1, "empty"),
        (b"0123", 1, "empty"),
        (b"hello\n", 1, "form"),
        (b"\0" * 40 + b"\n", 1, "form"),
        (b"x" * (LINE_LIMIT + 100), 1, "long"),
    ],
)
def test_what_is_no_journal_is_refused(path: Path, content: bytes, line: int, reason: str) -> None:
    path.write_bytes(content)
    with pytest.raises(DamagedJournal) as caught:
        FileJournal(path, clock=clock)
    assert (caught.value.line, caught.value.reason) == (line, reason)


@relaxed
@given(payloads=payloads, data=st.data())
def test_salvage_keeps_the_damaged_file_and_saves_what_comes_before(
    tmp_path_factory: pytest.TempPathFactory, payloads: list[bytes], data: st.DataObject
) -> None:
    path = tmp_path_factory.mktemp("salvage") / "t1.journal"
    blob = bytearray(written([HEADER, *payloads]))
    blob[data.draw(st.integers(0, len(blob) - 1))] ^= 0x5A
    path.write_bytes(blob)
    saved = salvage_journal(path, clock, disk=FileDisk(fsync=False))
    assert saved.kept.read_bytes() == blob
    assert list(saved.lines) == [HEADER, *payloads][: saved.line - 1]
    if saved.lines:
        assert FileJournal(path, clock=clock).lines() == saved.lines
    else:
        assert not path.exists()


@pytest.mark.parametrize("header", [b"[]", b"7", b"{}", b'{"game":1}', b"\xff"])
def test_of_a_journal_whose_first_line_is_no_header_nothing_can_be_used(path: Path, header: bytes) -> None:
    path.write_bytes(written([header, b"1"]))
    saved = salvage_journal(path, clock)
    assert saved.lines == ()
    assert read_lines(saved.kept.read_bytes()).payloads == (header, b"1")
    assert not path.exists()


def test_the_kept_copy_is_named_after_the_time_and_a_second_one_does_not_replace_it(path: Path) -> None:
    for _ in range(2):
        path.write_bytes(b"nothing\n")
        salvage_journal(path, clock)
    kept = sorted(found.name for found in path.parent.iterdir())
    assert kept == ["t1.journal.damaged-20270115T080000Z", "t1.journal.damaged-20270115T080000Z-2"]


def test_a_full_disk_leaves_the_journal_at_its_old_length_and_usable(path: Path) -> None:
    journal = journal_of(path, b"{}", b"1")
    length = path.stat().st_size
    with full_disk(length + 5), pytest.raises(JournalUnwritable) as caught:
        journal.append(b'{"a":"much longer than the room that is left"}')
    assert caught.value.reason == "EFBIG"
    assert path.stat().st_size == length
    journal.append(b"2")
    assert FileJournal(path, clock=clock).lines() == (b"{}", b"1", b"2")


def test_a_line_that_could_not_be_taken_back_at_once_is_taken_back_before_the_next(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = journal_of(path, b"{}")

    def refuse(*_: object) -> None:
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", refuse)
        patch.setattr("os.ftruncate", refuse)
        journal = FileJournal(path, clock=clock)
        with pytest.raises(JournalUnwritable) as caught:
            journal.append(b"lost")
    assert caught.value.reason == "EIO"
    journal.append(b"kept")
    assert read_journal(path) == (b"{}", b"kept")


def test_power_may_fail_at_any_point_of_creating_and_appending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for after in range(100):
        path = tmp_path / f"cut{after}.journal"
        acknowledged = []
        with power_cut(monkeypatch, after) as failed:
            journal = FileJournal.create(path, b"{}", clock=clock)
            acknowledged.append(b"{}")
            for payload in (b"1", b"22", b"333"):
                journal.append(payload)
                acknowledged.append(payload)
        if not acknowledged:
            assert not path.exists() or read_journal(path) == (b"{}",)
        else:
            assert list(read_journal(path))[: len(acknowledged)] == acknowledged
            FileJournal(path, clock=clock).append(b"after")
        if not failed():
            break
    assert not failed()
    assert after >= 4


def test_an_existing_table_is_never_overwritten(path: Path) -> None:
    journal_of(path, b"{}", b"1").close()
    with pytest.raises(JournalExists):
        FileJournal.create(path, b"{}", clock=clock)
    assert read_journal(path) == (b"{}", b"1")


def test_a_journal_that_is_not_there_is_missing(path: Path) -> None:
    with pytest.raises(JournalMissing):
        FileJournal(path, clock=clock)
    with pytest.raises(JournalMissing):
        read_journal(path)


def test_reading_a_journal_changes_nothing(path: Path) -> None:
    journal_of(path, b"{}", b"1").close()
    torn = path.read_bytes()[:-1]
    path.write_bytes(torn)
    assert read_journal(path) == (b"{}",)
    assert path.read_bytes() == torn


def test_somebody_else_writing_to_the_file_is_noticed_before_anything_is_written(path: Path) -> None:
    first, second = journal_of(path, b"{}"), FileJournal(path, clock=clock, disk=FileDisk(fsync=False))
    first.append(b"1")
    with pytest.raises(JournalClosed):
        second.append(b"2")
    assert read_journal(path) == (b"{}", b"1")
