"""Setting up a score pad: a sheet that ships is one tap, an own one is made without leaving the page."""

from pathlib import Path
from typing import Any

from companion.games.score_pad.presets import PRESETS, preset_sheet
from companion.games.score_pad.sheet import Sheet
from companion.locale.texts import Texts
from tests.views.visit import Visitor, visit

ENGLISH = Texts.load("en")
ROUTE = "/new/score_pad"


def ui(message: str, **params: Any) -> str:
    return ENGLISH.say(f"score_pad-ui-{message}", **params)


def shipped(preset: str, texts: Texts = ENGLISH) -> Sheet:
    return preset_sheet(preset, lambda message: texts.say(f"score_pad-{message}"))


async def begun(phone: Visitor, button: str = "Start") -> Sheet:
    """Begin, and give the sheet that the table is counted by."""
    await phone.tap(button)
    await phone.until(phone.house.tables.open_tables)
    session = phone.house.tables.open_tables()[-1]
    await phone.until(lambda: phone.route == f"/t/{session.id}")
    sheet: Sheet = session.table.position.sheet
    return sheet


async def test_every_sheet_that_ships_is_offered_and_one_tap_chooses_it(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        assert phone.chosen(ENGLISH.say("score_pad-preset-points"))
        for preset in PRESETS:
            await phone.tap(ENGLISH.say(f"score_pad-preset-{preset}"))
            assert phone.chosen(ENGLISH.say(f"score_pad-preset-{preset}"))
            assert phone.shows(ENGLISH.say(f"score_pad-about-{preset}"))
        await phone.tap(ENGLISH.say("score_pad-preset-darts"))
        assert await begun(phone) == shipped("darts")


async def test_a_table_is_called_by_its_sheet_where_it_is_played_and_at_home(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        darts = ENGLISH.say("score_pad-preset-darts")
        await phone.tap(darts)
        await begun(phone)
        await phone.until(lambda: darts in phone.texts())
        await phone.go("/")
        await phone.until(lambda: any(darts in name for name in phone.names()))


async def test_a_sheet_that_ships_is_written_in_the_language_it_is_chosen_in(tmp_path: Path) -> None:
    texts = Texts.load("zh-Hant")
    async with visit(tmp_path, ROUTE, languages=("zh-TW",)) as phone:
        await phone.tap(texts.say("score_pad-preset-city"))
        assert await begun(phone, "開始") == shipped("city", texts)


async def test_an_own_sheet_is_made_counted_by_and_offered_the_next_time(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.write(ui("sheet-name"), "Farms ")
        for number, name in enumerate(("Great fields", "Sheep", "Debts"), 1):
            await phone.tap(ui("add-category"))
            await phone.write(ui("category", number=number), name)
        await phone.tap(ui("open-category", name="Great fields"))
        await phone.write(ui("times"), "2")
        await phone.write(ui("cap"), "30")
        await phone.tap(ui("icon", icon="wheat"))
        await phone.tap(ui("open-category", name="Debts"))
        await phone.tap(ui("minus"))
        await phone.tap(ui("lowest"))
        await phone.tap(ui("use-sheet"))
        assert phone.chosen("Farms")
        made = await begun(phone)
        fields, sheep, debts = made.categories
        assert (made.name, made.how, made.lowest) == ("Farms", "categories", True)
        assert (fields.name, fields.times, fields.cap, fields.icon) == ("Great fields", 2, 30, "wheat")
        assert (sheep.name, sheep.minus, debts.name, debts.minus) == ("Sheep", False, "Debts", True)
        await phone.go(ROUTE)
        assert phone.chosen("Farms")


async def test_a_sheet_that_ships_is_changed_before_it_is_used(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ENGLISH.say("score_pad-preset-race"))
        await phone.tap(ui("change-sheet"))
        await phone.write(ui("goal"), "250")
        await phone.tap(ui("use-sheet"))
        sheet = await begun(phone)
        assert (sheet.goal, sheet.how) == (250, "rounds")


async def test_a_goal_below_the_start_is_counted_down_to(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.tap(ui("how-rounds"))
        await phone.write(ui("start"), "301")
        await phone.write(ui("goal"), "0")
        await phone.tap(ui("exact"))
        await phone.tap(ui("use-sheet"))
        sheet = await begun(phone)
        assert (sheet.start, sheet.goal, sheet.down, sheet.exact) == (301, 0, True, True)


async def test_what_is_wrong_with_an_own_sheet_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.tap(ui("use-sheet"))
        assert phone.shows(ENGLISH.say("score_pad-notation-categories"))
        for number in (1, 2):
            await phone.tap(ui("add-category"))
            await phone.write(ui("category", number=number), "Sheep")
        await phone.tap(ui("use-sheet"))
        assert phone.shows(ENGLISH.say("score_pad-notation-twice", name="Sheep"))
        await phone.write(ui("category", number=2), "Goats")
        await phone.tap(ui("use-sheet"))
        assert [one.name for one in (await begun(phone)).categories] == ["Sheep", "Goats"]


async def test_names_are_no_longer_than_a_sheet_can_hold(tmp_path: Path) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ui("make-sheet"))
        await phone.write(ui("sheet-name"), "F" * 41)
        await phone.tap(ui("add-category"))
        await phone.write(ui("category", number=1), "S" * 31)
        await phone.tap(ui("use-sheet"))
        sheet = await begun(phone)
        assert (sheet.name, sheet.categories[0].name) == ("F" * 40, "S" * 30)


async def test_a_category_is_taken_off_again_and_the_cross_leaves_everything_as_it_was(
    tmp_path: Path,
) -> None:
    async with visit(tmp_path, ROUTE) as phone:
        await phone.tap(ENGLISH.say("score_pad-preset-city"))
        await phone.tap(ui("change-sheet"))
        first = shipped("city").categories[0].name
        await phone.tap(ui("drop-category", name=first))
        assert ui("drop-category", name=first) not in phone.names()
        await phone.tap(ENGLISH.say("app-close"))
        assert await begun(phone) == shipped("city")
