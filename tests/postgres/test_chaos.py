"""Workers are killed, the database crashes, lines are cut before an answer: nothing acknowledged is lost."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from unittest.mock import patch

import pytest

from companion.engine.record import Corrected
from companion.engine.table import Diverged
from companion.engine.wire import WireError
from companion.errors import CompanionError
from companion.games.card_city.moves import SetMoney
from companion.hosting.intents import Accepted, Correct
from companion.hosting.loading import table_from
from companion.hosting.open_home import OpenHome
from companion.postgres.database import Database
from companion.postgres.packing import checksums
from companion.postgres.row_journal import RowJournal
from tests.effort import times
from tests.hosting.play import begin
from tests.patience import patient
from tests.postgres.cluster import Cluster
from tests.postgres.phones import Phone, Workers
from tests.postgres.relay import Relay

WISHES = times(400)
"""How many wishes each phone has."""

TABLES = 4


def unsound(house: OpenHome, table: str) -> str:
    """Tell why a table's rows are no record under the rules. Empty if they are one."""
    try:
        table_from(house.tables.library.lines(table))
    except (CompanionError, Diverged, WireError) as error:
        return repr(error)
    return ""


def money(house: OpenHome, table: str) -> list[int]:
    """Return what each entry of a table set the money to."""
    entries = house.tables.replay_table(table).entries
    return [
        entry.correction.money
        for entry in entries
        if isinstance(entry, Corrected) and isinstance(entry.correction, SetMoney)
    ]


def disturb(phones: Sequence[Phone], wishes: int, acts: Sequence[tuple[float, Callable[[], None]]]) -> None:
    """Do each thing when such a share of all wishes was acknowledged."""
    for share, act in acts:
        while sum(len(phone.acknowledged) for phone in phones) < share * wishes:
            time.sleep(0.01)
            if any(phone.refused for phone in phones):
                return
        act()


@pytest.mark.timeout(600)
def test_of_what_was_acknowledged_nothing_is_lost_and_nothing_is_done_twice(
    cluster: Cluster, home_name: str
) -> None:
    relay = Relay(cluster.port, share=0.04)
    address = cluster.address.replace(str(cluster.port), str(relay.port))
    with OpenHome.open(store=cluster.address, name=home_name) as house:
        tables = [begin(house).id for _ in range(TABLES)]
    workers = Workers(address, home_name, 3)
    numbers = {table: count() for table in tables}
    phones = [
        Phone(f"{table}-{number}", workers, table, numbers[table])
        for place, table in enumerate(tables)
        for number in range(1 + place % 2)
    ]
    threads = [threading.Thread(target=phone.play, args=(WISHES,)) for phone in phones]
    try:
        for thread in threads:
            thread.start()
        disturb(
            phones,
            WISHES * len(phones),
            [
                (0.2, lambda: workers.replace(0)),
                (0.4, cluster.crash),
                (0.6, lambda: workers.replace(1)),
                (0.8, lambda: workers.replace(2)),
            ],
        )
        for thread in threads:
            thread.join()
        known = {
            table: [worker.ask(table=table) for worker in workers.all if worker.ready.wait(patient(60))]
            for table in tables
        }
    finally:
        workers.close()
        relay.close()
    assert [phone.refused for phone in phones] == [[] for _ in phones]
    acknowledged = [each for phone in phones for each in phone.acknowledged]
    assert len(acknowledged) == WISHES * len(phones)
    assert relay.cuts > 0
    assert sum(phone.again for phone in phones) > 0
    with OpenHome.open(store=cluster.address, name=home_name) as house:
        assert [unsound(house, table) for table in tables] == [""] * TABLES
        found = {table: money(house, table) for table in tables}
        for table, amount, seq in acknowledged:
            assert found[table][seq - 1] == amount, "lost"
        assert [Counter(each).most_common(1)[0][1] for each in found.values()] == [1] * TABLES, "twice"
        for table in tables:
            live = house.tables.table(table)
            assert live is not None
            assert isinstance(live.journal, RowJournal)
            same = {"known": list(live.journal.known), "entries": live.table.seq}
            assert known[table] == [same] * 3, "unequal"


