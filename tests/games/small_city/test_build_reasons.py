"""Building does the same at a table that was read from a file."""

import pytest

from companion.engine.wire import decode, encode
from companion.games.small_city import turn
from companion.games.small_city.moves import Build, Demolish, Move, Staff
from companion.games.small_city.position import Position
from tests.games.small_city.playing_build import build
from tests.games.small_city.refused import rich, up

LOCALES = ("en", "zh-Hant", "zh-Hans")
NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize(
    "move",
    [
        Demolish(("b1",)),
        up("b1", "R2", "b1", "c1"),
        Staff("b1", "c5"),
        build("F1", "f3", warehouse=("f4",)),
        Build("P2", ("c1", "d1")),
    ],
)
def test_a_move_does_the_same_at_a_table_that_was_read_from_a_file(move: Move) -> None:
    position = rich(size=0)
    read = decode(encode(position), Position)
    assert turn.verdict(read, 0, move) == turn.verdict(position, 0, move)
    after = turn.after(position, 0, move)
    assert after != position
    assert turn.after(read, 0, move) == after
