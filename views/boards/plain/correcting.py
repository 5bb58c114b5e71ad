"""Corrections of the mirror, or of a table that is only scored: their kinds, fields and values."""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion.engine.correction_fields import ChoiceField, Field, NumberField, TextField
from companion.engine.corrections import CorrectionKind as Kind
from companion.engine.message import Impossible
from views.boards.plain.area import AreaMarks, draw_area
from views.kit.layout import middle_column
from views.kit.steppers import number_line
from views.models.correctable import fields_to_ask, make_correction, tappable_kinds
from views.play.screen import Screen
from views.widgets.buttons import main_button, text_button
from views.widgets.choices import chip, chips

STEPS = (1, 10)


@dataclass(frozen=True)
class Correcting:
    """A correction that is being made.

    Attributes:
        tag: which kind.
        values: the values of its fields so far.
    """

    tag: str
    values: tuple[tuple[str, Any], ...] = ()

    def with_value(self, name: str, value: Any) -> "Correcting":
        """Return a copy with the value of one field set."""
        return replace(self, values=tuple({**dict(self.values), name: value}.items()))


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the cells of the seat. A tap names the cell to correct."""
    area = screen.game.area(screen.position, screen.seat)
    if area is None:
        return ft.Text(screen.say("as-on-table"), text_align=ft.TextAlign.CENTER)
    marks = AreaMarks(
        screen.name_thing,
        target=screen.target,
        tap=partial(setattr, screen, "target"),
        hold=screen.rules.ask_about,
    )
    return draw_area(screen, area, marks, width, height, key=screen.seat)


def acts(screen: Screen, width: float) -> ft.Control:
    """Draw the kinds of correction, or the fields of the chosen one with its button."""
    kinds, now = _correction_kinds(screen), screen.hand
    chosen = next((kind for kind in kinds if isinstance(now, Correcting) and kind.tag == now.tag), None)
    if chosen is None or not isinstance(now, Correcting):
        rows: list[ft.Control] = [
            main_button(
                screen.phone,
                _describe_correction(screen, kind, {}),
                partial(_begin_correction, screen, kind),
                second=True,
            )
            for kind in kinds
        ]
    else:
        rows = _draw_fields(screen, chosen, now)
    return middle_column(*rows, spacing=10)


def _draw_fields(screen: Screen, kind: Kind[Any], correcting: Correcting) -> list[ft.Control]:
    """Draw the fields of a correction, and the button that makes it."""
    phone, values = screen.phone, dict(correcting.values)
    correction = _make_correction(screen, kind, values)
    act = partial(screen.acts.correct, correction)
    return [
        *(
            _draw_field(screen, correcting, field, getattr(correction, field.name))
            for field in fields_to_ask(kind)
        ),
        main_button(phone, _describe_correction(screen, kind, values), act, icon=ft.Icons.CHECK),
        text_button(phone, screen.say("back"), partial(setattr, screen, "hand", None)),
    ]


def _area_cells(screen: Screen) -> tuple[str, ...]:
    area = screen.game.area(screen.position, screen.seat)
    return area.board.names if area else ()


def _correction_kinds(screen: Screen) -> tuple[Kind[Any], ...]:
    return tappable_kinds(screen.game, _area_cells(screen))


def _begin_correction(screen: Screen, kind: Kind[Any]) -> None:
    screen.hand = Correcting(kind.tag)


def _make_correction(screen: Screen, kind: Kind[Any], values: dict[str, Any]) -> Any:
    cell = screen.target or next(iter(_area_cells(screen)), "")
    return make_correction(kind, screen.position, screen.seat, values, cell)


def _describe_correction(screen: Screen, kind: Kind[Any], values: dict[str, Any]) -> str:
    """Describe a correction as its line of the log does, or by its tag if the game cannot."""
    correction = _make_correction(screen, kind, values)
    try:
        notice = screen.game.describe_correction(screen.position, correction)
    except (Impossible, LookupError):
        return kind.tag
    return screen.about("correct", notice.id, notice.params)


def _draw_field(screen: Screen, correcting: Correcting, field: Field, value: Any) -> ft.Control:
    match field:
        case NumberField():
            return _draw_number_field(screen, correcting, field, value)
        case ChoiceField():
            return chips(
                *(
                    chip(
                        screen.phone,
                        _value_word(screen, one),
                        partial(setattr, screen, "hand", correcting.with_value(field.name, one)),
                        chosen=one == value,
                    )
                    for one in field.values
                )
            )
        case TextField():
            return ft.Text(screen.say("plain-tap-cell", at=screen.name_thing(str(value))))
    raise TypeError(field)


def _value_word(screen: Screen, value: Any) -> str:
    if isinstance(value, bool):
        return screen.say("plain-yes" if value else "plain-no")
    return screen.say("plain-nothing") if value is None else screen.name_thing(str(value))


def _draw_number_field(screen: Screen, correcting: Correcting, field: NumberField, value: int) -> ft.Control:
    def change_number(step: int) -> None:
        wanted = min(field.most, max(field.least, value + step))
        screen.hand = correcting.with_value(field.name, wanted)

    def step_words(step: int) -> str:
        return screen.say("box-more" if step > 0 else "box-fewer", by=abs(step))

    steps = [by for by in STEPS if by < max(2, field.most - field.least)]
    return number_line(screen.phone, str(value), change_number, steps=steps, words=step_words)
