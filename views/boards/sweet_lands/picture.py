"""One seat's map as a picture: in the log, in a replay, among reasons, and where a score comes from."""

from collections.abc import Hashable
from dataclasses import replace

import flet as ft

from companion.games.sweet_lands.position import Position
from views.boards.sweet_lands.asking import COUNTED
from views.boards.sweet_lands.goods import GOODS, POINTS, amount, describe_stock, stock_icon
from views.boards.sweet_lands.map_look import hex_picture
from views.boards.sweet_lands.speech import say, tell
from views.device.phone import Phone
from views.kit.amounts import number_text
from views.kit.game_board import PICTURE, Snapshot
from views.kit.hex_board import hex_drawing
from views.kit.marks import Glow
from views.widgets.box_editor.gain_icons import gain_icon

LARGEST = 460.0
"""A picture is not wider than this, in pixels."""

STOCKS = 54
"""Height of two lines of stocks below a map of a given height, in pixels at the usual size of text."""

PLAIN = 180
"""From this width on, in pixels, the seat's goods stand below the map."""


def picture(snapshot: Snapshot) -> ft.Control:
    """Draw one map with some hexes and edges lit. Without lit ones, the seat's stocks stand below it."""
    stocks = snapshot.phone.size(STOCKS) if snapshot.height else 0
    size = (snapshot.width, snapshot.height - stocks) if stocks else (min(snapshot.width, LARGEST), 0)
    parts = [small_map(replace(snapshot, width=size[0], height=size[1]))]
    if not snapshot.lit and snapshot.width >= PLAIN:
        parts.append(stand(snapshot.phone, snapshot.position, snapshot.seat))
    return ft.Column(parts, spacing=6, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def small_map(snapshot: Snapshot) -> ft.Control:
    """Draw a seat's map to look at, or the amounts of a map that is only counted."""
    phone, position, seat, seats, lit = (
        snapshot.phone,
        snapshot.position,
        snapshot.seat,
        snapshot.seats,
        snapshot.lit,
    )
    if position.players[seat].counted is not None:
        return counts_picture(phone, position, seat)
    colour = seats[seat].colour if seat < len(seats) else None
    glows: dict[str, Glow] = dict.fromkeys(lit, "lit")
    drawn = hex_picture(phone, position, seat, glows=glows, faint=bool(lit), colour=colour)
    label = say(phone, "map-of", name=snapshot.name)
    return hex_drawing(phone, drawn, snapshot.width, snapshot.depth, label=label)


def shown_map(position: Position, seat: int) -> Hashable:
    """Return a seat's map and stocks, and the prints of the box: nothing else is on its picture."""
    return position.players[seat], position.own


def picture_room(phone: Phone, position: Position) -> tuple[float, float]:
    """Compute the room of a map with the seat's stocks below it."""
    return PICTURE, PICTURE + phone.size(STOCKS)


def counts_picture(phone: Phone, position: Position, seat: int) -> ft.Control:
    """Draw the amounts of all things on a map that is only counted."""
    counted = position.players[seat].counted
    parts = [
        spoken_picture(
            say(phone, "has", what=tell(phone, f"element-{what}"), n=getattr(counted, what)),
            gain_icon(icon, 20),
            getattr(counted, what),
            phone,
        )
        for what, icon in COUNTED.items()
    ]
    return _line(parts)


def stand(phone: Phone, position: Position, seat: int) -> ft.Control:
    """Draw a seat's stocks small, without taps."""
    parts = [
        spoken_picture(
            describe_stock(phone, position, seat, what),
            stock_icon(what, 18),
            amount(position, seat, what),
            phone,
        )
        for what in (*GOODS, *POINTS)
    ]
    return _line(parts)


def spoken_picture(label: str, icon: ft.Control, number: int, phone: Phone) -> ft.Control:
    """Draw a picture with a number beside it, and a label for screen readers."""
    inside = ft.Row([icon, number_text(phone, number, 14)], spacing=3, tight=True)
    return ft.Semantics(label=label, exclude_semantics=True, content=inside)


def _line(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, wrap=True, spacing=9, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER)
