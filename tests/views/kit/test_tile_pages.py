"""Rows of things to tap on pages: what does not fit is a tap away."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import flet as ft
import pytest

from views.kit.tile_pages import Line, draw_line_pages

ROOM = 150.0


class Screen:
    """Screen of a phone that says only the ids of its texts."""

    def __init__(self) -> None:
        self.pages: Mapping[str, int] = {}
        self.panes: Any = None
        self.phone: Any = SimpleNamespace(say=lambda words, **_: words, size=lambda pixels: pixels)


def rows(*heights: float) -> list[Line]:
    """Make rows of these heights, each told by its number."""
    return [(ft.Text(str(number)), height) for number, height in enumerate(heights)]


def shown(drawn: Any) -> list[str]:
    """List the numbers of the rows in sight."""
    if isinstance(drawn, ft.Text):
        return [drawn.value] if drawn.value.isdecimal() else []
    inside = [*(getattr(drawn, "controls", None) or ()), *filter(None, [getattr(drawn, "content", None)])]
    return [number for each in inside for number in shown(each)]


def test_rows_that_fit_stand_on_one_page() -> None:
    assert shown(draw_line_pages(Screen(), "rows", rows(72, 72), ROOM)) == ["0", "1"]


@pytest.mark.parametrize("heights", [(48.0,) * 7, (100.0, 48.0, 48.0, 140.0), (200.0, 48.0)], ids=str)
def test_every_row_is_on_one_page_and_no_page_is_higher_than_the_room(heights: tuple[float, ...]) -> None:
    screen, seen = Screen(), list[str]()
    for page in range(len(heights)):
        screen.pages = {"rows": page}
        found = shown(draw_line_pages(screen, "rows", rows(*heights), ROOM))
        if found[0] in seen:
            break
        assert len(found) == 1 or sum(heights[int(number)] + 6 for number in found) - 6 <= ROOM
        seen += found
    assert seen == [str(number) for number in range(len(heights))]
