"""Making a sheet: its kinds, its preview, its code, and what stays when it is removed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from companion.files.errors import FileError
from companion.games.score_pad import GAME
from companion.games.score_pad.sheet import ICONS, Category, Sheet, encode_sheet, read_sheet, sheet_faults
from companion.hosting.open_home import OpenHome
from companion.sharing.code import to_text
from companion.sharing.errors import CarryError
from tests.games.score_pad.sheets import SHEETS, TEXTS, sheets
from tests.sharing.plays import packed
from tests.views.test_score_pad_setup import begun, ui
from tests.views.visit import Visitor, visit
from views.boards.score_pad.making import KINDS, Making
from views.boards.score_pad.sheet_code import make_sheet_table
from views.boards.score_pad.sheet_reading import read_sheet_data, read_sheet_text
from views.models.carry_packed import pack_table

ROUTE = "/new/score_pad"
NOBODY = ("Player 1", "Player 2")
WALL = Sheet("Wall", rounds=5, categories=(Category("Rows", times=2),))


def keep(*kept: Sheet) -> Callable[[OpenHome], None]:
    """Return a house that keeps some sheets."""

    def before(house: OpenHome) -> None:
        for sheet in kept:
            house.preferences.keep_entry(GAME.id, sheet.name, encode_sheet(sheet))

    return before


@settings(deadline=None)
@given(sheets())
def test_a_sheet_that_is_opened_in_the_form_comes_out_as_it_was(sheet: Sheet) -> None:
    assert Making.from_sheet(sheet).to_sheet() == sheet


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_any_sheet_turned_to_any_kind_has_nothing_of_another_kind(kind: str, number: int) -> None:
    made = Making(SHEETS[number], kind)  # type: ignore[arg-type]
    lacking = {"categories"} if made.has_categories and not SHEETS[number].categories else set()
    assert {error.id for error in sheet_faults(made.to_sheet())} <= lacking
    assert {error.id for error in made.faults()} == lacking


async def test_rounds_and_categories_are_made_on_one_sheet_and_choices_stay_when_the_kind_changes(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.write(ui("sheet-name"), "Wall")
        await phone.tap(ui("how-both"))
        await phone.tap(ui("use-sheet"))
        assert phone.shows(TEXTS["en"].say("score_pad-notation-categories"))
        await phone.write(ui("rounds"), "5")
        await phone.tap(ui("add-category"))
        await phone.write(ui("category", number=1), "Rows")
        await phone.tap(ui("open-category", name="Rows"))
        await phone.write(ui("times"), "2")
        await phone.tap(ui("how-places"))
        await phone.tap(ui("how-both"))
        await phone.tap(ui("use-sheet"))
        assert await begun(phone) == WALL


async def test_the_preview_shows_the_lines_as_they_are_made(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        assert phone.shows(ui("preview-empty"))
        await phone.tap(ui("add-category"))
        assert phone.shows(ui("category", number=1))
        await phone.write(ui("category", number=1), "Grapes")
        assert "Grapes" in phone.texts()
        await phone.tap(ui("how-both"))
        assert {ui("round", round=1), ui("rounds-sum"), "Grapes"} <= set(phone.texts())


async def test_every_icon_is_offered_with_its_picture_and_its_name(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.tap(ui("add-category"))
        await phone.write(ui("category", number=1), "A")
        await phone.tap(ui("open-category", name="A"))
        named = {ui("icon", icon=icon) for icon in ICONS if icon}
        assert named <= set(phone.names())
        assert named <= set(phone.texts())


async def _read_code(phone: Visitor, text: str) -> None:
    await phone.tap(ui("paste-code"))
    await phone.write(TEXTS["en"].say("app-bring-code"), text)
    await phone.tap(ui("read-code"))


async def test_a_sheet_is_shared_by_its_code_and_taken_from_it(tmp_path: Path) -> None:
    async with visit(tmp_path / "here", ROUTE, before=keep(WALL)) as phone:
        await phone.tap("Wall")
        await phone.tap(ui("show-code"))
        await phone.until(lambda: phone.shows(ui("code-title")))
        text = pack_table(make_sheet_table(WALL, NOBODY, 0)).text
    async with visit(tmp_path / "there", ROUTE) as phone:
        await _read_code(phone, "no code")
        await phone.until(lambda: phone.shows(TEXTS["en"].say("carry-not-a-code")))
        await phone.tap(TEXTS["en"].say("app-close"))
        await _read_code(phone, f"Our sheet: http://here/C#{text} !")
        await phone.until(lambda: phone.house.preferences.kept_entries(GAME.id))
        assert read_sheet(phone.house.preferences.kept_entries(GAME.id)["Wall"]) == WALL
        assert phone.chosen("Wall")


@pytest.mark.parametrize("number", range(len(SHEETS)))
def test_a_code_is_read_from_its_text_its_file_and_its_picture(number: int) -> None:
    sheet = SHEETS[number]
    code = pack_table(make_sheet_table(sheet, NOBODY, 0))
    assert read_sheet_text(code.text) == sheet
    assert read_sheet_data(code.text.encode(), "wall.table") == sheet
    if code.parts == 1:
        assert read_sheet_data(code.symbols[0].png(8), "wall.png") == sheet


def test_no_sheet_is_taken_from_another_game_or_from_no_code() -> None:
    other = to_text(packed(1, "card_city"))
    with pytest.raises(FileError):
        read_sheet_text(other)
    with pytest.raises(CarryError):
        read_sheet_text("Wall")


async def test_a_table_keeps_its_sheet_when_the_sheet_is_removed(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE, before=keep(WALL)) as phone:
        await phone.tap("Wall")
        assert await begun(phone) == WALL
        await phone.go(ROUTE)
        await phone.tap("Wall")
        await phone.tap(ui("take-off-sheet"))
        await phone.until(lambda: phone.shows(ui("sheet-taken-off", name="Wall")))
        (session,) = phone.house.tables.open_tables()
        assert session.table.position.sheet == WALL
        assert session.table.variant == "Wall"


async def test_a_category_is_moved_up_with_all_that_was_said_of_it(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        for number, name in enumerate(("Grapes", "Barrels"), 1):
            await phone.tap(ui("add-category"))
            await phone.write(ui("category", number=number), name)
        await phone.tap(ui("open-category", name="Barrels"))
        await phone.write(ui("times"), "3")
        await phone.tap(ui("move-up"))
        assert ui("move-up") not in phone.names()
        await phone.tap(ui("use-sheet"))
        assert (await begun(phone)).categories == (Category("Barrels", times=3), Category("Grapes"))


async def test_the_sheet_of_an_open_table_is_offered_for_the_next_one(tmp_path: Path) -> None:
    def before(house: OpenHome) -> None:
        house.tables.adopt(make_sheet_table(WALL, NOBODY, 0))

    async with visit(tmp_path, ROUTE, before=before) as phone:
        await phone.tap("Wall")
        assert phone.chosen("Wall")
        await phone.tap(ui("change-sheet"))
        assert ui("open-category", name="Rows") in phone.names()


async def test_a_scanned_code_sets_up_a_table_with_the_sheet_and_the_sheet_is_offered_from_then_on(
    tmp_path: Path,
) -> None:
    say = TEXTS["en"].say
    async with visit(tmp_path, "/c") as phone:
        await phone.write(say("app-bring-code"), pack_table(make_sheet_table(WALL, NOBODY, 0)).text)
        await phone.tap(say("app-bring-read"))
        await phone.until(lambda: phone.shows("Wall"))
        await phone.tap(say("app-bring-do-new"))
        await phone.until(phone.house.tables.open_tables)
        (session,) = phone.house.tables.open_tables()
        assert session.table.position.sheet == WALL
        await phone.go(ROUTE)
        await phone.tap("Wall")
        assert phone.chosen("Wall")
