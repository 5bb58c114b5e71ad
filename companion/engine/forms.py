"""How the texts of a box are written, drawn and edited: tiles, boards, choices, numbers, gains, hex maps.

A game says which form each readable entry has; whoever draws or edits it needs to know nothing else of the
game. Whether a text is right is the game's to say, see `OwnersBox.check`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from companion.engine.words import Params, no_params

Tone = Literal[
    "plain", "start", "place", "water", "rock", "white", "grey", "black", "yellow", "green", "brown"
]
"""What a square looks like, so that squares are told apart at a glance."""

Icon = Literal["box", "coin", "ballot", "field", "mountain", "tree", "hall"]
"""What is drawn on a square that no sign of one letter tells."""

NO_SQUARE = "."

GainNames = Literal["gain", "element"]
"""What the kinds of gains are called by: as what is given, or as what is counted."""

COUNTED_AS: Mapping[GainNames, str] = {"gain": "amount", "element": "counted"}
"""The kind of the texts that say so many of something, by the kind of those that name it."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What a square of a drawing can be.

    Attributes:
        letter: stands for it in the text.
        id: names its texts: ``<game>-mark-<id>`` says what it is; ``<game>-sign-<id>``, where there is one,
            is written on it.
        tone: how it looks.
        icons: what is drawn on it instead of a sign, such as what is given and what is got for it.
    """

    letter: str
    id: str
    tone: Tone
    icons: tuple[Icon, ...] = ()


@dataclass(frozen=True, slots=True)
class TileForm:
    """Drawings of a tile: rows parted by ``/``, a dot for no square, other shapes of it after a space.

    Attributes:
        marks: what its squares can be; with only one, a square is there or is not.
        side: columns and rows of the grid it is drawn on.
        shapes: how many shapes it may have.
    """

    marks: tuple[Mark, ...]
    side: int = 5
    shapes: int = 12


@dataclass(frozen=True, slots=True)
class BoardForm:
    """A board: rows of equal length parted by ``/``, a letter for every square.

    Attributes:
        marks: what its squares can be, the most frequent first.
        least, most: columns, and rows, it may have.
    """

    marks: tuple[Mark, ...]
    least: int
    most: int


@dataclass(frozen=True, slots=True)
class CubesForm:
    """A handful of small things, a letter for each.

    Attributes:
        marks: what they can be.
        most: how many there may be.
    """

    marks: tuple[Mark, ...]
    most: int


@dataclass(frozen=True, slots=True)
class ChoiceForm:
    """One of a few values.

    Attributes:
        values: numbers, or words.
        named: the kind of the texts ``<game>-<named>-<value>`` that say what they are; empty for numbers.
    """

    values: tuple[str, ...]
    named: str = ""


@dataclass(frozen=True, slots=True)
class NumberForm:
    """A number within bounds."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class WordsForm:
    """A few words as somebody typed them, such as a name; they may be empty.

    Attributes:
        most: characters; ``;`` is none of them.
    """

    most: int


@dataclass(frozen=True, slots=True)
class GainsForm:
    """Form of what a print gives, takes or asks for, in the notation of `companion.engine.gains`.

    Attributes:
        kinds: what it can be, the most frequent first; ``<game>-<named>-<kind>`` names each.
        counted: what it can be had for each of, or need; ``<game>-element-<element>`` names each.
        choice: whether it can be one thing or another.
        named: the kind of the texts that name its kinds; `COUNTED_AS` has the kind of those that count them.
    """

    kinds: tuple[str, ...]
    counted: tuple[str, ...] = ()
    choice: bool = True
    named: GainNames = "gain"


@dataclass(frozen=True, slots=True)
class GroundForm:
    """What a hex of a map is: its ground, then words for what else is printed there, with spaces between.

    Attributes:
        grounds: what it can be, the most frequent first; ``<game>-ground-<ground>`` names each.
        flags: what else can be there, named likewise.
    """

    grounds: tuple[str, ...]
    flags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HexMapForm:
    """A whole map: for every hex its name and what it is, parted by ``;``: ``0,0 capital;1,0 wheat port``.

    Attributes:
        ground: what a hex can be.
        most: how far from 0,0 a hex can be.
        centre: what 0,0 is.
    """

    ground: GroundForm
    most: int
    centre: str


@dataclass(frozen=True, slots=True)
class PartsForm:
    """Several things that are printed side by side, their texts parted by ``;``.

    Attributes:
        parts: each one's id, for ``<game>-part-<id>``, and its form; none a `PartsForm` or a `HexMapForm`.
    """

    parts: "tuple[tuple[str, Form], ...]"


@dataclass(frozen=True, slots=True)
class ValueForm:
    """A struct of the game's own, as its wire form has it; only a setup holds such an entry, no owner's box.

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
    """A readable entry of a box.

    Attributes:
        section: where it stands among the others; its text is ``<game>-section-<section>``.
        title: names what it is about: ``<game>-printed-<title>``.
        form: how its text is written.
        params: what the title's text needs.
    """

    section: str
    title: str
    form: Form
    params: Params = field(default_factory=no_params)


def shapes_of(text: str) -> tuple[tuple[str, ...], ...]:
    """The rows of every shape in a tile's text."""
    return tuple(tuple(shape.split("/")) for shape in text.split())


def tile_text(shapes: tuple[tuple[str, ...], ...]) -> str:
    """The text of some shapes, each without empty rows and columns around it; empty ones are left out."""
    return " ".join(filter(None, ("/".join(trim(rows)) for rows in shapes)))


def trim(rows: tuple[str, ...]) -> tuple[str, ...]:
    """A shape's rows without empty rows and columns around it, all equally long."""
    width = max(map(len, rows), default=0)
    full = [row.ljust(width, NO_SQUARE) for row in rows]
    used = [y for y, row in enumerate(full) if row.strip(NO_SQUARE)]
    if not used:
        return ()
    columns = [x for x in range(width) if any(row[x] != NO_SQUARE for row in full)]
    return tuple(row[columns[0] : columns[-1] + 1] for row in full[used[0] : used[-1] + 1])
