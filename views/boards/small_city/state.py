"""Selection of a phone at a table of Small City, typed and cleared after every move."""

from dataclasses import dataclass, replace
from typing import Literal, get_args

from companion.games.small_city.phases.rows import Take
from companion.games.small_city.position import CellName, Cells, Position, Promise
from companion.games.small_city.printed import Colour, Kind, Side
from views.boards.small_city.look import Group
from views.models.in_hand import InHand
from views.play.screen import Screen as AnyScreen

Mode = Literal["tiles", "pieces", "tracks"]
"""Page of corrections of a town: its tiles, the pieces on them, or the things beside it."""

MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Stands:
    """A brush that puts a citizen or a grave on a square.

    Attributes:
        what: a citizen, or a citizen's grave.
        seat: whose.
    """

    what: Literal["citizen", "grave"]
    seat: int


Brush = Stands | Colour | Literal["eraser"]
"""Brush for a square: a citizen, a grave, a good, or the eraser."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Selection besides a tile and the square pointed at, with the choices for it.

    Attributes:
        side: the side of the board that is looked at before the City Hall lies.
        drawn: the promises drawn so far, of one pile after the other.
        kept: the promise that would be kept.
        anything: whether every promise is shown, whatever its pile.
        group: the group of tiles that is open in the palette; None for none in particular.
        cells: the squares that a tile or a street is held over.
        store: the squares that a factory's warehouse is held over; empty for the first it can have.
        grown: the tile of the upgrade that is held; None for none.
        doomed: the squares of the tile that would be demolished.
        paid: the cubes chosen to pay with; None while none were chosen.
        chains: whether the chains of upgrades are shown.
        town: whose town is looked at; None for the seat's own.
        who: the citizen in hand: the seat whose town it stands in, and its square.
        line: the number of the line of a sum that is looked at.
        first: which stores are filled first.
        drop: the cubes given up, as chosen.
        step: the step of the council that a disc goes to: its row and its number there.
        leaves: the row of the disc that begins anew for that; None while none was chosen.
        take: the gain taken there; empty while none was chosen.
        dying: the square of the citizen who dies.
        grave: the square where the grave lies.
        mode: the page of corrections.
        brush: the brush for squares; None for a citizen of the seat looked at.
        promises: whether all promises are shown, to set the one that is kept.
    """

    side: Side = "easy"
    drawn: tuple[Promise, ...] = ()
    kept: Promise | None = None
    anything: bool = False
    group: Group | None = None
    cells: Cells = ()
    store: Cells = ()
    grown: Kind | None = None
    doomed: Cells = ()
    paid: tuple[Colour, ...] | None = None
    chains: bool = False
    town: int | None = None
    who: tuple[int, CellName] | None = None
    line: int | None = None
    first: Literal["warehouse", "hall"] = "warehouse"
    drop: tuple[Colour, ...] = ()
    step: tuple[int, int] | None = None
    leaves: int | None = None
    take: Take = ""
    dying: CellName | None = None
    grave: CellName | None = None
    mode: Mode = "tiles"
    brush: Brush | None = None
    promises: bool = False

    @property
    def idle(self) -> bool:
        """Whether the selection is empty but for the page, the group and the brush of corrections."""
        return replace(self, mode="tiles", group=None, brush=None) == EMPTY

    def without_ghosts(self) -> "Hand":
        """Return a copy without the tile held over squares to lie there, to grow or to be demolished."""
        return replace(self, cells=(), grown=None, doomed=())

    def with_group(self, group: Group | None) -> "Hand":
        """Return a copy with another group of tiles open, without the choices for a tile of the last one."""
        return replace(self.without_ghosts(), group=group, store=(), paid=None)


EMPTY = Hand()

_IN_HAND = InHand(EMPTY)
hand_of, have = _IN_HAND.of, _IN_HAND.have
"""Typed accessors to a board's selection: `hand_of(screen)` reads it, `have(screen, hand)` replaces it."""

Screen = AnyScreen[Position, Hand]
"""A phone's screen of a table of Small City."""
