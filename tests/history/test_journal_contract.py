"""What every journal promises, wherever it keeps its lines; and what one that hosts can share promises."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from companion.history.disk import FileDisk
from companion.history.errors import JournalClosed, LineRefused, Overtaken
from companion.history.journal import FileJournal, Journal, News
from companion.history.journal_format import LINE_LIMIT
from companion.history.memory_journal import MemoryJournal
from companion.history.store_protocols import TablesKept
from tests.history.samples import clock

if TYPE_CHECKING:
    from companion.postgres.store import Store

HEADER = b"{}"

Begin = Callable[[Path], Journal]
Share = Callable[[Journal], Journal]


def in_a_file(folder: Path) -> Journal:
    return FileJournal.create(folder / "t1.journal", HEADER, clock=clock, disk=FileDisk(fsync=False))


def in_memory(_: Path) -> Journal:
    return MemoryJournal(HEADER)


def share_memory(journal: Journal) -> Journal:
    assert isinstance(journal, MemoryJournal)
    return journal.share()


@pytest.fixture
def begin(kind: str, request: pytest.FixtureRequest) -> Begin:
    """Begins a journal of a kind."""
    if kind != "rows":
        return {"file": in_a_file, "memory": in_memory}[kind]
    tables = request.getfixturevalue("tables")
    return lambda _: tables.begin("T1", HEADER)


@pytest.fixture
def share(kind: str, request: pytest.FixtureRequest) -> Share:
    """Has another host hold the same journal."""
    if kind == "memory":
        return share_memory
    tables = request.getfixturevalue("tables")
    return lambda _: tables.resume("T1")


@pytest.fixture
def tables(store: Store, home_name: str) -> TablesKept:
    """The tables of a home in a real database."""
    return store.home(home_name, clock).shared.tables


every = pytest.mark.parametrize("kind", ["file", "memory", "rows"])
shared = pytest.mark.parametrize("kind", ["memory", "rows"])


@every
def test_what_is_no_line_is_refused_and_the_longest_line_is_kept(tmp_path: Path, begin: Begin) -> None:
    journal = begin(tmp_path)
    for payload in (b"", b"a\nb", b"x" * (LINE_LIMIT + 1)):
        with pytest.raises(LineRefused):
            journal.append(payload)
        with pytest.raises(LineRefused):
            journal.set_header(payload)
    journal.append(b"x" * LINE_LIMIT)
    assert journal.lines() == (HEADER, b"x" * LINE_LIMIT)


@every
def test_it_can_be_closed_twice_and_takes_nothing_more(tmp_path: Path, begin: Begin) -> None:
    journal = begin(tmp_path)
    journal.append(b"1")
    journal.close()
    journal.close()
    with pytest.raises(JournalClosed):
        journal.append(b"2")
    with pytest.raises(JournalClosed):
        journal.set_header(b"2")
    assert journal.lines() == (HEADER, b"1")


@every
def test_another_header_leaves_the_entries(tmp_path: Path, begin: Begin) -> None:
    journal = begin(tmp_path)
    journal.append(b"1")
    journal.set_header(b'{"again":1}')
    journal.append(b"2")
    assert journal.lines() == (b'{"again":1}', b"1", b"2")


@every
def test_what_one_wrote_oneself_is_no_news(tmp_path: Path, begin: Begin) -> None:
    journal = begin(tmp_path)
    assert journal.news() is None
    journal.append(b"1")
    journal.set_header(b"{ }")
    assert journal.news() is None


@every
def test_four_threads_lose_nothing_and_keep_their_order(tmp_path: Path, begin: Begin) -> None:
    journal = begin(tmp_path)

    def write(name: int) -> None:
        for number in range(50):
            journal.append(b'{"thread":%d,"number":%d}' % (name, number))

    threads = [threading.Thread(target=write, args=(name,)) for name in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    entries = journal.lines()[1:]
    assert len(entries) == 200
    for name in range(4):
        mine = [entry for entry in entries if entry.startswith(b'{"thread":%d,' % name)]
        assert mine == [b'{"thread":%d,"number":%d}' % (name, number) for number in range(50)]


@shared
def test_who_was_overtaken_has_written_nothing_and_is_told_what_others_wrote(
    tmp_path: Path, begin: Begin, share: Share
) -> None:
    one = begin(tmp_path)
    other = share(one)
    one.append(b"1")
    one.append(b"2")
    for _ in range(2):
        with pytest.raises(Overtaken):
            other.append(b"late")
    assert other.lines() == (HEADER,)
    assert other.news() == News((b"1", b"2"))
    assert other.news() is None
    other.append(b"3")
    assert one.lines() == (HEADER, b"1", b"2")
    assert one.news() == News((b"3",))
    assert one.lines() == other.lines() == (HEADER, b"1", b"2", b"3")


@shared
def test_who_comes_later_knows_all_that_is_there(tmp_path: Path, begin: Begin, share: Share) -> None:
    one = begin(tmp_path)
    one.append(b"1")
    other = share(one)
    assert other.lines() == (HEADER, b"1")
    assert other.news() is None
    other.append(b"2")


@shared
def test_another_header_is_told_with_all_lines_anew(tmp_path: Path, begin: Begin, share: Share) -> None:
    one = begin(tmp_path)
    one.append(b"1")
    other = share(one)
    other.append(b"2")
    with pytest.raises(Overtaken):
        one.set_header(b"{ }")
    assert one.news() == News((b"2",))
    one.set_header(b"{ }")
    with pytest.raises(Overtaken):
        other.append(b"late")
    assert other.news() == News((b"{ }", b"1", b"2"), anew=True)
    other.append(b"3")
    assert one.news() == News((b"3",))


@shared
def test_an_end_that_is_closed_is_told_nothing_and_the_others_go_on(
    tmp_path: Path, begin: Begin, share: Share
) -> None:
    one = begin(tmp_path)
    other = share(one)
    one.close()
    other.append(b"1")
    with pytest.raises(JournalClosed):
        one.news()
    assert share(one).lines() == (HEADER, b"1")


@shared
def test_of_many_who_write_at_once_each_knows_what_its_line_follows(
    tmp_path: Path, begin: Begin, share: Share
) -> None:
    """Check that every line says how many lines its writer knew: were one written blindly, it would stand
    elsewhere.
    """
    first = begin(tmp_path)

    def write(end: Journal) -> int:
        overtaken = 0
        for _ in range(50):
            while True:
                try:
                    end.append(b"%d" % len(end.lines()))
                    break
                except Overtaken:
                    overtaken += 1
                    assert end.news() is not None
        return overtaken

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(write, [share(first) for _ in range(4)]))
    assert first.news() == News(tuple(b"%d" % number for number in range(1, 201)))
