"""A wrong sheet is told with what and where; corrections and another sheet keep what was entered."""

import msgspec
import pytest

from companion.engine import toml
from companion.engine.message import Impossible
from companion.engine.setup import Setup, make_seats
from companion.engine.table import Table
from companion.engine.wire import WireError
from companion.files.errors import FileError
from companion.files.position import read_position, write_position
from companion.games.score_pad import GAME
from companion.games.score_pad.moves import Enter, SetCell, SetSheet
from companion.games.score_pad.position import Position, Row
from companion.games.score_pad.sheet import (
    MOST_TEXT,
    Bids,
    Category,
    Sheet,
    SheetError,
    TieBreak,
    check_sheet,
    encode_sheet,
)
from companion.locale import LOCALES
from companion.sharing.code import to_text
from companion.sharing.codec import pack, unpack
from companion.sharing.qr import version_for
from tests.games.score_pad.sheets import SHEETS, TEXTS

LONG = tuple(
    Category(f"A category of number {number}", "flask", "violet", cap=9, most=9, shared="split")
    for number in range(24)
)
WRONG = {
    "a name of spaces": (Sheet("  "), "name", "$.name"),
    "no categories": (Sheet(how="categories"), "categories", "$.categories"),
    "categories of places": (Sheet(how="places", categories=(Category("A"),)), "needless", "$.categories"),
    "a final count called like the rounds": (
        Sheet(categories=(Category("Rounds"),)),
        "twice",
        "$.categories[0].name",
    ),
    "more rounds than fit beside a final count": (
        Sheet(rounds=200, bids=Bids(), categories=(Category("A"),)),
        "many",
        "$.rounds",
    ),
    "two alike": (
        Sheet(how="categories", categories=(Category("Coins"), Category("coins"))),
        "twice",
        "$.categories[1].name",
    ),
    "nothing to read": (
        Sheet(how="categories", categories=(Category("\t"),)),
        "name",
        "$.categories[0].name",
    ),
    "rounds of places": (Sheet(how="places", rounds=3), "needless", "$.rounds"),
    "lowest together": (Sheet(how="together", lowest=True), "needless", "$.lowest"),
    "exactly nothing": (Sheet(exact=True), "goal", "$.exact"),
    "a goal behind": (Sheet(start=10, goal=5), "behind", "$.goal"),
    "a goal at once": (Sheet(start=10, goal=10), "behind", "$.goal"),
    "an unknown tie": (
        Sheet(how="categories", categories=(Category("A"),), ties=(TieBreak("category", "B"),)),
        "unknown",
        "$.ties[0].category",
    ),
    "a round's tie": (
        Sheet(how="categories", categories=(Category("A"),), ties=(TieBreak("last"),)),
        "needless",
        "$.ties[0].by",
    ),
    "far too long": (Sheet(how="categories", categories=LONG), "long", "$"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_sheet_is_told_with_what_and_where_in_every_language(name: str) -> None:
    sheet, why, field = WRONG[name]
    with pytest.raises(SheetError) as refused:
        check_sheet(sheet)
    assert (refused.value.id, refused.value.field) == (why, field)
    for locale in LOCALES:
        said = TEXTS[locale].about("score_pad", "notation", why, refused.value.params)
        assert "{" not in said
        assert "score_pad" not in said


def test_a_setup_with_a_wrong_sheet_begins_no_table() -> None:
    for text in ("", "{", '{"how":"chess"}', '{"how":"categories"}', '{"nmae":"x"}'):
        with pytest.raises(WireError) as refused:
            Table.set_up(GAME, "t", Setup(make_seats("Ann"), box={"sheet": text}), 0)
        assert refused.value.field.startswith("$.box.sheet")


def told(text: str) -> str:
    """Tell why a file cannot be read, in English."""
    with pytest.raises(FileError) as refused:
        read_position(text.encode(), "table.toml", "score")
    return f"{refused.value.line}: {refused.value.field}"


def test_a_wrong_file_is_told_with_its_line_and_field() -> None:
    seat = '[[seats]]\nname = "Ann"\n'
    assert told(f'game = "score_pad"\n[sheet]\ngoal = 0\n{seat}') == "3: sheet.goal"
    assert told(f'game = "score_pad"\n{seat}counts = {{Coins = 3}}\n') == "4: seats[0].counts"
    assert told(f'game = "score_pad"\n[sheet]\nhow = "places"\n{seat}place = 2\n') == "6: seats[0].place"


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_sheet_in_a_file_is_told_with_the_line_that_it_is_about(name: str) -> None:
    sheet, why, field = WRONG[name]
    written = toml.format_document({"game": "score_pad", "sheet": msgspec.to_builtins(sheet)})
    with pytest.raises(FileError) as refused:
        read_position(f'{written}\n[[seats]]\nname = "Ann"\n'.encode(), "table.toml", "score")
    error = refused.value
    assert (error.sentence.id, error.field) == (f"score_pad-notation-{why}", f"sheet{field[1:]}")
    key, lines = field.removeprefix("$.").split("[")[0], written.splitlines()
    said_there = [number for number, line in enumerate(lines, 1) if line.startswith(f"{key} =")]
    assert [error.line] == (said_there or [lines.index("[sheet]") + 1])


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_a_typed_pad_reads_back(number: int) -> None:
    start = Position((Row(), Row()), SHEETS[number])
    position = start
    for step in range(5):
        seat = step % 2
        if step and position.open_cells(seat):
            position = GAME.apply(position, seat, Enter(position.open_cells(seat)[0], 1 + step % 2))
    for shown in (start, position):
        text = write_position(GAME, shown, ("Ann", "Ben"))
        assert read_position(text.encode(), "", "score").position == shown


def test_a_correction_tells_what_was_there_before() -> None:
    table = Table.set_up(GAME, "t", Setup(make_seats("Ann", "Ben")), 0).play(0, Enter(0, 7), at=1)
    said = GAME.describe_correction(table.position, SetCell(0, 0, 9))
    assert TEXTS["en"].about("score_pad", "correct", said.id, said.params, ("Ann",)) == (
        "Ann, round 1: 9. It was 7."
    )


COINS, HOUSES, ROADS = Category("Coins"), Category("Houses"), Category("Roads")
TWO = Sheet(how="categories", categories=(COINS, HOUSES))


def test_numbers_go_along_with_their_categories_to_another_sheet() -> None:
    position = Position((Row((3, 5)), Row((4,))), TWO)
    swapped = GAME.correct(position, SetSheet(Sheet(how="categories", categories=(ROADS, HOUSES, COINS))))
    assert [row.cells for row in swapped.rows] == [(None, 5, 3), (None, None, 4)]
    renamed = GAME.correct(position, SetSheet(Sheet(how="categories", categories=(ROADS, HOUSES))))
    assert renamed.rows == position.rows


def test_no_other_sheet_loses_what_was_entered() -> None:
    position = Position((Row((3, 5)), Row((4,))), TWO)
    for sheet in (Sheet(), Sheet(how="categories", categories=(COINS,)), Sheet(how="categories")):
        with pytest.raises(Impossible):
            GAME.correct(position, SetSheet(sheet))
    with pytest.raises(Impossible):
        GAME.correct(Position((Row((1, 2, 3)),), Sheet()), SetSheet(Sheet(rounds=2)))


@pytest.mark.parametrize("names", ["A long name of category no. {}", "項目名稱很長的第{}項"])
def test_a_table_with_twelve_categories_that_say_everything_is_a_code_of_version_15_at_most(
    names: str,
) -> None:
    categories = tuple(
        Category(names.format(n), "coin", "teal", bool(n % 2), n, n + 1, 10 * n, n, "split")
        for n in range(12)
    )
    ties = (TieBreak("category", names.format(3)), TieBreak("category", names.format(7), fewest=True))
    sheet = Sheet("A very long evening", how="categories", categories=categories, ties=ties)
    text = encode_sheet(sheet)
    assert len(text) <= MOST_TEXT
    table = Table.set_up(
        GAME, "K7QXM2ZP9RTC", Setup(make_seats("Ann", "Ben", "Cleo", "Dan"), box={"sheet": text}), 0
    )
    packed = pack(table)
    assert unpack(packed).table.position == table.position
    assert version_for(to_text(packed)) <= 15
