"""A sheet on a desk stands beside the finger or the mouse that opened it."""

from typing import Any

import flet as ft
import pytest

from companion.locale.texts import Texts
from views.device.phone import Phone
from views.widgets.sheet import AWAY, MAX_WIDTH, sheet

NOBODY: Any = None
DESK, UPRIGHT = (1440.0, 900.0), (390.0, 844.0)


def place(window: tuple[float, float], at: tuple[float, float] | None) -> tuple[float, float]:
    """Open a sheet, and return the alignment of its panel."""
    phone = Phone(NOBODY, Texts.load_all(), NOBODY, width=window[0], height=window[1])
    content: Any = sheet(phone, "Game", [ft.Text("way")], list, widest=MAX_WIDTH).draw(at)
    found = content.controls[1].alignment
    return found.x, found.y


@pytest.mark.parametrize("at", [(300.0, 450.0), (720.0, 100.0), (1430.0, 890.0), (0.0, 0.0)])
def test_on_a_desk_a_sheet_leaves_the_tapped_place_in_sight(at: tuple[float, float]) -> None:
    (x, y), (width, height) = place(DESK, at), DESK
    left = (width - MAX_WIDTH) * (x + 1) / 2
    assert 0 <= left <= width - MAX_WIDTH
    assert left > at[0] + AWAY - 1 or left + MAX_WIDTH < at[0] - AWAY + 1
    assert (y + 1) / 2 * height == pytest.approx(at[1])


def test_after_a_key_and_on_a_phone_a_sheet_comes_from_below() -> None:
    assert place(DESK, None) == (0, 1)
    assert place(UPRIGHT, (100.0, 100.0)) == (0, 1)
