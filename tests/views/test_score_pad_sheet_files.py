"""A sheet goes out as a file and comes in again; what is wrong with one is told."""

import pytest
from hypothesis import given

from companion.data import data_path
from companion.files.errors import FileError
from companion.games.score_pad.sheet import Sheet
from tests.games.score_pad.sheets import SHEETS, sheets
from views.boards.score_pad.sheet_files import read_sheet_file, write_sheet_file


@given(sheets())
def test_whatever_sheet_there_can_be_is_written_and_read_back_equal(sheet: Sheet) -> None:
    assert read_sheet_file(write_sheet_file(sheet).encode(), "") == sheet


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_a_sheet_that_ships_is_written_and_read_back_equal(number: int) -> None:
    assert read_sheet_file(write_sheet_file(SHEETS[number]).encode(), "") == SHEETS[number]


def test_the_sheet_of_a_whole_table_is_read_as_well() -> None:
    table = data_path("positions", "score_pad", "score.toml").read_bytes()
    assert read_sheet_file(table, "score.toml").name == "City"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", None),
        ("\x00", 1),
        ("[sheet", 1),
        ('game = "chess"\n', 1),
        ('game = "score_pad"\n[sheet]\nhow = "chess"\n', 3),
        ('game = "score_pad"\n[sheet]\nrounds = 201\n', 3),
        ('game = "score_pad"\n[sheet]\nstart = 5\ngoal = 1\n', 4),
        ('game = "score_pad"\n[sheet]\nroundz = 2\n', 3),
    ],
)
def test_a_wrong_file_is_told_with_its_line(text: str, line: int | None) -> None:
    with pytest.raises(FileError) as refused:
        read_sheet_file(text.encode(), "sheet.toml")
    assert refused.value.line == line
