"""What an empty home says: what this is, and that there is something to look at."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.games import GAMES
from views.boards import BOARDS
from views.phone import Phone
from views.widgets.buttons import main_button
from views.widgets.frame import faint
from views.widgets.sheet import card


def welcome(
    phone: Phone, game_id: str | None, glimpse: Any, open_sample: Callable[[], object]
) -> list[ft.Control]:
    """What this app answers, and what a table looks like.

    Args:
        phone: whose screen.
        game_id: the game of which there is a sample; None where there is none.
        glimpse: the position in which it stands, once it was read.
        open_sample: opens it.
    """
    questions = [
        (ft.Icons.BLOCK, "asks-may", "answers-may"),
        (ft.Icons.CHECKLIST, "asks-now", "answers-now"),
        (ft.Icons.CALCULATE_OUTLINED, "asks-won", "answers-won"),
    ]
    rows: list[ft.Control] = [
        ft.Row(
            [
                ft.Icon(icon, color=ft.Colors.PRIMARY, size=phone.size(24)),
                ft.Column(
                    [ft.Text(phone.say(ask), weight=ft.FontWeight.W_600), faint(phone.say(answer))],
                    spacing=2,
                    expand=True,
                ),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for icon, ask, answer in questions
    ]
    shown: list[ft.Control] = [
        ft.Text(phone.say("what-this-is"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM),
        *rows,
    ]
    if game_id:
        shown.append(_glimpse(phone, game_id, glimpse, open_sample))
    return shown


def _glimpse(phone: Phone, game_id: str, glimpse: Any, open_sample: Callable[[], object]) -> ft.Control:
    inside: list[ft.Control] = []
    if glimpse is not None:
        picture = BOARDS[game_id].picture(phone, GAMES[game_id], glimpse, 0, (), min(phone.width - 96, 280))
        inside.append(ft.Container(picture, alignment=ft.Alignment.CENTER))
    inside.append(
        main_button(phone, phone.say("see-sample"), open_sample, icon=ft.Icons.VISIBILITY, second=True)
    )
    return card(*inside, padding=20)
