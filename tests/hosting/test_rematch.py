"""A further game of the same people: who begins, at which table, and how phones get their seats there."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from companion.engine.setup import Setup, make_seats
from companion.games import GAMES
from companion.hosting.client import TableClient
from companion.hosting.errors import Malformed, SeatTaken
from companion.hosting.intents import Play
from companion.hosting.open_home import OpenHome
from companion.hosting.rematch import (
    MOST,
    begin_rematch,
    choose_start,
    find_rematch,
    list_rematch_ids,
)
from companion.hosting.session import TableSession

NAMES = ("Ann", "Ben", "小明")
DRAWN = {"citadels", "small_city"}
"""Games whose rules draw the person who begins."""


def begin(house: OpenHome, game_id: str = "card_city") -> TableSession:
    return house.tables.begin(game_id, Setup(make_seats(*NAMES), start=1))


def again(house: OpenHome, session: TableSession) -> TableSession:
    """Finish a table and begin the next game of its people."""
    house.tables.finish(session)
    setup = session.table.header.setup
    return begin_rematch(house.tables, house.boxes, session.game.id, setup, session.id, Random(1))


def play_anything(house: OpenHome, session: TableSession) -> None:
    """Make some legal move at a table."""
    client = house.client(session, None, local=True)
    seat = client.view.actors()[0]
    client.submit(Play(seat, client.view.moves(seat)[0]))


def guest(house: OpenHome, session: TableSession, key: str | None = None) -> TableClient:
    return house.client(session, key, local=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_next_one_begins_or_is_drawn_as_the_rules_of_the_game_have_it(game_id: str) -> None:
    game, setup = GAMES[game_id], Setup(make_seats(*NAMES), start=2)
    starts = Counter(choose_start(game, setup, Random(seed)) for seed in range(60))
    assert set(starts) == ({0, 1, 2} if game_id in DRAWN else {0})


@pytest.mark.parametrize("game_id", GAMES)
def test_people_and_options_stay(tmp_path: Path, game_id: str) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house, game_id)
        following = again(house, first)
        before, after = first.table.header.setup, following.table.header.setup
        assert (after.seats, after.rulings, after.mode) == (before.seats, before.rulings, before.mode)
        assert following.id != first.id


def test_asked_twice_the_same_table_waits_until_somebody_has_moved(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house)
        following = again(house, first)
        assert again(house, first) is following
        play_anything(house, following)
        assert again(house, first) is not following


def test_the_latest_open_game_of_the_same_people_is_found(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house)
        assert find_rematch(house.tables, first.id) is None
        ids = []
        for _ in range(MOST):
            following = again(house, first)
            assert find_rematch(house.tables, first.id) is following
            play_anything(house, following)
            ids.append(following.id)
        assert tuple(ids) == list_rematch_ids(first.id)
        assert again(house, first).id not in ids


def test_a_guest_takes_the_same_seats_at_the_next_table(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house)
        key = guest(house, first).sit(1)
        assert guest(house, first, key).sit(2) == key
        following = again(house, first)
        own = guest(house, following).sit_as_before(first.id, key)
        assert guest(house, following, own).rights.held == {1, 2}


def test_a_guest_takes_of_the_same_seats_those_that_are_free(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house)
        key = guest(house, first).sit(1)
        guest(house, first, key).sit(2)
        following = again(house, first)
        guest(house, following).sit(2)
        own = guest(house, following).sit_as_before(first.id, key)
        assert guest(house, following, own).rights.held == {1}
        with pytest.raises(SeatTaken):
            guest(house, following).sit_as_before(first.id, key)


def test_who_had_no_seat_gets_none(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as house:
        first = begin(house)
        key = guest(house, first).sit(1)
        other = begin(house)
        following = again(house, first)
        for strange in ("", "X" * 27, key[::-1]):
            with pytest.raises(Malformed):
                guest(house, following).sit_as_before(first.id, strange)
        with pytest.raises(Malformed):
            guest(house, following).sit_as_before(other.id, key)
        assert not house.seating.taken_seats(following.id)
