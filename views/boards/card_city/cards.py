"""The cards as they are drawn: a colour, a letter and a pictogram for each kind."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.games.card_city.position import CARDS, Card
from views.device.phone import Phone
from views.device.theme import CENTER
from views.kit.amounts import counter_button, number_text
from views.kit.layout import upright


@dataclass(frozen=True, slots=True)
class Look:
    """Appearance of one kind of card.

    Attributes:
        colour: of the cardboard.
        ink: of what is printed on it; at least 4.5 to 1 against the colour.
        icon: its pictogram.
    """

    colour: str
    ink: str
    icon: ft.IconData


LOOKS: dict[str, Look] = {
    "R": Look("#2F7A3C", "#FFFFFF", ft.Icons.HOME),
    "C": Look("#2A66A5", "#FFFFFF", ft.Icons.STOREFRONT),
    "L": Look("#B3322E", "#FFFFFF", ft.Icons.ATTRACTIONS),
    "I": Look("#E9BD3C", "#2B2205", ft.Icons.FACTORY),
    "P": Look("#666D73", "#FFFFFF", ft.Icons.DIRECTIONS_CAR),
    "H": Look("#66439A", "#FFFFFF", ft.Icons.ACCOUNT_BALANCE),
}


def card_face(card: str, size: float, *, ghost: bool = False) -> ft.Control:
    """Draw a card's face on a square of `size` pixels: its letter, and its pictogram from 34 pixels on."""
    look = LOOKS[card]
    roomy = size >= 34
    letter = ft.Text(
        card, size=size * (0.36 if roomy else 0.58), weight=ft.FontWeight.W_700, color=look.ink, no_wrap=True
    )
    marks: list[ft.Control] = [letter]
    if roomy:
        marks.insert(0, ft.Icon(look.icon, size=size * 0.36, color=look.ink))
    return ft.Container(
        upright(*marks, spacing=0),
        width=size,
        height=size,
        bgcolor=look.colour,
        border_radius=max(4, size * 0.14),
        opacity=0.62 if ghost else 1,
        alignment=CENTER,
    )


def ui_text(phone: Phone, message: str, /, **params: Any) -> str:
    """Return a text of this board in the phone's language, by its id without ``card_city-ui-``."""
    return phone.texts[phone.locale].say(f"card_city-ui-{message}", **params)


def card_name(phone: Phone, card: str) -> str:
    """Name a card in the phone's language."""
    return phone.texts[phone.locale].say(f"card_city-card-{card}")


def count_row(phone: Phone, counts: Mapping[Card, int], size: float) -> ft.Control:
    """Draw a row of small faces with the count of each kind."""
    shown = [
        counter_button(
            f"{card_name(phone, card)} {counts[card]}",
            card_face(card, size),
            number_text(phone, counts[card], 15),
        )
        for card in CARDS
    ]
    return ft.Row(shown, wrap=True, spacing=14, run_spacing=8)
