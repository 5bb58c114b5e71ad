"""The whole table: its middle, and every seat's gold, hand, shown characters and city."""

from functools import partial

import flet as ft

from companion.games.citadels.printed import Role
from views.boards.citadels.facts import crown_mark, facts
from views.boards.citadels.look import ask_district, tell_about, ui_text
from views.boards.citadels.middle import middle_rows
from views.boards.citadels.picture import city_tiles
from views.boards.citadels.role_cards import role_tag
from views.boards.citadels.state import Screen
from views.kit.layout import areas_side_by_side
from views.widgets.seats.seat_marks import seat_row
from views.widgets.sheet import card

EACH = 330
"""A seat in the overview is at least so wide, in pixels, where two stand side by side."""


def overview(screen: Screen, width: float) -> ft.Control:
    """Draw the middle of the table, then every seat. A tap on a number corrects it."""
    parts: list[ft.Control] = [] if screen.only_scored else [card(*middle_rows(screen), padding=14)]
    parts.append(areas_side_by_side(len(screen.seats), width, EACH, partial(_draw_seat, screen)))
    return ft.Column(parts, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _draw_seat(screen: Screen, seat: int, width: float) -> ft.Control:
    phone, position = screen.phone, screen.position
    crowned: list[ft.Control] = []
    if position.crown == seat and not screen.only_scored:
        crowned.append(crown_mark(phone, 22))
    parts: list[ft.Control] = [seat_row(phone, screen.seats[seat], *crowned, strong=True)]
    shown = [_draw_seen_character(screen, role) for role in position.players[seat].shown]
    if shown:
        parts.append(ft.Row(shown, wrap=True, spacing=10, run_spacing=4))

    parts.append(facts(screen, seat, crowned=False, middle=False))
    tap, hold = partial(tell_about, screen), partial(ask_district, screen)
    parts.append(city_tiles(phone, position.players[seat].city, width - 28, tap=tap, hold=hold))
    return card(*parts, padding=14)


def _draw_seen_character(screen: Screen, role: Role) -> ft.Control:
    """Draw a character that every seat has seen, and its note for killed or robbed."""
    phone, position = screen.phone, screen.position
    killed = role == position.killed
    what = "is-killed" if killed else "is-robbed" if role == position.robbed else ""
    return role_tag(phone, role, note=ui_text(phone, what) if what else "", struck=killed)
