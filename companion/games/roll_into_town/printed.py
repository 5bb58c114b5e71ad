"""Printed values of an owner's sheet of Roll Into Town: the map, the Cathedral's outline, and the numbers.

Each entry that an owner can read off the sheet is a short text:

* ``map``: rows parted by ``/``; ``.`` is a free square, ``H`` the Town Hall; ``F M T O`` are squares on which
  something is printed from the start.
* ``cathedral``: the squares it covers, ``#``, rows parted by ``/``, a dot for no square.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import add, sub
from typing import Literal, get_args

import msgspec

from companion.data import data_path
from companion.engine.box import Box, BoxError, read_box
from companion.engine.wire import convert
from companion.games.roll_into_town.marks import Building, Token
from companion.geometry.bits import Mask
from companion.geometry.cached import cached_property
from companion.geometry.shapes import Shape, placements
from companion.geometry.square import Grid

Own = tuple[tuple[str, str], ...]
"""Owner's entries of the box: name and text."""

LEAST_SIDE, MOST_SIDE, MOST_SQUARES = 5, 13, 9
"""Rows and columns of a map; squares of the Cathedral."""

PRINTABLE = ".HFMTO"
"""Tokens of the map's squares before anything is drawn."""

Resource = Literal["food", "stone", "wood"]
RESOURCES: tuple[Resource, ...] = get_args(Resource)


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Count of each resource."""

    food: int = 0
    stone: int = 0
    wood: int = 0

    @property
    def amounts(self) -> tuple[int, int, int]:
        """Food, stone, wood."""
        return self.food, self.stone, self.wood

    @property
    def named_amounts(self) -> tuple[tuple[Resource, int], ...]:
        """Food, stone, wood, each after its name."""
        return tuple(zip(RESOURCES, self.amounts, strict=True))

    @property
    def total(self) -> int:
        """Sum of all resources."""
        return self.food + self.stone + self.wood

    def __add__(self, other: "Goods") -> "Goods":
        """Add two goods, resource by resource."""
        return Goods(*map(add, self.amounts, other.amounts))

    def __sub__(self, other: "Goods") -> "Goods":
        """Subtract other goods, resource by resource. Negative if those are more."""
        return Goods(*map(sub, self.amounts, other.amounts))


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points of things at the end.

    Attributes:
        house: a house.
        tavern: a house next to a tavern.
        river: a river square; ``joined`` instead where the river joins opposite borders.
        joined: see ``river``.
        coast: a coast.
        lighthouse: a coast or an ocean, for a seat with the lighthouse.
        cathedral: the Cathedral.
    """

    house: int
    tavern: int
    river: int
    joined: int
    coast: int
    lighthouse: int
    cathedral: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Plain numbers of the rules.

    Attributes:
        dice, icons: by round, the number of dice rolled and of icons each seat draws.
        start: food, stone and wood of each seat at the start.
        most: the most a seat can have of a resource.
        town_hall, fountain: uses of each in a game.
        costs: of each building, in food, stone and wood.
        exchange: number of a resource that the Market takes for one of another.
        points: points of things at the end.
        solo: least points of each better title of a single player.
    """

    dice: tuple[int, ...]
    icons: tuple[int, ...]
    start: tuple[int, int, int]
    most: int
    town_hall: int
    fountain: int
    costs: dict[Building, tuple[int, int, int]]
    exchange: int
    points: Points
    solo: tuple[int, ...]

    @property
    def rounds(self) -> int:
        """Number of rounds."""
        return len(self.dice)


@lru_cache(maxsize=1)
def box() -> Box:
    """Load the box that ships."""
    return read_box(data_path("boxes", "roll_into_town.toml"))


@lru_cache(maxsize=1)
def numbers() -> Numbers:
    """Load the plain numbers of the rules."""
    plain = {name: entry.value for name, entry in box().entries.items() if not isinstance(entry.value, str)}
    return convert(plain, Numbers)


def building_price(building: Building) -> Goods:
    """Return the price of a building."""
    return Goods(*numbers().costs[building])


@dataclass(frozen=True, eq=False)
class Printed:
    """Sheet of an owner. The same object for the same texts.

    Attributes:
        texts: every readable entry's text, by name.
    """

    texts: Mapping[str, str]

    @cached_property
    def map_rows(self) -> tuple[str, ...]:
        """Rows of the map."""
        return tuple(self.texts["map"].split("/"))

    @cached_property
    def grid(self) -> Grid:
        """Squares of the map."""
        return Grid(len(self.map_rows[0]), len(self.map_rows))

    @cached_property
    def cells(self) -> tuple[Token, ...]:
        """Map before anything is drawn, row by row."""
        return tuple("".join(self.map_rows))

    @cached_property
    def cathedral(self) -> tuple[Shape, Shape]:
        """Outline of the Cathedral as it is printed, and mirrored. It cannot be turned."""
        shape = Shape.from_picture(self.texts["cathedral"].replace("/", "\n"))
        return shape, shape.mirror()

    def outlines(self, mirrored: bool) -> Mapping[int, Mask]:
        """Map the Cathedral's possible first squares by number, row by row, to the masks that it covers."""
        return _masks_by_first_square(self.cathedral[mirrored], self.grid)


