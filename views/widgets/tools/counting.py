"""Line on which a number is set, after its label."""

from collections.abc import Callable, Sequence

import flet as ft

from views.device.phone import Phone
from views.kit.steppers import number_line


def count_line(
    phone: Phone, message: str, value: int, change: Callable[[int], object], *, steps: Sequence[int] = (1,)
) -> ft.Control:
    """Draw a label, its number, and the buttons that make it smaller and larger.

    Args:
        phone: the phone that shows it.
        message: id of the label.
        value: current number.
        change: called with the amount that a tap adds.
        steps: amounts of the buttons.
    """
    words = ft.Text(phone.say(message), size=phone.size(15))
    return ft.Row(
        [words, number_line(phone, str(value), change, steps=steps)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
