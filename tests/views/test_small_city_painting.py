"""Painting a town of Small City: tiles, people, goods, graves and tracks, and a game that is only scored."""

from pathlib import Path

from companion.games.small_city.position import Disc, Grave, Meeple
from tests.views.small_city_table import Town, on_to, small_city


async def paint(table: Town, mode: str) -> None:
    await table.press(table.ui(f"paint-{mode}"))


async def test_a_tile_of_one_square_is_painted_with_one_tap(tmp_path: Path) -> None:
    async with small_city(tmp_path, mode="score") as table:
        await table.be(0)
        await table.take("R1")
        await table.square("c3")
        assert [(tile.kind, tile.cells) for tile in table.position.towns[0].tiles] == [("R1", ("c3",))]


async def test_a_larger_tile_is_turned_by_tapping_again(tmp_path: Path) -> None:
    async with small_city(tmp_path, mode="score") as table:
        await table.be(0)
        await table.take("P2")
        await table.square("c3")
        first = table.held()
        await table.square("c3")
        second = table.held()
        assert first != second
        await table.press(table.ui("lay-it", tile=table.word("tile-P2")))
        assert set(table.position.towns[0].tiles[0].cells) == second


async def test_with_nothing_in_hand_a_tap_takes_a_tile_off(tmp_path: Path) -> None:
    async with small_city(tmp_path, mode="score") as table:
        await table.be(0)
        await table.take("R1")
        await table.square("c3")
        await table.press(table.beginning(table.word("tile-R1")))
        await table.square("c3")
        assert table.position.towns[0].tiles == ()


async def test_people_goods_and_graves_are_painted(tmp_path: Path) -> None:
    async with small_city(tmp_path, mode="score") as table:
        await table.be(0)
        for kind, at in (("R1", "b2"), ("WA", "d4")):
            await table.take(kind)
            await table.square(at)
        await paint(table, "pieces")
        await table.press(table.ui("brush-citizen", name="Ben"))
        await table.square("b2")
        await table.press(table.word("cube-g"))
        await table.square("d4")
        await table.press(table.ui("brush-grave", name="Ann"))
        await table.square("f6")
        town = table.position.towns[0]
        assert town.people == (Meeple("b2", 1),)
        assert [cube.colour for cube in town.cubes] == ["g"]
        assert town.graves == (Grave("f6", 0),)
        await table.press(table.app("eraser"))
        await table.square("b2")
        assert table.position.towns[0].people == ()


async def test_tracks_promise_and_council_are_told(tmp_path: Path) -> None:
    async with small_city(tmp_path, mode="score") as table:
        await table.be(0)
        await paint(table, "tracks")
        await table.press(
            table.word("set-track_votes_now", value=0), "+10", "+1", table.app("set-number", value="11")
        )
        await table.press(table.ui("promise-set"), f"6 {table.word('promise-6')}")
        step = table.ui("council-step", row=table.word("row-3"), step=4, what="")
        await table.press(table.beginning(step))
        town = table.position.towns[0]
        assert (town.votes, town.promise, town.discs) == (11, 6, (Disc(3, 4),))


async def test_a_played_table_is_corrected_by_hand_and_played_on(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=on_to("build", 2)) as table:
        await table.be(0)
        await table.from_menu(table.app("mend"))
        await paint(table, "tracks")
        await table.press(table.word("set-track_size_now", value=table.position.towns[0].size))
        assert table.can_tap(table.app("set-number", value=str(table.position.towns[0].size)))
        await table.press(table.app("close"), table.app("mend-stop"))
        assert table.can_tap(table.ui("grow"))