@lru_cache(maxsize=64)
def _masks_by_first_square(shape: Shape, grid: Grid) -> Mapping[int, Mask]:
    return {(mask & -mask).bit_length() - 1: mask for mask in placements(shape, grid)}


@lru_cache(maxsize=256)
def printed_values(own: Own) -> Printed:
    """Load the sheet with an owner's entries.

    Raises:
        BoxError: an entry has no such name, or its text is not of the form described above.
    """
    texts = dict(box().texts)
    for name, text in own:
        check_entry(name, text)
        texts[name] = text
    return Printed(texts)


def check_entry(name: str, text: str) -> None:
    """Check an owner's entry.

    Raises:
        BoxError: with the entry's name as field, and the expected form.
    """
    if name not in box().texts:
        raise BoxError("name", "Expected the name of an entry", f"$.{name}")
    if wrong := _find_map_error(text) if name == "map" else _find_outline_error(text):
        raise wrong.with_field(f"$.{name}")


def _find_map_error(text: str) -> BoxError | None:
    rows = text.split("/")
    if not set(text) <= {*PRINTABLE, "/"} or len({len(row) for row in rows}) != 1:
        return _box_error("rows", f"rows of equal length of {PRINTABLE}")
    if not (LEAST_SIDE <= len(rows) <= MOST_SIDE and LEAST_SIDE <= len(rows[0]) <= MOST_SIDE):
        sides = f"{LEAST_SIDE} to {MOST_SIDE} rows and columns"
        return _box_error("board-size", sides, least=LEAST_SIDE, most=MOST_SIDE)
    if not _is_connected(rows, "H"):
        return _box_error("town-hall", "one Town Hall")
    return None


def _find_outline_error(text: str) -> BoxError | None:
    rows = text.split("/")
    count = text.count("#")
    if not set(text) <= set("#./") or not 1 <= count <= MOST_SQUARES or max(map(len, rows)) > LEAST_SIDE:
        return _box_error("squares", f"1 to {MOST_SQUARES} squares", most=MOST_SQUARES)
    if len(rows) > LEAST_SIDE or not _is_connected([row.ljust(LEAST_SIDE, ".") for row in rows], "#"):
        return _box_error("apart", "squares that hang together")
    return None


def _is_connected(rows: list[str], letter: str) -> bool:
    """Check that the squares of a letter exist and hang together."""
    grid = Grid(len(rows[0]), len(rows))
    mask = sum(1 << i for i, found in enumerate("".join(rows)) if found == letter)
    return len(grid.regions(mask)) == 1


def _box_error(id: str, kind: str, **params: int | str) -> BoxError:
    return BoxError(id, f"Expected {kind}", params=params)
