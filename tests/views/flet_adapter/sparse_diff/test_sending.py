"""What is written once: it says to the client what Flet would have said, and no page looks into it."""

from typing import Any

import flet as ft
import flet.canvas as cv
import msgpack  # type: ignore[import-untyped]
import pytest
from flet.controls.base_control import BaseControl
from flet.messaging import protocol

from views.flet_adapter.sparse_diff import finding
from views.flet_adapter.sparse_diff.sending import NOBODY, write_once, write_value, write_whole
from views.kit.pens import area_paint, line_paint

SHAPES: list[cv.Shape] = [
    cv.Rect(0, 0, 10, 20, 4, area_paint(ft.Colors.PRIMARY)),
    cv.Path(
        [cv.Path.MoveTo(1, 2), cv.Path.LineTo(3, 4), cv.Path.Close()],
        paint=line_paint("#112233", 1.5, (2, 3)),
    ),
    cv.Text(5, 6, "é", style=ft.TextStyle(size=9, weight=ft.FontWeight.W_700), alignment=ft.Alignment.CENTER),
]


def told(item: Any) -> Any:
    """Return what the client reads of something."""
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


def test_a_value_that_is_shared_is_what_flet_says() -> None:
    kinds: list[tuple[Any, dict[str, Any]]] = [
        (ft.Border.all, {"width": 2, "color": "#112233"}),
        (ft.Padding.symmetric, {"horizontal": 4}),
        (ft.Alignment, {"x": -1, "y": 0}),
    ]
    for make, named in kinds:
        assert write_value(make, **named) == told(make(**named))


def test_all_that_are_given_the_same_value_share_it_and_others_have_their_own() -> None:
    one, again = (write_value(ft.Border.all, 2, "#112233") for _ in range(2))
    assert one is again
    assert one != write_value(ft.Border.all, 3, "#112233")


def test_a_page_looks_into_no_value_that_is_shared() -> None:
    def looked_at(border: ft.Border) -> list[object]:
        return [
            value for value in finding.values_set(ft.Container(border=border)) if finding.is_dataclass(value)
        ]

    assert looked_at(write_value(ft.Border.all, 2, "#112233")) == []
    assert looked_at(ft.Border.all(2, "#112233"))


def face() -> ft.Control:
    """Something to look at, with more in it."""
    mark = ft.Stack([ft.Icon(ft.Icons.STAR, left=1, size=9)], width=20, height=20)
    words = ft.Column([ft.Text("é", weight=ft.FontWeight.W_700)], expand=True)
    return ft.Container(ft.Row([mark, words, cv.Canvas(SHAPES)]), border=ft.Border.all(2, "#112233"))


def numberless(told: Any) -> Any:
    if isinstance(told, list):
        return [numberless(each) for each in told]
    if not isinstance(told, dict):
        return told
    return {name: numberless(value) for name, value in told.items() if name != "_i"}


def numbers(told: Any) -> list[list[int]]:
    """Return the numbers of what stands side by side, for all that stands in something."""
    if isinstance(told, dict):
        return [found for value in told.values() for found in numbers(value)]
    if not isinstance(told, list):
        return []
    beside = [each["_i"] for each in told if isinstance(each, dict) and "_i" in each]
    return [beside, *(found for each in told for found in numbers(each))]


def test_a_face_written_whole_is_what_flet_says_but_for_the_number_of_each() -> None:
    flets = face()
    builder: Any = type("Builder", (), {"control_cls": BaseControl})
    finding.configure(builder, flets, None, True)
    assert numberless(write_whole(face())) == numberless(told(flets))


def test_of_several_in_a_face_that_nothing_happens_to_the_client_can_tell_each() -> None:
    found = numbers(write_whole(face()))
    assert max(map(len, found)) == 3
    for beside in found:
        assert len(set(beside)) == len(beside)
        assert all(number <= NOBODY for number in beside)


def test_what_something_can_happen_to_is_not_written_whole() -> None:
    with pytest.raises(TypeError, match="GestureDetector"):
        write_whole(ft.Container(ft.GestureDetector(ft.Text("x"), on_tap=print)))
