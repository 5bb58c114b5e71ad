"""Building, gathering, upkeep and waiting in Roll Into Town, played by tapping."""

from pathlib import Path

import pytest

from companion.games.roll_into_town import GAME
from companion.games.roll_into_town.marks import BUILDINGS, Building
from companion.games.roll_into_town.moves import Build, Fell, Grow, SetStep
from companion.games.roll_into_town.printed import Goods
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.roll_into_town_fingers import die
from tests.views.roll_into_town_table import at_step, make_town, roll_dice, roll_into_town, token

# Construct ------------------------------------------------------------------------------------------------

SHORE = ("c3=Cn", "e8=Rns")


@pytest.mark.parametrize("building", BUILDINGS)
async def test_each_building_is_built_by_tapping(tmp_path: Path, building: Building) -> None:
    ready = at_step("construct", *SHORE, food=9, stone=9, wood=9)
    async with roll_into_town(tmp_path, 1, before=ready) as table:
        moves = [move for move in GAME.moves(table.position, 0) if isinstance(move, Build)]
        move = next(move for move in moves if move.building == building and not move.mirrored)
        await table.make(0, move)
        assert make_town(table) == move


async def test_a_second_tap_on_the_same_square_builds(tmp_path: Path) -> None:
    ready = at_step("construct", food=9, stone=9)
    async with roll_into_town(tmp_path, 1, before=ready) as table:
        await table.taps(table.building("house"))
        await table.tap_square("c3")
        assert token(table, "c3") == "."
        await table.tap_square("c3")
        assert token(table, "c3") == "h"


async def test_the_cathedral_is_flipped_before_it_is_built(tmp_path: Path) -> None:
    ready = at_step("construct", wood=9)
    async with roll_into_town(tmp_path, 1, before=ready) as table:
        moves = [move for move in GAME.moves(table.position, 0) if isinstance(move, Build)]
        move = next(move for move in moves if move.building == "cathedral" and move.mirrored)
        await table.make(0, move)
        assert make_town(table) == move


async def test_the_cathedrals_outline_is_asked_about_while_it_is_in_hand(tmp_path: Path) -> None:
    ready = at_step("construct", wood=9)
    async with roll_into_town(tmp_path, 1, before=ready, sure=False) as table:
        await table.taps(table.building("cathedral"))
        assert table.app("box-same-as-yours") in table.words()
        await table.tap_square("a1")
        words = {"building": table.building("cathedral"), "at": "a1"}
        assert table.begins(table.ui("build-it", **words))


async def test_a_building_that_cannot_be_paid_says_what_is_missing(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", wood=2)) as table:
        await table.taps(table.building("cathedral"))
        assert table.sheet_open()


async def test_where_a_building_stands_that_may_stand_nowhere_is_tapped_before_the_table_allows_it(
    tmp_path: Path,
) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", wood=2)) as table:
        await table.taps(table.building("cathedral"))
        assert table.app("allow-where") in table.words()
        assert not table.can_tap(table.app("allow"))
        await table.press(table.app("close"))
        await table.tap_square("a1")
        assert table.can_tap(table.app("allow"))


async def test_with_the_market_one_chooses_what_to_give(tmp_path: Path) -> None:
    ready = at_step("construct", "i9=m", food=2, stone=2, wood=0)
    async with roll_into_town(tmp_path, 1, before=ready) as table:
        await table.taps(table.building("pickaxe"))
        await table.tap_square("c3")
        await table.finger(table.goods(Goods(stone=2)))
        await table.taps(table.ui("build-it", building=table.building("pickaxe"), at="c3"))
        assert make_town(table) == Build("pickaxe", "c3", given=Goods(stone=2))


async def test_a_square_where_a_building_cannot_stand_says_why(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", "b2=M", wood=9)) as table:
        await table.taps(table.building("pickaxe"))
        await table.tap_square("b2")
        assert table.sheet_open()


async def test_below_why_not_a_building_is_drawn_in_pencil_where_it_may_stand(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", "b2=M", wood=9)) as table:
        await table.taps(table.building("pickaxe"))
        await table.tap_square("b2")
        cell = next(label for label in table.tappables() if label in table.position.printed.grid.index)
        await table.press(cell)
        await table.taps(table.ui("build-it", building=table.building("pickaxe"), at=cell))
        assert make_town(table) == Build("pickaxe", cell)


async def test_below_a_price_too_high_the_resource_can_be_set_right(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", wood=2)) as table:
        await table.taps(table.building("cathedral"))
        await table.press(table.word("way-goods", what=table.word("resource-wood")))
        title = table.word("set-goods", seat="Ann", resource=table.word("resource-wood"))
        assert title in table.words()


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
async def test_buildings_that_can_be_built_stand_first(tmp_path: Path, size: tuple[int, int]) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("construct", wood=2), size=size) as table:
        names = [table.building(name) for name in BUILDINGS]
        tiles = [label for label in table.tappables() if label.startswith(tuple(names))]
        may = [
            label for label in tiles if not label.endswith(table.ui("tile-not", building="", price="")[-7:])
        ]
        assert len(tiles) == len(BUILDINGS)
        assert tiles[: len(may)] == may


# Gather, upkeep, waiting ----------------------------------------------------------------------------------

WOODS = ("c3=l", "b2=T", "d4=T", "g7=T", "g8=T")


async def test_a_lumberjack_tells_its_gain_and_fells_with_one_tap(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("gather", *WOODS, wood=0)) as table:
        assert table.begins(table.ui("fell", at="c3", n=2))
        await table.make(0, Fell("c3"))
        assert table.position.sheet(0).wood == 2


async def test_what_came_in_is_told(tmp_path: Path) -> None:
    ready = at_step("gather", *WOODS, "a9=F", food=0, wood=0)
    async with roll_into_town(tmp_path, 1, before=ready) as table:
        assert any(label.startswith(table.ui("came-in")) for label in table.labels())


async def test_a_forest_grows_where_one_taps(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("upkeep", "c3=T", "c4=T", wood=0)) as table:
        await table.make(0, Grow("c3", "d4"))
        assert make_town(table) == Grow("c3", "d4")


async def test_a_round_with_trees_still_to_grow_does_not_end(tmp_path: Path) -> None:
    async with roll_into_town(tmp_path, 1, before=at_step("upkeep", "c3=T", "c4=T", wood=0)) as table:
        await table.taps(table.ui("done-upkeep"))
        assert table.sheet_open()


async def test_two_forests_beside_one_square_are_told_apart(tmp_path: Path) -> None:
    squares = ("a1=T", "b1=T", "d1=T", "e1=T")
    async with roll_into_town(tmp_path, 1, before=at_step("upkeep", *squares, wood=0)) as table:
        await table.make(0, Grow("d1", "c1"))
        assert make_town(table) == Grow("d1", "c1")


async def test_who_is_done_sees_who_is_still_busy_with_what(tmp_path: Path) -> None:
    def ready(session: TableSession) -> None:
        roll_dice(1, 2, 3, 4, 5)(session)
        session.submit(Correct(SetStep(0, "done")))

    async with roll_into_town(tmp_path, before=ready) as table:
        await table.look(0)
        words = table.ui("busy", name="Ben", step=table.word("step-discover"))
        await table.taps(words)
        assert table.begins(die(table, 1, 1))
