"""Pads as files: as many places as there can be seats."""

import pytest

from companion.engine.setup import MOST_SEATS
from companion.files.errors import FileError
from companion.files.position import read_position, write_position
from companion.games.score_pad import GAME
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import Sheet

NAMES = tuple(f"Seat {number}" for number in range(1, MOST_SEATS + 1))


def places(*those: int) -> Position:
    """Return a pad on which each seat has come in."""
    return Position(tuple(Row((place,)) for place in those), Sheet(how="places"), over=True)


def test_the_places_of_a_full_table_are_read_back_as_they_were_written() -> None:
    position = places(*range(MOST_SEATS, 0, -1))
    written = write_position(GAME, position, NAMES)
    assert read_position(written.encode(), "evening.toml", "score").position == position


def test_nobody_comes_in_behind_the_last() -> None:
    written = write_position(GAME, places(2, 3), NAMES[:2])
    with pytest.raises(FileError):
        read_position(written.encode(), "evening.toml", "score")
