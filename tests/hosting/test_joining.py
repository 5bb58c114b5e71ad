"""Coming in: tables found, guessing slowed down, and seats held by whoever was first."""

import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.hosting.attempts import IN_ALL, PER_ADDRESS
from companion.hosting.errors import (
    CodeUnclear,
    CodeUnknown,
    CodeUnreadable,
    NoSuchSeat,
    SeatTaken,
    TicketUnknown,
    TooManyAttempts,
)
from companion.hosting.keys import is_key, new_key
from companion.hosting.rate_limit import Rate, RateLimit
from tests.hosting.play import Watch, begin, open_house, play_out, sit_down


def test_a_table_is_found_by_its_code_until_it_is_finished(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live, other = begin(house), begin(house)
        assert house.joining.code(live) == live.id == "TABLE0"
        assert house.joining.find("table0", "here") is live
        with pytest.raises(CodeUnclear):
            house.joining.find("TABL", "here")
        play_out(other)
        assert house.joining.code(live) == "TABL"
        assert house.joining.find("ta-bl", "here") is live
        with pytest.raises(CodeUnreadable):
            house.joining.find("TABLE1", "here")


# limits


def guess(find: Callable[[], object]) -> None:
    with pytest.raises((CodeUnknown, TicketUnknown)):
        find()


def test_guessing_is_slowed_down_for_each_address_and_typing_right_costs_nothing(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        live, doors = begin(house), house.joining
        for _ in range(100):
            assert doors.find(live.id, "a") is live
        for number in range(PER_ADDRESS.burst):
            guess(lambda: doors.find("ZZZZ", "a")) if number % 2 else guess(lambda: doors.redeem("Z", "a"))
        with pytest.raises(TooManyAttempts) as waiting:
            doors.find(live.id, "a")
        assert waiting.value.seconds == 6
        assert doors.find(live.id, "b") is live
        watch.wait(5.9)
        with pytest.raises(TooManyAttempts):
            doors.peek("Z", "a")
        watch.wait(0.2)
        assert doors.find(live.id, "a") is live


def test_guessing_from_ever_new_addresses_is_slowed_down_as_well(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, watch) as house:
        for number in range(IN_ALL.burst):
            guess(lambda number=number: house.joining.find("ZZZZ", str(number)))  # type: ignore[misc]
        with pytest.raises(TooManyAttempts):
            house.joining.find("ZZZZ", "new")
        watch.wait(1)
        guess(lambda: house.joining.find("ZZZZ", "new"))


def test_a_limit_gives_what_its_rate_says_whatever_the_clock_does() -> None:
    watch = Watch()
    limit = RateLimit(Rate(burst=3, per_second=2), watch, most=2)
    assert [limit.take("a") for _ in range(4)] == [0, 0, 0, 1]
    watch.wait(-1000)
    assert limit.take("a") == 1
    watch.wait(0.5)
    assert [limit.take("a") for _ in range(2)] == [0, 1]
    limit.give_back("a")
    assert limit.take("a") == 0
    watch.wait(3600)
    assert [limit.take("a") for _ in range(4)] == [0, 0, 0, 1]
    assert limit.take("b") == limit.take("c") == 0
    assert limit.take("a") == 0  # forgotten for want of room: as good as rested


# seats


def test_a_seat_is_held_by_whoever_was_first(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        key = house.joining.sit(live, 0, None)
        assert is_key(key)
        assert house.joining.sit(live, 0, key) == house.joining.sit(live, 1, key) == key
        for other in (None, new_key(), "nonsense"):
            with pytest.raises(SeatTaken):
                house.joining.sit(live, 1, other)
        with pytest.raises(NoSuchSeat):
            house.joining.sit(live, 2, key)
        house.joining.leave(live, new_key())
        house.joining.leave(live, key, (1,))
        assert house.seating.taken_seats(live.id) == {0}
        assert house.joining.held_tables({live.id: key, "OTHER": key}) == (live.id,)


def test_a_key_that_holds_nothing_here_is_not_gone_on_with(tmp_path: Path) -> None:
    """Or somebody could choose a key for somebody else and come in later."""
    with open_house(tmp_path) as house:
        live = begin(house)
        mine = new_key()
        assert house.joining.sit(live, 0, mine) != mine


def test_many_who_want_one_seat_at_once_get_it_once(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        keys: list[str] = []
        late: list[int] = []

        def person() -> None:
            try:
                keys.append(house.joining.sit(live, 0, None))
            except SeatTaken:
                late.append(1)

        people = [threading.Thread(target=person) for _ in range(12)]
        for each in people:
            each.start()
        for each in people:
            each.join()
        assert (len(keys), len(late)) == (1, 11)
        assert house.client(live, keys[0]).rights.held == {0}


def test_everybody_at_the_table_hears_when_somebody_sits_down_or_leaves(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        live = begin(house)
        watcher = house.client(live, None)
        told: list[frozenset[int]] = []
        watcher.listen(lambda _: told.append(watcher.rights.taken))
        ann = sit_down(house, live, 0)
        ann.leave()
        assert [set(taken) for taken in told] == [{0}, set()]
