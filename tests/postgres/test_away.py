"""A database that is away, or does not answer: it is said soon, in any language, and nothing is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from companion.games.card_city.moves import SetMoney
from companion.history.errors import StoreAway, StoreUnreadable, StoreUnwritable
from companion.hosting.intents import Accepted, Correct, IntentId, Seen
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession
from companion.postgres import database
from companion.postgres.database import Database
from tests.hosting.play import begin, sit_down
from tests.postgres.cluster import Cluster, running


@pytest.fixture(scope="module")
def own(cluster: Cluster) -> Iterator[Cluster]:
    """A database that can be taken away without harm to other tests."""
    with running() as found:
        yield found


@pytest.fixture(autouse=True)
def patience() -> Iterator[None]:
    """As little as people have."""
    with patch.object(database, "PATIENCE", 1.0):
        yield


@pytest.fixture
def house(own: Cluster, home_name: str) -> Iterator[OpenHome]:
    with OpenHome.open(store=own.address, name=home_name) as opened:
        yield opened


def wish(number: int, seen: int) -> Correct:
    return Correct(SetMoney(0, number), seen=Seen(seen), id=IntentId("page", number))


def try_until_done(live: TableSession, wanted: Correct) -> Accepted:
    """Send the same wish until it is answered, as a page does."""
    while True:
        try:
            answer = live.submit(wanted)
        except StoreAway:
            time.sleep(0.05)
        else:
            assert isinstance(answer, Accepted)
            return answer


def test_a_tap_while_the_database_is_away_is_told_so_and_done_once_when_it_is_back(
    own: Cluster, house: OpenHome
) -> None:
    live = begin(house)
    assert live.submit(wish(1, 0)) == Accepted(1)
    own.stop()
    for _ in range(3):
        with pytest.raises(StoreAway):
            live.submit(wish(2, 1))
    assert live.table.seq == 1
    own.start()
    assert try_until_done(live, wish(2, 1)) == Accepted(2)
    assert try_until_done(live, wish(3, 2)) == Accepted(3)
    assert len(house.tables.library.lines(live.id)) == 4


def test_after_the_first_nobody_waits_for_a_database_that_is_away(own: Cluster, house: OpenHome) -> None:
    """Ten who ask wait together no longer than two would that tried by themselves."""
    lines = Database(own.address, patience=0.5)
    own.stop()
    try:
        began = time.monotonic()
        with pytest.raises(StoreAway):
            lines.select("select 1")
        first = time.monotonic() - began
        began = time.monotonic()
        for _ in range(10):
            with pytest.raises(StoreAway):
                lines.select("select 1")
        assert time.monotonic() - began < 5 * first
    finally:
        own.start()
        lines.close()


def test_a_database_that_hangs_is_given_up(own: Cluster, house: OpenHome) -> None:
    """As if a standby must confirm and is gone: the commit waits for ever, and nobody hears of it."""
    live = begin(house)
    live.submit(wish(1, 0))
    own.ask("alter system set synchronous_standby_names = 'gone'")
    own.ask("select pg_reload_conf()")
    until = time.monotonic() + 30
    while own.ask("show synchronous_standby_names") != [("gone",)]:
        assert time.monotonic() < until
    try:
        with pytest.raises(StoreAway):
            live.submit(wish(2, 1))
    finally:
        own.ask("alter system reset synchronous_standby_names")
        own.ask("select pg_reload_conf()")
    assert try_until_done(live, wish(2, 1)) == Accepted(2)
    assert len(house.tables.library.lines(live.id)) == 3


def test_what_is_only_looked_at_is_still_there_while_the_database_is_away(
    own: Cluster, house: OpenHome
) -> None:
    live = begin(house)
    ann = sit_down(house, live, 0)
    live.submit(wish(1, 0))
    assert ann.rights.held == {0}
    own.stop()
    try:
        assert house.tables.table(live.id) is live
        assert ann.rights.held == {0}
        assert live.table.seq == 1
        with pytest.raises(StoreUnreadable):
            house.people.suggest(5)
        with pytest.raises(StoreUnwritable):
            house.people.remember([("Ann", "blue")])
        with pytest.raises(StoreAway):
            begin(house)
    finally:
        own.start()
    assert try_until_done(live, wish(2, 1)) == Accepted(2)
    assert house.people.suggest(5) == ()
