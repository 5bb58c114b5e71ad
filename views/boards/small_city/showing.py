"""The town on a phone: what is pointed out on it, how one comes close to it and sees it whole again."""

from typing import Any

import flet as ft

from companion.games.small_city.plan import Plan, plan
from companion.games.small_city.position import CellName, Position
from views.boards.small_city.frame import TOUCHABLE, frame_of
from views.boards.small_city.look import ui
from views.boards.small_city.picture import Picture
from views.boards.small_city.town import town_board
from views.opened import Why
from views.screen import Screen
from views.widgets import zoom


def town_plan(screen: Screen, seat: int | None = None) -> Plan:
    """The tiles of a seat's town, of the one looked at by default."""
    return plan(screen.position, screen.seat if seat is None else seat)


def picture_of(screen: Screen, seat: int | None = None, **marks: Any) -> Picture:
    """A seat's town, the seat looked at by default, with what an open sheet blames.

    Args:
        screen: the phone's.
        seat: whose town.
        marks: other fields of the picture.
    """
    position: Position = screen.position
    seat = screen.seat if seat is None else seat
    here, town = plan(position, seat), position.towns[seat]
    marks.setdefault("lit", tuple(cell for cell in screen.causes if cell in here.grid.index))
    marks.setdefault("asked", tuple(cell for cell in asked_cells(screen) if cell in here.grid.index))
    near = screen.zoom.near
    return Picture(
        here,
        town,
        seat,
        tuple(one.colour for one in screen.seats),
        street=position.street if position.mayor == seat else (),
        near=near if near in here.grid.index else None,
        **marks,
    )


def asked_cells(screen: Screen) -> tuple[CellName, ...]:
    """The squares of the move that an open sheet says no to."""
    if not isinstance(screen.sheet, Why):
        return ()
    move = screen.sheet.move
    for name in ("cells", "squares"):
        if cells := getattr(move, name, ()):
            return tuple(cells)
    found = (getattr(move, name, None) for name in ("to", "at"))
    return tuple(cell for cell in found if isinstance(cell, str))[:1]


def shown(
    screen: Screen, picture: Picture, width: float, height: float, *, where: str = "work"
) -> ft.Control:
    """A town to tap, as large as it fits; two fingers make it larger.

    Args:
        screen: the phone's.
        picture: what to draw.
        width: that it may take, in pixels.
        height: that it may take, in pixels.
        where: what a tap does here, in a word; parts are drawn again only where it is another.
    """
    whole = frame_of(picture.here, picture.town, width, height, whole=picture.whole)
    keep = screen.keep("town", where, screen.seat, picture.seat, screen.phone.locale)
    board = town_board(screen.phone, picture, screen.names, width, height, keep=keep)
    close = bool(picture.near) and whole.size < TOUCHABLE
    return zoom.zoomable(screen, board, ui(screen.phone, "whole-town"), close=close)


def come_close(
    screen: Screen,
    at: CellName,
    width: float,
    height: float,
    seat: int | None = None,
    *,
    whole: bool = False,
) -> None:
    """Show the part of a town around a square, where the whole is too small to be tapped well."""
    seat = screen.seat if seat is None else seat
    town = screen.position.towns[seat]
    frame = frame_of(plan(screen.position, seat), town, width, height, whole=whole)
    if frame.size < TOUCHABLE:
        zoom.come_near(screen, at)
