"""Small parts of what lies below a town: lines of text, and the way back."""

from collections.abc import Iterable
from dataclasses import replace

import flet as ft

from views.boards.small_city.state import Screen, hand_of, have
from views.phone import Phone
from views.widgets.buttons import text_button


def lines(phone: Phone, texts: Iterable[str], *, quiet: bool = False) -> ft.Control:
    """Sentences one below the other, in the middle."""
    ink = ft.Colors.ON_SURFACE_VARIANT if quiet else ft.Colors.ON_SURFACE
    return ft.Semantics(
        live_region=True,
        content=ft.Column(
            [
                ft.Text(text, size=phone.size(14), color=ink, text_align=ft.TextAlign.CENTER)
                for text in texts
                if text
            ],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    )


def put_down(screen: Screen) -> None:
    """Put down what is pointed at; the tile in hand stays there."""
    screen.close()
    screen.target = None
    hand = replace(hand_of(screen).with_nothing_over(), store=(), paid=None, chains=False)
    have(screen, replace(hand, town=None, who=None, dying=None, grave=None))


def steps_back(screen: Screen, text: str) -> ft.Control:
    """The button that puts down what is pointed at."""
    button = text_button(screen.phone, text, lambda: put_down(screen))
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)


def in_a_row(*controls: ft.Control) -> ft.Control:
    """Side by side, in the middle, in as many lines as they need."""
    return ft.Row(
        list(controls),
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        wrap=True,
        spacing=8,
        run_spacing=4,
    )
