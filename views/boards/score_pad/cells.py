"""Lines of a sheet, with their names and every seat's number."""

from functools import partial
from typing import Any

import flet as ft

from companion.engine.points import Points
from companion.games.score_pad.position import Position
from views.boards.score_pad.drawing import ABOVE, BETWEEN, Drawing, fit_text
from views.boards.score_pad.words import ICONS, describe_terms, format_number, line_name, ui_text
from views.device.phone import Phone
from views.device.theme import CENTER, RADIUS, TIGHT, TOUCH
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import colour_of, seat_mark

STRIP = 64.0
"""Height of the one line that is seen where there is no room for more, in pixels; half of it are numbers."""


def draw_line(drawing: Drawing, cell: int) -> ft.Control:
    """Draw a line of the sheet: its name, and every seat's number."""
    columns = drawing.columns
    cells = [_draw_cell(drawing, seat, cell) for seat in range(len(drawing.seats))]
    label = _draw_line_label(drawing, cell)
    if columns.label:
        beside = ft.Container(label, width=columns.label, height=TOUCH, alignment=ft.Alignment.CENTER_LEFT)
        return ft.Row([beside, *cells], spacing=BETWEEN, tight=True)
    above = ft.Container(label, height=drawing.phone.size(ABOVE), alignment=ft.Alignment.BOTTOM_LEFT)
    return ft.Column([above, ft.Row(cells, spacing=BETWEEN, tight=True)], spacing=0, tight=True)


def draw_rounds_sum(drawing: Drawing) -> ft.Control:
    """Draw every seat's sum of its rounds, with a name before it. There is nothing to tap."""
    phone, columns, counted = drawing.phone, drawing.columns, drawing.counted
    quiet = ft.Colors.ON_SURFACE_VARIANT
    label = ft.Text(ui_text(phone, "rounds-sum"), size=phone.size(13), color=quiet, max_lines=1)

    def draw_sum(seat: int) -> ft.Control:
        total = format_number(counted.rounds_sum(seat))
        words = ui_text(phone, "rounds-sum-of", name=drawing.seats[seat].name, total=total)
        size = fit_text(phone, 15, total, columns.each)
        figure = ft.Text(total, size=size, weight=ft.FontWeight.W_600, no_wrap=True, semantics_label=words)
        return ft.Container(figure, width=columns.each, alignment=CENTER)

    sums = ft.Row([draw_sum(seat) for seat in range(len(drawing.seats))], spacing=BETWEEN, tight=True)
    if not columns.label:
        return ft.Column([label, sums], spacing=0, tight=True)
    padding = ft.Padding.only(left=TIGHT)
    beside = ft.Container(label, width=columns.label, alignment=ft.Alignment.CENTER_LEFT, padding=padding)
    return ft.Row([beside, sums], spacing=BETWEEN, tight=True)


