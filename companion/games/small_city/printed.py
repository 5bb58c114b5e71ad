"""The printed values of one owner's Small City: tiles, costs, boards and cards. Rules are the same for all.

A box entry that can be read off the cardboard is a short text, so that it can be typed, drawn, carried and
compared:

* ``tile-R3``: drawings of a tile, rows parted by ``/``, other shapes of the same kind by a space. A letter is
  a square and its function: ``#`` a place, ``~`` water, ``w g b`` a product of a factory, ``$`` $1,
  ``m`` goods for money, ``v`` money for votes, ``x`` goods for votes.
* ``cost-CL``: the cubes a cultural building takes, such as ``wwggb``.
* ``board-easy``: rows parted by ``/``; a digit is the size of the town at which the square may be built on,
  ``#`` is an obstacle, ``~`` water.
* ``promise-7``: the votes on a promise card. ``warehouse``, ``cubes-w``, ``stock-R``: plain numbers.
"""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, get_args

from companion.data import data_path
from companion.engine.box import Box, BoxError, read_box, split_name
from companion.games.small_city.shapes import MOST_SIDE, Drawing, Ground, Laying, list_layings, parse_ground
from companion.geometry.cached import cached_property
from companion.geometry.shapes import Shape, Step
from companion.geometry.square import Grid

Kind = Literal[
    "R1", "R2", "R3", "R4", "R5", "C1", "C2", "C3", "C4", "F1", "F2", "F3", "P1", "P2", "P3",
    "WA", "RF", "HB", "PO", "FI", "CH", "SC", "LI", "MU", "ME", "CL", "UN",
]  # fmt: skip
"""Residences, commerce, factories and parks by level; warehouse, refinery, harbor, police, fire station, City
Hall, school, library, museum, metro station, clinic, university."""

KINDS: tuple[Kind, ...] = get_args(Kind)
CULTURE: tuple[Kind, ...] = ("CH", "SC", "LI", "MU", "ME", "CL", "UN")
UNIQUE: tuple[Kind, ...] = ("SC", "LI", "MU", "RF", "HB")
"""Tiles that every seat owns from the start, one of each."""
LIMITED: tuple[Kind, ...] = ("ME", "CL", "UN", "PO", "FI")
"""Tiles of which there is one fewer than seats."""
FAMILIES = ("R", "C", "F", "P")

