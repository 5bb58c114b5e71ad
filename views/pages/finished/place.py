"""Place of a finished table: read by all who were there, edited by the host."""

from collections.abc import Awaitable, Callable

import flet as ft

from companion.history.places import PLACE_LENGTH
from views.device.phone import Phone
from views.device.theme import GAP, RADIUS
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.kit.tap import tappable
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips
from views.widgets.sheet import sheet

MOST_OFFERED = 8
"""Number of places offered, of those used before."""


def draw_place_row(phone: Phone, place: str, write: Callable[[], object]) -> list[ft.Control]:
    """Draw the place of a table. For the host a tap edits it."""
    if not place:
        words = phone.say("album-place-write")
        return [text_button(phone, words, write, icon=ft.Icons.PLACE_OUTLINED)] if phone.hosting else []
    row = ft.Row(
        [
            ft.Icon(ft.Icons.PLACE_OUTLINED, size=phone.size(20), color=ft.Colors.ON_SURFACE_VARIANT),
            ft.Container(ft.Text(place, size=phone.size(15)), expand=True),
        ],
        spacing=GAP,
    )
    if not phone.hosting:
        return [row]
    about = phone.say("album-place")
    padding = ft.Padding.symmetric(vertical=GAP, horizontal=GAP)
    return [tappable(place, row, write, about=about, padding=padding, border_radius=RADIUS, ink=True)]


def draw_place_sheet(
    phone: Phone,
    typed: str,
    used_places: tuple[str, ...],
    store_text: Callable[[str], None],
    save: Callable[[str], Awaitable[None]],
    on_close: Callable[[], None],
) -> Dialog:
    """Draw a field for the place, and chips of the places used before.

    Args:
        phone: the phone that shows it.
        typed: initial text of the field.
        used_places: places, the likeliest first.
        store_text: keeps the text as it is typed.
        save: saves a place.
        on_close: called when the sheet is closed.
    """
    now = [typed]

    def type_place(event: ft.Event[ft.TextField]) -> None:
        now[0] = str(event.control.value or "")[:PLACE_LENGTH]
        store_text(now[0])

    async def save_typed() -> None:
        await save(now[0])

    def make_choice(place: str) -> Callable[[], Awaitable[None]]:
        async def save_place() -> None:
            await save(place)

        return save_place

    field = ft.TextField(
        value=typed,
        label=phone.say("album-place"),
        on_change=type_place,
        on_submit=lambda _: save_typed(),
        max_length=PLACE_LENGTH,
        border=field_border(),
        autofocus=True,
    )
    body: list[ft.Control] = [field]
    if used_places:
        body.append(chips(*(chip(phone, place, make_choice(place)) for place in used_places[:MOST_OFFERED])))
    body.append(main_button(phone, phone.say("album-place-save"), save_typed, icon=ft.Icons.CHECK))
    return sheet(phone, phone.say("album-place"), body, on_close)
