"""A sheet of Roll Into Town that is kept: a picture, and a page to print, drawn as on the screen."""

import re
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

from companion.games.roll_into_town import GAME, scoring
from companion.games.roll_into_town.position import Player, Position, Sheet
from companion.hosting.session import TableSession
from tests.views.roll_into_town_sheets import CELLS, Sheets, paint, sheets
from views.boards.roll_into_town.kept_picture import RIM, SQUARE, map_png
from views.boards.roll_into_town.mini import map_svg
from views.boards.roll_into_town.pencil import raster
from views.boards.roll_into_town.pencil.strokes import area, box, line, ring
from views.boards.roll_into_town.pencil.tones import DAY
from views.boards.roll_into_town.printing import Paper, render_page

INK = (0x33, 0x2B, 0x22)
WATER = (0xB5, 0xD9, 0xEA)
WHITE = "#FFFFFF"


def pixel(sheet: raster.Sheet, x: int, y: int) -> tuple[int, ...]:
    at = (y * sheet.width + x) * 3
    return tuple(sheet.pixels[at : at + 3])


# Pixels ---------------------------------------------------------------------------------------------------


def test_an_area_is_filled_and_what_lies_outside_stays() -> None:
    sheet = raster.Sheet(20, 20, WHITE)
    sheet.draw((area(box(0.25, 0.25, 0.75, 0.75), "ink"),), 20, DAY)
    assert pixel(sheet, 10, 10) == pixel(sheet, 5, 5) == pixel(sheet, 14, 14) == INK
    assert pixel(sheet, 4, 10) == pixel(sheet, 15, 10) == pixel(sheet, 10, 4) == (255, 255, 255)


def test_half_a_pixel_is_half_as_dark() -> None:
    sheet = raster.Sheet(4, 4, WHITE)
    sheet.draw((area(box(0, 0, 0.375, 1), "ink"),), 4, DAY)
    assert pixel(sheet, 0, 0) == INK
    half = pixel(sheet, 1, 2)
    assert all(abs(value - (255 + ink) / 2) <= 2 for value, ink in zip(half, INK, strict=True))
    assert pixel(sheet, 2, 2) == (255, 255, 255)


def test_a_hole_in_an_area_stays_open() -> None:
    sheet = raster.Sheet(20, 20, WHITE)
    notched = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.6, 0.9), (0.6, 0.4), (0.4, 0.4), (0.4, 0.9), (0.1, 0.9))
    sheet.draw((area(notched, "ink"),), 20, DAY)
    assert pixel(sheet, 10, 14) == (255, 255, 255)
    assert pixel(sheet, 4, 14) == pixel(sheet, 15, 14) == INK


def test_a_line_is_as_wide_as_its_pencil() -> None:
    sheet = raster.Sheet(40, 40, WHITE)
    sheet.draw((line((0.1, 0.5), (0.9, 0.5), width=0.2),), 40, DAY)
    dark = [y for y in range(40) if pixel(sheet, 20, y) == INK]
    assert dark == list(range(16, 24))


def test_what_leaves_the_paper_is_cut_off() -> None:
    sheet = raster.Sheet(10, 10, WHITE)
    sheet.draw((line((-2, -2), (3, 3), width=0.2), area(ring((-1, 0), (2, -1), (2, 2)), "water")), 10, DAY)
    assert len(sheet.pixels) == 300
    assert pixel(sheet, 8, 4) == WATER


# The picture ----------------------------------------------------------------------------------------------


def position(**changes: Any) -> Position:
    return Position((Player(Sheet(CELLS, **changes)),))


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def middle(picture: Image.Image, cell: str) -> Any:
    """Return the colour near the middle of a square."""
    number = GAME_GRID.index[cell]
    x, y = number % 9 + RIM + 0.5, number // 9 + RIM + 0.42
    return picture.getpixel((round(x * SQUARE), round(y * SQUARE)))


GAME_GRID = position().printed.grid


def test_the_picture_shows_the_map() -> None:
    picture = opened(map_png(position(), 0, 57))
    assert picture.size == (round(10.5 * SQUARE), round(11.45 * SQUARE))
    assert middle(picture, "a1") == (0xFF, 0xFB, 0xF0)
    oceans = {middle(picture, cell) for cell in ("i1", "i2", "h3")}
    assert WATER in oceans
    assert middle(picture, "a7") == (0xDC, 0xCD, 0xE3)


def test_the_picture_shows_what_the_seat_has() -> None:
    plain = map_png(position(), 0, 57)
    changed = [
        map_png(position(food=5), 0, 57),
        map_png(position(town_hall_uses=2), 0, 57),
        map_png(position(fountain_uses=1), 0, 57),
        map_png(position(), 0, 58),
    ]
    assert len({plain, *changed}) == 5


