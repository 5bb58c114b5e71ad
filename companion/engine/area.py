"""Area before a seat, cell by cell: enough to draw a table that has no drawn board."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from companion.geometry.bits import Mask
from companion.geometry.cells import Cells

Ghost = Mapping[str, str]
"""The thing that each cell would show, by the cell's name."""


@dataclass(frozen=True, slots=True)
class ThingLook:
    """Face of a thing, where its name in words is not enough.

    Attributes:
        colour: of its cell, as ``#E9BE3B``; empty for the colour of all things without one.
        sign: letters or signs on it, such as ``R`` or one star for each point; empty for its name in words.
        icon: name of an icon that stands there, above the sign if there is one, such as ``CASTLE``.
    """

    colour: str = ""
    sign: str = ""
    icon: str = ""


def no_ghost(_target: str) -> Ghost:
    """Show nothing: a place in question is framed, and no more."""
    return {}


@dataclass(frozen=True, slots=True)
class Area:
    """Board with the things on it.

    Attributes:
        board: its cells; squares and hexes are drawn where they lie, others in rows.
        things: by a cell's name, the ids of what lies there, the lowest first. A thing is named by a text of
            the kind ``piece``, ``tile`` or ``card``. The cell has the look of the uppermost, and the signs of
            the lower ones.
        pieces: the cells of each thing that lies on several; things that are not named here lie on one each.
        looks: by the id of a thing, its face.
        seen: mask of the cells that can be used now; squares outside its rectangle are not drawn. 0 for all.
        ghost: tells the faces of a piece that is held over a target: by a cell's name, the id of a thing.
            Asked while the piece is held there.
    """

    board: Cells
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pieces: tuple[tuple[str, ...], ...] = ()
    looks: Mapping[str, ThingLook] = field(default_factory=dict)
    seen: Mask = 0
    ghost: Callable[[str], Ghost] = no_ghost


@dataclass(frozen=True, slots=True)
class CommonThing:
    """Thing in the middle of the table.

    Attributes:
        thing: its id, named as a target or a thing is.
        seat: the seat whose marker stands on it; None for nobody's.
        faces: the ids of what it shows, side by side, each with its look; empty for its name alone.
        count: how many of it there are, such as the coins of a seat; 1 is not written.
    """

    thing: str
    seat: int | None = None
    faces: tuple[str, ...] = ()
    count: int = 1


@dataclass(frozen=True, slots=True)
class CommonRow:
    """Row of things, common to the table such as a market, or held by a seat such as its cards.

    Attributes:
        id: names its heading, a text of kind ``common``.
        things: the things, in their order on the table.
        looks: by the id of a face, its look.
    """

    id: str
    things: tuple[CommonThing, ...]
    looks: Mapping[str, ThingLook] = field(default_factory=dict)
