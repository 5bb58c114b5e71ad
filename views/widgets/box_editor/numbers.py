"""Editing a number of a box by tapping: large and alone, or on a line with others."""

from collections.abc import Callable

import flet as ft

from companion.engine.forms import NumberForm
from views.device.phone import LARGE, Phone
from views.kit.steppers import number_alone, number_line
from views.models.sketch import Sketch
from views.widgets.box_editor.gain_icons import UNKNOWN

Change = Callable[[Callable[[Sketch], Sketch]], None]

STEPS = (1, 10)


def number_controls(phone: Phone, sketch: Sketch, change: Change) -> list[ft.Control]:
    """Draw a number with the buttons that make it smaller and larger below.

    Args:
        phone: the phone that shows it.
        sketch: sketch with the current number.
        change: called with the change that a tap makes.
    """

    def step_words(by: int) -> str:
        return phone.say("box-more" if by > 0 else "box-fewer", by=abs(by))

    return number_alone(phone, sketch.text or UNKNOWN, _make_stepper(change), steps=STEPS, words=step_words)


def named_number_line(phone: Phone, name: str, sketch: Sketch, change: Change) -> ft.Control:
    """Draw a number after its name, between the buttons that make it smaller and larger.

    Steps of ten are drawn only if the number can exceed ten.

    Args:
        phone: the phone that shows it.
        name: name of the number.
        sketch: sketch with the current number.
        change: called with the change that a tap makes.
    """
    assert isinstance(sketch.form, NumberForm)
    most = sketch.form.most
    steps = [by for by in STEPS if by < most]

    def step_label(by: int) -> str:
        return phone.say("box-more-of" if by > 0 else "box-fewer-of", what=name, by=abs(by))

    buttons = number_line(phone, sketch.text or UNKNOWN, _make_stepper(change), steps=steps, words=step_label)
    title = ft.Text(name, theme_style=ft.TextThemeStyle.TITLE_SMALL, expand=True)
    if phone.scale >= LARGE:
        return ft.Column([ft.Row([title]), buttons], spacing=4, tight=True)
    return ft.Row([title, buttons], spacing=8)


def _make_stepper(change: Change) -> Callable[[int], None]:
    return lambda by: change(lambda sketch: sketch.step(by))
