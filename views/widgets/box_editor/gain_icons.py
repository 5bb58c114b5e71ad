"""Icons of gains, each on its own colour, and pictures of whole prints made of them."""

from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.engine.forms import COUNTED_AS, GainNames
from companion.engine.gains import Gain, Gains
from companion.engine.game import Game
from views.device.phone import Phone
from views.device.theme import CENTER, EDGE
from views.kit.shared_render import draw_once

AnyGame = Game[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class GainLook:
    """Look of a kind of gain, by day and by night alike.

    Attributes:
        icon: tells it from every other kind, without its colour.
        fill: its colour.
        ink: the icon's.
    """

    icon: ft.IconData
    fill: str
    ink: str = "#1F1A10"


_WHITE = "#FFFFFF"

LOOKS: dict[str, GainLook] = {
    # what is had
    "gold": GainLook(ft.Icons.MONETIZATION_ON, "#F0C93B"),
    "wheat": GainLook(ft.Icons.GRASS, "#E8D27A"),
    "wood": GainLook(ft.Icons.CARPENTER, "#B98A55"),
    "iron": GainLook(ft.Icons.HARDWARE, "#A9B4BF"),
    "diamond": GainLook(ft.Icons.DIAMOND, "#8FD8EA"),
    "basic": GainLook(ft.Icons.CATEGORY, "#D8CDB4"),
    "card": GainLook(ft.Icons.STYLE, "#F3E3E9"),
    "disc": GainLook(ft.Icons.ADJUST, "#E7E0D2"),
    # points
    "victory": GainLook(ft.Icons.STAR, "#6C4AA0", _WHITE),
    "city": GainLook(ft.Icons.LOCATION_CITY, "#2F6FA8", _WHITE),
    "industry": GainLook(ft.Icons.FACTORY, "#6A5642", _WHITE),
    # steps
    "food": GainLook(ft.Icons.BAKERY_DINING, "#F2B37A"),
    "track": GainLook(ft.Icons.LINEAR_SCALE, "#CFC6B8"),
    "wagon": GainLook(ft.Icons.RV_HOOKUP, "#E8954A"),
    "locomotive": GainLook(ft.Icons.TRAIN, "#3F8A57", _WHITE),
    "orange": GainLook(ft.Icons.TRENDING_UP, "#E8954A"),
    "green": GainLook(ft.Icons.STAIRS, "#3F8A57", _WHITE),
    "grey": GainLook(ft.Icons.KEYBOARD_DOUBLE_ARROW_UP, "#9AA0A6"),
    "any": GainLook(ft.Icons.SWIPE_UP, "#EDE6D6"),
    # what is laid or built
    "terrain": GainLook(ft.Icons.LANDSCAPE, "#9CC58F"),
    "special": GainLook(ft.Icons.AUTO_AWESOME_MOSAIC, "#C7B3E0"),
    "road": GainLook(ft.Icons.ROUTE, "#C9B9A0"),
    "property": GainLook(ft.Icons.HOLIDAY_VILLAGE, "#E7A18B"),
    "tent": GainLook(ft.Icons.FESTIVAL, "#EBD3A6"),
    "house": GainLook(ft.Icons.HOME, "#E7A18B"),
    "building": GainLook(ft.Icons.APARTMENT, "#9DB4CC"),
    "lab": GainLook(ft.Icons.SCIENCE, "#A7D6C4"),
    "coffee": GainLook(ft.Icons.LOCAL_CAFE, "#C89B78"),
    "tower": GainLook(ft.Icons.WATCH_LATER, "#E3D9C6"),
    "rabbit": GainLook(ft.Icons.CRUELTY_FREE, "#F0C7A0"),
    "wonder": GainLook(ft.Icons.CASTLE, "#B24A4A", _WHITE),
    # the rest
    "skill": GainLook(ft.Icons.SCHOOL, "#7FB3C8"),
    "milestone": GainLook(ft.Icons.FLAG, "#D9A441"),
    "port": GainLook(ft.Icons.ANCHOR, "#6FA8D6"),
    "automated": GainLook(ft.Icons.PRECISION_MANUFACTURING, "#C2B7A6"),
    "reward1": GainLook(ft.Icons.LOOKS_ONE, "#6A5642", _WHITE),
    "reward2": GainLook(ft.Icons.LOOKS_TWO, "#6A5642", _WHITE),
    "reward3": GainLook(ft.Icons.LOOKS_3, "#6A5642", _WHITE),
    "hand": GainLook(ft.Icons.EDIT_NOTE, "#EDE6D6"),
    # six marks whose look only the cardboard tells: neutral shapes
    "m1": GainLook(ft.Icons.CIRCLE, "#F3C6D3"),
    "m2": GainLook(ft.Icons.CHANGE_HISTORY, "#D9A87A"),
    "m3": GainLook(ft.Icons.SQUARE, "#BFD3E6"),
    "m4": GainLook(ft.Icons.HEXAGON, "#F7EBC8"),
    "m5": GainLook(ft.Icons.FAVORITE, "#C9E2B8"),
    "m6": GainLook(ft.Icons.ADD, "#CFA5D8"),
}
"""Every kind and everything counted that games share; what is not here is drawn with its first letters."""

_COUNTED = {
    "rabbits": "rabbit",
    "roads": "road",
    "properties": "property",
    "tents": "tent",
    "houses": "house",
    "buildings": "building",
    "labs": "lab",
    "coffees": "coffee",
    "cities": "city",
    "ports": "port",
    "diamonds": "diamond",
    "skills": "skill",
    "milestones": "milestone",
    "cards": "card",
    "discs": "disc",
    "else": "hand",
}
LOOKS |= {many: LOOKS[one] for many, one in _COUNTED.items()}
LOOKS |= {
    "gold_income": GainLook(ft.Icons.SAVINGS, LOOKS["gold"].fill),
    "wheat_income": GainLook(ft.Icons.AGRICULTURE, LOOKS["wheat"].fill),
    "wood_income": GainLook(ft.Icons.FOREST, LOOKS["wood"].fill),
    "iron_income": GainLook(ft.Icons.CONSTRUCTION, LOOKS["iron"].fill),
}

UNKNOWN = "?"
"""Sign of an unknown print."""


def gain_icon(kind: str, size: float, name: str = "") -> ft.Control:
    """Draw the picture of a kind, `size` pixels wide and high.

    Args:
        kind: such as ``gold``, or something counted.
        size: width and height, in pixels.
        name: its name; the first letters stand for a kind without a picture.
    """
    look = LOOKS.get(kind)
    sign: ft.Control
    if look:
        sign = ft.Icon(look.icon, size=size * 0.72, color=look.ink)
    else:
        letters = (name or kind)[:2]
        sign = ft.Text(letters, size=size * 0.42, weight=ft.FontWeight.W_700, color=ft.Colors.ON_SURFACE)
    return ft.Container(
        sign,
        width=size,
        height=size,
        alignment=CENTER,
        border_radius=size / 4,
        bgcolor=look.fill if look else ft.Colors.SURFACE_CONTAINER_HIGHEST,
        border=EDGE,
    )


def gains_picture(
    phone: Phone, game: AnyGame, gains: Gains | None, size: float, named: GainNames = "gain"
) -> ft.Control:
    """Draw a print as pictures in a line, to be looked at.

    Counts stand before icons, and a stroke between alternatives.

    Args:
        phone: the phone that shows it.
        game: game that gives the words.
        gains: the gains; None for an unknown print.
        size: size of an icon, in pixels.
        named: as `GainsForm.named`.
    """
    label = phone.say("gains-unknown") if gains is None else gains_words(phone, game, gains, named)
    line = draw_once(phone, _draw_gain_line, game, gains, size, named)
    return ft.Semantics(label=label, image=True, exclude_semantics=True, content=line)


def _draw_gain_line(
    phone: Phone, game: AnyGame, gains: Gains | None, size: float, named: GainNames
) -> ft.Control:
    parts = (
        [_draw_sign(UNKNOWN, size)] if gains is None else _draw_gain_parts(phone, game, gains, size, named)
    )
    return _lay_side_by_side(parts, size / 8, wrap=True)


def _draw_gain_parts(
    phone: Phone, game: AnyGame, gains: Gains, size: float, named: GainNames
) -> list[ft.Control]:
    parts = [gain_item(phone, game, need, size, "element") for need in gains.needs]
    if gains.needs:
        parts.append(ft.Icon(ft.Icons.ARROW_RIGHT_ALT, size=size * 0.8, color=ft.Colors.ON_SURFACE_VARIANT))
    for number, option in enumerate(gains.options):
        if number:
            parts.append(_draw_sign("/", size))
        parts += [gain_item(phone, game, gain, size, named) for gain in option] or [_draw_sign("–", size)]
    return parts


def gain_item(phone: Phone, game: AnyGame, gain: Gain, size: float, named: GainNames = "gain") -> ft.Control:
    """Draw a gain: its count, its icon, and the thing it is given for. ``named`` as `GainsForm.named`."""
    parts: list[ft.Control] = []
    if gain.count > 1:
        parts.append(_draw_sign(str(gain.count), size))
    parts.append(gain_icon(gain.kind, size, phone.about(game, named, gain.kind)))
    if gain.per:
        element = gain_icon(gain.per, size * 0.72, phone.about(game, "element", gain.per))
        parts += [_draw_sign(":", size), element]
    return _lay_side_by_side(parts, size / 12)


def _lay_side_by_side(parts: list[ft.Control], spacing: float, *, wrap: bool = False) -> ft.Control:
    """Lay parts side by side. A single part stays as it is."""
    return (
        parts[0] if len(parts) == 1 else ft.Row(parts, spacing=spacing, tight=True, wrap=wrap, run_spacing=2)
    )


def _draw_sign(text: str, size: float) -> ft.Control:
    return ft.Text(text, size=size * 0.68, weight=ft.FontWeight.W_700, color=ft.Colors.ON_SURFACE)


def gain_words(phone: Phone, game: AnyGame, gain: Gain, named: GainNames = "gain") -> str:
    """Describe a gain in words, in the noun form or with the measure word that fits its count.

    Args:
        phone: gives the language.
        game: game that gives the words.
        gain: the gain.
        named: as `GainsForm.named`.
    """
    words = phone.about(game, COUNTED_AS[named], gain.kind, {"count": gain.count})
    if not gain.per:
        return words
    return phone.say("gains-per", what=words, element=phone.about(game, "each", gain.per))


def gains_words(phone: Phone, game: AnyGame, gains: Gains, named: GainNames = "gain") -> str:
    """Describe a print in the words of a screen reader. ``named`` as `GainsForm.named`."""
    options = [
        phone.say("gains-all", what=tuple(gain_words(phone, game, gain, named) for gain in option))
        if option
        else phone.say("gains-nothing")
        for option in gains.options
    ]
    words = phone.say("gains-either", what=tuple(options))
    if not gains.needs:
        return words
    needs = tuple(gain_words(phone, game, need, "element") for need in gains.needs)
    return phone.say("gains-if", needs=needs, what=words)
