"""Who is there: whether a seat is this phone's, another's that is connected or away, or nobody's."""

from typing import Literal

import flet as ft

from companion.hosting.client import TableClient
from views.device.phone import Phone

Who = Literal["mine", "here", "away", "nobody"]
"""Whose phone holds a seat: this one, one that is connected, one that is not, none."""

ICONS: dict[Who, ft.IconData] = {
    "mine": ft.Icons.PERSON,
    "here": ft.Icons.CIRCLE,
    "away": ft.Icons.CIRCLE_OUTLINED,
}


def presence_of(client: TableClient, seat: int) -> Who:
    """Whose phone holds a seat of a table, and whether it is there."""
    if seat in client.rights.held:
        return "mine"
    if seat not in client.rights.taken:
        return "nobody"
    return "here" if seat in client.present.seats else "away"


def presence_icon(phone: Phone, who: Who, size: float) -> ft.Control | None:
    """A small picture of it; None where nobody holds the seat."""
    if who == "nobody":
        return None
    colour = ft.Colors.ON_SURFACE_VARIANT if who == "away" else ft.Colors.PRIMARY
    grown = min(phone.size(size), size + 3)
    return ft.Icon(ICONS[who], size=grown if who == "mine" else grown * 0.7, color=colour)


def seat_label(phone: Phone, label: str, who: Who) -> str:
    """What a screen reader says of a seat, with whose phone holds it."""
    return label if who == "nobody" else phone.say(f"with-{who}", what=label)
