"""Buttons of a board: what stands beside what."""

from typing import Any

import flet as ft
import pytest

from companion.locale.texts import Texts
from views.device.phone import Phone
from views.kit.actions import primary_button, square_button, tools_and_next

NOBODY: Any = None


def lines(scale: float, tools: int, width: float = 366) -> list[int]:
    """Count how many buttons stand in each line of so many tools and the button for what comes next."""
    phone = Phone(NOBODY, Texts.load_all(), NOBODY, scale=scale)
    shown = [square_button(phone, ft.Icons.DELETE, str(number), list) for number in range(tools)]
    drawn: Any = tools_and_next(phone, shown, primary_button(phone, "Done", list), width)
    rows: list[Any] = drawn.controls if isinstance(drawn, ft.Column) else [drawn]
    return [len(row.controls) for row in rows]


@pytest.mark.parametrize(
    ("scale", "tools", "told"), [(1.0, 4, [5]), (1.25, 2, [3]), (1.25, 3, [3, 1]), (1.5, 4, [4, 1])]
)
def test_in_large_text_the_next_button_stands_below_many_tools(
    scale: float, tools: int, told: list[int]
) -> None:
    assert lines(scale, tools) == told


def test_in_a_narrow_rail_the_next_button_stands_below_many_tools() -> None:
    assert lines(1.0, 4, 240) == [4, 1]
