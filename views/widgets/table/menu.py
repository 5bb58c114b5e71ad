"""The menu of a table: rare actions, and those of the host alone."""

import flet as ft

from views.kit.dialog import Dialog
from views.models.sheets import KeySheet, Sit, ToolSheet
from views.play.lesson import LessonScreen
from views.play.screen import Screen
from views.widgets.buttons import Action
from views.widgets.choices import lead_row
from views.widgets.sheet import sheet
from views.widgets.table.bars import header_height
from views.widgets.table.filing import file_table


def menu_sheet(screen: Screen) -> Dialog:
    """Draw the sheet with the actions that have no room in the header."""
    client, page = screen.client, ft.context.page
    rows: list[ft.Control] = []
    again = screen.undoing.to_redo
    if again:
        rows.append(_draw_menu_row(screen, ft.Icons.REDO, screen.say("redo"), screen.undoing.redo, again))
    if isinstance(screen, LessonScreen) and not screen.guided:
        rows.append(
            _draw_menu_row(screen, ft.Icons.SCHOOL_OUTLINED, screen.say("lesson-back"), screen.undo_to_lesson)
        )
    if screen.acting and screen.eyes is None and not client.view.over:
        name = screen.names[screen.seat]
        rows.append(_draw_menu_row(screen, ft.Icons.VISIBILITY, screen.say("peek", name=name), screen.peek))
    if not screen.only_scored and client.rights.seats:
        mending = screen.mending
        words = screen.say("mend-stop" if mending else "mend")
        rows.append(
            _draw_menu_row(screen, ft.Icons.EDIT_OFF if mending else ft.Icons.EDIT, words, screen.mend)
        )
    if not client.rights.held and len(client.rights.taken) < len(screen.seats):
        rows.append(
            _draw_menu_row(
                screen,
                ft.Icons.EVENT_SEAT,
                screen.say("take-a-seat"),
                lambda: setattr(screen, "sheet", Sit()),
            )
        )
    rows.append(
        _draw_menu_row(
            screen,
            ft.Icons.CASINO_OUTLINED,
            screen.say("tools-at-table"),
            lambda: setattr(screen, "sheet", ToolSheet()),
            screen.say("tools-about"),
        )
    )
    rows.append(
        _draw_menu_row(
            screen,
            ft.Icons.QR_CODE_2,
            screen.say("share"),
            lambda: page.navigate(f"/t/{client.id}/share"),
            screen.say("share-about"),
        )
    )
    if screen.phone.keyed:
        rows.append(
            _draw_menu_row(
                screen,
                ft.Icons.KEYBOARD_OUTLINED,
                screen.say("keys"),
                lambda: setattr(screen, "sheet", KeySheet()),
                screen.say("keys-about"),
            )
        )
    if client.rights.hosting:
        rows += _draw_host_actions(screen)
    corner = (screen.phone.width, float(header_height(screen.phone)))
    return sheet(screen.phone, screen.say("menu"), [ft.Column(rows, spacing=0)], screen.close, at=corner)


def _draw_host_actions(screen: Screen) -> list[ft.Control]:
    client, page = screen.client, ft.context.page

    def open_setup() -> None:
        screen.close()
        page.navigate(f"/t/{client.id}/setup")

    async def finish_table() -> None:
        await file_table(screen, f"/history/{client.id}")

    begun = client.view.seq > 0
    about = screen.say("change-names-about" if begun else "change-setup-about")
    words = screen.say("change-names" if begun else "change-setup")
    return [
        _draw_menu_row(screen, ft.Icons.GROUPS_OUTLINED, words, open_setup, about),
        _draw_menu_row(
            screen,
            ft.Icons.INVENTORY_2_OUTLINED,
            screen.say("file-away"),
            finish_table,
            screen.say("file-away-about"),
        ),
    ]


def _draw_menu_row(
    screen: Screen, icon: ft.IconData, text: str, action: Action, about: str = ""
) -> ft.Control:
    return lead_row(screen.phone, icon, text, action, about=about)
