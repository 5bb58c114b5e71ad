"""Faces of the things on an area's cells, as their looks say or by their names."""

from dataclasses import dataclass

import flet as ft

from companion.engine.area import ThingLook
from views.device.phone import Phone
from views.device.theme import CENTER
from views.kit.layout import middle_column
from views.kit.layouts import Box

EDGE_OF_TILE = 3.0
"""Pixels between the edge of a cell and a coloured thing on it."""

SMALL_SIGN = 0.24
"""Size of a sign that stands beside another one, in sides of its cell."""

PALE = 0.7
"""Opacity of a thing that is not laid yet."""

DARK_INK, LIGHT_INK = "#000000", "#FFFFFF"

MIDDLE_GREY = 0.179
"""Luminance of a colour on which dark and light letters can be read equally well."""

PLAIN_LOOK = ThingLook()
"""ThingLook of a thing without one: its name on the colour of all things."""


@dataclass(frozen=True)
class Face:
    """Everything that is drawn on a cell.

    Attributes:
        text: the name of the thing there, or of an open cell.
        taken: whether a thing lies there.
        look: the look of that thing.
        under: signs of the things below it on the same cell.
    """

    text: str = ""
    taken: bool = False
    look: ThingLook = PLAIN_LOOK
    under: tuple[str, ...] = ()


NO_FACE = Face()
"""Nothing to draw."""


def draw_face(phone: Phone, box: Box, face: Face, *, pale: bool = False) -> ft.Control:
    """Draw a thing on its cell, or the name of a cell that is open."""
    _, _, width, height = box
    look, parts = face.look, _draw_parts(phone, face, width, min(width, height))
    inside = parts[0] if len(parts) == 1 else middle_column(*parts, spacing=0)
    tile = ft.Container(
        inside,
        width=width - 2 * EDGE_OF_TILE,
        height=height - 2 * EDGE_OF_TILE,
        bgcolor=look.colour or None,
        border_radius=EDGE_OF_TILE,
        alignment=CENTER,
        opacity=PALE if pale else 1,
    )
    return ft.Container(tile, width=width, height=height, alignment=CENTER)


def _draw_parts(phone: Phone, face: Face, width: float, side: float) -> list[ft.Control]:
    """Draw the signs of a cell above each other: lower things, the icon, and the sign or the name."""
    look, ink = face.look, _choose_ink(face)
    parts: list[ft.Control] = []
    if face.under:
        parts.append(_draw_sign(" ".join(face.under), ink, side * SMALL_SIGN))
    icon = getattr(ft.Icons, look.icon, None) if look.icon else None
    if icon:
        parts.append(ft.Icon(icon, size=side * (0.45 if look.sign or face.under else 0.6), color=ink))
    if icon and look.sign:
        parts.append(_draw_sign(look.sign, ink, side * SMALL_SIGN))
    elif text := "" if icon else look.sign or face.text:
        letters = max(3, *map(len, text.split()))
        size = max(8, min(phone.size(14), width * 1.5 / letters))
        parts.append(_draw_sign(text, ink, size, strong=face.taken))
    return parts


def _draw_sign(text: str, ink: str, size: float, *, strong: bool = True) -> ft.Control:
    return ft.Text(
        text,
        size=size,
        text_align=ft.TextAlign.CENTER,
        max_lines=2,
        overflow=ft.TextOverflow.ELLIPSIS,
        weight=ft.FontWeight.W_600 if strong else ft.FontWeight.W_400,
        color=ink,
    )


def _choose_ink(face: Face) -> str:
    """Choose the colour of letters: dark on a light face, light on a dark one."""
    if face.look.colour:
        return DARK_INK if _lightness(face.look.colour) > MIDDLE_GREY else LIGHT_INK
    return ft.Colors.ON_SECONDARY_CONTAINER if face.taken else ft.Colors.PRIMARY


def _lightness(colour: str) -> float:
    """Compute the relative luminance of a colour, 0 for black and 1 for white, as WCAG 2.1 defines it."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
