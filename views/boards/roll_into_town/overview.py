"""The whole table: every seat's small map, with its step, its goods, and its points."""

from functools import partial

import flet as ft

from views.boards.roll_into_town.dice import die_face
from views.boards.roll_into_town.look import sheet_text
from views.boards.roll_into_town.mini import mini_map
from views.boards.roll_into_town.picture import draw_counts
from views.boards.roll_into_town.sheet import goods_line
from views.boards.roll_into_town.sheet_export import keep_row, print_all
from views.boards.roll_into_town.state import Screen
from views.boards.roll_into_town.steps import step_bar
from views.device.theme import CENTER
from views.kit.layout import areas_side_by_side
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_name
from views.widgets.sheet import card

EACH = 340
"""A sheet in the overview is at least so wide, in pixels, where two lie side by side."""

LARGEST = 420
"""A map in the overview is not wider than this, in pixels."""

DIE = 30


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw the dice, then every sheet. A tap on a map opens it, and a tap on a number corrects it."""
    rolling = bool(screen.position.dice) and not screen.position.over
    parts: list[ft.Control] = [_draw_dice(screen)] if rolling else []
    parts.append(areas_side_by_side(len(screen.seats), width, EACH, partial(_draw_seat, screen)))
    if len(screen.seats) > 1:
        parts.append(ft.Row([print_all(screen)], alignment=ft.MainAxisAlignment.CENTER))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_dice(screen: Screen) -> ft.Control:
    """Draw the shared dice of the round."""
    phone, position = screen.phone, screen.position
    label = sheet_text(phone, "dice", dice=tuple(str(face) for face in position.dice))
    row = ft.Row([die_face(phone, face, DIE) for face in position.dice], spacing=8, tight=True)
    words = ft.Text(sheet_text(phone, "dice-title"), size=phone.size(15), weight=ft.FontWeight.W_600)
    line = ft.Row([words, row], spacing=12, wrap=True, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return card(ft.Semantics(label=label, exclude_semantics=True, content=line), padding=14)


def _draw_seat(screen: Screen, seat: int, width: float) -> ft.Control:
    phone = screen.phone
    position = screen.position
    inner = width - 28
    side, counts = min(inner, LARGEST), position.tally(seat)
    cells = position.sheet(seat).cells
    drawn = (
        draw_counts(phone, counts, side)
        if counts
        else mini_map(position.printed.grid, cells, side, dark=phone.dark)
    )
    parts: list[ft.Control] = [seat_name(phone, screen.seats[seat], strong=True)]
    if not screen.only_scored and not position.over:
        parts.append(step_bar(screen, seat))

    def open_map() -> None:
        screen.look(seat)
        screen.show("board")

    label = sheet_text(phone, "map-of", name=screen.names[seat])
    parts += [
        ft.Container(tappable(label, drawn, open_map, border_radius=6), alignment=CENTER),
        *([] if counts else [goods_line(screen, seat, inner), keep_row(screen, seat)]),
    ]
    return card(*parts, padding=14)
