"""Tokens of a map's squares, as they are typed: ``.``, ``F``, ``Rne``, ``Cns+b``, ``h``.

A square holds its ground, or a building; on a coast, on an ocean or on nothing there may also stand a harbor
or a part of the lighthouse, written after ``+``. Sides are the letters of the compass, ``n e s w`` in this
order.
"""

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec

from companion.geometry.square import Side

Icon = Literal["farm", "mountain", "tree", "river", "coast"]
"""Icons of a die: 1 to 5 in this order."""

ICONS: tuple[Icon, ...] = get_args(Icon)

Building = Literal[
    "house", "pickaxe", "lumberjack", "harbor", "watermill",
    "tavern", "fountain", "market", "lighthouse", "cathedral",
]  # fmt: skip
"""Buildings, in the order of the rulebook."""

BUILDINGS: tuple[Building, ...] = get_args(Building)

SIDES: tuple[Side, ...] = get_args(Side)
OPPOSITE: Mapping[Side, Side] = {"n": "s", "e": "w", "s": "n", "w": "e"}

RIVERS = ("ns", "ew", "ne", "es", "sw", "nw")
"""The two open sides of a river: straight ones, then bends."""

COASTS = (
    "n", "e", "s", "w",
    "ns", "ew", "ne", "es", "sw", "nw",
    "nes", "esw", "nsw", "new",
)  # fmt: skip
"""The sides of a coast that are water: one, two or three."""

EMPTY, HALL, OCEAN = ".", "H", "O"
LETTERS: Mapping[Icon, str] = {"farm": "F", "mountain": "M", "tree": "T", "river": "R", "coast": "C"}
BUILT: Mapping[Building, str] = {
    "house": "h", "pickaxe": "p", "lumberjack": "l", "watermill": "w",
    "tavern": "t", "fountain": "f", "market": "m", "cathedral": "c",
}  # fmt: skip
"""The letters of buildings that fill their square; harbor and lighthouse stand on top of something."""

HARBOR, BOTTOM, TOP = "b", "L", "l"
"""Tops of a square: a harbor, the lighthouse's bottom, its top."""

SHAPES: Mapping[Icon, tuple[str, ...]] = {
    "farm": ("",), "mountain": ("",), "tree": ("",), "river": RIVERS, "coast": COASTS,
}  # fmt: skip
"""The sides with which each icon can be drawn; only rivers and coasts have any."""

Token = Annotated[
    str,
    msgspec.Meta(
        pattern=r"^([.HFMTOhplwtfmc]|R(ns|ew|ne|es|sw|nw)|\.\+[Ll]|O\+l"
        r"|C(n|e|s|w|ns|ew|ne|es|sw|nw|nes|esw|nsw|new)(\+[bLl])?)$"
    ),
]
"""One square."""

TOKENS: tuple[str, ...] = (
    EMPTY, HALL, "F", "M", "T", OCEAN, *BUILT.values(), ".+L", ".+l", "O+l",
    *(f"R{sides}" for sides in RIVERS),
    *(f"C{sides}{top}" for sides in COASTS for top in ("", "+b", "+L", "+l")),
)  # fmt: skip
"""Tokens that a square can show."""


def ground_of(token: str) -> str:
    """Return the ground of a token, without a harbor or a part of the lighthouse on top."""
    return token.partition("+")[0]


def top_of(token: str) -> str:
    """Return `HARBOR`, `BOTTOM` or `TOP`, or an empty text where nothing stands on top."""
    return token.partition("+")[2]


def with_top(ground: str, top: str) -> str:
    """Add a top to a ground's token. An empty top leaves the ground."""
    return f"{ground}+{top}" if top else ground


def icon_token(icon: Icon, sides: str) -> str:
    """Return the token of an icon with its sides."""
    return LETTERS[icon] + sides


def sort_sides(sides: str) -> str:
    """Sort sides in the order of the compass, each once."""
    return "".join(side for side in SIDES if side in sides)
