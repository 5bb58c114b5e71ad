"""Boards on a table's display: a grid that fills the window, each area under the name of its seat."""

from functools import partial

import flet as ft

from companion.engine.points import format_known
from views.boards import board_of
from views.device.theme import RADIUS
from views.flet_adapter.sparse_diff.sending import write_value
from views.kit.game_board import Middle, Snapshot
from views.models.display_layout import LETTER, Room
from views.models.short_names import text_columns
from views.pages.display.display import Display
from views.pages.fitted_board import draw_fitted_board, scale_to_room
from views.widgets.seats.marker_icons import ICONS, add_marker_names
from views.widgets.seats.names import name_text
from views.widgets.seats.seat_chip import SIGNS, state_label
from views.widgets.seats.seat_marks import colour_of, draw_plain_mark, mark_ink
from views.widgets.tools.face import ClockReading, TimeFace

SPARE = 10
"""Letters for which the width of a seat's line has room at least: its points leave half to its name."""

THIN, THICK = 2.0, 5.0
"""Width of the frame of an area, and of that of a seat that acts, in pixels."""


def draw_areas(display: Display) -> ft.Control:
    """Draw the board of each seat in its area, or the board of all."""
    layout, seats = display.layout, len(display.seats)
    if not display.apart:
        return ft.Container(_draw_common_board(display), padding=layout.gap, expand=True)
    areas = [_retain_area(display, seat) for seat in range(seats)]
    if display.middle and not display.strip:
        areas.append(_draw_middle_area(display, display.middle))
    rows: list[ft.Control] = [
        ft.Row(
            areas[first : first + layout.columns],
            spacing=layout.gap,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        for first in range(0, len(areas), layout.columns)
    ]
    return ft.Container(ft.Column(rows, spacing=layout.gap), padding=layout.gap, expand=True)


def draw_strip(display: Display) -> list[ft.Control]:
    """Draw the things in the middle of the table in a strip, if they are low."""
    middle, gap = display.middle, display.layout.gap
    if middle is None or not display.strip:
        return []
    room = display.phone.width - 2 * gap, display.strip - gap
    drawn = scale_to_room(middle.content, (middle.width, middle.height), room)
    padding = ft.Padding.only(left=gap, right=gap, bottom=gap)
    return [ft.Container(drawn, height=display.strip, padding=padding, key="area middle")]


def _draw_middle_area(display: Display, middle: Middle) -> ft.Control:
    """Draw the things in the middle of the table in an area of their own, below their heading."""
    layout, phone = display.layout, display.phone
    width, height = layout.area
    words = phone.texts[phone.locale].say_for(display.game.id, "tab-table")
    size = min(layout.letter, layout.head * 0.6)
    head = ft.Container(
        ft.Text(words, size=size, weight=ft.FontWeight.W_700, no_wrap=True),
        height=layout.head,
        padding=write_value(ft.Padding.symmetric, horizontal=size * 0.6),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    room = layout.board[0] - 2 * THIN, layout.board[1] - 2 * THIN
    drawn = scale_to_room(middle.content, (middle.width, middle.height), room)
    return ft.Container(
        ft.Column([head, ft.Container(drawn, expand=True, alignment=ft.Alignment.CENTER)], spacing=0),
        width=width,
        height=height,
        border=ft.Border.all(THIN, ft.Colors.OUTLINE_VARIANT),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOW,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        key="area middle",
    )


def _retain_area(display: Display, seat: int) -> ft.Control:
    """Return a seat's area from the last drawing if nothing has changed there, or draw it."""
    phone = display.phone
    look = (display.layout, phone.locale, phone.scale, phone.dark, display.scored or display.decided)
    points = display.points_of(display.sheet.standings[seat])
    signs = display.client.tools.list_signs(seat)
    line = (display.seats[seat], display.state_of(seat), points, display.clock, signs)
    shown = board_of(display.game.id).shown(display.position, seat)
    return display.retained.keep((seat, look, line, shown), partial(_draw_area, display, seat))


def _draw_area(display: Display, seat: int) -> ft.Control:
    """Draw a seat's line and its board, in a strong frame while the seat acts."""
    layout, phone = display.layout, display.phone
    waits = display.state_of(seat) == "act"
    tone = colour_of(display.seats[seat].colour, phone.dark)
    width, height = layout.area
    wide = THICK if waits else THIN
    board = _draw_board(display, seat, (layout.board[0] - 2 * wide, layout.board[1] - 2 * wide))
    return ft.Container(
        ft.Column(
            [_draw_seat_line(display, seat), ft.Container(board, expand=True, alignment=ft.Alignment.CENTER)],
            spacing=0,
        ),
        width=width,
        height=height,
        border=ft.Border.all(wide, tone if waits else ft.Colors.OUTLINE_VARIANT),
        border_radius=RADIUS,
        bgcolor=ft.Colors.SURFACE_CONTAINER_LOWEST,
        clip_behavior=ft.ClipBehavior.HARD_EDGE,
        key=f"area {seat}",
    )


def _draw_common_board(display: Display) -> ft.Control:
    """Draw the board that all seats share, with a line for each seat if there are clocks or markers."""
    layout = display.layout
    width, height = layout.area
    lines: list[ft.Control] = []
    if display.clock or display.client.tools.shown.markers:
        each: list[ft.Control] = [
            ft.Container(_draw_seat_line(display, seat), expand=True, border_radius=RADIUS)
            for seat in range(len(display.seats))
        ]
        lines = [ft.Row(each, spacing=layout.gap)]
        height -= layout.head
    board = _draw_board(display, display.asked[0] if display.asked else 0, (width, height))
    return ft.Column([*lines, ft.Container(board, expand=True, alignment=ft.Alignment.CENTER)], spacing=0)


def _draw_board(display: Display, seat: int, room: Room) -> ft.Control:
    """Draw a seat's board as a phone would, made larger to fill its room."""
    told = display.scored or display.decided
    snapshot = Snapshot(
        display.painter, display.game, display.position, seat, (), room[0], display.seats, scored=told
    )
    return draw_fitted_board(snapshot, room, display.client.id)


def _draw_seat_line(display: Display, seat: int) -> ft.Control:
    """Draw a seat's mark, name, state, clock and points, on a filled ground while the seat acts."""
    layout, phone, who = display.layout, display.phone, display.seats[seat]
    state = display.state_of(seat)
    tone, waits = colour_of(who.colour, phone.dark), state == "act"
    ink: str = mark_ink(phone) if waits else ft.Colors.ON_SURFACE
    size = min(layout.letter, layout.head * 0.6, layout.area[0] / SPARE)
    behind: list[ft.Control] = []
    if display.clock and seat < len(display.clock.timers):
        reading, now = ClockReading(display.clock, seat), display.client.tools.now
        behind.append(
            TimeFace(phone, reading, now, size=size / phone.scale, strong=reading.running, color=ink)
        )
    points = display.points_of(display.sheet.standings[seat]) if display.apart else None
    if points is not None:
        behind.append(_draw_points(display, format_known(points), size, ink))
    signs = display.client.tools.list_signs(seat)
    behind[:0] = [
        ft.Icon(ICONS[sign], size=size, color=ink if waits else ft.Colors.TERTIARY) for sign in signs
    ]
    if state in SIGNS:
        behind.insert(0, ft.Icon(SIGNS[state], size=size, color=ft.Colors.ON_SURFACE_VARIANT))
    room = layout.area[0] - size * 3 - len(behind) * size * 3.2
    letters = max(size * 0.6, min(size, room / (LETTER * max(1, text_columns(who.name)))))
    words = add_marker_names(phone, state_label(phone, who.name, state), signs)
    name = name_text(who.name, letters, weight=ft.FontWeight.W_700, color=ink)
    return ft.Container(
        ft.Row(
            [
                draw_plain_mark(who.colour, size * 1.1, ink if waits else tone),
                ft.Container(
                    ft.Semantics(label=words, content=ft.Semantics(exclude_semantics=True, content=name)),
                    expand=True,
                ),
                *behind,
            ],
            spacing=size * 0.5,
        ),
        height=layout.head,
        padding=ft.Padding.symmetric(horizontal=size * 0.6),
        bgcolor=tone if waits else None,
    )


def _draw_points(display: Display, text: str, size: float, ink: str) -> ft.Control:
    """Draw the points of a seat, with a star before them."""
    star = ft.Icon(ft.Icons.STAR, size=size * 0.9, color=ink)
    number = ft.Text(text, size=size, weight=ft.FontWeight.W_700, color=ink, no_wrap=True)
    label = display.phone.say("fact-points", points=text)
    return ft.Semantics(
        label=label, exclude_semantics=True, content=ft.Row([star, number], spacing=3, tight=True)
    )
