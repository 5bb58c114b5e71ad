"""A ticket works once, for a while, and only while the seat is held as it was."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.history.library import Library
from companion.hosting.errors import (
    CodeUnknown,
    Malformed,
    NoSuchSeat,
    NotYours,
    OnlyWatching,
    TicketUnknown,
    TooManyTickets,
)
from companion.hosting.joining import Offered
from companion.hosting.keys import TICKET_LENGTH
from companion.hosting.tickets import LIFE, MOST_TICKETS
from tests.hosting.play import Watch, begin, host_of, open_house, sit_down


def guess(find: Callable[[], object]) -> None:
    with pytest.raises((CodeUnknown, TicketUnknown)):
        find()


def test_a_ticket_moves_a_seat_and_the_old_holder_loses_it(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house, "Ann", "Ben", "Cleo")
        ann = sit_down(house, live, 0, 2)
        ticket = ann.hand_over(2)
        assert len(ticket) == TICKET_LENGTH
        assert house.joining.peek(ticket.lower(), "a") == Offered(live.id, (2,), False)
        given = house.joining.redeem(f" {ticket.lower()}", "a")
        assert (given.table, given.hosting) == (live.id, False)
        cleo = house.client(live, given.key)
        assert (set(cleo.rights.seats), set(ann.rights.seats)) == ({2}, {0})
        again = house.joining.redeem(ann.hand_over(0), "a", given.key)
        assert again.key == given.key
        assert set(cleo.rights.seats) == {0, 2}
        assert ann.rights.watching


def test_a_used_ticket_is_none(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        ticket = ann.hand_over(0)
        house.joining.redeem(ticket, "a")
        guess(lambda: house.joining.redeem(ticket, "a"))
        guess(lambda: house.joining.peek(ticket, "a"))


def test_an_expired_ticket_is_none(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        early, late = ann.hand_over(0), house.joining.host_ticket()
        watch.wait(LIFE / 1000 - 0.001)
        assert house.joining.redeem(late, "a").hosting
        watch.wait(0.001)
        guess(lambda: house.joining.redeem(early, "a"))
        assert ann.rights.held == {0}


def test_a_ticket_is_used_once_however_many_scan_it_at_once(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ticket = sit_down(house, live, 0).hand_over(0)
        got: list[str] = []

        def person(number: int) -> None:
            try:
                got.append(house.joining.redeem(ticket, str(number)).key)
            except TicketUnknown:
                return

        people = [threading.Thread(target=person, args=(number,)) for number in range(12)]
        for each in people:
            each.start()
        for each in people:
            each.join()
        assert len(got) == 1


@pytest.mark.parametrize("how", ["freed", "left", "handed over", "taken by another", "deleted"])
def test_a_ticket_is_no_longer_good_once_the_seat_has_changed_hands(tmp_path: Path, how: str) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        host, ann = host_of(house, live), sit_down(house, live, 0)
        ticket = host.hand_over(0) if how != "left" else ann.hand_over(0)
        match how:
            case "freed":
                host.free(0)
            case "left":
                ann.leave()
            case "handed over":
                house.seating.give(live.id, (0,), "0" * 40)
            case "taken by another":
                host.free(0)
                sit_down(house, live, 0)
            case _:
                host.delete()
        guess(lambda: house.joining.redeem(ticket, "a"))


def test_nobody_hands_over_what_they_do_not_hold(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann, _ben = sit_down(house, live, 0), sit_down(house, live, 1)
        with pytest.raises(NotYours):
            ann.hand_over(0, 1)
        with pytest.raises(OnlyWatching):
            house.client(live, None).hand_over(0)
        with pytest.raises(Malformed):
            ann.hand_over()
        with pytest.raises(NoSuchSeat):
            host_of(house, live).hand_over(5)


def test_asking_for_a_ticket_again_makes_the_one_before_worthless(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ann = sit_down(house, live, 0)
        first, second = ann.hand_over(0), ann.hand_over(0)
        guess(lambda: house.joining.redeem(first, "a"))
        assert house.joining.redeem(second, "a").table == live.id


def test_only_so_many_tickets_are_out(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        tables = [begin(house, *"ABCD") for _ in range(MOST_TICKETS // 4)]
        for live in tables:
            for seat in range(4):
                house.joining.hand_over(live, (seat,))
        with pytest.raises(TooManyTickets):
            house.joining.host_ticket()
        house.joining.hand_over(tables[0], (0,))
        watch.wait(LIFE / 1000)
        assert house.joining.redeem(house.joining.host_ticket(), "a").hosting


def test_host_tickets_make_hosts_until_all_are_revoked(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        ticket = house.joining.host_ticket()
        assert house.joining.peek(ticket, "a") == Offered(None, (), True)
        given = house.joining.redeem(ticket, "a")
        again = house.joining.redeem(house.joining.host_ticket(), "a", given.key)
        assert (again.key, again.table, again.hosting) == (given.key, None, True)
        other = house.joining.redeem(house.joining.host_ticket(), "a", "nonsense")
        assert other.key != given.key
        out = house.joining.host_ticket()
        assert house.client(live, None, given.key).rights.hosting
        assert not house.client(live, given.key).rights.hosting
        assert not house.client(live, None, house.joining.sit(live, 0, None)).rights.hosting
    with open_house(tmp_path) as house:
        assert house.joining.is_host(given.key)
        out = house.joining.host_ticket()
        house.joining.revoke_hosts()
        assert not house.joining.is_host(given.key)
        assert not house.joining.is_host(other.key)
        guess(lambda: house.joining.redeem(out, "a"))


def test_nothing_a_browser_sends_as_a_ticket_is_a_crash(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        assert isinstance(house.tables.library, Library)
        for text in ("", "x" * 10_000, "\ud800", "é", "0" * TICKET_LENGTH):
            guess(lambda text=text: house.joining.redeem(text, "a"))  # type: ignore[misc]
