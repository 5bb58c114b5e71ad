"""The strip that asks for a print of Sweet Lands, in a browser: the board keeps its light and its taps."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect

from companion.games.sweet_lands.vocabulary import GOODS, TERRAINS
from tests.browser.boxes import boxes, small
from tests.browser.conftest import NewPhone
from tests.browser.phone import IPHONE
from tests.browser.sweet_land import begin_sweet_lands
from tests.browser.table import App, running
from tests.browser.test_sweet_lands_taps import Counting, make_rich, play_until_actions, seated
from tests.effort import on_its_day
from tests.games.sweet_lands.full_box import full_box
from views.boards.sweet_lands.map_look import hex_name

SIZES = ((390, 844), (360, 640), (844, 390))
"""An upright phone, a small one, and one on its side."""

ABILITIES = {name: text for name, text in full_box().items() if name.endswith("-ability")}
"""A box with nothing but the abilities, which are asked about once before the first action."""

ROOM: FloatRect = {"x": 0, "y": 120, "width": 390, "height": 330}
"""Part of an upright phone with its board."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """A new home, served."""
    with running(tmp_path) as app:
        yield app


def with_area_in_hand(app: App, phone: NewPhone, size: tuple[int, int] = SIZES[0]) -> Counting:
    """Somebody with a nearly empty box and much of everything who has taken area A in hand."""
    session = begin_sweet_lands(app, "Ann", "Ben", box=ABILITIES)
    app.at_once(lambda: play_until_actions(session))
    app.at_once(lambda: make_rich(session))
    viewport = {"width": size[0], "height": size[1]}
    table = seated(app, lambda: phone({**IPHONE, "viewport": viewport}), session)
    table.touch_all(table.board("area", area="A") + ",")
    return table


def glowing(table: Counting) -> list[str]:
    """Return the hexes on which a tap uses the area and lays a tile, once they glow."""
    sign = table.board("may-lie-at-once", place="#").partition("#")[2]
    table.until(lambda: any(label.endswith(sign) for label in table.tappables()), "no hex glows")
    return [label for label in table.tappables() if label.endswith(sign)]


def test_while_a_strip_asks_the_board_has_the_same_light_to_the_pixel(app: App, phone: NewPhone) -> None:
    table = with_area_in_hand(app, phone)
    table.touch(glowing(table)[0])
    table.until(table.asks, "the hex is not asked")
    asked = table.phone.settle(600).page.screenshot(clip=ROOM)
    table.touch(table.app("close"))
    table.phone.expect_no_text(table.app("box-ask-unknown"))
    assert table.phone.settle(600).page.screenshot(clip=ROOM) == asked


def test_a_tile_lies_there_before_anything_is_asked_about_it(app: App, phone: NewPhone) -> None:
    table = with_area_in_hand(app, phone)
    first, *_ = glowing(table)
    table.touch(first)
    table.until(table.asks, "the hex is not asked")
    (spot,) = table.table.players[0].spots
    assert first.startswith(hex_name(table.table, 0, spot.at))


@pytest.mark.parametrize("size", on_its_day(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_on_a_strip_is_in_reach_without_a_drag(
    app: App, phone: NewPhone, size: tuple[int, int]
) -> None:
    table = with_area_in_hand(app, phone, size)
    close, later = table.app("close"), table.app("box-later")
    rewarded = [
        table.app("box-part", name=table.word("answers-rewarded"), what=table.word(f"ground-{ground}"))
        for ground in TERRAINS
    ]
    gains = [table.gain(kind, count) for kind in GOODS for count in (1, 2, 3)]
    steps = {
        glowing(table)[0]: [close, later, *rewarded],
        rewarded[0]: [close, later, table.app("gains-more"), *gains],
        table.app("gains-several"): [close, later, table.app("box-keep"), table.app("gains-or"), *gains],
    }
    for tap, names in steps.items():
        table.touch(tap)
        table.until(lambda: set(names) <= set(table.tappables()), f"not all of {names}")  # noqa: B023
        shown = [box for box in boxes(table.phone) if box.name in names]
        assert not [box.name for box in shown if not table._in_reach(box)]
        assert not [box.name for box in small(shown)]
