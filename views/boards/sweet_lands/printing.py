"""Box entries of Sweet Lands' cardboard, drawn with the marks of the map, the goods and the panels."""

import re
from collections.abc import Callable, Mapping
from functools import partial

import flet as ft

from companion.engine.box import split_name
from companion.engine.form_texts import PARTING, Ground
from companion.engine.gains import NONE, read_gains
from companion.games.sweet_lands import GAME
from companion.games.sweet_lands.entries import family_of
from companion.games.sweet_lands.position import Spot
from companion.games.sweet_lands.vocabulary import COLUMNS, COSTS, COUNTED, GAINS, RESOURCES, TERRAINS
from companion.geometry.hexes import HexGrid, hex_name
from views.boards.sweet_lands.asking import track_colour
from views.boards.sweet_lands.glyphs import mark
from views.boards.sweet_lands.map_look import hex_look
from views.boards.sweet_lands.speech import name_thing
from views.device.phone import Phone
from views.kit.box_painter import Answer, Pair
from views.kit.hex_board import HexPicture, hex_drawing
from views.kit.hex_looks import HexLook, hex_face
from views.kit.layout import small_text
from views.models.hex_map_editor import ground_of, hexes_of
from views.widgets.box_editor.gain_icons import gain_icon, gains_picture

LARGEST, SMALLEST = 26.0, 16.0
"""Pixels of the icons of a print, where there is much room and little."""

HEX = 64.0
"""A hex by itself is not higher than this, in pixels."""

Parts = list[ft.Control]


def ground_look(phone: Phone, ground: Ground) -> HexLook:
    """Choose the look of a hex with nothing on it."""
    return hex_look(phone, (ground.ground, *ground.flags), None)


BARE, RARE = (*TERRAINS, "special"), ("draw", "off")
"""Grounds that may bear a reward, and those that never do."""


def common_answers(name: str) -> tuple[tuple[str, tuple[Answer, ...]], ...]:
    """List the common answers about a hex: its ground, and with the same tap that no reward is printed."""
    family = family_of(name)
    if family is None or family.title != "hex":
        return ()
    nothing = (f"{name}!", NONE)
    return (
        ("bare", tuple(((name, ground), nothing) for ground in BARE)),
        ("rewarded", tuple(((name, ground),) for ground in BARE)),
        ("", tuple(((name, ground), nothing) for ground in RARE)),
    )


def is_numbered(name: str) -> bool:
    """Check that the app numbers the entries of a family itself."""
    family = family_of(name)
    return family is not None and (family.numbered or family.section == "characters")


SINGLE = frozenset(
    (
        "hex_gives", "tile", "special", "income", "pass", "auto", "bonus", "row", "under", "lab",
        "food_space", "track_last", "helper",
    )
)  # fmt: skip
"""Titles of the families whose prints mostly bear one gain or cost."""


def is_single(name: str) -> bool:
    """Check that the prints of a family mostly bear one gain or cost."""
    family = family_of(name)
    return family is not None and family.title in SINGLE


WHEN_AND_MARK = Pair("when", "mark", "when_mark")
"""Time and dessert mark of a citizen card."""


def pair_parts(name: str) -> tuple[Pair, ...]:
    """List the parts of an entry that one tap answers: the time and the dessert mark of a citizen card."""
    family = family_of(name)
    return (WHEN_AND_MARK,) if family is not None and family.title == "card" else ()


def paint_entry(phone: Phone, name: str, text: str, side: float) -> ft.Control | None:
    """Draw a box entry with the marks of the board, or return None if its form has the same ones.

    Args:
        phone: the phone that shows it.
        name: of the entry.
        text: the printed value.
        side: the most pixels it may be wide and high.
    """
    family = family_of(name)
    drawn = family.drawn if family else ""
    if drawn in ("map", "hex"):
        return (_map if drawn == "map" else _hex)(phone, text, side)
    draw = PAINTERS.get(drawn)
    if draw is None:
        return None
    lines = [line for line in draw(_Pen(phone, name, side), text.split(PARTING)) if line]
    rows = [ft.Row(line, spacing=4, run_spacing=2, wrap=True, tight=True) for line in lines]
    return ft.Container(ft.Column([*rows], spacing=4, tight=True), width=side)


