"""What a client may set of its page: what a person types, moves and turns, and nothing else."""

import math
from typing import Any

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.views.headless import Client
from views.flet_adapter.bridge import run_views, when_away
from views.flet_adapter.client_patches import LONGEST_ROUTE, LONGEST_TEXT, admit, introduce

PAGE = {
    "route": "/t/K7QX",
    "width": 390.0,
    "height": 844,
    "platform": "ios",
    "platform_brightness": "dark",
    "web": True,
    "pwa": False,
    "wasm": True,
}
"""What Flet's client says of its page, as far as it is taken."""


@ft.component
def Fields() -> ft.View:
    return ft.View(route="/", controls=[ft.TextField(label="note"), ft.Slider(label="step", max=9)])


async def page() -> ft.Page:
    return (await Client().start(lambda page: run_views(page, Fields))).page


async def test_what_a_client_says_of_its_page_is_taken() -> None:
    assert introduce(PAGE) == admit(await page(), PAGE) == PAGE


@pytest.mark.parametrize(
    ("control", "name", "value"),
    [
        (ft.TextField(), "value", "卡 👩🏽‍🚀"),
        (ft.TextField(max_length=1), "value", "👩🏽‍🚀"),  # one letter for whoever types it
        (ft.Slider(min=-1, max=9), "value", 8.5),
        (ft.Switch(), "value", True),
        (ft.Checkbox(tristate=True), "value", None),
        (ft.ExpansionTile(title="more"), "expanded", True),
        (ft.AlertDialog(open=True), "open", False),
    ],
)
def test_what_a_finger_changes_is_taken(control: ft.Control, name: str, value: Any) -> None:
    assert admit(control, {name: value}) == {name: value}


@pytest.mark.parametrize(
    ("control", "name", "value"),
    [
        (ft.TextField(), "value", 5),
        (ft.TextField(), "value", None),
        (ft.TextField(), "value", {"a": 1}),
        (ft.TextField(), "value", "x" * (LONGEST_TEXT + 1)),
        (ft.TextField(max_length=3), "value", "x" * 100),
        (ft.TextField(), "on_change", None),
        (ft.TextField(), "data", "forged"),
        (ft.TextField(), "_i", 1),
        (ft.Slider(max=9), "value", 10),
        (ft.Slider(max=9), "value", math.nan),
        (ft.Slider(max=9), "value", True),
        (ft.AlertDialog(), "open", True),
        (ft.Container(), "alignment", {"x": 77, "y": 77}),
        (ft.Text("a"), "value", "b"),
        (ft.Button("a"), "disabled", False),
    ],
)
def test_nothing_else_is(control: ft.Control, name: str, value: Any) -> None:
    assert admit(control, {name: value}) == {}


FORGED = {
    "route": "/" * (LONGEST_ROUTE + 1),
    "width": math.inf,
    "height": -1,
    "platform": "toaster",
    "platform_brightness": ["dark"],
    "web": 1,
    "client_ip": "127.0.0.1",
    "views": [],
    "on_disconnect": None,
    "_i": 7,
    "_values": {},
    "session": None,
    "__dict__": {},
    "media": {"device_pixel_ratio": 3},
    5: 6,
    b"route": "/",
}


async def test_a_page_is_told_nothing_of_another_name_or_form() -> None:
    assert introduce(FORGED) == admit(await page(), FORGED) == {}
    assert introduce(["route"]) == introduce(None) == {}


_anything: Any = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text() | st.binary(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.integers(), inner),
    max_leaves=10,
)


@given(
    st.dictionaries(
        st.sampled_from(sorted(map(str, [*PAGE, *FORGED, "value", "open"]))) | st.text(), _anything
    )
)
def test_whatever_comes_only_plain_values_of_known_names_are_taken(reported: dict[str, Any]) -> None:
    for control in (ft.TextField(), ft.Slider(), ft.Checkbox(), ft.AlertDialog(), ft.Container()):
        taken = admit(control, reported)
        assert set(taken) <= {"value", "open"}
    assert set(introduce(reported)) <= set(PAGE)
    assert all(isinstance(value, (str, bool, int, float)) for value in introduce(reported).values())


async def test_a_session_keeps_what_is_forged_out_and_lets_in_what_is_typed() -> None:
    client = await Client().start(lambda page: run_views(page, Fields))
    note = client.session.index[client.find("TextField")["_i"]]
    client.session.apply_patch(note._i, {"value": "two cards", "label": "forged", "on_change": None})
    assert (note.value, note.label) == ("two cards", "note")
    client.session.apply_page_patch({"route": "/history", "on_connect": None, "title": "forged"})
    assert client.page.route == "/history"
    assert client.page.on_connect is not None
    assert client.page.title != "forged"
    client.session.apply_patch(10**9, {"value": "nobody"})


@pytest.mark.parametrize("end", ["the line", "the session"])
async def test_what_a_session_holds_is_let_go_even_where_its_page_has_lost_its_hooks(end: str) -> None:
    client = await Client().start(lambda page: run_views(page, Fields))
    gone: list[str] = []
    when_away(client.page, lambda: gone.append(end))
    client.page.on_disconnect = client.page.on_close = None
    await (client.lose_line() if end == "the line" else client.close())
    assert gone == [end]
