"""Pictures of the grounds of a hex map, and of what else is printed on a hex."""

from typing import Any

import flet as ft

from companion.engine.form_texts import Ground
from companion.engine.game import Game
from companion.geometry.hexes import Axial
from views.models.mapped import Hexes
from views.phone import Phone
from views.theme import CENTER
from views.widgets.gain_icons import UNKNOWN, GainLook

AnyGame = Game[Any, Any, Any]

LOOKS: dict[str, GainLook] = {
    "wheat": GainLook(ft.Icons.GRASS, "#E8D27A"),
    "forest": GainLook(ft.Icons.FOREST, "#7FB27A"),
    "vein": GainLook(ft.Icons.FILTER_HDR, "#B4AFA8"),
    "sea": GainLook(ft.Icons.WAVES, "#7FB6DE"),
    "special": GainLook(ft.Icons.AUTO_AWESOME_MOSAIC, "#C7B3E0"),
    "capital": GainLook(ft.Icons.CASTLE, "#E7A18B"),
    "port": GainLook(ft.Icons.ANCHOR, "#6FA8D6"),
    "extra": GainLook(ft.Icons.ADD_CARD, "#F3E3E9"),
}
"""Grounds and flags that games share; what is not here is drawn with its first letters."""

ROW = 0.86
"""A hex's row lies so much lower than the one before, as a share of its width."""


def ground_said(phone: Phone, game: AnyGame, ground: Ground) -> str:
    """What a hex is, in words."""
    words = (ground.ground, *ground.flags)
    return " · ".join(phone.about(game, "ground", word) for word in words)


def ground_icon(phone: Phone, game: AnyGame, ground: Ground | None, size: float) -> ft.Control:
    """A hex as it is printed, within a circle of so many pixels; a question mark where nobody has read it.

    Args:
        phone: whose screen.
        game: whose words are used.
        ground: what it is; None where that is unknown.
        size: of the circle.
    """
    look = LOOKS.get(ground.ground) if ground else None
    main = _sign(phone, game, ground.ground if ground else UNKNOWN, size * (0.5 if ground else 0.8))
    flags = [_sign(phone, game, flag, size * 0.3) for flag in ground.flags] if ground else []
    inside: list[ft.Control] = [main]
    if flags:
        inside.append(ft.Row(flags, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER))
    return ft.Container(
        ft.Column(
            inside,
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=size / 2,
        bgcolor=look.fill if look else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=ft.Border.all(1, ft.Colors.OUTLINE),
    )


def _sign(phone: Phone, game: AnyGame, what: str, size: float) -> ft.Control:
    look = LOOKS.get(what)
    if look:
        return ft.Icon(look.icon, size=size, color=look.ink)
    letters = what if what == UNKNOWN else phone.about(game, "ground", what)[:2]
    return ft.Text(letters, size=size * 0.8, weight=ft.FontWeight.W_700, color=ft.Colors.ON_SURFACE)


def hexes_picture(phone: Phone, game: AnyGame, hexes: Hexes, side: float) -> ft.Control:
    """A whole map within a square of so many pixels, to be looked at."""
    places, width, height = hex_places(tuple(hexes), 1.0)
    size = side / max(width, height)
    drawn: list[ft.Control] = [
        ft.Container(
            ground_icon(phone, game, ground, size * 0.94), left=places[at][0] * size, top=places[at][1] * size
        )
        for at, ground in hexes.items()
    ]
    return ft.Stack(drawn, width=width * size, height=height * size)


def hex_places(
    hexes: tuple[Axial, ...], size: float
) -> tuple[dict[Axial, tuple[float, float]], float, float]:
    """Where hexes of some width lie: left and top in pixels, from 0 on; and how wide and high all are."""
    at = {(q, r): ((q + r / 2) * size, r * size * ROW) for q, r in hexes}
    left, top = min(x for x, _ in at.values()), min(y for _, y in at.values())
    places = {each: (x - left, y - top) for each, (x, y) in at.items()}
    width = max(x for x, _ in places.values()) + size
    return places, width, max(y for _, y in places.values()) + size
