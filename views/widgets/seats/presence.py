"""Presence: whether this phone, a connected one, an absent one or none holds a seat."""

from typing import Literal

import flet as ft

from companion.hosting.client import TableClient
from views.device.phone import Phone

Who = Literal["mine", "here", "away", "nobody"]
"""Holder of a seat: this phone, a connected phone, an absent phone, or none."""

ICONS: dict[Who, ft.IconData] = {
    "mine": ft.Icons.PERSON,
    "here": ft.Icons.CIRCLE,
    "away": ft.Icons.CIRCLE_OUTLINED,
}


def seat_presence(client: TableClient, seat: int) -> Who:
    """Look up the holder of a seat: this phone, another phone that is here or away, or none."""
    if seat in client.rights.held:
        return "mine"
    if seat not in client.rights.taken:
        return "nobody"
    return "here" if seat in client.present.seats else "away"


def presence_icon(phone: Phone, presence: Who, size: float, ink: str | None = None) -> ft.Control | None:
    """Draw an icon for the presence of a seat's holder, or return None for a free seat.

    Args:
        phone: the phone that shows it.
        presence: holder of the seat.
        size: in pixels at the usual size of text.
        ink: its colour; by default stronger for a phone that is here.
    """
    if presence == "nobody":
        return None
    colour = ink or (ft.Colors.ON_SURFACE_VARIANT if presence == "away" else ft.Colors.PRIMARY)
    grown = min(phone.size(size), size + 3)
    return ft.Icon(ICONS[presence], size=grown if presence == "mine" else grown * 0.7, color=colour)


def seat_label(phone: Phone, label: str, presence: Who) -> str:
    """Compose the words of a screen reader for a seat, with its holder."""
    return label if presence == "nobody" else phone.say(f"with-{presence}", what=label)
