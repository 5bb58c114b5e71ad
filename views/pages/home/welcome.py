"""Welcome on an empty home."""

import flet as ft

from views.device.phone import Phone
from views.widgets.frame import faint_text


def draw_welcome(phone: Phone) -> list[ft.Control]:
    """Draw the questions that this app answers."""
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
                    [ft.Text(phone.say(ask), weight=ft.FontWeight.W_600), faint_text(phone.say(answer))],
                    spacing=2,
                    expand=True,
                ),
            ],
            spacing=16,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for icon, ask, answer in questions
    ]
    return [ft.Text(phone.say("what-this-is"), theme_style=ft.TextThemeStyle.TITLE_MEDIUM), *rows]