BLIND = """
    insert into companion.entry (home, board, seq, body, writer, seal)
    select home, id, (select max(seq) + 1 from companion.entry where entry.home = board.home and board = id),
           %s, %s, %s
      from companion.board where home = %s and id = %s
"""


def append_blindly(journal: RowJournal, payload: bytes) -> None:
    """Append as a writer that trusts that nobody else writes: after whatever is there."""
    count, before = journal._known
    (checksum,) = checksums((payload,), before)
    journal._rows.change(BLIND, payload, 1, checksum, *journal._key)
    journal._known = count + 1, checksum


def test_without_what_its_writer_expects_an_append_breaks_records(cluster: Cluster, home_name: str) -> None:
    """What the test above looks for is found if it happens."""
    with (
        OpenHome.open(store=cluster.address, name=home_name) as one,
        OpenHome.open(store=cluster.address, name=home_name) as other,
        patch.object(RowJournal, "append", append_blindly),
        patch.object(RowJournal, "news", lambda _: None),
    ):
        broken = 0
        for number in range(6):
            live = begin(one)
            there = other.tables.table(live.id)
            assert there is not None
            for step in range(6):
                (live if step % 2 else there).submit(Correct(SetMoney(0, number * 10 + step)))
            broken += unsound(one, live.id) != ""
    assert broken == 6


@pytest.fixture
def houses(cluster: Cluster, home_name: str) -> Iterator[tuple[OpenHome, OpenHome]]:
    with (
        OpenHome.open(store=cluster.address, name=home_name) as one,
        OpenHome.open(store=cluster.address, name=home_name) as other,
    ):
        yield one, other


def test_after_a_standby_without_the_last_lines_nothing_is_written_behind_a_gap(
    cluster: Cluster, houses: tuple[OpenHome, OpenHome], home_name: str
) -> None:
    """Amnesia: rows that two workers know are gone, as if a standby had not heard of them."""
    chance = Random(1)
    tables = []
    for _ in range(5):
        live = begin(houses[0])
        there = houses[1].tables.table(live.id)
        assert there is not None
        tables.append((live, there))
        for number in range(6):
            chance.choice((live, there)).submit(Correct(SetMoney(0, number)))
        live.catch_up()
        there.catch_up()
    cluster.ask(
        "delete from companion.entry as gone using companion.home where home.id = gone.home and name = %s"
        " and seq > 4",
        home_name,
    )
    for live, there in tables:
        assert isinstance(there.submit(Correct(SetMoney(1, 7))), Accepted)
        assert isinstance(live.submit(Correct(SetMoney(1, 8))), Accepted)
        there.catch_up()
        assert live.table == there.table
        assert money(houses[0], live.id) == [0, 1, 2, 3, 7, 8]
        assert unsound(houses[0], live.id) == ""


def test_an_append_whose_answer_was_lost_is_recognised_and_confirmed(
    cluster: Cluster, houses: tuple[OpenHome, OpenHome]
) -> None:
    """Check that every answer is lost once.

    Each row is there once, and each was confirmed by a commit of its own.
    """
    live = begin(houses[0])
    there = houses[1].tables.table(live.id)
    relay = Relay(cluster.port, share=0.5)
    lossy = Database(cluster.address.replace(str(cluster.port), str(relay.port)))
    journal = live.journal
    assert isinstance(journal, RowJournal)
    rows = journal._rows
    object.__setattr__(rows, "database", lossy)
    for number in range(20):
        assert live.submit(Correct(SetMoney(0, number))) == Accepted(number + 1)
    lossy.close()
    relay.close()
    assert relay.cuts > 0
    assert there is not None
    there.catch_up()
    assert money(houses[1], live.id) == list(range(20))
