"""The screen says where an answer rests on a tile that is only assumed, until somebody has compared it."""

from itertools import combinations
from pathlib import Path

import pytest

from companion.games.small_city import GAME
from companion.games.small_city.moves import Found, Produce, SetSquare, SetTile, SetTrack
from companion.games.small_city.printed import COLOURS, Colour
from companion.hosting.intents import Correct
from companion.hosting.session import TableSession
from tests.views.small_city_rounds import OPENING, SETUP, play_parts
from tests.views.small_city_table import Town, on_to, small_city
from views.boards.small_city.phases.income import swap_dropped_cube


def building(session: TableSession) -> None:
    """The first building phase, Ann with money."""
    play_parts(session, SETUP, OPENING)
    session.submit(Correct(SetTrack(0, "money", 12)))


def guess(table: Town, kind: str) -> str:
    """That an answer rests on how a tile is drawn."""
    return table.app("box-rests", what=(table.word(f"tile-{kind}"),))


def told(table: Town, words: str) -> bool:
    """Tell if something on the screen says so."""
    return any(words in said for said in (*table.labels(), *table.words()))


async def test_a_tile_in_hand_whose_shape_is_assumed_says_so(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=building, asked=True) as table:
        await table.be(0)
        await table.take("P3")
        await table.square("a1")
        assert told(table, guess(table, "P3"))
        assert told(table, table.app("box-source-assumed"))


async def test_it_is_not_said_of_tiles_the_rules_describe_or_the_owner_has_compared(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=building, asked=True) as table:
        await table.be(0)
        await table.take("R1")
        await table.square("a1")
        assert not told(table, table.app("box-source-assumed"))
        await table.press(table.ui("not-here"))
        place = table.house.client(table.session, None, None, local=True)
        place.box.confirm(place.box.unasked_entries(["tile-P3"]))
        await table.take("P3")
        await table.square("a1")
        assert not told(table, table.app("box-source-assumed"))


async def test_the_reasons_against_a_tile_say_it_as_well(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=building, asked=True) as table:
        await table.be(0)
        await table.take("P3")
        await table.square("c3")
        assert table.sheet_open()
        assert told(table, guess(table, "P3"))


async def test_the_strip_does_not_tell_the_next_person_what_was_taken_in_hand_behind_a_screen(
    tmp_path: Path,
) -> None:
    async with small_city(tmp_path, before=building, asked=True) as table:
        await table.be(0)
        await table.take("P2")
        assert told(table, table.app("box-same-as-yours"))
        await table.be(1)
        assert not told(table, table.app("box-same-as-yours"))


async def test_a_tile_that_lies_there_already_stays_and_the_phone_says_so(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=building, asked=True) as table:
        await table.be(0)
        await table.take("P2")
        await table.square("a5")
        await table.press(table.ui("build-for", tile="P2", price=2))
        row = table.app("box-fact-shape", count=3, room="row", columns=3, rows=1)
        await table.press(table.app("box-differs-about"), row, table.app("box-save"))
        assert dict(table.position.own)["tile-P2"] == "###"
        assert table.house.boxes.owner_entries(GAME)["tile-P2"] == "###"
        (why,) = [each for each in GAME.warnings(table.position) if each.id == "shape"]
        words = table.texts.about(GAME.id, "warning", why.id, why.params, table.session.names)
        assert told(table, table.app("box-table-differs", why=words))
        await table.take("P2")
        await table.square("e1")
        assert len(table.held()) == 3, "from now on the table judges by what was kept"


async def test_a_board_that_would_lose_an_occupied_square_is_kept_for_later_tables(tmp_path: Path) -> None:
    async with small_city(tmp_path, asked=True) as table:
        await table.make(0, Found(("e6", "f6", "e7", "f7")))
        await table.press(table.app("box-differs-about"))
        board = table.word("printed-side", side=table.word("side-easy"))
        await table.press(board)
        fewer = table.app("box-fewer-of", what=table.app("box-fact-columns"), by=1)
        await table.press(*[fewer] * 5, table.app("box-save"))
        assert told(table, table.app("box-table-stays"))
        assert "board-easy" not in dict(table.position.own)
        assert len(table.house.boxes.owner_entries(GAME)["board-easy"].split("/")[0]) == 5
        assert not told(table, table.app("box-same-as-yours")), "it is not asked again here"


def crammed(session: TableSession) -> None:
    """Income: fourteen at work in factories of their own, and room for nothing they make."""
    on_to("income", 1, 25, rich=False)(session)
    town = session.table.position.towns[0]
    hall = next(tile.cells for tile in town.tiles if tile.kind == "CH")
    for at in {cell for tile in town.tiles if tile.kind != "CH" for cell in tile.cells}:
        session.submit(Correct(SetTile(0, None, (at,))))
    for at in hall:
        session.submit(Correct(SetSquare(0, at, citizen=0)))
    every = (f"{column}{row}" for row in range(1, 8) for column in "abcdefg")
    for at in [at for at in every if at not in hall][:14]:
        session.submit(Correct(SetTile(0, "F1", (at,))))
        session.submit(Correct(SetSquare(0, at, citizen=0)))


async def test_fourteen_cubes_without_room_are_given_up_by_tapping_one_button(tmp_path: Path) -> None:
    async with small_city(tmp_path, before=crammed) as table:
        if not table.position.collected:
            await table.press(table.ui("collected"))
        await table.be(0)
        assert told(table, table.ui("no-room", n=14))
        before = len(table.moves_made)
        await table.press(table.ui("produce"))
        assert table.moves_made[before] == Produce(drop=("w",) * 14)


MADE: tuple[Colour, ...] = ("w",) * 3 + ("g",) * 3 + ("b",) * 3


@pytest.mark.parametrize("needed", range(1, 10))
def test_tapping_the_colours_comes_to_every_choice_of_what_is_given_up(needed: int) -> None:
    every = set(combinations(MADE, needed))
    seen, left = set(), [MADE[:needed]]
    while left:
        now = left.pop()
        if now not in seen:
            seen.add(now)
            left += [tuple(swap_dropped_cube(MADE, now, colour)) for colour in COLOURS]
    assert seen == every
