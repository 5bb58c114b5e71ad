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
    least = board.room(snapshot.phone, snapshot.position)
    grown = enlargement(room, least)
    picture = board.picture(replace(snapshot, width=room[0] / grown, height=room[1] / grown))
    return scale_to_room(picture, least, room)


def scale_to_room(content: ft.Control, least: Room, room: Room) -> ft.Control:
    """Draw content larger or smaller as a whole, so that its least room becomes all of a room.

    Args:
        content: the control, as wide and as high as a part of the room allows.
        least: width and height that it needs, in pixels.
        room: width and height of the room, in pixels.
    """
    grown = enlargement(room, least)
    inside = ft.Container(
        content,
        width=room[0] / grown,
        height=room[1] / grown,
        alignment=ft.Alignment.CENTER,
        left=0,
        top=0,
        scale=ft.Scale(grown, alignment=ft.Alignment.TOP_LEFT),
    )
    return ft.Stack([inside], width=room[0], height=room[1], clip_behavior=ft.ClipBehavior.NONE)
