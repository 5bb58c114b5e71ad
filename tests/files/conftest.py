"""Files for tests: one position file that says everything, and one played game."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from companion.engine.playout import playout
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.files.errors import FileError
from companion.games import GAMES

EVERYTHING = '''game = "card_city"
round = 3
phase = "build"
start = "Bo"
[rulings]
limit = "all_cards"
[[seats]]
name = "Ann"
money = 36
hand = ["R", "C"]
city = """
R C .
H L P
I . .
"""
[[seats]]
name = "Bo"
city = "H"
[[moves]]
seat = "Ann"
move = "build"
card = "R"
at = "f6"
'''


@pytest.fixture
def everything() -> str:
    return EVERYTHING


@pytest.fixture(scope="session")
def played() -> Table[Any, Any, Any]:
    game = GAMES["card_city"]
    table: Table[Any, Any, Any] = Table.set_up(
        game, "T-1", Setup(seats=make_seats("Ann", "柏")), 1_700_000_000_000
    )
    for _, seat, move, _ in playout(game, table.position, random.Random(3)):
        table = table.play(seat, move, at=1_700_000_000_000, by=seat)
    return table.undo(at=1_700_000_000_001).redo(at=1_700_000_000_002)


@pytest.fixture
def refusal() -> Callable[[Callable[[], object]], FileError]:
    def of(read: Callable[[], object]) -> FileError:
        with pytest.raises(FileError) as caught:
            read()
        return caught.value

    return of
