"""Grids of numbers with buttons for one less and one more, and titled cards to put them on."""

from collections.abc import Callable, Iterable
from functools import partial

import flet as ft

from views.boards.sweet_lands.asking import Figure, ask
from views.boards.sweet_lands.speech import say
from views.boards.sweet_lands.state import Screen
from views.kit import amounts
from views.kit import steppers as kit
from views.kit.actions import Act
from views.widgets.box_editor.gain_icons import UNKNOWN, gain_icon
from views.widgets.choices import chip
from views.widgets.sheet import card

EACH = 150.0
"""A number with its two buttons is at least so wide, in pixels."""

GAP = 8.0


def stepper_card(
    screen: Screen, seat: int, title: str, figures: Iterable[Figure], width: float
) -> ft.Control:
    """Draw a titled card full of numbers. ``width`` is that of the card, in pixels."""
    return with_title(screen, title, steppers(screen, seat, figures, width - 32))


def with_title(screen: Screen, title: str, *content: ft.Control) -> ft.Control:
    """Draw a card with a heading."""
    heading = ft.Text(say(screen.phone, title), theme_style=ft.TextThemeStyle.TITLE_SMALL)
    return card(heading, *content)


def add_chip(screen: Screen, words: str, act: Act, *, chosen: bool = False, label: str = "") -> ft.Control:
    """Draw a chip that adds one more thing. A screen reader reads the label, if it has one."""
    return chip(screen.phone, words, act, chosen=chosen, icon=ft.Icon(ft.Icons.ADD, size=18), label=label)


def steppers(screen: Screen, seat: int, figures: Iterable[Figure], width: float) -> ft.Control:
    """Draw numbers side by side, as many as fit."""
    columns = max(1, int((width + GAP) // (screen.phone.size(EACH) + GAP)))
    each = (width - GAP * (columns - 1)) / columns
    shown: list[ft.Control] = [stepper(screen, seat, figure, each) for figure in figures]
    return ft.Row(
        shown, wrap=True, spacing=GAP, run_spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START
    )


def stepper(screen: Screen, seat: int, figure: Figure, width: float) -> ft.Control:
    """Draw one number between the buttons for one less and one more.

    A tap on the number asks for any value.
    """
    phone = screen.phone
    value = UNKNOWN if figure.value is None else str(figure.value)
    number = ft.Row(
        [gain_icon(figure.icon, phone.size(22), figure.name), amounts.number_text(phone, value, 18)],
        spacing=6,
        tight=True,
    )
    return kit.stepper(
        phone,
        figure.name,
        number,
        say(phone, "has", what=figure.name, n=value),
        partial(ask, screen, seat, figure),
        [_step(screen, figure, by) for by in (-1, 1)],
        width,
    )


def _step(screen: Screen, figure: Figure, step: int) -> tuple[str, Callable[[], None], bool]:
    """Return a button's words, its act, and a flag that the number can change so."""
    phone, correction = screen.phone, figure.change(step)

    def change() -> None:
        if correction is None:
            phone.tell(say(phone, "no-further", what=figure.name))
        else:
            screen.acts.correct(correction)

    words = say(phone, "more" if step > 0 else "less", what=figure.name)
    return words, change, correction is not None