def test_the_picture_is_small_enough_to_be_sent_around() -> None:
    assert len(map_png(position(), 0, 57)) < 300_000


# The page -------------------------------------------------------------------------------------------------


class Read(HTMLParser):
    """Which elements a page has, with their attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))


def test_a_printed_page_has_no_script_and_needs_nothing_from_elsewhere() -> None:
    paper = Paper(
        "<Ann>", "today & here", map_svg(GAME_GRID, CELLS), 'a "map"', (), (("River", 9), ("Sum", 9))
    )
    text = render_page("zh-Hant", "Title", [paper, paper])
    read = Read(text)
    tags = [tag for tag, _ in read.found]
    assert tags.count("section") == 2
    assert not {"script", "img", "link", "iframe", "object", "image", "use"} & set(tags)
    attributes = {name for _, attrs in read.found for name in attrs}
    assert not {name for name in attributes if name.startswith("on")}
    assert not attributes & {"src", "href", "xlink:href"}
    assert "&lt;Ann&gt;" in text
    assert "<Ann>" not in text
    assert "default-src 'none'" in text


def test_the_map_in_a_page_is_well_formed() -> None:
    tree = ElementTree.fromstring(map_svg(GAME_GRID, CELLS, ("c3",)))
    assert tree.tag == "{http://www.w3.org/2000/svg}svg"


# On the screen --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tab", ["board", "table"])
async def test_a_sheet_is_saved_as_a_picture_and_as_a_page(tmp_path: Path, tab: str) -> None:
    saved: list[dict[str, Any]] = []
    async with sheets(tmp_path, mode="score", before=paint) as table:
        table.client.replies["save_file"] = saved.append
        await table.show(tab)
        await table.press(table.said("save-picture"))
        await table.until(lambda: len(saved) == 1)
        await table.press(table.said("save-paper"))
        await table.until(lambda: len(saved) == 2)
        total = GAME.scoresheet(table.position).standings[0].total
        expected = map_png(table.position, 0, total)
    picture, paper = saved
    assert picture["src_bytes"] == expected
    names = [re.sub(r"\d", "0", re.sub(r"-[^-]{4}-1", "-abcd-1", each["file_name"])) for each in saved]
    assert names == ["roll-into-town-0000-00-00-abcd-0.png", "roll-into-town-0000-00-00-abcd-0.html"]
    text = paper["src_bytes"].decode()
    assert "<h1>Ann</h1>" in text
    assert f"<td>{total}</td>" in text
    assert map_svg(GAME_GRID, CELLS, named=True).removeprefix("<svg ") in text


async def test_everybody_is_printed_at_once(tmp_path: Path) -> None:
    saved: list[dict[str, Any]] = []

    def both(session: TableSession) -> None:
        paint(session, 1)

    async with sheets(tmp_path, 3, before=both) as table:
        table.client.replies["save_file"] = saved.append
        await table.show("table")
        await table.press(table.said("save-papers"))
        await table.until(lambda: bool(saved))
    text = saved[0]["src_bytes"].decode()
    assert re.findall("<h1>(.*?)</h1>", text) == ["Ann", "Ben", "小明"]
    assert saved[0]["file_name"].endswith(".html")


async def printed(table: Sheets) -> str:
    """Return the page to print of the sheet looked at."""
    saved: list[dict[str, Any]] = []
    table.client.replies["save_file"] = saved.append
    await table.press(table.said("save-paper"))
    await table.until(lambda: bool(saved))
    page: str = saved[0]["src_bytes"].decode()
    return page


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Town Hall"), ("zh-Hant", "市政廳"), ("zh-Hans", "市政厅")]
)
async def test_a_page_is_written_in_the_language_of_the_phone(
    tmp_path: Path, language: str, words: str
) -> None:
    async with sheets(tmp_path, 1, mode="score", language=language) as table:
        await table.press(table.said("map-drawn"))
        text = await printed(table)
    assert words in text
    assert f'<html lang="{language}">' in text
    assert "roll_into_town-" not in text


async def test_the_page_of_who_played_alone_says_the_title(tmp_path: Path) -> None:
    async with sheets(tmp_path, 1, mode="score", before=paint) as table:
        text = await printed(table)
        title = table.tell(f"title-{scoring.mayor_title(GAME.scoresheet(table.position).standings[0].total)}")
    assert re.findall("</table><p>(.*?)</p></section>", text)[0].endswith(title)


async def test_the_page_of_one_of_several_says_no_title(tmp_path: Path) -> None:
    async with sheets(tmp_path, 2, mode="score", before=paint) as table:
        assert "</table></section>" in await printed(table)
