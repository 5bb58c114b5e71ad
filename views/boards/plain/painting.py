"""Brushes of the plain board, and the strokes that they make on its cells."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion.engine.correction_fields import Field, NumberField, can_be_none
from companion.engine.message import Impossible
from views.boards.plain.area import AreaMarks, draw_area
from views.boards.plain.faces import PLAIN_LOOK, Face, draw_face
from views.device.theme import TIGHT, TOUCH
from views.kit.actions import brush_button
from views.kit.layout import grow, lay_in_middle, sentence_lines, small_text
from views.kit.steppers import number_line
from views.models.brush_strokes import clearing_values, find_stroke, find_thing, next_cells
from views.models.correctable import Kind, brush_fields, first_value, list_values
from views.play.screen import Screen

MOST_BRUSHES = 12
"""Maximum number of values with a brush each; a longer range of numbers is stepped through."""

JOINED = "+"
"""Stands between the cells of a piece that have been tapped so far."""


@dataclass(frozen=True)
class Correcting:
    """State of a phone that corrects a table.

    Attributes:
        tag: the kind of correction in hand; empty for the first one.
        values: the values of its brush that were chosen.
        erases: whether the eraser is in hand instead of the brush.
    """

    tag: str = ""
    values: tuple[tuple[str, Any], ...] = ()
    erases: bool = False

    @property
    def idle(self) -> bool:
        """True: a brush is always in hand."""
        return True

    def with_value(self, tag: str, name: str, value: Any) -> "Correcting":
        """Return a copy with one value of a kind's brush set, and the brush in hand."""
        known = dict(self.values) if tag == self.tag else {}
        return Correcting(tag, tuple({**known, name: value}.items()))


def correcting_of(screen: Screen) -> Correcting:
    """Return the state of this phone's corrections."""
    return screen.hand if isinstance(screen.hand, Correcting) else Correcting()


def brush_values(screen: Screen, kind: Kind) -> dict[str, Any]:
    """Return the values of the brush that was chosen last, by field."""
    now = correcting_of(screen)
    chosen = dict(now.values) if now.tag in ("", kind.tag) else {}
    return {field.name: chosen.get(field.name, first_value(field)) for field in brush_fields(kind)}


def _values_in_hand(screen: Screen, kind: Kind) -> dict[str, Any]:
    """Return the values of the brush or the eraser in hand, by field."""
    values = brush_values(screen, kind)
    return {**values, **clearing_values(kind)} if correcting_of(screen).erases else values


# The cells ------------------------------------------------------------------------------------------------


def draw_cells(screen: Screen, kind: Kind | None, width: float, height: float) -> ft.Control | None:
    """Draw the cells of the seat looked at, for a brush if there is one. None without cells."""
    area = screen.game.area(screen.position, screen.seat)
    if area is None:
        return None
    tapped = _tapped_cells(screen)
    marks = AreaMarks(
        screen.name_thing,
        legal=_open_cells(screen, kind, tapped) if kind and tapped else frozenset(),
        target=screen.target,
        tap=partial(_paint_cell, screen, kind) if kind else None,
        hold=screen.rules.ask_about,
    )
    return lay_in_middle(draw_area(screen, area, marks, width, height, key=screen.seat, whole=True))


def _tapped_cells(screen: Screen) -> tuple[str, ...]:
    return tuple(screen.target.split(JOINED)) if screen.target else ()


def _open_cells(screen: Screen, kind: Kind, tapped: Sequence[str]) -> frozenset[str]:
    values = _values_in_hand(screen, kind)
    return next_cells(screen.game, kind, screen.position, screen.seat, values, tapped)


def _paint_cell(screen: Screen, kind: Kind, cell: str) -> None:
    """Paint a cell, clear it if it is painted so already, or begin a piece of several cells there."""
    if screen.acts.only_watches():
        return
    tapped = _tapped_cells(screen)
    if cell in tapped:
        screen.target = None
        return
    values, cells = _values_in_hand(screen, kind), (*tapped, cell)
    try:
        made = find_stroke(screen.game, kind, screen.position, screen.seat, values, cells)
    except Impossible:
        screen.phone.tell(screen.say("plain-cannot-lie", at=screen.name_thing(cell)))
    except LookupError:
        screen.target = JOINED.join(cells)
    else:
        screen.target = None
        if made is None:
            screen.phone.tell(screen.say("plain-nothing-there", at=screen.name_thing(cell)))
        else:
            screen.acts.correct(made)


