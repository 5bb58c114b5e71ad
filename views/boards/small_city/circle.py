"""Action cards: as they are drawn, and the ring they lie in."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.engine.setup import Colour
from companion.games.small_city.position import Card
from views.boards.small_city.look import game_text
from views.boards.small_city.state import Screen
from views.device.phone import LARGE, Phone
from views.device.theme import CENTER, EDGE, RADIUS
from views.kit.actions import DIMMED, choice_border
from views.kit.layout import upright
from views.kit.shared_render import draw_once
from views.kit.tap import tappable
from views.widgets.seats.seat_marks import seat_mark

ICONS: dict[Card, ft.IconData] = {
    "A": ft.Icons.EMOJI_EVENTS,
    "B": ft.Icons.ARCHITECTURE,
    "C": ft.Icons.HANDSHAKE,
    "D": ft.Icons.ENGINEERING,
    "E": ft.Icons.CAMPAIGN,
    "F": ft.Icons.ZOOM_OUT_MAP,
    "G": ft.Icons.GAVEL,
    "H": ft.Icons.DO_NOT_DISTURB_ON_OUTLINED,
    "I": ft.Icons.SCIENCE,
    "J": ft.Icons.PALETTE,
    "K": ft.Icons.ECO,
    "L": ft.Icons.WHATSHOT,
}


ROOMY = 66.0
"""A card has room for its picture from this height on, in pixels."""


@dataclass(frozen=True)
class Shown:
    """Data to draw a card of the ring from.

    Attributes:
        card: which.
        note: its price, or nothing.
        seat: the colour of the disc on it, if there is one.
        dear: whether the seat cannot pay for it.
        chosen: whether it is in hand.
    """

    card: Card
    note: str = ""
    seat: Colour | None = None
    dear: bool = False
    chosen: bool = False


def card_face(phone: Phone, place: Shown, width: float, height: float) -> ft.Control:
    """Draw a card with its picture, its name, its price, and the disc on it."""
    name = ft.Text(
        game_text(phone, f"card-{place.card}"),
        size=min(phone.size(12), 14),
        weight=ft.FontWeight.W_600,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
    )
    head: list[ft.Control] = []
    if phone.scale < LARGE and height >= ROOMY:
        head.append(ft.Icon(ICONS[place.card], size=20, color=ft.Colors.ON_SURFACE_VARIANT))
    if place.seat:
        head.append(seat_mark(phone, place.seat, 15))
    elif place.note:
        ink = ft.Colors.ERROR if place.dear else ft.Colors.PRIMARY
        head.append(ft.Text(place.note, size=min(phone.size(13), 15), weight=ft.FontWeight.W_700, color=ink))
    above = ft.Row(head, spacing=4, alignment=ft.MainAxisAlignment.CENTER)
    body = upright(*([above] if head else []), name, spacing=1)
    return ft.Container(
        body,
        width=width,
        height=height,
        padding=ft.Padding.symmetric(horizontal=3, vertical=2),
        alignment=CENTER,
        border_radius=RADIUS - 2,
        bgcolor=ft.Colors.SURFACE_CONTAINER_HIGHEST if place.chosen else ft.Colors.SURFACE_CONTAINER_LOWEST,
        border=choice_border(chosen=place.chosen, wide=3),
        opacity=DIMMED if place.seat else 1,
        shadow=ft.BoxShadow(
            blur_radius=3, offset=ft.Offset(0, 1), color=ft.Colors.with_opacity(0.25, ft.Colors.SHADOW)
        ),
    )


def draw_ring(
    screen: Screen,
    cards: Mapping[int, Shown],
    places: int,
    side: float,
    labels: Mapping[int, str],
    tap: Callable[[Card], object] | None,
    middle: ft.Control | None,
    hold: Callable[[Card], object],
) -> ft.Control:
    """Draw cards in a circle, clockwise from the top.

    Args:
        screen: the phone's.
        cards: the card at each place; a place without one is drawn empty.
        places: the number of places.
        side: of the square the circle fits into, in pixels.
        labels: the text of each card for a screen reader.
        tap: called with a card that is tapped.
        middle: the control in the middle.
        hold: called with a card that is held for a while.
    """
    width, height = min(92.0, side * 0.245), min(84.0, side * 0.225)

    def draw_place(place: int) -> ft.Control:
        angle, found = math.radians(-90 + 360 * place / places), cards.get(place)
        left = (side - width) / 2 * (1 + math.cos(angle)) - math.cos(angle)
        top = (side - height) / 2 * (1 + math.sin(angle)) - math.sin(angle)
        where: dict[str, Any] = {
            "left": round(left, 1),
            "top": round(top, 1),
            "width": width,
            "height": height,
        }
        if found is not None:
            return draw_laid(found, labels.get(place, ""), where)
        number = ft.Text(str(place + 1), color=ft.Colors.OUTLINE)
        return ft.Container(number, alignment=CENTER, border_radius=RADIUS - 2, border=EDGE, **where)

    def draw_laid(place: Shown, label: str, position_args: dict[str, Any]) -> ft.Control:
        act = partial(tap, place.card) if tap else None
        face = draw_once(screen.phone, card_face, place, width, height)
        return tappable(
            label, face, act, on_hold=partial(hold, place.card), selected=place.chosen, **position_args
        )

    placed = [
        screen.again(
            ("ring", place),
            (cards.get(place), labels.get(place), places, side, tap is None),
            partial(draw_place, place),
        )
        for place in range(places)
    ]
    if middle:
        inner = side - 2 * max(width, height) - 16
        placed.append(
            ft.Container(
                middle,
                left=(side - inner) / 2,
                top=(side - inner) / 2,
                width=inner,
                height=inner,
                alignment=CENTER,
            )
        )
    return ft.Stack(placed, width=side, height=side)
