"""Area before a seat, cell by cell: enough to draw a table that has no drawn board."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from companion.geometry.cells import Cells


@dataclass(frozen=True, slots=True)
class Area:
    """Board with the things on it.

    Attributes:
        board: its cells; squares and hexes are drawn where they lie, others in rows.
        things: by a cell's name, the ids of what lies there, the lowest first.
        pieces: the cells of each thing that lies on several; things that are not named here lie on one each.
    """

    board: Cells
    things: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pieces: tuple[tuple[str, ...], ...] = ()
