import math
from typing import Any, cast

import flet.canvas as cv

from companion.locale import Texts
from views.device.phone import Phone
from views.models.hex_text import HexDiagram
from views.widgets.hex_prose import HALF, hex_picture

MAP = HexDiagram(("   w     F!    2", "       \\", "s     C  |  Cb    v"))


def drawn(room: float) -> Any:
    nobody = cast(Any, None)
    return hex_picture(Phone(nobody, Texts.load_all(), nobody, "en"), MAP, room)


def test_a_picture_of_hexes_shows_every_sign_once_and_every_road() -> None:
    shapes = drawn(1000).content.shapes
    assert [shape.value for shape in shapes if isinstance(shape, cv.Text)] == [
        "w",
        "F!",
        "2",
        "s",
        "C",
        "Cb",
        "v",
    ]
    assert sum(isinstance(shape, cv.Line) for shape in shapes) == 2


def test_a_picture_of_hexes_is_read_aloud_as_it_is_written() -> None:
    assert drawn(1000).label == "\n".join(MAP.lines)


def test_a_picture_of_hexes_is_never_wider_than_its_room() -> None:
    assert drawn(1000).content.width == 8 * HALF
    assert math.isclose(drawn(120).content.width, 120)
