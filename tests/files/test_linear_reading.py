"""Reading a file with played games takes work in proportion to its rows, whatever stands in them."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.commands.languages import texts_of
from companion.files.play_files import open_plays
from companion.hosting.import_plays import find_new_games, import_games
from companion.hosting.open_home import OpenHome
from tests.effort import on_its_day

ROWS = 600


def one_crowd(rows: int) -> str:
    """Write everybody of one endless game."""
    return "name,game,date,points\n" + "".join(f"p{n},Farms,2026-01-01,{n}\n" for n in range(rows))


def one_table(rows: int) -> str:
    """Write everybody of one endless game, which has an id."""
    return "table,name,game,date,points\n" + "".join(f"t,p{n},Farms,2026-01-01,{n}\n" for n in range(rows))


def one_person(rows: int) -> str:
    """Return one person with many games on one day."""
    return "name,game,date,points\n" + "".join(f"Ann,Farms,2026-01-01,{n}\n" for n in range(rows))


def alike(rows: int) -> str:
    """Return the same game again and again."""
    return "date,game,Ann,Ben\n" + "2026-01-01,Farms,5,6\n" * rows


def no_day(rows: int) -> str:
    """Games that are all left out."""
    return "date,game,Ann,Ben\n" + "someday,Farms,5,6\n" * rows


def lists(rows: int) -> str:
    """Lists of people."""
    return "date,game,winner,players\n" + '2026-01-01,Farms,Ann,"Ann, Ben & Cleo"\n' * rows


def words(rows: int) -> str:
    """Words and dashes in the place of points."""
    return "date,game,Ann,Ben\n" + "2026-01-01,Farms,dnf,-\n2026-01-02,Farms,won,3\n" * (rows // 2)


def doubtful(rows: int) -> str:
    """Numbers with two readings."""
    return "date;game;Ann;Ben\n" + "".join(
        f"2026-01-01;Farms;{1 + n % 9},{n % 1000:03d};5\n" for n in range(rows)
    )


KINDS = [one_crowd, one_table, one_person, alike, no_day, lists, words, doubtful]


def calls(work: Callable[[], object]) -> int:
    """Count the calls that some work makes, those of built-in functions and each step of a generator too."""
    count = 0

    def profile(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("rows_of", on_its_day(KINDS, 3))
def test_twice_the_rows_take_twice_the_work(rows_of: Callable[[int], str]) -> None:
    def read(rows: int) -> Callable[[], object]:
        return lambda: open_plays(rows_of(rows).encode(), "games.csv").found.numbers_left_out()

    read(ROWS)()
    assert calls(read(4 * ROWS)) < 2.4 * calls(read(2 * ROWS))


@pytest.mark.parametrize("rows_of", [one_person, alike])
def test_twice_the_games_are_compared_in_twice_the_work(
    tmp_path: Path, rows_of: Callable[[int], str]
) -> None:
    english = texts_of("en")
    with OpenHome.open(tmp_path, fsync=False) as house:
        few, more, others = (
            open_plays(rows_of(rows).encode(), "games.csv").found.plays for rows in (100, 200, 200)
        )
        import_games(house, find_new_games(house, others, [english]), english)
        edited = open_plays(rows_of(200).replace("Farms", "FARMS").encode(), "games.csv").found.plays
        find_new_games(house, few, [english])
        assert calls(lambda: find_new_games(house, edited, [english])) < 2.4 * calls(
            lambda: find_new_games(house, edited[:100], [english])
        )
        assert calls(lambda: find_new_games(house, more, [english])) < 2.4 * calls(
            lambda: find_new_games(house, few, [english])
        )
