"""A table confirms a step in which nothing happens by itself, as a part of the tap before."""

from pathlib import Path
from random import Random

import pytest

from companion.engine.record import Moved
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.games import GAMES
from companion.hosting.empty_steps import find_empty_step
from companion.hosting.intents import Accepted, Play, Redo, Undo
from companion.hosting.open_home import OpenHome
from companion.hosting.session import TableSession

NAMES = ("Ann", "Ben", "Cleo")
TABLES = 20


def play_on(session: TableSession, rng: Random) -> Accepted:
    """Make a random move of a seat that acts."""
    position = session.table.position
    seat = rng.choice(session.game.actors(position))
    answer = session.submit(Play(seat, rng.choice(session.game.moves(position, seat)), by=seat))
    assert isinstance(answer, Accepted)
    return answer


def play_to_empty_steps(home: OpenHome, game_id: str) -> tuple[TableSession, Accepted]:
    """Play tables at random until one confirms an empty step, and return it with its last answer."""
    rng = Random(game_id)
    for _ in range(TABLES):
        session = home.tables.begin(game_id, Setup(make_seats(*NAMES)))
        while not session.over:
            answer = play_on(session, rng)
            if answer.confirmed:
                return session, answer
    raise AssertionError("no step was empty")


@pytest.mark.parametrize("game_id", ["small_city", "roll_into_town"])
def test_empty_steps_are_taken_back_and_redone_with_the_tap_before(tmp_path: Path, game_id: str) -> None:
    with OpenHome.open(tmp_path, fsync=False) as home:
        session, answer = play_to_empty_steps(home, game_id)
        table = session.table
        count = answer.confirmed + 1
        assert (answer.last, table.undo_count) == (table.seq, count)
        tapped = table.entries[-count]
        for entry in table.entries[-answer.confirmed :]:
            assert isinstance(entry, Moved)
            assert (entry.follows, entry.by) == (True, tapped.by)
        session.submit(Undo())
        assert len(session.table.done) == len(table.done) - count
        session.submit(Redo())
        assert session.table.position == table.position


@pytest.mark.parametrize("game_id", ["small_city", "roll_into_town"])
def test_a_record_with_empty_steps_is_replayed_as_it_was(tmp_path: Path, game_id: str) -> None:
    with OpenHome.open(tmp_path, fsync=False) as home:
        session, _ = play_to_empty_steps(home, game_id)
        record = session.table.record
    assert Table.replay(GAMES[game_id], record).record == record


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_after_each_tap_nobody_has_to_confirm_that_nothing_happens(tmp_path: Path, game_id: str) -> None:
    with OpenHome.open(tmp_path, fsync=False) as home:
        game, rng = GAMES[game_id], Random(game_id)
        session = home.tables.begin(game_id, Setup(make_seats(*NAMES)))
        for _ in range(150):
            if session.over:
                break
            play_on(session, rng)
            assert find_empty_step(game, session.table.position) is None


def test_the_undo_line_names_what_was_tapped_not_what_followed(tmp_path: Path) -> None:
    with OpenHome.open(tmp_path, fsync=False) as home:
        session, answer = play_to_empty_steps(home, "small_city")
        line = home.client(session, None).view.undo_line()
        assert line is not None
        assert line.seq == answer.seq
