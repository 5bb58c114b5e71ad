"""A number of a box, made larger and smaller by tapping: by itself, or on one line with its name."""

from collections.abc import Callable
from functools import partial
from operator import methodcaller

import flet as ft

from companion.engine.forms import NumberForm
from views.phone import Phone
from views.sketch import Sketch
from views.theme import CENTER, RADIUS, TOUCH
from views.widgets.tap import tappable

Change = Callable[[Callable[[Sketch], Sketch]], None]
"""Changes what is drawn now; what is on the screen may be older than the last tap."""

STEPS = (1, 10)

LINE_STEP = 46
"""Pixels across of a button beside a number that stands on one line with its name."""


def _step(phone: Phone, by: int, change: Change, width: float) -> ft.Control:
    """A button that makes a number so much larger, or smaller."""
    words = phone.say("box-more" if by > 0 else "box-fewer", by=abs(by))
    sign = ft.Text(f"{by:+d}".replace("-", "−"), size=phone.size(17), weight=ft.FontWeight.W_600)
    return tappable(
        words,
        sign,
        partial(change, methodcaller("stepped", by)),
        width=width,
        height=TOUCH + 8,
        alignment=CENTER,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
        border_radius=RADIUS,
    )


def number_line(phone: Phone, title: ft.Control, sketch: Sketch, change: Change) -> ft.Control:
    """A number among other things, with its name on one line; steps of ten only where it can be so large."""
    assert isinstance(sketch.form, NumberForm)
    steps = STEPS if sketch.form.most >= 2 * STEPS[-1] else STEPS[:1]
    number = ft.Text(
        sketch.text, size=phone.size(22), weight=ft.FontWeight.W_700, text_align=ft.TextAlign.CENTER
    )
    said = ft.Container(ft.Semantics(live_region=True, content=number), width=phone.size(36))
    less = [_step(phone, -by, change, LINE_STEP) for by in reversed(steps)]
    more = [_step(phone, by, change, LINE_STEP) for by in steps]
    buttons = ft.Row([*less, said, *more], spacing=6, tight=True)
    return ft.Row(
        [title if phone.scale > 1 else ft.Container(title, expand=True), buttons],
        wrap=phone.scale > 1,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def number_steps(phone: Phone, sketch: Sketch, change: Change) -> list[ft.Control]:
    """A number by itself, large, with its steps below."""
    number = ft.Text(sketch.text, size=phone.size(44), weight=ft.FontWeight.W_700)
    middle = ft.MainAxisAlignment.CENTER
    return [
        ft.Row([ft.Semantics(live_region=True, content=number)], alignment=middle),
        *(
            ft.Row(
                [_step(phone, -by, change, 72), _step(phone, by, change, 72)], alignment=middle, spacing=24
            )
            for by in STEPS
        ),
    ]
