"""The display of a table: a page that nobody touches. It holds no key, so it can only look."""

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.engine.faults import attempt
from companion.errors import CompanionError
from companion.hosting.client import TableClient
from views.device.phone import Phone
from views.flet_adapter.bridge import use_subscription
from views.flet_adapter.holdings import Stop
from views.flet_adapter.memo import use_retained
from views.models.page_links import display_route
from views.pages.display.areas import draw_areas, draw_strip
from views.pages.display.display import Display
from views.pages.display.heading import draw_foot, draw_heading
from views.pages.display.podium import draw_podium
from views.pages.display.rematch_follow import follow_rematch
from views.widgets.buttons import main_button
from views.widgets.frame import closable_note, frame_page
from views.widgets.sheet import icon_button

LINGERING = 4.0
"""Seconds for which the way out stays in sight after a touch."""

OFTEN = 500
"""Milliseconds between two reports of a mouse that moves."""


@ft.component
def DisplayPage(phone: Phone, table: str) -> ft.Control:
    """Show a table to a whole room, redrawn whenever anything changes there.

    Args:
        phone: the device that shows it. Its keys are not used.
        table: id of the table.
    """
    session = phone.house.tables.table(table)
    client = ft.use_memo(lambda: phone.house.client(session, None, None) if session else None, [session])
    use_subscription(
        lambda heard: _listen_to_table(phone, client, table, heard),
        (table, id(client)),
        lambda: session.table.seq if session else 0,
    )
    ft.use_effect(lambda: phone.device.awake(True), [], lambda: phone.device.awake(False))
    follow_rematch(phone, table, ended=client is None or client.finished)
    if session is None or client is None or (client.finished and not client.view.over):
        return _draw_missing_table(phone, table)
    return DisplayView(phone, client)


def _listen_to_table(phone: Phone, client: TableClient | None, table: str, heard: Callable[[], None]) -> Stop:
    """Listen to a table and its clocks without being counted among the people there."""
    if client is None:
        return phone.house.tables.events.listen(lambda _: heard(), table)
    stops: list[Stop] = []
    for listen in (client.listen, client.tools.listen):
        try:
            stops.append(listen(lambda _: heard()))
        except CompanionError:
            continue  # as many listen as the host serves: it stays as it was drawn

    def stop_listening() -> None:
        while stops:
            stops.pop()()

    return stop_listening


@ft.component
def DisplayView(phone: Phone, client: TableClient) -> ft.Control:
    """Draw a table's display. The way out appears on a touch, a moving mouse or a key."""
    touched, set_touched = ft.use_state(0)
    retained = use_retained()
    page, table = ft.context.page, client.id

    async def hide_again() -> None:
        if touched:
            await asyncio.sleep(LINGERING)
            set_touched(0)

    ft.use_effect(hide_again, [touched])

    def show_way_out(_: object) -> None:
        set_touched(touched + 1)

    keys, route = phone.keyboard.pages, display_route(table)
    keys[route] = lambda _: partial(show_way_out, None)
    ft.use_effect(lambda: None, [route], lambda: keys.pop(route, None))
    retained.turn()
    display = Display(phone, client, retained)
    drawn = attempt(table, lambda: _draw_display(display), None)
    if drawn is None:
        retained.forget()
        drawn = _draw_fault(phone)
    layers: list[ft.Control] = [
        ft.GestureDetector(
            content=ft.Container(drawn, expand=True, bgcolor=ft.Colors.SURFACE),
            on_tap_down=show_way_out,
            on_hover=show_way_out,
            hover_interval=OFTEN,
            exclude_from_semantics=True,  # a tap anywhere shows the way out, which is a button of its own
            expand=True,
        )
    ]
    if touched:
        layers.append(_draw_way_out(phone, lambda: page.navigate(f"/t/{table}")))
    return ft.View(
        route=display_route(table),
        padding=0,
        bgcolor=ft.Colors.SURFACE,
        controls=[ft.Stack(layers, expand=True, fit=ft.StackFit.EXPAND)],
    )


def _draw_display(display: Display) -> ft.Control:
    """Draw the heading, the boards or the podium, and the foot."""
    middle = draw_podium(display) if display.crowned else draw_areas(display)
    return ft.Column([draw_heading(display), middle, *draw_strip(display), draw_foot(display)], spacing=0)


def _draw_fault(phone: Phone) -> ft.Control:
    """Draw a note in place of the table after an exception of its game."""
    return ft.Container(ft.Text(phone.say("stumbled-part"), size=24), alignment=ft.Alignment.CENTER)


def _draw_way_out(phone: Phone, leave: Callable[[], object]) -> ft.Control:
    """Draw the button that leads to the table."""
    button = icon_button(ft.Icons.CLOSE, phone.say("display-leave"), leave)
    return ft.Container(button, right=8, top=8, border_radius=28, bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST)


def _draw_missing_table(phone: Phone, table: str) -> ft.View:
    """Draw the page of a table that is not open here: filed away, barred, or gone."""
    page = ft.context.page
    summary = phone.house.tables.library.summaries.get(table)
    barred = not summary and table in phone.house.tables.library.open_tables()
    words = phone.say("table-finished" if summary else "table-barred" if barred else "no-such-table")
    way = main_button(phone, phone.say("to-the-start"), lambda: page.navigate("/"), second=True)
    return frame_page(
        phone, display_route(table), phone.say("display"), [closable_note(phone, words, None), way]
    )
