"""Many homes in one database: whatever door somebody tries, nothing of another is named or changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from companion.history.albums import Photo
from companion.history.errors import JournalExists, JournalMissing, StoreHomeRefused, StoreHomeUnknown
from companion.hosting.errors import CodeUnknown, TicketUnknown, TooManyTables
from companion.hosting.intents import Accepted, IntentId, Play, Seen
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.postgres.store import Store
from tests.hosting.play import Clock, begin, play_on, play_out, sit_down
from tests.postgres.cluster import ROOT, Cluster

Homes = tuple[OpenHome, OpenHome]


@pytest.fixture
def homes(store: Store, home_name: str) -> Iterator[Homes]:
    """A home with a bit of everything, and one that has nothing."""
    with (
        OpenHome.open_in_store(store, home_name) as full,
        OpenHome.open_in_store(store, f"{home_name}-b") as empty,
    ):
        yield full, empty


def furnish(house: OpenHome) -> tuple[TableSession, TableSession]:
    """Return an open and a finished table, and whatever else a home may keep."""
    going, ended = begin(house, "Ann", "Ben"), begin(house, "Cleo")
    play_on(going, 3)
    play_out(ended)
    house.people.remember([("Ann", "blue")])
    house.preferences.change(theme="dark")
    house.preferences.remember_setup("card_city", b"{}")
    house.albums.set_note(ended.id, "It rained.")
    house.albums.add(ended.id, Photo(b"large", b"small"))
    return going, ended


def test_nothing_of_one_home_is_found_from_another_by_any_door(homes: Homes, store: Store) -> None:
    full, empty = homes
    going, ended = furnish(full)
    ann, code = sit_down(full, going, 0), full.joining.code(going)
    key = full.joining.redeem(full.joining.host_ticket(), "here").key
    host, seat = full.joining.host_ticket(), full.joining.hand_over(going, [0])
    for table in (going.id, ended.id):
        assert empty.tables.table(table) is None
        assert empty.tables.find(table) is None
        assert empty.tables.library.summaries.get(table) is None
        assert not empty.tables.library.is_finished(table)
        assert empty.tables.delete(table) is None
        for look in (empty.tables.library.lines, empty.tables.library.resume, empty.tables.reopen):
            with pytest.raises(JournalMissing):
                look(table)
        assert empty.albums.note(table) == ""
        assert empty.seating.taken_seats(table) == frozenset()
        assert empty.joining.held_tables({table: str(ann.rights.key)}) == ()
    assert empty.tables.open_ids == ()
    assert empty.tables.open_tables() == ()
    assert empty.tables.library.summaries.all() == empty.tables.library.summaries.recent(9) == ()
    assert empty.people.suggest(9) == ()
    assert empty.preferences.load().theme == "system"
    assert empty.preferences.last_setup("card_city") is None
    assert not empty.joining.is_host(key)
    with pytest.raises(CodeUnknown):
        empty.joining.find(code, "there")
    for ticket in (host, seat):
        with pytest.raises(TicketUnknown):
            empty.joining.redeem(ticket, "there")
    assert full.tables.library.summaries.count() == 1
    assert full.tables.open_ids == (going.id,)
    assert full.joining.redeem(host, "here").hosting


def test_the_same_names_in_two_homes_are_two_things(store: Store, home_name: str) -> None:
    with (
        OpenHome.open_in_store(store, home_name, ids=lambda: "TABLE") as one,
        OpenHome.open_in_store(store, f"{home_name}-b", ids=lambda: "TABLE") as other,
    ):
        here, there = begin(one), begin(other)
        play_on(here, 5)
        assert (here.table.seq, there.table.seq) == (5, 0)
        sit_down(one, here, 0)
        assert other.seating.taken_seats("TABLE") == frozenset()
        other.people.remember([("Ben", "red")])
        one.people.remember([("Ann", "blue")])
        assert [person.name for person in other.people.suggest(9)] == ["Ben"]
        with pytest.raises(JournalExists):
            begin(one)
        other.tables.delete("TABLE")
        assert one.tables.library.lines("TABLE") == here.journal.lines()


BOUND = re.compile(r"\bhome\b(\.home)? = %|\(home, |select home, |home = (board|said)\.home")
"""How a statement names the home; ``said`` is what it was handed, the home first."""


def test_every_statement_about_what_a_home_keeps_is_bound_to_a_home() -> None:
    """Check that no statement can be written that forgets it: each names the home among what it is given."""
    free = 0
    for path in sorted((ROOT / "companion" / "postgres").glob("*.py")):
        if path.name in ("schema.py", "store.py"):
            continue
        for text in re.findall(r'"""(.*?)"""|"(.*?)"', Path(path).read_text("utf-8"), re.DOTALL):
            said = " ".join("".join(text).split())
            if re.search(r"\b(from|into|update|join) companion\.(?!home\b)\w+", said):
                assert BOUND.search(said), said
                free += 1
    assert free > 25


def test_a_home_has_as_many_open_tables_as_its_own_row_allows(store: Store, home_name: str) -> None:
    other = f"{home_name}-b"
    for name in (home_name, other):
        store.home(name, Clock())
    store.settle(home_name, most_open=1)
    with OpenHome.open_in_store(store, home_name) as small, OpenHome.open_in_store(store, other) as large:
        begin(small)
        with pytest.raises(TooManyTables):
            begin(small)
        for _ in range(3):
            begin(large)


def test_a_home_is_found_by_its_host_name_and_by_no_other(store: Store, home_name: str) -> None:
    host = f"{home_name}.example.org"
    store.home(home_name, Clock())
    assert store.home_at(host) is None
    store.settle(home_name, host=host)
    assert store.home_at(host.upper() + ".") == home_name
    assert store.home_at(f"x{host}") is None
    with pytest.raises(StoreHomeUnknown):
        store.settle(f"{home_name}-none", host="x")


@pytest.mark.parametrize("name", ["", "a/b", "../a", "a b", "-a", "a" * 64, "a'; drop table companion.home"])
def test_what_is_no_name_of_a_home_is_refused(store: Store, name: str) -> None:
    with pytest.raises(StoreHomeRefused):
        store.home(name, Clock())


def test_two_phones_that_make_the_same_move_at_two_workers_at_the_same_moment_share_one_entry(
    cluster: Cluster, home_name: str
) -> None:
    """One seat, one thing done with the cardboard, told by two phones: it happened once."""
    with (
        OpenHome.open(store=cluster.address, name=home_name) as here,
        OpenHome.open(store=cluster.address, name=home_name) as there,
        ThreadPoolExecutor(2) as pool,
    ):
        live = begin(here, "Ann")
        other = there.tables.table(live.id)
        assert other is not None
        for number in range(1, 9):
            live.catch_up()
            other.catch_up()
            move = live.game.moves(live.table.position, 0)[0]
            same = [
                pool.submit(
                    each.submit, Play(0, move, seen=Seen(number - 1), id=IntentId(page, number))
                ).result
                for each, page in ((live, "one"), (other, "two"))
            ]
            assert [answer() for answer in same] == [Accepted(number), Accepted(number)]
        assert len(here.tables.library.lines(live.id)) == 9
