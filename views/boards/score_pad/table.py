"""The sheet on the screen: a column for each seat, a line for each category or round, the totals above."""

from dataclasses import replace
from functools import partial

import flet as ft

from companion.engine.setup import Seat
from companion.games.score_pad.moves import Enter
from views.boards.score_pad.cells import draw_line, draw_rounds_sum, draw_strip
from views.boards.score_pad.counted import SUM, count_pad
from views.boards.score_pad.drawing import BETWEEN, HEAD, NAMED, Columns, Drawing, fit_text
from views.boards.score_pad.state import Hand, Screen, have
from views.boards.score_pad.words import format_number, ui_text
from views.device.phone import Phone
from views.device.theme import CENTER, GAP, TIGHT, border_below
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.layout import middle_column
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.models.short_names import MOST
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_marks import colour_of, seat_mark


def body(screen: Screen, width: float, height: float) -> ft.Control:
    """Draw the sheet. In little room, only the lines around the typed number are shown."""
    counted = count_pad(screen)
    if counted.position.sheet.how == "together":
        return draw_shared_result(screen.phone, counted.position.won)
    drawing = Drawing(
        screen.phone,
        screen.seats,
        counted,
        Columns.for_width(width, len(screen.seats)),
        screen.seat,
        partial(take_number_in_hand, screen),
        screen.look,
        () if screen.position.over else screen.position.seats_to_enter,
        partial(ask_rules, screen),
        stops=not screen.phone.keyed,
    )
    if counted.cell is not None and height < drawing.phone.size(HEAD) + drawing.line_height():
        return draw_strip(drawing, counted.cell)
    lines, phone = _shown_lines(drawing, height), screen.phone
    keep = screen.keep("sheet", lines, drawing.columns, drawing.stops, phone.locale, phone.scale, phone.dark)
    return draw_lines(replace(drawing, keep=keep), lines)


def draw_shared_result(phone: Phone, won: bool | None) -> ft.Control:
    """Draw the result for all seats, won or lost or open, as a picture and a word."""
    icon, message = {
        True: (ft.Icons.EMOJI_EVENTS, "won"),
        False: (ft.Icons.SENTIMENT_DISSATISFIED, "lost"),
        None: (ft.Icons.HOURGLASS_EMPTY, "open"),
    }[won]
    return middle_column(
        ft.Icon(icon, size=phone.size(72), color=ft.Colors.PRIMARY if won else ft.Colors.OUTLINE),
        ft.Text(ui_text(phone, message), size=phone.size(20), weight=ft.FontWeight.W_600),
        spacing=10,
    )


def take_number_in_hand(screen: Screen, seat: int, cell: int) -> None:
    """Take a number in hand. A cell that cannot be entered yet opens the reasons."""
    if seat != screen.seat:
        screen.look(seat)
    if screen.acts.only_looks():
        return
    position = screen.position
    empty = position.rows[seat].number_at(cell) is None
    if empty and not (screen.painting or position.over) and cell not in position.enterable_cells(seat):
        screen.acts.ask_why(Enter(cell, 0))
    else:
        have(screen, Hand(cell))


async def ask_rules(screen: Screen, seat: int, cell: int) -> None:
    """Show the rules about a number: of its category, and of its kind of sheet."""
    sheet = screen.position.sheet
    category = sheet.category_at(cell)
    names = (category.name, "categories") if category else (sheet.how,)
    await screen.rules.ask_about(*names, seat=seat)


def _shown_lines(drawing: Drawing, height: float) -> tuple[int, ...]:
    """Return the lines to show."""
    lines, cell = drawing.counted.drawn_lines, drawing.counted.cell
    room = max(1, int((height - drawing.phone.size(HEAD)) / drawing.line_height()))
    if cell not in lines or room >= len(lines):
        return lines
    first = min(max(0, lines.index(cell) - room // 2), len(lines) - room)
    return lines[first : first + room]


def draw_lines(drawing: Drawing, lines: tuple[int, ...]) -> ft.Control:
    """Draw the totals, and some lines below them."""
    drawn = [draw_rounds_sum(drawing) if cell == SUM else draw_line(drawing, cell) for cell in lines]
    return ft.Column([_draw_totals(drawing), *drawn], spacing=BETWEEN, tight=True)


# The totals -----------------------------------------------------------------------------------------------


def _draw_totals(drawing: Drawing) -> ft.Control:
    columns = drawing.columns
    label: list[ft.Control] = []
    if columns.label:
        total = ft.Text(
            ui_text(drawing.phone, "total"), size=drawing.phone.size(14), weight=ft.FontWeight.W_600
        )
        inside = ft.Container(total, padding=ft.Padding.only(left=TIGHT))
        label = [ft.Container(inside, width=columns.label, alignment=ft.Alignment.CENTER_LEFT)]
    seats = [_draw_seat_total(drawing, seat) for seat in range(len(drawing.seats))]
    return ft.Row([*label, *seats], spacing=BETWEEN, tight=True)


def _draw_seat_total(drawing: Drawing, seat: int) -> ft.Control:
    """Draw a seat's shape, its total and its rank. The seat typed for glows."""
    phone, each, who = drawing.phone, drawing.columns.each, drawing.seats[seat]
    standing = drawing.counted.scores.standings[seat]
    missing, here = seat in drawing.missing, seat == drawing.looked_at
    position = drawing.counted.position
    placed = position.sheet.how != "places" or position.rows[seat].number_at(0) is not None
    total = format_number(standing.total) if placed and drawing.totals else "–"
    rank = ui_text(phone, "rank", rank=standing.rank) if placed and drawing.totals else ""
    glows = here and drawing.counted.cell is not None
    face = draw_once(
        phone,
        _draw_total_face,
        who,
        total,
        fit_text(phone, 22, total, each),
        rank,
        named=each >= NAMED,
        glows=glows,
    )
    words = ui_text(phone, "seat-missing" if missing else "seat-total", name=who.name, total=total)
    tone = colour_of(who.colour, phone.dark) if here else ft.Colors.TRANSPARENT

    def draw_total() -> ft.Control:
        return tappable(
            words,
            face,
            partial(drawing.look, seat) if drawing.look else None,
            width=each,
            alignment=CENTER,
            padding=write_value(ft.Padding.symmetric, vertical=TIGHT),
            border_radius=write_value(ft.BorderRadius.only, top_left=GAP, top_right=GAP),
            bgcolor=ft.Colors.TERTIARY_CONTAINER if missing else ft.Colors.SURFACE_CONTAINER_HIGH,
            border=write_value(border_below, 3, tone),
            ink=drawing.stops,
        )

    return drawing.keep((seat, who, words, total, rank, glows, missing, tone), draw_total)


def _draw_total_face(
    phone: Phone, seat_info: Seat, total: str, size: float, rank: str, *, named: bool, glows: bool
) -> ft.Control:
    """Draw a seat's shape, its name if there is room, its total at `size`, and its rank."""
    name = name_text(
        seat_info.name,
        phone.size(13),
        most=MOST,
        expand=True,
        expand_loose=True,
    )
    top = ft.Row(
        [seat_mark(phone, seat_info.colour, 13), *([name] if named else [])],
        spacing=TIGHT,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    figure = ft.Text(
        total,
        size=size,
        weight=ft.FontWeight.W_700,
        color=ft.Colors.PRIMARY if glows else ft.Colors.ON_SURFACE,
        no_wrap=True,
    )
    place = ft.Text(rank, size=min(phone.size(11), 14), color=ft.Colors.ON_SURFACE_VARIANT, no_wrap=True)
    return middle_column(top, figure, place, spacing=0)
