"""A log that takes the place of a file system: whatever happens to it, what was promised is there."""

from __future__ import annotations

import errno
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.history.log import HEAD_LENGTH, encode_head
from companion.history.logdisk import SPARE, LogDisk, MemoryTape
from tests.history.tapes import FOLDER, Full, Plugged, clock, disk_of, files_of

Step = Callable[[LogDisk], object]


def path(name: str) -> Path:
    return FOLDER / name


def grown(name: str, data: bytes) -> Step:
    def step(disk: LogDisk) -> None:
        file = disk.grow(path(name))
        file.put(file.length(), data)

    return step


STEPS: tuple[Step, ...] = (
    lambda disk: disk.replace(path("a"), b"first"),
    grown("a", b" line"),
    lambda disk: disk.replace(path("b"), bytes(range(256)) * 3),
    lambda disk: disk.copy(path("b"), path("b.bak")),
    lambda disk: disk.replace(path("b"), b"\xa7TC\x1e" * 5),
    grown("a", b" and another"),
    lambda disk: disk.grow(path("a")).cut(7),
    lambda disk: disk.move(path("a"), path("c")),
    lambda disk: disk.remove(path("b.bak")),
    grown("c", b"the end"),
)


def played() -> tuple[bytes, list[tuple[int, dict[str, bytes]]]]:
    """Return a tape, and how long it was with which files after each step."""
    tapes = MemoryTape(), MemoryTape(encode_head(1))
    disk = LogDisk(tapes, FOLDER, clock=clock)
    states = [(tapes[1].size(), files_of(disk))]
    for step in STEPS:
        step(disk)
        states.append((tapes[1].size(), files_of(disk)))
    return tapes[1].read(), states


def test_a_new_log_is_empty_and_what_is_written_is_there_again() -> None:
    tapes = MemoryTape(), MemoryTape()
    disk = LogDisk(tapes, FOLDER, clock=clock)
    assert files_of(disk) == {}
    for step in STEPS:
        step(disk)
    again = LogDisk(tapes, FOLDER, clock=clock)
    assert files_of(again) == files_of(disk) == {"b": b"\xa7TC\x1e" * 5, "c": b"first lthe end"}
    assert again.names(FOLDER) == disk.names(FOLDER)
    assert again.reports() == ()


def test_a_change_is_safe_before_anybody_is_told() -> None:
    tapes = Plugged(), Plugged()
    disk = LogDisk(tapes, FOLDER, clock=clock)
    for step in STEPS:
        before = tapes[0].flushes + tapes[1].flushes
        step(disk)
        assert tapes[0].flushes + tapes[1].flushes > before
        assert files_of(disk_of(tapes[0].safe, tapes[1].safe)) == files_of(disk)


def test_a_torn_end_is_dropped_wherever_it_is_torn() -> None:
    data, states = played()
    for length in range(HEAD_LENGTH, len(data) + 1):
        disk = disk_of(data[:length])
        expected = [files for size, files in states if size <= length][-1]
        assert (files_of(disk), disk.reports()) == (expected, ()), length
        disk.replace(path("more"), b"1")
        assert disk.read(path("more")) == b"1"


def test_an_end_of_something_else_is_dropped_and_written_over() -> None:
    data, states = played()
    for waste in (b"\0" * 700, b"\xa7TC\x1e" * 40, b"\xff" * 33):
        tapes = MemoryTape(data + waste), MemoryTape()
        disk = LogDisk(tapes, FOLDER, clock=clock)
        assert (files_of(disk), disk.reports()) == (states[-1][1], ())
        disk.replace(path("more"), b"1")
        assert files_of(LogDisk(tapes, FOLDER, clock=clock)) == states[-1][1] | {"more": b"1"}


@given(at=st.integers(min_value=HEAD_LENGTH), flipped=st.integers(1, 255))
def test_a_damaged_middle_is_set_aside_told_once_and_costs_what_was_in_it(at: int, flipped: int) -> None:
    data, states = played()
    last = states[-2][0]
    at = HEAD_LENGTH + at % (last - HEAD_LENGTH)
    begin = [size for size, _ in states if size <= at][-1]
    end = next(size for size, _ in states if size > at)
    broken = bytearray(data)
    broken[at] ^= flipped
    tapes = MemoryTape(bytes(broken)), MemoryTape()
    disk = LogDisk(tapes, FOLDER, clock=clock)
    (report,) = disk.reports()
    kept = Path(str(report.params["kept"]))
    assert report.id == "history-log-damaged"
    assert disk.read(kept) == bytes(broken[begin:end])
    assert b"the end" in disk.read(path("c"))
    again = LogDisk(tapes, FOLDER, clock=clock)
    assert (again.reports(), files_of(again)) == ((), files_of(disk))


