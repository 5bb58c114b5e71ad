"""Typed text: a page that is drawn while somebody types takes no letter away."""

from collections.abc import Callable
from types import SimpleNamespace

import flet as ft

from tests.views.headless import Client
from views.flet_adapter.bridge import publish, run_views, use_topic


def note_app(state: SimpleNamespace) -> Callable[[ft.Page], None]:
    """Build an app with one field, drawn again for everybody who publishes ``moved``."""

    @ft.component
    def Note() -> ft.Control:
        use_topic("moved")

        def keep(event: ft.Event[ft.TextField]) -> None:
            state.text = event.control.value or ""

        return ft.Column(
            [
                ft.TextField(label="note", value=state.text, on_change=keep),
                ft.Button("clear", on_click=clear),
            ]
        )

    def clear() -> None:
        state.text = ""
        publish("moved")

    @ft.component
    def App() -> ft.View:
        return ft.View(route="/", controls=[Note()])

    return lambda page: run_views(page, App)


async def test_a_drawing_between_a_report_and_its_event_takes_no_letter_away() -> None:
    state = SimpleNamespace(text="")
    client = await Client().start(note_app(state))
    await client.type("note", "it")
    field = client.find("TextField", label="note")
    field["value"] = "it was"
    client.session.apply_patch(field["_i"], {"value": "it was"})
    for _ in range(2):
        publish("moved", client.page)
        await client.settle()
    assert state.text == "it"
    assert client.find("TextField", label="note")["value"] == "it was"
    await client.fire(client.find("TextField", label="note"), "change", "it was")
    publish("moved", client.page)
    await client.settle()
    assert state.text == client.find("TextField", label="note")["value"] == "it was"


async def test_a_text_that_the_page_clears_is_cleared() -> None:
    client = await Client().start(note_app(SimpleNamespace(text="")))
    await client.type("note", "it was late")
    assert client.find("TextField", label="note")["value"] == "it was late"
    await client.tap_label("clear")
    assert not client.find("TextField", label="note")["value"]
