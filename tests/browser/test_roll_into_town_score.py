"""Roll Into Town in a real browser: a final map is painted, its sum is read, and the sheet is kept."""

import base64
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from companion.games.roll_into_town.moves import SetCell, SetGoods
from companion.hosting.intents import Accepted, Correct
from tests.browser.boxes import boxes, covered_boxes, outside, small
from tests.browser.conftest import NewPhone
from tests.browser.mapmaker import AtMap, begin_roll_into_town
from tests.browser.phone import Phone
from tests.browser.table import App
from tests.effort import left_to_a_proof

BRUSHES: tuple[tuple[str, str, dict[str, str]], ...] = (
    ("river", "Rew", {"a7": "Rew"}),
    ("coast", "Cn", {"d2": "Cn"}),
    ("built", "house", {"c4": "h", "d4": "h"}),
    ("built", "tavern", {"c5": "t"}),
    ("on-top", "lighthouse_bottom", {"d2": "Cn+L"}),
)
"""Brushes in their groups, and what the squares show that are painted with them."""

SHAPED = {"R": "river", "C": "coast"}

PARTS = {"houses": 4, "taverns": 2, "river": 1, "coast": 1, "lighthouse": 1, "cathedral": 0}
"""What that is worth."""

MAP = {"a1": "O", "b2": "F", "c4": "h", "d7": "Rns"}
"""What is kept: the ocean in a corner, and three more squares."""

SQUARE, RIM = 72, 54
"""Pixels of a square of the picture, and around the map."""

PIXEL = """async ([data, x, y]) => {
  const bytes = Uint8Array.from(atob(data), each => each.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  canvas.drawImage(picture, 0, 0);
  return [picture.width, picture.height, ...canvas.getImageData(x, y, 1, 1).data];
}"""
"""Width and height of a picture, and the red, green, blue and strength of one of its pixels."""


def brush(table: AtMap, paints: str) -> str:
    """Return what a brush is called: rivers and coasts with their sides."""
    if paints[0] not in SHAPED:
        return table.word(f"token-{paints}")
    kind, sides = SHAPED[paints[0]], tuple(table.word(f"side-{side}") for side in paints[1:])
    return table.said(f"sides-{kind}", what=table.word(f"token-{kind}"), sides=sides)


@left_to_a_proof("`tests/views/test_roll_into_town_painting.py` paints without a browser")
def test_a_map_is_painted_square_by_square_and_its_sum_is_read(shared_app: App, visitor: Phone) -> None:
    session = begin_roll_into_town(shared_app, "Ann", mode="score")
    table = AtMap.at(shared_app, visitor, session)
    table.touch(table.said("map-drawn"))
    group = ""
    for wanted, paints, squares in BRUSHES:
        if wanted != group:
            table.touch(table.said(f"group-{wanted}"))
            group = wanted
        table.touch(brush(table, paints))
        for at, token in squares.items():
            table.mark(at)
            table.until(lambda: table.token(at) == token, f"{at} does not show {token}")  # noqa: B023
    (standing,) = session.game.scoresheet(session.table.position).standings
    assert {part: standing.points(part) for part in PARTS} == PARTS
    table.shows(table.app("fact-points", points=9)).press(table.app("fact-points", points=9))
    table.shows(table.app("score-final"), "9")
    for line in {line.category: line for line in standing.lines}.values():
        category = table.texts.category("roll_into_town", line.category)
        points = str(standing.points(line.category))
        table.touch(table.app("score-cell", name="Ann", category=category, points=points))
        table.shows(table.about("line", line.category, line.params)).touch(table.app("close"))
    assert table.phone.complaints() == []


def test_every_amount_of_a_sheet_is_as_wide_as_a_finger(shared_app: App, visitor: Phone) -> None:
    table = AtMap.at(shared_app, visitor, begin_roll_into_town(shared_app, "Ann", "Ben"))
    table.shows(table.app("fact-points", points=0))
    kinds = [table.word(f"resource-{kind}") for kind in ("food", "stone", "wood")]
    found = [box for box in boxes(table.phone) if box.tap and box.name.lower().startswith(tuple(kinds))]
    assert len(found) == len(kinds)
    assert (small(found), covered_boxes(found), outside(found)) == ([], [], [])


def test_a_sheet_is_saved_as_a_page_to_print_and_as_a_picture(
    shared_app: App, visitor: Phone, phone: NewPhone, tmp_path: Path
) -> None:
    session = begin_roll_into_town(shared_app, "Ann", mode="score")
    for correction in (*(SetCell(0, at, token) for at, token in MAP.items()), SetGoods(0, "food", 7)):
        assert isinstance(session.submit(Correct(correction)), Accepted)
    table = AtMap.at(shared_app, visitor, session)
    table.beginning(table.said("save-picture"))
    picture = table.save_file(table.said("save-picture"), tmp_path)
    paper = table.save_file(table.said("save-paper"), tmp_path)
    assert table.phone.complaints() == []
    assert (picture.suffix, paper.suffix) == (".png", ".html")
    shown(picture, table.phone.page)
    printed(paper, phone())


def shown(picture: Path, page: Page) -> None:
    """Check that the picture has the sea in its corner, and paper beside it."""

    def pixel(at: int) -> Any:
        data = base64.b64encode(picture.read_bytes()).decode()
        return page.evaluate(PIXEL, [data, RIM + at * SQUARE + 8, RIM + 8])

    width, height, *sea = pixel(0)
    *_, red, green, blue, _ = pixel(1)
    assert (width, height > width) == (2 * RIM + 9 * SQUARE, True)
    assert sea[2] > sea[0] + 40
    assert min(red, green, blue) > 220


def printed(paper: Path, phone: Phone) -> None:
    """Check that the page needs nothing else, and has the map, what Ann has and her points."""
    phone.page.goto(paper.as_uri())
    assert phone.asked == [paper.as_uri()]
    assert phone.failures == []
    assert phone.page.get_by_role("heading").inner_text() == "Ann"
    drawn = phone.page.get_by_role("img", name="Ann’s map")
    assert drawn.locator("g[transform]").count() >= len(MAP)
    assert "food 7" in phone.page.locator("ul").inner_text().lower()
    *_, total = phone.page.locator("tr").all_inner_texts()
    assert total.split() == ["Total", "3"]
