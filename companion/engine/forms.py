"""Forms of the texts of a box: tiles, boards, choices, numbers, gains, hex maps.

A game tells the form of each readable entry. A screen that draws or edits an entry needs to know nothing else
of the game. The game itself checks a text: see `OwnersBox.check`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from companion.engine.words import Params, no_params

Tone = Literal[
    "plain", "start", "place", "water", "rock", "white", "grey", "black", "yellow", "green", "brown"
]
"""Look of a square, so that squares are told apart at a glance."""

Icon = Literal["box", "coin", "ballot", "field", "mountain", "tree", "hall"]
"""Picture on a square, where a sign of one letter would not be clear."""

NO_SQUARE = "."

GainNames = Literal["gain", "element"]
"""Kind of the texts that name gains: as things given, or as elements counted."""

COUNTED_AS: Mapping[GainNames, str] = {"gain": "amount", "element": "counted"}
"""Kind of the texts that count a thing, by the kind of the texts that name it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Mark that a square of a drawing can have.

    Attributes:
        letter: stands for it in the text.
        id: names its texts: ``<game>-mark-<id>`` is its name; ``<game>-sign-<id>``, where there is one,
            is written on it.
        tone: its look.
        icons: pictures in place of a sign, such as the thing given and the thing got for it.
    """

    letter: str
    id: str
    tone: Tone
    icons: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class TileForm:
    """Form of a tile: rows parted by ``/``, a dot for no square, other shapes after a space.

    Attributes:
        marks: the marks of its squares; with only one, a square is there or is not.
        side: columns and rows of the grid it is drawn on.
        shapes: the largest count of shapes.
    """

    marks: tuple[Mark, ...]
    side: int = 5
    shapes: int = 12


@dataclass(frozen=True, slots=True)
class BoardForm:
    """Form of a board: rows of equal length parted by ``/``, a letter for every square.

    Attributes:
        marks: the marks of its squares, the most frequent first.
        least, most: the bounds of its columns, and of its rows.
    """

    marks: tuple[Mark, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class CubesForm:
    """Form of a handful of small things, a letter for each.

    Attributes:
        marks: the kinds of thing.
        most: the largest count.
    """

    marks: tuple[Mark, ...]
    most: int


@dataclass(frozen=True, slots=True)
class ChoiceForm:
    """Form of a choice among a few values.

    Attributes:
        values: numbers, or words.
        named: the kind of the texts ``<game>-<named>-<value>`` that name them; empty for numbers.
    """

    values: tuple[str, ...]
    named: str = ""


@dataclass(frozen=True, slots=True)
class NumberForm:
    """Form of a number within bounds.

    Attributes:
        least, most: the bounds.
        unset: whether an entry begins without a number, so that the least one is never taken unasked.
    """

    least: int
    most: int
    unset: bool = False


@dataclass(frozen=True, slots=True)
class WordsForm:
    """Form of a few typed words, such as a name, which may be empty.

    Attributes:
        most: the largest count of characters; ``;`` is not allowed.
    """

    most: int


COMMON = 6
"""Number of frequent kinds that are offered first, beside nothing and the button for all others."""


@dataclass(frozen=True, slots=True)
class GainsForm:
    """Form of the gains that a print gives, takes or asks for, written as in `companion.engine.gains`.

    Attributes:
        kinds: the things it can give, the most frequent first; ``<game>-<named>-<kind>`` names each.
        counted: the elements it can count or need; ``<game>-element-<element>`` names each.
        choice: whether it can be one thing or another.
        named: the kind of the texts that name its kinds; `COUNTED_AS` has the kind of those that count them.
    """

    kinds: tuple[str, ...]
    counted: tuple[str, ...] = ()
    choice: bool = True
    named: GainNames = "gain"

    @property
    def common(self) -> tuple[str, ...]:
        """Most frequent kinds, offered first."""
        return self.kinds[:COMMON]


@dataclass(frozen=True, slots=True)
class GroundForm:
    """Form of a hex of a map: its ground, then words for other prints there, with spaces between.

    Attributes:
        grounds: the possible grounds, the most frequent first; ``<game>-ground-<ground>`` names each.
        flags: the other possible prints, named likewise.
    """

    grounds: tuple[str, ...]
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HexMapForm:
    """Form of a whole map: each hex's name and ground, parted by ``;``, as in ``0,0 capital;1,0 wheat port``.

    Attributes:
        ground: the form of a hex.
        most: the largest distance of a hex from 0,0, in steps.
        centre: the ground of 0,0.
    """

    ground: GroundForm
    most: int
    centre: str


@dataclass(frozen=True, slots=True)
class PartsForm:
    """Form of several things that are printed side by side, their texts parted by ``;``.

    Attributes:
        parts: each one's id, for ``<game>-part-<id>``, and its form; none a `PartsForm` or a `HexMapForm`.
        seldom: ids of the parts that are empty on most prints, shown last and only on request.
    """

    parts: "tuple[tuple[str, Form], ...]"
    seldom: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ValueForm:
    """Form of a struct of the game's own, in its wire form, which only a setup holds, not an owner's box.

    Attributes:
        kind: the struct.
    """

    kind: type[msgspec.Struct]


Form = (
    TileForm
    | BoardForm
    | CubesForm
    | ChoiceForm
    | NumberForm
    | WordsForm
    | GainsForm
    | GroundForm
    | HexMapForm
    | PartsForm
    | ValueForm
)


@dataclass(frozen=True, slots=True)
class Field:
    """Readable entry of a box.

    Attributes:
        section: its group among the entries; the group's text is ``<game>-section-<section>``.
        title: names its title: ``<game>-printed-<title>``.
        form: the form of its text.
        params: the params of the title.
        trait: names it among the facts of its piece: ``<game>-trait-<trait>``; empty where the title does.
    """

    section: str
    title: str
    form: Form
    params: Params = field(default_factory=no_params)
    trait: str = ""


def shapes_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Split a tile's text into the rows of every shape."""
    return tuple(tuple(shape.split("/")) for shape in text.split())


def format_tile(shapes: tuple[tuple[str, ...], ...]) -> str:
    """Write shapes as a tile's text, each trimmed of empty rows and columns, and leave out empty shapes."""
    return " ".join(filter(None, ("/".join(trim_shape(rows)) for rows in shapes)))


def trim_shape(rows: tuple[str, ...]) -> tuple[str, ...]:
    """Trim the empty rows and columns around a shape, and pad its rows to equal length."""
    width = max(map(len, rows), default=0)
    full = [row.ljust(width, NO_SQUARE) for row in rows]
    used = [y for y, row in enumerate(full) if row.strip(NO_SQUARE)]
    if not used:
        return ()
    columns = [x for x in range(width) if any(row[x] != NO_SQUARE for row in full)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in full[used[0] : used[-1] + 1])