def draw_next_tap(screen: Screen, kind: Kind | None) -> ft.Control | None:
    """Draw the sentence that asks for the cells of a piece of several cells, one after the other."""
    if kind is None or len(kind.cells) < 2:
        return None
    tapped = _tapped_cells(screen)
    next_one = tapped and screen.say("plain-other-cell", at=screen.name_thing(tapped[0]))
    return sentence_lines(screen.phone, [next_one or screen.say("plain-piece-cells")], quiet=True)


# The brushes ----------------------------------------------------------------------------------------------


def draw_brushes(screen: Screen, kind: Kind) -> list[ft.Control]:
    """Draw a row of brushes for each field of the thing to paint. The eraser ends the last row."""
    fields = brush_fields(kind)
    rows = [_draw_field(screen, kind, field) for field in fields]
    if rows and any(map(can_be_none, fields)):
        rows[-1].append(_draw_eraser(screen, kind))
    return [
        ft.Row(row, alignment=ft.MainAxisAlignment.CENTER, wrap=True, spacing=TIGHT, run_spacing=TIGHT)
        for row in rows
    ]


def _draw_field(screen: Screen, kind: Kind, field: Field) -> list[ft.Control]:
    values = [value for value in list_values(field, len(screen.seats)) if value is not None]
    if isinstance(field, NumberField) and len(values) > MOST_BRUSHES:
        return [_draw_number(screen, kind, field)]
    return [_draw_brush(screen, kind, field, value) for value in values]


def _draw_eraser(screen: Screen, kind: Kind) -> ft.Control:
    now, size = correcting_of(screen), grow(screen.phone, TOUCH)

    def take_eraser() -> None:
        screen.target = None
        screen.hand = replace(now, tag=kind.tag, erases=True)

    face = ft.Icon(ft.Icons.BACKSPACE_OUTLINED, size=size / 2)
    return brush_button(screen.say("eraser"), face, take_eraser, chosen=now.erases, width=size, height=size)


def _take_value(screen: Screen, kind: Kind, field: Field, value: Any) -> None:
    screen.target = None
    screen.hand = correcting_of(screen).with_value(kind.tag, field.name, value)


def _draw_number(screen: Screen, kind: Kind, field: NumberField) -> ft.Control:
    now = brush_values(screen, kind)[field.name]

    def change_number(step: int) -> None:
        _take_value(screen, kind, field, min(field.most, max(field.least, now + step)))

    def step_words(step: int) -> str:
        return screen.say("box-more" if step > 0 else "box-fewer", by=abs(step))

    return number_line(screen.phone, str(now), change_number, steps=kind.steps_of({}), words=step_words)


def _draw_brush(screen: Screen, kind: Kind, field: Field, value: Any) -> ft.Control:
    """Draw a brush: the thing that it paints, or its value in words. The one in hand has a strong edge."""
    values = brush_values(screen, kind)
    size = grow(screen.phone, TOUCH)
    thing = find_thing(screen.game, kind, screen.position, screen.seat, {**values, field.name: value})
    if thing is None:
        label = value_words(screen, field, value)
        face = small_text(screen.phone, label, 14)
    else:
        label = screen.name_thing(thing)
        face = _draw_thing(screen, thing, label, size)
    chosen = values[field.name] == value and not correcting_of(screen).erases
    act = partial(_take_value, screen, kind, field, value)
    return brush_button(label, face, act, chosen=chosen, width=size, height=size)


def _draw_thing(screen: Screen, thing: str, name: str, size: float) -> ft.Control:
    area = screen.game.area(screen.position, screen.seat)
    look = area.looks.get(thing, PLAIN_LOOK) if area else PLAIN_LOOK
    return draw_face(screen.phone, (0, 0, size - 4, size - 4), Face(name, True, look))


def value_words(screen: Screen, field: Field, value: Any) -> str:
    """Call a value by the game's word for it, or by the app's."""
    if isinstance(value, bool):
        return screen.say("plain-yes" if value else "plain-no")
    if value is None:
        return screen.say("plain-nothing")
    texts = screen.phone.texts[screen.phone.locale]
    if texts.has_about(screen.game.id, field.name, str(value)):
        return screen.about(field.name, value)
    return screen.name_thing(str(value))
