"""Pictures of the grounds of a hex map, and of the flags printed on a hex."""

from typing import Any

import flet as ft

from companion.engine.form_texts import Ground
from companion.engine.game import Game
from companion.geometry.hexes import HexGrid, hex_name
from views.device.phone import Phone
from views.kit.box_painter import BY_FORM, BoxPainter
from views.kit.hex_board import HexPicture, hex_drawing
from views.kit.hex_looks import HexLook, Piece, Sign, hex_face, word
from views.models.hex_map_editor import Hexes
from views.widgets.box_editor.gain_icons import GainLook

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


def ground_icon(
    phone: Phone, game: AnyGame, ground: Ground, size: float, printed: BoxPainter = BY_FORM
) -> ft.Control:
    """Draw a hex as it is printed, `size` pixels high."""
    return hex_face(ground_look(phone, game, ground, printed), size / 2, ft.Colors.OUTLINE, phone.dark)


def ground_look(phone: Phone, game: AnyGame, ground: Ground, printed: BoxPainter = BY_FORM) -> HexLook:
    """Return the look of a hex of a map: as the board draws it, or its ground with the flags below."""
    if drawn := printed.ground(phone, ground):
        return drawn
    look = LOOKS.get(ground.ground)
    high, count = (-0.18, len(ground.flags)) if ground.flags else (0.0, 0)
    flags = (
        _look_shape(phone, game, flag, (number - (count - 1) / 2) * 0.5, 0.46, 0.5)
        for number, flag in enumerate(ground.flags)
    )
    colour = look.fill if look else ft.Colors.SURFACE_CONTAINER_HIGHEST
    return HexLook(colour, (_look_shape(phone, game, ground.ground, 0.0, high, 0.85), *flags))


def _look_shape(phone: Phone, game: AnyGame, name: str, x: float, y: float, size: float) -> Piece | Sign:
    if look := LOOKS.get(name):
        return Sign(look.icon, look.ink, x, y, size)
    letters = phone.about(game, "ground", name)[:2]
    return Piece(word, (letters, ft.Colors.ON_SURFACE), x, y, size)


def hexes_picture(phone: Phone, game: AnyGame, hexes: Hexes, side: float) -> ft.Control:
    """Draw a whole map within a square of `side` pixels, to be looked at."""
    looks = {hex_name(at): ground_look(phone, game, ground) for at, ground in hexes.items()}
    return hex_drawing(phone, HexPicture(HexGrid(frozenset(hexes)), looks), side, side, label="")
