"""Finished tables to test with, a clock that stands still, and a plug that can be pulled."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from msgspec import structs

from companion.engine.points import Points, exact
from companion.history.details import make_details
from companion.history.summary import CategoryPoints, SeatResult, Summary

NOON = 1_800_000_000_000


def clock() -> int:
    return NOON


def seat(name: str, total: Points = 10, rank: int = 1, colour: str = "blue") -> SeatResult:
    lines = (CategoryPoints("residential", exact(total - 2)), CategoryPoints("money", 2))
    return SeatResult(name, colour, total, rank, lines)


def finished(
    number: int,
    *seats: SeatResult,
    game: str = "card_city",
    at: int | None = None,
    variant: str = "",
    lowest: bool = False,
) -> Summary:
    ended = NOON + number * 60_000 if at is None else at
    return Summary(
        id=f"t{number:05d}",
        game=game,
        rules_version=1,
        started_at=max(0, ended - 45 * 60_000),
        finished_at=ended,
        seats=seats or (seat("Ann", 30 + number % 7), seat("Bob", 12, 2, "red")),
        entries=number,
        variant=variant,
        lowest=lowest,
    )


def header(summary: Summary) -> bytes:
    """Return a record's header from which ``summarise_lines`` makes the summary again."""
    return msgspec.json.encode(summary)


def summarise(lines: tuple[bytes, ...]) -> Summary:
    return msgspec.json.decode(lines[0], type=Summary)


names = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=40)
seats = st.builds(
    SeatResult,
    name=names,
    colour=st.sampled_from(["blue", "red", "綠"]),
    total=st.integers(-99, 999),
    rank=st.integers(1, 4),
    lines=st.lists(
        st.builds(CategoryPoints, st.sampled_from(["residential", "empty", "money"]), st.integers(-9, 99)),
        max_size=4,
    ).map(tuple),
)
summaries = st.builds(
    Summary,
    id=st.from_regex(r"[a-z0-9]{1,12}", fullmatch=True),
    game=st.sampled_from(["card_city", "small_city"]),
    rules_version=st.integers(0, 9),
    started_at=st.integers(0, NOON),
    finished_at=st.integers(0, NOON),
    seats=st.lists(seats, min_size=1, max_size=5).map(tuple),
    entries=st.integers(0, 999),
    mode=st.sampled_from(["play", "score"]),
    variant=st.sampled_from(["", "Farms", "飛鏢 501"]),
)


ONE_LINE = st.text(st.characters(exclude_categories=["Cs"]), max_size=70)
NAMED = st.lists(ONE_LINE | st.sampled_from(["Rivers", "rivers", "a;b", '"', "=1", "小明"]), max_size=22)
all_details = st.builds(
    lambda day, at, **said: structs.replace(make_details(**said), day=day, ended_at=at if day else 0),
    day=st.just("") | st.dates(date(1971, 1, 1), date(2200, 1, 1)).map(str),
    at=st.integers(0, NOON),
    expansions=NAMED,
    tags=NAMED,
    rating=st.integers(0, 10),
    teacher=ONE_LINE,
    seconds=st.lists(st.integers(0, 100_000), max_size=4).map(tuple),
)


class PowerCutError(BaseException):
    """The power failed: nothing after this reaches the disk, not even tidying up."""


@contextmanager
def power_cut(monkeypatch: pytest.MonkeyPatch, after: int) -> Iterator[Callable[[], bool]]:
    """Let ``after`` changes reach the disk, tear the next one in the middle, and let none through after it.

    Yields:
        True if the power failed: false once ``after`` is more than what was to be done.
    """
    left = after

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def change(*args: Any, **keywords: Any) -> Any:
            nonlocal left
            left -= 1
            if left < 0:
                if left == -1 and real is write:
                    real(args[0], bytes(args[1])[: len(args[1]) // 2])
                raise PowerCutError
            return real(*args, **keywords)

        return change

    write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", guarded(write))
        patch.setattr(os, "ftruncate", guarded(os.ftruncate))
        patch.setattr(os, "link", guarded(os.link))
        patch.setattr(Path, "replace", guarded(Path.replace))
        patch.setattr(Path, "unlink", guarded(Path.unlink))
        with suppress(PowerCutError):
            yield lambda: left < 0


@contextmanager
def no_room(monkeypatch: pytest.MonkeyPatch, after: int = 0) -> Iterator[Callable[[], bool]]:
    """Let ``after`` writes reach the disk. Then it is full: half of the next one still fits, and no other.

    New names do not fit either. What is there can be read, cut and deleted.

    Yields:
        True if anything was refused: false if ``after`` is more than what was written.
    """
    done = 0

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def write(*args: Any, **keywords: Any) -> Any:
            nonlocal done
            done += 1
            if done <= after:
                return real(*args, **keywords)
            if done == after + 1 and real is os_write:
                real(args[0], bytes(args[1])[: len(args[1]) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        return write

    os_write = os.write
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", guarded(os.write))
        patch.setattr(os, "link", guarded(os.link))
        patch.setattr(Path, "replace", guarded(Path.replace))
        yield lambda: done > after


@contextmanager
def full_disk(room: int) -> Iterator[None]:
    """Limit every file to ``room`` bytes: the system refuses the rest, as a full disk does."""
    import resource  # a browser's Python has none

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (room, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
