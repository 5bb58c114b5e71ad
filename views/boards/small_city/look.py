"""How the cardboard of Small City looks: a colour, an ink and a pictogram for each kind of tile."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.games.small_city.printed import CULTURE, Colour, Kind, family_of
from views.device.phone import Phone

GAME_ID = "small_city"

Group = Literal["R", "C", "F", "P", "K", "I", "S"]
"""A group of tiles that the palette shows: see `FAMILIES`."""


@dataclass(frozen=True, slots=True)
class Look:
    """Appearance of one kind of tile.

    Attributes:
        colour: of the cardboard.
        edge: of its lower edge, darker.
        ink: of what is printed on it; at least 4.5 to 1 against the colour.
        icon: its pictogram.
    """

    colour: str
    edge: str
    ink: str
    icon: ft.IconData


_GREEN = ("#2F7A3C", "#1D5428", "#FFFFFF")
_BLUE = ("#2A66A5", "#194575", "#FFFFFF")
_YELLOW = ("#E9BD3C", "#B58B16", "#2B2205")
_RED = ("#B3322E", "#7F1E1B", "#FFFFFF")
_LEAF = ("#A9D27C", "#7BA64D", "#1B3A0C")
_GREY = ("#666D73", "#43484D", "#FFFFFF")
_NAVY = ("#27365F", "#151F3C", "#FFFFFF")
_ORANGE = ("#B4500F", "#7D3506", "#FFFFFF")

_FAMILIES: dict[str, Look] = {
    "R": Look(*_GREEN, ft.Icons.HOME),
    "C": Look(*_BLUE, ft.Icons.STOREFRONT),
    "F": Look(*_YELLOW, ft.Icons.FACTORY),
    "P": Look(*_LEAF, ft.Icons.PARK),
    "WA": Look(*_GREY, ft.Icons.WAREHOUSE),
    "RF": Look(*_GREY, ft.Icons.OIL_BARREL),
    "HB": Look(*_GREY, ft.Icons.SAILING),
    "PO": Look(*_NAVY, ft.Icons.LOCAL_POLICE),
    "FI": Look(*_ORANGE, ft.Icons.LOCAL_FIRE_DEPARTMENT),
    "CH": Look(*_RED, ft.Icons.ACCOUNT_BALANCE),
    "SC": Look(*_RED, ft.Icons.BACKPACK),
    "LI": Look(*_RED, ft.Icons.MENU_BOOK),
    "MU": Look(*_RED, ft.Icons.MUSEUM),
    "ME": Look(*_RED, ft.Icons.SUBWAY),
    "CL": Look(*_RED, ft.Icons.LOCAL_HOSPITAL),
    "UN": Look(*_RED, ft.Icons.SCHOOL),
}

FAMILIES: dict[Group, tuple[Kind, ...]] = {
    "R": ("R1", "R2", "R3", "R4", "R5"),
    "C": ("C1", "C2", "C3", "C4"),
    "F": ("F1", "F2", "F3"),
    "P": ("P1", "P2", "P3"),
    "K": tuple(kind for kind in CULTURE if kind != "CH"),
    "I": ("RF", "HB"),
    "S": ("PO", "FI"),
}
"""What can be built, in the groups the palette shows: residences, commerce, factories, parks, culture,
industry, stations."""

CUBES: dict[Colour, tuple[str, str]] = {
    "w": ("#FFFFFF", "#4A4A4A"),
    "g": ("#9AA0A6", "#2B2E31"),
    "b": ("#1F2124", "#E8E8E8"),
}
"""The goods: colour and outline."""


@dataclass(frozen=True, slots=True)
class Board:
    """The printed board by day or by night.

    Attributes:
        street: between the plots.
        plot: a square that may be built on.
        locked: a square that may be built on once the town is bigger.
        border: around the building area.
        rock: an obstacle.
        water: printed water.
        wave: what is drawn on water.
        ink: letters and marks on plots.
    """

    street: str
    plot: str
    locked: str
    border: str
    rock: str
    water: str
    wave: str
    ink: str


DAY = Board("#FBF6EA", "#DCE3C6", "#EDE9DA", "#6F4BA0", "#B9AB93", "#A9CFE3", "#5E9DBD", "#5A5244")
NIGHT = Board("#12171C", "#29332E", "#1B2229", "#B497E0", "#4D4A45", "#1F4258", "#5E9DBD", "#B4BBC0")


def look_of(kind: Kind) -> Look:
    """Return the appearance of a kind of tile."""
    return _FAMILIES[family_of(kind)]


def group_look(group: str) -> Look:
    """Return the appearance of a group of `FAMILIES`."""
    icon = {"K": ft.Icons.THEATER_COMEDY, "I": ft.Icons.PRECISION_MANUFACTURING, "S": ft.Icons.SHIELD}
    if group in _FAMILIES:
        return _FAMILIES[group]
    looks = {"K": _RED, "I": _GREY, "S": _NAVY}
    return Look(*looks[group], icon[group])


def group_of(kind: Kind) -> Group:
    """Return the group of `FAMILIES` a kind belongs to.

    The City Hall goes with culture, and the warehouse with industry.
    """
    found = next((group for group, kinds in FAMILIES.items() if kind in kinds), None)
    return found or ("K" if kind == "CH" else "I")


def board_look(phone: Phone) -> Board:
    """Choose the colours of the board for this phone, by day or by night."""
    return NIGHT if phone.dark else DAY


def game_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a sentence of this game in the phone's language."""
    return phone.texts[phone.locale].say(f"{GAME_ID}-{message}", **params)  # type: ignore[arg-type]


def tile_name(phone: Phone, kind: str) -> str:
    """Name a kind of tile in the phone's language."""
    return game_text(phone, f"tile-{kind}")


def cube_name(phone: Phone, colour: str) -> str:
    """Name a good in the phone's language."""
    return game_text(phone, f"cube-{colour}")


def ui_text(phone: Phone, message: str, /, **params: object) -> str:
    """Return a text of this board in the phone's language."""
    return game_text(phone, f"ui-{message}", **params)


def goods_words(phone: Phone, goods: Iterable[str]) -> str:
    """Describe goods in words, with the number of each colour."""
    counts = Counter(goods)
    parts = tuple(
        game_text(phone, f"amount-cube-{colour}", count=counts[colour]) for colour in CUBES if counts[colour]
    )
    return ui_text(phone, "goods", goods=parts) if parts else ui_text(phone, "goods-none")
