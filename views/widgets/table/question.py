"""The question whether an entry may be taken back, on the phone that answers it."""

import flet as ft

from companion.hosting.undo_requests import UndoRequestView
from views.kit.dialog import Dialog
from views.play.screen import Screen
from views.widgets.buttons import main_button
from views.widgets.sheet import sheet


def undo_question(screen: Screen) -> Dialog | None:
    """Draw the sheet with the undo request to this phone, or None."""
    asked = screen.client.approval.open_request(screen.eyes)
    return _draw_undo_sheet(screen, asked) if asked and asked.mine_to_answer else None


def _draw_undo_sheet(screen: Screen, asked: UndoRequestView) -> Dialog:
    phone, what = screen.phone, screen.sentence(asked.line)
    words = ft.Text(what, theme_style=ft.TextThemeStyle.BODY_LARGE)
    return sheet(
        phone,
        screen.say(f"asks-{asked.what}", name=screen.person(asked.by)),
        [
            ft.Semantics(live_region=True, content=words),
            ft.Row(
                [
                    ft.Container(
                        main_button(
                            phone, screen.say("allow-no"), lambda: screen.undoing.answer(False), second=True
                        ),
                        expand=True,
                    ),
                    ft.Container(
                        main_button(
                            phone,
                            screen.say("allow-yes"),
                            lambda: screen.undoing.answer(True),
                            icon=ft.Icons.CHECK,
                        ),
                        expand=True,
                    ),
                ],
                spacing=12,
            ),
        ],
        lambda: screen.undoing.answer(False),
    )
