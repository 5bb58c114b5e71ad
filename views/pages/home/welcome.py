"""What an empty home says: what this is, and that there is something to look at."""

from collections.abc import Callable

import flet as ft

from companion.engine.faults import attempt
from companion.hosting.live import AnyTable
from views.boards import board_of
from views.phone import Phone
from views.widgets.buttons import main_button
from views.widgets.frame import faint
from views.widgets.sheet import card


def welcome(
    phone: Phone, sample: AnyTable | None, see_sample: Callable[[], object] | None
) -> list[ft.Control]:
    """What this app answers, and what a table looks like.

    Args:
        phone: whose screen.
        sample: one of the samples, once it was read.
        see_sample: leads to them; None where there are none.
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
    if see_sample:
        shown.append(_glimpse(phone, sample, see_sample))
    return shown


def _glimpse(phone: Phone, sample: AnyTable | None, see_sample: Callable[[], object]) -> ft.Control:
    inside: list[ft.Control] = []
    if sample is not None and (picture := attempt(sample.game.id, lambda: _picture(phone, sample), None)):
        inside.append(ft.Container(picture, alignment=ft.Alignment.CENTER))
    inside.append(
        main_button(phone, phone.say("see-sample"), see_sample, icon=ft.Icons.VISIBILITY, second=True)
    )
    return card(*inside, padding=20)


def _picture(phone: Phone, sample: AnyTable) -> ft.Control:
    board, seats = board_of(sample.game.id), sample.header.setup.seats
    return board.picture(phone, sample.game, sample.position, 0, (), min(phone.width - 96, 280), seats)
