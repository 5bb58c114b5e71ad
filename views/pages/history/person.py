"""A person in the history: renamed, or merged with another person."""

import asyncio
from collections.abc import Callable
from functools import partial

import flet as ft

from companion.errors import CompanionError
from companion.history.people import NAME_LIMIT, clean_name, name_key
from views.device.phone import Phone
from views.kit.dialog import Dialog
from views.kit.focus_ring import field_border
from views.pages.history.search_sheet import change_search
from views.pages.history.state import HistoryScreen, is_known
from views.widgets.buttons import main_button
from views.widgets.frame import faint_text
from views.widgets.sheet import icon_button, sheet


def draw_rename_button(phone: Phone, screen: HistoryScreen, person: str) -> ft.Control:
    """Draw the button that renames the person of the shown tables."""

    def open_rename_sheet() -> None:
        screen.name, screen.merging, screen.over = person, "", "rename"

    return icon_button(ft.Icons.EDIT_OUTLINED, phone.say("rename", name=person), open_rename_sheet)


def draw_rename_sheet(
    phone: Phone, screen: HistoryScreen, person: str, on_close: Callable[[], object]
) -> Dialog:
    """Draw a field for a new name. Another person's name merges the two people, by a second tap.

    Args:
        phone: the phone that shows it.
        screen: state of the history.
        person: current name of the person.
        on_close: called when the sheet is closed.
    """

    def store_text(event: ft.Event[ft.TextField]) -> None:
        screen.name = str(event.control.value or "")[: NAME_LIMIT + 1]

    async def save_name() -> None:
        if not phone.hosting:
            return
        try:
            name = clean_name(screen.name)
            other = name_key(name) != name_key(person)
            if other and screen.merging != name and await asyncio.to_thread(is_known, phone.house, name):
                screen.merging = name
                return
            renamed = await asyncio.to_thread(phone.house.people.rename, person, name)
        except CompanionError as error:
            screen.trouble = phone.trouble_words(error)
        else:
            change_search(screen, person=renamed.name)
        on_close()

    field = ft.TextField(
        value=screen.name,
        label=phone.say("new-name"),
        on_change=store_text,
        max_length=NAME_LIMIT,
        autocorrect=False,
        enable_suggestions=False,
        border=field_border(),
    )
    body: list[ft.Control] = [faint_text(phone.say("rename-about")), field]
    if screen.merging:
        about = phone.say("merge-about", name=screen.merging, other=person)
        body.append(ft.Semantics(live_region=True, content=ft.Text(about, color=ft.Colors.ERROR)))
    words = phone.say("merge" if screen.merging else "rename-save")
    body.append(main_button(phone, words, save_name, icon=ft.Icons.CHECK))
    return sheet(phone, phone.say("rename", name=person), body, partial(on_close))
