"""Numbers that people count by hand at a table that is only scored, each with its minus and its plus."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.engine.hand_counts import HandCount
from views.kit import steppers
from views.kit.amounts import number_text
from views.play.screen import Screen
from views.widgets.table.correcting import ask_number

EACH = 150.0
"""Least width of a number with its two buttons, in pixels at the usual size of text."""

GAP = 8.0


def draw_hand_counts(screen: Screen, seat: int, counts: Sequence[HandCount], width: float) -> ft.Control:
    """Draw numbers side by side, as many as fit. A tap on a number asks for any value.

    Args:
        screen: the phone's.
        seat: the owner of the things counted.
        counts: the numbers.
        width: width available, in pixels.
    """
    columns = min(len(counts), max(1, int((width + GAP) // (screen.phone.size(EACH) + GAP))))
    each = (width - GAP * (columns - 1)) / columns
    shown = [_draw_count(screen, seat, count, each) for count in counts]
    return ft.Row(
        shown, wrap=True, spacing=GAP, run_spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.START
    )


def name_count(screen: Screen, count: HandCount) -> str:
    """Name a thing that is counted, with a capital letter in languages that have them."""
    phone = screen.phone
    name = phone.texts[phone.locale].label(screen.game.id, count.label, screen.names)
    return name[:1].upper() + name[1:]


def _draw_count(screen: Screen, seat: int, count: HandCount, width: float) -> ft.Control:
    """Draw a number between its minus and its plus."""
    phone, name = screen.phone, name_count(screen, count)
    kind = screen.game.corrections.kind_of(count.message)
    keys = {"seat": seat, **count.keys}
    value = kind.current_value(screen.position, **keys) or 0
    least, most = kind.limits(screen.position, keys)

    def change_count(by: int) -> None:
        if least <= value + by <= most:
            screen.acts.correct(kind.make(value + by, **keys), stay=True)
        else:
            phone.tell(phone.say("count-end", what=name))

    steps = [
        (phone.say("count-more" if by > 0 else "count-less", what=name), partial(change_count, by), possible)
        for by, possible in ((-1, value > least), (1, value < most))
    ]
    number = number_text(phone, str(value), 20)
    label = phone.say("count-now", what=name, count=value)
    ask = partial(ask_number, screen, kind, title=f"{screen.names[seat]} · {name}", **keys)
    return steppers.stepper(phone, name, number, label, ask, steps, width)
