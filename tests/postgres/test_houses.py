"""Two workers open one home in a real database: people come in by either, and play at one table."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import patch

import pytest

from companion.hosting.errors import OnlyWatching, SeatTaken, TableFiled, TicketUnknown, TooManyTables
from companion.hosting.intents import Accepted, Play, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.rematch import begin_rematch, find_rematch, list_rematch_ids
from companion.hosting.session import TableSession
from companion.postgres.store import MOST_OPEN, Store
from tests.hosting.play import begin, play_on, play_out, sit_down, step
from tests.postgres.cluster import Cluster

Houses = tuple[OpenHome, OpenHome]


@pytest.fixture
def houses(cluster: Cluster, home_name: str) -> Iterator[Houses]:
    """Two workers of one home, each with lines of its own to the database."""
    with (
        OpenHome.open(store=cluster.address, name=home_name) as one,
        OpenHome.open(store=cluster.address, name=home_name) as other,
    ):
        yield one, other


def at(house: OpenHome, live: TableSession) -> TableSession:
    """Return the same table at another worker."""
    found = house.tables.table(live.id)
    assert found is not None
    assert found is not live
    return found


def comes_true(what: Callable[[], bool]) -> None:
    """Wait for what a hint brings about. A lost one would come true with the next sweep."""
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_table_begun_at_one_worker_is_played_at_both_in_one_order(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    other = at(there, live)
    rng = Random(3)
    for _ in range(40):
        turn = rng.choice((live, other))
        turn.catch_up()
        step(turn, rng)
    for each in (live, other):
        each.catch_up()
    assert live.table.seq == 40
    assert live.table == other.table
    assert here.tables.library.lines(live.id) == live.journal.lines()


def test_whoever_looks_at_another_worker_is_told_by_a_hint(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    other, told = at(there, live), list[str]()
    there.tables.events.listen(told.append)
    play_on(live, 3)
    comes_true(lambda: other.table.seq == 3)
    assert told


def test_a_game_that_ends_at_one_worker_lies_in_the_history_of_both(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    other = at(there, live)
    play_out(live)
    assert [each.id for each in there.tables.library.summaries.recent(5)] == [live.id]
    assert there.tables.library.lines(live.id) == here.tables.library.lines(live.id)
    other.catch_up()
    assert other.table == live.table
    assert there.tables.library.is_finished(live.id)
    assert there.tables.open_tables() == here.tables.open_tables() == ()


def test_the_last_move_of_a_finished_game_is_taken_back_at_another_worker(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    other = at(there, live)
    play_out(live)
    ended = live.table.seq
    assert other.submit(Undo()) == Accepted(ended + 1)
    assert here.tables.library.summaries.count() == 0
    comes_true(lambda: live.table.seq == ended + 1)
    assert not here.tables.library.is_finished(live.id)
    step(live, Random(1))
    assert other.catch_up() or other.table.seq == live.table.seq


def test_a_table_put_away_at_one_worker_takes_no_move_at_another(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    play_on(live, 4)
    other = at(there, live)
    here.tables.finish(live)
    move = other.game.moves(other.table.position, other.game.actors(other.table.position)[0])[0]
    with pytest.raises(TableFiled):
        other.submit(Play(other.game.actors(other.table.position)[0], move))
    assert there.tables.reopen(live.id) is other
    step(other, Random(2))
    comes_true(lambda: live.table.seq == 5)


def test_a_game_from_the_history_is_opened_again_at_a_worker_that_never_saw_it(
    cluster: Cluster, houses: Houses, home_name: str
) -> None:
    live = begin(houses[0])
    play_out(live)
    with OpenHome.open(store=cluster.address, name=home_name) as third:
        again = third.tables.reopen(live.id)
        assert again.table == live.table
        before = live.table.seq  # which grows by itself when the others hear of it
        assert again.submit(Undo()) == Accepted(before + 1)


def test_a_seat_taken_at_one_worker_is_taken_at_the_other(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    other = at(there, live)
    ann = sit_down(here, live, 0)
    assert there.seating.taken_seats(live.id) == {0}
    with pytest.raises(SeatTaken):
        sit_down(there, other, 0)
    assert there.client(other, ann.rights.key).rights.seats == {0}


@pytest.fixture
def deaf(cluster: Cluster, home_name: str) -> Iterator[OpenHome]:
    """A worker that hears no hint, and does not look by itself."""
    store = Store(cluster.address)
    with patch.object(store._hints, "listen"), OpenHome.open_in_store(store, home_name, closes=True) as house:
        yield house


def test_who_lost_a_seat_elsewhere_can_do_nothing_with_it_although_no_hint_came(
    houses: Houses, deaf: OpenHome
) -> None:
    live = begin(houses[0], "Ann")
    other = at(deaf, live)
    ann = sit_down(deaf, other, 0)
    play_on(other, 1)
    assert ann.rights.held == {0}
    houses[0].joining.free(live, 0)
    with pytest.raises(OnlyWatching):
        ann.submit(Play(0, other.game.moves(other.table.position, 0)[0]))
    assert not ann.rights.held
    live.catch_up()
    assert live.table.seq == 1


def test_who_hears_nothing_takes_over_what_others_played_with_its_own_next_move(
    houses: Houses, deaf: OpenHome
) -> None:
    live = begin(houses[0])
    other = at(deaf, live)
    play_on(live, 5)
    assert other.table.seq == 0
    play_on(live, 1, seed=2)
    seat = live.game.actors(live.table.position)[0]
    assert other.submit(Play(seat, live.game.moves(live.table.position, seat)[0])) == Accepted(7)


def test_a_ticket_given_at_one_worker_is_good_once_at_any(houses: Houses) -> None:
    here, there = houses
    ticket = here.joining.host_ticket()
    key = there.joining.redeem(ticket, "there").key
    with pytest.raises(TicketUnknown):
        here.joining.redeem(ticket, "here")
    comes_true(lambda: here.joining.is_host(key))
    here.joining.revoke_hosts()
    comes_true(lambda: not there.joining.is_host(key))


def test_people_that_sat_down_at_different_workers_are_all_remembered(houses: Houses) -> None:
    for number, house in enumerate(houses * 3):
        house.people.remember([(f"P{number}", "blue")])
    for house in houses:
        assert {person.name for person in house.people.suggest(9)} == {f"P{number}" for number in range(6)}


def test_preferences_and_setups_of_two_workers_do_not_wipe_each_other_out(houses: Houses) -> None:
    here, there = houses
    here.preferences.change(theme="dark")
    there.preferences.change(text_scale=1.5)
    here.preferences.remember_setup("a", b"1")
    there.preferences.remember_setup("b", b"2")
    here.preferences.keep_entry("a", "one", "x")
    there.preferences.keep_entry("a", "two", "y")
    for house in houses:
        found = house.preferences.load()
        assert (found.theme, found.text_scale) == ("dark", 1.5)
        assert (house.preferences.last_setup("a"), house.preferences.last_setup("b")) == (b"1", b"2")
        assert house.preferences.kept_entries("a") == {"one": "x", "two": "y"}


def test_a_code_read_at_one_worker_leads_to_its_table_at_another(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    found = there.joining.find(here.joining.code(live), "there")
    assert found.id == live.id
    assert found is at(there, live)


def test_a_table_deleted_at_one_worker_is_gone_at_the_other_and_can_be_put_back(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    sit_down(here, live, 0)
    play_out(live)
    other = there.tables.reopen(live.id)
    there.tables.finish(other)
    deleted = here.tables.delete(live.id)
    assert deleted is not None
    comes_true(lambda: there.tables.table(live.id) is None)
    assert there.tables.library.summaries.count() == 0
    deleted.put_back()
    assert there.tables.library.summaries.count() == 1
    comes_true(lambda: there.seating.taken_seats(live.id) == {0})


def test_as_many_tables_as_a_home_may_have_are_counted_over_all_workers(
    store: Store, houses: Houses, home_name: str
) -> None:
    assert MOST_OPEN == 64
    store.settle(home_name, most_open=3)
    with (
        OpenHome.open_in_store(store, home_name) as here,
        OpenHome.open_in_store(store, home_name) as there,
    ):
        begin(here)
        begin(there)
        begin(here)
        with pytest.raises(TooManyTables) as refused:
            begin(there)
        assert refused.value.params == {"most": 3}


def test_a_guest_at_another_worker_follows_to_the_next_game_of_the_same_people(houses: Houses) -> None:
    here, there = houses
    live = begin(here)
    guest = sit_down(there, at(there, live), 1)
    play_out(live)
    heard = list[str]()
    there.tables.events.listen(heard.append)
    setup = live.table.header.setup
    following = begin_rematch(here.tables, here.boxes, live.game.id, setup, live.id, Random(1))
    comes_true(lambda: following.id in heard)
    found = find_rematch(there.tables, live.id)
    assert found is not None
    assert found.id == following.id == list_rematch_ids(live.id)[0]
    key = there.client(found, None).sit_as_before(live.id, str(guest.rights.key))
    assert here.client(following, key).rights.held == {1}
    twin = begin_rematch(there.tables, there.boxes, live.game.id, setup, live.id, Random(2))
    assert twin.id == following.id
