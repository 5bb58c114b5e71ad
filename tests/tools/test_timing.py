"""Clocks count what passes while they run, and nothing else; one seat's at most runs."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.engine.setup import MOST_SEATS
from companion.tools.timing import LONGEST, SeatClock, Timer, new_clock
from companion.tools.toolbox import (
    EMPTY,
    GiveTurn,
    Pause,
    PutAway,
    Resume,
    SetClock,
    SetCountdown,
    Toolbox,
    Wanted,
    handle,
)

NAMES = ("Ann", "Ben", "小明")
START = 1_700_000_000_000
SPANS = st.integers(0, 600_000)
DOINGS = st.one_of(
    st.builds(GiveTurn, st.integers(0, len(NAMES) - 1)),
    st.just(Pause("clock")),
    st.just(Resume("clock")),
)
STORY = st.lists(st.tuples(SPANS, DOINGS), max_size=20)


def do(box: Toolbox, wanted: Wanted, now: int) -> Toolbox:
    return handle(box, wanted, now=now, random=Random(1), names=NAMES)


def clock_of(box: Toolbox) -> SeatClock:
    assert box.clock is not None
    return box.clock


@given(STORY, st.sampled_from([0, 60_000]))
def test_every_seat_has_taken_what_passed_while_it_had_the_turn(
    story: list[tuple[int, Wanted]], each: int
) -> None:
    """Against seconds counted by hand: whose clock runs, and what passes until the next thing is done."""
    box, now = do(EMPTY, SetClock(each), START), START
    taken, turn, running = [0] * len(NAMES), 0, False
    for wait, wanted in story:
        now += wait
        if running:
            taken[turn] += wait
        if isinstance(wanted, GiveTurn):
            turn, running = wanted.seat, True
        else:
            running = isinstance(wanted, Resume)
        box = do(box, wanted, now)
        clock = clock_of(box)
        assert (clock.turn, clock.running) == (turn, running)
        shown = [clock.time_of(seat, now) for seat in range(len(NAMES))]
        assert shown == [each - spent if each else spent for spent in taken]


@given(STORY, SPANS)
def test_wanted_twice_it_is_done_once(story: list[tuple[int, Wanted]], late: int) -> None:
    box, now = do(EMPTY, SetClock(0), START), START
    for wait, wanted in story:
        now += wait
        box = do(box, wanted, now)
        if not isinstance(wanted, Pause):
            assert do(box, wanted, now + late) == box
        else:
            assert clock_of(do(box, wanted, now + late)) == clock_of(box)


@given(STORY)
def test_a_clock_reads_the_same_from_a_file(story: list[tuple[int, Wanted]]) -> None:
    box, now = do(EMPTY, SetClock(300_000), START), START
    for wait, wanted in story:
        now += wait
        box = do(box, wanted, now)
    assert msgspec.json.decode(msgspec.json.encode(box), type=Toolbox) == box


@given(SPANS, st.lists(st.tuples(st.booleans(), st.integers(-600_000, 600_000)), max_size=20))
def test_a_clock_that_is_set_back_takes_nothing_away(passed: int, story: list[tuple[bool, int]]) -> None:
    timer, now = Timer(passed), START
    for run, wait in story:
        now += wait
        before = timer.passed
        timer = timer.run(now) if run else timer.stop(now)
        assert timer.at(now) >= before


@given(st.integers(1, LONGEST), SPANS, SPANS, SPANS)
def test_a_countdown_runs_from_the_moment_it_is_set_and_not_while_it_is_paused(
    length: int, first: int, still: int, second: int
) -> None:
    box = do(EMPTY, SetCountdown(length), START)
    box = do(box, Pause("countdown"), START + first)
    assert box.countdown is not None
    assert box.countdown.time_left(START + first + still) == length - first
    box = do(box, Resume("countdown"), START + first + still)
    assert box.countdown is not None
    assert box.countdown.time_left(START + first + still + second) == length - first - second


def test_time_that_is_up_decides_nothing_and_goes_on_below_zero() -> None:
    box = do(do(EMPTY, SetClock(60_000), START), GiveTurn(1), START)
    assert clock_of(box).time_of(1, START + 90_000) == -30_000
    assert clock_of(box).running
    assert do(box, GiveTurn(2), START + 90_000).clock is not None


def test_the_turn_goes_on_clockwise_and_begins_again() -> None:
    clock = new_clock(3, 0)
    turns = []
    for _ in range(4):
        clock = clock.give(clock.following, START)
        turns.append(clock.turn)
    assert turns == [1, 2, 0, 1]


def test_what_was_put_away_is_gone_and_nothing_else() -> None:
    box = do(do(EMPTY, SetClock(0), START), SetCountdown(5_000), START)
    assert do(box, PutAway("clock"), START).countdown == box.countdown
    assert do(box, PutAway("countdown"), START).clock == box.clock
    assert not do(do(box, PutAway("clock"), START), PutAway("countdown"), START).timed


@pytest.mark.parametrize("wanted", [GiveTurn(0), Resume("clock"), Pause("countdown"), PutAway("clock")])
def test_where_there_is_no_clock_nothing_happens(wanted: Wanted) -> None:
    assert do(EMPTY, wanted, START) == EMPTY


@pytest.mark.parametrize(
    "wanted",
    [
        SetCountdown(0),
        SetCountdown(LONGEST + 1),
        SetClock(-1),
        SetClock(LONGEST + 1),
        GiveTurn(3),
        GiveTurn(-1),
    ],
)
def test_nobody_waits_longer_than_a_day_or_for_a_seat_that_is_not_there(wanted: Wanted) -> None:
    with pytest.raises(ValueError):
        do(do(EMPTY, SetClock(0), START), wanted, START)


def test_a_clock_holds_as_many_seats_as_a_pad() -> None:
    assert len(new_clock(MOST_SEATS, 0).timers) == MOST_SEATS
    for seats in (0, MOST_SEATS + 1):
        with pytest.raises(ValueError):
            new_clock(seats, 0)


def test_a_clock_of_which_two_run_is_not_read_from_a_file() -> None:
    runs = {"passed": 0, "since": START}
    for turn, timers in ((0, [runs, runs]), (2, [runs, {}]), (1, [runs, {}])):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"each": 0, "turn": turn, "timers": timers}, SeatClock)


@given(STORY, st.sampled_from([0, 60_000]), st.integers(1, LONGEST), st.booleans())
def test_the_bell_is_due_when_the_next_running_clock_reads_nothing(
    story: list[tuple[int, Wanted]], each: int, length: int, paused: bool
) -> None:
    box, now = do(do(EMPTY, SetClock(each), START), SetCountdown(length), START), START
    if paused:
        box = do(box, Pause("countdown"), now)
    for wait, wanted in story:
        now += wait
        box = do(box, wanted, now)
    clock = clock_of(box)
    left = [] if paused else [length - (now - START)]
    left += [clock.time_of(clock.turn, now)] if each and clock.running else []
    assert box.time_to_bell(now) == min((time for time in left if time > 0), default=None)
