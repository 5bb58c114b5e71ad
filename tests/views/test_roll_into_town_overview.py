"""Everybody's sheets of Roll Into Town on one page, and a map wherever a picture of it is shown."""

from pathlib import Path

import pytest

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.moves import Roll, SetCell, SetGoods, SetUses
from companion.hosting.intents import Correct, Play
from companion.hosting.session import TableSession
from tests.views.roll_into_town_sheets import Sheets, paint, sheets
from tests.views.scores import number_label


def rolled(session: TableSession) -> None:
    session.submit(Play(0, Roll((1, 2, 3, 4, 5))))


def maps(table: Sheets) -> list[str]:
    """Return every map that is shown as a picture."""
    return [str(node["src"]) for node, _ in table.nodes() if node["_c"] == "Image" and "<svg" in node["src"]]


@pytest.mark.parametrize("seats", [1, 4, 8])
async def test_every_sheet_is_shown_with_what_its_seat_has(tmp_path: Path, seats: int) -> None:
    def different(session: TableSession) -> None:
        for seat in range(seats):
            session.submit(Correct(SetGoods(seat, "food", seat + 1)))

    async with sheets(tmp_path, seats, before=different) as table:
        await table.show("table")
        assert len(maps(table)) == seats
        for seat in range(seats):
            assert table.session.names[seat] in table.words()
            assert table.can_tap(table.said("goods", what="food", n=seat + 1, most=9))


async def test_a_tap_on_a_map_looks_at_it(tmp_path: Path) -> None:
    def drawn(session: TableSession) -> None:
        rolled(session)
        session.submit(Correct(SetCell(1, "c3", "T")))

    async with sheets(tmp_path, before=drawn) as table:
        await table.show("table")
        await table.press(table.said("map-of", name="Ben"))
        assert table.spoken("c3") == "c3, tree"


async def test_the_dice_of_the_round_stand_there_once(tmp_path: Path) -> None:
    async with sheets(tmp_path, before=rolled) as table:
        await table.show("table")
        assert table.said("dice", dice=("1", "2", "3", "4", "5")) in table.labels()


async def test_a_number_in_the_overview_is_corrected_by_tapping_it(tmp_path: Path) -> None:
    async with sheets(tmp_path, before=rolled) as table:
        await table.show("table")
        await table.press(table.said("goods", what="wood", n=2, most=9), "+1", number=0)
        await table.press(table.app("set-number", value="3"))
        assert table.sheet(0).wood == 3


async def test_nobody_sets_more_than_a_sheet_can_hold(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score") as table:
        await table.press(table.said("map-drawn"))
        await table.press(table.said("goods", what="stone", n=0, most=9), "+3", "+3", "+3", "+3")
        await table.press(table.app("set-number", value="9"))
        assert table.sheet().stone == 9


async def test_the_fountain_is_offered_once_it_is_built(tmp_path: Path) -> None:
    async with sheets(tmp_path, 1, before=rolled) as table:
        assert table.can_tap(table.said("no-fountain"))
        table.session.submit(Correct(SetCell(0, "c3", "f")))
        table.session.submit(Correct(SetUses(0, "fountain", 2)))
        await table.show("table")
        assert table.can_tap(table.said("uses-fountain", n=2, most=3))


# Pictures -------------------------------------------------------------------------------------------------


async def test_a_score_line_lights_its_squares(tmp_path: Path) -> None:
    async with sheets(tmp_path, mode="score", before=paint) as table:
        await table.show("score")
        line = next(
            one for one in GAME.scoresheet(table.position).standings[0].lines if one.category == "houses"
        )
        await table.press(number_label(table.texts, table.session, 0, line.category))
        shown = maps(table)[-1]
        assert shown.count('stroke="#A35A00"') == 1
        assert "fill-opacity" in shown
        assert edges(shown) == len(line.cells)


def edges(svg: str) -> int:
    """Count how many squares are framed."""
    return svg.split('stroke="#A35A00"')[1].split("/>")[0].count("M")


async def test_on_a_wide_screen_the_others_maps_stand_beside_the_own(tmp_path: Path) -> None:
    async with sheets(tmp_path, 3, before=rolled, size=(1440, 900)) as table:
        assert len(maps(table)) >= 2
