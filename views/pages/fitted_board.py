"""A seat's board as a phone would draw it, made larger or smaller as a whole to fit a room."""

from copy import copy
from dataclasses import replace
from functools import partial

import flet as ft

from companion.engine.faults import attempt
from views.boards import board_of
from views.device.phone import Phone
from views.flet_adapter.observables import set_silently
from views.kit.game_board import Snapshot
from views.models.display_layout import Room, enlargement


def copy_painter(phone: Phone) -> Phone:
    """Copy a phone with text of the usual size. Boards are drawn for it, and enlarged as a whole."""
    painter = copy(phone)
    set_silently(painter, scale=1.0)
    return painter


def draw_fitted_board(snapshot: Snapshot, room: Room, table_id: str) -> ft.Control:
    """Draw a seat's board into a room, empty if its game raises an exception.

    Args:
        snapshot: the area of the seat, for a phone of `copy_painter`; its width and height are replaced.
        room: width and height of the room, in pixels.
        table_id: id of the table, for a fault that is noted.
    """
    return attempt(table_id, partial(_draw_scaled, snapshot, room), ft.Container())


def _draw_scaled(snapshot: Snapshot, room: Room) -> ft.Control:
    board = board_of(snapshot.game.id)
    grown = enlargement(room, board.room(snapshot.phone, snapshot.position))
    width, height = room[0] / grown, room[1] / grown
    inside = ft.Container(
        board.picture(replace(snapshot, width=width, height=height)),
        width=width,
        height=height,
        alignment=ft.Alignment.CENTER,
        left=0,
        top=0,
        scale=ft.Scale(grown, alignment=ft.Alignment.TOP_LEFT),
    )
    return ft.Stack([inside], width=room[0], height=room[1], clip_behavior=ft.ClipBehavior.NONE)
