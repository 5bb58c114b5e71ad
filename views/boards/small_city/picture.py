"""Data to draw a town from: the town itself, and the marks laid over it for the moment."""

from collections.abc import Callable
from dataclasses import dataclass

from companion.engine.setup import Colour
from companion.games.small_city.plan import Plan
from companion.games.small_city.position import CellName, Cells, Town
from companion.games.small_city.printed import Kind


@dataclass(frozen=True)
class Ghost:
    """A tile in hand, held over the board.

    Attributes:
        kind: which.
        cells: its squares, in the order of its functions.
    """

    kind: Kind
    cells: Cells


@dataclass(frozen=True)
class Picture:
    """One town and the marks to draw over it.

    Attributes:
        plan: the tiles on the board.
        town: the town.
        seat: whose.
        colours: of all seats, by seat.
        street: the squares beside the mayor's street, if the mayor lives here.
        lights: squares where something may be done.
        faint: whether squares that are not lit or pointed out fade.
        ghosts: tiles in hand, held over the board.
        chosen: squares picked so far.
        lit: squares to point out.
        asked: squares of a refused question.
        halo: squares of an area of influence.
        arrows: squares of tiles that could be upgraded now.
        whole: whether all of the board is shown, and not just the part that can be built on.
        tap: called with a square's name; None where there is nothing to tap.
        hold: called with a square that is held for a while.
        says: describes the effect of a tap on a square, read out after its contents.
    """

    plan: Plan
    town: Town
    seat: int
    colours: tuple[Colour, ...]
    street: Cells = ()
    lights: frozenset[CellName] = frozenset()
    faint: bool = False
    ghosts: tuple[Ghost, ...] = ()
    chosen: Cells = ()
    lit: Cells = ()
    asked: Cells = ()
    halo: Cells = ()
    arrows: Cells = ()
    whole: bool = False
    tap: Callable[[CellName], object] | None = None
    hold: Callable[[CellName], object] | None = None
    says: Callable[[CellName], str] | None = None