def _draw_line_label(drawing: Drawing, cell: int) -> ft.Control:
    """Draw a line's name, with its picture, and its way of counting."""
    phone, sheet = drawing.phone, drawing.counted.position.sheet
    here = cell == drawing.counted.cell
    category = sheet.category_at(cell)
    parts: list[ft.Control] = []
    if category and (category.icon or category.colour):
        tone = colour_of(category.colour, phone.dark) if category.colour else ft.Colors.ON_SURFACE_VARIANT
        icon = ICONS[category.icon] if category.icon else ft.Icons.CIRCLE
        parts.append(ft.Icon(icon, size=min(phone.size(16), 22), color=tone))
    beside = bool(drawing.columns.label)
    name = ft.Text(
        line_name(phone, sheet, cell),
        size=phone.size(14) if beside else phone.size(12),
        weight=ft.FontWeight.W_700 if here else ft.FontWeight.W_500,
        max_lines=2 if beside and not (category and describe_terms(phone, category)) else 1,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    words: list[ft.Control] = [name]
    if category and (said := describe_terms(phone, category)):
        small = ft.Text(
            said,
            size=min(phone.size(11), 14),
            color=ft.Colors.ON_SURFACE_VARIANT,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
        )
        words.append(small)
    if beside:
        stack = ft.Column(words, spacing=0, tight=True)
        parts.append(ft.Container(stack, expand=True))
        return ft.Container(ft.Row(parts, spacing=6), padding=ft.Padding.only(left=TIGHT, right=TIGHT))
    return ft.Row([*parts, *words], spacing=6, tight=True)


def _draw_cell(drawing: Drawing, seat: int, cell: int) -> ft.Control:
    """Draw a number, with its points below if they differ from it."""
    phone, each = drawing.phone, drawing.columns.each
    text, worth = _cell_text(drawing, seat, cell), drawing.counted.points_of(seat, cell)
    said, here = _cell_words(drawing, seat, cell), _is_cell_in_hand(drawing, seat, cell)

    def draw_one() -> ft.Control:
        return tappable(
            said,
            draw_once(phone, _draw_number, text, worth, fit_text(phone, 18, text, each)),
            partial(drawing.tap, seat, cell) if drawing.tap else None,
            on_hold=partial(drawing.hold, seat, cell) if drawing.hold else None,
            selected=here,
            width=each,
            height=TOUCH,
            alignment=CENTER,
            ink=drawing.stops,
            **_cell_colours(drawing, seat, cell),
        )

    return drawing.keep(
        (seat, cell, said, text, worth, here, _is_cell_missing(drawing, seat, cell)), draw_one
    )


def _draw_number(phone: Phone, text: str, worth: Points | None, size: float) -> ft.Control:
    inside = [ft.Text(text, size=size, weight=ft.FontWeight.W_600, no_wrap=True)]
    if worth is not None:
        small, quiet = min(phone.size(11), 14), ft.Colors.ON_SURFACE_VARIANT
        inside.append(ft.Text(f"= {format_number(worth)}", size=small, color=quiet, no_wrap=True))
    return upright(*inside, spacing=0)


def _is_cell_in_hand(drawing: Drawing, seat: int, cell: int) -> bool:
    return seat == drawing.looked_at and cell == drawing.counted.cell


def _is_cell_missing(drawing: Drawing, seat: int, cell: int) -> bool:
    return seat in drawing.missing and cell in drawing.counted.position.open_cells(seat)


def _cell_text(drawing: Drawing, seat: int, cell: int) -> str:
    """Return the text of a cell: its number, or the typed text while that has no value."""
    counted = drawing.counted
    if _is_cell_in_hand(drawing, seat, cell) and counted.trouble:
        return counted.typed.shown
    value = counted.position.rows[seat].number_at(cell)
    return "" if value is None else format_number(value)


def _cell_words(drawing: Drawing, seat: int, cell: int) -> str:
    return describe_number(drawing.phone, drawing.counted.position, drawing.seats[seat].name, seat, cell)


def describe_number(phone: Phone, position: Position, name: str, seat: int, cell: int) -> str:
    """Describe a number for a screen reader: the seat's name, the line, and the value.

    Args:
        phone: the phone that shows it.
        position: the pad's position.
        name: name of the seat.
        seat: the seat.
        cell: the line.
    """
    line = line_name(phone, position.sheet, cell)
    value = position.rows[seat].number_at(cell)
    if value is None:
        return ui_text(phone, "cell-missing", name=name, line=line)
    return ui_text(phone, "cell", name=name, line=line, value=format_number(value))


def _cell_colours(drawing: Drawing, seat: int, cell: int) -> dict[str, Any]:
    """Choose a cell's colours: in hand, missing, or neither."""
    here = _is_cell_in_hand(drawing, seat, cell)
    wanted = _is_cell_missing(drawing, seat, cell)
    edge = ft.Colors.PRIMARY if here else ft.Colors.TERTIARY if wanted else ft.Colors.OUTLINE_VARIANT
    plain = ft.Colors.SURFACE_CONTAINER_LOWEST if wanted else ft.Colors.SURFACE_CONTAINER_LOW
    return {
        "bgcolor": ft.Colors.PRIMARY_CONTAINER if here else plain,
        "border": write_value(ft.Border.all, 2 if here else 1, edge),
        "border_radius": RADIUS / 2,
    }


def draw_strip(drawing: Drawing, cell: int) -> ft.Control:
    """Draw every seat's total, and below it the number of the line in hand. Each seat is one button."""
    phone, counted = drawing.phone, drawing.counted
    count = len(drawing.seats)
    each = drawing.columns.each + (drawing.columns.label + BETWEEN) / count

    def draw_seat(seat: int) -> ft.Control:
        who, total = drawing.seats[seat], format_number(counted.scores.standings[seat].total)
        above = ft.Row(
            [
                seat_mark(phone, who.colour, 11),
                ft.Text(total, size=fit_text(phone, 15, total, each - 15), weight=ft.FontWeight.W_700),
            ],
            spacing=2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        face = ft.Container(
            ft.Text(_cell_text(drawing, seat, cell), size=15, weight=ft.FontWeight.W_600, no_wrap=True),
            width=each,
            height=STRIP / 2,
            alignment=CENTER,
            **_cell_colours(drawing, seat, cell),
        )
        return tappable(
            _cell_words(drawing, seat, cell),
            ft.Column([above, face], spacing=TIGHT, tight=True),
            partial(drawing.tap, seat, cell) if drawing.tap else None,
            on_hold=partial(drawing.hold, seat, cell) if drawing.hold else None,
            selected=seat == drawing.looked_at,
            width=each,
            height=max(STRIP, STRIP / 2 + phone.size(28)),
            bgcolor=ft.Colors.TERTIARY_CONTAINER if seat in drawing.missing else None,
            border_radius=RADIUS / 2,
            ink=drawing.stops,
        )

    return ft.Row([draw_seat(seat) for seat in range(count)], spacing=BETWEEN, tight=True)
