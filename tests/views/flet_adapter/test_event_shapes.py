"""Whatever shape an event comes in from a line: it is understood, or left out with one line in the log."""

import logging
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_origin

import flet as ft
import pytest
from flet.controls.control_event import get_event_field_type
from flet.utils.from_dict import from_dict

from companion.games import GAMES
from tests.effort import on_its_day
from tests.views.at_table import at_table, on_to
from tests.views.forging import send
from tests.views.visit import Visitor, visit
from views.flet_adapter.event_shapes import admit_event

WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    float("nan"),
    float("inf"),
    10**30,
    "",
    "x" * 300_000,
    "\u202e<b>\0",
    b"\xff",
    [],
    [None],
    [[[[[]]]]],
    {},
    {"x": "x"},
    {"control": 1},
)
"""What may stand where something else belongs."""

PAGES = (
    *("/", "/c", "/settings", "/tools", "/history", "/bring-games", "/t/{}", "/t/{}/share", "/t/{}/setup"),
    *("/carry/{}", "/rules/card_city", "/box/card_city", "/j/{}", *(f"/new/{game}" for game in GAMES)),
)


def kinds() -> Iterator[tuple[type[ft.BaseControl], str, Any]]:
    """Yield every kind of event that Flet declares, with the control and the name it comes by."""
    for name in dir(ft):
        control = getattr(ft, name)
        if not (isinstance(control, type) and issubclass(control, ft.BaseControl) and is_dataclass(control)):
            continue
        if control is ft.DragTarget:  # looks for what is dragged on its page; nothing here is dragged
            continue
        for field in fields(control):
            if field.name.startswith("on_"):
                try:
                    kind = get_event_field_type(object.__new__(control), field.name)
                except RuntimeError:  # a colour on something
                    kind = None
                yield control, field.name[3:], kind


def datas(kind: Any) -> Iterator[Any]:
    """Data of every wrong shape for an event: in place of all of it, of each field, and of those within."""
    yield from WRONG
    cls = get_origin(kind) or kind
    if not is_dataclass(cls):
        return
    names = [field.name for field in fields(cls) if field.name not in ("control", "name")]
    sound: dict[str, Any] = {"data": None}
    for name in names:
        yield {**sound, name: 1}
        for wrong in WRONG:
            yield dict.fromkeys(names, 1) | {name: wrong}
            yield dict.fromkeys(names, "x") | {name: wrong}
            yield {name: {"x": wrong, "y": 1.0}}
            yield {name: [{"id": wrong, "name": "x", "size": 1}]}
            yield {name: [{"id": 1, "name": wrong, "size": 1}]}
            yield {name: [{"id": 1, "name": "x", "size": wrong}]}


def test_no_event_of_any_kind_that_is_let_in_is_of_another_shape_than_it_declares() -> None:
    seen = 0
    for control, name, kind in kinds():
        thing = object.__new__(control)
        object.__setattr__(thing, "_i", 7)
        for data in datas(kind):
            if not admit_event({7: thing}.get, 7, name, data) or not isinstance(data, dict):
                continue
            cls = get_origin(kind) or kind
            assert kind is not None
            if isinstance(cls, type) and is_dataclass(cls):
                made = from_dict(cls, {"control": thing, "name": name, **data})
                place = getattr(made, "local_position", None)
                assert place is None or isinstance(place.x + place.y, int | float)
                assert all(isinstance(file.size, int | float) for file in getattr(made, "files", ()))
                seen += 1
    assert seen > 100


@pytest.mark.parametrize(
    ("control", "name", "data"),
    [
        (ft.GestureDetector, "tap_up", {"kind": "touch", "local_position": {"x": 1, "y": 2.5}}),
        (ft.GestureDetector, "tap_up", {"local_position": None}),
        (ft.FilePicker, "upload", {"file_name": "a.jpg", "progress": 0.5}),
        (ft.FilePicker, "upload", {"file_name": "a.jpg", "error": "lost"}),
        (ft.FilePicker, "result", {"files": [{"id": 0, "name": "a", "size": 5, "bytes": b"12345"}]}),
        (ft.Page, "route_change", {"route": "/c"}),
        (ft.Page, "view_pop", {"route": "/c"}),
        (ft.Page, "resize", {"width": 390.0, "height": 844}),
        (ft.Page, "platform_brightness_change", {"brightness": "dark"}),
        (ft.Container, "size_change", {"w": 10.0, "h": 20.0}),
        (ft.Container, "click", None),
        (ft.TextField, "change", "x"),
        (ft.Slider, "change", 0.5),
    ],
)
def test_what_browsers_really_send_is_let_in(control: type[Any], name: str, data: Any) -> None:
    assert admit_event({7: object.__new__(control)}.get, 7, name, data)


@pytest.mark.parametrize("target", [None, "7", [7], 7.0, True, {}, -1, 10**30])
@pytest.mark.parametrize("name", [None, 3, ["click"], "", "x" * 300_000, "_migrate", "click"])
def test_an_event_of_nothing_is_left_out(target: Any, name: Any) -> None:
    assert not admit_event({7: ft.Container()}.get, target, name, None)


def listening(phone: Visitor) -> Iterator[tuple[int, str]]:
    """Yield one control of every kind that listens on a page, with each event it listens to."""
    known = set()
    for number, control in sorted(phone.client.session.index.items()):
        for field in fields(control):
            handler = getattr(control, field.name, None) if field.name.startswith("on_") else None
            if handler is not None:
                kind = (type(control), field.name, getattr(handler, "__qualname__", ""))
                if kind not in known:
                    known.add(kind)
                    yield number, field.name[3:]


async def bombard(phone: Visitor) -> None:
    """Send everything that listens whatever does not fit it."""
    for number, name in list(listening(phone)):
        control = phone.client.session.index.get(number)
        kind = get_event_field_type(control, f"on_{name}") if control is not None else None
        cls = get_origin(kind) or kind
        simple = cls is ft.Event or not is_dataclass(cls)
        for data in WRONG if simple else datas(kind):
            await send(phone, number, name, data)  # type: ignore[arg-type]
    await phone.client.settle()


@pytest.mark.parametrize("page", on_its_day(PAGES, 3))
async def test_no_event_of_a_wrong_shape_ends_in_a_traceback_on_any_page(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, page: str
) -> None:
    failed: list[str] = []
    async with at_table(tmp_path, before=on_to("build", 2)) as host:
        await host.go(page.format(host.session.id))
        host.client.session.error = failed.append
        await bombard(host)
    assert failed == []
    told = [record for record in caplog.records if record.levelno >= logging.WARNING or record.exc_info]
    assert [record.getMessage() for record in told] == []


async def test_an_upload_without_a_body_is_left_out_with_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    async with visit(tmp_path, "/c") as phone:
        index = phone.client.session.index
        picker = next(each for each in index.values() if isinstance(each, ft.FilePicker))
        for data in WRONG:
            await send(phone, picker._i, "upload", data)  # type: ignore[arg-type]
    left = [each for each in caplog.records if each.name == "views.flet_adapter.event_shapes"]
    assert len(left) == len(WRONG)
    assert all("\n" not in each.getMessage() and not each.exc_info for each in left)
