"""Saying a number by tapping: large and alone, or on a line with others."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller

import flet as ft

from companion.engine.forms import NumberForm
from views.kit.tap import tappable
from views.models.sketch import Sketch
from views.phone import LARGE, Phone
from views.theme import CENTER, RADIUS, TOUCH

Change = Callable[[Callable[[Sketch], Sketch]], None]

STEPS = (1, 10)


def number(phone: Phone, sketch: Sketch, change: Change) -> list[ft.Control]:
    """A number with what makes it smaller and larger below it.

    Args:
        phone: whose screen.
        sketch: what is said so far.
        change: called with what a tap does.
    """

    def step(by: int) -> ft.Control:
        words = phone.say("box-more" if by > 0 else "box-fewer", by=abs(by))
        return _step(phone, words, by, change, width=72, height=TOUCH + 8)

    middle = ft.MainAxisAlignment.CENTER
    return [
        ft.Row([_value(phone, sketch, 44)], alignment=middle),
        *(ft.Row([step(-by), step(by)], alignment=middle, spacing=24) for by in STEPS),
    ]


def line(phone: Phone, name: str, sketch: Sketch, change: Change) -> ft.Control:
    """A number after its name, between what makes it smaller and larger; tens only where there are any.

    Args:
        phone: whose screen.
        name: of the number.
        sketch: what is said so far.
        change: called with what a tap does.
    """
    assert isinstance(sketch.form, NumberForm)
    steps = [by for by in STEPS if by < sketch.form.most]

    def step(by: int) -> ft.Control:
        words = phone.say("box-more-of" if by > 0 else "box-fewer-of", what=name, by=abs(by))
        return _step(phone, words, by, change, width=TOUCH + 4, height=TOUCH)

    value = ft.Container(_value(phone, sketch, 22), width=phone.size(36), alignment=CENTER)
    row = [*(step(-by) for by in reversed(steps)), value, *(step(by) for by in steps)]
    buttons = ft.Row(row, spacing=4, tight=True, alignment=ft.MainAxisAlignment.END)
    title = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2, expand=True)
    if phone.scale >= LARGE:
        return ft.Column([ft.Row([title]), buttons], spacing=4, tight=True)
    return ft.Row([title, buttons], spacing=8)


def _value(phone: Phone, sketch: Sketch, size: float) -> ft.Control:
    text = ft.Text(sketch.text, size=phone.size(size), weight=ft.FontWeight.W_700)
    return ft.Semantics(live_region=True, content=text)


def _step(phone: Phone, words: str, by: int, change: Change, *, width: float, height: float) -> ft.Control:
    sign = ft.Text(f"{by:+d}".replace("-", "−"), size=phone.size(17), weight=ft.FontWeight.W_600)
    return tappable(
        words,
        sign,
        partial(change, methodcaller("stepped", by)),
        width=width,
        height=height,
        alignment=CENTER,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=RADIUS,
    )
