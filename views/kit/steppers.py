"""Buttons that step a number, and the sheet that sets a number to the value on the table."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import flet as ft

from views.device.phone import Phone
from views.device.theme import CENTER, GAP, RADIUS, TIGHT, TOUCH
from views.kit.actions import Act
from views.kit.amounts import number_text
from views.kit.layout import middle_column
from views.kit.tap import tappable
from views.models.sheets import Count
from views.play.screen import Screen

MOST = 999
"""Default upper bound of a number."""

WIDE = TOUCH + 3 * GAP
"""Width of a step below a number that stands alone, in pixels."""

DIGIT = 13.0
"""Width of a figure on a line with its steps, in pixels at the usual size of text."""

Words = Callable[[int], str]
"""Words of a screen reader for a step, by its amount."""


def ask_for_number(
    screen: Screen,
    title: str,
    value: int,
    make: Callable[[int], object],
    *,
    steps: tuple[int, ...] = (1,),
    least: int = 0,
    most: int = MOST,
    unit: str = "",
) -> None:
    """Open the sheet that sets a number to the value on the table. Tell a device that only watches why not.

    Args:
        screen: the phone's.
        title: name of the number, as a sentence.
        value: current number, clamped to `least` and `most`.
        make: makes the correction from a number.
        steps: amounts that a tap can add or take away.
        least: smallest number allowed.
        most: largest number allowed.
        unit: sign before the number, such as ``$``.
    """
    if not screen.acts.only_watches():
        screen.sheet = Count(title, min(most, max(least, value)), steps, make, unit, least, most)


def signed_number(by: int) -> str:
    """Format a step with its sign and a true minus sign (U+2212), as wide as the plus."""
    return f"{by:+d}".replace("-", "−")


def step_button(phone: Phone, by: int, label: str, act: Act, *, width: float = TOUCH + TIGHT) -> ft.Control:
    """Draw the button that makes a number larger or smaller.

    Args:
        phone: the phone that shows it.
        by: amount of the step.
        label: words of a screen reader.
        act: changes the number.
        width: of the button, in pixels.
    """
    return tappable(
        label,
        ft.Text(signed_number(by), size=phone.size(17), weight=ft.FontWeight.W_600, no_wrap=True),
        act,
        width=width,
        height=TOUCH,
        alignment=CENTER,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=RADIUS,
        ink=True,
    )


def live_number(phone: Phone, text: str, size: float) -> ft.Control:
    """Draw a number that is being changed. A screen reader says each change."""
    return ft.Semantics(live_region=True, content=number_text(phone, text, size))


def number_alone(
    phone: Phone,
    shown: str,
    change: Callable[[int], object],
    *,
    steps: Iterable[int] = (1,),
    words: Words = signed_number,
) -> list[ft.Control]:
    """Draw a large number, with the buttons that make it smaller and larger below.

    Args:
        phone: the phone that shows it.
        shown: current number, as text.
        change: called with the amount that a tap adds.
        steps: amounts of the buttons.
        words: words of a screen reader for each step.
    """
    middle = ft.MainAxisAlignment.CENTER

    def draw_step(by: int) -> ft.Control:
        return step_button(phone, by, words(by), partial(change, by), width=WIDE)

    return [
        ft.Row([live_number(phone, shown, 44)], alignment=middle),
        *(ft.Row([draw_step(-by), draw_step(by)], alignment=middle, spacing=3 * GAP) for by in steps),
    ]


def number_line(
    phone: Phone,
    shown: str,
    change: Callable[[int], object],
    *,
    steps: Sequence[int] = (1,),
    words: Words = signed_number,
) -> ft.Control:
    """Draw a number between the buttons that make it smaller and larger. See `number_alone`."""

    def draw_line_step(by: int) -> ft.Control:
        return step_button(phone, by, words(by), partial(change, by))

    wide = phone.size(DIGIT) * max(3, len(shown))
    value = ft.Container(live_number(phone, shown, 22), width=wide, alignment=CENTER)
    row = [*(draw_line_step(-by) for by in reversed(steps)), value, *(draw_line_step(by) for by in steps)]
    return ft.Row(row, spacing=TIGHT, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def stepper(
    phone: Phone,
    name: str,
    shown: ft.Control,
    label: str,
    act: Act,
    steps: Iterable[tuple[str, Act, bool]],
    width: float,
) -> ft.Control:
    """Draw a number between a minus and a plus button, with its name below. Many of them make a grid.

    Args:
        phone: the phone that shows it.
        name: name of the thing counted.
        shown: drawing of the number.
        label: words of a screen reader for the number.
        act: opens the sheet that asks for any number.
        steps: minus and plus: words of a screen reader, action of a tap, True if the step is possible.
        width: of the whole, in pixels.
    """
    below = ft.Text(
        name,
        size=min(phone.size(12), 16),
        color=ft.Colors.ON_SURFACE_VARIANT,
        max_lines=2,
        text_align=ft.TextAlign.CENTER,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    middle = tappable(label, shown, act, expand=True, height=TOUCH, alignment=CENTER)
    less, more = (
        tappable(
            words,
            ft.Icon(icon, size=phone.size(20), color=ft.Colors.PRIMARY if may else ft.Colors.OUTLINE_VARIANT),
            change,
            width=TOUCH,
            height=TOUCH,
            alignment=CENTER,
            border_radius=RADIUS,
        )
        for icon, (words, change, may) in zip((ft.Icons.REMOVE, ft.Icons.ADD), steps, strict=True)
    )
    inside = middle_column(ft.Row([less, middle, more], spacing=0), below, spacing=0)
    return ft.Container(
        inside,
        width=width,
        padding=ft.Padding.only(bottom=6),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER,
    )
