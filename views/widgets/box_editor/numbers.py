"""Saying a number of a box by tapping: large and alone, or on a line with others."""

from collections.abc import Callable

import flet as ft

from companion.engine.forms import NumberForm
from views.device.phone import LARGE, Phone
from views.kit.steppers import number_alone, number_line
from views.models.sketch import Sketch

Change = Callable[[Callable[[Sketch], Sketch]], None]

STEPS = (1, 10)


def number(phone: Phone, sketch: Sketch, change: Change) -> list[ft.Control]:
    """A number with what makes it smaller and larger below it.

    Args:
        phone: whose screen.
        sketch: what is said so far.
        change: called with what a tap does.
    """

    def words(by: int) -> str:
        return phone.say("box-more" if by > 0 else "box-fewer", by=abs(by))

    return number_alone(phone, sketch.text, _stepped(change), steps=STEPS, words=words)


def line(phone: Phone, name: str, sketch: Sketch, change: Change) -> ft.Control:
    """A number after its name, between what makes it smaller and larger; tens only where there are any.

    Args:
        phone: whose screen.
        name: of the number.
        sketch: what is said so far.
        change: called with what a tap does.
    """
    assert isinstance(sketch.form, NumberForm)
    most = sketch.form.most
    steps = [by for by in STEPS if by < most]

    def words(by: int) -> str:
        return phone.say("box-more-of" if by > 0 else "box-fewer-of", what=name, by=abs(by))

    buttons = number_line(phone, sketch.text, _stepped(change), steps=steps, words=words)
    title = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, max_lines=2, expand=True)
    if phone.scale >= LARGE:
        return ft.Column([ft.Row([title]), buttons], spacing=4, tight=True)
    return ft.Row([title, buttons], spacing=8)


def _stepped(change: Change) -> Callable[[int], None]:
    return lambda by: change(lambda sketch: sketch.step(by))