def _map(phone: Phone, text: str, side: float) -> ft.Control:
    hexes = hexes_of(text)
    looks = {hex_name(at): ground_look(phone, ground) for at, ground in hexes.items()}
    picture = HexPicture(HexGrid(frozenset(hexes)), looks, rim=True)
    return hex_drawing(phone, picture, side, side, label="")


def _hex(phone: Phone, text: str, side: float) -> ft.Control:
    return hex_face(ground_look(phone, ground_of(text)), min(HEX, side) / 2, ft.Colors.OUTLINE, phone.dark)


# Prints of several parts ----------------------------------------------------------------------------------


class _Pen:
    """Phone, entry and size to draw a print with."""

    def __init__(self, phone: Phone, name: str, side: float) -> None:
        self.phone = phone
        self.name = name
        self.size = min(LARGEST, max(SMALLEST, side / 7))

    def numbers(self) -> list[int]:
        """Return the numbers in the entry's name."""
        return [int(part) for part in re.findall("[0-9]+", split_name(self.name).which)]

    def icon(self, kind: str, name: str = "gain") -> ft.Control:
        """Draw a kind of thing."""
        return gain_icon(kind, self.size, name_thing(self.phone, name, kind))

    def glyph(self, piece: str) -> ft.Control:
        """Draw a piece as it stands on the map."""
        return mark(piece, self.size * 1.3, dark=self.phone.dark)

    def sign(self, icon: ft.IconData) -> ft.Control:
        """Draw a sign between two parts."""
        return ft.Icon(icon, size=self.size * 0.8, color=ft.Colors.ON_SURFACE_VARIANT)

    def word(self, text: str) -> ft.Control:
        """Write a number, or a few words."""
        return small_text(self.phone, text, 15 if self.size > SMALLEST * 1.2 else 12, strong=True)

    def gains(self, text: str, kinds: tuple[str, ...] = GAINS) -> ft.Control:
        """Draw a gain or a cost as the panels do."""
        return gains_picture(self.phone, GAME, read_gains(text.strip(), kinds, COUNTED), self.size)

    def cost(self, text: str) -> ft.Control:
        """Draw a cost."""
        return self.gains(text, COSTS)

    def hex(self, ground: str, spot: Spot) -> ft.Control:
        """Draw a terrain tile on its ground."""
        look = hex_look(self.phone, (ground,), spot)
        return hex_face(look, self.size, ft.Colors.OUTLINE, self.phone.dark)


Draw = Callable[[_Pen, list[str]], list[Parts]]
"""Draws the parts of a print, line by line."""


def _tile(pen: _Pen, parts: list[str]) -> list[Parts]:
    ground = split_name(pen.name).which
    return [[pen.hex(ground, Spot("0,0", "flipped")), pen.gains(parts[0])]]


def _special(pen: _Pen, parts: list[str]) -> list[Parts]:
    number = pen.numbers()[0]
    return [[pen.hex("special", Spot("0,0", "flipped", special=number)), pen.gains(parts[0])]]


def _ports(pen: _Pen, parts: list[str]) -> list[Parts]:
    return [
        [pen.word(f"{number} ×"), pen.glyph("port"), pen.word(points.strip()), pen.icon("victory")]
        for number, points in enumerate(parts)
    ]


def _spaces(pen: _Pen, parts: list[str]) -> list[Parts]:
    pairs = zip(RESOURCES, parts, strict=True)
    return [[pen.icon(f"{resource}_income"), pen.word(space.strip())] for resource, space in pairs]


def _imitation(pen: _Pen, parts: list[str]) -> list[Parts]:
    kinds = [name_thing(pen.phone, "copies", part.strip()) for part in parts]
    return [[pen.word(f"L {slot}"), pen.word(kind)] for slot, kind in enumerate(kinds, 1)]


