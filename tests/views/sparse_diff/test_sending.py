"""What is written once: it says to the client what Flet would have said, and no page looks into it."""

from typing import Any

import flet as ft
import flet.canvas as cv
import msgpack  # type: ignore[import-untyped]
from flet.controls.base_control import BaseControl
from flet.messaging import protocol

from views.kit.pens import fill, pen
from views.sparse_diff import finding
from views.sparse_diff.sending import NOBODY, write_once

SHAPES: list[cv.Shape] = [
    cv.Rect(0, 0, 10, 20, 4, fill(ft.Colors.PRIMARY)),
    cv.Path([cv.Path.MoveTo(1, 2), cv.Path.LineTo(3, 4), cv.Path.Close()], paint=pen("#112233", 1.5, (2, 3))),
    cv.Text(5, 6, "é", style=ft.TextStyle(size=9, weight=ft.FontWeight.W_700), alignment=ft.Alignment.CENTER),
]


def told(item: Any) -> Any:
    """What the client reads of something."""
    configure: Any = protocol.configure_encode_object_for_msgpack
    return msgpack.unpackb(msgpack.packb(item, default=configure(BaseControl)))


def test_what_is_written_once_is_what_flet_says_but_for_the_number_of_each() -> None:
    flets = told(cv.Canvas(SHAPES))["shapes"]
    assert [{**each, "_i": NOBODY} for each in flets] == told(cv.Canvas(write_once(SHAPES)))["shapes"]
    assert {each["_i"] for each in flets}.isdisjoint({NOBODY})


def test_a_page_prepares_a_canvas_and_not_what_was_written_once_on_it() -> None:
    def prepared(shapes: Any) -> int:
        builder: Any = type("Builder", (), {"control_cls": BaseControl})
        return len(finding.configure(builder, cv.Canvas(shapes), None, True))

    assert prepared(write_once(SHAPES)) == 1
    assert prepared(SHAPES) == 1 + len(SHAPES)