Colour = Literal["w", "g", "b"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Side = Literal["easy", "expert"]

_ALLOWED = {"C": "$mvx", "F": "wgb", "HB": "#~"}
_FIXED = {"R1": 1, "R2": 2, "C1": 1, "C2": 2, "F1": 1, "F2": 2, "RF": 1, "PO": 2, "FI": 3, "SC": 1, "LI": 2}
_STATED_SIZES = {"CH": 4, "WA": 1}
"""Numbers of squares that the rules state besides `_FIXED`."""

_CLINIC = "wwggb"
"""The price of the clinic, which an example of the rules tells."""

_BOARD = re.compile(r"^[0-9#~]+(/[0-9#~]+)*$")


@cache
def family_of(kind: Kind) -> str:
    """Name a kind's family: ``R``, ``C``, ``F`` or ``P`` for kinds with levels, else the kind itself."""
    return kind[0] if kind[1:].isdigit() else kind


@cache
def level_of(kind: Kind) -> int:
    """Return the level of a residence, a shop, a factory or a park, 0 for the others."""
    return int(kind[1:]) if kind[1:].isdigit() else 0


@dataclass(frozen=True, eq=False)
class Printed:
    """One owner's box: the entries that ship, and those the owner has read off the cardboard instead.

    Attributes:
        texts: every readable entry's text, by name.
        numbers: the numbers that the rules state, by name.
        confirmed: the entries that the owner has read off the cardboard.
    """

    texts: Mapping[str, str]
    numbers: Mapping[str, tuple[int, ...]]
    confirmed: frozenset[str] = frozenset()

    def number(self, name: str) -> int:
        """Look up a single number that the rules state."""
        return self.numbers[name][0]

    @cached_property
    def drawings(self) -> Mapping[Kind, tuple[str, ...]]:
        """The shapes of every tile."""
        return {kind: tuple(self.texts[f"tile-{kind}"].split()) for kind in KINDS}

    @cached_property
    def functions(self) -> Mapping[Kind, str]:
        """The functions of every tile's squares, in the order a laid tile lists them."""
        return {kind: Drawing.read(shapes[0]).functions for kind, shapes in self.drawings.items()}

    @cached_property
    def costs(self) -> Mapping[Kind, str]:
        """The cubes of every cultural building, none for the City Hall."""
        return {kind: self.texts.get(f"cost-{kind}", "") for kind in CULTURE}

    def layings(self, kind: Kind, grid: Grid) -> tuple[Laying, ...]:
        """List every laying of a tile on a grid, over all its shapes, turns and mirrors."""
        return list_layings(self.drawings[kind], grid)

    @cached_property
    def assumed(self) -> frozenset[Kind]:
        """The tiles whose drawing neither the rules nor the owner have confirmed."""
        entries = default_box().entries
        names = ((kind, f"tile-{kind}") for kind in KINDS)
        return frozenset(
            kind for kind, name in names if entries[name].source == "assumed" and name not in self.confirmed
        )

    def size(self, kind: Kind) -> int:
        """Count a tile's squares without a harbor's water."""
        return self._sizes_by_kind[kind]

    @cached_property
    def _sizes_by_kind(self) -> Mapping[Kind, int]:
        return {kind: len(functions.replace("~", "")) for kind, functions in self.functions.items()}

    def ground(self, side: Side) -> Ground:
        """Parse one side of the town board."""
        return parse_ground(self.texts[f"board-{side}"])

    def promise_worth(self, promise: int) -> int:
        """Look up the votes on a promise card: 6, 12 or 18."""
        return int(self.texts[f"promise-{promise}"])

    @cached_property
    def warehouse(self) -> int:
        """Number of cubes a warehouse holds."""
        return int(self.texts["warehouse"])


@cache
def default_box() -> Box:
    """Load the box that ships, every value with its source."""
    return read_box(data_path("boxes", "small_city.toml"))


@lru_cache(maxsize=64)
def printed_values(own: tuple[tuple[str, str], ...] = ()) -> Printed:
    """Merge an owner's entries into the box that ships.

    Raises:
        BoxError: an entry has no such name, or its text is not of the form described above.
    """
    entries = {name: entry.value for name, entry in default_box().entries.items()}
    texts = {name: value for name, value in entries.items() if isinstance(value, str)}
    for name, text in own:
        check_form(name, text)
        texts[name] = text
    numbers = {
        name: tuple(value) if isinstance(value, list) else (value,)
        for name, value in entries.items()
        if not isinstance(value, str)
    }
    return Printed(texts, numbers, frozenset(name for name, _ in own))


LEAST_SIDE, MOST_SHAPES, MOST_SQUARES, MOST_CUBES, MOST = 4, 12, 9, 9, 999
"""Rows and columns of a board; shapes of a tile, squares of a shape; cubes of a cost; any count."""

WORTHS = ("6", "12", "18")
"""The votes that a promise card can be worth."""


def check_entry(name: str, text: str) -> None:
    """Check that an owner's entry has its form, and keeps the rules about it.

    Raises:
        BoxError: with the entry's name as field, and the expected form.
    """
    check_form(name, text)
    if wrong := _find_rule_error(name, text):
        raise wrong.with_field(f"$.{name}")


def check_form(name: str, text: str) -> None:
    """Check that an entry has its form.

    An entry that breaks rules added in a later version still passes.

    Raises:
        BoxError: with the entry's name as field, and the expected form.
    """
    entry = default_box().entries.get(name)
    if entry is None or not isinstance(entry.value, str):
        raise BoxError("name", "Expected the name of an entry", f"$.{name}")
    if wrong := _find_entry_error(name, text):
        raise wrong.with_field(f"$.{name}")


def marks_of(kind: str) -> str:
    """List the letters that a square of a tile can be."""
    return _ALLOWED.get(kind) or _ALLOWED.get(kind[0] if kind[1:].isdigit() else "", "#")


def _box_error(id: str, kind: str, **params: int | str) -> BoxError:
    return BoxError(id, f"Expected {kind}", params=params)


def _find_entry_error(name: str, text: str) -> BoxError | None:
    what, which = split_name(name)
    match what:
        case "tile":
            return _find_tile_error(which, text)
        case "cost":
            if len(text) > MOST_CUBES or not set(text) <= set(COLOURS):
                return _box_error("cubes", f"up to {MOST_CUBES} of w, g, b", most=MOST_CUBES)
        case "board":
            return _find_board_error(text)
        case "promise":
            if text not in WORTHS:
                return _box_error("choice", "6, 12 or 18", values=", ".join(WORTHS))
        case _:
            if not re.fullmatch("0|[1-9][0-9]{0,2}", text):
                return _box_error("number", f"a number up to {MOST}", least=0, most=MOST)
    return None


def _find_rule_error(name: str, text: str) -> BoxError | None:
    what, which = split_name(name)
    size = _STATED_SIZES.get(which)
    if what == "tile" and size and len(Drawing.read(text.split()[0]).steps) != size:
        return _box_error("count", f"{size} squares", count=size)
    if name == "cost-SC" and len(text) != 1:
        return _box_error("one-cube", "one cube")
    if name == "cost-CL" and sorted(text) != sorted(_CLINIC):
        return _box_error("clinic", "two white, two grey and one black cube")
    return None


def _find_board_error(text: str) -> BoxError | None:
    rows = text.split("/")
    if not _BOARD.fullmatch(text) or len({len(row) for row in rows}) != 1:
        return _box_error("rows", "rows of equal length of digits, # and ~")
    if not (LEAST_SIDE <= len(rows) <= MOST_SIDE and LEAST_SIDE <= len(rows[0]) <= MOST_SIDE):
        sides = f"{LEAST_SIDE} to {MOST_SIDE} rows and columns"
        return _box_error("board-size", sides, least=LEAST_SIDE, most=MOST_SIDE)
    found = {int(mark) for mark in text if mark.isdigit()}
    if not found or found != set(range(max(found) + 1)):
        return _box_error("board-steps", "sizes from 0 on without gaps")
    return None


def _find_tile_error(kind: str, text: str) -> BoxError | None:
    shapes = text.split()
    if not 1 <= len(shapes) <= MOST_SHAPES or len(text) > 400:
        return _box_error("shapes", f"1 to {MOST_SHAPES} shapes", most=MOST_SHAPES)
    marks = marks_of(kind)
    for shape in shapes:
        squares = Drawing.read(shape).steps
        if not squares or not set(squares.values()) <= set(marks) or len(squares) > MOST_SQUARES:
            return _box_error("squares", f"1 to {MOST_SQUARES} squares of {marks}", most=MOST_SQUARES)
        if not _is_connected(squares):
            return _box_error("apart", "squares that hang together")
    if len({Drawing.read(shape).functions for shape in shapes}) != 1:
        return _box_error("alike", "shapes whose squares do the same")
    return _find_count_error(kind, Counter(Drawing.read(shapes[0]).functions))


def _find_count_error(kind: str, counts: Counter[str]) -> BoxError | None:
    needed = int(kind[1:]) if kind[0] in "RCF" and kind[1:].isdigit() else _FIXED.get(kind)
    if kind == "HB" and counts != {"#": 2, "~": 2}:
        return _box_error("water", "two building squares and two of water")
    if needed is not None and counts.total() != needed:
        return _box_error("count", f"{needed} squares", count=needed)
    return None


def _is_connected(squares: Mapping[Step, str]) -> bool:
    width, height = max(x for x, _ in squares) + 1, max(y for _, y in squares) + 1
    if width > MOST_SIDE or height > MOST_SIDE:
        return False
    grid = Grid(width, height)
    mask = sum(1 << (y * width + x) for x, y in Shape.of(squares).steps)
    return len(grid.regions(mask)) == 1
