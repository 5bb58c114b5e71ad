"""Ring around what has the focus: wide enough, and seen on every ground by day and by night."""

import dataclasses
from typing import Any

import flet as ft
import pytest
from PIL import ImageColor

from tests.browser.contrast import SIGN, contrast
from views.device.theme import DARK, LIGHT, RING, build_theme
from views.kit.focus_ring import field_border

WIDEST = 3.0
"""Width of a ring, in pixels."""


def colours_of(scheme: ft.ColorScheme, beginning: str) -> list[Any]:
    """Return the colours of a scheme whose names begin so."""
    names = [field.name for field in dataclasses.fields(scheme) if field.name.startswith(beginning)]
    return [ImageColor.getrgb(str(getattr(scheme, name))) for name in names if getattr(scheme, name)]


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["day", "night"])
def test_the_ring_stands_out_from_every_ground(scheme: ft.ColorScheme) -> None:
    grounds = colours_of(scheme, "surface")
    for ring in (scheme.primary, scheme.on_surface):
        ink: Any = ImageColor.getrgb(str(ring))
        assert min(contrast(ink, ground) for ground in grounds) >= SIGN


@pytest.mark.parametrize("underlined", [False, True])
def test_a_field_has_a_border_as_wide_as_the_ring_while_it_has_the_focus(underlined: bool) -> None:
    border: Any = field_border(underlined=underlined)[ft.ControlState.FOCUSED]
    assert (border.side.width, border.side.color) == (WIDEST, ft.Colors.PRIMARY)
    assert RING == WIDEST


@pytest.mark.parametrize("kind", ["icon_button", "text_button", "filled_button", "outlined_button", "button"])
def test_a_button_has_a_ring_while_it_has_the_focus(kind: str) -> None:
    style = getattr(build_theme(False, 1.0), f"{kind}_theme").style
    assert style.side[ft.ControlState.FOCUSED].width == WIDEST
