"""List of the prints that a result still waits for, each with the button that asks for it."""

from functools import partial

import flet as ft

from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.box_editor.drawing import title_of
from views.widgets.choices import lead_row
from views.widgets.sheet import card


def draw_unread_list(screen: Screen) -> list[ft.Control]:
    """Draw the card of a result that is not final, with its unread prints and their points, or nothing.

    A tap on a print asks for it. The card can be left as it is.
    """
    questions = [one for one in screen.game.open_questions(screen.position) if one.entry]
    if not questions:
        return []
    phone = screen.phone

    def ask(name: str) -> None:
        if not screen.acts.only_watches():
            enter_printed(screen, (name,), lambda: None)

    title = ft.Text(phone.say("not-final", count=len(questions)), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    head = ft.Row(
        [ft.Icon(ft.Icons.PENDING_ACTIONS, color=ft.Colors.TERTIARY), ft.Container(title, expand=True)],
        spacing=10,
    )
    rows: list[ft.Control] = []
    for question in questions:
        title_text = title_of(phone, screen.game, screen.game.box.field_at(screen.position, question.entry))
        most = max((most for _, most in question.bounds), default=0)
        points = phone.say("unread-most", points=most) if question.bounds else ""
        act = partial(ask, question.entry)
        rows.append(lead_row(phone, ft.Icons.EDIT_OUTLINED, title_text, act, about=points))
    return [card(head, ft.Text(phone.say("not-final-about")), *rows, padding=14)]
