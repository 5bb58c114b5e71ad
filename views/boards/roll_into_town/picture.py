"""One seat's map as a picture: in the log, in a replay, among reasons, and where a score comes from."""

from typing import Any

import flet as ft

from companion.engine.game import Game
from companion.engine.setup import Seat
from companion.games.roll_into_town.position import Position
from views.boards.roll_into_town.look import said
from views.boards.roll_into_town.mini import mini_map
from views.boards.roll_into_town.sheet import stand
from views.phone import Phone

LARGEST = 460
"""A picture is not wider than this, in pixels."""

PLAIN = 180
"""From this width on, in pixels, what else the seat has stands below the map."""


def picture(
    phone: Phone,
    game: Game[Any, Any, Any],
    position: Position,
    seat: int,
    lit: tuple[str, ...],
    width: float,
    seats: tuple[Seat, ...] = (),
) -> ft.Control:
    """One map, some of its squares lit; below it what else the seat has, where nothing is lit.

    Args:
        phone: whose screen.
        game: the game.
        position: what the table shows.
        seat: whose map.
        lit: squares to point out; the others fade.
        width: that it may take, in pixels.
        seats: everybody, where they are known.
    """
    grid = position.printed.grid
    shown = tuple(at for at in lit if at in grid.index)
    drawn = mini_map(grid, position.sheet(seat).cells, min(width, LARGEST), dark=phone.dark, lit=shown)
    name = seats[seat].name if seat < len(seats) else phone.say("seat-number", number=seat + 1)
    label = said(phone, "map-of", name=name)
    parts: list[ft.Control] = [ft.Semantics(label=label, exclude_semantics=True, content=drawn)]
    if not shown and width >= PLAIN:
        parts.append(stand(phone, position, seat))
    return ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
