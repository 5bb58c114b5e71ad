"""List of the prints that a result still waits for, each with the button that asks for it."""

from functools import partial

import flet as ft

from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import ask_printed
from views.widgets.box_editor.drawing import title_of
from views.widgets.buttons import text_button
from views.widgets.sheet import card


def draw_unread_list(screen: Screen) -> list[ft.Control]:
    """Draw the card that says a result is not final while prints are unread, or nothing.

    A tap on a print asks for it. The card can be left as it is.
    """
    names = screen.game.box.scored_by(screen.position)
    if not names:
        return []
    phone = screen.phone

    def ask(name: str) -> None:
        if not screen.acts.only_watches():
            ask_printed(screen, (name,), lambda: None, whole=True)

    title = ft.Text(phone.say("not-final", count=len(names)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    head = ft.Row(
        [ft.Icon(ft.Icons.PENDING_ACTIONS, color=ft.Colors.TERTIARY), ft.Container(title, expand=True)],
        spacing=10,
    )
    rows = [
        text_button(
            phone,
            title_of(phone, screen.game, screen.game.box.field_of(name)),
            partial(ask, name),
            icon=ft.Icons.EDIT_OUTLINED,
        )
        for name in names
    ]
    return [card(head, ft.Text(phone.say("not-final-about")), *rows, padding=14)]
