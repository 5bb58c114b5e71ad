"""How large the map of Roll Into Town comes out, and what is close to it, on phones and on wide screens."""

from pathlib import Path

import pytest

from companion.engine.owners_box import SetPrinted
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.roll_into_town_fingers import die
from tests.views.roll_into_town_table import Town, at_step, roll_dice, roll_into_town, token

WIDE_MAP = "/".join("......H......" if row == 6 else "." * 13 for row in range(13))


def large(session: TableSession) -> None:
    """The sheet shows a map of 13 x 13, and the dice lie there."""
    session.submit(Correct(SetPrinted("map", WIDE_MAP)))
    roll_dice(1, 3, 4, 5, 6)(session)


def whole(table: Town) -> str:
    """Return what the button is called that shows the whole map again."""
    return table.texts.say("roll_into_town-sheet-whole-map")


async def test_the_first_tap_on_a_map_of_tiny_squares_comes_close_and_draws_nothing(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=large) as table:
        await table.taps(die(table, 0, 1))
        await table.tap_square("c3")
        assert token(table, "c3") == "."
        assert whole(table) in table.tappables()
        await table.tap_square("c3")
        assert token(table, "c3") == "F"


async def test_a_button_shows_the_whole_map_again(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=large) as table:
        await table.tap_square("c3")
        await table.press(whole(table))
        assert whole(table) not in table.tappables()


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
async def test_a_square_of_a_usual_map_is_drawn_on_with_the_first_tap(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with roll_into_town(tmp_path, 4, before=roll_dice(1, 2, 3, 4, 5), size=size) as table:
        await table.taps(die(table, 0, 1))
        await table.tap_square("c3")
        assert token(table, "c3") == "F"


@pytest.mark.parametrize("size", [(390, 844), (1280, 800), (1920, 1080)])
async def test_the_steps_the_goods_and_the_buttons_are_there_once(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", food=9, stone=9), size=size) as table:
        shown = list(table.tappables())
        assert len([label for label in shown if label.startswith(table.ui("done-construct"))]) == 1
        assert len([label for label in shown if label.startswith(table.building("house"))]) == 1


async def test_who_gathers_nothing_is_told_so(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("gather", "a1=l", "a2=T")) as table:
        assert table.ui("came-nothing") in table.words()
