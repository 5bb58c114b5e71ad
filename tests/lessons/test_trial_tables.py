"""Samples and lessons leave home by themselves, and nothing that people went on with is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.engine.setup import Setup, make_seats
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.samples import MARK, games_with_sample, sample_record
from companion.hosting.session import TableSession
from companion.lessons.lesson import games_with_lesson, lesson
from companion.lessons.trial_tables import DAY, discard_stale_trials, find_trial, is_played_on, is_stale

LATER = 1_800_000_000_000
"""After everything that samples tell of."""


class Clock:
    """A clock that is moved on by hand."""

    now = LATER

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def house(tmp_path: Path) -> Iterator[OpenHome]:
    with OpenHome.open(tmp_path, clock=Clock(), fsync=False) as house:
        yield house


def wait(house: OpenHome, millis: int) -> None:
    """Let time pass at a home."""
    clock: Any = house.tables.clock
    clock.now += millis


def open_sample(house: OpenHome, game_id: str = "card_city") -> TableSession:
    return house.tables.copy_record(game_id, sample_record(game_id), mark=MARK)


def open_lesson(house: OpenHome, game_id: str = "card_city") -> TableSession:
    return house.tables.adopt(lesson(game_id).begin("ONE", LATER))


def open_ids(house: OpenHome) -> set[str]:
    return {session.id for session in house.tables.open_tables()}


def play_anything(house: OpenHome, session: TableSession) -> None:
    """Make some legal move at a table."""
    client = house.client(session, None, local=True)
    seat = client.view.actors()[0]
    client.submit(Play(seat, client.view.moves(seat)[0]))


@pytest.mark.parametrize("game_id", games_with_sample())
def test_a_sample_leaves_a_day_after_it_was_opened(house: OpenHome, game_id: str) -> None:
    session = open_sample(house, game_id)
    assert find_trial(session.id) == "sample"
    wait(house, DAY)
    discard_stale_trials(house)
    assert open_ids(house) == {session.id}
    wait(house, 1)
    discard_stale_trials(house)
    assert not open_ids(house)


@pytest.mark.parametrize("game_id", games_with_lesson())
def test_a_lesson_leaves_a_day_after_its_last_move(house: OpenHome, game_id: str) -> None:
    session = open_lesson(house, game_id)
    assert find_trial(session.id) == "lesson"
    wait(house, DAY // 2)
    taught = lesson(game_id)
    first = next(play for play in taught.plays if play.step)
    house.client(session, None, local=True).submit(Play(first.seat, first.move))
    wait(house, DAY)
    discard_stale_trials(house)
    assert open_ids(house) == {session.id}
    wait(house, 1)
    discard_stale_trials(house)
    assert not open_ids(house)


@pytest.mark.parametrize("open_trial", [open_sample, open_lesson])
def test_a_trial_that_people_went_on_with_stays(house: OpenHome, open_trial: Any) -> None:
    session = open_trial(house)
    while not is_played_on(session.table):
        play_anything(house, session)
    wait(house, 100 * DAY)
    assert not is_stale(session, house.tables.clock())
    discard_stale_trials(house)
    assert open_ids(house) == {session.id}


def test_a_trial_with_a_guest_in_a_seat_stays(house: OpenHome) -> None:
    session = open_sample(house)
    house.joining.sit(session, 0, None)
    wait(house, 2 * DAY)
    discard_stale_trials(house)
    assert open_ids(house) == {session.id}


def test_a_real_table_stays_for_good(house: OpenHome) -> None:
    session = house.tables.begin("card_city", Setup(make_seats("Ann", "Ben")))
    copied = house.tables.copy_record("card_city", sample_record("card_city"))
    wait(house, 1000 * DAY)
    discard_stale_trials(house)
    assert open_ids(house) == {session.id, copied.id}
    assert find_trial(session.id) is None
