"""Numbers with a button for one less and one for one more, in a grid; and titled cards to put them on."""

from collections.abc import Iterable
from functools import partial

import flet as ft

from views.boards.sweet_lands.asking import Figure, ask
from views.boards.sweet_lands.state import Screen
from views.boards.sweet_lands.words import said
from views.kit.tap import tappable
from views.theme import CENTER, TOUCH
from views.widgets.gain_icons import UNKNOWN, gain_icon
from views.widgets.sheet import card

EACH = 150.0
"""A number with its two buttons is at least so wide, in pixels."""

GAP = 8.0


def stepper_card(
    screen: Screen, seat: int, title: str, figures: Iterable[Figure], width: float
) -> ft.Control:
    """A titled card full of numbers; ``width`` is that of the card, in pixels."""
    return with_title(screen, title, steppers(screen, seat, figures, width - 32))


def with_title(screen: Screen, title: str, *content: ft.Control) -> ft.Control:
    """A card with a heading."""
    heading = ft.Text(said(screen.phone, title), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return card(heading, *content)


def steppers(screen: Screen, seat: int, figures: Iterable[Figure], width: float) -> ft.Control:
    """Numbers side by side, as many as fit."""
    columns = max(1, int((width + GAP) // (screen.phone.size(EACH) + GAP)))
    each = (width - GAP * (columns - 1)) / columns
    shown: list[ft.Control] = [stepper(screen, seat, figure, each) for figure in figures]
    return ft.Row(
        shown, wrap=True, spacing=GAP, run_spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START
    )


def stepper(screen: Screen, seat: int, figure: Figure, width: float) -> ft.Control:
    """One number: one less, what it is, one more; a tap on the number asks for any."""
    phone = screen.phone
    value = UNKNOWN if figure.value is None else str(figure.value)
    name = ft.Text(
        figure.name,
        size=min(phone.size(12), 16),
        color=ft.Colors.ON_SURFACE_VARIANT,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    number = ft.Row(
        [
            gain_icon(figure.icon, phone.size(22), figure.name),
            ft.Text(value, size=phone.size(18), weight=ft.FontWeight.W_700, no_wrap=True),
        ],
        spacing=6,
        tight=True,
    )
    middle = tappable(
        said(phone, "has", what=figure.name, n=value),
        number,
        partial(ask, screen, seat, figure),
        expand=True,
        height=TOUCH,
        alignment=CENTER,
    )
    row = ft.Row([_button(screen, figure, -1), middle, _button(screen, figure, 1)], spacing=0)
    inside = ft.Column([row, name], spacing=0, tight=True, horizontal_alignment=_MIDDLE)
    return ft.Container(
        inside,
        width=width,
        padding=ft.Padding.only(bottom=6),
        border_radius=12,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )


_MIDDLE = ft.CrossAxisAlignment.CENTER


def _button(screen: Screen, figure: Figure, by: int) -> ft.Control:
    """One less or one more; dimmed where that cannot be, and still there."""
    phone, correction = screen.phone, figure.changed(by)

    def change() -> None:
        if correction is None:
            phone.tell(said(phone, "no-further", what=figure.name))
        elif not screen.only_watches():
            screen.correct(correction)

    icon = ft.Icons.ADD if by > 0 else ft.Icons.REMOVE
    colour = ft.Colors.OUTLINE_VARIANT if correction is None else ft.Colors.PRIMARY
    return tappable(
        said(phone, "more" if by > 0 else "less", what=figure.name),
        ft.Icon(icon, size=phone.size(20), color=colour),
        change,
        width=TOUCH,
        height=TOUCH,
        alignment=CENTER,
        border_radius=12,
    )