def _extra(pen: _Pen, parts: list[str]) -> list[Parts]:
    cost, gives = parts
    return [[pen.cost(cost), pen.sign(ft.Icons.ARROW_RIGHT_ALT), pen.gains(gives)]]


def _space(pen: _Pen, parts: list[str]) -> list[Parts]:
    wagon, locomotive, points, lab = parts
    return [
        [pen.glyph("lab")] if lab.strip() == "yes" else [],
        [pen.icon("wagon"), pen.sign(ft.Icons.ARROW_RIGHT_ALT), pen.gains(wagon)],
        [pen.icon("locomotive"), pen.sign(ft.Icons.ARROW_RIGHT_ALT), pen.gains(locomotive)],
        [pen.word(points.strip()), pen.icon("industry")],
    ]


def _draw_property(piece: str, pen: _Pen, parts: list[str]) -> list[Parts]:
    """Draw a property with its price, and the industry reward of a coffee shop."""
    price: Parts = [pen.glyph(piece), pen.cost(parts[0])]
    return [price, *([[pen.icon(f"reward{reward.strip()}")] for reward in parts[1:]])]


def _rabbit(pen: _Pen, parts: list[str]) -> list[Parts]:
    space, gives = parts
    return [[pen.icon("food"), pen.word(f"≥ {space.strip()}"), pen.glyph("rabbit"), pen.gains(gives)]]


def _skill(pen: _Pen, parts: list[str]) -> list[Parts]:
    flip, passing, words = parts
    return [
        [pen.sign(ft.Icons.FLIP), pen.gains(flip)],
        [pen.sign(ft.Icons.BEDTIME), pen.gains(passing)],
        [pen.word(words.strip())] if words.strip() else [],
    ]


def _track(pen: _Pen, parts: list[str]) -> list[Parts]:
    length, element = parts
    colour = pen.icon(track_colour(pen.numbers()[0]))
    return [[colour, pen.icon(element.strip(), "element"), pen.word(length.strip())]]


def _track_space(pen: _Pen, parts: list[str]) -> list[Parts]:
    gives, multiplier = parts
    track, space = pen.numbers()
    return [
        [pen.icon(track_colour(track)), pen.word(str(space))],
        [pen.gains(gives), pen.word(f"× {multiplier.strip()}")],
    ]


def _final(pen: _Pen, parts: list[str]) -> list[Parts]:
    element, dummy = parts
    return [[pen.icon(element.strip(), "element"), pen.sign(ft.Icons.BALANCE), pen.word(dummy.strip())]]


def _card(pen: _Pen, parts: list[str]) -> list[Parts]:
    when, cost, less, gives, dessert, industry, automation, name = map(str.strip, parts)
    at = ft.Icons.BEDTIME if when == "passing" else ft.Icons.ARROW_RIGHT_ALT
    columns = () if industry == "none" else COLUMNS if industry == "any" else (industry,)
    below = [pen.icon(f"{column}s", "element") for column in columns]
    automated: Parts = [*below, pen.icon("automated", "element"), pen.gains(automation)]
    return [
        [pen.word(name)] if name else [],
        [pen.icon(dessert, "element"), pen.cost(cost), pen.sign(at), pen.gains(gives)],
        [pen.word("−"), pen.gains(less, COSTS)] if less != NONE else [],
        automated if columns or automation != NONE else [],
    ]


PAINTERS: Mapping[str, Draw] = {
    "tile": _tile,
    "special": _special,
    "ports": _ports,
    "spaces": _spaces,
    "imitation": _imitation,
    "extra": _extra,
    "space": _space,
    "lab": partial(_draw_property, "lab"),
    "coffee": partial(_draw_property, "coffee"),
    "rabbit": _rabbit,
    "skill": _skill,
    "advanced": _skill,
    "track": _track,
    "track_space": _track_space,
    "final": _final,
    "card": _card,
}
"""Painters by the picture of a family; those of one line of gains, a number or a word are drawn by form."""
