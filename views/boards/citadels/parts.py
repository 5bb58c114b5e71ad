"""What lies below in Citadels besides what every board has there: what is waited for, and what is in hand."""

from functools import partial
from typing import Any

import flet as ft

from views.boards.citadels.look import Sign, ui
from views.boards.citadels.marks import sign
from views.boards.citadels.state import Screen
from views.device.phone import Phone
from views.device.theme import APART, BUTTON, CENTER, EDGE, RADIUS
from views.kit.actions import Mark, primary
from views.kit.doing import way_back, with_preview
from views.kit.layout import grow, lines, row


def sign_mark(which: Sign) -> Mark:
    """A sign as the picture on a button."""
    return which if isinstance(which, ft.IconData) else partial(sign, which)


def waiting_for(phone: Phone, text: str) -> ft.Control:
    """What must be tapped before there is a button, in the place where the button will be."""
    return ft.Container(
        lines(phone, [text], quiet=True),
        expand=True,
        height=grow(phone, BUTTON),
        alignment=CENTER,
        padding=ft.Padding.symmetric(horizontal=APART),
        border_radius=RADIUS,
        border=EDGE,
    )


def with_way_back(screen: Screen, button: ft.Control) -> ft.Control:
    """What is in hand, and on its left the way to put it down."""
    return row(way_back(screen, ui(screen.phone, "back")), button)


def move_panel(screen: Screen, title: str, move: Any, mark: Sign, *, about: str = "") -> ft.Control:
    """What the move in hand is about and would bring, the button that makes it, and the way back."""
    button = primary(screen.phone, title, lambda: screen.acts.play(move), mark=sign_mark(mark))
    return with_preview(screen, move, with_way_back(screen, button), about=about)
