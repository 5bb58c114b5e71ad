"""List of the prints that a result still waits for, each with the button that asks for it."""

from functools import partial

import flet as ft

from companion.engine.notice import OpenQuestion
from views.play.screen import Screen
from views.widgets.box_editor.ask_printed import enter_printed
from views.widgets.box_editor.drawing import title_of
from views.widgets.choices import lead_row
from views.widgets.sheet import card


def draw_unread_note(screen: Screen) -> list[ft.Control]:
    """Draw the note that a result is not final, with the number of its unread prints, or nothing."""
    count = len(_list_unread(screen))
    return [card(_draw_head(screen, count), padding=14)] if count else []


def draw_unread_list(screen: Screen) -> list[ft.Control]:
    """Draw the card of a result that is not final, with its unread prints and their points, or nothing.

    A tap on a print asks for it. The card can be left as it is.
    """
    questions, phone = _list_unread(screen), screen.phone
    if not questions:
        return []

    def ask(name: str) -> None:
        if not screen.acts.only_watches():
            enter_printed(screen, (name,), lambda: None)

    rows: list[ft.Control] = []
    for question in questions:
        title_text = title_of(phone, screen.game, screen.game.box.field_at(screen.position, question.entry))
        most = max((most for _, most in question.bounds), default=0)
        points = phone.say("unread-most", points=most) if question.bounds else ""
        act = partial(ask, question.entry)
        rows.append(lead_row(phone, ft.Icons.EDIT_OUTLINED, title_text, act, about=points))
    about = ft.Text(phone.say("not-final-about"))
    return [card(_draw_head(screen, len(questions)), about, *rows, padding=14)]


def _list_unread(screen: Screen) -> list[OpenQuestion]:
    """List the open questions of the score that an unread print answers."""
    return [one for one in screen.game.open_questions(screen.position) if one.entry]


def _draw_head(screen: Screen, count: int) -> ft.Control:
    title = ft.Text(screen.phone.say("not-final", count=count), theme_style=ft.TextThemeStyle.TITLE_MEDIUM)
    icon = ft.Icon(ft.Icons.PENDING_ACTIONS, color=ft.Colors.TERTIARY)
    return ft.Row([icon, ft.Container(title, expand=True)], spacing=10)
