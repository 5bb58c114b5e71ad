"""A number that is set, with what it counts before it."""

from collections.abc import Callable, Sequence

import flet as ft

from views.device.phone import Phone
from views.kit.steppers import number_line


def count_line(
    phone: Phone, message: str, value: int, change: Callable[[int], object], *, steps: Sequence[int] = (1,)
) -> ft.Control:
    """What is counted, how much of it there is, and what makes it less and more.

    Args:
        phone: whose screen.
        message: says what is counted.
        value: how much of it there is.
        change: called with how much a tap adds.
        steps: how much that can be.
    """
    words = ft.Text(phone.say(message), size=phone.size(15))
    return ft.Row(
        [words, number_line(phone, str(value), change, steps=steps)],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        wrap=True,
    )
