"""A table that cannot be drawn because its game raises an exception: all parts that work without the game."""

import flet as ft

from views.play.screen import Screen
from views.play.screen_state import TABS
from views.widgets.buttons import text_button
from views.widgets.carry.record_file import save_record
from views.widgets.fault import fault_card
from views.widgets.frame import READING, faint_text
from views.widgets.sheet import icon_button
from views.widgets.table.banners import draw_banners
from views.widgets.table.bars import MARGIN, tab_bar
from views.widgets.table.seat_tabs import seat_chips


def plain_table(screen: Screen, content: ft.Control | None) -> ft.Control:
    """Draw the actions that still work at a table with a failing game, above one of its pages.

    Args:
        screen: the phone's.
        content: the page of the table; None if it cannot be drawn either.
    """
    nothing = ft.Container(
        faint_text(screen.say("stumbled-part")), alignment=ft.Alignment.CENTER, expand=True
    )
    return ft.Column(
        [
            _draw_header(screen),
            ft.Container(
                ft.Container(_draw_fault_panel(screen), width=READING),
                padding=ft.Padding.symmetric(horizontal=MARGIN),
                alignment=ft.Alignment.CENTER,
            ),
            *draw_banners(screen),
            *seat_chips(screen, lambda _: None, screen.phone.width),
            content or nothing,
            tab_bar(screen, TABS),
        ],
        spacing=8,
        expand=True,
    )


def _draw_header(screen: Screen) -> ft.Control:
    """Draw the header: back, the game, ways in for others, and undo in its corner."""
    phone, page, place = screen.phone, ft.context.page, screen.client
    title = ft.Text(
        phone.game_name(screen.game.id, screen.client.view.variant),
        theme_style=ft.TextThemeStyle.TITLE_MEDIUM,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    share = icon_button(
        ft.Icons.QR_CODE_2, screen.say("share"), lambda: page.navigate(f"/t/{place.id}/share")
    )
    undo = icon_button(
        ft.Icons.UNDO, screen.say("take-back"), screen.undoing.undo_last_entry, dim=not place.view.steps
    )
    return ft.Container(
        ft.Row(
            [
                icon_button(ft.Icons.ARROW_BACK, phone.say("back"), lambda: page.navigate("/")),
                ft.Semantics(header=True, expand=True, content=title),
                share,
                undo,
            ],
            spacing=0,
        ),
        padding=ft.Padding.symmetric(horizontal=4, vertical=6),
    )


def _draw_fault_panel(screen: Screen) -> ft.Control:
    """Draw the report of the fault, and the ways on."""
    phone, place = screen.phone, screen.client

    async def save_record_file() -> None:
        await save_record(place.view.record(openly=True))

    ways: list[ft.Control] = []
    if place.view.steps and not place.rights.watching:
        ways.append(
            text_button(
                phone, phone.say("take-back-short"), screen.undoing.undo_last_entry, icon=ft.Icons.UNDO
            )
        )
    if not place.rights.watching and not screen.only_scored:
        words = phone.say("mend-stop" if screen.mending else "mend")
        icon = ft.Icons.EDIT_OFF if screen.mending else ft.Icons.EDIT
        ways.append(text_button(phone, words, screen.mend, icon=icon))
    ways.append(text_button(phone, phone.say("save-record"), save_record_file, icon=ft.Icons.SAVE_ALT))
    return fault_card(phone, phone.say("stumbled-table"), *ways)
