"""Parts of the panels of Sweet Lands alone: numbers in rings, pictures of prints, the room for actions."""

from collections.abc import Sequence

import flet as ft

from companion.engine.gains import Gain, Gains
from companion.games.sweet_lands import GAME
from views.boards.sweet_lands.state import Screen
from views.device.phone import Phone
from views.device.theme import APART, BUTTON, CENTER, GAP
from views.kit import layout
from views.kit.layout import grow, small_text
from views.widgets.box_editor.gain_icons import gains_picture, gains_words

PICTURE = 20
"""Pixels of the pictures on a tile."""

MOST_LINES = 3
"""Most lines of a quiet sentence."""


def badge(phone: Phone, number: int) -> ft.Control:
    """Draw the number of a thing in a ring, to tell it apart from an amount."""
    size = grow(phone, 24)
    return ft.Container(
        small_text(phone, str(number), 13, strong=True),
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=size / 2,
        border=ft.Border.all(1.5, ft.Colors.OUTLINE),
    )


def arrow(phone: Phone, size: float = 16) -> ft.Control:
    """Draw an arrow to the right, between a state and the next."""
    return ft.Icon(ft.Icons.ARROW_RIGHT_ALT, size=grow(phone, size), color=ft.Colors.ON_SURFACE_VARIANT)


def picture(phone: Phone, gains: Gains | None, size: float = PICTURE) -> ft.Control:
    """Draw a print's gain as pictures."""
    return gains_picture(phone, GAME, gains, grow(phone, size))


def say_gains(phone: Phone, gains: Gains | None) -> str:
    """Describe a print's gain in words."""
    return phone.say("gains-unknown") if gains is None else gains_words(phone, GAME, gains)


def price_pictures(phone: Phone, cost: Sequence[Gain] | None, size: float = PICTURE) -> ft.Control:
    """Draw a cost as pictures, or a question mark while it is unread."""
    return picture(phone, None if cost is None else Gains((tuple(cost),)), size)


def abilities(phone: Phone, name: str, flip: Gains | None, passing: Gains | None) -> ft.Control:
    """Draw a skill tile: its name, the gain of turning it over, and the gain of passing."""
    face: list[ft.Control] = [
        ft.Container(small_text(phone, name, 14, strong=True), expand=True),
        ft.Icon(ft.Icons.FLIP, size=18),
        picture(phone, flip, 18),
        ft.Icon(ft.Icons.BEDTIME, size=18),
        picture(phone, passing, 18),
    ]
    return ft.Row(face, spacing=6)


def cost_of(gains: Sequence[Gain]) -> Gains:
    """Combine some gains into one print."""
    return Gains((tuple(gains),))


READING = 220.0
"""Pixels of a desk's dock for the request and the holdings, above the actions."""


def room_below(screen: Screen, *above: float) -> float:
    """Compute the room that the actions of a dock have below some rows, in pixels.

    Args:
        screen: the phone's.
        above: heights of the rows, in pixels.
    """
    panes = screen.panes
    whole = panes.depth - READING * screen.phone.scale if panes.desk else panes.acts
    return max(0.0, whole - APART - sum(height + GAP for height in above))


def button_height(screen: Screen) -> float:
    """Measure a row with the button for the next action, in pixels."""
    return layout.grow(screen.phone, BUTTON)