@pytest.mark.parametrize("at", range(HEAD_LENGTH))
def test_a_damaged_head_costs_nothing_and_is_told(at: int) -> None:
    data, states = played()
    broken = bytearray(data)
    broken[at] ^= 0x55
    tapes = MemoryTape(bytes(broken)), MemoryTape()
    disk = LogDisk(tapes, FOLDER, clock=clock)
    (report,) = disk.reports()
    kept = Path(str(report.params["kept"]))
    assert disk.read(kept) == bytes(broken[:HEAD_LENGTH])
    assert {name: data for name, data in files_of(disk).items() if name != kept.name} == states[-1][1]
    assert LogDisk(tapes, FOLDER, clock=clock).reports() == ()


def test_what_is_no_log_at_all_is_set_aside_whole() -> None:
    disk = disk_of(b"somebody else's words, quite a lot of them")
    (report,) = disk.reports()
    assert disk.read(Path(str(report.params["kept"]))) == b"somebody else's words, quite a lot of them"


@pytest.mark.parametrize("stuck", [False, True])
def test_a_full_tape_refuses_a_change_and_forgets_it(stuck: bool) -> None:
    tapes = Full(), Full(encode_head(1))
    disk = LogDisk(tapes, FOLDER, clock=clock)
    disk.replace(path("a"), b"first")
    tape = tapes[1]
    for room in range(tape.size(), tape.size() + 60, 7):
        tape.room, tape.stuck = room, stuck
        before = files_of(disk)
        with pytest.raises(OSError, match="full") as refused:
            disk.replace(path("a"), b"second" * 20)
        assert refused.value.errno == errno.ENOSPC
        assert files_of(disk) == before
        tape.room, tape.stuck = 1 << 30, False
        disk.replace(path("b"), b"other")
        assert files_of(disk_of(tape.read())) == {"a": b"first", "b": b"other"}


def test_a_log_that_is_mostly_past_is_written_anew() -> None:
    tapes = MemoryTape(), MemoryTape()
    disk = LogDisk(tapes, FOLDER, clock=clock)
    for number in range(40):
        disk.replace(path("a"), bytes([number]) * (SPARE // 20))
        disk.replace(path(f"old-{number % 3}"), b"1")
    before, order = files_of(disk), sorted(disk.names(FOLDER), key=disk.names(FOLDER).__getitem__)
    again = LogDisk(tapes, FOLDER, clock=clock)
    assert files_of(again) == before
    assert tapes[0].size() + tapes[1].size() < SPARE
    assert sorted(again.names(FOLDER), key=again.names(FOLDER).__getitem__) == order
    assert files_of(LogDisk(tapes, FOLDER, clock=clock)) == before


class Power(Exception):
    """It failed."""


def test_power_may_fail_at_any_point_of_writing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    old = MemoryTape(), MemoryTape()
    disk = LogDisk(old, FOLDER, clock=clock)
    for number in range(30):
        disk.replace(path("a"), bytes([number]) * (SPARE // 20))
    before = files_of(disk)
    for after in range(12):
        tapes = Plugged(old[0].read()), Plugged(old[1].read())
        left = after

        def step(*_: object) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise Power

        with monkeypatch.context() as patch:
            for name in ("write", "cut", "flush"):
                real = getattr(Plugged, name)

                def guarded(tape: Plugged, *args: object, real: Callable[..., object] = real) -> None:
                    step()
                    real(tape, *args)

                patch.setattr(Plugged, name, guarded)
            with suppress(Power):
                LogDisk((tapes[0], tapes[1]), FOLDER, clock=clock)
        for first, second in ((tapes[0].safe, tapes[1].safe), (tapes[0].read(), tapes[1].read())):
            again = disk_of(first, second)
            assert (files_of(again), again.reports()) == (before, ())


def test_a_file_that_took_another_place_is_not_written_to_by_who_held_the_old_one() -> None:
    disk = disk_of()
    disk.replace(path("a"), b"one")
    file = disk.grow(path("a"))
    disk.replace(path("a"), b"two")
    with pytest.raises(OSError, match="replaced"):
        file.put(3, b"lost")
    assert disk.read(path("a")) == b"two"
