"""Controls for declared corrections: a number on a sheet, a few values, a seat, a tap."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import flet as ft

from companion.engine.correction_fields import ChoiceField, SeatField, can_be_none
from companion.engine.corrections import CorrectionKind
from views.kit import steppers
from views.play.screen import Screen
from views.widgets.choices import chip, value_chips
from views.widgets.seats.seat_marks import seat_mark

Kind = CorrectionKind[Any]
Keys = Mapping[str, Any]


def is_offered(screen: Screen, kind: Kind) -> bool:
    """Tell if a correction is offered at the table shown."""
    return kind.is_offered(screen.position, "score" if screen.only_scored else "play")


def title_of(screen: Screen, kind: Kind, /, **keys: Any) -> str:
    """Name the value that a correction sets."""
    notice = kind.title(keys)
    return screen.about("set", notice.id, notice.params)


def ask_number(screen: Screen, kind: Kind, /, *, unit: str = "", title: str = "", **keys: Any) -> None:
    """Open the sheet that sets a number to the value on the table. An unknown number begins at 0.

    Args:
        screen: the phone's.
        kind: kind of the correction.
        title: name of the number, if the game's board calls it otherwise than the declaration.
        unit: sign before the number.
        keys: fields of the correction that identify the number.
    """
    least, most = kind.limits(screen.position, keys)
    steppers.ask_for_number(
        screen,
        title or title_of(screen, kind, **keys),
        kind.current_value(screen.position, **keys) or 0,
        partial(kind.make, **keys),
        steps=kind.steps_of(keys),
        least=least,
        most=most,
        unit=unit,
    )


def ask_tile(
    screen: Screen,
    kind: Kind,
    field: str,
    title: str,
    make: Callable[[int], Any],
    *,
    there: Iterable[int] = (),
) -> None:
    """Open the sheet that names a tile by its number, beginning with the first number not there.

    Args:
        screen: the phone's.
        kind: kind of the correction.
        field: field with the number.
        title: question for the tile.
        make: makes the correction from the number.
        there: numbers that are there.
    """
    number, has = kind.number_field(field), {*there}
    first = next((one for one in range(max(1, number.least), number.most + 1) if one not in has), number.most)
    steppers.ask_for_number(
        screen, title, first, make, steps=kind.steps_of({}), least=number.least, most=number.most
    )


def number_chip(
    screen: Screen, kind: Kind, /, *, icon: ft.Control | None = None, unit: str = "", **keys: Any
) -> ft.Control:
    """Draw a number in words, behind a picture. A tap opens `ask_number`."""
    notice = kind.title(keys, kind.current_value(screen.position, **keys))
    words = screen.about("set", notice.id, notice.params)
    ask = partial(ask_number, screen, kind, unit=unit, **keys)
    return chip(screen.phone, words, ask, icon=icon)


def correction_button(screen: Screen, kind: Kind) -> ft.Control:
    """Draw a correction that needs nothing but a tap."""
    return chip(screen.phone, title_of(screen, kind), lambda: screen.acts.correct(kind.message()))


def correction_choices(
    screen: Screen,
    kind: Kind,
    /,
    *,
    values: Iterable[Any] | None = None,
    middle: bool = False,
    **keys: Any,
) -> ft.Control:
    """Draw the values to choose from, or all seats, with the current value chosen.

    A tap on the current value clears it, if the field can be None.

    Args:
        screen: the phone's.
        kind: kind of the correction.
        values: values to choose from; by default all that its type lists.
        middle: True if the chips stand in the middle, and not from the left on.
        keys: fields of the correction that identify the value.
    """
    field, now = kind.value, kind.current_value(screen.position, **keys)

    def choose_value(value: Any) -> None:
        if value != now:
            screen.acts.correct(kind.make(value, **keys))
        elif can_be_none(field):
            screen.acts.correct(kind.make(None, **keys))

    def value_words(value: Any) -> str:
        notice = kind.describe(screen.position, kind.make(value, **keys))
        return screen.about("correct", notice.id, notice.params)

    if isinstance(field, SeatField):
        seats = range(len(screen.seats))
        name, icon = screen.names.__getitem__, partial(_draw_seat_mark, screen)
        return value_chips(
            screen.phone, seats, (now,), choose_value, name, label=value_words, icon=icon, middle=middle
        )
    assert isinstance(field, ChoiceField), kind.tag
    offered = field.values if values is None else values
    listed = [value for value in offered if value is not None]
    words = partial(screen.about, field.name)
    return value_chips(screen.phone, listed, (now,), choose_value, words, middle=middle)


def _draw_seat_mark(screen: Screen, seat: int) -> ft.Control:
    return seat_mark(screen.phone, screen.seats[seat].colour, 16)


def titled_choices(screen: Screen, kind: Kind, /, *, middle: bool = False, **keys: Any) -> list[ft.Control]:
    """Draw the title of a correction above its choices."""
    colour = ft.Colors.ON_SURFACE_VARIANT
    title = ft.Text(title_of(screen, kind, **keys), size=screen.phone.size(14), color=colour)
    return [title, correction_choices(screen, kind, middle=middle, **keys)]
